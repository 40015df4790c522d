import type { Concept } from "../concept.ts";

export const plantsAndFlowers: Concept[] = [
  { id: "rose", parents: ["flowers"], words: {
    en: ["roses", "rose garden", "rosebush", "wild rose", "red rose"], es: ["rosas", "rosal", "rosaleda", "rosa roja"],
    fr: ["roses", "rosier", "roseraie", "églantine", "rose rouge", "roses rouges", "bouton de rose", "rose sauvage", "pétales de rose", "rose trémière", "roses trémières", "rose blanche"], zh: ["玫瑰", "月季", "蔷薇", "红玫瑰", "野玫瑰", "白玫瑰", "蓝玫瑰", "月季花", "玫瑰园", "带刺的玫瑰"], "zh-TW": ["玫瑰", "月季", "薔薇", "紅玫瑰", "野玫瑰", "白玫瑰", "藍玫瑰", "月季花", "玫瑰園", "帶刺的玫瑰"], ja: ["薔薇", "バラ", "バラ園", "赤い薔薇", "青いバラ", "野薔薇", "野ばら", "ローズガーデン", "白薔薇"],
    ar: ["وردة حمراء", "ورود", "شجيرة ورد"] } },
  { id: "sunflower", parents: ["flowers"], words: {
    en: ["sunflower", "sunflowers"], es: ["girasol", "girasoles"],
    fr: ["tournesol", "tournesols", "champ de tournesols", "champs de tournesols", "graines de tournesol"], zh: ["向日葵", "葵花", "向日葵花田"], "zh-TW": ["向日葵", "葵花", "向日葵花田", "向日葵花海"], ja: ["ひまわり", "向日葵", "ヒマワリ", "ひまわり畑"],
    ar: ["عباد الشمس", "دوار الشمس"] } },
  { id: "lotus", parents: ["flowers", "water"], words: {
    en: ["lotus", "lotuses", "water lily", "water lilies", "lotus pond"], es: ["loto", "flor de loto", "nenúfar", "nenúfares"],
    fr: ["lotus", "nénuphar", "nénuphars", "fleur de lotus", "fleurs de lotus", "lotus blanc", "étang aux lotus", "nymphéas", "nymphéa"], zh: ["荷花", "莲花", "睡莲", "荷塘", "荷叶", "莲蓬", "白莲", "莲池", "采莲", "并蒂莲"], "zh-TW": ["荷花", "蓮花", "睡蓮", "荷塘", "荷葉", "蓮蓬", "白蓮", "蓮池", "採蓮", "並蒂蓮"], ja: ["蓮", "睡蓮", "蓮の花", "蓮華", "蓮池", "ハス", "水蓮"],
    ar: ["لوتس", "زنبق الماء", "زهرة اللوتس"] } },
  { id: "spring-flowers", parents: ["flowers", "spring"], words: {
    en: ["spring flowers", "tulip", "tulips", "daffodil", "daffodils", "snowdrop", "crocus", "violets", "primrose", "iris flower", "hyacinth"], es: ["flores de primavera", "tulipán", "tulipanes", "narciso", "narcisos", "azafrán silvestre", "violetas", "jacinto"],
    fr: ["fleurs de printemps", "tulipe", "tulipes", "jonquille", "jonquilles", "perce-neige", "violettes", "jacinthe"], zh: ["春花", "郁金香", "水仙", "紫罗兰", "风信子", "迎春花", "油菜花"], "zh-TW": ["春花", "鬱金香", "水仙", "紫羅蘭", "風信子", "迎春花", "油菜花"], ja: ["春の花", "チューリップ", "水仙", "すみれ", "スミレ", "菜の花", "たんぽぽ", "ヒヤシンス", "クロッカス", "レンゲ畑", "蓮華草", "福寿草", "木蓮", "カタクリ"],
    ar: ["أزهار الربيع", "توليب", "نرجس", "بنفسج", "زنبق الربيع"] } },
  { id: "orchid-and-lily", parents: ["flowers"], words: {
    en: ["orchids and lilies", "orchid", "orchids", "lilies", "white lily"], es: ["orquídeas y lirios", "orquídea", "orquídeas", "azucena", "lirio", "lirios"],
    fr: ["orchidées et lys", "orchidée", "orchidées", "lys blanc", "fleur de lys", "lys", "orchidée sauvage", "orchidées sauvages", "orchidée blanche", "lis des champs", "amaryllis"], zh: ["兰花与百合", "兰花", "百合花", "蝴蝶兰", "兰草", "君子兰", "铃兰", "幽兰", "马蹄莲", "蕙兰"], "zh-TW": ["蘭花與百合", "蘭花", "百合花", "蝴蝶蘭", "蘭草", "君子蘭", "鈴蘭", "幽蘭", "馬蹄蓮", "蕙蘭", "海芋"], ja: ["蘭と百合", "蘭の花", "百合の花", "胡蝶蘭", "ゆりの花", "蘭", "カトレア", "鈴蘭", "白百合", "ユリの花", "山百合", "君子蘭", "春蘭"],
    ar: ["أوركيد وزنبق", "أوركيد", "زنبق", "زنبقة", "سوسن"] } },
  { id: "lavender-and-jasmine", parents: ["flowers"], words: {
    en: ["fragrant flowers", "lavender", "jasmine", "orange blossom", "honeysuckle", "lilac", "lilacs"], es: ["flores aromáticas", "lavanda", "jazmín", "azahar", "madreselva", "lilas en flor"],
    fr: ["fleurs parfumées", "lavande", "jasmin", "fleur d'oranger", "chèvrefeuille", "lilas", "champs de lavande", "champ de lavande", "jasmin de grasse", "lilas blanc", "brin de lavande"], zh: ["香花", "薰衣草", "茉莉", "茉莉花", "桂花", "丁香", "桂花香", "栀子", "丁香花"], "zh-TW": ["香花", "薰衣草", "茉莉", "茉莉花", "桂花", "丁香", "桂花香", "梔子", "丁香花", "夜來香", "七里香"], ja: ["香る花", "ラベンダー", "ジャスミン", "金木犀", "ライラック", "茉莉花", "クチナシ", "梔子"],
    ar: ["أزهار عطرية", "لافندر", "ياسمين", "خزامى", "زهر البرتقال"] } },
  { id: "peony-and-chrysanthemum", parents: ["flowers"], words: {
    en: ["peonies and chrysanthemums", "peony", "peonies", "chrysanthemum", "chrysanthemums", "camellia", "azalea", "hydrangea", "wisteria"], es: ["peonías y crisantemos", "peonía", "peonías", "crisantemo", "crisantemos", "camelia", "hortensia", "glicina"],
    fr: ["pivoines et chrysanthèmes", "pivoine", "pivoines", "chrysanthème", "chrysanthèmes", "camélia", "hortensia", "glycine"], zh: ["牡丹与菊花", "牡丹", "菊花", "山茶花", "杜鹃花", "绣球花", "紫藤", "芍药", "野菊", "赏菊", "洛阳牡丹", "菊"], "zh-TW": ["牡丹與菊花", "牡丹", "菊花", "山茶花", "杜鵑花", "繡球花", "紫藤", "芍藥", "野菊", "賞菊", "洛陽牡丹", "菊", "杭菊"], ja: ["牡丹と菊", "牡丹", "菊の花", "椿", "紫陽花", "アジサイ", "藤の花", "つつじ", "菊", "芍薬", "野菊", "菊人形", "白菊", "菊花", "ひなぎく"],
    ar: ["فاوانيا وأقحوان", "فاوانيا", "أقحوان", "كاميليا", "غاردينيا"] } },
  { id: "plum-blossom", parents: ["flowers", "winter"], words: {
    en: ["fruit blossom", "plum blossom", "plum blossoms", "peach blossom", "almond blossom", "apple blossom"], es: ["frutales en flor", "flor de ciruelo", "flor del almendro", "almendros en flor", "flor de durazno"],
    fr: ["vergers en fleurs", "fleurs de prunier", "amandiers en fleurs", "fleurs de pommier", "pêchers en fleurs", "pruniers en fleurs", "prunier en fleur", "pommiers en fleurs", "cerisiers et pruniers en fleurs", "branche de prunier"], zh: ["花树", "梅花", "桃花", "腊梅", "杏花", "梨花", "红梅", "寒梅", "白梅", "踏雪寻梅", "梅林"], "zh-TW": ["花樹", "梅花", "桃花", "臘梅", "杏花", "梨花", "紅梅", "寒梅", "白梅", "踏雪尋梅", "梅林"], ja: ["梅と桃の花", "梅の花", "桃の花", "白梅", "紅梅", "梅", "梅林", "蝋梅", "梅見", "梅園"],
    ar: ["أزهار الفاكهة", "زهر اللوز", "أزهار الخوخ", "زهر البرقوق"] } },
  { id: "wildflowers", parents: ["flowers"], words: {
    en: ["wildflower", "wildflowers", "poppy", "poppies", "daisy", "daisies", "dandelion", "dandelions", "field of flowers", "nettle", "nettles", "stinging nettles", "thistle", "thistles", "bluebell", "bluebells", "cornflower", "cornflowers", "buttercup", "buttercups"], es: ["flores silvestres", "amapola", "amapolas", "margarita silvestre", "diente de león", "campo de flores"],
    fr: ["fleurs sauvages", "fleurs des champs", "coquelicot", "coquelicots", "pâquerette", "pissenlit", "champ de fleurs", "ortie", "orties", "chardon", "chardons", "bruyère", "bruyères", "jacinthe des bois", "bleuet", "bleuets", "bouton d'or", "boutons d'or", "myosotis", "pissenlits", "primevère", "primevères", "violette des bois", "marguerite des champs", "marguerites"], zh: ["野花", "蒲公英", "罂粟花", "雏菊", "花海", "花田", "狗尾草", "车前草", "山花", "小雏菊", "野菊花", "野草莓花", "苜蓿"], "zh-TW": ["野花", "蒲公英", "罌粟花", "雛菊", "花海", "花田", "狗尾草", "車前草", "山花", "小雛菊", "野菊花", "野草莓花", "苜蓿", "酢醬草", "昭和草"], ja: ["野の花", "タンポポ", "ポピー", "ヒナギク", "花畑", "雛菊", "蒲公英", "菫", "山野草", "四つ葉のクローバー", "シロツメクサ", "土筆", "なずな", "ドクダミ", "オオイヌノフグリ", "れんげ草", "高山植物"],
    ar: ["زهور برية", "شقائق النعمان", "أقحوان بري", "هندباء", "حقل زهور"] } },
  { id: "bouquet", parents: ["flowers"], words: {
    en: ["bouquet", "bouquets", "florist", "flower shop", "flower arranging", "flower arrangement", "ikebana"], es: ["ramo de flores", "florista", "floristería", "arreglo floral", "florería"],
    fr: ["bouquet de fleurs", "bouquets", "fleuriste", "art floral", "bouquet de roses", "bouquet de mariée", "gerbe de fleurs", "gerbes de fleurs", "couronne de fleurs", "composition de fleurs", "fleurs coupées", "marchande de bouquets", "fleuriste de quartier"], zh: ["花束", "花店", "插花", "花艺"], "zh-TW": ["花束", "花店", "插花", "花藝"], ja: ["花束", "花屋", "生け花", "華道", "花屋さん"],
    ar: ["باقة ورد", "باقة زهور", "محل زهور", "بائع ورد", "تنسيق زهور"] } },
  { id: "cactus", parents: ["plants", "desert"], words: {
    en: ["cactus", "cacti", "cactuses", "succulent plants", "agave", "aloe"], es: ["cactus", "nopal", "suculentas", "maguey", "agave", "cacto"],
    fr: ["cactus", "plantes grasses", "succulentes", "agave", "cactées", "saguaro", "figuier de barbarie", "figuiers de barbarie", "aloès", "aloe vera", "cactus du désert"], zh: ["仙人掌", "多肉植物", "芦荟", "龙舌兰", "仙人球"], "zh-TW": ["仙人掌", "多肉植物", "蘆薈", "龍舌蘭", "仙人球"], ja: ["サボテン", "多肉植物", "アロエ", "仙人掌", "竜舌蘭"],
    ar: ["صبار", "صبارات", "صبر ونباتات", "تين شوكي"] } },
  { id: "moss-and-fern", parents: ["plants"], words: {
    en: ["moss", "mosses", "fern", "ferns", "lichen"], es: ["musgo", "musgos", "helecho", "helechos", "liquen"],
    fr: ["mousse des bois", "mousses et fougères", "fougère", "fougères", "lichen", "tapis de mousse", "mousse verte", "fougère arborescente", "sphaigne"], zh: ["苔藓", "青苔", "蕨类", "地衣", "蕨", "苔痕"], "zh-TW": ["苔蘚", "青苔", "蕨類", "地衣", "蕨", "苔痕", "筆筒樹"], ja: ["苔", "シダ", "苔むす", "羊歯", "コケ", "苔庭", "苔寺", "ワラビ", "ゼンマイ", "地衣類", "苔むし"],
    ar: ["طحالب وسراخس", "سرخس", "سراخس", "أشنات"] } },
  { id: "grass-and-reeds", parents: ["plants"], words: {
    en: ["reeds", "blades of grass", "tall grass", "grasses", "clover"], es: ["juncos", "hierba alta", "cañaveral", "trébol", "césped"],
    fr: ["roseaux", "herbes hautes", "trèfle", "brin d'herbe", "hautes herbes", "roselière", "joncs", "jonc", "prairie d'herbes", "trèfle à quatre feuilles", "herbes folles", "gazon"], zh: ["芦苇", "小草", "青草", "野草", "三叶草", "芦苇荡", "草丛", "荒草", "芒草", "稻草", "杂草", "蒿草", "蒲草", "茅草", "割草"], "zh-TW": ["蘆葦", "小草", "青草", "野草", "三葉草", "蘆葦蕩", "草叢", "荒草", "芒草", "稻草", "雜草", "蒿草", "蒲草", "茅草", "割草", "芒花", "甜根子草"], ja: ["葦", "ススキ", "草むら", "草原の草", "クローバー", "草", "芒", "すすき", "雑草", "青草", "猫じゃらし", "茅", "茅葺", "夏草", "草刈り", "藁", "稲わら", "草笛", "芝刈り", "若草", "枯れ草", "ネコジャラシ"],
    ar: ["قصب ونباتات", "عشب", "حشائش", "برسيم"] } },
  { id: "seaweed", parents: ["plants", "sea"], words: {
    en: ["seaweed", "kelp", "algae", "seagrass", "kelp forest"], es: ["algas", "alga", "algas marinas", "pradera marina"],
    fr: ["algues", "algue", "varech", "goémon", "laminaires", "récolte du goémon", "goémonier", "goémoniers", "algues vertes", "algues marines", "forêt d'algues"], zh: ["海藻", "海带", "海草", "紫菜", "海苔", "水草", "藻类", "海带汤"], "zh-TW": ["海藻", "海帶", "海草", "紫菜", "海苔", "水草", "藻類", "海帶湯", "海菜", "石花菜"], ja: ["海藻", "昆布", "藻場", "ワカメ", "海苔", "わかめ", "ひじき", "もずく", "若布", "水草", "寒天", "海草", "マリモ", "アマモ", "藻", "天草採り", "めかぶ", "のり養殖"],
    ar: ["أعشاب بحرية", "طحالب", "طحالب بحرية"] } },
  { id: "seeds-and-roots", parents: ["plants"], words: {
    en: ["seed", "seeds", "seedling", "seedlings", "sprout", "roots of a tree", "germination"], es: ["semilla", "semillas", "brote", "brotes", "raíces del árbol", "germinación"],
    fr: ["graine", "graines", "semence", "semences", "racines d'arbre", "germination", "pousse verte"], zh: ["种子", "树根", "发芽", "幼苗", "萌芽", "播种", "根须", "嫩芽", "草籽", "树苗", "秧苗", "果核", "球茎", "谷种", "种子库"], "zh-TW": ["種子", "樹根", "發芽", "幼苗", "萌芽", "播種", "根鬚", "嫩芽", "草籽", "樹苗", "秧苗", "果核", "球莖", "谷種", "種子庫"], ja: ["種まき", "種子", "芽吹き", "木の根", "苗木", "新芽", "種", "根っこ", "発芽", "芽", "双葉", "球根", "苗", "種蒔き", "若芽", "芽生え", "木の芽", "種芋"],
    ar: ["بذرة", "بذور", "جذور الشجر", "برعم", "شتلة", "إنبات", "جذر نبات", "شتلات", "غرسة"] } },
  { id: "leaves", parents: ["plants"], words: {
    en: ["leaf", "leaves of trees", "falling leaves", "foliage"], es: ["hoja de árbol", "hojas caídas", "hojarasca", "follaje"],
    fr: ["feuillage", "feuilles d'arbres", "feuilles tombées", "tapis de feuilles", "feuille verte", "nervures", "frondaison", "frondaisons"], zh: ["树叶", "落叶", "叶子", "绿叶", "枯叶", "叶脉", "红叶子", "嫩叶", "叶片"], "zh-TW": ["樹葉", "落葉", "葉子", "綠葉", "枯葉", "葉脈", "紅葉子", "嫩葉", "葉片"], ja: ["落ち葉", "木の葉", "葉っぱ", "若葉", "青葉", "枯葉", "朽葉", "枯れ葉", "病葉", "落葉", "四つ葉", "若葉の"],
    ar: ["ورق الشجر", "أوراق الشجر", "أوراق متساقطة"] } },
  { id: "houseplants", parents: ["plants", "home"], words: {
    en: ["houseplant", "houseplants", "potted plant", "potted plants", "indoor plants"], es: ["plantas de interior", "maceta", "macetas", "planta en maceta", "hiedra"],
    fr: ["plantes d'intérieur", "plante verte", "pots de fleurs", "plantes en pot", "plantes d'appartement", "ficus", "monstera", "arroser les plantes", "jardinière de balcon"], zh: ["室内植物", "绿植", "绿萝", "吊兰", "文竹", "盆花", "常春藤"], "zh-TW": ["室內植物", "綠植", "綠蘿", "吊蘭", "文竹", "盆花", "常春藤", "觀葉植物"], ja: ["観葉植物", "鉢植え", "室内植物", "植木鉢", "ポトス", "植木", "モンステラ", "室内の植物"],
    ar: ["نباتات منزلية", "نباتات الزينة", "أصيص", "لبلاب"] } },
  { id: "herbs-and-medicinal-plants", parents: ["plants", "folk-medicine"], words: {
    en: ["medicinal plants", "medicinal herbs", "healing plants", "herbalist", "herbal", "wild herbs"], es: ["plantas medicinales", "hierbas medicinales", "herbolario", "curandera de hierbas"],
    fr: ["plantes médicinales", "herboriste", "herbier", "simples et tisanes", "herbes médicinales", "plantes qui soignent", "herbes aromatiques", "thym et romarin", "romarin", "thym", "basilic", "menthe", "sauge", "camomille", "phytothérapie", "plantes sauvages médicinales"], zh: ["草药", "药草", "药用植物", "中草药", "人参", "薄荷", "艾草", "何首乌", "当归", "采药", "甘草", "枸杞", "罗勒", "迷迭香", "百里香", "香草植物", "薄荷叶", "雪莲", "金银花", "冬虫夏草", "黄芪", "益母草", "香草园", "天麻", "川贝", "黄连", "杜仲", "鼠尾草"], "zh-TW": ["草藥", "藥草", "藥用植物", "中草藥", "人參", "薄荷", "艾草", "何首烏", "當歸", "採藥", "甘草", "枸杞", "羅勒", "迷迭香", "百里香", "香草植物", "薄荷葉", "雪蓮", "金銀花", "冬蟲夏草", "黃芪", "益母草", "香草園", "天麻", "川貝", "黃連", "杜仲", "鼠尾草", "青草藥", "九層塔", "左手香", "魚腥草"], ja: ["薬草", "ハーブ", "薬用植物", "漢方薬草", "朝鮮人参", "生薬", "ミント", "ローズマリー", "バジル", "よもぎ", "蓬", "甘草", "紫蘇", "大葉", "カモミール", "タイム草", "セージの葉", "ハーブ園", "ドクダミ茶", "霊芝", "葛根湯", "薄荷", "アロエベラ", "レモングラス", "ゲンノショウコ"],
    ar: ["أعشاب طبية", "نباتات طبية", "عشبة", "أعشاب برية", "عشاب"] } },
  { id: "botanical-garden", parents: ["garden"], words: {
    en: ["botanical garden", "botanical gardens", "greenhouse", "greenhouses", "arboretum", "conservatory garden"], es: ["jardín botánico", "invernadero", "invernaderos"],
    fr: ["jardin botanique", "jardin des plantes", "serre botanique", "arboretum", "grande serre", "serre tropicale", "conservatoire botanique", "jardin d'acclimatation"], zh: ["植物园", "温室", "温室花园"], "zh-TW": ["植物園", "溫室", "溫室花園"], ja: ["植物園", "温室", "樹木園"],
    ar: ["حديقة نباتية", "بيت زجاجي", "دفيئة", "مشتل"] } },
  { id: "carnivorous-and-strange-plants", parents: ["plants", "wonder"], words: {
    en: ["carnivorous plant", "carnivorous plants", "venus flytrap", "strange plants", "poisonous plants"], es: ["planta carnívora", "plantas carnívoras", "plantas venenosas"],
    fr: ["plante carnivore", "plantes carnivores", "plantes vénéneuses", "plantes toxiques", "plante toxique", "plante étrange", "mandragore", "plante mangeuse d'hommes", "belladone", "ciguë"], zh: ["食虫植物", "捕蝇草", "有毒植物", "食人花", "猪笼草", "奇花异草", "霸王花", "大王花"], "zh-TW": ["食蟲植物", "捕蠅草", "有毒植物", "食人花", "豬籠草", "奇花異草", "霸王花", "大王花"], ja: ["食虫植物", "ハエトリグサ", "毒草", "ウツボカズラ", "ラフレシア", "人食い植物", "奇妙な植物", "モウセンゴケ", "人喰い花"],
    ar: ["نبات آكل اللحوم", "نباتات مفترسة", "نباتات سامة"] } },
  { id: "bamboo", parents: ["trees"], words: {
    en: ["bamboo", "bamboos", "bamboo forest", "bamboo grove"], es: ["bambú", "bambúes", "bosque de bambú"],
    fr: ["bambou", "bambous", "bambouseraie", "forêt de bambous", "cannes de bambou", "tiges de bambou", "bosquet de bambous"], zh: ["竹子", "竹林", "竹笋", "毛竹", "竹竿", "竹叶", "翠竹", "紫竹", "竹节", "竹园"], "zh-TW": ["竹子", "竹林", "竹筍", "毛竹", "竹竿", "竹葉", "翠竹", "紫竹", "竹節", "竹園", "孟宗竹", "綠竹筍"], ja: ["竹", "竹林", "竹やぶ", "竹の子", "竹藪", "笹", "孟宗竹", "青竹", "竹垣", "笹の葉", "若竹"],
    ar: ["خيزران", "غابة الخيزران"] } },
  { id: "pine-and-cedar", parents: ["trees"], words: {
    en: ["conifers", "pine", "pines", "pine tree", "pine trees", "cedar", "cedars", "fir tree", "spruce", "cypress", "yew", "juniper", "larch"], es: ["coníferas", "pino", "pinos", "pinar", "cedro", "cedros", "abeto", "ciprés", "resina de pino", "resinero", "piña de pino"],
    fr: ["conifères", "pinède", "cèdre", "cèdres", "sapin", "sapins", "épicéa", "cyprès", "genévrier", "mélèze", "mélèzes", "pin maritime", "if millénaire", "cèdre du liban"], zh: ["针叶树", "松树", "松林", "雪松", "杉树", "柏树", "青松", "松柏", "松针", "水杉", "冷杉", "迎客松"], "zh-TW": ["針葉樹", "松樹", "松林", "雪松", "杉樹", "柏樹", "青松", "松柏", "松針", "水杉", "冷杉", "迎客松", "紅檜", "扁柏"], ja: ["針葉樹", "松", "松林", "杉", "杉並木", "檜", "もみの木", "松葉", "松ぼっくり", "樅", "杉林", "ヒノキ", "松の木", "屋久杉", "縄文杉", "松原", "赤松", "黒松", "落葉松", "カラマツ", "唐松", "一本松", "モミの木"],
    ar: ["صنوبريات", "صنوبر", "أرز لبنان", "شجرة الأرز", "سرو", "شجرة صنوبر"] } },
  { id: "oak-and-birch", parents: ["trees"], words: {
    en: ["broadleaf trees", "oak", "oaks", "oak tree", "birch", "birches", "beech", "chestnut tree", "linden", "elm", "poplar", "acorn"], es: ["robles y abedules", "roble", "robles", "encina", "abedul", "castaño", "tilo", "olmo", "álamo", "bellota", "dehesa", "dehesas", "alcornocal", "alcornoque", "alcornoques", "corcho"],
    fr: ["feuillus", "chêne", "chênes", "bouleau", "bouleaux", "hêtre", "châtaignier", "tilleul", "peuplier", "gland de chêne"], zh: ["阔叶树", "橡树", "白桦", "白桦林", "白杨", "榕树", "槐树", "梧桐", "桦树", "栎树", "橡子", "山毛榉"], "zh-TW": ["闊葉樹", "橡樹", "白樺", "白樺林", "白楊", "榕樹", "槐樹", "梧桐", "樺樹", "櫟樹", "橡子", "山毛櫸", "白樺樹"], ja: ["広葉樹", "樫の木", "白樺", "ブナ", "欅", "栗の木", "どんぐり", "ポプラ", "樫", "楢", "柏の木", "ぶな林", "橅", "ナラの木", "カシワ", "クヌギ", "くぬぎ", "白樺林", "ミズナラ"],
    ar: ["أشجار البلوط والحور", "بلوط", "شجرة بلوط", "سنديان", "حور شجر", "كستناء"] } },
  { id: "olive-tree", parents: ["trees", "farming"], words: {
    en: ["olive tree", "olive trees", "olive grove", "olives", "olive harvest", "olive oil"], es: ["olivo", "olivos", "olivar", "aceituna", "aceitunas", "aceite de oliva"],
    fr: ["olivier", "oliviers", "oliveraie", "olives", "huile d'olive", "vieil olivier", "champ d'oliviers", "récolte des olives", "olivier millénaire", "oliviers centenaires"], zh: ["橄榄树", "橄榄", "橄榄园", "橄榄油"], "zh-TW": ["橄欖樹", "橄欖", "橄欖園", "橄欖油"], ja: ["オリーブ", "オリーブの木", "オリーブ畑"],
    ar: ["زيتون", "شجرة زيتون", "أشجار الزيتون", "قطاف الزيتون", "زيت الزيتون", "زيتونة", "موسم الزيتون", "قطف الزيتون", "جني الزيتون", "عصر الزيتون"] } },
  { id: "palm-tree", parents: ["trees"], words: {
    en: ["palm tree", "palm trees", "date palm", "dates harvest", "coconut palm", "palm grove"], es: ["palmera", "palmeras", "palmeral", "cocotero", "dátiles"],
    fr: ["palmier", "palmiers", "palmeraie", "cocotier", "dattier", "dattes"], zh: ["棕榈", "椰子树", "椰枣", "椰林", "椰树", "棕榈树", "椰子", "槟榔树"], "zh-TW": ["棕櫚", "椰子樹", "椰棗", "椰林", "椰樹", "棕櫚樹", "椰子", "檳榔樹", "檳榔"], ja: ["ヤシの木", "椰子", "ナツメヤシ", "シュロ", "椰子の木", "棕櫚", "ソテツ", "蘇鉄", "檳榔", "椰子の実", "ヤシ"],
    ar: ["نخيل", "نخلة", "واحة نخيل", "تمر", "نخل", "سعف النخيل", "بلح", "طلع النخيل"] } },
  { id: "willow-and-maple", parents: ["trees"], words: {
    en: ["willows and maples", "willow", "willows", "weeping willow", "maple", "maples", "ginkgo"], es: ["sauces y arces", "sauce llorón", "arce", "arces", "ginkgo", "sauces"],
    fr: ["saules et érables", "saule", "saules", "saule pleureur", "érable", "érables", "ginkgo", "sirop d'érable", "cabane à sucre"], zh: ["柳树与枫树", "柳树", "垂柳", "枫树", "枫叶", "银杏", "杨柳", "柳枝", "梧桐叶", "柳絮", "枫林"], "zh-TW": ["柳樹與楓樹", "柳樹", "垂柳", "楓樹", "楓葉", "銀杏", "楊柳", "柳枝", "梧桐葉", "柳絮", "楓林", "青楓"], ja: ["柳ともみじ", "柳", "しだれ柳", "楓", "もみじ", "銀杏", "イチョウ", "柳の木", "カエデ", "モミジ", "メープル"],
    ar: ["صفصاف وقيقب", "صفصاف", "قيقب", "شجرة صفصاف", "جنكة"] } },
  { id: "fruit-trees", parents: ["trees", "fruit", "farmland"], words: {
    en: ["fruit trees", "orchard", "orchards", "apple tree", "apple orchard", "fruit tree", "fig tree", "orange grove", "lemon tree", "cherry tree", "almond tree"], es: ["frutales", "árbol frutal", "manzano", "manzanos", "higuera", "naranjal", "naranjo", "limonero", "cerezo", "almendro"],
    fr: ["arbres fruitiers", "verger", "vergers", "pommier", "pommiers", "figuier", "oranger", "citronnier", "cerisier", "arbre fruitier", "amandier"], zh: ["果树", "果园", "苹果树", "柿子树", "无花果树", "橘子树"], "zh-TW": ["果樹", "果園", "蘋果樹", "柿子樹", "無花果樹", "橘子樹"], ja: ["果樹", "果樹園", "りんごの木", "柿の木", "みかん畑", "桜桃"],
    ar: ["أشجار الفاكهة", "بستان فاكهة", "أشجار مثمرة", "شجرة تفاح", "شجرة تين", "بيارة", "شجرة ليمون"] } },
  { id: "ancient-trees", parents: ["trees", "history"], words: {
    en: ["ancient tree", "ancient trees", "old tree", "sacred tree", "oldest tree", "tree of life", "giant tree", "sequoia", "redwood", "baobab"], es: ["árbol centenario", "árboles milenarios", "árbol sagrado", "árbol de la vida", "secuoya", "baobab", "ceiba"],
    fr: ["arbre centenaire", "arbre millénaire", "arbre sacré", "arbre de vie", "séquoia", "baobab"], zh: ["古树", "老树", "神木", "生命之树", "猴面包树", "千年古树"], "zh-TW": ["古樹", "老樹", "神木", "生命之樹", "猴麵包樹", "千年古樹"], ja: ["巨木", "古木", "神木", "ご神木", "生命の樹", "老木", "バオバブ"],
    ar: ["شجرة معمرة", "شجرة مقدسة", "شجرة الحياة", "باوباب", "شجرة قديمة"] } },
  { id: "bonsai", parents: ["trees", "hobby", "japan"], words: {
    en: ["bonsai", "bonsais"], es: ["bonsái", "bonsáis"],
    fr: ["bonsaï", "bonsaïs", "petit arbre en pot", "tailler un bonsaï", "arbre miniature", "arbres miniatures"], zh: ["盆景"], "zh-TW": ["盆景"], ja: ["盆栽"],
    ar: ["بونساي"] } },
  { id: "tree-planting", parents: ["trees", "environment"], words: {
    en: ["planting trees", "plant a tree", "tree planting", "reforestation", "planted a tree"], es: ["plantar árboles", "plantar un árbol", "reforestación"],
    fr: ["planter des arbres", "planter un arbre", "reboisement", "reforestation", "homme qui plantait des arbres", "planteur d'arbres", "plantation d'arbres", "replanter la forêt", "replanter des arbres"], zh: ["植树", "种树", "植树造林"], "zh-TW": ["植樹", "種樹", "植樹造林"], ja: ["植樹", "木を植える", "植林"],
    ar: ["زراعة الأشجار", "غرس الأشجار", "تشجير"] } },
];
