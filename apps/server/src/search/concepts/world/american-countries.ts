import type { Concept } from "../concept.ts";

export const americanCountries: Concept[] = [
  { id: "peru", parents: ["andes"], words: {
    en: ["Peru", "peruvian", "cusco", "lima peru"], es: ["Perú", "peruano", "peruana", "cuzco"],
    fr: ["Pérou", "péruvien", "péruvienne", "cuzco"], zh: ["秘鲁"], "zh-TW": ["秘魯"], ja: ["ペルー"],
    ar: ["بيرو", "بيروفي"] } },
  { id: "bolivia", parents: ["andes"], words: {
    en: ["Bolivia", "bolivian", "bolivians"], es: ["Bolivia", "boliviano", "boliviana"],
    fr: ["Bolivie", "bolivien", "bolivienne"], zh: ["玻利维亚"], "zh-TW": ["玻利維亞"], ja: ["ボリビア"],
    ar: ["بوليفيا", "بوليفي"] } },
  { id: "ecuador", parents: ["andes"], words: {
    en: ["Ecuador", "ecuadorian", "quito"], es: ["Ecuador", "ecuatoriano", "ecuatoriana", "quito"],
    fr: ["Équateur", "équatorien", "équatorienne", "quito"], zh: ["厄瓜多尔"], "zh-TW": ["厄瓜多", "厄瓜多爾"], ja: ["エクアドル"],
    ar: ["الإكوادور"] } },
  { id: "quechua-and-aymara", parents: ["andes", "indigenous"], words: {
    en: ["Quechua", "aymara", "titicaca"], es: ["Quechua", "aimara", "titicaca"],
    fr: ["Quechua", "aymara", "titicaca"], zh: ["克丘亚人", "艾马拉人"], "zh-TW": ["克丘亞人", "艾馬拉人"], ja: ["ケチュア", "アイマラ"],
    ar: ["الكيتشوا", "الأيمارا"] } },
  { id: "southern-cone", parents: ["latin-america"], words: {
    en: ["Southern Cone"], es: ["Cono Sur"],
    fr: ["Cône Sud"], zh: ["南锥体"], "zh-TW": ["南錐體"], ja: ["南米南部"],
    ar: ["المخروط الجنوبي"] } },
  { id: "uruguay", parents: ["southern-cone"], words: {
    en: ["Uruguay", "uruguayan", "montevideo"], es: ["Uruguay", "uruguayo", "uruguaya", "montevideo"],
    fr: ["Uruguay", "uruguayen", "montevideo"], zh: ["乌拉圭", "蒙得维的亚"], "zh-TW": ["烏拉圭", "蒙得維的亞"], ja: ["ウルグアイ", "モンテビデオ"],
    ar: ["أوروغواي", "مونتيفيديو"] } },
  { id: "paraguay", parents: ["southern-cone"], words: {
    en: ["Paraguay", "paraguayan", "guarani"], es: ["Paraguay", "paraguayo", "paraguaya", "guaraní"],
    fr: ["Paraguay", "paraguayen", "paraguayenne", "asunción"], zh: ["巴拉圭"], "zh-TW": ["巴拉圭"], ja: ["パラグアイ"],
    ar: ["باراغواي"] } },
  { id: "guatemala", parents: ["central-america"], words: {
    en: ["Guatemala", "guatemalan"], es: ["Guatemala", "guatemalteco", "guatemalteca"],
    fr: ["Guatemala", "guatémaltèque"], zh: ["危地马拉"], "zh-TW": ["瓜地馬拉"], ja: ["グアテマラ"],
    ar: ["غواتيمالا"] } },
  { id: "honduras", parents: ["central-america"], words: {
    en: ["Honduras", "honduran"], es: ["Honduras", "hondureño", "hondureña"],
    fr: ["Honduras", "hondurien"], zh: ["洪都拉斯"], "zh-TW": ["宏都拉斯"], ja: ["ホンジュラス"],
    ar: ["هندوراس"] } },
  { id: "el-salvador", parents: ["central-america"], words: {
    en: ["El Salvador", "salvadoran"], es: ["El Salvador", "salvadoreño", "salvadoreña"],
    fr: ["Salvador", "salvadorien"], zh: ["萨尔瓦多"], "zh-TW": ["薩爾瓦多"], ja: ["エルサルバドル"],
    ar: ["السلفادور"] } },
  { id: "nicaragua", parents: ["central-america"], words: {
    en: ["Nicaragua", "nicaraguan"], es: ["Nicaragua", "nicaragüense"],
    fr: ["Nicaragua", "nicaraguayen"], zh: ["尼加拉瓜"], "zh-TW": ["尼加拉瓜"], ja: ["ニカラグア"],
    ar: ["نيكاراغوا"] } },
  { id: "costa-rica", parents: ["central-america"], words: {
    en: ["Costa Rica", "costa rican"], es: ["Costa Rica", "costarricense"],
    fr: ["Costa Rica", "costaricien"], zh: ["哥斯达黎加"], "zh-TW": ["哥斯大黎加"], ja: ["コスタリカ"],
    ar: ["كوستاريكا"] } },
  { id: "panama", parents: ["central-america"], words: {
    en: ["Panama", "panamanian", "panama canal"], es: ["Panamá", "panameño", "canal de panamá"],
    fr: ["Panama", "panaméen", "canal de panama"], zh: ["巴拿马"], "zh-TW": ["巴拿馬"], ja: ["パナマ"],
    ar: ["بنما"] } },
  { id: "haiti", parents: ["antilles"], words: {
    en: ["Haiti", "haitian", "port-au-prince", "haitian revolution"], es: ["Haití", "haitiano", "haitiana"],
    fr: ["Haïti", "haïtien", "haïtienne"], zh: ["海地"], "zh-TW": ["海地"], ja: ["ハイチ"],
    ar: ["هايتي"] } },
  { id: "french-antilles", parents: ["antilles"], words: {
    en: ["French Antilles", "martinique", "guadeloupe", "guadeloupean"], es: ["Antillas francesas", "martinica", "guadalupe francesa"],
    fr: ["Antilles françaises", "martinique", "martiniquais", "guadeloupe", "guadeloupéen"], zh: ["法属安的列斯", "马提尼克", "瓜德罗普"], "zh-TW": ["法屬安地列斯", "馬提尼克", "瓜德羅普"], ja: ["フランス領アンティル", "マルティニーク", "グアドループ"],
    ar: ["الأنتيل الفرنسية", "المارتينيك", "غوادلوب"] } },
  { id: "jamaica", parents: ["antilles"], words: {
    en: ["Jamaica", "jamaican", "kingston"], es: ["Jamaica", "jamaicano", "jamaicana"],
    fr: ["Jamaïque", "jamaïcain", "jamaïcaine"], zh: ["牙买加"], "zh-TW": ["牙買加"], ja: ["ジャマイカ"],
    ar: ["جامايكا"] } },
  { id: "puerto-rico", parents: ["antilles"], words: {
    en: ["Puerto Rico", "puerto rican"], es: ["Puerto Rico", "puertorriqueño", "puertorriqueña", "boricua"],
    fr: ["Porto Rico", "portoricain", "portoricaine"], zh: ["波多黎各"], "zh-TW": ["波多黎各"], ja: ["プエルトリコ"],
    ar: ["بورتوريكو"] } },
  { id: "dominican-republic", parents: ["antilles"], words: {
    en: ["Dominican Republic", "dominican", "santo domingo"], es: ["República Dominicana", "dominicano", "dominicana", "santo domingo"],
    fr: ["République dominicaine", "dominicain", "dominicaine"], zh: ["多米尼加"], "zh-TW": ["多明尼加"], ja: ["ドミニカ"],
    ar: ["الدومينيكان"] } },
];
