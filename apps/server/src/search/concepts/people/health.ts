import type { Concept } from "../concept.ts";

export const health: Concept[] = [
  { id: "health", parents: [], words: {
    en: ["health", "healthy", "healthcare"], es: ["salud", "saludable", "sanidad"],
    fr: ["santé", "soins de santé"], zh: ["健康", "医疗", "卫生保健"], "zh-TW": ["健康", "醫療", "衛生保健"], ja: ["健康", "保健", "医療"],
    ar: ["الصحة", "صحة", "صحي", "رعاية صحية"] } },
  { id: "illness", parents: ["health"], words: {
    en: ["illness", "disease", "sickness", "chronic illness", "patient", "ill", "sick", "falls ill", "hospitalised", "diagnosis", "diagnosed", "incurable", "terminally ill", "terminal illness", "syndrome", "fever", "flu", "infection"], es: ["enfermedad", "enfermedades", "enfermo", "paciente", "enferma", "diagnóstico", "incurable", "enfermedad terminal", "fiebre", "gripe"],
    fr: ["maladie", "maladies", "malade", "patient", "diagnostic", "incurable", "maladie grave", "fièvre", "grippe"], zh: ["疾病", "生病", "病人", "患者", "慢性病", "患病", "重病", "绝症", "住院", "病", "发烧", "确诊", "病痛"], "zh-TW": ["疾病", "生病", "病人", "患者", "慢性病", "患病", "重病", "絕症", "住院", "病", "發燒", "確診", "病痛"], ja: ["病気", "疾患", "患者", "闘病", "持病", "病", "難病", "入院", "余命", "診断", "発熱"],
    ar: ["المرض", "مرض", "أمراض", "مريض", "مرض مزمن", "مرضى", "تشخيص", "مرض عضال", "حمى", "إنفلونزا"] } },
  { id: "cancer", parents: ["illness"], words: {
    en: ["cancer", "chemotherapy", "tumour", "tumor"], es: ["cáncer", "quimioterapia", "tumor"],
    fr: ["cancer", "chimiothérapie", "tumeur"], zh: ["癌症", "化疗", "肿瘤", "抗癌"], "zh-TW": ["癌症", "化療", "腫瘤", "抗癌"], ja: ["がん", "癌", "抗がん剤"],
    ar: ["السرطان", "سرطان", "علاج كيميائي", "ورم"] } },
  { id: "hiv", parents: ["illness"], words: {
    en: ["hiv", "aids epidemic", "aids crisis"], es: ["vih", "crisis del sida", "sida"],
    fr: ["vih", "sida", "séropositif"], zh: ["艾滋病", "艾滋"], "zh-TW": ["愛滋病", "愛滋"], ja: ["エイズ", "hiv"],
    ar: ["الإيدز", "إيدز", "فيروس نقص المناعة"] } },
  { id: "pandemic", parents: ["illness"], words: {
    en: ["pandemic", "epidemic", "covid", "coronavirus", "plague", "lockdown", "quarantine"], es: ["pandemia", "epidemia", "covid", "coronavirus", "peste", "confinamiento", "cuarentena"],
    fr: ["pandémie", "épidémie", "covid", "coronavirus", "confinement", "quarantaine"], zh: ["疫情", "瘟疫", "新冠", "封城", "隔离"], "zh-TW": ["疫情", "瘟疫", "新冠", "封城", "隔離"], ja: ["感染症", "疫病", "コロナ", "コロナ禍", "パンデミック", "隔離"],
    ar: ["الأوبئة", "جائحة", "وباء", "كورونا", "طاعون", "حجر صحي"] } },
  { id: "medicine", parents: ["health", "science"], words: {
    en: ["medicine", "medical", "surgery"], es: ["medicina", "tratamiento médico", "cirugía"],
    fr: ["médecine", "médical", "chirurgie"], zh: ["医学", "手术", "医药"], "zh-TW": ["醫學", "手術", "醫藥"], ja: ["医学", "手術", "医薬"],
    ar: ["الطب", "طب", "طبي", "جراحة"] } },
  { id: "doctor", parents: ["medicine"], words: {
    en: ["doctor", "doctors", "physician", "surgeon", "gp", "country doctor", "paediatrician", "optician", "eye doctor", "dentist", "pharmacist", "orthoptist"], es: ["médico", "médicos", "cirujano", "doctora", "médica", "dentista", "oftalmólogo", "farmacéutico", "pediatra"],
    fr: ["médecin", "médecins", "chirurgien", "docteur", "dentiste", "ophtalmologue", "pharmacien", "orthoptiste", "pédiatre"], zh: ["医生", "大夫", "外科医生", "郎中", "牙医", "眼科", "药剂师", "儿科"], "zh-TW": ["醫生", "醫師", "外科醫生", "大夫", "郎中", "牙醫", "眼科", "藥劑師", "兒科"], ja: ["医者", "医師", "外科医", "町医者", "歯医者", "眼科", "薬剤師", "小児科"],
    ar: ["الأطباء", "طبيب", "أطباء", "جراح", "طبيبة", "طبيب أسنان", "صيدلي", "طبيب عيون"] } },
  { id: "nurse", parents: ["medicine"], words: {
    en: ["nurse", "nurses", "nursing", "midwife", "nursing home worker", "ward", "night nurse", "midwives", "matron"], es: ["enfermera", "enfermero", "personal de enfermería", "partera", "matrona", "enfermeras", "comadrona"],
    fr: ["infirmière", "infirmier", "sage-femme", "infirmières", "aide-soignante"], zh: ["护士", "护理", "助产士", "护工", "接生婆"], "zh-TW": ["護士", "護理", "助產士", "護工", "接生婆"], ja: ["看護師", "看護", "助産師", "看護婦", "産婆"],
    ar: ["التمريض", "ممرضة", "ممرض", "تمريض", "قابلة", "ممرضات"] } },
  { id: "hospital", parents: ["medicine"], words: {
    en: ["hospital", "clinic", "emergency room", "intensive care"], es: ["hospital", "clínica", "urgencias", "cuidados intensivos"],
    fr: ["hôpital", "clinique", "urgences", "soins intensifs"], zh: ["医院", "诊所", "急诊", "重症监护"], "zh-TW": ["醫院", "診所", "急診", "加護病房"], ja: ["病院", "診療所", "救急", "集中治療"],
    ar: ["المستشفيات", "مستشفى", "مستشفيات", "عيادة", "قسم الطوارئ"] } },
  { id: "disability", parents: ["health", "identity"], words: {
    en: ["disability", "disabled", "wheelchair", "accessibility", "special needs", "impairment", "paraplegic", "crutches", "prosthetic", "deaf-blind", "inclusive", "down syndrome", "disability rights", "amputee"], es: ["discapacidad", "discapacitado", "silla de ruedas", "accesibilidad", "diversidad funcional", "prótesis", "inclusión", "síndrome de down"],
    fr: ["handicap", "handicapé", "fauteuil roulant", "accessibilité", "situation de handicap", "prothèse", "trisomie", "inclusion"], zh: ["残障", "残疾", "轮椅", "无障碍", "残疾人", "义肢", "唐氏综合征", "身障"], "zh-TW": ["身心障礙", "殘障", "輪椅", "無障礙", "殘疾", "殘疾人", "義肢", "唐氏症", "身障"], ja: ["障害者", "身体障害", "車椅子", "バリアフリー", "障がい", "障害", "義足", "ダウン症"],
    ar: ["الإعاقة", "إعاقة", "ذوي الاحتياجات الخاصة", "كرسي متحرك", "أصحاب الهمم", "معاق", "أطراف صناعية", "ذوي الإعاقة", "متلازمة داون"] } },
  { id: "blindness", parents: ["disability"], words: {
    en: ["blind", "blindness", "visually impaired", "braille"], es: ["ceguera", "ciego", "discapacidad visual", "braille"],
    fr: ["cécité", "aveugle", "malvoyant", "braille"], zh: ["盲人", "失明", "视障", "盲文"], "zh-TW": ["盲人", "失明", "視障", "點字"], ja: ["盲目", "視覚障害", "失明", "点字"],
    ar: ["فقدان البصر", "كفيف", "أعمى", "مكفوفين", "ضعف البصر", "برايل"] } },
  { id: "deafness", parents: ["disability"], words: {
    en: ["deaf", "deafness", "hard of hearing", "sign language"], es: ["sordo", "sordera", "lengua de señas", "lengua de signos"],
    fr: ["sourd", "surdité", "malentendant", "langue des signes"], zh: ["聋人", "失聪", "听障", "手语"], "zh-TW": ["聾人", "失聰", "聽障", "手語"], ja: ["聴覚障害", "手話", "難聴", "ろう者"],
    ar: ["الصمم", "أصم", "صمم", "لغة الإشارة", "ضعاف السمع"] } },
  { id: "body", parents: ["health"], words: {
    en: ["human body", "the body", "anatomy", "bodily", "skin", "heart", "hands", "face", "blood", "bones", "muscles", "brain", "hair", "scars", "scar", "ageing body"], es: ["cuerpo", "cuerpo humano", "anatomía", "piel", "manos", "sangre", "huesos", "cerebro", "cicatriz", "cicatrices"],
    fr: ["corps", "corps humain", "anatomie", "peau", "mains", "sang", "os du corps", "cerveau", "cicatrice", "cicatrices"], zh: ["身体", "人体", "解剖", "皮肤", "血液", "骨头", "大脑", "伤疤", "双手"], "zh-TW": ["身體", "人體", "解剖", "皮膚", "血液", "骨頭", "大腦", "傷疤", "雙手"], ja: ["身体", "人体", "肉体", "解剖学", "体", "皮膚", "血", "骨", "脳", "傷跡", "手のひら"],
    ar: ["الجسد", "جسد", "جسم الإنسان", "تشريح", "جسم", "جلد", "دم", "عظام", "دماغ", "ندوب"] } },
  { id: "sleep", parents: ["health"], words: {
    en: ["sleep", "sleeping", "bedtime", "fall asleep", "falling asleep", "sleepy", "can't sleep", "sleepless", "naps", "nap", "lullaby for sleep", "sleeper", "asleep", "rest and sleep"], es: ["dormir", "hora de dormir", "a dormir", "dormirse", "siesta", "sueño profundo", "sueño reparador", "dormido"],
    fr: ["sommeil", "dormir", "heure du coucher", "s'endormir", "sieste", "endormissement", "ne veut pas dormir", "endormi", "endormie"], zh: ["睡眠", "睡觉", "睡前", "入睡", "好睡", "午睡", "失眠夜", "熟睡", "沉睡"], "zh-TW": ["睡眠", "睡覺", "睡前", "入睡", "好睡", "午睡", "失眠夜", "熟睡", "沉睡"], ja: ["睡眠", "眠り", "おやすみ", "眠る", "寝る前", "昼寝", "就寝", "居眠り"],
    ar: ["النوم", "نوم", "وقت النوم", "نائم", "قيلولة", "قبل النوم", "نعاس"] } },
  { id: "pregnancy", parents: ["health", "parenthood"], words: {
    en: ["pregnancy", "pregnant", "childbirth", "giving birth", "expecting", "expectant mother", "birth", "births", "maternity", "home birth", "labour ward", "new baby", "breastfeeding"], es: ["embarazo", "embarazada", "parto", "dar a luz", "nacimiento", "lactancia"],
    fr: ["grossesse", "enceinte", "accouchement", "naissance", "allaitement"], zh: ["怀孕", "孕妇", "分娩", "生育", "生孩子", "新生命", "哺乳", "诞生"], "zh-TW": ["懷孕", "孕婦", "分娩", "生育", "生孩子", "新生命", "哺乳", "誕生"], ja: ["妊娠", "出産", "妊婦", "お産", "誕生", "授乳", "産む", "マタニティ"],
    ar: ["الحمل والولادة", "حمل وولادة", "حامل", "ولادة", "مخاض", "حمل", "إنجاب", "رضاعة"] } },
  { id: "infertility", parents: ["pregnancy"], words: {
    en: ["infertility", "ivf", "miscarriage"], es: ["infertilidad", "aborto espontáneo", "fecundación in vitro"],
    fr: ["infertilité", "fausse couche", "procréation assistée"], zh: ["不孕", "流产", "试管婴儿"], "zh-TW": ["不孕", "流產", "試管嬰兒"], ja: ["不妊", "流産", "不妊治療"],
    ar: ["العقم", "عقم", "إجهاض تلقائي", "أطفال الأنابيب"] } },
  { id: "caregiving", parents: ["health", "family"], words: {
    en: ["caregiving", "caregiver", "carer", "palliative care", "hospice", "long-term care", "caring for", "care for elderly", "looking after", "family caregivers", "carers", "care burden", "home care", "nursing home", "bedridden", "end-of-life care"], es: ["cuidador", "cuidadora", "cuidados paliativos", "cuidado de mayores", "cuidadores", "cuidados", "cuidar de", "residencia de ancianos", "dependencia"],
    fr: ["aidant", "proche aidant", "soins palliatifs", "aide-soignant", "aidants", "aide à domicile", "maison de retraite", "ehpad", "prendre soin", "s'occuper de"], zh: ["照护", "照顾病人", "临终关怀", "长照", "照顾者", "护理老人", "看护", "养老院", "陪护", "照料"], "zh-TW": ["照護", "照顧病人", "臨終關懷", "長照", "照顧者", "護理老人", "養老院", "陪護", "照料"], ja: ["介護", "介護者", "緩和ケア", "終末期医療", "老人ホーム", "看病", "世話", "在宅介護", "ヤングケアラー"],
    ar: ["رعاية المرضى", "مقدم رعاية", "رعاية تلطيفية", "رعاية المسنين", "رعاية", "دار مسنين", "عناية", "رعاية طويلة الأمد"] } },
  { id: "wellbeing", parents: ["health"], words: {
    en: ["wellbeing", "well-being", "wellness", "self-care", "self care"], es: ["bienestar", "autocuidado"],
    fr: ["bien-être", "prendre soin de soi"], zh: ["身心健康", "养生", "自我关爱"], "zh-TW": ["身心健康", "養生", "自我照顧"], ja: ["ウェルビーイング", "セルフケア", "健やか"],
    ar: ["العافية", "عافية", "رفاه", "العناية بالذات"] } },
  { id: "nutrition", parents: ["health", "food"], words: {
    en: ["nutrition", "diet", "healthy eating", "weight loss"], es: ["nutrición", "dieta", "alimentación saludable", "pérdida de peso"],
    fr: ["nutrition", "régime alimentaire", "alimentation saine", "perte de poids"], zh: ["营养", "饮食健康", "减肥", "节食"], "zh-TW": ["營養", "飲食健康", "減肥", "節食"], ja: ["栄養", "ダイエット", "健康食", "減量"],
    ar: ["التغذية", "تغذية", "حمية", "غذاء صحي", "إنقاص الوزن"] } },
  { id: "yoga", parents: ["wellbeing", "sport"], words: {
    en: ["yoga", "pilates"], es: ["yoga", "pilates"],
    fr: ["yoga", "pilates"], zh: ["瑜伽", "普拉提"], "zh-TW": ["瑜珈", "瑜伽", "皮拉提斯"], ja: ["ヨガ", "ピラティス"],
    ar: ["اليوغا", "يوغا", "بيلاتس"] } },
  { id: "pain", parents: ["health"], words: {
    en: ["chronic pain", "migraine", "suffering"], es: ["dolor crónico", "migraña", "sufrimiento"],
    fr: ["douleur", "douleur chronique", "migraine", "souffrance"], zh: ["疼痛", "慢性疼痛", "偏头痛", "痛苦"], "zh-TW": ["疼痛", "慢性疼痛", "偏頭痛", "痛苦"], ja: ["痛み", "慢性痛", "片頭痛", "苦しみ"],
    ar: ["الألم", "ألم", "ألم مزمن", "آلام", "صداع نصفي", "معاناة"] } },
  { id: "recovery", parents: ["health"], words: {
    en: ["rehabilitation", "recovery", "healing", "amputation"], es: ["rehabilitación física", "recuperación", "sanación", "curación"],
    fr: ["rééducation", "guérison", "convalescence"], zh: ["康复", "复健", "痊愈", "疗伤"], "zh-TW": ["康復", "復健", "痊癒", "療傷"], ja: ["リハビリ", "回復", "快復", "治癒"],
    ar: ["التعافي", "تعافي", "شفاء", "إعادة تأهيل", "نقاهة"] } },
  { id: "folk-medicine", parents: ["medicine"], words: {
    en: ["herbal medicine", "remedy", "traditional medicine", "healer"], es: ["medicina tradicional", "remedio casero", "curandera", "curandero"],
    fr: ["remède", "médecine traditionnelle", "guérisseur"], zh: ["中医", "偏方", "传统医学"], "zh-TW": ["中醫", "偏方", "傳統醫學"], ja: ["漢方", "民間療法", "東洋医学"],
    ar: ["الطب الشعبي", "طب شعبي", "طب تقليدي", "مداوي"] } },
  { id: "menopause", parents: ["health", "women"], words: {
    en: ["menopause", "menstruation", "periods and puberty"], es: ["menopausia", "menstruación", "regla menstrual"],
    fr: ["ménopause", "menstruation", "règles menstruelles"], zh: ["更年期", "月经", "生理期"], "zh-TW": ["更年期", "月經", "生理期"], ja: ["更年期", "月経", "生理"],
    ar: ["سن اليأس", "حيض", "الدورة الشهرية"] } },
];
