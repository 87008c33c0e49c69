stale-move = 前の質問への答えです。今何を聞かれているか、もう一度確認してください。
undo-over = 対戦は終わっています。
undo-nothing = 取り消せる手がありません。
undo-chance = その後にダイスを振ったかカードを引いたので、取り消せません。
undo-other = その後に他のプレイヤーが動いたので、取り消せません。
undo-revealed = 誰かにカードを見せた手なので、取り消せません。
line-move = { $name }：{ $move }
undo-race = レースでは取り消しはできません。
