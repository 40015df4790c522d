import type { Concept } from "./concept.ts";

export const food: Concept[] = [
  { id: "food", parents: [], words: {
    en: ["food", "foods", "meal", "meals", "cuisine", "gastronomy", "eating"], es: ["comida", "comidas", "alimento", "alimentos", "gastronomía", "comer"],
    fr: ["nourriture", "repas", "aliments", "gastronomie", "manger"], zh: ["食物", "美食", "饮食", "吃饭"], "zh-TW": ["食物", "美食", "飲食", "吃飯"], ja: ["食べ物", "食事", "食文化", "グルメ", "料理と食"],
    ar: ["الطعام", "طعام", "طعام شعبي", "وجبة", "وجبات", "مأكولات", "أكل"] } },
  { id: "cooking", parents: ["food"], words: {
    en: ["cooking", "cook", "chef", "chefs", "kitchen", "recipe", "recipes", "culinary"], es: ["cocinar", "cocina", "cocinero", "cocinera", "receta", "recetas", "culinario"],
    fr: ["cuisiner", "cuisine", "cuisinier", "cuisinière", "recette", "recettes", "culinaire"], zh: ["烹饪", "厨师", "厨房", "做饭", "料理", "下厨"], "zh-TW": ["烹飪", "廚師", "廚房", "做飯", "料理", "下廚"], ja: ["料理", "調理", "料理人", "台所", "厨房", "シェフ", "レシピ"],
    ar: ["الطبخ", "طبخ", "طهي", "طباخ", "مطبخ", "وصفة", "وصفات"] } },
  { id: "baking", parents: ["cooking"], words: {
    en: ["baking", "baker", "bakery", "bread", "pastry", "cake", "cakes", "sourdough"], es: ["panadería", "panadero", "repostería", "horneado", "pastel", "pasteles", "pan casero"],
    fr: ["boulangerie", "boulanger", "pâtisserie", "pâtissier", "gâteau", "gâteaux", "baguette"], zh: ["烘焙", "面包", "糕点", "蛋糕", "面包师"], "zh-TW": ["烘焙", "麵包", "糕點", "蛋糕", "麵包師"], ja: ["パン屋", "製菓", "焼き菓子", "パン作り", "ケーキ", "パン職人"],
    ar: ["الخبز", "خبز", "مخبز", "خباز", "حلويات", "كعك", "معجنات"] } },
  { id: "dessert", parents: ["food"], words: {
    en: ["dessert", "desserts", "chocolate", "ice cream", "candy", "sweets"], es: ["postre", "postres", "chocolate", "helado", "golosinas", "dulces"],
    fr: ["desserts", "chocolat", "glace à la vanille", "bonbons", "confiserie", "friandises"], zh: ["甜点", "巧克力", "冰淇淋", "糖果", "甜品"], "zh-TW": ["甜點", "巧克力", "冰淇淋", "糖果", "甜品"], ja: ["お菓子", "チョコレート", "和菓子", "スイーツ", "アイスクリーム"],
    ar: ["الحلوى", "حلوى", "شوكولاتة", "مثلجات", "بوظة"] } },
  { id: "fruit", parents: ["food", "plants"], words: {
    en: ["fruit", "fruits", "apple", "orange fruit", "lemon", "pomegranate", "mango"], es: ["fruta", "frutas", "manzana", "limón", "granada fruta", "mango"],
    fr: ["fruits", "pomme", "citron", "grenade fruit", "mangue"], zh: ["水果", "苹果", "柠檬", "石榴", "芒果"], "zh-TW": ["水果", "蘋果", "檸檬", "石榴", "芒果"], ja: ["果物", "フルーツ", "りんご", "レモン", "蜜柑"],
    ar: ["الفواكه", "فاكهة", "فواكه", "تفاح", "ليمون", "رمان", "مانجو"] } },
  { id: "vegetables", parents: ["food", "plants"], words: {
    en: ["vegetable", "vegetables", "tomato", "potato", "potatoes"], es: ["verdura", "verduras", "hortalizas", "tomate", "patata", "papas"],
    fr: ["légume", "légumes", "tomate", "pomme de terre"], zh: ["蔬菜", "番茄", "土豆"], "zh-TW": ["蔬菜", "番茄", "馬鈴薯"], ja: ["野菜", "トマト", "じゃがいも"],
    ar: ["الخضار", "خضار", "خضروات", "بندورة", "طماطم", "بطاطا"] } },
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
    en: ["whisky", "whiskey", "tequila", "mezcal", "sake", "rum", "cocktail", "cocktails"], es: ["ron", "tequila", "mezcal", "whisky", "sake", "cóctel"],
    fr: ["whisky", "rhum", "saké", "cocktail", "eau-de-vie"], zh: ["烈酒", "白酒", "威士忌", "清酒", "鸡尾酒"], "zh-TW": ["烈酒", "高粱酒", "威士忌", "清酒", "雞尾酒", "調酒"], ja: ["日本酒", "ウイスキー", "焼酎", "カクテル", "酒蔵"],
    ar: ["المشروبات الروحية", "ويسكي", "كوكتيل", "عرق مشروب"] } },
  { id: "coffee", parents: ["drink"], words: {
    en: ["coffee", "barista", "espresso"], es: ["café solo", "barista", "café de especialidad", "cafetal"],
    fr: ["café noir", "expresso", "barista", "torréfaction"], zh: ["咖啡", "咖啡师"], "zh-TW": ["咖啡", "咖啡師"], ja: ["コーヒー", "珈琲", "バリスタ"],
    ar: ["القهوة", "قهوة", "مقهى مختص", "إسبريسو"] } },
  { id: "tea", parents: ["drink"], words: {
    en: ["tea", "teas", "tea ceremony", "matcha"], es: ["té verde", "hora del té", "ceremonia del té", "té y tradición"],
    fr: ["thé", "thés", "cérémonie du thé", "thé vert"], zh: ["茶叶", "喝茶", "茶道", "茶艺", "绿茶", "品茶"], "zh-TW": ["茶葉", "喝茶", "茶道", "茶藝", "綠茶", "品茶"], ja: ["お茶", "茶道", "紅茶", "抹茶", "茶の湯"],
    ar: ["الشاي", "شاي", "حفل الشاي"] } },
  { id: "drink", parents: [], words: {
    en: ["drink", "drinks", "beverage", "beverages"], es: ["bebida", "bebidas"],
    fr: ["boisson", "boissons"], zh: ["饮料", "饮品", "喝酒"], "zh-TW": ["飲料", "飲品", "喝酒"], ja: ["飲み物", "飲料", "ドリンク"],
    ar: ["المشروبات", "مشروب", "مشروبات"] } },
  { id: "street-food", parents: ["food"], words: {
    en: ["street food", "food truck", "food stall", "tacos", "dumplings"], es: ["comida callejera", "puesto de comida", "tacos", "empanadas"],
    fr: ["cuisine de rue", "nourriture de rue", "camion-restaurant"], zh: ["小吃", "街头小吃", "夜市", "饺子", "路边摊"], "zh-TW": ["小吃", "街頭小吃", "夜市", "餃子", "路邊攤"], ja: ["屋台", "餃子", "夜市", "露店"],
    ar: ["طعام الشارع", "أكلات الشارع", "عربة طعام", "فلافل"] } },
  { id: "noodles-and-rice", parents: ["food"], words: {
    en: ["noodles", "ramen", "rice", "pasta", "spaghetti", "sushi"], es: ["fideos", "arroz", "ramen", "pasta italiana", "sushi", "paella"],
    fr: ["nouilles", "riz", "ramen", "pâtes italiennes", "sushi", "couscous"], zh: ["面条", "拉面", "米饭", "寿司", "大米"], "zh-TW": ["麵條", "拉麵", "米飯", "壽司", "白飯"], ja: ["ラーメン", "麺", "蕎麦", "うどん", "寿司", "お米", "パスタ"],
    ar: ["المعكرونة والأرز", "نودلز", "أرز", "رامن", "معكرونة", "سوشي", "كسكس"] } },
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
