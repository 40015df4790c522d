import type { Concept } from "../concept.ts";

export const foodApart: Concept[] = [
  { id: "rice", parents: ["noodles-and-rice"], words: {
    en: ["rice", "fried rice", "rice bowl", "steamed rice", "pilaf", "bowl of rice", "rice dish", "risotto", "paella"], es: ["arroz", "arroces", "arroz frito", "plato de arroz", "arroz blanco", "cuenco de arroz", "arroz con", "risotto", "paella"],
    fr: ["riz", "riz sauté", "bol de riz", "riz blanc", "risotto", "paella"], zh: ["米饭", "大米", "饭团", "糯米饭", "煲仔饭", "白米饭", "盖浇饭"], "zh-TW": ["米飯", "白飯", "飯糰", "糯米飯", "煲仔飯", "白米飯", "蓋澆飯", "油飯", "肉燥飯"], ja: ["ご飯", "お米", "米", "炊き込みご飯", "白米", "米飯", "米粒", "赤飯", "炊き立て", "焼き飯", "チャーハン", "丼もの", "丼物", "ご飯もの", "お茶漬け", "玄米", "麦飯", "雑炊"],
    ar: ["أرز", "رز", "أرز مقلي", "صحن أرز", "طبق أرز", "رز باللحم", "أرز بالحليب"] } },
  { id: "pasta", parents: ["noodles-and-rice"], words: {
    en: ["pasta", "spaghetti", "macaroni", "lasagne", "lasagna", "gnocchi", "ravioli"], es: ["pasta italiana", "macarrones", "lasaña", "espaguetis", "canelones", "ñoquis", "pastas", "ravioles"],
    fr: ["pâtes italiennes", "spaghettis", "spaghetti", "macaronis", "lasagnes", "raviolis", "gnocchis", "tagliatelles"], zh: ["意大利面", "意面", "通心粉"], "zh-TW": ["義大利麵", "意大利麵", "意麵", "通心粉"], ja: ["パスタ", "スパゲッティ", "マカロニ"],
    ar: ["معكرونة", "مكرونة", "باستا", "سباغيتي", "لازانيا"] } },
  { id: "noodles", parents: ["noodles-and-rice"], words: {
    en: ["noodles", "noodle", "ramen", "instant noodles", "udon", "soba", "bowl of noodles", "rice noodles", "ramen noodles"], es: ["fideos", "fideo", "ramen", "tallarines", "sopa de fideos"],
    fr: ["nouilles", "ramen", "vermicelles", "bol de nouilles", "soupe de nouilles"], zh: ["面条", "拉面", "炒面", "方便面", "面", "泡面", "米粉", "米线", "河粉", "牛肉面", "手擀面", "刀削面", "热干面", "担担面", "凉面", "兰州拉面", "阳春面", "炸酱面", "挂面"], "zh-TW": ["麵條", "拉麵", "炒麵", "方便麵", "面", "泡麵", "米粉", "米線", "河粉", "牛肉麵", "手擀麵", "刀削麵", "熱乾麵", "擔擔麵", "涼麵", "蘭州拉麵", "陽春麵", "炸醬麵", "掛麵", "擔仔麵", "麵線", "乾麵"], ja: ["麺", "ラーメン", "うどん", "蕎麦", "麺類", "そうめん", "つけ麺", "蕎麦の", "うどんの", "インスタントラーメン", "カップ麺", "手打ち蕎麦", "ラーメンの", "麺の", "冷麺", "焼きうどん", "素麺", "冷麦", "冷やし中華", "即席麺", "蕎麦打ち", "饂飩", "拉麺"],
    ar: ["نودلز", "رامن", "شعيرية", "نودلز سريعة"] } },
  { id: "pizza", parents: ["pizza-and-fast-food"], words: {
    en: ["pizza", "pizzas"], es: ["pizza"],
    fr: ["pizza"], zh: ["披萨", "比萨饼", "比萨"], "zh-TW": ["披薩", "比薩餅", "比薩"], ja: ["ピザ", "宅配ピザ", "ピッツァ"],
    ar: ["بيتزا"] } },
  { id: "hamburger", parents: ["pizza-and-fast-food"], words: {
    en: ["hamburgers", "hamburger", "burger", "burgers"], es: ["hamburguesas", "hamburguesa"],
    fr: ["hamburgers", "hamburger"], zh: ["汉堡", "汉堡包"], "zh-TW": ["漢堡", "漢堡包"], ja: ["ハンバーガー"],
    ar: ["برغر"] } },
  { id: "sandwich", parents: ["pizza-and-fast-food"], words: {
    en: ["sandwiches", "sandwich"], es: ["bocadillos", "bocadillo", "sándwich"],
    fr: ["sandwichs", "sandwich"], zh: ["三明治"], "zh-TW": ["三明治"], ja: ["サンドイッチ"],
    ar: ["شطيرة"] } },
  { id: "cheese", parents: ["cheese-and-dairy"], words: {
    en: ["cheese", "cheeses", "cheesemaker", "cheesemaking", "cheese making", "cheesemakers", "goat cheese", "parmesan", "feta", "mozzarella", "blue cheese"], es: ["queso", "quesos", "quesero", "quesería", "queso de cabra", "quesos artesanos", "elaborar queso", "requesón", "queseros", "maestro quesero", "queso fresco"],
    fr: ["fromage", "fromages", "fromager", "fromagerie", "fromagère", "fromagers", "fromage de chèvre", "fromages fermiers", "camembert", "roquefort", "gruyère", "brie", "chèvre frais", "fromage blanc", "fruitière à comté"], zh: ["奶酪", "芝士", "奶酪师", "乳酪", "起司"], "zh-TW": ["乳酪", "起司", "芝士", "奶酪", "奶酪師"], ja: ["チーズ", "チーズ作り", "チーズの", "チーズ職人", "モッツァレラ", "チーズ工房", "山羊のチーズ"],
    ar: ["جبن", "أجبان", "جبنة", "صانع أجبان", "صناعة الجبن", "جبن الماعز", "جبنة بيضاء", "أجبان فرنسية"] } },
  { id: "milk", parents: ["cheese-and-dairy"], words: {
    en: ["milk", "milkman", "dairymaid", "milkmaid", "milking"], es: ["leche", "ordeñar", "ordeño"],
    fr: ["lait", "traite des vaches"], zh: ["牛奶", "挤奶", "鲜奶", "羊奶", "奶粉"], "zh-TW": ["牛奶", "牛乳", "擠奶", "鮮奶", "羊奶", "奶粉"], ja: ["牛乳", "ミルク", "牛乳の", "搾乳", "乳搾り", "粉ミルク"],
    ar: ["حليب", "حليب الماعز", "حلب الأبقار"] } },
  { id: "curry-dish", parents: ["world-dishes"], words: {
    en: ["curry"], es: ["curry"],
    fr: ["curry", "curry indien"], zh: ["咖喱", "咖喱饭"], "zh-TW": ["咖哩", "咖喱飯"], ja: ["カレー"],
    ar: ["كاري"] } },
  { id: "kebab", parents: ["world-dishes"], words: {
    en: ["kebab"], es: ["kebab"],
    fr: ["kebab"], zh: ["土耳其烤肉"], "zh-TW": ["土耳其烤肉"], ja: ["ドネルケバブ"],
    ar: ["كباب تركي"] } },
  { id: "tapas", parents: ["world-dishes", "spain"], words: {
    en: ["tapas"], es: ["tapas", "pinchos"],
    fr: ["tapas"], zh: ["西班牙小吃"], "zh-TW": ["西班牙小吃"], ja: ["タパス"],
    ar: ["تاباس"] } },
];
