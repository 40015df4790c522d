import type { Concept } from "../concept.ts";

export const citiesAndPast: Concept[] = [
  { id: "media", parents: ["society"], words: {
    en: ["the media", "mass media", "news media", "tv news", "newsroom", "news broadcast", "media moguls", "media mogul", "media empire", "press barons", "media coverage", "tv station", "news industry", "power of the press", "media circus"], es: ["medios de comunicación", "sala de redacción"],
    fr: ["les médias", "médias de masse", "salle de rédaction", "médias", "grands médias", "monde des médias", "pouvoir des médias", "paysage médiatique", "quatrième pouvoir"], zh: ["媒体", "新闻业", "新闻报道", "电视新闻"], "zh-TW": ["媒體", "新聞業", "新聞報道", "電視新聞"], ja: ["マスコミ", "新聞社"],
    ar: ["وسائل الإعلام", "غرفة الأخبار", "صحافة وإعلام"] } },
  { id: "investigative-journalism", parents: ["journalism", "truth"], words: {
    en: ["investigative reporter", "investigative journalist", "press freedom", "freedom of the press", "journalist murdered", "reporter uncovers", "journalist uncovers", "journalist investigates", "reporter investigates", "exposes corruption", "panama papers", "watergate"], es: ["libertad de prensa", "periodista de investigación"],
    fr: ["journaliste d'investigation", "liberté de la presse", "journaliste enquête", "journaliste d'enquête", "enquête de journaliste", "révélations de presse", "scandale révélé", "lanceurs d'alerte et presse"], zh: ["调查记者", "新闻自由"], "zh-TW": ["調查記者", "新聞自由"], ja: ["報道の自由", "記者魂"],
    ar: ["تحقيق صحفي", "حرية الصحافة"] } },
  { id: "literacy", parents: ["reading"], words: {
    en: ["literacy", "illiteracy", "illiterate", "learning to read", "learning to write", "learn to read", "cannot read", "can't read", "unable to read", "learns to read", "taught to read", "adult literacy", "illiterate mother", "illiterate father", "reading and writing skills"], es: ["alfabetización", "analfabetismo", "analfabeta", "aprender a leer"],
    fr: ["alphabétisation", "illettrisme", "analphabète", "apprendre à lire", "apprend à lire", "apprentissage de la lecture", "apprendre à écrire", "ne sait pas lire", "ne savait pas lire", "écrivain public"], zh: ["识字", "文盲", "扫盲", "学写字"], "zh-TW": ["識字", "文盲", "掃盲", "學寫字", "識字班"], ja: ["識字", "読み書き", "文盲"],
    ar: ["محو الأمية", "أمية القراءة", "تعلم القراءة"] } },
  { id: "adult-education", parents: ["education", "work"], words: {
    en: ["adult education", "lifelong learning", "evening classes", "night school", "vocational training", "back to school at", "vocational school"], es: ["educación de adultos", "escuela nocturna", "formación profesional", "aprendizaje permanente"],
    fr: ["formation des adultes", "cours du soir", "formation professionnelle", "éducation permanente", "reprise d'études", "reprend ses études", "reprendre ses études", "université populaire", "formation continue", "université du troisième âge", "cours pour adultes", "formation professionnelle des adultes"], zh: ["成人教育", "夜校", "终身学习", "职业教育"], "zh-TW": ["成人教育", "夜校", "終身學習", "職業教育", "社區大學", "空中大學"], ja: ["生涯学習", "夜間学校", "夜間中学", "職業訓練"],
    ar: ["تعليم الكبار", "تعليم مهني", "مدرسة مسائية", "تعليم مستمر"] } },
  { id: "girls-education", parents: ["education", "women"], words: {
    en: ["girls education", "education of girls", "girls going to school", "school for girls", "right to education", "fight for an education", "educating girls"], es: ["educación de las niñas", "derecho a la educación", "escuela de niñas"],
    fr: ["éducation des filles", "droit à l'éducation", "école de filles", "filles à l'école", "école pour filles", "éduquer les filles", "scolarisation des filles", "pensionnat de jeunes filles"], zh: ["女童教育", "女子学校", "上学的权利", "受教育权"], "zh-TW": ["女童教育", "女子學校", "上學的權利", "受教育權"], ja: ["女子教育", "女学校", "女学生"],
    ar: ["تعليم الفتيات", "حق التعليم", "مدرسة البنات", "تعليم البنات"] } },
  { id: "special-needs-education", parents: ["school", "disability"], words: {
    en: ["special education", "special needs", "inclusive education", "special needs school", "special needs pupils", "special needs teacher", "pupils with disabilities", "school for the deaf", "school for the blind", "inclusive school", "inclusive classroom", "special school"], es: ["educación especial", "educación inclusiva"],
    fr: ["éducation spécialisée", "école inclusive", "difficultés d'apprentissage", "élève handicapé", "élèves handicapés", "classe spécialisée", "enseignant spécialisé", "institut médico-éducatif", "aesh", "inclusion scolaire", "école pour sourds", "école pour aveugles"], zh: ["特殊教育", "融合教育"], "zh-TW": ["特殊教育", "融合教育", "特教", "資源班"], ja: ["特別支援", "特別支援学校"],
    ar: ["تربية خاصة", "تعليم دامج"] } },
  { id: "campus-life", parents: ["university", "youth"], words: {
    en: ["campus life", "student life", "dormitory", "dorm life", "roommates at college", "freshman year", "fraternity", "graduate school", "phd student"], es: ["vida universitaria", "residencia de estudiantes", "colegio mayor"],
    fr: ["vie étudiante", "résidence universitaire", "cité universitaire", "étudiants", "étudiante", "étudiantes", "chambre d'étudiant", "campus", "amphithéâtre", "amphi", "fac", "bizutage", "week-end d'intégration", "bde", "soirée étudiante", "soirées étudiantes"], zh: ["大学生活", "校园生活", "宿舍", "研究生"], "zh-TW": ["大學生活", "校園生活", "宿舍", "研究生", "學生宿舍"], ja: ["大学生活", "学生寮", "キャンパスライフ", "大学院生"],
    ar: ["حياة جامعية", "سكن طلابي", "طلبة الجامعة", "حياة طلابية"] } },
  { id: "lessons-and-teaching", parents: ["education"], words: {
    en: ["lesson plans", "teaching method", "teaching methods", "teaching materials", "educational reform", "montessori", "classroom activities", "pedagogy", "pedagogical", "classroom resources", "teaching aids"], es: ["plan de clase", "método de enseñanza", "reforma educativa"],
    fr: ["plan de cours", "méthode d'enseignement", "matériel pédagogique", "réforme scolaire", "pédagogie", "pédagogue", "pédagogues", "leçon", "enseigner", "fiche de cours", "pédagogie active", "préparation de cours", "cours magistral"], zh: ["教学法", "教育改革", "课程"], "zh-TW": ["教學法", "教育改革", "課程", "教學", "課綱", "教改"], ja: ["授業", "教授法", "教育改革", "カリキュラム"],
    ar: ["طرق التدريس", "إصلاح التعليم"] } },
  { id: "inflation-and-crisis", parents: ["economy", "poverty"], words: {
    en: ["inflation", "rising prices", "recession", "economic crisis", "austerity", "hyperinflation", "economic collapse", "hard times"], es: ["inflación", "carestía", "recesión", "austeridad", "corralito"],
    fr: ["inflation", "vie chère", "récession", "austérité", "crise économique", "crises économiques", "crise financière", "pouvoir d'achat", "hausse des prix", "krach", "krach boursier", "dette publique", "dévaluation"], zh: ["通货膨胀", "物价", "经济衰退", "通货紧缩", "经济萧条"], "zh-TW": ["通貨膨脹", "物價", "經濟衰退", "通膨", "物價上漲", "通貨緊縮", "經濟蕭條", "通縮"], ja: ["インフレ", "物価高", "世界恐慌", "デフレ", "不景気", "不況", "バブル崩壊", "バブル経済", "狂乱物価"],
    ar: ["تضخم", "غلاء", "كساد", "غلاء المعيشة", "تقشف"] } },
  { id: "stock-market", parents: ["money"], words: {
    en: ["stock market", "stock exchange", "wall street", "stockbroker", "investors", "shareholders", "hedge fund"], es: ["bolsa de valores", "mercado de valores", "inversionistas", "inversor", "inversores", "especulador", "especuladores", "fondo buitre", "fondos buitre"],
    fr: ["marchés financiers", "bourse de paris", "actionnaires", "investisseurs", "courtier en bourse", "bourse de valeurs", "traders", "agent de change", "spéculateur", "spéculateurs", "spéculation", "spéculation boursière", "salle de marché"], zh: ["股市", "股票", "炒股", "投资者", "华尔街"], "zh-TW": ["股市", "股票", "炒股", "投資者", "華爾街", "股票市場", "投資人"], ja: ["株式市場", "株取引", "投資家", "ウォール街", "証券"],
    ar: ["سوق الأسهم", "بورصة", "مستثمرون", "أسهم مالية"] } },
  { id: "begging-and-food-banks", parents: ["poverty"], words: {
    en: ["beggar", "beggars", "begging in the street", "food banks", "soup kitchen", "soup kitchens", "destitute"], es: ["mendigo", "mendigos", "pordiosero", "comedor social", "limosna", "indigente"],
    fr: ["mendiant", "mendiants", "mendicité", "soupe populaire", "aumône", "faire la manche", "faire l'aumône", "restos du cœur", "épicerie solidaire", "colis alimentaire"], zh: ["乞丐", "乞讨", "要饭", "施粥", "食物银行", "叫花子", "乞儿", "花子", "讨饭", "化缘"], "zh-TW": ["乞丐", "乞討", "要飯", "施粥", "食物銀行", "街友", "叫花子", "乞兒", "花子", "討飯", "化緣"], ja: ["物乞い", "乞食", "炊き出し", "フードバンク", "子ども食堂"],
    ar: ["متسول", "متسولون", "شحاذ", "بنك الطعام", "شحات", "شحاتة", "شحاتون", "تسول", "لله يا محسنين"] } },
  { id: "cooperatives", parents: ["economy", "solidarity"], words: {
    en: ["fair trade", "social economy", "solidarity economy", "microcredit", "workers cooperative", "housing cooperative", "farm cooperative", "worker-owned", "employee-owned", "mutual aid society", "microloans", "credit union", "commune life"], es: ["comercio justo", "economía solidaria", "microcrédito", "cooperativa agrícola"],
    fr: ["commerce équitable", "économie solidaire", "microcrédit", "coopérative agricole", "coopérative", "coopératives", "coopérative ouvrière", "autogestion", "mutualisme", "économie sociale et solidaire", "entreprise reprise par ses salariés", "microfinance", "commerce solidaire", "scop", "amap", "familistère", "phalanstère"], zh: ["合作社", "公平贸易", "小额信贷"], "zh-TW": ["合作社", "公平貿易", "小額信貸", "儲蓄互助社"], ja: ["協同組合", "フェアトレード", "生協", "マイクロクレジット"],
    ar: ["تجارة عادلة", "اقتصاد تضامني", "جمعية تعاونية"] } },
  { id: "labour-unions", parents: ["workers", "solidarity"], words: {
    en: ["trade unions", "labour union", "labor union", "labour movement", "labor movement", "unionists", "collective bargaining"], es: ["sindicalismo", "sindicalista", "movimiento obrero", "lucha obrera", "convenio colectivo"],
    fr: ["syndicalisme", "syndicaliste", "mouvement ouvrier", "lutte ouvrière", "convention collective", "syndicat", "syndicats", "délégué syndical", "déléguée syndicale", "cgt", "dialogue social", "représentant du personnel"], zh: ["工会", "工人运动", "劳工运动"], "zh-TW": ["工會", "工人運動", "勞工運動", "勞權"], ja: ["労働運動", "組合運動", "団体交渉", "プロレタリア"],
    ar: ["نقابة عمالية", "حركة عمالية", "نضال العمال"] } },
  { id: "factory-life", parents: ["workers"], words: {
    en: ["factory life", "assembly line", "factory work", "factory worker", "factory workers", "factory girl", "steelworks", "shipyard", "dockers", "factory chimneys", "smokestack", "smokestacks", "slag heap", "slag heaps", "blast furnace", "blast furnaces", "steel mill", "steelworkers", "foundry workers", "shift work", "closing time at the factory", "piecework"], es: ["vida de fábrica", "cadena de montaje", "obrera de fábrica", "siderúrgica", "astillero", "maquiladora", "maquila", "fábrica", "fábricas", "obrera", "obreras", "línea de montaje", "taller textil", "turno de fábrica", "fábrica cerrada", "trabajadores de fábrica"],
    fr: ["vie d'usine", "travail à la chaîne", "chaîne de montage", "sidérurgie", "chantier naval", "dockers", "hauts-fourneaux", "haut-fourneau", "aciérie", "aciéries", "cheminées d'usine", "ouvrières du textile", "fonderie d'acier", "sortie d'usine", "trois-huit", "pointeuse", "usine désaffectée", "manufacture", "manufactures", "travail en usine"], zh: ["流水线", "工厂女工", "女工", "纺织厂", "钢铁厂", "造船厂", "打工妹"], "zh-TW": ["流水線", "工廠女工", "女工", "紡織廠", "鋼鐵廠", "造船廠", "打工妹", "加工區", "生產線"], ja: ["工場労働", "流れ作業", "女工", "製鉄所", "造船所", "町工場"],
    ar: ["حياة المصنع", "خط إنتاج", "عاملات مصنع", "مصنع نسيج", "حوض سفن", "مصنع", "مصانع", "معمل", "عاملات المصنع", "عمال المصنع", "معمل خياطة"] } },
  { id: "child-labour", parents: ["work", "childhood", "poverty"], words: {
    en: ["child labor", "working children", "child workers", "shoeshine boy", "street children", "street kids", "child miners", "children in factories", "factory children", "sweatshop children", "chimney boys", "carpet weaving children"], es: ["niños trabajadores", "niños de la calle", "limpiabotas"],
    fr: ["enfants travailleurs", "enfants des rues", "petit cireur", "enfant ouvrier", "enfants ouvriers", "enfants au travail", "petits ramoneurs", "petit ramoneur", "petits mineurs", "enfants exploités", "petit vendeur de rue"], zh: ["流浪儿童", "擦鞋童", "街童"], "zh-TW": ["流浪兒童", "擦鞋童", "街童", "流浪兒"], ja: ["児童労働", "ストリートチルドレン", "靴磨きの少年"],
    ar: ["أطفال عاملون", "أطفال الشوارع", "ماسح أحذية"] } },
  { id: "overwork", parents: ["work", "stress"], words: {
    en: ["overworked", "working too much", "workaholic", "long hours at work", "toxic workplace", "death from overwork", "unpaid overtime", "long hours", "works too hard", "working too hard", "crunch time", "no time for family"], es: ["exceso de trabajo", "horas extras", "adicta al trabajo", "adicto al trabajo"],
    fr: ["bourreau de travail", "travailler trop", "surcharge de travail", "semaine de soixante heures", "accro au travail"], zh: ["工作狂", "过劳死", "内卷"], "zh-TW": ["工作狂", "過勞死", "內捲", "爆肝", "責任制"], ja: ["仕事中毒", "社畜"],
    ar: ["إرهاق العمل", "عمل زائد", "إدمان العمل"] } },
  { id: "women-at-work", parents: ["work", "women"], words: {
    en: ["working women", "women workers", "working mother", "working mothers", "glass ceiling", "equal pay", "career woman", "businesswoman"], es: ["mujeres trabajadoras", "madre trabajadora", "techo de cristal", "brecha salarial"],
    fr: ["femmes au travail", "mère active", "plafond de verre", "égalité salariale", "travail des femmes", "femme chef d'entreprise", "carrière et maternité", "femmes ouvrières", "inégalités salariales", "munitionnettes"], zh: ["职业女性", "职场女性", "职场妈妈", "同工同酬"], "zh-TW": ["職業女性", "職場女性", "職場媽媽", "同工同酬", "職業婦女"], ja: ["働く女性", "キャリアウーマン", "ワーキングマザー", "女性の仕事"],
    ar: ["نساء عاملات", "أم عاملة", "مساواة في الأجور", "سقف زجاجي"] } },
  { id: "remote-work", parents: ["work", "internet"], words: {
    en: ["remote work", "working from home", "home office", "telework", "digital nomad", "digital nomads", "freelancer", "freelancers"], es: ["teletrabajo", "trabajo a distancia", "trabajar desde casa", "nómada digital", "autónomos"],
    fr: ["télétravail", "travail à distance", "travailler chez soi", "nomade numérique", "pigiste", "coworking", "espace de coworking", "travail en ligne", "bureau à la maison", "télétravailleur", "travail indépendant"], zh: ["远程工作", "在家办公", "居家办公", "自由职业", "在宅办公", "远程办公"], "zh-TW": ["遠程工作", "在家辦公", "居家辦公", "自由職業", "遠距工作", "接案", "自由工作者", "在宅辦公", "遠程辦公", "在家工作"], ja: ["在宅勤務", "テレワーク", "リモートワーク", "フリーランス", "フリーター", "在宅ワーク"],
    ar: ["عمل عن بعد", "عمل من المنزل", "عمل حر", "رحالة رقمي"] } },
  { id: "construction-workers", parents: ["workers", "architecture"], words: {
    en: ["construction workers", "construction site", "building site", "bricklayer", "bricklayers", "scaffolding", "house builders", "building workers", "building labourers", "navvies", "navvy", "brick layer", "crane driver", "labourer on a building site", "builder's yard"], es: ["albañil", "albañiles", "obra en construcción", "andamio", "andamios"],
    fr: ["maçon", "maçons", "chantier de construction", "ouvriers du bâtiment", "échafaudage", "terrassier", "terrassiers", "carreleur", "carreleurs", "compagnons maçons", "bâtiment et travaux publics", "vie de chantier"], zh: ["建筑工人", "工地", "脚手架", "泥瓦匠"], "zh-TW": ["建築工人", "工地", "腳手架", "泥瓦匠", "建築工"], ja: ["建設現場", "工事現場", "大工の仕事", "左官", "足場"],
    ar: ["عمال البناء", "ورشة بناء", "بناؤون", "سقالة", "معلم البناء"] } },
  { id: "gentrification", parents: ["city", "social-class"], words: {
    en: ["gentrified", "urban renewal", "demolition", "demolished neighbourhood", "evicted residents", "changing neighbourhood", "disappearing neighbourhood"], es: ["renovación urbana", "demolición", "turistificación", "barrio que desaparece"],
    fr: ["embourgeoisement", "rénovation urbaine", "démolition", "quartier qui disparaît", "quartier populaire menacé", "rénovation du quartier", "transformation du quartier", "expulsion des habitants", "spéculation immobilière", "promoteur immobilier", "promoteurs immobiliers"], zh: ["士绅化", "旧城改造", "城市更新", "钉子户"], "zh-TW": ["士紳化", "舊城改造", "城市更新", "釘子戶", "都更", "迫遷", "眷村拆遷"], ja: ["再開発", "ジェントリフィケーション", "取り壊し"],
    ar: ["هدم الأحياء", "تجديد حضري", "إخلاء السكان", "استطباق"] } },
  { id: "social-housing", parents: ["home", "society"], words: {
    en: ["social housing", "public housing", "council housing", "council estate", "tower blocks", "tenements", "apartment building", "housing project"], es: ["vivienda social", "conventillo", "vecindad", "edificio de departamentos"],
    fr: ["logement social", "grands ensembles", "barre d'immeuble", "tour hlm", "habitat social", "cités de banlieue", "cité ouvrière modèle"], zh: ["公共住房", "公屋", "筒子楼", "公寓楼", "廉租房"], "zh-TW": ["公共住房", "公屋", "筒子樓", "公寓樓", "廉租房", "國宅", "社會住宅", "公寓大樓", "眷村"], ja: ["公営住宅", "アパート暮らし", "集合住宅"],
    ar: ["مساكن شعبية", "إسكان اجتماعي", "عمارة سكنية", "بناية"] } },
  { id: "urban-planning", parents: ["architecture", "city"], words: {
    en: ["urban planning", "urbanism", "urban planner", "city planning", "urban design", "public space", "public spaces", "walkable city", "future cities"], es: ["urbanismo", "urbanista", "planificación urbana", "espacio público", "ciudad del futuro"],
    fr: ["urbanisme", "urbaniste", "aménagement urbain", "espace public", "ville de demain", "plan d'urbanisme", "aménagement du territoire", "ville nouvelle", "villes nouvelles", "ville du futur", "écoquartier", "éco-quartier"], zh: ["城市规划", "城市设计", "公共空间", "未来城市"], "zh-TW": ["城市規劃", "城市設計", "公共空間", "未來城市", "都市計畫", "都市規劃"], ja: ["都市計画", "まちづくり", "都市設計", "公共空間", "未来都市"],
    ar: ["تخطيط المدن", "تخطيط عمراني", "فضاء عام", "مدن المستقبل"] } },
  { id: "skyscrapers", parents: ["architecture", "city"], words: {
    en: ["skyscraper", "skyscrapers", "high-rise", "high-rises", "towers of glass", "skyscraper construction", "tall building", "tall buildings", "high-rise living", "city skyline", "skyline", "tallest building", "empire state building", "steel girders"], es: ["rascacielos", "torres de cristal"],
    fr: ["gratte-ciel", "tours de verre", "tour géante", "immeubles de grande hauteur", "horizon de gratte-ciel", "tour montparnasse"], zh: ["摩天楼", "摩天大楼", "高楼大厦"], "zh-TW": ["摩天樓", "摩天大樓", "高樓大廈", "高樓"], ja: ["摩天楼", "超高層ビル", "高層ビル"],
    ar: ["ناطحات السحاب", "ناطحة سحاب", "أبراج شاهقة", "برج سكني"] } },
  { id: "modernist-architecture", parents: ["architecture"], words: {
    en: ["modernist architecture", "modern architecture", "brutalist architecture", "le corbusier", "concrete architecture", "international style", "brutalism", "brutalist"], es: ["arquitectura moderna", "arquitectura modernista", "arquitectura brutalista", "brutalismo", "brutalista"],
    fr: ["architecture moderne", "architecture moderniste", "architecture brutaliste", "brutalisme", "brutaliste", "béton brut", "architecte moderne", "architectes modernes", "cité radieuse", "architecture du vingtième siècle", "architecture en béton"], zh: ["现代主义建筑", "现代建筑", "粗野主义"], "zh-TW": ["現代主義建築", "現代建築", "粗野主義"], ja: ["近代建築", "モダニズム建築", "ブルータリズム"],
    ar: ["عمارة حديثة", "عمارة الحداثة", "عمارة وحشية"] } },
  { id: "gothic-and-baroque", parents: ["architecture"], words: {
    en: ["gothic architecture", "baroque architecture", "romanesque", "renaissance architecture", "gothic cathedral", "gothic cathedrals", "gothic church", "flying buttresses", "gargoyle", "gargoyles", "rose window", "romanesque church", "romanesque churches", "baroque church", "baroque palace"], es: ["arquitectura gótica", "románico", "arquitectura barroca"],
    fr: ["architecture gothique", "art roman", "cathédrale gothique", "cathédrales gothiques", "église romane", "églises romanes", "architecture baroque", "église baroque", "arc-boutant", "arcs-boutants", "gargouille", "gargouilles", "rosace", "style roman", "architecture romane"], zh: ["哥特式建筑", "罗马式建筑", "装饰艺术", "巴洛克建筑"], "zh-TW": ["哥特式建築", "羅馬式建築", "裝飾藝術", "巴洛克建築"], ja: ["ゴシック建築", "ロマネスク", "アールヌーヴォー", "アールデコ", "バロック建築"],
    ar: ["عمارة قوطية", "آرت ديكو", "فن جديد معماري", "عمارة باروكية"] } },
  { id: "islamic-architecture", parents: ["architecture", "islam"], words: {
    en: ["islamic architecture", "moorish architecture", "alhambra", "arabesque", "mashrabiya", "medina houses", "riad", "riads", "zellige"], es: ["arquitectura islámica", "arquitectura mudéjar", "alhambra", "arabesco", "mudéjar"],
    fr: ["architecture islamique", "architecture mauresque", "alhambra", "moucharabieh", "zellige", "riad"], zh: ["伊斯兰建筑", "阿尔罕布拉宫", "阿拉伯花纹"], "zh-TW": ["伊斯蘭建築", "阿爾罕布拉宮", "阿拉伯花紋"], ja: ["イスラム建築", "アルハンブラ", "アラベスク"],
    ar: ["عمارة إسلامية", "زخرفة إسلامية", "مشربية", "قصر الحمراء", "زليج", "أرابيسك"] } },
  { id: "traditional-houses", parents: ["architecture", "culture"], words: {
    en: ["traditional house", "traditional houses", "vernacular architecture", "wooden house", "wooden houses", "courtyard house", "courtyard houses", "adobe house", "thatched roof", "mud brick", "cabin in the woods", "igloo", "igloos", "tipi", "tipis", "wigwam", "longhouse", "stilt house", "stilt houses"], es: ["casa tradicional", "arquitectura vernácula", "casa de adobe", "casa de madera", "techo de paja", "patio andaluz", "cabaña en el bosque"],
    fr: ["maison traditionnelle", "architecture vernaculaire", "maison en bois", "toit de chaume", "maison à colombages", "cabane dans les bois", "igloo", "igloos", "tipi", "tipis", "wigwam", "maison sur pilotis", "maisons sur pilotis", "longère", "mas provençal", "bastide", "case créole", "isba"], zh: ["四合院", "土楼", "民居", "吊脚楼", "石库门", "大杂院", "土炕", "火炕", "戏楼", "牌坊", "骑楼", "老井", "土坯房", "徽派", "客家土楼"], "zh-TW": ["四合院", "土樓", "民居", "吊腳樓", "石庫門", "三合院", "古厝", "大雜院", "土炕", "火炕", "戲樓", "牌坊", "老井", "土坯房", "徽派", "客家土樓", "石板屋"], ja: ["町家", "茅葺き", "民家", "木造家屋", "合掌造り", "武家屋敷", "わらぶき", "町屋", "格子戸", "数寄屋造り", "大黒柱", "曲り家"],
    ar: ["بيوت تقليدية", "بيت طيني", "بيت شعبي", "عمارة طينية", "فناء الدار", "ديوانية", "مجلس الضيوف", "بيت عربي قديم", "بيت دمشقي", "فناء دار عربية", "إيوان"] } },
  { id: "heritage-restoration", parents: ["architecture", "history"], words: {
    en: ["heritage restoration", "restoration of buildings", "historic building", "historic buildings", "listed building", "world heritage", "built heritage"], es: ["restauración de edificios", "edificio histórico", "patrimonio arquitectónico", "monumentos", "patrimonio mundial"],
    fr: ["restauration du patrimoine", "monument historique", "monuments historiques", "patrimoine bâti", "patrimoine mondial", "restauration de château", "restaurer un château", "restaurer une église", "restaurer un monument", "sauver un château", "sauvegarde du patrimoine", "restauration d'œuvres", "patrimoine architectural", "bâtiments de france"], zh: ["古迹", "文物保护", "古建筑", "世界遗产", "历史建筑"], "zh-TW": ["古蹟", "文物保護", "古建築", "世界遺產", "歷史建築", "老屋修復"], ja: ["文化財", "歴史的建造物", "世界遺産", "保存修復", "重要文化財"],
    ar: ["ترميم المباني", "مبان تاريخية", "تراث معماري", "آثار معمارية", "تراث عالمي", "مرمم", "مرممة", "ترميم الآثار", "ترميم اللوحات"] } },
  { id: "train-station", parents: ["train", "city"], words: {
    en: ["train station", "railway station", "railway stations", "station platform", "last train", "waiting room at the station", "station master", "metro station"], es: ["estación de tren", "andén", "estación de ferrocarril", "último tren"],
    fr: ["gare", "quai de gare", "gare ferroviaire", "dernier train", "chef de gare", "gares", "hall de gare", "quais de gare", "buffet de la gare", "salle des pas perdus", "gare routière", "petite gare", "gare désaffectée", "gare du nord", "gare de lyon"], zh: ["火车站", "站台", "月台", "末班车", "车站"], "zh-TW": ["火車站", "站臺", "月臺", "末班車", "車站", "月台", "捷運站"], ja: ["駅", "終電", "無人駅", "プラットホーム", "駅員", "駅舎", "終着駅", "駅長", "改札", "東京駅", "上野駅", "終着", "改札口", "始発駅", "駅前", "乗り場", "途中下車"],
    ar: ["محطة القطار", "محطة قطارات", "رصيف المحطة", "آخر قطار"] } },
  { id: "urban-night", parents: ["city", "night"], words: {
    en: ["night in the city", "city at night", "neon", "neon lights", "neon signs", "streetlights", "streetlamps", "night markets"], es: ["ciudad de noche", "noche en la ciudad", "luces de neón", "farolas"],
    fr: ["ville la nuit", "nuit en ville", "néons", "lampadaires", "réverbères", "nuit urbaine", "lumières de la ville", "enseigne lumineuse", "enseignes lumineuses", "ville endormie", "rues la nuit", "rue la nuit", "nuits parisiennes", "nuit parisienne", "paris la nuit", "oiseaux de nuit"], zh: ["城市夜晚", "霓虹", "霓虹灯", "街灯", "夜景"], "zh-TW": ["城市夜晚", "霓虹", "霓虹燈", "街燈", "夜景", "城市夜景"], ja: ["ネオン", "夜景", "街灯"],
    ar: ["المدينة ليلا", "أضواء النيون", "نيون", "ليل المدينة"] } },
  { id: "environmental-activism", parents: ["environment", "protest"], words: {
    en: ["environmental activism", "climate activist", "climate strike", "climate justice", "school strike for climate", "environmentalist", "environmentalists", "eco-activist", "land defenders", "green movement"], es: ["activismo ambiental", "ecologista", "ecologistas", "justicia climática", "huelga por el clima", "defensores de la tierra"],
    fr: ["militantisme écologique", "écologiste", "écologistes", "justice climatique", "grève pour le climat", "marche pour le climat"], zh: ["环保运动", "环保人士", "气候罢工", "气候正义", "环保组织"], "zh-TW": ["環保運動", "環保人士", "氣候罷工", "氣候正義", "環保組織"], ja: ["環境運動", "環境活動家", "気候正義", "気候ストライキ"],
    ar: ["نشاط بيئي", "ناشط بيئي", "عدالة مناخية", "نشطاء البيئة", "حماية البيئة"] } },
  { id: "ocean-plastic", parents: ["pollution", "sea"], words: {
    en: ["ocean plastic", "plastic in the ocean", "plastic pollution", "microplastics", "marine pollution", "beach clean-up", "oil spills", "plastic bag", "plastic bags", "plastic bottle", "plastic bottles", "single-use plastic"], es: ["plástico en el océano", "plásticos en el mar", "microplásticos", "contaminación marina", "marea negra"],
    fr: ["plastique dans l'océan", "plastique dans les océans", "microplastiques", "pollution marine", "marée noire", "sac plastique", "sacs plastiques", "bouteille en plastique", "bouteilles en plastique", "déchets plastiques"], zh: ["海洋塑料", "海洋污染", "塑料垃圾", "微塑料", "净滩"], "zh-TW": ["海洋塑料", "海洋汙染", "塑料垃圾", "微塑料", "淨灘", "海洋垃圾", "塑膠微粒"], ja: ["海洋プラスチック", "マイクロプラスチック", "海洋汚染", "海ごみ", "漂着ごみ"],
    ar: ["تلوث البحار", "بلاستيك المحيط", "تلوث بحري", "بقعة نفط"] } },
  { id: "air-pollution", parents: ["pollution", "city"], words: {
    en: ["air pollution", "smog", "smoke from factories", "factory smoke", "dirty air", "exhaust fumes", "air quality"], es: ["contaminación del aire", "esmog", "calidad del aire", "humo de fábricas"],
    fr: ["pollution de l'air", "smog", "qualité de l'air", "fumées d'usine", "air pollué", "particules fines", "qualité de l'air en ville", "gaz d'échappement", "pots d'échappement", "nuage de pollution", "fumées toxiques"], zh: ["空气污染", "尾气", "空气质量"], "zh-TW": ["空氣汙染", "尾氣", "空氣質量", "空氣污染", "霾害", "空汙"], ja: ["大気汚染", "スモッグ", "排気ガス", "公害"],
    ar: ["تلوث الهواء", "ضباب دخاني", "دخان المصانع", "جودة الهواء"] } },
  { id: "rewilding", parents: ["environment", "animals"], words: {
    en: ["wildlife conservation", "nature reserves", "national parks", "wildlife reserve", "reintroduction of wolves", "conservationists", "return of the wolf", "return of the wolves", "return of the beaver", "reintroducing wolves", "reintroduced species", "wildlife corridor", "conservationist", "wildlife refuge", "wild land restored"], es: ["renaturalización", "parques nacionales", "conservación de la fauna"],
    fr: ["réensauvagement", "parcs nationaux", "protection de la faune", "retour du loup", "retour de l'ours", "réintroduction du lynx", "réintroduction d'espèces", "ensauvagement", "nature sauvage protégée", "réserve animale"], zh: ["野生动物保护", "生态修复"], "zh-TW": ["野生動物保護", "生態修復", "野生動物保育", "保育"], ja: ["自然保護区", "野生動物保護", "再野生化"],
    ar: ["حديقة وطنية", "حماية الحياة البرية", "محميات"] } },
  { id: "permaculture", parents: ["farming", "environment"], words: {
    en: ["organic farm", "organic food", "sustainable farming", "agroecology", "seed saving", "organic farmer", "organic farmers", "organic gardening", "forest garden", "food forest", "no-dig", "regenerative farming", "seed bank", "seed savers"], es: ["agricultura orgánica", "agroecología"],
    fr: ["agroécologie", "paysan bio", "maraîcher bio", "maraîchage bio", "jardin en permaculture", "ferme bio", "agroforesterie", "jardin-forêt"], zh: ["朴门", "生态农业", "自然农法"], "zh-TW": ["樸門", "生態農業", "友善耕作"], ja: ["パーマカルチャー", "無農薬"],
    ar: ["زراعة بيئية"] } },
  { id: "dams", parents: ["river", "energy"], words: {
    en: ["flooded village", "drowned village", "village under water", "three gorges", "dam construction", "building of a dam", "hydroelectric dam", "hydroelectric", "drowned valley", "flooded valley", "reservoir village", "village drowned by a dam", "dam burst disaster", "dam building", "large dam"], es: ["represa", "represas", "embalses", "pueblo sumergido"],
    fr: ["barrages", "village englouti", "lac de retenue", "barrage hydraulique", "construction d'un barrage", "vallée engloutie", "village sous les eaux", "retenue d'eau", "centrale hydroélectrique"], zh: ["大坝", "三峡", "淹没的村庄"], "zh-TW": ["大壩", "三峽", "淹沒的村莊"], ja: ["水没した村", "水力発電所", "ダム湖"],
    ar: ["سدود", "قرية مغمورة", "خزان مائي", "سد", "سد النهضة", "السد العالي", "بناء السد"] } },
  { id: "silk-road", parents: ["history", "travel", "asia"], words: {
    en: ["Silk Road", "marco polo", "spice route", "caravanserai", "silk route", "caravans of the silk road", "caravan route", "caravan routes"], es: ["Ruta de la Seda", "marco polo", "ruta de las especias"],
    fr: ["route de la soie", "marco polo", "route des épices", "caravansérail", "caravansérails", "caravanes de la soie"], zh: ["丝绸之路", "丝路", "商队", "马可波罗", "茶马古道", "古道", "马帮", "骆驼商队", "西域", "楼兰", "河西走廊", "玉门关", "阳关", "汗血宝马"], "zh-TW": ["絲綢之路", "絲路", "商隊", "馬可波羅", "茶馬古道", "古道", "馬幫", "西域", "樓蘭", "河西走廊", "玉門關", "陽關", "汗血寶馬"], ja: ["シルクロード", "隊商", "マルコ・ポーロ", "キャラバン", "絹の道", "西域", "楼蘭", "敦煌の道", "茶馬古道"],
    ar: ["طريق الحرير", "قوافل", "قافلة", "ماركو بولو"] } },
  { id: "conquest-of-america", parents: ["colonialism", "latin-america"], words: {
    en: ["spanish conquest", "conquest of mexico", "conquistador", "cortés", "pizarro", "conquest of the americas", "christopher columbus", "fall of the aztecs", "fall of the incas", "inca empire", "spanish conquistadors"], es: ["conquista de méxico", "virreinato", "hernán cortés"],
    fr: ["conquête du mexique", "conquête de l'amérique", "conquistador", "conquête espagnole", "fin des incas", "chute de l'empire inca", "chute des aztèques"], zh: ["征服美洲", "征服者", "西班牙征服"], "zh-TW": ["征服美洲", "征服者", "西班牙征服", "西班牙征服者"], ja: ["コンキスタドール", "新大陸征服", "インカ征服"],
    ar: ["فتح الأمريكتين", "غزو إسباني", "غزاة إسبان"] } },
  { id: "al-andalus", parents: ["islamic-golden-age", "spain"], words: {
    en: ["al-andalus", "andalusi", "moriscos", "morisco", "cordoba caliphate", "fall of granada", "reconquista"], es: ["al-ándalus", "andalusí", "moriscos", "califato de córdoba", "reconquista", "nazarí"],
    fr: ["al-andalus", "andalousie musulmane", "morisques", "califat de cordoue", "reconquista", "andalousie arabe", "maures d'espagne", "grenade et l'alhambra", "mosquée de cordoue", "royaume de grenade"], zh: ["安达卢斯", "科尔多瓦", "格拉纳达陷落"], "zh-TW": ["安達盧斯", "科爾多瓦", "格拉納達陷落"], ja: ["アンダルス", "レコンキスタ", "グラナダ陥落"],
    ar: ["أندلسية", "سقوط غرناطة", "قرطبة", "موريسكيون", "أندلس", "فتح الأندلس", "غرناطة الأندلسية", "ملوك الطوائف"] } },
  { id: "cultural-revolution", parents: ["history", "china"], words: {
    en: ["Cultural Revolution", "sent-down youth", "red guards", "mao era", "great leap forward", "mao's china", "maoist", "maoism", "little red book", "educated youth", "mao zedong", "re-education in the countryside"], es: ["Revolución Cultural", "guardias rojos", "época de mao"],
    fr: ["Révolution culturelle", "gardes rouges", "époque de mao", "petit livre rouge", "chine de mao", "maoïsme", "jeunes instruits", "rééducation maoïste", "grand bond en avant"], zh: ["文化大革命", "文革", "知青", "红卫兵", "上山下乡", "大跃进", "下乡", "批斗", "大字报", "插队", "样板戏", "知识青年", "十年浩劫", "下放", "反右", "四人帮", "破四旧", "知青岁月", "返城", "右派", "五七干校"], "zh-TW": ["文化大革命", "文革", "知青", "紅衛兵", "上山下鄉", "大躍進", "下鄉", "批鬥", "大字報", "插隊", "樣板戲", "知識青年", "十年浩劫", "下放", "反右", "四人幫", "破四舊", "知青歲月", "返城", "右派", "五七幹校"], ja: ["文化大革命", "紅衛兵", "下放", "知識青年", "批判闘争", "四人組", "文革"],
    ar: ["الثورة الثقافية", "حرس أحمر", "عهد ماو"] } },
  { id: "meiji-to-showa", parents: ["history", "japan"], words: {
    en: ["Meiji to Showa Japan", "meiji era", "meiji restoration", "taisho era", "showa era", "meiji japan", "showa nostalgia", "modernisation of japan", "postwar japan"], es: ["Japón de Meiji a Showa", "era meiji", "restauración meiji", "era showa", "japón de posguerra"],
    fr: ["Japon de Meiji à Showa", "ère meiji", "restauration de meiji", "ère showa", "ère taisho", "japon d'après-guerre", "japon d'avant-guerre", "japon moderne", "japon impérial", "japon de l'après-guerre", "époque meiji"], zh: ["明治至昭和", "明治维新", "明治时代", "大正时代", "昭和时代", "大正浪漫"], "zh-TW": ["明治至昭和", "明治維新", "明治時代", "大正時代", "大正浪漫"], ja: ["明治から昭和", "明治", "明治維新", "大正ロマン", "高度成長期", "昭和レトロ", "文明開化", "大正デモクラシー", "二・二六事件", "昭和の", "鹿鳴館", "富国強兵", "自由民権運動"],
    ar: ["اليابان الحديثة", "عصر ميجي", "يابان ما بعد الحرب", "حقبة شووا"] } },
  { id: "civil-rights-movement", parents: ["race", "protest", "history", "united-states"], words: {
    en: ["martin luther king", "rosa parks", "black lives matter", "freedom riders", "civil rights activist", "civil rights era", "montgomery bus boycott", "march on washington", "black panthers", "desegregation", "jim crow south"], es: ["movimiento por los derechos civiles", "martin luther king", "segregación racial"],
    fr: ["mouvement des droits civiques", "martin luther king", "ségrégation raciale", "lutte pour les droits civiques", "malcolm x", "mouvement noir américain", "black panthers"], zh: ["马丁路德金", "种族隔离制度", "黑人民权"], "zh-TW": ["馬丁路德金", "種族隔離制度", "黑人民權"], ja: ["キング牧師"],
    ar: ["حركة الحقوق المدنية", "مارتن لوثر كينغ", "فصل عنصري في أمريكا"] } },
  { id: "russian-revolution", parents: ["revolution", "russia"], words: {
    en: ["Russian Revolution", "october revolution", "bolshevik", "bolsheviks", "lenin", "fall of the tsar", "romanovs"], es: ["Revolución rusa", "revolución de octubre", "bolchevique", "bolcheviques", "lenin"],
    fr: ["Révolution russe", "révolution d'octobre", "bolchevik", "bolcheviks", "lénine", "russie révolutionnaire", "chute du tsar", "derniers tsars", "derniers romanov", "romanov", "russes blancs", "armée rouge", "guerre civile russe", "soviets", "révolution bolchevique"], zh: ["十月革命", "俄国革命", "布尔什维克", "列宁"], "zh-TW": ["十月革命", "俄國革命", "布爾什維克", "列寧"], ja: ["ロシア革命", "十月革命", "ボリシェヴィキ", "レーニン"],
    ar: ["الثورة الروسية", "ثورة أكتوبر الروسية", "بلاشفة", "لينين"] } },
  { id: "taiwan-history", parents: ["taiwan", "history"], words: {
    en: ["history of Taiwan", "white terror in taiwan", "japanese colonial taiwan", "taiwan under japanese rule", "february 28 incident", "formosa", "taiwanese history", "martial law in taiwan", "taiwan's democratisation"], es: ["historia de Taiwán", "terror blanco en taiwán", "taiwán colonial", "formosa"],
    fr: ["histoire de Taïwan", "terreur blanche à taïwan", "taïwan colonial", "formose", "taïwan sous occupation", "loi martiale à taïwan", "kuomintang"], zh: ["台湾历史", "日据时期", "日治时期", "二二八", "戒严时代"], "zh-TW": ["臺灣歷史", "日據時期", "日治時期", "二二八", "戒嚴時代", "日治時代", "台灣史", "解嚴", "眷村故事"], ja: ["台湾の歴史", "日本統治時代の台湾", "台湾史", "二二八事件"],
    ar: ["تاريخ تايوان", "إرهاب أبيض", "فورموزا"] } },
  { id: "minority-languages", parents: ["language-identity", "culture"], words: {
    en: ["minority language", "minority languages", "regional language", "dying language", "language revival", "basque language", "catalan language", "breton language", "last speaker", "endangered language"], es: ["lengua minoritaria", "lenguas minoritarias", "lenguas originarias", "lengua indígena", "euskera", "lengua en peligro"],
    fr: ["langue minoritaire", "langues régionales", "langue régionale", "langue en danger", "langue en voie de disparition", "dernier locuteur", "langue basque", "langue corse", "langue d'oc"], zh: ["少数民族语言", "濒危语言", "母语复兴", "方言保护"], "zh-TW": ["少數民族語言", "瀕危語言", "母語復興", "方言保護", "台語", "客語", "族語", "母語復振"], ja: ["少数言語", "消滅危機言語", "アイヌ語", "琉球語"],
    ar: ["لغات الأقليات", "لغة مهددة", "لغة أمازيغية", "إحياء اللغة"] } },
  { id: "sign-language", parents: ["deafness", "language-identity"], words: {
    en: ["sign language", "signing deaf", "sign language interpreter", "deaf and signing", "british sign language", "signed performance", "talk with their hands"], es: ["intérprete de señas"],
    fr: ["interprète en langue des signes", "culture sourde", "lsf", "interprète lsf", "parler avec les mains", "signer avec les mains", "conversation en signes", "chansigne"], zh: ["手语翻译", "聋人文化"], "zh-TW": ["手語翻譯", "聾人文化"], ja: ["手話通訳", "ろう文化"],
    ar: ["لغة إشارة", "مترجم إشارة"] } },
  { id: "ethnic-minorities", parents: ["identity", "society"], words: {
    en: ["ethnic minority", "ethnic minorities", "ethnic group", "ethnic groups", "ethnicity", "romani", "sami people", "minority group", "minority groups"], es: ["minoría étnica", "minorías étnicas", "bereberes", "grupo étnico"],
    fr: ["minorité ethnique", "minorités ethniques", "peuple rom", "berbères", "minorités", "minorité visible", "romanichel"], zh: ["民族村", "苗族", "彝族", "壮族", "傣族", "侗族", "苗寨", "苗绣", "土司", "寨主", "竹楼", "白族", "畲族", "羌族", "瑶族", "纳西族", "维吾尔族", "土家族", "民族风情", "傈僳族", "哈萨克族", "布依族", "佤族", "朝鲜族", "满族", "火把节", "三月三"], "zh-TW": ["民族村", "苗族", "彝族", "壯族", "傣族", "客家", "侗族", "苗寨", "苗繡", "土司", "寨主", "竹樓", "白族", "畲族", "羌族", "瑤族", "納西族", "維吾爾族", "土家族", "民族風情", "傈僳族", "哈薩克族", "布依族", "佤族", "朝鮮族", "滿族", "火把節", "三月三", "泰雅族", "排灣族", "布農族", "卑南族", "魯凱族", "達悟族", "賽夏族", "噶瑪蘭", "西拉雅", "太魯閣族"], ja: ["ロマの人々", "クルド人", "琉球民族"],
    ar: ["أقليات عرقية", "غجر", "نوبيون", "أقلية عرقية", "تركمان", "نوبية", "نوبيين", "حراطين", "شركسية"] } },
  { id: "personal-names", parents: ["identity", "family"], words: {
    en: ["given name", "surname", "surnames", "change of name", "changing his name", "changing her name", "naming a child", "nicknames"], es: ["apellido", "apellidos", "nombre de pila", "cambio de nombre", "apodos", "mote", "motes", "sobrenombre"],
    fr: ["prénom", "prénoms", "nom de famille", "changer de nom", "surnoms", "choix du prénom", "choisir un prénom", "nom propre", "sobriquet", "sobriquets", "patronyme", "patronymes", "origine des noms", "nom d'emprunt"], zh: ["姓名", "姓氏", "改名", "取名", "绰号"], "zh-TW": ["姓名", "姓氏", "改名", "取名", "綽號", "姓名學"], ja: ["名字", "名付け", "改名", "苗字", "あだ名"],
    ar: ["اسم العائلة", "لقب العائلة", "تغيير الاسم", "تسمية المولود", "كنية", "كنى", "اسم الشهرة", "اسمه الحقيقي", "معنى الاسم"] } },
  { id: "regional-identity", parents: ["identity", "culture"], words: {
    en: ["regional identity", "regional pride", "local identity", "attachment to the land", "roots and belonging", "sense of place", "local pride", "pride of the region", "hometown pride", "love of the land", "cornish identity", "scottish identity", "welsh identity", "northern identity", "regional culture"], es: ["identidad regional", "arraigo a la tierra", "sentido de pertenencia"],
    fr: ["identité régionale", "attachement à la terre", "enracinement", "identité bretonne", "identité corse", "identité basque", "identité occitane", "amour du pays natal", "attachement au terroir", "fierté régionale", "autonomisme"], zh: ["地方认同", "本土文化", "乡土情怀"], "zh-TW": ["地方認同", "本土文化", "鄉土情懷", "在地認同", "本土意識"], ja: ["郷土", "郷土愛", "地域性", "土着"],
    ar: ["هوية محلية", "انتماء للأرض", "ارتباط بالأرض", "جذور وانتماء"] } },
  { id: "foreign-languages", parents: ["language-identity", "education"], words: {
    en: ["foreign language", "foreign languages", "language learning", "learning a language", "learn english", "learning english", "learn french", "learn spanish", "english lessons", "french lessons", "grammar book"], es: ["lengua extranjera", "lenguas extranjeras", "aprender inglés", "aprender francés", "clases de inglés", "clases de español"],
    fr: ["langue étrangère", "langues étrangères", "cours d'anglais", "cours de français", "apprentissage des langues"], zh: ["外语", "学英语", "英语口语", "英语语法", "外语学习", "雅思", "托福", "四六级", "汉语学习"], "zh-TW": ["外語", "學英語", "英語口語", "英語語法", "外語學習", "雅思", "託福", "四六級", "漢語學習", "學英文", "多益", "英檢", "學日文", "學韓文", "英文課"], ja: ["外国語", "英会話", "英文法", "語学", "英単語"],
    ar: ["لغة أجنبية", "لغات أجنبية", "تعلم الإنجليزية", "تعلم الفرنسية", "دروس الإنجليزية", "قواعد اللغة"] } },
];
