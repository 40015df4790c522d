import type { Concept } from "../concept.ts";

export const everydayScenes: Concept[] = [
  { id: "neighbourhood-life", parents: ["neighbours", "urban-life"], words: {
    en: ["apartment block", "tower block", "tenement", "courtyard", "local gossip", "old neighbourhood", "alleys", "backstreets", "next door", "on our street"], es: ["barrio", "vecindario", "patio de vecinos", "bloque de pisos", "vecinos"],
    fr: ["quartier", "voisinage", "immeuble", "hlm", "voisins"], zh: ["小区", "邻里", "街坊", "老街", "街坊邻居", "老社区", "大院"], "zh-TW": ["衚衕", "小區", "鄰里", "街坊", "老街", "街坊鄰居", "老社群", "大院"], ja: ["団地住まい", "町内", "下町", "長屋", "近所", "ご近所"],
    ar: ["الحارة", "حارة", "حي شعبي", "أحياء قديمة", "جيران", "الحي"] } },
  { id: "gossip", parents: ["relationships"], words: {
    en: ["gossip", "rumour", "rumours", "scandal in town", "secrets of neighbours", "hearsay"], es: ["chisme", "chismes", "rumores", "rumor", "cotilleo"],
    fr: ["ragots", "rumeur", "rumeurs", "commérages"], zh: ["八卦", "流言", "闲话", "谣言"], "zh-TW": ["八卦", "流言", "閒話", "謠言"], ja: ["噂", "噂話", "ゴシップ", "井戸端会議"],
    ar: ["النميمة", "إشاعات", "شائعة", "قيل وقال"] } },
  { id: "strangers", parents: ["relationships"], words: {
    en: ["stranger", "strangers", "chance encounter", "encounter", "encounters", "chance meeting", "meets a stranger", "unexpected visitor"], es: ["desconocido", "desconocidos", "encuentro", "encuentros", "forastero", "encuentro fortuito"],
    fr: ["inconnu", "inconnus", "rencontre", "rencontres", "rencontre fortuite"], zh: ["陌生人", "偶遇", "邂逅", "相遇", "萍水相逢"], "zh-TW": ["陌生人", "偶遇", "邂逅", "相遇", "萍水相逢"], ja: ["見知らぬ人", "出会い", "偶然の出会い", "巡り会い"],
    ar: ["الغرباء", "غريب", "لقاء", "مصادفة", "لقاءات"] } },
  { id: "confession", parents: ["truth"], words: {
    en: ["confession", "confessions", "confess", "confesses", "tell the truth", "coming clean"], es: ["confesión", "confesiones", "confesar"],
    fr: ["confession", "confessions", "avouer", "aveu", "aveux"], zh: ["忏悔", "告白", "坦白", "自白"], "zh-TW": ["懺悔", "告白", "坦白", "自白"], ja: ["告白", "懺悔", "打ち明ける", "自白"],
    ar: ["الاعتراف", "اعتراف", "اعترافات", "بوح"] } },
  { id: "promise", parents: ["trust"], words: {
    en: ["promise", "promises", "oath", "vow", "keeping a promise", "pledge"], es: ["promesa", "promesas", "juramento", "voto solemne"],
    fr: ["promesse", "promesses", "serment", "vœu"], zh: ["承诺", "誓言", "约定", "诺言"], "zh-TW": ["承諾", "誓言", "約定", "諾言"], ja: ["約束", "誓い", "約束の"],
    ar: ["الوعود", "وعد", "قسم", "عهد"] } },
  { id: "first-times", parents: ["youth"], words: {
    en: ["first time", "beginnings", "new beginning", "starting over", "fresh start", "start again", "new life", "learning to live again", "rebuild life"], es: ["comienzo", "nuevo comienzo", "empezar de nuevo", "volver a empezar", "nueva vida"],
    fr: ["nouveau départ", "recommencer", "nouvelle vie", "réapprendre à vivre", "débuts", "se reconstruire"], zh: ["新生活", "新的开始", "从头再来", "重生"], "zh-TW": ["新生活", "新的開始", "從頭再來", "重生"], ja: ["新生活", "新たな始まり", "再生"],
    ar: ["البدايات", "بداية جديدة", "حياة جديدة", "من جديد"] } },
  { id: "waiting", parents: ["time"], words: {
    en: ["waiting", "waits", "awaiting", "waiting for news", "long wait", "waits for years"], es: ["espera", "esperar", "esperando", "la espera"],
    fr: ["attente", "attendre", "attend", "l'attente"], zh: ["等待", "等候", "守候", "苦等"], "zh-TW": ["等待", "等候", "守候", "苦等"], ja: ["待つ", "待ち続ける", "待ち人", "待つ人"],
    ar: ["الانتظار", "انتظار", "ينتظر", "تنتظر"] } },
  { id: "daily-rituals", parents: ["lifestyle"], words: {
    en: ["routine", "routines", "daily ritual", "everyday moments", "small pleasures", "ordinary life", "ordinary people", "simple pleasures", "mundane"], es: ["rutina", "rutinas", "vida cotidiana", "día a día", "cotidiano", "gente corriente"],
    fr: ["routine", "vie quotidienne", "petits plaisirs", "vie ordinaire", "gens ordinaires"], zh: ["日常", "日常生活", "平凡", "普通人", "柴米油盐", "小确幸", "市井"], "zh-TW": ["日常", "日常生活", "平凡", "普通人", "柴米油鹽", "小確幸", "市井"], ja: ["日常", "日々", "暮らし", "日常生活", "平凡な日々", "庶民"],
    ar: ["حياة عادية", "روتين", "يوم في حياة"] } },
  { id: "sunday", parents: ["time"], words: {
    en: ["weekend", "sunday", "sundays", "monday", "saturday night", "holidays", "day off"], es: ["domingo", "domingos", "fin de semana", "lunes", "día libre", "sábado"],
    fr: ["dimanche", "week-end", "lundi", "jour de repos", "samedi"], zh: ["周末", "星期天", "周日", "假日"], "zh-TW": ["週末", "星期天", "週日", "假日"], ja: ["日曜日", "週末", "休日", "土曜日"],
    ar: ["عطلة نهاية الأسبوع", "يوم الأحد", "يوم عطلة"] } },
  { id: "childhood-home", parents: ["home", "memory"], words: {
    en: ["childhood home", "ancestral home", "house where we grew up", "family home", "old family house"], es: ["casa de la infancia", "casa familiar", "casa de los padres", "casa de su padre", "casa natal"],
    fr: ["maison d'enfance", "maison familiale", "maison des parents", "maison natale"], zh: ["祖屋", "老家房子", "童年的家", "祖宅"], "zh-TW": ["祖屋", "老家房子", "童年的家", "祖宅"], ja: ["実家", "生家", "子供の頃の家", "古民家"],
    ar: ["بيت الطفولة", "بيت العائلة", "بيت الأهل", "دار الجد"] } },
  { id: "hotel-stays", parents: ["hotel"], words: {
    en: ["inn", "guesthouse", "boarding house", "motel", "hostel", "innkeeper", "bed and breakfast"], es: ["posada", "pensión", "hostal", "motel", "posadero"],
    fr: ["pension de famille", "gîte", "motel", "aubergiste"], zh: ["旅馆", "客栈", "民宿", "旅店", "酒店"], "zh-TW": ["旅館", "客棧", "民宿", "旅店", "酒店"], ja: ["旅館", "民宿", "宿屋", "ペンション", "宿"],
    ar: ["النزل", "فندق صغير", "نزل", "خان", "بنسيون"] } },
  { id: "exhibitions", parents: ["museum"], words: {
    en: ["exhibition", "exhibitions", "exhibit", "gallery show", "biennale", "art show", "vernissage", "retrospective"], es: ["exposición", "exposiciones", "muestra de arte", "bienal", "retrospectiva", "inauguración de la muestra"],
    fr: ["exposition", "expositions", "vernissage", "biennale", "rétrospective", "expo"], zh: ["展览", "画展", "影展", "双年展", "艺术展"], "zh-TW": ["展覽", "畫展", "影展", "雙年展", "藝術展"], ja: ["展覧会", "個展", "展示", "美術展", "ビエンナーレ"],
    ar: ["المعارض", "معرض", "معرض فني"] } },
  { id: "letters-and-mail", parents: ["letters"], words: {
    en: ["letter", "postcard", "postcards", "love letter writer", "handwritten letters", "reading letters", "unread letters", "letters home"], es: ["carta", "cartas", "postal", "postales", "epistolar", "correspondencia"],
    fr: ["lettre", "lettres", "carte postale", "cartes postales", "correspondance", "épistolaire"], zh: ["信", "书信", "来信", "明信片", "家书", "写信"], "zh-TW": ["信", "書信", "來信", "明信片", "家書", "寫信"], ja: ["手紙", "書簡", "文通", "葉書", "便り"],
    ar: ["رسالة", "رسائل", "بطاقة بريدية", "مراسلات", "خطابات"] } },
  { id: "diary-keeping", parents: ["diary"], words: {
    en: ["journal", "journals", "journaling", "daily journal", "notebook", "notebooks", "logbook"], es: ["diario", "diario personal", "cuaderno", "cuadernos", "bitácora"],
    fr: ["journal intime", "carnet", "carnets", "cahier", "journal de bord"], zh: ["日记", "手账", "笔记本", "手札"], "zh-TW": ["日記", "手賬", "筆記本", "手札"], ja: ["日記", "帳面", "覚え書き", "日誌"],
    ar: ["يوميات", "دفتر", "مذكرات يومية", "دفتر يوميات"] } },
];
