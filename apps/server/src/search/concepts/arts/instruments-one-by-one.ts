import type { Concept } from "../concept.ts";

export const instrumentsOneByOne: Concept[] = [
  { id: "keyboard-instruments", parents: ["instrumental"], words: {
    en: ["keyboard instruments", "keyboard music", "keyboardist", "keyboards"], es: ["instrumentos de teclado", "tecladista", "teclado", "teclista"],
    fr: ["instruments à clavier", "claviers", "claviériste"], zh: ["键盘乐器", "键盘手", "键盘乐"], "zh-TW": ["鍵盤樂器", "鍵盤手", "鍵盤樂"], ja: ["鍵盤楽器", "鍵盤", "キーボード奏者"],
    ar: ["آلات المفاتيح", "لوحة مفاتيح موسيقية", "كيبورد"] } },
  { id: "harpsichord", parents: ["keyboard-instruments"], words: {
    en: ["harpsichord", "harpsichordist", "clavichord"], es: ["clavecín", "clave barroco", "clavecinista", "clavicordio"],
    fr: ["clavecin", "clavecins", "claveciniste", "clavicorde"], zh: ["大键琴", "羽管键琴", "拨弦古钢琴"], "zh-TW": ["大鍵琴", "羽管鍵琴", "撥絃古鋼琴"], ja: ["チェンバロ", "クラヴィコード"],
    ar: ["هاربسكورد", "كلافسان"] } },
  { id: "ukulele", parents: ["guitar"], words: {
    en: ["ukulele", "ukuleles", "ukulele song"], es: ["ukelele"],
    fr: ["ukulélé"], zh: ["尤克里里"], "zh-TW": ["烏克麗麗"], ja: ["ウクレレ"],
    ar: ["يوكوليلي"] } },
  { id: "banjo", parents: ["instrumental"], words: {
    en: ["banjo", "banjo player"], es: ["banyo"],
    fr: ["banjo"], zh: ["班卓琴"], "zh-TW": ["班卓琴"], ja: ["バンジョー"],
    ar: ["بانجو"] } },
  { id: "bass-guitar", parents: ["guitar"], words: {
    en: ["bass guitar", "bassist", "bass player"], es: ["bajo eléctrico", "bajista"],
    fr: ["guitare basse", "bassiste"], zh: ["贝斯", "贝斯手"], "zh-TW": ["貝斯", "貝斯手", "貝斯手們"], ja: ["ベース", "ベーシスト"],
    ar: ["غيتار باس"] } },
  { id: "string-instruments", parents: ["instrumental"], words: {
    en: ["string instruments", "string instrument", "bowed", "string trio", "string orchestra"], es: ["instrumentos de cuerda", "instrumento de cuerda", "cuerdas frotadas", "orquesta de cuerdas"],
    fr: ["instruments à cordes", "instrument à cordes", "trio à cordes", "orchestre à cordes"], zh: ["弦乐器", "弦乐", "弦乐队", "提琴"], "zh-TW": ["絃樂器", "絃樂", "絃樂隊", "弦樂團", "提琴"], ja: ["弦楽器", "弦楽", "弦楽合奏", "提琴"],
    ar: ["آلات وترية", "وتريات", "آلة وترية"] } },
  { id: "string-quartet", parents: ["chamber-music", "string-instruments"], words: {
    en: ["string quartets", "string quartet", "string quartet piece"], es: ["cuarteto de cuerda"],
    fr: ["quatuor à cordes"], zh: ["弦乐四重奏"], "zh-TW": ["弦樂四重奏", "絃樂四重奏"], ja: ["弦楽四重奏"],
    ar: ["رباعي وتري"] } },
  { id: "viola", parents: ["string-instruments"], words: {
    en: ["viola", "violist", "violas"], es: ["viola", "viola de arco"],
    fr: ["alto à cordes", "altiste"], zh: ["中提琴"], "zh-TW": ["中提琴"], ja: ["ヴィオラ"],
    ar: ["فيولا"] } },
  { id: "double-bass", parents: ["string-instruments"], words: {
    en: ["double bass", "double bassist", "upright bass"], es: ["contrabajo"],
    fr: ["contrebasse", "contrebassiste"], zh: ["低音提琴"], "zh-TW": ["低音提琴"], ja: ["コントラバス"],
    ar: ["كونترباص"] } },
  { id: "woodwind", parents: ["instrumental"], words: {
    en: ["woodwind instruments", "woodwind", "woodwinds", "wind instruments", "wind instrument", "bassoon"], es: ["instrumentos de viento", "viento madera", "fagot"],
    fr: ["instruments à vent", "bois et vents", "basson"], zh: ["管乐器", "木管", "管乐", "巴松"], "zh-TW": ["管樂器", "木管", "管樂", "巴松", "管樂團"], ja: ["管楽器", "木管", "木管楽器", "ファゴット"],
    ar: ["آلات النفخ", "آلة النفخ"] } },
  { id: "clarinet", parents: ["woodwind"], words: {
    en: ["clarinet", "clarinettist", "clarinetist", "clarinets"], es: ["clarinete", "clarinetista"],
    fr: ["clarinette", "clarinettiste"], zh: ["单簧管"], "zh-TW": ["單簧管", "豎笛"], ja: ["クラリネット"],
    ar: ["كلارينيت", "كلارينت"] } },
  { id: "oboe", parents: ["woodwind"], words: {
    en: ["oboe", "oboist"], es: ["oboe", "oboísta"],
    fr: ["hautbois", "hautboïste"], zh: ["双簧管"], "zh-TW": ["雙簧管"], ja: ["オーボエ"],
    ar: ["أوبوا"] } },
  { id: "brass-instruments", parents: ["instrumental"], words: {
    en: ["brass instruments", "brass", "brass section", "brass quintet", "wind band", "concert band", "horn section", "tuba", "french horn", "euphonium", "brass band"], es: ["instrumentos de metal", "viento metal", "banda de metales", "banda de viento", "charanga", "banda municipal", "tuba", "trompa musical", "banda de música popular"],
    fr: ["cuivres", "fanfare", "fanfares de rue", "fanfare de rue", "orchestre d'harmonie", "harmonie municipale", "tuba", "cor d'harmonie"], zh: ["铜管乐器", "铜管", "铜管乐", "铜管乐队", "管乐队", "大号", "圆号"], "zh-TW": ["銅管樂器", "銅管", "銅管樂", "銅管樂隊", "管樂隊", "大號", "圓號", "銅管樂團"], ja: ["金管楽器", "金管", "金管バンド", "ブラスバンド", "吹奏楽", "ホルン", "チューバ"],
    ar: ["آلات نحاسية", "نحاسيات", "فرقة نحاسية", "توبا"] } },
  { id: "trombone", parents: ["brass-instruments"], words: {
    en: ["trombone", "trombones", "trombonist"], es: ["trombón", "trombonista"],
    fr: ["trombone", "tromboniste"], zh: ["长号", "长号手"], "zh-TW": ["長號", "長號手"], ja: ["トロンボーン"],
    ar: ["ترومبون"] } },
  { id: "harmonica", parents: ["instrumental"], words: {
    en: ["harmonica", "harmonicas", "harmonica player", "mouth organ"], es: ["armónica", "armónicas"],
    fr: ["harmonica", "harmoniciste"], zh: ["口琴", "口琴手", "吹口琴"], "zh-TW": ["口琴", "口琴手", "吹口琴"], ja: ["ハーモニカ", "ハーモニカ奏者"],
    ar: ["هارمونيكا", "عازف هارمونيكا"] } },
  { id: "guzheng", parents: ["east-asian-instruments"], words: {
    en: ["guzheng", "guqin", "chinese zither"], es: ["guzheng"],
    fr: ["guzheng", "cithare chinoise"], zh: ["古筝", "古琴"], "zh-TW": ["古箏", "古琴"], ja: ["古箏"],
    ar: ["غوتشنغ"] } },
  { id: "erhu", parents: ["east-asian-instruments"], words: {
    en: ["erhu", "chinese fiddle"], es: ["erhu"],
    fr: ["erhu"], zh: ["二胡"], "zh-TW": ["二胡"], ja: ["二胡"],
    ar: ["إرهو"] } },
  { id: "pipa", parents: ["east-asian-instruments"], words: {
    en: ["pipa", "chinese lute"], es: ["pipa china"],
    fr: ["luth chinois"], zh: ["琵琶"], "zh-TW": ["琵琶"], ja: ["琵琶"],
    ar: ["بيبا صينية"] } },
  { id: "koto", parents: ["east-asian-instruments"], words: {
    en: ["koto"], es: ["koto"],
    fr: ["koto"], zh: ["日本筝"], "zh-TW": ["日本箏"], ja: ["琴", "箏"],
    ar: ["كوتو"] } },
  { id: "shamisen", parents: ["east-asian-instruments"], words: {
    en: ["shamisen", "japanese lute"], es: ["shamisen"],
    fr: ["shamisen"], zh: ["三味线"], "zh-TW": ["三味線"], ja: ["三味線"],
    ar: ["شاميسن"] } },
  { id: "bells", parents: ["instrumental"], words: {
    en: ["bells", "handbells", "bell ringing", "bell ringers", "bell-ringing", "chimes"], es: ["campanas", "cascabeles"],
    fr: ["cloches", "carillon", "carillonneur", "sonneur de cloches", "clochettes"], zh: ["铃铛", "编钟"], "zh-TW": ["鈴鐺", "編鐘"], ja: ["鐘の音", "ハンドベル"],
    ar: ["أجراس", "جرس", "أجراس الكنيسة", "ناقوس", "نواقيس"] } },
  { id: "music-box", parents: ["instrumental"], words: {
    en: ["music box", "music boxes"], es: ["caja de música"],
    fr: ["boîte à musique"], zh: ["八音盒", "音乐盒"], "zh-TW": ["八音盒", "音樂盒"], ja: ["オルゴール"],
    ar: ["صندوق موسيقى"] } },
  { id: "mandolin", parents: ["instrumental"], words: {
    en: ["mandolin", "mandolinist"], es: ["mandolina", "bandurria"],
    fr: ["mandoline", "joueur de mandoline"], zh: ["曼陀林"], "zh-TW": ["曼陀林"], ja: ["マンドリン"],
    ar: ["ماندولين"] } },
  { id: "zither", parents: ["instrumental"], words: {
    en: ["zither", "dulcimer", "hammered dulcimer", "zither player"], es: ["cítara"],
    fr: ["cithare"], zh: ["齐特琴"], "zh-TW": ["齊特琴"], ja: ["ツィター"],
    ar: ["سنطور", "قانون آلة"] } },
  { id: "k-pop", parents: ["city-pop-and-mandopop"], words: {
    en: ["K-pop"], es: ["k-pop", "pop coreano"],
    fr: ["K-pop", "pop coréenne", "idoles de k-pop", "groupe de k-pop"], zh: ["韩流音乐"], "zh-TW": ["韓流音樂"], ja: ["kポップ"],
    ar: ["كيبوب", "بوب كوري"] } },
  { id: "j-pop", parents: ["city-pop-and-mandopop"], words: {
    en: ["J-pop", "city pop"], es: ["j-pop", "city pop"],
    fr: ["J-pop", "city pop", "pop japonaise"], zh: ["日本流行音乐", "城市流行"], "zh-TW": ["日本流行音樂", "城市流行"], ja: ["jポップス", "シティポップ"],
    ar: ["بوب ياباني"] } },
  { id: "enka", parents: ["city-pop-and-mandopop"], words: {
    en: ["enka"], es: ["enka"],
    fr: ["enka"], zh: ["演歌"], "zh-TW": ["演歌"], ja: ["演歌", "歌謡曲", "昭和歌謡"],
    ar: ["إنكا الياباني"] } },
  { id: "mandopop", parents: ["city-pop-and-mandopop"], words: {
    en: ["Chinese pop", "mandopop", "cantopop", "c-pop"], es: ["pop chino", "mandopop", "cantopop"],
    fr: ["pop chinoise", "mandopop", "cantopop"], zh: ["华语流行", "粤语歌", "国语歌", "闽南语歌"], "zh-TW": ["華語流行", "粵語歌", "國語歌", "閩南語歌"], ja: ["台湾ポップス"],
    ar: ["بوب صيني"] } },
  { id: "bachata", parents: ["latin-music"], words: {
    en: ["bachata"], es: ["bachata"],
    fr: ["bachata", "musique bachata"], zh: ["巴恰塔"], "zh-TW": ["巴恰塔"], ja: ["バチャータ"],
    ar: ["باتشاتا"] } },
  { id: "merengue-music", parents: ["latin-music"], words: {
    en: ["merengue", "merengue music"], es: ["merengue"],
    fr: ["merengue"], zh: ["梅伦格"], "zh-TW": ["梅倫格"], ja: ["メレンゲ音楽"],
    ar: ["ميرينغي"] } },
  { id: "reggaeton", parents: ["latin-music"], words: {
    en: ["reggaeton", "reggaetón", "dembow"], es: ["reguetón", "reggaetón", "dembow", "perreo"],
    fr: ["reggaeton"], zh: ["雷鬼顿"], "zh-TW": ["雷鬼頓"], ja: ["レゲトン"],
    ar: ["ريغيتون"] } },
  { id: "samba", parents: ["brazilian-music"], words: {
    en: ["samba", "samba school", "samba music"], es: ["samba", "samba brasileña"],
    fr: ["samba", "école de samba"], zh: ["桑巴", "桑巴音乐"], "zh-TW": ["桑巴", "桑巴音樂"], ja: ["サンバ", "サンバ音楽"],
    ar: ["سامبا", "سامبا برازيلية", "مدرسة السامبا"] } },
  { id: "bossa-nova", parents: ["brazilian-music"], words: {
    en: ["bossa nova"], es: ["bossa nova"],
    fr: ["bossa nova"], zh: ["波萨诺瓦", "巴萨诺瓦"], "zh-TW": ["巴薩諾瓦", "波薩諾瓦"], ja: ["ボサノバ", "ボサノヴァ", "ボサ・ノヴァ"],
    ar: ["بوسا نوفا", "بوسانوفا"] } },
  { id: "disco", parents: ["soul-and-rnb"], words: {
    en: ["disco", "disco music", "disco ball", "disco fever"], es: ["música disco", "discoteca de los setenta"],
    fr: ["disco", "musique disco", "soirée disco", "boule à facettes", "années disco"], zh: ["迪斯科"], "zh-TW": ["迪斯可", "迪斯科"], ja: ["ディスコ"],
    ar: ["ديسكو"] } },
  { id: "klezmer-music", parents: ["folk-music", "judaism"], words: {
    en: ["klezmer", "klezmer music", "klezmer band", "yiddish songs", "yiddish song"], es: ["música klezmer"],
    fr: ["musique klezmer", "musique yiddish", "chanson yiddish"], zh: ["克莱兹默"], "zh-TW": ["克萊茲默"], ja: ["クレズマー"],
    ar: ["كليزمر"] } },
  { id: "romani-music", parents: ["folk-music"], words: {
    en: ["Romani music", "gypsy music", "gypsy violin", "gypsy jazz", "romani songs"], es: ["música gitana"],
    fr: ["musique tzigane", "musique manouche", "violon tzigane", "fanfare tzigane"], zh: ["吉普赛音乐"], "zh-TW": ["吉普賽音樂"], ja: ["ジプシー音楽"],
    ar: ["موسيقى الغجر"] } },
  { id: "polka", parents: ["folk-music"], words: {
    en: ["polka", "polkas"], es: ["polca"],
    fr: ["polka"], zh: ["波尔卡"], "zh-TW": ["波爾卡"], ja: ["ポルカ"],
    ar: ["بولكا"] } },
  { id: "whirling-dervish", parents: ["dance", "sufism"], words: {
    en: ["whirling dervishes", "whirling dervish", "sema ceremony", "sufi dance"], es: ["derviches", "derviche giróvago"],
    fr: ["derviches tourneurs", "derviche tourneur", "danse soufie", "danse de derviche"], zh: ["苦行僧旋转"], "zh-TW": ["苦行僧旋轉"], ja: ["旋舞", "スーフィーの旋回舞踊"],
    ar: ["رقصة الدراويش", "مولوية"] } },
  { id: "kabuki", parents: ["japanese-theatre"], words: {
    en: ["kabuki", "kabuki theatre", "kabuki actor", "onnagata"], es: ["kabuki", "teatro kabuki", "onnagata"],
    fr: ["kabuki", "théâtre kabuki", "acteur de kabuki"], zh: ["歌舞伎", "歌舞伎演员"], "zh-TW": ["歌舞伎", "歌舞伎演員"], ja: ["歌舞伎", "歌舞伎役者", "女形", "歌舞伎座", "新歌舞伎", "隈取", "顔見世"],
    ar: ["كابوكي", "مسرح الكابوكي", "ممثل كابوكي"] } },
  { id: "noh-theatre", parents: ["japanese-theatre"], words: {
    en: ["noh theatre", "noh", "noh mask", "noh play"], es: ["teatro noh", "máscara noh"],
    fr: ["théâtre nô", "masque de nô"], zh: ["能剧", "能乐", "能面"], "zh-TW": ["能劇", "能樂", "能面"], ja: ["能楽", "能面", "能舞台", "謡曲", "薪能", "能楽師"],
    ar: ["مسرح نو", "قناع نو"] } },
  { id: "bunraku", parents: ["japanese-theatre", "puppet"], words: {
    en: ["bunraku", "joruri"], es: ["bunraku"],
    fr: ["bunraku"], zh: ["文乐", "净琉璃"], "zh-TW": ["文樂", "淨琉璃"], ja: ["人形浄瑠璃文楽", "浄瑠璃", "義太夫"],
    ar: ["بونراكو"] } },
];
