import type { Concept } from "./concept.ts";

export const feelings: Concept[] = [
  { id: "feelings", parents: [], words: {
    en: ["feelings", "emotions", "emotional"], es: ["sentimientos", "emociones", "emocional"],
    fr: ["sentiments", "émotions", "émotionnel"], zh: ["情感", "情绪", "感情"], "zh-TW": ["情感", "情緒", "感情"], ja: ["感情", "気持ち", "情緒"],
    ar: ["المشاعر", "مشاعر", "عواطف", "أحاسيس"] } },
  { id: "joy", parents: ["feelings"], words: {
    en: ["joy", "happiness", "happy", "joyful", "cheerful"], es: ["alegría", "felicidad", "feliz", "alegre"],
    fr: ["joie", "bonheur", "heureux", "joyeux"], zh: ["快乐", "幸福", "喜悦", "欢乐"], "zh-TW": ["快樂", "幸福", "喜悅", "歡樂"], ja: ["喜び", "幸せ", "幸福", "嬉しい"],
    ar: ["الفرح", "فرح", "سعادة", "سعيد", "بهجة"] } },
  { id: "sadness", parents: ["feelings"], words: {
    en: ["sadness", "sad", "sorrow", "sorrowful"], es: ["tristeza", "triste", "pena", "tristes"],
    fr: ["tristesse", "triste", "peine", "tristes"], zh: ["悲伤", "忧伤", "伤感", "难过"], "zh-TW": ["悲傷", "憂傷", "傷感", "難過"], ja: ["悲しみ", "悲しい", "哀しみ", "切ない"],
    ar: ["الحزن", "حزن", "حزين", "أحزان"] } },
  { id: "melancholy", parents: ["sadness"], words: {
    en: ["melancholy", "melancholic", "wistful"], es: ["melancolía", "melancólico"],
    fr: ["mélancolie", "mélancolique", "spleen"], zh: ["惆怅", "感伤"], "zh-TW": ["惆悵", "感傷"], ja: ["哀愁", "物悲しい", "メランコリー"],
    ar: ["الكآبة", "كآبة", "شجن", "ميلانخوليا"] } },
  { id: "anger", parents: ["feelings"], words: {
    en: ["anger", "angry", "rage", "fury"], es: ["ira", "rabia", "enojo", "enfado", "furia"],
    fr: ["colère", "rage", "fureur"], zh: ["愤怒", "生气", "怒火"], "zh-TW": ["憤怒", "生氣", "怒火"], ja: ["怒り", "憤り", "激怒"],
    ar: ["الغضب", "غضب", "غاضب", "سخط"] } },
  { id: "fear", parents: ["feelings"], words: {
    en: ["fear", "fears", "afraid", "frightened", "dread", "scare", "scared", "frightening", "fright", "spine-chilling", "chilling", "things that scare", "scary stories", "horror stories", "spooky", "eerie", "terror"], es: ["temor", "miedo", "terror", "asustar", "espeluznante", "espeluznantes", "escalofriante", "da miedo", "susto", "pavor", "aterrador", "historias de miedo"],
    fr: ["peur", "peurs", "crainte", "terreur", "effroi", "effrayant", "frissons", "qui fait peur", "épouvante", "frayeur", "trouille"], zh: ["恐惧", "害怕", "吓人", "可怕", "惊吓", "毛骨悚然", "胆小"], "zh-TW": ["恐懼", "害怕", "嚇人", "可怕", "驚嚇", "毛骨悚然", "膽小"], ja: ["恐れ", "怯え", "恐怖心", "恐怖", "怖い", "怖い話", "ぞっとする", "戦慄"],
    ar: ["الخوف", "خوف", "مخاوف", "خائف", "رعب", "مخيف", "مرعب", "فزع", "ذعر", "قصص مرعبة", "يخيف"] } },
  { id: "shame", parents: ["feelings"], words: {
    en: ["shame", "guilt", "remorse", "guilty"], es: ["vergüenza", "culpa", "remordimiento", "culpabilidad"],
    fr: ["honte", "culpabilité", "remords"], zh: ["羞耻", "内疚", "愧疚", "负罪感"], "zh-TW": ["羞恥", "內疚", "愧疚", "負罪感"], ja: ["恥", "罪悪感", "後悔", "自責"],
    ar: ["العار", "عار", "خجل", "ذنب", "ندم"] } },
  { id: "jealousy", parents: ["feelings"], words: {
    en: ["jealousy", "jealous", "envy"], es: ["celos", "celoso", "envidia"],
    fr: ["jalousie", "jaloux", "envie et jalousie"], zh: ["嫉妒", "妒忌", "羡慕"], "zh-TW": ["嫉妒", "妒忌", "羨慕"], ja: ["嫉妬", "妬み", "羨望"],
    ar: ["الغيرة", "غيرة", "غيور", "حسد"] } },
  { id: "hope", parents: ["feelings"], words: {
    en: ["hope", "hopeful", "optimism"], es: ["esperanza", "esperanzador", "optimismo"],
    fr: ["espoir", "espérance", "optimisme"], zh: ["希望", "乐观", "期盼"], "zh-TW": ["希望", "樂觀", "期盼"], ja: ["希望", "楽観", "望み"],
    ar: ["الأمل", "أمل", "آمال", "تفاؤل", "رجاء"] } },
  { id: "despair", parents: ["feelings"], words: {
    en: ["despair", "hopelessness", "desperation"], es: ["desesperación", "desesperanza"],
    fr: ["désespoir", "désespérance"], zh: ["绝望", "无望"], "zh-TW": ["絕望", "無望"], ja: ["絶望", "絶望感"],
    ar: ["اليأس", "يأس", "قنوط"] } },
  { id: "passion", parents: ["feelings"], words: {
    en: ["passion", "desire", "longing", "yearning"], es: ["pasión", "deseo", "anhelo"],
    fr: ["passion", "désir", "ardeur"], zh: ["激情", "欲望", "渴望"], "zh-TW": ["激情", "慾望", "渴望"], ja: ["情熱", "欲望", "憧れ", "渇望"],
    ar: ["الشغف", "شغف", "رغبة", "شوق", "اشتياق"] } },
  { id: "tenderness", parents: ["feelings"], words: {
    en: ["tenderness", "tender", "affection", "heartwarming", "gentle"], es: ["ternura", "tierno", "cariño", "conmovedor", "entrañable"],
    fr: ["tendresse", "tendre", "affection", "touchant", "émouvant"], zh: ["温情", "温馨", "温柔", "治愈系", "暖心"], "zh-TW": ["溫情", "溫馨", "溫柔", "療癒", "暖心"], ja: ["温かい", "心温まる", "癒し", "ほのぼの", "優しい"],
    ar: ["الحنان", "حنان", "حنون", "دفء", "مؤثر"] } },
  { id: "wonder", parents: ["feelings"], words: {
    en: ["wonder", "awe", "amazement", "curiosity"], es: ["asombro", "maravilla", "curiosidad"],
    fr: ["émerveillement", "curiosité", "stupeur"], zh: ["惊奇", "好奇", "好奇心", "惊叹"], "zh-TW": ["驚奇", "好奇", "好奇心", "驚歎"], ja: ["驚き", "驚異", "好奇心"],
    ar: ["الدهشة", "دهشة", "عجب", "فضول"] } },
  { id: "calm", parents: ["feelings"], words: {
    en: ["calm", "peaceful", "serenity", "soothing", "relaxing", "quiet"], es: ["calma", "sereno", "serenidad", "relajante", "tranquilo"],
    fr: ["calme", "sérénité", "serein", "apaisant", "relaxant"], zh: ["平静", "舒缓", "放松", "安静", "安宁"], "zh-TW": ["平靜", "舒緩", "放鬆", "安靜", "安寧"], ja: ["穏やか", "静か", "リラックス", "安らぎ", "落ち着く"],
    ar: ["الهدوء", "هدوء", "هادئ", "سكينة", "مريح", "طمأنينة"] } },
  { id: "pride", parents: ["feelings"], words: {
    en: ["pride", "proud", "honour", "honor", "dignity"], es: ["orgullo", "orgulloso", "honor", "dignidad"],
    fr: ["fierté", "fier", "honneur", "dignité"], zh: ["骄傲", "自豪", "荣誉", "尊严"], "zh-TW": ["驕傲", "自豪", "榮譽", "尊嚴"], ja: ["誇り", "名誉", "尊厳", "プライド"],
    ar: ["الفخر", "فخر", "كرامة", "شرف", "اعتزاز"] } },
  { id: "boredom", parents: ["feelings"], words: {
    en: ["boredom", "bored", "ennui"], es: ["aburrimiento", "aburrido", "tedio", "hastío"],
    fr: ["ennui", "s'ennuyer"], zh: ["无聊", "厌倦"], "zh-TW": ["無聊", "厭倦"], ja: ["退屈", "倦怠"],
    ar: ["الملل", "ملل", "ضجر", "سأم"] } },
  { id: "gratitude", parents: ["feelings"], words: {
    en: ["gratitude", "grateful", "thankfulness"], es: ["gratitud", "agradecimiento", "agradecido"],
    fr: ["gratitude", "reconnaissance envers"], zh: ["感恩", "感激", "感谢"], "zh-TW": ["感恩", "感激", "感謝"], ja: ["感謝", "ありがとう"],
    ar: ["الامتنان", "امتنان", "شكر", "عرفان"] } },
  { id: "empathy", parents: ["feelings"], words: {
    en: ["empathy", "compassion"], es: ["empatía", "compasión"],
    fr: ["empathie", "compassion"], zh: ["同情", "共情", "同理心", "怜悯"], "zh-TW": ["同情", "共情", "同理心", "憐憫"], ja: ["共感", "思いやり", "慈悲"],
    ar: ["التعاطف", "تعاطف", "شفقة", "رحمة"] } },
  { id: "trust", parents: ["feelings"], words: {
    en: ["trust", "distrust", "loyalty"], es: ["confianza", "desconfianza", "lealtad"],
    fr: ["confiance", "méfiance", "loyauté"], zh: ["信任", "忠诚"], "zh-TW": ["信任", "忠誠"], ja: ["信頼", "不信", "忠誠"],
    ar: ["الثقة", "ثقة", "ولاء", "وفاء"] } },
];
