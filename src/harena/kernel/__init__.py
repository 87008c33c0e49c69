"""The kernel: procedures of steps on a stack of frames, chance as a seat, hidden cards and what each seat knows of them."""
