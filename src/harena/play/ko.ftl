stale-move = 이전 질문에 대한 답입니다. 지금 무엇을 묻는지 다시 확인하세요.
undo-over = 대전이 끝났습니다.
undo-nothing = 되돌릴 수가 없습니다.
undo-chance = 그 뒤에 주사위를 굴렸거나 카드를 뽑았으므로 되돌릴 수 없습니다.
undo-other = 그 뒤에 다른 플레이어가 움직였으므로 되돌릴 수 없습니다.
undo-revealed = 누군가에게 카드가 공개되었으므로 되돌릴 수 없습니다.
line-move = { $name }: { $move }
undo-race = 경주에서는 아무것도 되돌릴 수 없습니다.
