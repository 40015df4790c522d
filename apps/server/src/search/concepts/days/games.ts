import type { Concept } from "../concept.ts";

export const games: Concept[] = [
  { id: "game", parents: [], words: {
    en: ["game", "games", "gaming"], es: ["juego", "juegos"],
    fr: ["jeu", "jeux"], zh: ["游戏"], "zh-TW": ["遊戲"], ja: ["ゲーム", "遊び"],
    ar: ["الألعاب", "لعبة", "ألعاب"] } },
  { id: "video-game", parents: ["game"], words: {
    en: ["video game", "video games", "videogame", "computer game"], es: ["videojuego", "videojuegos"],
    fr: ["jeu vidéo", "jeux vidéo"], zh: ["电子游戏", "电玩", "视频游戏"], "zh-TW": ["電子遊戲", "電玩", "電玩遊戲", "電動"], ja: ["ビデオゲーム", "テレビゲーム", "コンピューターゲーム"],
    ar: ["ألعاب الفيديو", "لعبة فيديو", "ألعاب فيديو", "لعبة إلكترونية", "ألعاب إلكترونية"] } },
  { id: "role-playing-game", parents: ["game"], words: {
    en: ["role-playing game", "rpg", "role playing", "tabletop rpg"], es: ["juego de rol", "juegos de rol", "rpg"],
    fr: ["jeu de rôle", "jeux de rôle"], zh: ["角色扮演", "角色扮演游戏", "桌上角色扮演"], "zh-TW": ["角色扮演", "角色扮演遊戲", "桌上角色扮演"], ja: ["ロールプレイングゲーム", "rpg", "ロールプレイング"],
    ar: ["ألعاب تقمص الأدوار", "تقمص الأدوار", "لعبة أدوار"] } },
  { id: "puzzle-game", parents: ["game"], words: {
    en: ["puzzle game", "puzzle", "brain teaser"], es: ["rompecabezas", "juego de lógica", "puzle"],
    fr: ["casse-tête", "jeu de réflexion", "jeu de puzzle"], zh: ["解谜", "益智游戏", "拼图"], "zh-TW": ["解謎", "益智遊戲", "拼圖"], ja: ["パズル", "パズルゲーム", "謎解き"],
    ar: ["ألعاب الألغاز", "ألغاز", "لغز", "لعبة ألغاز", "أحجية"] } },
  { id: "platform-game", parents: ["video-game"], words: {
    en: ["platformer", "platform game"], es: ["juego de plataformas", "plataformas y saltos"],
    fr: ["jeu de plateforme", "jeu de plates-formes"], zh: ["平台游戏", "平台跳跃"], "zh-TW": ["平臺遊戲", "平臺跳躍"], ja: ["プラットフォームゲーム", "横スクロール"],
    ar: ["ألعاب المنصات", "لعبة منصات", "ألعاب منصات"] } },
  { id: "adventure-game", parents: ["video-game", "adventure"], words: {
    en: ["adventure game", "action-adventure", "point and click"], es: ["aventura gráfica", "juego de aventuras", "acción y aventura"],
    fr: ["jeu d'aventure", "action-aventure", "pointer et cliquer"], zh: ["冒险游戏", "动作冒险"], "zh-TW": ["冒險遊戲", "動作冒險"], ja: ["アドベンチャーゲーム", "アクションアドベンチャー"],
    ar: ["ألعاب المغامرات", "لعبة مغامرات", "ألعاب مغامرات", "أكشن ومغامرات", "حركة ومغامرات"] } },
  { id: "strategy-game", parents: ["game"], words: {
    en: ["strategy game", "turn-based strategy", "real-time strategy"], es: ["juego de estrategia", "estrategia por turnos"],
    fr: ["jeu de stratégie", "stratégie au tour par tour"], zh: ["策略游戏", "战略游戏", "战棋"], "zh-TW": ["策略遊戲", "戰略遊戲", "戰棋"], ja: ["ストラテジーゲーム", "戦略ゲーム", "シミュレーションrpg"],
    ar: ["ألعاب الاستراتيجية", "لعبة استراتيجية", "ألعاب استراتيجية"] } },
  { id: "simulation-game", parents: ["video-game"], words: {
    en: ["simulation game", "life sim", "city builder", "management game", "management sim", "tycoon", "run a shop game", "life simulation", "fishing game", "cooking game", "slow life game"], es: ["juego de simulación", "simulador", "simulador de vida", "juego de gestión", "juego de cocina", "juego relajante", "juego de agricultura"],
    fr: ["jeu de simulation", "simulateur", "jeu de gestion", "jeu de cuisine"], zh: ["模拟游戏", "模拟经营", "经营游戏", "料理游戏", "养成游戏", "休闲游戏"], "zh-TW": ["模擬遊戲", "模擬經營", "經營遊戲", "料理遊戲", "養成遊戲", "休閒遊戲"], ja: ["シミュレーションゲーム", "育成ゲーム", "経営シミュレーション", "経営ゲーム", "料理ゲーム"],
    ar: ["ألعاب المحاكاة", "لعبة محاكاة", "ألعاب محاكاة", "لعبة إدارة", "لعبة طبخ", "لعبة زراعة"] } },
  { id: "shooter", parents: ["video-game"], words: {
    en: ["shooter", "first-person shooter", "shoot-em-up"], es: ["juego de disparos", "disparos en primera persona"],
    fr: ["jeu de tir", "tir à la première personne"], zh: ["射击游戏", "第一人称射击"], "zh-TW": ["射擊遊戲", "第一人稱射擊"], ja: ["シューティング", "シューティングゲーム"],
    ar: ["ألعاب التصويب", "لعبة تصويب", "ألعاب تصويب", "منظور الشخص الأول"] } },
  { id: "survival-horror", parents: ["video-game", "horror"], words: {
    en: ["survival horror", "horror game"], es: ["horror de supervivencia", "juego de terror"],
    fr: ["survival horror", "jeu d'horreur"], zh: ["生存恐怖", "恐怖游戏"], "zh-TW": ["生存恐怖", "恐怖遊戲"], ja: ["サバイバルホラー", "ホラーゲーム"],
    ar: ["ألعاب الرعب", "لعبة رعب", "ألعاب رعب"] } },
  { id: "racing-game", parents: ["video-game"], words: {
    en: ["racing game", "kart racing"], es: ["juego de carreras"],
    fr: ["jeu de course"], zh: ["赛车游戏", "竞速游戏"], "zh-TW": ["賽車遊戲", "競速遊戲"], ja: ["レーシングゲーム", "レースゲーム"],
    ar: ["ألعاب السباق", "لعبة سباق", "ألعاب سباق"] } },
  { id: "fighting-game", parents: ["video-game"], words: {
    en: ["fighting game", "beat-em-up"], es: ["juego de lucha", "juego de peleas"],
    fr: ["jeu de combat"], zh: ["格斗游戏"], "zh-TW": ["格鬥遊戲"], ja: ["格闘ゲーム", "対戦格闘"],
    ar: ["ألعاب القتال", "لعبة قتال", "ألعاب قتال"] } },
  { id: "visual-novel", parents: ["video-game"], words: {
    en: ["visual novel", "dating sim", "interactive fiction", "choose your own adventure"], es: ["novela visual", "ficción interactiva", "elige tu propia aventura"],
    fr: ["roman vidéoludique", "fiction interactive", "livre dont vous êtes le héros"], zh: ["视觉小说", "互动小说", "文字冒险"], "zh-TW": ["視覺小說", "互動小說", "文字冒險"], ja: ["ビジュアルノベル", "ノベルゲーム", "恋愛ゲーム", "ゲームブック"],
    ar: ["الروايات المرئية", "رواية مرئية", "قصة تفاعلية"] } },
  { id: "open-world", parents: ["video-game"], words: {
    en: ["open world", "sandbox game"], es: ["mundo abierto"],
    fr: ["monde ouvert"], zh: ["开放世界", "沙盒游戏"], "zh-TW": ["開放世界", "沙盒遊戲"], ja: ["オープンワールド", "サンドボックスゲーム"],
    ar: ["العالم المفتوح", "عالم مفتوح"] } },
  { id: "multiplayer", parents: ["video-game"], words: {
    en: ["multiplayer", "co-op", "online game", "mmorpg"], es: ["multijugador", "cooperativo", "juego en línea"],
    fr: ["multijoueur", "jeu en ligne", "jeu coopératif"], zh: ["多人游戏", "联机游戏", "网络游戏", "网游"], "zh-TW": ["多人遊戲", "連線遊戲", "線上遊戲"], ja: ["マルチプレイ", "オンラインゲーム", "協力プレイ"],
    ar: ["الألعاب الجماعية", "لعبة جماعية", "متعدد اللاعبين", "لعبة أونلاين"] } },
  { id: "mobile-game", parents: ["video-game"], words: {
    en: ["mobile game", "phone game"], es: ["juego para móvil", "juego para celular"],
    fr: ["jeu mobile", "jeu sur téléphone"], zh: ["手机游戏", "手游"], "zh-TW": ["手機遊戲", "手遊"], ja: ["スマホゲーム", "モバイルゲーム", "ソーシャルゲーム"],
    ar: ["ألعاب الهاتف", "لعبة هاتف", "لعبة جوال", "ألعاب الجوال"] } },
  { id: "board-game", parents: ["game"], words: {
    en: ["board game", "board games", "tabletop game"], es: ["juego de mesa", "juegos de mesa"],
    fr: ["jeu de société", "jeux de société", "jeu de plateau"], zh: ["桌游", "桌面游戏", "棋盘游戏"], "zh-TW": ["桌遊", "桌面遊戲", "棋盤遊戲"], ja: ["ボードゲーム", "卓上ゲーム", "テーブルゲーム"],
    ar: ["الألعاب اللوحية", "لعبة لوحية", "ألعاب لوحية", "ألعاب الطاولة"] } },
  { id: "card-game", parents: ["game"], words: {
    en: ["card game", "playing cards", "tarot deck"], es: ["juego de cartas", "baraja", "naipes"],
    fr: ["jeu de cartes", "jeu de tarot"], zh: ["纸牌", "卡牌", "卡牌游戏", "扑克"], "zh-TW": ["紙牌", "卡牌", "卡牌遊戲", "撲克"], ja: ["カードゲーム", "トランプ"],
    ar: ["ألعاب الورق", "لعبة ورق", "ألعاب ورق", "لعبة بطاقات"] } },
  { id: "chess", parents: ["board-game"], words: {
    en: ["chess"], es: ["ajedrez"],
    fr: ["échecs", "jeu d'échecs"], zh: ["国际象棋", "象棋", "围棋"], "zh-TW": ["西洋棋", "象棋", "圍棋"], ja: ["チェス", "将棋", "囲碁"],
    ar: ["الشطرنج", "شطرنج"] } },
  { id: "toy", parents: ["game"], words: {
    en: ["toy", "toys", "doll", "dolls", "plaything", "playthings"], es: ["juguete", "juguetes", "muñeca"],
    fr: ["jouet", "jouets", "poupée", "joujou"], zh: ["玩具", "玩偶", "洋娃娃", "小玩具"], "zh-TW": ["玩具", "玩偶", "洋娃娃", "小玩具"], ja: ["おもちゃ", "玩具", "人形"],
    ar: ["الدمى", "دمية", "دمى", "لعب أطفال", "لعبة أطفال", "ألعاب أطفال"] } },
  { id: "esports", parents: ["video-game", "sport"], words: {
    en: ["esports", "e-sports", "pro gamer"], es: ["deportes electrónicos", "esports"],
    fr: ["e-sport", "sport électronique", "esport"], zh: ["电子竞技", "电竞"], "zh-TW": ["電子競技", "電競"], ja: ["eスポーツ"],
    ar: ["الرياضات الإلكترونية", "رياضات إلكترونية"] } },
  { id: "virtual-reality", parents: ["technology"], words: {
    en: ["virtual reality", "augmented reality", "immersive experience"], es: ["realidad virtual", "realidad aumentada", "experiencia inmersiva"],
    fr: ["réalité virtuelle", "réalité augmentée", "expérience immersive"], zh: ["虚拟现实", "增强现实", "沉浸式"], "zh-TW": ["虛擬實境", "擴增實境", "沉浸式"], ja: ["仮想現実", "拡張現実", "没入型"],
    ar: ["الواقع الافتراضي", "واقع افتراضي", "واقع معزز", "تجربة غامرة"] } },
];
