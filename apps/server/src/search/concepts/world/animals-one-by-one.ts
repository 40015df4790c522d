import type { Concept } from "../concept.ts";

export const animalsOneByOne: Concept[] = [
  { id: "penguin", parents: ["bird", "polar"], words: {
    en: ["penguin", "penguins", "emperor penguin"], es: ["pingüino", "pingüinos"],
    fr: ["pingouin", "pingouins", "manchot empereur"], zh: ["企鹅"], "zh-TW": ["企鵝"], ja: ["ペンギン"],
    ar: ["بطريق", "بطاريق"] } },
  { id: "parrot", parents: ["bird"], words: {
    en: ["parrot", "parrots", "budgie", "parakeet", "cockatoo", "macaw"], es: ["loro", "loros", "periquito", "cotorra", "guacamayo"],
    fr: ["perroquet", "perroquets", "perruche", "cacatoès"], zh: ["鹦鹉", "八哥鸟", "虎皮鹦鹉"], "zh-TW": ["鸚鵡", "八哥鳥", "虎皮鸚鵡"], ja: ["オウム", "インコ", "文鳥"],
    ar: ["ببغاء", "ببغاوات"] } },
  { id: "songbirds", parents: ["bird"], words: {
    en: ["nightingale", "nightingales", "blackbird", "canary", "skylark", "songbird", "songbirds", "finch", "goldfinch", "robin redbreast"], es: ["ruiseñor", "ruiseñores", "canario", "mirlo", "alondra", "jilguero", "petirrojo"],
    fr: ["rossignol", "rossignols", "merle", "alouette", "rouge-gorge", "chardonneret", "canari"], zh: ["夜莺", "画眉鸟", "百灵鸟", "黄鹂", "知更鸟", "云雀"], "zh-TW": ["夜鶯", "畫眉鳥", "百靈鳥", "黃鸝", "知更鳥", "雲雀"], ja: ["鶯", "うぐいす", "カナリア", "雲雀", "ヒバリ", "メジロ", "さえずり"],
    ar: ["بلبل", "بلابل", "كروان", "حسون", "كناري", "عندليب"] } },
  { id: "swallow-and-sparrow", parents: ["bird"], words: {
    en: ["sparrow", "sparrows", "swallow bird", "barn swallow"], es: ["gorrión", "gorriones", "golondrina", "golondrinas"],
    fr: ["moineau", "moineaux", "hirondelle", "hirondelles"], zh: ["麻雀", "燕子", "家燕"], "zh-TW": ["麻雀", "燕子", "家燕"], ja: ["スズメ", "ツバメ", "雀", "燕"],
    ar: ["سنونو", "عصفور الدوري", "خطاف"] } },
  { id: "pigeon-and-dove", parents: ["bird"], words: {
    en: ["pigeon", "pigeons", "doves", "carrier pigeon", "white dove"], es: ["paloma", "palomas", "palomar", "paloma mensajera"],
    fr: ["pigeon", "pigeons", "colombe", "colombes", "tourterelle", "pigeon voyageur"], zh: ["鸽子", "白鸽", "信鸽"], "zh-TW": ["鴿子", "白鴿", "信鴿"], ja: ["鳩", "ハト", "伝書鳩"],
    ar: ["حمامة", "حمائم", "حمام زاجل", "يمامة"] } },
  { id: "seabirds", parents: ["bird", "sea"], words: {
    en: ["seagull", "seagulls", "gulls", "albatross", "puffin", "pelican", "pelicans", "cormorant", "seabird", "seabirds"], es: ["gaviota", "gaviotas", "albatros", "pelícano", "cormorán", "aves marinas", "frailecillo"],
    fr: ["mouette", "mouettes", "goéland", "albatros", "pélican", "cormoran", "oiseaux marins", "macareux"], zh: ["海鸥", "信天翁", "鹈鹕", "鸬鹚", "海鸟"], "zh-TW": ["海鷗", "信天翁", "鵜鶘", "鸕鷀", "海鳥"], ja: ["カモメ", "鴎", "アホウドリ", "ペリカン", "海鳥", "ウミネコ"],
    ar: ["نورس", "نوارس", "قطرس", "طيور بحرية"] } },
  { id: "peacock-and-flamingo", parents: ["bird"], words: {
    en: ["peacock", "peacocks", "flamingo", "flamingos", "ostrich"], es: ["pavo real", "flamenco rosa", "avestruz", "flamencos rosados"],
    fr: ["paon", "paons", "flamant rose", "flamants roses", "autruche"], zh: ["孔雀", "火烈鸟", "鸵鸟"], "zh-TW": ["孔雀", "火烈鳥", "鴕鳥"], ja: ["孔雀", "フラミンゴ", "ダチョウ", "クジャク"],
    ar: ["طاووس", "نعامة", "نعام", "نحام"] } },
  { id: "duck-and-goose", parents: ["bird"], words: {
    en: ["ducks", "duckling", "ducklings", "geese", "goose", "wild geese", "ugly duckling", "mallard"], es: ["patos", "patito", "patitos", "gansos", "ganso", "ocas", "patito feo"],
    fr: ["canard", "canards", "caneton", "oies", "oie sauvage", "vilain petit canard"], zh: ["鸭子", "小鸭", "大雁", "鸳鸯", "野鸭", "丑小鸭"], "zh-TW": ["鴨子", "小鴨", "大雁", "鴛鴦", "野鴨", "醜小鴨"], ja: ["アヒル", "鴨", "ガチョウ", "カルガモ", "雁", "合鴨"],
    ar: ["بطة", "إوزة", "إوز", "بط بري"] } },
  { id: "hen-and-rooster", parents: ["farm-animals", "bird"], words: {
    en: ["rooster", "hens", "chickens", "chick", "chicks", "cockerel", "henhouse"], es: ["gallo", "gallinas", "pollito", "pollitos", "gallinero"],
    fr: ["coq", "poules", "poussin", "poussins", "poulailler"], zh: ["公鸡", "母鸡", "小鸡", "鸡窝"], "zh-TW": ["公雞", "母雞", "小雞", "雞窩"], ja: ["ニワトリ", "鶏", "ひよこ", "雄鶏", "鶏小屋"],
    ar: ["ديك", "دجاج", "دجاجات", "كتكوت", "صوص"] } },
  { id: "bird-migration", parents: ["bird", "travel"], words: {
    en: ["migratory birds", "bird migration", "migrating birds", "flyway"], es: ["aves migratorias", "migración de las aves"],
    fr: ["oiseaux migrateurs", "migration des oiseaux"], zh: ["候鸟", "鸟类迁徙", "南飞的雁"], "zh-TW": ["候鳥", "鳥類遷徙", "南飛的雁"], ja: ["渡り鳥", "鳥の渡り"],
    ar: ["طيور مهاجرة", "هجرة الطيور"] } },
  { id: "birdwatching", parents: ["bird", "hobby"], words: {
    en: ["birdwatching", "birdwatcher", "birding", "ornithologist", "bird watching"], es: ["observación de aves", "ornitólogo", "avistamiento de aves"],
    fr: ["ornithologue", "observation des oiseaux"], zh: ["观鸟", "鸟类学家", "观鸟者"], "zh-TW": ["觀鳥", "鳥類學家", "觀鳥者", "賞鳥"], ja: ["バードウォッチング", "野鳥観察", "鳥類学者"],
    ar: ["مراقبة الطيور", "عالم طيور"] } },
  { id: "dolphin", parents: ["whale"], words: {
    en: ["dolphin", "dolphins", "porpoise"], es: ["delfín", "delfines", "marsopa"],
    fr: ["dauphin", "dauphins", "marsouin"], zh: ["海豚", "江豚"], "zh-TW": ["海豚", "江豚"], ja: ["イルカ", "スナメリ"],
    ar: ["دلفين", "دلافين"] } },
  { id: "seal-and-walrus", parents: ["sea-life"], words: {
    en: ["seals", "grey seal", "baby seal", "walrus", "sea lion", "sea lions", "elephant seal"], es: ["focas", "foca", "morsa", "león marino", "leones marinos"],
    fr: ["phoque", "phoques", "morse de l'arctique", "otarie", "otaries"], zh: ["海豹", "海狮", "海象"], "zh-TW": ["海豹", "海獅", "海象"], ja: ["アザラシ", "アシカ", "セイウチ", "オットセイ"],
    ar: ["فقمة", "فقمات", "أسد البحر"] } },
  { id: "octopus-and-squid", parents: ["sea-life"], words: {
    en: ["octopus", "octopuses", "squid", "cuttlefish"], es: ["pulpo", "pulpos", "calamar", "sepia"],
    fr: ["pieuvre", "poulpe", "calmar", "seiche"], zh: ["章鱼", "乌贼", "鱿鱼"], "zh-TW": ["章魚", "烏賊", "魷魚"], ja: ["タコ", "蛸", "イカ釣り", "大王イカ"],
    ar: ["أخطبوط", "حبار"] } },
  { id: "jellyfish", parents: ["sea-life"], words: {
    en: ["jellyfish"], es: ["medusa marina", "medusas"],
    fr: ["méduses"], zh: ["水母"], "zh-TW": ["水母"], ja: ["クラゲ", "海月"],
    ar: ["قنديل البحر", "قناديل البحر"] } },
  { id: "turtle-and-tortoise", parents: ["sea-life"], words: {
    en: ["turtle", "turtles", "tortoise", "tortoises", "sea turtle", "sea turtles"], es: ["tortuga", "tortugas", "tortuga marina"],
    fr: ["tortue", "tortues", "tortue de mer"], zh: ["乌龟", "海龟", "陆龟"], "zh-TW": ["烏龜", "海龜", "陸龜"], ja: ["カメ", "亀", "ウミガメ", "リクガメ"],
    ar: ["سلحفاة", "سلاحف", "سلحفاة بحرية"] } },
  { id: "coral-reef", parents: ["sea-life"], words: {
    en: ["coral reef", "coral reefs", "corals", "barrier reef"], es: ["arrecife de coral", "arrecife", "corales"],
    fr: ["récif corallien", "récifs", "coraux", "corail"], zh: ["珊瑚礁", "珊瑚", "大堡礁"], "zh-TW": ["珊瑚礁", "珊瑚", "大堡礁"], ja: ["珊瑚礁", "サンゴ", "さんご"],
    ar: ["شعاب مرجانية", "مرجان"] } },
  { id: "shells-and-crabs", parents: ["sea-life", "beach"], words: {
    en: ["seashell", "seashells", "crab", "crabs", "hermit crab", "lobster", "starfish", "shellfish"], es: ["concha marina", "conchas", "cangrejo", "cangrejos", "langosta", "estrella de mar", "caracola"],
    fr: ["coquillage", "coquillages", "crabe", "crabes", "homard", "étoile de mer"], zh: ["贝壳", "螃蟹", "寄居蟹", "龙虾", "海星"], "zh-TW": ["貝殼", "螃蟹", "寄居蟹", "龍蝦", "海星"], ja: ["貝殻", "蟹", "ヤドカリ", "ヒトデ", "伊勢海老"],
    ar: ["صدفة بحرية", "أصداف", "سرطان البحر", "نجمة البحر", "سلطعون"] } },
  { id: "salmon-and-trout", parents: ["fish", "river"], words: {
    en: ["salmon", "salmon run", "trout", "carp", "koi"], es: ["salmón", "salmones", "trucha", "truchas", "carpa koi"],
    fr: ["saumon", "saumons", "truite", "truites", "carpe"], zh: ["鲑鱼", "三文鱼", "锦鲤", "鲤鱼", "鳟鱼"], "zh-TW": ["鮭魚", "三文魚", "錦鯉", "鯉魚", "鱒魚"], ja: ["鮭", "鯉", "錦鯉", "鱒", "鮎"],
    ar: ["سلمون", "سمك السلمون", "شبوط"] } },
  { id: "aquarium", parents: ["fish"], words: {
    en: ["aquarium", "aquariums", "fish tank", "goldfish bowl"], es: ["acuario", "pecera"],
    fr: ["aquarium", "bocal à poisson"], zh: ["水族馆", "鱼缸"], "zh-TW": ["水族館", "魚缸", "水族箱"], ja: ["水族館", "水槽"],
    ar: ["حوض أسماك", "معرض الأحياء المائية"] } },
  { id: "lion", parents: ["big-cats"], words: {
    en: ["lion", "lions", "lioness", "lion cub"], es: ["león", "leones", "leona"],
    fr: ["lion", "lions", "lionne", "lionceau"], zh: ["狮子", "小狮子", "母狮"], "zh-TW": ["獅子", "小獅子", "母獅"], ja: ["ライオン", "獅子"],
    ar: ["أسد", "لبؤة", "شبل"] } },
  { id: "tiger", parents: ["big-cats"], words: {
    en: ["tiger", "tigers", "tigress"], es: ["tigre", "tigres", "tigresa"],
    fr: ["tigre", "tigres", "tigresse"], zh: ["老虎", "猛虎", "东北虎", "小老虎"], "zh-TW": ["老虎", "猛虎", "東北虎", "小老虎"], ja: ["虎", "猛虎", "虎の子"],
    ar: ["نمر", "نمور", "ببر"] } },
  { id: "leopard-and-lynx", parents: ["big-cats"], words: {
    en: ["leopard", "leopards", "snow leopard", "jaguar", "panther", "lynx", "cheetah", "puma", "cougar"], es: ["leopardo", "jaguar", "pantera", "lince", "guepardo", "puma"],
    fr: ["léopard", "jaguar", "panthère", "lynx", "guépard", "puma"], zh: ["豹子", "雪豹", "猎豹", "美洲豹", "猞猁", "黑豹"], "zh-TW": ["豹子", "雪豹", "獵豹", "美洲豹", "猞猁", "黑豹"], ja: ["豹", "ヒョウ", "ユキヒョウ", "チーター", "山猫"],
    ar: ["فهد", "فهود", "وشق", "نمر أسود"] } },
  { id: "giraffe-and-zebra", parents: ["animals"], words: {
    en: ["giraffe", "giraffes", "zebra", "zebras", "antelope", "gazelle", "wildebeest"], es: ["jirafa", "jirafas", "cebra", "cebras", "antílope", "gacela"],
    fr: ["girafe", "girafes", "zèbre", "zèbres", "antilope", "gazelle"], zh: ["长颈鹿", "斑马", "羚羊"], "zh-TW": ["長頸鹿", "斑馬", "羚羊"], ja: ["キリン", "シマウマ", "レイヨウ"],
    ar: ["زرافة", "زرافات", "حمار وحشي", "ظبي", "ظباء"] } },
  { id: "hippo-and-rhino", parents: ["animals"], words: {
    en: ["hippo", "hippopotamus", "rhino", "rhinos", "rhinoceros"], es: ["hipopótamo", "hipopótamos", "rinoceronte", "rinocerontes"],
    fr: ["hippopotame", "hippopotames", "rhinocéros"], zh: ["河马", "犀牛"], "zh-TW": ["河馬", "犀牛"], ja: ["河馬", "犀"],
    ar: ["فرس النهر", "كركدن"] } },
  { id: "kangaroo-and-koala", parents: ["animals", "australia"], words: {
    en: ["kangaroo", "kangaroos", "koala", "koalas", "wallaby", "platypus", "marsupial"], es: ["canguro", "canguros", "koala", "ornitorrinco", "marsupial"],
    fr: ["kangourou", "kangourous", "koala", "ornithorynque", "marsupial"], zh: ["袋鼠", "考拉", "鸭嘴兽"], "zh-TW": ["袋鼠", "考拉", "鴨嘴獸", "無尾熊"], ja: ["カンガルー", "コアラ", "カモノハシ"],
    ar: ["كنغر", "كوالا", "خلد الماء"] } },
  { id: "bat-animal", parents: ["animals"], words: {
    en: ["bats", "fruit bat", "vampire bat"], es: ["murciélago", "murciélagos"],
    fr: ["chauve-souris"], zh: ["蝙蝠"], "zh-TW": ["蝙蝠"], ja: ["コウモリ", "蝙蝠"],
    ar: ["خفاش", "خفافيش", "وطواط"] } },
  { id: "otter-and-badger", parents: ["animals"], words: {
    en: ["otter", "otters", "badger", "badgers", "raccoon", "raccoons", "weasel", "ferret", "skunk", "raccoon dog"], es: ["nutria", "nutrias", "tejón", "mapache", "comadreja", "hurón doméstico", "marmota"],
    fr: ["loutre", "loutres", "blaireau", "raton laveur", "belette", "furet", "marmotte"], zh: ["水獭", "浣熊", "獾", "黄鼠狼", "土拨鼠", "貂"], "zh-TW": ["水獺", "浣熊", "獾", "黃鼠狼", "土撥鼠", "貂"], ja: ["カワウソ", "アナグマ", "アライグマ", "タヌキ", "狸", "イタチ", "ラッコ"],
    ar: ["قضاعة", "راكون", "غرير", "ابن عرس"] } },
  { id: "hedgehog", parents: ["mouse-and-rodent"], words: {
    en: ["hedgehog", "hedgehogs", "porcupine"], es: ["erizo", "erizos", "puercoespín"],
    fr: ["hérisson", "hérissons", "porc-épic"], zh: ["刺猬", "豪猪"], "zh-TW": ["刺蝟", "豪豬"], ja: ["ハリネズミ", "はりねずみ", "ヤマアラシ"],
    ar: ["قنفذ", "قنافذ"] } },
  { id: "squirrel", parents: ["mouse-and-rodent"], words: {
    en: ["squirrel", "squirrels", "chipmunk"], es: ["ardilla", "ardillas"],
    fr: ["écureuil", "écureuils"], zh: ["松鼠", "花栗鼠"], "zh-TW": ["松鼠", "花栗鼠"], ja: ["シマリス", "栗鼠", "リスの", "エゾリス"],
    ar: ["سنجاب", "سناجب"] } },
  { id: "wild-boar", parents: ["animals"], words: {
    en: ["wild boar", "wild boars"], es: ["jabalí", "jabalíes"],
    fr: ["sanglier", "sangliers"], zh: ["野猪"], "zh-TW": ["野豬", "山豬"], ja: ["イノシシ", "猪"],
    ar: ["خنزير بري", "خنازير برية"] } },
  { id: "donkey-and-mule", parents: ["farm-animals"], words: {
    en: ["donkey", "donkeys", "mule", "mules"], es: ["burro", "burros", "asno", "mula"],
    fr: ["âne", "ânes", "mulet", "ânon"], zh: ["毛驴", "驴子", "骡子"], "zh-TW": ["毛驢", "驢子", "騾子"], ja: ["ロバ", "驢馬"],
    ar: ["حمار", "حمير", "بغل"] } },
  { id: "cow-and-bull", parents: ["farm-animals"], words: {
    en: ["cow", "cows", "calf", "cattle", "oxen", "water buffalo", "bulls", "herd of cattle", "dairy cows"], es: ["vaca", "vacas", "ternero", "toro", "toros", "bueyes", "búfalo"],
    fr: ["vache", "vaches", "veau", "taureau", "taureaux", "bœufs", "buffle"], zh: ["奶牛", "水牛", "老黄牛", "牛群", "黄牛", "公牛"], "zh-TW": ["奶牛", "水牛", "老黃牛", "牛群", "黃牛", "公牛"], ja: ["乳牛", "子牛", "水牛", "雄牛"],
    ar: ["بقرة", "أبقار", "عجل", "ثور", "جاموس"] } },
  { id: "sheep-and-lamb", parents: ["farm-animals"], words: {
    en: ["sheep", "lamb", "lambs", "ewe", "flock of sheep"], es: ["oveja", "ovejas", "cordero", "corderos", "borrego"],
    fr: ["mouton", "moutons", "agneau", "brebis", "troupeau de moutons"], zh: ["绵羊", "羊羔", "小羊"], "zh-TW": ["綿羊", "羊羔", "小羊"], ja: ["羊", "ヒツジ", "子羊"],
    ar: ["خروف", "خراف", "نعجة", "حمل صغير", "قطيع أغنام", "أغنام"] } },
  { id: "goat", parents: ["farm-animals"], words: {
    en: ["goat", "goats", "kid goat", "mountain goat"], es: ["cabra", "cabras", "cabrito", "chivo"],
    fr: ["chèvre", "chèvres", "bouc", "chevreau"], zh: ["山羊", "小山羊"], "zh-TW": ["山羊", "小山羊"], ja: ["山羊", "ヤギ", "子ヤギ"],
    ar: ["ماعز", "عنزة"] } },
  { id: "pig", parents: ["farm-animals"], words: {
    en: ["pig", "pigs", "piglet", "piglets", "three little pigs"], es: ["cerdo", "cerdos", "cerdito", "chancho", "tres cerditos"],
    fr: ["cochon", "cochons", "porcelet", "trois petits cochons"], zh: ["小猪", "猪圈", "三只小猪"], "zh-TW": ["小豬", "豬圈", "三隻小豬"], ja: ["豚", "ブタ", "子豚", "三匹の子豚"],
    ar: ["خنزير", "خنازير", "الخنازير الثلاثة"] } },
  { id: "llama-and-alpaca", parents: ["animals", "latin-america"], words: {
    en: ["llama", "llamas", "alpaca", "alpacas", "vicuña"], es: ["llama andina", "alpaca", "alpacas", "vicuña"],
    fr: ["lama des andes", "alpaga"], zh: ["羊驼"], "zh-TW": ["羊駝"], ja: ["アルパカ", "リャマ"],
    ar: ["لاما", "ألبكة"] } },
  { id: "snail-and-worm", parents: ["animals"], words: {
    en: ["snail", "snails", "slug", "slugs", "earthworm", "earthworms"], es: ["caracol", "caracoles", "babosa", "lombriz", "lombrices"],
    fr: ["escargot", "escargots", "limace", "ver de terre"], zh: ["蜗牛", "蚯蚓", "鼻涕虫"], "zh-TW": ["蝸牛", "蚯蚓", "鼻涕蟲"], ja: ["カタツムリ", "ナメクジ", "ミミズ"],
    ar: ["حلزون", "دودة الأرض", "بزاقة"] } },
  { id: "spider", parents: ["insects"], words: {
    en: ["spider", "spiders", "spider web", "tarantula", "scorpion", "scorpions"], es: ["araña", "arañas", "telaraña", "tarántula", "escorpión", "alacrán"],
    fr: ["araignée", "araignées", "toile d'araignée", "scorpion"], zh: ["蜘蛛", "蜘蛛网", "蝎子"], "zh-TW": ["蜘蛛", "蜘蛛網", "蠍子"], ja: ["蜘蛛", "クモの巣", "サソリ", "蠍"],
    ar: ["عنكبوت", "عناكب", "بيت العنكبوت", "عقرب", "عقارب"] } },
  { id: "ant", parents: ["insects"], words: {
    en: ["ants", "ant", "ant colony", "anthill", "termites"], es: ["hormiga", "hormigas", "hormiguero", "termitas"],
    fr: ["fourmi", "fourmis", "fourmilière", "termites"], zh: ["蚂蚁", "白蚁", "蚁群"], "zh-TW": ["螞蟻", "白蟻", "蟻群"], ja: ["蟻", "アリの巣", "アリとキリギリス", "白蟻"],
    ar: ["نملة", "نمل", "نمل أبيض"] } },
  { id: "beetle-and-ladybird", parents: ["insects"], words: {
    en: ["beetle", "beetles", "ladybird", "ladybug", "scarab", "stag beetle"], es: ["escarabajo", "escarabajos", "mariquita", "escarabajo pelotero"],
    fr: ["scarabée", "scarabées", "coccinelle", "coléoptère"], zh: ["甲虫", "瓢虫", "独角仙", "金龟子"], "zh-TW": ["甲蟲", "瓢蟲", "獨角仙", "金龜子"], ja: ["カブトムシ", "クワガタ", "てんとう虫", "テントウムシ", "甲虫"],
    ar: ["خنفساء", "خنافس", "دعسوقة", "جعران"] } },
  { id: "cricket-and-cicada", parents: ["insects"], words: {
    en: ["cicada", "cicadas", "grasshopper", "grasshoppers", "crickets chirping", "locust", "locusts", "mantis"], es: ["cigarra", "cigarras", "chicharra", "saltamontes", "grillo", "grillos", "langostas del campo", "mantis"],
    fr: ["cigale", "cigales", "sauterelle", "sauterelles", "grillon", "grillons", "criquet", "mante religieuse"], zh: ["知了", "蟋蟀", "蚱蜢", "蝗虫", "螳螂", "蝉鸣"], "zh-TW": ["知了", "蟋蟀", "蚱蜢", "蝗蟲", "螳螂", "蟬鳴"], ja: ["蝉", "鈴虫", "コオロギ", "バッタ", "虫の音", "カマキリ", "蝉時雨"],
    ar: ["زيز الحصاد", "صرصور الليل", "جراد", "جرادة", "جندب"] } },
  { id: "dragonfly", parents: ["insects"], words: {
    en: ["dragonfly", "dragonflies", "damselfly"], es: ["libélula", "libélulas"],
    fr: ["libellule", "libellules"], zh: ["蜻蜓"], "zh-TW": ["蜻蜓"], ja: ["トンボ", "蜻蛉", "赤とんぼ"],
    ar: ["يعسوب", "يعاسيب"] } },
  { id: "firefly", parents: ["insects", "night"], words: {
    en: ["firefly", "fireflies", "glow-worm", "glowworm"], es: ["luciérnaga", "luciérnagas"],
    fr: ["luciole", "lucioles", "ver luisant"], zh: ["萤火虫"], "zh-TW": ["螢火蟲"], ja: ["蛍", "ホタル", "ほたる"],
    ar: ["يراعة", "يراعات", "سراج الليل"] } },
  { id: "mosquito-and-fly", parents: ["insects"], words: {
    en: ["mosquito", "mosquitoes", "housefly", "swarm of flies", "cockroach", "cockroaches", "flea"], es: ["mosquito", "mosquitos", "moscas", "cucaracha", "cucarachas", "pulga", "zancudo"],
    fr: ["moustique", "moustiques", "mouches", "cafard", "cafards", "puce et mouche"], zh: ["蚊子", "苍蝇", "蟑螂", "跳蚤"], "zh-TW": ["蚊子", "蒼蠅", "蟑螂", "跳蚤"], ja: ["蚊帳", "ハエ", "ゴキブリ", "蚊取り"],
    ar: ["بعوض", "بعوضة", "ذباب", "ذبابة", "صرصور", "صراصير"] } },
  { id: "caterpillar", parents: ["butterfly"], words: {
    en: ["caterpillar", "caterpillars", "chrysalis", "cocoon", "cocoons"], es: ["oruga", "orugas", "crisálida", "capullo de seda"],
    fr: ["chenille", "chenilles", "chrysalide", "cocon"], zh: ["毛毛虫", "破茧", "蚕茧", "蝶蛹"], "zh-TW": ["毛毛蟲", "破繭", "蠶繭", "蝶蛹"], ja: ["青虫", "いもむし", "イモムシ", "さなぎ", "繭"],
    ar: ["يرقة", "شرنقة", "دودة القز"] } },
  { id: "crocodile", parents: ["snake-and-reptile"], words: {
    en: ["crocodile", "crocodiles", "alligator", "alligators"], es: ["cocodrilo", "cocodrilos", "caimán"],
    fr: ["crocodile", "crocodiles", "alligator", "caïman"], zh: ["鳄鱼", "短吻鳄"], "zh-TW": ["鱷魚", "短吻鱷"], ja: ["ワニ", "鰐"],
    ar: ["تمساح", "تماسيح"] } },
];
