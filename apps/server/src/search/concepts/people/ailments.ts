import type { Concept } from "../concept.ts";

export const ailments: Concept[] = [
  { id: "heart-disease", parents: ["illness"], words: {
    en: ["heart condition", "heart surgery", "heart failure", "cardiac", "cardiologist", "open-heart surgery", "heart disease", "heart attack"], es: ["enfermedad del corazón", "cardiopatía", "cirugía cardíaca", "cardiólogo", "paro cardíaco", "infarto"],
    fr: ["maladie du cœur", "maladie cardiaque", "opération du cœur", "crise cardiaque", "cardiologue", "infarctus"], zh: ["心脏手术", "心梗", "心血管", "先天性心脏病", "心脏病", "高血压"], "zh-TW": ["心臟手術", "心肌梗塞", "心血管", "先天性心臟病", "心臟病", "高血壓"], ja: ["心臓手術", "心不全", "心筋梗塞", "心疾患", "心臓病", "高血圧"],
    ar: ["أمراض القلب", "مرض القلب", "عملية قلب", "جلطة قلبية", "نوبة قلبية"] } },
  { id: "stroke-and-brain-injury", parents: ["illness"], words: {
    en: ["brain injury", "head injury", "aphasia", "concussion", "brain tumour", "brain surgery", "stroke survivor", "locked-in syndrome", "stroke"], es: ["derrame cerebral", "daño cerebral", "afasia", "lesión cerebral", "conmoción cerebral", "ictus"],
    fr: ["accident vasculaire cérébral", "lésion cérébrale", "aphasie", "traumatisme crânien", "commotion cérébrale", "avc"], zh: ["脑损伤", "失语症", "脑震荡", "脑瘤", "脑出血", "中风"], "zh-TW": ["腦損傷", "失語症", "腦震盪", "腦瘤", "腦出血", "中風"], ja: ["脳梗塞", "失語症", "高次脳機能障害", "脳腫瘍", "脳出血", "脳卒中"],
    ar: ["إصابة دماغية", "جلطة دماغية", "ورم دماغي", "ارتجاج", "سكتة دماغية"] } },
  { id: "kidney-and-liver", parents: ["illness"], words: {
    en: ["kidney disease", "dialysis", "kidney failure", "liver disease", "hepatitis", "cirrhosis"], es: ["enfermedad renal", "diálisis", "insuficiencia renal", "hepatitis", "cirrosis"],
    fr: ["insuffisance rénale", "dialyse", "maladie du foie", "hépatite", "cirrhose"], zh: ["肾病", "透析", "尿毒症", "肝病", "肝炎"], "zh-TW": ["腎病", "透析", "尿毒症", "肝病", "肝炎", "洗腎"], ja: ["腎臓病", "人工透析", "肝炎", "肝硬変", "腎不全"],
    ar: ["فشل كلوي", "غسيل الكلى", "أمراض الكلى", "التهاب الكبد", "تليف الكبد"] } },
  { id: "lung-disease", parents: ["illness"], words: {
    en: ["asthma", "asthmatic", "lung disease", "emphysema", "cystic fibrosis", "pneumonia", "bronchitis", "breathless", "breathing problems"], es: ["asma", "asmático", "enfermedad pulmonar", "neumonía", "fibrosis quística", "falta de aire"],
    fr: ["asthme", "asthmatique", "maladie pulmonaire", "pneumonie", "mucoviscidose", "bronchite"], zh: ["哮喘", "肺病", "肺炎", "尘肺", "支气管炎"], "zh-TW": ["哮喘", "肺病", "肺炎", "塵肺", "支氣管炎", "氣喘"], ja: ["喘息", "肺炎", "肺の病気", "じん肺", "気管支炎"],
    ar: ["ربو", "أمراض الرئة", "التهاب رئوي", "ضيق التنفس", "تليف كيسي"] } },
  { id: "allergy", parents: ["illness"], words: {
    en: ["allergy", "allergies", "allergic", "hay fever", "food allergy", "gluten-free", "coeliac", "celiac", "lactose intolerant"], es: ["alergia", "alergias", "alérgico", "sin gluten", "celíaco", "celiaquía", "intolerancia alimentaria"],
    fr: ["allergie", "allergies", "allergique", "rhume des foins", "sans gluten", "cœliaque", "intolérance alimentaire"], zh: ["过敏", "花粉症", "食物过敏", "无麸质", "鼻炎"], "zh-TW": ["過敏", "花粉症", "食物過敏", "無麩質", "鼻炎"], ja: ["アレルギー", "花粉症", "グルテンフリー", "食物アレルギー", "アトピー"],
    ar: ["حساسية الطعام", "حساسية الربيع", "خال من الغلوتين", "حمى القش"] } },
  { id: "skin-conditions", parents: ["illness", "body"], words: {
    en: ["eczema", "psoriasis", "vitiligo", "acne", "pimples", "albinism", "albino", "birthmark", "skin disease", "burns victim", "burn survivor", "dermatologist"], es: ["eczema", "psoriasis", "vitiligo", "acné", "albinismo", "albino", "enfermedad de la piel", "quemaduras", "dermatología"],
    fr: ["eczéma", "psoriasis", "vitiligo", "acné", "albinisme", "albinos", "maladie de peau", "grands brûlés", "dermatologie"], zh: ["湿疹", "银屑病", "白癜风", "青春痘", "白化病", "胎记", "烧伤", "皮肤病"], "zh-TW": ["溼疹", "銀屑病", "白癜風", "青春痘", "白化病", "胎記", "燒傷", "皮膚病"], ja: ["湿疹", "乾癬", "白斑", "にきび", "アルビノ", "火傷", "皮膚病", "あざ"],
    ar: ["إكزيما", "صدفية", "بهاق", "حب الشباب", "مهق", "حروق", "أمراض جلدية"] } },
  { id: "arthritis-and-joints", parents: ["illness"], words: {
    en: ["arthritis", "rheumatism", "rheumatoid", "back pain", "joint pain", "osteoporosis", "scoliosis", "slipped disc", "knee pain"], es: ["artritis", "reuma", "reumatismo", "dolor de espalda", "osteoporosis", "escoliosis", "hernia discal"],
    fr: ["arthrite", "arthrose", "rhumatisme", "mal de dos", "ostéoporose", "scoliose", "hernie discale"], zh: ["关节炎", "风湿", "腰痛", "背痛", "骨质疏松", "脊柱侧弯"], "zh-TW": ["關節炎", "風溼", "腰痛", "背痛", "骨質疏鬆", "脊柱側彎"], ja: ["関節炎", "リウマチ", "腰痛", "骨粗鬆症", "側弯症", "肩こり", "膝の痛み"],
    ar: ["التهاب المفاصل", "روماتيزم", "آلام الظهر", "هشاشة العظام", "جنف"] } },
  { id: "chronic-fatigue", parents: ["illness"], words: {
    en: ["chronic fatigue", "fibromyalgia", "long covid", "lyme disease", "lupus", "autoimmune", "autoimmune disease", "invisible illness", "endometriosis"], es: ["fatiga crónica", "fibromialgia", "covid persistente", "lupus", "enfermedad autoinmune", "endometriosis", "enfermedad invisible"],
    fr: ["fatigue chronique", "fibromyalgie", "covid long", "lupus", "maladie auto-immune", "endométriose", "maladie invisible"], zh: ["慢性疲劳", "纤维肌痛", "长新冠", "红斑狼疮", "自身免疫", "子宫内膜异位"], "zh-TW": ["慢性疲勞", "纖維肌痛", "長新冠", "紅斑狼瘡", "自身免疫", "子宮內膜異位"], ja: ["慢性疲労", "線維筋痛症", "膠原病", "自己免疫疾患", "子宮内膜症", "コロナ後遺症"],
    ar: ["تعب مزمن", "ألم ليفي عضلي", "ذئبة حمراء", "مناعة ذاتية", "بطانة الرحم المهاجرة"] } },
  { id: "rare-disease", parents: ["illness"], words: {
    en: ["rare disease", "rare diseases", "genetic disorder", "hereditary disease", "haemophilia", "hemophilia", "sickle cell", "muscular dystrophy", "huntington's", "progeria"], es: ["enfermedad rara", "enfermedades raras", "enfermedad genética", "hemofilia", "distrofia muscular", "anemia falciforme"],
    fr: ["maladie rare", "maladies rares", "maladie génétique", "maladie orpheline", "hémophilie", "myopathie", "drépanocytose"], zh: ["罕见病", "遗传病", "血友病", "肌营养不良"], "zh-TW": ["罕見病", "遺傳病", "血友病", "肌營養不良", "漸凍人", "罕見疾病"], ja: ["難病", "希少疾患", "遺伝病", "血友病", "筋ジストロフィー", "指定難病"],
    ar: ["مرض نادر", "أمراض نادرة", "مرض وراثي", "أمراض وراثية", "هيموفيليا", "ضمور العضلات"] } },
  { id: "breast-cancer", parents: ["cancer", "women"], words: {
    en: ["breast cancer", "mastectomy", "ovarian cancer", "cervical cancer"], es: ["cáncer de mama", "mastectomía", "cáncer de ovario"],
    fr: ["cancer du sein", "mastectomie", "octobre rose"], zh: ["乳腺癌", "卵巢癌", "宫颈癌", "乳房切除"], "zh-TW": ["乳腺癌", "卵巢癌", "宮頸癌", "乳房切除", "乳癌", "子宮頸癌"], ja: ["乳がん", "乳癌", "卵巣がん", "子宮頸がん", "乳房切除"],
    ar: ["سرطان الثدي", "استئصال الثدي", "سرطان المبيض"] } },
  { id: "leukaemia", parents: ["cancer"], words: {
    en: ["leukaemia", "leukemia", "childhood cancer", "children with cancer", "lymphoma", "blood cancer"], es: ["leucemia", "cáncer infantil", "linfoma", "niños con cáncer"],
    fr: ["leucémie", "cancer de l'enfant", "lymphome", "enfants cancéreux"], zh: ["白血病", "儿童癌症", "淋巴瘤", "血癌"], "zh-TW": ["白血病", "兒童癌症", "淋巴瘤", "血癌"], ja: ["白血病", "小児がん", "リンパ腫"],
    ar: ["لوكيميا", "سرطان الدم", "سرطان الأطفال", "ابيضاض الدم"] } },
  { id: "tropical-disease", parents: ["illness"], words: {
    en: ["malaria", "ebola", "dengue", "dengue fever", "tropical disease", "zika", "polio", "yellow fever", "mosquito-borne", "rabies"], es: ["malaria", "paludismo", "ébola", "dengue", "enfermedad tropical", "poliomielitis", "fiebre amarilla", "chagas"],
    fr: ["paludisme", "ébola", "dengue", "maladie tropicale", "poliomyélite", "fièvre jaune", "rage des animaux"], zh: ["疟疾", "埃博拉", "登革热", "热带病", "小儿麻痹", "狂犬病"], "zh-TW": ["瘧疾", "埃博拉", "登革熱", "熱帶病", "小兒麻痺", "狂犬病"], ja: ["マラリア", "エボラ", "デング熱", "熱帯病", "ポリオ", "狂犬病"],
    ar: ["ملاريا", "إيبولا", "حمى الضنك", "شلل الأطفال", "أمراض استوائية"] } },
  { id: "common-cold", parents: ["illness"], words: {
    en: ["influenza", "common cold", "sore throat", "cough", "coughing", "runny nose", "chickenpox", "measles", "tonsils"], es: ["gripe", "resfriado", "catarro", "dolor de garganta", "tos", "varicela", "sarampión"],
    fr: ["grippe", "rhume", "angine", "mal de gorge", "toux", "varicelle", "rougeole"], zh: ["流感", "着凉", "咳嗽", "水痘", "麻疹", "发烧"], "zh-TW": ["流感", "著涼", "咳嗽", "水痘", "麻疹", "發燒"], ja: ["インフルエンザ", "風邪", "咳", "水疱瘡", "はしか", "喉の痛み"],
    ar: ["إنفلونزا", "زكام", "سعال", "جدري الماء", "حصبة", "نزلة برد"] } },
  { id: "stutter", parents: ["disability"], words: {
    en: ["stutter", "stuttering", "stammer", "stammering", "speech impediment", "speech therapy", "speech therapist", "selective mutism"], es: ["tartamudez", "tartamudo", "tartamuda", "logopedia", "mutismo"],
    fr: ["bégaiement", "bègue", "orthophonie", "orthophoniste", "mutisme"], zh: ["口吃", "结巴", "言语治疗", "哑巴", "选择性缄默"], "zh-TW": ["口吃", "結巴", "言語治療", "啞巴", "選擇性緘默", "語言治療"], ja: ["吃音", "言語聴覚士", "どもり", "場面緘黙"],
    ar: ["تأتأة", "تلعثم", "علاج النطق", "صمت اختياري", "أبكم", "بكماء"] } },
  { id: "dyslexia", parents: ["neurodiversity", "education"], words: {
    en: ["dyslexia", "dyslexic", "dyspraxia", "dyscalculia", "learning disability", "learning disabilities", "learning difficulties", "reading difficulties"], es: ["dislexia", "disléxico", "dificultades de aprendizaje", "trastorno de aprendizaje", "discalculia"],
    fr: ["dyslexie", "dyslexique", "troubles de l'apprentissage", "dyspraxie", "troubles dys", "dyscalculie"], zh: ["阅读障碍", "读写障碍", "学习障碍", "学习困难"], "zh-TW": ["閱讀障礙", "讀寫障礙", "學習障礙", "學習困難"], ja: ["ディスレクシア", "学習障害", "読字障害", "読み書き障害"],
    ar: ["عسر القراءة", "صعوبات التعلم", "ديسلكسيا", "عسر الحساب"] } },
  { id: "tourettes", parents: ["neurodiversity"], words: {
    en: ["tourette", "tourette's", "tics", "nervous tic", "sensory processing", "synaesthesia", "synesthesia"], es: ["tourette", "síndrome de tourette", "tics nerviosos", "sinestesia"],
    fr: ["gilles de la tourette", "syndrome de la tourette", "tics nerveux", "synesthésie"], zh: ["抽动症", "妥瑞症", "联觉", "感统"], "zh-TW": ["抽動症", "妥瑞症", "聯覺", "感統"], ja: ["トゥレット", "チック症", "共感覚", "感覚過敏"],
    ar: ["متلازمة توريت", "عرات", "تشنجات لاإرادية", "حس مرافق"] } },
  { id: "cerebral-palsy", parents: ["disability"], words: {
    en: ["cerebral palsy", "spina bifida", "quadriplegic", "tetraplegic", "spinal cord injury", "paralysed", "paralyzed", "wheelchair user", "wheelchair users"], es: ["parálisis cerebral", "espina bífida", "tetrapléjico", "lesión medular", "silla de ruedas", "paralítico"],
    fr: ["paralysie cérébrale", "infirmité motrice", "tétraplégique", "fauteuil roulant", "paralysé", "lésion médullaire"], zh: ["脑瘫", "高位截瘫", "脊髓损伤", "轮椅"], "zh-TW": ["腦癱", "高位截癱", "脊髓損傷", "輪椅"], ja: ["脳性麻痺", "車椅子", "四肢麻痺", "脊髄損傷", "半身不随"],
    ar: ["شلل دماغي", "شلل رباعي", "إصابة النخاع الشوكي", "كرسي متحرك", "مشلول"] } },
  { id: "down-syndrome", parents: ["disability"], words: {
    en: ["down's syndrome", "trisomy 21", "intellectual disability", "learning disabled", "developmental disability", "mental disability"], es: ["síndrome de down", "trisomía", "discapacidad intelectual", "discapacidad mental"],
    fr: ["trisomie 21", "trisomique", "trisomie", "déficience intellectuelle", "handicap mental", "syndrome de down"], zh: ["唐氏综合征", "唐宝宝", "智力障碍", "智障"], "zh-TW": ["唐氏症", "唐寶寶", "智力障礙", "智障", "喜憨兒"], ja: ["ダウン症", "知的障害", "発達の遅れ"],
    ar: ["متلازمة داون", "إعاقة ذهنية", "إعاقة عقلية"] } },
  { id: "prosthesis", parents: ["disability"], words: {
    en: ["amputee", "amputees", "artificial limb", "prosthetic leg", "prosthetic arm", "prosthesis", "losing a leg", "losing an arm", "one-legged", "one-armed"], es: ["amputado", "amputación", "prótesis", "pierna ortopédica", "perder una pierna", "manco"],
    fr: ["amputé", "prothèse", "jambe de bois", "perdre une jambe", "unijambiste"], zh: ["截肢", "义肢", "假肢", "独臂", "断腿"], "zh-TW": ["截肢", "義肢", "假肢", "獨臂", "斷腿"], ja: ["義足", "義手", "切断手術", "片腕", "片足"],
    ar: ["مبتور", "بتر", "طرف صناعي", "أطراف صناعية", "ساق صناعية"] } },
  { id: "hearing-sight-aids", parents: ["deafness"], words: {
    en: ["cochlear implant", "hearing aid", "hearing aids", "hearing loss", "deaf culture", "deaf child", "deaf parents", "tinnitus"], es: ["implante coclear", "audífono", "pérdida auditiva", "lengua de señas", "lengua de signos", "hijos de sordos", "sordo", "sorda"],
    fr: ["implant cochléaire", "appareil auditif", "surdité", "langue des signes", "sourd", "sourde", "malentendant", "acouphènes"], zh: ["人工耳蜗", "助听器", "听障", "手语", "听力损失", "耳鸣"], "zh-TW": ["人工耳蝸", "助聽器", "聽障", "手語", "聽力損失", "耳鳴"], ja: ["人工内耳", "補聴器", "難聴", "手話", "コーダ", "耳鳴り", "ろう者"],
    ar: ["زراعة قوقعة", "سماعة طبية", "ضعف السمع", "لغة الإشارة", "طنين"] } },
  { id: "surgery", parents: ["medicine"], words: {
    en: ["operation on", "operating room", "operating theatre", "surgical", "surgeons", "anesthetic", "plastic surgery", "cosmetic surgery", "heart operation"], es: ["cirugía", "quirófano", "operación quirúrgica", "cirugía estética", "cirujana"],
    fr: ["chirurgie", "bloc opératoire", "opération chirurgicale", "chirurgie esthétique"], zh: ["手术室", "外科", "动手术", "整容", "开刀"], "zh-TW": ["手術室", "外科", "動手術", "整容", "開刀", "整形"], ja: ["手術", "手術室", "美容整形", "整形手術"],
    ar: ["جراحة", "غرفة العمليات", "عملية جراحية", "جراحة تجميل"] } },
  { id: "medication", parents: ["medicine"], words: {
    en: ["medication", "pills", "pill", "tablets of medicine", "pharmacies", "prescription drugs", "painkillers"], es: ["medicamento", "medicamentos", "pastillas"],
    fr: ["médicament", "médicaments", "pilules"], zh: ["药物", "药店", "药片", "吃药"], "zh-TW": ["藥物", "藥店", "藥片", "吃藥"], ja: ["飲み薬", "薬剤"],
    ar: ["دواء", "أدوية", "حبوب دواء", "مضاد حيوي"] } },
];
