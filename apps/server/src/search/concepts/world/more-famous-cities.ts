import type { Concept } from "../concept.ts";

export const moreFamousCities: Concept[] = [
  { id: "moscow", parents: ["russia", "city"], words: {
    en: ["Moscow", "muscovite", "red square", "kremlin"], es: ["Moscú"],
    fr: ["Moscou"], zh: ["莫斯科"], "zh-TW": ["莫斯科"], ja: ["モスクワ"],
    ar: ["موسكو"] } },
  { id: "saint-petersburg", parents: ["russia", "city"], words: {
    en: ["Saint Petersburg", "st petersburg", "leningrad", "siege of leningrad"], es: ["San Petersburgo", "leningrado"],
    fr: ["Saint-Pétersbourg", "léningrad"], zh: ["圣彼得堡", "列宁格勒"], "zh-TW": ["聖彼得堡", "列寧格勒"], ja: ["サンクトペテルブルク", "レニングラード"],
    ar: ["سان بطرسبرغ", "لينينغراد"] } },
  { id: "soviet-union", parents: ["russia"], words: {
    en: ["Soviet Union", "soviet", "ussr"], es: ["Unión Soviética", "soviético", "urss"],
    fr: ["Union soviétique", "soviétique", "urss"], zh: ["苏联"], "zh-TW": ["蘇聯"], ja: ["ソ連"],
    ar: ["الاتحاد السوفيتي", "سوفيتي", "سوفييتي", "الاتحاد السوفييتي"] } },
  { id: "mexican-places", parents: ["mexico"], words: {
    en: ["places in Mexico", "oaxaca", "guadalajara", "yucatan", "chiapas", "veracruz", "oaxacan", "tijuana", "acapulco", "monterrey", "juárez", "ciudad juárez"], es: ["lugares de México", "oaxaca", "oaxaqueño", "guadalajara", "yucatán", "chiapas", "veracruz"],
    fr: ["lieux du Mexique", "oaxaca", "yucatan", "chiapas", "puebla"], zh: ["墨西哥各地", "瓦哈卡", "尤卡坦"], "zh-TW": ["墨西哥各地", "瓦哈卡", "尤卡坦"], ja: ["メキシコの町", "オアハカ", "ユカタン"],
    ar: ["أماكن المكسيك", "واهاكا"] } },
  { id: "chicago", parents: ["united-states", "city"], words: {
    en: ["Chicago"], es: ["Chicago"],
    fr: ["Chicago"], zh: ["芝加哥"], "zh-TW": ["芝加哥"], ja: ["シカゴ"],
    ar: ["شيكاغو"] } },
  { id: "los-angeles", parents: ["california", "city"], words: {
    en: ["Los Angeles", "sunset boulevard", "venice beach", "beverly hills", "santa monica"], es: ["Los Ángeles", "los ángeles ciudad"],
    fr: ["Los Angeles", "santa monica"], zh: ["洛杉矶"], "zh-TW": ["洛杉磯"], ja: ["ロサンゼルス"],
    ar: ["لوس أنجلوس"] } },
  { id: "san-francisco", parents: ["california", "city"], words: {
    en: ["San Francisco"], es: ["San Francisco ciudad"],
    fr: ["San Francisco"], zh: ["旧金山"], "zh-TW": ["舊金山"], ja: ["サンフランシスコ"],
    ar: ["سان فرانسيسكو"] } },
  { id: "hollywood", parents: ["california", "film"], words: {
    en: ["Hollywood", "tinseltown"], es: ["Hollywood"],
    fr: ["Hollywood"], zh: ["好莱坞"], "zh-TW": ["好萊塢"], ja: ["ハリウッド"],
    ar: ["هوليوود"] } },
  { id: "hawaii", parents: ["united-states", "new-zealand-and-pacific"], words: {
    en: ["Hawaii", "hawaiian", "honolulu", "hawaii island", "waikiki"], es: ["Hawái", "hawaiano", "hawaiana"],
    fr: ["Hawaï", "hawaïen", "hawaï et ses plages"], zh: ["夏威夷", "檀香山"], "zh-TW": ["夏威夷", "檀香山"], ja: ["ハワイ", "ホノルル"],
    ar: ["هاواي"] } },
  { id: "new-zealand", parents: ["oceania"], words: {
    en: ["New Zealand", "new zealander", "maori"], es: ["Nueva Zelanda", "neozelandés", "maorí"],
    fr: ["Nouvelle-Zélande", "néo-zélandais", "maori"], zh: ["新西兰", "毛利"], "zh-TW": ["紐西蘭", "毛利"], ja: ["ニュージーランド", "マオリ"],
    ar: ["نيوزيلندا", "الماوري"] } },
  { id: "rio-de-janeiro", parents: ["brazil", "city"], words: {
    en: ["Rio de Janeiro", "carioca"], es: ["Río de Janeiro"],
    fr: ["Rio de Janeiro", "carioca", "favelas de rio"], zh: ["里约热内卢"], "zh-TW": ["里約熱內盧"], ja: ["リオデジャネイロ"],
    ar: ["ريو دي جانيرو"] } },
  { id: "havana", parents: ["cuba", "city"], words: {
    en: ["Havana", "old havana"], es: ["La Habana", "habanero"],
    fr: ["La Havane"], zh: ["哈瓦那"], "zh-TW": ["哈瓦那"], ja: ["ハバナ"],
    ar: ["هافانا"] } },
  { id: "buenos-aires", parents: ["argentina", "city"], words: {
    en: ["Buenos Aires", "porteño"], es: ["Buenos Aires", "porteño"],
    fr: ["Buenos Aires"], zh: ["布宜诺斯艾利斯"], "zh-TW": ["布宜諾斯艾利斯"], ja: ["ブエノスアイレス"],
    ar: ["بوينس آيرس"] } },
  { id: "mumbai", parents: ["india", "city"], words: {
    en: ["Mumbai", "bombay"], es: ["Bombay"],
    fr: ["Bombay"], zh: ["孟买"], "zh-TW": ["孟買"], ja: ["ムンバイ"],
    ar: ["مومباي", "بومباي"] } },
  { id: "delhi", parents: ["india", "city"], words: {
    en: ["Delhi", "new delhi"], es: ["Delhi", "nueva delhi"],
    fr: ["Delhi", "new delhi"], zh: ["德里", "新德里"], "zh-TW": ["德里", "新德里"], ja: ["デリー"],
    ar: ["دلهي"] } },
  { id: "seoul", parents: ["korea", "city"], words: {
    en: ["Seoul"], es: ["Seúl"],
    fr: ["Séoul"], zh: ["首尔"], "zh-TW": ["首爾"], ja: ["ソウル"],
    ar: ["سيول"] } },
  { id: "taipei", parents: ["taiwan", "city"], words: {
    en: ["Taipei"], es: ["Taipéi"],
    fr: ["Taipei"], zh: ["台北"], "zh-TW": ["臺北", "台北"], ja: ["台北"],
    ar: ["تايبيه"] } },
  { id: "beijing", parents: ["shanghai-and-beijing"], words: {
    en: ["Beijing", "beijinger"], es: ["Pekín", "pekinés"],
    fr: ["Pékin", "pékinois", "place tian'anmen", "tiananmen", "hutongs"], zh: ["北京", "老北京"], "zh-TW": ["北京", "老北京"], ja: ["北京"],
    ar: ["بكين"] } },
  { id: "shanghai", parents: ["shanghai-and-beijing"], words: {
    en: ["Shanghai", "shanghainese"], es: ["Shanghái"],
    fr: ["Shanghai", "shanghaïen", "shanghaïenne"], zh: ["上海", "老上海", "上海滩"], "zh-TW": ["上海", "老上海", "上海灘"], ja: ["上海"],
    ar: ["شنغهاي"] } },
  { id: "macau", parents: ["china"], words: {
    en: ["Macau", "macao"], es: ["Macao"],
    fr: ["Macao"], zh: ["澳门"], "zh-TW": ["澳門"], ja: ["マカオ"],
    ar: ["ماكاو"] } },
  { id: "osaka", parents: ["japan", "city"], words: {
    en: ["Osaka"], es: ["Osaka"],
    fr: ["Osaka"], zh: ["大阪"], "zh-TW": ["大阪"], ja: ["大阪"],
    ar: ["أوساكا"] } },
  { id: "nara", parents: ["japan", "city"], words: {
    en: ["Nara"], es: ["Nara"],
    fr: ["Nara"], zh: ["奈良"], "zh-TW": ["奈良"], ja: ["奈良"],
    ar: ["نارا"] } },
  { id: "okinawa", parents: ["japan"], words: {
    en: ["Okinawa", "okinawan", "ryukyu"], es: ["Okinawa"],
    fr: ["Okinawa", "île d'okinawa", "archipel des ryukyu"], zh: ["冲绳", "琉球"], "zh-TW": ["沖繩", "琉球"], ja: ["沖縄", "琉球"],
    ar: ["أوكيناوا"] } },
  { id: "ainu", parents: ["japan", "indigenous"], words: {
    en: ["Ainu", "ainu people"], es: ["ainus", "ainu"],
    fr: ["Aïnous", "aïnou"], zh: ["阿伊努"], "zh-TW": ["阿伊努"], ja: ["アイヌ"],
    ar: ["الآينو"] } },
  { id: "sydney", parents: ["australia", "city"], words: {
    en: ["Sydney"], es: ["Sídney"],
    fr: ["Sydney"], zh: ["悉尼"], "zh-TW": ["雪梨"], ja: ["シドニー"],
    ar: ["سيدني"] } },
];
