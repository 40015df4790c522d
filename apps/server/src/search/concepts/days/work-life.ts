import type { Concept } from "../concept.ts";

export const workLife: Concept[] = [
  { id: "work", parents: [], words: {
    en: ["work life", "workplace", "job", "jobs", "employment", "labour", "working life", "working people", "people at work", "daily work", "at work", "workday", "working day", "workers at work", "profession", "professions", "trade", "trades", "career", "livelihood", "earning a living", "craft of"], es: ["trabajo", "empleo", "vida laboral", "lugar de trabajo", "oficio", "oficios", "profesión", "profesiones", "jornada", "ganarse la vida", "trabajador", "trabajadora", "día a día laboral"],
    fr: ["travail", "emploi", "vie professionnelle", "lieu de travail", "métier", "métiers", "profession", "au travail", "gagner sa vie", "gens au travail", "travail quotidien"], zh: ["工作", "职业", "就业", "上班", "劳动", "日常工作", "谋生", "行业", "手艺人", "打工", "营生"], "zh-TW": ["工作", "職業", "就業", "上班", "勞動", "日常工作", "謀生", "行業", "手藝人", "打工", "營生"], ja: ["仕事", "労働", "職業", "働く", "働く人", "職場", "生業", "日々の仕事", "家業"],
    ar: ["الحياة المهنية", "عمل ووظيفة", "وظيفة", "وظائف", "مهنة", "حياة مهنية", "مهن", "عامل", "عاملون", "الحياة اليومية للعمال", "كسب الرزق", "عمل يومي", "يوم عمل", "حرف"] } },
  { id: "office", parents: ["work"], words: {
    en: ["office", "office workers", "boss", "colleagues", "office life"], es: ["oficina", "oficinista", "jefe y empleados", "compañeros de trabajo"],
    fr: ["bureau", "vie de bureau", "collègues", "patron"], zh: ["办公室", "职场", "上司", "同事", "上班族"], "zh-TW": ["辦公室", "職場", "上司", "同事", "上班族"], ja: ["会社", "オフィス", "会社員", "職場", "上司", "サラリーマン"],
    ar: ["حياة المكتب", "مكتب", "زملاء العمل", "موظفين"] } },
  { id: "unemployment", parents: ["work"], words: {
    en: ["unemployment", "unemployed", "job loss", "laid off"], es: ["desempleo", "paro", "desempleado", "despido"],
    fr: ["chômage", "chômeur", "licenciement", "sans emploi"], zh: ["失业", "下岗", "裁员"], "zh-TW": ["失業", "待業", "裁員"], ja: ["失業", "リストラ", "解雇", "無職"],
    ar: ["البطالة", "بطالة", "عاطل عن العمل", "تسريح من العمل"] } },
  { id: "workers", parents: ["work", "social-class"], words: {
    en: ["workers", "factory", "factories", "labourers", "trade union"], es: ["obreros", "trabajadores", "fábrica", "sindicato"],
    fr: ["ouvriers", "travailleurs", "usine", "syndicat"], zh: ["工人", "工厂", "劳工", "打工"], "zh-TW": ["工人", "工廠", "勞工", "打工"], ja: ["労働者", "工場", "労働組合", "工員"],
    ar: ["العمال", "عمال", "مصنع", "مصانع", "نقابة عمال"] } },
  { id: "farming", parents: ["countryside", "work"], words: {
    en: ["farm", "farming", "farmer", "farmers", "agriculture", "countryman", "peasants", "peasant", "rural work", "crops", "sowing", "ploughing", "tractor", "vineyard", "vintner", "rice paddies", "smallholder", "smallholders", "rancher", "ranch"], es: ["granja", "agricultura", "agricultor", "campesino", "campesinos", "campesina", "labrador", "siembra", "huerta", "viñedo", "viñedos", "ganadería", "tractor"],
    fr: ["ferme", "agriculture", "agriculteur", "paysan", "paysans", "paysanne", "semailles", "vignoble", "vignerons", "élevage", "tracteur"], zh: ["农业", "农民", "农场", "种田", "收获", "耕种", "种地", "农活", "葡萄园", "庄稼", "稻田", "农夫"], "zh-TW": ["農業", "農民", "農場", "種田", "收穫", "耕種", "種地", "農活", "葡萄園", "莊稼", "稻田", "農夫"], ja: ["農業", "農家", "農場", "農民", "田植え", "稲作", "畑仕事", "葡萄畑", "農作業"],
    ar: ["الزراعة", "زراعة", "مزارع", "مزرعة", "فلاح", "فلاحين", "فلاحون", "مزارعون", "محصول", "كرم", "حقول"] } },
  { id: "fishing", parents: ["work", "sea"], words: {
    en: ["fishing", "fisherman", "fishermen", "fishing village", "fisher", "fishers", "fishing boat", "fishing boats", "trawler", "fishing net", "fishing nets", "angling", "angler", "fishery", "catch of fish", "whaler"], es: ["pesca", "pescador", "pescadores", "pueblo pesquero", "pescadora", "pesquero", "redes de pesca", "pescar", "caña de pescar"],
    fr: ["pêche en mer", "pêcheur", "pêcheurs", "village de pêcheurs", "pêche", "chalutier", "filets de pêche", "marin-pêcheur", "pêcher"], zh: ["渔民", "捕鱼", "渔村", "钓鱼", "渔夫", "渔船", "打渔", "渔港", "捕鲸"], "zh-TW": ["漁民", "捕魚", "漁村", "釣魚", "漁夫", "漁船", "打漁", "漁港", "捕鯨"], ja: ["漁師", "漁業", "釣り", "漁村", "漁船", "漁港", "捕鯨", "海女"],
    ar: ["صيد السمك", "صياد", "صيادين", "قرية صيادين", "الصيادون", "صياد سمك", "صيادو السمك", "قارب صيد", "شباك الصيد", "صيادي السمك", "صيد"] } },
  { id: "mining", parents: ["work"], words: {
    en: ["mine", "mining", "miner", "miners", "coal", "mines", "coal mine", "coal town", "mining town", "pit", "quarry", "colliery"], es: ["minería", "minero", "mineros", "carbón", "minas", "mina de carbón", "cantera"],
    fr: ["exploitation minière", "mineur de fond", "mineurs", "charbon", "mineurs de fond", "mine de charbon", "houille", "bassin minier", "carrière de pierre", "les mines"], zh: ["矿工", "采矿", "煤矿", "矿山", "采石场", "矿井"], "zh-TW": ["礦工", "採礦", "煤礦", "礦山", "採石場", "礦井"], ja: ["鉱山", "炭鉱", "鉱夫", "石炭", "坑夫", "採石場"],
    ar: ["التعدين", "تعدين", "عمال مناجم", "منجم", "فحم", "مناجم", "عمال المناجم", "محجر"] } },
  { id: "business", parents: ["economy", "work"], words: {
    en: ["business", "entrepreneur", "company", "startup", "start-up", "management", "leadership"], es: ["empresa", "negocios", "emprendedor", "emprendimiento", "liderazgo"],
    fr: ["entreprise", "affaires", "entrepreneur", "jeune pousse", "management", "leadership"], zh: ["商业", "创业", "企业", "管理", "商战", "领导力"], "zh-TW": ["商業", "創業", "企業", "管理", "商戰", "領導力"], ja: ["ビジネス", "起業", "企業", "経営", "起業家"],
    ar: ["ريادة الأعمال", "أعمال تجارية", "شركة", "شركات", "إدارة أعمال", "قيادة"] } },
  { id: "economy", parents: ["society"], words: {
    en: ["economy", "economics", "finance", "financial crisis"], es: ["economía", "finanzas", "crisis económica", "económico"],
    fr: ["économie", "finance", "crise économique", "crise financière"], zh: ["经济", "金融", "经济危机"], "zh-TW": ["經濟", "金融", "經濟危機"], ja: ["経済", "金融", "経済危機", "不況"],
    ar: ["الاقتصاد", "اقتصاد", "مالية", "أزمة اقتصادية", "أزمة مالية"] } },
  { id: "money", parents: ["economy"], words: {
    en: ["money", "debt", "gambling", "bank", "wage", "wages", "salary", "income", "loan", "loans", "pay", "rent", "mortgage", "cash", "coins", "coin", "wallet", "cost of living"], es: ["dinero", "deuda", "deudas", "banco", "sueldo", "salario", "ingresos", "préstamo", "hipoteca", "alquiler", "monedas", "cartera"],
    fr: ["argent", "dette", "dettes", "banque", "salaire", "revenus", "prêt", "loyer", "hypothèque", "pièces de monnaie", "portefeuille", "sous"], zh: ["金钱", "债务", "负债", "银行", "欠债", "钱", "工资", "收入", "贷款", "房租", "房贷", "钱包"], "zh-TW": ["金錢", "債務", "負債", "銀行", "欠債", "錢", "工資", "收入", "貸款", "房租", "房貸", "錢包"], ja: ["お金", "借金", "金銭", "銀行", "給料", "収入", "家賃", "財布", "ローン"],
    ar: ["المال", "مال", "نقود", "ديون", "بنك", "مصرف", "راتب", "دخل", "قرض", "إيجار", "محفظة", "فلوس"] } },
  { id: "gambling", parents: ["addiction", "money"], words: {
    en: ["gambler", "casino", "betting", "poker table", "gambling addiction", "poker", "roulette", "lottery", "slot machine", "bets"], es: ["apuestas", "casino", "jugador empedernido", "ludopatía", "póquer", "ruleta", "lotería", "tahúr"],
    fr: ["jeux d'argent", "casino", "parieur", "paris sportifs", "poker", "loterie", "roulette russe", "tripot"], zh: ["赌博", "赌场", "赌徒", "赌瘾", "彩票", "麻将馆"], "zh-TW": ["賭博", "賭場", "賭徒", "賭癮", "彩票", "麻將館"], ja: ["賭博", "ギャンブル", "カジノ", "賭け", "宝くじ", "博打"],
    ar: ["القمار", "قمار", "كازينو", "مقامر", "رهان", "يانصيب", "مراهنات"] } },
  { id: "shop", parents: ["business"], words: {
    en: ["shop", "store", "shopkeeper", "market stall", "bookshop", "bookstore"], es: ["tienda", "tendero", "mercadillo", "librería"],
    fr: ["magasin", "boutique", "commerçant", "librairie"], zh: ["商店", "店铺", "集市", "书店"], "zh-TW": ["商店", "店鋪", "市集", "書店"], ja: ["店", "お店", "商店街", "市場", "本屋", "書店"],
    ar: ["المتاجر", "متجر", "دكان", "سوق", "مكتبة لبيع الكتب"] } },
  { id: "retirement", parents: ["work", "growing-old"], words: {
    en: ["retirement", "retired", "pensioner"], es: ["jubilación", "jubilado", "pensionista"],
    fr: ["retraite", "retraité", "retraitée"], zh: ["退休", "退休生活"], "zh-TW": ["退休", "退休生活"], ja: ["定年", "定年退職", "引退"],
    ar: ["التقاعد", "تقاعد", "متقاعد"] } },
  { id: "craft-apprentice", parents: ["craft", "work"], words: {
    en: ["apprentice", "apprenticeship", "master and pupil", "mentor"], es: ["aprendiz", "maestro y aprendiz", "mentor"],
    fr: ["apprenti", "apprentissage d'un métier", "maître et élève", "mentor"], zh: ["学徒", "师徒", "师父", "导师"], "zh-TW": ["學徒", "師徒", "師父", "導師"], ja: ["弟子", "師弟", "師匠", "見習い"],
    ar: ["تلميذ صنعة", "معلم وتلميذ", "مرشد"] } },
  { id: "police", parents: ["law"], words: {
    en: ["police", "police officer", "policeman", "cop", "cops", "officers", "policewoman", "police station", "constable", "sheriff", "detective squad", "gendarme", "patrol"], es: ["policía", "policías", "agente de policía", "comisaría", "guardia civil", "patrulla", "gendarme"],
    fr: ["police", "flic", "agent de police", "commissariat", "policiers", "gendarme", "gendarmerie"], zh: ["警察", "公安", "警官", "女警", "警局", "派出所", "民警", "巡警", "老刑警"], "zh-TW": ["警察", "警官", "員警", "女警", "警局", "派出所", "民警", "巡警", "公安", "老刑警"], ja: ["警察", "警官", "刑事", "交番", "婦警", "警察署", "おまわりさん", "巡査"],
    ar: ["الشرطة", "شرطة", "شرطي", "ضابط شرطة", "ضابط", "مخفر", "شرطية", "رجال الشرطة"] } },
  { id: "firefighter", parents: ["work"], words: {
    en: ["firefighter", "firefighters", "fireman", "rescue workers", "paramedic"], es: ["bombero", "bomberos", "rescatistas", "paramédico"],
    fr: ["pompier", "pompiers", "sapeur-pompier", "secouristes"], zh: ["消防员", "救援", "急救员"], "zh-TW": ["消防員", "救援", "急救員"], ja: ["消防士", "救助隊", "救命士", "レスキュー"],
    ar: ["الإطفائي", "إطفائي", "رجال الإطفاء", "مسعف", "فرق الإنقاذ"] } },
  { id: "artist-life", parents: ["work", "visual-art"], words: {
    en: ["artist", "artists", "artist's life", "creative process", "creativity", "art world"], es: ["artista", "artistas", "proceso creativo", "creatividad", "mundo del arte"],
    fr: ["artiste", "artistes", "processus créatif", "créativité", "monde de l'art"], zh: ["艺术家", "创作过程", "创造力", "创意", "艺术界"], "zh-TW": ["藝術家", "創作過程", "創造力", "創意", "藝術界"], ja: ["芸術家", "アーティスト", "創作", "創造性", "芸術界"],
    ar: ["حياة الفنان", "فنان", "فنانين", "فنانة", "عملية إبداعية", "إبداع"] } },
  { id: "writer-life", parents: ["work", "book"], words: {
    en: ["writer", "writers", "author", "authors", "novelist", "writing process", "writer's block"], es: ["escritor", "escritora", "escritores", "novelista", "oficio de escribir"],
    fr: ["écrivain", "écrivaine", "écrivains", "romancier", "romancière", "métier d'écrire"], zh: ["作家", "写作", "作者", "小说家"], "zh-TW": ["作家", "寫作", "作者", "小說家"], ja: ["作家", "小説家", "執筆", "文筆家"],
    ar: ["حياة الكاتب", "كاتب", "كاتبة", "كتاب ومؤلفون", "روائي", "مؤلف"] } },
  { id: "lawyer", parents: ["law"], words: {
    en: ["lawyer", "lawyers", "attorney", "law firm"], es: ["abogado", "abogada", "abogados", "bufete"],
    fr: ["avocat", "avocate", "cabinet d'avocats"], zh: ["律师", "律所"], "zh-TW": ["律師", "律師事務所"], ja: ["弁護士", "法律事務所"],
    ar: ["المحاماة", "محامي", "محامية", "مكتب محاماة"] } },
  { id: "housework", parents: ["work", "home"], words: {
    en: ["housework", "domestic worker", "housekeeper", "maid", "housewife"], es: ["tareas domésticas", "empleada doméstica", "ama de casa", "criada"],
    fr: ["tâches ménagères", "femme de ménage", "femme au foyer", "domestique"], zh: ["家务", "保姆", "家庭主妇", "女佣"], "zh-TW": ["家務", "保母", "家庭主婦", "女傭"], ja: ["家事", "主婦", "家政婦", "メイド"],
    ar: ["الأعمال المنزلية", "أعمال منزلية", "خادمة", "ربة منزل", "عاملة منزلية"] } },
];
