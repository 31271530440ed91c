### Parure 繁體中文。寫法與規定見 en.ftl 開頭；用語依《璀璨寶石》2024 年版與《璀璨寶石：漫威》的中文規則書：
### 璀璨寶石用「標記、發展卡牌、貴族、購買、聲望點數、供應堆」，漫威用「指示物、角色、地點、招募、無限點數」。

-parure = Parure


## Words used everywhere

ok = 好
cancel = 取消
close = 關閉
back = 返回
next = 下一步
yes = 是
copy = 複製
copied = 已複製
loading = 載入中……
you = 你
computer = 電腦
player-number = 玩家 { $number }
list-and = { $first }和{ $last }
list-comma = 、
language = 語言
page-title = { $page } · { -parure }


## The two games

edition-splendor = 璀璨寶石
edition-marvel = 璀璨寶石：漫威
edition-about =
    { $edition ->
       *[splendor] 先達 15 點聲望，有貴族來訪
        [marvel] 16 點無限點數、五色獎勵與時間寶石
    }

## Stones. The letter is the one on the stone, in every language.

gem-splendor-W = 鑽石
    .count = { $count } 個鑽石
    .colour = 白色
gem-splendor-U = 藍寶石
    .count = { $count } 個藍寶石
    .colour = 藍色
gem-splendor-G = 翡翠
    .count = { $count } 個翡翠
    .colour = 綠色
gem-splendor-R = 紅寶石
    .count = { $count } 個紅寶石
    .colour = 紅色
gem-splendor-K = 縞瑪瑙
    .count = { $count } 個縞瑪瑙
    .colour = 黑色
gem-splendor-D = 黃金
    .count = { $count } 個黃金
    .colour = 黃色
gem-marvel-Y = 心靈
    .count = { $count } 個心靈寶石
    .colour = 黃色
gem-marvel-P = 力量
    .count = { $count } 個力量寶石
    .colour = 紫色
gem-marvel-U = 空間
    .count = { $count } 個空間寶石
    .colour = 藍色
gem-marvel-R = 現實
    .count = { $count } 個現實寶石
    .colour = 紅色
gem-marvel-O = 靈魂
    .count = { $count } 個靈魂寶石
    .colour = 橘色
gem-marvel-S = 神盾局
    .count = { $count } 個神盾局指示物
    .colour = 灰色
gem-marvel-T = 時間
    .count = { $count } 個時間寶石
    .colour = 綠色

## Cards, tiles, what they are worth

points-name =
    { $edition ->
       *[splendor] 聲望點數
        [marvel] 無限點數
    }
points-count = { $count } 點
points-short = { $points }點
cards-count =
    { $edition ->
       *[splendor] { $count } 張卡牌
        [marvel] { $count } 張角色卡
    }
tiles-name =
    { $edition ->
       *[splendor] 貴族
        [marvel] 地點
    }
tiles-count =
    { $edition ->
       *[splendor] { $count } 位貴族
        [marvel] { $count } 個地點
    }
tokens-name =
    { $edition ->
       *[splendor] 標記
        [marvel] 指示物
    }
bonuses-name = 獎勵
tags-name = 復仇者標記
tags-count = { $count } 個標記
goal-name =
    { $edition ->
       *[splendor] 目標
        [marvel] 無限手套
    }
gauntlet = 無限手套
assemble = 復仇者集結
bank = 供應堆
deck = 等級 { $level } 牌庫
level = 等級 { $level }
reserved-name = 保留的卡牌
nothing = 無


## What happened: the log and the announcements

event-took = { $name } 拿取 { $gems }
event-took-you = 你拿取 { $gems }
event-reserved = { $name } 保留 { $card }
event-reserved-you = 你保留 { $card }
event-reserved-deck = { $name } 保留等級 { $level } 牌庫頂的卡牌
event-reserved-deck-you = 你保留等級 { $level } 牌庫頂的卡牌
event-drew = { $name } 抽到 { $card }
event-drew-you = 你抽到 { $card }
event-gained = { $name } 獲得 { $gem }
event-gained-you = 你獲得 { $gem }
event-bought =
    { $edition ->
       *[splendor] { $name } 購買 { $card }，支付 { $payment }
        [marvel] { $name } 招募 { $card }，支付 { $payment }
    }
event-bought-you =
    { $edition ->
       *[splendor] 你購買 { $card }，支付 { $payment }
        [marvel] 你招募 { $card }，支付 { $payment }
    }
event-bought-free =
    { $edition ->
       *[splendor] { $name } 免費購買 { $card }
        [marvel] { $name } 免費招募 { $card }
    }
event-bought-free-you =
    { $edition ->
       *[splendor] 你免費購買 { $card }
        [marvel] 你免費招募 { $card }
    }
event-from-hand = 來自手牌
event-led = { $name } 拿走復仇者集結
event-led-you = 你拿走復仇者集結
event-led-from = { $name } 從 { $previous } 手中拿走復仇者集結
event-led-from-you = 你從 { $previous } 手中拿走復仇者集結
event-led-from-yours = { $name } 從你手中拿走復仇者集結
event-dealt = 場上翻開：{ $card }
event-returned = { $name } 歸還 { $gem }
event-returned-you = 你歸還 { $gem }
event-claimed =
    { $edition ->
       *[splendor] { $name } 獲得貴族 { $tile }
        [marvel] { $name } 獲得地點 { $tile }
    }
event-claimed-you =
    { $edition ->
       *[splendor] 你獲得貴族 { $tile }
        [marvel] 你獲得地點 { $tile }
    }
event-passed = { $name } 跳過：沒有可行的動作（A11）
event-passed-you = 你跳過：沒有可行的動作（A11）
event-met-goal =
    { $edition ->
       *[splendor] { $name } 達成目標
        [marvel] { $name } 滿足無限手套的條件
    }
event-met-goal-you =
    { $edition ->
       *[splendor] 你達成目標
        [marvel] 你滿足無限手套的條件
    }
event-last-round = 本輪進行到結束（E3）
event-resigned = { $name } 認輸
event-resigned-you = 你認輸
# What happens beside the moves
event-left = { $name } 已離開，由電腦接手
event-away = { $name } 已離線
event-back = { $name } 回來了
event-took-back = { $name } 收回一步
event-took-back-you = 你收回一步
event-flagged = { $name } 時間用完
event-flagged-you = 你的時間用完了
event-turn-you = 輪到你了
event-ended = 遊戲結束


## Why the rules refuse something: one for each parure.Reason, with the number of the rule

reason-not_an_action = 這不是回合中可以進行的行動（規則 { $rule }）
reason-no_such_seat = 這張桌子沒有這個座位（規則 { $rule }）
reason-game_over = 遊戲已經結束（規則 { $rule }）
reason-deal_first = 必須先補一張卡牌（規則 { $rule }）
reason-return_first =
    { $edition ->
       *[splendor] 持有超過 10 個標記：必須先放回 1 個（規則 { $rule }）
        [marvel] 持有超過 10 個指示物：必須先歸還 1 個（規則 { $rule }）
    }
reason-claim_first =
    { $edition ->
       *[splendor] 同時滿足多位貴族的條件：必須先選擇其中一位（規則 { $rule }）
        [marvel] 同時滿足多個地點的條件：必須先選擇其中一個（規則 { $rule }）
    }
reason-nothing_to_deal = 現在沒有卡牌要補（規則 { $rule }）
reason-nothing_to_return =
    { $edition ->
       *[splendor] 只有持有超過 10 個標記時才放回標記（規則 { $rule }）
        [marvel] 只有持有超過 10 個指示物時才歸還指示物（規則 { $rule }）
    }
reason-nothing_to_claim =
    { $edition ->
       *[splendor] 只有回合結束時同時滿足多位貴族，才需要選擇（規則 { $rule }）
        [marvel] 只有回合結束時同時滿足多個地點，才需要選擇（規則 { $rule }）
    }
reason-no_gems = 至少要拿取 1 個寶石（規則 { $rule }）
reason-special_token =
    { $edition ->
       *[splendor] 黃金不能像寶石一樣拿取：只有保留卡牌時才能獲得（規則 { $rule }）
        [marvel] 不能像其他寶石一樣拿取神盾局或時間指示物（規則 { $rule }）
    }
reason-pile_empty = 供應堆中該顏色的數量不夠（規則 { $rule }）
reason-too_many = 最多拿取 3 個不同顏色，或 2 個相同顏色（規則 { $rule }）
reason-too_few = 還有三種顏色時，必須拿取 3 個不同顏色（規則 { $rule }）
reason-pile_low = 該顏色至少要有 4 個，才能拿取 2 個（規則 { $rule }）
reason-no_such_place = 桌上沒有這個位置（規則 { $rule }）
reason-slot_empty = 這個位置是空的（規則 { $rule }）
reason-deck_empty = 這個牌庫已經空了（規則 { $rule }）
reason-not_reservable = 只能保留正面朝上的卡牌或牌庫頂的卡牌（規則 { $rule }）
reason-hand_full = 已經保留了 3 張卡牌（規則 { $rule }）
reason-not_for_sale =
    { $edition ->
       *[splendor] 只能購買正面朝上的卡牌或自己保留的卡牌（規則 { $rule }）
        [marvel] 只能招募面朝上的角色或自己保留的角色（規則 { $rule }）
    }
reason-not_in_hand = 手中沒有這張卡牌（規則 { $rule }）
reason-too_dear =
    { $edition ->
       *[splendor] 寶石加上黃金仍不足以支付費用（規則 { $rule }）
        [marvel] 寶石加上神盾局指示物仍不足以支付費用（規則 { $rule }）
    }
reason-time_pays_nothing = 時間指示物不能用來支付（規則 { $rule }）
reason-not_held =
    { $edition ->
       *[splendor] 支付中有你沒有的標記（規則 { $rule }）
        [marvel] 支付中有你沒有的指示物（規則 { $rule }）
    }
reason-overpaid = 支付超過了費用（規則 { $rule }）
reason-underpaid = 支付不足費用（規則 { $rule }）
reason-time_stays = 時間指示物不能歸還（規則 { $rule }）
reason-none_to_return =
    { $edition ->
       *[splendor] 你沒有這種標記（規則 { $rule }）
        [marvel] 你沒有這種指示物（規則 { $rule }）
    }
reason-tile_not_out =
    { $edition ->
       *[splendor] 這位貴族不在桌上（規則 { $rule }）
        [marvel] 這個地點不在場上（規則 { $rule }）
    }
reason-tile_not_met =
    { $edition ->
       *[splendor] 你的獎勵不滿足這位貴族的條件（規則 { $rule }）
        [marvel] 你的獎勵不滿足這個地點的條件（規則 { $rule }）
    }
reason-must_act = 還有可行的動作時不能跳過（規則 { $rule }）
reason-not_in_deck = 這張卡牌不在要補牌的牌庫中（規則 { $rule }）


## What the server answers when it refuses: one for each code of docs/protocol.md

error-bad_request = 伺服器無法讀懂這個請求。
error-bad_action = 無法讀懂這一步。
error-bad_record = 這個檔案不是對局紀錄，或無法重播。
error-no_token = 只有坐在這張桌子的人才能這樣做。
error-wrong_token = 這個連結或座位不屬於這張桌子。
error-wrong_origin = 這個網頁不能連到那台伺服器。
error-no_table = 這裡沒有這張桌子或這局遊戲。
error-not_allowed = 這裡不能這樣做。
error-illegal_action = 規則不允許這樣做。
error-stale_version = 遊戲已經有了進展；這是現在的局面。
error-not_your_turn = 還沒輪到你。
error-not_started = 遊戲還沒開始：還有空位。
error-game_over = 遊戲已經結束。
error-not_over = 遊戲結束後才能查看。
error-seat_taken = 這個座位已經有人了。
error-no_take_back = 現在不能收回：已經看到新的卡牌，或桌上還有其他人。
error-too_large = 內容太大，伺服器無法接受。
error-too_fast = 操作太快，請稍等一下。
error-trouble = 伺服器出了問題；什麼都沒有改變。
error-unavailable = 伺服器忙碌或即將停止：請稍後再試。
error-offline = 無法連上伺服器。
error-unknown = 出了問題：{ $detail }


## Computers

agent-random = 隨機
    .about = 在所有合法動作中隨機選一個，機會均等
    .seat = 隨機
agent-greedy = 貪心
    .about = 朝能拿到的最好卡牌規劃；適合初學者的對手
    .seat = 貪心
agent-novice = 新手
    .about = 只看眼前能拿到的，常常判斷錯誤
    .seat = 新手
agent-apprentice = 學徒
    .about = 看得稍遠，偶爾失誤
    .seat = 學徒
agent-trader = 商人
    .about = 憑感覺規劃幾次購買，難免疏漏
    .seat = 商人
agent-artisan = 工匠
    .about = 憑熟練的直覺出手
    .seat = 工匠
agent-jeweller = 珠寶匠
    .about = 會往後想幾步
    .seat = 珠寶匠
agent-expert = 專家
    .about = 每一步都往後推算
    .seat = 專家
agent-master = 大師
    .about = 深入推算後才行動
    .seat = 大師
agent-grandmaster = 宗師
    .about = 每一步最多思考一秒：最強的對手
    .seat = 宗師
agent-instinct = 直覺
    .about = 做感覺最好的事，不往後推算
    .seat = 直覺
agent-search = 搜尋
    .about = 最多花一秒往後推算
    .seat = 搜尋
agent-net = 神經網路
    .about = 以自我對弈訓練的神經網路往後推算
    .seat = 神經網路
agent-strength = 強度 { $strength }／{ $strongest }
computer-name-1 = 奧托
computer-name-2 = 米拉
computer-name-3 = 阿仁
computer-name-4 = 艾達


## Home

home-title = 拉張椅子，挑幾顆寶石
home-lead = 兩款遊戲，二至四人，不需帳號。每一局都會保存，可以逐步重播。
home-choose = 你想做什麼？
home-computer = 與電腦對戰
    .about = 立刻開始
home-friends = 與朋友同樂
    .about = 傳送連結，或輪流使用同一個螢幕
home-watch = 觀戰或重播
    .about = 進行中與保存的遊戲
home-game = 遊戲
home-seats = 座位
home-seats-count = { $count } 個座位
home-opponents = 對手
home-seat-number = 座位 { $number }
home-seat-random = 座位隨機決定
home-order = 起始玩家
home-order-random = 隨機決定
home-order-me = 我先開始
home-order-given = 依照列表
home-your-name = 你的名字
home-name-hint = 最多 40 個字元
home-start = 開始遊戲
home-create = 擺好桌子
home-starting = 準備中……
home-pace = 電腦的速度
home-pace-fast = 快
home-pace-normal = 普通
home-pace-calm = 悠閒
home-clock = 計時
home-clock-none = 不計時
home-clock-minutes = { $minutes } 分鐘，每回合加 { $seconds } 秒
home-clock-own = 自訂……
home-clock-own-minutes = 每人分鐘數
home-clock-own-seconds = 每回合秒數
home-listed = 顯示在公開桌列表
home-pass-and-play = 輪流使用同一個螢幕：回合之間會遮住所有人的卡牌，直到下一位玩家就位。
home-links-next = 下一頁會有給每位朋友的連結。
home-continue = 繼續
home-continue-with = 與 { $names } 繼續
home-continue-round = 第 { $round } 輪
home-open-tables = 公開的桌子
home-no-open-tables = 目前沒有等待玩家的桌子。
home-playing = 進行中的遊戲
home-no-playing = 目前沒有公開進行的遊戲。
# $score: each player's points, as 7 : 5.
home-score = 分數 { $score }
home-join = 加入
home-spectate = 觀戰
home-waiting-for = 等待 { $count } 位玩家
home-nobody-yet = 還沒有人
home-address = 桌子的連結或編號
home-address-wrong = 這不是連結，也不是桌子的編號。
home-open = 開啟
home-record = 重播對局紀錄
    .about = 選擇 .parure 檔案，或拖放到這裡
home-record-choose = 選擇檔案
home-record-paste = 或貼上內容
home-finished = 已結束的遊戲
home-my-games = 我的遊戲
home-no-games = 你在這個瀏覽器玩過的遊戲會列在這裡。
home-forget = 移除這局遊戲
home-tutor = 第一次玩？三分鐘學會
home-weaker = 較弱
home-stronger = 較強
home-learn = 教學
home-rules = 規則
home-settings = 設定
home-gallery = 所有卡牌
home-footer = 玩家自製的《璀璨寶石》與《璀璨寶石：漫威》桌面，原作設計 Marc André（Space Cowboys）。圖像皆為自行繪製，與出版商無關。

## Who a seat is for

seat-me = 你
seat-here = 同一螢幕的玩家
seat-friend = 朋友（用連結）
seat-friend-about = 會收到自己的連結
seat-anyone = 任何人
seat-anyone-about = 先到的人
seat-computer = 電腦
seat-free = 空位
seat-left = 已離開
seat-away = 已離線
seat-resigned = 已認輸
seat-flagged = 時間用完
seat-level = { $name }（{ $level }）


## Waiting for players

lobby-title = 桌子已經擺好
lobby-waiting = 還在等 { $count } 位玩家
lobby-starts = 所有座位坐滿後，遊戲會自動開始。
lobby-rematch-starts = 所有人都同意後，遊戲會自動開始。
lobby-agreed = 已同意
lobby-not-agreed = 尚未回覆
lobby-back = 回到結果
lobby-link-for = 座位 { $number } 的連結
lobby-copy = 複製連結
lobby-share = 分享……
lobby-share-text = 來玩一局{ $game }：點這裡入座
lobby-once = 這些連結只會顯示在這個瀏覽器：朋友到齊前請保留這個頁面。
lobby-invited = 邀請你玩一局{ $game }
lobby-sit = 入座
lobby-leave = 離開桌子
lobby-listed = 這張桌子是公開的：任何人都可以加入。
lobby-watch-link = 觀戰連結


## The table: heads, states, bar

table-round = 第 { $round } 輪
table-your-turn = 輪到你了
table-turn = 輪到 { $name }
table-thinking = { $name } 思考中
table-away = { $name } 已離線
thinking = 思考中
table-last-round = 最後一輪
table-over = 遊戲結束
table-watching = 你正在觀戰
table-menu = 選單
table-moves = 紀錄
table-no-moves = 還沒有動作。
table-new = 新
table-empty-space = 空
table-market = 場上的卡牌
table-opponents = 對手
table-you =
    { $edition ->
       *[splendor] 你的卡牌與標記
        [marvel] 你的角色與指示物
    }
table-hidden = 其他玩家看不到
table-assemble-nobody = 尚無人持有：需要 3 個標記
table-assemble-holder = { $name }，{ $count } 個標記
table-distance =
    { $count ->
        [0] 達成目標
       *[other] 還差 { $count } 點
    }
table-gauntlet-points = 無限點數 { $points }／{ $goal }
table-gauntlet-colours = 五色中的 { $number } 色
table-gauntlet-time = 時間寶石
table-met = 已達成
table-not-met = 尚未達成
table-notation = 輸入動作
table-notation-hint = 例如 { $example }

bar-choose =
    { $edition ->
       *[splendor] 拿取寶石，保留或購買卡牌
        [marvel] 拿取寶石，保留或招募角色
    }
bar-choose-more = 拿取寶石：繼續選擇，或確認
bar-label = 你的動作
bar-take = 拿取
bar-take-count = 拿取 { $count } 個
bar-take-more = 再選 { $count } 個
bar-after = 之後 { $number }／{ $limit } 個
bar-after-over = 之後 { $number }／{ $limit } 個：要放回 { $count } 個
bar-buy =
    { $edition ->
       *[splendor] 購買
        [marvel] 招募
    }
bar-buy-card =
    { $edition ->
       *[splendor] 購買 { $card }
        [marvel] 招募 { $card }
    }
bar-pay = 支付 { $payment }
bar-free = 免費
bar-lacking = 缺少 { $gems }
bar-reserve = 保留
bar-reserve-card = 保留 { $card }
bar-reserve-deck = 保留等級 { $level } 牌庫頂的卡牌
bar-with-wild =
    { $edition ->
       *[splendor] 並拿取 1 個黃金
        [marvel] 並拿取 1 個神盾局指示物
    }
bar-without-wild =
    { $edition ->
       *[splendor] 黃金已經沒有了
        [marvel] 神盾局指示物已經沒有了
    }
bar-return =
    { $edition ->
       *[splendor] 放回 { $count } 個標記
        [marvel] 歸還 { $count } 個指示物
    }
bar-return-button =
    { $edition ->
       *[splendor] 放回
        [marvel] 歸還
    }
bar-return-why =
    { $edition ->
       *[splendor] 最多保有 { $limit } 個標記。剛拿的也可以放回。
        [marvel] 最多保有 { $limit } 個指示物。剛拿的也可以歸還。
    }
bar-choose-tile =
    { $edition ->
       *[splendor] 選擇一位貴族
        [marvel] 選擇一個地點
    }
bar-receive = 獲得
bar-pass = 跳過
bar-pass-why = 沒有其他可行的動作
bar-confirm = 確認
bar-sending = 傳送中……
bar-next-token =
    { $edition ->
       *[splendor] 再選一個要放回的標記
        [marvel] 再選一個要歸還的指示物
    }
bar-brings-points = +{ $count } 點
bar-brings-tile =
    { $edition ->
       *[splendor] 貴族會來訪
        [marvel] 會獲得地點
    }
bar-brings-time = 會獲得時間寶石
bar-brings-assemble = 會獲得復仇者集結
bar-brings-goal =
    { $edition ->
       *[splendor] 你達成目標
        [marvel] 你滿足無限手套的條件
    }
bar-brings-colours = 五色齊全
bar-tags-level = { $number } 個標記，與 { $name } 相同：復仇者集結不易手

pay-ways = { $count } 種支付方式
pay-keep-wild =
    { $edition ->
       *[splendor] 保留黃金
        [marvel] 保留神盾局指示物
    }
pay-with-wild =
    { $edition ->
       *[splendor] 以黃金代替 { $gems }
        [marvel] 以神盾局代替 { $gems }
    }

## Menu and questions

menu-resign = 認輸
menu-leave = 離開桌子
menu-takeback = 收回
menu-rematch = 再來一局
menu-replay = 重播
menu-record = 下載對局紀錄
menu-share = 分享連結
menu-rules = 規則
menu-keys = 鍵盤操作
menu-settings = 設定
menu-tutor = 教學
menu-home = 首頁
menu-sound = 音效
menu-fullscreen = 全螢幕
ask-resign = 要認輸嗎？
    .about = 你將排在最後；其他玩家依目前的狀況排名。
ask-leave = 要離開桌子嗎？
    .about = 電腦會代替你繼續。你不能再回到這個座位。
handover-title = { $name }，輪到你了
# Somebody left, and another one at this screen stays.
handover-stay = { $name }，螢幕交給你了
handover-about = 請其他人先別看：下一個畫面會顯示你保留的卡牌。
handover-ready = 我是 { $name }：顯示我的卡牌

## The end of a game

end-win = { $name } 獲勝
end-win-you = 你贏了！
end-share = { $names } 共享勝利
end-goal = 目標已達成，本輪也已進行完畢（{ $rules }）。
end-stalemate = 所有玩家接連跳過：僵局，依目前的狀況排名（A11）。
end-resigned = 有玩家認輸，排在最後；其他玩家依目前的狀況排名。
end-flagged = { $name } 的時間用完了。
end-place =
    { $place ->
        [1] 第一名
        [2] 第二名
        [3] 第三名
       *[4] 第四名
    }
end-shared-place = 並列
end-result = 結果
end-meets =
    { $edition ->
       *[splendor] 達成目標
        [marvel] 滿足無限手套
    }
end-misses =
    { $edition ->
       *[splendor] 未達成目標
        [marvel] 未滿足無限手套
    }
end-points =
    { $edition ->
       *[splendor] { $count } 點聲望
        [marvel] { $count } 點無限點數
    }
end-holds-assemble = 持有復仇者集結
end-tie-cards =
    { $edition ->
       *[splendor] { $first } 與 { $second } 點數相同：由購買較少卡牌者獲勝。
        [marvel] { $first } 與 { $second } 點數相同：由角色卡較少者獲勝。
    }
end-tie-assemble = { $first } 與 { $second } 點數相同：由持有復仇者集結者獲勝。
end-rematch = 再來一局
end-rematch-waiting = 等待其他玩家
# Between the end and the next game
end-rematch-wanted =
    { $count ->
        [1] { $names } 想再來一局
       *[other] { $names } 都想再來一局
    }
end-rematch-asked = 有人想再來一局
end-rematch-agree = 同意
end-rematch-go = 前往下一局
end-rematch-watch = 觀看下一局
end-replay = 重播
end-home = 新遊戲
end-look = 看看桌面
end-verify = 驗證洗牌

## Connection, clocks, alerts

connection-connecting = 連線中……
connection-online = 已連線
connection-lost = 連線中斷：重新連線中……
connection-now = 立刻重試
alert-your-turn = 輪到你了
    .about = { $game }，與 { $names }
alert-title = 輪到你了 · { $title }


## Settings

settings-title = 設定
settings-language = 語言
settings-language-auto = 依照瀏覽器（{ $language }）
settings-theme = 外觀
settings-theme-auto = 依照系統
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-motion = 動畫
settings-motion-off = 關閉
settings-motion-fast = 快
settings-motion-normal = 普通
settings-motion-calm = 悠閒
settings-motion-reduced = 你的系統要求減少動畫：不會有飛行效果。
settings-sound = 音效
settings-sound-about = 寶石與卡牌的輕響
settings-notify = 通知
settings-notify-about = 輪到你而這個分頁被隱藏時
settings-notify-denied = 瀏覽器不允許這個網頁發送通知。
settings-confirm = 每一步都確認
settings-confirm-about = 關閉時：選好就立刻執行
settings-name = 你的名字


## Replay and verification

replay-title = 重播
replay-start = 到開頭
replay-end = 到結尾
replay-previous = 上一步
replay-next = 下一步
replay-play = 播放
replay-pause = 暫停
replay-speed = 速度
replay-seen = 顯示哪些牌
replay-seen-all = 全部公開
replay-seen-spectator = 觀眾視角
replay-seen-seat = { $name }的視角
replay-turn = 第 { $turn } 回合，共 { $turns } 回合
replay-jump = 跳到回合
replay-share = 分享這一刻
replay-share-copied = 已複製這一刻的連結
replay-download = 下載對局紀錄
replay-verify = 驗證洗牌
replay-setup = 遊戲設置
replay-not-over = 遊戲結束後才能重播。
verify-title = 洗牌公平嗎？
verify-about = 第一步之前，伺服器就公布了洗牌的指紋。遊戲結束後，它會公開用來計算指紋的種子；任何人都能檢查中途沒有被更動。
verify-commitment-label = 指紋，第一步之前公布
verify-seed-label = 種子，最後一步之後公布
verify-running = 檢查中……
verify-passed = 全部無誤。
verify-failed = 有些地方不符。
verify-no-seed = 這份對局紀錄沒有種子或指紋，所以無法檢查洗牌。
verify-limits = 這證明卡牌的順序在第一步之前就已固定，之後沒有更動。但無法證明沒有人知道它。
verify-in-browser = 也在這個瀏覽器中計算
verify-step-headers = 對局紀錄載明遊戲、指紋與種子
verify-why-headers = 少了這三項就無從比較。
verify-step-commitment = 指紋是遊戲、版本與種子的 SHA-256
verify-why-commitment = 現在公布的種子正是第一步之前所承諾的：沒有其他種子會有這個指紋。
verify-step-table = 擺出的卡牌與板塊正是洗好的牌庫與板塊的最前面幾張
verify-why-table = 種子決定了每個牌庫與板塊的洗牌結果；桌面正是由它們擺成的。
verify-step-reveals = 每張新卡牌都來自牌庫頂
verify-why-reveals = 遊戲中沒有卡牌被夾帶、扣留或調換。
verify-step-moves = 每一步都合法
verify-why-moves = 每一步都依照規則重新走過。
verify-step-end = 對局紀錄結束時遊戲也結束了
verify-why-end = 沒有任何部分被截斷。
verify-laid-count = 比對了 { $count } 張卡牌與板塊
verify-reveal-count = 依出現的順序比對了 { $count } 張卡牌


## Tutor: a first game, step by step

tutor-title = 你的第一局
tutor-offer = 第一次玩？我可以邊玩邊帶你認識，只要三分鐘。
tutor-show = 開始教學
tutor-no = 不用，謝謝
tutor-skip = 略過教學
tutor-more = 顯示教學
tutor-less = 暫時隱藏教學
tutor-done = 繼續玩
tutor-step = 步驟 { $step }／{ $steps }
tutor-why = 為什麼？
tutor-try = 試試看
tutor-well-done = 做得好。
tutor-welcome =
    { $edition ->
       *[splendor] 你是寶石商人。最先達到 15 點聲望點數的人觸發最後一輪。
        [marvel] 你率領團隊對抗薩諾斯。最先擁有 16 點無限點數、五色獎勵與時間寶石的人觸發最後一輪。
    }
tutor-take = 拿取三個不同顏色的寶石：點三堆，再確認。
    .why = 寶石就是你的錢。三種不同顏色能保留最多選擇。
tutor-take-two = 某一堆至少有四個時，可以拿兩個相同顏色。
    .why = 只缺一種顏色時很好用。
tutor-price =
    { $edition ->
       *[splendor] 卡牌下方是費用，右上角的寶石是獎勵，左上角的數字是點數。
        [marvel] 角色卡下方是費用，右上角的寶石是獎勵，左上角的數字是點數。
    }
    .why = 每個費用下的線表示你已經有了多少。
tutor-buy =
    { $edition ->
       *[splendor] 邊框發亮的卡牌是你買得起的。點它並購買。
        [marvel] 邊框發亮的角色是你招募得起的。點它並招募。
    }
    .why =
        { $edition ->
           *[splendor] 它的獎勵讓之後的卡牌都更便宜，整局有效：先買便宜的，之後昂貴的幾乎免費。
            [marvel] 它的獎勵讓之後的角色都更便宜，整局有效：先招募便宜的，之後昂貴的幾乎免費。
        }
tutor-reserve =
    { $edition ->
       *[splendor] 你可以保留一張卡牌：之後由你購買，並立刻拿取一個黃金。最多三張。
        [marvel] 你可以保留一個角色：之後由你招募，並立刻拿取一個神盾局指示物。最多三張。
    }
    .why =
        { $edition ->
           *[splendor] 黃金可以代替任何顏色，而且別人拿不走這張卡牌。
            [marvel] 神盾局可以代替任何顏色，而且別人搶不走這個角色。
        }
tutor-limit =
    { $edition ->
       *[splendor] 回合結束時最多保有十個標記。超過時由你選擇放回哪些。
        [marvel] 回合結束時最多保有十個指示物。超過時由你選擇歸還哪些。
    }
    .why = 拿三個再放回一個也可以，只要最後是你要的組合。
tutor-tiles =
    { $edition ->
       *[splendor] 貴族會拜訪擁有所需獎勵的人：3 點，不花行動。
        [marvel] 地點歸於擁有所需獎勵的人：3 點，不花動作。
    }
    .why =
        { $edition ->
           *[splendor] 只計算獎勵，不計標記。看看哪些顏色是多位貴族共同要求的。
            [marvel] 只計算獎勵，不計指示物。看看哪些顏色是多個地點共同要求的。
        }
tutor-time = 招募第一個等級 3 的角色時，你會獲得時間寶石。
    .why = 沒有它就無法滿足無限手套。它不能花費也不能歸還，但計入你的十個上限。
tutor-assemble = 三個復仇者標記可以拿走復仇者集結，3 點。誰的標記更多，就會從你手中拿走它。
    .why = 平手時也看它。
tutor-gauntlet = 這三個記號是你通往無限手套的路：16 點、五色各一個獎勵、時間寶石。打勾表示已達成。
    .why = 在這裡光有點數不會贏。本輪結束時三個條件都要成立。
tutor-end =
    { $edition ->
       *[splendor] 有人達到 15 點後，這一輪會進行到結束。點數最多者獲勝；平手時卡牌較少者獲勝。
        [marvel] 有人滿足無限手套後，這一輪會進行到結束。滿足條件者之中，點數最多者獲勝。
    }
    .why = 這樣每個人的回合數都相同。
tutor-ready = 就是這些。盡情玩吧：規則在選單裡，或按 { $key }。


## The rules at hand

rules-title = 規則
rules-tutor = 在遊戲中示範給我看
rules-number = 規則 { $rule }
rules-aim =
    { $edition ->
       *[splendor] 收集寶石，購買能讓之後卡牌更便宜的發展卡牌，並說服貴族。達到 15 點聲望點數的人觸發最後一輪。
        [marvel] 收集無限寶石，招募能讓之後角色更便宜的角色，並獲得地點。擁有 16 點無限點數、五色各 1 個獎勵與時間寶石的人滿足無限手套，觸發最後一輪。
    }
rules-setup = 配件與設置
rules-turn =
    { $edition ->
       *[splendor] 回合：四個行動擇一
        [marvel] 回合：四個動作擇一
    }
rules-turn-end = 回合結束，依此順序
rules-game-end = 遊戲結束

rule-C1 =
    { $edition ->
       *[splendor] 90 張發展卡牌：等級 1 有 40 張，等級 2 有 30 張，等級 3 有 20 張。每張標示寶石費用、一個獎勵，以及聲望點數（如果有）。
        [marvel] 90 張角色卡：等級 1 有 40 張，等級 2 有 30 張，等級 3 有 20 張。每張標示招募費用、一個獎勵，以及無限點數（如果有）。
    }
rule-C2 =
    { $edition ->
       *[splendor] 五種寶石標記各：四人 7 個，三人 5 個，兩人 4 個。黃金一律 5 個。
        [marvel] 五種顏色的指示物各：四人 7 個，三人 5 個，兩人 4 個。神盾局一律 5 個。
    }
rule-C3 = 綠色的時間指示物：與玩家人數相同。
rule-C4 = 貴族板塊，每個 3 點：隨機翻開比玩家人數多一個。
rule-C5 = 雙面的地點圖版，每片 3 點：隨機選擇與玩家人數相同的數量，隨機一面朝上。
rule-C6 = 一片復仇者集結圖版，3 點，開始時無人持有；一片無限手套圖版。
rule-C7 = 各等級分別洗牌，面朝下放置；每個等級翻開四張。
rule-C8 = 由第一個座位開始，依順時針進行。
rule-C9 = 二至四人遊玩。
rule-A1 =
    { $edition ->
       *[splendor] 拿取三個不同顏色的寶石標記。只有供應堆剩不到三種顏色時，才可以只拿兩個，甚至一個。
        [marvel] 拿走三個不同顏色的指示物。只有剩不到三種顏色時，才可以只拿兩個，甚至一個。
    }
rule-A2 =
    { $edition ->
       *[splendor] 拿取兩個相同顏色的寶石標記，前提是該顏色在拿取前至少有四個。
        [marvel] 拿走兩個相同顏色的指示物，前提是該顏色在拿取前至少有四個。
    }
rule-A3 =
    { $edition ->
       *[splendor] 這兩個行動永遠不能拿取黃金。
        [marvel] 這兩個動作不能拿取神盾局（灰色）或時間（綠色）指示物。
    }
rule-A4 =
    { $edition ->
       *[splendor] 保留一張正面朝上的卡牌，或不展示地抽取牌庫頂的一張，並拿取一個黃金（如果有）。沒有黃金時仍可保留。
        [marvel] 保留一張面朝上的角色卡，或不公開地抽取牌堆上方的一張，並拿走一個神盾局指示物（如果有）。沒有時仍可保留。
    }
rule-A5 =
    { $edition ->
       *[splendor] 手中最多保留三張卡牌，唯有購買才能離開手中。遊戲結束時剩餘的不會帶來懲罰。保留是獲得黃金的唯一方法。
        [marvel] 手中最多保留三張卡牌，唯有招募才能離開手中。遊戲結束時剩餘的不會導致懲罰。保留是獲得神盾局指示物的唯一方法。
    }
rule-A6 =
    { $edition ->
       *[splendor] 購買一張正面朝上的卡牌，或自己保留的卡牌，將費用付回供應堆。
        [marvel] 招募一張面朝上的角色卡，或自己保留的角色卡，將費用付回場上。
    }
rule-A7 = 每個獎勵減少一個該顏色的費用。因此卡牌可能免費；多餘的折扣不會退還任何東西。
rule-A8 =
    { $edition ->
       *[splendor] 黃金標記可以代替任意顏色的寶石，即使你有該顏色也可以。不能支付超過費用。
        [marvel] 神盾局指示物可以代替任意顏色，即使你有該顏色也可以。不能支付超過費用。
    }
rule-A9 = 沒有綠色獎勵，時間指示物也不能用於支付。
rule-A10 = 離開場上的卡牌立即由同等級的牌庫補上。牌庫耗盡時，該位置保持空著。
rule-A11 = 四種都做不到的玩家跳過；其他人不得跳過。當所有玩家接連跳過時，遊戲結束，依目前的狀況排名。
rule-T1 = 招募第一個等級 3 的角色時，拿走一個時間指示物；每人最多一個。
rule-T2 = 第一個擁有三個復仇者標記的玩家拿走復仇者集結；之後標記比持有者更多的玩家可以拿走它。數量相同則不變。
rule-T3 =
    { $edition ->
       *[splendor] 標記是公開的。回合結束時最多保有十個，包括黃金：其餘任選放回，也可以是剛拿取的。
        [marvel] 指示物是公開的。回合結束時最多保有十個，包含灰色和綠色：其餘任選歸還，也可以是剛拿取的，但時間指示物不能歸還。
    }
rule-T4 =
    { $edition ->
       *[splendor] 若你的獎勵（不計標記）滿足貴族的條件，他就會來，不能拒絕。每回合最多一位：若滿足多位，由你選擇。
        [marvel] 若你的獎勵（不計指示物）滿足地點的條件，你必須拿走它。每回合最多一個：若滿足多個，由你選擇。
    }
rule-E1 = 回合結束時達到 15 點以上的玩家觸發遊戲結束。
rule-E2 = 擁有 16 點以上、五色各一個獎勵，以及時間指示物的玩家滿足無限手套的條件，觸發遊戲結束。
rule-E3 =
    { $edition ->
       *[splendor] 本輪進行到結束，讓每人的回合數相同。點數最多者獲勝；平手：購買卡牌最少者；仍平手：共享勝利。
        [marvel] 本輪進行到結束，讓每人的回合數相同。
    }
rule-E4 = 此時滿足無限手套者之中，點數最多者獲勝；平手：其中持有復仇者集結者；否則角色卡最少者；仍平手：共享勝利。
rule-E5 = 觸發結束後又失去復仇者集結的玩家可能低於 16 點。若本輪結束時無人滿足無限手套，遊戲繼續進行。


## Keyboard

keys-title = 鍵盤操作
keys-everywhere = 在每個頁面
keys-at-table = 在桌上
keys-take = 選取寶石，或取消選取
keys-card = 選擇卡牌：先等級，後欄位
keys-deck = 選擇牌庫頂的卡牌
keys-hand = 選擇你保留的卡牌
keys-buy =
    { $edition ->
       *[splendor] 購買選擇的卡牌
        [marvel] 招募選擇的角色
    }
keys-reserve = 保留選擇的卡牌
keys-pay = 換一種支付方式
keys-confirm = 確認
keys-cancel = 取消
keys-move =
    { $edition ->
       *[splendor] 在卡牌、標記與玩家之間移動
        [marvel] 在角色、指示物與玩家之間移動
    }
keys-notation = 輸入動作
keys-rules = 規則
keys-help = 這份列表
keys-log = 到紀錄
keys-takeback = 收回
keys-sound = 音效開關
keys-step = 上一步或下一步
keys-turn = 上一回合或下一回合
keys-ends = 到開頭或結尾
keys-play = 播放或暫停


## For screen readers

sr-skip = 跳到桌面
sr-card =
    { $edition ->
       *[splendor] 等級 { $level }，獎勵：{ $bonus }，{ $points }，費用：{ $price }
        [marvel] { $name }，等級 { $level }，獎勵：{ $bonus }，{ $points }，費用：{ $price }
    }
sr-card-tags = { $count } 個復仇者標記
sr-card-time = 帶來時間寶石
sr-card-can = 你付得起
sr-card-cannot = 缺少：{ $gems }
sr-card-chosen = 已選擇
sr-card-new = 剛翻開
sr-card-hidden = 其他玩家看不到
sr-deck =
    { $count ->
        [0] 等級 { $level } 牌庫，已空
       *[other] 等級 { $level } 牌庫，剩 { $count } 張
    }
sr-facedown = 等級 { $level } 的保留卡牌，面朝下
sr-empty-space = 空位，等級 { $level }
sr-pile = 供應堆：{ $gems }
sr-pile-empty = 供應堆：{ $gem }已經沒有了
sr-pile-staged = 已選 { $count } 個
sr-tile =
    { $edition ->
       *[splendor] 貴族，{ $points }，要求獎勵：{ $demand }
        [marvel] 地點 { $name }，{ $points }，要求獎勵：{ $demand }
    }
sr-tile-owner = 由 { $name } 獲得
sr-player = { $name }：{ $points }
sr-player-tokens =
    { $edition ->
       *[splendor] 標記：{ $gems }
        [marvel] 指示物：{ $gems }
    }
sr-player-bonuses = 獎勵：{ $gems }
sr-player-reserved = 保留 { $count } 張卡牌
sr-held =
    { $edition ->
       *[splendor] { $number } 個標記，上限 { $limit } 個
        [marvel] { $number } 個指示物，上限 { $limit } 個
    }
sr-clock = 剩 { $time }


## Other pages

notfound-title = 這張桌上什麼都沒有
notfound-about = 這裡沒有頁面。也許連結不完整。
notfound-home = 回到首頁


## The terminal game

terminal-head =
    { $edition ->
       *[splendor] 目標 { $goal } 點聲望，輪到 { $name }
        [marvel] 目標 { $goal } 點無限點數，輪到 { $name }
    }
terminal-head-you =
    { $edition ->
       *[splendor] 目標 { $goal } 點聲望，輪到你了
        [marvel] 目標 { $goal } 點無限點數，輪到你了
    }
terminal-head-over =
    { $edition ->
       *[splendor] 目標 { $goal } 點聲望，遊戲結束
        [marvel] 目標 { $goal } 點無限點數，遊戲結束
    }
terminal-narrow = 太窄了：桌面需要 { $columns } 欄。
terminal-tokens =
    { $edition ->
       *[splendor] 標記
        [marvel] 指示物
    }
terminal-bonuses = 獎勵
terminal-reserved = 保留
terminal-legend =
    { $edition ->
       *[splendor] 標記+獎勵
        [marvel] 指示物+獎勵
    }
terminal-cards = { $count } 張
terminal-facedown = 等級 { $level }，面朝下
terminal-unseen = 未公開
terminal-colours = { $number }/{ $all } 色
terminal-won-tiles =
    { $edition ->
       *[splendor] 貴族
        [marvel] 地點
    }
terminal-assemble = 集結
terminal-card = { $thing }，費用 { $price }
terminal-event-reserved-deck = { $name } 保留 { $deck } 牌庫頂的卡牌
terminal-event-reserved-deck-you = 你保留 { $deck } 牌庫頂的卡牌
terminal-event-bought-from-hand = { $sentence }（來自手牌）
terminal-event-goes-on = { $sentence }：本輪進行到結束（E3）
terminal-won = { $name } 獲勝。
terminal-shared = { $names } 共享勝利。
terminal-place-shared = { $place }（並列）
terminal-tie-cards =
    { $edition ->
       *[splendor] { $first } 與 { $second } 點數相同：由購買較少卡牌者獲勝（{ $rule }）。
        [marvel] { $first } 與 { $second } 點數相同：由角色卡較少者獲勝（{ $rule }）。
    }
terminal-tie-assemble = { $first } 與 { $second } 點數相同：由持有復仇者集結者獲勝（{ $rule }）。

terminal-moves-buy =
    { $edition ->
       *[splendor] 購買
        [marvel] 招募
    }
terminal-moves-take = 拿取
terminal-moves-reserve = 保留
terminal-moves-return =
    { $edition ->
       *[splendor] 放回
        [marvel] 歸還
    }
terminal-moves-claim = 獲得
terminal-moves-pass = 跳過
terminal-you-pay = { $card }；你支付 { $payment }
terminal-you-pay-nothing = { $card }；免費
terminal-top = 等級 { $level } 牌庫頂的卡牌，其他玩家看不到
terminal-refused = { $typed }：{ $reason }
terminal-refused-lacking = { $refusal }；要拿 { $card } 還缺 { $gems }
terminal-refused-price = { $refusal }；費用是 { $gems }
terminal-lacking-wild = { $gems }，其中 { $count } 個可用 { $wild } 代替
terminal-pay-for = 支付 { $card }：
terminal-pay-cannot = 付不起：還缺 { $gems }
terminal-pay-usual = （不指定時的支付方式）
terminal-pay-which = 要付哪一張？例如：{ $first } 或 { $second }

terminal-ask = { $name } >
terminal-ask-return =
    { $edition ->
       *[splendor] 放回 { $count } 個標記（return）>
        [marvel] 歸還 { $count } 個指示物（return）>
    }
terminal-ask-claim =
    { $edition ->
       *[splendor] 選擇一位貴族（claim）>
        [marvel] 選擇一個地點（claim）>
    }
terminal-ask-resign = 要認輸嗎？輸入 yes（是）或 no（否）：
terminal-ask-seat = { $name }，輪到你了。其他人請別看；按 Enter：
terminal-hint = 輸入 ? 查看可行的動作，help 查看其他說明。
terminal-hint-first = 輸入 ? 查看可行的動作，help 查看說明。
terminal-marks =
    { $edition ->
       *[splendor] 卡牌上的記號：{ $tick } 你付得起，-3 還缺三個標記。
        [marvel] 卡牌上的記號：{ $tick } 你付得起，-3 還缺三個指示物。
    }
terminal-unread-verb = { $typed } 不是動作：{ $verbs }。
terminal-unread-several = { $typed } 可能是不只一個：{ $choices }。
terminal-unread-gems = { $typed } 不是一組寶石：{ $letters }。
terminal-unread-card = { $typed } 不是場上的卡牌，也不是 2c、deck3、hand1 這樣的位置。
terminal-unread-tile =
    { $edition ->
       *[splendor] { $typed } 不是桌上的貴族：{ $choices }。
        [marvel] { $typed } 不是場上的地點：{ $choices }。
    }
terminal-complete-take = 要拿取哪些寶石？例如：{ $examples }
terminal-complete-buy =
    { $edition ->
       *[splendor] 要購買哪張卡牌？例如：{ $examples }
        [marvel] 要招募哪個角色？例如：{ $examples }
    }
terminal-complete-reserve = 要保留哪張卡牌？例如：{ $examples }
terminal-complete-return =
    { $edition ->
       *[splendor] 要放回哪個標記？例如：{ $examples }
        [marvel] 要歸還哪個指示物？例如：{ $examples }
    }
terminal-complete-claim =
    { $edition ->
       *[splendor] 要選擇哪位貴族？例如：{ $examples }
        [marvel] 要選擇哪個地點？例如：{ $examples }
    }
terminal-or = { $first } 或 { $last }

terminal-guide-moves = 動作的輸入方式（不分大小寫；輸入單字開頭即可）：
terminal-guide-take = 三個不同顏色；{ $other }：兩個相同顏色
terminal-guide-buy = 場上的卡牌；{ $other }：手中的卡牌
terminal-guide-name = 也可以用名字
terminal-guide-paying = 自選支付方式（見 pay 2c）
terminal-guide-reserve = 場上的卡牌；{ $other }：牌庫頂
terminal-guide-return =
    { $edition ->
       *[splendor] 標記超過上限時
        [marvel] 指示物超過上限時
    }
terminal-guide-claim =
    { $edition ->
       *[splendor] 同時滿足多位貴族時
        [marvel] 同時滿足多個地點時
    }
terminal-guide-pass = 沒有其他可行的動作時
terminal-guide-commands = 指令：
terminal-command-moves = 現在可行的動作
terminal-command-pay = 一張卡牌的支付方式
terminal-command-table = 重新顯示桌面
terminal-command-undo = 回到這裡上一個玩家的決定
terminal-command-resign = 認輸
terminal-command-save = 把遊戲存成檔案
terminal-command-record = 目前為止的對局紀錄
terminal-command-rules = 所有規則，或其中一條
terminal-command-quit = 離開；遊戲會保存
terminal-rules-all = 所有規則與其測試（英文）：docs/rules.md
terminal-no-rule = { $typed } 不是這款遊戲的規則編號：輸入 rules 查看

terminal-going-on = 繼續 { $path }。
terminal-another = 其他遊戲：{ $command }
terminal-commitment = 指紋 { $commitment }
terminal-seed = 種子 { $seed }
terminal-taken-back = 已收回。牌庫的順序不變：看過的卡牌會再出現。
terminal-nothing-back = 沒有你的決定可以收回
terminal-earlier = （前面還有 { $count } 行）
terminal-saved-to = 已存到 { $path }。檔案含有牌庫的順序：別偷看。
terminal-saved = 已保存。要繼續時：{ $command }
terminal-not-saved = 還沒有任何動作，所以沒有保存。
terminal-record-in = 對局紀錄在 { $path }。要檢查發牌或再看一次：
terminal-not-kept = 遊戲無法保存在原處：{ $detail }
terminal-now-in = 現在在 { $path }

terminal-seat-unknown = { $seat } 不能入座：--seats 可選 { $choices }
terminal-seat-options = { $seat }：此處的玩家不接受選項，請選 { $name }。要用選項請用 { $arena }
terminal-seats-number = 坐了 { $seats } 個座位，但要 { $players } 人遊玩
terminal-players = { $game } 供 { $choices } 人遊玩，不是 { $number } 人
terminal-load-alone = 保存的遊戲已有版本、人數與種子：--load 不能與它們並用
terminal-load-input = 要繼續的遊戲必須在檔案中：標準輸入是用來輸入動作的
terminal-seed-range = 種子是 0 到 2^{ $bits }-1 的整數，不是 { $seed }
no-such-file = 沒有這個檔案：{ $name }
that-is-a-folder = 這是資料夾：{ $name }
no-permission = 沒有這個檔案的權限：{ $name }
file-trouble = { $detail }：{ $name }
not-text = { $path } 不是對局紀錄：不是文字檔（{ $detail }）
broken-record = { $path }：{ $detail }
wrong-seats = { $path } 是 { $players } 人的遊戲，但 --seats 有 { $seats } 個
file-exists = { $path } 已經存在：請換個名字
no-folder = 無法寫入 { $path }：沒有資料夾 { $folder }
not-writable = 無法寫入 { $path }：{ $detail }
not-saved-anywhere = 無法保存遊戲：這個資料夾和暫存資料夾都不能寫入
no-such-ply = --ply { $ply }：這份對局紀錄有 0 到 { $plies } 步


## 電腦對戰：`parure arena`

arena-playing = 對戰中
arena-played = { $game }，人數：{ $players }，局數：{ $games }，牌序：{ $deals }
arena-column-player = 玩家
arena-column-wins = 勝率
arena-column-place = 名次
arena-column-points = 分數
arena-column-time = 毫秒/步
arena-meetings = 橫列名次在直欄之前的比率（%）：
arena-seats = 各座位勝率   { $shares }
arena-length = 每局平均決定次數：{ $decisions }
arena-capped =
    { $count ->
       *[other] { $count } 局在 { $most } 次決定後中止，依當時局面排名。
    }
arena-few = 牌序少於 { $least } 組：區間僅供參考。
arena-faults =
    { $count ->
       *[other] { $count } 局因玩家無法繼續而判負：
    }
arena-kept = 對局紀錄、report.json 與 report.png 在 { $path }
arena-stopped = 已停止：已保存 { $done } / { $games } 局。要繼續：{ $command }
arena-stopped-lost = 已停止。沒有 --out 就不會保存任何東西。
arena-number = { $option } 是從 1 起的整數，不是 { $number }
arena-two = 需要兩名以上的玩家：可選 { $choices }
arena-unknown = 沒有名為 { $name } 的玩家：可選 { $choices }
arena-anchor = { $name } 沒有參加，不能作為基準：可選 { $choices }
arena-other = { $path } 存有另一場賽事：{ $setting } 在那裡是 { $there }，在這裡是 { $here }
arena-in-use = { $path } 正在使用中：已有人在那裡進行對局
