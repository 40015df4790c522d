import type { Concept } from "../concept.ts";

export const music: Concept[] = [
  { id: "music", parents: [], words: {
    en: ["music", "musical", "musician", "musicians", "soundtrack"], es: ["música", "musical", "músico", "músicos", "banda sonora"],
    fr: ["musique", "musical", "musicien", "musiciens", "bande originale"], zh: ["音乐", "音乐家", "乐曲", "配乐"], "zh-TW": ["音樂", "音樂家", "樂曲", "配樂"], ja: ["音楽", "音楽家", "ミュージシャン", "サウンドトラック", "楽曲"],
    ar: ["الموسيقى", "موسيقى", "موسيقي", "موسيقيين", "موسيقى تصويرية"] } },
  { id: "song", parents: ["music"], words: {
    en: ["song", "songs", "singer", "singers", "singing", "lyrics", "singer-songwriter", "songwriter"], es: ["canción", "canciones", "cantante", "cantautor", "cantautora", "letra de canción"],
    fr: ["chanson", "chansons", "chanteur", "chanteuse", "paroles de chanson", "auteur-compositeur"], zh: ["歌曲", "歌手", "唱歌", "歌词", "原创歌曲"], "zh-TW": ["歌曲", "歌手", "唱歌", "歌詞", "原創歌曲"], ja: ["歌", "楽曲集", "歌手", "歌詞", "シンガーソングライター", "唄"],
    ar: ["الأغاني", "أغنية", "أغاني", "مطرب", "مغني", "مغنية", "غناء", "كلمات أغنية"] } },
  { id: "album", parents: ["music"], words: {
    en: ["music album", "studio album", "album of songs", "ep record", "vinyl record", "compilation", "song collection", "collection of songs", "record", "lp", "ep", "recordings", "songbook", "collected songs"], es: ["álbum musical", "álbum de música", "disco de vinilo", "disco de canciones", "álbum", "recopilación de canciones", "cancionero", "grabaciones"],
    fr: ["album de musique", "album studio", "disque vinyle", "album", "disque", "compilation", "recueil de chansons", "chansonnier", "enregistrements"], zh: ["音乐专辑", "专辑", "唱片", "合辑", "歌曲集", "曲集", "改编专辑"], "zh-TW": ["音樂專輯", "專輯", "唱片", "合輯", "歌曲集", "曲集", "改編專輯"], ja: ["アルバム", "音楽アルバム", "レコード", "曲集", "音盤", "歌集"],
    ar: ["الألبومات الموسيقية", "ألبوم غنائي", "ألبوم موسيقي", "أسطوانة", "ألبوم", "مجموعة أغان", "تسجيلات"] } },
  { id: "composition", parents: ["music"], words: {
    en: ["composer", "composers", "musical composition", "composition for", "sheet music", "musical score"], es: ["compositor", "compositora", "composición musical", "partitura"],
    fr: ["compositeur", "compositrice", "composition musicale", "partition"], zh: ["作曲", "作曲家", "乐谱"], "zh-TW": ["作曲", "作曲家", "樂譜"], ja: ["作曲", "作曲家", "楽譜"],
    ar: ["التأليف الموسيقي", "ملحن", "تأليف موسيقي", "مؤلف موسيقي", "نوتة موسيقية", "لحن"] } },
  { id: "classical-music", parents: ["music"], words: {
    en: ["classical music"], es: ["música clásica"],
    fr: ["musique classique"], zh: ["古典音乐"], "zh-TW": ["古典音樂"], ja: ["クラシック音楽", "クラシック曲"],
    ar: ["الموسيقى الكلاسيكية", "موسيقى كلاسيكية"] } },
  { id: "symphony", parents: ["classical-music"], words: {
    en: ["symphony", "symphonic", "orchestra", "orchestral", "conductor of orchestra", "philharmonic"], es: ["sinfonía", "sinfónico", "orquesta", "orquestal", "director de orquesta", "filarmónica"],
    fr: ["symphonie", "symphonique", "orchestre", "orchestral", "chef d'orchestre", "philharmonique"], zh: ["交响乐", "交响曲", "管弦乐", "乐团", "指挥家"], "zh-TW": ["交響樂", "交響曲", "管絃樂", "指揮家"], ja: ["交響曲", "オーケストラ", "管弦楽", "指揮者", "交響楽"],
    ar: ["السيمفونيات", "سيمفونية", "أوركسترا", "قائد أوركسترا"] } },
  { id: "opera", parents: ["music", "performance"], words: {
    en: ["opera", "operas", "libretto", "aria", "operetta"], es: ["ópera", "óperas", "zarzuela", "aria"],
    fr: ["opéra", "opéras", "livret d'opéra", "opérette"], zh: ["歌剧", "咏叹调", "轻歌剧"], "zh-TW": ["歌劇", "詠歎調", "輕歌劇"], ja: ["オペラ", "歌劇", "オペレッタ"],
    ar: ["الأوبرا", "أوبرا", "أوبريت"] } },
  { id: "choir", parents: ["music"], words: {
    en: ["choir", "choirs", "choral", "chorus singing", "a cappella"], es: ["coro", "coros", "coral polifónica", "a capela"],
    fr: ["chorale", "chœur", "chœurs", "a cappella"], zh: ["合唱", "合唱团", "阿卡贝拉"], "zh-TW": ["合唱", "合唱團", "阿卡貝拉"], ja: ["合唱", "合唱団", "コーラス", "アカペラ"],
    ar: ["الكورال", "جوقة", "كورال", "غناء جماعي"] } },
  { id: "jazz", parents: ["music"], words: {
    en: ["jazz", "swing music", "bebop", "big band"], es: ["jazz", "swing", "bebop"],
    fr: ["jazz", "swing", "bebop", "jazz manouche"], zh: ["爵士", "爵士乐"], "zh-TW": ["爵士", "爵士樂"], ja: ["ジャズ", "スウィング"],
    ar: ["الجاز", "جاز", "موسيقى الجاز"] } },
  { id: "blues", parents: ["music"], words: {
    en: ["blues", "blues music", "blues guitar", "delta blues"], es: ["blues"],
    fr: ["blues"], zh: ["蓝调", "布鲁斯"], "zh-TW": ["藍調", "布魯斯"], ja: ["ブルース音楽", "ブルース"],
    ar: ["البلوز", "بلوز", "موسيقى البلوز"] } },
  { id: "rock", parents: ["music"], words: {
    en: ["rock music", "rock band", "rock and roll", "rock song"], es: ["música rock", "banda de rock", "rock and roll", "roquero"],
    fr: ["musique rock", "groupe de rock", "rock and roll", "rockeur"], zh: ["摇滚", "摇滚乐", "摇滚乐队"], "zh-TW": ["搖滾", "搖滾樂", "搖滾樂團"], ja: ["ロック音楽", "ロックバンド", "ロックンロール", "バンド音楽"],
    ar: ["الروك", "روك", "موسيقى الروك", "فرقة روك"] } },
  { id: "metal", parents: ["rock"], words: {
    en: ["heavy metal", "metal music", "metal band", "death metal"], es: ["heavy metal", "música metal", "metalero"],
    fr: ["heavy metal", "métal musical", "groupe de metal"], zh: ["重金属", "金属乐", "重金属音乐"], "zh-TW": ["重金屬", "金屬樂", "重金屬音樂"], ja: ["ヘヴィメタル", "ヘビーメタル", "メタルバンド"],
    ar: ["موسيقى الميتال", "هيفي ميتال", "ميتال"] } },
  { id: "punk", parents: ["rock"], words: {
    en: ["punk", "punk rock"], es: ["punk", "punk rock"],
    fr: ["punk", "punk rock"], zh: ["朋克", "朋克摇滚"], "zh-TW": ["龐克", "龐克搖滾"], ja: ["パンク", "パンクロック"],
    ar: ["البانك", "بانك", "بانك روك"] } },
  { id: "pop", parents: ["music"], words: {
    en: ["pop music", "pop song", "pop songs", "idol group", "pop star"], es: ["música pop", "canción pop", "estrella del pop"],
    fr: ["musique pop", "chanson pop", "variété française", "star de la pop"], zh: ["流行音乐", "流行歌曲", "偶像", "韩流"], "zh-TW": ["流行音樂", "流行歌曲", "偶像", "韓流"], ja: ["ポップス", "ポップミュージック", "アイドル"],
    ar: ["موسيقى البوب", "بوب", "أغنية بوب"] } },
  { id: "hip-hop", parents: ["music"], words: {
    en: ["hip hop", "hip-hop", "rap", "rapper", "rappers"], es: ["hip hop", "rap", "rapero", "rapera", "raperos"],
    fr: ["hip-hop", "rap", "rappeur", "rappeuse", "slam"], zh: ["嘻哈", "说唱", "饶舌"], "zh-TW": ["嘻哈", "說唱", "饒舌"], ja: ["ヒップホップ", "ラップ", "ラッパー"],
    ar: ["الهيب هوب", "هيب هوب", "راب", "مغني راب"] } },
  { id: "electronic-music", parents: ["music"], words: {
    en: ["electronic music", "dj", "synth", "electronica"], es: ["música electrónica", "pinchadiscos", "sintetizador"],
    fr: ["musique électronique", "électro", "synthétiseur"], zh: ["电子音乐", "电音", "合成器"], "zh-TW": ["電子音樂", "電音", "合成器"], ja: ["電子音楽", "シンセサイザー"],
    ar: ["الموسيقى الإلكترونية", "موسيقى إلكترونية", "دي جي"] } },
  { id: "folk-music", parents: ["music"], words: {
    en: ["folk music", "folk song", "folk songs", "traditional music"], es: ["música folk", "música tradicional", "canción popular", "música folclórica"],
    fr: ["musique folk", "musique traditionnelle", "chanson populaire", "ballade", "ballades", "musique folklorique"], zh: ["民谣", "民歌", "传统音乐"], "zh-TW": ["民謠", "民歌", "傳統音樂"], ja: ["民謡", "フォークソング", "伝統音楽", "邦楽"],
    ar: ["الموسيقى الشعبية", "موسيقى شعبية", "أغنية شعبية", "أغاني تراثية", "موسيقى تراثية"] } },
  { id: "country-music", parents: ["folk-music"], words: {
    en: ["country music", "country song", "bluegrass", "americana"], es: ["música country", "bluegrass"],
    fr: ["musique country", "bluegrass"], zh: ["乡村音乐"], "zh-TW": ["鄉村音樂"], ja: ["カントリー音楽", "カントリーミュージック"],
    ar: ["موسيقى الكانتري", "كانتري"] } },
  { id: "soul-and-rnb", parents: ["music"], words: {
    en: ["soul music", "rnb", "r and b", "rhythm and blues", "gospel music"], es: ["música soul", "música góspel"],
    fr: ["musique soul", "musique gospel"], zh: ["灵魂乐", "节奏布鲁斯", "福音音乐"], "zh-TW": ["靈魂樂", "節奏藍調", "福音音樂"], ja: ["ソウルミュージック", "リズムアンドブルース", "ゴスペル"],
    ar: ["موسيقى السول"] } },
  { id: "reggae", parents: ["music"], words: {
    en: ["reggae", "ska", "dancehall", "calypso"], es: ["reggae", "ska", "dancehall", "calipso"],
    fr: ["reggae", "ska", "dancehall", "zouk"], zh: ["雷鬼", "雷鬼乐"], "zh-TW": ["雷鬼", "雷鬼樂"], ja: ["レゲエ", "スカ音楽"],
    ar: ["الريغي", "ريغي", "موسيقى الريغي"] } },
  { id: "latin-music", parents: ["music"], words: {
    en: ["latin music"], es: ["música latina"],
    fr: ["musique latine"], zh: ["拉丁音乐"], "zh-TW": ["拉丁音樂"], ja: ["ラテン音楽", "ラテンミュージック"],
    ar: ["الموسيقى اللاتينية", "موسيقى لاتينية"] } },
  { id: "brazilian-music", parents: ["latin-music"], words: {
    en: ["bossa nova", "samba"], es: ["bossa nova", "samba"],
    fr: ["bossa nova", "samba"], zh: ["波萨诺瓦", "桑巴"], "zh-TW": ["巴薩諾瓦", "森巴"], ja: ["ボサノバ", "ボサノヴァ", "サンバ"],
    ar: ["الموسيقى البرازيلية", "بوسا نوفا", "سامبا"] } },
  { id: "flamenco", parents: ["dance", "music"], words: {
    en: ["flamenco", "cante jondo"], es: ["flamenco", "cante jondo", "bailaora", "copla"],
    fr: ["flamenco"], zh: ["弗拉门戈"], "zh-TW": ["佛朗明哥"], ja: ["フラメンコ"],
    ar: ["الفلامنكو", "فلامنكو"] } },
  { id: "tango", parents: ["dance", "music"], words: {
    en: ["tango", "milonga"], es: ["tango", "milonga"],
    fr: ["tango", "milonga"], zh: ["探戈"], "zh-TW": ["探戈"], ja: ["タンゴ"],
    ar: ["التانغو", "تانغو"] } },
  { id: "arab-music", parents: ["music"], words: {
    en: ["arabic music", "oriental music", "maqam"], es: ["música árabe"],
    fr: ["musique arabe", "musique orientale"], zh: ["阿拉伯音乐"], "zh-TW": ["阿拉伯音樂"], ja: ["アラブ音楽"],
    ar: ["الموسيقى العربية", "موسيقى عربية", "مقام موسيقي", "أغنية عربية", "أغاني عربية"] } },
  { id: "african-music", parents: ["music"], words: {
    en: ["african music", "world music"], es: ["música africana", "músicas del mundo"],
    fr: ["musique africaine", "musiques du monde"], zh: ["非洲音乐", "世界音乐"], "zh-TW": ["非洲音樂", "世界音樂"], ja: ["アフリカ音楽", "ワールドミュージック"],
    ar: ["الموسيقى الأفريقية", "موسيقى أفريقية", "موسيقى العالم"] } },
  { id: "lullaby", parents: ["song", "sleep"], words: {
    en: ["lullaby", "lullabies", "nursery rhyme", "nursery rhymes", "children's song", "sleep music", "bedtime music", "bedtime song", "soothing music for babies", "cradle song", "for sleeping"], es: ["nana", "nanas", "canción de cuna", "canción infantil", "música para dormir", "arrullo"],
    fr: ["berceuse", "berceuses", "comptine", "comptines", "musique pour dormir", "chanson du soir"], zh: ["摇篮曲", "儿歌", "童谣", "催眠曲", "助眠音乐", "睡前音乐", "哄睡"], "zh-TW": ["搖籃曲", "兒歌", "童謠", "催眠曲", "助眠音樂", "睡前音樂", "哄睡"], ja: ["子守唄", "子守歌", "童謡", "わらべ歌", "寝かしつけ", "ララバイ", "眠りの音楽"],
    ar: ["التهويدات", "تهويدة", "تهويدات", "أغنية أطفال", "أغاني أطفال", "تنويم الأطفال", "أغاني النوم", "هدهدة"] } },
  { id: "anthem-and-march", parents: ["song"], words: {
    en: ["anthem", "military march"], es: ["himno", "marcha militar"],
    fr: ["hymne", "marche militaire"], zh: ["进行曲"], "zh-TW": ["進行曲"], ja: ["行進曲"],
    ar: ["الأناشيد", "نشيد", "أناشيد", "مارش عسكري"] } },
  { id: "musical-theatre", parents: ["theatre", "music"], words: {
    en: ["musical theatre", "musical theater", "stage musical", "broadway", "show tunes"], es: ["teatro musical", "comedia musical", "musical de broadway"],
    fr: ["comédie musicale", "spectacle musical", "théâtre musical"], zh: ["音乐剧", "百老汇"], "zh-TW": ["音樂劇", "百老匯"], ja: ["ミュージカル", "音楽劇", "ブロードウェイ"],
    ar: ["المسرح الغنائي", "مسرحية غنائية", "مسرح غنائي", "مسرحية موسيقية"] } },
  { id: "concert", parents: ["music", "performance"], words: {
    en: ["concert", "concerts", "live music", "music festival", "gig"], es: ["concierto", "conciertos", "música en vivo", "festival de música", "recital"],
    fr: ["concert", "concerts", "musique live", "festival de musique", "récital"], zh: ["演唱会", "音乐会", "音乐节", "现场音乐"], "zh-TW": ["演唱會", "音樂會", "音樂節", "現場音樂"], ja: ["コンサート", "演奏会", "音楽祭", "ライブ音楽"],
    ar: ["الحفلات الموسيقية", "حفلة موسيقية", "حفلات", "مهرجان موسيقي", "حفل غنائي"] } },
  { id: "instrumental", parents: ["music"], words: {
    en: ["instrumental", "instrumental music", "improvisation", "musical instrument", "musical instruments"], es: ["música instrumental", "instrumental", "improvisación musical", "instrumento musical", "instrumentos musicales"],
    fr: ["musique instrumentale", "instrumental", "instrument de musique", "instruments de musique"], zh: ["纯音乐", "器乐", "乐器", "即兴演奏"], "zh-TW": ["純音樂", "器樂", "樂器", "即興演奏"], ja: ["楽器", "器楽", "インストゥルメンタル", "即興演奏"],
    ar: ["الموسيقى الآلية", "معزوفة", "موسيقى آلية", "آلة موسيقية", "آلات موسيقية", "ارتجال موسيقي"] } },
  { id: "piano", parents: ["instrumental"], words: {
    en: ["piano", "pianist", "pianists", "keyboard music"], es: ["piano", "pianista", "pianistas"],
    fr: ["piano", "pianiste", "pianistes"], zh: ["钢琴", "钢琴家", "钢琴曲"], "zh-TW": ["鋼琴", "鋼琴家", "鋼琴曲"], ja: ["ピアノ", "ピアニスト", "ピアノ曲"],
    ar: ["البيانو", "بيانو", "عازف بيانو"] } },
  { id: "guitar", parents: ["instrumental"], words: {
    en: ["guitar", "guitars", "guitarist", "ukulele", "banjo"], es: ["guitarra", "guitarras", "guitarrista", "ukelele"],
    fr: ["guitare", "guitares", "guitariste", "ukulélé"], zh: ["吉他", "吉他手", "尤克里里"], "zh-TW": ["吉他", "吉他手", "烏克麗麗"], ja: ["ギター", "ギタリスト", "ウクレレ"],
    ar: ["الغيتار", "غيتار", "جيتار", "عازف غيتار"] } },
  { id: "violin", parents: ["instrumental"], words: {
    en: ["violin", "violinist", "viola", "fiddle", "string quartet"], es: ["violín", "violinista", "cuarteto de cuerda"],
    fr: ["violon", "violoniste", "quatuor à cordes"], zh: ["小提琴", "小提琴家", "中提琴", "弦乐四重奏"], "zh-TW": ["小提琴", "小提琴家", "中提琴", "弦樂四重奏"], ja: ["バイオリン", "ヴァイオリン", "弦楽四重奏", "バイオリニスト"],
    ar: ["الكمان", "كمان", "عازف كمان", "كمنجة"] } },
  { id: "cello", parents: ["instrumental"], words: {
    en: ["cello", "cellist", "double bass"], es: ["violonchelo", "chelo", "violonchelista", "contrabajo"],
    fr: ["violoncelle", "violoncelliste", "contrebasse"], zh: ["大提琴", "低音提琴"], "zh-TW": ["大提琴", "低音提琴"], ja: ["チェロ", "コントラバス", "チェリスト"],
    ar: ["التشيلو", "تشيلو", "عازف تشيلو"] } },
  { id: "drums", parents: ["instrumental"], words: {
    en: ["drum", "drums", "drummer", "percussion", "taiko"], es: ["tambor", "tambores", "batería musical", "baterista", "percusión"],
    fr: ["tambour", "tambours", "batteur", "percussions"], zh: ["打击乐", "鼓手", "架子鼓"], "zh-TW": ["打擊樂", "鼓手", "爵士鼓"], ja: ["ドラム", "太鼓", "打楽器", "ドラマー"],
    ar: ["الطبول", "طبل", "طبول", "إيقاع", "عازف إيقاع"] } },
  { id: "flute", parents: ["instrumental"], words: {
    en: ["flute", "flutist", "recorder music", "clarinet", "oboe"], es: ["flauta", "flautista", "clarinete", "oboe"],
    fr: ["flûte", "flûtiste", "clarinette", "hautbois"], zh: ["长笛", "笛子", "单簧管"], "zh-TW": ["長笛", "笛子", "單簧管", "豎笛"], ja: ["フルート", "笛", "クラリネット", "尺八"],
    ar: ["الناي والفلوت", "ناي", "فلوت", "كلارينيت"] } },
  { id: "saxophone", parents: ["instrumental"], words: {
    en: ["saxophone", "saxophonist", "sax"], es: ["saxofón", "saxofonista", "saxo"],
    fr: ["saxophone", "saxophoniste", "saxo"], zh: ["萨克斯", "萨克斯风"], "zh-TW": ["薩克斯", "薩克斯風"], ja: ["サックス", "サクソフォン"],
    ar: ["الساكسفون", "ساكسفون"] } },
  { id: "trumpet", parents: ["instrumental"], words: {
    en: ["trumpet", "trumpeter", "trombone", "brass band"], es: ["trompeta", "trompetista", "trombón", "banda de metales"],
    fr: ["trompette", "trompettiste", "trombone", "fanfare"], zh: ["小号", "长号", "铜管"], "zh-TW": ["小號", "長號", "銅管"], ja: ["トランペット", "トロンボーン", "吹奏楽"],
    ar: ["الترومبيت", "بوق", "ترومبيت"] } },
  { id: "harp", parents: ["instrumental"], words: {
    en: ["harp", "harpist", "lyre"], es: ["arpa", "arpista", "lira"],
    fr: ["harpe", "harpiste", "lyre"], zh: ["竖琴"], "zh-TW": ["豎琴"], ja: ["ハープ", "竪琴"],
    ar: ["القيثارة", "قيثارة", "عازف قيثارة"] } },
  { id: "oud", parents: ["arab-music", "instrumental"], words: {
    en: ["oud", "qanun instrument"], es: ["laúd árabe", "laúd"],
    fr: ["oud", "luth"], zh: ["乌德琴", "鲁特琴"], "zh-TW": ["烏德琴", "魯特琴"], ja: ["ウード", "リュート"],
    ar: ["آلة العود", "عازف العود", "عواد", "قانون موسيقي"] } },
  { id: "east-asian-instruments", parents: ["instrumental"], words: {
    en: ["guzheng", "erhu", "pipa", "koto", "shamisen", "guqin"], es: ["guzheng", "erhu", "koto", "shamisen"],
    fr: ["guzheng", "erhu", "koto", "shamisen"], zh: ["古筝", "二胡", "琵琶", "古琴"], "zh-TW": ["古箏", "二胡", "琵琶", "古琴"], ja: ["三味線", "琴", "箏", "琵琶", "二胡"],
    ar: ["آلات شرق آسيا", "غوتشنغ", "إرهو", "كوتو", "شاميسن"] } },
  { id: "accordion", parents: ["instrumental"], words: {
    en: ["accordion", "bandoneon", "harmonica"], es: ["acordeón", "bandoneón", "armónica"],
    fr: ["accordéon", "bandonéon", "harmonica"], zh: ["手风琴", "口琴"], "zh-TW": ["手風琴", "口琴"], ja: ["アコーディオン", "ハーモニカ", "バンドネオン"],
    ar: ["الأكورديون", "أكورديون", "هارمونيكا"] } },
  { id: "organ", parents: ["instrumental"], words: {
    en: ["pipe organ", "church organ", "organist", "harpsichord"], es: ["órgano de iglesia", "organista", "clavecín"],
    fr: ["orgue", "orgues", "organiste", "clavecin"], zh: ["管风琴", "大键琴"], "zh-TW": ["管風琴", "大鍵琴"], ja: ["パイプオルガン", "オルガン", "チェンバロ"],
    ar: ["الأرغن", "أرغن", "عازف الأرغن"] } },
  { id: "sound", parents: ["radio", "music"], words: {
    en: ["sound design", "soundscape", "field recording", "audio recording", "sound art", "sounds", "noise", "noises", "listening", "echo", "echoes", "voice", "voices", "acoustics"], es: ["diseño sonoro", "paisaje sonoro", "grabación de campo", "arte sonoro", "sonido", "sonidos", "ruido", "eco", "ecos", "voz", "voces"],
    fr: ["création sonore", "paysage sonore", "field recording", "art sonore", "bruit", "bruits", "écho", "voix", "tend l'oreille"], zh: ["声音设计", "声景", "声音艺术", "录音", "声音", "噪音", "回声", "嗓音", "聆听"], "zh-TW": ["聲音設計", "聲景", "聲音藝術", "錄音", "聲音", "噪音", "回聲", "嗓音", "聆聽"], ja: ["サウンドデザイン", "音風景", "環境音", "サウンドスケープ", "音", "騒音", "こだま", "声", "響き"],
    ar: ["التصميم الصوتي", "تصميم صوتي", "مشهد صوتي", "تسجيل ميداني", "فن الصوت", "صوت", "أصوات", "ضجيج", "صدى", "إصغاء"] } },
];
