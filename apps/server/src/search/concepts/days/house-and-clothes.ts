import type { Concept } from "../concept.ts";

export const houseAndClothes: Concept[] = [
  { id: "kitchen-table", parents: ["home", "family-meal"], words: {
    en: ["kitchen table", "at the kitchen table", "around the table", "dinner time", "supper"], es: ["mesa de la cocina", "alrededor de la mesa", "hora de cenar"],
    fr: ["table de la cuisine", "autour de la table", "heure du dîner", "souper"], zh: ["餐桌", "饭桌", "围坐"], "zh-TW": ["餐桌", "飯桌", "圍坐"], ja: ["ちゃぶ台", "台所のテーブル", "夕飯", "晩ごはん"],
    ar: ["طاولة المطبخ", "حول المائدة", "سفرة"] } },
  { id: "rooms", parents: ["doors-and-windows"], words: {
    en: ["bedroom", "bedrooms", "bathroom", "window", "windows", "doorway", "staircase", "stairs", "corridor", "corridors", "ceiling", "curtains", "curtain", "wallpaper"], es: ["dormitorio", "habitación", "ventana", "ventanas", "escalera", "escaleras", "pasillo", "cortina", "cortinas"],
    fr: ["chambre à coucher", "salle de bain", "fenêtre", "fenêtres", "escalier", "escaliers", "couloir", "couloirs", "rideaux", "papier peint"], zh: ["卧室", "窗户", "窗外", "楼梯", "走廊", "窗帘", "房间", "窗前"], "zh-TW": ["臥室", "窗戶", "窗外", "樓梯", "走廊", "窗簾", "房間", "窗前"], ja: ["寝室", "窓", "窓辺", "階段", "廊下", "カーテン", "部屋", "窓の外"],
    ar: ["غرفة نوم", "نافذة", "نوافذ", "شباك البيت", "درج البيت", "سلالم", "ممر", "ستائر"] } },
  { id: "doors-and-keys", parents: ["doors-and-windows"], words: {
    en: ["door", "doors", "locked door", "key to the house", "lost keys", "doorbell", "threshold"], es: ["puerta", "puertas", "llave", "llaves", "cerradura", "umbral", "timbre", "portón"],
    fr: ["porte d'entrée", "portes", "clé", "clés", "clef", "serrure", "seuil", "sonnette", "portail"], zh: ["大门", "钥匙", "门口", "门槛", "门铃", "敲门"], "zh-TW": ["大門", "鑰匙", "門口", "門檻", "門鈴", "敲門"], ja: ["扉", "ドア", "玄関", "鍵", "敷居", "門"],
    ar: ["أبواب", "مفتاح", "مفاتيح", "عتبة", "بوابة", "قفل الباب"] } },
  { id: "household-objects", parents: ["home"], words: {
    en: ["everyday objects", "household objects", "old objects", "ordinary objects", "teacup", "vase", "spoon", "broom", "drawer", "drawers"], es: ["objetos cotidianos", "objetos de la casa", "objetos viejos", "taza", "jarrón", "cuchara", "escoba", "cajón", "cajones"],
    fr: ["objets du quotidien", "vieux objets", "objets de la maison", "tasse", "vase", "cuillère", "balai", "tiroir", "tiroirs"], zh: ["日用品", "老物件", "旧物", "茶壶", "杯子", "花瓶", "台灯", "勺子", "抽屉"], "zh-TW": ["日用品", "老物件", "舊物", "茶壺", "杯子", "花瓶", "檯燈", "勺子", "抽屜"], ja: ["日用品", "古道具", "湯呑み", "花瓶", "引き出し", "生活道具", "ほうき"],
    ar: ["أشياء يومية", "أغراض البيت", "إبريق", "فنجان", "مزهرية", "ملعقة", "مكنسة", "أدراج"] } },
  { id: "household-machines", parents: ["home", "technology"], words: {
    en: ["refrigerator", "fridge", "washing machine", "sewing machine", "vacuum cleaner", "microwave", "kettle", "appliance", "appliances"], es: ["nevera", "refrigerador", "lavadora", "máquina de coser", "aspiradora", "electrodoméstico", "electrodomésticos"],
    fr: ["réfrigérateur", "frigo", "lave-linge", "machine à laver", "machine à coudre", "aspirateur", "électroménager"], zh: ["冰箱", "洗衣机", "缝纫机", "吸尘器", "家电"], "zh-TW": ["冰箱", "洗衣機", "縫紉機", "吸塵器", "家電"], ja: ["冷蔵庫", "洗濯機", "ミシン", "掃除機", "家電"],
    ar: ["ثلاجة", "غسالة", "ماكينة خياطة", "مكنسة كهربائية", "أجهزة منزلية"] } },
  { id: "repair", parents: ["craft"], words: {
    en: ["repair", "repairs", "repairing", "repairman", "mending", "mend", "mends", "fixing things", "broken things", "restoring", "restoration of furniture", "restorer", "kintsugi"], es: ["reparar", "reparación", "reparaciones", "arreglar", "arreglar cosas", "remendar", "restauración de muebles", "restaurador"],
    fr: ["réparer", "réparation", "réparations", "raccommoder", "rafistoler", "réparateur", "restauration de meubles", "restaurateur d'art"], zh: ["修理", "修补", "修复", "维修", "金缮", "缝补"], "zh-TW": ["修理", "修補", "修復", "維修", "金繕", "縫補"], ja: ["修理", "修繕", "修復", "金継ぎ", "直す", "繕い"],
    ar: ["إصلاح", "ترميم", "تصليح", "رتق", "مصلح"] } },
  { id: "second-hand", parents: ["shop", "memory"], words: {
    en: ["second-hand", "secondhand", "antique", "antiques", "antique shop", "vintage", "thrift", "thrift shop", "junk shop", "pawnshop", "attic finds"], es: ["segunda mano", "antigüedades", "anticuario", "tienda de antigüedades", "casa de empeños"],
    fr: ["seconde main", "antiquités", "antiquaire", "friperie", "vide-grenier", "mont-de-piété"], zh: ["二手", "古董", "古董店", "旧货", "当铺", "古玩"], "zh-TW": ["二手", "古董", "古董店", "舊貨", "當鋪", "古玩"], ja: ["骨董", "骨董品", "古物", "中古", "質屋", "アンティーク", "リサイクルショップ"],
    ar: ["أنتيكات", "تحف", "تحف قديمة", "مستعمل", "محل تحف", "خردة"] } },
  { id: "renting-and-buying", parents: ["housing-crisis", "money"], words: {
    en: ["tenant", "tenants", "landlord", "landlady", "renting", "housing crisis", "house hunting", "first home", "real estate", "homeowner"], es: ["inquilino", "inquilinos", "casero", "alquiler", "alquilar", "crisis de la vivienda", "inmobiliaria", "vivienda"],
    fr: ["locataire", "locataires", "propriétaire", "loyer", "crise du logement", "logement", "immobilier"], zh: ["租房", "房东", "房客", "买房", "房价", "房地产", "出租屋"], "zh-TW": ["租房", "房東", "房客", "買房", "房價", "房地產", "出租屋"], ja: ["借家", "大家さん", "家賃", "住宅難", "不動産", "賃貸", "間借り"],
    ar: ["مستأجر", "مستأجرون", "إيجار", "صاحب البيت", "أزمة السكن", "عقارات", "سكن"] } },
  { id: "house-building", parents: ["home", "architecture"], words: {
    en: ["building a house", "house building", "tiny house", "cabin", "cabins", "log cabin", "hut", "huts", "tent", "tents"], es: ["construir una casa", "cabaña", "cabañas", "choza", "casa pequeña", "tienda de campaña"],
    fr: ["construire une maison", "cabane", "cabanes", "hutte", "chalet", "tente"], zh: ["盖房", "小木屋", "木屋", "帐篷", "茅屋", "建房"], "zh-TW": ["蓋房", "小木屋", "木屋", "帳篷", "茅屋", "建房"], ja: ["家を建てる", "家づくり", "山小屋", "小屋", "テント", "秘密基地"],
    ar: ["بناء بيت", "كوخ", "أكواخ", "خيمة", "خيام"] } },
  { id: "fireplace-and-power", parents: ["home"], words: {
    en: ["wood stove", "power cut", "power outage", "central heating"], es: ["chimenea", "junto al fuego", "estufa de leña", "apagón", "apagones", "corte de luz"],
    fr: ["cheminée", "âtre", "poêle à bois", "panne de courant", "coupure de courant", "chauffage"], zh: ["火炉", "停电", "暖炕"], "zh-TW": ["火爐", "停電", "暖炕"], ja: ["こたつ", "停電", "薪ストーブ", "炉端"],
    ar: ["موقد حطب", "انقطاع الكهرباء", "قرب النار", "حطب"] } },
  { id: "hats-and-bags", parents: ["fashion"], words: {
    en: ["scarves", "gloves", "glove", "handbag", "handbags", "mittens", "shawl", "buttons"], es: ["sombreros", "gorra", "bufanda", "guantes", "bolso", "bolsos", "pañuelo", "chal", "botones"],
    fr: ["chapeaux", "casquette", "bonnet", "foulard", "écharpe", "gants", "sac à main", "châle", "boutons de chemise"], zh: ["围巾", "手套", "手提包", "纽扣", "草帽"], "zh-TW": ["圍巾", "手套", "手提包", "紐扣", "草帽"], ja: ["マフラー", "手袋", "鞄屋", "スカーフ", "ボタン", "ハンドバッグ"],
    ar: ["قبعات", "وشاح", "قفازات", "حقيبة يد", "شال", "طربوش", "أزرار"] } },
  { id: "dresses", parents: ["clothing"], words: {
    en: ["dress", "dresses", "skirt", "shirt", "coat", "coats", "jacket", "jeans", "suit and tie", "sweater", "pullover", "pyjamas", "underwear", "lingerie", "swimsuit"], es: ["vestido", "vestidos", "falda", "camisa", "abrigo", "chaqueta", "jersey de lana", "pijama", "ropa interior", "bañador"],
    fr: ["robe", "robes", "jupe", "chemise", "manteau", "veste", "pyjama", "sous-vêtements", "maillot de bain"], zh: ["裙子", "连衣裙", "衬衫", "外套", "大衣", "毛衣", "牛仔裤", "睡衣", "内衣"], "zh-TW": ["裙子", "連衣裙", "襯衫", "外套", "大衣", "毛衣", "牛仔褲", "睡衣", "內衣"], ja: ["ワンピース", "スカート", "シャツ", "コート", "セーター", "ジーンズ", "パジャマ", "下着", "水着"],
    ar: ["فستان", "فساتين", "تنورة", "قميص", "معطف", "سترة", "كنزة", "بيجاما", "ملابس داخلية"] } },
  { id: "traditional-dress", parents: ["fashion", "culture"], words: {
    en: ["traditional dress", "traditional costume", "kimonos", "hanfu", "qipao", "cheongsam", "sari", "hanbok", "folk costume", "abaya", "caftan"], es: ["traje tradicional", "traje regional", "sari", "qipao", "poncho", "traje típico", "indumentaria tradicional"],
    fr: ["costume traditionnel", "tenue traditionnelle", "sari", "qipao", "boubou", "caftan", "djellaba"], zh: ["汉服", "和服", "民族服饰", "韩服", "传统服饰"], "zh-TW": ["漢服", "和服", "民族服飾", "韓服", "傳統服飾"], ja: ["和服", "浴衣", "民族衣装", "振袖", "漢服", "チャイナドレス", "韓服"],
    ar: ["زي تقليدي", "أزياء تقليدية", "قفطان", "عباءة", "ثوب مطرز", "كيمونو", "جلابية"] } },
  { id: "veil", parents: ["fashion", "islam"], words: {
    en: ["veil", "headscarf", "hijab", "niqab", "burqa", "veiled"], es: ["velo islámico", "hiyab", "pañuelo islámico", "burka", "niqab"],
    fr: ["voile islamique", "hijab", "foulard islamique", "burqa", "niqab", "femmes voilées"], zh: ["头巾", "面纱", "盖头"], "zh-TW": ["頭巾", "面紗", "蓋頭"], ja: ["ヒジャブ", "ベール", "ヴェール", "スカーフ問題"],
    ar: ["حجاب", "نقاب", "محجبة", "خمار", "منديل رأس"] } },
  { id: "uniform", parents: ["clothing"], words: {
    en: ["uniform", "uniforms", "school uniform", "military uniform", "work clothes"], es: ["uniforme", "uniformes", "uniforme escolar", "ropa de trabajo"],
    fr: ["uniformes", "uniforme scolaire", "tenue de travail", "bleu de travail"], zh: ["校服", "制服", "军装", "工装"], "zh-TW": ["校服", "制服", "軍裝", "工裝"], ja: ["制服", "学生服", "セーラー服", "作業着", "軍服"],
    ar: ["زي موحد", "زي مدرسي", "زي عسكري", "ملابس العمل"] } },
  { id: "tailoring", parents: ["sewing", "fashion"], words: {
    en: ["tailor", "tailors", "tailoring", "seamstress", "seamstresses", "dressmaker", "dressmaking", "sewing clothes", "thread", "needlework", "fabric", "fabrics", "cloth"], es: ["sastre", "sastrería", "costurera", "costureras", "modista", "coser", "tela", "telas", "hilo"],
    fr: ["tailleur", "couture", "couturière", "couturier", "coudre", "tissu", "tissus", "fil et aiguille", "étoffe"], zh: ["裁缝", "缝衣", "布料", "针线", "女红"], "zh-TW": ["裁縫", "縫衣", "布料", "針線", "女紅"], ja: ["仕立て屋", "裁縫", "洋裁", "縫い物", "布地", "針仕事", "和裁", "縫う"],
    ar: ["خياط", "خياطات", "قماش", "أقمشة", "إبرة وخيط", "تفصيل الملابس"] } },
  { id: "knitting", parents: ["craft", "hobby"], words: {
    en: ["knit", "knits", "knitted", "yarn", "spinning wool", "lace", "lacemaking", "macramé"], es: ["tejido a mano", "punto de cruz", "encaje", "bolillos", "macramé"],
    fr: ["tricoter", "dentelle", "pelote de laine", "macramé", "point de croix"], zh: ["织毛衣", "钩针", "蕾丝"], "zh-TW": ["織毛衣", "鉤針", "蕾絲"], ja: ["毛糸", "かぎ針", "手編み", "レース編み"],
    ar: ["كروشيه", "دانتيل", "غزل الصوف"] } },
  { id: "silk-and-cotton", parents: ["weaving", "tailoring"], words: {
    en: ["silk", "silkworm", "silkworms", "cotton", "linen", "indigo", "dyeing", "dyer", "batik", "velvet"], es: ["seda", "gusano de seda", "algodón", "lino", "añil", "teñido", "tintorero", "terciopelo"],
    fr: ["soie", "ver à soie", "coton", "lin tissé", "teinture", "teinturier", "velours"], zh: ["丝绸", "蚕", "养蚕", "棉花", "蓝染", "扎染", "亚麻", "刺绣"], "zh-TW": ["絲綢", "蠶", "養蠶", "棉花", "藍染", "扎染", "亞麻", "刺繡"], ja: ["絹", "蚕", "養蚕", "木綿", "藍染め", "染め物", "麻布", "友禅"],
    ar: ["حرير", "قطن", "كتان", "صباغة", "مخمل"] } },
  { id: "morning-and-evening", parents: ["time"], words: {
    en: ["early morning", "mornings", "morning light", "morning routine", "waking up", "wake up", "alarm clock", "end of the day"], es: ["despertador", "mañanas", "al final del día"],
    fr: ["petit matin", "matinée", "se réveiller", "lever du jour", "fin de journée"], zh: ["早晨", "早上", "起床", "闹钟"], "zh-TW": ["早晨", "早上", "起床", "鬧鐘"], ja: ["朝", "目覚め", "起床", "目覚まし", "夕方"],
    ar: ["صباحات", "استيقاظ", "منبه", "ساعات المساء", "صباح باكر"] } },
  { id: "noise", parents: ["sound"], words: {
    en: ["noise", "noisy neighbours", "noisy", "noise pollution", "snoring neighbour"], es: ["ruido", "ruidos", "ruidoso", "contaminación acústica"],
    fr: ["bruit", "bruits", "bruyant", "tapage nocturne", "vacarme"], zh: ["噪音", "吵闹", "喧嚣", "噪声"], "zh-TW": ["噪音", "吵鬧", "喧囂", "噪聲"], ja: ["騒音", "雑音", "物音", "ノイズ音", "うるさい"],
    ar: ["ضجيج", "ضوضاء", "صخب", "إزعاج"] } },
];
