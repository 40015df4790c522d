import type { Concept } from "../concept.ts";

export const plantsAndFlowers: Concept[] = [
  { id: "rose", parents: ["flowers"], words: {
    en: ["roses", "rose garden", "rosebush", "wild rose", "red rose"], es: ["rosas", "rosal", "rosaleda", "rosa roja"],
    fr: ["roses", "rosier", "roseraie", "églantine"], zh: ["玫瑰", "月季", "蔷薇", "红玫瑰"], "zh-TW": ["玫瑰", "月季", "薔薇", "紅玫瑰"], ja: ["薔薇", "バラ", "バラ園"],
    ar: ["وردة حمراء", "ورود", "شجيرة ورد"] } },
  { id: "sunflower", parents: ["flowers"], words: {
    en: ["sunflower", "sunflowers"], es: ["girasol", "girasoles"],
    fr: ["tournesol", "tournesols"], zh: ["向日葵"], "zh-TW": ["向日葵"], ja: ["ひまわり", "向日葵", "ヒマワリ"],
    ar: ["عباد الشمس", "دوار الشمس"] } },
  { id: "lotus", parents: ["flowers", "water"], words: {
    en: ["lotus", "lotuses", "water lily", "water lilies", "lotus pond"], es: ["loto", "flor de loto", "nenúfar", "nenúfares"],
    fr: ["lotus", "nénuphar", "nénuphars"], zh: ["荷花", "莲花", "睡莲", "荷塘"], "zh-TW": ["荷花", "蓮花", "睡蓮", "荷塘"], ja: ["蓮", "睡蓮", "蓮の花"],
    ar: ["لوتس", "زنبق الماء", "زهرة اللوتس"] } },
  { id: "spring-flowers", parents: ["flowers", "spring"], words: {
    en: ["tulip", "tulips", "daffodil", "daffodils", "snowdrop", "crocus", "violets", "primrose", "iris flower", "hyacinth"], es: ["tulipán", "tulipanes", "narciso", "narcisos", "azafrán silvestre", "violetas", "jacinto"],
    fr: ["tulipe", "tulipes", "jonquille", "jonquilles", "perce-neige", "violettes", "jacinthe"], zh: ["郁金香", "水仙", "紫罗兰", "风信子", "春花"], "zh-TW": ["鬱金香", "水仙", "紫羅蘭", "風信子", "春花"], ja: ["チューリップ", "水仙", "すみれ", "スミレ", "菜の花", "春の花"],
    ar: ["توليب", "نرجس", "بنفسج", "أزهار الربيع", "زنبق الربيع"] } },
  { id: "orchid-and-lily", parents: ["flowers"], words: {
    en: ["orchid", "orchids", "lilies", "white lily"], es: ["orquídea", "orquídeas", "azucena", "lirio", "lirios"],
    fr: ["orchidée", "orchidées", "lys blanc", "fleur de lys"], zh: ["兰花", "百合花", "蝴蝶兰"], "zh-TW": ["蘭花", "百合花", "蝴蝶蘭"], ja: ["蘭の花", "百合の花", "胡蝶蘭", "ゆりの花"],
    ar: ["أوركيد", "زنبق", "زنبقة", "سوسن"] } },
  { id: "lavender-and-jasmine", parents: ["flowers"], words: {
    en: ["lavender", "jasmine", "orange blossom", "honeysuckle", "lilac", "lilacs"], es: ["lavanda", "jazmín", "azahar", "madreselva", "lilas en flor"],
    fr: ["lavande", "jasmin", "fleur d'oranger", "chèvrefeuille", "lilas"], zh: ["薰衣草", "茉莉", "茉莉花", "桂花", "丁香"], "zh-TW": ["薰衣草", "茉莉", "茉莉花", "桂花", "丁香"], ja: ["ラベンダー", "ジャスミン", "金木犀", "ライラック"],
    ar: ["لافندر", "ياسمين", "خزامى", "زهر البرتقال"] } },
  { id: "peony-and-chrysanthemum", parents: ["flowers"], words: {
    en: ["peony", "peonies", "chrysanthemum", "chrysanthemums", "camellia", "azalea", "hydrangea", "wisteria"], es: ["peonía", "peonías", "crisantemo", "crisantemos", "camelia", "hortensia", "glicina"],
    fr: ["pivoine", "pivoines", "chrysanthème", "chrysanthèmes", "camélia", "hortensia", "glycine"], zh: ["牡丹", "菊花", "山茶花", "杜鹃花", "绣球花", "紫藤"], "zh-TW": ["牡丹", "菊花", "山茶花", "杜鵑花", "繡球花", "紫藤"], ja: ["牡丹", "菊の花", "椿", "紫陽花", "アジサイ", "藤の花", "つつじ"],
    ar: ["فاوانيا", "أقحوان", "كاميليا", "غاردينيا"] } },
  { id: "plum-blossom", parents: ["flowers", "winter"], words: {
    en: ["plum blossom", "plum blossoms", "peach blossom", "almond blossom", "apple blossom"], es: ["flor de ciruelo", "flor del almendro", "almendros en flor", "flor de durazno"],
    fr: ["fleurs de prunier", "amandiers en fleurs", "fleurs de pommier", "pêchers en fleurs"], zh: ["梅花", "桃花", "腊梅", "杏花", "梨花"], "zh-TW": ["梅花", "桃花", "臘梅", "杏花", "梨花"], ja: ["梅の花", "桃の花", "白梅", "紅梅"],
    ar: ["زهر اللوز", "أزهار الخوخ", "زهر البرقوق"] } },
  { id: "wildflowers", parents: ["flowers"], words: {
    en: ["wildflower", "wildflowers", "poppy", "poppies", "daisy", "daisies", "dandelion", "dandelions", "field of flowers"], es: ["flores silvestres", "amapola", "amapolas", "margarita silvestre", "diente de león", "campo de flores"],
    fr: ["fleurs sauvages", "fleurs des champs", "coquelicot", "coquelicots", "pâquerette", "pissenlit", "champ de fleurs"], zh: ["野花", "蒲公英", "罂粟花", "雏菊", "花海", "花田"], "zh-TW": ["野花", "蒲公英", "罌粟花", "雛菊", "花海", "花田"], ja: ["野の花", "タンポポ", "ポピー", "ヒナギク", "花畑", "雛菊"],
    ar: ["زهور برية", "شقائق النعمان", "أقحوان بري", "هندباء", "حقل زهور"] } },
  { id: "bouquet", parents: ["flowers"], words: {
    en: ["bouquet", "bouquets", "florist", "flower shop", "flower arranging", "flower arrangement", "ikebana"], es: ["ramo de flores", "florista", "floristería", "arreglo floral", "florería"],
    fr: ["bouquet de fleurs", "bouquets", "fleuriste", "art floral"], zh: ["花束", "花店", "插花", "花艺"], "zh-TW": ["花束", "花店", "插花", "花藝"], ja: ["花束", "花屋", "生け花", "華道", "花屋さん"],
    ar: ["باقة ورد", "باقة زهور", "محل زهور", "بائع ورد", "تنسيق زهور"] } },
  { id: "cactus", parents: ["plants", "desert"], words: {
    en: ["cactus", "cacti", "cactuses", "succulent plants", "agave", "aloe"], es: ["cactus", "nopal", "suculentas", "maguey", "agave", "cacto"],
    fr: ["cactus", "plantes grasses", "succulentes", "agave"], zh: ["仙人掌", "多肉植物", "芦荟", "龙舌兰"], "zh-TW": ["仙人掌", "多肉植物", "蘆薈", "龍舌蘭"], ja: ["サボテン", "多肉植物", "アロエ"],
    ar: ["صبار", "صبارات", "صبر ونباتات", "تين شوكي"] } },
  { id: "moss-and-fern", parents: ["plants"], words: {
    en: ["moss", "mosses", "fern", "ferns", "lichen"], es: ["musgo", "musgos", "helecho", "helechos", "liquen"],
    fr: ["mousse des bois", "mousses et fougères", "fougère", "fougères", "lichen"], zh: ["苔藓", "青苔", "蕨类"], "zh-TW": ["苔蘚", "青苔", "蕨類"], ja: ["苔", "シダ", "苔むす"],
    ar: ["طحالب وسراخس", "سرخس", "سراخس", "أشنات"] } },
  { id: "grass-and-reeds", parents: ["plants"], words: {
    en: ["reeds", "blades of grass", "tall grass", "grasses", "clover"], es: ["juncos", "hierba alta", "cañaveral", "trébol", "césped"],
    fr: ["roseaux", "herbes hautes", "trèfle", "brin d'herbe"], zh: ["芦苇", "小草", "青草", "野草", "三叶草"], "zh-TW": ["蘆葦", "小草", "青草", "野草", "三葉草"], ja: ["葦", "ススキ", "草むら", "草原の草", "クローバー"],
    ar: ["قصب ونباتات", "عشب", "حشائش", "برسيم"] } },
  { id: "seaweed", parents: ["plants", "sea"], words: {
    en: ["seaweed", "kelp", "algae", "seagrass", "kelp forest"], es: ["algas", "alga", "algas marinas", "pradera marina"],
    fr: ["algues", "algue", "varech", "goémon"], zh: ["海藻", "海带", "海草", "紫菜"], "zh-TW": ["海藻", "海帶", "海草", "紫菜"], ja: ["海藻", "昆布", "藻場", "ワカメ"],
    ar: ["أعشاب بحرية", "طحالب", "طحالب بحرية"] } },
  { id: "seeds-and-roots", parents: ["plants"], words: {
    en: ["seed", "seeds", "seedling", "seedlings", "sprout", "roots of a tree", "germination"], es: ["semilla", "semillas", "brote", "brotes", "raíces del árbol", "germinación"],
    fr: ["graine", "graines", "semence", "semences", "racines d'arbre", "germination", "pousse verte"], zh: ["种子", "树根", "发芽", "幼苗", "萌芽"], "zh-TW": ["種子", "樹根", "發芽", "幼苗", "萌芽"], ja: ["種まき", "種子", "芽吹き", "木の根", "苗木", "新芽"],
    ar: ["بذرة", "بذور", "جذور الشجر", "برعم", "شتلة", "إنبات"] } },
  { id: "leaves", parents: ["plants"], words: {
    en: ["leaf", "leaves of trees", "falling leaves", "foliage"], es: ["hoja de árbol", "hojas caídas", "hojarasca", "follaje"],
    fr: ["feuillage", "feuilles d'arbres", "feuilles tombées"], zh: ["树叶", "落叶", "叶子"], "zh-TW": ["樹葉", "落葉", "葉子"], ja: ["落ち葉", "木の葉", "葉っぱ", "若葉", "青葉"],
    ar: ["ورق الشجر", "أوراق الشجر", "أوراق متساقطة"] } },
  { id: "houseplants", parents: ["plants", "home"], words: {
    en: ["houseplant", "houseplants", "potted plant", "potted plants", "indoor plants"], es: ["plantas de interior", "maceta", "macetas", "planta en maceta"],
    fr: ["plantes d'intérieur", "plante verte", "pots de fleurs", "plantes en pot"], zh: ["室内植物", "绿植"], "zh-TW": ["室內植物", "綠植"], ja: ["観葉植物", "鉢植え", "室内植物"],
    ar: ["نباتات منزلية", "نباتات الزينة", "أصيص"] } },
  { id: "herbs-and-medicinal-plants", parents: ["plants", "folk-medicine"], words: {
    en: ["medicinal plants", "medicinal herbs", "healing plants", "herbalist", "herbal", "wild herbs"], es: ["plantas medicinales", "hierbas medicinales", "herbolario", "curandera de hierbas"],
    fr: ["plantes médicinales", "herboriste", "herbier", "simples et tisanes"], zh: ["草药", "药草", "药用植物", "中草药"], "zh-TW": ["草藥", "藥草", "藥用植物", "中草藥"], ja: ["薬草", "ハーブ", "薬用植物", "漢方薬草"],
    ar: ["أعشاب طبية", "نباتات طبية", "عشبة", "أعشاب برية", "عشاب"] } },
  { id: "botanical-garden", parents: ["garden"], words: {
    en: ["botanical garden", "botanical gardens", "greenhouse", "greenhouses", "arboretum", "conservatory garden"], es: ["jardín botánico", "invernadero", "invernaderos"],
    fr: ["jardin botanique", "jardin des plantes", "serre botanique", "arboretum"], zh: ["植物园", "温室", "温室花园"], "zh-TW": ["植物園", "溫室", "溫室花園"], ja: ["植物園", "温室", "樹木園"],
    ar: ["حديقة نباتية", "بيت زجاجي", "دفيئة", "مشتل"] } },
  { id: "carnivorous-and-strange-plants", parents: ["plants", "wonder"], words: {
    en: ["carnivorous plant", "carnivorous plants", "venus flytrap", "strange plants", "poisonous plants"], es: ["planta carnívora", "plantas carnívoras", "plantas venenosas"],
    fr: ["plante carnivore", "plantes carnivores", "plantes vénéneuses"], zh: ["食虫植物", "捕蝇草", "有毒植物"], "zh-TW": ["食蟲植物", "捕蠅草", "有毒植物"], ja: ["食虫植物", "ハエトリグサ", "毒草"],
    ar: ["نبات آكل اللحوم", "نباتات مفترسة", "نباتات سامة"] } },
  { id: "bamboo", parents: ["trees"], words: {
    en: ["bamboo", "bamboos", "bamboo forest", "bamboo grove"], es: ["bambú", "bambúes", "bosque de bambú"],
    fr: ["bambou", "bambous", "bambouseraie"], zh: ["竹子", "竹林", "竹笋"], "zh-TW": ["竹子", "竹林", "竹筍"], ja: ["竹", "竹林", "竹やぶ", "竹の子"],
    ar: ["خيزران", "غابة الخيزران"] } },
  { id: "pine-and-cedar", parents: ["trees"], words: {
    en: ["pine", "pines", "pine tree", "pine trees", "cedar", "cedars", "fir tree", "spruce", "cypress"], es: ["pino", "pinos", "pinar", "cedro", "cedros", "abeto", "ciprés"],
    fr: ["pinède", "cèdre", "cèdres", "sapin", "sapins", "épicéa", "cyprès"], zh: ["松树", "松林", "雪松", "杉树", "柏树", "青松"], "zh-TW": ["松樹", "松林", "雪松", "杉樹", "柏樹", "青松"], ja: ["松", "松林", "杉", "杉並木", "檜", "もみの木"],
    ar: ["صنوبر", "أرز لبنان", "شجرة الأرز", "سرو", "شجرة صنوبر"] } },
  { id: "oak-and-birch", parents: ["trees"], words: {
    en: ["oak", "oaks", "oak tree", "birch", "birches", "beech", "chestnut tree", "linden", "elm", "poplar", "acorn"], es: ["roble", "robles", "encina", "abedul", "castaño", "tilo", "olmo", "álamo", "bellota"],
    fr: ["chêne", "chênes", "bouleau", "bouleaux", "hêtre", "châtaignier", "tilleul", "peuplier", "gland de chêne"], zh: ["橡树", "白桦", "白桦林", "白杨", "榕树", "槐树", "梧桐"], "zh-TW": ["橡樹", "白樺", "白樺林", "白楊", "榕樹", "槐樹", "梧桐"], ja: ["樫の木", "白樺", "ブナ", "欅", "栗の木", "どんぐり", "ポプラ"],
    ar: ["بلوط", "شجرة بلوط", "سنديان", "حور شجر", "كستناء"] } },
  { id: "olive-tree", parents: ["trees", "farming"], words: {
    en: ["olive tree", "olive trees", "olive grove", "olives", "olive harvest", "olive oil"], es: ["olivo", "olivos", "olivar", "aceituna", "aceitunas", "aceite de oliva"],
    fr: ["olivier", "oliviers", "oliveraie", "olives", "huile d'olive"], zh: ["橄榄树", "橄榄", "橄榄园", "橄榄油"], "zh-TW": ["橄欖樹", "橄欖", "橄欖園", "橄欖油"], ja: ["オリーブ", "オリーブの木", "オリーブ畑"],
    ar: ["زيتون", "شجرة زيتون", "أشجار الزيتون", "قطاف الزيتون", "زيت الزيتون"] } },
  { id: "palm-tree", parents: ["trees"], words: {
    en: ["palm tree", "palm trees", "date palm", "dates harvest", "coconut palm", "palm grove"], es: ["palmera", "palmeras", "palmeral", "cocotero", "dátiles"],
    fr: ["palmier", "palmiers", "palmeraie", "cocotier", "dattier", "dattes"], zh: ["棕榈", "椰子树", "椰枣", "椰林"], "zh-TW": ["棕櫚", "椰子樹", "椰棗", "椰林"], ja: ["ヤシの木", "椰子", "ナツメヤシ", "シュロ"],
    ar: ["نخيل", "نخلة", "واحة نخيل", "تمر", "نخل"] } },
  { id: "willow-and-maple", parents: ["trees"], words: {
    en: ["willow", "willows", "weeping willow", "maple", "maples", "ginkgo"], es: ["sauce llorón", "arce", "arces", "ginkgo", "sauces"],
    fr: ["saule", "saules", "saule pleureur", "érable", "érables", "ginkgo"], zh: ["柳树", "垂柳", "枫树", "枫叶", "银杏", "杨柳"], "zh-TW": ["柳樹", "垂柳", "楓樹", "楓葉", "銀杏", "楊柳"], ja: ["柳", "しだれ柳", "楓", "もみじ", "銀杏", "イチョウ"],
    ar: ["صفصاف", "قيقب", "شجرة صفصاف", "جنكة"] } },
  { id: "fruit-trees", parents: ["trees", "fruit", "farmland"], words: {
    en: ["orchard", "orchards", "apple tree", "apple orchard", "fruit tree", "fruit trees", "fig tree", "orange grove", "lemon tree", "cherry tree", "almond tree"], es: ["frutales", "árbol frutal", "manzano", "manzanos", "higuera", "naranjal", "naranjo", "limonero", "cerezo", "almendro"],
    fr: ["verger", "vergers", "pommier", "pommiers", "figuier", "oranger", "citronnier", "cerisier", "arbre fruitier", "amandier"], zh: ["果园", "果树", "苹果树", "柿子树", "无花果树", "橘子树"], "zh-TW": ["果園", "果樹", "蘋果樹", "柿子樹", "無花果樹", "橘子樹"], ja: ["果樹園", "りんごの木", "柿の木", "果樹", "みかん畑", "桜桃"],
    ar: ["بستان فاكهة", "أشجار مثمرة", "شجرة تفاح", "شجرة تين", "بيارة", "شجرة ليمون"] } },
  { id: "ancient-trees", parents: ["trees", "history"], words: {
    en: ["ancient tree", "ancient trees", "old tree", "sacred tree", "oldest tree", "tree of life", "giant tree", "sequoia", "redwood", "baobab"], es: ["árbol centenario", "árboles milenarios", "árbol sagrado", "árbol de la vida", "secuoya", "baobab", "ceiba"],
    fr: ["arbre centenaire", "arbre millénaire", "arbre sacré", "arbre de vie", "séquoia", "baobab"], zh: ["古树", "老树", "神木", "生命之树", "猴面包树", "千年古树"], "zh-TW": ["古樹", "老樹", "神木", "生命之樹", "猴麵包樹", "千年古樹"], ja: ["巨木", "古木", "神木", "ご神木", "生命の樹", "老木", "バオバブ"],
    ar: ["شجرة معمرة", "شجرة مقدسة", "شجرة الحياة", "باوباب", "شجرة قديمة"] } },
  { id: "bonsai", parents: ["trees", "hobby", "japan"], words: {
    en: ["bonsai", "bonsais"], es: ["bonsái", "bonsáis"],
    fr: ["bonsaï", "bonsaïs"], zh: ["盆景"], "zh-TW": ["盆景"], ja: ["盆栽"],
    ar: ["بونساي"] } },
  { id: "tree-planting", parents: ["trees", "environment"], words: {
    en: ["planting trees", "plant a tree", "tree planting", "reforestation", "planted a tree"], es: ["plantar árboles", "plantar un árbol", "reforestación"],
    fr: ["planter des arbres", "planter un arbre", "reboisement", "reforestation"], zh: ["植树", "种树", "植树造林"], "zh-TW": ["植樹", "種樹", "植樹造林"], ja: ["植樹", "木を植える", "植林"],
    ar: ["زراعة الأشجار", "غرس الأشجار", "تشجير"] } },
];
