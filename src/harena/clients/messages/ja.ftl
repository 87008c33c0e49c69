# 端末の卓と、文字だけの卓。

panel-card = カード
panel-log = 記録
no-card = カードに移ると、ここで読めます。
face-down = 裏向きのカード。何かはわかりません。
lies-down = 裏向きです。見えるのはあなただけ。
acts-now = いま効果を処理しています。
cannot-act = いまは行動できません。
cost = コスト { $cost }
limited = リミテッド
marks = こちらで決めた値で、未確認です: { $fields }。
mark-proposed = こちらで決めた値
mark-inferred = 推定
mark-unknown = 不明
field-name = 名前
field-cost = コスト
field-limited = リミテッド
field-type = 種類
field-symbols = シンボル
field-text = 効果
field-response = レスポンス
field-amount = 数値
field-amounts = 数値
field-attach = 付与効果
field-subordinate = 配下
field-all-of-this-card = カード全体
field-timing-of-the-discard = 捨てるタイミング
field-a-cost-of-0-is-allowed = コスト0も可
field-without-any-doll-it-cannot-be-used = ドールがないと使えない
field-names-of-the-actions = 行動の名前

turn = { $turn }ターン目
your-turn = あなたの番
their-turn = { $name }の番
waiting = { $name }を待っています。
ready = 準備完了: { $names }
hints = Enter 選ぶ · Tab 次の枠 · c カード · u 戻す · s 保存 · l 言語 · ? 説明 · q 終わる
hints-short = ? 説明 · q 終わる

no-use = いま{ $name }でできることはありません。
which-of-these = { $name }でできることが{ $count }つあります。下から選んでください。
not-asked = いまはあなたの選ぶ番ではありません。
undone = 一手戻しました。
saved = { $file } に保存しました。
not-saved = 保存できません: { $reason }
over-hint = 記録もカードもゆっくりどうぞ。q で席を立ちます。

leave-title = 席を立ちますか?
leave-text = 対戦はこのまま保存され、あとで続きができます。
leave-over = 対戦は終わり、保存されています。
leave-yes = 立つ
leave-no = 残る

pass-title = { $name }に画面を渡してください
pass-text = { $name }さん、ほかの人が見ていなければ Enter を。
pass-go = { $name }です

small-title = 端末が小さすぎます
small-text = いまは { $columns } 桁 { $rows } 行です。少なくとも { $least-columns } 桁 { $least-rows } 行、楽に遊ぶには 80 桁 24 行が要ります。窓を広げるか、--plain で遊んでください。対戦はそのまま待っています。

help-title = キー
help-arrows = 選択肢やカードの上を動く
help-tab = 次の枠へ、前の枠へ
help-enter = 選ぶ
help-keep = ダイスを残す・戻す：ほかのダイスを振ります
help-roll = 振る
help-stop = ストップ：課題を解いていればラウンド終了
help-digits = 番号で選ぶ
help-card = カードを大きく見る
help-undo = 最後の手を戻す(誰にも何も見せていないとき)
help-save = 保存
help-language = English, 한국어, 日本語
help-quit = 席を立つ。対戦は保存されます
help-mouse = 選択肢はクリックで決定。カードはクリックで読み、ダブルクリックで使います。
help-signs = しるし
help-refused = いまはできない。選ぶと理由が出ます
help-down = 裏向き
help-acts = 効果を処理中
help-cannot = 行動できない
help-limited = リミテッド: 一度使うと捨て札になります
help-marks = 未確認の、こちらで決めた値
help-close = Esc で閉じる

no-textual = 卓を画面に出すには Textual が要ります。導入: pip install "harena[terminal]"  または --plain でどうぞ。
left-saved = 対戦はそのまま { $file } に保存してあります。
left-unsaved = 対戦を保存できませんでした: { $reason }
end-kept = 対戦は{ $file }に残っています（{ $program } replay { $file }）
end-go-on = 続きから: { $program } play --resume { $file }
bot-failed = { $name }の席のボットが止まりました: { $reason }。対戦はそのままです。

plain-welcome = { $title }。番号、手、カード名のどれかを入れてください。ほかは "help" で。
plain-refused = いまはできないこと: { $moves }。
plain-hidden = 裏向き { $count } 枚
plain-count = { $count } 枚
plain-prompt = >
plain-help =
    番号、書いてあるとおりの手、カード名: その手を指します。
    why 手: できるか、できないならなぜか。card 名前: カードを読む。look: 卓をもう一度。choices: できること。
    log: これまでのこと。undo: 一手戻す。save: 保存。lang en, ko, ja: 言語。quit: 保存して終わる。
    say 言葉: 全員へ。say B: 言葉: Bだけへ。talk: これまでに聞いたこと。
plain-allowed = { $move }: できます。
plain-several = 「{ $typed }」に当たるもの:
plain-unknown = 「{ $typed }」はありません。1 から { $count } の番号、手、カード名を入れてください。ほかは "help" で。
plain-unknown-near = 「{ $typed }」はありません。「{ $near }」ですか?
plain-no-card = 見えているカードに「{ $typed }」はありません。
plain-what = { $word } のあとに名前を入れてください。
plain-languages = 言語: en, ko, ja。
plain-sealed = 行動不可
plain-acting = 処理中
plain-face-down = 裏向き
plain-yours = あなた

gather-prompt = { $wanted }枚を好きな順に選んでください。いま{ $chosen }枚。
gather-done = これに決める
gather-more = 先にあと{ $more }枚選んでください。
gather-full = もう{ $wanted }枚選びました。先に1枚戻してください。
picked = 選びました。
plain-picked = 選択済み
marks-roll = { $numbers }を振り、ほかは残す
marks-none = 残しすぎです。振るダイスがありません。
call-which = 達成した課題はありません。それでも言うなら一覧から選んでください。
hints-race = 1-8 ダイスを残す · r ほかを振る · x ストップ · Enter 選ぶ · Tab 次の欄 · ? ヘルプ · q 終了
choose-title = どのゲームで遊びますか？
choose-seats = 何人で遊びますか？
choose-again = 1から{ $most }までの番号を入力してください。
field-power = 能力の名前
talk-all = { $who }「{ $text }」
talk-some = { $who } → { $to }「{ $text }」
talk-title = 話す
talk-hint = 全員へはそのまま、Bだけへは「B: 言葉」。約束に縛りはなく、ボットは答えません。
talk-watcher = 話せるのは遊んでいる人だけです。
talk-close = Enter で話す · Esc で閉じる
talk-none = まだだれも話していません。
help-talk = 卓の人に話す
help-log = 卓で話されたこと。手ではありません
help-lowest = 埋まった列でただひとつ最低。このままならターンの終わりに脱落
help-low = いまのところ最低
help-under = 戦闘力7のカードと、覆われたカード2枚。*7は乱入者
help-backer = 後援者はA
help-token = Aのトークン。賭けた場所か出場者の横にある
help-empty = 空き
field-colour = 色
field-colours = 色
field-counts = 数
field-crossed_colour = 消された色
field-diamonds = ダイヤの値
field-kind = 課題の種類
field-level = 段
field-second_symbol = 2つめの絵柄
field-set = セット
field-symbol = 絵柄
field-tier = 等級
solved-now = いまのダイスで達成できます。ストップを！
plain-solved = 達成
marks-missed = ダイスは{ $count }個です。番号で選んでください。
plain-too-late = その間に状況が変わったので、何もしませんでした。
