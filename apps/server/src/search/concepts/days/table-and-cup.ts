import type { Concept } from "../concept.ts";

export const tableAndCup: Concept[] = [
  { id: "soup", parents: ["cooking"], words: {
    en: ["soup", "soups", "broth", "hot pot", "hotpot", "stew", "stews", "porridge", "chowder", "ramen broth"], es: ["sopa", "sopas", "caldo", "guiso", "guisos", "puchero", "cocido", "potaje"],
    fr: ["soupe", "soupes", "bouillon", "potage", "pot-au-feu", "bouillie", "ragoûts"], zh: ["汤", "火锅", "煲汤", "粥", "白粥", "高汤"], "zh-TW": ["湯", "火鍋", "煲湯", "粥", "白粥", "高湯"], ja: ["スープ", "味噌汁", "鍋料理", "お粥", "煮物", "おでん", "出汁"],
    ar: ["شوربة", "حساء", "مرق", "يخنة", "حريرة", "ثريد"] } },
  { id: "eggs", parents: ["food"], words: {
    en: ["egg", "eggs", "omelette", "omelet", "fried egg"], es: ["huevo", "huevos", "tortilla de patatas", "huevos fritos"],
    fr: ["œuf", "œufs", "omelette"], zh: ["鸡蛋", "煎蛋", "蛋炒饭", "荷包蛋"], "zh-TW": ["雞蛋", "煎蛋", "蛋炒飯", "荷包蛋"], ja: ["卵", "卵料理", "目玉焼き", "卵焼き", "オムレツ"],
    ar: ["بيض", "بيضة", "عجة", "شكشوكة"] } },
  { id: "pizza-and-fast-food", parents: ["food"], words: {
    en: ["pizza", "pizzas", "hamburger", "hamburgers", "burger", "burgers", "fast food", "sandwich", "sandwiches", "junk food", "fries", "hot dog", "takeaway"], es: ["pizza", "hamburguesa", "hamburguesas", "comida rápida", "comida basura", "bocadillo", "bocadillos", "sándwich", "torta ahogada", "papas fritas"],
    fr: ["pizza", "hamburger", "restauration rapide", "malbouffe", "sandwich", "sandwichs", "frites"], zh: ["披萨", "汉堡", "快餐", "三明治", "炸鸡", "薯条"], "zh-TW": ["披薩", "漢堡", "快餐", "三明治", "炸雞", "薯條", "速食"], ja: ["ピザ", "ハンバーガー", "ファストフード", "サンドイッチ", "フライドポテト", "出前"],
    ar: ["بيتزا", "برغر", "وجبات سريعة", "شطيرة", "بطاطا مقلية", "شاورما"] } },
  { id: "seafood", parents: ["food", "sea"], words: {
    en: ["seafood", "shrimp", "prawns", "mussels", "clams", "fish market", "fish soup", "fish and chips"], es: ["mariscos", "marisco", "gambas", "mejillones", "mercado de pescado", "ceviche", "pescado frito", "calamares"],
    fr: ["fruits de mer", "crevettes", "moules frites", "marché aux poissons", "poissonnier"], zh: ["海鲜", "虾", "鱼市", "蛤蜊"], "zh-TW": ["海鮮", "蝦", "魚市", "蛤蜊"], ja: ["海鮮", "魚介", "海老", "魚市場", "魚屋", "貝料理"],
    ar: ["مأكولات بحرية", "جمبري", "روبيان", "سوق السمك", "سمك مشوي"] } },
  { id: "vegan-food", parents: ["food"], words: {
    en: ["vegan food", "vegan recipes", "vegetarian food", "vegetarian recipes", "plant-based", "meat-free", "vegetarianism", "vegan cooking"], es: ["cocina vegana", "cocina vegetariana", "recetas veganas", "vegetarianismo", "sin carne"],
    fr: ["cuisine végétarienne", "cuisine végane", "recettes végétariennes", "végétarisme", "sans viande"], zh: ["素菜", "纯素", "吃素", "素食者", "蔬食"], "zh-TW": ["素菜", "純素", "吃素", "素食者", "蔬食"], ja: ["精進料理", "ベジタリアン", "ヴィーガン料理", "野菜料理"],
    ar: ["طعام نباتي", "وصفات نباتية", "أكل نباتي", "بدون لحم"] } },
  { id: "olive-oil-and-salt", parents: ["food"], words: {
    en: ["olive press", "salt", "salt works", "salt flats", "sea salt", "vinegar and oil"], es: ["almazara", "sal marina", "salinas"],
    fr: ["cueillette des olives", "moulin à huile", "sel marin", "marais salants"], zh: ["食盐", "海盐", "盐田", "晒盐"], "zh-TW": ["食鹽", "海鹽", "鹽田", "曬鹽"], ja: ["オリーブオイル", "塩", "塩田", "製塩", "海塩", "お酢"],
    ar: ["معصرة زيتون", "ملح", "ملاحات"] } },
  { id: "nuts-and-seeds", parents: ["food"], words: {
    en: ["nuts", "almond", "almonds", "walnut", "walnuts", "peanut", "peanuts", "hazelnut", "chestnut", "chestnuts", "sesame", "cocoa", "cacao"], es: ["almendra", "almendras", "nuez", "nueces", "cacahuete", "avellana", "castaña", "castañas", "sésamo", "cacao"],
    fr: ["amande", "amandes", "noix", "cacahuète", "noisette", "noisettes", "châtaigne", "châtaignes", "marron chaud", "sésame", "cacao"], zh: ["坚果", "杏仁", "核桃", "花生", "栗子", "芝麻", "可可"], "zh-TW": ["堅果", "杏仁", "核桃", "花生", "栗子", "芝麻", "可可"], ja: ["木の実", "アーモンド", "胡桃", "落花生", "栗", "カカオ", "胡麻"],
    ar: ["مكسرات", "لوز", "جوز", "فستق", "بندق", "سمسم", "كاكاو"] } },
  { id: "bread-rolls", parents: ["baking"], words: {
    en: ["bread", "sourdough bread", "flatbread", "bagel", "croissant", "tortillas", "pita", "naan", "daily bread"], es: ["pan de cada día", "bollos", "tortillas de maíz", "cruasán"],
    fr: ["pain", "pains", "croissant", "croissants", "galette", "brioche"], zh: ["包子", "烧饼", "烙饼"], "zh-TW": ["包子", "燒餅", "烙餅"], ja: ["パン作り教室", "クロワッサン", "ベーグル", "肉まん"],
    ar: ["خبز عربي", "خبز الصاج", "كرواسون", "فرن بلدي"] } },
  { id: "breakfast", parents: ["family-meal"], words: {
    en: ["breakfast", "breakfasts", "brunch", "cereal", "toast and jam"], es: ["desayuno", "desayunos", "tostadas", "cereales"],
    fr: ["petit-déjeuner", "petits déjeuners", "tartines", "céréales"], zh: ["早餐", "早饭", "早点", "早午餐"], "zh-TW": ["早餐", "早飯", "早點", "早午餐"], ja: ["朝食", "朝ごはん", "モーニング", "ブランチ"],
    ar: ["فطور", "فطور صباحي", "ترويقة", "إفطار الصباح"] } },
  { id: "preserving-food", parents: ["cooking"], words: {
    en: ["preserving", "pickling", "pickled", "canning", "jam making", "smoked", "drying fruit", "kimchi", "sauerkraut", "fermented"], es: ["mermelada casera", "ahumados", "fermentados", "escabeche"],
    fr: ["bocaux", "conserve maison", "fumaison", "lacto-fermentation", "choucroute"], zh: ["腌制", "泡菜", "腊肉", "酱菜", "酸菜", "咸菜"], "zh-TW": ["醃製", "泡菜", "臘肉", "醬菜", "酸菜", "鹹菜"], ja: ["保存食", "梅干し", "干物", "燻製", "キムチ", "ぬか漬け"],
    ar: ["مؤونة", "مونة", "مربيات", "تخليل", "تجفيف الطعام"] } },
  { id: "food-memory", parents: ["food", "memory"], words: {
    en: ["taste of home", "taste of childhood", "childhood food", "food memories", "mother's cooking", "grandmother's cooking", "grandmother's kitchen", "comfort food"], es: ["sabor de la infancia", "sabores de la infancia", "cocina de la abuela", "comida de mi madre", "recuerdos de cocina", "sabor a hogar"],
    fr: ["goût de l'enfance", "saveurs d'enfance", "cuisine de grand-mère", "cuisine de ma mère", "souvenirs de cuisine", "madeleine de proust"], zh: ["妈妈的味道", "家的味道", "家乡味", "童年味道", "外婆的菜", "奶奶的菜"], "zh-TW": ["媽媽的味道", "家的味道", "家鄉味", "童年味道", "外婆的菜", "奶奶的菜"], ja: ["おふくろの味", "故郷の味", "思い出の味", "母の味", "祖母の料理"],
    ar: ["طعم الطفولة", "طبخ أمي", "مطبخ جدتي", "طعم البيت", "أكل أمي", "نكهة الوطن"] } },
  { id: "foraging-and-hunting", parents: ["food", "nature"], words: {
    en: ["foraging", "wild food", "wild plants", "berry picking", "mushroom picking", "hunt"], es: ["cazar", "recolección silvestre", "plantas silvestres", "hierbas silvestres", "buscar setas", "furtivos"],
    fr: ["chasse", "chasser", "cueillette sauvage", "plantes sauvages", "cueillette des champignons"], zh: ["采野菜", "采蘑菇"], "zh-TW": ["採野菜", "採蘑菇"], ja: ["山菜", "山菜採り", "きのこ狩り", "ジビエ"],
    ar: ["صيد البر", "صياد بري", "قنص", "جمع الأعشاب", "نباتات برية"] } },
  { id: "fasting-and-diet", parents: ["nutrition"], words: {
    en: ["fasting", "intermittent fasting", "calories", "weight-loss", "dieting", "eating well", "eat well", "superfoods", "vitamins"], es: ["ayuno intermitente", "adelgazar", "calorías", "perder peso", "comer sano", "vitaminas"],
    fr: ["jeûne", "jeûner", "maigrir", "calories", "perdre du poids", "manger sain", "bien manger", "vitamines"], zh: ["轻断食", "热量", "健康饮食", "维生素", "营养餐"], "zh-TW": ["斷食", "輕斷食", "熱量", "健康飲食", "維生素", "營養餐"], ja: ["糖質制限", "カロリー", "減量", "健康的な食事", "ビタミン", "食事療法"],
    ar: ["صيام متقطع", "سعرات حرارية", "إنقاص الوزن", "أكل صحي", "فيتامينات", "رجيم"] } },
  { id: "soft-drinks", parents: ["drink"], words: {
    en: ["juice", "lemonade", "soda", "smoothie", "smoothies", "soft drink", "cola", "bubble tea", "yerba mate", "hot chocolate", "milkshake"], es: ["zumo", "jugo", "jugos", "limonada", "refresco", "refrescos", "batido", "yerba mate", "aguas frescas", "horchata", "chocolate caliente"],
    fr: ["jus de fruits", "limonade", "sirop", "soda", "chocolat chaud", "citronnade", "maté"], zh: ["果汁", "汽水", "奶茶", "柠檬水", "豆浆", "可乐", "酸梅汤"], "zh-TW": ["果汁", "汽水", "奶茶", "檸檬水", "豆漿", "可樂", "酸梅湯", "珍珠奶茶", "手搖飲"], ja: ["ジュース", "レモネード", "サイダー", "ミルクティー", "タピオカ", "豆乳", "甘酒"],
    ar: ["عصير", "عصائر", "ليموناضة", "مشروب غازي", "شراب الورد", "متة", "سحلب"] } },
  { id: "drinking-culture", parents: ["drink"], words: {
    en: ["drunk", "drunken", "drunkenness", "hangover", "drinking songs", "tavern", "taverns", "bar counter", "drinking companions", "vodka", "gin", "brandy", "cider", "wine tasting"], es: ["borrachera", "borracho", "borrachos", "resaca", "cantina", "vodka", "sidra", "pulque", "orujo"],
    fr: ["ivresse", "ivre", "ivrogne", "gueule de bois", "taverne", "cidre", "vodka", "calvados", "apéritif", "pastis"], zh: ["喝醉", "醉酒", "宿醉", "酒馆", "伏特加", "黄酒", "酒文化"], "zh-TW": ["喝醉", "醉酒", "宿醉", "酒館", "伏特加", "黃酒", "酒文化"], ja: ["酔っ払い", "二日酔い", "飲み会", "ウォッカ", "酔う", "晩酌", "バーテン"],
    ar: ["سكر وعربدة", "سكران", "ثمالة", "حانات", "فودكا", "خمارة", "خمريات"] } },
  { id: "world-dishes", parents: ["regional-cuisine"], words: {
    en: ["curry", "tajine", "tagine", "kebab", "hummus", "falafel", "tapas", "dim sum", "pho", "mezze", "biryani", "tortilla"], es: ["curry", "cuscús", "tajín", "tapas", "pinchos", "mole", "tamales", "arepas", "ceviches", "hummus", "kebab"],
    fr: ["curry", "tajine", "houmous", "kebab", "tapas", "couscous royal", "raclette", "fondue", "cassoulet", "choucroute garnie"], zh: ["咖喱", "饺子馆", "烤鸭", "麻辣烫", "豆腐", "臭豆腐", "小笼包"], "zh-TW": ["咖哩", "餃子館", "烤鴨", "麻辣燙", "豆腐", "臭豆腐", "小籠包", "滷肉飯", "蚵仔煎"], ja: ["カレー", "お好み焼き", "豆腐", "丼", "小籠包", "おにぎり"],
    ar: ["كسكسي", "طاجين", "حمص", "تبولة", "مقلوبة", "كبسة", "كشري", "كاري", "ورق عنب", "مندي", "ملوخية"] } },
  { id: "sweets-shop", parents: ["dessert"], words: {
    en: ["chocolatier", "confectioner", "confectionery", "candy shop", "sweet shop", "cupcake", "cupcakes", "macaron", "marshmallow", "lollipop", "caramel"], es: ["confitero", "confitería", "bombones", "chocolatero", "caramelos", "piruleta", "chucherías", "alfajores"],
    fr: ["chocolatier", "confiseur", "caramels", "sucette", "chocolats", "calissons", "guimauve"], zh: ["糖果店", "糖葫芦", "巧克力店", "棒棒糖", "焦糖", "马卡龙"], "zh-TW": ["糖果店", "糖葫蘆", "巧克力店", "棒棒糖", "焦糖", "馬卡龍"], ja: ["駄菓子", "駄菓子屋", "和菓子", "飴", "綿菓子", "チョコレート店", "饅頭", "キャラメル", "お菓子"],
    ar: ["سكاكر", "محل حلويات", "كراميل", "غزل البنات", "مصاصة", "ملبس", "حلواني"] } },
];
