import type { Concept } from "../concept.ts";

export const homeAndMoney: Concept[] = [
  { id: "household-budget", parents: ["money", "home"], words: {
    en: ["household budget", "household budgeting", "family budget", "household expenses", "home expenses", "monthly expenses", "budgeting", "budget", "budget app", "expenses", "spending", "track spending", "expense tracker", "household accounts", "saving money", "savings", "personal finance", "bookkeeping"], es: ["presupuesto familiar", "presupuesto", "gastos", "gastos del hogar", "gastos familiares", "economía doméstica", "ahorro", "ahorrar", "finanzas personales", "contabilidad doméstica", "llevar las cuentas"],
    fr: ["budget", "budget familial", "dépenses", "dépenses du ménage", "comptes du ménage", "épargne", "économies", "finances personnelles", "gérer son argent", "tenir ses comptes"], zh: ["记账", "家庭开支", "开支", "账本", "预算", "理财", "省钱", "存钱", "花销", "家计", "记帐", "支出", "多少钱", "家庭预算", "消费记录"], "zh-TW": ["記賬", "家庭開支", "開支", "賬本", "預算", "理財", "省錢", "存錢", "花銷", "家計", "記帳", "支出", "多少錢", "家庭預算", "消費記錄"], ja: ["家計", "家計簿", "家計管理", "節約", "貯金", "支出", "出費", "予算", "生活費", "小遣い帳", "お金の管理"],
    ar: ["ميزانية", "ميزانية الأسرة", "ميزانية البيت", "مصاريف", "مصاريف العائلة", "مصروف", "مصروف البيت", "نفقات", "مصروفات", "ادخار", "توفير المال", "ميزانيتي", "تدبير منزلي", "نفقات الأسرة"] } },
  { id: "taxes", parents: ["money", "politics"], words: {
    en: ["tax", "taxes", "taxation", "tax collector"], es: ["impuesto", "impuestos", "hacienda pública"],
    fr: ["impôt", "impôts", "fiscalité", "percepteur", "déclaration de revenus", "fraude fiscale", "évasion fiscale", "paradis fiscal", "paradis fiscaux", "inspecteur des impôts", "gabelle", "octroi", "fisc"], zh: ["税", "税收", "纳税"], "zh-TW": ["稅", "稅收", "納稅"], ja: ["税金", "納税", "年貢"],
    ar: ["الضرائب", "ضريبة", "ضرائب"] } },
  { id: "insurance", parents: ["business"], words: {
    en: ["insurance", "warranty", "insurer", "guarantee"], es: ["seguro de vida", "aseguradora", "garantía comercial"],
    fr: ["assurance", "assureur", "garantie commerciale", "compagnie d'assurance", "compagnies d'assurance", "assurance-vie", "arnaque à l'assurance", "mutuelle santé", "expert en assurances"], zh: ["保险", "保修"], "zh-TW": ["保險", "保修"], ja: ["保険", "保証書"],
    ar: ["التأمين", "تأمين", "ضمان المنتج"] } },
  { id: "shopping", parents: ["shop"], words: {
    en: ["shopping", "shopping mall", "supermarket", "department store", "online shopping", "bargain", "malls", "shopping centre", "shopping center", "cashier", "cashiers", "checkout girl", "shopping cart", "shopping trolley"], es: ["ir de compras", "centro comercial", "supermercado", "grandes almacenes"],
    fr: ["faire les courses", "centre commercial", "supermarché", "grand magasin", "hypermarché", "supérette", "caissière", "caissières", "chariot de courses", "soldes d'été", "lèche-vitrine"], zh: ["购物", "超市", "商场", "网购", "百货", "逛街", "买东西", "打折", "买菜", "血拼", "砍价", "讨价还价", "商品", "特卖", "购物车", "试衣间", "还价", "买买买"], "zh-TW": ["購物", "超市", "商場", "網購", "百貨", "逛街", "買東西", "打折", "買菜", "血拼", "砍價", "討價還價", "商品", "特賣", "購物車", "試衣間", "還價", "買買買", "團購", "周年慶"], ja: ["買い物", "スーパー", "百貨店", "デパート", "通販", "お買い物", "買物", "バーゲン", "爆買い", "特売", "ウィンドウショッピング", "福袋", "お使い", "おつかい", "値切り", "大安売り", "まとめ買い", "買い出し", "ショッピング", "セール"],
    ar: ["التسوق", "تسوق", "مركز تجاري", "متجر كبير"] } },
  { id: "cleaning", parents: ["housework"], words: {
    en: ["cleaning", "tidying", "tidy", "housecleaning", "chores", "household chores", "washing up", "mop", "mops", "mop and bucket", "buckets", "feather duster", "rubber gloves"], es: ["limpieza", "limpiar", "ordenar la casa", "tareas del hogar", "tareas domésticas", "fregona", "estropajo", "lejía", "trapo de cocina", "limpiar la casa", "limpieza del hogar", "desinfectante"],
    fr: ["ménage", "nettoyage", "rangement", "tâches ménagères", "corvées", "serpillière", "seau et serpillière", "plumeau", "dépoussiérer", "gants de ménage", "eau de javel", "balai et pelle", "ménage de printemps", "grand ménage"], zh: ["打扫", "整理", "家务", "收纳", "大扫除"], "zh-TW": ["打掃", "整理", "家務", "收納", "大掃除"], ja: ["家事", "整理整頓", "収納"],
    ar: ["التنظيف", "تنظيف", "ترتيب البيت", "أعمال منزلية"] } },
  { id: "furniture", parents: ["interior-design"], words: {
    en: ["chair", "chairs", "table", "tables", "wardrobe", "sofa", "bed", "beds", "shelf", "cupboard", "empty chair", "armchair", "armchairs", "couch", "stool", "stools", "desk", "desks", "bookcase", "bookcases", "dresser", "cradle and crib", "rocking chair"], es: ["silla", "sillas", "mesa", "mesas", "mueble", "muebles", "armario", "sillón", "cama", "hamaca", "hamacas", "mecedora", "mecedoras", "cómoda antigua", "estantería", "estanterías", "ropero", "mesita de noche", "taburete", "litera", "literas"],
    fr: ["chaise", "chaises", "meuble", "meubles", "armoire", "fauteuil", "lit", "étagère", "canapé", "canapés", "divan", "tabouret", "tabourets", "bibliothèque en bois", "commode", "commodes", "buffet ancien", "rocking-chair", "chaise longue", "chaise à bascule", "guéridon", "secrétaire ancien", "table de nuit", "table de chevet", "meubles anciens", "ikea"], zh: ["家具", "椅子", "桌子", "沙发", "柜子", "空椅子"], "zh-TW": ["傢俱", "椅子", "桌子", "沙發", "櫃子", "空椅子"], ja: ["家具", "椅子", "机", "本棚", "ソファ", "箪笥", "食器棚", "戸棚", "ベッド", "テーブル", "書棚", "長椅子", "揺り椅子", "安楽椅子", "下駄箱", "押入れ", "カウチ", "文机", "家具職人", "卓袱台", "食卓椅子", "座卓", "家具屋"],
    ar: ["الأثاث", "كرسي", "طاولة", "أثاث", "خزانة", "سرير", "أريكة", "أرائك", "كنبة", "كنب", "مقعد خشبي", "دولاب", "دواليب", "رف", "رفوف", "كراسي", "كرسي هزاز", "طربيزة", "أثاث قديم", "خزائن", "سرير خشبي"] } },
  { id: "public-transport-app", parents: ["bus-and-metro"], words: {
    en: ["timetable", "timetables", "arrival time", "bus stop", "bus stops", "next bus", "route planner", "bus times"], es: ["horario de autobuses", "parada de autobús", "próximo autobús", "horarios de tren"],
    fr: ["horaires de bus", "arrêt de bus", "prochain bus", "horaires de train", "horaires de métro", "itinéraire en métro", "plan de métro", "trajets en bus"], zh: ["公车", "公交", "公交车", "到站", "公交站", "时刻表", "班车", "公车站"], "zh-TW": ["公車", "公交", "公交車", "到站", "公交站", "時刻表", "班車", "公車站"], ja: ["時刻表", "バス停", "乗換案内", "バス", "到着時刻"],
    ar: ["مواعيد الحافلات", "موقف الحافلات", "حافلة", "حافلات", "جدول المواعيد"] } },
  { id: "productivity", parents: ["software", "work"], words: {
    en: ["to-do list", "calendar app", "reminders", "reminder", "note-taking", "notes app", "planner app", "time management", "productivity", "organiser"], es: ["lista de tareas", "recordatorios", "tomar notas", "productividad", "agenda personal", "organizador"],
    fr: ["liste de tâches", "rappels", "prise de notes", "productivité", "agenda personnel", "gestion du temps", "organisation personnelle", "carnet de tâches"], zh: ["待办", "提醒", "笔记", "效率", "时间管理", "日程"], "zh-TW": ["待辦", "提醒", "筆記", "效率", "時間管理", "日程"], ja: ["予定管理", "メモ帳", "備忘録", "時間管理", "スケジュール"],
    ar: ["الإنتاجية", "قائمة مهام", "تذكير", "تنظيم الوقت", "مفكرة", "إدارة الوقت"] } },
  { id: "health-app", parents: ["software", "health"], words: {
    en: ["eye exercises", "eye training", "vision training", "fitness app", "step counter", "medical software", "patient exercises", "exercises for patients"], es: ["ejercicios visuales", "entrenamiento visual", "aplicación de salud"],
    fr: ["exercices visuels", "rééducation visuelle", "application santé", "entraînement visuel", "suivi de santé", "appli de santé", "suivi médical", "compteur de pas", "suivi du cycle"], zh: ["视力训练", "眼保健操", "健康应用", "康复训练"], "zh-TW": ["視力訓練", "眼保健操", "健康應用", "康復訓練"], ja: ["視力訓練", "健康アプリ", "万歩計", "目の体操"],
    ar: ["تمارين بصرية", "تطبيق صحي", "تدريب النظر"] } },
  { id: "language-app", parents: ["software", "language-identity"], words: {
    en: ["language app", "vocabulary", "vocabulary trainer", "flashcards", "learn languages", "translation app", "dictionary app"], es: ["aprender idiomas", "vocabulario", "traductor automático"],
    fr: ["apprendre les langues", "vocabulaire", "cartes mémoire", "traducteur automatique", "apprendre une langue", "apprendre l'anglais", "apprendre le français", "cours de langue", "cours de langues", "application de langues", "apprendre l'espagnol", "leçons d'anglais", "traduction automatique", "vocabulaire étranger"], zh: ["背单词", "单词", "词汇", "翻译软件", "学外语"], "zh-TW": ["背單詞", "單詞", "詞彙", "翻譯軟體", "學外語"], ja: ["単語帳", "語彙", "語学学習", "翻訳アプリ"],
    ar: ["تعلم اللغات", "مفردات", "بطاقات تعليمية"] } },
  { id: "robot-arm", parents: ["robots", "education"], words: {
    en: ["robot arm", "robotic arms", "educational robot", "robot kit", "robotics classroom", "robot club", "robot contest"], es: ["brazo robótico", "brazos robóticos", "robótica educativa", "robot educativo"],
    fr: ["bras robotisé", "bras robotique", "robotique éducative", "club de robotique", "programmer un robot", "construire un robot", "concours de robots", "bras mécanique"], zh: ["机械臂", "机器人教学", "机器人社", "机器人大赛"], "zh-TW": ["機械臂", "機器人教學", "機器人社", "機器人大賽"], ja: ["ロボットアーム", "ロボット部", "ロボット教室", "ロボコン"],
    ar: ["ذراع آلية", "روبوت تعليمي", "نادي الروبوت"] } },
  { id: "auctions", parents: ["shop", "wealth"], words: {
    en: ["auction", "auctions", "auctioneer", "auction house", "highest bidder", "auction room", "going going gone", "bidding war"], es: ["subasta", "subastas", "subastador", "casa de subastas", "remate", "subasta pública"],
    fr: ["vente aux enchères", "enchères", "commissaire-priseur", "aux enchères", "salle des ventes", "plus offrant", "hôtel des ventes", "adjugé vendu"], zh: ["拍卖", "拍卖会", "拍卖行", "竞拍", "竞价", "拍品", "义卖会"], "zh-TW": ["拍賣", "拍賣會", "拍賣行", "競拍", "競價", "拍品", "義賣會"], ja: ["オークション", "競売", "競り落とし", "せり市", "落札"],
    ar: ["مزاد", "مزادات", "بيع بالمزاد", "مزاد علني", "دار مزادات", "دلال مزادات", "مزاد فني"] } },
  { id: "debt", parents: ["money"], words: {
    en: ["debt", "debts", "in debt", "debtor", "debtors", "loan shark", "loan sharks", "moneylender", "mortgage"], es: ["deuda", "deudas", "endeudado", "endeudada", "endeudados", "deudor", "deudores", "usurero", "usureros", "usura", "prestamista", "prestamistas", "cobrador de deudas", "en quiebra", "hipoteca", "hipotecas"],
    fr: ["dette", "dettes", "endetté", "endettée", "surendettement", "usurier", "usuriers", "hypothèque", "prêteur sur gages"], zh: ["债务", "欠债", "还债", "讨债", "高利贷", "负债", "房贷"], "zh-TW": ["債務", "欠債", "還債", "討債", "高利貸", "負債", "房貸", "地下錢莊"], ja: ["借金", "借金取り", "負債", "高利貸し", "闇金", "住宅ローン"],
    ar: ["ديون", "غارق في الديون", "مراب", "مرابون", "أفلس", "رهن البيت", "سداد الدين", "دائنون", "مرابي"] } },
];
