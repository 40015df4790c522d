import type { Concept } from "../concept.ts";

export const soundsAndSongs: Concept[] = [
  { id: "acoustic-music", parents: ["music"], words: {
    en: ["acoustic music", "acoustic songs", "acoustic version", "acoustic album", "acoustic set", "unplugged album", "voice and guitar", "guitar and voice", "stripped-back songs", "intimate songs", "acoustic song"], es: ["música acústica", "versión acústica", "canciones acústicas", "voz y guitarra", "disco acústico", "guitarra y voz", "desenchufado"],
    fr: ["musique acoustique", "version acoustique", "chansons acoustiques", "guitare-voix", "voix et guitare", "album acoustique"], zh: ["不插电", "原声吉他", "木吉他弹唱", "原声版", "清唱", "不插电专辑"], "zh-TW": ["不插電", "原聲吉他", "木吉他彈唱", "原聲版", "清唱", "不插電專輯", "不插電演唱", "原音重現", "空心吉他"], ja: ["アコースティック", "アコースティックバージョン", "生音", "ギターと歌", "アンプラグド", "アコースティックアルバム"],
    ar: ["موسيقى أكوستيك", "أكوستيك", "صوت وغيتار", "غيتار وصوت", "نسخة أكوستيك", "أغان بصوت وغيتار"] } },
  { id: "fusion-music", parents: ["music"], words: {
    en: ["fusion music", "crossover", "music fusion", "ethno-jazz", "world fusion", "blend of genres", "cross-cultural music", "mixed styles"], es: ["música de fusión", "fusión musical", "música fusión", "mestizaje musical", "mezcla de estilos", "mezcla de ritmos"],
    fr: ["musique fusion", "fusion musicale", "métissage musical", "mélange de styles", "musique métissée", "croisement musical"], zh: ["融合音乐", "跨界音乐", "曲风融合", "民族融合", "跨界融合"], "zh-TW": ["融合音樂", "跨界音樂", "曲風融合", "民族融合", "跨界融合", "跨界創作", "融合曲風", "跨界音樂會"], ja: ["フュージョン音楽", "クロスオーバー", "融合音楽", "和洋折衷の音楽", "ミクスチャー"],
    ar: ["موسيقى فيوجن", "مزيج موسيقي", "موسيقى مدمجة", "موسيقى مزج", "دمج موسيقي", "تلاقي الشرق والغرب"] } },
  { id: "love-duet", parents: ["song", "love"], words: {
    en: ["love duet", "duets", "vocal duet", "sung duet", "duo", "duos", "two voices", "song for two", "singing duo"], es: ["dueto", "duetos", "dueto de amor", "dúo vocal", "dúo", "a dos voces", "canción a dos voces", "dúos"],
    fr: ["duo", "duos", "duo vocal", "duo d'amour", "à deux voix", "chanson à deux voix", "duo amoureux"], zh: ["对唱", "二重唱", "合唱情歌", "男女对唱", "双人合唱", "重唱曲", "情歌对唱"], "zh-TW": ["對唱", "二重唱", "合唱情歌", "男女對唱", "雙人合唱", "重唱曲", "情歌對唱", "對唱情歌", "合唱曲目", "男女合唱"], ja: ["デュエット曲", "二重唱", "デュオ", "男女デュエット", "二人で歌う", "掛け合い"],
    ar: ["دويتو", "ثنائي غنائي", "غناء ثنائي", "دويتوهات", "ديو غنائي", "أغنية ثنائية", "بصوتين"] } },
  { id: "work-and-study-music", parents: ["music"], words: {
    en: ["study music", "music for studying", "focus music", "music for work", "concentration music", "workout music", "running music", "background music for", "music for concentration", "gym playlist", "playlist"], es: ["música para estudiar", "música para concentrarse", "música para trabajar", "música de fondo para", "música para entrenar", "música para correr", "lista de reproducción"],
    fr: ["musique pour étudier", "musique pour travailler", "musique de concentration", "musique pour se concentrer", "musique de sport", "musique pour courir", "liste de lecture"], zh: ["学习音乐", "专注音乐", "工作音乐", "读书音乐", "健身音乐", "跑步音乐", "歌单", "提神音乐"], "zh-TW": ["學習音樂", "專注音樂", "工作音樂", "讀書音樂", "健身音樂", "跑步音樂", "歌單", "提神音樂", "專心音樂", "運動音樂", "歌單推薦"], ja: ["勉強用音楽", "作業用", "作業用bgm", "集中できる音楽", "運動音楽", "勉強用bgm", "プレイリスト"],
    ar: ["موسيقى للدراسة", "موسيقى للتركيز", "موسيقى للعمل", "موسيقى رياضة", "موسيقى للجري", "قائمة تشغيل", "موسيقى خلفية للعمل"] } },
  { id: "audio-gear", parents: ["sound"], words: {
    en: ["audio equipment", "microphone", "microphones", "loudspeaker", "loudspeakers", "megaphone", "headphones", "earphones", "jukebox", "jukeboxes", "walkman", "record player", "record players", "phonograph", "tape recorder", "boombox", "hi-fi", "walkie-talkie", "walkie-talkies", "amplifier for guitar"], es: ["aparatos de sonido", "micrófono", "micrófonos", "altavoz", "altavoces", "megáfono", "auriculares", "rocola", "rocolas", "walkman", "fonógrafo", "grabadora de cintas", "radiocasete", "equipo de música", "cinta de casete", "magnetófono", "gramola"],
    fr: ["appareils audio", "microphone", "microphones", "haut-parleur", "haut-parleurs", "mégaphone", "écouteurs", "casque audio", "juke-box", "walkman", "baladeur", "tourne-disque", "tourne-disques", "platine vinyle", "phonographe", "magnétophone", "talkie-walkie", "talkies-walkies", "chaîne hi-fi"], zh: ["音响设备", "麦克风", "扬声器", "扩音器", "耳机", "点唱机", "随身听", "唱片机", "电唱机", "录音机", "对讲机"], "zh-TW": ["音響設備", "麥克風", "揚聲器", "擴音器", "耳機", "點唱機", "隨身聽", "唱片機", "電唱機", "錄音機", "對講機"], ja: ["音響機器", "マイクロホン", "マイク", "スピーカー音響", "拡声器", "ヘッドホン", "イヤホン", "ジュークボックス", "ウォークマン", "レコードプレーヤー", "テープレコーダー", "トランシーバー"],
    ar: ["أجهزة الصوت", "ميكروفون", "مكبر صوت", "مكبرات الصوت", "سماعات الرأس", "جهاز التسجيل", "مشغل أسطوانات", "فونوغراف", "جرامافون", "جهاز لاسلكي", "سماعة", "سماعات", "مسجل كاسيت", "كاسيت", "ميكروفونات", "جرامافون قديم"] } },
  { id: "love-song", parents: ["song", "romance"], words: {
    en: ["love song", "love songs", "love ballads", "romantic songs", "love duet song", "serenading", "ballad of love", "song for his beloved", "song for her lover"], es: ["canción de amor", "canciones de amor", "balada romántica", "baladas románticas", "canción romántica", "canciones románticas", "balada de amor", "tema de amor", "cantar al amor", "serenata", "serenatas"],
    fr: ["chanson d'amour", "chansons d'amour", "ballade romantique", "chanson romantique", "chansons romantiques", "chanson à l'aimée", "sérénade", "sérénades", "chant d'amour", "chants d'amour", "romances chantées", "chanson sentimentale"], zh: ["情歌", "爱情歌曲"], "zh-TW": ["情歌"], ja: ["ラブソング", "恋歌", "恋の歌", "ラブバラード"],
    ar: ["أغنية حب", "أغاني حب", "أغان عاطفية", "أغنية عاطفية", "أغاني عاطفية", "أغان رومانسية", "أغاني رومانسية", "أغنية غزل", "أغاني الغزل", "أغاني العشاق", "أغنية رومانسية", "أغنية غرامية"] } },
  { id: "whistling", parents: ["sound"], words: {
    en: ["whistling", "whistle a tune", "whistler"], es: ["silbido", "silbar una melodía", "silbidos"],
    fr: ["sifflement", "siffler un air", "siffleur"], zh: ["口哨", "吹口哨", "口哨声"], "zh-TW": ["口哨", "吹口哨", "口哨聲"], ja: ["口笛", "指笛"],
    ar: ["صفير", "يصفر لحنا"] } },
];
