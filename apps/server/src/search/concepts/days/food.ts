import type { Concept } from "../concept.ts";

export const food: Concept[] = [
  { id: "food", parents: [], words: {
    en: ["food", "foods", "meal", "meals", "cuisine", "gastronomy", "eating"], es: ["comida", "comidas", "alimento", "alimentos", "gastronomía", "comer"],
    fr: ["nourriture", "repas", "aliments", "gastronomie", "manger"], zh: ["食物", "美食", "饮食", "吃饭"], "zh-TW": ["食物", "美食", "飲食", "吃飯"], ja: ["食べ物", "食事", "食文化", "グルメ", "料理と食"],
    ar: ["الطعام", "طعام", "طعام شعبي", "وجبة", "وجبات", "مأكولات", "أكل"] } },
  { id: "cooking", parents: ["food"], words: {
    en: ["cooking", "cook", "chef", "chefs", "kitchen", "recipe", "recipes", "culinary", "home cooking", "home-cooked", "homemade food", "dishes", "dish", "recipes for", "family recipes", "grandma's recipes", "traditional dishes", "stew", "stews", "soup", "soups", "roast", "cooked", "cooks", "stove", "pot", "pie", "pies", "tart", "casserole", "everyday meals"], es: ["cocinar", "cocina", "cocinero", "cocinera", "receta", "recetas", "culinario", "cocina casera", "guiso", "guisos", "potaje", "potajes", "sopa", "plato típico", "platos", "recetas de familia", "recetas de la abuela", "fogón", "comida casera", "olla", "recetario"],
    fr: ["cuisiner", "cuisine", "cuisinier", "cuisinière", "recette", "recettes", "culinaire", "cuisine maison", "plats", "plat mijoté", "ragoût", "soupe", "rôti", "recettes de famille", "recettes de grand-mère", "fourneau", "marmite", "plats traditionnels", "mijoter", "fait maison"], zh: ["烹饪", "厨师", "厨房", "做饭", "料理", "下厨", "家常菜", "做菜", "菜肴", "炖菜", "煲汤", "汤", "灶台", "下厨房", "老菜", "私房菜", "菜谱", "川味", "食谱", "厨艺", "家常", "烧菜", "煮饭"], "zh-TW": ["烹飪", "廚師", "廚房", "做飯", "料理", "下廚", "家常菜", "做菜", "菜餚", "燉菜", "煲湯", "湯", "灶臺", "下廚房", "老菜", "私房菜", "菜譜", "川味", "食譜", "廚藝", "家常", "燒菜", "煮飯"], ja: ["料理", "調理", "料理人", "台所", "厨房", "シェフ", "レシピ", "家庭料理", "おかず", "煮物", "汁物", "手料理", "献立", "お弁当", "郷土料理", "作り置き", "自炊", "惣菜", "鍋料理"],
    ar: ["الطبخ", "طبخ", "طهي", "طباخ", "مطبخ", "وصفة", "وصفات", "أكلات", "أكلة", "أطباق", "طبق", "طبخات", "شوربة", "يخنة", "مشويات", "أكلات شعبية", "وصفات العائلة", "طبخ منزلي", "طبيخ", "أكلات تقليدية", "موقد"] } },
  { id: "baking", parents: ["cooking"], words: {
    en: ["baking", "baker", "bakery", "bread", "pastry", "cake", "cakes", "sourdough", "artisan bread", "loaf", "loaves", "crumb", "wild yeast", "yeast", "sourdough starter", "rye", "wheat", "baguettes", "leaven"], es: ["panadería", "panadero", "repostería", "horneado", "pastel", "pasteles", "pan casero", "pan", "panes", "pan artesano", "masa madre", "levadura", "hogaza", "trigo", "tahona"],
    fr: ["boulangerie", "boulanger", "pâtisserie", "pâtissier", "gâteau", "gâteaux", "baguette", "du pain", "le pain", "de pain", "son pain", "pain maison", "pain au levain", "levain", "miche", "blé", "fournée"], zh: ["烘焙", "面包", "糕点", "蛋糕", "面包师", "做面包", "面包店", "酵母", "吐司", "馒头", "老面", "小麦"], "zh-TW": ["烘焙", "麵包", "糕點", "蛋糕", "麵包師", "做麵包", "麵包店", "酵母", "吐司", "老面", "小麥"], ja: ["パン屋", "製菓", "焼き菓子", "パン作り", "ケーキ", "パン職人", "パン", "食パン", "天然酵母", "酵母", "小麦", "ベーカリー"],
    ar: ["الخبز", "خبز", "مخبز", "خباز", "حلويات", "كعك", "معجنات", "رغيف", "أرغفة", "خميرة", "قمح", "خبز بلدي", "أفران"] } },
  { id: "dessert", parents: ["food"], words: {
    en: ["dessert", "desserts", "chocolate", "ice cream", "candy", "sweets", "cookies", "biscuits", "pudding", "tarts", "jam", "sugar", "sweet", "sweet treats", "gingerbread", "doughnut", "pancakes", "waffles"], es: ["postre", "postres", "chocolate", "helado", "golosinas", "dulces", "dulce", "dulces caseros", "galletas", "mermelada", "flan", "azúcar", "buñuelos", "turrón", "churros"],
    fr: ["desserts", "chocolat", "glace à la vanille", "bonbons", "confiserie", "friandises", "confiture", "biscuits", "tarte aux pommes", "crêpes", "gaufres", "sucre", "pain d'épices", "macarons"], zh: ["甜点", "巧克力", "冰淇淋", "糖果", "甜品", "甜食", "饼干", "布丁", "果酱", "糖", "点心", "汤圆"], "zh-TW": ["甜點", "巧克力", "冰淇淋", "糖果", "甜品", "甜食", "餅乾", "布丁", "果醬", "糖", "點心", "湯圓"], ja: ["お菓子", "チョコレート", "和菓子", "スイーツ", "アイスクリーム", "和菓子屋", "クッキー", "プリン", "ジャム", "饅頭", "甘い物", "駄菓子", "団子", "甘味"],
    ar: ["الحلوى", "حلوى", "شوكولاتة", "مثلجات", "بوظة", "معمول", "بسكويت", "مربى", "سكر", "كنافة", "بقلاوة", "حلويات شرقية"] } },
  { id: "fruit", parents: ["food", "plants"], words: {
    en: ["fruit", "fruits", "apple", "orange fruit", "lemon", "pomegranate", "mango", "pear", "pears", "peach", "peaches", "cherry", "cherries", "grape", "grapes", "strawberry", "strawberries", "orange", "oranges", "fig", "figs", "plum", "dates", "melon", "watermelon", "banana", "apples", "olive"], es: ["fruta", "frutas", "manzana", "limón", "granada fruta", "mango", "pera", "melocotón", "cereza", "cerezas", "uva", "uvas", "fresa", "naranja", "naranjas", "higo", "ciruela", "sandía", "plátano"],
    fr: ["fruits", "pomme", "citron", "grenade fruit", "mangue", "poire", "pêche au sirop", "cerise", "cerises", "raisin", "fraise", "fraises", "figue", "prune", "pastèque", "banane", "pommes", "olive"], zh: ["水果", "苹果", "柠檬", "石榴", "芒果", "梨子", "桃子", "樱桃", "葡萄", "草莓", "橙子", "无花果", "李子", "西瓜", "香蕉", "柿子"], "zh-TW": ["水果", "蘋果", "檸檬", "石榴", "芒果", "梨子", "桃子", "櫻桃", "葡萄", "草莓", "橙子", "無花果", "李子", "西瓜", "香蕉", "柿子"], ja: ["果物", "フルーツ", "りんご", "レモン", "蜜柑", "梨", "桃", "さくらんぼ", "葡萄", "苺", "無花果", "西瓜", "みかん", "柿", "いちご"],
    ar: ["الفواكه", "فاكهة", "فواكه", "تفاح", "ليمون", "رمان", "مانجو", "إجاص", "خوخ", "كرز", "عنب", "فراولة", "برتقال", "تين", "بطيخ", "موز"] } },
  { id: "vegetables", parents: ["food", "plants"], words: {
    en: ["vegetable", "vegetables", "tomato", "potato", "potatoes", "carrot", "carrots", "onion", "onions", "cabbage", "pumpkin", "pumpkins", "radish", "radishes", "beans", "lettuce", "greens", "tomatoes", "peppers", "garlic"], es: ["verdura", "verduras", "hortalizas", "tomate", "patata", "papas", "zanahoria", "cebolla", "col", "calabaza", "judías", "lechuga", "ajo", "rábano", "tomates", "pimientos"],
    fr: ["légume", "légumes", "tomate", "pomme de terre", "carotte", "carottes", "oignon", "chou", "citrouille", "radis", "haricots", "laitue", "ail", "tomates", "poireau"], zh: ["蔬菜", "番茄", "土豆", "胡萝卜", "白菜", "南瓜", "萝卜", "豆角", "生菜", "大蒜", "西红柿", "洋葱"], "zh-TW": ["蔬菜", "番茄", "馬鈴薯", "胡蘿蔔", "白菜", "南瓜", "蘿蔔", "豆角", "生菜", "大蒜", "西紅柿", "土豆", "洋蔥"], ja: ["野菜", "トマト", "じゃがいも", "人参畑", "玉ねぎ", "キャベツ", "かぼちゃ", "大根", "豆類", "にんじん"],
    ar: ["الخضار", "خضار", "خضروات", "بندورة", "طماطم", "بطاطا", "جزر الخضار", "بصل", "ملفوف", "يقطين", "فجل", "فاصولياء", "خس", "ثوم"] } },
  { id: "spices", parents: ["food"], words: {
    en: ["spice", "spices", "saffron", "cinnamon", "chili pepper", "vanilla"], es: ["especia", "especias", "azafrán", "canela", "picante", "vainilla"],
    fr: ["épice", "épices", "safran", "cannelle", "piment"], zh: ["香料", "调味", "辣椒", "藏红花"], "zh-TW": ["香料", "調味", "辣椒", "番紅花"], ja: ["香辛料", "スパイス", "唐辛子"],
    ar: ["التوابل", "توابل", "بهارات", "زعفران", "قرفة"] } },
  { id: "wine", parents: ["drink"], words: {
    en: ["wine", "wines", "winemaker", "winery", "winemaking", "champagne"], es: ["vino", "vinos", "bodega de vino", "viticultor", "enología"],
    fr: ["vin", "vins", "vigneron", "œnologie", "champagne"], zh: ["葡萄酒", "红酒", "酿酒", "酒庄"], "zh-TW": ["葡萄酒", "紅酒", "釀酒", "酒莊"], ja: ["ワイン", "葡萄酒", "ワイナリー"],
    ar: ["النبيذ", "نبيذ", "خمر", "صانع نبيذ"] } },
  { id: "beer", parents: ["drink"], words: {
    en: ["beer", "beers", "brewery", "pub", "brewing"], es: ["cerveza", "cervezas", "cervecería"],
    fr: ["bière", "bières", "brasseur", "pub irlandais"], zh: ["啤酒", "酿酒厂", "酒吧"], "zh-TW": ["啤酒", "釀酒廠", "酒吧"], ja: ["ビール", "酒場", "醸造"],
    ar: ["البيرة", "بيرة", "جعة", "حانة"] } },
  { id: "spirits", parents: ["drink"], words: {
    en: ["whisky", "whiskey", "tequila", "mezcal", "sake", "rum", "cocktail", "cocktails", "alcohol", "liquor", "drinking", "moonshine", "baijiu", "distilled"], es: ["ron", "tequila", "mezcal", "whisky", "sake", "cóctel", "licor", "licores", "aguardiente", "alcohol", "bebida alcohólica"],
    fr: ["whisky", "rhum", "saké", "cocktail", "eau-de-vie", "alcool", "liqueur"], zh: ["烈酒", "白酒", "威士忌", "清酒", "鸡尾酒", "酒", "喝酒", "酒鬼"], "zh-TW": ["烈酒", "高粱酒", "威士忌", "清酒", "雞尾酒", "調酒", "酒", "白酒", "喝酒", "酒鬼"], ja: ["日本酒", "ウイスキー", "焼酎", "カクテル", "酒蔵", "酒", "酒造り", "洋酒"],
    ar: ["المشروبات الروحية", "ويسكي", "كوكتيل", "عرق مشروب", "كحول", "مشروبات روحية"] } },
  { id: "coffee", parents: ["drink"], words: {
    en: ["coffee", "barista", "espresso", "cappuccino", "coffee beans", "coffee roaster"], es: ["café solo", "barista", "café de especialidad", "cafetal", "cafetero", "granos de café", "tostador"],
    fr: ["café noir", "expresso", "barista", "torréfaction", "cafés", "torréfacteur"], zh: ["咖啡", "咖啡师", "咖啡豆", "拿铁"], "zh-TW": ["咖啡", "咖啡師", "咖啡豆", "拿鐵"], ja: ["コーヒー", "珈琲", "バリスタ", "コーヒー豆", "焙煎"],
    ar: ["القهوة", "قهوة", "مقهى مختص", "إسبريسو", "بن", "مقهى القهوة", "قهوة عربية"] } },
  { id: "tea", parents: ["drink"], words: {
    en: ["tea", "teas", "tea ceremony", "matcha", "tea leaves", "tea maker", "tea farmer", "tea mountain", "tea table", "green tea", "black tea", "oolong", "teapot"], es: ["té verde", "hora del té", "ceremonia del té", "té y tradición", "té", "tés", "hojas de té", "tetera"],
    fr: ["thé", "thés", "cérémonie du thé", "thé vert", "feuilles de thé", "théière"], zh: ["茶叶", "喝茶", "茶道", "茶艺", "绿茶", "品茶", "茶", "茶席", "茶山", "制茶", "采茶", "茶人", "乌龙茶"], "zh-TW": ["茶葉", "喝茶", "茶道", "茶藝", "綠茶", "品茶", "茶", "茶席", "茶山", "製茶", "採茶", "茶人", "烏龍茶"], ja: ["お茶", "茶道", "紅茶", "抹茶", "茶の湯", "茶", "茶葉", "茶畑", "急須", "緑茶"],
    ar: ["الشاي", "شاي", "حفل الشاي", "أوراق الشاي", "شاي أخضر", "إبريق شاي"] } },
  { id: "drink", parents: [], words: {
    en: ["drink", "drinks", "beverage", "beverages"], es: ["bebida", "bebidas"],
    fr: ["boisson", "boissons"], zh: ["饮料", "饮品", "喝酒"], "zh-TW": ["飲料", "飲品", "喝酒"], ja: ["飲み物", "飲料", "ドリンク"],
    ar: ["المشروبات", "مشروب", "مشروبات"] } },
  { id: "street-food", parents: ["food"], words: {
    en: ["street food", "food truck", "food stall", "tacos", "dumplings"], es: ["comida callejera", "puesto de comida", "tacos", "empanadas"],
    fr: ["cuisine de rue", "nourriture de rue", "camion-restaurant"], zh: ["小吃", "街头小吃", "夜市", "饺子", "路边摊"], "zh-TW": ["小吃", "街頭小吃", "夜市", "餃子", "路邊攤"], ja: ["屋台", "餃子", "夜市", "露店"],
    ar: ["طعام الشارع", "أكلات الشارع", "عربة طعام", "فلافل"] } },
  { id: "noodles-and-rice", parents: ["food"], words: {
    en: ["noodles", "ramen", "rice", "pasta", "spaghetti"], es: ["fideos", "arroz", "ramen", "pasta italiana", "paella"],
    fr: ["nouilles", "riz", "ramen", "pâtes italiennes", "couscous"], zh: ["面条", "拉面", "米饭", "大米"], "zh-TW": ["麵條", "拉麵", "米飯", "白飯"], ja: ["ラーメン", "麺", "蕎麦", "うどん", "お米", "パスタ"],
    ar: ["المعكرونة والأرز", "نودلز", "أرز", "رامن", "معكرونة", "كسكس"] } },
  { id: "cheese-and-dairy", parents: ["food"], words: {
    en: ["cheese", "cheeses", "milk", "butter", "yoghurt", "dairy"], es: ["queso", "quesos", "leche", "mantequilla", "lácteos"],
    fr: ["fromage", "fromages", "lait", "beurre", "laitier"], zh: ["奶酪", "牛奶", "黄油", "乳制品"], "zh-TW": ["乳酪", "牛奶", "奶油", "乳製品", "起司"], ja: ["チーズ", "牛乳", "バター", "乳製品"],
    ar: ["الأجبان والألبان", "جبن", "أجبان", "حليب", "زبدة", "ألبان"] } },
  { id: "meat-and-barbecue", parents: ["food"], words: {
    en: ["barbecue", "bbq", "meat", "butcher", "grill", "steak"], es: ["barbacoa", "asado", "carne", "carnicero", "parrilla"],
    fr: ["barbecue", "viande", "boucher", "grillades"], zh: ["烧烤", "烤肉", "屠夫", "肉类"], "zh-TW": ["燒烤", "烤肉", "屠夫", "肉類"], ja: ["焼肉", "バーベキュー", "肉屋", "肉料理"],
    ar: ["اللحوم والشواء", "شواء", "لحم", "لحوم", "جزار", "مشاوي"] } },
  { id: "family-meal", parents: ["food", "family"], words: {
    en: ["family dinner", "family meal", "dinner table", "feast", "banquet", "lunch", "breakfast"], es: ["cena familiar", "comida en familia", "banquete", "desayuno", "almuerzo", "sobremesa"],
    fr: ["repas de famille", "dîner de famille", "festin", "banquet", "petit déjeuner"], zh: ["年夜饭", "家宴", "宴会", "晚餐", "早餐", "团圆饭"], "zh-TW": ["年夜飯", "家宴", "宴會", "晚餐", "早餐", "團圓飯"], ja: ["食卓", "宴会", "朝ごはん", "夕食", "弁当"],
    ar: ["العشاء العائلي", "عشاء عائلي", "مائدة", "وليمة", "فطور", "إفطار", "غداء"] } },
];
