import type { Concept } from "../concept.ts";

export const sportsApart: Concept[] = [
  { id: "racket-sports", parents: ["sport"], words: {
    en: ["racket sports"], es: ["deportes de raqueta"],
    fr: ["sports de raquette", "raquette"], zh: ["球拍运动"], "zh-TW": ["球拍運動"], ja: ["ラケットスポーツ"],
    ar: ["رياضات المضرب"] } },
  { id: "table-tennis", parents: ["racket-sports"], words: {
    en: ["table tennis", "ping-pong"], es: ["tenis de mesa", "ping-pong"],
    fr: ["tennis de table", "ping-pong", "pongiste", "joueur de ping-pong"], zh: ["乒乓球", "乒乓", "桌球", "国球"], "zh-TW": ["桌球", "乒乓球", "乒乓", "國球"], ja: ["卓球", "ピンポン"],
    ar: ["تنس الطاولة", "كرة الطاولة"] } },
  { id: "squash-sport", parents: ["racket-sports"], words: {
    en: ["squash sport", "squash", "padel", "pickleball"], es: ["squash", "pádel"],
    fr: ["squash", "padel"], zh: ["壁球"], "zh-TW": ["壁球"], ja: ["スカッシュ"],
    ar: ["اسكواش", "بادل"] } },
  { id: "american-football", parents: ["sport"], words: {
    en: ["American football", "quarterback", "gridiron", "super bowl", "nfl", "linebacker"], es: ["fútbol americano", "superbowl"],
    fr: ["football américain"], zh: ["美式足球", "美式橄榄球", "超级碗", "四分卫"], "zh-TW": ["美式足球", "美式橄欖球", "超級碗", "四分衛"], ja: ["アメフト", "アメリカンフットボール", "アメフト部"],
    ar: ["كرة القدم الأمريكية", "كرة قدم أمريكية"] } },
  { id: "handball", parents: ["sport"], words: {
    en: ["handball", "handball player", "handball team"], es: ["balonmano", "handball"],
    fr: ["handball", "handballeur", "handballeuse"], zh: ["手球", "手球队"], "zh-TW": ["手球", "手球隊"], ja: ["ハンドボール", "ハンドボール部"],
    ar: ["كرة اليد", "لاعب كرة اليد"] } },
  { id: "fitness", parents: ["sport"], words: {
    en: ["fitness", "workout", "gym workout"], es: ["fitness", "gimnasio"],
    fr: ["remise en forme", "salle de gym", "gym douce", "musculation", "musculation en salle"], zh: ["健身", "健身房"], "zh-TW": ["健身", "健身房"], ja: ["フィットネス", "ジム"],
    ar: ["لياقة بدنية"] } },
  { id: "fencing", parents: ["fencing-and-swords", "sport"], words: {
    en: ["fencing"], es: ["esgrima"],
    fr: ["escrime", "escrimeur", "fleuret", "épéiste"], zh: ["击剑", "佩剑"], "zh-TW": ["擊劍", "佩劍"], ja: ["フェンシング"],
    ar: ["المبارزة", "مبارزة"] } },
  { id: "duel", parents: ["fencing-and-swords"], words: {
    en: ["duel", "duels", "duelling"], es: ["duelo a espada"],
    fr: ["duel à l'épée", "duels", "duelliste"], zh: ["决斗", "比剑"], "zh-TW": ["決鬥", "比劍"], ja: ["決闘", "一騎打ち", "真剣勝負"],
    ar: ["مبارزة ثنائية"] } },
  { id: "karate", parents: ["martial-arts"], words: {
    en: ["karate", "karateka", "karate kid"], es: ["kárate", "karateca"],
    fr: ["karaté", "karatéka"], zh: ["空手道", "空手"], "zh-TW": ["空手道", "空手"], ja: ["空手", "空手家", "空手道"],
    ar: ["كاراتيه"] } },
  { id: "taekwondo", parents: ["martial-arts"], words: {
    en: ["taekwondo"], es: ["taekwondo"],
    fr: ["taekwondo"], zh: ["跆拳道", "跆拳"], "zh-TW": ["跆拳道", "跆拳"], ja: ["テコンドー"],
    ar: ["تايكوندو"] } },
  { id: "aikido", parents: ["martial-arts"], words: {
    en: ["aikido"], es: ["aikido"],
    fr: ["aïkido"], zh: ["合气道"], "zh-TW": ["合氣道"], ja: ["合気道"],
    ar: ["أيكيدو"] } },
  { id: "kendo", parents: ["martial-arts", "fencing-and-swords"], words: {
    en: ["kendo"], es: ["kendo"],
    fr: ["kendo"], zh: ["剑道"], "zh-TW": ["劍道"], ja: ["剣道", "剣道部", "竹刀", "面小手胴"],
    ar: ["كندو"] } },
  { id: "rodeo", parents: ["sport", "horse"], words: {
    en: ["rodeo", "rodeo rider", "rodeo riders", "rodeos"], es: ["rodeo", "charrería"],
    fr: ["rodéo"], zh: ["牛仔竞技"], "zh-TW": ["牛仔競技"], ja: ["ロデオ"],
    ar: ["روديو"] } },
  { id: "polo", parents: ["sport", "horse"], words: {
    en: ["polo", "buzkashi"], es: ["polo"],
    fr: ["polo équestre"], zh: ["马球"], "zh-TW": ["馬球"], ja: ["ポロ競技"],
    ar: ["بولو"] } },
  { id: "parkour", parents: ["sport"], words: {
    en: ["parkour", "freerunning"], es: ["parkour"],
    fr: ["parkour"], zh: ["跑酷"], "zh-TW": ["跑酷"], ja: ["パルクール"],
    ar: ["باركور"] } },
  { id: "bowling", parents: ["darts-and-bowling"], words: {
    en: ["bowling", "lawn bowls"], es: ["bolos", "bolera"],
    fr: ["bowling", "quilles"], zh: ["保龄球"], "zh-TW": ["保齡球"], ja: ["ボウリング"],
    ar: ["بولينغ"] } },
  { id: "billiards", parents: ["darts-and-bowling"], words: {
    en: ["billiards", "snooker", "pool hall", "pool table"], es: ["billar"],
    fr: ["billard"], zh: ["台球", "斯诺克", "桌球厅"], "zh-TW": ["撞球", "台球", "斯諾克", "檯球", "桌球廳"], ja: ["ビリヤード"],
    ar: ["بلياردو", "سنوكر"] } },
  { id: "darts", parents: ["darts-and-bowling"], words: {
    en: ["darts"], es: ["dardos"],
    fr: ["fléchettes"], zh: ["飞镖"], "zh-TW": ["飛鏢"], ja: ["ダーツ"],
    ar: ["رمي السهام المريشة"] } },
  { id: "petanque", parents: ["darts-and-bowling"], words: {
    en: ["pétanque", "boules", "petanque"], es: ["petanca"],
    fr: ["pétanque", "boulodrome"], zh: ["地掷球"], "zh-TW": ["地擲球"], ja: ["ペタンク"],
    ar: ["كرة حديدية"] } },
  { id: "croquet", parents: ["darts-and-bowling"], words: {
    en: ["croquet"], es: ["croquet"],
    fr: ["croquet"], zh: ["槌球"], "zh-TW": ["槌球"], ja: ["ゲートボール"],
    ar: ["كروكيه"] } },
  { id: "frisbee", parents: ["team-sports-more"], words: {
    en: ["frisbee", "ultimate frisbee"], es: ["frisbi", "disco volador"],
    fr: ["frisbee"], zh: ["飞盘"], "zh-TW": ["飛盤"], ja: ["フリスビー"],
    ar: ["فريسبي", "قرص طائر", "صحن طائر رياضي"] } },
  { id: "lacrosse", parents: ["team-sports-more"], words: {
    en: ["lacrosse"], es: ["lacrosse"],
    fr: ["lacrosse"], zh: ["长曲棍球"], "zh-TW": ["長曲棍球"], ja: ["ラクロス"],
    ar: ["لاكروس"] } },
  { id: "windsurfing", parents: ["sport", "sea"], words: {
    en: ["windsurfing", "kitesurfing"], es: ["windsurf", "kitesurf"],
    fr: ["planche à voile", "kitesurf"], zh: ["帆板", "风筝冲浪"], "zh-TW": ["帆板", "風箏衝浪"], ja: ["ウィンドサーフィン", "カイトサーフィン"],
    ar: ["ركوب الأمواج الشراعي", "تزلج شراعي"] } },
  { id: "curling", parents: ["winter-sports"], words: {
    en: ["curling"], es: ["curling"],
    fr: ["curling"], zh: ["冰壶"], "zh-TW": ["冰壺"], ja: ["カーリング"],
    ar: ["كيرلنغ"] } },
];
