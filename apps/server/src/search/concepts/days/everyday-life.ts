import type { Concept } from "../concept.ts";

export const everydayLife: Concept[] = [
  { id: "lifestyle", parents: [], words: {
    en: ["lifestyle", "life style", "lifestyles", "way of life", "everyday life", "daily life", "daily living", "daily routines", "everyday people"], es: ["estilo de vida", "estilos de vida", "forma de vida", "vida cotidiana", "vida diaria", "cotidiano", "cotidiana", "día a día", "vida de barrio"],
    fr: ["style de vie", "mode de vie", "art de vivre", "vie quotidienne", "quotidienneté", "au quotidien", "vie de tous les jours"], zh: ["生活方式", "生活时尚", "日常生活", "生活风格", "生活类", "日常", "平凡生活", "生活点滴", "过日子"], "zh-TW": ["生活方式", "生活時尚", "日常生活", "生活風格", "生活類", "日常", "平凡生活", "生活點滴", "過日子"], ja: ["ライフスタイル", "暮らし", "日常生活", "生き方", "生活様式", "日常", "日々の暮らし"],
    ar: ["أسلوب الحياة", "أسلوب حياة", "نمط حياة", "نمط الحياة", "أنماط الحياة", "عيش يومي"] } },
  { id: "fashion", parents: ["lifestyle"], words: {
    en: ["fashion", "catwalk", "fashion model", "clothing", "clothes", "costume design"], es: ["moda", "pasarela", "ropa", "vestuario"],
    fr: ["mode et couture", "défilé de mode", "vêtements", "vêtement"], zh: ["时尚", "服装", "时装", "模特", "衣服"], "zh-TW": ["時尚", "服裝", "時裝", "模特", "衣服"], ja: ["ファッション", "服飾", "洋服", "衣装", "モデル業", "着物"],
    ar: ["الأزياء", "أزياء", "موضة", "ملابس", "عرض أزياء"] } },
  { id: "makeup-and-hair", parents: ["lifestyle", "beauty"], words: {
    en: ["makeup", "cosmetics", "hairdresser", "hairstyle", "barber", "beauty salon", "skincare"], es: ["maquillaje", "cosmética", "peluquería", "peluquero", "peinado", "barbero"],
    fr: ["maquillage", "cosmétique", "coiffeur", "coiffeuse", "coiffure", "barbier"], zh: ["化妆", "美妆", "美发", "理发", "发型", "护肤"], "zh-TW": ["化妝", "美妝", "美髮", "理髮", "髮型", "護膚"], ja: ["化粧", "美容", "メイク", "美容師", "髪型", "理容"],
    ar: ["التجميل", "مكياج", "تجميل", "مستحضرات تجميل", "حلاق", "تسريحة"] } },
  { id: "diy", parents: ["lifestyle", "craft"], words: {
    en: ["diy", "do it yourself", "home improvement", "renovation", "woodworking"], es: ["bricolaje", "hazlo tú mismo", "reformas del hogar", "carpintería", "costura", "tejer"],
    fr: ["bricolage", "rénovation", "menuisier", "menuiserie", "tricot"], zh: ["自己动手", "装修", "木工", "缝纫", "编织毛衣"], "zh-TW": ["自己動手", "裝修", "木工", "縫紉", "編織毛衣"], ja: ["日曜大工", "木工", "リフォーム", "手芸"],
    ar: ["اصنعها بنفسك", "ترميم المنازل", "نجارة", "خياطة", "تريكو"] } },
  { id: "hobby", parents: ["lifestyle"], words: {
    en: ["hobby", "hobbies", "leisure", "pastime", "collecting", "collector"], es: ["afición", "aficiones", "pasatiempo", "ocio", "coleccionista", "coleccionismo"],
    fr: ["loisir", "loisirs", "passe-temps", "collectionneur", "collection personnelle"], zh: ["爱好", "兴趣", "休闲", "收藏", "业余爱好"], "zh-TW": ["愛好", "興趣", "休閒", "收藏", "業餘愛好"], ja: ["趣味", "余暇", "収集", "コレクター", "娯楽"],
    ar: ["الهوايات", "هواية", "هوايات", "وقت الفراغ", "جامع تحف", "تسلية"] } },
  { id: "minimalist-living", parents: ["lifestyle"], words: {
    en: ["simple living", "slow living", "decluttering", "off-grid", "off the grid", "self-sufficiency"], es: ["vida sencilla", "vida lenta", "orden en casa", "autosuficiencia"],
    fr: ["vie simple", "désencombrement", "autosuffisance", "vie au ralenti"], zh: ["断舍离", "慢生活", "简单生活", "自给自足"], "zh-TW": ["斷舍離", "慢生活", "簡單生活", "自給自足"], ja: ["断捨離", "丁寧な暮らし", "自給自足", "スローライフ", "片付け"],
    ar: ["الحياة البسيطة", "حياة بسيطة", "عيش بسيط", "اكتفاء ذاتي"] } },
  { id: "elegance", parents: ["wealth"], words: {
    en: ["glamour", "high fashion world", "jet set", "elegance"], es: ["glamur", "elegancia", "jet set"],
    fr: ["glamour", "élégance", "jet-set"], zh: ["华丽", "优雅", "奢侈品"], "zh-TW": ["華麗", "優雅", "奢侈品"], ja: ["優雅", "華やか", "高級品"],
    ar: ["الأناقة", "أناقة", "فخامة", "بذخ"] } },
  { id: "celebration", parents: [], words: {
    en: ["celebration", "celebrations", "festival", "festivals", "festivity", "party", "parties", "birthday", "village fête", "street party", "carnival night", "festivities", "celebrate", "celebrates", "anniversary", "new year's party"], es: ["celebración", "fiesta", "fiestas", "festividad", "cumpleaños", "verbena", "festejo", "aniversario", "celebrar"],
    fr: ["fête", "fêtes", "célébration", "festivités", "anniversaire", "célébrer", "bal populaire"], zh: ["庆祝", "节日", "派对", "生日", "庆典", "聚会", "节庆", "周年"], "zh-TW": ["慶祝", "節日", "派對", "生日", "慶典", "聚會", "節慶", "週年"], ja: ["祝祭", "祭り", "お祝い", "誕生日", "パーティー", "祭", "お祭り", "祝い", "記念日", "宴"],
    ar: ["الاحتفالات", "احتفال", "احتفالات", "عيد", "أعياد", "عيد ميلاد", "حفلة", "مهرجان", "مناسبة"] } },
  { id: "christmas", parents: ["celebration", "christianity", "winter"], words: {
    en: ["christmas", "santa claus", "xmas", "nativity", "christmas eve"], es: ["navidad", "navideño", "nochebuena", "papá noel", "santa claus"],
    fr: ["noël", "père noël", "conte de noël", "réveillon"], zh: ["圣诞", "圣诞节", "圣诞老人", "平安夜"], "zh-TW": ["聖誕", "聖誕節", "聖誕老人", "平安夜"], ja: ["クリスマス", "サンタクロース", "聖夜", "サンタ"],
    ar: ["عيد الميلاد المجيد", "كريسماس", "بابا نويل", "الكريسماس"] } },
  { id: "halloween", parents: ["celebration", "horror"], words: {
    en: ["halloween", "trick or treat"], es: ["halloween"],
    fr: ["halloween"], zh: ["万圣节"], "zh-TW": ["萬聖節"], ja: ["ハロウィン"],
    ar: ["الهالوين", "هالوين"] } },
  { id: "ramadan", parents: ["celebration", "islam"], words: {
    en: ["ramadan", "eid", "eid al-fitr", "iftar", "fasting month"], es: ["ramadán"],
    fr: ["ramadan", "aïd", "rupture du jeûne"], zh: ["斋月", "开斋节"], "zh-TW": ["齋月", "開齋節"], ja: ["ラマダン", "イード", "断食月"],
    ar: ["رمضان", "عيد الفطر", "صيام"] } },
  { id: "new-year", parents: ["celebration"], words: {
    en: ["new year", "new year's eve", "lunar new year", "chinese new year", "spring festival"], es: ["año nuevo", "fin de año", "nochevieja", "año nuevo chino"],
    fr: ["nouvel an", "saint-sylvestre", "nouvel an chinois", "nouvel an lunaire"], zh: ["春节", "新年", "过年", "除夕", "元旦"], "zh-TW": ["春節", "新年", "過年", "除夕", "元旦"], ja: ["正月", "新年", "大晦日", "お正月", "旧正月"],
    ar: ["رأس السنة", "السنة الجديدة", "السنة القمرية"] } },
  { id: "mid-autumn", parents: ["celebration", "moon"], words: {
    en: ["mid-autumn festival", "moon festival", "mooncake", "lantern festival", "lanterns"], es: ["fiesta de la luna", "festival de los faroles", "farolillos"],
    fr: ["fête de la lune", "fête de la mi-automne", "lanternes", "lampions"], zh: ["中秋", "中秋节", "月饼", "元宵节", "灯笼", "花灯"], "zh-TW": ["中秋", "中秋節", "月餅", "元宵節", "燈籠", "花燈"], ja: ["中秋の名月", "月見", "お月見", "提灯", "灯籠"],
    ar: ["عيد منتصف الخريف", "مهرجان الفوانيس", "فوانيس", "فانوس"] } },
  { id: "fireworks", parents: ["celebration"], words: {
    en: ["fireworks", "firecrackers", "firework display"], es: ["fuegos artificiales", "pirotecnia", "petardos"],
    fr: ["feux d'artifice", "feu d'artifice", "pétards"], zh: ["烟花", "烟火", "鞭炮", "焰火"], "zh-TW": ["煙花", "煙火", "鞭炮", "焰火"], ja: ["花火", "花火大会", "爆竹"],
    ar: ["الألعاب النارية", "ألعاب نارية", "مفرقعات"] } },
  { id: "easter", parents: ["celebration", "christianity"], words: {
    en: ["easter", "holy week", "easter egg", "lent"], es: ["pascua", "semana santa", "huevos de pascua", "cuaresma"],
    fr: ["pâques", "semaine sainte", "œufs de pâques", "carême"], zh: ["复活节", "圣周", "彩蛋"], "zh-TW": ["復活節", "聖周", "彩蛋"], ja: ["復活祭", "イースター"],
    ar: ["عيد الفصح", "الجمعة العظيمة", "الصوم الكبير"] } },
  { id: "valentine", parents: ["celebration", "romance"], words: {
    en: ["valentine's day", "valentine", "love letter", "love letters", "love poem", "love poems", "love song", "love songs"], es: ["san valentín", "carta de amor", "cartas de amor", "poema de amor", "poemas de amor", "canción de amor", "canciones de amor"],
    fr: ["saint-valentin", "lettre d'amour", "lettres d'amour", "poème d'amour", "poèmes d'amour", "chanson d'amour", "chansons d'amour"], zh: ["情人节", "情书", "情诗", "情歌", "七夕"], "zh-TW": ["情人節", "情書", "情詩", "情歌", "七夕"], ja: ["バレンタイン", "ラブレター", "恋文", "恋歌", "七夕", "ラブソング"],
    ar: ["عيد الحب", "رسالة حب", "رسائل حب", "قصيدة غزل", "شعر غزل", "أغنية حب", "أغاني حب"] } },
  { id: "funeral", parents: ["death", "rites-of-passage"], words: {
    en: ["funeral", "funerals", "burial", "wake and burial", "eulogy"], es: ["funeral", "funerales", "entierro", "velatorio", "exequias"],
    fr: ["enterrement", "obsèques", "funérailles", "oraison funèbre"], zh: ["葬礼", "丧礼", "追悼会", "下葬"], "zh-TW": ["葬禮", "喪禮", "追悼會", "下葬", "告別式"], ja: ["葬式", "お葬式", "葬儀", "弔辞", "通夜"],
    ar: ["الجنازات", "جنازة", "جنازات", "دفن", "عزاء", "تأبين"] } },
  { id: "mirrors-and-clocks", parents: [], words: {
    en: ["mirror", "mirrors", "clock", "clocks", "pocket watch", "watchmaker", "suitcase", "key and lock", "watch", "watches", "watchmaking", "clockmaker", "hourglass", "old clock"], es: ["espejo", "espejos", "reloj", "relojes", "relojero", "maleta", "relojería", "reloj de arena"],
    fr: ["miroir", "miroirs", "horloge", "horloges", "horloger", "valise", "montre ancienne", "montre", "montres", "horlogerie", "sablier", "pendule"], zh: ["镜子", "钟表", "时钟", "怀表", "手提箱", "钟表匠", "手表", "沙漏"], "zh-TW": ["鏡子", "鐘錶", "時鐘", "懷錶", "手提箱", "鐘錶匠", "手錶", "沙漏"], ja: ["鏡", "時計", "懐中時計", "時計職人", "鞄", "腕時計", "時計屋", "砂時計"],
    ar: ["المرايا والساعات", "مرآة", "مرايا", "ساعة جيب", "ساعاتي", "حقيبة سفر", "ساعة", "ساعات", "ساعة رملية"] } },
  { id: "treasure", parents: ["adventure"], words: {
    en: ["treasure", "treasures", "hidden treasure", "gold rush", "relic"], es: ["tesoro", "tesoros", "tesoro escondido", "fiebre del oro", "reliquia"],
    fr: ["trésor", "trésors", "trésor caché", "ruée vers l'or", "relique"], zh: ["宝藏", "财宝", "淘金", "宝物"], "zh-TW": ["寶藏", "財寶", "淘金", "寶物"], ja: ["宝物", "財宝", "秘宝", "お宝", "埋蔵金"],
    ar: ["الكنوز", "كنز", "كنوز", "كنز مدفون", "حمى الذهب"] } },
];
