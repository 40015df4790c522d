import type { Concept } from "../concept.ts";

export const moods: Concept[] = [
  { id: "surprise", parents: ["feelings"], words: {
    en: ["surprise", "surprises", "surprised", "astonishment", "astonished", "unexpected visit", "surprise party", "surprise guest", "bolt from the blue"], es: ["sorpresa", "sorpresas", "sorprendente", "sorprendido", "boquiabierto"],
    fr: ["surprise", "surprises", "étonnement", "étonné", "coup de théâtre de la vie", "stupéfaction", "ahuri", "visite surprise", "cadeau surprise"], zh: ["惊喜", "吃惊", "意想不到"], "zh-TW": ["驚喜", "吃驚", "意想不到"], ja: ["サプライズ", "びっくり", "思いがけない"],
    ar: ["مفاجأة", "مفاجآت", "ذهول"] } },
  { id: "disgust", parents: ["feelings"], words: {
    en: ["disgust", "disgusted", "revulsion", "repulsion", "revolting", "loathsome", "yuck", "nauseating"], es: ["asco", "repugnancia", "repulsión"],
    fr: ["dégoût", "dégoûté", "répulsion", "écœurement", "écœurant", "répugnance", "répugnant", "nausée morale", "immonde"], zh: ["厌恶", "恶心", "反感"], "zh-TW": ["厭惡", "噁心", "反感"], ja: ["嫌悪", "嫌悪感", "気持ち悪い"],
    ar: ["اشمئزاز", "قرف", "نفور"] } },
  { id: "regret", parents: ["feelings"], words: {
    en: ["regretful", "missed chances", "what might have been", "if only i had", "pangs of conscience", "missed opportunity", "missed opportunities", "self-reproach"], es: ["arrepentirse", "lo que pudo ser"],
    fr: ["remords tardifs", "occasion manquée", "rendez-vous manqué", "rendez-vous manqués", "acte manqué", "si c'était à refaire"], zh: ["悔恨", "懊悔", "追悔莫及", "悔不当初", "追悔", "憾事", "抱憾", "终生遗憾", "意难平"], "zh-TW": ["悔恨", "懊悔", "追悔莫及", "悔不當初", "追悔", "憾事", "抱憾", "終生遺憾", "意難平"], ja: ["悔い", "悔恨", "心残り", "未練", "悔やむ"],
    ar: ["ندامة", "حسرة", "تندم", "نادم"] } },
  { id: "disappointment", parents: ["feelings"], words: {
    en: ["disappointment", "disappointments", "disappointed", "disillusion", "disillusionment", "broken dreams", "letdown", "let down by", "disenchanted", "disenchantment", "dashed hopes", "shattered dreams", "lost illusions", "shattered illusions"], es: ["decepción", "desilusión", "desengaño", "decepcionado", "sueños rotos"],
    fr: ["déception", "déceptions", "désillusion", "désenchantement", "rêves brisés", "déçu", "déçue", "désabusé", "désabusée", "illusions perdues", "espoirs déçus", "amère déception"], zh: ["失望", "幻灭", "梦碎", "落空", "希望落空", "败兴", "希望破灭", "扫兴"], "zh-TW": ["失望", "幻滅", "夢碎", "落空", "希望落空", "敗興", "希望破滅", "掃興"], ja: ["失望", "幻滅", "がっかり", "落胆"],
    ar: ["خيبة أمل", "خيبة الأمل", "خيبات", "أحلام محطمة"] } },
  { id: "helplessness", parents: ["feelings"], words: {
    en: ["helplessness", "helpless", "powerless", "powerlessness", "frustration", "frustrated", "hopeless case", "nothing can be done", "resignation to fate", "feels helpless"], es: ["impotencia", "frustración", "frustrado", "desamparo"],
    fr: ["impuissance", "frustration", "désemparé", "désarroi", "résignation", "résigné", "résignée"], zh: ["无助", "无力感", "挫败感", "束手无策"], "zh-TW": ["無助", "無力感", "挫敗感", "束手無策"], ja: ["無力感", "もどかしさ", "どうしようもない", "フラストレーション"],
    ar: ["إحباط", "قلة الحيلة", "عجز أمام"] } },
  { id: "worry", parents: ["feelings"], words: {
    en: ["worry", "worries", "worried", "worrying", "nervous", "nervousness", "uneasy", "unease"], es: ["preocupación", "preocupaciones", "preocupado", "nervios", "nervioso", "inquietud"],
    fr: ["inquiétude", "inquiétudes", "inquiet", "nervosité", "nerveux", "s'inquiéter"], zh: ["担心", "担忧", "忧虑", "忐忑", "烦恼", "牵挂", "心事", "操心", "忧心", "发愁", "挂念", "愁眉苦脸", "烦心事", "后顾之忧", "顾虑", "揪心", "放心不下", "惦记", "心神不宁", "揪心事"], "zh-TW": ["擔心", "擔憂", "憂慮", "忐忑", "煩惱", "牽掛", "心事", "操心", "憂心", "發愁", "掛念", "愁眉苦臉", "煩心事", "後顧之憂", "顧慮", "揪心", "放心不下", "惦記", "心神不寧", "揪心事", "操煩"], ja: ["心配", "心配事", "悩み", "悩む", "気がかり", "悩み事", "気苦労", "取り越し苦労", "気に病", "心労", "煩悶", "思い悩"],
    ar: ["هموم", "قلقون", "انشغال البال", "ارتباك"] } },
  { id: "shyness", parents: ["feelings"], words: {
    en: ["shy", "shyness", "bashful", "introvert", "introverted", "embarrassed", "embarrassment", "awkward"], es: ["timidez", "tímido", "tímida", "introvertido", "introvertida"],
    fr: ["timidité", "timide", "introverti", "introvertie", "embarras", "gêné"], zh: ["害羞", "腼腆", "内向", "尴尬"], "zh-TW": ["害羞", "靦腆", "內向", "尷尬"], ja: ["内気", "恥ずかしがり屋", "人見知り", "照れ", "気まずい", "内向的"],
    ar: ["خجول", "خجولة", "حياء", "انطوائي", "إحراج"] } },
  { id: "hatred", parents: ["feelings"], words: {
    en: ["hate", "hatred", "resentment", "grudge", "bitterness", "loathing", "spite", "spiteful", "malice", "malicious", "bad blood"], es: ["odio", "rencor", "resentimiento", "odiar", "aborrecimiento"],
    fr: ["haine", "rancune", "ressentiment", "haïr", "rancœur", "rancunier", "rancunière", "haineux", "vieille haine", "haine tenace", "vieilles rancunes"], zh: ["仇恨", "憎恨", "怨恨", "恨意"], "zh-TW": ["仇恨", "憎恨", "怨恨", "恨意"], ja: ["憎しみ", "恨み", "怨念", "憎悪", "憎む"],
    ar: ["كراهية", "كره", "حقد", "ضغينة", "بغضاء"] } },
  { id: "laughter", parents: ["joy"], words: {
    en: ["laughter", "laugh", "laughing", "laughs", "smile", "smiles", "smiling", "giggle", "giggles"], es: ["risa", "risas", "reír", "reírse", "sonrisa", "sonrisas", "carcajada", "carcajadas"],
    fr: ["rire", "rires", "fou rire", "sourire", "sourires", "éclats de rire"], zh: ["笑声", "微笑", "笑容", "欢笑", "大笑", "笑脸", "逗乐", "傻笑", "苦笑", "捧腹", "哈哈大笑", "嬉笑", "谈笑", "偷笑", "笑靥", "破涕为笑"], "zh-TW": ["笑聲", "微笑", "笑容", "歡笑", "大笑", "笑臉", "逗樂", "傻笑", "苦笑", "捧腹", "哈哈大笑", "嬉笑", "談笑", "偷笑", "笑靨", "破涕為笑"], ja: ["笑い", "笑顔", "微笑み", "笑う", "笑い声", "ほほえみ", "大笑い", "微笑", "高笑い", "泣き笑い", "思い出し笑い", "スマイル", "笑み"],
    ar: ["ضحك", "ضحكة", "ضحكات", "ابتسامة", "ابتسامات", "بسمة"] } },
  { id: "tears", parents: ["sadness"], words: {
    en: ["tears", "crying", "cries", "weep", "weeps", "weeping", "sobbing", "tearful"], es: ["lágrimas", "lágrima", "llanto", "llorar", "llora", "sollozos"],
    fr: ["larmes", "larme", "pleurs", "pleurer", "pleure", "sanglots"], zh: ["眼泪", "泪水", "哭泣", "流泪", "落泪", "泪", "哭声", "痛哭", "热泪", "泪珠", "啜泣", "挥泪", "号啕", "哽咽", "泪眼", "含泪", "抽泣", "嚎哭", "泪光", "泪花", "哭笑", "流下眼泪"], "zh-TW": ["眼淚", "淚水", "哭泣", "流淚", "落淚", "淚", "哭聲", "痛哭", "熱淚", "淚珠", "啜泣", "揮淚", "號啕", "哽咽", "淚眼", "含淚", "抽泣", "嚎哭", "淚光", "淚花", "哭笑", "流下眼淚", "目屎"], ja: ["涙", "泣く", "号泣", "泣いた", "泣き虫", "嗚咽", "涙する", "嬉し涙", "泣き顔", "涙ぐ", "すすり泣き", "悔し涙", "もらい泣き", "血の涙", "大粒の涙", "落涙", "感涙"],
    ar: ["دموع", "دمعة", "بكاء", "يبكي", "تبكي", "بكائيات", "بكى", "دمعت عيناه"] } },
  { id: "enthusiasm", parents: ["joy"], words: {
    en: ["enthusiasm", "enthusiastic", "excitement", "excited", "thrill of", "zest for life", "joie de vivre"], es: ["entusiasmo", "entusiasta", "ilusión por vivir", "ganas de vivir", "emocionante"],
    fr: ["enthousiasme", "enthousiaste", "joie de vivre", "envie de vivre", "exaltation", "élan vital", "appétit de vivre", "goût de vivre", "joie de vivre retrouvée"], zh: ["热情", "兴奋", "热爱生活", "激动"], "zh-TW": ["熱情", "興奮", "熱愛生活", "激動"], ja: ["熱意", "熱狂", "ワクワク", "生きる喜び"],
    ar: ["حماس", "حماسة", "متحمس", "بهجة الحياة"] } },
  { id: "inner-peace", parents: ["calm"], words: {
    en: ["inner peace", "contentment", "peace of mind", "peace and quiet", "tranquillity", "tranquility", "unwind", "wind down"], es: ["paz interior", "tranquilidad", "sosiego", "desconectar del mundo"],
    fr: ["paix intérieure", "tranquillité", "quiétude", "apaisement", "lâcher-prise", "sérénité", "apaisé", "apaisée", "trouver la paix", "trouve la paix", "se retrouver soi-même", "se ressourcer", "paix de l'âme"], zh: ["内心平静", "静谧", "心安", "心平气和"], "zh-TW": ["內心平靜", "靜謐", "心安", "心平氣和"], ja: ["心の平穏", "心の平和", "安心感", "安堵", "心静か"],
    ar: ["راحة البال", "سلام داخلي", "صفاء", "طمأنينة القلب"] } },
  { id: "emptiness", parents: ["feelings"], words: {
    en: ["emptiness", "inner void", "numbness", "numb", "feeling empty", "meaninglessness", "hollow inside", "void inside", "empty life", "empty lives", "empty inside", "nothingness"], es: ["vacío interior", "vacío existencial", "sensación de vacío"],
    fr: ["vide intérieur", "sentiment de vide", "vide existentiel", "vide affectif", "vacuité", "sensation de vide", "vies vides", "vie vide"], zh: ["空虚", "麻木", "虚无", "空落落"], "zh-TW": ["空虛", "麻木", "虛無", "空落落"], ja: ["虚しさ", "空虚", "空虚感", "虚無", "虚無感"],
    ar: ["فراغ داخلي", "شعور بالفراغ", "خواء", "عدمية"] } },
  { id: "childs-feelings", parents: ["feelings", "childhood"], words: {
    en: ["big feelings", "naming feelings", "managing emotions", "emotional intelligence", "tantrum", "tantrums", "cheering up"], es: ["gestión de las emociones", "inteligencia emocional", "rabieta", "rabietas", "berrinche", "pataleta"],
    fr: ["gérer ses émotions", "gestion des émotions", "intelligence émotionnelle", "caprice", "caprices", "émotions des enfants", "émotions de l'enfant", "couleur des émotions", "petites colères", "grosse colère", "colère de l'enfant", "peurs enfantines", "petits chagrins", "gros chagrin"], zh: ["情绪管理", "情商", "发脾气", "闹脾气", "认识情绪"], "zh-TW": ["情緒管理", "情商", "發脾氣", "鬧脾氣", "認識情緒"], ja: ["感情コントロール", "癇癪", "気持ちを伝える", "きもちの絵本"],
    ar: ["ذكاء عاطفي", "نوبة غضب", "إدارة المشاعر", "التعبير عن المشاعر"] } },
  { id: "patience", parents: [], words: {
    en: ["patience", "forbearance", "perseverance and patience", "learning to wait", "persistence", "endure", "endurance", "never give up", "never gives up", "don't give up", "keep trying", "impatience", "impatient"], es: ["paciencia", "aprender a esperar", "perseverar", "no rendirse", "nunca rendirse", "constancia", "paciente espera", "impaciente", "impaciencia", "esperar con paciencia"],
    fr: ["patience", "patienter", "apprendre à attendre", "persévérer", "ne jamais abandonner", "ne pas abandonner", "endurance", "ténacité", "impatience", "impatient", "impatiente", "patience et longueur de temps"], zh: ["耐心", "耐性", "不放弃", "永不放弃", "坚持不懈", "恒心", "坚持到底", "锲而不舍", "隐忍", "忍受", "忍辱负重", "忍气吞声"], "zh-TW": ["耐心", "耐性", "不放棄", "永不放棄", "堅持不懈", "恆心", "堅持到底", "鍥而不捨", "隱忍", "忍受", "忍辱負重", "忍氣吞聲"], ja: ["辛抱", "我慢", "根気", "がんばる", "がんばれ", "がんばって", "がんばった", "がんばり", "がんばろう", "頑張る", "頑張れ", "頑張って", "粘り強さ", "諦めない", "あきらめない"],
    ar: ["صبر", "تأن", "طول البال", "تحمل", "عدم الاستسلام", "لا يستسلم", "لا تستسلم", "مواظبة"] } },
  { id: "generosity", parents: ["solidarity"], words: {
    en: ["generosity", "generous", "sharing with others", "good deed", "good deeds", "selfless", "helping others", "helping each other"], es: ["generosidad", "generoso", "altruismo", "buena acción", "ayudar a los demás", "compartir con otros"],
    fr: ["générosité", "généreux", "altruisme", "bonne action", "partage avec les autres", "entraide"], zh: ["慷慨", "无私", "善举", "帮助别人", "互相帮助", "助人为乐", "乐于分享", "乐善好施", "施舍", "积德"], "zh-TW": ["慷慨", "無私", "善舉", "幫助別人", "互相幫助", "助人為樂", "樂於分享", "樂善好施", "施捨", "積德", "好心"], ja: ["寛大", "善行", "助け合い", "人助け", "無償の", "利他"],
    ar: ["سخاء", "عطاء", "مساعدة الآخرين", "عمل الخير"] } },
  { id: "vanity", parents: [], words: {
    en: ["vanity", "vain", "arrogance", "arrogant", "narcissism", "narcissist", "egotism", "selfishness", "selfish"], es: ["vanidad", "vanidoso", "arrogancia", "arrogante", "narcisismo", "egoísmo", "egoísta", "soberbia"],
    fr: ["vanité", "vaniteux", "arrogance", "arrogant", "narcissisme", "égoïsme", "égoïste"], zh: ["虚荣", "傲慢", "自恋", "自私", "爱慕虚荣", "臭美", "炫耀", "炫富", "自我陶醉", "孤芳自赏", "面子工程", "打肿脸充胖子"], "zh-TW": ["虛榮", "傲慢", "自戀", "自私", "愛慕虛榮", "臭美", "炫耀", "炫富", "自我陶醉", "孤芳自賞", "面子工程", "打腫臉充胖子"], ja: ["虚栄", "虚栄心", "傲慢", "ナルシシズム", "わがまま", "利己的"],
    ar: ["غرور", "مغرور", "تكبر", "نرجسية", "أنانية", "أناني", "متباه", "تبرج", "نرجسي"] } },
  { id: "homesickness", parents: ["nostalgia", "exile"], words: {
    en: ["homesickness", "missing home", "longing for home", "homesick", "far from home", "misses her country", "longing for homeland", "pining for home"], es: ["morriña", "añoranza", "nostalgia del hogar", "echar de menos"],
    fr: ["mal du pays", "nostalgie du pays", "nostalgie de la terre natale", "loin de chez soi", "loin de son pays", "loin du pays", "regret du pays"], zh: ["乡愁", "思乡", "想家"], "zh-TW": ["鄉愁", "思鄉", "想家"], ja: ["ホームシック", "郷愁", "望郷"],
    ar: ["حنين إلى الوطن", "حنين إلى الديار", "شوق إلى الوطن"] } },
  { id: "lonely-city", parents: ["solitude", "urban-life"], words: {
    en: ["urban loneliness", "lonely in the city", "alone in the city", "alone in the crowd", "lonely city", "anonymous city", "big city loneliness", "lonely people in the city", "lost in the crowd", "urban solitude", "urban isolation", "alone in a big city", "lonely in a big city"], es: ["soledad urbana", "soledad en la ciudad", "solos en la ciudad"],
    fr: ["solitude urbaine", "seul dans la ville", "solitude en ville", "anonymat de la ville", "solitude dans la foule", "solitaires en ville", "foule solitaire", "seule dans la grande ville", "seul dans la grande ville"], zh: ["都市孤独", "城市孤独"], "zh-TW": ["都市孤獨", "城市孤獨"], ja: ["都会の孤独", "都市の孤独"],
    ar: ["وحدة المدينة", "وحيد في المدينة"] } },
  { id: "lonely-old-age", parents: ["solitude", "growing-old"], words: {
    en: ["loneliness in old age", "elderly living alone", "old people alone", "lonely old man", "lonely old woman", "old man alone", "old woman alone", "lives alone with her cat", "lonely pensioner", "isolated elderly", "lonely elderly", "growing old alone", "elderly loneliness", "old woman living alone", "old man living alone"], es: ["soledad de los mayores", "soledad de los ancianos", "ancianos solos", "vejez en soledad"],
    fr: ["solitude des personnes âgées", "solitude des aînés", "personnes âgées seules", "vieil homme seul", "vieille femme seule", "vieille dame seule", "vieux solitaire", "isolement des personnes âgées", "personne âgée isolée", "vieillir seul", "vieillir seule"], zh: ["独居老人", "空巢老人", "孤寡老人"], "zh-TW": ["獨居老人", "空巢老人", "孤寡老人"], ja: ["独居老人", "孤独死", "高齢者の孤独"],
    ar: ["وحدة المسنين", "مسن وحيد", "وحدة كبار السن"] } },
  { id: "stage-fright", parents: ["anxiety", "performance"], words: {
    en: ["stage fright", "performance anxiety", "public speaking", "fear of speaking", "fear of public speaking", "afraid to sing in public", "nerves before a show", "fear of performing", "speaks in public", "freezes on stage", "audition nerves", "terrified of the stage"], es: ["miedo escénico", "hablar en público", "pánico escénico"],
    fr: ["trac", "peur de la scène", "prise de parole en public", "parler en public", "peur de parler en public", "trac d'acteur", "monter sur scène", "peur du public", "trou de mémoire sur scène"], zh: ["怯场", "舞台恐惧", "公开演讲"], "zh-TW": ["怯場", "舞臺恐懼", "公開演講"], ja: ["あがり症", "舞台恐怖", "人前で話す"],
    ar: ["رهبة المسرح", "خوف من الجمهور", "التحدث أمام الجمهور"] } },
  { id: "fear-of-the-dark", parents: ["fear", "night"], words: {
    en: ["afraid of the dark", "fear of the dark", "scared of the dark", "monster under the bed", "monsters under the bed", "scared at night", "night-time fears", "monster in the closet", "monster in the wardrobe", "monsters at night", "darkness and fear"], es: ["miedo a la oscuridad", "monstruo bajo la cama", "miedo a dormir"],
    fr: ["peur du noir", "monstre sous le lit", "peur de la nuit", "peur la nuit", "peur des monstres", "monstre dans le placard", "peurs nocturnes", "enfant qui a peur du noir"], zh: ["怕黑", "床下的怪物", "黑暗恐惧", "害怕黑夜", "怕鬼", "不敢一个人睡"], "zh-TW": ["怕黑", "床下的怪物", "黑暗恐懼", "害怕黑夜", "怕鬼", "不敢一個人睡"], ja: ["暗闇が怖い", "暗いのが怖い", "ベッドの下の怪物"],
    ar: ["خوف من الظلام", "وحش تحت السرير", "الخوف من العتمة"] } },
  { id: "fear-of-heights", parents: ["phobia"], words: {
    en: ["fear of heights", "vertigo", "fear of flying", "arachnophobia", "fear of spiders", "afraid of water", "afraid of heights", "scared of heights", "afraid of flying", "scared of flying", "dizzy heights", "fear of falling", "acrophobia"], es: ["miedo a las alturas", "vértigo", "miedo a volar", "aracnofobia"],
    fr: ["peur du vide", "vertige", "peur de l'avion", "arachnophobie", "peur des araignées", "acrophobie", "peur des hauteurs", "peur de voler", "peur en avion", "sujet au vertige"], zh: ["恐高", "恐高症", "飞行恐惧"], "zh-TW": ["恐高", "恐高症", "飛行恐懼"], ja: ["高所恐怖症", "飛行機恐怖症", "閉所恐怖症"],
    ar: ["خوف من المرتفعات", "خوف من الطيران", "رهاب المرتفعات"] } },
  { id: "procrastination", parents: ["psychology"], words: {
    en: ["procrastination", "procrastinate", "laziness", "lazy", "idleness", "motivation", "willpower"], es: ["procrastinación", "pereza", "perezoso", "ociosidad", "motivación", "fuerza de voluntad"],
    fr: ["procrastination", "paresse", "paresseux", "oisiveté", "motivation", "volonté de fer"], zh: ["拖延症", "懒惰", "懒散", "意志力", "自律", "拖延", "懒人", "偷懒", "摸鱼", "懒虫", "躺平", "好吃懒做", "游手好闲", "懒汉", "摆烂", "懒洋洋"], "zh-TW": ["拖延症", "懶惰", "懶散", "意志力", "自律", "拖延", "懶人", "偷懶", "摸魚", "懶蟲", "躺平", "好吃懶做", "遊手好閒", "懶漢", "擺爛", "懶洋洋"], ja: ["先延ばし", "怠け者", "やる気", "意志力", "モチベーション", "怠惰", "サボり", "怠ける", "ぐうたら", "三日坊主", "ものぐさ", "不精", "面倒くさがり", "なまけもの"],
    ar: ["تسويف", "كسل", "كسول", "دافعية", "قوة الإرادة"] } },
  { id: "personality-disorder", parents: ["mental-health"], words: {
    en: ["borderline personality", "borderline", "personality disorder", "split personality", "dissociative", "multiple personality", "psychopath", "sociopath"], es: ["trastorno límite", "trastorno de personalidad", "doble personalidad", "disociativo", "psicópata"],
    fr: ["trouble borderline", "trouble de la personnalité", "dédoublement de personnalité", "dissociatif", "psychopathe", "personnalité multiple", "personnalités multiples", "double personnalité", "docteur jekyll", "jekyll et hyde", "pervers manipulateur", "schizoïde"], zh: ["边缘型人格", "人格障碍", "多重人格", "人格分裂", "反社会人格"], "zh-TW": ["邊緣型人格", "人格障礙", "多重人格", "人格分裂", "反社會人格"], ja: ["境界性パーソナリティ", "人格障害", "多重人格", "解離", "サイコパス"],
    ar: ["اضطراب الشخصية", "شخصية حدية", "انفصام الشخصية", "تعدد الشخصيات", "سيكوباتي"] } },
  { id: "cowardice", parents: ["fear"], words: {
    en: ["coward", "cowards", "cowardice", "cowardly", "cowardly lion", "runs away from the fight", "lily-livered", "yellow-bellied", "scaredy-cat", "faint-hearted"], es: ["cobarde", "cobardes", "cobardía", "acobardado", "miedica"],
    fr: ["lâcheté", "poltron", "couard", "couardise", "froussard", "trouillard", "peureux"], zh: ["懦弱", "胆小", "懦夫", "胆小鬼", "怯懦", "怂", "贪生怕死", "胆小怕事", "窝囊", "缩头乌龟"], "zh-TW": ["懦弱", "膽小", "懦夫", "膽小鬼", "怯懦", "孬種", "貪生怕死", "膽小怕事", "窩囊", "縮頭烏龜", "俗辣"], ja: ["臆病", "臆病者", "弱虫", "意気地なし", "卑怯者", "怖がり", "腰抜け", "臆病風", "小心者"],
    ar: ["جبان", "جبناء", "تخاذل", "رعديد"] } },
  { id: "indifference", parents: ["feelings"], words: {
    en: ["indifference", "indifferent", "cold-hearted", "aloof", "detachment", "emotionally numb", "unfeeling", "heartlessness", "uncaring", "bystander", "bystanders"], es: ["indiferencia", "indiferente", "insensible", "insensibilidad", "desinterés"],
    fr: ["indifférence", "indifférent", "indifférente", "froideur", "insensible", "insensibilité", "détachement affectif", "désintérêt"], zh: ["冷漠", "漠不关心", "冷淡", "无动于衷", "旁观者"], "zh-TW": ["冷漠", "漠不關心", "冷淡", "無動於衷", "旁觀者"], ja: ["無関心", "冷淡", "冷ややか", "無感動", "傍観者", "よそよそしさ"],
    ar: ["لامبالاة", "لا مبالاة", "برود المشاعر", "تبلد", "غير مبال"] } },
];
