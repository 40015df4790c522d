import type { Concept } from "../concept.ts";

export const gardenAndKitchen: Concept[] = [
  { id: "gardening", parents: ["garden", "hobby"], words: {
    en: ["gardening", "gardener", "gardeners", "growing plants", "planting", "pruning", "compost", "watering", "green thumb", "flowerpot", "flowerpots", "plant pots"], es: ["jardinería", "jardinero", "jardinera", "plantar", "podar", "compost", "regar"],
    fr: ["jardinage", "jardinier", "jardinière", "planter", "tailler les plantes", "compost", "serre", "semis", "arrosage"], zh: ["园艺", "园丁", "种植", "修剪", "堆肥", "浇水", "养花"], "zh-TW": ["園藝", "園丁", "種植", "修剪", "堆肥", "澆水", "養花"], ja: ["園芸", "ガーデニング", "庭師", "植える", "剪定", "庭仕事", "堆肥"],
    ar: ["البستنة", "بستاني", "زراعة النباتات", "تقليم", "سماد"] } },
  { id: "vegetable-growing", parents: ["gardening", "vegetables"], words: {
    en: ["growing vegetables", "grow vegetables", "grow your own", "kitchen garden", "vegetable garden", "vegetable patch", "allotment", "balcony garden", "balcony gardening", "container gardening", "urban garden", "urban gardening", "urban farming", "community garden", "rooftop garden", "growing tomatoes", "growing food", "vegetables on balcony"], es: ["huerto", "huerto urbano", "cultivar verduras", "cultivar hortalizas", "huerto en el balcón", "huerto casero", "cultivar tomates", "huerto comunitario", "hortalizas", "huertos"],
    fr: ["potager", "potagers", "faire pousser légumes", "faire pousser", "cultiver légumes", "légumes sur balcon", "cultiver des tomates", "potager urbain", "jardin potager", "jardin partagé", "cultiver tomates", "bacs à légumes"], zh: ["种菜", "阳台种菜", "菜园", "菜地", "家庭菜园", "屋顶菜园", "都市农业", "社区花园", "栽培蔬菜", "学种菜", "小菜园"], "zh-TW": ["種菜", "陽臺種菜", "菜園", "菜地", "家庭菜園", "屋頂菜園", "都市農業", "社群花園", "栽培蔬菜", "學種菜", "小菜園"], ja: ["家庭菜園", "菜園", "野菜作り", "野菜を育てる", "ベランダ菜園", "市民農園", "プランター", "野菜づくり"],
    ar: ["زراعة الخضروات", "زراعة الخضار", "حديقة منزلية", "زراعة منزلية", "زراعة على الشرفة", "زراعة الطماطم", "بستان خضار", "زراعة الأسطح"] } },
  { id: "balcony", parents: ["home"], words: {
    en: ["balcony", "balconies", "terrace", "rooftop", "rooftops", "window box", "veranda", "windowsill", "porch", "front porch", "patio", "patios", "verandah"], es: ["balcón", "balcones", "terraza", "azotea", "tejados", "alféizar"],
    fr: ["balcon", "balcons", "terrasse", "toit-terrasse", "toits", "rebord de fenêtre", "perron", "vérandas", "loggia", "toits de paris", "tonnelle"], zh: ["阳台", "屋顶", "露台", "天台", "窗台"], "zh-TW": ["陽臺", "屋頂", "露臺", "天台", "窗臺"], ja: ["ベランダ", "バルコニー", "屋上", "縁側", "テラス"],
    ar: ["الشرفة", "شرفة", "بلكونة", "سطح البيت", "أسطح"] } },
  { id: "regional-cuisine", parents: ["cooking", "culture"], words: {
    en: ["regional cuisine", "regional cooking", "local specialities", "national dish", "ethnic food", "traditional cuisine", "street kitchens"], es: ["cocina regional", "cocina tradicional", "especialidades locales", "gastronomía local", "cocina de pueblo"],
    fr: ["cuisine régionale", "cuisine traditionnelle", "spécialités locales", "terroir", "cuisine du terroir"], zh: ["川菜", "粤菜", "地方菜", "客家菜", "闽南菜", "特色菜", "台菜", "家乡菜", "湘菜", "鲁菜", "淮扬菜", "东北菜", "乡土菜", "农家菜", "徽菜", "闽菜", "苏菜", "云南菜", "潮州菜", "本帮菜", "新疆菜", "贵州菜", "地方小吃", "官府菜", "满汉全席"], "zh-TW": ["川菜", "粵菜", "地方菜", "客家菜", "閩南菜", "特色菜", "臺菜", "家鄉菜", "湘菜", "魯菜", "淮揚菜", "東北菜", "鄉土菜", "農家菜", "徽菜", "閩菜", "蘇菜", "雲南菜", "潮州菜", "本幫菜", "新疆菜", "貴州菜", "地方小吃", "官府菜", "滿漢全席", "台菜", "眷村菜", "原住民料理", "台灣小吃", "手路菜", "酒家菜", "阿嬤的菜"], ja: ["郷土の味", "地方料理", "和食", "洋食", "中華料理", "韓国料理", "ご当地グルメ", "郷土料理", "京料理", "沖縄料理", "田舎料理", "おばんざい", "加賀料理", "懐石料理", "会席料理", "懐石", "なにわの味", "地元の味", "ご当地ラーメン", "精進落とし", "アイヌ料理", "北海道グルメ"],
    ar: ["المطبخ التقليدي", "مطبخ شامي", "مطبخ مغربي", "أكلات شامية", "مطبخ عربي", "أطباق تقليدية", "مأكولات محلية"] } },
  { id: "lunchbox", parents: ["family-meal"], words: {
    en: ["lunch box", "lunchbox", "lunchboxes", "bento", "bento box", "packed lunch", "picnic", "picnics"], es: ["fiambrera", "tartera", "almuerzo para llevar", "picnic"],
    fr: ["panier-repas", "pique-nique", "boîte à lunch", "bento"], zh: ["便当", "饭盒", "野餐", "盒饭", "铁路便当", "带饭", "便当盒"], "zh-TW": ["便當", "飯盒", "野餐", "盒飯", "鐵路便當", "帶飯", "便當盒", "便當店"], ja: ["弁当箱", "弁当", "ピクニック", "行楽弁当", "駅弁", "弁当屋", "幕の内", "キャラ弁", "のり弁"],
    ar: ["صندوق الغداء", "علبة غداء", "نزهة وطعام"] } },
  { id: "hunger-and-famine", parents: ["food", "disaster"], words: {
    en: ["famine", "starvation", "starving", "food shortage", "food bank", "rationing", "hunger strike"], es: ["hambruna", "inanición", "escasez de alimentos", "racionamiento", "banco de alimentos"],
    fr: ["famine", "disette", "pénurie alimentaire", "rationnement", "banque alimentaire"], zh: ["饥荒", "挨饿", "粮食短缺", "配给", "饿死", "粮荒", "断粮", "大饥荒", "饿肚子", "三年困难时期", "粮票", "缺粮", "饥民", "逃荒", "口粮", "灾荒", "饿得", "吃不饱", "粮食危机", "树皮草根"], "zh-TW": ["饑荒", "捱餓", "糧食短缺", "配給", "餓死", "糧荒", "斷糧", "大饑荒", "餓肚子", "三年困難時期", "糧票", "缺糧", "饑民", "逃荒", "口糧", "災荒", "餓得", "吃不飽", "糧食危機", "樹皮草根", "飢荒"], ja: ["飢饉", "食糧難", "配給", "食料不足", "餓死", "空腹", "ひもじい", "食糧危機", "凶作", "大飢饉", "空きっ腹", "兵糧攻め", "ひもじさ", "食糧不足"],
    ar: ["المجاعة", "مجاعة", "نقص الغذاء", "تقنين"] } },
  { id: "garden-tools", parents: ["gardening"], words: {
    en: ["garden tools", "wheelbarrow", "wheelbarrows", "spade and rake", "watering can", "lawnmower", "lawn mower", "garden shed", "garden hose", "secateurs", "pitchfork", "trowel", "garden gloves"], es: ["herramientas de jardín", "carretilla", "regadera", "cortacésped", "tijeras de podar", "manguera de jardín", "azada", "pala de jardín", "cobertizo del jardín"],
    fr: ["outils de jardin", "brouette", "brouettes", "arrosoir", "tondeuse à gazon", "sécateur", "râteau", "bêche", "tuyau d'arrosage", "abri de jardin", "cabane de jardin", "fourche à foin"], zh: ["园艺工具", "独轮车", "洒水壶", "割草机", "铲子", "耙子", "修枝剪"], "zh-TW": ["園藝工具", "獨輪車", "澆水壺", "割草機", "耙子", "修枝剪"], ja: ["園芸道具", "一輪車", "じょうろ", "芝刈り機", "熊手", "剪定ばさみ"],
    ar: ["أدوات البستنة", "عربة يد", "مرشة ماء", "جزازة العشب", "مقص التقليم"] } },
  { id: "scarecrow", parents: ["farmland"], words: {
    en: ["scarecrow", "scarecrows"], es: ["espantapájaros"],
    fr: ["épouvantail", "épouvantails"], zh: ["稻草人", "草人"], "zh-TW": ["稻草人", "草人"], ja: ["かかし", "案山子"],
    ar: ["فزاعة", "خيال المآتة"] } },
];
