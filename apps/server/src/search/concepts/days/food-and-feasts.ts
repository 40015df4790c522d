import type { Concept } from "../concept.ts";

export const foodAndFeasts: Concept[] = [
  { id: "sushi", parents: ["food", "japan"], words: {
    en: ["sushi", "sashimi", "tempura", "japanese food", "sushi chef", "sushi chefs", "sushi bar", "sushi restaurant", "sushi roll", "sushi rolls", "japanese restaurant"], es: ["sushi", "comida japonesa"],
    fr: ["sushis", "sushi", "cuisine japonaise", "makis", "maître sushi", "restaurant japonais", "bar à sushis"], zh: ["寿司", "刺身", "日本料理", "日料", "手卷", "寿司师傅", "握寿司"], "zh-TW": ["壽司", "刺身", "日本料理", "日料", "手卷", "壽司師傅", "握壽司"], ja: ["寿司", "鮨", "刺身", "天ぷら", "回転寿司", "握り寿司", "寿司職人", "江戸前", "巻き寿司", "手巻き寿司", "いなり寿司", "海苔巻き"],
    ar: ["سوشي", "طعام ياباني"] } },
  { id: "flood", parents: ["tsunami-and-flood"], words: {
    en: ["floods", "flood", "flooded", "inundation", "high water", "levee", "dyke", "deluge", "flood victims", "flood waters", "dam burst", "burst dam", "river floods", "flooded house"], es: ["inundaciones", "inundación", "riada", "crecida", "diluvio"],
    fr: ["inondations", "inondation", "crues", "déluge", "digue", "crue de la seine", "village inondé", "maison inondée", "rupture de barrage", "barrage rompu", "digue rompue", "les eaux montent"], zh: ["洪水", "水灾", "水患", "发大水", "堤坝"], "zh-TW": ["洪水", "水災", "水患", "發大水", "堤壩"], ja: ["洪水", "堤防"],
    ar: ["فيضانات", "فيضان"] } },
  { id: "tides", parents: ["sea"], words: {
    en: ["tidal", "tide tables", "mudflats", "estuary tides", "tidal flat", "rock pool", "rock pools", "rockpools", "ebb and flow", "rising tide", "tideline", "tidal island"], es: ["bajamar", "mareas vivas"],
    fr: ["marée haute", "estran", "grande marée", "marée descendante", "marée montante", "heure de la marée", "mascaret", "pêcheurs à pied"], zh: ["退潮", "潮间带", "滩涂"], "zh-TW": ["退潮", "潮間帶", "灘塗"], ja: ["干潟", "潮干狩り"],
    ar: ["مد", "جزر البحر", "المد والجزر"] } },
  { id: "ferries", parents: ["sea-voyage"], words: {
    en: ["ferry", "ferries", "ferry captain", "ferryboat", "crossing by boat", "car ferry", "river ferry", "island ferry", "ferry terminal", "ferry boat"], es: ["transbordador", "ferri"],
    fr: ["ferry", "traversier", "bac", "traversée en ferry", "navette maritime", "bateau-navette", "passer le fleuve en bac"], zh: ["渡轮", "轮渡", "渡船"], "zh-TW": ["渡輪", "輪渡", "渡船"], ja: ["フェリー", "渡船", "連絡船"],
    ar: ["عبارة", "عبارات"] } },
  { id: "canals", parents: ["river"], words: {
    en: ["canal boat", "canals of", "lock keeper", "locks", "narrowboat", "barge life", "towpath", "canalside", "bargeman", "life on the canal", "canal holiday", "canal life"], es: ["esclusa", "esclusas", "barcaza"],
    fr: ["écluse", "écluses", "éclusier", "péniches", "canal du midi", "canal saint-martin", "chemin de halage", "croisière fluviale", "batelier du canal"], zh: ["船闸", "运河边", "驳船"], "zh-TW": ["船閘", "運河邊", "駁船"], ja: ["閘門", "水門"],
    ar: ["هويس", "قناة ملاحية"] } },
  { id: "work-songs", parents: ["folk-music", "workers"], words: {
    en: ["work song", "work songs", "sea shanty", "shanties", "chants of workers", "rowing songs", "boatmen's songs"], es: ["cantos de trabajo", "canto de marineros"],
    fr: ["chants de marins", "chants de travail", "chansons de mariniers", "chants d'ouvriers", "chants de moisson", "chants de vendanges", "chants de canuts", "chant des canuts"], zh: ["号子", "船工号子", "劳动号子", "船歌"], "zh-TW": ["號子", "船工號子", "勞動號子", "船歌"], ja: ["労働歌", "舟歌", "作業唄"],
    ar: ["أناشيد الصيادين", "أهازيج العمل", "نهمة"] } },
  { id: "traditional-music", parents: ["folk-music"], words: {
    en: ["traditional song", "traditional songs", "folk songs", "folk song", "folk singer", "songs of the people", "roots music"], es: ["música tradicional", "canción popular", "canciones tradicionales", "cante popular", "música folk"],
    fr: ["musique traditionnelle", "chanson traditionnelle", "chants traditionnels", "musique folk", "musiques traditionnelles", "vieilles chansons", "vieille chanson", "chansons d'autrefois", "airs d'autrefois", "musique populaire", "musiques populaires"], zh: ["民间音乐", "民歌", "传统音乐", "山歌", "民谣歌曲"], "zh-TW": ["民間音樂", "民歌", "傳統音樂", "山歌", "民謠歌曲"], ja: ["民謡集", "伝統音楽", "民族音楽", "楽師", "雅楽師"],
    ar: ["موسيقى تراثية", "أغان تراثية", "فولكلور غنائي", "أغان شعبية"] } },
  { id: "noodle-shop", parents: ["noodles", "restaurant"], words: {
    en: ["noodle shop", "ramen shop", "noodle stall", "noodle maker", "noodle bar", "noodle house", "ramen chef", "ramen bar", "ramen restaurant", "noodle vendor"], es: ["puesto de fideos", "tienda de ramen"],
    fr: ["échoppe de nouilles", "bar à ramen", "ramen", "restaurant de nouilles", "échoppe de ramen", "vendeur de nouilles", "nouilles sautées"], zh: ["面馆", "拉面店", "面摊"], "zh-TW": ["麵館", "拉麵店", "麵攤"], ja: ["ラーメン屋", "蕎麦屋", "うどん屋"],
    ar: ["مطعم نودلز"] } },
  { id: "restaurant-kitchen", parents: ["restaurant", "cooking"], words: {
    en: ["restaurant kitchen", "professional kitchen", "line cook", "sous-chef", "kitchen brigade", "food stall owner", "head chef", "chefs in a kitchen", "kitchen porter", "michelin star", "michelin-starred", "dishwasher in a restaurant", "chef's kitchen", "busy kitchen", "kitchen nightmares"], es: ["cocina de restaurante", "brigada de cocina", "jefe de cocina"],
    fr: ["brigade de cuisine", "coup de feu", "cuisine de restaurant", "cantine", "cuisine professionnelle", "cuisines d'un restaurant", "commis de cuisine", "second de cuisine", "marmitons", "chef de cuisine", "cheffe de cuisine", "derrière les fourneaux"], zh: ["后厨", "餐馆厨房", "大厨", "主厨"], "zh-TW": ["後廚", "餐館廚房", "大廚", "主廚"], ja: ["厨房の裏側", "板前", "料理長"],
    ar: ["مطبخ المطعم", "طاهي", "رئيس الطهاة"] } },
  { id: "street-stalls", parents: ["street-food", "shop"], words: {
    en: ["street stall", "stall", "stalls", "snack stall", "food stalls", "snack bar", "hawker centre", "food cart"], es: ["puesto callejero", "puestos", "chiringuito", "tenderete"],
    fr: ["étal", "étals", "stand de rue", "baraque à frites", "échoppes", "kiosque à journaux", "kiosque", "kiosques", "kiosquier", "marchand de marrons", "camion à pizzas"], zh: ["摆摊", "小吃", "小吃摊", "路边摊", "大排档", "摊位"], "zh-TW": ["擺攤", "小吃", "小吃攤", "路邊攤", "大排檔", "攤位"], ja: ["屋台", "露天", "おでん屋", "たこ焼き"],
    ar: ["أكشاك", "بسطات", "كشك", "عربة طعام"] } },
  { id: "holiday-food", parents: ["celebration", "food"], words: {
    en: ["holiday food", "christmas dinner", "festive food", "new year's meal", "feast day cooking", "festive recipes", "holiday recipes", "holiday baking", "christmas baking", "christmas cake", "christmas recipes", "easter recipes", "festive cooking", "party food", "celebration cake", "roast turkey", "turkey dinner", "feast food"], es: ["comida navideña", "roscón", "turrones", "cena de navidad"],
    fr: ["repas de noël", "repas de fête", "bûche de noël", "repas de réveillon", "cuisine de fête", "plats de fête", "festin de noël", "menu de fête", "treize desserts", "gâteau de fête"], zh: ["年菜", "节日美食", "元宵", "青团", "年货", "饺子宴", "圣诞大餐"], "zh-TW": ["年菜", "節日美食", "元宵", "青團", "年貨", "餃子宴", "聖誕大餐", "發糕", "紅龜粿", "潤餅", "草仔粿"], ja: ["おせち", "正月料理", "年越しそば", "おせち料理", "お雑煮", "千歳飴", "月見団子", "恵方巻", "鏡餅", "お節料理", "鏡開き", "菱餅", "雛あられ", "お屠蘇"],
    ar: ["طعام العيد", "مائدة رمضان", "كعك العيد", "إفطار رمضان"] } },
  { id: "food-waste", parents: ["food", "environment"], words: {
    en: ["food waste", "wasting food", "leftovers", "zero-waste cooking", "dumpster diving", "freegan", "surplus food", "cooking with leftovers", "expired food", "saving food"], es: ["desperdicio de comida", "desperdicio alimentario", "sobras", "cocina de aprovechamiento", "aprovechar las sobras", "comida caducada", "excedentes de alimentos", "desperdiciar comida"],
    fr: ["gaspillage alimentaire", "restes", "cuisine des restes", "anti-gaspi", "accommoder les restes", "invendus alimentaires", "gaspiller la nourriture", "glanage"], zh: ["食物浪费", "剩菜", "剩饭", "惜食", "粮食浪费", "光盘行动", "剩食", "浪费粮食", "厨余", "临期食品", "剩菜剩饭"], "zh-TW": ["食物浪費", "剩菜", "剩飯", "惜食", "糧食浪費", "光盤行動", "剩食", "浪費糧食", "廚餘", "臨期食品", "剩菜剩飯", "即期品", "醜蔬果"], ja: ["食品ロス", "フードロス", "残り物", "残飯", "食べ残し", "賞味期限", "余り物", "もったいない", "食べ物の無駄", "残り物料理"],
    ar: ["هدر الطعام", "بقايا الطعام", "إهدار الطعام", "فضلات الطعام", "فائض الطعام", "تبذير الطعام", "طعام منتهي", "مخلفات الطعام", "بقايا الأكل"] } },
  { id: "baby-food", parents: ["food", "baby"], words: {
    en: ["baby food", "weaning", "first foods", "baby-led weaning", "picky eater", "picky eaters", "fussy eater", "fussy eaters", "won't eat vegetables", "infant feeding", "puree", "purees", "recipes for babies", "toddler meals", "meals for toddlers", "feeding children", "food for children"], es: ["comida para bebés", "papilla", "papillas", "primeras comidas", "destete", "niño que no come", "alimentación infantil", "no quiere comer", "alimentación del bebé", "potitos", "comida para niños", "alimentación complementaria"],
    fr: ["petits pots", "purée pour bébé", "diversification alimentaire", "sevrage", "enfant difficile à table", "alimentation du bébé", "ne veut pas manger", "alimentation infantile", "purées", "repas pour enfants", "nourriture pour bébé", "bouillie de bébé"], zh: ["辅食", "婴儿食品", "断奶", "挑食", "偏食", "宝宝餐", "不爱吃饭", "婴儿辅食", "喂饭", "孩子吃饭", "不吃蔬菜", "儿童餐", "婴幼儿食谱", "喂养", "宝宝辅食"], "zh-TW": ["輔食", "嬰兒食品", "斷奶", "挑食", "偏食", "寶寶餐", "不愛吃飯", "嬰兒輔食", "餵飯", "孩子吃飯", "不吃蔬菜", "兒童餐", "嬰幼兒食譜", "餵養", "寶寶輔食", "副食品", "寶寶粥", "不吃菜", "寶寶副食品", "幼兒餐", "偏食小孩"], ja: ["離乳", "ベビーフード", "好き嫌い", "偏食", "幼児食", "赤ちゃんの食事", "野菜嫌い", "離乳食作り", "食育", "子供の食事", "子どもの食事", "食わず嫌い", "キッズメニュー"],
    ar: ["طعام الأطفال", "أغذية الأطفال", "فطام", "طعام الرضع", "طفل لا يأكل", "مهروس", "انتقائي في الطعام", "وجبات للأطفال", "تغذية الأطفال", "أكل الأطفال", "تغذية الرضع", "طفل يرفض الطعام"] } },
];
