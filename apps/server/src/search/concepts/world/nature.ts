import type { Concept } from "../concept.ts";

export const nature: Concept[] = [
  { id: "nature", parents: [], words: {
    en: ["nature", "natural world", "wildlife", "wild nature"], es: ["naturaleza", "mundo natural", "vida silvestre", "vida salvaje"],
    fr: ["nature", "monde naturel", "vie sauvage"], zh: ["自然", "大自然", "野生", "自然界"], "zh-TW": ["自然", "大自然", "野生", "自然界"], ja: ["自然", "自然界", "野生", "野生生物"],
    ar: ["الطبيعة", "طبيعة", "حياة برية", "عالم الطبيعة"] } },
  { id: "environment", parents: ["nature", "society"], words: {
    en: ["environment", "environmental", "ecology", "ecological", "conservation", "sustainability"], es: ["medio ambiente", "medioambiente", "ecología", "ecológico", "conservación", "sostenibilidad", "sustentabilidad"],
    fr: ["environnement", "écologie", "écologique", "protection de la nature", "développement durable"], zh: ["环保", "环境", "生态", "环境保护", "可持续"], "zh-TW": ["環保", "環境", "生態", "環境保護", "永續"], ja: ["環境", "環境問題", "エコロジー", "自然保護", "持続可能", "環境保護"],
    ar: ["البيئة", "بيئة", "بيئي", "حماية البيئة", "استدامة", "إيكولوجيا"] } },
  { id: "climate-change", parents: ["environment"], words: {
    en: ["climate change", "global warming", "climate crisis", "rising seas", "sea level rise", "carbon", "adaptation to climate", "melting ice", "emissions"], es: ["cambio climático", "calentamiento global", "crisis climática", "emergencia climática", "deshielo", "emisiones"],
    fr: ["changement climatique", "réchauffement climatique", "dérèglement climatique", "crise climatique", "réchauffement", "fonte des glaces"], zh: ["气候变化", "全球变暖", "气候危机", "海平面上升", "碳排放"], "zh-TW": ["氣候變遷", "全球暖化", "氣候危機", "氣候變化", "全球變暖", "海平面上升", "碳排放"], ja: ["気候変動", "地球温暖化", "温暖化", "気候危機", "海面上昇"],
    ar: ["تغير المناخ", "تغير مناخي", "احتباس حراري", "أزمة المناخ", "ذوبان الجليد"] } },
  { id: "pollution", parents: ["environment"], words: {
    en: ["pollution", "plastic waste", "garbage", "recycling", "oil spill"], es: ["contaminación", "residuos plásticos", "basura", "reciclaje", "vertido de petróleo"],
    fr: ["pollution", "déchets", "recyclage", "marée noire", "plastique en mer"], zh: ["污染", "垃圾", "回收", "塑料垃圾"], "zh-TW": ["汙染", "垃圾", "回收", "塑膠垃圾"], ja: ["汚染", "ごみ", "公害", "リサイクル", "廃棄物"],
    ar: ["التلوث", "تلوث", "نفايات", "إعادة تدوير", "بلاستيك"] } },
  { id: "extinction", parents: ["environment", "animals"], words: {
    en: ["extinction", "endangered species", "extinct", "biodiversity"], es: ["extinción", "especies en peligro", "biodiversidad", "extinto"],
    fr: ["extinction des espèces", "espèces menacées", "biodiversité", "espèce disparue"], zh: ["灭绝", "濒危", "生物多样性", "濒危动物"], "zh-TW": ["滅絕", "瀕危", "生物多樣性", "瀕危動物"], ja: ["絶滅", "絶滅危惧種", "生物多様性"],
    ar: ["الانقراض", "انقراض", "مهددة بالانقراض", "تنوع حيوي", "تنوع بيولوجي"] } },
  { id: "deforestation", parents: ["environment", "forest"], words: {
    en: ["deforestation", "logging"], es: ["deforestación", "tala de árboles"],
    fr: ["déforestation", "abattage des arbres"], zh: ["砍伐", "造林", "毁林"], "zh-TW": ["砍伐", "造林", "毀林"], ja: ["森林伐採", "伐採"],
    ar: ["إزالة الغابات", "قطع الأشجار"] } },
  { id: "plants", parents: ["nature"], words: {
    en: ["plant life", "plants", "botany", "botanical", "herbs"], es: ["plantas", "botánica", "botánico", "hierbas", "vegetación"],
    fr: ["plantes", "botanique", "herbes", "végétal", "végétation"], zh: ["植物", "草木", "植物学"], "zh-TW": ["植物", "草木", "植物學"], ja: ["植物", "草木", "植物学"],
    ar: ["النباتات", "نبات", "نباتات", "علم النبات", "أعشاب"] } },
  { id: "flowers", parents: ["plants"], words: {
    en: ["flower", "flowers", "blossom", "rose", "bloom", "lily"], es: ["flor", "flores", "rosa", "ramo"],
    fr: ["fleur", "fleurs", "floraison", "rose", "lys"], zh: ["花朵", "花卉", "鲜花", "花"], "zh-TW": ["花朵", "花卉", "鮮花", "花"], ja: ["花", "花々"],
    ar: ["الزهور", "زهرة", "زهور", "ورد", "وردة", "أزهار", "باقة"] } },
  { id: "cherry-blossom", parents: ["flowers", "spring"], words: {
    en: ["cherry blossom", "cherry blossoms", "sakura"], es: ["cerezos en flor", "flor de cerezo"],
    fr: ["cerisiers en fleurs", "fleurs de cerisier"], zh: ["樱花", "赏樱"], "zh-TW": ["櫻花", "賞櫻"], ja: ["桜", "花見", "夜桜"],
    ar: ["أزهار الكرز", "زهر الكرز"] } },
  { id: "trees", parents: ["plants"], words: {
    en: ["tree", "trees", "leaves", "branches"], es: ["árbol", "árboles", "sauce", "hojas", "ramas"],
    fr: ["arbre", "arbres", "pin parasol", "feuilles", "branches"], zh: ["树木", "大树", "树"], "zh-TW": ["樹木", "大樹", "樹"], ja: ["木々", "樹木", "大木", "木", "樹"],
    ar: ["الأشجار", "شجرة", "أشجار"] } },
  { id: "mushrooms", parents: ["plants"], words: {
    en: ["mushroom", "mushrooms", "fungi"], es: ["seta", "setas", "hongo", "hongos"],
    fr: ["champignon", "champignons"], zh: ["蘑菇", "菌类", "真菌"], "zh-TW": ["蘑菇", "菌類", "真菌"], ja: ["きのこ", "キノコ", "菌類"],
    ar: ["الفطر", "فطر", "فطريات"] } },
  { id: "farmland", parents: ["farming"], words: {
    en: ["field of wheat", "meadow", "meadows", "vineyard", "rice field", "pasture"], es: ["prado", "prados", "viñedo", "arrozal", "trigal", "pradera"],
    fr: ["pré fleuri", "vignoble", "rizière", "champ de blé"], zh: ["麦田", "稻田", "葡萄园", "牧场"], "zh-TW": ["麥田", "稻田", "葡萄園", "牧場"], ja: ["田んぼ", "水田", "麦畑", "牧場", "葡萄畑"],
    ar: ["الحقول", "حقول", "حقل قمح", "كرم عنب", "حقول الأرز", "مرعى"] } },
  { id: "water", parents: ["nature"], words: {
    en: ["water", "drought", "drinking water", "flood of water", "well water", "waters", "drop", "drops", "wet", "aquatic", "flowing"], es: ["agua", "sequía", "agua potable", "pozo de agua", "aguas", "acuático", "gota", "manantial"],
    fr: ["eau", "sécheresse", "eau potable", "puits", "eaux", "aquatique", "goutte", "source d'eau"], zh: ["水资源", "干旱", "饮水", "水源", "水井", "水", "流水", "水滴", "用水"], "zh-TW": ["水資源", "乾旱", "飲水", "水源", "水井", "水", "流水", "水滴", "用水"], ja: ["水", "干ばつ", "水不足", "井戸", "水資源", "水辺", "清流", "しずく"],
    ar: ["الماء", "ماء", "مياه", "جفاف", "بئر", "مياه الشرب", "قطرة", "مائي"] } },
  { id: "fire", parents: ["nature"], words: {
    en: ["fire", "fires", "flame", "flames", "arson", "burning", "candles", "ashes"], es: ["fuego", "llama de fuego", "incendio", "incendios", "fuegos", "vela", "ceniza", "cenizas"],
    fr: ["incendie", "flammes", "feu", "feux", "flamme", "incendies", "cendre", "cendres", "brasier"], zh: ["火焰", "火灾", "大火", "火", "蜡烛", "灰烬"], "zh-TW": ["火焰", "火災", "大火", "火", "蠟燭", "灰燼"], ja: ["炎", "火事", "火災", "火", "蝋燭", "灰"],
    ar: ["النار", "نار", "حريق", "حرائق", "لهب", "نيران", "رماد"] } },
  { id: "light-and-shadow", parents: [], words: {
    en: ["light and shadow", "shadow", "shadows", "darkness", "sunlight", "candle", "candlelight", "light", "lights", "silhouette", "lamp", "lamps", "glow", "colour and light"], es: ["luz y sombra", "sombra", "sombras", "oscuridad", "luz del sol", "vela encendida", "luz", "luces", "lámpara", "penumbra", "silueta"],
    fr: ["ombre et lumière", "ombres", "obscurité", "lumière", "clair-obscur", "bougie", "lumières", "ombre", "lampe", "pénombre", "silhouette"], zh: ["光影", "影子", "黑暗", "阳光", "烛光", "光", "灯光", "阴影", "灯"], "zh-TW": ["光影", "影子", "黑暗", "陽光", "燭光", "光", "燈光", "陰影", "燈"], ja: ["光と影", "影", "闇", "暗闇", "日差し", "ろうそく", "光", "灯り", "陰影", "ランプ", "明かり"],
    ar: ["الضوء والظل", "ظلال", "ضوء", "نور", "ظلام", "شمعة", "ظل", "مصباح"] } },
  { id: "night", parents: ["sky"], words: {
    en: ["night", "nights", "nocturnal", "midnight", "at night", "late night", "sleepless nights", "night-time", "all night", "after dark", "nightfall", "evening", "evenings"], es: ["noche", "noches", "nocturno", "nocturna", "medianoche", "de noche", "anochecer", "madrugada", "tarde noche", "atardecer nocturno"],
    fr: ["nuit", "nuits", "nocturne", "minuit", "la nuit", "tard le soir", "soirée", "soirées", "tombée de la nuit"], zh: ["夜晚", "夜色", "深夜", "午夜", "夜", "半夜", "黑夜", "夜里", "夜间", "子夜", "晚上", "傍晚", "夜幕"], "zh-TW": ["夜晚", "夜色", "深夜", "午夜", "夜", "半夜", "黑夜", "夜裡", "夜間", "子夜", "晚上", "傍晚", "夜幕"], ja: ["夜", "夜景", "深夜", "真夜中", "夜中", "夜更け", "眠れない夜", "夕暮れ時", "宵", "晩"],
    ar: ["الليل", "ليل", "ليلة", "ليالي", "منتصف الليل", "ليال", "ليلي", "عتمة", "مساء", "أمسية"] } },
  { id: "sky", parents: ["nature"], words: {
    en: ["sky", "skies", "horizon"], es: ["cielo", "cielos", "horizonte"],
    fr: ["ciel", "cieux", "horizon"], zh: ["天空"], "zh-TW": ["天空"], ja: ["空", "青空", "大空"],
    ar: ["السماء", "سماء", "سحاب", "أفق"] } },
  { id: "moon", parents: ["sky"], words: {
    en: ["moon", "moonlight", "lunar", "full moon"], es: ["luna", "luz de luna", "lunar", "luna llena"],
    fr: ["lune", "clair de lune", "lunaire", "pleine lune"], zh: ["月亮", "月光", "月球", "满月"], "zh-TW": ["月亮", "月光", "月球", "滿月"], ja: ["月", "月光", "満月", "月夜"],
    ar: ["القمر", "قمر", "ضوء القمر", "بدر"] } },
  { id: "sun", parents: ["sky"], words: {
    en: ["sun"], es: ["el sol"],
    fr: ["soleil"], zh: ["太阳"], "zh-TW": ["太陽"], ja: ["太陽"],
    ar: ["الشمس", "شمس"] } },
  { id: "stars", parents: ["sky"], words: {
    en: ["star", "stars", "starry sky", "constellation", "milky way", "stargazing"], es: ["estrellas", "cielo estrellado", "constelación", "vía láctea"],
    fr: ["étoile", "étoiles", "ciel étoilé", "constellation", "voie lactée"], zh: ["星星", "星空", "银河", "星座", "繁星"], "zh-TW": ["星星", "星空", "銀河", "星座", "繁星"], ja: ["星", "星空", "星座", "銀河", "天の川"],
    ar: ["النجوم", "نجم", "نجوم", "سماء مرصعة", "درب التبانة", "مجرة"] } },
  { id: "northern-lights", parents: ["sky", "polar"], words: {
    en: ["northern lights", "aurora borealis", "aurora"], es: ["aurora boreal", "auroras boreales"],
    fr: ["aurore boréale", "aurores boréales"], zh: ["极光", "北极光"], "zh-TW": ["極光", "北極光"], ja: ["オーロラ"],
    ar: ["الشفق القطبي", "أضواء الشمال"] } },
  { id: "disaster", parents: [], words: {
    en: ["disaster", "disasters", "catastrophe", "natural disaster"], es: ["desastre", "desastres", "catástrofe", "desastre natural"],
    fr: ["catastrophe", "catastrophes", "catastrophe naturelle", "désastre"], zh: ["灾难", "天灾", "自然灾害", "灾害"], "zh-TW": ["災難", "天災", "自然災害", "災害"], ja: ["災害", "天災", "大災害", "被災"],
    ar: ["الكوارث", "كارثة", "كوارث", "كوارث طبيعية"] } },
  { id: "earthquake", parents: ["disaster"], words: {
    en: ["earthquake", "earthquakes", "aftershock"], es: ["terremoto", "terremotos", "sismo", "temblor de tierra"],
    fr: ["tremblement de terre", "séisme", "séismes"], zh: ["地震", "余震", "震后"], "zh-TW": ["地震", "餘震", "震後"], ja: ["地震", "大地震", "震災", "余震"],
    ar: ["الزلازل", "زلزال", "زلازل", "هزة أرضية"] } },
  { id: "tsunami-and-flood", parents: ["disaster", "water"], words: {
    en: ["tsunami", "flood", "floods", "flooding", "tidal wave"], es: ["tsunami", "inundación", "inundaciones", "maremoto"],
    fr: ["tsunami", "inondation", "inondations", "raz-de-marée", "crue"], zh: ["海啸", "洪水", "水灾", "洪灾"], "zh-TW": ["海嘯", "洪水", "水災", "洪災"], ja: ["津波", "洪水", "水害", "氾濫"],
    ar: ["الفيضانات وتسونامي", "تسونامي", "فيضانات", "طوفان"] } },
  { id: "storm", parents: ["weather"], words: {
    en: ["storm", "storms"], es: ["tormenta", "tormentas", "rayo"],
    fr: ["tempête", "éclair"], zh: ["暴风雨"], "zh-TW": ["暴風雨"], ja: ["嵐", "暴風雨"],
    ar: ["العواصف", "عاصفة", "عواصف"] } },
  { id: "weather", parents: ["nature"], words: {
    en: ["weather", "climate", "meteorology"], es: ["tiempo atmosférico", "meteorología", "clima"],
    fr: ["météo", "météorologie", "climat"], zh: ["天气", "气候", "气象"], "zh-TW": ["天氣", "氣候", "氣象"], ja: ["天気", "気候", "気象", "天候"],
    ar: ["الطقس", "طقس", "مناخ", "أرصاد جوية"] } },
  { id: "rain", parents: ["weather"], words: {
    en: ["rain", "rainy", "rainfall", "umbrella", "monsoon", "rains", "rainy season", "rainstorm", "downpour", "drizzle", "puddle", "wet season"], es: ["lluvia", "lluvias", "lluvioso", "paraguas", "monzón", "aguacero", "chaparrón", "llovizna", "temporada de lluvias"],
    fr: ["pluie", "pluies", "pluvieux", "parapluie", "mousson", "averse", "saison des pluies", "bruine", "crachin"], zh: ["下雨", "雨水", "雨天", "雨伞", "梅雨", "雨", "雨季", "暴雨", "季风", "细雨", "雨夜"], "zh-TW": ["下雨", "雨水", "雨天", "雨傘", "梅雨", "雨", "雨季", "暴雨", "季風", "細雨", "雨夜"], ja: ["雨", "梅雨", "傘", "雨の日", "大雨", "夕立", "雨季", "雨上がり", "時雨"],
    ar: ["المطر", "مطر", "أمطار", "ممطر", "مظلة", "غيث", "موسم الأمطار", "رذاذ"] } },
  { id: "snow", parents: ["weather", "winter"], words: {
    en: ["snow", "snowy", "snowfall", "blizzard", "snowman", "ski resort", "ski station", "snowflake"], es: ["nieve", "nevada", "nevado", "ventisca", "muñeco de nieve", "estación de esquí", "copo de nieve"],
    fr: ["neige", "enneigé", "flocon", "blizzard", "bonhomme de neige", "glace et neige", "neiges", "tempête de neige", "glace", "station de ski"], zh: ["下雪", "雪花", "雪景", "暴雪", "冰雪", "雪人", "雪", "大雪", "暴风雪", "冰", "滑雪场"], "zh-TW": ["下雪", "雪花", "雪景", "暴雪", "冰雪", "雪人", "雪", "大雪", "暴風雪", "冰", "滑雪場"], ja: ["雪", "吹雪", "雪景色", "雪だるま", "豪雪", "初雪", "雪国", "スキー場"],
    ar: ["الثلج", "ثلج", "ثلوج", "عاصفة ثلجية", "منتجع تزلج"] } },
  { id: "wind", parents: ["weather"], words: {
    en: ["wind", "winds", "breeze", "windy", "kite", "gale", "windmill", "kites"], es: ["viento", "vientos", "brisa", "ventoso", "cometa de papel", "vendaval", "molino de viento", "cometa"],
    fr: ["vent", "vents", "brise", "cerf-volant", "moulin à vent"], zh: ["微风", "大风", "清风", "风筝", "风", "风车"], "zh-TW": ["微風", "大風", "清風", "風箏", "風", "風車"], ja: ["風", "そよ風", "凧", "風車", "強風"],
    ar: ["الرياح", "ريح", "رياح", "نسيم", "طائرة ورقية"] } },
  { id: "fog", parents: ["weather"], words: {
    en: ["fog", "foggy", "mist", "misty", "haze", "sea mist"], es: ["niebla", "neblina", "bruma", "calima"],
    fr: ["brouillard", "brume", "brumeux", "brumes"], zh: ["大雾", "雾气", "迷雾", "雾霾", "雾", "薄雾"], "zh-TW": ["大霧", "霧氣", "迷霧", "霧霾", "霧", "薄霧"], ja: ["霧", "靄", "霞", "濃霧"],
    ar: ["الضباب", "ضباب", "ضبابي", "سديم"] } },
  { id: "seasons", parents: [], words: {
    en: ["season", "seasons", "four seasons"], es: ["las cuatro estaciones", "estaciones del año"],
    fr: ["saison", "saisons", "quatre saisons"], zh: ["季节", "四季"], "zh-TW": ["季節", "四季"], ja: ["季節", "四季"],
    ar: ["فصول السنة", "الفصول الأربعة", "مواسم"] } },
  { id: "spring", parents: ["seasons"], words: {
    en: ["spring", "springtime"], es: ["primavera", "primaveral"],
    fr: ["printemps", "printanier"], zh: ["春天", "春季"], "zh-TW": ["春天", "春季"], ja: ["春", "春の日"],
    ar: ["الربيع", "ربيع", "فصل الربيع"] } },
  { id: "summer", parents: ["seasons"], words: {
    en: ["summer", "summertime", "summer holidays", "summers", "midsummer", "summer night", "summer vacation", "summer festival"], es: ["verano", "veraniego", "vacaciones de verano", "veranos", "estío", "noche de verano"],
    fr: ["l'été", "en été", "soir d'été", "estival", "vacances d'été", "été", "étés", "nuit d'été", "amour d'été"], zh: ["夏天", "夏日", "暑假", "夏季", "盛夏", "夏夜", "炎夏", "仲夏"], "zh-TW": ["夏天", "夏日", "暑假", "夏季", "盛夏", "夏夜", "炎夏", "仲夏"], ja: ["夏", "夏休み", "真夏", "夏の日", "夏祭り", "夏の夜", "盛夏"],
    ar: ["الصيف", "صيف", "فصل الصيف", "عطلة صيفية", "صيفي", "عطلة الصيف", "ليالي الصيف"] } },
  { id: "autumn", parents: ["seasons"], words: {
    en: ["autumn", "autumnal", "fall foliage", "autumn leaves"], es: ["otoño", "otoñal", "hojas de otoño"],
    fr: ["automne", "automnal", "feuilles mortes"], zh: ["秋天", "秋日", "秋叶", "红叶", "秋季"], "zh-TW": ["秋天", "秋日", "秋葉", "紅葉", "秋季"], ja: ["秋", "紅葉", "秋の日"],
    ar: ["الخريف", "خريف", "فصل الخريف", "أوراق الخريف"] } },
  { id: "winter", parents: ["seasons"], words: {
    en: ["winter", "wintry", "wintertime", "cold winter", "winter night", "midwinter", "cold season", "cold"], es: ["invierno", "invernal", "inviernos", "frío", "noche de invierno"],
    fr: ["hiver", "hivernal", "hivers", "froid", "nuit d'hiver"], zh: ["冬天", "冬日", "冬季", "寒冬", "严冬", "冬夜", "寒冷"], "zh-TW": ["冬天", "冬日", "冬季", "寒冬", "嚴冬", "冬夜", "寒冷"], ja: ["冬", "真冬", "冬の日", "寒い", "冬の夜", "厳冬", "冬景色"],
    ar: ["الشتاء", "شتاء", "شتوي", "فصل الشتاء", "برد", "ليالي الشتاء", "برد قارس"] } },
];
