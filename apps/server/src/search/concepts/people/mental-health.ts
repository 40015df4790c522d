import type { Concept } from "../concept.ts";

export const mentalHealth: Concept[] = [
  { id: "mental-health", parents: ["health"], words: {
    en: ["mental health", "mental illness", "mental wellbeing", "psychological health", "psychiatric", "mentally ill", "psychological distress", "healing story", "mental disorder", "mental disorders", "mental health issues", "mental health problems", "mental health struggles", "psychological problems", "mental breakdown", "nervous breakdown", "mental suffering", "mental struggle", "mental hygiene", "emotional distress", "healing journey", "mental health awareness", "mental health care", "mental patient", "invisible wounds", "psychological suffering"], es: ["salud mental", "enfermedad mental", "trastorno mental", "bienestar emocional", "malestar psicológico", "problemas mentales", "problemas de salud mental", "crisis nerviosa", "enfermedades mentales", "trastornos mentales", "salud psicológica", "trastorno psicológico", "sufrimiento psíquico", "problemas psicológicos", "colapso nervioso", "salud emocional", "enfermo mental", "enferma mental", "heridas emocionales", "trastorno psiquiátrico", "bienestar mental"],
    fr: ["santé mentale", "maladie mentale", "troubles psychiques", "santé psychique", "souffrance psychique", "troubles mentaux", "maladies mentales", "santé psychologique", "dépression nerveuse et", "trouble psychique", "trouble mental", "mal-être", "souffrance mentale", "crise de nerfs", "détresse psychologique", "fragilité psychique", "malade mentale", "malade mental", "équilibre mental", "psychisme", "bien-être mental", "blessures de l'âme", "problèmes psychologiques"], zh: ["心理健康", "精神健康", "精神疾病", "心理疾病", "精神卫生", "心灵治愈", "疗愈", "心病", "精神问题", "心理问题", "精神障碍", "心理障碍", "精神崩溃", "心理困扰", "心灵创伤", "精神病人", "身心灵", "精神状态", "精神疾患", "心理危机", "精神健康问题", "情绪病", "心理疗愈", "精神病患", "心理困境", "心理卫生", "精神困扰", "精神病患者"], "zh-TW": ["心理健康", "精神健康", "精神疾病", "心理疾病", "精神衛生", "心靈治癒", "治癒系", "療愈", "心病", "精神問題", "心理問題", "精神障礙", "心理障礙", "精神崩潰", "心理困擾", "心靈創傷", "精神病人", "身心靈", "精神狀態", "精神疾患", "心理危機", "精神健康問題", "情緒病", "心理療愈", "精神病患", "心理困境", "心理衛生", "精神困擾", "精神病患者", "身心狀況", "身心症", "心理狀態", "心理疾患", "心靈療癒"], ja: ["メンタルヘルス", "心の健康", "精神疾患", "精神衛生", "心の病", "適応障害", "癒し系", "メンタル", "こころの病", "休職", "心の問題", "精神的な病", "精神障害", "心を病む", "心の傷の", "精神的苦痛", "神経衰弱", "こころの健康", "心の不調", "精神を病", "心を病", "精神疾患の", "精神障害者", "心のケア", "心の闇", "メンタルの", "心の葛藤", "精神崩壊", "精神の病", "心療内科", "心の健康の", "心の危機"],
    ar: ["الصحة النفسية", "صحة نفسية", "صحة عقلية", "مرض نفسي", "أمراض نفسية", "اضطراب نفسي", "معاناة نفسية", "اضطرابات نفسية", "انهيار عصبي", "مشاكل نفسية", "مشكلات نفسية", "الصحة العقلية", "أزمة نفسية", "تعب نفسي", "ألم نفسي", "جروح نفسية", "صحة نفسية للأطفال", "مريض نفسي", "مريضة نفسية", "مرضى نفسيون", "رعاية نفسية", "دعم نفسي", "أمراض عقلية", "انهيار نفسي", "عافية نفسية", "سلامة نفسية", "مرض عقلي"] } },
  { id: "anxiety", parents: ["mental-health"], words: {
    en: ["anxiety", "anxious", "anxiety disorder", "social anxiety", "anxieties", "anxiousness", "anxious child", "anxious mind", "social phobia", "angst", "apprehension", "overthinking", "generalised anxiety", "anxiety attacks", "existential anxiety", "separation anxiety"], es: ["ansiedad", "ansioso", "trastorno de ansiedad", "angustia", "ansiosa", "ansiedades", "ansiedad social", "desasosiego", "trastornos de ansiedad", "crisis de ansiedad", "angustias", "ataque de ansiedad", "angustiado", "ansiosos", "ansiedad por separación"],
    fr: ["anxiété", "anxieux", "anxieuse", "angoisse", "trouble anxieux", "anxiétés", "angoisses", "angoissé", "angoissée", "anxiété sociale", "phobie sociale", "troubles anxieux", "crises d'angoisse", "anxieuses", "éco-anxiété", "angoisse de séparation", "tourments intérieurs"], zh: ["焦虑", "焦虑症", "社交恐惧", "不安感", "社恐", "焦虑不安", "焦虑感", "社交焦虑", "不安", "焦躁", "分离焦虑", "忧虑症", "内耗", "精神内耗", "焦虑障碍", "情绪焦虑", "焦虑情绪", "惶恐", "容易焦虑"], "zh-TW": ["焦慮", "焦慮症", "社交恐懼", "不安感", "社恐", "焦慮不安", "焦慮感", "社交焦慮", "不安", "焦躁", "分離焦慮", "憂慮症", "內耗", "精神內耗", "焦慮障礙", "情緒焦慮", "焦慮情緒", "惶恐", "容易焦慮", "焦慮症狀", "社交恐懼症", "恐慌焦慮", "自律神經失調"], ja: ["不安", "不安障害", "対人恐怖", "不安症", "不安感", "社交不安", "心配性", "焦燥", "焦り", "不安な気持ち", "社会不安", "不安神経症", "不安の", "不安に", "分離不安", "不安を抱", "社会不安障害", "強い不安", "焦燥感", "不安と"],
    ar: ["القلق", "قلق", "قلق اجتماعي", "اضطراب القلق", "توتر نفسي", "اضطرابات القلق", "قلق دائم", "قلق وجودي", "مخاوف وقلق", "وساوس", "قلق نفسي", "نوبة قلق", "قلق الانفصال", "قلقة", "نوبات قلق", "رهاب اجتماعي", "خوف اجتماعي", "حصر نفسي"] } },
  { id: "panic", parents: ["anxiety"], words: {
    en: ["panic attack", "panic attacks", "panic disorder"], es: ["ataque de pánico", "ataques de pánico", "crisis de pánico"],
    fr: ["crise d'angoisse", "attaque de panique", "trouble panique"], zh: ["恐慌症", "惊恐发作", "恐慌发作"], "zh-TW": ["恐慌症", "驚恐發作", "恐慌發作"], ja: ["パニック障害", "パニック発作"],
    ar: ["نوبات الهلع", "نوبة هلع", "نوبات هلع", "هلع"] } },
  { id: "phobia", parents: ["anxiety"], words: {
    en: ["phobia", "phobias", "agoraphobia", "claustrophobia"], es: ["fobia", "fobias", "agorafobia", "claustrofobia"],
    fr: ["phobie", "phobies", "agoraphobie", "claustrophobie"], zh: ["恐惧症", "幽闭恐惧"], "zh-TW": ["恐懼症", "幽閉恐懼"], ja: ["恐怖症", "閉所恐怖症", "広場恐怖症"],
    ar: ["الرهاب", "رهاب", "فوبيا"] } },
  { id: "depression", parents: ["mental-health"], words: {
    en: ["depression", "depressed", "depressive", "postnatal depression", "feeling depressed", "depressing", "major depression", "postpartum depression", "postnatal", "postpartum", "clinical depression", "low spirits", "severe depression", "winter blues", "seasonal depression", "depressive episode", "deep depression", "living with depression", "despondent", "melancholia and depression", "depressed teenager"], es: ["depresión", "deprimido", "depresivo", "depresión posparto", "deprimida", "deprimidos", "depresiva", "depresión postparto", "bajón", "depresión mayor", "deprimente", "cae en depresión", "depresión profunda", "caer en depresión", "depresiones", "depresión adolescente", "abatimiento profundo"],
    fr: ["dépression", "dépressif", "dépressive", "déprimé", "déprimée", "dépressifs", "dépression post-partum", "dépression nerveuse", "déprime", "baby blues", "déprimant", "dépression saisonnière", "neurasthénie", "dépression périnatale", "tomber en dépression", "sombrer dans la dépression", "dépressions"], zh: ["抑郁", "抑郁症", "忧郁症", "产后抑郁", "忧郁症患者", "抑郁情绪", "抑郁少年", "患抑郁症", "微笑抑郁", "重度抑郁", "情绪低落", "产后忧郁", "抑郁症患者", "抑郁的", "得了抑郁症", "郁结", "青少年抑郁", "忧郁的人", "抑郁症少女", "走出抑郁"], "zh-TW": ["抑鬱", "憂鬱", "憂鬱症", "產後憂鬱", "憂鬱症患者", "抑鬱情緒", "抑鬱少年", "患抑鬱症", "微笑抑鬱", "重度抑鬱", "情緒低落", "抑鬱症患者", "抑鬱的", "得了抑鬱症", "鬱結", "青少年抑鬱", "憂鬱的人", "抑鬱症少女", "走出抑鬱", "重鬱", "重鬱症", "憂鬱少女", "走出憂鬱"], ja: ["うつ病", "鬱病", "抑うつ", "産後うつ", "うつ状態", "うつの", "うつを", "鬱", "鬱になっ", "鬱々", "うつ病患者", "抑鬱", "気分障害", "産後鬱", "鬱状態", "うつ症状", "落ち込み", "落ち込む", "新型うつ", "冬季うつ", "マタニティブルー", "うつ病の", "鬱病の", "双極性うつ", "落ち込んだ"],
    ar: ["الاكتئاب", "اكتئاب", "مكتئب", "اكتئاب ما بعد الولادة", "مكتئبة", "كآبة مزمنة", "اكتئاب حاد", "حالة اكتئاب", "إحباط شديد", "حزن مرضي", "يعاني من الاكتئاب", "نوبات اكتئاب", "اكتئابه", "اكتئابها", "اكتئاب شديد", "مرض الاكتئاب", "كآبة نفسية", "مكتئبون"] } },
  { id: "bipolar", parents: ["mental-health"], words: {
    en: ["bipolar", "bipolar disorder", "mania", "manic depression"], es: ["bipolar", "trastorno bipolar", "bipolaridad"],
    fr: ["bipolaire", "bipolarité", "trouble bipolaire"], zh: ["双相", "双相情感障碍", "躁郁症"], "zh-TW": ["躁鬱症", "雙極性情感疾患", "躁鬱"], ja: ["双極性障害", "躁うつ病", "躁鬱"],
    ar: ["ثنائي القطب", "اضطراب ثنائي القطب"] } },
  { id: "schizophrenia", parents: ["mental-health"], words: {
    en: ["schizophrenia", "psychosis", "hearing voices", "psychotic"], es: ["esquizofrenia", "psicosis", "oír voces"],
    fr: ["schizophrénie", "psychose", "entendre des voix"], zh: ["精神分裂", "精神分裂症", "幻听"], "zh-TW": ["思覺失調", "思覺失調症", "精神分裂", "幻聽"], ja: ["統合失調症", "幻聴", "精神病"],
    ar: ["الفصام", "انفصام", "فصام", "ذهان"] } },
  { id: "ocd", parents: ["mental-health"], words: {
    en: ["ocd", "obsessive-compulsive", "obsessive compulsive disorder"], es: ["toc", "trastorno obsesivo compulsivo"],
    fr: ["troubles obsessionnels compulsifs", "trouble obsessionnel compulsif"], zh: ["强迫症"], "zh-TW": ["強迫症"], ja: ["強迫性障害", "強迫症"],
    ar: ["الوسواس القهري", "وسواس قهري"] } },
  { id: "trauma", parents: ["mental-health"], words: {
    en: ["trauma", "traumatic", "ptsd", "post-traumatic stress", "traumatised", "traumatized", "childhood trauma", "war trauma", "generational trauma", "intergenerational trauma", "collective trauma", "post-traumatic", "emotional wounds", "emotional scars", "psychological scars", "traumas", "haunted by past", "haunted by the past", "wounds of the past", "flashbacks", "survivor's guilt", "trauma survivor", "shell shock", "painful past", "painful memories", "demons of the past"], es: ["trauma", "traumático", "estrés postraumático", "tept", "traumas", "traumatizado", "traumatizada", "trauma infantil", "heridas del pasado", "traumas de la guerra", "heridas de la infancia", "heridas psicológicas", "trauma colectivo", "trauma de guerra", "traumas de infancia", "fantasmas del pasado", "pasado doloroso", "recuerdos dolorosos", "estrés post-traumático", "trauma generacional", "cicatrices emocionales", "culpa del superviviente"],
    fr: ["traumatisme", "traumatique", "stress post-traumatique", "traumatismes", "traumatisé", "traumatisée", "trauma", "traumas", "blessures du passé", "traumatismes de guerre", "choc traumatique", "blessures d'enfance", "syndrome de stress", "mémoire traumatique", "traumatisme d'enfance", "traumatisme transgénérationnel", "fantômes du passé", "passé douloureux", "hanté par son passé", "hantée par son passé", "souvenirs douloureux", "séquelles", "démons du passé", "état de stress", "blessures invisibles", "blessures de l'enfance"], zh: ["创伤", "心理创伤", "创伤后应激障碍", "童年创伤", "战争创伤", "童年阴影", "集体创伤", "创伤记忆", "伤痛", "创后", "心理阴影", "过去的伤痛", "走出阴影", "伤痕", "代际创伤", "痛苦的回忆", "心灵的伤", "创伤后", "创伤性", "过往伤痛", "痛苦往事", "心灵伤痕", "难以愈合的伤", "历史创伤", "旧伤", "幸存者内疚", "内心的伤痛"], "zh-TW": ["創傷", "心理創傷", "創傷後壓力症候群", "童年創傷", "戰爭創傷", "童年陰影", "集體創傷", "創傷記憶", "傷痛", "創後", "心理陰影", "過去的傷痛", "走出陰影", "傷痕", "代際創傷", "痛苦的回憶", "心靈的傷", "創傷後", "創傷性", "過往傷痛", "痛苦往事", "心靈傷痕", "難以癒合的傷", "歷史創傷", "舊傷", "倖存者內疚", "內心的傷痛", "家庭創傷", "創傷症候群", "世代創傷", "心靈創傷"], ja: ["トラウマ", "心的外傷", "心の傷", "戦争トラウマ", "心の傷を", "過去の傷", "幼少期のトラウマ", "傷ついた心", "心的外傷後ストレス", "忌まわしい過去", "過去に囚われ", "子供時代の傷", "つらい過去", "辛い過去", "世代間トラウマ", "フラッシュバック", "深い傷", "癒えない傷", "暗い過去", "過去の亡霊", "過去の影", "生存者の罪悪感", "トラウマを", "過去と向き合", "心に傷", "苦しい過去"],
    ar: ["الصدمات النفسية", "صدمة نفسية", "صدمات نفسية", "اضطراب ما بعد الصدمة", "صدمة", "صدمات", "صدمة الطفولة", "صدمات الطفولة", "صدمة الحرب", "جراح الماضي", "جراح نفسية", "ندوب نفسية", "آثار الصدمة", "ذكريات مؤلمة", "ماض مؤلم", "صدمة جماعية", "جروح الماضي", "اضطرابات ما بعد الصدمة", "جراح الطفولة", "صدمات الحرب", "كرب ما بعد الصدمة", "آثار نفسية للحرب", "أشباح الماضي", "عقد الطفولة", "ندوب الماضي", "مصدومة", "صدمات متوارثة"] } },
  { id: "stress", parents: ["mental-health"], words: {
    en: ["stress", "stressed", "under pressure", "stressful", "tension", "pressures", "overwhelmed"], es: ["estrés", "estresado", "agobio", "tensión nerviosa", "agobiado"],
    fr: ["stress", "stressé", "stressée", "surmenage", "sous pression", "débordé"], zh: ["压力", "精神压力", "减压", "压力大", "紧张感"], "zh-TW": ["壓力", "精神壓力", "減壓", "壓力大", "緊張感"], ja: ["ストレス", "重圧", "プレッシャー"],
    ar: ["الضغط النفسي", "توتر", "ضغط نفسي", "ضغوط نفسية", "ضغوط"] } },
  { id: "burnout", parents: ["stress", "work"], words: {
    en: ["burnout", "burn-out", "exhaustion", "overwork"], es: ["agotamiento laboral", "síndrome del trabajador quemado", "burnout"],
    fr: ["burn-out", "épuisement professionnel", "surmenage"], zh: ["职业倦怠", "过劳", "过度劳累"], "zh-TW": ["職業倦怠", "過勞", "過度勞累"], ja: ["燃え尽き", "燃え尽き症候群", "過労"],
    ar: ["الاحتراق الوظيفي", "احتراق وظيفي", "إرهاق", "احتراق نفسي"] } },
  { id: "therapy", parents: ["mental-health"], words: {
    en: ["therapy", "psychotherapy", "therapist", "counselling", "counseling"], es: ["terapia", "psicoterapia", "terapeuta"],
    fr: ["psychothérapie", "thérapie", "thérapeute"], zh: ["心理治疗", "心理咨询", "治疗师", "咨询师"], "zh-TW": ["心理治療", "心理諮商", "治療師", "諮商師"], ja: ["セラピー", "心理療法", "カウンセリング", "セラピスト", "カウンセラー"],
    ar: ["العلاج النفسي", "علاج نفسي", "معالج نفسي", "جلسات علاج"] } },
  { id: "art-therapy", parents: ["therapy"], words: {
    en: ["art therapy", "music therapy", "drama therapy"], es: ["arteterapia", "musicoterapia"],
    fr: ["art-thérapie", "musicothérapie"], zh: ["艺术治疗", "音乐治疗"], "zh-TW": ["藝術治療", "音樂治療"], ja: ["アートセラピー", "芸術療法", "音楽療法"],
    ar: ["العلاج بالفن", "العلاج بالموسيقى"] } },
  { id: "psychology", parents: ["science"], words: {
    en: ["psychology", "psychological", "psychologist", "psyche"], es: ["psicología", "psicológico", "psicólogo", "psique"],
    fr: ["psychologie", "psychologique", "psychologue"], zh: ["心理学", "心理", "心理学家"], "zh-TW": ["心理學", "心理", "心理學家"], ja: ["心理学", "心理", "心理学者"],
    ar: ["علم النفس", "سيكولوجيا", "طبيب نفسي"] } },
  { id: "psychoanalysis", parents: ["psychology", "therapy"], words: {
    en: ["psychoanalysis", "psychoanalyst", "the unconscious"], es: ["psicoanálisis", "psicoanalista", "el inconsciente"],
    fr: ["psychanalyse", "psychanalyste", "l'inconscient"], zh: ["精神分析", "潜意识"], "zh-TW": ["精神分析", "潛意識"], ja: ["精神分析", "無意識", "潜在意識"],
    ar: ["التحليل النفسي", "تحليل نفسي", "اللاوعي"] } },
  { id: "psychiatric-hospital", parents: ["mental-health"], words: {
    en: ["psychiatric hospital", "psychiatrist", "psychiatry", "mental hospital", "asylum"], es: ["hospital psiquiátrico", "psiquiatra", "psiquiatría", "manicomio"],
    fr: ["hôpital psychiatrique", "psychiatre", "psychiatrie", "asile d'aliénés"], zh: ["精神病院", "精神科", "精神科医生"], "zh-TW": ["精神病院", "精神科", "精神科醫生", "身心科"], ja: ["精神科", "精神病院", "精神科医"],
    ar: ["المصحات النفسية", "مستشفى نفسي", "مصحة نفسية", "طب نفسي", "مستشفى الأمراض العقلية"] } },
  { id: "madness", parents: ["mental-health"], words: {
    en: ["madness", "insanity", "losing one's mind"], es: ["locura", "demencia y locura", "perder la razón"],
    fr: ["folie", "démence et folie", "perdre la raison"], zh: ["疯狂", "疯癫", "发疯"], "zh-TW": ["瘋狂", "瘋癲", "發瘋"], ja: ["狂気", "発狂"],
    ar: ["الجنون", "جنون", "مجنون"] } },
  { id: "suicide", parents: ["mental-health"], words: {
    en: ["suicide", "suicidal", "suicide prevention"], es: ["suicidio", "suicida", "prevención del suicidio"],
    fr: ["suicide", "suicidaire", "prévention du suicide"], zh: ["自杀", "自杀预防", "轻生"], "zh-TW": ["自殺", "自殺預防", "輕生"], ja: ["自殺", "自死", "希死念慮"],
    ar: ["الانتحار", "انتحار", "ميول انتحارية"] } },
  { id: "self-harm", parents: ["mental-health"], words: {
    en: ["self-harm", "self harm", "cutting oneself"], es: ["autolesión", "autolesiones"],
    fr: ["automutilation", "scarification"], zh: ["自残", "自伤", "自我伤害"], "zh-TW": ["自殘", "自傷", "自我傷害"], ja: ["自傷", "リストカット", "自傷行為"],
    ar: ["إيذاء النفس", "إيذاء الذات"] } },
  { id: "eating-disorder", parents: ["mental-health"], words: {
    en: ["eating disorder", "eating disorders", "anorexia", "bulimia", "body image"], es: ["trastorno alimentario", "anorexia", "bulimia", "imagen corporal"],
    fr: ["trouble alimentaire", "troubles alimentaires", "anorexie", "boulimie", "image du corps"], zh: ["厌食症", "暴食症", "进食障碍", "身材焦虑"], "zh-TW": ["厭食症", "暴食症", "飲食失調", "身材焦慮"], ja: ["摂食障害", "拒食症", "過食症"],
    ar: ["اضطرابات الأكل", "اضطراب الأكل", "فقدان الشهية العصبي", "شره مرضي", "صورة الجسد"] } },
  { id: "addiction", parents: ["mental-health"], words: {
    en: ["addiction", "addict", "addicted", "substance abuse", "rehab"], es: ["adicción", "adicto", "adicciones", "toxicomanía", "rehabilitación de adicciones"],
    fr: ["addiction", "dépendance", "toxicomanie", "désintoxication"], zh: ["上瘾", "成瘾", "戒毒", "瘾"], "zh-TW": ["上癮", "成癮", "戒毒", "癮"], ja: ["依存症", "中毒", "依存"],
    ar: ["الإدمان", "إدمان", "مدمن", "تعافي من الإدمان"] } },
  { id: "alcoholism", parents: ["addiction"], words: {
    en: ["alcoholism", "alcoholic", "drinking problem", "sobriety"], es: ["alcoholismo", "alcohólico", "sobriedad"],
    fr: ["alcoolisme", "alcoolique", "sobriété"], zh: ["酗酒", "酒瘾", "戒酒"], "zh-TW": ["酗酒", "酒癮", "戒酒"], ja: ["アルコール依存症", "断酒", "酒浸り"],
    ar: ["إدمان الكحول", "مدمن كحول"] } },
  { id: "drugs", parents: ["addiction"], words: {
    en: ["drugs", "drug use", "heroin", "cocaine", "opioids"], es: ["drogas", "droga", "heroína", "cocaína", "opioides"],
    fr: ["drogue", "drogues", "héroïne et cocaïne", "opioïdes"], zh: ["毒品", "吸毒", "药物滥用"], "zh-TW": ["毒品", "吸毒", "藥物濫用"], ja: ["薬物", "麻薬", "ドラッグ", "覚醒剤"],
    ar: ["المخدرات", "مخدرات", "هيروين", "كوكايين"] } },
  { id: "insomnia", parents: ["mental-health", "sleep"], words: {
    en: ["insomnia", "sleepless", "sleeplessness"], es: ["insomnio", "insomne"],
    fr: ["insomnie", "insomnies", "insomniaque"], zh: ["失眠", "不眠"], "zh-TW": ["失眠", "不眠"], ja: ["不眠", "不眠症", "眠れない"],
    ar: ["الأرق", "أرق"] } },
  { id: "dementia", parents: ["mental-health", "illness"], words: {
    en: ["dementia", "alzheimer's", "alzheimer", "memory loss"], es: ["demencia", "alzhéimer", "pérdida de memoria"],
    fr: ["démence", "alzheimer", "perte de mémoire"], zh: ["认知障碍", "痴呆", "老年痴呆", "阿尔茨海默", "失忆"], "zh-TW": ["失智症", "失智", "阿茲海默", "失憶"], ja: ["認知症", "アルツハイマー", "記憶喪失"],
    ar: ["الخرف", "خرف", "ألزهايمر", "زهايمر", "فقدان الذاكرة"] } },
  { id: "neurodiversity", parents: ["mental-health", "identity"], words: {
    en: ["neurodiversity", "neurodivergent", "neurodiverse"], es: ["neurodiversidad", "neurodivergente"],
    fr: ["neurodiversité", "neurodivergent", "neuroatypique"], zh: ["神经多样性"], "zh-TW": ["神經多樣性"], ja: ["ニューロダイバーシティ", "神経多様性", "発達障害"],
    ar: ["التنوع العصبي", "تنوع عصبي"] } },
  { id: "autism", parents: ["neurodiversity"], words: {
    en: ["autism", "autistic", "asperger"], es: ["autismo", "autista", "asperger"],
    fr: ["autisme", "autiste", "asperger"], zh: ["自闭症", "孤独症"], "zh-TW": ["自閉症"], ja: ["自閉症", "自閉スペクトラム"],
    ar: ["التوحد", "توحد", "طيف التوحد", "متوحد"] } },
  { id: "adhd", parents: ["neurodiversity"], words: {
    en: ["adhd", "attention deficit"], es: ["tdah", "déficit de atención", "hiperactividad"],
    fr: ["tdah", "déficit de l'attention", "hyperactivité"], zh: ["多动症", "注意力缺陷"], "zh-TW": ["過動症", "過動", "注意力不足"], ja: ["注意欠陥", "多動性障害"],
    ar: ["فرط الحركة", "نقص الانتباه"] } },
  { id: "mindfulness", parents: ["wellbeing"], words: {
    en: ["mindfulness", "meditation", "meditate"], es: ["atención plena", "meditación", "meditar"],
    fr: ["pleine conscience", "méditation", "méditer"], zh: ["正念", "冥想"], "zh-TW": ["正念", "冥想"], ja: ["マインドフルネス", "瞑想"],
    ar: ["التأمل", "تأمل", "يقظة ذهنية", "اليقظة الذهنية"] } },
  { id: "self-esteem", parents: ["mental-health"], words: {
    en: ["self-esteem", "self-confidence", "self-worth", "self-acceptance", "self-love"], es: ["autoestima", "confianza en sí mismo", "amor propio"],
    fr: ["estime de soi", "confiance en soi", "acceptation de soi"], zh: ["自信", "自尊", "自我接纳", "自卑"], "zh-TW": ["自信", "自尊", "自我接納", "自卑"], ja: ["自己肯定感", "自尊心", "自信", "劣等感"],
    ar: ["الثقة بالنفس", "ثقة بالنفس", "تقدير الذات", "قبول الذات"] } },
  { id: "social-withdrawal", parents: ["mental-health", "solitude"], words: {
    en: ["social withdrawal", "shut-in", "recluse", "hikikomori"], es: ["encierro social", "recluido", "hikikomori"],
    fr: ["repli sur soi", "reclus", "hikikomori"], zh: ["足不出户", "隐居", "宅在家"], "zh-TW": ["足不出戶", "隱居", "繭居族", "宅在家"], ja: ["引きこもり", "ひきこもり", "不登校"],
    ar: ["الانعزال", "انطواء", "انعزال", "هيكيكوموري"] } },
];
