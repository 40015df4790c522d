import type { Concept } from "../concept.ts";

export const themes: Concept[] = [
  { id: "love", parents: ["feelings", "relationships"], words: {
    en: ["love", "in love", "falling in love", "lover", "lovers", "beloved", "sweetheart", "loves", "infatuation", "crush", "passionate love", "love affair", "loving", "fall in love", "falls in love"], es: ["amor", "enamorarse", "enamorado", "enamorada", "amores", "amante", "amantes", "querido", "amada", "enamorados"],
    fr: ["amour", "amoureux", "amoureuse", "tomber amoureux", "amours", "amant", "amante", "bien-aimé"], zh: ["爱", "爱的", "爱意", "相爱", "之爱", "爱情", "恋爱", "恋人", "情人", "爱人", "恋情", "心上人", "爱上"], "zh-TW": ["愛", "愛的", "愛意", "相愛", "之愛", "愛情", "戀愛", "戀人", "情人", "愛人", "戀情", "心上人", "愛上"], ja: ["愛", "恋", "愛する", "恋愛", "恋人", "愛する人", "恋する", "想い人", "愛し合う"],
    ar: ["الحب", "حب", "عشق", "غرام", "حبيب", "حبيبة", "عاشق", "محبوب", "حبيبته", "عشاق"] } },
  { id: "first-love", parents: ["love", "youth"], words: {
    en: ["first love", "young love", "puppy love", "teenage romance", "high school romance", "first crush", "summer romance", "summer love", "school romance"], es: ["primer amor", "amor adolescente", "amor de verano", "primer beso"],
    fr: ["premier amour", "amour de jeunesse", "premier baiser"], zh: ["初恋", "早恋", "青涩恋情", "校园恋爱"], "zh-TW": ["初戀", "早戀", "青澀戀情", "校園戀愛"], ja: ["初恋", "青春恋愛", "淡い恋"],
    ar: ["الحب الأول", "حب أول", "حب المراهقة", "قبلة أولى"] } },
  { id: "unrequited-love", parents: ["love"], words: {
    en: ["unrequited love", "one-sided love", "secret crush"], es: ["amor no correspondido", "amor imposible"],
    fr: ["amour impossible", "amour à sens unique"], zh: ["暗恋", "单恋", "单相思"], "zh-TW": ["暗戀", "單戀", "單相思"], ja: ["片思い", "片想い", "叶わぬ恋"],
    ar: ["حب من طرف واحد", "حب مستحيل"] } },
  { id: "heartbreak", parents: ["love", "loss"], words: {
    en: ["heartbreak", "breakup", "break-up", "broken heart"], es: ["desamor", "ruptura amorosa", "corazón roto"],
    fr: ["chagrin d'amour", "rupture amoureuse", "cœur brisé"], zh: ["失恋", "分手", "心碎"], "zh-TW": ["失戀", "分手", "心碎"], ja: ["失恋", "別れ", "傷心"],
    ar: ["القلب المكسور", "قلب مكسور", "انفصال عاطفي", "فراق الأحبة"] } },
  { id: "friendship", parents: ["relationships"], words: {
    en: ["friendship", "friends", "best friends", "friend", "befriend", "befriends", "companion", "companions", "making friends", "pals", "pen pal", "unlikely friends", "friendly", "befriended", "new friend", "new friends", "make friends"], es: ["amistad", "amigos", "amigas", "amigo", "amiga", "amistades", "compañero", "camarada", "hacer amigos"],
    fr: ["amitié", "amis", "amies", "ami", "amie", "copain", "copine", "camarade", "complicité", "amitiés", "se faire des amis"], zh: ["友谊", "友情", "朋友", "好友", "闺蜜", "交朋友", "伙伴", "知己", "交上了朋友", "好朋友", "新朋友"], "zh-TW": ["友誼", "友情", "朋友", "好友", "閨蜜", "交朋友", "夥伴", "知己", "交上了朋友", "好朋友", "新朋友"], ja: ["友情", "友達", "親友", "友人", "仲間", "相棒", "仲良し", "友だち", "友達作り"],
    ar: ["الصداقة", "صداقة", "أصدقاء", "صديق", "صديقة", "رفيق", "صحبة", "صداقات"] } },
  { id: "betrayal", parents: ["relationships"], words: {
    en: ["betrayal", "betrayed", "traitor"], es: ["traición", "traidor"],
    fr: ["trahison", "traître"], zh: ["背叛", "叛徒"], "zh-TW": ["背叛", "叛徒"], ja: ["裏切り", "裏切り者"],
    ar: ["الخيانة", "خيانة", "خائن"] } },
  { id: "revenge", parents: [], words: {
    en: ["revenge", "vengeance", "vendetta"], es: ["venganza", "vengarse"],
    fr: ["vengeance", "se venger", "revanche"], zh: ["复仇", "报仇"], "zh-TW": ["復仇", "報仇"], ja: ["復讐", "仇討ち", "敵討ち"],
    ar: ["الانتقام", "انتقام", "ثأر"] } },
  { id: "justice", parents: ["society"], words: {
    en: ["justice", "injustice"], es: ["justicia", "injusticia"],
    fr: ["justice", "injustice"], zh: ["正义", "公正", "不公"], "zh-TW": ["正義", "公正", "不公"], ja: ["正義", "不正義", "不正"],
    ar: ["العدالة", "عدالة", "ظلم", "عدل"] } },
  { id: "power", parents: ["politics"], words: {
    en: ["struggle for power", "power struggle", "ambition", "tyranny"], es: ["lucha por el poder", "ambición", "tiranía"],
    fr: ["lutte de pouvoir", "ambition", "tyrannie"], zh: ["权力", "权谋", "野心", "宫斗"], "zh-TW": ["權力", "權謀", "野心", "宮鬥"], ja: ["権力", "権力闘争", "野望"],
    ar: ["السلطة", "سلطة", "صراع على السلطة", "طموح سياسي", "استبداد"] } },
  { id: "freedom", parents: [], words: {
    en: ["freedom", "liberty", "liberation"], es: ["libertad", "liberación", "libertades"],
    fr: ["liberté", "libertés", "libération"], zh: ["自由", "解放"], "zh-TW": ["自由", "解放"], ja: ["自由", "解放"],
    ar: ["الحرية", "حرية", "تحرر"] } },
  { id: "survival", parents: [], words: {
    en: ["survival", "survive", "survivor", "surviving", "survives", "stranded", "shipwrecked", "deserted island", "shelter and food"], es: ["supervivencia", "sobrevivir", "superviviente", "sobrevive"],
    fr: ["survie", "survivre", "survivant", "survivante", "robinson"], zh: ["生存", "幸存", "幸存者", "逃生"], "zh-TW": ["生存", "倖存", "倖存者", "逃生"], ja: ["生き残り", "生存", "生存者", "生き延びる"],
    ar: ["البقاء", "بقاء", "نجاة", "الناجون", "ناجي", "ينجو", "البقاء على قيد الحياة", "ناج", "ناجون", "غريق الجزيرة"] } },
  { id: "death", parents: [], words: {
    en: ["death", "dying", "mortality", "end of life", "dies", "died", "dead", "passed away", "passing away", "lifeless", "deceased", "drowned", "drowns", "drowning", "killed"], es: ["muerte", "morir", "fallecimiento", "fin de vida", "muere", "murió", "muerto", "fallecido", "fallecida", "ahogado", "ahogada", "difunto"],
    fr: ["mort", "mourir", "décès", "fin de vie", "meurt", "décédé", "disparu en mer", "noyé", "noyade", "défunt"], zh: ["死亡", "去世", "生死", "临终", "过世", "逝世", "离世", "死去", "溺水", "亡故", "已故", "遗体"], "zh-TW": ["死亡", "去世", "生死", "臨終", "過世", "逝世", "離世", "死去", "溺水", "亡故", "已故", "遺體"], ja: ["死", "死別", "看取り", "臨終", "亡くなる", "亡くなった", "亡くした", "亡き", "他界", "逝去", "溺死", "故人"],
    ar: ["الموت", "موت", "وفاة", "احتضار", "توفي", "توفيت", "غرق", "غريق", "مات", "رحل عن الحياة", "متوفى", "الراحل", "راحل"] } },
  { id: "grief", parents: ["death", "feelings"], words: {
    en: ["grief", "mourning", "bereavement", "grieving", "mourn", "mourns", "mourned", "losing someone love", "loss of loved one", "loved one", "losing loved one", "letting go", "grieve", "grieves", "coping with loss", "going on after a death", "condolences"], es: ["duelo", "luto", "pérdida de un ser querido", "perder ser querido", "pérdida de ser querido", "seres queridos", "doliente", "pésame"],
    fr: ["deuil", "perte d'un proche", "endeuillé", "perdre être cher", "être cher", "proches disparus", "condoléances", "faire son deuil"], zh: ["哀悼", "丧亲", "丧失亲人", "悲痛", "悼念", "失去亲人", "亲人离世", "失去挚爱", "告别亲人", "缅怀", "追思"], "zh-TW": ["哀悼", "喪親", "喪失親人", "悲痛", "悼念", "失去親人", "親人離世", "失去摯愛", "告別親人", "緬懷", "追思"], ja: ["喪失", "悲嘆", "追悼", "弔い", "グリーフ", "死別", "大切な人を失う", "大切な人を亡くした", "看取り", "看取る", "遺族"],
    ar: ["الحداد", "حداد", "فقدان عزيز", "الفقد", "رثاء", "فقدان الأحبة", "فقد الأحبة", "فقدان شخص عزيز"] } },
  { id: "loss", parents: [], words: {
    en: ["loss", "farewell", "parting", "losing", "lost", "lose", "loses", "missing someone", "left behind", "absence", "goodbye", "say goodbye", "let go"], es: ["pérdida", "despedida", "adiós", "perder", "perdió", "perdida", "ausencia", "despedirse", "pérdidas"],
    fr: ["perte", "adieu", "adieux", "perdre", "perd", "perdu", "absence", "au revoir", "manque"], zh: ["失去", "告别", "离别", "丧失", "别离", "再见", "缺席", "痛失"], "zh-TW": ["失去", "告別", "離別", "別離", "再見", "缺席", "痛失"], ja: ["失うこと", "別離", "さよなら", "喪失感", "失う", "別れ", "不在", "失われた", "届かない"],
    ar: ["الفقدان", "فقدان", "وداع", "فراق", "فقد", "غياب", "رحيل", "ضياع", "خسارة", "غائب"] } },
  { id: "memory", parents: [], words: {
    en: ["memory", "memories", "remembrance", "forgetting"], es: ["memoria", "recuerdo", "recuerdos", "olvido"],
    fr: ["mémoire", "souvenir", "souvenirs", "oubli"], zh: ["记忆", "回忆", "遗忘"], "zh-TW": ["記憶", "回憶", "遺忘"], ja: ["記憶", "思い出", "忘却", "追憶"],
    ar: ["الذاكرة", "ذاكرة", "ذكريات", "ذكرى", "نسيان"] } },
  { id: "nostalgia", parents: ["memory", "feelings"], words: {
    en: ["nostalgia", "nostalgic", "the good old days"], es: ["nostalgia", "nostálgico", "añoranza"],
    fr: ["nostalgie", "nostalgique"], zh: ["怀旧", "乡愁", "念旧"], "zh-TW": ["懷舊", "鄉愁", "念舊"], ja: ["郷愁", "ノスタルジー", "懐かしい", "懐かしさ"],
    ar: ["الحنين", "حنين", "نوستالجيا"] } },
  { id: "dream", parents: [], words: {
    en: ["dream", "dreams", "dreamlike", "nightmare", "dreaming", "dreamer", "dreamed", "dreamland", "nightmares"], es: ["sueño", "sueños", "onírico", "pesadilla", "soñar", "soñador"],
    fr: ["rêve", "rêves", "onirique", "cauchemar", "rêver", "songe"], zh: ["梦境", "梦想", "做梦", "噩梦", "梦"], "zh-TW": ["夢境", "夢想", "做夢", "噩夢", "夢"], ja: ["夢", "悪夢", "夢見る", "夢の中", "夢想"],
    ar: ["الأحلام", "حلم", "أحلام", "كابوس", "كوابيس", "منام"] } },
  { id: "fate", parents: [], words: {
    en: ["fate", "destiny", "luck"], es: ["destino", "suerte", "azar"],
    fr: ["destin", "destinée", "hasard", "fatalité"], zh: ["命运", "宿命", "缘分"], "zh-TW": ["命運", "宿命", "緣分"], ja: ["運命", "宿命", "縁"],
    ar: ["القدر", "قدر", "مصير", "أقدار", "حظ"] } },
  { id: "identity-quest", parents: ["identity"], words: {
    en: ["self-discovery", "finding oneself", "search for identity", "who am i"], es: ["autodescubrimiento", "búsqueda de identidad", "encontrarse a sí mismo"],
    fr: ["quête de soi", "quête d'identité", "découverte de soi"], zh: ["自我探索", "寻找自我", "身份认同", "自我认同"], "zh-TW": ["自我探索", "尋找自我", "身份認同", "自我認同"], ja: ["自分探し", "自己発見", "アイデンティティ"],
    ar: ["اكتشاف الذات", "البحث عن الذات", "البحث عن الهوية"] } },
  { id: "exile", parents: ["migration"], words: {
    en: ["exile", "exiled", "homeland", "uprooted", "leaving home country", "leave home country", "leaving one's country", "far from home", "living abroad", "foreign land", "away from home", "new country", "starting over abroad", "stranger in a strange land", "homesick", "homesickness", "expatriate"], es: ["exilio", "exiliado", "destierro", "patria", "lejos de casa", "dejar el país", "vivir en el extranjero", "tierra extraña", "desarraigo", "dejar su país", "añoranza de la tierra"],
    fr: ["exil", "exilé", "exilée", "déracinement", "mal du pays", "loin de chez soi", "quitter son pays", "vivre à l'étranger", "pays d'accueil", "terre d'accueil"], zh: ["流亡", "流放", "故土", "思乡", "离乡", "背井离乡", "离乡背井", "异乡", "他乡", "客居", "游子", "流落他乡", "在外地", "异国他乡"], "zh-TW": ["流亡", "流放", "故土", "思鄉", "離鄉", "背井離鄉", "離鄉背井", "異鄉", "他鄉", "客居", "遊子", "流落他鄉", "在外地", "異國他鄉"], ja: ["亡命", "望郷", "祖国", "故郷を離れる", "異郷", "異国", "祖国を離れる", "祖国を去る", "故郷を離れた", "他郷"],
    ar: ["المنفى", "منفى", "اغتراب", "غربة", "وطن", "الغربة", "مغترب", "مغتربون", "مغتربين", "بعيدا عن الوطن", "ترك الوطن", "مغادرة الوطن", "حنين إلى الوطن"] } },
  { id: "migration", parents: ["society"], words: {
    en: ["migration", "immigrant", "immigration", "emigrant", "diaspora", "migrants", "migrate", "migrates", "emigrate", "emigrated", "emigrants", "immigrants", "leaving for", "left for", "newcomers", "resettle", "moved abroad", "migrant worker", "migrant workers", "first year in", "leaving home country", "leave home country", "leaving one's country", "living abroad"], es: ["migración", "inmigrante", "inmigración", "emigrante", "diáspora", "migrantes", "emigrar", "emigrantes", "inmigrantes", "emigración", "migrar", "se marchó", "dejar el país", "dejar su país", "vivir en el extranjero"],
    fr: ["migration", "immigré", "immigration", "émigré", "diaspora", "migrants", "émigrer", "émigrant", "émigrés", "immigrés", "émigration", "s'installer en", "partir vivre", "quitter son pays", "vivre à l'étranger"], zh: ["移民", "侨民", "海外华人", "迁徙", "移居", "农民工", "外出打工", "移工", "外劳", "进城", "闯荡", "北漂", "打拼", "华侨", "离乡", "离乡背井", "背井离乡", "异乡", "他乡", "离开家乡", "离开老家", "在外地", "离开农村"], "zh-TW": ["移民", "僑民", "海外華人", "遷徙", "移工", "新住民", "移居", "農民工", "外出打工", "外勞", "進城", "闖蕩", "北漂", "打拼", "華僑", "離鄉", "離鄉背井", "背井離鄉", "異鄉", "他鄉", "離開家鄉", "離開老家", "在外地", "離開農村"], ja: ["移民", "移住", "ディアスポラ", "出稼ぎ", "移住者", "上京", "渡航者", "集団就職", "故郷を離れる", "祖国を離れる", "異郷"],
    ar: ["الهجرة", "هجرة", "مهاجر", "مهاجرين", "مهاجرون", "شتات", "الهجرة إلى", "نازحون", "عمال مهاجرون", "هاجر", "وافدون", "مغترب", "مغتربون", "ترك الوطن", "مغادرة الوطن", "الغربة", "غربة"] } },
  { id: "refugees", parents: ["migration"], words: {
    en: ["refugee", "refugees", "asylum seeker", "displaced people", "refugee camp", "fled", "fleeing", "flee", "displaced", "displacement", "boat people"], es: ["refugiado", "refugiados", "solicitante de asilo", "desplazados", "asilo", "campo de refugiados", "huir de la guerra"],
    fr: ["réfugié", "réfugiés", "demandeur d'asile", "déplacés", "demandeurs d'asile", "camp de réfugiés", "fuir la guerre"], zh: ["难民", "流离失所", "难民营", "逃难", "避难", "庇护"], "zh-TW": ["難民", "流離失所", "難民營", "逃難", "避難", "庇護"], ja: ["難民", "避難民", "難民キャンプ", "疎開"],
    ar: ["اللجوء", "لاجئ", "لاجئون", "لاجئين", "نازحون", "لجوء", "مخيم لاجئين", "نزوح"] } },
  { id: "solitude", parents: ["feelings"], words: {
    en: ["solitude", "loneliness", "lonely", "isolation", "lonesome", "all alone", "being alone", "isolated"], es: ["soledad", "solitario", "aislamiento", "solitaria", "a solas"],
    fr: ["solitude", "solitaire", "isolement", "seul au monde", "esseulé"], zh: ["孤独", "寂寞", "孤单", "孤零零", "独处"], "zh-TW": ["孤獨", "寂寞", "孤單", "孤零零", "獨處"], ja: ["孤独", "寂しさ", "孤立", "孤独感", "ひとりぼっち", "寂しい"],
    ar: ["الوحدة", "وحدة", "عزلة", "وحيد", "عزلة اجتماعية", "وحيدة", "انعزال"] } },
  { id: "redemption", parents: [], words: {
    en: ["redemption", "second chance", "atonement"], es: ["redención", "segunda oportunidad", "expiación"],
    fr: ["rédemption", "seconde chance", "rachat"], zh: ["救赎", "赎罪", "重新开始"], "zh-TW": ["救贖", "贖罪", "重新開始"], ja: ["贖罪", "償い", "再出発", "やり直し"],
    ar: ["الخلاص", "خلاص", "فرصة ثانية", "تكفير عن الذنب"] } },
  { id: "forgiveness", parents: ["relationships"], words: {
    en: ["forgiveness", "reconciliation", "forgive", "mercy", "pardon", "forgives", "reconciled", "tolerance"], es: ["perdón", "reconciliación", "perdonar", "misericordia"],
    fr: ["pardon", "réconciliation", "pardonner", "clémence"], zh: ["宽恕", "和解", "原谅", "饶恕"], "zh-TW": ["寬恕", "和解", "原諒", "饒恕"], ja: ["許し", "和解", "赦し", "許す"],
    ar: ["الغفران", "غفران", "مصالحة", "مسامحة", "صفح", "مغفرة", "التسامح", "تسامح", "عفو"] } },
  { id: "sacrifice", parents: [], words: {
    en: ["sacrifice", "self-sacrifice", "devotion"], es: ["sacrificio", "abnegación"],
    fr: ["sacrifice", "abnégation", "dévouement"], zh: ["牺牲", "奉献"], "zh-TW": ["犧牲", "奉獻"], ja: ["犠牲", "自己犠牲", "献身"],
    ar: ["التضحية", "تضحية", "تضحيات", "إيثار"] } },
  { id: "courage", parents: [], words: {
    en: ["courage", "bravery", "heroism"], es: ["valentía", "coraje", "heroísmo"],
    fr: ["courage", "bravoure", "héroïsme"], zh: ["勇气", "勇敢", "英勇"], "zh-TW": ["勇氣", "勇敢", "英勇"], ja: ["勇気", "勇敢", "英雄的"],
    ar: ["الشجاعة", "شجاعة", "بطولة", "بسالة"] } },
  { id: "resilience", parents: [], words: {
    en: ["resilience", "perseverance", "overcoming adversity", "overcoming"], es: ["resiliencia", "superación", "perseverancia"],
    fr: ["résilience", "persévérance", "surmonter les épreuves"], zh: ["坚韧", "韧性", "逆境", "毅力"], "zh-TW": ["堅韌", "韌性", "逆境", "毅力"], ja: ["逆境", "回復力", "レジリエンス", "忍耐"],
    ar: ["الصمود", "صمود", "مثابرة", "مرونة نفسية", "تخطي الصعاب"] } },
  { id: "resistance", parents: ["politics"], words: {
    en: ["resistance", "rebellion", "uprising", "dissident"], es: ["resistencia", "rebelión", "sublevación", "disidente"],
    fr: ["résistance", "rébellion", "soulèvement", "dissident"], zh: ["反抗", "抵抗", "起义", "异见"], "zh-TW": ["反抗", "抵抗", "起義", "異見"], ja: ["抵抗", "反乱", "反抗", "レジスタンス"],
    ar: ["المقاومة", "مقاومة", "تمرد", "انتفاضة", "معارض"] } },
  { id: "secret", parents: [], words: {
    en: ["secret", "secrets", "family secret", "hidden truth"], es: ["secreto", "secretos", "secreto familiar"],
    fr: ["secret", "secrets", "secret de famille"], zh: ["秘密", "隐情", "真相"], "zh-TW": ["秘密", "隱情", "真相"], ja: ["秘密", "隠し事", "真実"],
    ar: ["الأسرار", "سر", "أسرار", "سر عائلي"] } },
  { id: "truth", parents: [], words: {
    en: ["truth", "lies", "deception"], es: ["verdad", "mentira", "mentiras", "engaño"],
    fr: ["vérité", "mensonge", "mensonges", "tromperie"], zh: ["谎言", "欺骗", "真假"], "zh-TW": ["謊言", "欺騙", "真假"], ja: ["嘘", "騙し", "欺瞞"],
    ar: ["الحقيقة", "حقيقة", "كذب", "أكاذيب", "خداع"] } },
  { id: "good-and-evil", parents: [], words: {
    en: ["good and evil", "morality", "moral dilemma", "evil"], es: ["el bien y el mal", "moralidad", "dilema moral", "maldad"],
    fr: ["le bien et le mal", "moralité", "dilemme moral"], zh: ["善恶", "善与恶", "道德", "道德困境"], "zh-TW": ["善惡", "善與惡", "道德", "道德困境"], ja: ["善悪", "善と悪", "道徳", "モラル"],
    ar: ["الخير والشر", "أخلاق", "معضلة أخلاقية"] } },
  { id: "temptation", parents: ["good-and-evil"], words: {
    en: ["temptation", "greed", "mortal sin", "sinful"], es: ["tentación", "codicia", "pecado"],
    fr: ["tentation", "cupidité", "péché"], zh: ["诱惑", "贪婪", "罪孽"], "zh-TW": ["誘惑", "貪婪", "罪孽"], ja: ["誘惑", "強欲", "罪"],
    ar: ["الإغراء", "إغراء", "طمع", "جشع", "خطيئة"] } },
  { id: "beauty", parents: [], words: {
    en: ["beauty", "aesthetics"], es: ["belleza", "estética"],
    fr: ["beauté", "esthétique"], zh: ["美感", "美学", "美丽"], "zh-TW": ["美感", "美學", "美麗"], ja: ["美しさ", "美学", "美意識"],
    ar: ["الجمال", "جمال", "جماليات"] } },
  { id: "silence", parents: [], words: {
    en: ["silence", "silent", "stillness"], es: ["silencio", "silencioso", "quietud"],
    fr: ["silence", "silencieux", "silencieuse"], zh: ["沉默", "寂静", "宁静"], "zh-TW": ["沉默", "寂靜", "寧靜"], ja: ["沈黙", "静寂", "静けさ"],
    ar: ["الصمت", "صمت", "سكوت", "سكون"] } },
  { id: "time", parents: [], words: {
    en: ["passage of time", "ageing", "time passing", "passing of time"], es: ["paso del tiempo", "el tiempo que pasa"],
    fr: ["temps qui passe", "passage du temps", "fuite du temps"], zh: ["时光", "岁月", "光阴"], "zh-TW": ["時光", "歲月", "光陰"], ja: ["時の流れ", "歳月", "時間の経過"],
    ar: ["مرور الزمن", "مرور الوقت"] } },
  { id: "growing-old", parents: ["family"], words: {
    en: ["old age", "elderly", "growing old", "older people", "seniors", "aging", "old man", "old woman", "pensioners", "elderly people", "old people", "elders", "twilight years", "last years", "old couple", "old fisherman", "old folks", "senior citizens", "senior citizen", "octogenarian", "getting old", "grow old"], es: ["vejez", "ancianos", "tercera edad", "personas mayores", "envejecer", "anciano", "anciana", "viejo", "vieja", "mayores", "adultos mayores", "abuelitos"],
    fr: ["vieillesse", "personnes âgées", "troisième âge", "vieillir", "vieil homme", "vieille femme", "vieux", "vieillard", "aînés", "vieillards", "octogénaire"], zh: ["老年", "老人", "衰老", "晚年", "养老", "变老", "耆老", "长者", "暮年", "老头", "高龄", "老年人", "银发"], "zh-TW": ["老年", "老人", "衰老", "晚年", "養老", "變老", "耆老", "長者", "暮年", "老頭", "高齡", "老年人", "銀髮"], ja: ["老い", "高齢者", "老人", "老後", "シニア", "晩年", "年寄り", "高齢", "長老", "お年寄り"],
    ar: ["الشيخوخة", "شيخوخة", "كبار السن", "مسنون", "مسنين", "عجوز", "مسن", "شيخ مسن", "تقدم العمر", "عجائز", "كهل"] } },
  { id: "solidarity", parents: ["society"], words: {
    en: ["solidarity", "community", "mutual aid", "kindness", "neighbours helping"], es: ["solidaridad", "comunidad", "ayuda mutua", "bondad"],
    fr: ["solidarité", "communauté", "entraide", "bonté", "gentillesse"], zh: ["互助", "团结", "社区", "善意", "善良"], "zh-TW": ["互助", "團結", "社區", "善意", "善良"], ja: ["助け合い", "連帯", "コミュニティ", "共同体", "優しさ"],
    ar: ["التضامن", "تضامن", "مجتمع محلي", "تكافل", "لطف", "طيبة"] } },
  { id: "obsession", parents: ["feelings"], words: {
    en: ["obsession", "obsessed", "fixation"], es: ["obsesión", "obsesionado", "obsesivo"],
    fr: ["obsession", "obsédé", "obsessionnel"], zh: ["执念", "痴迷", "执迷"], "zh-TW": ["執念", "痴迷", "執迷"], ja: ["執着", "執念", "強迫観念"],
    ar: ["الهوس", "هوس", "مهووس"] } },
  { id: "double-life", parents: ["identity"], words: {
    en: ["double life", "doppelgänger", "mistaken identity", "secret identity"], es: ["doble vida", "identidad secreta", "doble identidad"],
    fr: ["double vie", "sosie", "identité secrète"], zh: ["双重生活", "双重身份", "替身"], "zh-TW": ["雙重生活", "雙重身份", "替身"], ja: ["二重生活", "ドッペルゲンガー", "身代わり", "正体"],
    ar: ["الحياة المزدوجة", "حياة مزدوجة", "هوية سرية", "شبيه"] } },
  { id: "human-condition", parents: [], words: {
    en: ["human condition", "meaning of life", "existential", "existentialism"], es: ["condición humana", "sentido de la vida", "existencial", "existencialismo"],
    fr: ["condition humaine", "sens de la vie", "existentiel", "existentialisme"], zh: ["存在主义", "人生意义", "人生", "人性"], "zh-TW": ["存在主義", "人生意義", "人生", "人性"], ja: ["実存", "人生", "生きる意味", "人間性"],
    ar: ["معنى الحياة", "الوجودية", "وجودي", "الحالة الإنسانية"] } },
];
