import type { Concept } from "../concept.ts";

export const habitsAndVirtues: Concept[] = [
  { id: "smoking", parents: ["addiction"], words: {
    en: ["smoking", "smoker", "smokers", "tobacco", "cigarette", "cigarettes", "quit smoking", "cigar", "cigars", "vaping", "nicotine", "chain smoker", "hookah", "smoking pipe"], es: ["tabaco", "fumador", "fumadora", "cigarrillo", "cigarrillos", "dejar de fumar", "cigarro", "puros habanos", "tabaquismo", "nicotina", "vapeo", "cigarros", "humo de tabaco", "colilla", "colillas", "pitillo", "pitillos", "cajetilla"],
    fr: ["tabac", "fumeur", "fumeuse", "cigarette", "cigarettes", "arrêter de fumer", "cigare", "tabagisme", "nicotine", "vapotage", "narguilé"], zh: ["吸烟", "抽烟", "香烟", "烟草", "戒烟", "烟民", "尼古丁", "雪茄", "烟瘾", "电子烟", "卷烟", "烟斗", "水烟"], "zh-TW": ["吸菸", "抽菸", "香菸", "菸草", "戒菸", "菸民", "尼古丁", "雪茄", "煙癮", "電子煙", "捲菸", "菸斗", "水煙", "菸", "電子菸", "菸癮"], ja: ["喫煙", "タバコ", "煙草", "禁煙", "喫煙者", "たばこ", "葉巻", "ニコチン", "愛煙家", "電子タバコ", "水煙草"],
    ar: ["تدخين", "مدخن", "مدخنة", "سجائر", "سيجارة", "تبغ", "إقلاع عن التدخين", "سيجار", "نيكوتين", "شيشة", "أرجيلة", "سجائر إلكترونية", "نرجيلة", "نراجيل", "غليون", "معسل", "دخان السجائر", "أركيلة", "سيكارة"] } },
  { id: "lying", parents: ["truth"], words: {
    en: ["liar", "liars", "telling lies", "tells lies", "white lie", "deceive", "deceived", "pretence", "falsehood", "little lie", "web of lies", "compulsive liar", "caught in a lie"], es: ["mentiroso", "mentirosa", "mentir", "engañar", "red de mentiras", "decir mentiras", "embustero", "embuste", "pequeña mentira", "mentirosos", "vivir en la mentira", "mentira", "mentiras", "miente", "mentirijilla", "engaño", "engaños", "farsante", "engañado", "engañada"],
    fr: ["menteur", "menteuse", "mentir", "menteurs", "tissu de mensonges", "dire des mensonges", "petit mensonge", "mythomane", "affabulation", "tromper son monde"], zh: ["说谎", "撒谎", "说谎者", "谎话", "谎言", "欺骗", "善意的谎言", "谎言连篇", "爱说谎", "弥天大谎", "瞒骗", "骗人", "假话", "瞒着", "隐瞒真相", "胡说", "吹牛大王", "狼来了", "谎称"], "zh-TW": ["說謊", "撒謊", "說謊者", "謊話", "謊言", "欺騙", "善意的謊言", "謊言連篇", "愛說謊", "彌天大謊", "瞞騙", "騙人", "放羊的孩子", "騙局人生", "假話", "瞞著", "胡說", "吹牛大王", "狼來了", "謊稱"], ja: ["嘘つき", "嘘をつく", "うそつき", "嘘", "偽り", "虚言", "欺く", "嘘をつい", "嘘の", "虚言癖", "騙す", "噓つき", "ウソ", "うそ", "欺瞞", "虚偽", "法螺", "ほら吹き", "方便", "二枚舌", "嘘八百", "でたらめ"],
    ar: ["كذب", "كاذب", "كذاب", "كذبة", "أكاذيب", "خداع", "كذبة بيضاء", "يكذب", "تكذب", "كاذبة", "شبكة أكاذيب", "مخادع", "كذابة", "أكذوبة", "خدعة", "خدع", "مخادعة", "تلفيق", "نفاق", "منافق", "منافقون", "رياء"] } },
  { id: "stubbornness", parents: [], words: {
    en: ["stubborn", "stubbornness", "obstinate", "obstinacy", "headstrong", "pig-headed", "strong-willed", "defiant child"], es: ["terco", "terca", "terquedad", "testarudo", "testaruda", "tozudo", "cabezota", "obstinado", "obstinación", "empecinado"],
    fr: ["têtu", "têtue", "entêtement", "entêté", "obstiné", "obstinée", "tête de mule", "buté"], zh: ["固执", "倔强", "执拗", "顽固", "倔脾气", "犟", "牛脾气", "一意孤行", "死脑筋", "老顽固"], "zh-TW": ["倔強", "執拗", "頑固", "倔脾氣", "犟", "牛脾氣", "一意孤行", "死腦筋", "硬脾氣", "頑固老爹", "固執", "老頑固", "鐵齒"], ja: ["頑固", "強情", "意地っ張り", "頑固者", "頑な", "頑固親父", "強情っ張り", "かたくな", "片意地", "意地", "負けず嫌い", "へそ曲がり", "天邪鬼", "あまのじゃく", "一徹", "偏屈"],
    ar: ["عناد", "عنيد", "عنيدة", "مكابرة", "تصلب الرأي", "عنيدون", "متصلب", "عناد الأطفال"] } },
  { id: "responsibility", parents: [], words: {
    en: ["responsibility", "responsibilities", "duty", "duties", "sense of duty", "accountability", "irresponsible", "responsible for others", "taking responsibility", "burden of duty", "obligation", "obligations"], es: ["responsabilidad", "responsabilidades", "deber", "sentido del deber", "obligaciones", "irresponsable", "asumir responsabilidades", "cumplir con el deber", "deberes hacia los demás"],
    fr: ["responsabilité", "responsabilités", "sens du devoir", "obligation morale", "irresponsable", "prendre ses responsabilités", "devoir accompli", "obligations", "accomplir son devoir"], zh: ["责任", "责任感", "担当", "义务", "使命感", "职责", "负责任", "担起责任", "肩负", "家庭责任", "责任心"], "zh-TW": ["責任", "責任感", "擔當", "義務", "使命感", "職責", "負責任", "擔起責任", "肩負", "家庭責任", "責任心", "使命", "扛起責任", "負責"], ja: ["責任", "責任感", "義務", "使命感", "務め", "責務", "無責任", "義務感", "使命", "責任を負", "役目"],
    ar: ["مسؤولية", "مسؤوليات", "واجب", "حس الواجب", "تحمل المسؤولية", "التزام", "التزامات", "واجبات", "غير مسؤول", "مسؤولية عائلية"] } },
  { id: "perfectionism", parents: ["psychology"], words: {
    en: ["perfectionism", "perfectionist", "perfectionists", "fear of failure", "impostor syndrome", "imposter syndrome", "high expectations", "pressure to be perfect", "never good enough", "overachiever"], es: ["perfeccionismo", "perfeccionista", "miedo al fracaso", "síndrome del impostor", "autoexigencia", "ser perfecta", "perfeccionistas", "altas expectativas"],
    fr: ["perfectionnisme", "perfectionniste", "peur de l'échec", "syndrome de l'imposteur", "exigence envers soi", "perfectionnistes", "peur d'échouer", "être parfaite"], zh: ["完美主义", "完美主义者", "害怕失败", "冒充者综合征", "追求完美", "力求完美", "高期望", "不够好", "怕失败"], "zh-TW": ["完美主義", "完美主義者", "害怕失敗", "冒充者綜合徵", "追求完美", "力求完美", "高期望", "不夠好", "怕失敗", "冒牌者症候群", "自我要求高"], ja: ["完璧主義", "失敗を恐れ", "インポスター症候群", "完璧主義者", "失敗への恐怖", "高い期待", "完璧を求め", "優等生"],
    ar: ["كمالية", "مثالية مفرطة", "خوف من الفشل", "متلازمة المحتال", "سعي إلى الكمال", "هوس الكمال", "توقعات عالية", "باحث عن الكمال"] } },
  { id: "hypnosis", parents: ["psychology"], words: {
    en: ["hypnosis", "hypnotist", "hypnotism", "hypnotherapy", "hypnotised", "hypnotized", "mesmerism", "mind control"], es: ["hipnosis", "hipnotizador", "hipnotizado", "hipnoterapia", "hipnotismo", "control mental"],
    fr: ["hypnose", "hypnotiseur", "hypnothérapie", "hypnotisé", "contrôle mental", "suggestion hypnotique"], zh: ["催眠", "催眠师", "催眠术", "被催眠", "催眠疗法", "思想控制"], "zh-TW": ["催眠", "催眠師", "催眠術", "被催眠", "催眠療法", "思想控制", "催眠治療", "心智控制"], ja: ["催眠", "催眠術", "催眠術師", "催眠療法", "暗示にかけ", "マインド・コントロール"],
    ar: ["تنويم مغناطيسي", "منوم مغناطيسي", "تحكم بالعقل", "إيحاء", "تنويم", "سيطرة على العقل"] } },
  { id: "hospitality", parents: ["generosity"], words: {
    en: ["hospitality", "hospitable", "house guest", "house guests", "welcoming guests", "uninvited guest"], es: ["hospitalidad", "anfitrión", "anfitriona", "anfitriones", "invitado inesperado"],
    fr: ["hospitalité", "invité surprise", "accueillir chez soi", "hôte de passage", "maîtresse de maison"], zh: ["待客", "好客", "款待", "做客", "热情好客", "宾客", "招待", "访客", "宾主", "接待", "登门拜访", "客从远方来", "串门", "拜访"], "zh-TW": ["待客", "好客", "款待", "作客", "熱情好客", "做客", "賓客", "招待", "訪客", "賓主", "接待", "登門拜訪", "客從遠方來", "串門", "拜訪"], ja: ["おもてなし", "もてなし", "訪問客", "歓待", "お客様", "お客さん", "客間", "居候客", "招待客", "賓客", "珍客"],
    ar: ["ضيافة", "ضيف", "كرم الضيافة", "إكرام الضيف", "استضافة", "مضيف", "مضياف", "حسن الضيافة", "مضافة", "كريم مضياف", "بيت الضيافة", "واجب الضيافة", "قهوة الضيوف"] } },
  { id: "good-manners", parents: ["manners-and-values"], words: {
    en: ["etiquette", "good manners", "politeness", "table manners", "rudeness"], es: ["buenos modales", "modales", "etiqueta social", "cortesía", "buena educación", "urbanidad"],
    fr: ["savoir-vivre", "bonnes manières", "politesse", "impolitesse", "courtoisie"], zh: ["礼节", "社交礼仪", "餐桌礼仪", "礼数", "客套", "有礼貌", "没礼貌", "文明礼貌"], "zh-TW": ["禮節", "社交禮儀", "餐桌禮儀", "禮數", "客套", "有禮貌", "沒禮貌", "文明禮貌"], ja: ["礼儀", "礼儀作法", "行儀", "マナー", "作法", "エチケット", "お辞儀", "しつけ", "躾", "無作法", "敬語", "行儀作法", "礼節"],
    ar: ["إتيكيت", "آداب السلوك", "لباقة", "آداب المائدة", "كياسة", "قلة أدب"] } },
  { id: "insults", parents: ["language-identity"], words: {
    en: ["insult", "insults", "swearing", "swear words", "foul language"], es: ["palabrotas", "groserías", "injurias"],
    fr: ["insultes", "gros mots", "jurons", "injures"], zh: ["脏话", "骂人", "辱骂", "粗口", "骂街", "粗话", "诅骂", "咒骂", "骂声"], "zh-TW": ["髒話", "罵人", "辱罵", "粗口", "罵街", "粗話", "詛罵", "咒罵", "罵聲", "國罵"], ja: ["罵倒", "暴言", "悪態", "口汚い", "罵詈雑言", "罵り"],
    ar: ["ألفاظ نابية", "إهانات"] } },
  { id: "fools", parents: ["comedy"], words: {
    en: ["fool", "fools", "village idiot", "simpleton", "foolishness", "stupidity"], es: ["tonto del pueblo", "necio", "necios", "estupidez", "idiota"],
    fr: ["idiot du village", "imbécile", "imbéciles", "bêtise", "stupidité", "simplet"], zh: ["傻瓜", "傻子", "笨蛋", "呆子", "白痴", "愚人", "蠢货", "愚蠢", "憨子", "二傻子", "阿甘", "傻大个", "书呆子", "愚昧"], "zh-TW": ["傻瓜", "傻子", "笨蛋", "呆子", "白痴", "愚人", "蠢貨", "愚蠢", "憨子", "二傻子", "阿甘", "傻大個", "書呆子", "愚昧", "阿呆"], ja: ["愚か者", "間抜け", "うつけ者", "のろま", "道化者", "阿呆", "バカ", "あほう", "おバカ", "愚者", "うつけ", "たわけ", "とんま"],
    ar: ["أحمق", "حمقى", "مغفل", "أبله القرية", "حماقة", "غباء", "بلاهة"] } },
  { id: "misers", parents: ["temptation"], words: {
    en: ["miser", "misers", "miserly", "stingy", "skinflint", "penny-pincher"], es: ["avaro", "avara", "tacaño", "tacaña", "tacañería", "roñoso"],
    fr: ["avare", "avares", "radin", "radins", "pingre", "grippe-sou"], zh: ["吝啬鬼", "吝啬", "铁公鸡", "小气鬼", "抠门", "葛朗台", "守财奴"], "zh-TW": ["吝嗇鬼", "吝嗇", "鐵公雞", "小氣鬼", "摳門", "葛朗臺", "守財奴"], ja: ["けち", "ケチ", "しみったれ", "吝嗇", "倹約家", "守銭奴", "どけち"],
    ar: ["بخيل", "بخلاء", "بخل", "شحيح"] } },
];
