import type { Concept } from "../concept.ts";

export const thingsApart: Concept[] = [
  { id: "salt", parents: ["food"], words: {
    en: ["salt", "salt works", "sea salt", "salt maker", "salt workers", "salt harvest", "salt mine", "salt mines", "salt of the sea"], es: ["sal", "sal marina", "salero", "salinero"],
    fr: ["sel", "sel marin", "paludier", "paludiers", "saunier", "gros sel", "fleur de sel", "récolte du sel"], zh: ["盐", "食盐", "海盐", "晒盐", "盐商", "盐井", "盐巴", "粗盐"], "zh-TW": ["鹽", "食鹽", "海鹽", "曬鹽", "鹽商", "鹽井", "鹽巴", "粗鹽"], ja: ["塩", "製塩", "海塩", "食塩", "岩塩", "塩の道"],
    ar: ["ملح"] } },
  { id: "salt-flats", parents: ["nature"], words: {
    en: ["salt flats", "salt pans", "salt flat", "salt desert", "salt lake"], es: ["salinas", "salar", "salares"],
    fr: ["marais salants", "désert de sel"], zh: ["盐田", "盐场", "盐湖", "盐滩"], "zh-TW": ["鹽田", "鹽場", "鹽湖", "鹽灘"], ja: ["塩田", "塩湖"],
    ar: ["ملاحات"] } },
  { id: "olive-press", parents: ["oil-and-vinegar"], words: {
    en: ["olive press", "olive grower", "extra virgin"], es: ["almazara", "aceitera"],
    fr: ["moulin à huile", "cueillette des olives", "oléiculteur", "pressoir à huile"], zh: ["橄榄油坊"], "zh-TW": ["橄欖油坊"], ja: ["オリーブオイル"],
    ar: ["معصرة زيتون", "معصرة", "عصر الزيت", "معاصر الزيت"] } },
  { id: "post-office", parents: ["work"], words: {
    en: ["post office", "postman", "mail carrier", "mailman", "postal service"], es: ["correos", "cartero", "cartera del pueblo", "cartero rural", "servicio postal"],
    fr: ["bureau de poste", "facteur"], zh: ["邮局", "邮递员", "邮差"], "zh-TW": ["郵局", "郵差", "郵遞員"], ja: ["郵便局", "郵便配達"],
    ar: ["بريد", "ساعي بريد", "سعاة البريد", "بوسطجي", "مكتب البريد"] } },
  { id: "mirror", parents: [], words: {
    en: ["mirrors", "mirror"], es: ["espejos", "espejo"],
    fr: ["miroirs", "miroir"], zh: ["镜子"], "zh-TW": ["鏡子"], ja: ["鏡", "鏡台", "手鏡", "合わせ鏡", "姿見"],
    ar: ["مرآة", "مرايا"] } },
  { id: "palace", parents: ["architecture", "history"], words: {
    en: ["palaces", "palace", "royal palace", "palace garden"], es: ["palacios", "palacio", "palacio real", "palaciego", "palacete"],
    fr: ["palais", "palais royal", "palais des"], zh: ["宫殿", "皇宫", "皇宫内院", "宫殿建筑", "王府", "行宫", "宫城", "王宫", "宫阙"], "zh-TW": ["宮殿", "皇宮", "皇宮內院", "宮殿建築", "王府", "行宮", "宮城", "宮闕"], ja: ["宮殿", "離宮", "御殿"],
    ar: ["قصور", "قصر", "قصور ملكية", "قصر مهجور", "قصر قديم", "قصر فخم", "سراي", "قصر السلطان"] } },
  { id: "metro", parents: ["bus-and-metro"], words: {
    en: ["metro", "subway", "subways", "tube", "underground train", "metro driver", "underground line", "subway station", "underground station", "subway train", "on the subway", "tube train"], es: ["metro", "línea de metro", "metro de la ciudad", "vagón de metro", "viajeros del metro", "estación de metro", "en el metro", "subte"],
    fr: ["métro", "métro parisien", "rame", "rame de métro", "dernier métro", "conducteur de métro", "usagers du métro", "station de métro", "dans le métro", "ligne de métro", "métros", "ticket de métro", "rer"], zh: ["地铁", "地铁站", "地下铁", "地铁上", "地铁里", "地铁司机", "坐地铁"], "zh-TW": ["捷運", "地鐵", "地鐵站", "地下鐵", "地鐵上", "地鐵裡", "地鐵司機", "坐地鐵", "搭捷運"], ja: ["地下鉄", "地下鉄の", "メトロ", "地下鉄駅"],
    ar: ["مترو", "مترو الأنفاق", "محطة مترو", "ركاب المترو", "محطة المترو", "في المترو", "خطوط المترو", "عربة المترو", "قطار الأنفاق"] } },
  { id: "tram", parents: ["bus-and-metro"], words: {
    en: ["trams", "tram", "tram driver", "streetcar", "trolley"], es: ["tranvía", "tranvías"],
    fr: ["tramway", "tram", "tramways", "tramway nommé"], zh: ["有轨电车", "电车", "电车站"], "zh-TW": ["有軌電車", "電車站", "輕軌"], ja: ["路面電車", "市電", "トラム", "チンチン電車", "都電", "ちんちん電車"],
    ar: ["ترام", "ترامواي"] } },
  { id: "windmill", parents: ["mills"], words: {
    en: ["windmills", "windmill"], es: ["molinos de viento", "molino de viento"],
    fr: ["moulins à vent", "moulin à vent"], zh: ["风车"], "zh-TW": ["風車"], ja: ["風車"],
    ar: ["طواحين الهواء", "طاحونة هواء"] } },
  { id: "umbrella", parents: [], words: {
    en: ["umbrellas", "umbrella"], es: ["paraguas", "paraguas rojo"],
    fr: ["parapluies", "parapluie"], zh: ["雨伞", "雨伞下", "油纸伞"], "zh-TW": ["雨傘", "雨傘下", "油紙傘"], ja: ["傘", "雨傘", "相合傘"],
    ar: ["مظلة", "مطرية"] } },
  { id: "tsunami", parents: ["tsunami-and-flood"], words: {
    en: ["tsunami", "tidal wave", "tidal waves", "giant wave"], es: ["tsunami", "maremoto", "ola gigante"],
    fr: ["tsunami", "raz-de-marée", "raz de marée", "vague géante"], zh: ["海啸", "巨浪"], "zh-TW": ["海嘯", "巨浪"], ja: ["津波", "大津波", "津波被災"],
    ar: ["تسونامي", "موج مد", "أمواج عاتية مدمرة", "موجة عملاقة"] } },
  { id: "landslide", parents: ["disaster", "mountain"], words: {
    en: ["landslides", "landslide", "mudslide", "rockfall"], es: ["deslizamientos de tierra", "deslizamiento de tierra", "derrumbe", "deslave", "desprendimiento de tierra", "corrimiento de tierra"],
    fr: ["glissement de terrain", "éboulement", "coulée de boue", "coulées de boue", "chute de pierres"], zh: ["山体滑坡", "泥石流", "山崩"], "zh-TW": ["土石流", "山體滑坡", "泥石流", "山崩", "走山"], ja: ["土砂崩れ", "山崩れ", "土石流"],
    ar: ["انهيار أرضي", "انزلاق تربة"] } },
  { id: "black-hole", parents: ["astronomy"], words: {
    en: ["black holes", "black hole"], es: ["agujeros negros", "agujero negro"],
    fr: ["trous noirs", "trou noir"], zh: ["黑洞"], "zh-TW": ["黑洞"], ja: ["ブラックホール"],
    ar: ["ثقوب سوداء", "ثقب أسود"] } },
  { id: "wetlands", parents: ["water"], words: {
    en: ["wetlands", "wetland", "marsh", "marshes", "swamp", "mangrove", "bog", "bogs", "peat bog"], es: ["humedales", "humedal", "marismas", "pantano", "manglar", "ciénaga", "ciénagas", "manglares", "aguazal", "albufera", "albuferas", "marjal", "marjales", "esteros", "estero"],
    fr: ["zone humide", "marais", "marécage", "mangrove", "tourbière", "tourbières", "marais poitevin"], zh: ["湿地", "沼泽", "红树林"], "zh-TW": ["溼地", "沼澤", "紅樹林"], ja: ["湿地", "沼", "湿原", "マングローブ"],
    ar: ["أراض رطبة", "مستنقع", "أهوار", "مانغروف", "أشجار القرم", "سبخة", "سبخات"] } },
  { id: "arctic", parents: ["polar"], words: {
    en: ["Arctic", "north pole", "arctic circle", "polar bear country", "svalbard", "greenland", "lapland"], es: ["Ártico", "polo norte", "ártica", "círculo polar", "groenlandia", "laponia", "hielo ártico"],
    fr: ["Arctique", "pôle nord", "groenland", "laponie", "cercle polaire"], zh: ["北极", "北极圈", "格陵兰", "北极地区", "拉普兰"], "zh-TW": ["北極", "北極圈", "格陵蘭", "北極地區", "拉普蘭"], ja: ["北極", "北極圏", "グリーンランド", "ラップランド"],
    ar: ["القطب الشمالي", "قطب شمالي", "غرينلاند"] } },
  { id: "antarctic", parents: ["polar"], words: {
    en: ["Antarctica", "antarctic", "antarctic expedition", "south pole"], es: ["Antártida", "antártico", "polo sur"],
    fr: ["Antarctique", "pôle sud"], zh: ["南极", "南极洲", "南极大陆", "南极探险", "南极科考"], "zh-TW": ["南極", "南極洲", "南極大陸", "南極探險", "南極科考"], ja: ["南極", "南極大陸", "南極探検", "越冬隊", "南極観測隊", "昭和基地", "南極点"],
    ar: ["القطب الجنوبي", "قطب جنوبي"] } },
  { id: "iceberg", parents: ["sea", "polar"], words: {
    en: ["icebergs", "iceberg"], es: ["icebergs", "iceberg", "témpano"],
    fr: ["icebergs", "iceberg"], zh: ["冰山"], "zh-TW": ["冰山"], ja: ["氷山", "流氷"],
    ar: ["جبال جليدية", "جبل جليدي"] } },
  { id: "tunnels", parents: ["cave-and-underground"], words: {
    en: ["tunnels", "tunnel", "underground passage"], es: ["túneles", "túnel", "pasadizo"],
    fr: ["tunnels", "tunnel", "galeries souterraines"], zh: ["隧道", "地道", "地下通道"], "zh-TW": ["隧道", "地道", "地下通道"], ja: ["トンネル", "地下道"],
    ar: ["أنفاق", "نفق", "نفق مظلم", "نفق تحت الأرض"] } },
  { id: "caves", parents: ["cave-and-underground"], words: {
    en: ["caves", "cave", "cavern", "caverns", "grotto", "grottoes", "caver", "speleology", "cave explorer", "spelunking", "stalactites", "stalactite"], es: ["cuevas", "cueva", "caverna", "cavernas", "gruta", "grutas", "espeleología", "espeleólogo", "estalactitas", "cenote", "cenotes"],
    fr: ["grottes", "grotte", "caverne", "cavernes", "spéléologie", "spéléologue", "stalactites", "gouffre", "gouffres", "antre"], zh: ["洞穴", "山洞", "岩洞", "溶洞", "钟乳石", "洞窟", "穴居", "探洞", "石笋", "洞口"], "zh-TW": ["洞穴", "山洞", "巖洞", "溶洞", "鐘乳石", "洞窟", "穴居", "探洞", "鐘乳石洞", "鐘乳洞", "石筍", "洞口"], ja: ["洞窟", "洞穴", "鍾乳洞", "岩窟", "洞穴探検", "鍾乳石", "洞くつ", "ほら穴", "横穴"],
    ar: ["كهوف", "كهف", "كهوف ومغارات", "مغارة", "مغارات", "مغر", "هوابط", "استكشاف الكهوف"] } },
  { id: "roads", parents: ["travel"], words: {
    en: ["roads", "road", "highway", "motorway", "motorways", "crossroads", "crossroad", "roundabout", "intersection", "toll road", "winding road", "pathways"], es: ["carreteras", "carretera", "autopista", "autopistas", "autovía", "cruce de caminos", "rotonda", "trocha"],
    fr: ["routes", "autoroute", "carrefour", "carrefours", "rond-point", "la route", "petites routes"], zh: ["道路", "公路", "十字路口", "长路", "岔路口", "盘山路", "青藏公路", "柏油路", "公路边", "弯道", "铺路"], "zh-TW": ["道路", "公路", "十字路口", "長路", "岔路口", "盤山路", "青藏公路", "柏油路", "公路邊", "彎道", "鋪路", "省道", "產業道路", "公路旅途", "蘇花公路", "中橫"], ja: ["道路", "高速道路", "街道", "十字路", "交差点", "四つ角", "旧街道", "一本道", "峠道", "獣道", "街道筋", "旧道", "陸路", "中山道", "参道"],
    ar: ["طرق", "طريق سريع", "مفترق طرق", "مفارق", "مفترق", "درب طويل", "تقاطع", "الطريق السريع", "طريق طويل"] } },
];
