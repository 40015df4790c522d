import type { Concept } from "../concept.ts";

export const europeanCountries: Concept[] = [
  { id: "sweden", parents: ["scandinavia"], words: {
    en: ["Sweden", "swedish", "stockholm"], es: ["Suecia", "sueco", "sueca", "estocolmo"],
    fr: ["Suède", "suédois", "suédoise", "stockholm"], zh: ["瑞典"], "zh-TW": ["瑞典"], ja: ["スウェーデン"],
    ar: ["السويد", "سويدي"] } },
  { id: "norway", parents: ["scandinavia"], words: {
    en: ["Norway", "norwegian", "oslo"], es: ["Noruega", "noruego"],
    fr: ["Norvège", "norvégien", "norvégienne"], zh: ["挪威"], "zh-TW": ["挪威"], ja: ["ノルウェー"],
    ar: ["النرويج", "نرويجي"] } },
  { id: "denmark", parents: ["scandinavia"], words: {
    en: ["Denmark", "danish", "copenhagen"], es: ["Dinamarca", "danés", "danesa", "copenhague"],
    fr: ["Danemark", "danois", "danoise", "copenhague"], zh: ["丹麦"], "zh-TW": ["丹麥"], ja: ["デンマーク"],
    ar: ["الدنمارك", "دنماركي"] } },
  { id: "finland", parents: ["scandinavia"], words: {
    en: ["Finland", "finnish", "helsinki"], es: ["Finlandia", "finlandés", "finlandesa"],
    fr: ["Finlande", "finlandais", "finlandaise"], zh: ["芬兰"], "zh-TW": ["芬蘭"], ja: ["フィンランド"],
    ar: ["فنلندا", "فنلندي"] } },
  { id: "iceland", parents: ["scandinavia"], words: {
    en: ["Iceland", "icelandic", "reykjavik"], es: ["Islandia", "islandés", "islandesa"],
    fr: ["Islande", "islandais", "islandaise"], zh: ["冰岛"], "zh-TW": ["冰島"], ja: ["アイスランド"],
    ar: ["أيسلندا"] } },
  { id: "netherlands", parents: ["low-countries"], words: {
    en: ["Netherlands", "dutch", "amsterdam", "holland", "rotterdam"], es: ["Países Bajos", "holandés", "holandesa", "ámsterdam", "holanda"],
    fr: ["Pays-Bas", "néerlandais", "néerlandaise", "hollandais", "amsterdam", "hollande"], zh: ["荷兰", "阿姆斯特丹"], "zh-TW": ["荷蘭", "阿姆斯特丹"], ja: ["オランダ", "アムステルダム"],
    ar: ["هولندا", "هولندي", "أمستردام"] } },
  { id: "belgium", parents: ["low-countries"], words: {
    en: ["Belgium", "belgian", "brussels", "flemish", "flanders"], es: ["Bélgica", "belga", "bruselas", "flamenca de bélgica", "flandes"],
    fr: ["Belgique", "belge", "bruxelles", "flamand", "wallonie"], zh: ["比利时", "布鲁塞尔"], "zh-TW": ["比利時", "布魯塞爾"], ja: ["ベルギー", "ブリュッセル"],
    ar: ["بلجيكا", "بلجيكي", "بروكسل"] } },
  { id: "austria", parents: ["austria-and-switzerland"], words: {
    en: ["Austria", "austrian", "vienna", "salzburg", "viennese"], es: ["Austria", "austriaco", "austríaco", "viena"],
    fr: ["Autriche", "autrichien", "vienne", "viennois"], zh: ["奥地利", "维也纳"], "zh-TW": ["奧地利", "維也納"], ja: ["オーストリア", "ウィーン"],
    ar: ["النمسا", "نمساوي", "فيينا"] } },
  { id: "switzerland", parents: ["austria-and-switzerland"], words: {
    en: ["Switzerland", "swiss", "geneva", "zurich"], es: ["Suiza", "suizo", "ginebra"],
    fr: ["Suisse", "genève", "zurich"], zh: ["瑞士", "日内瓦"], "zh-TW": ["瑞士", "日內瓦"], ja: ["スイス", "ジュネーブ"],
    ar: ["سويسرا", "سويسري", "جنيف"] } },
  { id: "poland", parents: ["eastern-europe"], words: {
    en: ["Poland", "polish", "warsaw", "krakow"], es: ["Polonia", "polaco", "polaca", "varsovia", "cracovia"],
    fr: ["Pologne", "polonais", "polonaise", "varsovie", "cracovie"], zh: ["波兰", "华沙"], "zh-TW": ["波蘭", "華沙"], ja: ["ポーランド", "ワルシャワ"],
    ar: ["بولندا", "بولندي", "وارسو"] } },
  { id: "czechia", parents: ["eastern-europe"], words: {
    en: ["Czechia", "czech", "czechs", "prague", "bohemia"], es: ["Chequia", "checo", "checa", "praga"],
    fr: ["Tchéquie", "tchèque", "prague"], zh: ["捷克", "布拉格"], "zh-TW": ["捷克", "布拉格"], ja: ["チェコ", "プラハ"],
    ar: ["التشيك", "براغ"] } },
  { id: "romania", parents: ["eastern-europe"], words: {
    en: ["Romania", "romanian", "bucharest", "transylvania"], es: ["Rumanía", "rumano", "rumana", "transilvania"],
    fr: ["Roumanie", "roumain", "roumaine", "transylvanie"], zh: ["罗马尼亚", "特兰西瓦尼亚"], "zh-TW": ["羅馬尼亞", "特蘭西瓦尼亞"], ja: ["ルーマニア", "トランシルヴァニア"],
    ar: ["رومانيا", "ترانسيلفانيا"] } },
  { id: "serbia", parents: ["balkans"], words: {
    en: ["Serbia", "serbian", "belgrade", "serbs"], es: ["Serbia", "serbio", "belgrado"],
    fr: ["Serbie", "serbe", "belgrade"], zh: ["塞尔维亚"], "zh-TW": ["塞爾維亞"], ja: ["セルビア"],
    ar: ["صربيا"] } },
  { id: "bosnia", parents: ["balkans"], words: {
    en: ["Bosnia", "bosnian", "sarajevo"], es: ["Bosnia", "bosnio", "sarajevo"],
    fr: ["Bosnie", "bosniaque", "sarajevo"], zh: ["波斯尼亚", "萨拉热窝"], "zh-TW": ["波斯尼亞", "波士尼亞", "薩拉熱窩"], ja: ["ボスニア", "サラエボ"],
    ar: ["البوسنة", "سراييفو"] } },
  { id: "croatia", parents: ["balkans"], words: {
    en: ["Croatia", "croatian", "dubrovnik"], es: ["Croacia", "croata"],
    fr: ["Croatie", "croate"], zh: ["克罗地亚"], "zh-TW": ["克羅埃西亞"], ja: ["クロアチア"],
    ar: ["كرواتيا"] } },
  { id: "bulgaria", parents: ["balkans"], words: {
    en: ["Bulgaria", "bulgarian"], es: ["Bulgaria", "búlgaro"],
    fr: ["Bulgarie", "bulgare"], zh: ["保加利亚"], "zh-TW": ["保加利亞"], ja: ["ブルガリア"],
    ar: ["بلغاريا"] } },
  { id: "albania-and-kosovo", parents: ["balkans"], words: {
    en: ["Albania", "albanian", "albanians", "kosovo"], es: ["Albania", "albanés", "kosovo"],
    fr: ["Albanie", "albanais", "kosovo"], zh: ["阿尔巴尼亚", "科索沃"], "zh-TW": ["阿爾巴尼亞", "科索沃"], ja: ["アルバニア", "コソボ"],
    ar: ["ألبانيا", "كوسوفو"] } },
  { id: "lithuania", parents: ["baltic-states"], words: {
    en: ["Lithuania", "lithuanian", "vilnius"], es: ["Lituania", "lituano"],
    fr: ["Lituanie", "lituanien"], zh: ["立陶宛"], "zh-TW": ["立陶宛"], ja: ["リトアニア"],
    ar: ["ليتوانيا"] } },
  { id: "latvia", parents: ["baltic-states"], words: {
    en: ["Latvia", "latvian", "riga"], es: ["Letonia", "letón"],
    fr: ["Lettonie", "letton"], zh: ["拉脱维亚"], "zh-TW": ["拉脫維亞"], ja: ["ラトビア"],
    ar: ["لاتفيا"] } },
  { id: "estonia", parents: ["baltic-states"], words: {
    en: ["Estonia", "estonian", "tallinn"], es: ["Estonia", "estonio"],
    fr: ["Estonie", "estonien"], zh: ["爱沙尼亚"], "zh-TW": ["愛沙尼亞"], ja: ["エストニア"],
    ar: ["إستونيا"] } },
  { id: "cyprus", parents: ["mediterranean"], words: {
    en: ["Cyprus", "cypriot", "nicosia"], es: ["Chipre", "chipriota"],
    fr: ["Chypre", "chypriote"], zh: ["塞浦路斯"], "zh-TW": ["賽普勒斯"], ja: ["キプロス"],
    ar: ["قبرص"] } },
  { id: "malta", parents: ["mediterranean"], words: {
    en: ["Malta", "maltese"], es: ["Malta", "maltés"],
    fr: ["Malte", "maltais"], zh: ["马耳他"], "zh-TW": ["馬爾他"], ja: ["マルタ島"],
    ar: ["مالطا"] } },
  { id: "wales", parents: ["britain"], words: {
    en: ["Wales", "welsh", "cardiff", "snowdonia"], es: ["Gales", "galés", "galesa"],
    fr: ["pays de Galles", "gallois", "galloise"], zh: ["威尔士"], "zh-TW": ["威爾士"], ja: ["ウェールズ"],
    ar: ["ويلز", "ويلزي"] } },
  { id: "brittany", parents: ["french-regions"], words: {
    en: ["Brittany", "breton", "bretons"], es: ["Bretaña francesa", "bretón"],
    fr: ["Bretagne", "breton", "bretonne", "bretons"], zh: ["布列塔尼"], "zh-TW": ["布列塔尼"], ja: ["ブルターニュ"],
    ar: ["بريتاني"] } },
  { id: "normandy", parents: ["french-regions"], words: {
    en: ["Normandy"], es: ["Normandía"],
    fr: ["Normandie", "normand"], zh: ["诺曼底"], "zh-TW": ["諾曼底"], ja: ["ノルマンディー"],
    ar: ["نورماندي"] } },
  { id: "provence", parents: ["french-regions"], words: {
    en: ["Provence", "provencal", "provençal"], es: ["Provenza", "provenzal"],
    fr: ["Provence", "provençal"], zh: ["普罗旺斯"], "zh-TW": ["普羅旺斯"], ja: ["プロヴァンス"],
    ar: ["بروفانس"] } },
  { id: "corsica", parents: ["french-regions"], words: {
    en: ["Corsica", "corsican"], es: ["Córcega", "corso"],
    fr: ["Corse"], zh: ["科西嘉"], "zh-TW": ["科西嘉"], ja: ["コルシカ"],
    ar: ["كورسيكا"] } },
  { id: "marseille", parents: ["french-regions", "city"], words: {
    en: ["Marseille", "marseilles"], es: ["Marsella"],
    fr: ["Marseille", "marseillais"], zh: ["马赛"], "zh-TW": ["馬賽"], ja: ["マルセイユ"],
    ar: ["مرسيليا"] } },
  { id: "andalusia", parents: ["spanish-regions"], words: {
    en: ["Andalusia", "andalucía", "andalusian", "seville", "granada"], es: ["Andalucía", "andaluz", "andaluza", "sevilla", "granada"],
    fr: ["Andalousie", "andalou", "séville"], zh: ["安达卢西亚"], "zh-TW": ["安達盧西亞"], ja: ["アンダルシア", "セビリア"],
    ar: ["الأندلس", "أندلسي", "إشبيلية", "غرناطة"] } },
  { id: "catalonia", parents: ["spanish-regions"], words: {
    en: ["Catalonia", "catalan"], es: ["Cataluña", "catalán", "catalana"],
    fr: ["Catalogne", "catalan"], zh: ["加泰罗尼亚"], "zh-TW": ["加泰羅尼亞"], ja: ["カタルーニャ"],
    ar: ["كتالونيا"] } },
  { id: "galicia", parents: ["spanish-regions"], words: {
    en: ["Galicia", "galician"], es: ["Galicia", "gallego", "gallega"],
    fr: ["Galice"], zh: ["加利西亚"], "zh-TW": ["加利西亞"], ja: ["ガリシア"],
    ar: ["غاليسيا"] } },
  { id: "basque-country", parents: ["spanish-regions"], words: {
    en: ["Basque Country", "basque"], es: ["País Vasco", "vasco", "euskadi"],
    fr: ["Pays basque", "basque"], zh: ["巴斯克"], "zh-TW": ["巴斯克"], ja: ["バスク"],
    ar: ["الباسك"] } },
  { id: "sicily", parents: ["italian-regions"], words: {
    en: ["Sicily", "sicilian", "palermo"], es: ["Sicilia", "siciliano", "siciliana", "palermo"],
    fr: ["Sicile", "sicilien", "sicilienne", "palerme"], zh: ["西西里", "巴勒莫"], "zh-TW": ["西西里", "巴勒莫", "西西里島"], ja: ["シチリア", "パレルモ"],
    ar: ["صقلية", "صقلي", "باليرمو"] } },
  { id: "tuscany", parents: ["italian-regions"], words: {
    en: ["Tuscany", "tuscan"], es: ["Toscana", "toscano"],
    fr: ["Toscane", "toscan"], zh: ["托斯卡纳"], "zh-TW": ["托斯卡納", "托斯卡尼"], ja: ["トスカーナ"],
    ar: ["توسكانا"] } },
  { id: "sardinia", parents: ["italian-regions"], words: {
    en: ["Sardinia", "sardinian"], es: ["Cerdeña", "sardo"],
    fr: ["Sardaigne", "sarde"], zh: ["撒丁岛"], "zh-TW": ["撒丁島"], ja: ["サルデーニャ"],
    ar: ["سردينيا"] } },
];
