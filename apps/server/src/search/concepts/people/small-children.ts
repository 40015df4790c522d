import type { Concept } from "../concept.ts";

export const smallChildren: Concept[] = [
  { id: "bedtime", parents: ["sleep", "childhood"], words: {
    en: ["bedtime", "bedtime story", "bedtime routine", "going to bed", "goodnight", "good night story", "fall asleep", "falling asleep", "sleepy", "before sleep", "before bed", "cannot sleep"], es: ["hora de dormir", "cuento para dormir", "cuentos para dormir", "antes de dormir", "irse a la cama", "a dormir", "no puede dormir", "cuento de buenas noches"],
    fr: ["histoire du soir", "heure du coucher", "aller au lit", "s'endormir", "avant de dormir", "avant le coucher", "rituel du soir", "au dodo"], zh: ["睡前故事", "睡前", "入睡", "晚安", "睡不着", "陪睡"], "zh-TW": ["睡前故事", "睡前", "入睡", "晚安", "睡不著", "陪睡"], ja: ["おやすみ", "寝る前", "眠る前", "ねんね", "おやすみなさい"],
    ar: ["قبل النوم", "قصة قبل النوم", "حكايات قبل النوم", "وقت النوم", "تصبح على خير", "حكاية ما قبل النوم"] } },
  { id: "nursery", parents: ["childcare", "education"], words: {
    en: ["nursery", "daycare", "day care", "day nursery", "crèche", "childminder", "babysitter", "nanny", "playgroup"], es: ["guardería", "jardín de infantes", "niñera", "escuela infantil"],
    fr: ["crèche", "garderie", "nounou", "jardin d'enfants", "assistante maternelle", "baby-sitter"], zh: ["托儿所", "托班", "月嫂", "入园"], "zh-TW": ["托兒所", "托班", "月嫂", "入園", "褓姆", "托嬰"], ja: ["保育園", "保育士", "ベビーシッター", "保育所", "園児", "こども園"],
    ar: ["روضة أطفال", "مربية أطفال", "جليسة أطفال"] } },
  { id: "toddler-milestones", parents: ["baby"], words: {
    en: ["first steps", "first words", "potty training", "potty", "nappy", "nappies", "diaper", "diapers", "learning to walk", "teething"], es: ["primeros pasos", "primeras palabras", "pañal", "pañales", "orinal", "chupete", "aprender a caminar"],
    fr: ["premiers pas", "premiers mots", "petit pot", "couche-culotte", "tétine", "apprentissage de la propreté"], zh: ["学步", "尿布", "如厕", "学走路", "牙牙学语", "奶嘴"], "zh-TW": ["學步", "尿布", "如廁", "學走路", "牙牙學語", "奶嘴", "尿片"], ja: ["トイレトレーニング", "おむつ", "よちよち", "はじめの一歩", "おしゃぶり", "離乳食"],
    ar: ["حفاضات", "خطوات أولى", "كلمات أولى", "تعلم المشي", "تدريب على الحمام"] } },
  { id: "childs-play", parents: ["childhood"], words: {
    en: ["playtime", "child's play", "children's games", "children playing", "hide and seek", "hopscotch", "skipping rope", "playground games", "outdoor play", "street games", "leapfrog", "jump rope", "jump-rope", "blind man's buff", "game of tag", "hula hoop"], es: ["juegos infantiles", "juegos de infancia", "escondite", "escondidas", "rayuela", "saltar la cuerda", "niños que juegan", "juegos de calle", "saltar a la comba", "la comba", "gallinita ciega", "juegos de patio", "pillapilla", "corro de la patata"],
    fr: ["jeux d'enfants", "cache-cache", "marelle", "corde à sauter", "enfants qui jouent", "chat perché", "jeux d'enfance", "saute-mouton", "colin-maillard", "tir à la corde enfants", "jeu de l'épervier", "bataille de boules de neige", "jouer à la poupée", "gendarmes et voleurs"], zh: ["玩耍", "捉迷藏", "躲猫猫", "跳房子", "跳皮筋", "童年游戏", "过家家"], "zh-TW": ["玩耍", "捉迷藏", "躲貓貓", "跳房子", "跳皮筋", "童年遊戲", "過家家"], ja: ["鬼ごっこ", "かくれんぼ", "外遊び", "子どもの遊び", "縄跳び", "おままごと", "けんけんぱ"],
    ar: ["ألعاب الأطفال", "غميضة", "لعب الأطفال", "ألعاب شعبية", "نط الحبل", "ألعاب الحارة"] } },
  { id: "new-sibling", parents: ["siblings", "baby"], words: {
    en: ["new sibling", "new baby brother", "new baby sister", "baby brother", "baby sister", "little brother", "little sister", "big sister", "only child", "sibling rivalry"], es: ["hermanito", "hermanita", "nuevo hermano", "hermana pequeña", "hermano pequeño", "hermana mayor", "hermano mayor", "hijo único", "celos entre hermanos", "nuevo hermanito", "nueva hermanita", "llegada de un hermanito", "espera un hermanito", "nacimiento de su hermano", "hermana recién nacida"],
    fr: ["petit frère", "petite sœur", "grand frère", "grande sœur", "enfant unique", "jalousie entre frères"], zh: ["二胎", "弟弟", "妹妹", "哥哥", "姐姐", "独生子女", "老二"], "zh-TW": ["二胎", "弟弟", "妹妹", "哥哥", "姐姐", "獨生子女", "老二"], ja: ["弟ができる", "妹ができる", "お姉ちゃん", "お兄ちゃん", "一人っ子", "弟妹", "妹と", "弟と"],
    ar: ["أخ صغير", "أخت صغيرة", "أخ أكبر", "أخت كبرى", "طفل وحيد", "غيرة الإخوة", "مولود جديد في الأسرة", "أخ جديد", "أخ صغير جديد", "أخت جديدة", "أخي الصغير"] } },
  { id: "new-school", parents: ["school"], words: {
    en: ["first day of school", "first day at school", "new school", "changing schools", "new kid", "new pupil", "starting school", "back to school"], es: ["primer día de colegio", "primer día de escuela", "primer día de clase", "vuelta al cole", "nueva escuela", "niño nuevo"],
    fr: ["rentrée", "rentrée scolaire", "premier jour d'école", "nouvelle école", "nouvel élève", "première rentrée"], zh: ["转学", "转学生", "开学", "上学第一天", "新学校", "入学"], "zh-TW": ["轉學", "轉學生", "開學", "上學第一天", "新學校", "入學"], ja: ["転校生", "転校", "入学", "入学式", "初登校", "新学期"],
    ar: ["أول يوم في المدرسة", "مدرسة جديدة", "تلميذ جديد", "دخول مدرسي", "عودة إلى المدرسة"] } },
  { id: "school-refusal", parents: ["school"], words: {
    en: ["truancy", "playing truant", "dropping out", "school dropout", "school refusal", "school phobia", "skipping school", "expelled from school"], es: ["absentismo escolar", "abandono escolar", "dejar la escuela", "hacer novillos", "expulsado del colegio"],
    fr: ["décrochage scolaire", "école buissonnière", "phobie scolaire", "décrocheur", "renvoyé de l'école"], zh: ["逃学", "辍学", "厌学", "拒学", "退学"], "zh-TW": ["逃學", "輟學", "厭學", "拒學", "退學", "中輟", "蹺課"], ja: ["登校拒否", "中退", "保健室登校", "退学"],
    ar: ["تسرب مدرسي", "هروب من المدرسة", "ترك المدرسة", "انقطاع عن الدراسة"] } },
  { id: "school-trip", parents: ["scouts-and-camps", "travel"], words: {
    en: ["summer camp", "school trip", "field trip", "scout camp", "scouts", "girl scouts", "boy scouts", "holiday camp"], es: ["campamento de verano", "excursión escolar", "colonias de verano", "scouts", "viaje de fin de curso"],
    fr: ["colonie de vacances", "classe verte", "sortie scolaire", "voyage scolaire", "scoutisme", "colo"], zh: ["夏令营", "春游", "秋游", "童子军", "露营会", "毕业旅行"], "zh-TW": ["夏令營", "春遊", "秋遊", "童子軍", "露營會", "畢業旅行"], ja: ["修学旅行", "林間学校", "ボーイスカウト", "臨海学校"],
    ar: ["مخيم صيفي", "رحلة مدرسية", "كشافة"] } },
  { id: "screen-time", parents: ["childhood", "technology"], words: {
    en: ["children and screens", "smartphone addiction", "glued to the screen"], es: ["tiempo de pantalla", "niños y pantallas"],
    fr: ["temps d'écran", "enfants et écrans"], zh: ["屏幕时间", "网络成瘾"], "zh-TW": ["螢幕時間", "網路成癮"], ja: ["スマホ漬け"],
    ar: ["وقت الشاشة", "أطفال الشاشات", "أمام الشاشة"] } },
  { id: "manners-and-values", parents: ["education"], words: {
    en: ["good manners", "politeness", "polite", "moral lesson", "moral tale", "teaching values", "moral of the story", "learning to share", "honesty"], es: ["buenos modales", "cortesía", "moraleja", "educación en valores", "aprender a compartir", "honestidad", "honradez"],
    fr: ["politesse", "bonnes manières", "apprendre à partager", "leçon de morale", "morale de l'histoire", "honnêteté"], zh: ["礼貌", "品德", "诚实", "学会分享", "好习惯", "做人道理", "德育"], "zh-TW": ["禮貌", "品德", "誠實", "學會分享", "好習慣", "做人道理", "德育"], ja: ["礼儀", "マナー", "正直", "お行儀", "教訓話"],
    ar: ["آداب", "أخلاق حميدة", "تهذيب", "صدق", "أمانة", "عبرة", "حسن السلوك", "غرس القيم"] } },
  { id: "strict-upbringing", parents: ["parenthood"], words: {
    en: ["strict father", "strict mother", "strict parents", "tiger mother", "overprotective", "overbearing", "spoiled child", "corporal punishment", "overbearing mother"], es: ["padres estrictos", "padre autoritario", "madre autoritaria", "sobreprotección", "sobreprotectora", "niño mimado", "castigo corporal"],
    fr: ["parents sévères", "père sévère", "père autoritaire", "mère étouffante", "surprotectrice", "enfant gâté", "châtiment corporel"], zh: ["虎妈", "严父", "管教", "溺爱", "体罚", "鸡娃", "望子成龙", "控制欲"], "zh-TW": ["虎媽", "嚴父", "管教", "溺愛", "體罰", "雞娃", "望子成龍", "控制慾"], ja: ["厳しい親", "教育ママ", "過保護", "体罚", "体罰", "過干渉", "甘やかし"],
    ar: ["تربية صارمة", "أب صارم", "أب متسلط", "أم متسلطة", "دلال زائد", "عقاب بدني"] } },
  { id: "absent-parent", parents: ["parenthood", "loss"], words: {
    en: ["absent father", "absent mother", "absent parent", "distant father", "searching for his father", "searching for her mother", "abandoned by her mother", "abandoned by his father", "left by her mother"], es: ["padre ausente", "madre ausente", "busca a su padre", "busca a su madre", "abandonado por su madre", "abandono del padre", "padre que los abandonó", "abandonado por su padre", "abandonada por su padre", "padre que nunca conoció", "busca a su padre biológico", "busca a su madre biológica", "en busca de su padre", "en busca de su madre", "crece sin padre", "crece sin madre"],
    fr: ["père absent", "mère absente", "à la recherche de son père", "à la recherche de sa mère", "abandonné par sa mère", "abandon du père"], zh: ["缺席的父亲", "寻父", "寻母", "寻亲", "被遗弃", "弃婴"], "zh-TW": ["缺席的父親", "尋父", "尋母", "尋親", "被遺棄", "棄嬰"], ja: ["父の不在", "不在の父", "父を探す", "母を探す", "捨て子", "母の不在"],
    ar: ["أب غائب", "أم غائبة", "بحث عن أبيه", "بحث عن أمه", "أب هجر عائلته", "تركهم أبوهم", "أب مجهول", "يبحث عن والده", "تبحث عن والدها", "يبحث عن أبيه", "تبحث عن أمها", "يبحث عن أمه", "تبحث عن والدتها", "نشأ بلا أب", "نشأت بلا أم", "هجرتها أمها"] } },
  { id: "left-behind-children", parents: ["childhood", "migration"], words: {
    en: ["left with grandparents", "raised by grandparents", "raised by grandmother", "parents working abroad"], es: ["niños criados por sus abuelos", "criado por su abuela", "criada por su abuela", "padres emigrados"],
    fr: ["élevé par ses grands-parents", "élevée par sa grand-mère", "parents partis travailler"], zh: ["隔代抚养", "奶奶带大", "外婆带大", "打工父母"], "zh-TW": ["隔代撫養", "奶奶帶大", "外婆帶大", "打工父母"], ja: ["祖父母に育てられ", "祖母に育てられ", "出稼ぎの親"],
    ar: ["رباه جده", "ربته جدته", "آباء مغتربون"] } },
  { id: "gifted-child", parents: ["childhood", "education"], words: {
    en: ["gifted child", "gifted children", "child prodigy", "wunderkind", "highly gifted"], es: ["niño prodigio", "niña prodigio", "superdotado", "altas capacidades", "prodigio infantil"],
    fr: ["enfant prodige", "surdoué", "surdouée", "haut potentiel"], zh: ["天才儿童", "天才少年", "超常儿童"], "zh-TW": ["天才兒童", "天才少年", "超常兒童", "資優生", "資優"], ja: ["天才児", "ギフテッド", "英才教育"],
    ar: ["طفل موهوب", "طفل معجزة", "أطفال موهوبون", "طفلة موهوبة", "موهوب", "موهوبون", "موهوبين", "موهوبة", "نبوغ", "نابغة", "نوابغ"] } },
  { id: "teenage-pregnancy", parents: ["pregnancy", "youth"], words: {
    en: ["teenage pregnancy", "teen pregnancy", "teenage mother", "teen mother", "teen mom", "teenage parents"], es: ["embarazo adolescente", "madre adolescente", "madres adolescentes"],
    fr: ["grossesse adolescente", "mère adolescente", "fille-mère", "mères adolescentes"], zh: ["未婚先孕", "少女妈妈", "早孕", "小妈妈"], "zh-TW": ["未婚先孕", "少女媽媽", "早孕", "小媽媽", "未婚懷孕"], ja: ["十代の妊娠", "未婚の母", "若年妊娠", "十代の母"],
    ar: ["أم مراهقة", "حمل المراهقات", "أم قاصر"] } },
  { id: "being-different", parents: ["identity", "childhood"], words: {
    en: ["being different", "feeling different", "different from others", "misfit", "misfits", "outsider", "outsiders", "odd one out", "accepting differences"], es: ["ser diferente", "sentirse diferente", "inadaptado", "bicho raro", "aceptar las diferencias", "encajar en el grupo"],
    fr: ["être différent", "se sentir différent", "marginal", "marginaux", "accepter la différence", "droit à la différence"], zh: ["与众不同", "格格不入", "异类", "局外人", "融入集体", "接纳差异", "边缘人", "不合群", "另类青年", "怪胎"], "zh-TW": ["與眾不同", "格格不入", "異類", "局外人", "融入集體", "接納差異", "不合群", "另類青年", "怪胎", "怪咖"], ja: ["人と違う", "はみ出し者", "よそ者", "変わり者", "個性を認める", "みんな違って", "爪弾き", "除け者", "アウトロー", "異端児", "変人"],
    ar: ["مختلف عن الآخرين", "منبوذ", "غريب الأطوار", "تقبل الاختلاف", "مهمش"] } },
  { id: "growing-body", parents: ["body", "childhood"], words: {
    en: ["growing taller", "growth spurt", "learning about the body", "becoming a woman", "first period", "changing voice"], es: ["crecer de estatura", "cambios del cuerpo", "primera regla", "primera menstruación", "regla y menstruación"],
    fr: ["changements du corps", "premières règles", "découverte du corps", "mue de la voix"], zh: ["发育", "长高", "初潮", "变声", "认识身体", "性启蒙", "变声期", "身体变化", "青春期发育", "遗精", "青春期身体"], "zh-TW": ["發育", "長高", "初潮", "變聲", "認識身體", "性啟蒙", "變聲期", "身體變化", "青春期發育", "遺精", "青春期身體", "初經"], ja: ["思春期の体", "二次性徴", "初潮", "声変わり", "からだの絵本", "背が伸びる", "成長期", "第二次性徴", "背が伸び", "精通"],
    ar: ["تغيرات الجسم", "سن البلوغ", "تعرف على الجسم"] } },
  { id: "mischief", parents: ["childhood"], words: {
    en: ["mischief", "mischievous", "naughty child", "naughty boy", "naughty girl", "naughty kids", "scamp", "rascal", "little rascals", "cheeky kids", "troublemaker"], es: ["travesura", "travesuras", "travieso", "traviesa", "traviesos", "niño travieso", "niña traviesa", "diabluras", "trastadas", "gamberrada", "gamberradas", "pillo", "pilluelo"],
    fr: ["bêtises", "faire des bêtises", "espiègle", "espièglerie", "polisson", "polissonne", "garnement", "garnements", "galopin", "chenapan", "enfant terrible", "sacripant"], zh: ["调皮", "淘气", "捣蛋", "恶作剧", "顽皮", "淘气包", "调皮鬼", "熊孩子"], "zh-TW": ["調皮", "淘氣", "搗蛋", "惡作劇", "頑皮", "淘氣包", "調皮鬼"], ja: ["いたずら", "悪戯", "いたずらっ子", "やんちゃ", "わんぱく", "腕白", "いたずら好き"],
    ar: ["شقاوة", "طفل شقي", "أولاد أشقياء", "مشاغب", "مشاغبون", "مشاغبة", "مشاكسة", "مشاكس", "شيطنة الأطفال", "عفرتة", "أشقياء", "ولد شقي", "بنت شقية", "مشاغبات", "طفل مشاغب", "تلميذ مشاغب", "زعرنة", "شقي"] } },
  { id: "birth-and-delivery", parents: ["pregnancy"], words: {
    en: ["childbirth", "giving birth", "gives birth", "home birth", "birthing", "c-section", "caesarean", "labour pains", "delivery room", "born prematurely"], es: ["parto", "partos", "da a luz", "dio a luz", "cesárea", "cesáreas", "parto en casa", "sala de partos", "paritorio", "contracciones del parto", "alumbramiento", "parto natural"],
    fr: ["accouchement", "accouchements", "accoucher", "accouche d'un", "met au monde", "mettre au monde", "césarienne", "salle d'accouchement", "salle de naissance"], zh: ["分娩", "生孩子", "接生", "难产", "顺产", "生下"], "zh-TW": ["分娩", "生孩子", "接生", "難產", "順產", "生下"], ja: ["お産", "分娩", "産声", "分娩室", "難産", "自宅出産"],
    ar: ["ولادة", "مخاض", "تلد", "ولدت طفلها", "ولادة قيصرية", "غرفة الولادة", "ولادة طبيعية", "وضعت مولودها", "آلام الولادة", "طلق الولادة"] } },
];
