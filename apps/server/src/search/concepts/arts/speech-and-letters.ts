import type { Concept } from "../concept.ts";

export const speechAndLetters: Concept[] = [
  { id: "dialects", parents: ["language-identity"], words: {
    en: ["dialect", "dialects", "accent", "accents", "dialectology", "regional speech", "way of speaking", "slang", "vernacular", "local speech", "pronunciation"], es: ["dialecto", "dialectos", "acento", "acentos", "dialectología", "habla", "hablas", "jerga", "pronunciación"],
    fr: ["dialecte", "dialectes", "patois", "accent régional", "argot", "parler local", "prononciation"], zh: ["方言", "口音", "土话", "乡音", "俚语", "腔调", "闽南语", "四川话", "东北话", "上海话", "客家话", "潮汕话", "温州话", "河南话"], "zh-TW": ["方言", "口音", "土話", "鄉音", "俚語", "腔調", "閩南語", "四川話", "東北話", "上海話", "客家話", "潮汕話", "溫州話", "河南話"], ja: ["方言", "訛り", "アクセント", "お国言葉", "俗語", "関西弁", "津軽弁", "博多弁", "東北弁", "名古屋弁", "京言葉", "沖縄方言", "鹿児島弁", "広島弁", "大阪弁"],
    ar: ["اللهجات", "لهجة", "لهجات", "عامية", "نطق", "عامية مصرية", "عامية لبنانية", "دارجة", "دارجة مغربية", "لهجة محلية"] } },
  { id: "linguistics", parents: ["science"], words: {
    en: ["linguistics", "linguist", "linguistic study", "grammar", "syntax", "phonetics", "etymology"], es: ["lingüística", "lingüista", "gramática", "fonética", "etimología", "filología", "filólogo", "filóloga", "lengua latina"],
    fr: ["linguistique", "linguiste", "grammaire", "phonétique", "étymologie", "syntaxe", "sémantique", "lexicologie", "sémiologie", "langue française et linguistique", "philologie", "philologue", "néologisme", "néologismes"], zh: ["语言学", "语法", "语音学", "词源"], "zh-TW": ["語言學", "語法", "語音學", "詞源"], ja: ["言語学", "文法", "音声学", "語源"],
    ar: ["اللسانيات", "لسانيات", "علم اللغة", "نحو", "صرف"] } },
  { id: "literary-criticism", parents: ["essay"], words: {
    en: ["literary criticism", "literary study", "literary studies", "criticism", "critique", "interpretation of", "reading of the novels", "poetics"], es: ["crítica literaria", "estudios literarios", "análisis literario", "poética"],
    fr: ["critique littéraire", "études littéraires", "analyse littéraire", "lettres modernes", "critique de livre", "commentaire littéraire", "commentaire de texte", "essai littéraire", "théorie littéraire", "histoire littéraire", "histoire de la littérature"], zh: ["文学评论", "文学研究", "文学批评", "评论"], "zh-TW": ["文學評論", "文學研究", "文學批評", "評論"], ja: ["文芸評論", "文学研究", "評論", "批評", "作家論"],
    ar: ["النقد الأدبي", "نقد أدبي", "دراسة أدبية", "دراسات أدبية"] } },
  { id: "writing-systems", parents: ["language-identity"], words: {
    en: ["alphabet history", "handwriting", "hieroglyphs", "ancient script", "manuscript", "manuscripts", "inscription", "inscriptions"], es: ["manuscrito", "manuscritos", "caligrafía antigua", "jeroglíficos", "inscripción"],
    fr: ["manuscrit", "manuscrits", "hiéroglyphes", "écriture ancienne", "inscription gravée", "parchemin", "parchemins", "papyrus", "paléographie", "écriture cunéiforme", "caractères chinois", "idéogrammes", "runes", "écriture secrète", "tablette d'argile"], zh: ["手稿", "象形文字", "古文字", "甲骨文", "碑文", "汉字", "偏旁", "仓颉", "繁体字", "金文", "楔形文字"], "zh-TW": ["手稿", "象形文字", "古文字", "甲骨文", "碑文", "偏旁", "倉頡", "繁體字", "金文", "楔形文字", "正體字"], ja: ["写本", "象形文字", "古文書", "碑文", "手稿", "楔形文字", "甲骨文字", "当用漢字", "書き順", "常用漢字", "神代文字"],
    ar: ["المخطوطات", "مخطوطة", "مخطوطات", "هيروغليفية", "نقوش", "نقش"] } },
  { id: "storytellers-local", parents: ["oral-story"], words: {
    en: ["village tales", "tribal elders", "told by elders", "oral histories", "collected tales", "storyteller", "storytellers", "village storyteller", "tales of the elders", "stories of the elders", "fireside tales", "tales by the fire", "oral tradition", "grandfather's tales", "grandmother's stories"], es: ["relatos de los mayores", "cuentos de los abuelos"],
    fr: ["récits des anciens", "paroles d'anciens", "contes du pays", "conteur", "conteuse", "conteurs", "conteuses", "conteur du village", "veillées d'antan", "mémoire des anciens", "raconter des histoires"], zh: ["口述", "老人讲的故事", "部落传说", "口传"], "zh-TW": ["口述", "老人講的故事", "部落傳說", "口傳"], ja: ["聞き書き", "古老の話", "語り部", "オーラルヒストリー", "瞽女唄", "昔語り"],
    ar: ["رواية شفوية", "حكايات الجدات", "حكايات شعبية"] } },
  { id: "anthropology", parents: ["science", "culture"], words: {
    en: ["anthropology", "ethnography", "ethnographic", "ethnology", "sociologist", "sociology", "sociological", "folklore studies"], es: ["antropología", "etnografía", "etnográfico", "sociología", "sociólogo"],
    fr: ["anthropologie", "ethnographie", "ethnologie", "sociologie", "sociologue", "anthropologue", "anthropologues", "ethnologue", "ethnologues", "peuples lointains", "étude des peuples", "tristes tropiques"], zh: ["人类学", "民族志", "社会学"], "zh-TW": ["人類學", "民族誌", "社會學", "民俗學"], ja: ["人類学", "民族誌", "社会学", "文化人類学"],
    ar: ["الأنثروبولوجيا", "علم الاجتماع", "إثنوغرافيا", "دراسة اجتماعية"] } },
  { id: "social-work", parents: ["society"], words: {
    en: ["social work", "social worker", "social workers", "welfare", "welfare state", "social services", "child protection"], es: ["trabajo social", "trabajadora social", "servicios sociales", "bienestar social"],
    fr: ["travail social", "assistante sociale", "travailleur social", "aide sociale", "protection sociale", "travailleuse sociale", "éducateur de rue", "services sociaux", "action sociale", "protection de l'enfance"], zh: ["社会工作", "社工", "福利", "社会福利", "社会救助", "收容所", "救助站", "低保"], "zh-TW": ["社會工作", "社工", "福利", "社會福利", "社會救助", "收容所", "救助站", "低保", "社福", "收容中心"], ja: ["社会福祉", "ソーシャルワーカー", "福祉", "生活保護", "児童相談所", "ケースワーカー", "民生委員", "福祉施設", "児相"],
    ar: ["الخدمة الاجتماعية", "عمل اجتماعي", "أخصائي اجتماعي", "رعاية اجتماعية"] } },
  { id: "statistics", parents: ["mathematics"], words: {
    en: ["statistics", "data", "data science", "survey data", "big data", "probability", "opinion poll", "opinion polls"], es: ["estadística", "datos", "ciencia de datos", "probabilidad"],
    fr: ["statistiques", "données", "science des données", "probabilités", "statisticien", "sondage", "sondages", "calcul des probabilités"], zh: ["统计", "数据", "大数据", "概率", "问卷调查", "问卷"], "zh-TW": ["統計", "資料", "大數據", "機率", "問卷調查", "問卷"], ja: ["統計", "データ", "ビッグデータ", "確率", "アンケート", "世論調査", "棒グラフ"],
    ar: ["الإحصاء", "إحصاء", "بيانات", "احتمالات"] } },
  { id: "ecology", parents: ["biology", "environment"], words: {
    en: ["ecology", "ecosystem", "ecosystems", "conservation", "nature reserve", "rewilding", "wildlife"], es: ["ecología", "ecosistema", "conservación", "reserva natural", "fauna salvaje"],
    fr: ["écologie", "écosystème", "réserve naturelle", "faune sauvage", "écologue", "chaîne alimentaire", "espèce invasive", "espèces invasives", "équilibre naturel", "milieu naturel", "milieux naturels"], zh: ["生态", "生态系统", "自然保护区", "野生动物"], "zh-TW": ["生態", "生態系統", "自然保護區", "野生動物"], ja: ["生態系", "自然保護", "野生動物", "生態学"],
    ar: ["البيئة الحيوية", "نظام بيئي", "حياة برية"] } },
  { id: "recycling", parents: ["environment"], words: {
    en: ["waste", "rubbish", "zero waste", "landfill", "upcycling", "scrapyard", "scrapyards", "junkyard", "junkyards", "scrap dealer", "ragpicker", "ragpickers", "rag-and-bone man", "garbage dump", "litter picking"], es: ["reciclar", "residuos", "plástico", "vertedero", "compostaje", "contenedor amarillo", "separar la basura"],
    fr: ["ordures", "plastique", "zéro déchet", "décharge", "casse automobile", "décharge publique", "décharge à ciel ouvert", "récupération d'objets", "poubelle", "poubelles", "benne à ordures", "bric-à-brac", "tri sélectif", "tri des déchets", "glaneur", "glaneuse", "glaneurs"], zh: ["零废弃", "环保"], "zh-TW": ["零廢棄", "環保"], ja: ["プラスチック", "ゴミ問題"],
    ar: ["إعادة التدوير", "قمامة", "مكب", "مكب نفايات", "فرز النفايات", "جامع القمامة", "تدوير", "تدوير البلاستيك"] } },
  { id: "economics-of-work", parents: ["work", "economy"], words: {
    en: ["gig economy", "minimum wage", "overtime", "precarious work", "child labour", "sweatshop", "working conditions"], es: ["trabajo precario", "horas extra", "salario mínimo", "explotación laboral", "trabajo infantil"],
    fr: ["travail précaire", "heures supplémentaires", "salaire minimum", "travail des enfants", "conditions de travail", "précariat", "temps de travail", "conditions de travail difficiles", "smic", "trente-cinq heures", "augmentation de salaire", "salaires de misère"], zh: ["加班", "零工", "最低工资", "童工", "血汗工厂"], "zh-TW": ["加班", "零工", "最低工資", "童工", "血汗工廠"], ja: ["残業", "非正規雇用", "ブラック企業", "最低賃金", "過労死"],
    ar: ["العمل الهش", "ساعات إضافية", "عمالة الأطفال", "ظروف العمل"] } },
  { id: "marketing", parents: ["business"], words: {
    en: ["marketing", "sales", "brand", "brands", "branding", "public relations", "salesmanship", "market research", "influencer marketing", "product launch"], es: ["mercadotecnia", "ventas", "marca", "marcas", "relaciones públicas"],
    fr: ["marketing", "ventes", "marque", "marques", "relations publiques", "études de marché", "communication d'entreprise", "publicité et marketing", "image de marque", "commercial en porte-à-porte", "démarchage"], zh: ["营销", "品牌", "销售", "公关"], "zh-TW": ["營銷", "品牌", "銷售", "公關"], ja: ["マーケティング", "営業", "ブランド", "広報"],
    ar: ["التسويق", "تسويق", "مبيعات", "علامة تجارية"] } },
  { id: "agriculture-science", parents: ["farming", "science"], words: {
    en: ["agronomy", "smallholder farming", "crop yield", "sustainable agriculture", "permaculture", "organic farming", "irrigation study"], es: ["agronomía", "agricultura ecológica", "agricultura sostenible", "permacultura", "pesticida", "pesticidas", "herbicida", "herbicidas", "agrotóxicos", "agroquímicos", "glifosato", "plaguicida", "plaguicidas", "fertilizantes"],
    fr: ["agronomie", "agriculture biologique", "permaculture", "agriculture durable", "ingénieur agronome", "agriculteur bio", "agriculture raisonnée", "engrais", "pesticides", "semences paysannes", "rendement agricole"], zh: ["农学", "有机农业", "农业研究", "可持续农业", "永续农业"], "zh-TW": ["農學", "有機農業", "農業研究", "可持續農業", "永續農業"], ja: ["農学", "有機農業", "自然農法", "持続可能な農業"],
    ar: ["علوم زراعية", "زراعة عضوية", "زراعة مستدامة", "مبيدات", "مبيدات حشرية", "أسمدة كيميائية"] } },
];
