import type { Concept } from "../concept.ts";

export const waterAndWeather: Concept[] = [
  { id: "drought", parents: ["water", "disaster"], words: {
    en: ["drought", "droughts", "water shortage", "water scarcity", "running out of water", "dried up", "dry well", "low rainfall", "arid", "lack of water", "without water", "dry land", "little rain"], es: ["sequía", "sequías", "escasez de agua", "falta de agua", "sin agua", "pozo seco", "aridez", "se queda sin agua", "se seca"],
    fr: ["sécheresse", "pénurie d'eau", "manque d'eau", "sans eau", "aride", "puits à sec", "tarissement"], zh: ["干旱", "旱灾", "缺水", "水荒", "枯井", "少雨", "干涸", "旱地", "断水"], "zh-TW": ["乾旱", "旱災", "缺水", "水荒", "枯井", "少雨", "乾涸", "旱地", "斷水"], ja: ["干ばつ", "日照り", "水不足", "乾燥地", "雨の少ない", "渇水", "枯れ井戸", "旱魃"],
    ar: ["الجفاف", "جفاف", "شح المياه", "نقص المياه", "قحط", "بئر جافة", "ندرة المياه", "بلا ماء"] } },
  { id: "wells-and-irrigation", parents: ["water"], words: {
    en: ["water well", "wells", "cistern", "cisterns", "irrigation", "aqueduct", "canal", "canals", "dam", "dams", "reservoir", "water supply", "drinking water", "groundwater", "water cellar", "rainwater", "fountain", "spring water", "village fountain", "drinking fountain", "water tank", "water carrier", "water carriers", "well water"], es: ["pozo", "pozos", "aljibe", "cisterna", "riego", "acequia", "acueducto", "presa", "embalse", "agua potable", "fuente de agua", "abastecimiento de agua", "fuente del pueblo", "abrevadero", "trasvase", "regadío", "regadíos", "secano", "noria de agua"],
    fr: ["puits", "citerne", "irrigation", "aqueduc", "barrage", "réservoir", "eau potable", "nappe phréatique", "fontaine", "eau de pluie", "approvisionnement en eau", "fontaine du village", "sourcier", "sourciers", "source d'eau", "manon des sources", "puisatier", "margelle du puits"], zh: ["水井", "水窖", "灌溉", "水渠", "水库", "水坝", "饮用水", "地下水", "井水", "运河", "泉水", "供水", "蓄水", "井", "打井", "挑水"], "zh-TW": ["水井", "水窖", "灌溉", "水渠", "水庫", "水壩", "飲用水", "地下水", "井水", "運河", "泉水", "供水", "蓄水", "井", "打井", "挑水", "古井"], ja: ["井戸", "用水路", "灌漑", "ダム", "貯水池", "飲み水", "地下水", "水源", "ため池", "給水", "水の確保", "湧き水", "釣瓶", "井戸水", "水汲み", "疏水"],
    ar: ["آبار", "بئر ماء", "ري", "قناة مائية", "سد مائي", "خزان مياه", "مياه الشرب", "مياه جوفية", "صهريج", "ساقية", "نبع", "نافورة", "نوافير", "ترعة", "ترع", "ناعورة", "نواعير", "سبيل ماء", "نبع القرية", "عين القرية", "قربة ماء", "فلج", "أفلاج", "قنوات الري", "شادوف", "ساقية القرية"] } },
  { id: "soil", parents: ["earth-science", "farming"], words: {
    en: ["soil", "soils", "topsoil", "soil salinity", "saline soil", "salinity", "salt marsh", "erosion", "fertile land", "mud", "clay earth"], es: ["suelo agrícola", "salinidad", "erosión", "tierra fértil", "barro", "marisma"],
    fr: ["sols agricoles", "salinité", "érosion", "terre fertile", "boue", "argile", "marais salant"], zh: ["土壤", "盐碱", "盐碱地", "黄土", "水土流失", "泥土"], "zh-TW": ["土壤", "鹽鹼", "鹽鹼地", "黃土", "水土流失", "泥土"], ja: ["土壌", "塩害", "土地改良", "浸食", "泥", "黄土"],
    ar: ["التربة", "تربة", "ملوحة", "ملوحة التربة", "طين", "تعرية"] } },
  { id: "river-delta", parents: ["river"], words: {
    en: ["river deltas", "delta", "estuary", "river delta", "mekong", "floodplain"], es: ["delta", "estuario", "desembocadura"],
    fr: ["delta", "estuaire", "camargue", "vasière"], zh: ["三角洲", "湄公河"], "zh-TW": ["三角洲", "湄公河"], ja: ["デルタ", "河口", "メコン"],
    ar: ["الدلتا", "دلتا"] } },
  { id: "hail-and-dew", parents: ["weather"], words: {
    en: ["hail", "hailstorm", "hailstorms", "hailstones", "sleet", "dew", "dewdrop", "dewdrops", "morning dew", "thaw", "thawing", "melting snow", "humidity", "humid", "muggy", "cloudburst", "frostbite", "black ice"], es: ["granizadas", "aguanieve", "gota de rocío", "humedad", "bochornoso", "escarcha matinal", "congelación de dedos", "hielo negro"],
    fr: ["grêle", "grêlon", "grêlons", "orage de grêle", "neige fondue", "rosée", "goutte de rosée", "rosée du matin", "dégel", "fonte des neiges", "humidité", "temps couvert", "engelures", "giboulée", "temps lourd"], zh: ["冰雹", "雨夹雪", "露水", "露珠", "晨露", "融雪", "潮湿", "阴天", "冻伤", "解冻"], "zh-TW": ["冰雹", "雨夾雪", "露水", "露珠", "晨露", "融雪", "潮濕", "陰天", "凍傷", "解凍"], ja: ["雹", "あられ", "みぞれ", "露", "朝露", "湿気", "凍傷"],
    ar: ["برد وحبات الثلج", "حبات البرد", "ذوبان الثلج", "رطوبة", "قضمة الصقيع", "حبة برد", "ندى الصباح"] } },
  { id: "desertification", parents: ["environment", "desert"], words: {
    en: ["desertification", "encroaching desert", "soil degradation", "advancing desert"], es: ["desertificación", "desertización", "avance del desierto", "tierras baldías"],
    fr: ["désertification", "avancée du désert", "sols dégradés"], zh: ["沙漠化", "荒漠化", "治沙"], "zh-TW": ["沙漠化", "荒漠化", "治沙"], ja: ["砂漠化", "砂漠の拡大"],
    ar: ["تصحر", "زحف الصحراء", "زحف الرمال"] } },
];
