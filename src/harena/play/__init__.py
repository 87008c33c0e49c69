"""Playing: a match, its log, replays, and checking its dice."""
