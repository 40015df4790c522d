import type { Concept } from "../concept.ts";

export const history: Concept[] = [
  { id: "history", parents: [], words: {
    en: ["history", "historical", "historian", "the past"], es: ["historia universal", "historia de españa", "histórico", "histórica", "historiador", "el pasado"],
    fr: ["histoire du monde", "histoire de france", "historique", "historien", "historienne", "le passé"], zh: ["历史", "历史学家", "往事", "史学"], "zh-TW": ["歷史", "歷史學家", "往事", "史學"], ja: ["歴史", "歴史的", "歴史家", "過去"],
    ar: ["التاريخ", "تاريخ", "تاريخي", "تاريخية", "مؤرخ", "الماضي"] } },
  { id: "prehistory", parents: ["history"], words: {
    en: ["prehistory", "prehistoric", "stone age", "cave paintings", "neanderthal"], es: ["prehistoria", "prehistórico", "edad de piedra", "pinturas rupestres"],
    fr: ["préhistoire", "préhistorique", "âge de pierre", "art rupestre"], zh: ["史前", "石器时代", "洞穴壁画", "原始人"], "zh-TW": ["史前", "石器時代", "洞穴壁畫", "原始人"], ja: ["先史時代", "石器時代", "原始時代", "洞窟壁画", "縄文"],
    ar: ["ما قبل التاريخ", "العصر الحجري", "رسوم الكهوف"] } },
  { id: "ancient-world", parents: ["history"], words: {
    en: ["ancient", "antiquity", "ancient world", "ancient civilisation", "ancient civilization"], es: ["antigüedad", "mundo antiguo", "civilización antigua"],
    fr: ["antiquité", "monde antique", "civilisation antique"], zh: ["古代", "古代文明", "上古"], "zh-TW": ["古代", "古代文明", "上古"], ja: ["古代", "古代文明"],
    ar: ["العصور القديمة", "حضارة قديمة", "العالم القديم", "حضارات قديمة"] } },
  { id: "ancient-egypt", parents: ["ancient-world"], words: {
    en: ["ancient egypt", "pharaoh", "pharaohs", "pyramids", "mummy"], es: ["antiguo egipto", "faraón", "faraones", "pirámides", "momia"],
    fr: ["égypte ancienne", "pharaon", "pharaons", "pyramides", "momie"], zh: ["古埃及", "法老", "金字塔", "木乃伊"], "zh-TW": ["古埃及", "法老", "金字塔", "木乃伊"], ja: ["古代エジプト", "ファラオ", "ピラミッド", "ミイラ"],
    ar: ["مصر القديمة", "فرعون", "فراعنة", "أهرامات", "مومياء"] } },
  { id: "ancient-greece", parents: ["ancient-world"], words: {
    en: ["ancient greece", "greek philosophers", "sparta"], es: ["antigua grecia", "grecia antigua", "esparta"],
    fr: ["grèce antique", "grèce ancienne", "sparte"], zh: ["古希腊", "斯巴达"], "zh-TW": ["古希臘", "斯巴達"], ja: ["古代ギリシャ", "スパルタ"],
    ar: ["اليونان القديمة", "إسبرطة", "الإغريق"] } },
  { id: "ancient-rome", parents: ["ancient-world"], words: {
    en: ["ancient rome", "roman empire", "gladiator", "gladiators"], es: ["antigua roma", "imperio romano", "gladiador", "gladiadores"],
    fr: ["rome antique", "empire romain", "gladiateur", "gladiateurs"], zh: ["古罗马", "罗马帝国", "角斗士"], "zh-TW": ["古羅馬", "羅馬帝國", "角鬥士"], ja: ["古代ローマ", "ローマ帝国", "剣闘士"],
    ar: ["روما القديمة", "الإمبراطورية الرومانية", "مصارع روماني"] } },
  { id: "middle-ages", parents: ["history"], words: {
    en: ["middle ages", "medieval", "castle and knights", "crusades"], es: ["edad media", "medieval", "caballeros medievales", "cruzadas"],
    fr: ["moyen âge", "médiéval", "médiévale", "croisades"], zh: ["中世纪", "十字军"], "zh-TW": ["中世紀", "十字軍"], ja: ["中世", "十字軍", "中世ヨーロッパ"],
    ar: ["العصور الوسطى", "القرون الوسطى", "حروب صليبية"] } },
  { id: "viking", parents: ["middle-ages"], words: {
    en: ["viking", "vikings", "norse"], es: ["vikingo", "vikingos", "nórdico antiguo"],
    fr: ["viking", "vikings", "normand ancien"], zh: ["维京", "维京人"], "zh-TW": ["維京", "維京人"], ja: ["バイキング", "ヴァイキング"],
    ar: ["الفايكنغ", "فايكنغ", "الفايكنج"] } },
  { id: "islamic-golden-age", parents: ["middle-ages"], words: {
    en: ["islamic golden age", "al-andalus", "abbasid", "caliphate"], es: ["al-ándalus", "califato", "edad de oro del islam", "abasí"],
    fr: ["al-andalus", "califat", "âge d'or islamique", "abbasside"], zh: ["阿拔斯", "安达卢斯", "伊斯兰黄金时代"], "zh-TW": ["阿拔斯", "安達盧斯", "伊斯蘭黃金時代"], ja: ["アンダルス", "アッバース朝", "イスラム黄金時代"],
    ar: ["العصر الذهبي الإسلامي", "العصر العباسي", "الخلافة"] } },
  { id: "ottoman", parents: ["history"], words: {
    en: ["ottoman", "ottoman empire", "sultan"], es: ["otomano", "imperio otomano", "sultán"],
    fr: ["ottoman", "empire ottoman", "sultan"], zh: ["奥斯曼", "苏丹王"], "zh-TW": ["鄂圖曼", "蘇丹王"], ja: ["オスマン帝国", "スルタン"],
    ar: ["الدولة العثمانية", "عثماني", "سلطان"] } },
  { id: "renaissance", parents: ["history"], words: {
    en: ["renaissance", "renaissance florence"], es: ["renacimiento", "renacentista"],
    fr: ["époque de la renaissance", "peinture de la renaissance", "renaissance italienne"], zh: ["文艺复兴"], "zh-TW": ["文藝復興"], ja: ["ルネサンス"],
    ar: ["عصر النهضة"] } },
  { id: "age-of-discovery", parents: ["history", "travel"], words: {
    en: ["age of discovery", "explorers", "conquistadors", "circumnavigation", "voyages of discovery"], es: ["descubrimientos geográficos", "exploradores", "conquistadores", "conquista de américa"],
    fr: ["grandes découvertes", "explorateurs", "explorateur", "conquistadors"], zh: ["大航海", "地理大发现", "探险家", "新大陆"], "zh-TW": ["大航海", "地理大發現", "探險家", "新大陸"], ja: ["大航海時代", "探検家", "新大陸"],
    ar: ["عصر الاكتشافات", "مستكشف", "مستكشفين", "كشوف جغرافية"] } },
  { id: "enlightenment", parents: ["history", "philosophy"], words: {
    en: ["age of enlightenment", "eighteenth century", "18th century"], es: ["ilustración dieciochesca", "siglo xviii", "siglo de las luces"],
    fr: ["siècle des lumières", "dix-huitième siècle"], zh: ["启蒙", "启蒙运动", "十八世纪"], "zh-TW": ["啟蒙", "啟蒙運動", "十八世紀"], ja: ["啓蒙", "啓蒙時代", "十八世紀"],
    ar: ["عصر التنوير", "القرن الثامن عشر"] } },
  { id: "french-revolution", parents: ["revolution"], words: {
    en: ["french revolution", "guillotine", "bastille"], es: ["revolución francesa", "guillotina"],
    fr: ["révolution française", "guillotine", "bastille"], zh: ["法国大革命", "断头台"], "zh-TW": ["法國大革命", "斷頭臺"], ja: ["フランス革命", "ギロチン"],
    ar: ["الثورة الفرنسية", "المقصلة"] } },
  { id: "napoleonic", parents: ["history"], words: {
    en: ["napoleon", "napoleonic", "napoleonic wars"], es: ["napoleón", "napoleónico", "guerras napoleónicas"],
    fr: ["napoléon", "napoléonien", "guerres napoléoniennes", "premier empire"], zh: ["拿破仑"], "zh-TW": ["拿破崙"], ja: ["ナポレオン"],
    ar: ["نابليون", "الحروب النابليونية"] } },
  { id: "nineteenth-century", parents: ["history"], words: {
    en: ["nineteenth century", "19th century", "victorian", "victorian era", "belle époque"], es: ["siglo xix", "decimonónico", "victoriano", "época victoriana"],
    fr: ["dix-neuvième siècle", "victorien", "époque victorienne", "belle époque"], zh: ["十九世纪", "19世纪", "维多利亚时代"], "zh-TW": ["十九世紀", "19世紀", "維多利亞時代"], ja: ["十九世紀", "19世紀", "ヴィクトリア朝"],
    ar: ["القرن التاسع عشر", "العصر الفيكتوري"] } },
  { id: "industrial-revolution", parents: ["history", "workers"], words: {
    en: ["industrial revolution", "industrialisation", "industrialization", "steam engine"], es: ["revolución industrial", "industrialización", "máquina de vapor"],
    fr: ["révolution industrielle", "industrialisation", "machine à vapeur"], zh: ["工业革命", "工业化", "蒸汽机"], "zh-TW": ["工業革命", "工業化", "蒸汽機"], ja: ["産業革命", "工業化", "蒸気機関"],
    ar: ["الثورة الصناعية", "ثورة صناعية", "محرك بخاري"] } },
  { id: "twentieth-century", parents: ["history"], words: {
    en: ["twentieth century", "20th century"], es: ["siglo xx"],
    fr: ["vingtième siècle"], zh: ["二十世纪", "20世纪"], "zh-TW": ["二十世紀", "20世紀"], ja: ["二十世紀", "20世紀"],
    ar: ["القرن العشرين"] } },
  { id: "interwar", parents: ["twentieth-century"], words: {
    en: ["roaring twenties", "1920s", "1930s", "great depression", "jazz age", "interwar"], es: ["años veinte", "años treinta", "gran depresión", "periodo de entreguerras"],
    fr: ["années folles", "années vingt", "années trente", "grande dépression", "entre-deux-guerres"], zh: ["大萧条", "爵士时代", "二十年代", "民国", "三十年代"], "zh-TW": ["大蕭條", "爵士時代", "二十年代", "戰間期", "三十年代"], ja: ["大正", "昭和初期", "大恐慌", "狂騒の二十年代"],
    ar: ["العشرينيات والثلاثينيات", "العشرينيات", "الثلاثينيات", "الكساد الكبير"] } },
  { id: "sixties-to-eighties", parents: ["twentieth-century"], words: {
    en: ["sixties", "seventies", "eighties", "1960s", "1970s", "1980s", "60s", "70s", "80s", "nineteen-eighties", "swinging sixties"], es: ["años sesenta", "años setenta", "años ochenta", "los ochenta", "los setenta", "los sesenta"],
    fr: ["années soixante", "années soixante-dix", "années quatre-vingt", "mai 68", "années 60", "années 70", "années 80"], zh: ["六十年代", "七十年代", "八十年代"], "zh-TW": ["六十年代", "七十年代", "八十年代"], ja: ["昭和", "六十年代", "七十年代", "八十年代", "高度経済成長"],
    ar: ["من الستينيات إلى الثمانينيات", "الستينيات", "السبعينيات", "الثمانينيات", "الثمانينات", "السبعينات", "الستينات"] } },
  { id: "imperial-china", parents: ["history"], words: {
    en: ["imperial china", "ming dynasty", "qing dynasty", "tang dynasty", "chinese emperor"], es: ["china imperial", "dinastía ming", "dinastía qing", "dinastía tang"],
    fr: ["chine impériale", "dynastie ming", "dynastie qing", "dynastie tang"], zh: ["唐朝", "宋朝", "明朝", "清朝", "三国", "宫廷"], "zh-TW": ["唐朝", "宋朝", "明朝", "清朝", "三國", "宮廷"], ja: ["三国志", "唐代", "清朝", "明朝", "中華帝国"],
    ar: ["الصين الإمبراطورية", "سلالة مينغ", "سلالة تانغ"] } },
  { id: "samurai-japan", parents: ["history"], words: {
    en: ["samurai", "edo period", "feudal japan", "shogun", "ninja"], es: ["samurái", "samuráis", "periodo edo", "japón feudal", "sogún", "ninja"],
    fr: ["samouraï", "samouraïs", "époque d'edo", "japon féodal", "shogun", "ninja"], zh: ["武士", "江户时代", "幕府", "战国时代", "忍者"], "zh-TW": ["武士", "江戶時代", "幕府", "戰國時代", "忍者"], ja: ["侍", "武士", "江戸時代", "戦国時代", "幕末", "忍者", "将軍"],
    ar: ["الساموراي", "ساموراي", "اليابان الإقطاعية", "عصر إيدو", "نينجا"] } },
  { id: "independence", parents: ["politics", "history"], words: {
    en: ["independence", "independence movement", "liberation movement", "sovereignty"], es: ["independencia", "movimiento independentista", "guerra de independencia", "soberanía"],
    fr: ["indépendance", "mouvement indépendantiste", "souveraineté", "lutte d'indépendance"], zh: ["独立", "独立运动", "主权"], "zh-TW": ["獨立", "獨立運動", "主權"], ja: ["独立", "独立運動", "主権"],
    ar: ["الاستقلال", "استقلال", "حركة استقلال", "حركة تحرر", "سيادة"] } },
  { id: "royalty", parents: ["history"], words: {
    en: ["royal", "royalty", "king", "kings", "queen", "queens", "monarchy", "emperor"], es: ["rey", "reyes", "reina", "reinas", "monarquía", "emperador", "realeza"],
    fr: ["roi", "rois", "reine", "reines", "monarchie", "empereur", "royauté"], zh: ["国王", "女王", "皇帝", "王室", "皇室"], "zh-TW": ["國王", "女王", "皇帝", "王室", "皇室"], ja: ["王様", "女王", "姫", "皇帝", "王室", "国王"],
    ar: ["الملوك والملكات", "ملك", "ملوك", "ملكة", "إمبراطور", "عائلة ملكية"] } },
  { id: "archaeology", parents: ["history", "science"], words: {
    en: ["archaeology", "archaeologist", "archeology", "ruins", "excavation", "lost city", "tomb", "lost civilisation"], es: ["arqueología", "arqueólogo", "arqueóloga", "ruinas", "excavación", "ciudad perdida", "tumba"],
    fr: ["archéologie", "archéologue", "ruines", "fouilles", "cité perdue", "tombeau"], zh: ["考古", "考古学", "遗迹", "遗址", "古墓", "盗墓"], "zh-TW": ["考古", "考古學", "遺蹟", "遺址", "古墓", "盜墓"], ja: ["考古学", "遺跡", "発掘", "古墳", "廃墟", "墓"],
    ar: ["علم الآثار", "آثار", "أطلال", "تنقيب", "مدينة مفقودة", "مقبرة قديمة", "قبر أثري", "لصوص المقابر", "لصوص القبور"] } },
  { id: "archive", parents: ["history", "memory"], words: {
    en: ["archive", "archives", "archival", "oral history", "found footage", "testimony"], es: ["archivo", "archivos", "historia oral", "material de archivo", "testimonio"],
    fr: ["archives", "histoire orale", "images d'archives", "témoignage"], zh: ["档案", "口述历史", "影像资料", "见证"], "zh-TW": ["檔案", "口述歷史", "影像資料", "見證"], ja: ["記録資料", "公文書", "口述史", "証言", "アーカイブ"],
    ar: ["الأرشيف", "أرشيف", "تاريخ شفوي", "شهادات حية", "وثائق تاريخية"] } },
];
