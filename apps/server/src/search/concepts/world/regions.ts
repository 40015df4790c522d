import type { Concept } from "../concept.ts";

export const regions: Concept[] = [
  { id: "africa", parents: [], words: {
    en: ["africa", "african"], es: ["áfrica", "africano", "africana"],
    fr: ["afrique", "africain", "africaine", "continent africain", "afrique noire", "afrique subsaharienne", "afrique de mon enfance"], zh: ["非洲"], "zh-TW": ["非洲"], ja: ["アフリカ"],
    ar: ["أفريقيا", "أفريقي", "أفارقة", "قارة أفريقية"] } },
  { id: "arab-world", parents: [], words: {
    en: ["arab", "arabs", "arab world", "middle east", "middle eastern", "arabian"], es: ["árabe", "árabes", "mundo árabe", "oriente medio", "oriente próximo"],
    fr: ["arabe", "arabes", "monde arabe", "moyen-orient", "proche-orient", "pays arabes", "pays arabe", "monde musulman et arabe", "orient arabe"], zh: ["阿拉伯", "中东", "阿拉伯世界"], "zh-TW": ["阿拉伯", "中東", "阿拉伯世界"], ja: ["アラブ", "中東", "アラビア", "アラブ世界"],
    ar: ["العالم العربي", "عربي", "عربية", "الشرق الأوسط", "عرب"] } },
  { id: "egypt", parents: ["arab-world", "africa"], words: {
    en: ["egypt", "egyptian", "cairo", "the nile", "alexandria"], es: ["egipto", "egipcio", "el cairo", "el nilo", "alejandría"],
    fr: ["égypte", "égyptien", "égyptienne", "le caire", "le nil", "alexandrie"], zh: ["埃及", "开罗", "尼罗河"], "zh-TW": ["埃及", "開羅", "尼羅河"], ja: ["エジプト", "カイロ", "ナイル川"],
    ar: ["مصر", "مصري", "القاهرة", "النيل", "الإسكندرية", "صعايدة", "ريف مصري", "أم الدنيا"] } },
  { id: "maghreb", parents: ["arab-world", "africa"], words: {
    en: ["maghreb", "north africa", "amazigh", "berber"], es: ["magreb", "norte de áfrica", "bereber"],
    fr: ["maghreb", "afrique du nord", "berbère", "maghrébin", "maghrébine", "maghrébins", "afrique du nord française", "atlas et maghreb"], zh: ["北非", "马格里布"], "zh-TW": ["北非", "馬格里布"], ja: ["マグレブ", "北アフリカ"],
    ar: ["المغرب العربي", "أمازيغ", "شمال أفريقيا", "مغاربي", "مغاربية"] } },
  { id: "levant", parents: ["arab-world"], words: {
    en: ["jordan", "levant"], es: ["jordania", "levante mediterráneo"],
    fr: ["jordanie", "levant", "jordanien", "jordanienne", "amman", "jordaniens", "orient chrétien"], zh: ["约旦"], "zh-TW": ["約旦"], ja: ["ヨルダン"],
    ar: ["بلاد الشام", "الأردن", "شامي", "شامية", "أهل الشام"] } },
  { id: "palestine", parents: ["arab-world"], words: {
    en: ["palestine", "palestinian", "gaza", "jerusalem", "nakba"], es: ["palestina", "palestino", "gaza", "jerusalén"],
    fr: ["palestine", "palestinien", "palestinienne", "gaza", "jérusalem", "ramallah", "bethléem", "hébron", "bande de gaza", "gazaoui", "gazaouis"], zh: ["巴勒斯坦", "加沙", "耶路撒冷"], "zh-TW": ["巴勒斯坦", "加薩", "耶路撒冷"], ja: ["パレスチナ", "ガザ", "エルサレム"],
    ar: ["فلسطين", "فلسطيني", "غزة", "القدس", "نكبة", "مستوطنات", "مستوطنة إسرائيلية", "جدار الفصل", "حاجز قلنديا", "احتلال إسرائيلي", "انتفاضة الأقصى", "أسرى فلسطينيون", "رام الله", "نابلس", "حيفا", "يافا", "عكا"] } },
  { id: "iraq-and-gulf", parents: ["arab-world"], words: {
    en: ["persian gulf", "dubai"], es: ["golfo pérsico", "dubái"],
    fr: ["golfe persique", "dubaï", "golfe arabique", "doha", "émirats arabes unis", "pays du golfe"], zh: ["海湾国家", "迪拜"], "zh-TW": ["海灣國家", "杜拜"], ja: ["ドバイ"],
    ar: ["العراق والخليج", "الخليج العربي", "دبي"] } },
  { id: "iran-and-turkey", parents: [], words: {
    en: ["iran and turkey", "turkey country"], es: ["irán y turquía", "kurdo"],
    fr: ["iran et turquie", "kurde"], zh: ["伊朗与土耳其", "阿富汗"], "zh-TW": ["伊朗與土耳其", "伊斯坦堡"], ja: ["イランとトルコ", "アフガニスタン"],
    ar: ["إيران وتركيا"] } },
  { id: "asia", parents: [], words: {
    en: ["asia", "asian", "east asia"], es: ["asia", "asiático", "asiática", "asia oriental"],
    fr: ["asie", "asiatique", "asie orientale", "extrême-orient", "continent asiatique", "asie centrale et orientale", "peuples d'asie", "cultures asiatiques"], zh: ["亚洲", "东亚"], "zh-TW": ["亞洲", "東亞"], ja: ["アジア", "東アジア"],
    ar: ["آسيا", "آسيوي", "شرق آسيا"] } },
  { id: "china", parents: ["asia"], words: {
    en: ["china", "chinese", "sichuan", "yangtze"], es: ["china", "chino"],
    fr: ["chine", "chinois", "chinoise", "empire du milieu", "république populaire de chine", "chine moderne", "chine rurale"], zh: ["中国", "四川", "中华", "华人"], "zh-TW": ["中國", "四川", "中華", "華人"], ja: ["中国", "四川"],
    ar: ["الصين", "صيني", "صينية"] } },
  { id: "taiwan", parents: ["asia"], words: {
    en: ["taiwan", "taiwanese", "taipei", "tainan"], es: ["taiwán", "taiwanés", "taipéi"],
    fr: ["taïwan", "taïwanais", "taipei", "taïwanaise", "île de taïwan"], zh: ["台湾", "台北", "台南", "高雄"], "zh-TW": ["台灣", "臺灣", "台北", "臺北", "台南", "高雄"], ja: ["台湾", "台北"],
    ar: ["تايوان", "تايواني", "تايبيه"] } },
  { id: "japan", parents: ["asia"], words: {
    en: ["japan", "japanese"], es: ["japón", "japonés", "japonesa"],
    fr: ["japon", "japonais", "japonaise", "pays du soleil levant", "archipel japonais", "culture japonaise", "nippon", "nippone"], zh: ["日本"], "zh-TW": ["日本"], ja: ["日本", "和風"],
    ar: ["اليابان", "ياباني", "يابانية"] } },
  { id: "korea", parents: ["asia"], words: {
    en: ["korea", "korean", "seoul", "south korea"], es: ["corea", "coreano", "coreana", "seúl"],
    fr: ["corée", "coréen", "coréenne", "séoul", "sud-coréen", "sud-coréenne", "corée du sud", "péninsule coréenne", "busan", "sud-coréens"], zh: ["韩国", "首尔", "朝鲜半岛"], "zh-TW": ["韓國", "首爾", "朝鮮半島", "南韓"], ja: ["韓国", "ソウル"],
    ar: ["كوريا", "كوري", "سيول", "كوريا الجنوبية"] } },
  { id: "india", parents: ["asia"], words: {
    en: ["india", "indian", "mumbai", "delhi", "bengal", "south asia"], es: ["india", "indio de la india", "bombay", "sur de asia"],
    fr: ["inde", "indien de l'inde", "bombay", "asie du sud", "indien d'inde", "indienne d'inde", "calcutta", "new delhi", "rajasthan", "kerala", "sous-continent indien", "pondichéry"], zh: ["印度", "孟买", "南亚"], "zh-TW": ["印度", "孟買", "南亞"], ja: ["インド", "ムンバイ", "南アジア"],
    ar: ["الهند", "هندي", "جنوب آسيا", "هنود", "بومباي", "دلهي", "مومباي"] } },
  { id: "southeast-asia", parents: ["asia"], words: {
    en: ["southeast asia"], es: ["sudeste asiático"],
    fr: ["asie du sud-est", "péninsule indochinoise", "mékong et asie"], zh: ["东南亚"], "zh-TW": ["東南亞"], ja: ["東南アジア"],
    ar: ["جنوب شرق آسيا"] } },
  { id: "mongolia-and-tibet", parents: ["asia"], words: {
    en: ["mongolia and tibet", "silk road"], es: ["mongolia y el tíbet", "ruta de la seda"],
    fr: ["mongolie et tibet", "route de la soie"], zh: ["蒙古与西藏", "丝绸之路"], "zh-TW": ["蒙古與西藏", "絲綢之路", "絲路"], ja: ["モンゴルとチベット", "シルクロード"],
    ar: ["طريق الحرير"] } },
  { id: "europe", parents: [], words: {
    en: ["europe", "european"], es: ["europa", "europeo", "europea"],
    fr: ["europe", "européen", "européenne", "continent européen", "union européenne", "vieux continent"], zh: ["欧洲"], "zh-TW": ["歐洲"], ja: ["ヨーロッパ", "欧州"],
    ar: ["أوروبا", "أوروبي", "قارة أوروبا"] } },
  { id: "france", parents: ["europe"], words: {
    en: ["france", "french"], es: ["francia", "francés", "francesa"],
    fr: ["france", "français", "française", "bretagne", "hexagone", "l'hexagone", "france profonde", "douce france", "campagne française", "province française", "français moyens"], zh: ["法国"], "zh-TW": ["法國"], ja: ["フランス"],
    ar: ["فرنسا", "فرنسي"] } },
  { id: "spain", parents: ["europe"], words: {
    en: ["spain", "spanish", "madrid", "barcelona"], es: ["españa", "español", "española", "madrid", "barcelona"],
    fr: ["espagne", "espagnol", "espagnole", "madrid", "barcelone", "valence en espagne", "grenade en espagne", "péninsule ibérique"], zh: ["西班牙", "马德里", "巴塞罗那"], "zh-TW": ["西班牙", "馬德里", "巴塞隆納"], ja: ["スペイン", "マドリード", "バルセロナ"],
    ar: ["إسبانيا", "إسباني", "مدريد", "برشلونة", "إسبان"] } },
  { id: "italy", parents: ["europe"], words: {
    en: ["italy", "italian", "sicily", "milan"], es: ["italia", "italiano", "italiana", "sicilia"],
    fr: ["italie", "italien", "italienne", "sicile", "florence en italie"], zh: ["意大利", "米兰"], "zh-TW": ["義大利", "米蘭"], ja: ["イタリア", "ミラノ"],
    ar: ["إيطاليا", "إيطالي", "ميلانو", "طليان"] } },
  { id: "britain", parents: ["europe"], words: {
    en: ["britain", "british", "england", "english countryside"], es: ["gran bretaña", "británico", "inglaterra"],
    fr: ["grande-bretagne", "britannique", "angleterre", "anglais", "anglaise", "anglaises", "royaume-uni", "île britannique"], zh: ["英国", "英格兰"], "zh-TW": ["英國", "英格蘭"], ja: ["イギリス", "英国"],
    ar: ["بريطانيا", "بريطاني", "إنجلترا", "إنجليز", "إنجليزي", "إنجليزية", "المملكة المتحدة"] } },
  { id: "ireland", parents: ["europe"], words: {
    en: ["ireland", "irish", "dublin", "celtic", "gaelic"], es: ["irlanda", "irlandés", "dublín", "celta", "gaélico"],
    fr: ["irlande", "irlandais", "dublin", "celtique", "celte", "gaélique"], zh: ["爱尔兰", "都柏林", "凯尔特"], "zh-TW": ["愛爾蘭", "都柏林", "凱爾特"], ja: ["アイルランド", "ダブリン", "ケルト"],
    ar: ["أيرلندا", "أيرلندي", "دبلن", "سلتي"] } },
  { id: "germany", parents: ["europe"], words: {
    en: ["germany", "german", "munich"], es: ["alemania", "alemán", "alemana"],
    fr: ["allemagne", "allemand", "allemande", "allemagne de l'ouest"], zh: ["德国"], "zh-TW": ["德國"], ja: ["ドイツ"],
    ar: ["ألمانيا", "ألماني"] } },
  { id: "russia", parents: ["europe"], words: {
    en: ["russia", "russian", "soviet", "soviet union", "ussr"], es: ["rusia", "ruso", "rusa", "soviético", "unión soviética"],
    fr: ["russie", "russe", "soviétique", "union soviétique", "urss", "russe blanc", "caucase russe", "steppe russe", "moujik"], zh: ["俄罗斯", "苏联"], "zh-TW": ["俄羅斯", "蘇聯"], ja: ["ロシア", "ソ連"],
    ar: ["روسيا", "روسي", "سوفيتي", "الاتحاد السوفيتي", "سوفييتي", "الاتحاد السوفييتي"] } },
  { id: "eastern-europe", parents: ["europe"], words: {
    en: ["polish"], es: ["checo"],
    fr: ["serbie", "europe de l'est", "pays de l'est", "europe centrale", "moldavie"], zh: ["波斯尼亚"], "zh-TW": ["波士尼亞"], ja: ["ボスニア"],
    ar: ["أوروبا الشرقية"] } },
  { id: "greece-and-mediterranean", parents: ["europe"], words: {
    en: ["greek", "mediterranean", "cyprus", "malta"], es: ["mediterráneo", "chipre"],
    fr: ["grec", "méditerranée", "méditerranéen", "chypre", "bassin méditerranéen", "grande bleue", "malte", "maltais", "chypriote"], zh: ["地中海"], "zh-TW": ["地中海"], ja: ["地中海"],
    ar: ["اليونان والمتوسط", "المتوسط", "البحر المتوسط", "قبرص"] } },
  { id: "portugal", parents: ["europe"], words: {
    en: ["portugal", "portuguese", "lisbon", "fado"], es: ["portugal", "portugués", "portuguesa", "lisboa", "fado"],
    fr: ["portugal", "portugais", "portugaise", "lisbonne", "fado", "açores", "madère", "algarve", "alfama", "révolution des œillets"], zh: ["葡萄牙", "里斯本", "法多"], "zh-TW": ["葡萄牙", "里斯本", "法多"], ja: ["ポルトガル", "リスボン", "ファド"],
    ar: ["البرتغال", "برتغالي", "لشبونة", "فادو"] } },
  { id: "canada", parents: ["north-america"], words: {
    en: ["canada", "canadian", "alberta"], es: ["canadá", "canadiense"],
    fr: ["canada", "canadien", "canadienne", "grand nord canadien", "rocheuses canadiennes"], zh: ["加拿大"], "zh-TW": ["加拿大"], ja: ["カナダ"],
    ar: ["كندا", "كندي", "كندية"] } },
  { id: "quebec", parents: ["canada"], words: {
    en: ["quebec", "québec", "quebecois", "montreal", "québécois", "acadian", "acadia"], es: ["quebec", "quebequense", "quebequés", "montreal"],
    fr: ["québec", "québécois", "québécoise", "montréal", "acadie", "acadien", "acadienne"], zh: ["魁北克", "蒙特利尔"], "zh-TW": ["魁北克", "蒙特婁"], ja: ["ケベック", "モントリオール"],
    ar: ["كيبيك", "مونتريال"] } },
  { id: "north-america", parents: [], words: {
    en: ["north america", "north american"], es: ["américa del norte", "norteamérica", "norteamericano"],
    fr: ["amérique du nord", "nord-américain", "continent nord-américain"], zh: ["北美", "北美洲"], "zh-TW": ["北美", "北美洲"], ja: ["北米", "北アメリカ"],
    ar: ["أمريكا الشمالية"] } },
  { id: "united-states", parents: ["north-america"], words: {
    en: ["united states", "america", "american", "usa", "chicago"], es: ["estados unidos", "estadounidense"],
    fr: ["états-unis", "américain", "américaine", "amérique profonde", "yankee", "yankees", "rêve américain déçu"], zh: ["美国"], "zh-TW": ["美國"], ja: ["アメリカ", "米国"],
    ar: ["الولايات المتحدة", "أمريكا", "أمريكي", "أميركا", "أميركي", "أميركية", "واشنطن", "شيكاغو"] } },
  { id: "mexico", parents: ["latin-america"], words: {
    en: ["mexican", "aztec", "maya civilisation", "mayan"], es: ["méxico", "mexicano", "mexicana", "azteca", "maya"],
    fr: ["mexique", "mexicain", "mexicaine", "aztèque", "maya", "mexique précolombien", "zapatiste", "zapatistes", "révolution mexicaine"], zh: ["墨西哥", "阿兹特克", "玛雅"], "zh-TW": ["墨西哥", "阿茲特克", "馬雅"], ja: ["メキシコ", "アステカ", "マヤ文明"],
    ar: ["المكسيك", "مكسيكي", "الأزتك", "المايا"] } },
  { id: "latin-america", parents: [], words: {
    en: ["latin america", "latin american", "latino", "latina", "latinx", "south america", "hispanic", "andes", "andean"], es: ["américa latina", "latinoamérica", "latinoamericano", "latinoamericana", "hispano", "sudamérica", "suramérica", "hispanoamérica", "los andes", "andino"],
    fr: ["amérique latine", "latino-américain", "amérique du sud", "hispanique", "andes", "andin"], zh: ["拉丁美洲", "拉美", "南美", "安第斯"], "zh-TW": ["拉丁美洲", "拉美", "南美", "安第斯"], ja: ["ラテンアメリカ", "中南米", "南米", "アンデス"],
    ar: ["أمريكا اللاتينية", "لاتيني", "أمريكا الجنوبية", "الأنديز"] } },
  { id: "argentina-and-chile", parents: ["latin-america"], words: {
    en: ["argentina and chile", "patagonia"], es: ["argentina y chile", "patagonia"],
    fr: ["argentine et chili", "patagonie"], zh: ["阿根廷与智利", "巴塔哥尼亚"], "zh-TW": ["阿根廷與智利", "巴塔哥尼亞"], ja: ["アルゼンチンとチリ", "パタゴニア"],
    ar: ["الأرجنتين وتشيلي", "باتاغونيا"] } },
  { id: "brazil", parents: ["latin-america"], words: {
    en: ["brazil", "brazilian", "rio de janeiro", "são paulo"], es: ["brasil", "brasileño", "brasileña", "río de janeiro"],
    fr: ["brésil", "brésilien", "brésilienne", "rio de janeiro", "bahia", "favela brésilienne", "favelas de rio", "nordeste brésilien", "carioca", "salvador de bahia", "brasilia"], zh: ["巴西", "里约热内卢"], "zh-TW": ["巴西", "里約熱內盧", "亞馬遜"], ja: ["ブラジル", "リオデジャネイロ"],
    ar: ["البرازيل", "برازيلي", "ريو دي جانيرو"] } },
  { id: "colombia-and-andes", parents: ["latin-america"], words: {
    en: ["colombia and the andes", "machu picchu"], es: ["colombia y los andes", "incas"],
    fr: ["colombie et andes", "équateur"], zh: ["哥伦比亚与安第斯", "印加"], "zh-TW": ["哥倫比亞與安第斯", "委內瑞拉"], ja: ["コロンビアとアンデス", "インカ"],
    ar: ["الإنكا"] } },
  { id: "caribbean", parents: ["latin-america"], words: {
    en: ["caribbean"], es: ["caribe", "caribeño", "guajiro", "guajiros", "bohío"],
    fr: ["caraïbes", "créole", "antillaise", "mer des caraïbes", "caribéen", "caribéenne", "îles des caraïbes"], zh: ["加勒比"], "zh-TW": ["加勒比"], ja: ["カリブ海"],
    ar: ["الكاريبي"] } },
  { id: "oceania", parents: [], words: {
    en: ["hawaii"], es: ["oceanía", "hawái"],
    fr: ["océanie", "hawaï", "océanien", "océanienne", "îles du pacifique", "pacifique sud", "mélanésie"], zh: ["大洋洲", "夏威夷"], "zh-TW": ["大洋洲", "夏威夷"], ja: ["ハワイ", "オセアニア"],
    ar: ["أوقيانوسيا", "هاواي"] } },
];
