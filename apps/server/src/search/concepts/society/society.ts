import type { Concept } from "../concept.ts";

export const society: Concept[] = [
  { id: "society", parents: [], words: {
    en: ["society", "social issues", "social problems"], es: ["sociedad", "problemas sociales", "cuestiones sociales"],
    fr: ["société", "problèmes sociaux", "questions de société"], zh: ["社会", "社会问题"], "zh-TW": ["社會", "社會問題"], ja: ["社会", "社会問題"],
    ar: ["المجتمع", "مجتمع", "قضايا اجتماعية", "مشاكل اجتماعية"] } },
  { id: "politics", parents: ["society"], words: {
    en: ["politics", "political", "politician", "government"], es: ["política", "político", "gobierno", "políticos"],
    fr: ["politique", "gouvernement", "homme politique"], zh: ["政治", "政府", "政客"], "zh-TW": ["政治", "政府", "政客"], ja: ["政治", "政府", "政治家"],
    ar: ["السياسة", "سياسة", "سياسي", "حكومة"] } },
  { id: "democracy", parents: ["politics"], words: {
    en: ["democracy", "democratic", "elections", "voting", "election campaign"], es: ["democracia", "elecciones", "democrático", "votar"],
    fr: ["démocratie", "élections", "démocratique", "voter"], zh: ["民主", "选举", "投票"], "zh-TW": ["民主", "選舉", "投票"], ja: ["民主主義", "選挙", "投票"],
    ar: ["الديمقراطية", "ديمقراطية", "انتخابات", "تصويت"] } },
  { id: "dictatorship", parents: ["politics", "history"], words: {
    en: ["dictatorship", "dictator", "totalitarian", "authoritarian", "fascism", "dictatorships", "regime", "junta", "tyrant", "coup", "coup d'état"], es: ["dictadura", "dictador", "totalitarismo", "autoritarismo", "fascismo", "dictaduras", "régimen", "golpe de estado"],
    fr: ["dictature", "dictateur", "totalitarisme", "autoritarisme", "fascisme", "régime", "coup d'état", "junte"], zh: ["独裁", "专制", "极权", "法西斯", "政变", "军政府"], "zh-TW": ["獨裁", "專制", "極權", "法西斯", "白色恐怖", "戒嚴", "政變", "軍政府"], ja: ["独裁", "独裁者", "全体主義", "ファシズム", "クーデター", "軍事政権"],
    ar: ["الديكتاتورية", "ديكتاتورية", "ديكتاتور", "فاشية", "استبداد سياسي", "دكتاتورية", "انقلاب", "نظام عسكري"] } },
  { id: "revolution", parents: ["politics", "history"], words: {
    en: ["revolution", "revolutions", "revolutionary"], es: ["revolución", "revoluciones", "revolucionario"],
    fr: ["révolution", "révolutions", "révolutionnaire"], zh: ["革命", "革命者"], "zh-TW": ["革命", "革命者"], ja: ["革命", "革命家"],
    ar: ["الثورة", "ثورة", "ثورات", "ثوري", "ثوار"] } },
  { id: "protest", parents: ["politics"], words: {
    en: ["protest", "protests", "demonstration", "activism", "activist", "strike"], es: ["protesta", "protestas", "manifestación", "activismo", "activista", "huelga"],
    fr: ["manifestation", "militantisme", "militant", "grève", "contestation"], zh: ["抗议", "示威", "罢工", "社运"], "zh-TW": ["抗議", "示威", "罷工", "社運"], ja: ["抗議", "デモ", "社会運動", "ストライキ", "活動家"],
    ar: ["الاحتجاجات", "احتجاج", "احتجاجات", "مظاهرة", "ناشط", "إضراب"] } },
  { id: "human-rights", parents: ["justice"], words: {
    en: ["human rights", "civil rights", "equality"], es: ["derechos humanos", "derechos civiles", "igualdad"],
    fr: ["droits de l'homme", "droits humains", "droits civiques", "égalité"], zh: ["人权", "民权", "平权", "平等"], "zh-TW": ["人權", "民權", "平權", "平等"], ja: ["人権", "公民権", "平等"],
    ar: ["حقوق الإنسان", "حقوق مدنية", "مساواة"] } },
  { id: "censorship", parents: ["politics", "freedom"], words: {
    en: ["censorship", "freedom of expression", "free speech", "banned book", "propaganda"], es: ["censura", "libertad de expresión", "libro prohibido", "propaganda"],
    fr: ["censure", "liberté d'expression", "livre interdit", "propagande"], zh: ["审查", "言论自由", "禁书", "政治宣传"], "zh-TW": ["審查", "言論自由", "禁書", "政治宣傳"], ja: ["検閲", "表現の自由", "言論の自由", "禁書", "プロパガンダ"],
    ar: ["الرقابة", "رقابة", "حرية التعبير", "كتاب ممنوع", "بروباغندا"] } },
  { id: "corruption", parents: ["politics", "crime"], words: {
    en: ["corruption", "bribery", "scandal", "corrupt"], es: ["corrupción", "soborno", "escándalo", "corrupto"],
    fr: ["corruption", "scandale", "pot-de-vin", "corrompu"], zh: ["腐败", "贪污", "贿赂", "丑闻", "反腐"], "zh-TW": ["腐敗", "貪汙", "賄賂", "醜聞", "反腐"], ja: ["汚職", "賄賂", "腐敗", "スキャンダル"],
    ar: ["الفساد", "فساد", "رشوة", "فضيحة", "فاسد"] } },
  { id: "poverty", parents: ["society"], words: {
    en: ["poverty", "poor", "hunger", "deprivation"], es: ["pobreza", "pobre", "pobres", "hambre", "miseria"],
    fr: ["pauvreté", "pauvre", "misère", "précarité", "faim dans le monde"], zh: ["贫困", "贫穷", "穷人", "饥饿"], "zh-TW": ["貧困", "貧窮", "窮人", "飢餓"], ja: ["貧困", "貧乏", "飢え", "貧しい"],
    ar: ["الفقر", "فقر", "فقراء", "جوع", "فقير"] } },
  { id: "homelessness", parents: ["poverty"], words: {
    en: ["homeless", "homelessness", "living on the street", "rough sleeping"], es: ["sin techo", "sin hogar", "personas sin hogar", "vivir en la calle"],
    fr: ["sans-abri", "sans domicile", "vivre dans la rue", "itinérance"], zh: ["流浪汉", "无家可归", "露宿街头"], "zh-TW": ["流浪漢", "無家可歸", "露宿街頭"], ja: ["ホームレス", "路上生活", "野宿"],
    ar: ["التشرد", "مشردين", "تشرد", "بلا مأوى"] } },
  { id: "social-class", parents: ["society"], words: {
    en: ["social class", "working class", "inequality", "class struggle", "bourgeoisie", "aristocracy"], es: ["clase social", "clase obrera", "desigualdad", "lucha de clases", "burguesía", "aristocracia"],
    fr: ["classe sociale", "classe ouvrière", "inégalités", "lutte des classes", "bourgeoisie", "aristocratie"], zh: ["阶级", "阶层", "工人阶级", "不平等", "贫富差距", "贵族"], "zh-TW": ["階級", "階層", "工人階級", "不平等", "貧富差距", "貴族"], ja: ["階級", "労働者階級", "格差", "格差社会", "貴族"],
    ar: ["الطبقات الاجتماعية", "طبقة اجتماعية", "طبقة عاملة", "صراع طبقي", "أرستقراطية", "تفاوت اجتماعي"] } },
  { id: "wealth", parents: ["society"], words: {
    en: ["wealth", "rich", "luxury", "millionaire", "high society"], es: ["riqueza", "ricos", "lujo", "millonario", "alta sociedad"],
    fr: ["richesse", "riches", "luxe", "millionnaire", "haute société"], zh: ["财富", "富豪", "豪门", "奢华", "有钱人"], "zh-TW": ["財富", "富豪", "豪門", "奢華", "有錢人"], ja: ["富豪", "富", "贅沢", "お金持ち", "上流社会"],
    ar: ["الثروة", "ثروة", "أثرياء", "ترف", "مليونير", "غنى"] } },
  { id: "colonialism", parents: ["history", "politics"], words: {
    en: ["colonialism", "colonial", "postcolonial", "empire", "decolonisation", "decolonization"], es: ["colonialismo", "colonial", "poscolonial", "descolonización", "colonización"],
    fr: ["colonialisme", "colonial", "postcolonial", "décolonisation", "colonisation"], zh: ["殖民", "殖民地", "后殖民", "殖民主义"], "zh-TW": ["殖民", "殖民地", "後殖民", "殖民主義"], ja: ["植民地", "植民地主義", "帝国主義", "ポストコロニアル"],
    ar: ["الاستعمار", "استعمار", "استعماري", "ما بعد الاستعمار", "احتلال"] } },
  { id: "slavery", parents: ["history", "human-rights"], words: {
    en: ["slavery", "slave trade", "enslaved", "abolition", "human trafficking"], es: ["esclavitud", "esclavos", "trata de esclavos", "abolición", "trata de personas"],
    fr: ["esclavage", "esclaves", "traite négrière", "abolition", "traite des êtres humains"], zh: ["奴隶", "奴隶制", "人口贩卖"], "zh-TW": ["奴隸", "奴隸制", "人口販賣"], ja: ["奴隷", "奴隷制", "人身売買"],
    ar: ["العبودية", "عبودية", "رق", "عبيد", "اتجار بالبشر"] } },
  { id: "borders", parents: ["migration", "politics"], words: {
    en: ["border", "borders", "border crossing", "frontier", "smuggling"], es: ["frontera", "fronteras", "cruzar la frontera", "contrabando"],
    fr: ["frontière", "frontières", "passage de la frontière", "contrebande"], zh: ["边境", "国境", "边界", "偷渡", "走私"], "zh-TW": ["邊境", "國境", "邊界", "偷渡", "走私"], ja: ["国境", "境界", "密入国", "密輸"],
    ar: ["الحدود", "حدود", "عبور الحدود", "تهريب"] } },
  { id: "globalisation", parents: ["society"], words: {
    en: ["globalisation", "globalization", "capitalism", "consumerism", "consumer society"], es: ["globalización", "capitalismo", "consumismo", "sociedad de consumo"],
    fr: ["mondialisation", "capitalisme", "société de consommation", "consumérisme"], zh: ["全球化", "资本主义", "消费主义"], "zh-TW": ["全球化", "資本主義", "消費主義"], ja: ["グローバル化", "資本主義", "消費社会"],
    ar: ["العولمة", "عولمة", "رأسمالية", "نزعة استهلاكية", "مجتمع استهلاكي"] } },
  { id: "bullying", parents: ["society", "school"], words: {
    en: ["bullying", "bully", "bullied", "harassment", "cyberbullying"], es: ["acoso escolar", "acoso", "ciberacoso", "abusón", "hostigamiento"],
    fr: ["harcèlement", "harcèlement scolaire", "cyberharcèlement"], zh: ["霸凌", "欺凌", "校园霸凌", "校园暴力"], "zh-TW": ["霸凌", "欺凌", "校園霸凌", "校園暴力"], ja: ["いじめ", "嫌がらせ", "ハラスメント"],
    ar: ["التنمر", "تنمر", "تنمر إلكتروني", "مضايقة", "تحرش"] } },
  { id: "prejudice", parents: ["society"], words: {
    en: ["prejudice", "stereotype", "stereotypes", "discrimination", "stigma", "exclusion"], es: ["prejuicio", "prejuicios", "estereotipos", "discriminación", "estigma", "exclusión"],
    fr: ["préjugés", "stéréotypes", "discrimination", "stigmatisation", "exclusion"], zh: ["偏见", "歧视", "刻板印象", "污名"], "zh-TW": ["偏見", "歧視", "刻板印象", "汙名"], ja: ["偏見", "差別", "固定観念", "ステレオタイプ"],
    ar: ["التمييز", "تحيز", "صور نمطية", "تمييز", "وصمة", "إقصاء"] } },
  { id: "social-media", parents: ["internet", "society"], words: {
    en: ["social media", "social network", "going viral", "sns", "facebook", "instagram", "followers"], es: ["redes sociales", "red social", "viral en redes", "seguidores"],
    fr: ["réseaux sociaux", "réseau social", "abonnés"], zh: ["社交媒体", "社交网络", "微博"], "zh-TW": ["社群媒體", "社群網站", "社交媒體", "微博"], ja: ["ソーシャルメディア", "sns", "フォロワー"],
    ar: ["وسائل التواصل الاجتماعي", "وسائل التواصل", "مؤثرين", "شبكات اجتماعية", "مواقع التواصل", "متابعون"] } },
  { id: "fame", parents: ["society"], words: {
    en: ["fame", "celebrity", "celebrities", "stardom", "famous people"], es: ["fama", "celebridad", "famosos", "estrellato", "celebridades"],
    fr: ["célébrité", "célébrités", "gloire", "vedettariat", "notoriété"], zh: ["名人", "成名", "名声", "明星", "出名"], "zh-TW": ["名人", "成名", "名聲", "明星", "出名"], ja: ["有名人", "名声", "芸能人", "スター", "セレブ"],
    ar: ["الشهرة", "شهرة", "مشاهير", "نجومية"] } },
  { id: "urban-life", parents: ["city"], words: {
    en: ["urban life", "city life", "nightlife", "metropolis", "big city"], es: ["vida urbana", "vida nocturna", "metrópolis", "gran ciudad"],
    fr: ["vie urbaine", "vie nocturne", "métropole", "grande ville"], zh: ["都市生活", "夜生活", "大都市", "都市"], "zh-TW": ["都市生活", "夜生活", "大都市", "都市"], ja: ["都会", "都会生活", "大都市", "夜の街"],
    ar: ["حياة المدينة", "حياة حضرية", "حياة ليلية", "مدينة كبيرة"] } },
  { id: "rural-life", parents: ["countryside"], words: {
    en: ["rural life", "country life", "village life", "small town"], es: ["vida rural", "vida de pueblo", "vida en el campo", "pueblo pequeño"],
    fr: ["vie rurale", "vie de village", "vie à la campagne", "petite ville"], zh: ["乡村生活", "小镇", "农村生活", "田园"], "zh-TW": ["鄉村生活", "小鎮", "農村生活", "田園"], ja: ["田舎暮らし", "田舎町", "村の暮らし", "田園"],
    ar: ["الحياة الريفية", "حياة ريفية", "حياة القرية", "بلدة صغيرة"] } },
  { id: "philosophy", parents: [], words: {
    en: ["philosophy", "philosopher", "philosophical", "ethics"], es: ["filosofía", "filósofo", "filosófico", "ética"],
    fr: ["philosophie", "philosophe", "philosophique", "éthique"], zh: ["哲学", "哲学家", "伦理"], "zh-TW": ["哲學", "哲學家", "倫理"], ja: ["哲学", "哲学者", "倫理学"],
    ar: ["الفلسفة", "فلسفة", "فيلسوف", "فلسفي", "أخلاقيات"] } },
  { id: "culture", parents: ["society"], words: {
    en: ["culture", "cultural heritage", "tradition", "traditions", "customs"], es: ["cultura", "patrimonio cultural", "tradición", "tradiciones", "costumbres"],
    fr: ["culture", "patrimoine", "patrimoine culturel", "tradition", "traditions", "coutumes"], zh: ["文化", "文化遗产", "传统", "习俗", "民俗文化"], "zh-TW": ["文化", "文化遺產", "傳統", "習俗", "民俗文化"], ja: ["文化", "文化遺産", "伝統", "風習", "しきたり"],
    ar: ["الثقافة", "ثقافة", "تراث", "تقاليد", "عادات", "تراث ثقافي"] } },
  { id: "subculture", parents: ["culture", "youth"], words: {
    en: ["subculture", "counterculture", "hippie", "punk culture", "underground scene"], es: ["subcultura", "contracultura", "hippie", "cultura punk"],
    fr: ["sous-culture", "contre-culture", "hippie", "culture punk"], zh: ["亚文化", "反主流文化", "嬉皮士"], "zh-TW": ["次文化", "反主流文化", "嬉皮"], ja: ["サブカルチャー", "カウンターカルチャー", "ヒッピー", "オタク"],
    ar: ["الثقافات الفرعية", "ثقافة فرعية", "ثقافة مضادة", "هيبي"] } },
  { id: "charity", parents: ["solidarity"], words: {
    en: ["charity", "volunteering", "volunteer", "humanitarian", "aid worker"], es: ["beneficencia", "voluntariado", "voluntario", "humanitario", "ayuda humanitaria"],
    fr: ["bénévolat", "bénévole", "humanitaire", "aide humanitaire", "œuvre caritative"], zh: ["慈善", "志愿者", "公益", "人道救援"], "zh-TW": ["慈善", "志工", "公益", "人道救援"], ja: ["慈善", "ボランティア", "人道支援", "奉仕活動"],
    ar: ["العمل الخيري", "عمل خيري", "تطوع", "متطوع", "إنساني إغاثي", "مساعدات إنسانية"] } },
];
