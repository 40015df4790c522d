import type { Concept } from "../concept.ts";

export const jobs: Concept[] = [
  { id: "craftspeople", parents: ["work", "craft"], words: {
    en: ["craftsman", "craftswoman", "artisans", "weaver", "cobbler", "stonemason", "glassblower", "saddler", "traditional trades"], es: ["artesano", "artesana", "artesanos", "zapatero", "cantero", "vidriero"],
    fr: ["artisan", "artisans", "tisserand", "cordonnier", "tailleur de pierre", "souffleur de verre", "savoir-faire"], zh: ["工匠", "石匠", "匠人", "老手艺", "手工艺人"], "zh-TW": ["工匠", "石匠", "匠人", "老手藝", "手工藝人"], ja: ["職人技", "石工", "伝統工芸", "匠"],
    ar: ["الحرفيون", "حرفي", "إسكافي", "صناع تقليديون"] } },
  { id: "night-shift", parents: ["work", "night"], words: {
    en: ["night shift", "night shifts", "night worker", "night workers", "graveyard shift", "shift workers", "night watchman"], es: ["turno de noche", "turno nocturno", "vigilante nocturno", "trabajadores nocturnos"],
    fr: ["travail de nuit", "équipe de nuit", "veilleur de nuit", "travailleurs de nuit"], zh: ["夜班", "上夜班", "深夜工作", "守夜人"], "zh-TW": ["夜班", "上夜班", "深夜工作", "守夜人"], ja: ["夜勤", "夜間勤務", "深夜勤務", "夜警"],
    ar: ["المناوبة الليلية", "نوبة ليلية", "عمل ليلي", "حارس ليلي", "سهر"] } },
  { id: "drivers", parents: ["work", "car"], words: {
    en: ["taxi driver", "taxi drivers", "bus driver", "bus drivers", "truck driver", "truck drivers", "trucker", "truckers", "chauffeur", "cab driver", "passengers", "delivery driver"], es: ["taxista", "taxistas", "camionero", "camioneros", "conductor de autobús", "chófer", "pasajeros", "repartidor", "conductor"],
    fr: ["chauffeur", "chauffeur de taxi", "routier", "routiers", "camionneur", "conducteur de bus", "passagers", "livreur", "conducteur"], zh: ["司机", "出租车司机", "的哥", "卡车司机", "公交司机", "乘客", "开车", "出租车", "代驾"], "zh-TW": ["司機", "計程車司機", "的哥", "卡車司機", "公交司機", "乘客", "開車", "計程車", "代駕"], ja: ["運転手", "タクシー運転手", "トラック運転手", "乗客", "ドライバー", "運転士"],
    ar: ["السائقون", "سائق", "سائق تاكسي", "سائق شاحنة", "سائقو الشاحنات", "ركاب", "سائق أجرة"] } },
  { id: "couriers", parents: ["work"], words: {
    en: ["courier", "couriers", "delivery", "deliveries", "postman", "mail carrier", "post office", "parcel", "messenger", "mailman"], es: ["mensajero", "cartero", "reparto", "paquete", "correos", "entregas"],
    fr: ["coursier", "facteur", "livraison", "colis", "bureau de poste", "messager"], zh: ["快递", "快递员", "外卖", "外卖员", "邮递员", "邮差", "送货", "信使", "邮局"], "zh-TW": ["快遞", "快遞員", "外賣", "外賣員", "郵遞員", "郵差", "送貨", "信使", "郵局"], ja: ["配達", "宅配", "郵便配達", "郵便局", "配達員", "飛脚", "荷物"],
    ar: ["التوصيل", "ساعي بريد", "طرد", "توصيل طلبات", "بريد", "مندوب توصيل"] } },
  { id: "bakers", parents: ["baking", "work"], words: {
    en: ["bakers", "village baker", "baker's", "bakehouse", "flour", "dough", "oven", "kneading"], es: ["panaderos", "harina", "masa", "horno", "obrador", "amasar"],
    fr: ["boulangers", "farine", "fournil", "pétrin", "pétrir", "four à pain", "pâte à pain"], zh: ["面粉", "烤炉", "揉面", "面团", "老面馆"], "zh-TW": ["麵粉", "烤爐", "揉麵", "麵糰", "老麵館"], ja: ["小麦粉", "窯", "パン生地", "かまど"],
    ar: ["الخبازون", "فران", "دقيق", "عجين", "فرن", "طحين"] } },
  { id: "brewers-and-ferment", parents: ["work", "food"], words: {
    en: ["fermentation", "miso", "soy sauce", "brewer", "sake brewery", "vinegar", "pickles", "preserves"], es: ["fermentación", "encurtidos", "conservas", "vinagre", "destilería"],
    fr: ["fermentation", "conserves", "vinaigre", "salaisons", "distillerie"], zh: ["酿造", "发酵", "酱油", "腌菜", "味噌", "醋"], "zh-TW": ["釀造", "發酵", "醬油", "醃菜", "味噌", "醋"], ja: ["味噌", "醤油", "発酵", "蔵元", "漬物", "味噌蔵", "麹"],
    ar: ["التخمير", "مخللات", "تخمير", "خل", "مونة البيت"] } },
  { id: "sailors-and-lighthouse", parents: ["sea", "work"], words: {
    en: ["seafarer", "seafarers", "coastguard", "harbour master", "deckhand"], es: ["marinos", "guardacostas"],
    fr: ["matelot", "garde-côtes"], zh: ["海员", "船员"], "zh-TW": ["海員", "船員"], ja: ["船員", "海員", "海上保安"],
    ar: ["بحار", "ملاح"] } },
  { id: "shepherds", parents: ["farming", "animals"], words: {
    en: ["shepherd", "shepherds", "shepherdess", "herder", "herders", "transhumance", "flock", "flocks", "drover"], es: ["pastor", "pastora", "pastores", "trashumancia", "trashumante", "rebaño", "ganadero", "vaquero de monte"],
    fr: ["berger", "bergère", "bergers", "transhumance", "troupeau", "troupeaux", "pâtre", "éleveur"], zh: ["牧羊人", "牧民", "放牧", "羊群", "放羊", "牧人"], "zh-TW": ["牧羊人", "牧民", "放牧", "羊群", "放羊", "牧人"], ja: ["羊飼い", "牧畜", "放牧", "羊の群れ", "酪農"],
    ar: ["الرعاة", "راعي", "رعاة", "رعي", "قطيع", "راعي غنم"] } },
  { id: "laundry", parents: ["housework"], words: {
    en: ["laundry", "washerwoman", "washerwomen", "washing clothes", "ironing", "laundromat"], es: ["lavandera", "lavanderas", "lavar ropa", "colada", "lavandería", "planchar"],
    fr: ["lavandière", "lavandières", "lessive", "laverie", "linge", "repassage"], zh: ["洗衣", "浣衣", "洗衣女", "晒衣服", "洗衣店"], "zh-TW": ["洗衣", "浣衣", "洗衣女", "曬衣服", "洗衣店"], ja: ["洗濯", "洗濯物", "洗い張り", "コインランドリー"],
    ar: ["غسيل الملابس", "غسالات", "غسيل", "كي الملابس"] } },
  { id: "cleaners", parents: ["housework", "workers"], words: {
    en: ["cleaner", "cleaners", "janitor", "street sweeper", "garbage collector", "rubbish collector", "dustman", "waste picker"], es: ["limpiadora", "conserje", "barrendero", "basurero", "recolector de basura"],
    fr: ["femme de ménage", "concierge", "éboueur", "éboueurs", "balayeur", "agent d'entretien"], zh: ["清洁工", "环卫工", "拾荒者", "保洁员", "扫地"], "zh-TW": ["清潔工", "環衛工", "拾荒者", "保潔員", "掃地"], ja: ["清掃員", "掃除", "ごみ収集", "用務員", "掃除婦"],
    ar: ["عمال النظافة", "عامل نظافة", "كناس", "بواب", "زبال"] } },
  { id: "waiters", parents: ["work", "restaurant"], words: {
    en: ["waiter", "waitress", "waiters", "bartender", "kitchen staff", "dishwasher", "barmaid"], es: ["camarero", "camarera", "camareros", "mesero", "mesera"],
    fr: ["serveur de café", "serveuse", "garçon de café", "plongeur de restaurant", "barman"], zh: ["服务员", "酒保", "跑堂", "店员"], "zh-TW": ["服務員", "酒保", "跑堂", "店員"], ja: ["ウェイトレス", "給仕", "バーテンダー", "店員"],
    ar: ["النادلون", "نادل", "نادلة", "جرسون"] } },
  { id: "sellers", parents: ["shop"], words: {
    en: ["vendor", "vendors", "street vendor", "salesman", "saleswoman", "peddler", "hawker", "merchant", "merchants", "trader", "seller", "market trader", "street vendors", "pedlar", "pedlars", "hawkers", "flower seller", "newspaper seller", "travelling salesman", "traveling salesman", "fruit seller", "shop assistants", "salesmen", "salespeople", "sales assistant", "trade people", "stall keeper", "ice cream man"], es: ["vendedor", "vendedora", "vendedores", "vendedor ambulante", "comerciante", "mercader", "buhonero", "ambulante", "vendedores ambulantes", "vendedora de flores", "mercachifle", "viajante", "comerciantes", "florista callejera", "vendedora ambulante", "mercaderes", "heladero", "buhoneros", "pregonero", "vendedor de helados", "pregones"],
    fr: ["vendeur", "vendeuse", "marchand", "marchande", "colporteur", "commerçant", "vendeur ambulant", "vendeurs", "marchands", "vendeurs ambulants", "marchande de fleurs", "représentant de commerce", "voyageur de commerce", "marchand de glaces", "négociant", "négociants", "colporteurs", "marchand ambulant", "vendeurs à la sauvette"], zh: ["小贩", "商贩", "摊贩", "商人", "推销员", "货郎", "掌柜", "叫卖", "卖花", "卖花女", "卖菜", "商铺老板", "卖货", "摊主", "卖报", "流动摊贩", "销售员", "卖糖葫芦", "卖冰棍", "小商贩", "行商", "吆喝", "推销", "菜贩", "卖货郎", "卖艺卖药"], "zh-TW": ["小販", "商販", "攤販", "商人", "推銷員", "貨郎", "掌櫃", "叫賣", "賣花", "賣花女", "賣菜", "商鋪老闆", "賣貨", "攤主", "賣報", "流動攤販", "銷售員", "賣糖葫蘆", "賣冰棍", "小商販", "行商", "吆喝", "推銷", "菜販", "賣貨郎", "賣藝賣藥", "業務員", "頭家", "賣冰", "攤商"], ja: ["商人", "行商", "露天商", "店主", "売り子", "セールスマン", "物売り", "露天商人", "花売り", "売り子の", "営業マン", "行商人", "訪問販売", "花売り娘", "マッチ売り", "露店商", "呼び売り", "テキ屋", "販売員", "金魚売り"],
    ar: ["الباعة", "بائع", "بائعة", "تاجر", "تجار", "بائع متجول", "باعة", "باعة متجولون", "بائع الورد", "بائعة الورد", "بائع جرائد", "بائعة متجولة", "تاجر قديم", "بائع المثلجات", "مندوب مبيعات", "تجار القوافل", "بائعون", "سمسار", "بائع العرقسوس", "بائع الخضار", "بائعات", "بائعة السمك"] } },
  { id: "market-and-fair", parents: ["shop", "celebration"], words: {
    en: ["market", "markets", "night market", "flea market", "fair", "fairs", "bazaar", "souk", "street market", "markets and fairs", "market square", "farmers market", "covered market", "fish stalls", "bazaars", "stallholders", "stallholder", "fairgrounds", "funfair", "flea markets", "weekly market", "floating market", "market day", "christmas market", "car boot sale", "jumble sale"], es: ["mercado", "mercados", "mercado nocturno", "rastro", "feria", "ferias", "mercadillo", "zoco", "plaza de mercado", "mercado de abastos", "mercado campesino", "tianguis", "mercado callejero", "feriante", "mercado navideño", "mercado flotante", "puestos de mercado", "mercado de pulgas", "rastrillo", "plaza del mercado", "mercado semanal", "bazar"],
    fr: ["marché", "marchés", "marché nocturne", "marché aux puces", "foire", "foires", "brocante", "souk", "halles", "place du marché", "bazar oriental", "forain", "forains", "marché couvert", "marché de noël", "puces", "jour de marché", "marché flottant", "braderie", "marché paysan", "souks", "étals de marché", "marchés de plein vent"], zh: ["市场", "集市", "菜市场", "赶集", "庙会", "早市", "跳蚤市场", "菜场", "农贸市场", "墟市", "大集", "赶场", "夜市摊", "集市上", "花市", "鱼市场", "水上市场", "巴扎", "旧货市场", "农夫市集", "市集", "圣诞市集", "菜市场里", "早集", "逛集市"], "zh-TW": ["市場", "集市", "菜市場", "趕集", "廟會", "早市", "跳蚤市場", "菜場", "農貿市場", "墟市", "大集", "趕場", "夜市攤", "集市上", "花市", "水上市場", "巴扎", "舊貨市場", "農夫市集", "市集", "聖誕市集", "菜市場裡", "早集", "逛集市", "傳統市場", "黃昏市場", "文創市集", "逛夜市"], ja: ["市場", "朝市", "蚤の市", "縁日", "商店街", "市", "青空市場", "マルシェ", "骨董市", "バザール", "露店市", "魚市場の", "市場の", "年の市", "フリーマーケット", "闇市", "農産物直売", "移動遊園地", "朝市の", "バザー"],
    ar: ["الأسواق", "سوق", "أسواق", "سوق شعبي", "بازار", "سوق ليلي", "سوق الخضار", "سوق السمك والخضار", "سوق قديم", "بازارات", "سوق أسبوعي", "خان وسوق", "أسواق شعبية", "سوق الجمعة", "ساحة السوق", "سوق عائم", "سوق البلدة", "سوق الحي", "أسواق قديمة", "سوق مستعمل", "البازار", "يوم السوق", "سويقة"] } },
  { id: "scientist-life", parents: ["science", "work"], words: {
    en: ["researchers", "researcher", "field research", "field study", "fieldwork", "lab work", "expedition scientist", "survey of"], es: ["investigador", "investigadora", "trabajo de campo", "estudio de campo", "investigadores"],
    fr: ["chercheur", "chercheuse", "chercheurs", "travail de terrain", "étude de terrain"], zh: ["研究员", "研究者", "田野调查", "调查研究", "学者"], "zh-TW": ["研究員", "研究者", "田野調查", "調查研究", "學者"], ja: ["研究者", "学者", "フィールドワーク", "調査", "現地調査"],
    ar: ["الباحثون", "باحث", "باحثة", "دراسة ميدانية", "باحثون", "عالم آثار"] } },
  { id: "distance-learning", parents: ["education", "internet"], words: {
    en: ["distance learning", "remote learning", "online learning", "online course", "online courses", "e-learning platform", "remote teaching"], es: ["enseñanza a distancia", "educación a distancia", "aprendizaje en línea", "clases en línea"],
    fr: ["enseignement à distance", "apprentissage à distance", "cours en ligne"], zh: ["远程教育", "网课", "在线学习", "线上教学", "网络教学"], "zh-TW": ["遠端教育", "網課", "線上學習", "線上教學", "網路教學"], ja: ["遠隔教育", "オンライン授業", "通信教育", "eラーニング"],
    ar: ["التعليم عن بعد", "تعليم عن بعد", "تعلم إلكتروني", "تعليم إلكتروني"] } },
  { id: "exam-pressure", parents: ["school", "stress"], words: {
    en: ["exam stress", "entrance exams", "college entrance", "exam hell", "cramming", "study for exams", "academic pressure"], es: ["oposiciones", "selectividad", "presión académica", "estudiar para exámenes"],
    fr: ["concours d'entrée", "bachotage", "le bac", "révisions", "pression scolaire"], zh: ["高三", "备考", "高三生", "考研"], "zh-TW": ["高三", "備考", "高三生", "考研"], ja: ["受験生", "試験勉強"],
    ar: ["الامتحانات", "ثانوية عامة", "اختبارات", "توجيهي"] } },
];
