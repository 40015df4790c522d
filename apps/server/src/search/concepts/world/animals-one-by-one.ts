import type { Concept } from "../concept.ts";

export const animalsOneByOne: Concept[] = [
  { id: "penguin", parents: ["bird", "polar"], words: {
    en: ["penguin", "penguins", "emperor penguin", "penguin chick", "penguin colony", "baby penguin", "king penguin", "rockhopper"], es: ["pingüino", "pingüinos"],
    fr: ["pingouin", "pingouins", "manchot empereur", "manchots", "banquise aux manchots", "petit pingouin", "colonie de manchots", "petit manchot"], zh: ["企鹅", "帝企鹅", "小企鹅", "企鹅群"], "zh-TW": ["企鵝", "帝企鵝", "小企鵝", "企鵝群"], ja: ["ペンギン", "皇帝ペンギン", "ペンギンたち", "コウテイペンギン"],
    ar: ["بطريق", "بطاريق"] } },
  { id: "parrot", parents: ["bird"], words: {
    en: ["parrot", "parrots", "budgie", "parakeet", "cockatoo", "macaw", "budgerigar", "talking parrot", "cockatiel", "african grey parrot", "parrots that talk"], es: ["loro", "loros", "periquito", "cotorra", "guacamayo"],
    fr: ["perroquet", "perroquets", "perruche", "cacatoès", "perroquet bavard", "cacatoès blanc", "perroquet gris"], zh: ["鹦鹉", "八哥鸟", "虎皮鹦鹉", "学舌", "凤头鹦鹉", "金刚鹦鹉"], "zh-TW": ["鸚鵡", "八哥鳥", "虎皮鸚鵡", "學舌", "鳳頭鸚鵡", "金剛鸚鵡", "玄鳳"], ja: ["オウム", "インコ", "文鳥", "鸚鵡", "セキセイインコ", "コンゴウインコ"],
    ar: ["ببغاء", "ببغاوات"] } },
  { id: "songbirds", parents: ["bird"], words: {
    en: ["songbirds", "thrushes", "song thrush", "lark", "larks", "blackbird", "canary", "skylark", "songbird", "finch", "goldfinch", "robin redbreast"], es: ["aves canoras", "zorzal", "ruiseñores", "canario", "mirlo", "alondra", "jilguero", "petirrojo"],
    fr: ["oiseaux chanteurs", "grive", "grives", "mésange", "mésanges", "rossignols", "merle", "alouette", "rouge-gorge", "chardonneret", "canari", "pinson", "pinsons", "fauvette", "fauvettes", "loriot", "bouvreuil", "roitelet", "verdier"], zh: ["鸣禽", "画眉鸟", "百灵鸟", "黄鹂", "知更鸟", "云雀", "画眉", "金丝雀", "黄莺", "鸟语花香", "山雀", "绣眼鸟"], "zh-TW": ["鳴禽", "畫眉鳥", "百靈鳥", "黃鸝", "知更鳥", "雲雀", "畫眉", "金絲雀", "黃鶯", "鳥語花香", "山雀", "繡眼鳥", "綠繡眼"], ja: ["小鳥", "ツグミ", "うぐいす", "カナリア", "雲雀", "ヒバリ", "メジロ", "さえずり", "ウグイス", "ひばり", "小夜啼鳥", "四十雀", "シジュウカラ", "ホオジロ"],
    ar: ["طيور مغردة", "بلابل", "كروان", "حسون", "كناري", "عندليب", "شحرور", "شحارير", "هدهد", "هداهد", "عنادل"] } },
  { id: "sparrow", parents: ["bird"], words: {
    en: ["sparrow", "sparrows"], es: ["gorrión", "gorriones"],
    fr: ["moineau", "moineaux"], zh: ["麻雀", "小麻雀"], "zh-TW": ["麻雀", "小麻雀"], ja: ["スズメ", "雀", "すずめ"],
    ar: ["عصفور الدوري"] } },
  { id: "pigeon-and-dove", parents: ["bird"], words: {
    en: ["pigeon", "pigeons", "doves", "carrier pigeon", "white dove", "homing pigeon", "homing pigeons", "dovecote", "pigeon loft", "pigeon racing", "turtle dove", "turtle doves", "pigeon fancier", "city pigeons"], es: ["paloma", "palomas", "palomar", "paloma mensajera", "tórtola", "tórtolas"],
    fr: ["pigeon", "pigeons", "colombe", "colombes", "tourterelle", "pigeon voyageur", "pigeonnier", "colombophile"], zh: ["鸽子", "白鸽", "信鸽", "野鸽", "赛鸽", "鸽哨", "养鸽"], "zh-TW": ["鴿子", "白鴿", "信鴿", "野鴿", "賽鴿", "鴿哨", "養鴿", "粉鳥"], ja: ["鳩", "ハト", "伝書鳩", "土鳩", "山鳩", "レース鳩"],
    ar: ["حمامة", "حمائم", "حمام زاجل", "يمامة"] } },
  { id: "seabirds", parents: ["bird", "sea"], words: {
    en: ["seabirds", "seagull", "seagulls", "gulls", "albatross", "puffin", "pelican", "pelicans", "cormorant", "seabird"], es: ["aves marinas", "gaviota", "gaviotas", "albatros", "pelícano", "cormorán", "frailecillo"],
    fr: ["oiseaux marins", "mouette", "mouettes", "goéland", "albatros", "pélican", "cormoran", "macareux", "fou de bassan", "sterne"], zh: ["海鸟", "海鸥", "信天翁", "鹈鹕", "鸬鹚", "军舰鸟", "海燕", "鲣鸟"], "zh-TW": ["海鳥", "海鷗", "信天翁", "鵜鶘", "鸕鷀", "軍艦鳥", "海燕", "鰹鳥", "黑尾鷗"], ja: ["海鳥", "カモメ", "鴎", "アホウドリ", "ペリカン", "ウミネコ", "かもめ", "鵜", "カツオドリ"],
    ar: ["طيور البحر", "نورس", "نوارس", "قطرس", "طيور بحرية"] } },
  { id: "peacock", parents: ["bird"], words: {
    en: ["peacock", "peacocks"], es: ["pavo real"],
    fr: ["paon", "paons"], zh: ["孔雀", "白孔雀", "孔雀开屏", "锦鸡"], "zh-TW": ["孔雀", "白孔雀", "孔雀開屏", "錦雞"], ja: ["孔雀", "クジャク"],
    ar: ["طاووس"] } },
  { id: "duck-and-goose", parents: ["bird"], words: {
    en: ["waterfowl"], es: ["aves acuáticas"],
    fr: ["oiseaux d'eau"], zh: ["水鸟", "鸳鸯"], "zh-TW": ["水鳥", "鴛鴦"], ja: ["水鳥", "鴛鴦", "おしどり"],
    ar: ["بط وإوز"] } },
  { id: "hen-and-rooster", parents: ["farm-animals", "bird"], words: {
    en: ["rooster", "hens", "chickens", "chick", "chicks", "cockerel", "henhouse"], es: ["gallo", "gallinas", "pollito", "pollitos", "gallinero", "gallina", "gallitos", "clueca", "pelea de gallos", "peleas de gallos"],
    fr: ["coq", "poules", "poussin", "poussins", "poulailler", "poule", "poulaillers", "coquelet", "aviculteur", "dindon", "dindons", "dinde"], zh: ["公鸡", "母鸡", "小鸡", "鸡窝", "雏鸡", "养鸡", "养鸡场", "老母鸡", "斗鸡", "雄鸡", "鸡鸣", "火鸡", "孵蛋", "鸡毛"], "zh-TW": ["公雞", "母雞", "小雞", "雞窩", "雛雞", "養雞", "養雞場", "老母雞", "鬥雞", "雄雞", "雞鳴", "火雞", "孵蛋", "雞毛", "土雞"], ja: ["ニワトリ", "鶏", "ひよこ", "雄鶏", "鶏小屋", "雌鶏", "養鶏", "にわとり", "闘鶏", "七面鳥", "軍鶏", "チャボ", "雛"],
    ar: ["ديك", "دجاج", "دجاجات", "كتكوت", "صوص", "ديوك", "كتاكيت", "صيصان"] } },
  { id: "bird-migration", parents: ["bird", "travel"], words: {
    en: ["migratory birds", "bird migration", "migrating birds", "flyway", "birds fly south", "flying south", "flight of the geese", "storks return", "swallows return", "crane migration", "wintering birds", "bird ringing", "migrating geese"], es: ["aves migratorias", "migración de las aves"],
    fr: ["oiseaux migrateurs", "migration des oiseaux", "migration d'oiseaux", "hirondelles de passage", "vol d'oies", "grues migratrices", "cigognes en migration", "envol des oiseaux migrateurs"], zh: ["候鸟", "鸟类迁徙", "南飞的雁"], "zh-TW": ["候鳥", "鳥類遷徙", "南飛的雁"], ja: ["渡り鳥", "鳥の渡り"],
    ar: ["طيور مهاجرة", "هجرة الطيور"] } },
  { id: "birdwatching", parents: ["bird", "hobby"], words: {
    en: ["birdwatching", "birdwatcher", "birding", "ornithologist", "bird watching", "birder", "birders", "bird watcher", "bird watchers", "twitcher", "twitchers", "bird guide", "field guide to birds", "watching birds", "rare bird", "bird hide"], es: ["observación de aves", "ornitólogo", "avistamiento de aves"],
    fr: ["ornithologue", "observation des oiseaux", "ornithologie", "observer les oiseaux", "observateur d'oiseaux", "affût ornithologique", "guetter les oiseaux", "ornitho"], zh: ["观鸟", "鸟类学家", "观鸟者"], "zh-TW": ["觀鳥", "鳥類學家", "觀鳥者", "賞鳥"], ja: ["バードウォッチング", "野鳥観察", "鳥類学者"],
    ar: ["مراقبة الطيور", "عالم طيور"] } },
  { id: "dolphin", parents: ["sea-life"], words: {
    en: ["dolphin", "dolphins", "porpoise", "dolphin pod", "bottlenose", "bottlenose dolphin", "swimming with dolphins", "dolphin trainer", "wild dolphins", "pod of dolphins"], es: ["delfín", "delfines", "marsopa"],
    fr: ["dauphin", "dauphins", "marsouin", "dauphins sauvages", "grand dauphin", "petit dauphin", "delphinarium", "nager avec les dauphins"], zh: ["海豚", "江豚", "白鳍豚", "小海豚", "海豚表演", "中华白海豚"], "zh-TW": ["海豚", "江豚", "白鰭豚", "小海豚", "海豚表演", "中華白海豚", "白海豚"], ja: ["イルカ", "スナメリ", "海豚", "いるか", "バンドウイルカ", "カワイルカ", "イルカショー"],
    ar: ["دلفين", "دلافين"] } },
  { id: "seal", parents: ["sea-life"], words: {
    en: ["seals", "grey seal", "baby seal", "elephant seal"], es: ["focas", "foca"],
    fr: ["phoque", "phoques"], zh: ["海豹", "小海豹", "斑海豹"], "zh-TW": ["海豹", "小海豹", "斑海豹"], ja: ["アザラシ", "海豹", "ゴマフアザラシ"],
    ar: ["فقمة", "فقمات"] } },
  { id: "octopus-and-squid", parents: ["sea-life"], words: {
    en: ["octopus", "octopuses", "squid", "cuttlefish", "giant octopus", "giant squid", "tentacles", "nautilus", "eight arms"], es: ["pulpo", "pulpos", "calamar", "sepia"],
    fr: ["pieuvre", "poulpe", "calmar", "seiche", "tentacules", "octopode", "encre de seiche", "pieuvre géante", "calamars", "calmar géant"], zh: ["章鱼", "乌贼", "鱿鱼", "墨斗鱼", "八爪鱼", "大王乌贼", "鹦鹉螺"], "zh-TW": ["章魚", "烏賊", "魷魚", "墨斗魚", "八爪魚", "大王烏賊", "鸚鵡螺"], ja: ["タコ", "蛸", "イカ釣り", "大王イカ", "烏賊", "ダイオウイカ", "イイダコ", "オウムガイ"],
    ar: ["أخطبوط", "حبار"] } },
  { id: "jellyfish", parents: ["sea-life"], words: {
    en: ["jellyfish", "jelly fish", "moon jellyfish", "jellyfish sting", "box jellyfish", "medusa jellyfish"], es: ["medusa marina", "medusas"],
    fr: ["méduses", "méduse géante", "piqûre de méduse", "bancs de méduses"], zh: ["水母", "海月水母", "水母群"], "zh-TW": ["水母", "海月水母", "水母群"], ja: ["クラゲ", "海月", "くらげ", "水母"],
    ar: ["قنديل البحر", "قناديل البحر"] } },
  { id: "turtle-and-tortoise", parents: ["sea-life"], words: {
    en: ["turtle", "turtles", "tortoise", "tortoises", "sea turtle", "sea turtles", "giant tortoise", "baby turtles", "sea turtle nest", "terrapin", "terrapins", "tortoise and hare", "tortoise and the hare", "galápagos tortoise"], es: ["tortugas", "tortuga", "tortuga marina"],
    fr: ["tortues", "tortue", "tortue de mer", "tortues marines", "tortue marine", "tortue géante", "carapace", "lièvre et tortue"], zh: ["乌龟", "海龟", "陆龟", "甲鱼", "龟壳", "小乌龟", "玳瑁", "老龟", "龟兔"], "zh-TW": ["烏龜", "海龜", "陸龜", "甲魚", "龜殼", "小烏龜", "玳瑁", "老龜", "龜兔", "綠蠵龜"], ja: ["カメ", "亀", "ウミガメ", "リクガメ", "海亀", "かめ", "スッポン", "アカウミガメ", "ゾウガメ", "すっぽん", "甲羅", "うみがめ"],
    ar: ["سلحفاة", "سلاحف", "سلحفاة بحرية"] } },
  { id: "coral-reef", parents: ["sea-life"], words: {
    en: ["coral reef", "coral reefs", "corals", "barrier reef", "great barrier reef", "coral bleaching", "reef fish", "reefs", "coral garden", "tropical reef"], es: ["arrecife de coral", "arrecife", "corales", "coral marino"],
    fr: ["récif corallien", "récifs", "coraux", "corail", "récifs de corail", "barrière de corail", "grande barrière", "massif de corail", "lagon", "lagons"], zh: ["珊瑚礁", "珊瑚", "大堡礁", "珊瑚海", "珊瑚白化", "珊瑚虫"], "zh-TW": ["珊瑚礁", "珊瑚", "大堡礁", "珊瑚海", "珊瑚白化", "珊瑚蟲"], ja: ["珊瑚礁", "サンゴ", "さんご", "珊瑚", "サンゴ礁", "珊瑚の海"],
    ar: ["شعاب مرجانية", "مرجان"] } },
  { id: "seashells", parents: ["sea-life", "beach"], words: {
    en: ["shells", "seashell", "seashells", "shellfish"], es: ["conchas", "concha marina", "caracola"],
    fr: ["coquillages", "coquillage", "oursin", "oursins", "conque", "huître perlière"], zh: ["贝壳", "海螺", "捡贝壳", "蚌壳", "河蚌"], "zh-TW": ["貝殼", "海螺", "撿貝殼", "蚌殼", "河蚌"], ja: ["貝殻", "貝", "巻貝", "桜貝", "貝拾い", "ザリガニ", "ウミウシ", "フジツボ", "ほら貝", "カブトガニ", "二枚貝"],
    ar: ["أصداف", "صدفة بحرية"] } },
  { id: "salmon-and-trout", parents: ["fish", "river"], words: {
    en: ["salmon", "salmon run", "trout", "carp", "koi", "salmon fishing", "trout fishing", "wild salmon", "salmon river", "brown trout", "koi carp", "koi pond", "spawning salmon"], es: ["salmón", "salmones", "trucha", "truchas", "carpa koi"],
    fr: ["saumon", "saumons", "truite", "truites", "carpe", "saumon sauvage", "pêche à la truite", "carpes koï", "remontée des saumons", "ombre chevalier", "salmonidé"], zh: ["鲑鱼", "三文鱼", "锦鲤", "鲤鱼", "鳟鱼", "洄游", "大马哈鱼", "虹鳟"], "zh-TW": ["鮭魚", "三文魚", "錦鯉", "鯉魚", "鱒魚", "洄游", "大馬哈魚", "虹鱒", "櫻花鉤吻鮭"], ja: ["鮭", "鯉", "錦鯉", "鱒", "鮎", "岩魚", "イワナ", "ヤマメ", "山女魚", "虹鱒", "ニジマス", "鮭の遡上", "紅鮭"],
    ar: ["سلمون", "سمك السلمون", "شبوط"] } },
  { id: "aquarium", parents: ["fish"], words: {
    en: ["aquarium", "aquariums", "fish tank", "goldfish bowl", "aquaria", "aquarium keeper", "fish bowl", "public aquarium"], es: ["acuario", "pecera"],
    fr: ["aquarium", "bocal à poisson", "aquariophilie", "poisson en bocal"], zh: ["水族馆", "鱼缸"], "zh-TW": ["水族館", "魚缸", "水族箱"], ja: ["水族館", "水槽"],
    ar: ["حوض أسماك", "معرض الأحياء المائية"] } },
  { id: "lion", parents: ["big-cats"], words: {
    en: ["lion", "lions", "lioness", "lion cub", "lion king", "pride of lions", "king of the beasts", "mane of a lion", "roaring lion"], es: ["león", "leones", "leona"],
    fr: ["lion", "lions", "lionne", "lionceau", "lions d'afrique", "roi de la jungle", "roi des animaux", "dompteur de lions", "crinière du lion", "rugissement"], zh: ["狮子", "小狮子", "母狮", "雄狮", "狮子王", "狮群", "狮王"], "zh-TW": ["獅子", "小獅子", "母獅", "雄獅", "獅子王", "獅群", "獅王"], ja: ["ライオン", "獅子", "百獣の王", "雌ライオン", "子ライオン"],
    ar: ["أسد", "لبؤة", "شبل"] } },
  { id: "tiger", parents: ["big-cats"], words: {
    en: ["tiger", "tigers", "tigress", "tiger cub", "bengal tiger", "siberian tiger", "white tiger", "man-eating tiger", "tiger hunt"], es: ["tigre", "tigres", "tigresa"],
    fr: ["tigre", "tigres", "tigresse", "tigres du bengale", "tigre blanc", "tigre du bengale", "tigre de sibérie", "bébé tigre", "petit tigre"], zh: ["老虎", "猛虎", "东北虎", "小老虎", "虎王", "华南虎", "孟加拉虎"], "zh-TW": ["老虎", "猛虎", "東北虎", "小老虎", "虎王", "華南虎", "孟加拉虎"], ja: ["虎", "猛虎", "虎の子", "ベンガルトラ", "人食い虎", "シベリアトラ"],
    ar: ["نمر", "نمور", "ببر"] } },
  { id: "leopard", parents: ["big-cats"], words: {
    en: ["leopard", "leopards", "snow leopard", "panther"], es: ["leopardo", "pantera"],
    fr: ["léopard", "panthère"], zh: ["豹子", "雪豹", "黑豹", "花豹", "云豹", "金钱豹"], "zh-TW": ["豹子", "雪豹", "黑豹", "花豹", "雲豹", "金錢豹", "石虎"], ja: ["豹", "ヒョウ", "ユキヒョウ", "山猫", "イリオモテヤマネコ", "黒豹", "西表山猫", "ツシマヤマネコ", "雪豹"],
    ar: ["نمر أرقط", "نمر أسود"] } },
  { id: "giraffe", parents: ["animals"], words: {
    en: ["giraffe", "giraffes"], es: ["jirafa", "jirafas"],
    fr: ["girafe", "girafes"], zh: ["长颈鹿"], "zh-TW": ["長頸鹿"], ja: ["キリン", "きりん"],
    ar: ["زرافة", "زرافات"] } },
  { id: "hippopotamus", parents: ["animals"], words: {
    en: ["hippo", "hippopotamus"], es: ["hipopótamo", "hipopótamos"],
    fr: ["hippopotame", "hippopotames", "hippopotame rose"], zh: ["河马", "小河马"], "zh-TW": ["河馬", "小河馬"], ja: ["河馬", "カバ", "カバの親子"],
    ar: ["فرس النهر"] } },
  { id: "kangaroo-and-koala", parents: ["animals", "australia"], words: {
    en: ["marsupials", "platypus", "marsupial"], es: ["marsupiales", "ornitorrinco", "marsupial"],
    fr: ["marsupiaux", "ornithorynque", "marsupial", "diable de tasmanie"], zh: ["有袋类", "鸭嘴兽", "袋熊"], "zh-TW": ["有袋類", "鴨嘴獸", "袋熊"], ja: ["有袋類", "カモノハシ", "ウォンバット", "タスマニアデビル", "クオッカ"],
    ar: ["جرابيات", "خلد الماء"] } },
  { id: "bat-animal", parents: ["animals"], words: {
    en: ["bats", "fruit bat", "vampire bat", "bat cave", "flying fox", "flying foxes", "bat colony", "colony of bats"], es: ["murciélago", "murciélagos"],
    fr: ["chauve-souris", "pipistrelle", "roussette", "grotte aux chauves-souris", "vol de chauve-souris"], zh: ["蝙蝠", "吸血蝙蝠", "蝙蝠洞"], "zh-TW": ["蝙蝠", "吸血蝙蝠", "蝙蝠洞"], ja: ["コウモリ", "蝙蝠", "こうもり"],
    ar: ["خفاش", "خفافيش", "وطواط"] } },
  { id: "otter", parents: ["animals"], words: {
    en: ["otter", "otters"], es: ["nutria", "nutrias"],
    fr: ["loutre", "loutres", "glouton"], zh: ["水獭", "海獭"], "zh-TW": ["水獺", "海獺", "歐亞水獺"], ja: ["カワウソ", "ラッコ", "ハクビシン", "川獺"],
    ar: ["قضاعة"] } },
  { id: "hedgehog", parents: ["animals"], words: {
    en: ["hedgehog", "hedgehogs", "porcupine", "baby hedgehog", "hedgehog family", "hibernating hedgehog"], es: ["erizo", "erizos", "puercoespín"],
    fr: ["hérisson", "hérissons", "porc-épic", "petit hérisson", "famille hérisson"], zh: ["刺猬", "豪猪", "小刺猬"], "zh-TW": ["刺蝟", "豪豬", "小刺蝟"], ja: ["ハリネズミ", "はりねずみ", "ヤマアラシ", "針鼠", "ハリモグラ"],
    ar: ["قنفذ", "قنافذ"] } },
  { id: "squirrel", parents: ["mouse-and-rodent"], words: {
    en: ["squirrel", "squirrels", "chipmunk", "red squirrel", "red squirrels", "grey squirrel", "gray squirrel", "flying squirrel", "squirrel family", "squirrel's nuts"], es: ["ardilla", "ardillas"],
    fr: ["écureuil", "écureuils", "écureuil roux", "tamia", "petit écureuil", "écureuil volant", "noisettes de l'écureuil", "écureuil gris"], zh: ["松鼠", "花栗鼠", "小松鼠", "飞鼠"], "zh-TW": ["松鼠", "花栗鼠", "小松鼠", "飛鼠"], ja: ["シマリス", "栗鼠", "リスの", "エゾリス", "リス", "ムササビ", "モモンガ", "りす"],
    ar: ["سنجاب", "سناجب"] } },
  { id: "wild-boar", parents: ["animals"], words: {
    en: ["wild boar", "wild boars", "boars", "boar hunt"], es: ["jabalí", "jabalíes"],
    fr: ["sanglier", "sangliers", "laie", "marcassin", "marcassins", "harde de sangliers", "chasse au sanglier", "petit marcassin"], zh: ["野猪", "山猪"], "zh-TW": ["野豬", "山豬"], ja: ["イノシシ", "猪", "瓜坊", "うり坊", "猪狩り"],
    ar: ["خنزير بري", "خنازير برية"] } },
  { id: "donkey-and-mule", parents: ["farm-animals"], words: {
    en: ["donkey", "donkeys", "mule", "mules", "donkey ride", "donkey rides", "donkey sanctuary", "mule train", "mule trains", "stubborn donkey", "pack mule", "foal of a donkey"], es: ["burro", "burros", "asno", "mula", "borrico", "borrica"],
    fr: ["âne", "ânes", "mulet", "ânon", "ânesse", "bourricot", "baudet"], zh: ["毛驴", "驴子", "骡子", "小毛驴", "骡马", "野驴"], "zh-TW": ["毛驢", "驢子", "騾子", "小毛驢", "騾馬", "野驢"], ja: ["ロバ", "驢馬", "騾馬", "ラバ"],
    ar: ["حمار", "حمير", "بغل", "بغال", "جحش", "جحوش"] } },
  { id: "cow-and-bull", parents: ["farm-animals"], words: {
    en: ["cow", "cows", "calf", "cattle", "oxen", "water buffalo", "bulls", "herd of cattle", "dairy cows", "heifer", "cowherd", "cattle herd"], es: ["vaca", "vacas", "ternero", "toro", "toros", "bueyes", "búfalo", "bisonte", "bisontes", "novillo", "becerro", "ternera recién nacida"],
    fr: ["vache", "vaches", "veau", "taureau", "taureaux", "bœufs", "buffle", "bœufs de labour", "bouvier", "vache laitière", "vaches laitières", "taurillon", "bovins"], zh: ["奶牛", "水牛", "老黄牛", "牛群", "黄牛", "公牛", "老牛", "牛犊", "放牛", "放牛娃", "母牛", "耕牛", "小牛", "牛棚"], "zh-TW": ["奶牛", "水牛", "老黃牛", "牛群", "黃牛", "公牛", "老牛", "牛犢", "放牛", "放牛娃", "母牛", "耕牛", "小牛", "牛棚", "乳牛"], ja: ["乳牛", "子牛", "水牛", "雄牛", "牛", "和牛", "牛舎", "仔牛", "牧牛", "雌牛", "肉牛", "牛飼い"],
    ar: ["بقرة", "أبقار", "عجل", "ثور", "جاموس", "ثيران", "ثور هائج", "عجول"] } },
  { id: "sheep-and-lamb", parents: ["farm-animals"], words: {
    en: ["sheep", "lamb", "lambs", "ewe", "flock of sheep", "rams", "mutton"], es: ["oveja", "ovejas", "cordero", "corderos", "borrego", "carnero", "carneros", "corderito", "corderitos", "ovejita", "ovejitas"],
    fr: ["mouton", "moutons", "agneau", "brebis", "troupeau de moutons", "bélier", "béliers", "laine de mouton"], zh: ["绵羊", "羊羔", "小羊", "羔羊", "牧羊", "羊倌", "羊圈", "剪羊毛"], "zh-TW": ["綿羊", "羊羔", "小羊", "羔羊", "牧羊", "羊倌", "羊圈", "剪羊毛", "小綿羊"], ja: ["羊", "ヒツジ", "子羊", "仔羊", "迷える羊", "羊飼いの少年"],
    ar: ["خروف", "خراف", "نعجة", "حمل صغير", "قطيع أغنام", "أغنام", "كبش", "كباش", "غنم", "خرفان", "نعاج", "جدي صغير", "حمل وديع"] } },
  { id: "goat", parents: ["farm-animals"], words: {
    en: ["goat", "goats", "kid goat", "mountain goat", "billy goat", "billy goats gruff", "nanny goat", "goatherd", "goatherds", "goat herder", "goat kid", "baby goat", "baby goats", "ibex", "goat farm"], es: ["cabra", "cabras", "cabrito", "chivo"],
    fr: ["chèvre", "chèvres", "bouc", "chevreau", "chevrier", "chevrière", "bouquetin", "bouquetins", "chamois"], zh: ["山羊", "小山羊", "岩羊", "母山羊"], "zh-TW": ["山羊", "小山羊", "岩羊", "母山羊"], ja: ["山羊", "ヤギ", "子ヤギ"],
    ar: ["ماعز", "عنزة"] } },
  { id: "pig", parents: ["farm-animals"], words: {
    en: ["pig", "pigs", "piglet", "piglets", "three little pigs", "sow and piglets", "truffle pig", "pig farm", "pig farmer", "hogs", "pot-bellied pig", "flying pig", "guinea hog"], es: ["cerdo", "cerdos", "cerdito", "chancho", "tres cerditos", "lechón", "cochinillo", "marrano", "gorrino", "puerco", "puercos"],
    fr: ["cochon", "cochons", "porcelet", "trois petits cochons", "cochonnet", "truie", "truies", "goret", "porcin"], zh: ["小猪", "猪圈", "三只小猪", "母猪", "养猪", "养猪场", "黑猪", "猪崽", "肥猪"], "zh-TW": ["小豬", "豬圈", "三隻小豬", "母豬", "養豬", "養豬場", "黑豬", "豬崽", "肥豬", "豬公", "養豬戶", "神豬"], ja: ["豚", "ブタ", "子豚", "三匹の子豚", "養豚", "こぶた", "豚小屋", "黒豚", "三匹のこぶた"],
    ar: ["خنزير", "خنازير", "الخنازير الثلاثة"] } },
  { id: "llama-and-alpaca", parents: ["animals", "latin-america"], words: {
    en: ["llama", "llamas", "alpaca", "alpacas", "vicuña", "llama trek", "alpaca wool", "alpaca farm", "baby alpaca"], es: ["llama andina", "alpaca", "alpacas", "vicuña"],
    fr: ["lama des andes", "alpaga", "lamas", "vigogne", "vigognes", "guanaco", "laine d'alpaga"], zh: ["羊驼", "骆马"], "zh-TW": ["羊駝", "駱馬"], ja: ["アルパカ", "リャマ"],
    ar: ["لاما", "ألبكة"] } },
  { id: "snail", parents: ["animals"], words: {
    en: ["snails", "snail", "slug", "slugs"], es: ["caracoles", "caracol", "babosa"],
    fr: ["escargot", "escargots", "limace"], zh: ["蜗牛", "鼻涕虫", "蛞蝓", "螺蛳", "田螺", "小蜗牛"], "zh-TW": ["蝸牛", "鼻涕蟲", "蛞蝓", "螺螄", "田螺", "小蝸牛", "福壽螺"], ja: ["カタツムリ", "ナメクジ", "蝸牛", "でんでんむし", "かたつむり", "なめくじ", "タニシ"],
    ar: ["حلزون", "بزاقة"] } },
  { id: "spider", parents: ["insects"], words: {
    en: ["spider", "spiders", "spider web", "tarantula", "cobweb", "cobwebs", "spiderweb"], es: ["araña", "arañas", "telaraña", "tarántula"],
    fr: ["araignée", "araignées", "toile d'araignée", "tarentule", "mygale", "veuve noire araignée"], zh: ["蜘蛛", "蜘蛛网", "狼蛛", "蛛网", "黑寡妇蜘蛛", "毒蜘蛛"], "zh-TW": ["蜘蛛", "蜘蛛網", "狼蛛", "蛛網", "黑寡婦蜘蛛", "毒蜘蛛", "高腳蜘蛛"], ja: ["蜘蛛", "クモの巣", "クモ", "蜘蛛の巣", "タランチュラ", "毒蜘蛛", "女郎蜘蛛", "蜘蛛の糸", "土蜘蛛"],
    ar: ["عنكبوت", "عناكب", "بيت العنكبوت", "رتيلاء", "شبكة العنكبوت", "خيوط العنكبوت"] } },
  { id: "ant", parents: ["insects"], words: {
    en: ["ants", "ant", "ant colony", "anthill", "termites", "ant farm", "ant hill", "army ants", "fire ants", "queen ant", "leafcutter ants", "ant and grasshopper", "ant and the grasshopper", "worker ants", "termite mound"], es: ["hormiga", "hormigas", "hormiguero", "termitas"],
    fr: ["fourmi", "fourmis", "fourmilière", "termites", "fourmi rouge", "fourmis rouges", "colonie de fourmis", "cigale et la fourmi", "fourmilier et fourmis", "reine des fourmis"], zh: ["蚂蚁", "白蚁", "蚁群", "蚁巢", "红火蚁", "小蚂蚁", "蚁后"], "zh-TW": ["螞蟻", "白蟻", "蟻群", "蟻巢", "紅火蟻", "小螞蟻", "蟻后"], ja: ["蟻", "アリの巣", "アリとキリギリス", "白蟻", "シロアリ", "働きアリ", "女王アリ", "ありんこ"],
    ar: ["نملة", "نمل", "نمل أبيض"] } },
  { id: "beetle-and-ladybird", parents: ["insects"], words: {
    en: ["beetle", "beetles", "ladybird", "ladybug", "scarab", "stag beetle", "dung beetle", "dung beetles", "rhinoceros beetle", "weevil", "weevils", "cockchafer"], es: ["escarabajo", "escarabajos", "mariquita", "escarabajo pelotero"],
    fr: ["scarabée", "scarabées", "coccinelle", "coléoptère", "hanneton", "hannetons", "lucane"], zh: ["甲虫", "瓢虫", "独角仙", "金龟子", "屎壳郎", "甲壳虫", "七星瓢虫", "锹甲", "蜣螂", "象鼻虫"], "zh-TW": ["甲蟲", "瓢蟲", "獨角仙", "金龜子", "屎殼郎", "甲殼蟲", "七星瓢蟲", "鍬甲", "蜣螂", "象鼻蟲", "鍬形蟲"], ja: ["カブトムシ", "クワガタ", "てんとう虫", "テントウムシ", "甲虫", "黄金虫", "コガネムシ", "かぶと虫", "カミキリムシ", "兜虫", "フンコロガシ"],
    ar: ["خنفساء", "خنافس", "دعسوقة", "جعران"] } },
  { id: "cicada", parents: ["insects"], words: {
    en: ["cicada", "cicadas"], es: ["cigarra", "cigarras", "chicharra"],
    fr: ["cigale", "cigales"], zh: ["知了", "蝉鸣", "蝉", "夏蝉", "金蝉"], "zh-TW": ["知了", "蟬鳴", "蟬", "夏蟬", "金蟬"], ja: ["蝉", "虫の音", "蝉時雨", "セミ", "ひぐらし", "ヒグラシ", "虫の声", "せみ", "蝉の声"],
    ar: ["زيز الحصاد", "زيز", "زيزان"] } },
  { id: "dragonfly", parents: ["insects"], words: {
    en: ["dragonfly", "dragonflies", "damselfly", "dragonfly wings", "dragonfly larva", "blue dragonfly"], es: ["libélula", "libélulas"],
    fr: ["libellule", "libellules", "demoiselle libellule", "vol de libellule", "larve de libellule"], zh: ["蜻蜓", "红蜻蜓", "豆娘", "水虿"], "zh-TW": ["蜻蜓", "紅蜻蜓", "豆娘", "水蠆"], ja: ["トンボ", "蜻蛉", "赤とんぼ", "とんぼ", "ヤンマ", "赤トンボ", "オニヤンマ", "ヤゴ"],
    ar: ["يعسوب", "يعاسيب"] } },
  { id: "firefly", parents: ["insects", "night"], words: {
    en: ["firefly", "fireflies", "glow-worm", "glowworm", "fireflies in a jar", "lightning bug", "lightning bugs", "night of fireflies"], es: ["luciérnaga", "luciérnagas"],
    fr: ["luciole", "lucioles", "ver luisant", "nuit des lucioles", "lucioles dans la nuit"], zh: ["萤火虫", "流萤", "萤火"], "zh-TW": ["螢火蟲", "流螢", "螢火", "火金姑"], ja: ["蛍", "ホタル", "ほたる", "蛍狩り", "源氏蛍", "蛍火", "ゲンジボタル"],
    ar: ["يراعة", "يراعات", "سراج الليل"] } },
  { id: "mosquito", parents: ["insects"], words: {
    en: ["mosquito", "mosquitoes"], es: ["mosquito", "mosquitos", "zancudo"],
    fr: ["moustique", "moustiques"], zh: ["蚊子", "蚊虫", "蚊帐"], "zh-TW": ["蚊子", "蚊蟲", "蚊帳", "小黑蚊"], ja: ["蚊", "蚊帳", "蚊取り", "蚊取り線香", "ヤブ蚊", "ブヨ"],
    ar: ["بعوض", "بعوضة", "ناموس", "ناموسة", "هاموش"] } },
  { id: "caterpillar", parents: ["butterfly"], words: {
    en: ["caterpillar", "caterpillars", "chrysalis", "cocoon", "cocoons", "hungry caterpillar", "caterpillar becomes a butterfly", "chrysalises", "from caterpillar to butterfly", "inchworm"], es: ["oruga", "orugas", "crisálida", "capullo de seda"],
    fr: ["chenille", "chenilles", "chrysalide", "cocon", "chenille verte", "chenille affamée", "chenille qui fait des trous"], zh: ["毛毛虫", "破茧", "蚕茧", "蝶蛹", "蚕宝宝", "幼虫", "茧", "蛹", "菜青虫", "蚕蛹"], "zh-TW": ["毛毛蟲", "破繭", "蠶繭", "蝶蛹", "蠶寶寶", "幼蟲", "繭", "蛹", "菜青蟲", "蠶蛹"], ja: ["青虫", "いもむし", "イモムシ", "さなぎ", "繭", "毛虫", "芋虫", "蛹", "はらぺこあおむし", "あおむし", "蚕の繭", "幼虫"],
    ar: ["يرقة", "شرنقة", "دودة القز"] } },
  { id: "crocodile", parents: ["snake-and-reptile"], words: {
    en: ["crocodile", "crocodiles", "alligator", "alligators", "crocodile hunter", "saltwater crocodile", "nile crocodile", "baby crocodile", "alligator farm", "gator"], es: ["cocodrilo", "cocodrilos", "caimán"],
    fr: ["crocodile", "crocodiles", "alligator", "caïman", "crocodile du nil", "gavial", "larmes de crocodile"], zh: ["鳄鱼", "短吻鳄", "扬子鳄"], "zh-TW": ["鱷魚", "短吻鱷", "揚子鱷"], ja: ["ワニ", "鰐", "わに", "クロコダイル", "アリゲーター"],
    ar: ["تمساح", "تماسيح"] } },
  { id: "bison-and-buffalo", parents: ["animals"], words: {
    en: ["bison and buffaloes", "bison", "buffaloes", "musk ox"], es: ["bisontes y búfalos", "búfalo de agua"],
    fr: ["bisons et buffles", "bison", "bisons", "bœuf musqué"], zh: ["野牛", "美洲野牛"], "zh-TW": ["野牛", "美洲野牛"], ja: ["バイソン", "バッファロー"],
    ar: ["جواميس", "ثور بري", "بيسون"] } },
  { id: "sloth-and-armadillo", parents: ["animals"], words: {
    en: ["sloth", "sloths", "armadillo", "armadillos", "anteater", "anteaters", "pangolin", "pangolins", "aardvark", "tapir", "tapirs", "wombat", "wombats", "opossum"], es: ["osos perezosos", "armadillo", "armadillos", "pangolín", "tapir", "tapires", "osos hormigueros", "perezoso de tres dedos"],
    fr: ["tatou", "tatous", "tamanoir", "pangolin", "pangolins", "tapir", "tapirs", "oryctérope", "opossum"], zh: ["树懒", "犰狳", "食蚁兽", "穿山甲", "貘"], "zh-TW": ["樹懶", "犰狳", "食蟻獸", "穿山甲", "貘"], ja: ["ナマケモノ", "アルマジロ", "アリクイ", "センザンコウ", "バク"],
    ar: ["كسلان شجري", "مدرع أرماديلو", "آكل النمل", "بنغول", "تابير"] } },
  { id: "woodpecker", parents: ["bird"], words: {
    en: ["woodpecker", "woodpeckers"], es: ["pájaro carpintero", "pájaros carpinteros"],
    fr: ["pic-vert", "pivert"], zh: ["啄木鸟"], "zh-TW": ["啄木鳥"], ja: ["キツツキ"],
    ar: ["نقار الخشب"] } },
  { id: "pheasant-and-quail", parents: ["bird"], words: {
    en: ["pheasant", "pheasants", "partridge", "partridges", "quail", "quails", "guinea fowl", "game birds"], es: ["faisán", "faisanes", "perdiz", "perdices", "codorniz", "codornices", "urogallo", "caza de perdices"],
    fr: ["faisan", "faisans", "perdrix", "caille", "cailles", "perdreau", "perdreaux", "pintade", "pintades", "tétras", "coq de bruyère", "bécasse"], zh: ["野鸡", "雉鸡", "鹌鹑", "山鸡", "松鸡", "鹧鸪"], "zh-TW": ["雉雞", "野雞", "鵪鶉", "山雞", "松雞", "鷓鴣"], ja: ["キジ", "雉", "ウズラ", "ライチョウ", "ヤマウズラ"],
    ar: ["حجل", "طائر الحجل", "طائر السمان", "دراج طائر", "قطا", "طائر القطا"] } },
  { id: "sardines-and-herring", parents: ["fish"], words: {
    en: ["sea fish", "herring", "herrings", "mackerel", "codfish", "cod fishing", "swordfish", "sea bass", "catfish", "flatfish"], es: ["peces de mar", "arenque", "arenques", "caballa", "pez espada", "lubina", "caballas", "jurel", "jureles"],
    fr: ["poissons de mer", "hareng", "harengs", "maquereau", "maquereaux", "morue", "cabillaud", "espadon", "brochet", "poisson-chat", "turbot"], zh: ["海鱼", "鲱鱼", "鲭鱼", "鳕鱼", "剑鱼"], "zh-TW": ["海魚", "鯡魚", "鯖魚", "鱈魚", "旗魚"], ja: ["海の魚", "ニシン", "サバ", "タラ", "カジキ", "サンマ"],
    ar: ["أسماك البحر", "رنجة", "ماكريل", "سمك القد", "أبو سيف"] } },
  { id: "lice-and-fleas", parents: ["insects"], words: {
    en: ["louse", "lice", "head lice", "nits", "fleas", "bedbug", "bedbugs"], es: ["piojo", "piojos", "liendres", "pulgas", "garrapata", "garrapatas", "chinche", "chinches", "ladilla"],
    fr: ["pou", "poux", "puce de chien", "puces de chat", "tique", "tiques", "punaise de lit", "punaises de lit"], zh: ["虱子", "臭虫", "蜱虫"], "zh-TW": ["蝨子", "臭蟲", "蜱蟲", "頭蝨"], ja: ["蚤", "虱", "シラミ", "ダニ", "南京虫", "トコジラミ"],
    ar: ["قمل", "قملة", "برغوث", "براغيث", "بق الفراش", "قراد", "قرادة"] } },
  { id: "hyena", parents: ["animals"], words: {
    en: ["hyena", "hyenas"], es: ["hiena", "hienas"],
    fr: ["hyène", "hyènes"], zh: ["鬣狗", "土狼"], "zh-TW": ["鬣狗", "土狼"], ja: ["ハイエナ"],
    ar: ["ضبع", "ضباع"] } },
  { id: "centipede-and-woodlouse", parents: ["insects"], words: {
    en: ["centipede", "centipedes", "millipede", "millipedes", "woodlouse", "woodlice", "earwig"], es: ["ciempiés", "milpiés", "cochinilla de humedad", "bicho bola", "escolopendra", "tijereta"],
    fr: ["mille-pattes", "cloporte", "cloportes", "scolopendre", "perce-oreille"], zh: ["蜈蚣", "千足虫", "马陆", "鼠妇"], "zh-TW": ["蜈蚣", "馬陸", "鼠婦"], ja: ["ムカデ", "百足", "ヤスデ", "ダンゴムシ"],
    ar: ["أم أربعة وأربعين", "حريش", "ألفية الأرجل", "قمل الخشب"] } },
];
