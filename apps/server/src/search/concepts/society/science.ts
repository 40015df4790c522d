import type { Concept } from "../concept.ts";

export const science: Concept[] = [
  { id: "science", parents: [], words: {
    en: ["science", "scientific", "scientist", "scientists", "laboratory"], es: ["ciencia", "ciencias", "científico", "científica", "laboratorio"],
    fr: ["sciences", "scientifique", "savant", "laboratoire", "vulgarisation scientifique"], zh: ["科学", "科学家", "科普", "实验室"], "zh-TW": ["科學", "科學家", "科普", "實驗室"], ja: ["科学", "科学者", "サイエンス", "研究室", "研究者"],
    ar: ["العلوم", "علم", "علوم", "علمي", "علماء", "مختبر"] } },
  { id: "physics", parents: ["science"], words: {
    en: ["physics", "physicist", "quantum", "relativity"], es: ["la física", "física cuántica", "físico teórico", "cuántico", "relatividad"],
    fr: ["la physique", "physique quantique", "physicien", "physicienne", "quantique", "relativité"], zh: ["物理", "物理学", "量子", "相对论"], "zh-TW": ["物理", "物理學", "量子", "相對論"], ja: ["物理", "物理学", "量子", "相対性理論"],
    ar: ["الفيزياء", "فيزياء", "فيزيائي", "كمومي", "نسبية"] } },
  { id: "chemistry", parents: ["science"], words: {
    en: ["chemistry", "chemist", "chemical"], es: ["química", "químico"],
    fr: ["chimie", "chimiste"], zh: ["化学", "化学家"], "zh-TW": ["化學", "化學家"], ja: ["化学", "化学者"],
    ar: ["الكيمياء", "كيمياء", "كيميائي"] } },
  { id: "biology", parents: ["science"], words: {
    en: ["biology", "biologist", "cells", "microscope", "microbes"], es: ["biología", "biólogo", "bióloga", "células", "microscopio"],
    fr: ["biologie", "biologiste", "cellules", "microscope", "microbes"], zh: ["生物", "生物学", "细胞", "显微镜"], "zh-TW": ["生物", "生物學", "細胞", "顯微鏡"], ja: ["生物", "生物学", "細胞", "顕微鏡"],
    ar: ["علم الأحياء", "أحياء دقيقة", "خلايا", "مجهر"] } },
  { id: "genetics", parents: ["biology"], words: {
    en: ["genetics", "genetic", "dna", "cloning", "clone", "gene editing"], es: ["genética", "genético", "adn", "clonación", "clon"],
    fr: ["génétique", "adn", "clonage", "clone"], zh: ["基因", "遗传", "克隆", "复制人"], "zh-TW": ["基因", "遺傳", "複製生物", "複製人"], ja: ["遺伝子", "遺伝", "クローン", "dna"],
    ar: ["الوراثة", "وراثة", "جينات", "جيني", "استنساخ", "حمض نووي"] } },
  { id: "evolution", parents: ["biology"], words: {
    en: ["evolution", "darwin", "natural selection", "evolutionary"], es: ["evolución de las especies", "darwin", "selección natural", "teoría de la evolución"],
    fr: ["théorie de l'évolution", "darwin", "sélection naturelle"], zh: ["进化", "进化论", "达尔文"], "zh-TW": ["進化", "進化論", "達爾文"], ja: ["進化", "進化論", "ダーウィン"],
    ar: ["نظرية التطور", "داروين", "انتخاب طبيعي"] } },
  { id: "mathematics", parents: ["science"], words: {
    en: ["mathematics", "mathematician", "maths", "math", "geometry", "algebra"], es: ["matemáticas", "matemático", "geometría", "álgebra"],
    fr: ["mathématiques", "mathématicien", "maths", "géométrie", "algèbre"], zh: ["数学", "几何", "数学家", "代数"], "zh-TW": ["數學", "幾何", "數學家", "代數"], ja: ["数学", "幾何学", "数学者", "算数"],
    ar: ["الرياضيات", "رياضيات", "هندسة رياضية", "جبر", "عالم رياضيات"] } },
  { id: "astronomy", parents: ["science", "space"], words: {
    en: ["astronomy", "astrophysics", "cosmology"], es: ["astronomía", "astrofísica", "cosmología"],
    fr: ["astronomie", "astrophysique", "cosmologie"], zh: ["天文", "天文学", "天体"], "zh-TW": ["天文", "天文學", "天體"], ja: ["天文学", "天文", "天体"],
    ar: ["علم الفلك", "فلك", "فيزياء فلكية"] } },
  { id: "space", parents: [], words: {
    en: ["outer space", "space", "cosmic"], es: ["espacio exterior", "cósmico", "espacial"],
    fr: ["espace", "cosmique", "spatial"], zh: ["太空", "宇宙", "银河系", "外太空"], "zh-TW": ["太空", "宇宙", "外太空"], ja: ["宇宙", "宇宙空間", "コスモス", "スペース"],
    ar: ["الفضاء", "فضاء", "فضاء خارجي", "الكون", "كوني"] } },
  { id: "space-travel", parents: ["space"], words: {
    en: ["space travel", "astronaut", "astronauts", "spaceship", "rocket", "rockets", "spacecraft", "moon landing", "space station", "cosmonaut"], es: ["viaje espacial", "astronauta", "astronautas", "cohete", "cohetes", "alunizaje", "estación espacial", "cosmonauta"],
    fr: ["voyage spatial", "astronaute", "astronautes", "fusée", "fusées", "conquête spatiale", "station spatiale", "cosmonaute"], zh: ["航天", "宇航员", "火箭", "登月", "空间站", "太空旅行"], "zh-TW": ["航太", "太空人", "火箭", "登月", "太空站", "太空旅行"], ja: ["宇宙飛行士", "ロケット", "宇宙旅行", "宇宙開発", "宇宙ステーション", "月面着陸"],
    ar: ["السفر إلى الفضاء", "رائد فضاء", "رواد فضاء", "صاروخ", "سفر إلى الفضاء", "محطة فضائية", "هبوط على القمر"] } },
  { id: "planets", parents: ["space"], words: {
    en: ["planet", "planets", "mars", "jupiter", "saturn", "solar system", "moons", "moons of saturn", "venus", "pluto"], es: ["planeta", "planetas", "júpiter", "saturno", "sistema solar", "marte", "lunas de saturno"],
    fr: ["planète", "planètes", "jupiter", "saturne", "système solaire", "lunes de saturne", "mars rouge"], zh: ["行星", "木星", "太阳系", "星球", "土星", "金星", "卫星"], "zh-TW": ["行星", "木星", "太陽系", "星球", "土星", "金星", "衛星"], ja: ["惑星", "木星", "太陽系", "土星", "金星", "月面"],
    ar: ["الكواكب", "كوكب", "كواكب", "المشتري", "زحل", "نظام شمسي", "أقمار"] } },
  { id: "aliens", parents: ["science-fiction", "space"], words: {
    en: ["alien", "aliens", "extraterrestrial", "extraterrestrials"], es: ["extraterrestre", "extraterrestres", "alienígena", "alienígenas"],
    fr: ["extraterrestre", "extraterrestres"], zh: ["外星人", "外星", "不明飞行物"], "zh-TW": ["外星人", "外星", "不明飛行物", "幽浮"], ja: ["宇宙人", "異星人", "エイリアン", "地球外生命", "侵略者"],
    ar: ["الكائنات الفضائية", "كائن فضائي", "كائنات فضائية", "فضائيين"] } },
  { id: "earth-science", parents: ["science"], words: {
    en: ["geology", "geologist", "earth science"], es: ["geología", "geólogo", "gemas"],
    fr: ["géologie", "géologue"], zh: ["地质", "地理"], "zh-TW": ["地質", "地理"], ja: ["地質学", "地球科学"],
    ar: ["الجيولوجيا", "جيولوجيا", "معادن", "علوم الأرض"] } },
  { id: "geography", parents: ["science"], words: {
    en: ["geography"], es: ["geografía"],
    fr: ["géographie", "carte du monde"], zh: ["地理学", "古地图"], "zh-TW": ["地理學", "古地圖"], ja: ["地理学"],
    ar: ["الجغرافيا", "جغرافيا"] } },
  { id: "technology", parents: [], words: {
    en: ["technology", "technologies", "technological", "tech", "high-tech", "innovation"], es: ["tecnología", "tecnologías", "tecnológico", "innovación"],
    fr: ["technologie", "technologies", "technologique", "innovation"], zh: ["科技", "技术", "创新", "高科技"], "zh-TW": ["科技", "技術", "創新", "高科技"], ja: ["テクノロジー", "技術", "科学技術", "技術革新"],
    ar: ["التكنولوجيا", "تكنولوجيا", "تقنية", "تقنيات", "ابتكار"] } },
  { id: "artificial-intelligence", parents: ["technology", "science-fiction"], words: {
    en: ["artificial intelligence", "ai", "machine learning", "neural network", "chatbot", "algorithm"], es: ["inteligencia artificial", "ia", "aprendizaje automático", "red neuronal", "algoritmo"],
    fr: ["intelligence artificielle", "ia", "apprentissage automatique", "réseau de neurones", "algorithme"], zh: ["人工智能", "机器学习", "神经网络", "算法", "ai"], "zh-TW": ["人工智慧", "機器學習", "神經網路", "演算法", "ai"], ja: ["人工知能", "機械学習", "ai", "アルゴリズム", "ニューラルネットワーク"],
    ar: ["الذكاء الاصطناعي", "ذكاء اصطناعي", "تعلم الآلة", "خوارزمية"] } },
  { id: "robots", parents: ["technology", "science-fiction"], words: {
    en: ["robot", "robots", "robotics", "android", "androids", "cyborg", "robotic", "automaton", "automata", "droid", "mechanical man", "robot story", "machine with a soul"], es: ["robot", "robots", "robótica", "androide", "androides", "cíborg", "autómata", "robótico", "robóticos"],
    fr: ["robot", "robots", "robotique", "androïde", "androïdes", "cyborg", "automate"], zh: ["机器人", "仿生人", "机械人", "人形机"], "zh-TW": ["機器人", "仿生人", "機械人", "人形機"], ja: ["ロボット", "アンドロイド", "サイボーグ", "人造人間", "自動人形"],
    ar: ["الروبوتات", "روبوت", "روبوتات", "إنسان آلي", "سايبورغ", "آلي"] } },
  { id: "mecha", parents: ["robots", "anime"], words: {
    en: ["mecha", "giant robot", "giant robots"], es: ["mecha", "robot gigante", "robots gigantes"],
    fr: ["mecha", "robot géant", "robots géants"], zh: ["机甲", "巨型机器人"], "zh-TW": ["機甲", "巨型機器人"], ja: ["巨大ロボット", "メカ", "ロボットアニメ"],
    ar: ["الروبوتات العملاقة", "ميكا", "روبوت عملاق"] } },
  { id: "computers", parents: ["technology"], words: {
    en: ["computer", "computers", "programming", "programmer", "coding"], es: ["ordenador", "computadora", "computadoras", "ordenadores", "programación", "programador"],
    fr: ["ordinateur", "ordinateurs", "informatique", "programmation", "programmeur"], zh: ["电脑", "计算机", "编程", "程序员"], "zh-TW": ["電腦", "程式設計", "程式設計師", "寫程式"], ja: ["コンピューター", "コンピュータ", "パソコン", "プログラミング", "プログラマー"],
    ar: ["الحاسوب", "حاسوب", "كمبيوتر", "برمجة", "مبرمج"] } },
  { id: "internet", parents: ["technology"], words: {
    en: ["internet", "online world", "cyberspace", "world wide web", "website"], es: ["internet", "ciberespacio", "mundo digital", "sitio web", "página web"],
    fr: ["internet", "cyberespace", "monde numérique", "toile numérique", "site web"], zh: ["互联网", "网络", "网络世界", "网站"], "zh-TW": ["網際網路", "網路", "網路世界", "網站"], ja: ["インターネット", "ネット社会", "ウェブサイト", "仮想空間"],
    ar: ["الإنترنت", "إنترنت", "فضاء إلكتروني", "موقع إلكتروني"] } },
  { id: "smartphone", parents: ["technology"], words: {
    en: ["smartphone", "smartphones", "mobile phone", "telephone", "phone call"], es: ["teléfono móvil", "teléfono", "celular", "llamada telefónica"],
    fr: ["téléphone portable", "téléphone", "appel téléphonique"], zh: ["手机", "智能手机", "电话"], "zh-TW": ["手機", "智慧型手機", "電話"], ja: ["スマートフォン", "スマホ", "携帯電話", "電話"],
    ar: ["الهاتف", "هاتف", "هاتف محمول", "هاتف ذكي", "مكالمة هاتفية", "جوال"] } },
  { id: "hacking", parents: ["technology", "crime"], words: {
    en: ["hacker", "hackers", "hacking", "cybercrime", "cybersecurity"], es: ["pirata informático", "hacker", "hackers", "ciberdelito", "ciberseguridad"],
    fr: ["pirate informatique", "hacker", "piratage informatique", "cybercriminalité", "cybersécurité"], zh: ["黑客", "骇客", "网络安全", "网络犯罪"], "zh-TW": ["駭客", "網路安全", "網路犯罪"], ja: ["ハッカー", "ハッキング", "サイバー犯罪", "サイバーセキュリティ"],
    ar: ["القرصنة الإلكترونية", "هاكر", "قرصنة إلكترونية", "اختراق", "أمن سيبراني", "جرائم إلكترونية"] } },
  { id: "surveillance", parents: ["technology", "society"], words: {
    en: ["surveillance", "privacy", "big brother", "surveillance state"], es: ["vigilancia", "privacidad", "gran hermano"],
    fr: ["surveillance de masse", "vie privée", "société de surveillance", "vidéosurveillance"], zh: ["监视", "监控", "隐私"], "zh-TW": ["監視", "監控", "隱私"], ja: ["監視", "監視社会", "プライバシー", "盗聴"],
    ar: ["المراقبة", "مراقبة", "خصوصية", "تجسس على المواطنين"] } },
  { id: "invention", parents: ["technology"], words: {
    en: ["invention", "inventions", "inventor", "inventors", "patent"], es: ["invención", "invento", "inventos", "inventor", "inventora", "patente"],
    fr: ["invention", "inventions", "inventeur", "inventrice", "brevet"], zh: ["发明", "发明家", "专利"], "zh-TW": ["發明", "發明家", "專利"], ja: ["発明", "発明家", "特許"],
    ar: ["الاختراعات", "اختراع", "اختراعات", "مخترع", "براءة اختراع"] } },
  { id: "engineering", parents: ["technology"], words: {
    en: ["engineering", "engineer", "machines", "machinery", "mechanical"], es: ["ingeniería", "ingeniero", "ingeniera", "maquinaria", "máquinas"],
    fr: ["ingénierie", "ingénieur", "ingénieure", "machines", "mécanique"], zh: ["工程", "工程师", "机器", "机械"], "zh-TW": ["工程", "工程師", "機器", "機械"], ja: ["工学", "技師", "機械", "エンジニア", "エンジニアリング"],
    ar: ["الهندسة", "هندسة", "مهندس", "آلات", "ميكانيكا"] } },
  { id: "energy", parents: ["technology", "environment"], words: {
    en: ["energy", "nuclear power", "solar energy", "renewable energy", "oil industry", "electricity"], es: ["energía", "energía nuclear", "energía solar", "energías renovables", "petróleo", "electricidad"],
    fr: ["énergie", "énergie nucléaire", "énergie solaire", "énergies renouvelables", "pétrole", "électricité"], zh: ["能源", "核电", "太阳能", "石油", "电力"], "zh-TW": ["能源", "核電", "太陽能", "石油", "電力", "核能"], ja: ["エネルギー", "原子力", "原発", "太陽光", "石油", "再生可能エネルギー"],
    ar: ["الطاقة", "طاقة", "طاقة نووية", "طاقة شمسية", "طاقة متجددة", "نفط", "كهرباء"] } },
  { id: "cryptocurrency", parents: ["technology", "money"], words: {
    en: ["cryptocurrency", "bitcoin", "blockchain", "crypto", "nft"], es: ["criptomoneda", "criptomonedas", "bitcoin", "cadena de bloques"],
    fr: ["cryptomonnaie", "bitcoin", "chaîne de blocs"], zh: ["加密货币", "比特币", "区块链"], "zh-TW": ["加密貨幣", "比特幣", "區塊鏈"], ja: ["暗号資産", "仮想通貨", "ビットコイン", "ブロックチェーン"],
    ar: ["العملات المشفرة", "عملة مشفرة", "عملات رقمية", "بيتكوين", "بلوكتشين", "سلسلة الكتل"] } },
  { id: "mad-scientist", parents: ["science-fiction", "science"], words: {
    en: ["mad scientist", "experiment gone wrong", "frankenstein", "mutant", "mutants"], es: ["científico loco", "experimento fallido", "frankenstein", "mutante", "mutantes"],
    fr: ["savant fou", "expérience ratée", "frankenstein", "mutant", "mutants"], zh: ["疯狂科学家", "变异", "变种人", "科学怪人"], "zh-TW": ["瘋狂科學家", "變異", "變種人", "科學怪人"], ja: ["マッドサイエンティスト", "人体実験", "フランケンシュタイン", "ミュータント"],
    ar: ["العالم المجنون", "عالم مجنون", "تجربة فاشلة", "فرانكشتاين", "متحول جيني"] } },
];
