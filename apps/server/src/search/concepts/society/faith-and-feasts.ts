import type { Concept } from "../concept.ts";

export const faithAndFeasts: Concept[] = [
  { id: "bible-stories", parents: ["christianity"], words: {
    en: ["bible stories", "bible story", "old testament", "new testament", "noah's ark", "genesis", "adam and eve", "moses", "parables", "apostles", "book of job", "jonah and the whale", "samson and delilah", "cain and abel", "king solomon", "queen of sheba", "ascension of christ", "tower of babel", "sodom and gomorrah", "good samaritan", "ten commandments", "loaves and fishes", "burning bush"], es: ["historias bíblicas", "antiguo testamento", "nuevo testamento", "arca de noé", "génesis", "adán y eva", "moisés", "apóstoles"],
    fr: ["récits bibliques", "ancien testament", "nouveau testament", "arche de noé", "genèse", "adam et ève", "apôtres", "david et goliath", "caïn et abel", "jonas et la baleine", "samson et dalila", "roi salomon", "reine de saba", "dernière cène", "tour de babel", "sodome et gomorrhe", "bon samaritain", "dix commandements", "multiplication des pains", "buisson ardent", "ascension du christ", "abraham et isaac", "joseph et ses frères", "passage de la mer rouge", "histoire de moïse", "moïse sauvé des eaux"], zh: ["圣经故事", "旧约", "新约", "诺亚方舟", "亚当夏娃", "摩西", "创世记"], "zh-TW": ["聖經故事", "舊約", "新約", "諾亞方舟", "亞當夏娃", "摩西", "創世記", "挪亞方舟"], ja: ["聖書物語", "旧約聖書", "新約聖書", "ノアの方舟", "創世記", "アダムとイブ", "モーセ"],
    ar: ["قصص الكتاب المقدس", "عهد قديم", "عهد جديد", "سفينة نوح", "آدم وحواء", "سفر التكوين"] } },
  { id: "saints", parents: ["christianity"], words: {
    en: ["virgin mary", "madonna", "our lady", "holy virgin", "martyr", "martyrs", "icon painting"], es: ["santa patrona", "virgen maría", "nuestra señora", "mártires", "santo patrón", "mártir", "beato", "santoral"],
    fr: ["sainte patronne", "vierge marie", "notre-dame", "martyr", "martyrs", "vie de saint", "vies de saints", "vie des saints", "sainte thérèse", "saint françois", "hagiographie", "martyre chrétien", "canonisation", "béatification"], zh: ["圣徒", "圣母", "圣母玛利亚", "殉道", "圣女", "圣徒传"], "zh-TW": ["聖徒", "聖母", "聖母瑪利亞", "殉道", "聖女", "聖徒傳"], ja: ["聖母", "聖母マリア", "殉教", "殉教者", "聖女", "聖人伝", "聖女伝説"],
    ar: ["القديسون", "قديسة", "قديسون", "مريم العذراء", "عذراء", "أولياء الله", "قديسين", "مقام الولي", "ضريح الولي"] } },
  { id: "catholic-church", parents: ["christianity"], words: {
    en: ["Catholic Church", "catholicism", "vatican", "bishop", "bishops", "jesuit", "jesuits", "parish", "parish priest", "inquisition", "cardinals", "altar boy", "altar boys", "heretic", "heretics", "heresy", "heresies", "auto-da-fé", "excommunicated", "swiss guard", "mother superior", "altar servers"], es: ["Iglesia católica", "catolicismo", "vaticano", "obispo", "jesuita", "jesuitas", "parroquia", "párroco", "inquisición", "cardenal de roma", "monaguillo", "monaguillos", "misa", "misas", "sacristán", "sacristía", "seminarista", "canónigo", "cardenales", "cónclave", "capellán", "capellanes", "priora", "catequista", "catequesis", "cura de pueblo", "párroco de pueblo", "monja de clausura", "diócesis"],
    fr: ["Église catholique", "catholicisme", "vatican", "évêque", "jésuite", "jésuites", "paroisse", "curé de campagne", "inquisition", "conclave", "enfant de chœur", "enfants de chœur", "archevêque", "papauté", "soutane", "séminariste", "monseigneur", "vicaire", "curé du village", "monsieur le curé", "hérétique", "hérétiques", "hérésie", "hérésies", "cathare", "excommunié", "excommunication", "mère supérieure", "garde suisse", "inquisiteur", "inquisiteurs", "janséniste", "pénitent", "pénitents", "procession des pénitents"], zh: ["天主教会", "梵蒂冈", "天主教", "主教", "耶稣会", "宗教裁判所"], "zh-TW": ["天主教會", "梵蒂岡", "天主教", "主教", "耶穌會", "宗教裁判所"], ja: ["カトリック教会", "バチカン", "カトリック", "司教", "イエズス会", "異端審問"],
    ar: ["الكاثوليكية", "فاتيكان", "كاثوليكي", "أسقف", "محاكم التفتيش"] } },
  { id: "protestantism", parents: ["christianity"], words: {
    en: ["Protestantism", "protestant church", "protestant reformation", "luther", "lutheran", "calvinist", "evangelical", "evangelicals", "puritan", "puritans", "quaker", "quakers", "baptist church", "methodist"], es: ["protestantismo", "iglesia protestante", "reforma protestante", "lutero", "evangélico", "evangélicos", "puritanos", "cuáqueros"],
    fr: ["protestantisme", "église protestante", "la réforme", "luther", "huguenot", "huguenots", "calviniste", "évangélique", "puritain", "pasteur"], zh: ["新教", "基督新教", "宗教改革", "马丁路德", "清教徒", "牧师"], "zh-TW": ["新教", "基督新教", "宗教改革", "馬丁路德", "清教徒", "牧師", "長老教會"], ja: ["プロテスタント", "宗教改革", "ルター", "清教徒", "牧師", "新教"],
    ar: ["البروتستانتية", "بروتستانت", "إنجيليون", "إصلاح ديني"] } },
  { id: "orthodox-church", parents: ["christianity"], words: {
    en: ["Orthodox Church", "orthodox christian", "orthodox monastery", "mount athos", "coptic", "copts", "eastern christians", "maronite", "armenian church", "byzantine icon"], es: ["Iglesia ortodoxa", "ortodoxo", "coptos", "copto", "cristianos de oriente", "monte athos", "maronitas"],
    fr: ["Église orthodoxe", "orthodoxes", "copte", "coptes", "chrétiens d'orient", "mont athos", "maronite"], zh: ["东正教", "科普特", "圣像画"], "zh-TW": ["東正教", "科普特", "聖像畫"], ja: ["正教会", "ロシア正教", "コプト", "イコン画", "東方教会"],
    ar: ["الكنيسة الأرثوذكسية", "أرثوذكس", "أقباط", "قبطي", "موارنة", "مسيحيو الشرق", "أيقونات", "قبطية", "كنيسة قبطية", "سرياني", "كلداني"] } },
  { id: "baptism-and-communion", parents: ["christianity", "family"], words: {
    en: ["baptism", "christening", "first communion", "holy communion", "confirmation day", "godfather", "godmother", "sunday mass", "eucharist", "godchild", "godson", "goddaughter"], es: ["bautizo", "bautismo", "primera comunión", "padrino", "madrina", "misa mayor", "misa de domingo", "eucaristía", "ahijado", "ahijada", "ahijados", "comadre", "comadres"],
    fr: ["baptême", "première communion", "parrain", "marraine", "messe", "messe du dimanche", "eucharistie", "filleul", "filleule", "confirmation religieuse", "dragées", "communiante", "communion solennelle"], zh: ["洗礼", "受洗", "弥撒", "教父教母", "圣餐", "教母", "干妈", "干爹"], "zh-TW": ["洗禮", "受洗", "彌撒", "教父教母", "聖餐", "教母", "乾媽", "乾爹"], ja: ["洗礼", "ミサ", "聖餐", "名付け親", "代父", "代母"],
    ar: ["المعمودية", "عمادة", "معمودية", "قداس", "مناولة", "عراب"] } },
  { id: "missionaries", parents: ["christianity", "travel"], words: {
    en: ["missionary", "missionaries", "evangelisation", "evangelization", "hidden christians", "mission station", "mission school", "mission schools", "jesuit mission", "jesuit missions", "medical missionary", "missionary work", "missionary couple", "christian mission"], es: ["misionero", "misioneros", "misionera", "evangelización", "misiones jesuíticas", "reducciones"],
    fr: ["missionnaire", "missionnaires", "évangélisation", "pères blancs", "mission catholique", "missions catholiques", "sœurs missionnaires", "médecin missionnaire", "mission en afrique"], zh: ["传教士", "传教", "宣教"], "zh-TW": ["傳教士", "傳教", "宣教"], ja: ["宣教師", "布教", "隠れキリシタン", "キリシタン", "潜伏キリシタン"],
    ar: ["التبشير", "مبشر", "مبشرون", "إرساليات", "تبشير"] } },
  { id: "preaching", parents: ["religion", "speech"], words: {
    en: ["preacher", "preachers", "sermon", "sermons", "preaching", "homily", "televangelist", "evangelist", "evangelists", "sermon on the mount"], es: ["predicador", "predicadores", "sermón", "sermones", "homilía", "prédica", "telepredicador", "telepredicadores"],
    fr: ["prédicateur", "prédicateurs", "sermon", "sermons", "homélie", "prêche", "télévangéliste"], zh: ["布道", "讲道", "传道"], "zh-TW": ["佈道", "講道", "傳道"], ja: ["説教", "説教師", "伝道", "法話"],
    ar: ["الخطب الدينية", "خطبة الجمعة", "خطب دينية", "واعظ", "وعاظ", "خطيب جمعة", "موعظة", "مواعظ", "داعية إسلامي", "دعاة", "خطباء"] } },
  { id: "scripture", parents: ["religion", "book"], words: {
    en: ["scripture", "scriptures", "holy book", "sacred text", "sacred texts", "sutra", "sutras", "holy scripture", "psalms", "psalter"], es: ["escrituras", "sagradas escrituras", "libro sagrado", "texto sagrado", "sutra", "salmos"],
    fr: ["écritures saintes", "livre sacré", "texte sacré", "textes sacrés", "sutra", "sutras", "psaumes"], zh: ["经文", "佛经", "圣书", "经书", "抄经", "诵经"], "zh-TW": ["經文", "佛經", "經書", "抄經", "誦經", "心經"], ja: ["経典", "お経", "写経", "聖典", "般若心経"],
    ar: ["النصوص المقدسة", "كتاب مقدس", "نصوص دينية", "مزامير"] } },
  { id: "quran-recitation", parents: ["islam", "scripture"], words: {
    en: ["quran recitation", "koran", "reciting the quran", "surah", "hadith", "qur'an school", "memorising the quran"], es: ["recitación del corán", "corán", "hadiz", "escuela coránica"],
    fr: ["récitation du coran", "coran", "sourate", "hadith", "école coranique", "récitation coranique", "lecture du coran", "versets du coran", "psalmodie du coran", "école coranique de village"], zh: ["古兰经", "诵读古兰经", "圣训"], "zh-TW": ["古蘭經", "誦讀古蘭經", "聖訓", "可蘭經"], ja: ["コーラン", "クルアーン", "コーラン朗誦"],
    ar: ["تلاوة القرآن", "تجويد", "حديث نبوي", "حفظ القرآن", "كتاب قرآني", "مصحف", "قرآن", "قارئ القرآن", "تلاوة", "تلاوات", "حافظ القرآن", "محفظ القرآن", "تفسير القرآن", "سورة", "مقرئ القرآن", "كبار المقرئين", "صوت المقرئ"] } },
  { id: "prophets", parents: ["religion"], words: {
    en: ["prophet", "prophets", "prophet muhammad", "messiah", "seer", "life of the prophet", "abraham"], es: ["profeta", "profetas", "profeta mahoma"],
    fr: ["prophète", "prophètes", "prophète mahomet", "prophétesse", "prophète de l'islam", "vie du prophète", "prophètes bibliques", "élie le prophète"], zh: ["先知", "弥赛亚", "穆罕默德"], "zh-TW": ["先知", "彌賽亞", "穆罕默德"], ja: ["預言者", "ムハンマド", "メシア", "救世主"],
    ar: ["الأنبياء", "نبي", "أنبياء", "رسول الله", "سيرة نبوية", "قصص الأنبياء", "مهدي منتظر", "سيرة النبي", "يوسف الصديق", "موسى النبي", "مولد الرسول"] } },
  { id: "hajj", parents: ["islam", "pilgrimage"], words: {
    en: ["hajj", "mecca", "medina", "kaaba", "umrah", "pilgrims to mecca", "pilgrimage to mecca", "makkah", "hajji", "journey to mecca"], es: ["peregrinación a la meca", "la meca", "medina", "kaaba"],
    fr: ["pèlerinage à la mecque", "la mecque", "médine", "kaaba", "oumra", "pèlerins de la mecque", "pèlerin à la mecque", "route de la mecque", "grand pèlerinage"], zh: ["朝觐", "麦加", "麦地那"], "zh-TW": ["朝覲", "麥加", "麥地那"], ja: ["メッカ巡礼", "メッカ", "ハッジ", "メディナ"],
    ar: ["الحج", "حج", "مكة", "مكة المكرمة", "الكعبة المشرفة", "أداء العمرة", "حجاج", "مدينة منورة", "حاج", "موسم الحج", "عمرة", "كعبة", "طواف", "معتمر"] } },
  { id: "eid-al-adha", parents: ["celebration", "islam"], words: {
    en: ["Eid al-Adha", "feast of sacrifice", "sheep for eid", "mawlid", "prophet's birthday", "ashura", "sacrifice feast", "bakrid", "eid sheep", "sacrificial lamb of eid"], es: ["Eid al-Adha", "fiesta del cordero", "fiesta del sacrificio", "mawlid", "ashura"],
    fr: ["Aïd el-Kébir", "fête du mouton", "mouloud", "mawlid", "achoura", "fête du sacrifice", "mouton de l'aïd", "tabaski", "grande fête musulmane"], zh: ["古尔邦节", "宰牲节", "圣纪节"], "zh-TW": ["古爾邦節", "宰牲節", "聖紀節"], ja: ["犠牲祭", "預言者生誕祭"],
    ar: ["عيد الأضحى", "أضحية", "خروف العيد", "مولد نبوي", "عاشوراء", "أضاحي", "كبش العيد", "العيد الكبير", "عروسة المولد", "حلاوة المولد"] } },
  { id: "sacred-buildings", parents: ["religion", "architecture"], words: {
    en: ["cathedral", "cathedrals", "basilica", "chapel", "chapels", "minaret", "minarets", "temple", "temples", "pagoda", "pagodas", "sacred architecture", "abbey", "bell tower", "steeple", "altar", "altars", "church spire", "pulpit", "church bells", "church bell", "parish church"], es: ["catedral", "catedrales", "basílica", "capilla", "minarete", "templo", "templos", "pagoda", "vitrales", "vidrieras", "abadía", "campanario", "altar mayor", "retablos"],
    fr: ["cathédrale", "cathédrales", "basilique", "chapelle", "minaret", "temple", "temples", "pagode", "vitraux", "abbaye", "clocher", "autel", "autels", "chaire d'église", "vitrail de l'église", "cloches de l'église", "cloche d'église", "église paroissiale", "calvaire breton", "presbytère", "nef d'église", "sacristain", "bedeau"], zh: ["大教堂", "宝塔", "寺院", "庙宇", "古寺", "彩绘玻璃"], "zh-TW": ["大教堂", "寶塔", "寺院", "廟宇", "古寺", "彩繪玻璃", "佛寺"], ja: ["大聖堂", "寺院", "五重塔", "礼拝堂", "寺社"],
    ar: ["دور العبادة", "كاتدرائية", "معبد", "معابد", "مئذنة", "مآذن", "كنيسة أثرية", "زجاج معشق", "محراب", "قبة", "قباب"] } },
  { id: "jewish-feasts", parents: ["celebration", "judaism"], words: {
    en: ["Jewish holidays", "yom kippur", "rosh hashanah", "purim", "bar mitzvah", "bat mitzvah"], es: ["fiestas judías", "yom kipur", "bar mitzvá"],
    fr: ["fêtes juives", "yom kippour", "bar-mitsva"], zh: ["犹太节日", "赎罪日"], "zh-TW": ["猶太節日", "贖罪日"], ja: ["ユダヤの祭日", "バル・ミツワー"],
    ar: ["أعياد يهودية", "يوم الغفران"] } },
  { id: "jewish-life", parents: ["judaism", "culture"], words: {
    en: ["jewish life", "jewish family", "rabbi", "rabbis", "ashkenazi", "sephardic", "sephardi", "hasidic", "kosher", "antisemitism", "anti-semitism", "pogrom", "shtetl"], es: ["vida judía", "familia judía", "rabino", "sefardí", "sefardíes", "asquenazí", "antisemitismo", "pogromo", "ladino"],
    fr: ["vie juive", "famille juive", "rabbin", "séfarade", "ashkénaze", "antisémitisme", "pogrom"], zh: ["犹太生活", "拉比", "反犹", "犹太家庭", "犹太社区"], "zh-TW": ["猶太生活", "拉比", "反猶", "猶太家庭", "猶太社區"], ja: ["ラビ", "ユダヤ人家族", "反ユダヤ", "ユダヤ文化"],
    ar: ["حياة يهودية", "حاخام", "معاداة السامية", "يهود المغرب", "يهود العراق"] } },
  { id: "zen-and-meditation", parents: ["buddhism"], words: {
    en: ["zen meditation", "zen garden", "zazen", "zen master", "koan", "zen temple", "zen buddhism", "zen buddhist", "zen monk", "zen monks", "sitting meditation", "zen story", "zen stories"], es: ["meditación zen", "jardín zen", "maestro zen", "zazen"],
    fr: ["méditation zen", "jardin zen", "maître zen", "zazen", "bouddhisme zen", "moine zen", "moines zen", "méditation assise", "satori"], zh: ["禅宗", "禅修", "坐禅", "禅师", "参禅", "禅意"], "zh-TW": ["禪宗", "禪修", "坐禪", "禪師", "參禪", "禪意", "打坐"], ja: ["座禅", "禅宗", "禅寺", "枯山水", "禅僧", "修行"],
    ar: ["تأمل الزن", "حديقة زن"] } },
  { id: "bodhisattvas", parents: ["buddhism"], words: {
    en: ["bodhisattva", "guanyin", "kannon", "avalokitesvara", "jizo", "amitabha", "life of the buddha", "siddhartha", "buddha statue", "buddha statues"], es: ["bodhisattva", "guanyin", "vida de buda", "siddhartha", "estatua de buda"],
    fr: ["bodhisattva", "guanyin", "vie du bouddha", "siddhartha", "statue de bouddha", "bouddha", "vie de bouddha", "bouddha assis", "éveil du bouddha", "avalokiteshvara"], zh: ["菩萨", "观音", "佛像", "佛陀", "释迦牟尼", "阿弥陀佛", "地藏"], "zh-TW": ["菩薩", "觀音", "佛像", "佛陀", "釋迦牟尼", "阿彌陀佛", "地藏", "觀世音", "佛祖"], ja: ["菩薩", "観音", "仏像", "地蔵", "お地蔵さん", "釈迦", "阿弥陀"],
    ar: ["بوديساتفا", "تمثال بوذا", "حياة بوذا", "سيدهارتا"] } },
  { id: "karma-and-rebirth", parents: ["afterlife", "fate"], words: {
    en: ["karma", "reincarnation", "reincarnated", "rebirth", "past life", "past lives", "previous life", "nirvana", "samsara"], es: ["karma", "reencarnación", "renacimiento espiritual", "vida pasada", "vidas pasadas", "nirvana"],
    fr: ["karma", "réincarnation", "renaissance spirituelle", "vie antérieure", "vies antérieures", "nirvana"], zh: ["轮回", "转世", "前世", "因果", "业报", "来世", "涅槃", "前世今生", "报应", "福报", "劫数", "今生", "因果报应", "投胎", "三生三世", "来生", "业力", "转生", "再生缘", "六道轮回", "善恶有报", "恶有恶报", "轮回转世", "托生"], "zh-TW": ["輪迴", "轉世", "前世", "因果", "業報", "來世", "涅槃", "前世今生", "報應", "福報", "劫數", "今生", "因果報應", "投胎", "三生三世", "來生", "業力", "轉生", "再生緣", "六道輪迴", "善惡有報", "惡有惡報", "輪迴轉世", "託生"], ja: ["輪廻", "転生", "前世", "因果応報", "生まれ変わり", "来世", "涅槃", "輪廻転生", "前世の記憶", "因果", "自業自得", "来世で", "転生した"],
    ar: ["التقمص", "تناسخ الأرواح", "كارما", "حياة سابقة", "نيرفانا"] } },
  { id: "hindu-feasts", parents: ["celebration", "hinduism"], words: {
    en: ["Hindu festivals", "durga puja", "ganesh", "kumbh mela"], es: ["fiestas hindúes"],
    fr: ["fêtes hindoues", "fête hindoue", "navratri"], zh: ["印度教节日"], "zh-TW": ["印度教節日"], ja: ["ヒンドゥー教の祭り"],
    ar: ["أعياد هندوسية"] } },
  { id: "hindu-gods-and-ganges", parents: ["hinduism"], words: {
    en: ["Hindu gods", "shiva", "vishnu", "kali", "brahma", "brahmin", "bhagavad gita", "vedas", "ashram", "guru", "gurus"], es: ["dioses hindúes", "shiva", "vishnu", "brahmán", "gurú"],
    fr: ["dieux hindous", "shiva", "vishnou", "brahmane", "ashram"], zh: ["印度教神祇", "湿婆", "毗湿奴", "古鲁"], "zh-TW": ["印度教神祇", "溼婆", "毗溼奴", "古魯"], ja: ["ヒンドゥー教の神々", "シヴァ", "ヴィシュヌ"],
    ar: ["آلهة الهندوس", "شيفا", "فيدا"] } },
  { id: "african-religions", parents: ["religion", "africa"], words: {
    en: ["African religions", "candomblé", "candomble", "santería", "santeria", "yoruba religion", "umbanda", "ifá"], es: ["religiones africanas", "candomblé", "santería cubana", "umbanda", "religión yoruba", "santero", "santera"],
    fr: ["religions africaines", "candomblé", "santería", "religion yoruba", "animisme", "animiste", "fétiche africain", "fétiches", "féticheur", "orixás"], zh: ["非洲宗教", "坎东布雷", "萨泰里阿"], "zh-TW": ["非洲宗教", "坎東佈雷", "薩泰裡阿"], ja: ["アフリカの宗教", "カンドンブレ", "サンテリア"],
    ar: ["ديانات أفريقية", "كاندومبلي", "سانتيريا"] } },
  { id: "ancestor-worship", parents: ["religion", "ancestry"], words: {
    en: ["ancestor worship", "ancestral hall", "ancestral altar", "ancestral tablet", "honouring the dead", "honoring the dead", "ancestral spirits", "veneration of ancestors"], es: ["culto a los antepasados", "altar de los ancestros", "honrar a los muertos", "espíritus ancestrales"],
    fr: ["culte des ancêtres", "autel des ancêtres", "honorer les morts", "esprits des ancêtres", "culte des morts", "ancêtres vénérés", "offrandes aux ancêtres", "tablettes des ancêtres"], zh: ["祭祖", "祖先崇拜", "祠堂", "宗祠", "牌位", "祖灵"], "zh-TW": ["祭祖", "祖先崇拜", "祠堂", "宗祠", "牌位", "祖靈", "祖先牌位"], ja: ["先祖供養", "祖先崇拝", "仏壇", "位牌", "墓参り", "法事"],
    ar: ["عبادة الأسلاف", "تكريم الموتى", "أرواح الأسلاف"] } },
  { id: "tomb-sweeping", parents: ["celebration", "ancestor-worship"], words: {
    en: ["Qingming", "tomb sweeping", "tomb-sweeping day", "lantern floating"], es: ["Qingming", "día de limpieza de tumbas"],
    fr: ["Qingming", "fête des morts en asie", "fête des tombes", "fleurir les tombes", "fête des morts chinoise", "nettoyer les tombes", "chrysanthèmes de la toussaint"], zh: ["清明节", "清明", "扫墓", "上坟", "寒食", "祭祖", "踏青扫墓"], "zh-TW": ["清明節", "清明", "掃墓", "上墳", "寒食", "祭祖", "踏青掃墓", "培墓"], ja: ["清明節", "清明"],
    ar: ["كنس القبور", "عيد الأموات الآسيوي"] } },
  { id: "day-of-the-dead", parents: ["celebration", "death"], words: {
    en: ["Day of the Dead", "all saints", "all souls", "altar for the dead", "sugar skull", "sugar skulls", "marigolds", "catrina"], es: ["Día de Muertos", "día de los muertos", "altar de muertos", "ofrenda", "cempasúchil", "catrina", "calaveras", "todos los santos", "ofrenda de muertos", "calaveritas", "calavera de azúcar", "calaveras de azúcar"],
    fr: ["jour des Morts", "fête des morts", "toussaint", "autel des morts", "tête de mort en sucre", "fête des morts au mexique"], zh: ["亡灵节", "万圣节亡灵", "诸圣节", "骷髅糖"], "zh-TW": ["亡靈節", "萬聖節亡靈", "諸聖節", "骷髏糖"], ja: ["死者の日", "万霊節", "死者の祭壇", "諸聖人の日"],
    ar: ["يوم الموتى", "عيد الموتى", "عيد جميع القديسين"] } },
  { id: "dragon-boat", parents: ["celebration", "river", "china"], words: {
    en: ["Dragon Boat Festival", "dragon boat", "dragon boats", "dragon boat race", "zongzi", "rice dumplings", "qu yuan"], es: ["Festival del Bote del Dragón", "barco dragón", "carrera de botes dragón"],
    fr: ["fête des Bateaux-Dragons", "bateau-dragon", "bateaux-dragons", "course de bateaux-dragons", "courses de bateaux-dragons", "régate de bateaux-dragons"], zh: ["端午节", "端午", "龙舟", "赛龙舟", "粽子", "屈原"], "zh-TW": ["端午節", "端午", "龍舟", "賽龍舟", "粽子", "屈原", "划龍舟", "肉粽"], ja: ["端午", "ドラゴンボート", "ちまき", "こどもの日", "鯉のぼり"],
    ar: ["مهرجان قوارب التنين", "قوارب التنين", "قارب التنين"] } },
  { id: "star-festival", parents: ["valentine", "stars"], words: {
    en: ["qixi", "tanabata", "star festival", "magpie bridge", "chinese valentine's day", "double seventh", "weaver girl festival", "wishes on bamboo"], es: ["tanabata", "festival de las estrellas", "festival qixi"],
    fr: ["tanabata", "fête des étoiles", "qixi", "légende du bouvier et de la tisserande", "saint-valentin chinoise", "vœux de tanabata"], zh: ["七夕", "鹊桥", "乞巧"], "zh-TW": ["七夕", "鵲橋", "乞巧"], ja: ["七夕", "織姫", "彦星", "七夕祭り"],
    ar: ["تاناباتا", "مهرجان النجوم", "تشيشي"] } },
  { id: "matsuri", parents: ["celebration", "japan"], words: {
    en: ["matsuri", "japanese festival", "mikoshi", "gion", "nebuta", "shrine festival", "yukata"], es: ["matsuri", "festival japonés", "fiestas japonesas"],
    fr: ["matsuri", "fête japonaise", "festival japonais", "fête du sanctuaire", "fête de village japonaise"], zh: ["日本祭典", "夏日祭", "祇园祭", "神轿"], "zh-TW": ["日本祭典", "夏日祭", "祇園祭", "神轎", "夏日祭典"], ja: ["お祭り", "祭り", "祇園祭", "ねぶた", "盆祭り", "秋祭り"],
    ar: ["مهرجان ياباني", "ماتسوري", "مهرجانات يابانية"] } },
  { id: "village-feasts", parents: ["celebration", "countryside"], words: {
    en: ["village festival", "village festivals", "patron saint festival", "folk festival", "village fair", "harvest festival", "local festival", "bonfire night"], es: ["fiestas patronales", "fiesta del pueblo", "verbena", "fiesta popular", "fiesta de la cosecha", "feria del pueblo", "fiesta mayor", "peña de fiestas", "fallera", "san fermín", "sanfermines", "feria de abril", "tomatina", "kermés", "quermés", "jaripeo", "charreada", "farolillos de feria", "tamborada", "castellers", "castells", "fiesta de la vendimia", "pregón de fiestas", "fallas de valencia"],
    fr: ["fête de village", "fête votive", "fête des moissons", "saint-jean", "ducasse", "fest-noz"], zh: ["乡村节庆", "丰收节", "社戏", "赶庙会", "泼水节", "花会", "灯会", "高跷", "社火", "打铁花"], "zh-TW": ["鄉村節慶", "豐收節", "社戲", "趕廟會", "建醮", "豐年祭", "王船祭", "潑水節", "花會", "燈會", "高蹺", "社火", "打鐵花", "大拜拜", "做醮", "燒王船", "炸寒單", "炮炸", "蜂炮", "搶孤"], ja: ["村祭り", "奉納", "里神楽", "地元の祭り", "田植え祭り", "豊年祭", "地蔵盆", "祭囃子", "夜祭り", "どんど焼き", "相撲祭り"],
    ar: ["أعياد القرية", "مهرجان القرية", "موسم شعبي", "عيد الحصاد", "مولد شعبي", "موالد", "احتفال القرية"] } },
  { id: "nowruz", parents: ["new-year", "western-asia"], words: {
    en: ["Nowruz", "persian new year", "haft-sin", "newroz", "iranian new year", "kurdish new year", "spring new year", "nawroz", "norooz"], es: ["Noruz", "nouruz", "año nuevo persa"],
    fr: ["Norouz", "nouvel an persan", "newroz", "fête du printemps iranienne", "nouvel an iranien", "nouvel an kurde"], zh: ["诺鲁孜节", "波斯新年", "纳吾肉孜"], "zh-TW": ["諾魯孜節", "波斯新年", "納吾肉孜"], ja: ["ノウルーズ", "ペルシャ新年"],
    ar: ["النوروز", "نوروز", "نيروز"] } },
  { id: "pilgrim-ways", parents: ["pilgrimage"], words: {
    en: ["pilgrim way", "pilgrim route", "pilgrim's way", "way of saint james", "camino", "kumano kodo", "shikoku pilgrimage", "eighty-eight temples", "lourdes", "walking to santiago", "arbaeen"], es: ["camino de peregrinos", "ruta de peregrinación", "peregrina", "peregrinos", "peregrinar", "romeros", "lourdes", "fátima", "guadalupe"],
    fr: ["chemin de pèlerinage", "chemin de saint-jacques", "compostelle", "saint-jacques-de-compostelle", "pèlerine", "lourdes"], zh: ["朝圣之路", "转山", "朝圣路", "磕长头", "冈仁波齐"], "zh-TW": ["朝聖之路", "轉山", "朝聖路", "磕長頭", "岡仁波齊", "遶境", "大甲媽祖", "徒步環島", "香客"], ja: ["お遍路", "遍路", "巡礼路", "熊野古道", "四国八十八箇所", "お伊勢参り"],
    ar: ["طريق الحج", "طريق الحجاج", "زيارة الأضرحة", "أربعينية", "مزارات", "مزار"] } },
  { id: "religious-fasting", parents: ["religion"], words: {
    en: ["religious fast", "fast day", "lenten fast", "abstinence", "ascetic", "asceticism", "hermit monk", "hermits"], es: ["ayuno", "ayunar", "abstinencia", "asceta", "ascetismo", "ermitaño", "ermitaños"],
    fr: ["jeûne religieux", "abstinence", "ascète", "ascétisme", "ermite", "ermites"], zh: ["斋戒", "禁食", "苦行", "封斋", "隐士", "吃斋"], "zh-TW": ["齋戒", "禁食", "苦行", "封齋", "隱士", "吃齋", "苦行僧"], ja: ["断食", "精進", "苦行", "隠者", "仙人", "斎戒"],
    ar: ["الصيام", "صوم", "زهد", "زاهد", "ناسك", "نساك"] } },
  { id: "religious-conversion", parents: ["religion", "identity"], words: {
    en: ["religious conversion", "losing faith", "leaving the faith", "crisis of faith", "finding god", "finding faith", "born-again"], es: ["conversión religiosa", "perder la fe", "crisis de fe", "encontrar a dios", "se convierte al"],
    fr: ["conversion religieuse", "perdre la foi", "crise de foi", "trouver dieu", "se convertit", "conversion au christianisme", "conversion à l'islam", "converti à l'islam", "perd la foi", "retrouver la foi", "apostasie"], zh: ["皈依", "信仰危机", "改教", "改信", "失去信仰"], "zh-TW": ["皈依", "信仰危機", "改教", "改信", "失去信仰", "信主", "受浸"], ja: ["改宗", "信仰の揺らぎ", "入信", "棄教", "回心"],
    ar: ["التحول الديني", "اعتناق الإسلام", "أزمة إيمان", "فقدان الإيمان", "تغيير الدين"] } },
  { id: "interfaith", parents: ["religion", "peace"], words: {
    en: ["interfaith", "inter-religious", "interreligious", "religious tolerance", "religions living together", "religious dialogue", "religious diversity", "different religions"], es: ["interreligioso", "diálogo interreligioso", "tolerancia religiosa", "convivencia de religiones", "tres culturas"],
    fr: ["interreligieux", "dialogue interreligieux", "tolérance religieuse", "diversité religieuse", "juifs et musulmans", "chrétiens et musulmans", "dialogue des religions", "entre les religions", "couple mixte", "couples mixtes"], zh: ["宗教对话", "宗教宽容", "宗教多元", "不同信仰"], "zh-TW": ["宗教對話", "宗教寬容", "宗教多元", "不同信仰"], ja: ["宗教間対話", "宗教の寛容", "異なる宗教"],
    ar: ["حوار الأديان", "تسامح ديني", "تعايش الأديان", "تعدد الأديان"] } },
  { id: "exorcism", parents: ["angels-and-demons", "horror"], words: {
    en: ["exorcism", "exorcist", "possessed", "demonic possession", "possession by spirits", "exorcise", "possessed girl", "possessed child", "possessed by a demon", "possessed by the devil", "demoniac", "casting out demons"], es: ["exorcismo", "exorcista", "posesión demoníaca", "poseída", "poseído"],
    fr: ["exorcisme", "exorciste", "possession démoniaque", "possédée", "possédé", "exorciser", "prêtre exorciste", "démon qui possède", "possédées de loudun", "délivrance d'un démon"], zh: ["驱魔", "驱邪", "附身", "中邪", "驱魔人", "驱魔师"], "zh-TW": ["驅魔", "驅邪", "附身", "中邪", "收驚", "卡到陰", "驅魔人", "驅魔師"], ja: ["悪魔祓い", "悪魔払い", "憑依", "除霊", "エクソシスト", "お祓い", "悪霊払い", "除霊師"],
    ar: ["طرد الأرواح", "مس شيطاني", "استحواذ", "طارد الأرواح", "حفلة زار", "طقوس الزار"] } },
  { id: "end-of-the-world", parents: ["religion", "disaster"], words: {
    en: ["last judgement", "last judgment", "armageddon", "end times", "book of revelation", "doomsday", "judgment day", "judgement day prophecy", "four horsemen", "last days of earth", "end of days"], es: ["juicio final", "armagedón"],
    fr: ["jugement dernier", "fin des temps", "dernier jour du monde", "derniers jours du monde", "veille de la fin du monde", "prophétie de fin du monde", "millénarisme", "jour du jugement"], zh: ["末日审判", "启示录"], "zh-TW": ["末日審判", "啟示錄"], ja: ["最後の審判"],
    ar: ["يوم القيامة", "علامات الساعة", "قيامة"] } },
  { id: "rites-of-passage", parents: ["culture", "religion"], words: {
    en: ["rite of passage", "rites of passage", "rites", "rituals", "ritual", "initiation rite", "ceremonies", "coming-of-age ceremony", "blessing", "blessings"], es: ["rito de paso", "ritos", "rito", "ritual", "rituales", "rito de iniciación", "quinceañera", "bendición", "ofrendas"],
    fr: ["rite de passage", "rites", "rite", "rituel", "rituels", "rite initiatique", "bénédiction", "offrandes"], zh: ["成人礼", "礼仪", "仪式", "祈福", "供品", "民俗仪式"], "zh-TW": ["成人禮", "禮儀", "儀式", "祭禮", "祈福", "供品", "民俗儀式", "祭典", "法會", "成年禮"], ja: ["通過儀礼", "成人式", "儀式", "儀礼", "七五三", "お供え"],
    ar: ["طقوس العبور", "طقوس", "شعائر", "مراسم", "قرابين", "نذور"] } },
  { id: "folk-saints-and-shrines", parents: ["religion", "folklore"], words: {
    en: ["shrines", "sufi shrine", "folk religion", "local deity", "local gods", "earth god", "city god", "wayside shrine", "holy well", "folk beliefs"], es: ["santuario", "santuarios", "religión popular", "difunta correa", "gauchito gil", "creencias populares"],
    fr: ["sanctuaire", "sanctuaires", "religion populaire", "croyances populaires", "saint guérisseur", "saints guérisseurs", "fontaine miraculeuse", "dévotion populaire", "marabout", "marabouts", "zaouïa", "ex-voto"], zh: ["民间信仰", "城隍", "灶神", "地方信仰"], "zh-TW": ["民間信仰", "城隍", "灶神", "地方信仰", "土地公廟", "王爺", "媽祖信仰"], ja: ["民間信仰", "祠", "道祖神", "氏神", "言い伝え"],
    ar: ["معتقدات شعبية", "أولياء صالحون", "ضريح", "أضرحة", "زوايا صوفية", "ولي صالح"] } },
  { id: "sikhism", parents: ["religion"], words: {
    en: ["Sikhism", "sikh", "sikhs", "golden temple", "gurdwara", "sikh temple", "sikh family", "guru nanak", "sikh warrior", "sikh soldiers"], es: ["sijismo", "sij", "sijes", "templo dorado"],
    fr: ["sikhisme", "sikh", "sikhs", "temple d'or", "guru nanak", "amritsar", "turban sikh"], zh: ["锡克教", "锡克人"], "zh-TW": ["錫克教", "錫克人"], ja: ["シク教", "シーク教"],
    ar: ["السيخية", "سيخ", "معبد ذهبي"] } },
  { id: "minority-faiths", parents: ["religion"], words: {
    en: ["religious minorities", "religious minority", "zoroastrian", "zoroastrianism", "bahai", "yazidi", "yazidis", "druze", "parsi"], es: ["minorías religiosas", "minoría religiosa", "zoroastrismo", "bahaí", "yazidíes", "drusos"],
    fr: ["minorités religieuses", "minorité religieuse", "zoroastrisme", "bahaïs", "yézidis", "druzes"], zh: ["宗教少数派", "拜火教", "琐罗亚斯德教", "德鲁兹"], "zh-TW": ["宗教少數派", "拜火教", "瑣羅亞斯德教", "德魯茲"], ja: ["宗教的少数派", "ゾロアスター教", "バハイ教", "ドゥルーズ派"],
    ar: ["الأقليات الدينية", "أقليات دينية", "زرادشتية", "إيزيديون", "دروز", "إسماعيليون", "بهائيون", "بهائي", "صابئة مندائيون", "صابئة", "طائفة علوية", "علويو سوريا"] } },
  { id: "three-kings", parents: ["christmas"], words: {
    en: ["Three Kings", "three wise men", "epiphany day", "twelfth night", "the magi", "gift of the magi", "adoration of the magi", "epiphany feast", "king cake", "star of bethlehem", "wise men from the east"], es: ["Reyes Magos", "noche de reyes", "día de reyes", "cabalgata de reyes"],
    fr: ["Rois mages", "épiphanie", "galette des rois", "fête des rois", "tirer les rois", "jour des rois", "couronne des rois", "fève et galette"], zh: ["三王来朝", "主显节", "东方三博士"], "zh-TW": ["三王來朝", "主顯節", "東方三博士"], ja: ["東方の三博士", "公現祭"],
    ar: ["عيد الغطاس", "عيد الظهور الإلهي", "ملوك مجوس"] } },
  { id: "thanksgiving", parents: ["celebration", "gratitude"], words: {
    en: ["Thanksgiving", "thanksgiving dinner", "thanksgiving day", "thanksgiving turkey", "thanksgiving meal", "thanksgiving family", "pilgrim fathers", "turkey day"], es: ["Día de Acción de Gracias", "acción de gracias"],
    fr: ["Action de grâce", "fête de l'action de grâce", "dinde de thanksgiving", "repas de thanksgiving", "rendre grâce"], zh: ["感恩节", "感恩节晚餐"], "zh-TW": ["感恩節", "感恩節晚餐"], ja: ["感謝祭", "サンクスギビング"],
    ar: ["عيد الشكر", "يوم الشكر"] } },
  { id: "circumcision", parents: ["rites-of-passage"], words: {
    en: ["circumcision", "circumcised", "female genital mutilation", "fgm", "genital cutting", "brit milah"], es: ["circuncisión", "circuncidar", "mutilación genital", "mutilación genital femenina", "ablación", "ablación femenina"],
    fr: ["circoncision", "excision", "mutilations génitales", "mutilation génitale", "circoncis", "excisée"], zh: ["割礼", "割包皮", "女性割礼"], "zh-TW": ["割禮", "割包皮", "女性割禮"], ja: ["割礼", "女性器切除", "女子割礼"],
    ar: ["ختان", "ختان الإناث", "ختان البنات", "طهور الأولاد", "حفل الطهور", "حفلة ختان", "تشويه الأعضاء التناسلية"] } },
];
