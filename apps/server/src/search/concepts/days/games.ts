import type { Concept } from "../concept.ts";

export const games: Concept[] = [
  { id: "game", parents: [], words: {
    en: ["game", "games", "gaming", "gameplay", "player one", "play games", "playable", "gamebook", "interactive game", "indie games and more", "fun game", "family game", "new game"], es: ["juego", "juegos", "juego divertido", "juegos para jugar", "partida", "juego nuevo", "jugabilidad", "lúdico", "juego interactivo", "jueguito"],
    fr: ["jeu", "jeux", "ludique", "partie de jeu", "jeu interactif", "jouabilité", "jeu amusant", "petit jeu de", "jeux pour jouer"], zh: ["游戏", "玩游戏", "游玩", "小游戏机", "好玩", "互动游戏", "游戏作品", "玩的游戏", "游戏类"], "zh-TW": ["遊戲", "玩遊戲", "遊玩", "小遊戲機", "好玩", "互動遊戲", "遊戲作品", "玩的遊戲", "遊戲類", "遊戲機台", "好玩的遊戲", "打電動"], ja: ["ゲーム", "遊び", "ゲーム作品", "インタラクティブゲーム", "ゲーム性", "遊戯"],
    ar: ["الألعاب", "لعبة", "ألعاب", "لعبة جديدة", "لعب", "لعبة مسلية", "لعبة ممتعة", "ألعاب مسلية", "لعبة تفاعلية", "ألعاب تفاعلية", "لعبة عائلية"] } },
  { id: "video-game", parents: ["game"], words: {
    en: ["video game", "video games", "videogame", "computer game", "videogames", "pc game", "computer games", "console game", "console games", "gaming console", "playstation", "xbox", "nintendo", "game for pc", "steam game", "digital game", "digital games"], es: ["videojuego", "videojuegos", "juego de ordenador", "juegos de ordenador", "juego para pc", "juego de computadora", "juegos de consola", "juego digital", "videoconsola"],
    fr: ["jeu vidéo", "jeux vidéo", "jeu sur ordinateur", "jeux sur ordinateur", "jeu pc", "jeu sur console", "jeu numérique", "jeux numériques", "jeux pc", "jeu électronique"], zh: ["电子游戏", "电玩", "视频游戏", "电脑游戏", "主机游戏", "单机游戏", "电玩游戏", "游戏主机", "数字游戏", "单机", "打游戏", "打电玩", "电竞游戏机"], "zh-TW": ["電子遊戲", "電玩", "電玩遊戲", "電動", "電腦遊戲", "主機遊戲", "單機遊戲", "遊戲主機", "單機", "打遊戲", "打電玩", "電競遊戲機", "電動玩具", "打電動", "數位遊戲"], ja: ["ビデオゲーム", "テレビゲーム", "コンピューターゲーム", "家庭用ゲーム", "パソコンゲーム", "ゲームソフト", "デジタルゲーム", "pcゲーム", "電子ゲーム", "コンシューマーゲーム"],
    ar: ["ألعاب الفيديو", "لعبة فيديو", "ألعاب فيديو", "لعبة إلكترونية", "ألعاب إلكترونية", "ألعاب حاسوب", "لعبة حاسوب", "لعبة كمبيوتر", "ألعاب كمبيوتر", "بلايستيشن", "لعبة رقمية", "ألعاب رقمية", "ألعاب الحاسوب", "ألعاب الكمبيوتر", "لعبة بلايستيشن"] } },
  { id: "role-playing-game", parents: ["game"], words: {
    en: ["role-playing game", "rpg", "role playing", "tabletop rpg"], es: ["juego de rol", "juegos de rol", "rpg"],
    fr: ["jeu de rôle", "jeux de rôle", "jeu de rôle papier", "jeu de rôle sur table", "rôliste", "rôlistes", "partie de jeu de rôle"], zh: ["角色扮演", "角色扮演游戏", "桌上角色扮演"], "zh-TW": ["角色扮演", "角色扮演遊戲", "桌上角色扮演"], ja: ["ロールプレイングゲーム", "rpg", "ロールプレイング"],
    ar: ["ألعاب تقمص الأدوار", "تقمص الأدوار", "لعبة أدوار"] } },
  { id: "puzzle-game", parents: ["game"], words: {
    en: ["puzzle game", "puzzle", "brain teaser", "puzzler", "logic puzzle", "logic puzzles", "brainteaser", "mind puzzle", "brain game", "brain games", "puzzle games", "puzzle platformer"], es: ["rompecabezas", "juego de lógica", "puzle", "juegos de lógica", "juego de puzles", "enigma lógico", "juego mental", "rompecabezas lógicos", "juego de ingenio"],
    fr: ["casse-tête", "jeu de réflexion", "jeu de puzzle", "casse-têtes", "jeu de logique", "jeux de logique", "jeux de réflexion", "puzzle-game", "jeu cérébral", "jeux d'esprit"], zh: ["解谜", "益智游戏", "拼图", "智力游戏", "脑筋急转弯", "解谜游戏", "智力题", "推理游戏", "逻辑游戏", "逻辑谜题"], "zh-TW": ["解謎", "益智遊戲", "拼圖", "智力遊戲", "腦筋急轉彎", "解謎遊戲", "智力題", "推理遊戲", "邏輯遊戲", "邏輯謎題", "益智", "拼圖遊戲"], ja: ["パズル", "パズルゲーム", "謎解き", "謎かけ", "脳トレ", "頭脳ゲーム", "論理パズル", "推理ゲーム", "難問", "知恵の輪", "クイズパズル", "頭の体操"],
    ar: ["ألعاب الألغاز", "ألغاز", "لغز", "لعبة ألغاز", "أحجية", "حزورة", "حزازير", "ألعاب ذكاء", "لعبة ذكاء", "تحدي العقل", "لعبة منطق", "ألغاز منطقية", "ألعاب العقل", "لعبة تفكير", "ألعاب تفكير", "سودوكو"] } },
  { id: "platform-game", parents: ["video-game"], words: {
    en: ["platformer", "platform game"], es: ["juego de plataformas", "plataformas y saltos"],
    fr: ["jeu de plateforme", "jeu de plates-formes", "jeux de plateforme", "jeux de plateformes", "plateformes en deux dimensions", "sauter de plateforme"], zh: ["平台游戏", "平台跳跃"], "zh-TW": ["平臺遊戲", "平臺跳躍"], ja: ["プラットフォームゲーム", "横スクロール"],
    ar: ["ألعاب المنصات", "لعبة منصات", "ألعاب منصات"] } },
  { id: "adventure-game", parents: ["video-game", "adventure"], words: {
    en: ["adventure game", "action-adventure", "point and click"], es: ["aventura gráfica", "juego de aventuras", "acción y aventura"],
    fr: ["jeu d'aventure", "action-aventure", "pointer et cliquer", "jeux d'aventure", "jeu d'exploration", "jeu narratif", "jeux narratifs", "jeu d'enquête", "jeux d'enquête"], zh: ["冒险游戏", "动作冒险"], "zh-TW": ["冒險遊戲", "動作冒險"], ja: ["アドベンチャーゲーム", "アクションアドベンチャー"],
    ar: ["ألعاب المغامرات", "لعبة مغامرات", "ألعاب مغامرات", "أكشن ومغامرات", "حركة ومغامرات"] } },
  { id: "strategy-game", parents: ["game"], words: {
    en: ["strategy game", "turn-based strategy", "real-time strategy"], es: ["juego de estrategia", "estrategia por turnos"],
    fr: ["jeu de stratégie", "stratégie au tour par tour", "jeux de stratégie", "stratégie en temps réel", "jeu de conquête", "jeux tactiques", "bâtir un empire"], zh: ["策略游戏", "战略游戏", "战棋"], "zh-TW": ["策略遊戲", "戰略遊戲", "戰棋"], ja: ["ストラテジーゲーム", "戦略ゲーム", "シミュレーションrpg"],
    ar: ["ألعاب الاستراتيجية", "لعبة استراتيجية", "ألعاب استراتيجية"] } },
  { id: "simulation-game", parents: ["video-game"], words: {
    en: ["simulation game", "life sim", "city builder", "management game", "management sim", "tycoon", "run a shop game", "life simulation", "fishing game", "cooking game", "slow life game"], es: ["juego de simulación", "simulador", "simulador de vida", "juego de gestión", "juego de cocina", "juego relajante", "juego de agricultura"],
    fr: ["jeu de simulation", "simulateur", "jeu de gestion", "jeu de cuisine", "jeux de simulation", "jeux de gestion", "simulation de vie", "simulateur de vol", "simulation de gestion", "jeu de construction de ville", "jeu bac à sable"], zh: ["模拟游戏", "模拟经营", "经营游戏", "料理游戏", "养成游戏", "休闲游戏"], "zh-TW": ["模擬遊戲", "模擬經營", "經營遊戲", "料理遊戲", "養成遊戲", "休閒遊戲"], ja: ["シミュレーションゲーム", "育成ゲーム", "経営シミュレーション", "経営ゲーム", "料理ゲーム"],
    ar: ["ألعاب المحاكاة", "لعبة محاكاة", "ألعاب محاكاة", "لعبة إدارة", "لعبة طبخ", "لعبة زراعة"] } },
  { id: "shooter", parents: ["video-game"], words: {
    en: ["shooter", "first-person shooter", "shoot-em-up"], es: ["juego de disparos", "disparos en primera persona"],
    fr: ["jeu de tir", "tir à la première personne", "jeux de tir", "jeu de tir à la première personne", "tireur à la première personne", "jeu de guerre en ligne"], zh: ["射击游戏", "第一人称射击"], "zh-TW": ["射擊遊戲", "第一人稱射擊"], ja: ["シューティング", "シューティングゲーム"],
    ar: ["ألعاب التصويب", "لعبة تصويب", "ألعاب تصويب", "منظور الشخص الأول"] } },
  { id: "survival-horror", parents: ["video-game", "horror"], words: {
    en: ["survival horror", "horror game"], es: ["horror de supervivencia", "juego de terror"],
    fr: ["survival horror", "jeu d'horreur", "jeux d'horreur", "jeu vidéo d'horreur", "jeu qui fait peur", "jeu de zombies"], zh: ["生存恐怖", "恐怖游戏"], "zh-TW": ["生存恐怖", "恐怖遊戲"], ja: ["サバイバルホラー", "ホラーゲーム"],
    ar: ["ألعاب الرعب", "لعبة رعب", "ألعاب رعب"] } },
  { id: "racing-game", parents: ["video-game"], words: {
    en: ["racing game", "kart racing"], es: ["juego de carreras"],
    fr: ["jeu de course", "jeux de course", "jeu de voitures", "jeux de voitures", "course arcade", "jeu de karting", "jeu de moto"], zh: ["赛车游戏", "竞速游戏"], "zh-TW": ["賽車遊戲", "競速遊戲"], ja: ["レーシングゲーム", "レースゲーム"],
    ar: ["ألعاب السباق", "لعبة سباق", "ألعاب سباق"] } },
  { id: "fighting-game", parents: ["video-game"], words: {
    en: ["fighting game", "beat-em-up"], es: ["juego de lucha", "juego de peleas"],
    fr: ["jeu de combat", "jeux de combat", "jeu de baston", "jeux de baston", "combat en un contre un"], zh: ["格斗游戏"], "zh-TW": ["格鬥遊戲", "快打旋風", "格鬥天王"], ja: ["格闘ゲーム", "対戦格闘", "格ゲー", "ストリートファイター"],
    ar: ["ألعاب القتال", "لعبة قتال", "ألعاب قتال"] } },
  { id: "visual-novel", parents: ["video-game"], words: {
    en: ["visual novel", "dating sim", "interactive fiction", "choose your own adventure"], es: ["novela visual", "ficción interactiva", "elige tu propia aventura"],
    fr: ["roman vidéoludique", "fiction interactive", "livre dont vous êtes le héros", "livre-jeu", "livres-jeux", "histoire interactive", "histoires interactives", "histoire dont vous êtes le héros", "récit interactif"], zh: ["视觉小说", "互动小说", "文字冒险"], "zh-TW": ["視覺小說", "互動小說", "文字冒險"], ja: ["ビジュアルノベル", "ノベルゲーム", "恋愛ゲーム", "ゲームブック"],
    ar: ["الروايات المرئية", "رواية مرئية", "قصة تفاعلية"] } },
  { id: "open-world", parents: ["video-game"], words: {
    en: ["open world", "sandbox game"], es: ["mundo abierto"],
    fr: ["monde ouvert", "vaste monde à explorer", "jeu en monde ouvert", "exploration libre"], zh: ["开放世界", "沙盒游戏"], "zh-TW": ["開放世界", "沙盒遊戲"], ja: ["オープンワールド", "サンドボックスゲーム"],
    ar: ["العالم المفتوح", "عالم مفتوح"] } },
  { id: "multiplayer", parents: ["video-game"], words: {
    en: ["multiplayer", "co-op", "online game", "mmorpg", "online games", "multiplayer game", "cooperative game", "mmo", "online multiplayer", "couch co-op", "play together", "co-op game", "two-player", "two player", "local multiplayer", "online gaming"], es: ["multijugador", "cooperativo", "juego en línea", "juegos en línea", "juego cooperativo", "juego multijugador", "multijugador en línea", "dos jugadores", "jugar en línea", "juegos cooperativos", "juego online", "partida online"],
    fr: ["multijoueur", "jeu en ligne", "jeu coopératif", "jeux en ligne", "coopératif", "jeu multijoueur", "jouer à plusieurs", "jeu à deux", "deux joueurs", "jeux multijoueurs", "jouer en ligne", "mode coopératif"], zh: ["多人游戏", "联机游戏", "网络游戏", "网游", "联机", "双人游戏", "合作游戏", "多人在线", "线上游戏", "在线游戏", "多人联机", "双人合作", "多人合作"], "zh-TW": ["多人遊戲", "連線遊戲", "線上遊戲", "聯機", "雙人遊戲", "合作遊戲", "多人在線", "在線遊戲", "多人聯機", "雙人合作", "多人合作", "多人連線", "手遊連線", "網路遊戲"], ja: ["マルチプレイ", "オンラインゲーム", "協力プレイ", "多人数", "ネットゲーム", "協力ゲーム", "ネトゲ", "二人用ゲーム", "対戦プレイ", "オンライン対戦", "マルチプレイヤー", "二人で遊"],
    ar: ["الألعاب الجماعية", "لعبة جماعية", "متعدد اللاعبين", "لعبة أونلاين", "لعب جماعي", "لعبة تعاونية", "ألعاب عبر الإنترنت", "لعب عبر الإنترنت", "لاعبين اثنين", "ألعاب أونلاين", "ألعاب تعاونية", "لعبة عبر الإنترنت", "لعب تعاوني"] } },
  { id: "mobile-game", parents: ["video-game"], words: {
    en: ["mobile game", "phone game"], es: ["juego para móvil", "juego para celular"],
    fr: ["jeu mobile", "jeu sur téléphone", "jeux mobiles", "jeux sur mobile", "jeu sur smartphone", "jeu pour téléphone"], zh: ["手机游戏", "手游"], "zh-TW": ["手機遊戲", "手遊"], ja: ["スマホゲーム", "モバイルゲーム", "ソーシャルゲーム"],
    ar: ["ألعاب الهاتف", "لعبة هاتف", "لعبة جوال", "ألعاب الجوال"] } },
  { id: "board-game", parents: ["game"], words: {
    en: ["board game", "board games", "tabletop game", "boardgame", "boardgames", "tabletop games", "tabletop", "family board game", "board gaming", "print and play", "board game designer", "dice and tokens", "cooperative board game", "monopoly game", "snakes and ladders"], es: ["juego de mesa", "juegos de mesa", "juego de tablero", "juegos de tablero", "juego de mesa cooperativo", "tablero y fichas", "juegos de mesa familiares", "creador de juegos de mesa", "juego de sobremesa"],
    fr: ["jeu de société", "jeux de société", "jeu de plateau", "jeux de plateau", "jeu de plateau coopératif", "plateau de jeu", "jeu de société familial", "créateur de jeux de société", "jeu de table", "soirée jeux de société", "dés à jouer", "jacquet"], zh: ["桌游", "桌面游戏", "棋盘游戏", "桌游设计", "版图游戏", "家庭桌游", "合作桌游", "棋类", "棋盘", "下棋", "桌上游戏", "棋类游戏", "桌游聚会"], "zh-TW": ["桌遊", "桌面遊戲", "棋盤遊戲", "桌遊設計", "版圖遊戲", "家庭桌遊", "合作桌遊", "棋類", "棋盤", "下棋", "桌上游戲", "棋類遊戲", "桌遊聚會", "桌上遊戲", "桌遊店"], ja: ["ボードゲーム", "卓上ゲーム", "テーブルゲーム", "ボドゲ", "盤上ゲーム", "家族で遊ぶボードゲーム", "協力型ボードゲーム", "アナログゲーム", "盤ゲーム", "非電源ゲーム"],
    ar: ["الألعاب اللوحية", "لعبة لوحية", "ألعاب لوحية", "ألعاب الطاولة", "لعبة طاولة", "ألعاب لوحية عائلية", "لعبة لوح", "لوح اللعب", "مصمم ألعاب لوحية", "لعبة لوحية تعاونية", "لعبة لوح عائلية", "ألعاب لوح", "داما", "لعبة الداما", "ليدو", "سلم وثعبان", "برسيس", "طاولة النرد"] } },
  { id: "card-game", parents: ["game"], words: {
    en: ["card game", "playing cards", "tarot deck", "cardgame", "deck of cards game", "poker game", "rummy", "collectible card game", "trading card game"], es: ["juego de cartas", "baraja", "naipes", "juegos de cartas", "solitario de cartas", "cartas de juego", "mazo", "juego de naipes", "juego de barajas"],
    fr: ["jeu de cartes", "jeu de tarot", "cartes à jouer", "réussite aux cartes", "paquet de cartes", "cartes de tarot", "jeu de cartes à collectionner", "solitaire aux cartes", "crapette", "partie de cartes"], zh: ["纸牌", "卡牌", "卡牌游戏", "扑克", "打牌", "扑克牌游戏", "集换卡牌", "接龙", "牌戏", "卡片游戏", "纸牌游戏"], "zh-TW": ["紙牌", "卡牌", "卡牌遊戲", "撲克", "打牌", "撲克牌遊戲", "集換卡牌", "接龍", "牌戲", "卡片遊戲", "紙牌遊戲"], ja: ["カードゲーム", "トランプ", "カード対戦", "札", "ソリティア", "絵札", "かるた", "ババ抜き", "ブラックジャック", "大富豪ゲーム", "カルタ取り", "七並べ", "ブリッジ札"],
    ar: ["ألعاب الورق", "لعبة ورق", "ألعاب ورق", "لعبة بطاقات", "ورق الكوتشينة", "بطاقات لعب", "لعبة الكوتشينة", "لعب الورق", "سوليتير", "بطاقات قابلة للجمع"] } },
  { id: "chess", parents: ["board-game"], words: {
    en: ["chess", "chess player", "chess players", "chessboard", "chess master", "grandmaster", "chess tournament", "checkmate", "chess game", "chess champion", "chess prodigy", "chess club", "chess pieces"], es: ["ajedrez", "ajedrecista", "ajedrecistas", "tablero de ajedrez", "jaque mate", "gran maestro", "torneo de ajedrez", "partida de ajedrez", "jugador de ajedrez", "maestro de ajedrez"],
    fr: ["échecs", "jeu d'échecs", "joueur d'échecs", "joueuse d'échecs", "échiquier", "échec et mat", "grand maître", "tournoi d'échecs", "partie d'échecs", "joueurs d'échecs", "champion d'échecs", "club d'échecs"], zh: ["国际象棋", "象棋", "围棋", "棋王", "棋手象棋", "西洋棋", "下象棋", "围棋手", "国象", "棋圣", "国际象棋大师", "象棋大师", "对弈"], "zh-TW": ["西洋棋", "象棋", "圍棋", "棋王", "棋手象棋", "下象棋", "圍棋手", "國象", "棋聖", "國際象棋大師", "象棋大師", "對弈", "西洋棋手", "棋靈", "象棋高手"], ja: ["チェス", "将棋", "囲碁", "チェスプレイヤー", "王手", "名人戦", "詰将棋", "将棋指し", "チェス盤", "対局", "国際象棋", "チェックメイト", "グランドマスター", "クイーンギャンビット"],
    ar: ["الشطرنج", "شطرنج", "لاعب شطرنج", "لاعبة شطرنج", "رقعة الشطرنج", "كش ملك", "بطولة شطرنج", "لاعبو الشطرنج", "مباراة شطرنج", "بطل شطرنج", "شطرنجي"] } },
  { id: "toy", parents: ["game"], words: {
    en: ["toy", "toys", "doll", "dolls", "plaything", "playthings", "toybox", "toy box", "toy car", "toy cars", "toy train", "playroom", "toys for", "wooden horse toy", "toy robot", "lost toys", "old toys", "toy chest", "boomerang", "boomerangs", "yo-yos", "tricycle", "tricycles", "slinky"], es: ["juguete", "juguetes", "muñeca", "juguetería vieja", "muñecas y juguetes", "caja de juguetes", "coche de juguete", "juguetes antiguos", "robot de juguete", "juguetes viejos", "cuarto de juegos", "trenecito", "tren de juguete", "balero", "sonajero", "tirachinas", "muñeco de madera"],
    fr: ["jouet", "jouets", "poupée", "joujou", "joujoux", "coffre à jouets", "petite voiture", "petites voitures", "vieux jouets", "jouets anciens", "robot jouet", "jouets oubliés", "salle de jeux", "boomerang", "tricycle", "tricycles", "cerf-volant jouet", "petits soldats", "train électrique", "dînette", "pistolet à eau"], zh: ["玩具", "玩偶", "洋娃娃", "小玩具", "玩具箱", "玩具车", "玩具熊", "老玩具", "玩具火车", "旧玩具", "小汽车玩具", "玩具兵", "儿童玩具", "滚铁环", "丢沙包", "翻花绳", "拨浪鼓", "盲盒", "竹蜻蜓", "悠悠球", "九连环", "风车玩具", "七巧板", "公仔", "遥控车", "抓娃娃"], "zh-TW": ["玩具", "玩偶", "洋娃娃", "小玩具", "玩具箱", "玩具車", "玩具熊", "老玩具", "玩具火車", "舊玩具", "小汽車玩具", "玩具兵", "兒童玩具", "公仔", "童玩", "扭蛋", "滾鐵環", "丟沙包", "翻花繩", "撥浪鼓", "盲盒", "竹蜻蜓", "悠悠球", "九連環", "風車玩具", "七巧板", "遙控車", "抓娃娃", "尪仔標", "戰鬥陀螺", "夾娃娃"], ja: ["おもちゃ", "玩具", "人形", "おもちゃ箱", "ミニカー", "ままごと道具", "古いおもちゃ", "郷土玩具", "木馬のおもちゃ", "人形遊び", "おはじき", "ブリキ", "紙風船", "お手玉", "めんこ", "竹とんぼ", "水鉄砲", "玩具箱", "だるま", "ままごと", "超合金", "ガチャガチャ", "起き上がりこぼし", "でんでん太鼓", "輪ゴム鉄砲", "ブリキの玩具", "ラジコン", "ブーメラン", "しゃぼん玉", "花火玩具", "ベーゴマ", "食玩"],
    ar: ["الدمى", "دمية", "دمى", "لعب أطفال", "لعبة أطفال", "ألعاب أطفال", "لعب", "لعبة قديمة", "صندوق الألعاب", "ألعاب قديمة", "سيارة لعبة", "لعب الطفولة", "ألعاب الصغار", "لعبة الطفل", "غرفة الألعاب", "كرة قماش", "دمية قماش", "نقيفة"] } },
  { id: "esports", parents: ["video-game", "sport"], words: {
    en: ["esports", "e-sports", "pro gamer"], es: ["deportes electrónicos", "esports"],
    fr: ["e-sport", "sport électronique", "esport", "joueur professionnel de jeux vidéo", "compétition de jeux vidéo", "tournoi de jeux vidéo", "équipe d'esport", "joueurs d'e-sport"], zh: ["电子竞技", "电竞", "职业选手", "电竞选手", "战队", "电竞少年", "电竞比赛", "直播打游戏", "网瘾少年"], "zh-TW": ["電子競技", "電競", "職業選手", "電競選手", "戰隊", "電競少年", "電競比賽", "直播打遊戲", "網癮少年", "實況主"], ja: ["eスポーツ", "プロゲーマー", "ゲーム大会", "ゲーム実況", "格ゲー大会", "実況プレイ"],
    ar: ["الرياضات الإلكترونية", "رياضات إلكترونية"] } },
  { id: "virtual-reality", parents: ["technology"], words: {
    en: ["virtual reality", "augmented reality", "immersive experience", "vr", "augmented-reality", "mixed reality", "vr headset", "simulated reality", "extended reality", "hologram", "holograms", "virtual life"], es: ["realidad virtual", "realidad aumentada", "experiencia inmersiva", "realidad mixta", "gafas de realidad virtual", "realidad simulada", "holograma"],
    fr: ["réalité virtuelle", "réalité augmentée", "expérience immersive", "réalité mixte", "casque de réalité virtuelle", "réalité simulée", "hologramme", "univers virtuel"], zh: ["虚拟现实", "增强现实", "沉浸式", "虚拟现实游戏", "混合现实", "沉浸体验", "全息", "虚拟实境", "沉浸式体验", "虚拟空间", "模拟现实"], "zh-TW": ["虛擬實境", "擴增實境", "沉浸式", "虛擬現實遊戲", "混合現實", "沉浸體驗", "全息", "沉浸式體驗", "虛擬空間", "模擬現實", "混合實境", "全息投影"], ja: ["仮想現実", "拡張現実", "没入型", "バーチャルリアリティ", "没入体験", "複合現実", "ホログラム", "没入感"],
    ar: ["الواقع الافتراضي", "واقع افتراضي", "واقع معزز", "تجربة غامرة", "واقع مختلط", "نظارات الواقع الافتراضي", "تجارب غامرة", "هولوغرام", "واقع ممتد"] } },
  { id: "lottery", parents: ["gambling"], words: {
    en: ["lottery", "lotteries", "lottery ticket", "lottery winner", "jackpot", "wins the lottery", "bingo hall"], es: ["lotería", "loterías", "billete de lotería", "gana la lotería", "le toca la lotería", "premio gordo", "décimo de lotería", "el gordo de navidad", "quiniela", "quinielas", "bote millonario"],
    fr: ["loterie", "loteries", "ticket de loterie", "billet de loterie", "gagne au loto", "gagnant du loto", "gros lot", "jackpot"], zh: ["彩票", "中彩票", "乐透", "中大奖", "头奖"], "zh-TW": ["彩券", "中樂透", "樂透", "中大獎", "頭獎", "刮刮樂"], ja: ["宝くじ", "宝籤", "福引", "ロト", "大当たり", "一攫千金"],
    ar: ["يانصيب", "ورقة يانصيب", "جائزة اليانصيب", "لوتو", "ربح اليانصيب"] } },
];
