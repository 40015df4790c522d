import type { Concept } from "../concept.ts";

export const wordsGamesAndChildren: Concept[] = [
  { id: "open-letter-and-manifesto", parents: ["nonfiction"], words: {
    en: ["open letter", "manifesto", "manifestos", "pamphlets", "declaration of", "polemic", "polemics", "call to arms", "letter to the nation", "letter to the president"], es: ["carta abierta", "manifiesto", "manifiestos", "panfleto"],
    fr: ["lettre ouverte", "manifeste", "manifestes", "tribune libre", "plaidoyers", "réquisitoire politique", "appel aux citoyens"], zh: ["公开信", "宣言", "宣言书", "小册子"], "zh-TW": ["公開信", "宣言", "宣言書", "小冊子"], ja: ["公開書簡", "宣言文", "マニフェスト", "檄文"],
    ar: ["رسالة مفتوحة", "بيان تأسيسي", "مانيفستو", "منشور سياسي"] } },
  { id: "review-and-criticism", parents: ["journalism"], words: {
    en: ["book review", "book reviews", "film review", "film criticism", "film critic", "restaurant review", "art criticism", "film essay"], es: ["reseña", "reseñas", "crítica de cine", "crítica de arte", "crítico de cine", "crítico literario", "crítico gastronómico"],
    fr: ["critique de cinéma", "critique de film", "compte rendu de lecture", "critique d'art", "critique gastronomique et cinéma", "compte rendu", "comptes rendus", "critique musicale", "chronique littéraire", "recension", "recensions", "chronique de disques"], zh: ["书评", "影评", "乐评", "电影评论", "艺术评论"], "zh-TW": ["書評", "影評", "樂評", "電影評論", "藝術評論"], ja: ["書評", "映画評", "映画評論", "レビュー記事", "美術評論"],
    ar: ["مراجعة كتاب", "نقد سينمائي", "نقد فني", "مراجعات أفلام", "ناقد", "نقاد", "ناقد سينمائي", "ناقد أدبي", "ناقدة"] } },
  { id: "eulogy-and-obituary", parents: ["speech", "death"], words: {
    en: ["eulogies", "obituary", "obituaries", "epitaph", "epitaphs", "in memoriam", "funeral speech", "death notice", "tribute to a friend", "memorial speech", "obituary writer", "last tribute"], es: ["elogio fúnebre", "obituario", "necrológica", "epitafio"],
    fr: ["éloge funèbre", "nécrologie", "épitaphe", "discours d'enterrement", "hommage à un disparu", "avis de décès", "tombeau poétique"], zh: ["悼词", "讣告", "墓志铭", "祭文"], "zh-TW": ["悼詞", "訃告", "墓誌銘", "祭文", "訃聞"], ja: ["追悼文", "訃報", "墓碑銘"],
    ar: ["نعي"] } },
  { id: "free-verse", parents: ["poetry"], words: {
    en: ["free verse", "prose poem", "prose poems", "prose poetry", "lyric poetry", "lyrical poems", "modern poetry"], es: ["verso libre", "poema en prosa", "prosa poética", "poesía lírica", "poesía moderna"],
    fr: ["vers libres", "vers libre", "poème en prose", "poèmes en prose", "prose poétique", "poésie lyrique"], zh: ["自由诗", "散文诗", "抒情诗", "新诗", "朦胧诗"], "zh-TW": ["自由詩", "散文詩", "抒情詩", "新詩", "朦朧詩"], ja: ["自由詩", "散文詩", "抒情詩", "現代詩", "口語自由詩"],
    ar: ["شعر حر", "قصيدة نثر", "قصائد نثر", "شعر التفعيلة", "شعر غنائي", "شعر حديث", "قصيدة التفعيلة"] } },
  { id: "ode-and-elegy", parents: ["poetry"], words: {
    en: ["ode", "odes", "elegy", "elegiac", "poem of praise", "poem of mourning", "villanelle", "pantoum", "sestina"], es: ["oda", "odas", "elegía", "elegías", "villanela", "romance en verso", "décima", "décimas"],
    fr: ["ode", "odes", "élégie", "élégies", "villanelle", "rondeau poétique", "pantoum"], zh: ["颂歌", "挽诗", "悼亡诗", "赞歌", "哀诗"], "zh-TW": ["頌歌", "輓詩", "悼亡詩", "讚歌", "哀詩"], ja: ["頌歌", "オード", "エレジー", "挽歌詩", "追悼詩"],
    ar: ["قصيدة مدح", "قصيدة رثاء", "موشح شعري", "أنشودة مدح"] } },
  { id: "ghazal-and-qasida", parents: ["poetry"], words: {
    en: ["ghazal", "ghazals", "qasida", "rubaiyat", "rubai", "sufi poetry", "arabic poetry", "persian poetry", "nabati"], es: ["gazal", "casida", "rubaiyat", "poesía árabe", "poesía persa", "poesía sufí"],
    fr: ["ghazal", "ghazals", "qasida", "rubaïyat", "poésie arabe", "poésie persane", "poésie soufie"], zh: ["加扎勒", "鲁拜集", "波斯诗歌", "阿拉伯诗歌"], "zh-TW": ["加扎勒", "魯拜集", "波斯詩歌", "阿拉伯詩歌"], ja: ["ガザル", "ルバイヤート", "ペルシャ詩", "アラブ詩"],
    ar: ["معلقات", "معلقة", "قصيدة عمودية", "رباعيات", "شعر نبطي", "شعر صوفي", "شعر عربي", "شعر عذري", "غزل عذري", "مدائح نبوية", "بردة", "شعر جاهلي", "قصيدة نبطية", "رباعيات الخيام"] } },
  { id: "classical-chinese-poetry", parents: ["poetry", "imperial-china"], words: {
    en: ["classical Chinese poetry", "tang poetry", "tang poems", "song lyrics of the dynasty", "chinese poetry", "li bai", "du fu"], es: ["poesía china", "poesía tang", "poesía clásica china"],
    fr: ["poésie chinoise", "poésie tang", "poésie classique chinoise", "poètes chinois", "poèmes chinois", "poèmes tang", "poèmes de la dynastie tang", "poésie des song"], zh: ["唐诗", "宋词", "古诗", "诗词", "诗经", "绝句", "律诗", "楚辞", "李白", "杜甫", "古诗词", "古文", "元曲", "五言", "七言"], "zh-TW": ["唐詩", "宋詞", "古詩", "詩詞", "詩經", "絕句", "律詩", "楚辭", "李白", "杜甫", "古詩詞", "古文", "元曲", "五言", "七言"], ja: ["漢詩", "唐詩", "宋詞", "詩経", "李白", "杜甫", "漢文", "古文"],
    ar: ["شعر صيني", "شعر صيني كلاسيكي"] } },
  { id: "waka-and-renga", parents: ["haiku", "japan"], words: {
    en: ["Japanese poetry", "waka", "renga", "senryu", "basho", "manyoshu", "tanka", "linked verse", "classical japanese poetry", "japanese poems", "japanese poets", "court poetry"], es: ["poesía japonesa", "waka", "renga", "senryu", "basho"],
    fr: ["poésie japonaise", "waka", "renga", "senryû", "bashô", "poèmes japonais", "tanka", "tankas", "poèmes brefs japonais", "poètes japonais"], zh: ["和歌", "川柳", "日本诗歌", "万叶集", "连歌", "松尾芭蕉"], "zh-TW": ["和歌", "川柳", "日本詩歌", "萬葉集", "連歌", "松尾芭蕉"], ja: ["和歌", "川柳", "連歌", "万葉集", "芭蕉", "句集"],
    ar: ["شعر ياباني", "واكا"] } },
  { id: "limerick-and-nonsense-verse", parents: ["poetry", "comedy"], words: {
    en: ["limerick", "limericks", "nonsense verse", "nonsense poems", "funny poems", "light verse", "comic verse", "tongue twister", "tongue twisters"], es: ["poesía humorística", "versos disparatados", "trabalenguas", "poemas graciosos"],
    fr: ["limerick", "poésie humoristique", "poèmes drôles", "virelangue", "poésie absurde", "poésie loufoque", "comptine absurde", "vers de mirliton", "poème rigolo", "poèmes rigolos", "fatrasie"], zh: ["打油诗", "绕口令", "趣味诗", "谐趣诗"], "zh-TW": ["打油詩", "繞口令", "趣味詩", "諧趣詩"], ja: ["戯れ歌", "早口言葉", "狂歌", "おかしな詩"],
    ar: ["شعر فكاهي", "شعر ساخر", "قصائد مضحكة"] } },
  { id: "visual-poetry", parents: ["poetry", "visual-art"], words: {
    en: ["visual poetry", "concrete poetry", "calligram", "calligrams", "poem-objects", "erasure poetry", "found poetry"], es: ["poesía visual", "poesía concreta", "caligrama", "caligramas", "poema objeto"],
    fr: ["poésie visuelle", "poésie concrète", "calligramme", "calligrammes", "poèmes visuels", "poème-objet", "poésie graphique", "mots en images", "poème-image"], zh: ["图像诗", "具象诗", "视觉诗"], "zh-TW": ["影像詩", "具象詩", "視覺詩"], ja: ["視覚詩", "図形詩", "カリグラム", "コンクリートポエトリー"],
    ar: ["شعر بصري", "قصيدة بصرية"] } },
  { id: "proverbs-and-aphorisms", parents: ["nonfiction"], words: {
    en: ["proverbs and sayings", "proverb", "proverbs", "saying", "sayings", "aphorism", "aphorisms", "quotations", "maxims", "wise sayings"], es: ["refranes", "refrán", "proverbio", "proverbios", "dichos populares", "aforismo", "aforismos", "citas célebres"],
    fr: ["proverbes", "proverbe", "dicton", "dictons", "aphorisme", "aphorismes", "maximes", "citations célèbres"], zh: ["谚语", "成语", "格言", "名言", "俗语", "歇后语", "语录", "古训", "箴言", "警句"], "zh-TW": ["諺語", "成語", "格言", "名言", "歇後語", "語錄", "古訓", "箴言", "警句", "俗諺", "台灣俗諺"], ja: ["ことわざ", "諺", "格言", "名言", "箴言", "四字熟語", "慣用句", "座右の銘", "故事成語", "いろはかるた", "金言"],
    ar: ["أمثال", "أمثال شعبية", "مثل شعبي", "حكم وأمثال", "أقوال مأثورة", "اقتباسات"] } },
  { id: "jokes", parents: ["comedy"], words: {
    en: ["joke", "jokes", "one-liners", "puns", "wordplay", "witty", "anecdotes", "funny stories", "gags"], es: ["chiste", "chistes", "juegos de palabras", "anécdotas", "ocurrencias"],
    fr: ["blague", "blagues", "jeux de mots", "calembours", "anecdotes", "histoires drôles"], zh: ["笑话", "冷笑话", "双关语", "趣事", "谐音梗"], "zh-TW": ["笑話", "冷笑話", "雙關語", "趣事", "諧音梗"], ja: ["冗談", "ジョーク", "駄洒落", "笑い話", "小咄", "言葉遊び"],
    ar: ["نكتة", "نكت", "نوادر", "طرائف", "تلاعب بالألفاظ", "مزحة", "قفشات", "تنكيت"] } },
  { id: "first-reader", parents: ["childrens-book", "reading"], words: {
    en: ["early reader", "early readers", "first reader", "beginner reader", "easy reader", "chapter book", "graded reader"], es: ["primeras lecturas", "primeros lectores", "lectura fácil"],
    fr: ["premières lectures", "lecteur débutant", "premier roman jeunesse", "premier lecteur", "premiers lecteurs", "lectures faciles", "apprentis lecteurs", "début de lecture", "je lis tout seul", "je lis seul", "lecture cp", "livres faciles à lire"], zh: ["桥梁书", "分级读物", "初级读物", "拼音读物"], "zh-TW": ["橋梁書", "分級讀物", "初級讀物", "拼音讀物", "橋樑書"], ja: ["やさしい読み物", "はじめての読書", "幼年童話"],
    ar: ["قراءات أولى", "قراء مبتدئون"] } },
  { id: "word-game", parents: ["puzzle-game"], words: {
    en: ["word game", "word games", "crosswords", "crossword puzzle", "scrabble", "anagram", "anagrams", "hangman"], es: ["juego de palabras cruzadas", "crucigramas", "sopa de letras", "anagramas", "ahorcado"],
    fr: ["jeu de lettres", "mots fléchés", "mots mêlés", "anagrammes", "pendu", "jeu de mots", "jeux de lettres", "jeu du pendu", "contrepèterie", "contrepèteries", "palindrome"], zh: ["字谜", "填字", "文字游戏", "成语接龙", "灯谜"], "zh-TW": ["字謎", "填字", "文字遊戲", "成語接龍", "燈謎"], ja: ["言葉遊びゲーム", "クロスワード", "しりとり", "アナグラム"],
    ar: ["كلمات متقاطعة", "لعبة كلمات", "جناس"] } },
  { id: "rhythm-game", parents: ["video-game", "music"], words: {
    en: ["rhythm game", "music game", "dancing game", "karaoke game", "guitar game"], es: ["juego de ritmo", "juego musical"],
    fr: ["jeu de rythme", "jeu musical", "jeux de rythme", "jeu de danse", "jeux musicaux", "jeu de musique", "taper en rythme"], zh: ["音乐游戏", "节奏游戏", "音游"], "zh-TW": ["音樂遊戲", "節奏遊戲", "音遊"], ja: ["音ゲー", "リズムゲーム", "音楽ゲーム"],
    ar: ["لعبة إيقاع", "لعبة موسيقية"] } },
  { id: "roguelike-and-stealth", parents: ["video-game"], words: {
    en: ["roguelike", "roguelite", "metroidvania", "dungeon crawler", "stealth game", "hack and slash", "soulslike", "battle royale", "tower defense", "tower defence"], es: ["roguelike", "metroidvania", "juego de sigilo", "mazmorras", "batalla real"],
    fr: ["roguelike", "metroidvania", "jeu d'infiltration", "donjons", "battle royale", "rogue-like", "jeux d'infiltration", "donjon procédural", "exploration de donjon", "exploration de donjons", "jeu furtif"], zh: ["肉鸽", "银河恶魔城", "潜行游戏", "大逃杀", "塔防", "地牢", "潜行", "随机地图"], "zh-TW": ["肉鴿", "銀河惡魔城", "潛行遊戲", "大逃殺", "塔防", "地牢", "潛行", "隨機地圖", "地城"], ja: ["ローグライク", "メトロイドヴァニア", "ステルスゲーム", "バトルロイヤル", "タワーディフェンス", "ダンジョン", "潜入ゲーム", "ダンジョン探索", "ステルス"],
    ar: ["روغلايك", "لعبة تسلل", "باتل رويال", "زنزانات"] } },
  { id: "farming-game", parents: ["simulation-game"], words: {
    en: ["farming game", "farming sim", "farm game", "cosy game", "cozy game", "wholesome game", "farm simulator", "farming simulator", "farm life game", "gardening game", "village life game"], es: ["juego de granja", "simulador de granja", "juego acogedor"],
    fr: ["jeu de ferme", "simulation de ferme", "jeu douillet", "jeux de ferme", "jeu de jardinage", "jeu d'agriculture", "cultiver sa ferme", "ferme virtuelle", "jeu cozy"], zh: ["种田游戏", "农场游戏", "治愈游戏"], "zh-TW": ["種田遊戲", "農場遊戲", "治癒遊戲"], ja: ["農場ゲーム", "牧場ゲーム", "スローライフゲーム", "ほのぼのゲーム"],
    ar: ["لعبة مزرعة", "محاكاة المزرعة", "لعبة مريحة"] } },
  { id: "live-role-play", parents: ["role-playing-game"], words: {
    en: ["dungeon master", "tabletop roleplaying", "dungeons and dragons", "campaign setting", "murder mystery party", "murder mystery dinner", "tabletop campaign", "game master", "roleplayers", "reenactors", "historical reenactment"], es: ["máster de rol", "dragones y mazmorras"],
    fr: ["grandeur nature jeu", "maître du jeu", "donjons et dragons", "jeu grandeur nature", "jeux de rôle grandeur nature", "murder party", "soirée enquête", "meneur de jeu", "maîtresse du jeu"], zh: ["跑团", "角色扮演者", "龙与地下城"], "zh-TW": ["跑團", "角色扮演者", "龍與地下城"], ja: ["コスプレイヤー", "ダンジョンマスター", "テーブルトーク", "trpg"],
    ar: ["زنزانات وتنانين", "سيد اللعبة"] } },
  { id: "wordless-book", parents: ["comics", "silence"], words: {
    en: ["wordless comic", "silent comic", "wordless book", "wordless picture book", "without words", "told without words", "story without words"], es: ["cómic mudo", "libro sin palabras", "historia sin palabras", "sin palabras"],
    fr: ["bande dessinée muette", "bd muette", "livre sans texte", "album sans texte", "histoire sans paroles", "album muet", "récit sans paroles", "récit muet", "roman graphique muet"], zh: ["无字书", "无字绘本", "默漫"], "zh-TW": ["無字書", "無字繪本", "默漫"], ja: ["文字のない絵本", "サイレント漫画", "台詞のない漫画"],
    ar: ["كتاب بلا كلمات", "قصة بلا كلمات", "كوميكس صامت"] } },
];
