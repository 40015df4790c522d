import type { Concept } from "../concept.ts";

export const formsOfWorks: Concept[] = [
  { id: "software", parents: ["technology"], words: {
    en: ["software", "computer program", "computer programs", "tool for", "open source", "open-source", "code library", "source code"], es: ["software", "programa informático", "programas informáticos", "aplicación informática", "código abierto", "biblioteca de código", "código fuente"],
    fr: ["logiciel", "logiciels", "programme informatique", "outil numérique", "code source", "bibliothèque logicielle"], zh: ["软件", "软体", "电脑程序", "程序库", "开源", "源代码", "小程序", "云盘", "网盘", "办公软件", "思维导图", "便签", "幻灯片", "播放器", "记账软件", "互动作品", "线上互动", "交互作品"], "zh-TW": ["軟體", "程式", "電腦程式", "程式庫", "開源", "原始碼", "小程式", "雲盤", "網盤", "辦公軟件", "思維導圖", "便籤", "文檔", "幻燈片", "播放器", "記賬軟件", "應用程序", "小程序", "雲端硬碟", "試算表", "簡報", "互動作品", "線上互動"], ja: ["ソフトウェア", "ソフト", "プログラム", "オープンソース", "ソースコード", "メモアプリ", "表計算", "議事録", "勤怠", "文書作成", "業務アプリ", "ブラウザー", "インタラクティブ作品"],
    ar: ["البرمجيات", "برنامج حاسوب", "برمجيات", "برنامج على الهاتف", "برنامج للهاتف", "مفتوح المصدر", "شيفرة برمجية"] } },
  { id: "app", parents: ["software"], words: {
    en: ["app", "apps", "mobile app", "phone app", "web app", "application for", "smartphone app", "android app", "iphone app", "app for phones"], es: ["aplicación móvil", "aplicaciones", "apps", "aplicación", "aplicación para el móvil"],
    fr: ["appli", "application mobile", "applis", "applications", "application pour", "appli mobile", "application web", "appli gratuite", "application android", "logiciel mobile"], zh: ["应用", "应用程序", "手机应用", "手机软件", "手机应用程序"], "zh-TW": ["應用程式", "手機應用程式", "手機app", "應用", "手機應用", "手機軟體"], ja: ["アプリ", "スマホアプリ", "アプリケーション"],
    ar: ["التطبيقات", "تطبيق", "تطبيقات", "تطبيق هاتف", "تطبيق جوال"] } },
  { id: "website", parents: ["internet"], words: {
    en: ["web page", "web pages", "homepage", "portal", "blog", "blogs", "blogger"], es: ["sitio web", "página web", "blog", "blogs", "bloguera"],
    fr: ["site web", "page web", "blogue", "blog", "blogueur", "site internet", "sites internet", "portail web", "page d'accueil", "forum en ligne"], zh: ["网站", "网页", "博客", "部落格"], "zh-TW": ["網站", "網頁", "部落格"], ja: ["ウェブサイト", "ホームページ", "ブログ"],
    ar: ["المواقع", "موقع إلكتروني", "مدونة", "مدونات"] } },
  { id: "thesis", parents: ["nonfiction", "science"], words: {
    en: ["thesis", "theses", "dissertation", "dissertations", "doctoral thesis", "phd", "master's thesis", "research paper", "academic paper", "scholarly", "academic study"], es: ["tesis", "tesis doctoral", "tesina", "trabajo de fin de grado", "trabajo de fin de máster", "artículo académico", "estudio académico"],
    fr: ["thèse", "thèses", "mémoire de master", "thèse de doctorat", "mémoire de recherche", "article scientifique", "travaux universitaires"], zh: ["论文", "博士论文", "硕士论文", "毕业论文", "学位论文", "学术论文", "学术研究"], "zh-TW": ["論文", "博士論文", "碩士論文", "畢業論文", "學位論文", "學術論文", "學術研究"], ja: ["論文", "博士論文", "修士論文", "卒業論文", "卒論", "学位論文", "研究論文"],
    ar: ["الرسائل الجامعية", "رسالة ماجستير", "رسالة دكتوراه", "أطروحة", "أطروحات", "بحث أكاديمي", "بحث علمي", "رسالة جامعية"] } },
  { id: "play", parents: ["theatre"], words: {
    en: ["stage play", "play in one act", "plays", "theatre play", "one-act play", "two-hander", "playwright", "playwrights"], es: ["obra de teatro", "obras de teatro", "pieza teatral", "dramaturgo", "dramaturga", "comedia teatral", "monólogo teatral"],
    fr: ["pièce de théâtre", "pièces de théâtre", "dramaturge", "saynète", "pièce en un acte", "pièces courtes", "pièce à deux personnages", "dramaturges", "auteur dramatique", "autrice dramatique", "pièce en trois actes"], zh: ["话剧", "舞台剧", "剧作", "独幕剧", "剧作家", "戏剧剧本"], "zh-TW": ["話劇", "舞臺劇", "劇作", "獨幕劇", "劇作家", "戲劇劇本"], ja: ["戯曲", "舞台劇", "演劇", "劇作家", "芝居", "お芝居", "舞台作品"],
    ar: ["المسرحيات", "مسرحية", "مسرحيات", "كاتب مسرحي", "نص مسرحي"] } },
  { id: "school-play", parents: ["play", "for-children", "school"], words: {
    en: ["school play", "school plays", "end-of-term play", "school show", "school performance", "nativity play", "class play", "school concert", "children's play", "children's theatre"], es: ["teatro escolar", "obra escolar", "función escolar", "festival escolar", "teatro infantil", "fin de curso"],
    fr: ["spectacle d'école", "fête de l'école", "théâtre scolaire", "pièce pour enfants", "spectacle de fin d'année", "kermesse", "théâtre jeune public"], zh: ["儿童剧", "校园剧", "学校演出", "汇演", "课本剧", "学生演出", "学校剧"], "zh-TW": ["兒童劇", "校園劇", "學校演出", "匯演", "課本劇", "學生演出", "學校劇"], ja: ["学芸会", "文化祭", "学校劇", "児童劇", "発表会", "学習発表会", "子供の劇", "演劇部"],
    ar: ["المسرح المدرسي", "مسرحية مدرسية", "مسرح الأطفال", "مسرحيات مدرسية", "حفل مدرسي", "مسرحية للأطفال"] } },
  { id: "television", parents: ["screen-work"], words: {
    en: ["television", "tv", "on television", "broadcast on tv", "small screen", "remote control", "tv remote", "couch potato"], es: ["televisión", "tele", "televisivo", "televisiva", "pequeña pantalla"],
    fr: ["télévision", "télé", "télévisé", "petit écran", "chaîne de télévision", "télécommande", "zapping", "téléviseur", "téléviseurs", "téléspectateur", "speakerine", "animateur télé", "animatrice télé", "présentateur télé"], zh: ["电视", "电视节目", "电视台", "荧屏"], "zh-TW": ["電視", "電視節目", "電視臺", "熒屏"], ja: ["テレビ", "テレビ番組", "番組"],
    ar: ["التلفزيون", "تلفزيون", "تلفاز", "تلفزيوني", "برنامج تلفزيوني", "شاشة صغيرة", "الشاشة الصغيرة", "قناة تلفزيونية", "قنوات تلفزيونية", "فضائيات", "قناة فضائية"] } },
  { id: "video", parents: ["screen-work"], words: {
    en: ["video", "videos", "video clip", "youtube", "footage", "online video", "short videos", "tutorial video", "video essay", "video essays", "videographer", "home video"], es: ["vídeo", "video", "vídeos", "videoclip corto", "grabación en vídeo"],
    fr: ["vidéo", "vidéos", "séquence filmée", "vidéo en ligne", "courtes vidéos", "tutoriel vidéo", "vidéaste", "vidéastes", "images filmées"], zh: ["视频", "短视频", "录像"], "zh-TW": ["短影片", "錄影"], ja: ["動画", "ビデオ", "映像", "短い動画"],
    ar: ["الفيديو", "فيديو", "مقطع مصور", "مقاطع فيديو"] } },
  { id: "story", parents: ["fiction"], words: {
    en: ["stories", "tale", "tales", "story about", "storyline", "narrative", "narratives"], es: ["relatos", "historias", "cuentos", "narración", "narraciones"],
    fr: ["récits", "récit", "histoires", "histoire de", "contes", "narration"], zh: ["故事", "小故事", "叙事"], "zh-TW": ["故事", "小故事", "敘事"], ja: ["物語", "お話", "ストーリー", "話", "おはなし"],
    ar: ["القصص", "قصص", "قصة", "حكاية", "حكايات"] } },
  { id: "pixel-art", parents: ["visual-art"], words: {
    en: ["pixel art", "mural project", "ascii art", "generative art", "ai art", "pixel artist", "8-bit art", "pixelated", "algorithmic art", "code art"], es: ["arte de píxeles", "arte generativo"],
    fr: ["pixel art", "art génératif", "dessin en pixels", "art algorithmique", "art généré par ia", "art ascii"], zh: ["像素画", "像素艺术", "生成艺术", "像素风"], "zh-TW": ["畫素畫", "畫素藝術", "生成藝術", "像素畫", "像素風", "點陣"], ja: ["ドット絵", "ピクセルアート", "ジェネラティブアート", "ピクセル", "ドッター"],
    ar: ["فن البكسل", "فن توليدي"] } },
  { id: "photo-album", parents: ["photography"], words: {
    en: ["photo album", "photo albums", "photo book", "photobook", "photo series", "photo collection", "family photos", "family photo album", "album of photographs", "collection of photographs", "book of photographs", "coffee-table book"], es: ["álbum de fotos", "fotolibro", "álbum fotográfico", "serie fotográfica", "reportaje fotográfico"],
    fr: ["album photo", "livre de photos", "série photographique", "recueil de photos", "livre photo", "série de photos", "recueil de photographies"], zh: ["相册", "影集相册", "摄影集", "写真集", "组照"], "zh-TW": ["相簿", "影集相簿", "攝影集", "寫真集", "組照"], ja: ["アルバム写真", "写真集", "フォトブック", "写真アルバム"],
    ar: ["ألبوم الصور", "ألبوم صور", "مجموعة صور", "تصوير فوتوغرافي"] } },
  { id: "portfolio", parents: ["visual-art"], words: {
    en: ["portfolio", "portfolios", "sketchbook", "art book", "artbook", "artist's portfolio", "artist's sketchbook", "artist's book", "design portfolio"], es: ["portafolio", "cuaderno de bocetos", "libro de arte"],
    fr: ["portfolio d'artiste", "carnet de croquis", "carnet de dessins", "livre d'art", "book d'artiste", "carnet d'artiste", "livre d'artiste", "livres d'artiste", "cahier de dessins"], zh: ["速写本", "画集", "画册"], "zh-TW": ["速寫本", "畫集", "畫冊"], ja: ["画集", "スケッチブック", "イラスト集"],
    ar: ["ملف الأعمال", "كراسة رسم", "دفتر رسم"] } },
  { id: "choreography", parents: ["dance"], words: {
    en: ["choreography", "choreographies", "choreographer", "choreographed", "dance piece", "dance solo", "dance duet", "duet", "pas de deux", "dancers"], es: ["coreografía", "coreografías", "coreógrafo", "coreógrafa", "coreográfica", "pieza de danza", "bailarines", "bailaor"],
    fr: ["chorégraphie", "chorégraphies", "chorégraphe", "chorégraphique", "pièce dansée", "solo dansé", "danseurs", "pas de deux"], zh: ["编舞", "舞作", "群舞", "独舞", "双人舞", "舞者", "编舞家", "舞剧"], "zh-TW": ["編舞", "舞作", "群舞", "獨舞", "雙人舞", "舞者", "編舞家", "舞劇"], ja: ["振付", "振り付け", "群舞", "ソロダンス", "舞踊作品", "ダンサー", "振付家", "デュエット"],
    ar: ["تصميم الرقصات", "كوريغرافيا", "رقصة جماعية", "راقصون", "راقصة", "مصمم رقصات", "رقصات"] } },
  { id: "folk-dance", parents: ["dance", "folklore"], words: {
    en: ["folk dance", "folk dances", "traditional dance", "traditional dances", "square dance", "country dance", "folk dancers", "morris dancing", "morris dancers", "ceilidh", "barn dance", "highland dance", "highland dancing", "line dancing", "polka dancing", "maypole dancing", "irish dance", "irish dancing", "clog dance"], es: ["danza folclórica", "baile folclórico", "danza tradicional", "baile tradicional", "jota", "chacarera", "chacareras", "cueca", "cuecas", "mazurca", "mazurcas", "muñeira", "sardana", "sardanas", "joropo", "zamba argentina", "zamacueca", "bambuco", "bambucos", "pasillo ecuatoriano", "tamborito", "jarana yucateca", "sanjuanera"],
    fr: ["danse folklorique", "danse traditionnelle", "danses traditionnelles", "bourrée", "danse bretonne", "danses bretonnes", "farandole", "gavotte", "gigue", "tarentelle", "sardane", "groupe folklorique", "danse basque", "danses du monde"], zh: ["民间舞", "民族舞", "秧歌", "传统舞蹈", "狮舞", "舞狮", "舞龙"], "zh-TW": ["民間舞", "民族舞", "秧歌", "傳統舞蹈", "獅舞", "舞獅", "舞龍"], ja: ["民俗舞踊", "盆踊り", "民謡踊り", "フォークダンス", "阿波踊り", "獅子舞", "伝統舞踊"],
    ar: ["الرقص الشعبي", "رقص شعبي", "رقصة فلكلورية", "رقصة شعبية", "رقص تقليدي"] } },
  { id: "street-dance", parents: ["dance"], words: {
    en: ["street dance", "breakdance", "breakdancing", "hip-hop dance", "tap dance", "street dancer", "street dancers", "b-boy", "b-boys", "hip-hop dancer", "dance battle", "dance battles", "popping and locking"], es: ["baile urbano", "break dance", "claqué"],
    fr: ["danse urbaine", "danse hip-hop", "claquettes", "danse de rue", "danseurs hip-hop", "krump", "danseur de rue", "battle de danse"], zh: ["街舞", "霹雳舞", "踢踏舞"], "zh-TW": ["街舞", "霹靂舞", "踢踏舞"], ja: ["ストリートダンス", "ブレイクダンス", "タップダンス"],
    ar: ["رقص الشوارع", "بريك دانس"] } },
  { id: "ballroom-dance", parents: ["dance"], words: {
    en: ["ballroom", "waltz", "waltzes", "salsa dance", "ballroom dancing", "ballroom dancer", "ballroom dancers", "quickstep", "tea dance", "tea dances", "dance competition couple", "strictly ballroom"], es: ["bailes de salón", "vals", "valses", "bolero bailado", "salsa bailada"],
    fr: ["valse", "valses", "bal musette", "danse de salon", "bal", "tea-dance", "thé dansant", "thés dansants", "foxtrot", "paso doble", "rock acrobatique", "danse en couple", "musette"], zh: ["交谊舞", "华尔兹", "圆舞曲", "国标舞"], "zh-TW": ["交誼舞", "華爾茲", "圓舞曲", "國標舞"], ja: ["社交ダンス", "ワルツ", "円舞曲"],
    ar: ["رقص الصالونات", "فالس"] } },
  { id: "ballad", parents: ["song"], words: {
    en: ["ballad", "ballads", "folk ballad", "love ballad", "old ballad", "old ballads", "murder ballad", "murder ballads", "border ballads"], es: ["balada", "baladas", "romance popular cantado"],
    fr: ["ballade chantée", "complainte", "ballade populaire", "romance chantée", "vieille complainte", "ballade d'amour"], zh: ["校园民谣"], "zh-TW": ["校園民謠"], ja: ["バラード"],
    ar: ["المواويل", "موال", "مواويل"] } },
  { id: "soundtrack", parents: ["music", "film"], words: {
    en: ["soundtrack", "film score", "theme song", "film music", "game music", "movie soundtrack", "original score", "score for film", "movie music", "film composer", "video game music", "music for film"], es: ["banda sonora", "música de cine", "tema principal"],
    fr: ["bande originale", "musique de film", "générique musical", "musique de jeu vidéo", "musiques de jeux", "musique à l'image", "bande-son", "bo de film", "thème du film", "compositeur de musique de film"], zh: ["配乐", "原声", "主题曲", "电影配乐"], "zh-TW": ["配樂", "原聲", "主題曲", "電影配樂"], ja: ["サウンドトラック", "主題歌", "映画音楽", "劇伴"],
    ar: ["الموسيقى التصويرية", "موسيقى تصويرية", "شارة مسلسل"] } },
  { id: "episode", parents: ["series"], words: {
    en: ["episodes", "season one", "first season", "in six parts", "chapters of a series", "season two", "final season", "special episode", "episode of a series"], es: ["episodios", "temporada", "en seis capítulos", "capítulos", "capítulo"],
    fr: ["épisodes", "première saison", "en épisodes", "saison un", "série en six épisodes", "nouvel épisode", "dernier épisode", "épisode spécial"], zh: ["剧集", "集数", "连续剧", "影集", "一季"], "zh-TW": ["劇集", "集數", "連續劇", "影集", "一季"], ja: ["連続ドラマ", "全話", "シーズン", "テレビドラマ"],
    ar: ["الحلقات", "حلقة", "حلقات", "مسلسل", "مسلسلات", "موسم"] } },
  { id: "autobiographical-comic", parents: ["comics", "memoir"], words: {
    en: ["autobiographical comic", "autobiographical comics", "essay comic", "diary comic", "autobiographical graphic novel", "comic memoir", "comics memoir", "drawn memoir", "illustrated diary"], es: ["cómic autobiográfico"],
    fr: ["bande dessinée autobiographique", "bd autobiographique", "roman graphique autobiographique", "mémoires en bd", "carnet dessiné", "journal dessiné", "récit de vie dessiné"], zh: ["自传漫画", "生活漫画"], "zh-TW": ["自傳漫畫", "生活漫畫"], ja: ["エッセイ漫画", "コミックエッセイ"],
    ar: ["قصة مصورة ذاتية"] } },
  { id: "collected-poems", parents: ["poetry", "anthology"], words: {
    en: ["collected poems", "selected poems", "poetry collection", "poetry collections", "poem collection", "poetry anthology", "book of poems", "poems collected", "complete poems", "slim volume of verse"], es: ["poesía completa", "antología poética", "poemas reunidos"],
    fr: ["recueil de poésies", "poésies complètes", "poèmes choisis", "recueil de poèmes", "recueils de poèmes", "recueil poétique", "œuvres poétiques", "poèmes complets", "anthologie de poèmes", "recueil de poésie"], zh: ["诗选", "诗全集", "诗歌集"], "zh-TW": ["詩選", "詩全集", "詩歌集"], ja: ["全詩集", "詩選集"],
    ar: ["الأعمال الشعرية", "مختارات شعرية", "ديوان", "دواوين"] } },
  { id: "puzzle-book", parents: ["puzzle-game"], words: {
    en: ["puzzle books", "crossword", "sudoku", "brain teasers", "quiz", "quizzes"], es: ["pasatiempos de lápiz", "crucigrama"],
    fr: ["livres de jeux", "mots croisés", "casse-tête", "casse-têtes", "sudokus", "grilles de mots"], zh: ["谜题书", "解谜", "数独", "填字游戏", "迷宫书", "智力题", "脑筋急转弯", "一笔画"], "zh-TW": ["謎題書", "解謎", "數獨", "填字遊戲", "迷宮書", "智力題", "腦筋急轉彎", "一筆畫", "找碴", "連連看"], ja: ["パズル本", "謎解き", "クイズ", "数独", "パズル", "まちがいさがし", "間違い探し", "点つなぎ", "頭の体操", "クイズ本", "ナンプレ"],
    ar: ["كتب الألغاز"] } },
  { id: "costume", parents: ["fashion", "theatre"], words: {
    en: ["costumes", "masks", "mask", "disguise", "disguises", "carnival mask", "carnival masks", "theatrical costume", "theatrical costumes", "cosplay costume", "mask maker", "mask-maker", "animal costume"], es: ["vestuario", "disfraz", "disfraces", "máscara", "máscaras"],
    fr: ["costumes de scène", "déguisement", "déguisements", "masques", "costume de scène", "masque de carnaval", "tenue de bal masqué"], zh: ["戏服", "面具", "变装", "假面"], "zh-TW": ["戲服", "面具", "變裝", "假面"], ja: ["衣装", "仮面", "変装", "コスプレ"],
    ar: ["الأزياء المسرحية", "قناع", "أقنعة", "تنكر"] } },
  { id: "rehearsal", parents: ["theatre"], words: {
    en: ["rehearsal", "rehearsals", "backstage", "theatre company", "theatre troupe", "stagehand", "opening night"], es: ["ensayo general", "compañía de teatro", "camerino", "noche de estreno", "entre bastidores", "bastidores", "butaca", "butacas", "tramoya", "tramoyista", "ovación", "detrás del telón", "candilejas"],
    fr: ["répétition générale", "troupe de théâtre", "avant-première", "répétitions", "répétition de théâtre", "compagnie théâtrale", "première de la pièce", "loge d'artiste", "machiniste", "machinistes", "régisseur", "régisseuse", "troupe de comédiens"], zh: ["排练", "后台", "剧团", "首演"], "zh-TW": ["排練", "後臺", "劇團", "首演"], ja: ["稽古", "劇団", "初日"],
    ar: ["الكواليس", "بروفة", "فرقة مسرحية", "خلف الكواليس", "ستارة المسرح", "تصفيق", "تصفيق حار", "تصفيق الجمهور", "رفع الستار", "أسدل الستار", "غرفة الملابس", "خشبة العرض", "وراء الستار"] } },
  { id: "live-recording", parents: ["concert"], words: {
    en: ["live recording", "live album", "live performance", "gig", "gigs", "on tour", "concert tour"], es: ["en directo", "grabación en vivo", "gira musical", "actuación en vivo"],
    fr: ["enregistrement en direct", "en concert", "tournée musicale", "album live", "enregistrement public", "enregistré en public", "concert filmé", "en tournée", "captation de concert", "tournée d'adieu"], zh: ["现场录音", "演唱会", "巡演", "音乐节"], "zh-TW": ["現場錄音", "演唱會", "巡演", "音樂節"], ja: ["ライブ録音", "ライブ", "ツアー", "音楽フェス"],
    ar: ["الحفلات", "حفلة موسيقية", "حفل غنائي", "تسجيل حي", "جولة غنائية"] } },
];
