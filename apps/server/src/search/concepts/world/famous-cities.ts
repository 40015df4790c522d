import type { Concept } from "../concept.ts";

export const famousCities: Concept[] = [
  { id: "toronto", parents: ["canadian-regions", "city"], words: {
    en: ["Toronto"], es: ["Toronto"],
    fr: ["Toronto"], zh: ["多伦多"], "zh-TW": ["多倫多"], ja: ["トロント"],
    ar: ["تورونتو"] } },
  { id: "vancouver", parents: ["canadian-regions", "city"], words: {
    en: ["Vancouver"], es: ["Vancouver"],
    fr: ["Vancouver"], zh: ["温哥华"], "zh-TW": ["溫哥華"], ja: ["バンクーバー"],
    ar: ["فانكوفر"] } },
  { id: "moroccan-places", parents: ["morocco"], words: {
    en: ["places in Morocco", "fez", "essaouira", "chefchaouen", "rabat", "atlas mountains", "rif mountains", "medina of fez"], es: ["lugares de Marruecos", "fez", "esauira", "chauen", "rabat", "montes atlas", "rif"],
    fr: ["lieux du Maroc", "essaouira", "chefchaouen", "rabat", "haut atlas", "moyen atlas", "rif"], zh: ["摩洛哥各地", "菲斯古城", "舍夫沙万", "拉巴特", "阿特拉斯山", "蓝色小城"], "zh-TW": ["摩洛哥各地", "菲斯古城", "舍夫沙萬", "拉巴特", "阿特拉斯山", "藍色小城", "菲斯", "藍城舍夫沙萬"], ja: ["モロッコの町", "フェズ", "シャウエン", "ラバト", "アトラス山脈"],
    ar: ["أماكن المغرب", "فاس", "الصويرة", "شفشاون", "الرباط", "جبال الريف", "أغادير", "مكناس", "تطوان"] } },
  { id: "cairo", parents: ["egypt", "city"], words: {
    en: ["Cairo", "cairene"], es: ["El Cairo"],
    fr: ["Le Caire"], zh: ["开罗"], "zh-TW": ["開羅"], ja: ["カイロ"],
    ar: ["القاهرة"] } },
  { id: "nile", parents: ["egypt", "river"], words: {
    en: ["Nile", "the nile"], es: ["Nilo", "el nilo"],
    fr: ["Nil", "le nil"], zh: ["尼罗河"], "zh-TW": ["尼羅河"], ja: ["ナイル川"],
    ar: ["النيل"] } },
  { id: "alexandria", parents: ["egypt", "city"], words: {
    en: ["Alexandria"], es: ["Alejandría"],
    fr: ["Alexandrie"], zh: ["亚历山大港"], "zh-TW": ["亞歷山大港"], ja: ["アレクサンドリア"],
    ar: ["الإسكندرية"] } },
  { id: "jerusalem", parents: ["palestine", "israel", "city"], words: {
    en: ["Jerusalem", "jerusalem jews"], es: ["Jerusalén"],
    fr: ["Jérusalem"], zh: ["耶路撒冷"], "zh-TW": ["耶路撒冷"], ja: ["エルサレム"],
    ar: ["القدس"] } },
  { id: "gaza", parents: ["palestine"], words: {
    en: ["Gaza", "gaza strip"], es: ["Gaza", "franja de gaza"],
    fr: ["Gaza", "bande de gaza", "gazaoui", "gazaouis"], zh: ["加沙"], "zh-TW": ["加薩"], ja: ["ガザ"],
    ar: ["غزة"] } },
  { id: "beirut", parents: ["lebanon", "city"], words: {
    en: ["Beirut", "beirut explosion", "beiruti"], es: ["Beirut"],
    fr: ["Beyrouth", "explosion de beyrouth"], zh: ["贝鲁特"], "zh-TW": ["貝魯特"], ja: ["ベイルート"],
    ar: ["بيروت"] } },
  { id: "damascus", parents: ["syria", "city"], words: {
    en: ["Damascus"], es: ["Damasco"],
    fr: ["Damas", "damascène"], zh: ["大马士革"], "zh-TW": ["大馬士革"], ja: ["ダマスカス"],
    ar: ["دمشق"] } },
  { id: "aleppo", parents: ["syria", "city"], words: {
    en: ["Aleppo", "aleppo under siege"], es: ["Alepo"],
    fr: ["Alep", "alep en guerre"], zh: ["阿勒颇"], "zh-TW": ["阿勒頗"], ja: ["アレッポ"],
    ar: ["حلب"] } },
  { id: "baghdad", parents: ["iraq", "city"], words: {
    en: ["Baghdad"], es: ["Bagdad"],
    fr: ["Bagdad"], zh: ["巴格达"], "zh-TW": ["巴格達"], ja: ["バグダッド"],
    ar: ["بغداد"] } },
  { id: "istanbul", parents: ["turkey-country", "city"], words: {
    en: ["Istanbul", "bosphorus", "istanbulite"], es: ["Estambul"],
    fr: ["Istanbul", "bosphore"], zh: ["伊斯坦布尔"], "zh-TW": ["伊斯坦布林", "伊斯坦堡"], ja: ["イスタンブール"],
    ar: ["إسطنبول"] } },
  { id: "madrid", parents: ["spain", "city"], words: {
    en: ["Madrid"], es: ["Madrid"],
    fr: ["Madrid"], zh: ["马德里"], "zh-TW": ["馬德里"], ja: ["マドリード"],
    ar: ["مدريد"] } },
  { id: "barcelona", parents: ["spain", "city"], words: {
    en: ["Barcelona"], es: ["Barcelona"],
    fr: ["Barcelone"], zh: ["巴塞罗那"], "zh-TW": ["巴塞隆納"], ja: ["バルセロナ"],
    ar: ["برشلونة"] } },
  { id: "milan", parents: ["italy", "city"], words: {
    en: ["Milan"], es: ["Milán"],
    fr: ["Milan"], zh: ["米兰"], "zh-TW": ["米蘭"], ja: ["ミラノ"],
    ar: ["ميلانو"] } },
  { id: "venice", parents: ["italy", "city"], words: {
    en: ["Venice", "venetian", "venetians"], es: ["Venecia", "veneciano"],
    fr: ["Venise", "vénitien"], zh: ["威尼斯"], "zh-TW": ["威尼斯"], ja: ["ヴェネツィア", "ベネチア"],
    ar: ["البندقية"] } },
  { id: "florence-city", parents: ["italy", "city"], words: {
    en: ["Florence", "florentine"], es: ["Florencia"],
    fr: ["Florence", "florentin", "florence en italie"], zh: ["佛罗伦萨"], "zh-TW": ["佛羅倫薩"], ja: ["フィレンツェ"],
    ar: ["فلورنسا"] } },
  { id: "naples", parents: ["italy", "city"], words: {
    en: ["Naples", "neapolitan"], es: ["Nápoles", "napolitano"],
    fr: ["Naples", "napolitain"], zh: ["那不勒斯"], "zh-TW": ["那不勒斯"], ja: ["ナポリ"],
    ar: ["نابولي"] } },
  { id: "lisbon", parents: ["portugal", "city"], words: {
    en: ["Lisbon"], es: ["Lisboa"],
    fr: ["Lisbonne", "alfama"], zh: ["里斯本"], "zh-TW": ["里斯本"], ja: ["リスボン"],
    ar: ["لشبونة"] } },
  { id: "fado", parents: ["portugal", "folk-music"], words: {
    en: ["fado", "fado singer"], es: ["fado"],
    fr: ["fado"], zh: ["法多"], "zh-TW": ["法多"], ja: ["ファド"],
    ar: ["فادو"] } },
  { id: "dublin", parents: ["ireland", "city"], words: {
    en: ["Dublin", "dubliner", "dubliners"], es: ["Dublín"],
    fr: ["Dublin"], zh: ["都柏林"], "zh-TW": ["都柏林"], ja: ["ダブリン"],
    ar: ["دبلن"] } },
];
