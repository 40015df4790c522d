import type { Concept } from "../concept.ts";

export const ailmentsApart: Concept[] = [
  { id: "neurological-disease", parents: ["illness"], words: {
    en: ["neurological disease", "nervous system disease", "degenerative disease", "degenerative illness"], es: ["enfermedad neurológica", "enfermedad degenerativa"],
    fr: ["maladie neurologique", "maladie neurodégénérative"], zh: ["神经系统疾病", "退行性疾病"], "zh-TW": ["神經系統疾病", "退行性疾病"], ja: ["神経難病"],
    ar: ["أمراض عصبية", "مرض عصبي"] } },
  { id: "parkinsons-disease", parents: ["neurological-disease"], words: {
    en: ["Parkinson's disease", "parkinson", "parkinson's"], es: ["párkinson", "enfermedad de parkinson", "temblor de manos"],
    fr: ["maladie de Parkinson", "parkinson", "tremblements de main"], zh: ["帕金森病", "帕金森", "帕金森症"], "zh-TW": ["帕金森氏症", "帕金森", "帕金森病", "帕金森症", "巴金森", "巴金森氏症"], ja: ["パーキンソン病", "パーキンソン"],
    ar: ["مرض باركنسون", "باركنسون", "شلل الرعاش", "شلل رعاش"] } },
  { id: "multiple-sclerosis", parents: ["neurological-disease"], words: {
    en: ["multiple sclerosis", "ms patient"], es: ["esclerosis múltiple", "esclerosis"],
    fr: ["sclérose en plaques", "sclérose"], zh: ["多发性硬化"], "zh-TW": ["多發性硬化", "多發性硬化症"], ja: ["多発性硬化症"],
    ar: ["تصلب متعدد", "تصلب لويحي"] } },
  { id: "als-disease", parents: ["neurological-disease"], words: {
    en: ["ALS", "lou gehrig", "motor neurone disease", "muscle wasting", "muscle weakness"], es: ["esclerosis lateral"],
    fr: ["maladie de Charcot", "sclérose latérale"], zh: ["渐冻症", "渐冻人", "肌萎缩侧索硬化", "运动神经元"], "zh-TW": ["漸凍症", "肌萎縮側索硬化", "運動神經元", "運動神經元疾病", "漸凍人"], ja: ["筋萎縮性側索硬化症", "運動ニューロン"],
    ar: ["تصلب جانبي"] } },
  { id: "paralysis", parents: ["disability"], words: {
    en: ["paralysis", "paralysed", "paralyzed", "quadriplegic", "tetraplegic", "quadriplegia", "paraplegia", "paraplegics", "spinal cord injury", "paralysed man", "paralyzed woman", "paralysis from the neck"], es: ["parálisis", "tetrapléjico", "tetraplejia", "paraplejia", "parapléjico", "parapléjica", "paralítico", "paralítica", "lesión medular", "lesionado medular", "parálisis facial"],
    fr: ["paralysie", "paralysé", "paralysée", "tétraplégique", "tétraplégie", "paraplégique", "paraplégie", "paraplégiques", "lésion médullaire"], zh: ["瘫痪", "高位截瘫", "脊髓损伤", "截瘫", "瘫痪在床", "半身不遂", "全身瘫痪"], "zh-TW": ["癱瘓", "高位截癱", "脊髓損傷", "截癱", "癱瘓在床", "半身不遂", "全身癱瘓", "脊髓損傷者", "下半身癱瘓"], ja: ["麻痺", "四肢麻痺", "脊髄損傷", "半身不随", "下半身不随", "頸椎損傷", "顔面麻痺"],
    ar: ["شلل", "شلل رباعي", "شلل نصفي", "شلل سفلي", "مشلول", "مشلولة", "إصابة النخاع الشوكي", "شلل الوجه"] } },
  { id: "wheelchair", parents: ["disability"], words: {
    en: ["wheelchair", "wheelchairs", "wheelchair user", "wheelchair users", "in a wheelchair", "wheelchair-bound"], es: ["silla de ruedas", "sillas de ruedas", "en silla de ruedas"],
    fr: ["fauteuil roulant", "fauteuils roulants", "en fauteuil"], zh: ["轮椅", "坐轮椅"], "zh-TW": ["輪椅", "坐輪椅", "輪椅族"], ja: ["車椅子", "車いす", "車イス"],
    ar: ["كرسي متحرك", "كراسي متحركة", "على كرسي متحرك"] } },
  { id: "black-death", parents: ["leprosy-and-plagues"], words: {
    en: ["Black Death", "bubonic plague", "great plague", "plague doctor", "plague year"], es: ["peste negra", "peste bubónica", "gran peste", "médico de la peste"],
    fr: ["peste noire", "peste", "peste bubonique", "médecin de peste", "grande peste"], zh: ["黑死病", "鼠疫", "鼠疫大流行"], "zh-TW": ["黑死病", "鼠疫", "鼠疫大流行"], ja: ["黒死病", "ペスト", "ペスト医師"],
    ar: ["الطاعون", "موت أسود", "طاعون أسود", "طاعون دبلي"] } },
  { id: "cholera", parents: ["leprosy-and-plagues"], words: {
    en: ["cholera", "cholera outbreak"], es: ["cólera"],
    fr: ["choléra"], zh: ["霍乱"], "zh-TW": ["霍亂"], ja: ["コレラ"],
    ar: ["كوليرا", "وباء الكوليرا"] } },
  { id: "leprosy", parents: ["leprosy-and-plagues"], words: {
    en: ["leprosy", "lepers", "leper", "leper colony"], es: ["lepra", "leproso", "leprosos", "leprosería"],
    fr: ["lèpre", "lépreux", "lépreuse", "léproserie"], zh: ["麻风", "麻风病", "麻风村"], "zh-TW": ["麻風", "麻風病", "麻風村", "痲瘋", "漢生病", "樂生"], ja: ["ハンセン病", "らい病", "癩"],
    ar: ["جذام", "مجذوم", "مجذومون", "مستعمرة الجذام"] } },
  { id: "smallpox", parents: ["leprosy-and-plagues"], words: {
    en: ["smallpox"], es: ["viruela"],
    fr: ["variole"], zh: ["天花"], "zh-TW": ["天花"], ja: ["天然痘", "疱瘡"],
    ar: ["جدري"] } },
  { id: "tuberculosis", parents: ["leprosy-and-plagues"], words: {
    en: ["tuberculosis", "sanatorium", "consumption disease", "tb"], es: ["tuberculosis", "sanatorio", "tísico", "tisis"],
    fr: ["tuberculose", "sanatorium", "sanatoriums", "phtisie", "tuberculeux"], zh: ["肺结核", "结核病", "肺痨", "痨病", "疗养院"], "zh-TW": ["肺結核", "結核病", "肺癆", "癆病", "療養院", "防癆"], ja: ["結核", "結核療養所", "サナトリウム", "肺病やみ", "肺結核"],
    ar: ["سل", "مرض السل", "درن", "مصح السل"] } },
  { id: "malaria", parents: ["tropical-disease"], words: {
    en: ["malaria"], es: ["malaria", "paludismo"],
    fr: ["paludisme", "malaria"], zh: ["疟疾"], "zh-TW": ["瘧疾"], ja: ["マラリア"],
    ar: ["ملاريا", "برداء"] } },
  { id: "ebola", parents: ["tropical-disease"], words: {
    en: ["Ebola"], es: ["ébola"],
    fr: ["Ebola", "ébola"], zh: ["埃博拉", "埃博拉疫情"], "zh-TW": ["伊波拉", "埃博拉", "埃博拉疫情"], ja: ["エボラ"],
    ar: ["إيبولا"] } },
  { id: "polio", parents: ["illness"], words: {
    en: ["polio", "poliomyelitis"], es: ["polio", "poliomielitis"],
    fr: ["polio", "poliomyélite"], zh: ["小儿麻痹"], "zh-TW": ["小兒麻痺"], ja: ["ポリオ", "小児麻痺"],
    ar: ["شلل الأطفال"] } },
  { id: "rabies", parents: ["illness"], words: {
    en: ["rabies"], es: ["rabia canina"],
    fr: ["rage des animaux"], zh: ["狂犬病"], "zh-TW": ["狂犬病"], ja: ["狂犬病"],
    ar: ["داء الكلب"] } },
  { id: "liver-disease", parents: ["illness"], words: {
    en: ["liver disease", "hepatitis", "cirrhosis", "liver transplant", "liver cancer"], es: ["enfermedad hepática", "hepatitis", "cirrosis", "trasplante de hígado", "hígado", "insuficiencia hepática"],
    fr: ["maladie du foie", "hépatite", "cirrhose", "greffe de foie", "foie malade"], zh: ["肝病", "肝炎", "肝硬化", "肝移植", "肝脏", "甲肝", "乙肝", "脂肪肝"], "zh-TW": ["肝病", "肝炎", "肝硬化", "肝移植", "肝臟", "換肝", "甲肝", "乙肝", "脂肪肝"], ja: ["肝臓病", "肝炎", "肝硬変", "肝移植", "肝臓"],
    ar: ["أمراض الكبد", "التهاب الكبد", "تليف الكبد", "زراعة كبد"] } },
  { id: "asthma", parents: ["lung-disease"], words: {
    en: ["asthma", "asthmatic", "asthma attack", "inhaler"], es: ["asma", "asmático", "ataque de asma", "inhalador"],
    fr: ["asthme", "asthmatique", "crise d'asthme"], zh: ["哮喘"], "zh-TW": ["氣喘", "哮喘"], ja: ["喘息", "ぜんそく"],
    ar: ["ربو", "أزمة ربو", "مريض ربو"] } },
  { id: "pneumonia", parents: ["lung-disease"], words: {
    en: ["pneumonia"], es: ["neumonía"],
    fr: ["pneumonie"], zh: ["肺炎"], "zh-TW": ["肺炎"], ja: ["肺炎", "肺炎球菌"],
    ar: ["التهاب رئوي", "التهاب رئوي حاد"] } },
  { id: "lung-cancer", parents: ["lung-disease", "cancer"], words: {
    en: ["lung cancer"], es: ["cáncer de pulmón"],
    fr: ["cancer du poumon"], zh: ["肺癌"], "zh-TW": ["肺癌", "肺腺癌"], ja: ["肺がん", "肺癌"],
    ar: ["سرطان الرئة"] } },
  { id: "albinism", parents: ["skin-conditions"], words: {
    en: ["albinism", "albino", "albinos"], es: ["albinismo", "albino", "albina"],
    fr: ["albinisme", "albinos"], zh: ["白化病"], "zh-TW": ["白化病"], ja: ["アルビノ", "白皮症"],
    ar: ["مهق"] } },
  { id: "acne", parents: ["skin-conditions"], words: {
    en: ["acne", "pimples", "blackheads"], es: ["acné", "espinillas"],
    fr: ["acné", "boutons d'acné", "point noir"], zh: ["青春痘", "青春痘痘", "痘痘", "痤疮", "粉刺", "暗疮"], "zh-TW": ["青春痘", "青春痘痘", "痘痘", "痤瘡", "粉刺", "暗瘡"], ja: ["にきび", "ニキビ", "面皰"],
    ar: ["حب الشباب", "بثور"] } },
  { id: "burns", parents: ["injuries"], words: {
    en: ["burn injuries", "burns victim", "burn survivor", "burns unit", "burned face"], es: ["quemaduras", "quemado", "quemaduras graves"],
    fr: ["brûlures", "grands brûlés", "brûlé vif"], zh: ["烧伤", "烫伤"], "zh-TW": ["燒燙傷", "燒傷", "燙傷"], ja: ["火傷", "大火傷"],
    ar: ["حروق", "حروق بليغة", "جلد محترق"] } },
  { id: "vitiligo", parents: ["skin-conditions"], words: {
    en: ["vitiligo"], es: ["vitiligo"],
    fr: ["vitiligo"], zh: ["白癜风"], "zh-TW": ["白斑症", "白癜風"], ja: ["白斑", "尋常性白斑"],
    ar: ["بهاق", "البهاق"] } },
  { id: "stroke", parents: ["stroke-and-brain-injury"], words: {
    en: ["stroke", "strokes", "stroke survivor", "cerebral haemorrhage", "brain haemorrhage"], es: ["ictus", "derrame cerebral", "accidente cerebrovascular", "embolia cerebral", "apoplejía", "embolia"],
    fr: ["accident vasculaire cérébral", "avc", "attaque cérébrale", "hémorragie cérébrale"], zh: ["中风", "脑出血", "脑梗", "脑梗塞", "脑溢血", "偏瘫"], "zh-TW": ["中風", "腦出血", "腦梗", "腦梗塞", "腦溢血", "偏癱", "腦中風"], ja: ["脳卒中", "脳梗塞", "脳出血", "脳溢血", "脳出血後", "くも膜下出血", "半身麻痺", "中風"],
    ar: ["سكتة دماغية", "جلطة دماغية", "نزيف دماغي", "سكتات دماغية", "جلطة في الدماغ", "جلطة", "جلطات", "فالج", "تجلط الدم"] } },
  { id: "brain-tumour", parents: ["stroke-and-brain-injury"], words: {
    en: ["brain tumour", "brain tumor", "brain cancer"], es: ["tumor cerebral"],
    fr: ["tumeur cérébrale", "tumeur au cerveau"], zh: ["脑瘤", "脑肿瘤"], "zh-TW": ["腦瘤", "腦腫瘤"], ja: ["脳腫瘍"],
    ar: ["ورم دماغي", "ورم في الدماغ"] } },
  { id: "chronic-fatigue-syndrome", parents: ["chronic-illness"], words: {
    en: ["chronic fatigue", "fibromyalgia", "long covid", "always tired"], es: ["fatiga crónica", "fibromialgia", "covid persistente", "cansancio crónico", "síndrome de fatiga crónica"],
    fr: ["fatigue chronique", "fibromyalgie", "covid long", "covid longue durée", "syndrome de fatigue chronique"], zh: ["慢性疲劳", "纤维肌痛", "长新冠", "长期新冠", "慢性疲劳综合征"], "zh-TW": ["慢性疲勞", "纖維肌痛", "長新冠", "長期新冠", "慢性疲勞綜合徵", "慢性疲勞症候群"], ja: ["慢性疲労", "線維筋痛症", "コロナ後遺症", "慢性疲労症候群"],
    ar: ["تعب مزمن", "ألم ليفي عضلي", "متلازمة التعب المزمن", "كوفيد طويل الأمد", "إرهاق مزمن"] } },
  { id: "endometriosis", parents: ["chronic-illness"], words: {
    en: ["endometriosis"], es: ["endometriosis"],
    fr: ["endométriose"], zh: ["子宫内膜异位", "巧克力囊肿"], "zh-TW": ["子宮內膜異位", "子宮內膜異位症", "巧克力囊腫"], ja: ["子宮内膜症"],
    ar: ["بطانة الرحم المهاجرة"] } },
  { id: "autoimmune-disease", parents: ["chronic-illness"], words: {
    en: ["autoimmune disease", "autoimmune", "autoimmune illness", "lupus", "rheumatoid lupus", "crohn's disease", "crohn's"], es: ["enfermedad autoinmune", "enfermedades autoinmunes", "lupus", "crohn"],
    fr: ["maladie auto-immune", "maladies auto-immunes", "lupus", "maladie de crohn"], zh: ["自身免疫", "红斑狼疮", "系统性红斑狼疮", "克罗恩病"], "zh-TW": ["自體免疫", "自身免疫", "紅斑狼瘡", "系統性紅斑狼瘡", "克羅恩病", "免疫疾病"], ja: ["自己免疫疾患", "膠原病", "クローン病", "全身性エリテマトーデス", "免疫疾患"],
    ar: ["أمراض مناعية", "مناعة ذاتية", "ذئبة حمراء", "مرض مناعي", "مرض كرون"] } },
  { id: "influenza", parents: ["illness"], words: {
    en: ["influenza", "flu season"], es: ["gripe"],
    fr: ["grippe", "grippe saisonnière"], zh: ["流感"], "zh-TW": ["流感", "流行性感冒"], ja: ["インフルエンザ"],
    ar: ["إنفلونزا", "إنفلونزا موسمية"] } },
  { id: "childhood-diseases", parents: ["illness", "childhood"], words: {
    en: ["childhood diseases", "chickenpox", "measles", "mumps", "whooping cough", "scarlet fever", "rubella"], es: ["enfermedades infantiles", "varicela", "sarampión", "paperas", "rubéola", "tos ferina", "escarlatina"],
    fr: ["maladies infantiles", "varicelle", "rougeole", "oreillons", "rubéole", "coqueluche", "scarlatine"], zh: ["儿童疾病", "水痘", "麻疹", "百日咳", "腮腺炎", "猩红热"], "zh-TW": ["兒童疾病", "水痘", "麻疹", "百日咳", "腮腺炎", "猩紅熱", "腸病毒"], ja: ["子供の病気", "水疱瘡", "水ぼうそう", "おたふく風邪", "風疹", "百日咳", "猩紅熱"],
    ar: ["أمراض الطفولة", "جدري الماء", "حصبة", "نكاف", "سعال ديكي", "حمى قرمزية"] } },
];
