import type { Concept } from "../concept.ts";

export const scienceAndTechnology: Concept[] = [
  { id: "neuroscience", parents: ["biology", "psychology"], words: {
    en: ["neuroscience", "neuroscientist", "neurons", "neurology", "neurologist", "consciousness research", "neurosurgeon", "neurosurgery", "brain surgeon", "brain scans", "neuroplasticity"], es: ["neurociencia", "neurocientífico", "neuronas", "neurología"],
    fr: ["neurosciences", "neuroscientifique", "neurones", "neurologie", "cerveau et neurones", "neurologue", "neurologues", "neurochirurgien", "neurochirurgienne", "neuropsychologie", "sciences du cerveau", "plasticité cérébrale"], zh: ["脑科学", "神经科学", "神经元"], "zh-TW": ["腦科學", "神經科學", "神經元"], ja: ["脳科学", "神経科学", "神経細胞"],
    ar: ["علم الأعصاب", "أعصاب", "خلايا عصبية"] } },
  { id: "botany", parents: ["biology", "plants"], words: {
    en: ["botany", "botanist", "botanists", "botanical", "herbarium", "plant science", "plant species"], es: ["botánica", "botánico", "botánicos", "herbario"],
    fr: ["botanique", "botaniste", "botanistes", "botanistes voyageurs", "flore", "étude des plantes", "illustration botanique", "planches botaniques", "botanique amusante"], zh: ["植物学", "植物学家", "植物标本"], "zh-TW": ["植物學", "植物學家", "植物標本"], ja: ["植物学", "植物学者", "標本帳"],
    ar: ["علم النبات", "عالم نبات"] } },
  { id: "zoology", parents: ["biology", "animals"], words: {
    en: ["zoological studies", "primatologist", "wildlife biologist", "entomology", "entomologist", "animal science", "taxidermy", "taxidermist", "taxidermists", "field biologist"], es: ["estudio de los animales", "primatóloga", "entomología"],
    fr: ["étude des animaux", "primatologue", "entomologie", "zoologue", "primatologue en forêt", "herpétologue", "taxidermie", "taxidermiste"], zh: ["动物研究", "鸟类学", "昆虫学"], "zh-TW": ["動物研究", "鳥類學", "昆蟲學"], ja: ["動物の研究", "鳥類学", "昆虫学"],
    ar: ["دراسة الحيوان", "علم الطيور", "علم الحشرات"] } },
  { id: "microbiology", parents: ["biology"], words: {
    en: ["microbiology", "bacterium", "fungi under the microscope", "microorganism", "microorganisms", "germs", "microbiologist", "microbe", "microbes", "virology", "virologist", "gut bacteria", "microscopic life", "microscopic world"], es: ["microbiología", "microorganismos", "gérmenes"],
    fr: ["microbiologie", "bactérie", "micro-organismes", "germes", "microbe", "microbes", "virologue", "virologie", "virologues", "pasteur et les microbes", "microbiote"], zh: ["微生物", "微生物学", "链球菌"], "zh-TW": ["微生物", "微生物學", "鏈球菌"], ja: ["微生物", "微生物学"],
    ar: ["علم الأحياء الدقيقة", "فيروسات", "جراثيم", "ميكروبات"] } },
  { id: "palaeontology", parents: ["earth-science", "prehistory"], words: {
    en: ["paleontology", "palaeontology", "paleontologist", "palaeontologist", "ammonite", "ammonites", "trilobite"], es: ["paleontología", "paleontólogo", "paleontóloga"],
    fr: ["paléontologie", "paléontologue", "chasseur de fossiles", "fouilles paléontologiques", "ossements de dinosaures", "squelette de dinosaure"], zh: ["古生物学", "古生物", "古生物学家"], "zh-TW": ["古生物學", "古生物", "古生物學家"], ja: ["古生物学", "古生物", "アンモナイト"],
    ar: ["علم الحفريات", "أحافير", "حفريات", "متحجرات"] } },
  { id: "cosmology", parents: ["astronomy", "physics"], words: {
    en: ["cosmology", "origin of the universe", "dark matter", "expanding universe", "string theory", "multiverse", "wormhole", "wormholes", "dark energy"], es: ["cosmología", "origen del universo", "materia oscura", "multiverso"],
    fr: ["cosmologie", "origine de l'univers", "matière noire", "multivers", "expansion de l'univers", "naissance de l'univers", "énergie noire", "mystères de l'univers", "infini de l'univers", "cosmologue", "trous noirs et univers"], zh: ["宇宙学", "大爆炸", "暗物质", "宇宙起源", "多元宇宙"], "zh-TW": ["宇宙學", "大爆炸", "暗物質", "宇宙起源", "多元宇宙"], ja: ["宇宙論", "暗黒物質", "宇宙の起源"],
    ar: ["علم الكون", "انفجار عظيم", "نشأة الكون", "مادة مظلمة"] } },
  { id: "stargazing", parents: ["astronomy", "night"], words: {
    en: ["night sky", "amateur astronomer", "amateur astronomy", "planetarium", "star gazing", "watching the stars", "watches the stars", "observatory night", "star map", "star maps", "dark skies"], es: ["observación de estrellas", "cielo nocturno", "astrónomo aficionado", "observatorio", "planetario"],
    fr: ["observation des étoiles", "ciel nocturne", "astronome amateur", "observatoire", "planétarium", "observer les étoiles", "regarder les étoiles", "observation du ciel", "carte du ciel", "nuit des étoiles"], zh: ["天文馆", "天文爱好者"], "zh-TW": ["天文館", "天文愛好者"], ja: ["プラネタリウム", "星空観察"],
    ar: ["رصد النجوم", "قبة سماوية", "هواة الفلك"] } },
  { id: "quantum-physics", parents: ["physics"], words: {
    en: ["quantum physics", "quantum mechanics", "particle physics", "particles", "atom", "atoms", "particle accelerator", "theory of relativity", "einstein", "schrödinger"], es: ["física cuántica", "mecánica cuántica", "física de partículas", "átomo", "átomos", "teoría de la relatividad", "einstein"],
    fr: ["physique quantique", "mécanique quantique", "physique des particules", "atome", "atomes", "théorie de la relativité", "einstein"], zh: ["量子力学", "量子物理", "粒子物理", "原子", "相对论", "爱因斯坦"], "zh-TW": ["量子力學", "量子物理", "粒子物理", "原子", "相對論", "愛因斯坦"], ja: ["量子力学", "素粒子", "原子", "相対性理論", "アインシュタイン"],
    ar: ["فيزياء الكم", "ميكانيكا الكم", "ذرات", "جسيمات", "نظرية النسبية", "أينشتاين"] } },
  { id: "optics-and-waves", parents: ["physics"], words: {
    en: ["optics", "optical", "laser", "lasers", "magnetism", "magnetic field", "gravity", "thermodynamics"], es: ["óptica", "magnetismo", "gravedad", "termodinámica", "acústica"],
    fr: ["optique", "magnétisme", "gravité", "thermodynamique", "acoustique", "lentilles et miroirs", "ondes sonores", "électromagnétisme", "prisme", "prismes", "réfraction", "illusion d'optique", "illusions d'optique"], zh: ["光学", "激光", "磁场", "引力", "热力学", "声学", "电磁波", "折射"], "zh-TW": ["光學", "激光", "磁場", "引力", "熱力學", "聲學", "折射", "雷射"], ja: ["光学", "レーザー", "磁場", "重力", "熱力学", "音響学", "電波信号", "レーザー光", "音波"],
    ar: ["علم البصريات", "ليزر", "مغناطيسية", "جاذبية", "ديناميكا حرارية"] } },
  { id: "sociology", parents: ["science", "society"], words: {
    en: ["sociologists", "social sciences", "social science", "social study", "social theory", "sociological study", "study of society", "social scientist", "social scientists", "urban sociology"], es: ["socióloga", "ciencias sociales", "sociológico"],
    fr: ["sociologues", "sciences sociales", "sociologique", "enquête sociologique", "sociologue de terrain", "étude sociologique", "étude de société", "études de société", "sociologie urbaine"], zh: ["社会学家", "社会科学", "社会调查"], "zh-TW": ["社會學家", "社會科學", "社會調查"], ja: ["社会学者", "社会科学", "社会調査"],
    ar: ["عالم اجتماع", "علوم اجتماعية"] } },
  { id: "political-science", parents: ["politics", "science"], words: {
    en: ["political science", "political theory", "political scientist", "political thought", "political philosophy", "state theory", "geopolitical", "political ideas", "history of political thought"], es: ["ciencia política", "ciencias políticas", "teoría política", "filosofía política", "politólogo"],
    fr: ["science politique", "sciences politiques", "théorie politique", "philosophie politique", "politologue", "politiste", "histoire des idées politiques", "sciences po", "pensée politique", "idées politiques"], zh: ["政治学", "政治理论", "政治哲学", "政治思想"], "zh-TW": ["政治學", "政治理論", "政治哲學", "政治思想"], ja: ["政治学", "政治思想", "政治哲学"],
    ar: ["العلوم السياسية", "علوم سياسية", "فكر سياسي", "فلسفة سياسية", "نظرية سياسية"] } },
  { id: "history-of-science", parents: ["science", "history"], words: {
    en: ["history of science", "scientific revolution", "galileo", "newton", "marie curie", "copernicus", "great scientists", "scientific discovery", "scientific discoveries"], es: ["historia de la ciencia", "revolución científica", "galileo", "newton", "marie curie", "descubrimiento científico", "descubrimientos científicos"],
    fr: ["histoire des sciences", "révolution scientifique", "galilée", "newton", "marie curie", "découverte scientifique", "découvertes scientifiques"], zh: ["科学史", "科学革命", "伽利略", "牛顿", "居里夫人", "科学发现"], "zh-TW": ["科學史", "科學革命", "伽利略", "牛頓", "居里夫人", "科學發現"], ja: ["科学史", "科学革命", "ガリレオ", "ニュートン", "キュリー夫人", "科学的発見"],
    ar: ["تاريخ العلوم", "ثورة علمية", "اكتشاف علمي", "اكتشافات علمية", "ماري كوري", "غاليليو"] } },
  { id: "women-in-science", parents: ["women", "science"], words: {
    en: ["women in science", "woman scientist", "female scientist", "female scientists", "women scientists", "woman mathematician", "women engineers"], es: ["mujeres en la ciencia", "mujer científica", "científicas", "mujeres científicas", "ingenieras"],
    fr: ["femmes de science", "femme scientifique", "femmes scientifiques", "femmes ingénieures", "chercheuses", "astronome femme", "pionnière de la science", "pionnières de la science", "savantes", "filles et sciences", "filles et mathématiques"], zh: ["女科学家", "女性科学家", "科学界女性"], "zh-TW": ["女科學家", "女性科學家", "科學界女性"], ja: ["女性科学者", "理系女子", "女性研究者", "リケジョ"],
    ar: ["نساء في العلم", "عالمات", "نساء عالمات", "عالمة فيزياء"] } },
  { id: "experiments", parents: ["science"], words: {
    en: ["scientific experiment", "laboratory experiment", "science experiment", "lab", "test tube", "scientific method", "hypothesis"], es: ["experimento científico", "método científico", "tubo de ensayo", "hipótesis"],
    fr: ["expérience scientifique", "expériences scientifiques", "méthode scientifique", "éprouvette", "hypothèse", "expériences amusantes", "expériences de chimie", "cobaye", "cobayes", "expérimentations", "petit chimiste", "petites expériences", "expérience en laboratoire", "protocole expérimental"], zh: ["实验", "科学实验", "实验室", "试管", "假说"], "zh-TW": ["實驗", "科學實驗", "實驗室", "試管", "假說"], ja: ["実験", "実験室", "科学実験", "試験管", "仮説"],
    ar: ["التجارب العلمية", "تجربة علمية", "تجارب علمية", "مختبر", "منهج علمي", "فأر تجارب", "فئران تجارب"] } },
  { id: "popular-science", parents: ["science", "nonfiction"], words: {
    en: ["popular science", "science for everyone", "science communication", "science explained", "science education", "science lesson", "science museum", "science fair"], es: ["divulgación científica", "ciencia para todos", "museo de ciencias", "feria de ciencias", "enseñanza de las ciencias"],
    fr: ["vulgarisation scientifique", "science pour tous", "médiation scientifique", "musée des sciences", "fête de la science", "sciences expliquées", "science expliquée aux enfants", "vulgarisatrice", "science amusante", "curiosités scientifiques", "pourquoi le ciel est bleu", "sciences pour les enfants", "cité des sciences"], zh: ["科普", "科学普及", "科学教育", "科技馆", "自然科学"], "zh-TW": ["科普", "科學普及", "科學教育", "科技館", "自然科學"], ja: ["科学入門", "科学館", "理科", "理科教育", "科学教室"],
    ar: ["تبسيط العلوم", "علوم مبسطة", "تعليم العلوم", "ثقافة علمية", "معرض علوم"] } },
  { id: "bioethics", parents: ["philosophy", "science"], words: {
    en: ["bioethics", "ethics of science", "medical ethics", "designer babies", "ethical dilemma", "ethical dilemmas", "animal testing"], es: ["bioética", "ética científica", "ética médica", "dilema ético", "dilemas éticos"],
    fr: ["bioéthique", "éthique scientifique", "éthique médicale", "dilemme éthique", "expérimentation animale", "manipulations génétiques", "éthique du vivant", "éthique de la recherche", "euthanasie et éthique", "bébé sur mesure", "bébés sur mesure", "eugénisme"], zh: ["生命伦理", "科学伦理", "医学伦理", "伦理困境"], "zh-TW": ["生命倫理", "科學倫理", "醫學倫理", "倫理困境"], ja: ["生命倫理", "科学倫理", "医療倫理", "倫理的ジレンマ", "動物実験"],
    ar: ["أخلاقيات العلم", "أخلاقيات الطب", "أخلاقيات حيوية"] } },
  { id: "logic-and-numbers", parents: ["mathematics"], words: {
    en: ["logic", "prime numbers", "prime number", "infinity", "theorem", "theorems", "mathematical proof", "equation", "equations", "fractal", "fractals", "number theory", "statistician", "calculus"], es: ["lógica", "números primos", "infinito", "teorema", "teoremas", "ecuación", "ecuaciones", "fractal", "fractales"],
    fr: ["logique mathématique", "nombres premiers", "l'infini", "théorème", "théorèmes", "équation", "équations", "fractale", "fractales"], zh: ["数论", "质数", "素数", "定理", "方程", "无穷", "分形", "逻辑学", "逻辑", "悖论", "逻辑推理"], "zh-TW": ["數論", "質數", "素數", "定理", "方程", "無窮", "分形", "邏輯學", "邏輯", "函數", "悖論", "邏輯推理"], ja: ["素数", "定理", "方程式", "無限", "数論", "フラクタル", "論理学", "集合論", "円周率", "論理", "パラドックス", "数列"],
    ar: ["المنطق", "أعداد أولية", "لانهاية", "نظرية رياضية", "معادلة", "معادلات", "مبرهنة"] } },
  { id: "programming", parents: ["computers"], words: {
    en: ["computer programming", "computer programmer", "coding", "coder", "software developer", "software engineering", "learn to code", "hackathon", "game jam"], es: ["programación informática", "programadora informática", "desarrollador de software", "aprender a programar"],
    fr: ["programmation informatique", "développement logiciel", "logiciel libre", "développeur", "apprendre à coder", "programmeur", "programmeuse", "programmeurs", "codeur", "codeuse", "code informatique", "informaticien", "informaticienne", "informaticiens", "langage de programmation", "bug informatique"], zh: ["编程", "程序员", "代码", "程序设计", "软件开发", "码农", "写代码", "编程语言", "程序猿", "思维编程"], "zh-TW": ["編程", "程序員", "代碼", "程序設計", "軟件開發", "碼農", "程式設計", "程式設計師", "寫程式", "工程師日常", "寫代碼", "編程語言", "程序猿", "思維編程"], ja: ["プログラミング", "プログラマー", "ソフトウェア開発", "開発言語", "スクリプト言語"],
    ar: ["البرمجة", "برمجة", "مبرمج", "مبرمجة", "شيفرة", "مصدر مفتوح", "تعلم البرمجة"] } },
  { id: "data-and-algorithms", parents: ["computers"], words: {
    en: ["algorithms", "database", "databases", "data visualisation", "data visualization", "computer science", "data scientist", "spreadsheet", "spreadsheets", "number crunching"], es: ["algoritmos", "macrodatos", "base de datos", "visualización de datos", "informática"],
    fr: ["algorithmes", "mégadonnées", "base de données", "visualisation de données", "informatique", "tableur", "traitement de données", "intelligence des données"], zh: ["数据科学", "数据库", "数据可视化", "计算机科学"], "zh-TW": ["數據科學", "數據庫", "數據可視化", "計算機科學", "資料科學", "資料庫"], ja: ["データサイエンス", "データベース", "情報科学"],
    ar: ["الخوارزميات", "خوارزميات", "بيانات ضخمة", "علم البيانات", "قاعدة بيانات", "علوم الحاسوب"] } },
  { id: "drones-and-self-driving", parents: ["technology"], words: {
    en: ["drone", "drones", "self-driving car", "self-driving cars", "autonomous vehicle", "autonomous vehicles", "driverless"], es: ["dron", "drones", "coche autónomo", "vehículo autónomo"],
    fr: ["drone", "drones", "voiture autonome", "véhicule autonome", "voiture sans chauffeur", "voitures sans chauffeur", "taxi autonome", "pilote de drone", "course de drones", "conduite autonome"], zh: ["无人机", "无人驾驶", "自动驾驶"], "zh-TW": ["無人機", "無人駕駛", "自動駕駛", "空拍機", "自駕車"], ja: ["ドローン", "自動運転"],
    ar: ["طائرات مسيرة", "طائرة مسيرة", "طائرة بدون طيار", "سيارة ذاتية القيادة"] } },
  { id: "printing-in-3d", parents: ["technology", "craft"], words: {
    en: ["3d printing", "3d printer", "3d printed", "maker movement", "makerspace", "fab lab", "laser cutting"], es: ["impresión 3d", "impresora 3d", "movimiento maker"],
    fr: ["impression 3d", "imprimante 3d", "fablab", "prototypage"], zh: ["3d打印", "创客", "三维打印"], "zh-TW": ["3d打印", "創客", "三維打印", "3d列印", "自造者", "立體列印"], ja: ["3dプリンター", "3dプリント", "メイカー", "三次元印刷"],
    ar: ["الطباعة ثلاثية الأبعاد", "طباعة ثلاثية الأبعاد", "طابعة ثلاثية الأبعاد"] } },
  { id: "biotechnology", parents: ["technology", "biology"], words: {
    en: ["biotechnology", "biotech", "genetic engineering", "gene therapy", "gmo", "genetically modified", "stem cells", "lab-grown"], es: ["biotecnología", "ingeniería genética", "terapia génica", "transgénicos", "células madre"],
    fr: ["biotechnologie", "génie génétique", "thérapie génique", "ogm", "cellules souches", "manipulation génétique", "organismes génétiquement modifiés", "bio-ingénierie", "biologie de synthèse", "clonage animal"], zh: ["生物技术", "基因工程", "转基因", "干细胞", "基因治疗"], "zh-TW": ["生物技術", "基因工程", "轉基因", "幹細胞", "基因治療", "生技", "基因改造"], ja: ["バイオテクノロジー", "遺伝子工学", "遺伝子組み換え", "幹細胞"],
    ar: ["التكنولوجيا الحيوية", "هندسة وراثية", "تعديل جيني", "خلايا جذعية"] } },
  { id: "cyborg", parents: ["robots"], words: {
    en: ["cyborg", "cyborgs", "transhumanism", "transhuman", "posthuman", "brain implant", "brain-computer", "bionic", "mind uploading", "half human half machine"], es: ["cíborg", "transhumanismo", "posthumano", "implante cerebral", "biónico"],
    fr: ["cyborg", "transhumanisme", "posthumain", "implant cérébral", "bionique", "homme augmenté", "humain augmenté", "humains augmentés", "homme-machine", "homme bionique", "prothèse bionique", "posthumanisme"], zh: ["赛博格", "生化人", "后人类", "超人类", "半机械人", "脑机接口"], "zh-TW": ["賽博格", "生化人", "後人類", "超人類", "半機械人", "腦機接口"], ja: ["サイボーグ", "ポストヒューマン", "改造人間", "義体", "トランスヒューマン"],
    ar: ["سايبورغ", "ما بعد الإنسان", "إنسان آلي هجين", "تحسين الإنسان"] } },
  { id: "robots-and-humans", parents: ["robots", "relationships"], words: {
    en: ["human and machine", "humans and machines", "human and robot", "robot friend", "companion robot", "robot companion", "android love", "in love with an ai", "man and machine", "robot caregiver"], es: ["hombre y máquina", "humanos y máquinas", "robot amigo", "robot de compañía", "enamorado de una máquina"],
    fr: ["homme et machine", "humains et machines", "ami robot", "robot de compagnie", "amoureux d'une machine", "amitié avec un robot", "enfant et robot", "robot et enfant", "robot humain", "robots humains", "tombe amoureux d'un robot", "robot domestique", "robots domestiques", "révolte des robots", "androïde", "androïdes"], zh: ["人与机器", "人机关系", "机器人朋友", "陪伴机器人", "人机恋"], "zh-TW": ["人與機器", "人機關係", "機器人朋友", "陪伴機器人", "人機戀"], ja: ["人間とロボット", "人と機械", "お友達ロボット", "介護ロボット", "ロボットとの友情"],
    ar: ["الإنسان والآلة", "إنسان وآلة", "روبوت صديق", "بشر وآلات"] } },
  { id: "online-love", parents: ["internet", "romance"], words: {
    en: ["online dating", "dating app", "dating apps", "internet romance", "long-distance love online", "met online", "chat room love", "swipe right", "virtual love"], es: ["citas en línea", "aplicación de citas", "amor por internet", "amor virtual", "se conocen por internet"],
    fr: ["rencontres en ligne", "site de rencontre", "application de rencontre", "amour virtuel", "amour par internet", "amour en ligne", "rencontre sur internet", "tombe amoureux en ligne", "coup de foudre virtuel", "relation virtuelle", "amour par mail", "correspondance amoureuse en ligne"], zh: ["网恋", "约会软件", "网上交友", "相亲软件", "网络恋情"], "zh-TW": ["網戀", "約會軟件", "網上交友", "相親軟件", "網絡戀情", "交友軟體"], ja: ["マッチングアプリ", "ネット恋愛", "出会い系", "オンラインの恋"],
    ar: ["المواعدة عبر الإنترنت", "حب عبر الإنترنت", "تطبيق مواعدة", "حب افتراضي"] } },
  { id: "screen-addiction", parents: ["internet", "addiction"], words: {
    en: ["screen addiction", "phone addiction", "internet addiction", "doomscrolling", "digital detox", "screen time", "always online", "gaming addiction", "offline life"], es: ["adicción a las pantallas", "adicción al móvil", "adicción a internet", "desintoxicación digital", "desconexión digital"],
    fr: ["addiction aux écrans", "dépendance aux écrans", "dépendance au téléphone", "détox numérique", "déconnexion", "accro aux écrans", "accros aux écrans", "accro au téléphone", "accro au portable", "accro aux jeux vidéo", "dépendance aux jeux vidéo", "addiction aux jeux vidéo", "vie sans écran", "nomophobie", "cyberdépendance"], zh: ["网瘾", "手机成瘾", "沉迷网络", "数字排毒", "低头族", "沉迷手机"], "zh-TW": ["網癮", "手機成癮", "沉迷網絡", "數字排毒", "低頭族", "沉迷手機", "3c成癮", "滑手機"], ja: ["スマホ依存", "ネット依存", "ゲーム依存", "デジタルデトックス"],
    ar: ["إدمان الشاشات", "إدمان الهاتف", "إدمان الإنترنت", "صيام رقمي"] } },
  { id: "online-hate", parents: ["internet", "prejudice"], words: {
    en: ["online hate", "hate speech", "trolls online", "online harassment", "cyber harassment", "doxxing", "cancel culture", "online mob", "flame war"], es: ["discurso de odio", "odio en redes", "acoso en línea", "cultura de la cancelación", "linchamiento digital", "sexting", "sextorsión", "pornovenganza", "trol de internet"],
    fr: ["discours de haine", "haine en ligne", "harcèlement en ligne", "lynchage numérique", "haters", "trolls d'internet", "harcèlement sur internet", "lynchage en ligne", "insultes en ligne", "haine sur internet", "menaces en ligne"], zh: ["网络暴力", "网暴", "人肉搜索", "仇恨言论", "键盘侠"], "zh-TW": ["網絡暴力", "網暴", "人肉搜索", "仇恨言論", "鍵盤俠", "網路霸凌", "肉搜", "鄉民"], ja: ["ネットいじめ", "誹謗中傷", "炎上", "ヘイトスピーチ", "荒らし"],
    ar: ["خطاب الكراهية", "كراهية إلكترونية", "تحرش إلكتروني"] } },
  { id: "internet-culture", parents: ["internet", "culture"], words: {
    en: ["internet culture", "meme", "memes", "online community", "online communities", "forum", "forums", "bloggers", "youtuber", "youtubers", "content creator", "net art"], es: ["cultura de internet", "meme", "memes", "comunidad en línea", "bloguero", "youtuber", "creador de contenido"],
    fr: ["culture internet", "communauté en ligne", "blogueuse", "youtubeur", "créateur de contenu", "mème internet", "mèmes", "viral sur internet", "communauté virtuelle", "forum internet", "émoticônes", "chat en ligne"], zh: ["网络文化", "表情包", "博主", "网友", "论坛", "梗图", "黑粉", "应援", "打榜", "塌房", "弹幕文化", "网络热梗", "佛系", "段子手", "吃瓜", "网络流行语"], "zh-TW": ["網絡文化", "表情包", "博主", "網友", "論壇", "梗圖", "直播主", "黑粉", "打榜", "塌房", "彈幕文化", "網絡熱梗", "佛系", "段子手", "吃瓜", "網絡流行語", "迷因"], ja: ["ネット文化", "ネットミーム", "ブロガー", "ユーチューバー", "掲示板", "配信者", "ネットスラング", "陰キャ", "コピペ", "ネタ動画", "中の人"],
    ar: ["ثقافة الإنترنت", "يوتيوبر", "منتديات", "مجتمع افتراضي"] } },
  { id: "digital-divide", parents: ["technology", "education"], words: {
    en: ["digital divide", "digital literacy", "digital skills", "learning computers late in life", "media literacy", "internet access", "technology for seniors"], es: ["brecha digital", "alfabetización digital", "competencias digitales", "acceso a internet", "educación mediática"],
    fr: ["fracture numérique", "illectronisme", "littératie numérique", "éducation aux médias", "accès à internet", "exclusion numérique", "inclusion numérique", "seniors et numérique", "personnes âgées et internet", "zone blanche", "zones blanches"], zh: ["数字鸿沟", "数字素养", "媒介素养", "老人学电脑"], "zh-TW": ["數字鴻溝", "數字素養", "媒介素養", "老人學電腦", "數位落差", "媒體識讀"], ja: ["デジタルデバイド", "情報格差", "メディアリテラシー", "情報教育"],
    ar: ["الفجوة الرقمية", "محو الأمية الرقمية", "تربية إعلامية", "مهارات رقمية"] } },
  { id: "satellites-and-rockets", parents: ["space-travel", "technology"], words: {
    en: ["satellite", "satellites", "rocket", "rockets", "rocket launch", "launch pad", "space agency", "mars rover", "space debris", "space probe", "space station"], es: ["satélite", "satélites", "cohete", "cohetes", "agencia espacial", "sonda espacial", "estación espacial", "basura espacial"],
    fr: ["satellite", "satellites", "fusée", "fusées", "agence spatiale", "sonde spatiale", "station spatiale", "débris spatiaux"], zh: ["火箭", "航天局", "空间站", "探测器", "太空垃圾", "火箭发射"], "zh-TW": ["火箭", "航天局", "空間站", "探測器", "太空垃圾", "火箭發射", "太空站", "太空總署"], ja: ["人工衛星", "ロケット", "宇宙ステーション", "探査機", "宇宙ゴミ", "ロケット打ち上げ"],
    ar: ["الأقمار الصناعية", "قمر صناعي", "صاروخ فضائي", "محطة فضائية", "مسبار", "وكالة فضاء"] } },
  { id: "solar-and-wind-power", parents: ["energy"], words: {
    en: ["solar power", "solar panel", "solar panels", "wind turbine", "wind turbines", "wind farm", "wind power", "renewables", "green energy", "clean energy", "hydropower", "energy transition"], es: ["energía solar", "paneles solares", "placas solares", "aerogenerador", "energía eólica", "parque eólico", "energías renovables", "transición energética"],
    fr: ["énergie solaire", "panneaux solaires", "éolienne", "éoliennes", "parc éolien", "énergies renouvelables", "transition énergétique"], zh: ["太阳能", "风力发电", "可再生能源", "清洁能源", "光伏", "风电"], "zh-TW": ["太陽能", "風力發電", "可再生能源", "清潔能源", "光伏", "風電", "再生能源", "綠能", "風機"], ja: ["太陽光発電", "風力発電", "再生可能エネルギー", "自然エネルギー", "ソーラーパネル"],
    ar: ["الطاقة المتجددة", "طاقة شمسية", "ألواح شمسية", "طاقة الرياح", "طاقة متجددة", "طاقة نظيفة"] } },
  { id: "nuclear-power-and-accidents", parents: ["energy", "disaster"], words: {
    en: ["nuclear accident", "nuclear power plant", "nuclear plant", "chernobyl", "fukushima", "radioactive", "radioactivity", "radiation", "nuclear waste", "exclusion zone"], es: ["accidente nuclear", "central nuclear", "chernóbil", "radiactividad", "radiactivo", "residuos nucleares"],
    fr: ["accident nucléaire", "centrale nucléaire", "tchernobyl", "fukushima", "radioactivité", "radioactif", "déchets nucléaires"], zh: ["核事故", "核电站", "切尔诺贝利", "福岛核", "辐射", "核废料", "铀", "核辐射", "核泄漏"], "zh-TW": ["核事故", "核電站", "切爾諾貝利", "福島核", "輻射", "核廢料", "核電廠", "核災", "車諾比", "鈾", "核輻射", "核洩漏"], ja: ["原発", "原発事故", "チェルノブイリ", "福島第一", "放射能", "放射線", "核廃棄物", "ウラン", "ラジウム", "プルトニウム", "被曝"],
    ar: ["الحوادث النووية", "حادث نووي", "مفاعل نووي", "محطة نووية", "تشيرنوبل", "فوكوشيما", "إشعاع نووي"] } },
  { id: "old-machines", parents: ["technology", "nostalgia"], words: {
    en: ["old machines", "obsolete technology", "retro technology", "retro computing", "vintage computer", "telegraph", "gramophone", "old radio", "cassette", "cassettes", "vhs", "floppy disk", "analogue", "typewriters", "fax machine", "pager", "pagers", "dynamo", "rotary phone", "telephone box"], es: ["máquinas antiguas", "tecnología obsoleta", "telégrafo", "gramófono", "radio antigua", "casete", "disquete"],
    fr: ["vieilles machines", "technologie obsolète", "télégraphe", "gramophone", "vieux postes de radio", "cassette", "cassettes", "disquette", "télécopieur", "minitel", "bipeur", "tourne-broche mécanique", "magnétoscope", "radiocassette"], zh: ["老机器", "旧科技", "电报", "留声机", "老收音机", "磁带", "复古科技"], "zh-TW": ["老機器", "舊科技", "電報", "留聲機", "老收音機", "磁帶", "復古科技", "錄音帶"], ja: ["古い機械", "レトロ家電", "電信", "蓄音機", "カセットテープ", "タイプライター", "真空管ラジオ", "レトロパソコン", "ワープロ", "真空管", "柱時計", "ラジカセ", "フロッピー", "ポケベル", "ポケットベル", "ブラウン管", "カセット", "ネジ巻き", "テレックス", "活版", "オート三輪"],
    ar: ["الآلات القديمة", "تلغراف", "غراموفون", "شريط كاسيت", "آلة كاتبة", "مذياع قديم"] } },
  { id: "semiconductors", parents: ["technology", "business"], words: {
    en: ["semiconductor", "semiconductors", "microchip", "microchips", "chip factory", "chip industry", "silicon valley", "electronics", "circuit board"], es: ["semiconductores", "microchip", "silicon valley", "electrónica"],
    fr: ["semi-conducteurs", "puce électronique", "silicon valley", "électronique", "transistors", "circuit imprimé", "circuits imprimés", "microprocesseurs", "microélectronique", "guerre des puces"], zh: ["半导体", "芯片", "硅谷", "电子产业", "集成电路"], "zh-TW": ["半導體", "芯片", "硅谷", "電子產業", "集成電路", "晶片", "台積電", "矽谷", "科技業"], ja: ["半導体", "シリコンバレー", "電子工学", "集積回路"],
    ar: ["أشباه الموصلات", "رقائق إلكترونية", "إلكترونيات", "وادي السيليكون"] } },
  { id: "citizen-science", parents: ["science", "nature"], words: {
    en: ["citizen science", "nature observation", "observing nature", "field guide", "naturalist", "naturalists", "natural history", "nature notebook", "species identification", "specimen", "specimens"], es: ["ciencia ciudadana", "observación de la naturaleza", "guía de campo", "naturalista", "historia natural", "cuaderno de campo", "especímenes"],
    fr: ["science participative", "observation de la nature", "guide de terrain", "naturaliste", "histoire naturelle", "carnet de terrain", "spécimens"], zh: ["公民科学", "自然观察", "博物学", "自然笔记", "野外观察"], "zh-TW": ["公民科學", "自然觀察", "博物學", "自然筆記", "野外觀察", "生態觀察"], ja: ["自然観察", "博物学", "博物誌", "フィールドガイド", "観察日記", "標本"],
    ar: ["علم المواطن", "مراقبة الطبيعة", "تاريخ طبيعي", "دليل ميداني", "عينات طبيعية"] } },
  { id: "optical-instruments", parents: ["engineering"], words: {
    en: ["optical and measuring instruments", "binoculars", "spyglass", "magnifying glass", "kaleidoscope", "periscope", "magic lantern", "thermometer", "sextant", "abacus", "pocket calculator", "slide rule", "measuring instruments", "scientific instruments", "weighing scales"], es: ["instrumentos ópticos y de medida", "prismáticos", "catalejo", "caleidoscopio", "calidoscopio", "periscopio", "linterna mágica", "barómetro", "sextante", "ábaco", "instrumentos científicos", "binoculares", "lente de aumento"],
    fr: ["instruments d'optique et de mesure", "jumelles optiques", "paire de jumelles", "longue-vue", "kaléidoscope", "périscope", "lanterne magique", "thermomètre", "baromètre", "sextant", "boulier", "règle à calcul", "instruments de mesure", "instruments scientifiques"], zh: ["光学与测量仪器", "望远镜镜片", "双筒望远镜", "放大镜", "万花筒", "潜望镜", "温度计", "气压计", "六分仪", "算盘", "计算器"], "zh-TW": ["光學與測量儀器", "雙筒望遠鏡", "放大鏡", "萬花筒", "潛望鏡", "溫度計", "氣壓計", "六分儀", "算盤", "計算機器"], ja: ["光学と計測の器械", "双眼鏡", "虫眼鏡", "万華鏡", "潜望鏡", "温度計", "気圧計", "六分儀", "そろばん", "電卓"],
    ar: ["أدوات بصرية وقياس", "منظار مكبر", "عدسة مكبرة", "مشكال", "بارومتر", "معداد", "آلة حاسبة", "منظار", "مناظير", "مجهر قديم", "ساعة شمسية", "اسطرلاب", "أسطرلاب"] } },
];
