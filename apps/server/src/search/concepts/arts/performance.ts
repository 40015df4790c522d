import type { Concept } from "../concept.ts";

export const performance: Concept[] = [
  { id: "performance", parents: [], words: {
    en: ["performing arts", "performance", "live performance", "stage show"], es: ["artes escénicas", "espectáculo", "espectáculos", "representación escénica"],
    fr: ["arts de la scène", "spectacle", "spectacles", "spectacle vivant"], zh: ["表演", "演出", "表演艺术"], "zh-TW": ["表演", "演出", "表演藝術"], ja: ["舞台芸術", "上演", "公演", "演技"],
    ar: ["فنون الأداء", "عرض حي", "عروض فنية", "فنون أدائية"] } },
  { id: "theatre", parents: ["performance"], words: {
    en: ["theatre", "theater", "stage play", "playwright", "theatrical", "one-act play"], es: ["teatro", "obra de teatro", "teatral", "dramaturgo", "dramaturga", "pieza teatral"],
    fr: ["théâtre", "pièce de théâtre", "théâtral", "dramaturge"], zh: ["剧场", "话剧", "舞台剧", "剧作家", "剧院"], "zh-TW": ["劇場", "話劇", "舞臺劇", "劇作家", "劇院"], ja: ["演劇", "舞台", "芝居", "劇作家", "劇場", "舞台劇"],
    ar: ["المسرح", "مسرح", "مسرحية", "مسرحيات", "كاتب مسرحي", "مسرحي"] } },
  { id: "monologue", parents: ["theatre"], words: {
    en: ["monologue", "monologues", "one-woman show", "one-man show", "solo show"], es: ["monólogo", "monólogos", "unipersonal"],
    fr: ["monologue", "monologues", "seule en scène"], zh: ["独白", "独角戏"], "zh-TW": ["獨白", "獨角戲"], ja: ["独白", "一人芝居", "モノローグ"],
    ar: ["المونولوج", "مونولوج", "مونودراما", "عرض فردي"] } },
  { id: "puppet", parents: ["theatre"], words: {
    en: ["puppet", "puppets", "puppetry", "puppet show", "marionette", "puppeteer", "shadow play"], es: ["títere", "títeres", "marioneta", "marionetas", "teatro de sombras", "titiritero"],
    fr: ["marionnette", "marionnettes", "théâtre d'ombres", "marionnettiste", "guignol"], zh: ["木偶", "木偶戏", "皮影", "皮影戏", "布袋戏"], "zh-TW": ["木偶", "木偶戲", "皮影", "皮影戲", "布袋戲"], ja: ["人形劇", "操り人形", "影絵", "文楽", "パペット"],
    ar: ["مسرح العرائس", "عرائس", "دمى متحركة", "خيال الظل", "أراجوز"] } },
  { id: "dance", parents: ["performance"], words: {
    en: ["dance", "dances", "dancer", "dancers", "dancing", "choreography", "choreographer", "danced", "danse piece"], es: ["danza", "danzas", "baile", "bailes", "bailarín", "bailarina", "coreografía", "coreógrafo", "bailar"],
    fr: ["danse", "danses", "danseur", "danseuse", "chorégraphie", "chorégraphe", "danser", "dansé"], zh: ["舞蹈", "跳舞", "舞者", "编舞", "街舞", "舞", "新舞"], "zh-TW": ["舞蹈", "跳舞", "舞者", "編舞", "街舞", "舞", "新舞"], ja: ["舞踊", "ダンス", "踊り", "ダンサー", "振付", "踊る", "舞"],
    ar: ["الرقص", "رقص", "رقصة", "رقصات", "راقص", "راقصة", "كوريغرافيا"] } },
  { id: "ballet", parents: ["dance"], words: {
    en: ["ballet", "ballets", "ballerina"], es: ["ballet clásico", "ballet", "zapatillas de ballet"],
    fr: ["ballet", "ballets", "ballerine", "petit rat"], zh: ["芭蕾", "芭蕾舞"], "zh-TW": ["芭蕾", "芭蕾舞"], ja: ["バレエ", "バレリーナ"],
    ar: ["الباليه", "باليه", "راقصة باليه"] } },
  { id: "contemporary-dance", parents: ["dance"], words: {
    en: ["contemporary dance", "modern dance"], es: ["danza contemporánea", "danza moderna"],
    fr: ["danse contemporaine", "danse moderne"], zh: ["现代舞", "当代舞"], "zh-TW": ["現代舞", "當代舞"], ja: ["コンテンポラリーダンス", "現代舞踊"],
    ar: ["الرقص المعاصر", "رقص معاصر", "رقص حديث"] } },
  { id: "circus", parents: ["performance"], words: {
    en: ["circus", "acrobat", "acrobats", "trapeze", "juggler", "tightrope"], es: ["circo", "acróbata", "acróbatas", "trapecista", "malabarista", "funambulista"],
    fr: ["cirque", "acrobate", "acrobates", "trapéziste", "jongleur", "funambule"], zh: ["马戏团", "马戏", "杂技", "杂耍"], "zh-TW": ["馬戲團", "馬戲", "雜技", "雜耍"], ja: ["サーカス", "曲芸", "アクロバット", "綱渡り"],
    ar: ["السيرك", "سيرك", "بهلوان", "أكروبات", "مشي على الحبل"] } },
  { id: "stage-magic", parents: ["performance"], words: {
    en: ["magician", "conjurer", "illusionist", "magic trick", "card trick"], es: ["ilusionista", "prestidigitador", "truco de magia", "ilusionismo"],
    fr: ["illusionniste", "prestidigitateur", "tour de magie", "prestidigitation"], zh: ["魔术", "魔术师", "戏法"], "zh-TW": ["魔術", "魔術師", "戲法"], ja: ["手品", "奇術", "奇術師", "マジシャン"],
    ar: ["ألعاب الخفة", "خدعة سحرية", "ألعاب خفة", "ساحر استعراضي"] } },
  { id: "chinese-opera", parents: ["opera", "theatre"], words: {
    en: ["peking opera", "chinese opera", "beijing opera", "cantonese opera"], es: ["ópera china", "ópera de pekín"],
    fr: ["opéra chinois", "opéra de pékin"], zh: ["京剧", "昆曲", "戏曲", "粤剧", "越剧", "歌仔戏"], "zh-TW": ["京劇", "崑曲", "戲曲", "粵劇", "越劇", "歌仔戲"], ja: ["京劇", "昆劇"],
    ar: ["الأوبرا الصينية", "أوبرا صينية", "أوبرا بكين"] } },
  { id: "japanese-theatre", parents: ["theatre"], words: {
    en: ["kabuki", "noh", "bunraku", "kyogen"], es: ["kabuki", "teatro noh"],
    fr: ["kabuki", "théâtre nô"], zh: ["歌舞伎", "能剧"], "zh-TW": ["歌舞伎", "能劇"], ja: ["歌舞伎", "能楽", "狂言", "浄瑠璃"],
    ar: ["المسرح الياباني", "كابوكي", "مسرح نو"] } },
  { id: "actor", parents: ["performance"], words: {
    en: ["actor", "actors", "actress", "actresses", "acting", "audition"], es: ["actor", "actores", "actriz", "actrices", "actuación", "casting"],
    fr: ["acteur", "acteurs", "actrice", "actrices", "comédien", "comédienne"], zh: ["演员", "女演员", "演技", "试镜"], "zh-TW": ["演員", "女演員", "演技", "試鏡"], ja: ["俳優", "女優", "役者", "オーディション"],
    ar: ["التمثيل", "ممثل", "ممثلة", "ممثلين", "تمثيل"] } },
  { id: "improv", parents: ["performance"], words: {
    en: ["improv", "improvised theatre", "improvised comedy"], es: ["improvisación teatral", "teatro de improvisación"],
    fr: ["théâtre d'improvisation", "match d'impro", "impro"], zh: ["即兴表演", "即兴剧"], "zh-TW": ["即興表演", "即興劇"], ja: ["即興劇", "インプロ"],
    ar: ["الارتجال المسرحي", "ارتجال مسرحي", "مسرح ارتجالي"] } },
  { id: "cabaret", parents: ["performance", "music"], words: {
    en: ["cabaret", "burlesque", "drag show", "drag queen", "vaudeville"], es: ["cabaret", "cabaré", "burlesque", "variedades"],
    fr: ["cabaret", "revue de music-hall", "music-hall", "transformiste", "vaudeville"], zh: ["歌舞厅", "变装秀", "卡巴莱"], "zh-TW": ["歌舞廳", "變裝秀", "歌舞秀"], ja: ["キャバレー", "レビュー", "ドラァグクイーン", "寄席"],
    ar: ["الكباريه", "كباريه", "ملهى ليلي", "عرض منوعات"] } },
  { id: "filmmaking", parents: ["film"], words: {
    en: ["filmmaker", "filmmakers", "filmmaking", "film director", "director of film", "behind the scenes", "film set"], es: ["cineasta", "cineastas", "director de cine", "directora de cine", "rodaje", "detrás de cámaras"],
    fr: ["cinéaste", "cinéastes", "réalisateur", "réalisatrice", "tournage", "coulisses"], zh: ["导演", "电影人", "幕后", "拍电影"], "zh-TW": ["導演", "電影人", "幕後", "拍電影"], ja: ["映画監督", "映画製作", "舞台裏", "映画作り", "撮影現場"],
    ar: ["صناعة الأفلام", "مخرج", "مخرجة", "كواليس", "تصوير فيلم"] } },
  { id: "spoken-word", parents: ["poetry", "performance"], words: {
    en: ["spoken word", "poetry slam", "slam poetry", "recitation", "reading aloud", "read aloud", "narrated by", "story hour", "bedtime stories"], es: ["poesía oral", "recital poético", "poetry slam", "poesía escénica", "lectura en voz alta", "lectura dramatizada", "recitado", "hora del cuento"],
    fr: ["slam poésie", "poésie parlée", "lecture publique", "lecture à voix haute", "lecture théâtralisée", "heure du conte"], zh: ["朗诵", "诗朗诵", "口语诗", "朗读", "有声"], "zh-TW": ["朗誦", "詩朗誦", "口語詩", "朗讀", "有聲"], ja: ["朗読劇", "詩の朗読", "ポエトリーリーディング", "読み聞かせ", "語り", "音読"],
    ar: ["الإلقاء الشعري", "إلقاء شعري", "شعر محكي", "أمسية شعرية", "زجل", "القراءة بصوت عال", "إلقاء", "قراءة مسموعة"] } },
  { id: "parade-and-carnival", parents: ["celebration"], words: {
    en: ["carnival", "carnivals", "parade", "parades", "masquerade", "mardi gras"], es: ["carnaval", "carnavales", "desfile", "desfiles", "comparsa"],
    fr: ["carnaval", "carnavals", "défilé", "cortège", "mascarade", "masque"], zh: ["狂欢节", "游行", "嘉年华", "化装舞会"], "zh-TW": ["狂歡節", "遊行", "嘉年華", "化裝舞會"], ja: ["カーニバル", "パレード", "謝肉祭", "仮装"],
    ar: ["الكرنفالات والمواكب", "كرنفال", "موكب", "استعراض"] } },
];
