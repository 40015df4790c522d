import type { Concept } from "../concept.ts";

export const toysAndPastimes: Concept[] = [
  { id: "dolls", parents: ["toy"], words: {
    en: ["doll", "dolls", "dollhouse", "dollhouses", "doll maker", "doll's house", "rag doll", "porcelain doll", "paper dolls", "matryoshka"], es: ["muñeca", "muñecas", "casa de muñecas", "muñeca de trapo", "muñeca de porcelana"],
    fr: ["poupée", "poupées", "maison de poupée", "poupée de chiffon", "poupée de porcelaine", "poupée russe", "poupées russes", "poupée barbie", "marionnette de chiffon", "poupée ancienne", "poupées anciennes"], zh: ["娃娃", "洋娃娃", "布娃娃", "玩偶", "娃娃屋", "人偶"], "zh-TW": ["娃娃", "洋娃娃", "布娃娃", "玩偶", "娃娃屋", "人偶"], ja: ["人形", "お人形", "着せ替え人形", "雛人形", "ドールハウス", "人形師", "こけし", "日本人形", "ひな人形", "ドール", "市松人形", "球体関節人形", "五月人形", "博多人形", "わら人形", "リカちゃん", "フランス人形", "人形の家", "マトリョーシカ", "マネキン", "蝋人形", "土人形", "藁人形", "からくり人形"],
    ar: ["دمية", "دمى", "عروسة", "بيت الدمى"] } },
  { id: "soft-toys", parents: ["toy", "childhood"], words: {
    en: ["soft toys", "teddy bear", "teddy", "teddies", "teddy bears", "soft toy", "stuffed animal", "stuffed animals", "plush", "cuddly toy", "cuddly toys", "lost toy", "security blanket", "comfort blanket"], es: ["peluches", "osito de peluche", "oso de peluche", "peluche", "juguete perdido", "mantita"],
    fr: ["peluches", "ours en peluche", "peluche", "doudou", "doudous", "nounours", "jouet perdu"], zh: ["毛绒玩具", "泰迪熊", "布偶", "小熊玩偶", "毛绒熊"], "zh-TW": ["絨毛玩具", "泰迪熊", "毛絨玩具", "布偶", "小熊玩偶", "毛絨熊"], ja: ["ぬいぐるみ", "テディベア", "くまのぬいぐるみ", "ぬいぐるみの", "安心毛布"],
    ar: ["دمية محشوة", "لعبة قطيفة", "دب محشو"] } },
  { id: "toymaking", parents: ["toy", "craft"], words: {
    en: ["toymaker", "toy maker", "toy shop", "toyshop", "wooden toys", "wooden toy", "tin toys", "toy soldier", "toy soldiers", "rocking horse", "spinning top", "yo-yo", "marbles", "homemade toys"], es: ["juguetero", "juguetería", "juguetes de madera", "juguetes de hojalata", "soldaditos de plomo", "caballito de madera", "trompo", "peonza", "canicas", "yoyó"],
    fr: ["fabricant de jouets", "magasin de jouets", "jouets en bois", "soldats de plomb", "cheval à bascule", "toupie", "billes", "yoyo"], zh: ["玩具店", "木制玩具", "铁皮玩具", "陀螺", "弹珠", "木马", "溜溜球"], "zh-TW": ["玩具店", "木製玩具", "鐵皮玩具", "陀螺", "彈珠", "木馬", "溜溜球"], ja: ["おもちゃ屋", "木のおもちゃ", "ブリキのおもちゃ", "独楽", "ビー玉", "けん玉", "ヨーヨー", "木馬", "おもちゃ作り"],
    ar: ["صانع ألعاب", "محل ألعاب", "ألعاب خشبية", "نحلة دوارة", "كلل", "حصان خشبي"] } },
  { id: "building-blocks", parents: ["toy"], words: {
    en: ["building blocks", "lego", "bricks and blocks", "construction toys", "model kit", "building set", "jigsaw", "jigsaw puzzle", "jigsaw puzzles", "rubik's cube"], es: ["bloques de construcción", "lego", "juguetes de construcción", "puzles", "cubo de rubik"],
    fr: ["jeu de construction", "lego", "cubes en bois", "jouets de construction", "puzzles", "rubik's cube"], zh: ["积木", "乐高", "魔方"], "zh-TW": ["積木", "樂高", "魔方"], ja: ["積み木", "レゴ", "ブロック遊び", "ジグソーパズル", "ルービックキューブ"],
    ar: ["مكعبات", "ليغو", "ألعاب تركيب", "أحجية الصور", "مكعب روبيك"] } },
  { id: "model-making", parents: ["hobby", "craft"], words: {
    en: ["model making", "model train", "model trains", "model railway", "model aircraft", "model ships", "ship in a bottle", "miniature", "miniatures", "scale model", "scale models", "diorama", "dioramas"], es: ["modelismo", "maquetas", "maqueta", "trenes de juguete", "tren eléctrico", "miniaturas", "barco en una botella", "diorama"],
    fr: ["modélisme", "maquette", "maquettes", "train miniature", "trains miniatures", "bateau en bouteille", "miniatures", "diorama"], zh: ["模型", "火车模型", "微缩模型", "航模", "手办", "微缩景观"], "zh-TW": ["模型", "火車模型", "微縮模型", "航模", "手辦", "微縮景觀"], ja: ["模型", "鉄道模型", "プラモデル", "ミニチュア", "ジオラマ", "フィギュア"],
    ar: ["مجسمات", "نماذج مصغرة", "قطار لعبة", "منمنمات مصغرة", "ديوراما"] } },
  { id: "go-and-shogi", parents: ["board-game"], words: {
    en: ["weiqi", "baduk", "shogi", "xiangqi", "chinese chess", "backgammon", "draughts", "checkers", "mancala", "go game", "go player"], es: ["go japonés", "shogi", "backgammon", "damas chinas", "juego de damas", "ajedrez chino"],
    fr: ["jeu de go", "shogi", "backgammon", "jeu de dames", "échecs chinois", "awalé", "tric-trac"], zh: ["棋手", "跳棋", "五子棋", "棋局", "中国象棋"], "zh-TW": ["棋手", "跳棋", "五子棋", "棋局", "中國象棋"], ja: ["棋士", "オセロ", "碁", "将棋盤", "碁石", "女流棋士", "奨励会", "碁盤", "竜王戦", "プロ棋士", "本因坊", "盤上", "王将", "指し手", "囲碁将棋", "真剣師", "棋譜", "碁打ち", "名人位", "定石", "棋戦"],
    ar: ["طاولة الزهر", "شوغي", "لعبة غو", "ضامة", "منقلة", "شطرنج صيني"] } },
  { id: "mahjong-and-dominoes", parents: ["board-game"], words: {
    en: ["mahjong", "dominoes", "domino", "dice", "dice game", "ludo", "bingo", "lotto", "parlour games", "parlor games"], es: ["mahjong", "dominó", "dados", "parchís", "bingo", "lotería de mesa", "juego de la oca"],
    fr: ["mah-jong", "dominos", "jeu de dés", "petits chevaux", "bingo", "jeu de l'oie"], zh: ["麻将", "骰子", "多米诺", "骨牌", "飞行棋", "打麻将"], "zh-TW": ["麻將", "骰子", "多米諾", "骨牌", "飛行棋", "打麻將"], ja: ["サイコロ", "ドミノ", "すごろく", "双六", "ビンゴ", "雀荘", "徹マン", "麻雀牌", "四暗刻", "役満", "賭け麻雀", "国士無双"],
    ar: ["ماهجونغ", "دومينو", "نرد", "بنغو", "لودو"] } },
  { id: "card-players", parents: ["card-game"], words: {
    en: ["card games", "deck of cards", "playing cards", "bridge game", "trading cards", "trading card", "collectible cards", "card player", "card players"], es: ["juego de cartas", "naipes", "baraja", "póker", "cartas coleccionables", "jugadores de cartas", "mus"],
    fr: ["jeu de cartes", "jeux de cartes", "belote", "tarot à jouer", "cartes à collectionner", "joueurs de cartes"], zh: ["扑克", "扑克牌", "纸牌", "斗地主", "卡牌", "集换式卡牌", "桥牌"], "zh-TW": ["撲克", "撲克牌", "紙牌", "鬥地主", "卡牌", "集換式卡牌", "橋牌"], ja: ["トランプ", "カードゲーム", "ポーカー", "花札", "百人一首", "トレーディングカード", "カルタ", "歌留多"],
    ar: ["ورق اللعب", "كوتشينة", "بوكر", "لعبة الورق", "ألعاب الورق", "شدة"] } },
  { id: "retro-games", parents: ["video-game"], words: {
    en: ["retro game", "retro games", "retro gaming", "arcade", "arcades", "arcade machine", "pinball", "game console", "consoles", "8-bit game", "game boy", "old video games"], es: ["juegos retro", "recreativas", "salón recreativo", "máquina recreativa", "consola", "consolas", "pinball", "videojuegos antiguos"],
    fr: ["jeux rétro", "borne d'arcade", "salle d'arcade", "rétrogaming", "flipper", "console de jeux", "vieux jeux vidéo"], zh: ["街机", "复古游戏", "红白机", "弹球机", "游戏厅", "怀旧游戏", "游戏机", "掌机", "魂斗罗", "电玩城", "投币"], "zh-TW": ["街機", "復古遊戲", "紅白機", "彈球機", "遊戲廳", "懷舊遊戲", "遊戲機", "復古", "掌機", "魂鬥羅", "電玩城", "投幣", "電動間", "大型電玩"], ja: ["レトロゲーム", "ゲームセンター", "ファミコン", "ピンボール", "アーケードゲーム", "ゲーム機", "携帯ゲーム", "ゲーセン", "縛りプレイ"],
    ar: ["ألعاب قديمة إلكترونية", "صالة ألعاب", "أتاري", "ألعاب أركيد", "أجهزة الألعاب"] } },
  { id: "game-making", parents: ["video-game", "software"], words: {
    en: ["game developer", "game developers", "game development", "game design", "game designer", "indie game", "indie games", "indie developer", "gamer", "gamers", "speedrun"], es: ["desarrollo de videojuegos", "desarrollador de videojuegos", "diseño de videojuegos", "juego independiente", "juegos indie", "videojugador"],
    fr: ["développeur de jeux", "développement de jeux", "conception de jeux", "jeu indépendant", "jeux indépendants", "joueurs de jeux vidéo"], zh: ["游戏开发", "独立游戏", "游戏设计", "游戏制作", "玩家", "游戏开发者"], "zh-TW": ["遊戲開發", "獨立遊戲", "遊戲設計", "遊戲製作", "玩家", "遊戲開發者"], ja: ["ゲーム開発", "インディーゲーム", "ゲームデザイン", "ゲーム制作", "ゲーマー"],
    ar: ["تطوير الألعاب", "مطور ألعاب", "تصميم الألعاب", "ألعاب مستقلة", "لاعب ألعاب فيديو"] } },
  { id: "party-games", parents: ["game"], words: {
    en: ["party game", "party games", "charades", "trivia", "trivia game", "board game night", "game night", "scavenger hunt", "live-action role-playing", "larp", "escape game", "treasure hunt game", "murder mystery game"], es: ["juegos de mesa en familia", "juego de fiesta", "charadas", "trivial", "rol en vivo", "juego de escape"],
    fr: ["jeu d'ambiance", "soirée jeux", "jeu de rôle grandeur nature", "jeu d'évasion", "jeux d'ambiance", "jeux de soirée", "jeu à boire", "jeux à boire", "jeu de mime", "mimes et devinettes", "jeux d'évasion", "salle d'évasion", "loup-garou jeu"], zh: ["聚会游戏", "派对游戏", "剧本杀", "密室逃脱", "狼人杀", "你画我猜", "真人角色扮演"], "zh-TW": ["聚會遊戲", "派對遊戲", "劇本殺", "密室逃脫", "狼人殺", "你畫我猜", "真人角色扮演"], ja: ["パーティーゲーム", "人狼ゲーム", "謎解きゲーム", "脱出ゲーム", "マーダーミステリー", "宝探しゲーム"],
    ar: ["ألعاب جماعية", "ألعاب الحفلات", "ألعاب المسابقات", "غرفة الهروب", "لعبة الألغاز", "ألعاب السهرات"] } },
  { id: "kites", parents: ["toy", "wind"], words: {
    en: ["kite", "kites", "kite flying", "kite maker", "flying kites", "kite festival", "paper kite", "paper kites", "lost kite", "red kite on a string", "kite fight", "kite fighting"], es: ["cometa de papel", "cometas de papel", "papalote", "papalotes", "barrilete", "volantín", "volar cometas"],
    fr: ["cerf-volant", "cerfs-volants", "faire voler un cerf-volant", "fabriquer un cerf-volant", "cerf-voliste", "cerfs-volants chinois"], zh: ["风筝", "放风筝", "纸鸢"], "zh-TW": ["風箏", "放風箏", "紙鳶"], ja: ["凧", "凧揚げ", "カイト"],
    ar: ["طائرة ورقية", "طائرات ورقية"] } },
  { id: "bubbles-and-swings", parents: ["childhood", "toy"], words: {
    en: ["soap bubble", "soap bubbles", "slide and swings", "seesaw", "sandbox", "sandpit", "carousel", "ferris wheel", "paper boat", "paper plane", "paper planes"], es: ["pompas de jabón", "columpios", "tobogán", "carrusel", "noria de feria", "barquito de papel", "avión de papel", "balancín"],
    fr: ["bulles de savon", "balançoires", "toboggan", "grande roue", "bac à sable", "bateau en papier", "avion en papier"], zh: ["肥皂泡", "泡泡", "滑梯", "跷跷板", "摩天轮", "纸飞机", "纸船"], "zh-TW": ["肥皂泡", "泡泡", "滑梯", "蹺蹺板", "摩天輪", "紙飛機", "紙船"], ja: ["シャボン玉", "すべり台", "滑り台", "紙飛行機", "砂場", "折り紙の船"],
    ar: ["فقاعات الصابون", "أراجيح", "زحليقة", "دوامة الخيل", "عجلة دوارة", "طائرة من ورق", "قارب ورقي"] } },
  { id: "collecting", parents: ["hobby"], words: {
    en: ["stamp collecting", "stamp collector", "stamp collection", "stamps", "philately", "coin collecting", "coin collector", "collectors", "collectibles", "record collector", "vinyl collector", "hoarding", "hoarder"], es: ["coleccionismo", "coleccionista", "coleccionistas", "sellos", "filatelia", "numismática", "coleccionar", "acumulador", "cromos", "álbum de cromos", "intercambio de cromos"],
    fr: ["collectionneur", "collectionneuse", "collectionneurs", "timbres", "philatélie", "numismatique", "collectionner"], zh: ["集邮", "邮票", "收藏家", "收藏", "钱币收藏", "囤积"], "zh-TW": ["集郵", "郵票", "收藏家", "收藏", "錢幣收藏", "囤積"], ja: ["切手収集", "切手", "収集家", "コレクター", "コレクション癖", "ゴミ屋敷", "古銭"],
    ar: ["طوابع", "جمع الطوابع", "جامع تحف", "هواة الجمع", "جمع العملات", "مقتنيات"] } },
  { id: "amateur-photography", parents: ["hobby", "photography"], words: {
    en: ["amateur photographer", "amateur photographers", "photography club", "learning photography", "photo walk", "analogue photography", "analog photography", "polaroid", "polaroids"], es: ["fotógrafo aficionado", "fotografía analógica", "club de fotografía", "aprender fotografía", "polaroid"],
    fr: ["photographe amateur", "photographie argentique", "argentique", "club photo", "apprendre la photo", "polaroid"], zh: ["摄影爱好者", "胶片摄影", "学摄影", "拍立得", "胶片机"], "zh-TW": ["攝影愛好者", "膠片攝影", "學攝影", "拍立得", "膠片機"], ja: ["写真愛好家", "フィルム写真", "フィルムカメラ", "チェキ", "カメラ初心者", "写真部"],
    ar: ["مصور هاو", "تصوير فيلمي", "هواة التصوير", "تعلم التصوير", "بولارويد"] } },
  { id: "painting-class", parents: ["hobby", "visual-art"], words: {
    en: ["amateur painter", "painting class", "painting classes", "drawing lessons", "learn to draw", "learning to draw", "learning to paint", "colouring book", "coloring book", "colouring pages", "sketching", "urban sketching"], es: ["aprender a dibujar", "aprender a pintar", "clases de pintura", "clases de dibujo", "libro para colorear", "dibujos para colorear"],
    fr: ["apprendre à dessiner", "apprendre à peindre", "cours de dessin", "cours de peinture", "coloriage", "livre de coloriage"], zh: ["学画画", "画画课", "涂色书", "填色", "学素描", "业余画家"], "zh-TW": ["學畫畫", "畫畫課", "塗色書", "填色", "學素描", "業餘畫家"], ja: ["お絵描き", "塗り絵", "絵画教室", "絵の描き方", "日曜画家"],
    ar: ["تعلم الرسم", "دروس الرسم", "كتاب تلوين", "دفتر تلوين", "رسام هاو"] } },
  { id: "learning-an-instrument", parents: ["music", "education"], words: {
    en: ["guitar lessons", "violin lessons", "learning the piano", "piano teacher", "music student", "metronome", "practising scales", "music practice", "piano practice"], es: ["clases de piano", "clases de guitarra", "aprender a tocar", "profesora de piano", "conservatorio"],
    fr: ["cours de piano", "apprendre le piano", "professeur de piano", "métronome", "faire ses gammes", "solfège", "répéter ses gammes", "cours de guitare", "cours de violon", "leçon de musique"], zh: ["学吉他", "钢琴老师"], "zh-TW": ["學吉他", "鋼琴老師"], ja: ["ピアノ教師", "ピアノのレッスン", "吹奏楽部", "音楽の先生"],
    ar: ["دروس البيانو", "دروس موسيقى", "معلمة بيانو"] } },
  { id: "karaoke-and-dancing", parents: ["hobby", "music"], words: {
    en: ["singing along", "disco night", "dance party", "nightclub", "nightclubs", "clubbing", "dance floor", "open mic"], es: ["discoteca", "discotecas", "salir de fiesta", "micrófono abierto", "boliche bailable", "club nocturno", "guateque", "guateques", "bailongo", "salón de baile", "noche de discoteca"],
    fr: ["discothèque", "boîte de nuit", "soirée dansante", "scène ouverte", "night-club", "club de nuit", "dancings", "danser toute la nuit", "bal du samedi soir", "boîte de nuit de campagne"], zh: ["夜店", "迪厅", "蹦迪", "舞池", "开放麦"], "zh-TW": ["夜店", "迪廳", "蹦迪", "舞池", "開放麥"], ja: ["ナイトクラブ", "ダンスフロア", "クラブ通い"],
    ar: ["ساحة الرقص", "سهرة راقصة"] } },
  { id: "cosplay-and-fandom", parents: ["hobby", "subculture"], words: {
    en: ["cosplay", "cosplayer", "cosplayers", "fandom", "fandoms", "comic convention", "otaku", "geek", "geeks", "nerd", "nerds", "fangirl", "idol fans"], es: ["cosplay", "convención de cómics", "fandom", "otaku", "frikis", "friki"],
    fr: ["cosplay", "convention de bande dessinée", "fandom", "otaku", "geeks", "culture geek"], zh: ["角色扮演服", "漫展", "追星", "粉丝", "二次元", "宅男", "饭圈", "御宅族"], "zh-TW": ["角色扮演服", "漫展", "追星", "粉絲", "二次元", "宅男", "飯圈", "御宅族"], ja: ["コミケ", "オタク", "推し", "推し活", "ファンダム"],
    ar: ["كوسبلاي", "أوتاكو", "معجبون", "ثقافة المعجبين", "مؤتمر القصص المصورة"] } },
  { id: "book-club", parents: ["reading", "hobby"], words: {
    en: ["book club", "book clubs", "reading group", "reading circle", "reading challenge", "library card", "love of reading", "love of books"], es: ["club de lectura", "clubes de lectura", "grupo de lectura", "amor por la lectura", "amor a los libros"],
    fr: ["club de lecture", "cercle de lecture", "groupe de lecture", "amour des livres", "amour de la lecture", "club de lecteurs", "passion de la lecture", "cercle littéraire", "salon littéraire", "salons littéraires", "amoureux des livres", "lire ensemble"], zh: ["读书会", "读书俱乐部", "书迷", "爱读书", "书友"], "zh-TW": ["讀書會", "讀書俱樂部", "書迷", "愛讀書", "書友"], ja: ["読書会", "読書クラブ", "読書好き", "本の虫"],
    ar: ["نادي القراءة", "نادي الكتاب", "حب القراءة", "حب الكتب", "دودة كتب"] } },
  { id: "bonsai-and-ikebana", parents: ["hobby", "plants"], words: {
    en: ["floristry", "house plants", "succulents", "terrarium", "bonsai tree", "bonsai trees", "bonsai master", "bonsai growing"], es: ["arreglos florales", "plantas de casa", "terrario"],
    fr: ["composition florale", "plantes vertes", "terrarium", "art du bouquet", "arrangement floral", "arrangements floraux", "bonsaï en pot", "art du bonsaï", "art floral japonais"], zh: ["多肉"], "zh-TW": ["多肉"], ja: ["いけばな"],
    ar: ["تنسيق الزهور", "نباتات داخلية", "إيكيبانا"] } },
  { id: "scrapbook-and-paper-craft", parents: ["hobby", "craft"], words: {
    en: ["scrapbook", "scrapbooking", "card making", "greeting cards", "greeting card", "candle making", "soap making", "homemade soap", "beading", "beadwork", "friendship bracelet", "upcycled crafts", "crafts for children"], es: ["manualidades", "manualidades para niños", "álbum de recortes", "tarjetas hechas a mano", "hacer velas", "hacer jabón", "pulseras de hilo"],
    fr: ["loisirs créatifs", "activités manuelles", "bricolage pour enfants", "carterie", "fabriquer des bougies", "savon maison", "perles et bracelets"], zh: ["手工", "贺卡", "做手工", "手工皂", "串珠", "亲子手工", "蜡烛制作"], "zh-TW": ["手工", "賀卡", "做手工", "手工皂", "串珠", "親子手工", "蠟燭製作"], ja: ["スクラップブック", "キャンドル作り", "石けん作り", "ビーズ", "手作り雑貨", "グリーティングカード"],
    ar: ["أشغال يدوية", "بطاقات معايدة", "صناعة الشموع", "صناعة الصابون", "خرز", "دفتر قصاصات"] } },
  { id: "mazes", parents: ["puzzle-game"], words: {
    en: ["maze", "mazes", "hedge maze", "corn maze", "maze puzzle", "labyrinthine", "lost in a maze"], es: ["laberinto de setos", "laberinto de maíz", "laberinto de espejos", "perdidos en un laberinto"],
    fr: ["labyrinthe végétal", "labyrinthe de maïs", "jeu de labyrinthe"], zh: ["走迷宫", "迷宫游戏", "玉米迷宫"], "zh-TW": ["走迷宮", "迷宮遊戲", "玉米迷宮"], ja: ["巨大迷路", "迷路遊び", "生垣迷路"],
    ar: ["لعبة المتاهة", "متاهة الحديقة", "متاهات", "تائه في المتاهة"] } },
];
