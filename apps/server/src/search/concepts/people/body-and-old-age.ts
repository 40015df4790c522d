import type { Concept } from "../concept.ts";

export const bodyAndOldAge: Concept[] = [
  { id: "nursing-home", parents: ["caregiving", "growing-old", "home"], words: {
    en: ["nursing home", "nursing homes", "retirement home", "care home", "old people's home", "old folks home", "assisted living"], es: ["residencia de ancianos", "asilo de ancianos", "geriátrico", "hogar de ancianos", "residencia de mayores"],
    fr: ["maison de retraite", "ehpad", "foyer pour personnes âgées", "résidence senior"], zh: ["养老院", "敬老院", "老人院"], "zh-TW": ["養老院", "敬老院", "老人院", "安養院", "安養中心"], ja: ["老人ホーム", "介護施設", "特養", "グループホーム", "デイサービス"],
    ar: ["دار المسنين", "دار العجزة", "دور المسنين", "دار رعاية"] } },
  { id: "ageing-parents", parents: ["growing-old", "caregiving"], words: {
    en: ["ageing parents", "aging parents", "elderly parents", "elderly mother", "elderly father", "ageing mother", "aging father", "caring for parents", "frail mother"], es: ["padres mayores", "padres ancianos", "madre anciana", "padre anciano", "cuidar a los padres"],
    fr: ["parents âgés", "parents vieillissants", "mère âgée", "père âgé", "s'occuper de ses parents"], zh: ["年迈父母", "赡养", "养老", "年迈的母亲", "年迈的父亲", "照顾父母"], "zh-TW": ["年邁父母", "贍養", "養老", "年邁的母親", "年邁的父親", "照顧父母"], ja: ["老親", "親の介護", "老老介護", "年老いた母", "年老いた父", "母の介護", "父の介護"],
    ar: ["والدين مسنين", "أم عجوز", "أب عجوز", "رعاية الوالدين", "بر الوالدين"] } },
  { id: "growing-grey", parents: ["growing-old", "body"], words: {
    en: ["wrinkles", "grey hair", "gray hair", "white hair", "frailty", "frail", "ageing gracefully", "aging gracefully"], es: ["arrugas", "canas", "pelo blanco", "fragilidad de la vejez", "envejecer", "envejecimiento"],
    fr: ["cheveux blancs", "cheveux gris", "vieillir", "vieillissement"], zh: ["白发", "皱纹", "衰老", "变老", "老龄化"], "zh-TW": ["白髮", "皺紋", "衰老", "變老", "老齡化"], ja: ["白髪", "老い", "老いる", "老後", "加齢", "高齢化"],
    ar: ["شيب", "تجاعيد", "شيخوخة", "تقدم في السن"] } },
  { id: "life-wisdom", parents: ["growing-old", "philosophy"], words: {
    en: ["wisdom", "life lessons", "wise old man", "wise old woman", "words of wisdom", "what life teaches"], es: ["sabiduría", "lecciones de vida", "sabio anciano", "consejos de vida"],
    fr: ["sagesse", "leçons de vie", "vieux sage", "leçon de vie"], zh: ["人生智慧", "人生感悟", "处世之道", "老人的智慧", "人生哲理"], "zh-TW": ["人生智慧", "人生感悟", "處世之道", "老人的智慧", "人生哲理"], ja: ["人生の知恵", "知恵", "人生訓", "教訓", "人生論"],
    ar: ["حكمة", "دروس الحياة", "حكيم", "حكم ومواعظ", "خلاصة العمر"] } },
  { id: "long-life", parents: ["growing-old", "health"], words: {
    en: ["longevity", "long life", "centenarian", "centenarians", "hundred years old", "hundredth birthday"], es: ["longevidad", "centenario de vida", "centenaria anciana", "larga vida", "cien años de edad"],
    fr: ["longévité", "centenaires", "vivre cent ans", "longue vie"], zh: ["长寿", "百岁老人", "百岁"], "zh-TW": ["長壽", "百歲老人", "百歲"], ja: ["長寿", "百歳", "健康長寿", "人生百年"],
    ar: ["طول العمر", "معمر", "معمرون", "عمر مديد", "بلغ المئة"] } },
  { id: "immortality", parents: ["supernatural"], words: {
    en: ["immortality", "immortal", "immortals", "eternal life", "eternal youth", "fountain of youth", "elixir of life"], es: ["inmortalidad", "inmortal", "inmortales", "vida eterna", "eterna juventud", "elixir"],
    fr: ["immortalité", "immortel", "immortels", "vie éternelle", "jeunesse éternelle", "élixir"], zh: ["长生不老", "永生", "不死之身", "长生"], "zh-TW": ["長生不老", "永生", "不死之身", "長生"], ja: ["不老不死", "不死", "永遠の命", "不死身"],
    ar: ["خلود", "خالد إلى الأبد", "حياة أبدية", "شباب دائم", "إكسير"] } },
  { id: "senses", parents: ["body"], words: {
    en: ["five senses", "sense of smell", "sense of taste", "sense of touch", "smell", "smells", "scent", "scents", "odour", "taste buds"], es: ["cinco sentidos", "sentido del olfato", "olfato", "olor", "olores", "tacto", "aroma", "aromas"],
    fr: ["cinq sens", "odorat", "odeur", "odeurs", "parfum de", "senteurs"], zh: ["五感", "嗅觉", "气味", "味道", "触觉", "味觉"], "zh-TW": ["五感", "嗅覺", "氣味", "味道", "觸覺", "味覺"], ja: ["五感", "嗅覚", "匂い", "香り", "触覚", "味覚"],
    ar: ["الحواس الخمس", "حاسة الشم", "رائحة", "روائح", "حاسة اللمس", "حاسة الذوق"] } },
  { id: "perfume", parents: ["senses"], words: {
    en: ["perfume", "perfumes", "perfumer", "fragrance", "fragrances", "incense maker"], es: ["perfume", "perfumes", "perfumista", "fragancia", "fragancias"],
    fr: ["parfum", "parfums", "parfumeur", "fragrance", "eau de toilette"], zh: ["香水", "香氛", "调香师", "香道"], "zh-TW": ["香水", "香氛", "調香師", "香道"], ja: ["香水", "調香師", "フレグランス", "香道"],
    ar: ["عطر", "عطور", "عطار", "عطري"] } },
  { id: "hands", parents: ["body"], words: {
    en: ["hands at work", "old hands", "fingers", "finger", "palms", "fingerprints", "holding hands", "left-handed", "handshake"], es: ["manos", "dedos", "huellas dactilares", "tomados de la mano", "zurdo", "manos que trabajan"],
    fr: ["mains", "doigts", "empreintes digitales", "main dans la main", "gaucher", "gauchère"], zh: ["双手", "手指", "指纹", "牵手", "左撇子", "一双手"], "zh-TW": ["雙手", "手指", "指紋", "牽手", "左撇子", "一雙手"], ja: ["手のひら", "指先", "指紋", "手をつなぐ", "左利き", "働く手"],
    ar: ["يدان", "أصابع", "بصمات", "أعسر", "أياد"] } },
  { id: "hair", parents: ["body"], words: {
    en: ["long hair", "haircut", "haircuts", "braids", "braid", "curly hair", "afro hair", "baldness", "bald", "hair loss", "beard", "moustache", "red hair"], es: ["cabello", "pelo rizado", "trenzas", "trenza", "corte de pelo", "calvicie", "calvo", "barba", "bigote"],
    fr: ["cheveux", "cheveux crépus", "tresses", "coupe de cheveux", "calvitie", "chauve", "barbe", "moustache"], zh: ["头发", "长发", "辫子", "剪发", "脱发", "秃头", "胡子"], "zh-TW": ["頭髮", "長髮", "辮子", "剪髮", "脫髮", "禿頭", "鬍子"], ja: ["髪", "長い髪", "三つ編み", "散髪", "薄毛", "禿げ", "ひげ", "髪の毛"],
    ar: ["شعر طويل", "ضفائر", "ضفيرة", "صلع", "لحية", "شارب", "شعر مجعد", "قصة شعر"] } },
  { id: "nude", parents: ["body", "visual-art"], words: {
    en: ["nude", "nudes", "nudity", "naked", "life drawing", "nude study", "nude model"], es: ["desnudo", "desnuda", "desnudos", "desnudez", "dibujo del natural"],
    fr: ["nu artistique", "nudité", "modèle vivant", "nue", "académie de nu"], zh: ["裸体", "人体艺术", "人体写生", "裸女"], "zh-TW": ["裸體", "人體藝術", "人體寫生", "裸女"], ja: ["裸体", "ヌード", "裸婦", "人体デッサン"],
    ar: ["عري", "عارية", "عار الجسد", "رسم الموديل", "جسد عار"] } },
  { id: "body-image", parents: ["self-esteem", "body"], words: {
    en: ["body positivity", "fatness", "plus-size", "fatphobia", "thinness", "beauty standards", "ugliness", "ugly", "obesity", "overweight"], es: ["gordo", "gorda", "gordofobia", "sobrepeso", "cánones de belleza", "fealdad", "obesidad"],
    fr: ["grossophobie", "surpoids", "ronde et fière", "canons de beauté", "laideur", "obésité"], zh: ["容貌焦虑", "胖子", "胖女孩", "丑陋", "肥胖"], "zh-TW": ["容貌焦慮", "胖子", "胖女孩", "醜陋", "肥胖"], ja: ["ボディイメージ", "体型", "太った", "醜い", "ルッキズム", "肥満"],
    ar: ["بدانة", "وزن زائد", "معايير الجمال", "قبح", "تخسيس", "سمنة"] } },
  { id: "breath-and-voice", parents: ["body"], words: {
    en: ["breathing", "breath", "breathing exercises", "human voice", "losing voice", "voice training", "vocal cords"], es: ["respiración", "respirar", "aliento", "ejercicios de respiración", "perder la voz"],
    fr: ["respiration", "respirer", "souffle", "exercices de respiration", "perdre la voix"], zh: ["呼吸", "呼吸练习", "失声"], "zh-TW": ["呼吸", "呼吸練習", "失聲"], ja: ["呼吸", "呼吸法", "発声", "吐息", "声を失う"],
    ar: ["تنفس", "أنفاس", "تمارين التنفس", "فقدان الصوت"] } },
  { id: "massage-and-touch", parents: ["wellbeing"], words: {
    en: ["massage", "acupuncture", "osteopathy", "physiotherapy", "physiotherapist", "reflexology", "aromatherapy"], es: ["masaje", "masajes", "acupuntura", "osteopatía", "fisioterapia", "fisioterapeuta", "aromaterapia"],
    fr: ["massages", "massage", "acupuncture", "ostéopathie", "kinésithérapie", "kinésithérapeute", "aromathérapie"], zh: ["按摩", "针灸", "推拿", "理疗", "艾灸"], "zh-TW": ["按摩", "針灸", "推拿", "理療", "艾灸"], ja: ["マッサージ", "鍼灸", "指圧", "整体", "理学療法", "アロマ"],
    ar: ["تدليك", "وخز بالإبر", "علاج طبيعي", "حجامة", "علاج بالروائح"] } },
  { id: "bathing", parents: ["lifestyle"], words: {
    en: ["bath", "baths", "bathing", "public bath", "hammam", "sauna", "bathtub"], es: ["baño turco", "baños públicos", "sauna", "bañera"],
    fr: ["bain", "bains", "bains publics", "hammam", "sauna", "baignoire"], zh: ["泡澡", "洗澡", "桑拿", "浴室"], "zh-TW": ["泡澡", "洗澡", "桑拿", "浴室"], ja: ["お風呂", "入浴", "サウナ"],
    ar: ["حمام تركي", "حمامات", "ساونا", "استحمام"] } },
  { id: "dreams-and-sleepwalking", parents: ["sleep", "dream"], words: {
    en: ["sleepwalking", "sleepwalker", "sleep paralysis", "lucid dream", "lucid dreams", "narcolepsy", "recurring dream", "bad dreams", "snoring", "nap", "naps"], es: ["sonambulismo", "sonámbulo", "parálisis del sueño", "sueño lúcido", "pesadillas", "siesta", "ronquidos"],
    fr: ["somnambule", "somnambulisme", "paralysie du sommeil", "rêve lucide", "cauchemars", "sieste", "ronflement"], zh: ["梦游", "鬼压床", "清醒梦", "噩梦", "打鼾", "午睡"], "zh-TW": ["夢遊", "鬼壓床", "清醒夢", "噩夢", "打鼾", "午睡"], ja: ["夢遊病", "金縛り", "明晰夢", "悪夢", "いびき", "昼寝"],
    ar: ["سير أثناء النوم", "شلل النوم", "كوابيس", "كابوس", "قيلولة", "شخير"] } },
];
