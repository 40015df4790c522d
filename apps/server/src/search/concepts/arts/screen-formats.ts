import type { Concept } from "../concept.ts";

export const screenFormats: Concept[] = [
  { id: "dating-show", parents: ["reality", "romance"], words: {
    en: ["dating show", "dating shows", "dating reality", "dating series", "matchmaking show", "singles looking for love", "blind dates on tv"], es: ["programa de citas", "reality de citas", "concurso de citas", "solteros en busca de amor"],
    fr: ["émission de rencontres", "téléréalité amoureuse", "émission de dating", "émission de drague", "speed dating télévisé", "célibataires à la télé", "émission matrimoniale", "l'amour est dans le pré"], zh: ["恋爱综艺", "相亲节目", "恋爱真人秀", "恋综"], "zh-TW": ["戀愛綜藝", "相親節目", "戀愛真人秀", "戀綜", "戀愛實境秀"], ja: ["恋愛リアリティ", "婚活番組", "お見合い番組", "恋愛リアリティショー"],
    ar: ["برنامج مواعدة", "برامج مواعدة", "برنامج زواج", "تلفزيون المواعدة"] } },
  { id: "talent-show", parents: ["reality", "game-show", "performance"], words: {
    en: ["talent show", "talent shows", "talent contest", "talent competition", "singing competition", "singing contest", "dance competition", "idol competition", "auditions show"], es: ["programa de talentos", "concurso de talentos", "concurso de canto", "concurso de baile"],
    fr: ["télé-crochet", "concours de talents", "concours de chant", "concours de danse", "radio-crochet", "jeunes talents", "concours de musique", "émission de talents", "nouvelle star", "jury de talents"], zh: ["选秀", "选秀节目", "歌唱比赛", "才艺比赛", "达人秀", "练习生", "出道", "海选", "出道位", "素人选秀"], "zh-TW": ["選秀", "選秀節目", "歌唱比賽", "才藝比賽", "達人秀", "練習生", "出道", "海選", "出道位", "素人選秀", "星光大道"], ja: ["オーディション番組", "のど自慢", "歌唱コンテスト", "ダンスコンテスト", "練習生", "デビューを目指", "公開オーディション"],
    ar: ["برنامج مواهب", "برامج مواهب", "مسابقة غناء", "مسابقة مواهب"] } },
  { id: "makeover-show", parents: ["reality", "beauty"], words: {
    en: ["makeover show", "makeover", "makeovers", "transformation show", "style makeover", "home makeover", "renovation show", "home renovation show"], es: ["cambio de imagen", "programa de reformas", "cambio radical", "reforma de casas"],
    fr: ["relooking", "émission de relooking", "émission de rénovation", "émission de déco", "transformation physique", "métamorphose beauté", "avant-après", "changement de look", "nouveau look"], zh: ["改造节目", "变身节目", "家装节目", "大改造"], "zh-TW": ["改造節目", "變身節目", "家裝節目", "大改造", "改造實境秀"], ja: ["変身番組", "リフォーム番組", "大改造", "イメチェン"],
    ar: ["برنامج تغيير المظهر", "تجديد المنازل", "تغيير جذري"] } },
  { id: "quiz-show", parents: ["game-show"], words: {
    en: ["quiz show", "quiz shows", "trivia show", "question and answer game", "general knowledge quiz", "quizmaster", "quiz master", "quiz night", "pub quiz", "trivia night"], es: ["concurso de preguntas", "concurso de cultura general"],
    fr: ["jeu de questions", "quiz télévisé", "jeu de culture générale", "jeux télévisés", "jeu de connaissances", "questions pour un champion", "candidat d'un jeu", "quiz musical"], zh: ["问答节目", "知识竞赛", "答题节目"], "zh-TW": ["問答節目", "知識競賽", "答題節目", "益智問答"], ja: ["クイズ番組", "クイズ大会", "早押しクイズ"],
    ar: ["برنامج أسئلة", "مسابقة معلومات", "مسابقة ثقافية"] } },
  { id: "variety-show", parents: ["unscripted", "comedy"], words: {
    en: ["variety show", "variety shows", "hidden camera", "prank show", "pranks", "late-night show", "late night show"], es: ["programa de variedades", "cámara oculta", "bromas televisivas", "programa nocturno"],
    fr: ["émission de variétés", "caméra cachée", "canulars", "émission de divertissement", "divertissement télévisé", "music-hall télévisé"], zh: ["综艺节目", "综艺", "整人节目", "隐藏摄像机"], "zh-TW": ["綜藝節目", "綜藝", "整人節目", "隱藏攝像機", "綜藝秀"], ja: ["ドッキリ", "隠しカメラ", "深夜番組"],
    ar: ["برنامج منوعات", "برامج منوعات", "الكاميرا الخفية", "مقالب"] } },
  { id: "news-and-current-affairs", parents: ["television", "journalism"], words: {
    en: ["news programme", "news show", "newscast", "current affairs", "news bulletin", "investigative journalism", "investigative report", "newsreader", "newsreaders", "news anchor", "news anchors", "anchorman", "anchorwoman", "breaking news", "evening news", "rolling news", "press conference"], es: ["noticiero", "telediario", "informativo", "periodismo de investigación", "noticias de actualidad"],
    fr: ["journal télévisé", "actualités", "journalisme d'investigation", "enquête journalistique", "présentatrice du journal", "présentateur du journal", "revue de presse", "conférence de presse", "chaîne d'info", "info en continu", "journal de vingt heures"], zh: ["新闻节目", "时事", "调查报道", "新闻联播", "深度报道", "新闻主播"], "zh-TW": ["新聞節目", "時事", "調查報道", "新聞聯播", "深度報道", "新聞主播"], ja: ["ニュース番組", "報道番組", "調査報道", "時事", "アナウンサー", "ニュースキャスター", "女子アナ"],
    ar: ["نشرة أخبار", "أخبار", "تحقيق استقصائي", "صحافة استقصائية", "شؤون جارية"] } },
  { id: "biopic", parents: ["film", "biography"], words: {
    en: ["biopic", "biopics", "biographical film", "based on the life of", "life of a singer film", "life story on film", "portrait of a musician", "screen biography", "dramatised life", "tells the life of"], es: ["película biográfica", "biopic", "cine biográfico"],
    fr: ["film biographique", "biopic", "inspiré de la vie de", "vie d'un musicien", "vie d'une chanteuse", "vie romancée", "portrait filmé", "film sur la vie", "retrace la vie de", "raconte la vie de"], zh: ["传记片", "传记电影", "人物传记片"], "zh-TW": ["傳記片", "傳記電影", "人物傳記片"], ja: ["伝記映画", "伝記ドラマ"],
    ar: ["فيلم سيرة", "فيلم سيرة ذاتية", "فيلم عن حياة"] } },
  { id: "true-story", parents: [], words: {
    en: ["based on a true story", "true story", "true stories", "real events", "based on real events", "inspired by true events", "true-life", "real-life story", "real-life events", "real life story", "actual events", "inspired by a true story", "based on true events", "true tale"], es: ["basado en hechos reales", "hechos reales", "historia real", "historia verídica"],
    fr: ["histoire vraie", "faits réels", "tiré d'une histoire vraie", "inspiré de faits réels", "histoire réelle", "récit véridique", "basé sur des faits réels", "événements réels", "histoire authentique"], zh: ["真实故事", "真人真事", "根据真实事件改编", "真实事件"], "zh-TW": ["真實故事", "真人真事", "根據真實事件改編", "真實事件"], ja: ["実話", "実話に基づく", "本当にあった話", "実際の事件"],
    ar: ["قصة حقيقية", "أحداث حقيقية", "مستوحى من قصة حقيقية", "قصص واقعية"] } },
  { id: "adaptation", parents: [], words: {
    en: ["adaptation", "adaptations", "adapted from", "film adaptation", "stage adaptation", "based on the novel", "adapted for the stage", "adapted for the screen", "adapted for television", "adapted from the novel", "screen adaptation", "novelisation", "novelization", "modern adaptation"], es: ["adaptación", "adaptaciones", "adaptado de", "basado en la novela"],
    fr: ["adaptation", "adaptations", "adapté du roman", "d'après le roman", "adaptation d'un roman", "adaptation au cinéma", "adaptation théâtrale", "tiré du roman", "d'après l'œuvre de", "adaptation littéraire"], zh: ["改编", "改编自", "小说改编", "翻拍"], "zh-TW": ["改編", "改編自", "小說改編", "翻拍"], ja: ["原作もの", "映画化", "舞台化", "翻案", "小説を原作"],
    ar: ["اقتباس", "مقتبس عن رواية", "مقتبسة من", "معالجة سينمائية"] } },
  { id: "sequel-and-prequel", parents: [], words: {
    en: ["sequel", "sequels", "prequel", "spin-off", "trilogy", "tetralogy", "remake", "reboot", "second part"], es: ["secuela", "secuelas", "precuela", "trilogía", "segunda parte", "nueva versión"],
    fr: ["préquelle", "trilogie", "deuxième volet", "suite du film", "second volet", "troisième volet", "premier volet", "dernier volet", "dernier tome", "tétralogie", "suite et fin"], zh: ["续集", "前传", "三部曲", "续作", "外传"], "zh-TW": ["續集", "前傳", "三部曲", "續作", "外傳"], ja: ["続編", "前日譚", "三部作", "リメイク", "スピンオフ", "外伝"],
    ar: ["جزء ثان", "تتمة", "ثلاثية", "جزء سابق"] } },
  { id: "silent-film", parents: ["film"], words: {
    en: ["silent film", "silent films", "silent movie", "silent cinema", "without dialogue", "no dialogue", "wordless film"], es: ["cine mudo", "película muda", "sin diálogos"],
    fr: ["film muet", "cinéma muet", "sans dialogue", "sans paroles", "burlesque muet", "époque du muet", "du temps du muet", "charlot"], zh: ["默片", "无声电影", "无对白"], "zh-TW": ["默片", "無聲電影", "無對白"], ja: ["無声映画", "サイレント映画", "台詞のない", "セリフなし"],
    ar: ["فيلم صامت", "سينما صامتة", "بلا حوار"] } },
  { id: "found-footage", parents: ["horror", "film"], words: {
    en: ["found-footage", "lost tapes", "lost footage", "missing tapes", "recovered footage", "video diary horror", "cursed tape", "cursed videotape"], es: ["metraje encontrado", "cintas perdidas"],
    fr: ["images retrouvées", "bandes retrouvées", "faux found footage", "faux documentaire d'horreur", "vidéo retrouvée", "cassette retrouvée", "filmé caméra à l'épaule"], zh: ["伪纪录片恐怖", "手持摄影恐怖片", "寻获影像"], "zh-TW": ["偽紀錄片恐怖", "手持攝影恐怖片", "尋獲影像"], ja: ["発見された映像", "ファウンドフッテージ", "残された映像"],
    ar: ["لقطات معثور عليها", "أشرطة مفقودة"] } },
  { id: "bollywood", parents: ["film", "india"], words: {
    en: ["Bollywood", "indian cinema", "hindi film", "tollywood", "bollywood film", "bollywood films", "bollywood musical", "indian film", "indian films", "hindi cinema", "tamil cinema", "bollywood star", "masala film"], es: ["Bollywood", "cine indio", "cine hindi"],
    fr: ["Bollywood", "cinéma indien", "film indien", "films indiens", "film hindi", "comédie musicale indienne", "cinéma hindi"], zh: ["宝莱坞", "印度电影"], "zh-TW": ["寶萊塢", "印度電影"], ja: ["ボリウッド", "インド映画"],
    ar: ["بوليوود", "سينما هندية", "فيلم هندي"] } },
  { id: "telenovela-drama", parents: ["soap-opera", "melodrama"], words: {
    en: ["daily soap", "family soap", "ramadan series", "prime time drama", "telenovela", "telenovelas", "soap opera family", "turkish drama series", "turkish series", "brazilian soap", "mexican soap"], es: ["novela de la tarde", "culebrones", "serie diaria"],
    fr: ["saga quotidienne", "feuilleton de l'été", "telenovela", "telenovelas", "feuilleton", "feuilletons", "feuilleton télévisé", "soap opera", "saga de l'été", "feuilleton brésilien"], zh: ["家庭伦理剧", "狗血剧", "八点档", "言情剧"], "zh-TW": ["家庭倫理劇", "狗血劇", "八點檔", "言情劇", "鄉土劇"], ja: ["昼のメロドラマ", "ドロドロ劇", "愛憎劇"],
    ar: ["مسلسل رمضاني", "مسلسل عائلي", "دراما رمضانية"] } },
  { id: "idol-drama", parents: ["series", "romance"], words: {
    en: ["k-drama", "korean drama", "romantic drama series", "c-drama", "j-drama", "korean series", "chinese drama series", "japanese drama series", "asian dramas", "romantic k-drama"], es: ["drama coreano", "k-drama", "dorama", "doramas"],
    fr: ["drama coréen", "k-drama", "série romantique", "drama japonais", "drama chinois", "série coréenne", "séries coréennes", "dramas asiatiques"], zh: ["韩剧", "偶像剧", "甜宠剧", "日剧"], "zh-TW": ["韓劇", "偶像劇", "甜寵劇", "日劇"], ja: ["韓国ドラマ", "韓ドラ", "恋愛ドラマ", "月9", "華流ドラマ"],
    ar: ["دراما كورية", "مسلسل كوري", "مسلسل رومانسي"] } },
  { id: "political-drama", parents: ["drama", "politics"], words: {
    en: ["political drama", "political thriller", "political intrigue", "palace intrigue", "conspiracy thriller", "court intrigue", "corridors of power", "white house drama", "election drama", "presidential thriller", "political series", "political novel"], es: ["drama político", "thriller político", "intriga palaciega"],
    fr: ["drame politique", "thriller politique", "intrigues de cour", "film politique", "série politique", "coulisses du pouvoir", "dans les coulisses du pouvoir", "fiction politique", "intrigue de palais", "course à la présidence"], zh: ["政治剧", "政治惊悚", "宫廷剧"], "zh-TW": ["政治劇", "政治驚悚", "宮廷劇"], ja: ["政治ドラマ", "政治サスペンス", "陰謀劇", "宮廷ドラマ"],
    ar: ["دراما سياسية", "إثارة سياسية", "مؤامرات القصر", "مؤامرة سياسية"] } },
  { id: "chamber-piece", parents: ["drama"], words: {
    en: ["chamber piece", "chamber drama", "single location", "one room drama", "kammerspiel", "two people in a room", "trapped in one room", "single room drama", "set in one room", "dinner party drama"], es: ["drama de cámara", "una sola habitación", "dos personajes en una habitación"],
    fr: ["huis clos", "huis-clos", "huis clos familial", "huis clos oppressant", "enfermés ensemble", "enfermés dans une pièce", "unité de lieu"], zh: ["密室剧", "室内剧", "单一场景"], "zh-TW": ["密室劇", "室內劇", "單一場景"], ja: ["密室劇", "会話劇", "ワンシチュエーション", "室内劇"],
    ar: ["دراما الغرفة", "مكان واحد", "شخصان في غرفة"] } },
  { id: "social-realism", parents: ["drama", "society"], words: {
    en: ["social realism", "social drama", "social realist", "kitchen sink drama", "socially engaged", "working-class drama", "gritty realism", "social issue film", "socially conscious", "naturalist novel", "council estate drama", "industrial novel"], es: ["realismo social", "drama social", "cine social"],
    fr: ["réalisme social", "drame social", "cinéma social", "chronique sociale", "film social", "films sociaux", "roman social", "naturalisme", "roman naturaliste", "misère sociale", "fresque sociale", "drame ouvrier", "cinéma engagé"], zh: ["社会写实", "现实题材", "社会写实剧", "写实主义"], "zh-TW": ["社會寫實", "現實題材", "社會寫實劇", "寫實主義"], ja: ["社会派", "社会派ドラマ", "リアリズム", "社会問題を"],
    ar: ["واقعية اجتماعية", "دراما اجتماعية", "سينما اجتماعية"] } },
  { id: "sketch-comedy", parents: ["comedy"], words: {
    en: ["sketch comedy", "comedy sketch", "comedy sketches", "skits", "comic sketches", "sketch show", "sketch shows", "double act", "comedy duo", "comedy duos", "comedy troupe"], es: ["programa de sketches", "sketches cómicos", "humor de sketches"],
    fr: ["sketches", "émission de sketchs", "sketchs humoristiques", "humour à sketches", "spectacle de sketches", "saynètes comiques", "duo comique", "duos comiques"], zh: ["小品", "喜剧小品", "短喜剧", "段子"], "zh-TW": ["小品", "喜劇小品", "短喜劇", "段子"], ja: ["コント", "コント番組", "ショートコント"],
    ar: ["اسكتشات كوميدية", "سكتش كوميدي", "فقرات كوميدية"] } },
  { id: "buddy-comedy", parents: ["comedy", "friendship"], words: {
    en: ["buddy comedy", "buddy movie", "buddy film", "odd couple", "unlikely duo", "mismatched pair", "mismatched couple", "unlikely pair", "unlikely partners", "unlikely friends", "mismatched cops", "buddy cop", "best friends comedy"], es: ["comedia de colegas", "pareja dispareja", "extraña pareja"],
    fr: ["comédie de potes", "film de copains", "drôle de couple", "duo improbable", "duos improbables", "film de potes", "que tout oppose", "deux amis que tout oppose", "tandem improbable", "deux flics que tout oppose", "comédie entre copains"], zh: ["兄弟喜剧", "搭档喜剧", "欢喜冤家"], "zh-TW": ["兄弟喜劇", "搭檔喜劇", "歡喜冤家"], ja: ["バディもの", "凸凹コンビ", "バディムービー"],
    ar: ["كوميديا الأصدقاء", "ثنائي كوميدي"] } },
  { id: "comedy-of-errors", parents: ["comedy"], words: {
    en: ["comedy of errors", "misunderstanding", "misunderstandings", "mix-up", "mix-ups", "mistaken identities", "screwball"], es: ["comedia de enredos", "enredos", "malentendido", "malentendidos"],
    fr: ["quiproquo", "quiproquos", "malentendu", "malentendus", "comédie de boulevard", "malentendu amoureux", "théâtre de boulevard", "portes qui claquent", "erreur d'identité", "pris pour un autre", "prise pour une autre", "imbroglio"], zh: ["误会", "阴差阳错", "乌龙", "错位喜剧"], "zh-TW": ["誤會", "陰差陽錯", "烏龍", "錯位喜劇"], ja: ["勘違い", "取り違え", "すれ違いコメディ", "誤解"],
    ar: ["سوء تفاهم", "كوميديا الأخطاء", "مواقف مضحكة"] } },
  { id: "web-video-creators", parents: ["video", "social-media"], words: {
    en: ["influencer", "influencers", "streamer", "streamers", "content creators", "tiktok", "twitch streamer", "video blogger"], es: ["influencer", "streamer"],
    fr: ["youtubeuse", "influenceur", "influenceuse", "streameur", "streameuse", "streameurs", "créatrice de contenu", "tiktokeur", "tiktokeuse", "vidéaste web"], zh: ["网红", "抖音", "自媒体", "弹幕", "打赏", "网络主播", "短视频", "女主播", "带货主播", "直播打赏", "网络红人", "直播带货", "游戏主播", "视频博主", "游戏实况"], "zh-TW": ["網紅", "抖音", "自媒體", "彈幕", "打賞", "網絡主播", "短視頻", "女主播", "帶貨主播", "直播打賞", "網絡紅人", "直播帶貨", "遊戲主播", "視頻博主", "抖內", "遊戲實況"], ja: ["インフルエンサー", "実況者", "動画投稿", "投げ銭", "実況動画", "ゆっくり実況"],
    ar: ["مؤثرون", "صانع محتوى", "تيك توك"] } },
  { id: "hand-drawn-animation", parents: ["animation", "drawing"], words: {
    en: ["hand-drawn animation", "hand drawn animation", "2d animation", "traditional animation", "cel animation", "rotoscope", "hand-drawn film", "drawn frame by frame", "hand-drawn cartoon", "animated drawings"], es: ["animación tradicional", "animación 2d", "animación a mano", "rotoscopia"],
    fr: ["animation traditionnelle", "animation 2d", "dessiné à la main", "rotoscopie", "dessin animé traditionnel", "animé à la main", "dessins animés à la main", "animation image par image dessinée", "celluloïd"], zh: ["手绘动画", "二维动画", "水墨动画", "逐帧动画"], "zh-TW": ["手繪動畫", "二維動畫", "水墨動畫", "逐幀動畫"], ja: ["手描きアニメ", "2dアニメ", "セル画", "ロトスコープ"],
    ar: ["رسوم متحركة يدوية", "تحريك ثنائي الأبعاد", "رسم باليد"] } },
  { id: "cutout-and-sand-animation", parents: ["animation"], words: {
    en: ["cut-out animation", "cutout animation", "sand animation", "paper animation", "silhouette animation", "motion graphics", "motion design"], es: ["animación con recortes", "animación con arena", "animación de siluetas"],
    fr: ["papier découpé animé", "animation de sable", "silhouettes animées", "animation de papier", "théâtre d'ombres animé", "animation de silhouettes", "écran d'épingles"], zh: ["剪纸动画", "沙画", "皮影动画", "动态图形"], "zh-TW": ["剪紙動畫", "沙畫", "皮影動畫", "動態圖形"], ja: ["切り絵アニメ", "砂アニメ", "影絵アニメ", "モーショングラフィックス"],
    ar: ["تحريك القصاصات", "رسوم بالرمل", "تحريك الظلال"] } },
  { id: "magical-girl", parents: ["anime", "magic"], words: {
    en: ["magical girl", "magical girls", "mahou shoujo", "magical girl anime", "sailor moon", "girl with magic powers transforms", "transforming heroines"], es: ["chica mágica", "chicas mágicas"],
    fr: ["fille magique", "magical girl", "héroïne magique", "sailor moon"], zh: ["魔法少女"], "zh-TW": ["魔法少女"], ja: ["魔法少女", "魔女っ子"],
    ar: ["فتاة سحرية", "الفتاة الساحرة"] } },
];
