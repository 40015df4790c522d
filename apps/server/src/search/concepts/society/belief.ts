import type { Concept } from "../concept.ts";

export const belief: Concept[] = [
  { id: "religion", parents: [], words: {
    en: ["religion", "religious", "faith", "belief", "spiritual", "spirituality"], es: ["religión", "religioso", "religiosa", "fe religiosa", "creencia", "espiritual", "espiritualidad"],
    fr: ["religion", "religieux", "religieuse", "la foi", "croyance", "spirituel", "spiritualité"], zh: ["宗教", "信仰", "灵性", "精神世界"], "zh-TW": ["宗教", "信仰", "靈性", "精神世界"], ja: ["宗教", "信仰", "スピリチュアル", "精神世界"],
    ar: ["الدين", "دين", "ديني", "إيمان", "عقيدة", "روحاني", "روحانية"] } },
  { id: "christianity", parents: ["religion"], words: {
    en: ["christian", "christianity", "church", "churches", "jesus", "gospel", "bible", "biblical", "catholic"], es: ["cristiano", "cristianismo", "iglesia", "iglesias", "jesús", "evangelio", "biblia", "católico"],
    fr: ["chrétien", "christianisme", "église", "églises", "jésus", "évangile", "bible", "catholique"], zh: ["基督教", "教堂", "耶稣", "圣经", "教会", "天主教"], "zh-TW": ["基督教", "教堂", "耶穌", "聖經", "教會", "天主教"], ja: ["キリスト教", "教会", "イエス", "聖書", "カトリック", "福音"],
    ar: ["المسيحية", "مسيحية", "مسيحي", "كنيسة", "كنائس", "إنجيل", "كاثوليكي"] } },
  { id: "islam", parents: ["religion"], words: {
    en: ["islam", "islamic", "muslim", "muslims", "quran", "mosque", "mosques"], es: ["islam", "islámico", "musulmán", "musulmanes", "corán", "mezquita", "mezquitas"],
    fr: ["islam", "islamique", "musulman", "musulmans", "coran", "mosquée", "mosquées"], zh: ["伊斯兰", "穆斯林", "古兰经", "清真寺"], "zh-TW": ["伊斯蘭", "穆斯林", "古蘭經", "清真寺"], ja: ["イスラム教", "イスラム", "モスク", "コーラン", "ムスリム"],
    ar: ["الإسلام", "إسلام", "إسلامي", "مسلم", "مسلمين", "قرآن", "مسجد", "مساجد"] } },
  { id: "sufism", parents: ["islam", "mysticism"], words: {
    en: ["sufism", "sufi", "dervish", "rumi"], es: ["sufismo", "sufí", "derviche"],
    fr: ["soufisme", "soufi", "derviche"], zh: ["苏菲", "苏菲派", "旋转舞"], "zh-TW": ["蘇菲", "蘇菲派", "旋轉舞"], ja: ["スーフィー", "スーフィズム"],
    ar: ["الصوفية", "صوفية", "صوفي", "تصوف", "درويش", "دراويش"] } },
  { id: "judaism", parents: ["religion"], words: {
    en: ["jewish", "judaism", "jew", "synagogue", "yiddish", "torah"], es: ["judío", "judía", "judaísmo", "judíos", "sinagoga", "yidis"],
    fr: ["juif", "juive", "judaïsme", "juifs", "synagogue", "yiddish"], zh: ["犹太", "犹太教", "犹太人"], "zh-TW": ["猶太", "猶太教", "猶太人"], ja: ["ユダヤ教", "ユダヤ人", "シナゴーグ", "ユダヤ"],
    ar: ["اليهودية", "يهودية", "يهودي", "يهود", "كنيس"] } },
  { id: "buddhism", parents: ["religion"], words: {
    en: ["buddhism", "buddhist", "buddha", "zen", "temple bell"], es: ["budismo", "budista", "buda", "zen"],
    fr: ["bouddhisme", "bouddhiste", "bouddha", "zen"], zh: ["佛教", "佛陀", "禅宗", "禅意", "佛学", "寺庙"], "zh-TW": ["佛教", "佛陀", "禪宗", "禪意", "佛學", "寺廟"], ja: ["仏教", "仏陀", "仏像", "禅", "お寺", "ブッダ"],
    ar: ["البوذية", "بوذية", "بوذي", "بوذا", "زن"] } },
  { id: "hinduism", parents: ["religion"], words: {
    en: ["hinduism", "hindu", "krishna"], es: ["hinduismo", "hindú", "krishna"],
    fr: ["hindouisme", "hindou", "krishna"], zh: ["印度教", "湿婆"], "zh-TW": ["印度教", "濕婆"], ja: ["ヒンドゥー教", "ヒンドゥー"],
    ar: ["الهندوسية", "هندوسية", "هندوسي"] } },
  { id: "taoism", parents: ["religion", "philosophy"], words: {
    en: ["taoism", "daoism", "taoist", "confucius", "confucianism"], es: ["taoísmo", "taoísta", "confucio", "confucianismo"],
    fr: ["taoïsme", "taoïste", "confucius", "confucianisme"], zh: ["道教", "道家", "孔子", "儒家", "老子"], "zh-TW": ["道教", "道家", "孔子", "儒家", "老子"], ja: ["道教", "孔子", "儒教", "老子", "論語"],
    ar: ["الطاوية", "طاوية", "كونفوشيوس", "كونفوشيوسية"] } },
  { id: "shinto", parents: ["religion", "folklore"], words: {
    en: ["shinto", "shrine", "shinto shrine", "torii"], es: ["sintoísmo", "santuario sintoísta"],
    fr: ["shintoïsme", "sanctuaire shinto"], zh: ["神道", "神社"], "zh-TW": ["神道", "神社"], ja: ["神道", "神社", "鳥居", "巫女"],
    ar: ["الشنتو", "شنتو", "معبد شنتو"] } },
  { id: "prayer", parents: ["religion"], words: {
    en: ["prayer", "prayers", "praying", "psalm"], es: ["oración religiosa", "plegaria", "rezar", "salmo"],
    fr: ["prière", "prières", "prier", "psaume"], zh: ["祈祷", "祷告"], "zh-TW": ["祈禱", "禱告"], ja: ["祈り", "祈祷"],
    ar: ["الصلاة", "صلاة", "دعاء"] } },
  { id: "angels-and-demons", parents: ["religion", "supernatural"], words: {
    en: ["angel", "angels", "demon", "demons", "devil", "satan", "exorcism", "heaven and hell"], es: ["ángel", "ángeles", "demonio", "demonios", "diablo", "exorcismo", "cielo e infierno"],
    fr: ["ange", "anges", "démon", "démons", "diable", "exorcisme", "enfer et paradis"], zh: ["天使", "恶魔", "魔鬼", "驱魔", "天堂与地狱", "撒旦"], "zh-TW": ["天使", "惡魔", "魔鬼", "驅魔", "天堂與地獄", "撒旦"], ja: ["天使", "悪魔", "サタン", "悪魔祓い", "天国と地獄"],
    ar: ["الملائكة والشياطين", "ملاك", "ملائكة", "شيطان", "شياطين", "طرد الأرواح", "جنة ونار"] } },
  { id: "afterlife", parents: ["death", "religion"], words: {
    en: ["afterlife", "life after death", "heaven", "hell", "paradise", "reincarnation", "underworld"], es: ["más allá", "vida después de la muerte", "paraíso", "infierno", "reencarnación", "inframundo"],
    fr: ["au-delà", "vie après la mort", "paradis", "enfer", "réincarnation"], zh: ["来世", "天堂", "地狱", "轮回", "转世", "阴间"], "zh-TW": ["來世", "天堂", "地獄", "輪迴", "轉世", "陰間"], ja: ["来世", "天国", "地獄", "輪廻", "転生", "あの世", "死後の世界"],
    ar: ["الآخرة", "آخرة", "الحياة بعد الموت", "جنة", "جحيم", "تناسخ"] } },
  { id: "monks-and-nuns", parents: ["religion"], words: {
    en: ["monk", "monks", "nun", "nuns", "monastery", "convent", "priest"], es: ["monje", "monjes", "monja", "monjas", "monasterio", "convento", "sacerdote"],
    fr: ["moine", "moines", "religieuse cloîtrée", "nonne", "monastère", "couvent", "prêtre"], zh: ["僧人", "和尚", "尼姑", "修道院", "修女", "神父"], "zh-TW": ["僧人", "和尚", "尼姑", "修道院", "修女", "神父"], ja: ["僧侶", "お坊さん", "尼僧", "修道院", "修道女", "神父"],
    ar: ["الرهبان والراهبات", "راهب", "رهبان", "راهبة", "دير", "كاهن", "قسيس"] } },
  { id: "pilgrimage", parents: ["religion", "travel"], words: {
    en: ["pilgrimage", "pilgrim", "pilgrims", "camino de santiago", "hajj"], es: ["peregrinación", "peregrino", "peregrinos", "camino de santiago"],
    fr: ["pèlerinage", "pèlerin", "pèlerins", "chemin de compostelle"], zh: ["朝圣", "朝圣者", "朝觐"], "zh-TW": ["朝聖", "朝聖者", "朝覲"], ja: ["巡礼", "お遍路", "巡礼者", "聖地巡礼"],
    ar: ["الحج", "حج", "حاج", "حجاج", "رحلة الحج"] } },
  { id: "mysticism", parents: ["religion"], words: {
    en: ["mysticism", "mystic", "mystical", "esoteric", "kabbalah"], es: ["misticismo", "místico", "mística", "esotérico", "cábala"],
    fr: ["mysticisme", "mystique", "ésotérique", "kabbale"], zh: ["神秘主义", "神秘学", "秘教"], "zh-TW": ["神秘主義", "神秘學", "秘教"], ja: ["神秘主義", "神秘", "密教"],
    ar: ["الباطنية", "باطنية", "غيبي", "روحانيات غامضة"] } },
  { id: "atheism", parents: ["religion", "philosophy"], words: {
    en: ["atheism", "atheist", "secular", "religious doubt", "loss of faith"], es: ["ateísmo", "ateo", "laicismo", "pérdida de la fe"],
    fr: ["athéisme", "athée", "laïcité", "perte de la foi"], zh: ["无神论", "世俗化"], "zh-TW": ["無神論", "世俗化"], ja: ["無神論", "世俗", "無宗教"],
    ar: ["الإلحاد", "إلحاد", "ملحد", "علمانية"] } },
  { id: "sect", parents: ["religion", "society"], words: {
    en: ["cult leader", "religious cult", "sect", "sects", "indoctrination"], es: ["secta", "sectas", "adoctrinamiento", "líder de secta"],
    fr: ["secte", "sectes", "endoctrinement", "gourou"], zh: ["邪教", "洗脑", "教派"], "zh-TW": ["邪教", "洗腦", "教派"], ja: ["カルト", "カルト教団", "洗脳", "新興宗教"],
    ar: ["الطوائف المغلقة", "طائفة مغلقة", "جماعة متطرفة", "غسيل دماغ"] } },
  { id: "myth", parents: [], words: {
    en: ["myth", "myths", "mythology", "mythological", "legend", "legends", "legendary"], es: ["mito", "mitos", "mitología", "mitológico", "leyenda", "leyendas"],
    fr: ["mythe", "mythes", "mythologie", "mythologique", "légende", "légendes"], zh: ["神话", "传说", "传奇"], "zh-TW": ["神話", "傳說", "傳奇"], ja: ["神話", "伝説", "伝承"],
    ar: ["الأساطير", "أسطورة", "أساطير", "ميثولوجيا", "أسطوري"] } },
  { id: "folklore", parents: ["myth", "culture"], words: {
    en: ["folklore", "folk tale", "folk tales", "folktale", "folk tradition"], es: ["folclore", "folclor", "cuento popular", "cuentos populares", "folklore"],
    fr: ["folklore", "conte populaire", "contes populaires", "contes et légendes"], zh: ["民间故事", "民间传说", "民俗"], "zh-TW": ["民間故事", "民間傳說", "民俗"], ja: ["民話", "民間伝承", "民俗", "フォークロア", "民俗学"],
    ar: ["الفولكلور", "فولكلور", "حكايات شعبية", "حكاية شعبية", "تراث شعبي"] } },
  { id: "greek-myth", parents: ["myth", "ancient-greece"], words: {
    en: ["greek mythology", "greek myth", "zeus", "odyssey", "hercules", "medusa", "olympus"], es: ["mitología griega", "mito griego", "zeus", "odisea", "hércules", "olimpo"],
    fr: ["mythologie grecque", "mythe grec", "zeus", "odyssée", "hercule", "olympe"], zh: ["希腊神话", "宙斯", "奥德赛", "特洛伊"], "zh-TW": ["希臘神話", "宙斯", "奧德賽", "特洛伊"], ja: ["ギリシャ神話", "ゼウス", "オデュッセイア", "ギリシア神話"],
    ar: ["الأساطير اليونانية", "أساطير يونانية", "زيوس", "أوديسا", "هرقل"] } },
  { id: "norse-myth", parents: ["myth", "viking"], words: {
    en: ["norse mythology", "thor", "odin", "ragnarok", "valhalla"], es: ["mitología nórdica", "thor", "odín"],
    fr: ["mythologie nordique", "thor", "odin"], zh: ["北欧神话", "奥丁", "雷神托尔"], "zh-TW": ["北歐神話", "奧丁", "雷神托爾"], ja: ["北欧神話", "オーディン", "トール神"],
    ar: ["الأساطير النوردية", "أساطير نوردية", "أساطير إسكندنافية", "أودين"] } },
  { id: "chinese-myth", parents: ["myth"], words: {
    en: ["chinese mythology", "monkey king", "journey to the west", "jade emperor"], es: ["mitología china", "rey mono", "viaje al oeste"],
    fr: ["mythologie chinoise", "roi singe", "pérégrination vers l'ouest"], zh: ["西游记", "孙悟空", "山海经", "中国神话", "美猴王"], "zh-TW": ["西遊記", "孫悟空", "山海經", "中國神話", "美猴王"], ja: ["西遊記", "孫悟空", "中国神話"],
    ar: ["الأساطير الصينية", "أساطير صينية", "الملك القرد", "رحلة إلى الغرب"] } },
  { id: "arabian-tales", parents: ["folklore"], words: {
    en: ["arabian nights", "one thousand and one nights", "scheherazade", "aladdin"], es: ["mil y una noches", "sherezade", "aladino"],
    fr: ["mille et une nuits", "shéhérazade", "aladin"], zh: ["一千零一夜", "天方夜谭", "阿拉丁", "神灯"], "zh-TW": ["一千零一夜", "天方夜譚", "阿拉丁", "神燈"], ja: ["千夜一夜物語", "アラビアンナイト", "アラジン", "ランプの精"],
    ar: ["ألف ليلة وليلة", "شهرزاد", "علاء الدين"] } },
  { id: "gods", parents: ["myth"], words: {
    en: ["god", "gods", "goddess", "goddesses", "deity", "deities"], es: ["dios", "dioses", "diosa", "diosas", "deidad", "divinidad"],
    fr: ["dieu", "dieux", "déesse", "déesses", "divinité"], zh: ["神灵", "女神", "众神", "神仙", "诸神"], "zh-TW": ["神靈", "女神", "眾神", "神仙", "諸神", "媽祖"], ja: ["神々", "女神", "神様"],
    ar: ["الآلهة", "إله", "آلهة", "إلهة"] } },
  { id: "ghost", parents: ["supernatural", "horror"], words: {
    en: ["ghost", "ghosts", "ghost story", "haunting", "haunted", "phantom", "spirits", "ghosts stories", "apparition", "poltergeist", "spectre", "ghost month", "ghost stories", "spirit world", "ghostly figure"], es: ["fantasma", "fantasmas", "espíritu", "espíritus", "espectro", "aparición fantasmal", "aparición", "ánimas", "espíritu errante"],
    fr: ["fantôme", "fantômes", "revenant", "spectre", "histoire de fantômes", "hanté", "esprit frappeur", "histoires de fantômes", "âme errante"], zh: ["幽灵", "鬼魂", "鬼故事", "亡灵", "闹鬼", "鬼月", "鬼怪", "冤魂", "撞鬼", "游魂"], "zh-TW": ["幽靈", "鬼魂", "鬼故事", "亡靈", "鬧鬼", "鬼月", "鬼怪", "冤魂", "撞鬼", "遊魂"], ja: ["幽霊", "お化け", "亡霊", "ゴースト", "幽霊話", "怪談", "霊", "おばけ", "地縛霊"],
    ar: ["الأشباح", "شبح", "أشباح", "أرواح", "مسكون", "قصة أشباح", "شبح هائم"] } },
  { id: "vampire", parents: ["supernatural", "horror"], words: {
    en: ["vampire", "vampires", "dracula"], es: ["vampiro", "vampiros", "vampira", "drácula"],
    fr: ["vampire", "vampires", "dracula"], zh: ["吸血鬼", "德古拉"], "zh-TW": ["吸血鬼", "德古拉"], ja: ["吸血鬼", "ヴァンパイア", "ドラキュラ"],
    ar: ["مصاص الدماء", "مصاص دماء", "مصاصي دماء", "مصاصو دماء", "دراكولا"] } },
  { id: "werewolf", parents: ["supernatural", "horror"], words: {
    en: ["werewolf", "werewolves", "shapeshifter"], es: ["hombre lobo", "hombres lobo", "cambiaformas"],
    fr: ["loup-garou", "loups-garous", "métamorphe"], zh: ["狼人", "变形者"], "zh-TW": ["狼人", "變形者"], ja: ["狼男", "人狼"],
    ar: ["المستذئب", "مستذئب", "مستذئبين", "الرجل الذئب"] } },
  { id: "zombie", parents: ["supernatural", "horror"], words: {
    en: ["zombie", "zombies", "undead", "living dead"], es: ["zombi", "zombis", "muertos vivientes", "zombies"],
    fr: ["zombie", "zombies", "morts-vivants", "mort-vivant"], zh: ["丧尸", "僵尸", "活死人"], "zh-TW": ["喪屍", "殭屍", "活屍"], ja: ["ゾンビ", "生ける屍", "キョンシー"],
    ar: ["الزومبي", "زومبي", "موتى أحياء"] } },
  { id: "witch", parents: ["fantasy"], words: {
    en: ["witch", "witches", "witchcraft", "wizard", "wizards", "sorcerer", "sorceress", "witch hunt"], es: ["bruja", "brujas", "brujería", "mago", "magos", "hechicero", "hechicera", "caza de brujas"],
    fr: ["sorcière", "sorcières", "sorcellerie", "mage", "sorcier", "magicien", "chasse aux sorcières"], zh: ["女巫", "巫师", "魔法师", "巫术", "法师"], "zh-TW": ["女巫", "巫師", "魔法師", "巫術", "法師"], ja: ["魔女", "魔法使い", "魔導士", "魔女狩り"],
    ar: ["الساحرات", "ساحرة", "ساحرات", "ساحر", "سحرة", "شعوذة"] } },
  { id: "magic", parents: ["fantasy"], words: {
    en: ["magic", "magical", "spell", "spells", "enchanted", "curse", "curses"], es: ["magia", "mágico", "mágica", "hechizo", "hechizos", "encantado", "maldición"],
    fr: ["magie", "magique", "sortilège", "sortilèges", "enchanté", "malédiction"], zh: ["魔法", "咒语", "诅咒", "法术"], "zh-TW": ["魔法", "咒語", "詛咒", "法術"], ja: ["魔法", "呪い", "呪文"],
    ar: ["السحر", "سحر", "سحري", "تعويذة", "لعنة", "مسحور"] } },
  { id: "dragon", parents: ["fantasy", "myth"], words: {
    en: ["dragon", "dragons", "fire-breathing", "wyvern", "dragon slayer"], es: ["dragón", "dragones", "dragona"],
    fr: ["dragon", "dragons"], zh: ["巨龙", "飞龙", "神龙", "龙"], "zh-TW": ["巨龍", "飛龍", "神龍", "龍"], ja: ["竜", "龍", "ドラゴン"],
    ar: ["التنانين", "تنين", "تنانين"] } },
  { id: "fairy", parents: ["fantasy", "folklore"], words: {
    en: ["fairy", "fairies"], es: ["hada", "hadas", "enano y elfo"],
    fr: ["fée", "fées"], zh: ["精灵", "仙女", "妖精"], "zh-TW": ["精靈", "仙女", "妖精"], ja: ["妖精", "精霊"],
    ar: ["الجنيات", "جنية", "جنيات"] } },
  { id: "mermaid", parents: ["fantasy", "myth", "sea"], words: {
    en: ["mermaid", "mermaids", "siren song", "sea nymph"], es: ["sirena", "sirenas del mar"],
    fr: ["sirène", "sirènes des mers"], zh: ["美人鱼", "人鱼"], "zh-TW": ["美人魚", "人魚"], ja: ["人魚", "マーメイド", "人魚姫"],
    ar: ["حوريات البحر", "حورية البحر", "عروس البحر"] } },
  { id: "unicorn-and-beasts", parents: ["fantasy", "animals"], words: {
    en: ["griffin", "mythical creature", "mythical creatures"], es: ["grifo mitológico", "criatura mítica"],
    fr: ["griffon", "créature mythique"], zh: ["麒麟", "神兽"], "zh-TW": ["麒麟", "神獸"], ja: ["幻獣", "麒麟"],
    ar: ["المخلوقات الأسطورية", "مخلوقات أسطورية"] } },
  { id: "monster", parents: ["horror", "fantasy"], words: {
    en: ["monster", "monsters", "beast", "creature feature", "kaiju"], es: ["monstruo", "monstruos", "bestia"],
    fr: ["monstre", "monstres"], zh: ["怪物", "怪兽", "巨怪"], "zh-TW": ["怪物", "怪獸", "巨怪"], ja: ["怪物", "怪獣", "モンスター", "鬼"],
    ar: ["الوحوش", "وحش", "وحوش", "مسخ"] } },
  { id: "yokai", parents: ["folklore", "supernatural"], words: {
    en: ["yokai", "japanese ghost story", "kitsune", "tengu", "oni"], es: ["yokai", "fantasmas japoneses"],
    fr: ["yokai", "fantômes japonais", "esprits japonais"], zh: ["妖怪", "百鬼夜行", "日本妖怪", "河童"], "zh-TW": ["妖怪", "百鬼夜行", "日本妖怪", "河童"], ja: ["妖怪", "百鬼夜行", "天狗", "河童", "九尾", "あやかし"],
    ar: ["اليوكاي", "يوكاي", "أشباح يابانية"] } },
  { id: "fortune-telling", parents: ["supernatural"], words: {
    en: ["tarot", "astrology", "horoscope", "zodiac", "fortune telling", "fortune-teller", "prophecy"], es: ["tarot", "astrología", "horóscopo", "zodiaco", "adivinación", "adivina", "profecía"],
    fr: ["tarot divinatoire", "astrologie", "horoscope", "zodiaque", "voyance", "voyante", "prophétie"], zh: ["塔罗", "占星", "占卜", "算命", "星座运势", "预言", "风水"], "zh-TW": ["塔羅", "占星", "占卜", "算命", "星座運勢", "預言", "風水"], ja: ["占い", "タロット", "占星術", "星占い", "予言", "風水"],
    ar: ["قراءة الطالع", "تارو", "أبراج فلكية", "تنجيم", "عرافة", "نبوءة"] } },
  { id: "shaman", parents: ["religion", "indigenous"], words: {
    en: ["shaman", "shamans", "shamanism"], es: ["chamán", "chamanes", "chamanismo"],
    fr: ["chaman", "chamans", "chamanisme"], zh: ["萨满", "祭祀", "巫师祭祀"], "zh-TW": ["薩滿", "祭祀", "巫師祭祀"], ja: ["シャーマン", "祭祀", "呪術"],
    ar: ["الشامانية", "شامان", "شامانية"] } },
];
