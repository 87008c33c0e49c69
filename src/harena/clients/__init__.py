"""What people hold in their hands: they draw a scene and send a move, and know no rule."""
