from __future__ import annotations
def draw_scene(*a): return {}
