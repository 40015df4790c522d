import type { Concept } from "../concept.ts";

export const places: Concept[] = [
  { id: "city", parents: [], words: {
    en: ["city", "cities", "urban", "downtown", "skyscraper", "town", "skyline", "city streets", "city centre", "suburbs of", "big cities", "townspeople"], es: ["ciudad", "ciudades", "urbano", "urbana", "rascacielos", "centro de la ciudad", "metrópoli"],
    fr: ["ville", "villes", "urbain", "urbaine", "gratte-ciel", "cité urbaine", "centre-ville", "métropole", "cité"], zh: ["城市", "市区", "高楼", "摩天楼", "都市", "大城市", "都会", "城里", "市中心"], "zh-TW": ["城市", "市區", "高樓", "摩天樓", "都市", "大城市", "都會", "城裡", "市中心"], ja: ["街", "都市", "市街", "高層ビル", "都会", "町", "街並み", "大都市"],
    ar: ["المدينة", "مدينة", "مدن", "حضري", "ناطحة سحاب", "عاصمة", "وسط المدينة"] } },
  { id: "suburb", parents: ["city"], words: {
    en: ["suburb", "suburbs", "suburban", "housing estate"], es: ["suburbio", "suburbios", "periferia urbana", "extrarradio"],
    fr: ["banlieue", "banlieues", "cité hlm", "périphérie"], zh: ["郊区", "郊外", "城郊"], "zh-TW": ["郊區", "郊外", "城郊"], ja: ["郊外", "団地", "住宅街", "ニュータウン"],
    ar: ["الضواحي", "ضواحي", "ضاحية", "أطراف المدينة"] } },
  { id: "slum", parents: ["city", "poverty"], words: {
    en: ["slum", "slums", "shanty town", "favela", "ghetto"], es: ["barriada", "favela", "chabolas", "gueto", "villa miseria"],
    fr: ["bidonville", "taudis", "favela", "ghetto"], zh: ["贫民窟", "棚户区", "城中村"], "zh-TW": ["貧民窟", "貧民區"], ja: ["スラム", "貧民街", "スラム街"],
    ar: ["الأحياء الفقيرة", "أحياء فقيرة", "عشوائيات", "حي الصفيح"] } },
  { id: "street", parents: ["city"], words: {
    en: ["street life", "back alley", "alley", "sidewalk", "pavement", "streets", "avenue", "boulevard", "street corner", "street scene", "square", "plaza"], es: ["callejón", "callejones", "acera", "vida callejera", "calle", "calles", "avenida", "plaza", "esquina", "callejero", "callejeros"],
    fr: ["ruelle", "ruelles", "trottoir", "vie de la rue", "rue", "rues", "avenue", "place publique", "coin de rue"], zh: ["街头", "小巷", "胡同", "巷子", "弄堂", "大街", "马路", "长街", "街角", "广场"], "zh-TW": ["街頭", "小巷", "胡同", "巷子", "巷弄", "大街", "馬路", "長街", "街角", "廣場"], ja: ["路地", "裏通り", "横丁", "路地裏", "街角", "通り", "街路", "大通り", "広場", "路上"],
    ar: ["الشوارع والأزقة", "زقاق", "أزقة", "رصيف", "شوارع", "شارع", "ساحة", "ميدان", "طريق"] } },
  { id: "cafe", parents: ["city"], words: {
    en: ["café", "coffee shop", "coffeehouse", "tea house", "teahouse", "tearoom", "coffee bar"], es: ["cafetería", "café de barrio", "salón de té", "cafetería de barrio", "bar de barrio"],
    fr: ["café de quartier", "bistrot", "salon de thé", "café du coin", "estaminet"], zh: ["咖啡馆", "咖啡店", "茶馆", "茶楼", "咖啡厅", "小酒馆"], "zh-TW": ["咖啡館", "咖啡店", "茶館", "茶樓", "咖啡廳", "小酒館"], ja: ["喫茶店", "カフェ", "茶店", "茶屋", "純喫茶"],
    ar: ["المقاهي", "مقهى", "مقاهي", "كافيه", "مقاه", "قهوة شعبية", "بيت شاي"] } },
  { id: "restaurant", parents: ["food"], words: {
    en: ["restaurant", "restaurants", "diner", "bistro"], es: ["restaurante", "restaurantes", "taberna", "fonda"],
    fr: ["restaurant", "restaurants", "brasserie", "auberge"], zh: ["餐厅", "饭馆", "餐馆", "小吃店"], "zh-TW": ["餐廳", "飯館", "餐館", "小吃店"], ja: ["食堂", "レストラン", "居酒屋", "料理店"],
    ar: ["المطاعم", "مطعم", "مطاعم"] } },
  { id: "hotel", parents: ["travel"], words: {
    en: ["hotel", "hotels", "inn", "guesthouse", "motel"], es: ["hotel", "hoteles", "hostal", "posada"],
    fr: ["hôtel", "hôtels", "chambre d'hôtes", "pension de famille"], zh: ["酒店", "宾馆", "旅馆", "客栈", "民宿"], "zh-TW": ["飯店", "旅館", "酒店", "客棧", "民宿"], ja: ["ホテル", "旅館", "宿", "民宿"],
    ar: ["الفنادق", "فندق", "فنادق", "نزل"] } },
  { id: "home", parents: [], words: {
    en: ["home", "house", "houses", "apartment", "dwelling", "flat", "rooms", "old house", "household life", "attic", "basement", "cellar", "living room"], es: ["casa", "casas", "hogar", "apartamento", "vivienda", "piso de alquiler", "desván", "sótano", "casona"],
    fr: ["maison", "maisons", "appartement", "foyer", "logement", "grenier", "cave de la maison", "chez soi"], zh: ["家园", "房子", "公寓", "住宅", "老家", "家", "老宅", "团地", "阁楼"], "zh-TW": ["家園", "房子", "公寓", "住宅", "老家", "家", "老宅", "團地", "閣樓"], ja: ["家", "住まい", "アパート", "我が家", "マンション", "自宅", "古い家", "屋根裏"],
    ar: ["البيت", "بيت", "بيوت", "منزل", "شقة", "مسكن", "دار"] } },
  { id: "countryside", parents: ["nature"], words: {
    en: ["countryside", "village", "villages", "rural", "villager", "villagers", "hamlet", "farmhouse", "town in the hills", "small village", "country town", "deserted village", "dying village", "abandoned village"], es: ["campo", "aldea", "aldeas", "rural", "pueblo natal", "pueblo", "pueblos", "aldeano", "caserío", "pueblo abandonado", "masía"],
    fr: ["campagne", "village", "villages", "rural", "rurale", "villageois", "hameau", "bourg", "village abandonné", "canton"], zh: ["乡村", "农村", "村庄", "田野", "村", "山村", "村民", "小镇", "乡下", "古村", "村子", "田园"], "zh-TW": ["鄉村", "農村", "村莊", "田野", "村", "山村", "村民", "小鎮", "鄉下", "古村", "村子", "田園"], ja: ["田舎", "農村", "村", "里山", "山村", "村人", "集落", "過疎", "限界集落", "田園"],
    ar: ["الريف", "ريف", "قرية", "قرى", "ريفي", "قروي", "ضيعة", "أهل القرية"] } },
  { id: "hometown", parents: ["memory", "home"], words: {
    en: ["hometown", "birthplace", "homecoming", "return home", "going home", "native village", "home village", "native land", "left the village", "going back home", "native place"], es: ["ciudad natal", "regreso a casa", "volver a casa", "lugar de nacimiento", "tierra natal", "su aldea", "volver al pueblo", "terruño"],
    fr: ["ville natale", "retour au pays", "pays natal", "retour à la maison", "village natal", "terre natale"], zh: ["故乡", "家乡", "返乡", "回家", "老家", "回乡", "乡土", "故里"], "zh-TW": ["故鄉", "家鄉", "返鄉", "回家", "老家", "回鄉", "鄉土", "故里"], ja: ["故郷", "ふるさと", "帰郷", "里帰り", "地元", "生まれ故郷", "郷里"],
    ar: ["مسقط الرأس", "مسقط رأس", "العودة إلى الوطن", "بلدتي", "العودة إلى البيت", "مسقط رأسه", "قريته", "بلدته", "بلادي", "بلدي", "ديار", "موطن"] } },
  { id: "mountain", parents: ["nature"], words: {
    en: ["mountain", "mountains", "mountaineering", "summit", "alps", "himalaya", "hill", "hills", "hillside", "peak", "mountain range", "valley", "valleys", "highlands", "cliff", "slope"], es: ["montaña", "montañas", "montañismo", "cumbre", "sierra", "alpinismo", "cerro", "colina", "valle", "cordillera", "monte", "acantilado"],
    fr: ["montagne", "montagnes", "alpinisme", "sommet", "alpes", "colline", "vallée", "massif", "falaise", "haute montagne"], zh: ["高山", "登山", "山脉", "雪山", "山峰", "山", "大山", "山谷", "山顶", "高原", "丘陵", "山坡"], "zh-TW": ["高山", "登山", "山脈", "雪山", "山峰", "山", "大山", "山谷", "山頂", "高原", "丘陵", "山坡"], ja: ["山", "登山", "山岳", "山脈", "山登り", "峠", "谷", "山頂", "高原", "丘", "坂道", "坂", "山里", "断崖"],
    ar: ["الجبال", "جبل", "جبال", "تسلق الجبال", "قمة جبل", "تل", "تلال", "قمة", "واد", "سفح", "مرتفعات"] } },
  { id: "sea", parents: ["nature"], words: {
    en: ["sea", "seas", "ocean", "oceans", "seaside", "maritime", "coast", "marine", "oceanic", "coastline", "seashore", "offshore", "boats at sea", "sea story"], es: ["mar", "mares", "océano", "océanos", "costa", "marítimo", "litoral", "marino", "orilla del mar"],
    fr: ["mer", "mers", "océan", "océans", "littoral", "maritime", "bord de mer", "côte", "large"], zh: ["大海", "海洋", "海边", "海岸", "海上", "沿海", "海水", "海风", "海"], "zh-TW": ["大海", "海洋", "海邊", "海岸", "海上", "沿海", "海水", "海風", "海"], ja: ["海", "海洋", "深海", "海中", "海辺", "海岸", "大海", "浜", "海上", "航海", "海原"],
    ar: ["البحر", "بحر", "بحار", "محيط", "محيطات", "ساحل", "بحري", "موج", "شاطئ البحر"] } },
  { id: "beach", parents: ["sea"], words: {
    en: ["beach", "beaches", "surfers", "shore"], es: ["playa", "playas", "orilla del mar"],
    fr: ["plage", "plages", "rivage"], zh: ["海滩", "沙滩"], "zh-TW": ["海灘", "沙灘"], ja: ["浜辺", "砂浜", "ビーチ", "渚"],
    ar: ["الشاطئ", "شاطئ", "شواطئ"] } },
  { id: "island", parents: ["nature"], words: {
    en: ["island", "islands", "desert island", "archipelago", "isle", "islet", "islander", "islanders", "desert islands"], es: ["isla", "islas", "isla desierta", "archipiélago", "islote", "isleño"],
    fr: ["île", "îles", "île déserte", "archipel", "insulaire", "îlot"], zh: ["岛屿", "海岛", "荒岛", "小岛", "孤岛", "岛", "群岛", "岛民"], "zh-TW": ["島嶼", "海島", "荒島", "小島", "孤島", "島", "群島", "島民"], ja: ["島", "離島", "無人島", "孤島", "島々", "小島", "諸島", "島民", "島暮らし"],
    ar: ["الجزر", "جزيرة", "جزر", "جزيرة مهجورة", "أرخبيل", "جزيرة صغيرة"] } },
  { id: "harbour", parents: ["sea", "city"], words: {
    en: ["harbour", "harbor", "port city", "lighthouse", "docks"], es: ["puerto marítimo", "faro marino", "ciudad portuaria", "muelle"],
    fr: ["ville portuaire", "phare maritime", "quai du port"], zh: ["港口", "灯塔", "码头", "港湾"], "zh-TW": ["港口", "燈塔", "碼頭", "港灣"], ja: ["港", "灯台", "港町", "波止場"],
    ar: ["الموانئ", "ميناء", "منارة", "مرفأ"] } },
  { id: "river", parents: ["nature"], words: {
    en: ["river", "rivers", "riverbank", "stream", "waterfall", "riverbanks", "stream side", "boatmen", "bargemen", "canal boat"], es: ["río", "ríos", "ribera", "cascada", "arroyo", "ribereño", "fluvial"],
    fr: ["rivière", "fleuve", "rivières", "cascade", "ruisseau", "fluvial", "marinier", "mariniers", "écluse"], zh: ["河流", "江河", "瀑布", "溪流", "河边", "江", "河", "长江", "黄河", "江上"], "zh-TW": ["河流", "江河", "瀑布", "溪流", "河邊", "江", "河", "長江", "黃河", "江上"], ja: ["川", "河川", "滝", "川辺", "小川", "大河", "江"],
    ar: ["الأنهار", "نهر", "أنهار", "ضفاف النهر", "شلال", "فرات"] } },
  { id: "lake", parents: ["nature"], words: {
    en: ["lake", "lakes", "pond"], es: ["lago", "laguna", "estanque"],
    fr: ["lac", "lacs", "étang"], zh: ["湖泊", "湖水", "湖边", "池塘"], "zh-TW": ["湖泊", "湖水", "湖邊", "池塘"], ja: ["湖", "池", "湖畔"],
    ar: ["البحيرات", "بحيرة", "بحيرات"] } },
  { id: "forest", parents: ["nature"], words: {
    en: ["forest", "forests", "woods", "woodland", "wood", "trees of the forest", "lumberjack", "clearing"], es: ["bosque", "bosques", "selva", "selvas", "arboleda", "leñador"],
    fr: ["forêt", "forêts", "bois et forêts", "bois", "sous-bois", "bûcheron"], zh: ["森林", "树林", "林海", "林子"], "zh-TW": ["森林", "樹林", "林海", "林子"], ja: ["森", "森林", "林", "木こり"],
    ar: ["الغابات", "غابة", "غابات", "حطاب", "أحراش"] } },
  { id: "desert", parents: ["nature"], words: {
    en: ["desert", "deserts", "sahara", "dunes", "oasis", "bedouin", "sand", "sands", "gobi"], es: ["desierto", "desiertos", "sáhara", "dunas", "oasis", "beduino", "duna", "arena"],
    fr: ["désert", "déserts", "sahara", "dunes", "oasis", "bédouin", "dune", "sable"], zh: ["沙漠", "戈壁", "荒漠", "绿洲", "大漠", "沙丘", "沙尘"], "zh-TW": ["沙漠", "戈壁", "荒漠", "綠洲", "大漠", "沙丘", "沙塵"], ja: ["砂漠", "オアシス", "砂丘", "サハラ", "砂", "ゴビ"],
    ar: ["الصحراء", "صحراء", "صحارى", "كثبان", "واحة", "بدو", "بادية", "صحراوي", "رمال", "رمل", "بادية الصحراء"] } },
  { id: "polar", parents: ["nature"], words: {
    en: ["arctic", "antarctic", "antarctica", "north pole", "polar region", "tundra"], es: ["ártico", "antártida", "polo norte", "tundra", "regiones polares"],
    fr: ["arctique", "antarctique", "pôle nord", "toundra", "banquise", "grand nord"], zh: ["北极", "南极", "极地"], "zh-TW": ["北極", "南極", "極地"], ja: ["北極", "南極", "極地"],
    ar: ["المناطق القطبية", "القطب الشمالي", "القطب الجنوبي", "قطبي"] } },
  { id: "cave-and-underground", parents: ["nature"], words: {
    en: ["cave", "caves", "underground", "tunnel", "catacombs"], es: ["cueva", "cuevas", "subterráneo", "túnel", "catacumbas", "caverna"],
    fr: ["grotte", "grottes", "souterrain", "tunnel", "catacombes", "caverne"], zh: ["洞穴", "地下", "隧道", "山洞"], "zh-TW": ["洞穴", "地下", "隧道", "山洞"], ja: ["洞窟", "地下", "トンネル", "洞穴", "鍾乳洞"],
    ar: ["الكهوف والأنفاق", "كهف", "كهوف", "نفق", "سراديب"] } },
  { id: "volcano", parents: ["nature", "disaster"], words: {
    en: ["volcano", "volcanoes", "volcanic eruption", "lava"], es: ["volcán", "volcanes", "erupción", "lava"],
    fr: ["volcan", "volcans", "éruption", "lave"], zh: ["火山", "火山爆发", "熔岩"], "zh-TW": ["火山", "火山爆發", "熔岩"], ja: ["火山", "噴火", "溶岩"],
    ar: ["البراكين", "بركان", "براكين", "ثوران"] } },
  { id: "bridge-and-road", parents: ["travel"], words: {
    en: ["bridge", "bridges", "highway", "motorway", "crossroads"], es: ["puente", "puentes", "carretera", "autopista", "cruce de caminos"],
    fr: ["pont", "ponts", "autoroute", "carrefour"], zh: ["大桥", "桥梁", "公路", "十字路口"], "zh-TW": ["大橋", "橋梁", "公路", "十字路口"], ja: ["橋", "高速道路", "街道", "十字路", "交差点"],
    ar: ["الجسور والطرق", "جسر", "جسور", "طريق سريع", "مفترق طرق"] } },
  { id: "castle", parents: ["history", "architecture"], words: {
    en: ["castle", "castles", "palace", "palaces", "fortress"], es: ["castillo", "castillos", "palacio", "palacios", "fortaleza"],
    fr: ["château", "châteaux", "palais royal", "forteresse"], zh: ["城堡", "宫殿", "皇宫", "古堡"], "zh-TW": ["城堡", "宮殿", "皇宮", "古堡"], ja: ["城", "お城", "宮殿", "城郭", "要塞"],
    ar: ["القلاع والقصور", "قلعة", "قلاع", "قصر", "قصور", "حصن"] } },
  { id: "cemetery", parents: ["death"], words: {
    en: ["cemetery", "graveyard", "graves", "tombstone"], es: ["cementerio", "cementerios", "lápida", "panteón"],
    fr: ["cimetière", "cimetières", "pierre tombale"], zh: ["墓地", "坟墓", "公墓", "墓园"], "zh-TW": ["墓地", "墳墓", "公墓", "墓園"], ja: ["墓地", "墓場", "霊園", "お墓"],
    ar: ["المقابر", "مقابر", "قبور", "شاهد قبر"] } },
  { id: "library", parents: ["book"], words: {
    en: ["library", "libraries", "librarian"], es: ["biblioteca", "bibliotecas", "bibliotecario"],
    fr: ["bibliothèque", "bibliothèques", "bibliothécaire", "médiathèque"], zh: ["图书馆", "图书管理员", "藏书"], "zh-TW": ["圖書館", "圖書館員", "藏書"], ja: ["図書館", "図書室", "司書"],
    ar: ["المكتبات", "مكتبة", "مكتبات", "أمين مكتبة"] } },
  { id: "garden", parents: ["plants"], words: {
    en: ["garden", "gardens", "gardening", "gardener"], es: ["jardín", "jardines", "jardinería", "jardinero", "huerto"],
    fr: ["jardin", "jardins", "jardinage", "jardinier", "potager"], zh: ["花园", "园艺", "庭院", "园林", "菜园"], "zh-TW": ["花園", "園藝", "庭院", "園林", "菜園"], ja: ["庭", "庭園", "ガーデニング", "園芸", "菜園"],
    ar: ["الحدائق", "حديقة", "حدائق", "بستان", "بستنة"] } },
  { id: "park-and-playground", parents: ["city"], words: {
    en: ["playground", "city park", "swing set", "amusement park", "fairground", "parks", "public park", "playgrounds", "swings", "merry-go-round", "theme park"], es: ["parque infantil", "parque de atracciones", "columpio", "feria de atracciones", "parque", "parques", "tiovivo"],
    fr: ["parc d'attractions", "aire de jeux", "fête foraine", "balançoire", "parcs", "parc public", "manège"], zh: ["公园", "游乐园", "游乐场", "操场", "秋千", "旋转木马"], "zh-TW": ["公園", "遊樂園", "遊樂場", "操場", "鞦韆", "旋轉木馬"], ja: ["公園", "遊園地", "遊び場", "ブランコ", "観覧車", "メリーゴーランド"],
    ar: ["مدن الملاهي", "ملاهي", "مدينة ملاهي", "ساحة لعب", "متنزه", "حديقة عامة", "منتزه", "أرجوحة"] } },
  { id: "wilderness", parents: ["nature"], words: {
    en: ["wilderness", "national park", "untouched nature", "wildlands"], es: ["naturaleza salvaje", "parque nacional", "tierras vírgenes"],
    fr: ["nature sauvage", "parc national", "grands espaces"], zh: ["荒野", "国家公园", "旷野"], "zh-TW": ["荒野", "國家公園", "曠野"], ja: ["荒野", "原野", "国立公園", "秘境"],
    ar: ["البراري", "براري", "محمية طبيعية", "برية"] } },
];
