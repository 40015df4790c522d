import type { Concept } from "../concept.ts";

export const regions: Concept[] = [
  { id: "africa", parents: [], words: {
    en: ["Africa", "african"], es: ["África", "africano", "africana"],
    fr: ["Afrique", "africain", "africaine", "continent africain", "afrique noire", "afrique subsaharienne", "afrique de mon enfance"], zh: ["非洲"], "zh-TW": ["非洲"], ja: ["アフリカ"],
    ar: ["أفريقيا", "أفريقي", "أفارقة", "قارة أفريقية"] } },
  { id: "arab-world", parents: [], words: {
    en: ["Arab world", "arab", "arabs", "middle east", "middle eastern", "arabian"], es: ["mundo árabe", "árabe", "árabes", "oriente medio", "oriente próximo"],
    fr: ["monde arabe", "arabe", "arabes", "moyen-orient", "proche-orient", "pays arabes", "pays arabe", "monde musulman et arabe", "orient arabe"], zh: ["阿拉伯世界", "阿拉伯", "中东"], "zh-TW": ["阿拉伯世界", "阿拉伯", "中東"], ja: ["アラブ世界", "アラブ", "中東", "アラビア"],
    ar: ["العالم العربي", "عربي", "عربية", "الشرق الأوسط", "عرب"] } },
  { id: "egypt", parents: ["arab-world", "africa"], words: {
    en: ["Egypt", "egyptian"], es: ["Egipto", "egipcio"],
    fr: ["Égypte", "égyptien", "égyptienne"], zh: ["埃及"], "zh-TW": ["埃及"], ja: ["エジプト"],
    ar: ["مصر", "مصري", "صعايدة", "ريف مصري", "أم الدنيا"] } },
  { id: "maghreb", parents: ["arab-world", "africa"], words: {
    en: ["Maghreb", "north africa", "amazigh", "berber"], es: ["Magreb", "norte de áfrica", "bereber"],
    fr: ["Maghreb", "afrique du nord", "berbère", "maghrébin", "maghrébine", "maghrébins", "afrique du nord française", "atlas et maghreb"], zh: ["北非", "马格里布"], "zh-TW": ["北非", "馬格里布"], ja: ["マグレブ", "北アフリカ"],
    ar: ["المغرب العربي", "أمازيغ", "شمال أفريقيا", "مغاربي", "مغاربية"] } },
  { id: "levant", parents: ["arab-world"], words: {
    en: ["Levant"], es: ["Levante mediterráneo"],
    fr: ["Levant", "orient chrétien"], zh: ["黎凡特"], "zh-TW": ["黎凡特"], ja: ["レバント"],
    ar: ["بلاد الشام", "شامي", "شامية", "أهل الشام"] } },
  { id: "palestine", parents: ["arab-world"], words: {
    en: ["Palestine", "palestinian", "nakba"], es: ["Palestina", "palestino"],
    fr: ["Palestine", "palestinien", "palestinienne", "ramallah", "bethléem", "hébron"], zh: ["巴勒斯坦"], "zh-TW": ["巴勒斯坦"], ja: ["パレスチナ"],
    ar: ["فلسطين", "فلسطيني", "نكبة", "مستوطنات", "مستوطنة إسرائيلية", "جدار الفصل", "حاجز قلنديا", "احتلال إسرائيلي", "انتفاضة الأقصى", "أسرى فلسطينيون", "رام الله", "نابلس", "حيفا", "يافا", "عكا"] } },
  { id: "persian-gulf", parents: ["arab-world"], words: {
    en: ["Persian Gulf"], es: ["golfo Pérsico"],
    fr: ["golfe Persique", "golfe arabique"], zh: ["波斯湾"], "zh-TW": ["波斯灣"], ja: ["ペルシャ湾"],
    ar: ["الخليج العربي"] } },
  { id: "western-asia", parents: ["asia"], words: {
    en: ["Western Asia"], es: ["Asia occidental"],
    fr: ["Asie occidentale"], zh: ["西亚"], "zh-TW": ["西亞"], ja: ["西アジア"],
    ar: ["غرب آسيا"] } },
  { id: "asia", parents: [], words: {
    en: ["Asia", "asian", "east asia"], es: ["Asia", "asiático", "asiática", "asia oriental"],
    fr: ["Asie", "asiatique", "asie orientale", "extrême-orient", "continent asiatique", "asie centrale et orientale", "peuples d'asie", "cultures asiatiques"], zh: ["亚洲", "东亚"], "zh-TW": ["亞洲", "東亞"], ja: ["アジア", "東アジア"],
    ar: ["آسيا", "آسيوي", "شرق آسيا"] } },
  { id: "china", parents: ["asia"], words: {
    en: ["China", "chinese"], es: ["China", "chino"],
    fr: ["Chine", "chinois", "chinoise", "empire du milieu", "république populaire de chine", "chine moderne", "chine rurale"], zh: ["中国", "中华", "华人"], "zh-TW": ["中國", "中華", "華人"], ja: ["中国"],
    ar: ["الصين", "صيني", "صينية"] } },
  { id: "taiwan", parents: ["asia"], words: {
    en: ["Taiwan", "taiwanese", "tainan"], es: ["Taiwán", "taiwanés"],
    fr: ["Taïwan", "taïwanais", "taïwanaise", "île de taïwan"], zh: ["台湾", "台南", "高雄"], "zh-TW": ["台灣", "臺灣", "台南", "高雄"], ja: ["台湾"],
    ar: ["تايوان", "تايواني"] } },
  { id: "japan", parents: ["asia"], words: {
    en: ["Japan", "japanese"], es: ["Japón", "japonés", "japonesa"],
    fr: ["Japon", "japonais", "japonaise", "pays du soleil levant", "archipel japonais", "culture japonaise", "nippon", "nippone"], zh: ["日本"], "zh-TW": ["日本"], ja: ["日本", "和風"],
    ar: ["اليابان", "ياباني", "يابانية"] } },
  { id: "korea", parents: ["asia"], words: {
    en: ["Korea", "korean", "south korea"], es: ["Corea", "coreano", "coreana"],
    fr: ["Corée", "coréen", "coréenne", "sud-coréen", "sud-coréenne", "corée du sud", "péninsule coréenne", "busan", "sud-coréens"], zh: ["韩国", "朝鲜半岛"], "zh-TW": ["韓國", "朝鮮半島", "南韓"], ja: ["韓国"],
    ar: ["كوريا", "كوري", "كوريا الجنوبية"] } },
  { id: "india", parents: ["south-asia"], words: {
    en: ["India", "indian", "bengal"], es: ["India", "indio de la india"],
    fr: ["Inde", "indien de l'inde", "indien d'inde", "indienne d'inde", "calcutta", "rajasthan", "kerala", "pondichéry"], zh: ["印度"], "zh-TW": ["印度"], ja: ["インド"],
    ar: ["الهند", "هندي", "هنود"] } },
  { id: "southeast-asia", parents: ["asia"], words: {
    en: ["Southeast Asia", "nanyang"], es: ["Sudeste Asiático"],
    fr: ["Asie du Sud-Est", "péninsule indochinoise", "mékong et asie"], zh: ["东南亚"], "zh-TW": ["東南亞"], ja: ["東南アジア"],
    ar: ["جنوب شرق آسيا"] } },
  { id: "europe", parents: [], words: {
    en: ["Europe", "european"], es: ["Europa", "europeo", "europea"],
    fr: ["Europe", "européen", "européenne", "continent européen", "union européenne", "vieux continent"], zh: ["欧洲"], "zh-TW": ["歐洲"], ja: ["ヨーロッパ", "欧州"],
    ar: ["أوروبا", "أوروبي", "قارة أوروبا"] } },
  { id: "france", parents: ["europe"], words: {
    en: ["France", "french"], es: ["Francia", "francés", "francesa"],
    fr: ["France", "français", "française", "hexagone", "l'hexagone", "france profonde", "douce france", "campagne française", "province française", "français moyens"], zh: ["法国"], "zh-TW": ["法國"], ja: ["フランス"],
    ar: ["فرنسا", "فرنسي"] } },
  { id: "spain", parents: ["europe"], words: {
    en: ["Spain", "spanish"], es: ["España", "español", "española"],
    fr: ["Espagne", "espagnol", "espagnole", "valence en espagne", "grenade en espagne", "péninsule ibérique"], zh: ["西班牙"], "zh-TW": ["西班牙"], ja: ["スペイン"],
    ar: ["إسبانيا", "إسباني", "إسبان"] } },
  { id: "italy", parents: ["europe"], words: {
    en: ["Italy", "italian"], es: ["Italia", "italiano", "italiana"],
    fr: ["Italie", "italien", "italienne"], zh: ["意大利"], "zh-TW": ["義大利"], ja: ["イタリア"],
    ar: ["إيطاليا", "إيطالي", "طليان"] } },
  { id: "britain", parents: ["europe"], words: {
    en: ["Britain", "british", "england", "english countryside"], es: ["Gran Bretaña", "británico", "inglaterra"],
    fr: ["Grande-Bretagne", "britannique", "angleterre", "anglais", "anglaise", "anglaises", "royaume-uni", "île britannique"], zh: ["英国", "英格兰"], "zh-TW": ["英國", "英格蘭"], ja: ["イギリス", "英国"],
    ar: ["بريطانيا", "بريطاني", "إنجلترا", "إنجليز", "إنجليزي", "إنجليزية", "المملكة المتحدة"] } },
  { id: "ireland", parents: ["europe"], words: {
    en: ["Ireland", "irish", "celtic", "gaelic"], es: ["Irlanda", "irlandés", "celta", "gaélico"],
    fr: ["Irlande", "irlandais", "celtique", "celte", "gaélique"], zh: ["爱尔兰", "凯尔特"], "zh-TW": ["愛爾蘭", "凱爾特"], ja: ["アイルランド", "ケルト"],
    ar: ["أيرلندا", "أيرلندي", "سلتي"] } },
  { id: "germany", parents: ["europe"], words: {
    en: ["Germany", "german", "munich"], es: ["Alemania", "alemán", "alemana"],
    fr: ["Allemagne", "allemand", "allemande", "allemagne de l'ouest"], zh: ["德国"], "zh-TW": ["德國"], ja: ["ドイツ"],
    ar: ["ألمانيا", "ألماني"] } },
  { id: "russia", parents: ["europe"], words: {
    en: ["Russia", "russian"], es: ["Rusia", "ruso", "rusa"],
    fr: ["Russie", "russe", "russe blanc", "caucase russe", "steppe russe", "moujik"], zh: ["俄罗斯"], "zh-TW": ["俄羅斯"], ja: ["ロシア"],
    ar: ["روسيا", "روسي"] } },
  { id: "eastern-europe", parents: ["europe"], words: {
    en: ["Eastern Europe", "moldova", "east european"], es: ["Europa del Este", "europa oriental"],
    fr: ["Europe de l'Est", "pays de l'est", "europe centrale", "moldavie"], zh: ["东欧"], "zh-TW": ["東歐"], ja: ["東ヨーロッパ", "東欧"],
    ar: ["أوروبا الشرقية"] } },
  { id: "mediterranean", parents: ["europe"], words: {
    en: ["Mediterranean"], es: ["Mediterráneo"],
    fr: ["Méditerranée", "méditerranéen", "bassin méditerranéen", "grande bleue"], zh: ["地中海"], "zh-TW": ["地中海"], ja: ["地中海"],
    ar: ["البحر المتوسط", "المتوسط"] } },
  { id: "portugal", parents: ["europe"], words: {
    en: ["Portugal", "portuguese"], es: ["Portugal", "portugués", "portuguesa"],
    fr: ["Portugal", "portugais", "portugaise", "açores", "madère", "algarve", "révolution des œillets"], zh: ["葡萄牙"], "zh-TW": ["葡萄牙"], ja: ["ポルトガル"],
    ar: ["البرتغال", "برتغالي"] } },
  { id: "canada", parents: ["north-america"], words: {
    en: ["Canada", "canadian", "alberta"], es: ["Canadá", "canadiense"],
    fr: ["Canada", "canadien", "canadienne", "grand nord canadien", "rocheuses canadiennes"], zh: ["加拿大"], "zh-TW": ["加拿大"], ja: ["カナダ"],
    ar: ["كندا", "كندي", "كندية"] } },
  { id: "quebec", parents: ["canada"], words: {
    en: ["Quebec", "québec", "quebecois", "montreal", "québécois", "acadian", "acadia"], es: ["Quebec", "quebequense", "quebequés", "montreal"],
    fr: ["Québec", "québécois", "québécoise", "montréal", "acadie", "acadien", "acadienne"], zh: ["魁北克", "蒙特利尔"], "zh-TW": ["魁北克", "蒙特婁"], ja: ["ケベック", "モントリオール"],
    ar: ["كيبيك", "مونتريال"] } },
  { id: "north-america", parents: [], words: {
    en: ["North America", "north american"], es: ["América del Norte", "norteamérica", "norteamericano"],
    fr: ["Amérique du Nord", "nord-américain", "continent nord-américain"], zh: ["北美", "北美洲"], "zh-TW": ["北美", "北美洲"], ja: ["北米", "北アメリカ"],
    ar: ["أمريكا الشمالية"] } },
  { id: "united-states", parents: ["north-america"], words: {
    en: ["United States", "america", "american", "usa"], es: ["Estados Unidos", "estadounidense"],
    fr: ["États-Unis", "américain", "américaine", "amérique profonde", "yankee", "yankees", "rêve américain déçu"], zh: ["美国"], "zh-TW": ["美國"], ja: ["アメリカ", "米国"],
    ar: ["الولايات المتحدة", "أمريكا", "أمريكي", "أميركا", "أميركي", "أميركية", "واشنطن"] } },
  { id: "mexico", parents: ["latin-america"], words: {
    en: ["Mexico", "mexican", "aztec", "maya civilisation", "mayan"], es: ["México", "mexicano", "mexicana", "azteca", "maya"],
    fr: ["Mexique", "mexicain", "mexicaine", "aztèque", "maya", "mexique précolombien", "zapatiste", "zapatistes", "révolution mexicaine"], zh: ["墨西哥", "阿兹特克", "玛雅"], "zh-TW": ["墨西哥", "阿茲特克", "馬雅"], ja: ["メキシコ", "アステカ", "マヤ文明"],
    ar: ["المكسيك", "مكسيكي", "الأزتك", "المايا"] } },
  { id: "latin-america", parents: [], words: {
    en: ["Latin America", "latin american", "latino", "latina", "latinx", "south america", "hispanic"], es: ["América Latina", "latinoamérica", "latinoamericano", "latinoamericana", "hispano", "sudamérica", "suramérica", "hispanoamérica"],
    fr: ["Amérique latine", "latino-américain", "amérique du sud", "hispanique"], zh: ["拉丁美洲", "拉美", "南美"], "zh-TW": ["拉丁美洲", "拉美", "南美"], ja: ["ラテンアメリカ", "中南米", "南米"],
    ar: ["أمريكا اللاتينية", "لاتيني", "أمريكا الجنوبية"] } },
  { id: "patagonia", parents: ["argentina", "chile"], words: {
    en: ["Patagonia", "patagonian"], es: ["Patagonia"],
    fr: ["Patagonie"], zh: ["巴塔哥尼亚"], "zh-TW": ["巴塔哥尼亞"], ja: ["パタゴニア"],
    ar: ["باتاغونيا"] } },
  { id: "brazil", parents: ["latin-america"], words: {
    en: ["Brazil", "brazilian", "são paulo"], es: ["Brasil", "brasileño", "brasileña"],
    fr: ["Brésil", "brésilien", "brésilienne", "bahia", "favela brésilienne", "nordeste brésilien", "salvador de bahia", "brasilia"], zh: ["巴西"], "zh-TW": ["巴西"], ja: ["ブラジル"],
    ar: ["البرازيل", "برازيلي"] } },
  { id: "andes", parents: ["latin-america"], words: {
    en: ["Andes", "andean"], es: ["Andes", "los andes", "andino"],
    fr: ["Andes", "andin"], zh: ["安第斯"], "zh-TW": ["安第斯", "安地斯"], ja: ["アンデス"],
    ar: ["الأنديز"] } },
  { id: "caribbean", parents: ["latin-america"], words: {
    en: ["Caribbean", "barbados"], es: ["Caribe", "caribeño", "guajiro", "guajiros", "bohío"],
    fr: ["Caraïbes", "créole", "antillaise", "mer des caraïbes", "caribéen", "caribéenne", "îles des caraïbes"], zh: ["加勒比", "巴巴多斯"], "zh-TW": ["加勒比", "巴貝多"], ja: ["カリブ海"],
    ar: ["الكاريبي"] } },
  { id: "oceania", parents: [], words: {
    en: ["Oceania"], es: ["Oceanía"],
    fr: ["Océanie", "océanien", "océanienne"], zh: ["大洋洲"], "zh-TW": ["大洋洲"], ja: ["オセアニア"],
    ar: ["أوقيانوسيا"] } },
];
