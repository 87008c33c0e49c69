# 터미널 화면과 글 화면.

panel-card = 카드
panel-log = 기록
no-card = 카드로 옮겨 가면 내용을 읽을 수 있습니다.
face-down = 뒷면인 카드. 무엇인지 알 수 없습니다.
lies-down = 뒷면으로 놓여 있고, 당신만 봅니다.
acts-now = 효과를 처리하는 중입니다.
cannot-act = 지금은 행동할 수 없습니다.
cost = 코스트 { $cost }
limited = 한정
marks = 저희가 정한 값이고 확인되지 않았습니다: { $fields }.
mark-proposed = 우리가 정함
mark-inferred = 추정
mark-unknown = 미상
field-name = 이름
field-cost = 코스트
field-limited = 한정
field-type = 종류
field-symbols = 심볼
field-text = 효과
field-response = 응답
field-amount = 수치
field-amounts = 수치
field-attach = 부여 효과
field-subordinate = 부하
field-all-of-this-card = 카드 전체
field-timing-of-the-discard = 버리는 시점
field-a-cost-of-0-is-allowed = 코스트 0도 가능
field-without-any-doll-it-cannot-be-used = 돌이 없으면 사용할 수 없음
field-names-of-the-actions = 행동의 이름

turn = { $turn }턴
your-turn = 당신 차례
their-turn = { $name } 차례
waiting = { $name } 기다리는 중.
ready = 준비됨: { $names }
hints = Enter 고르기 · Tab 다음 칸 · c 카드 · u 무르기 · s 저장 · l 언어 · ? 도움말 · q 나가기
hints-short = ? 도움말 · q 나가기

no-use = 지금 { $name }(으)로 할 수 있는 일이 없습니다.
which-of-these = { $name }(으)로 할 수 있는 일이 { $count }가지입니다. 아래에서 고르세요.
not-asked = 지금은 당신이 고를 때가 아닙니다.
undone = 물렀습니다.
saved = { $file }에 저장했습니다.
not-saved = 저장하지 못했습니다: { $reason }
over-hint = 기록과 카드는 마음껏 보세요. q를 누르면 나갑니다.

leave-title = 자리를 뜰까요?
leave-text = 승부는 지금 그대로 저장되고, 나중에 이어서 할 수 있습니다.
leave-over = 승부가 끝났고 저장되었습니다.
leave-yes = 나가기
leave-no = 남기

pass-title = { $name }에게 화면을 넘기세요
pass-text = { $name }, 다른 사람이 보지 않을 때 Enter를 누르세요.
pass-go = { $name }입니다

small-title = 터미널이 너무 작습니다
small-text = 지금은 { $columns }칸 { $rows }줄입니다. 적어도 { $least-columns }칸 { $least-rows }줄이 필요하고, 80칸 24줄부터 편합니다. 창을 키우거나 --plain 으로 하세요. 승부는 그대로 기다립니다.

help-title = 키
help-arrows = 선택지와 카드 사이를 움직이기
help-tab = 다음 칸으로, 이전 칸으로
help-enter = 고르기
help-keep = 주사위 남기기, 또는 풀기: 나머지를 굴립니다
help-roll = 굴리기
help-stop = 멈추기: 과제를 풀었다면 라운드가 끝납니다
help-digits = 번호로 고르기
help-card = 카드를 크게 보기
help-undo = 마지막 수 무르기 (누구에게도 새로 보인 것이 없을 때)
help-save = 저장
help-language = English, 한국어, 日本語
help-quit = 나가기. 승부는 저장됩니다
help-mouse = 선택지는 한 번 누르면 고르고, 카드는 한 번 누르면 읽고 두 번 누르면 씁니다.
help-signs = 표시
help-refused = 지금은 안 됨. 고르면 까닭을 알려 줍니다
help-down = 뒷면
help-acts = 효과 처리 중
help-cannot = 행동할 수 없음
help-limited = 한정: 한 번 쓰면 버려집니다
help-marks = 확인되지 않은, 저희가 정한 값
help-close = Esc 닫기

no-textual = 화면으로 하려면 Textual이 필요합니다. 설치: pip install "harena[terminal]"  또는 --plain 으로 하세요.
left-saved = 승부는 그대로 { $file }에 저장되어 있습니다.
left-unsaved = 승부를 저장하지 못했습니다: { $reason }
end-kept = 승부는 { $file }에 남아 있습니다 ({ $program } replay { $file })
end-go-on = 이어서 하기: { $program } play --resume { $file }
bot-failed = { $name } 자리의 봇이 멈췄습니다: { $reason }. 승부는 그대로입니다.

plain-welcome = { $title }. 번호, 수, 카드 이름 가운데 하나를 쓰세요. 나머지는 "help"에 있습니다.
plain-refused = 지금은 안 되는 일: { $moves }.
plain-hidden = 뒷면 카드 { $count }장
plain-count = 카드 { $count }장
plain-prompt = >
plain-help =
    번호, 적힌 그대로의 수, 카드 이름: 그 수를 둡니다.
    why 수: 되는지, 안 되면 왜인지. card 이름: 카드 읽기. look: 테이블 다시 보기. choices: 할 수 있는 일.
    log: 지금까지의 일. undo: 무르기. save: 저장. lang en, ko, ja: 언어. quit: 저장하고 나가기.
    say 할 말: 모두에게. say B: 할 말: B에게만. talk: 지금까지 들은 말.
plain-allowed = { $move }: 됩니다.
plain-several = "{ $typed }"에 맞는 것이 여럿입니다:
plain-unknown = "{ $typed }"라는 것은 없습니다. 1부터 { $count }까지의 번호, 수, 카드 이름을 쓰세요. 나머지는 "help"에 있습니다.
plain-unknown-near = "{ $typed }"라는 것은 없습니다. "{ $near }" 말인가요?
plain-no-card = 보이는 카드 가운데 "{ $typed }"는 없습니다.
plain-what = { $word } 다음에 이름을 쓰세요.
plain-languages = 언어: en, ko, ja.
plain-sealed = 행동 불가
plain-acting = 처리 중
plain-face-down = 뒷면
plain-yours = 당신

gather-prompt = 순서에 상관없이 { $wanted }장을 고르세요. { $chosen }장 골랐습니다.
gather-done = 이대로 정하기
gather-more = 먼저 { $more }장을 더 고르세요.
gather-full = { $wanted }장을 다 골랐습니다. 먼저 하나를 되돌리세요.
picked = 골랐습니다.
plain-picked = 고름
marks-roll = { $numbers } 굴리고 나머지는 남기기
marks-none = 남긴 주사위가 너무 많습니다. 굴릴 주사위가 없습니다.
call-which = 당신의 주사위로 풀린 과제가 없습니다. 정말 외치려면 목록에서 고르세요.
hints-race = 1-8 주사위 남기기 · r 나머지 굴리기 · x 스톱 · Enter 선택 · Tab 다음 칸 · ? 도움말 · q 나가기
choose-title = 어느 게임을 할까요?
choose-seats = 몇 명이 할까요?
choose-again = 1부터 { $most }까지의 번호를 입력하세요.
field-power = 능력의 이름
talk-all = { $who }: “{ $text }”
talk-some = { $who } → { $to }: “{ $text }”
talk-title = 말하기
talk-hint = 모두에게는 할 말만, B에게만 할 때는 B: 할 말. 약속은 지킬 의무가 없고, 봇은 대답하지 않습니다.
talk-watcher = 경기하는 사람만 말할 수 있습니다.
talk-close = Enter 말하기 · Esc 닫기
talk-none = 아직 아무도 말하지 않았습니다.
help-talk = 함께 있는 사람들에게 말하기
help-log = 자리에서 오간 말. 수가 아닙니다
help-lowest = 다 찬 열에서 혼자 가장 낮음. 그대로면 이 차례 끝에 탈락합니다
help-low = 지금까지 가장 낮음
help-under = 전투력 7인 카드와 그 아래 덮인 카드 2장. *7은 난입 카드
help-backer = A가 후원자
help-token = A의 토큰. 걸린 칸이나 출전자 옆에 있습니다
help-empty = 빈 칸
field-colour = 색
field-colours = 색
field-counts = 개수
field-crossed_colour = 지워진 색
field-diamonds = 다이아몬드의 값
field-kind = 과제의 종류
field-level = 단계
field-second_symbol = 두 번째 그림
field-set = 묶음
field-symbol = 그림
field-tier = 등급
solved-now = 지금 주사위로 풀립니다. 스톱을 외치세요!
plain-solved = 풀림
marks-missed = 주사위는 { $count }개입니다. 번호로 말해 주세요.
plain-too-late = 그사이에 상황이 바뀌어 아무것도 하지 않았습니다.
