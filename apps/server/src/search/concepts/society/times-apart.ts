import type { Concept } from "../concept.ts";

export const timesApart: Concept[] = [
  { id: "fifties", parents: ["sixties-to-eighties"], words: {
    en: ["1950s", "nineteen-fifties"], es: ["años cincuenta", "los cincuenta"],
    fr: ["années cinquante", "années 50"], zh: ["五十年代", "50年代"], "zh-TW": ["五十年代", "50年代", "五零年代"], ja: ["五十年代", "昭和三十年代"],
    ar: ["الخمسينيات", "الخمسينات", "خمسينيات"] } },
  { id: "sixties", parents: ["sixties-to-eighties"], words: {
    en: ["1960s", "sixties", "60s", "swinging sixties", "the sixties", "woodstock", "flower power", "summer of love", "beatlemania"], es: ["años sesenta", "los sesenta", "sesentero", "años 60", "woodstock"],
    fr: ["années soixante", "années 60", "les années 60", "mai 68", "soixante-huit", "soixante-huitard", "yéyé", "woodstock"], zh: ["六十年代", "60年代"], "zh-TW": ["六十年代", "60年代", "六零年代"], ja: ["六十年代", "60年代", "ウッドストック"],
    ar: ["الستينيات", "الستينات", "ستينيات", "ستينيات القرن الماضي", "وودستوك"] } },
  { id: "seventies", parents: ["sixties-to-eighties"], words: {
    en: ["1970s", "seventies", "70s", "the seventies", "disco era"], es: ["años setenta", "los setenta", "años 70", "setentero"],
    fr: ["années soixante-dix", "années 70"], zh: ["七十年代", "70年代", "七零年代"], "zh-TW": ["七十年代", "70年代", "七零年代"], ja: ["七十年代", "70年代"],
    ar: ["السبعينيات", "السبعينات", "سبعينيات", "سبعينات"] } },
  { id: "eighties", parents: ["sixties-to-eighties"], words: {
    en: ["1980s", "eighties", "80s", "nineteen-eighties", "the eighties", "eighties teenager", "retro eighties"], es: ["años ochenta", "los ochenta", "ochentero", "años 80", "ochentera", "década de los ochenta"],
    fr: ["années quatre-vingt", "années 80", "les années 80", "rétro années 80"], zh: ["八十年代", "80年代", "八零年代"], "zh-TW": ["八十年代", "80年代", "八零年代"], ja: ["八十年代", "80年代", "バブル期", "バブル時代", "バブル景気"],
    ar: ["الثمانينيات", "الثمانينات", "ثمانينيات", "ثمانينات"] } },
  { id: "nineties", parents: ["sixties-to-eighties"], words: {
    en: ["1990s", "nineties", "90s", "the nineties"], es: ["años noventa", "los noventa", "noventero", "años 90", "noventera", "década de los noventa"],
    fr: ["années quatre-vingt-dix", "années 90"], zh: ["九十年代", "90年代", "九零年代"], "zh-TW": ["九十年代", "90年代", "九零年代"], ja: ["九十年代", "90年代", "平成初期"],
    ar: ["التسعينيات", "التسعينات", "تسعينيات"] } },
  { id: "great-depression", parents: ["interwar"], words: {
    en: ["Great Depression", "dust bowl era", "great crash"], es: ["Gran Depresión", "crack del 29"],
    fr: ["Grande Dépression", "krach de 1929", "crise de 29"], zh: ["大萧条", "经济大萧条"], "zh-TW": ["大蕭條", "經濟大蕭條"], ja: ["大恐慌", "昭和恐慌"],
    ar: ["الكساد الكبير", "الأزمة الاقتصادية العالمية"] } },
  { id: "prohibition-era", parents: ["interwar"], words: {
    en: ["prohibition", "bootlegger", "bootleggers", "speakeasies", "gangster era"], es: ["ley seca"],
    fr: ["prohibition"], zh: ["禁酒令"], "zh-TW": ["禁酒令"], ja: ["禁酒法"],
    ar: ["حظر الكحول"] } },
  { id: "forties", parents: ["twentieth-century"], words: {
    en: ["1940s"], es: ["años cuarenta"],
    fr: ["années quarante", "années 40"], zh: ["四十年代"], "zh-TW": ["四十年代"], ja: ["四十年代"],
    ar: ["الأربعينيات", "أربعينيات"] } },
  { id: "victorian-era", parents: ["nineteenth-century"], words: {
    en: ["Victorian era", "victorian", "victorians", "victorian england", "victorian london", "queen victoria", "gaslight"], es: ["época victoriana", "victoriano", "inglaterra victoriana", "victoriana", "reina victoria"],
    fr: ["époque victorienne", "victorien", "angleterre victorienne", "victorienne", "reine victoria"], zh: ["维多利亚时代", "维多利亚", "维多利亚女王"], "zh-TW": ["維多利亞時代", "維多利亞", "維多利亞女王", "維多利亞風"], ja: ["ヴィクトリア朝", "ヴィクトリア時代", "ビクトリア朝"],
    ar: ["العصر الفيكتوري", "فيكتوري", "العهد الفيكتوري", "الملكة فيكتوريا", "إنجلترا الفيكتورية", "فيكتورية"] } },
  { id: "tudor-england", parents: ["renaissance", "britain"], words: {
    en: ["Tudor England", "tudor", "tudors", "elizabethan", "henry viii"], es: ["Inglaterra de los Tudor", "isabelino"],
    fr: ["Angleterre des Tudors", "élisabéthain"], zh: ["都铎王朝"], "zh-TW": ["都鐸王朝"], ja: ["テューダー朝", "エリザベス朝"],
    ar: ["إنجلترا التيودورية"] } },
  { id: "crusades", parents: ["middle-ages", "war"], words: {
    en: ["Crusades", "crusade", "crusaders"], es: ["Cruzadas", "cruzados"],
    fr: ["croisades", "croisés"], zh: ["十字军", "十字军东征"], "zh-TW": ["十字軍", "十字軍東征"], ja: ["十字軍"],
    ar: ["حروب صليبية", "الصليبيون", "صليبيون"] } },
  { id: "byzantium", parents: ["middle-ages"], words: {
    en: ["Byzantium", "byzantine"], es: ["Bizancio", "bizantino"],
    fr: ["Byzance", "byzantin"], zh: ["拜占庭"], "zh-TW": ["拜占庭", "拜占庭帝國"], ja: ["ビザンツ", "ビザンティン"],
    ar: ["بيزنطة", "بيزنطي"] } },
  { id: "ninja", parents: ["samurai-japan"], words: {
    en: ["ninja", "ninjas"], es: ["ninja", "ninjas"],
    fr: ["ninja", "ninjas"], zh: ["忍者"], "zh-TW": ["忍者"], ja: ["忍者", "忍び", "忍術", "くノ一"],
    ar: ["نينجا", "نينجات"] } },
];
