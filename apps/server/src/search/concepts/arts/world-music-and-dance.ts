import type { Concept } from "../concept.ts";

export const worldMusicAndDance: Concept[] = [
  { id: "rai-and-gnawa", parents: ["arab-music", "maghreb"], words: {
    en: ["rai music", "raï", "gnawa", "chaabi", "andalusian music", "malouf", "north african music", "algerian music", "moroccan music", "gnawa music", "kabyle music"], es: ["música raï", "música gnawa", "música andalusí"],
    fr: ["raï", "musique gnawa", "gnaoua", "chaâbi", "musique arabo-andalouse", "malouf"], zh: ["格纳瓦音乐", "莱乐"], "zh-TW": ["格納瓦音樂", "萊樂"], ja: ["グナワ音楽", "ライ音楽"],
    ar: ["راي", "موسيقى الراي", "كناوة", "شعبي مغربي", "مالوف", "طرب أندلسي"] } },
  { id: "tarab-and-muwashshah", parents: ["arab-music"], words: {
    en: ["tarab", "muwashshah", "arabic classical song", "arab song", "mawwal", "taqsim", "arabic classical music", "oum kalthoum", "egyptian singer", "classical arabic singing", "muwashshahat"], es: ["tarab", "moaxaja", "canción árabe clásica"],
    fr: ["tarab", "mouachah", "chanson arabe", "mawwal", "chant arabe classique", "chanteuse égyptienne", "tarab oriental"], zh: ["阿拉伯古典歌曲", "塔拉布"], "zh-TW": ["阿拉伯古典歌曲", "塔拉布"], ja: ["タラブ", "アラブ古典歌謡"],
    ar: ["طرب", "موشح", "موشحات", "قدود حلبية", "تقاسيم", "دور غنائي"] } },
  { id: "indian-music", parents: ["music", "india"], words: {
    en: ["Indian music", "raga", "ragas", "hindustani music", "carnatic music", "sitar", "tabla", "qawwali", "bhangra", "bollywood songs"], es: ["música india", "raga", "sitar", "tabla", "qawwali"],
    fr: ["musique indienne", "raga", "sitar", "tabla", "qawwali", "musique classique indienne", "joueur de sitar", "chants indiens", "musique hindoustanie", "musique carnatique"], zh: ["印度音乐", "拉格", "西塔琴", "塔布拉鼓", "卡瓦利"], "zh-TW": ["印度音樂", "拉格", "西塔琴", "塔布拉鼓", "卡瓦利"], ja: ["インド音楽", "ラーガ", "シタール", "タブラ", "カッワーリー"],
    ar: ["موسيقى هندية", "راغا", "سيتار", "قوالي"] } },
  { id: "afrobeat-and-highlife", parents: ["african-music"], words: {
    en: ["afrobeats", "afrobeat", "highlife", "amapiano", "soukous", "kora", "mbira", "kalimba", "djembe"], es: ["afrobeat", "highlife", "amapiano", "kora", "mbira", "yembé"],
    fr: ["afrobeat", "highlife", "amapiano", "soukous", "coupé-décalé", "kora", "djembé", "balafon"], zh: ["非洲节拍", "非洲鼓", "拇指琴", "科拉琴"], "zh-TW": ["非洲節拍", "非洲鼓", "拇指琴", "科拉琴"], ja: ["アフロビート", "ハイライフ", "カリンバ", "ジャンベ", "アフリカ太鼓"],
    ar: ["أفروبيت", "هايلايف", "كورا", "جيمبي"] } },
  { id: "celtic-music", parents: ["folk-music"], words: {
    en: ["Celtic music", "irish music", "scottish music", "bagpipes", "bagpipe", "tin whistle", "jig", "reels and jigs", "breton music"], es: ["música celta", "música irlandesa", "gaita", "gaitas", "gaitero"],
    fr: ["musique celtique", "musique irlandaise", "musique bretonne", "cornemuse", "biniou", "harpe bretonne", "bagad", "airs irlandais", "musique écossaise", "chanson bretonne", "chants bretons", "bombarde"], zh: ["凯尔特音乐", "爱尔兰音乐", "风笛"], "zh-TW": ["凱爾特音樂", "愛爾蘭音樂", "風笛"], ja: ["ケルト音楽", "アイルランド音楽", "バグパイプ"],
    ar: ["موسيقى كلتية", "موسيقى أيرلندية", "مزمار القربة", "قرب موسيقية"] } },
  { id: "balkan-music", parents: ["folk-music"], words: {
    en: ["Balkan music", "balkan brass", "bulgarian voices"], es: ["música balcánica"],
    fr: ["musique des Balkans", "fanfare des balkans"], zh: ["巴尔干音乐"], "zh-TW": ["巴爾幹音樂"], ja: ["バルカン音楽"],
    ar: ["موسيقى البلقان"] } },
  { id: "gamelan-and-throat-singing", parents: ["folk-music", "asia"], words: {
    en: ["gamelan", "throat singing", "overtone singing", "morin khuur", "horsehead fiddle", "pansori", "gagaku"], es: ["gamelán", "canto difónico", "canto de garganta", "pansori"],
    fr: ["gamelan", "chant diphonique", "chant de gorge", "pansori", "chant khöömii", "musique balinaise", "chant mongol", "chants mongols"], zh: ["甘美兰", "呼麦", "马头琴", "长调", "雅乐", "盘索里"], "zh-TW": ["甘美蘭", "呼麥", "馬頭琴", "長調", "雅樂", "盤索裡"], ja: ["ガムラン", "ホーミー", "喉歌", "馬頭琴", "雅楽", "パンソリ"],
    ar: ["غناء حنجري", "غاميلان"] } },
  { id: "chinese-traditional-music", parents: ["folk-music", "china"], words: {
    en: ["nanguan", "pingtan", "chinese traditional music", "silk and bamboo", "pipa music", "suona", "sheng"], es: ["música tradicional china"],
    fr: ["musique traditionnelle chinoise", "musiques chinoises", "musique chinoise", "opéra chinois et musique", "instruments traditionnels chinois", "orchestre chinois"], zh: ["民乐", "国乐", "南音", "评弹", "丝竹", "唢呐", "笙箫", "花鼓戏", "国风", "古风", "戏腔", "箫", "埙", "江南丝竹", "琵琶曲", "芦笙", "民族乐器", "笙", "锣鼓"], "zh-TW": ["民樂", "國樂", "南音", "評彈", "絲竹", "嗩吶", "笙簫", "花鼓戲", "南管", "北管", "客家山歌", "國風", "古風", "戲腔", "簫", "壎", "江南絲竹", "琵琶曲", "蘆笙", "民族樂器", "笙", "鑼鼓"], ja: ["中国伝統音楽", "中国民謡", "胡弓", "中国琵琶", "揚琴"],
    ar: ["موسيقى صينية تقليدية"] } },
  { id: "xylophone", parents: ["instrumental"], words: {
    en: ["xylophone", "marimba", "vibraphone", "glockenspiel", "steelpan", "gong", "gongs", "wind chimes", "triangle and cymbals"], es: ["xilófono", "marimba", "vibráfono"],
    fr: ["xylophone", "marimba", "vibraphone", "gong", "gongs"], zh: ["木琴", "马林巴"], "zh-TW": ["木琴", "馬林巴"], ja: ["木琴", "マリンバ", "鉄琴"],
    ar: ["إكسيليفون", "ماريمبا"] } },
  { id: "lute", parents: ["instrumental"], words: {
    en: ["lute", "bouzouki", "balalaika", "lutenist", "theorbo", "bouzouki player", "sitar and lute"], es: ["laúd español", "buzuki", "balalaika", "cuatro venezolano"],
    fr: ["luth", "bouzouki", "balalaïka", "théorbe", "cistre"], zh: ["鲁特琴", "三弦琴", "阮", "月琴"], "zh-TW": ["魯特琴", "三絃琴", "阮", "月琴"], ja: ["リュート", "ブズーキ", "バラライカ"],
    ar: ["طنبور", "بزق"] } },
  { id: "beatbox-and-turntables", parents: ["hip-hop"], words: {
    en: ["beatbox", "beatboxing", "turntablism", "scratching", "sampling", "freestyle rap", "rap battle", "mc battle", "drill music", "trap music"], es: ["beatbox", "batalla de gallos", "freestyle", "música trap", "rap improvisado"],
    fr: ["beatbox", "platines", "improvisation rap", "battle de rap", "freestyle", "beatboxeur", "human beatbox", "platiniste hip-hop", "joute de rap", "impro rap"], zh: ["节奏口技", "即兴说唱", "打碟", "陷阱音乐", "说唱比赛"], "zh-TW": ["節奏口技", "即興說唱", "打碟", "陷阱音樂", "說唱比賽"], ja: ["ビートボックス", "ターンテーブル", "フリースタイルラップ", "ラップバトル"],
    ar: ["بيت بوكس", "راب ارتجالي", "معركة راب", "تراب"] } },
  { id: "noise-and-sound-collage", parents: ["experimental", "music"], words: {
    en: ["noise music", "musique concrète", "electroacoustic", "sound collage", "minimal music", "contemporary classical", "atonal"], es: ["música concreta", "electroacústica", "música contemporánea", "minimalismo musical"],
    fr: ["musique concrète", "électroacoustique", "musique contemporaine", "musique minimaliste", "collage sonore", "musique bruitiste", "musique expérimentale", "musique électroacoustique", "musique acousmatique", "bruitisme", "musique répétitive"], zh: ["噪音音乐", "具象音乐", "电声音乐", "当代音乐", "极简音乐"], "zh-TW": ["噪音音樂", "具象音樂", "電聲音樂", "當代音樂", "極簡音樂"], ja: ["ノイズ音楽", "現代音楽", "電子音響", "ミュージックコンクレート", "ミニマル音楽"],
    ar: ["موسيقى معاصرة", "موسيقى الضجيج", "كهروصوتية"] } },
  { id: "belly-dance", parents: ["dance", "arab-world"], words: {
    en: ["belly dance", "belly dancer", "belly dancing", "oriental dance", "raqs sharqi", "oriental dancer", "cabaret belly dancer", "tribal fusion dance"], es: ["danza del vientre", "danza oriental", "bailarina del vientre"],
    fr: ["danse du ventre", "danse orientale", "danseuse du ventre", "danseuses orientales", "danseuse orientale"], zh: ["肚皮舞", "东方舞"], "zh-TW": ["肚皮舞", "東方舞"], ja: ["ベリーダンス"],
    ar: ["رقص شرقي", "راقصة شرقية"] } },
  { id: "indian-dance", parents: ["dance", "india"], words: {
    en: ["Indian dance", "kathak", "bharatanatyam", "odissi", "kathakali", "bollywood dance", "indian classical dance", "indian dancer", "bollywood dancer", "kuchipudi", "temple dancer"], es: ["danza india", "kathak", "bharatanatyam"],
    fr: ["danse indienne", "kathak", "bharata natyam", "danseuse indienne", "danse de bollywood", "danse bollywood"], zh: ["印度舞", "卡塔克舞", "婆罗多舞"], "zh-TW": ["印度舞", "卡塔克舞", "婆羅多舞"], ja: ["インド舞踊", "カタック", "バラタナティヤム"],
    ar: ["رقص هندي", "كاثاك"] } },
  { id: "butoh", parents: ["contemporary-dance", "japan"], words: {
    en: ["butoh", "butoh dance", "butoh dancer", "butoh dancers", "japanese dance", "japanese dances", "avant-garde japanese dance"], es: ["butoh", "danza butoh"],
    fr: ["butô", "danse butô", "danseur de butô", "danse japonaise", "danses japonaises"], zh: ["舞踏艺术", "暗黑舞踏"], "zh-TW": ["舞踏藝術", "暗黑舞踏"], ja: ["舞踏", "暗黒舞踏"],
    ar: ["بوتو"] } },
  { id: "tap-and-swing-dance", parents: ["dance"], words: {
    en: ["tap dancing", "tap dancer", "swing dance", "lindy hop", "charleston", "jazz dance", "rock and roll dance"], es: ["zapateado", "bailes swing", "lindy hop", "charlestón", "danza jazz"],
    fr: ["danse swing", "lindy hop", "charleston", "danse jazz", "danseur de claquettes", "numéro de claquettes", "danseurs de swing", "danse modern jazz", "modern jazz"], zh: ["摇摆舞", "爵士舞"], "zh-TW": ["搖擺舞", "爵士舞"], ja: ["スウィングダンス", "ジャズダンス", "チャールストン"],
    ar: ["رقص نقري", "تشارلستون", "رقص السوينغ"] } },
  { id: "salsa-dance", parents: ["ballroom-dance"], words: {
    en: ["salsa dancing", "latin dance", "latin dancing", "rumba dance", "bachata dance", "samba dancer", "salsa dancer", "salsa dancers", "salsa class", "salsa night", "mambo dancing", "latin dancer", "lambada", "cha-cha dancing", "merengue dancing"], es: ["bailar salsa", "baile latino", "bailes latinos", "bailar bachata", "bailar cumbia"],
    fr: ["danse latine", "danses latines", "danser la salsa", "danseurs de salsa", "cours de salsa", "danser la bachata", "soirée salsa", "danser le mambo", "danse sociale"], zh: ["拉丁舞", "萨尔萨舞", "恰恰舞"], "zh-TW": ["拉丁舞", "薩爾薩舞", "恰恰舞"], ja: ["ラテンダンス", "サルサダンス", "社交ラテン"],
    ar: ["رقص لاتيني", "رقص السالسا"] } },
  { id: "dabke-and-dervish", parents: ["folk-dance"], words: {
    en: ["Arab folk dance", "dabke", "sword dance", "ardah", "palestinian dance", "turkish dance", "kurdish dance"], es: ["dabke"],
    fr: ["danse folklorique arabe", "dabké", "danse arabe"], zh: ["阿拉伯民间舞"], "zh-TW": ["阿拉伯民間舞"], ja: ["ダブケ"],
    ar: ["دبكة", "عرضة", "رقصة السيف"] } },
  { id: "capoeira", parents: ["dance", "martial-arts", "brazil"], words: {
    en: ["capoeira", "capoeirista", "capoeira master", "capoeira circle"], es: ["capoeira"],
    fr: ["capoeira", "maître de capoeira", "roda de capoeira"], zh: ["卡波耶拉", "巴西战舞"], "zh-TW": ["卡波耶拉", "巴西戰舞"], ja: ["カポエイラ"],
    ar: ["كابويرا"] } },
  { id: "dance-school", parents: ["dance", "education"], words: {
    en: ["dance school", "dance class", "dance classes", "dance lesson", "dance teacher", "ballet school", "ballet class", "dance academy", "dance studio"], es: ["escuela de danza", "clases de baile", "clase de ballet", "academia de baile", "profesora de baile"],
    fr: ["école de danse", "cours de danse", "professeur de danse", "studio de danse", "cours de ballet", "petits rats de l'opéra", "petit rat de l'opéra", "apprendre à danser", "école de ballet", "conservatoire de danse", "élèves danseurs", "leçon de danse", "leçons de danse"], zh: ["舞蹈学校", "舞蹈课", "舞蹈老师", "舞蹈班", "学舞"], "zh-TW": ["舞蹈學校", "舞蹈課", "舞蹈老師", "舞蹈班", "學舞"], ja: ["ダンス教室", "バレエ教室", "バレエ学校", "ダンススクール", "踊りの先生"],
    ar: ["مدرسة رقص", "دروس الرقص", "معلمة رقص", "أكاديمية رقص"] } },
  { id: "mime-and-physical-theatre", parents: ["theatre"], words: {
    en: ["mime", "mimes", "pantomime", "physical theatre", "physical theater", "clowning", "mask theatre", "commedia dell'arte"], es: ["mimo", "pantomima", "teatro físico", "teatro gestual", "teatro de máscaras", "comedia del arte"],
    fr: ["mime", "pantomime", "théâtre gestuel", "théâtre physique", "théâtre masqué", "commedia dell'arte"], zh: ["哑剧", "默剧", "形体剧", "肢体剧场", "面具剧"], "zh-TW": ["啞劇", "默劇", "形體劇", "肢體劇場", "面具劇"], ja: ["パントマイム", "無言劇", "フィジカルシアター", "仮面劇", "マイム"],
    ar: ["تمثيل صامت", "إيماء", "بانتوميم", "مسرح حركي", "كوميديا ديلارتي"] } },
  { id: "street-theatre", parents: ["theatre", "street"], words: {
    en: ["street theatre", "street theater", "street arts", "open-air theatre", "community theatre", "amateur theatre", "amateur dramatics"], es: ["teatro callejero", "artistas callejeros", "teatro comunitario", "teatro aficionado", "teatro al aire libre"],
    fr: ["théâtre de rue", "arts de la rue", "théâtre amateur", "théâtre en plein air", "spectacle de rue", "spectacles de rue", "théâtre de tréteaux", "troupe ambulante", "théâtre ambulant", "comédiens ambulants", "théâtre forain", "échassiers de rue", "troupe amateur", "comédiens amateurs"], zh: ["街头戏剧", "街头表演", "社区剧场", "业余剧团", "露天剧场"], "zh-TW": ["街頭戲劇", "街頭表演", "社群劇場", "業餘劇團", "露天劇場"], ja: ["路上演劇", "市民劇団", "野外劇", "アマチュア演劇"],
    ar: ["مسرح الشارع", "فنانو الشارع", "مسرح هواة", "مسرح مجتمعي"] } },
  { id: "documentary-theatre", parents: ["theatre", "documentary"], words: {
    en: ["documentary theatre", "verbatim theatre", "testimonial theatre", "verbatim play", "verbatim plays", "documentary play", "documentary plays", "tribunal play", "theatre of testimony", "political theatre"], es: ["teatro documental", "teatro testimonial"],
    fr: ["théâtre documentaire", "théâtre témoignage", "théâtre du réel", "pièce documentaire", "pièces documentaires", "théâtre politique"], zh: ["纪录剧场", "文献剧"], "zh-TW": ["紀錄劇場", "文獻劇"], ja: ["ドキュメンタリー演劇", "記録演劇"],
    ar: ["مسرح وثائقي", "مسرح الشهادة"] } },
  { id: "traditional-comedy-talk", parents: ["stand-up"], words: {
    en: ["comic storytelling", "comic monologue"], es: ["narración cómica tradicional"],
    fr: ["récit comique traditionnel"], zh: ["曲艺", "评书", "快板", "单弦", "数来宝"], "zh-TW": ["曲藝", "評書", "快板", "講古", "單絃", "數來寶"], ja: ["話芸", "講談", "講釈師", "浪曲", "浪花節", "講談師", "漫談家"],
    ar: ["حكي ساخر", "مقامة كوميدية", "نكات شعبية", "حكواتي ساخر"] } },
  { id: "river-plate-music", parents: ["latin-music"], words: {
    en: ["chamame", "candombe", "milonga music", "murga music", "guarania"], es: ["chamamé", "candombe", "candombes", "payada", "payadas", "murga uruguaya", "guarania", "guaranias", "polca paraguaya", "milonga campera", "folclore argentino", "folklore argentino", "música litoraleña", "payador", "payadores"],
    fr: ["chamamé", "candombe", "milonga argentine", "folklore argentin"], zh: ["坎东贝", "阿根廷民谣"], "zh-TW": ["坎東貝", "阿根廷民謠"], ja: ["カンドンベ", "チャマメ", "アルゼンチン民謡"],
    ar: ["كاندومبي", "ميلونغا", "فلكلور أرجنتيني"] } },
  { id: "afro-colombian-music", parents: ["latin-music"], words: {
    en: ["currulao", "champeta", "bullerengue", "garifuna music", "punta music", "marimba music"], es: ["currulao", "champeta", "bullerengue", "mapalé", "garífuna", "garífunas", "marimba del pacífico", "chirimía", "música del pacífico"],
    fr: ["currulao", "champeta", "musique garifuna", "bullerengue"], zh: ["尚佩塔", "加里富纳", "哥伦比亚黑人音乐"], "zh-TW": ["尚佩塔", "加里富納", "哥倫比亞黑人音樂"], ja: ["チャンペータ", "クルラオ", "ガリフナ"],
    ar: ["تشامبيتا", "كورولاو", "موسيقى الغاريفونا"] } },
];
