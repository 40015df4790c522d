import type { Concept } from "../concept.ts";

export const gardenAndKitchen: Concept[] = [
  { id: "gardening", parents: ["garden", "hobby"], words: {
    en: ["gardening", "gardener", "gardeners", "growing plants", "planting", "pruning", "compost", "watering", "green thumb"], es: ["jardinería", "jardinero", "jardinera", "plantar", "podar", "compost", "regar"],
    fr: ["jardinage", "jardinier", "jardinière", "planter", "tailler les plantes", "compost", "serre", "semis", "arrosage"], zh: ["园艺", "园丁", "种植", "修剪", "堆肥", "浇水", "养花"], "zh-TW": ["園藝", "園丁", "種植", "修剪", "堆肥", "澆水", "養花"], ja: ["園芸", "ガーデニング", "庭師", "植える", "剪定", "庭仕事", "堆肥"],
    ar: ["البستنة", "بستاني", "زراعة النباتات", "تقليم", "سماد"] } },
  { id: "vegetable-growing", parents: ["gardening", "vegetables"], words: {
    en: ["growing vegetables", "grow vegetables", "grow your own", "kitchen garden", "vegetable garden", "vegetable patch", "allotment", "balcony garden", "balcony gardening", "container gardening", "urban garden", "urban gardening", "urban farming", "community garden", "rooftop garden", "growing tomatoes", "growing food", "vegetables on balcony"], es: ["huerto", "huerto urbano", "cultivar verduras", "cultivar hortalizas", "huerto en el balcón", "huerto casero", "cultivar tomates", "huerto comunitario", "hortalizas", "huertos"],
    fr: ["potager", "potagers", "faire pousser légumes", "faire pousser", "cultiver légumes", "légumes sur balcon", "cultiver des tomates", "potager urbain", "jardin potager", "jardin partagé", "cultiver tomates", "bacs à légumes"], zh: ["种菜", "阳台种菜", "菜园", "菜地", "家庭菜园", "屋顶菜园", "都市农业", "社区花园", "栽培蔬菜", "学种菜", "小菜园"], "zh-TW": ["種菜", "陽臺種菜", "菜園", "菜地", "家庭菜園", "屋頂菜園", "都市農業", "社群花園", "栽培蔬菜", "學種菜", "小菜園"], ja: ["家庭菜園", "菜園", "野菜作り", "野菜を育てる", "ベランダ菜園", "市民農園", "プランター", "野菜づくり"],
    ar: ["زراعة الخضروات", "زراعة الخضار", "حديقة منزلية", "زراعة منزلية", "زراعة على الشرفة", "زراعة الطماطم", "بستان خضار", "زراعة الأسطح"] } },
  { id: "balcony", parents: ["home"], words: {
    en: ["balcony", "balconies", "terrace", "rooftop", "rooftops", "window box", "veranda", "windowsill"], es: ["balcón", "balcones", "terraza", "azotea", "tejados", "alféizar"],
    fr: ["balcon", "balcons", "terrasse", "toit-terrasse", "toits", "rebord de fenêtre"], zh: ["阳台", "屋顶", "露台", "天台", "窗台"], "zh-TW": ["陽臺", "屋頂", "露臺", "天台", "窗臺"], ja: ["ベランダ", "バルコニー", "屋上", "縁側", "テラス"],
    ar: ["الشرفة", "شرفة", "بلكونة", "سطح البيت", "أسطح"] } },
  { id: "regional-cuisine", parents: ["cooking", "culture"], words: {
    en: ["regional cuisine", "regional cooking", "local specialities", "national dish", "ethnic food", "traditional cuisine", "street kitchens"], es: ["cocina regional", "cocina tradicional", "especialidades locales", "gastronomía local", "cocina de pueblo"],
    fr: ["cuisine régionale", "cuisine traditionnelle", "spécialités locales", "terroir", "cuisine du terroir"], zh: ["川菜", "粤菜", "地方菜", "客家菜", "闽南菜", "特色菜", "台菜", "家乡菜"], "zh-TW": ["川菜", "粵菜", "地方菜", "客家菜", "閩南菜", "特色菜", "臺菜", "家鄉菜"], ja: ["郷土の味", "地方料理", "和食", "洋食", "中華料理", "韓国料理", "ご当地グルメ"],
    ar: ["المطبخ التقليدي", "مطبخ شامي", "مطبخ مغربي", "أكلات شامية", "مطبخ عربي", "أطباق تقليدية", "مأكولات محلية"] } },
  { id: "lunchbox", parents: ["family-meal"], words: {
    en: ["lunch box", "lunchbox", "lunchboxes", "bento", "bento box", "packed lunch", "picnic", "picnics"], es: ["fiambrera", "tartera", "almuerzo para llevar", "picnic"],
    fr: ["panier-repas", "pique-nique", "boîte à lunch", "bento"], zh: ["便当", "饭盒", "野餐", "盒饭"], "zh-TW": ["便當", "飯盒", "野餐", "盒飯"], ja: ["弁当箱", "弁当", "ピクニック", "行楽弁当"],
    ar: ["صندوق الغداء", "علبة غداء", "نزهة وطعام"] } },
  { id: "hunger-and-famine", parents: ["food", "disaster"], words: {
    en: ["famine", "starvation", "starving", "food shortage", "food bank", "rationing", "hunger strike"], es: ["hambruna", "inanición", "escasez de alimentos", "racionamiento", "banco de alimentos"],
    fr: ["famine", "disette", "pénurie alimentaire", "rationnement", "banque alimentaire"], zh: ["饥荒", "挨饿", "粮食短缺", "配给"], "zh-TW": ["饑荒", "捱餓", "糧食短缺", "配給"], ja: ["飢饉", "食糧難", "配給", "食料不足"],
    ar: ["المجاعة", "مجاعة", "نقص الغذاء", "تقنين"] } },
];
