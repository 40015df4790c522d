import type { Concept } from "../concept.ts";

export const feelings: Concept[] = [
  { id: "feelings", parents: [], words: {
    en: ["feelings", "emotions", "emotional"], es: ["sentimientos", "emociones", "emocional"],
    fr: ["sentiments", "émotions", "émotionnel"], zh: ["情感", "情绪", "感情"], "zh-TW": ["情感", "情緒", "感情"], ja: ["感情", "気持ち", "情緒"],
    ar: ["المشاعر", "مشاعر", "عواطف", "أحاسيس"] } },
  { id: "joy", parents: ["feelings"], words: {
    en: ["joy", "happiness", "happy", "joyful", "cheerful", "delight", "bliss", "joyous", "delighted", "cheer up"], es: ["alegría", "felicidad", "feliz", "alegre", "dicha", "gozo", "felices", "alegres", "dichoso"],
    fr: ["joie", "bonheur", "heureux", "joyeux", "heureuse", "joyeuse", "gaieté", "allégresse", "joies"], zh: ["快乐", "幸福", "喜悦", "欢乐", "开心", "高兴", "愉快"], "zh-TW": ["快樂", "幸福", "喜悅", "歡樂", "開心", "高興", "愉快"], ja: ["喜び", "幸せ", "幸福", "嬉しい", "楽しい", "喜ぶ", "楽しさ", "幸福感"],
    ar: ["الفرح", "فرح", "سعادة", "سعيد", "بهجة", "سرور", "سعيدة", "مرح", "مسرات"] } },
  { id: "sadness", parents: ["feelings"], words: {
    en: ["sadness", "sad", "sorrow", "sorrowful", "unhappy", "unhappiness", "heartache", "gloomy", "saddest"], es: ["tristeza", "triste", "pena", "tristes", "infelicidad", "desdicha", "infeliz", "afligido", "tristezas"],
    fr: ["tristesse", "triste", "peine", "tristes", "malheureux", "malheureuse", "chagrin", "chagrins", "malheur"], zh: ["悲伤", "忧伤", "伤感", "难过", "伤心", "不开心", "哀伤"], "zh-TW": ["悲傷", "憂傷", "傷感", "難過", "不開心", "哀傷"], ja: ["悲しみ", "悲しい", "哀しみ", "切ない", "悲哀", "憂い", "哀しい"],
    ar: ["الحزن", "حزن", "حزين", "أحزان", "أسى", "حزينة", "تعاسة", "تعيس"] } },
  { id: "melancholy", parents: ["sadness"], words: {
    en: ["melancholy", "melancholic", "wistful"], es: ["melancolía", "melancólico"],
    fr: ["mélancolie", "mélancolique", "spleen"], zh: ["惆怅", "感伤"], "zh-TW": ["惆悵", "感傷"], ja: ["哀愁", "物悲しい", "メランコリー"],
    ar: ["الكآبة", "كآبة", "شجن", "ميلانخوليا"] } },
  { id: "anger", parents: ["feelings"], words: {
    en: ["anger", "angry", "rage", "fury", "furious", "outrage", "temper", "irritated", "resentful"], es: ["ira", "rabia", "enojo", "enfado", "furia", "enojado", "enfadado", "furioso", "enojarse"],
    fr: ["colère", "rage", "fureur", "en colère", "furieux", "énervé", "courroux"], zh: ["愤怒", "生气", "怒火", "发火", "暴怒", "恼怒", "火大"], "zh-TW": ["憤怒", "生氣", "怒火", "發火", "暴怒", "惱怒", "火大"], ja: ["怒り", "憤り", "激怒", "怒る", "腹が立つ", "怒って"],
    ar: ["الغضب", "غضب", "غاضب", "سخط", "غيظ", "غاضبة", "انفعال"] } },
  { id: "fear", parents: ["feelings"], words: {
    en: ["fear", "fears", "afraid", "frightened", "dread", "scare", "scared", "frightening", "fright", "spine-chilling", "chilling", "things that scare", "scary stories", "horror stories", "spooky", "eerie", "terror"], es: ["temor", "miedo", "terror", "asustar", "espeluznante", "espeluznantes", "escalofriante", "da miedo", "susto", "pavor", "aterrador", "historias de miedo"],
    fr: ["peur", "peurs", "crainte", "terreur", "effroi", "effrayant", "frissons", "qui fait peur", "épouvante", "frayeur", "trouille"], zh: ["恐惧", "害怕", "吓人", "可怕", "惊吓", "毛骨悚然", "胆小"], "zh-TW": ["恐懼", "害怕", "嚇人", "可怕", "驚嚇", "毛骨悚然", "膽小"], ja: ["恐れ", "怯え", "恐怖心", "恐怖", "怖い", "怖い話", "ぞっとする", "戦慄"],
    ar: ["الخوف", "خوف", "مخاوف", "خائف", "رعب", "مخيف", "مرعب", "فزع", "ذعر", "قصص مرعبة", "يخيف"] } },
  { id: "shame", parents: ["feelings"], words: {
    en: ["shame", "guilt", "remorse", "guilty", "ashamed", "humiliation", "humiliated", "disgrace"], es: ["vergüenza", "culpa", "remordimiento", "culpabilidad", "avergonzado", "humillación", "deshonra", "culpable"],
    fr: ["honte", "culpabilité", "remords", "humiliation", "humilié", "déshonneur", "coupable"], zh: ["羞耻", "内疚", "愧疚", "负罪感", "丢脸", "屈辱", "羞愧", "自责"], "zh-TW": ["羞恥", "內疚", "愧疚", "負罪感", "丟臉", "屈辱", "羞愧", "自責"], ja: ["恥", "罪悪感", "後悔", "自責", "屈辱", "恥ずかしさ", "後ろめたさ"],
    ar: ["العار", "عار", "خجل", "ذنب", "ندم", "إهانة", "إذلال", "خزي"] } },
  { id: "jealousy", parents: ["feelings"], words: {
    en: ["jealousy", "jealous", "envy", "envious", "jealousies"], es: ["celos", "celoso", "envidia", "celosa", "envidioso", "envidias"],
    fr: ["jalousie", "jaloux", "envie et jalousie", "jalouse", "jalousies", "envieux"], zh: ["嫉妒", "妒忌", "羡慕", "吃醋", "眼红"], "zh-TW": ["嫉妒", "妒忌", "羨慕", "吃醋", "眼紅"], ja: ["嫉妬", "妬み", "羨望", "やきもち", "ねたみ", "妬む"],
    ar: ["الغيرة", "غيرة", "غيور", "حسد", "غيورة", "حاسد"] } },
  { id: "hope", parents: ["feelings"], words: {
    en: ["hope", "hopeful", "optimism", "hopes", "optimistic", "hoping", "uplifting", "inspiring"], es: ["esperanza", "esperanzador", "optimismo", "esperanzas", "optimista", "esperanzadora", "inspirador"],
    fr: ["espoir", "espérance", "optimisme", "espoirs", "optimiste", "espérer", "porteur d'espoir"], zh: ["希望", "乐观", "期盼", "充满希望", "正能量", "盼望"], "zh-TW": ["希望", "樂觀", "期盼", "充滿希望", "正能量", "盼望"], ja: ["希望", "楽観", "望み", "希望に満ちた", "前向き", "励まし"],
    ar: ["الأمل", "أمل", "آمال", "تفاؤل", "رجاء", "متفائل", "ملهم", "أماني"] } },
  { id: "despair", parents: ["feelings"], words: {
    en: ["despair", "hopelessness", "desperation"], es: ["desesperación", "desesperanza"],
    fr: ["désespoir", "désespérance"], zh: ["绝望", "无望"], "zh-TW": ["絕望", "無望"], ja: ["絶望", "絶望感"],
    ar: ["اليأس", "يأس", "قنوط"] } },
  { id: "passion", parents: ["feelings"], words: {
    en: ["passion", "desire", "longing", "yearning"], es: ["pasión", "deseo", "anhelo"],
    fr: ["passion", "désir", "ardeur"], zh: ["激情", "欲望", "渴望"], "zh-TW": ["激情", "慾望", "渴望"], ja: ["情熱", "欲望", "憧れ", "渇望"],
    ar: ["الشغف", "شغف", "رغبة", "شوق", "اشتياق"] } },
  { id: "tenderness", parents: ["feelings"], words: {
    en: ["tenderness", "tender", "affection", "heartwarming", "gentle", "touching story", "moving story", "feel-good", "heart-warming", "affectionate"], es: ["ternura", "tierno", "cariño", "conmovedor", "entrañable", "tierna", "historias tiernas", "cariñoso", "emotivo", "emotiva"],
    fr: ["tendresse", "tendre", "affection", "touchant", "émouvant", "tendres", "bouleversant", "attendrissant", "émouvante", "touchante"], zh: ["温情", "温馨", "温柔", "治愈系", "暖心", "感人", "动人", "温暖人心", "治愈"], "zh-TW": ["溫情", "溫馨", "溫柔", "療癒", "暖心", "感人", "動人", "溫暖人心"], ja: ["温かい", "心温まる", "癒し", "ほのぼの", "優しい", "感動的", "泣ける話", "心が温まる", "ほっこり"],
    ar: ["الحنان", "حنان", "حنون", "دفء", "مؤثر", "مؤثرة", "حنونة", "رقة", "دافئ"] } },
  { id: "wonder", parents: ["feelings"], words: {
    en: ["wonder", "awe", "amazement", "curiosity", "astonishing", "marvel", "marvels", "curious"], es: ["asombro", "maravilla", "curiosidad", "asombroso", "maravillas", "curioso", "curiosa"],
    fr: ["émerveillement", "curiosité", "stupeur", "émerveillé", "merveilles", "curieux", "curieuse"], zh: ["惊奇", "好奇", "好奇心", "惊叹", "奇妙", "惊叹不已", "好奇的"], "zh-TW": ["驚奇", "好奇", "好奇心", "驚歎", "奇妙", "驚歎不已", "好奇的"], ja: ["驚き", "驚異", "好奇心", "不思議", "驚嘆", "感嘆"],
    ar: ["الدهشة", "دهشة", "عجب", "فضول", "مدهش", "عجائب", "فضولي"] } },
  { id: "calm", parents: ["feelings"], words: {
    en: ["calm", "peaceful", "serenity", "soothing", "relaxing", "quiet", "relax", "relaxation", "serene", "restful", "calming"], es: ["calma", "sereno", "serenidad", "relajante", "tranquilo", "relajarse", "relajación", "serena", "apacible", "calmarse"],
    fr: ["calme", "sérénité", "serein", "apaisant", "relaxant", "tranquille", "détente", "se détendre", "apaisement", "paisible"], zh: ["平静", "舒缓", "放松", "安静", "安宁", "惬意", "平复", "放松心情", "恬静"], "zh-TW": ["平靜", "舒緩", "放鬆", "安靜", "安寧", "愜意", "平復", "放鬆心情", "恬靜"], ja: ["穏やか", "静か", "リラックス", "安らぎ", "落ち着く", "のんびり", "癒される", "くつろぐ"],
    ar: ["الهدوء", "هدوء", "هادئ", "سكينة", "مريح", "طمأنينة", "استرخاء", "هادئة", "تهدئة"] } },
  { id: "pride", parents: ["feelings"], words: {
    en: ["pride", "proud", "honour", "honor", "dignity"], es: ["orgullo", "orgulloso", "honor", "dignidad"],
    fr: ["fierté", "fier", "honneur", "dignité"], zh: ["骄傲", "自豪", "荣誉", "尊严"], "zh-TW": ["驕傲", "自豪", "榮譽", "尊嚴"], ja: ["誇り", "名誉", "尊厳", "プライド"],
    ar: ["الفخر", "فخر", "كرامة", "شرف", "اعتزاز"] } },
  { id: "boredom", parents: ["feelings"], words: {
    en: ["boredom", "bored", "ennui", "boring life", "nothing to do"], es: ["aburrimiento", "aburrido", "tedio", "hastío", "aburrida", "aburrirse"],
    fr: ["ennui", "s'ennuyer", "s'ennuie", "monotonie", "rien à faire"], zh: ["无聊", "厌倦", "百无聊赖", "没意思"], "zh-TW": ["無聊", "厭倦", "百無聊賴", "沒意思"], ja: ["退屈", "倦怠", "退屈な", "つまらない", "暇"],
    ar: ["الملل", "ملل", "ضجر", "سأم", "رتابة", "ضجرة"] } },
  { id: "gratitude", parents: ["feelings"], words: {
    en: ["gratitude", "grateful", "thankfulness", "thankful", "giving thanks", "appreciation of"], es: ["gratitud", "agradecimiento", "agradecido", "agradecer", "agradecida", "dar las gracias"],
    fr: ["gratitude", "reconnaissance envers", "reconnaissant", "remercier", "remerciements"], zh: ["感恩", "感激", "感谢", "感激之情", "报恩", "知恩图报"], "zh-TW": ["感恩", "感激", "感謝", "感激之情", "報恩", "知恩圖報"], ja: ["感謝", "ありがとう", "恩返し", "感謝の気持ち", "恩"],
    ar: ["الامتنان", "امتنان", "شكر", "عرفان", "ممتن", "شكر وتقدير"] } },
  { id: "empathy", parents: ["feelings"], words: {
    en: ["empathy", "compassion", "compassionate", "sympathy", "caring for others"], es: ["empatía", "compasión", "compasivo", "compasiva", "ponerse en el lugar del otro"],
    fr: ["empathie", "compassion", "compatissant", "bienveillance", "se mettre à la place"], zh: ["同情", "共情", "同理心", "怜悯", "将心比心", "善解人意", "体谅"], "zh-TW": ["同情", "共情", "同理心", "憐憫", "將心比心", "善解人意", "體諒"], ja: ["共感", "思いやり", "慈悲", "同情心", "気遣い"],
    ar: ["التعاطف", "تعاطف", "شفقة", "رحمة", "متعاطف", "رأفة", "عطف"] } },
  { id: "trust", parents: ["feelings"], words: {
    en: ["trust", "distrust", "loyalty"], es: ["confianza", "desconfianza", "lealtad"],
    fr: ["confiance", "méfiance", "loyauté"], zh: ["信任", "忠诚"], "zh-TW": ["信任", "忠誠"], ja: ["信頼", "不信", "忠誠"],
    ar: ["الثقة", "ثقة", "ولاء", "وفاء"] } },
];
