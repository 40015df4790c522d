import type { Concept } from "../concept.ts";

export const weatherAndSky: Concept[] = [
  { id: "thunderstorm", parents: ["storm"], words: {
    en: ["thunder", "lightning", "thunderstorm", "thunderstorms", "thunderclap"], es: ["trueno", "truenos", "relámpago", "relámpagos", "tormenta eléctrica"],
    fr: ["tonnerre", "foudre", "orage", "orages", "éclair dans le ciel", "éclair", "éclairs", "coup de tonnerre", "coups de tonnerre", "nuit d'orage", "orageux", "ciel d'orage", "frappé par la foudre"], zh: ["雷电", "闪电", "打雷", "雷雨", "雷声", "电闪雷鸣", "惊雷", "霹雳", "雷暴", "雷鸣", "春雷", "旱雷"], "zh-TW": ["雷電", "閃電", "打雷", "雷雨", "雷聲", "電閃雷鳴", "驚雷", "霹靂", "雷暴", "雷鳴", "春雷", "旱雷", "雷公"], ja: ["雷", "稲妻", "雷雨", "落雷", "雷鳴", "稲光", "遠雷", "かみなり", "雷様", "ゴロゴロ雷", "春雷", "青天の霹靂"],
    ar: ["رعد", "برق", "صاعقة", "عاصفة رعدية"] } },
  { id: "hurricane-and-typhoon", parents: ["storm", "disaster"], words: {
    en: ["hurricane", "hurricanes", "typhoon", "typhoons", "cyclone"], es: ["huracán", "huracanes", "tifón", "ciclón", "tifones"],
    fr: ["ouragan", "ouragans", "typhon", "cyclone", "cyclones", "œil du cyclone", "saison des cyclones", "ouragan katrina", "tempête tropicale"], zh: ["台风", "飓风", "气旋", "强台风", "热带风暴", "台风眼"], "zh-TW": ["颱風", "颶風", "氣旋", "強颱風", "熱帶風暴", "颱風眼", "強颱", "莫拉克", "賀伯"], ja: ["台風", "ハリケーン", "サイクロン", "台風の目", "伊勢湾台風", "大型台風", "台風一過", "室戸台風"],
    ar: ["إعصار", "أعاصير", "تايفون"] } },
  { id: "tornado", parents: ["storm", "disaster"], words: {
    en: ["tornado", "tornadoes", "twister", "whirlwind"], es: ["tornado", "tornados", "torbellino"],
    fr: ["tornade", "tornades", "tourbillon de vent", "chasseur de tornades", "chasseurs de tornades", "trombe", "vents tourbillonnants"], zh: ["龙卷风", "旋风"], "zh-TW": ["龍捲風", "旋風"], ja: ["竜巻", "つむじ風"],
    ar: ["زوبعة", "إعصار قمعي"] } },
  { id: "sandstorm", parents: ["storm", "desert"], words: {
    en: ["sandstorm", "sandstorms", "dust storm", "dust bowl"], es: ["tormenta de arena", "tormenta de polvo"],
    fr: ["tempête de sable", "tempêtes de sable", "vent de sable", "simoun", "vents de sable"], zh: ["沙尘暴", "风沙"], "zh-TW": ["沙塵暴", "風沙"], ja: ["砂嵐", "黄砂"],
    ar: ["عاصفة رملية", "عواصف رملية", "عاصفة ترابية", "خماسين"] } },
  { id: "rainbow", parents: ["sky", "light-and-shadow"], words: {
    en: ["rainbow", "rainbows"], es: ["arcoíris", "arco iris"],
    fr: ["arc-en-ciel", "couleurs de l'arc-en-ciel", "au bout de l'arc-en-ciel", "double arc-en-ciel"], zh: ["彩虹"], "zh-TW": ["彩虹"], ja: ["虹"],
    ar: ["قوس قزح", "قوس المطر"] } },
  { id: "clouds", parents: ["sky"], words: {
    en: ["cloud", "clouds", "cloudy", "overcast"], es: ["nube", "nubes", "nublado", "nubarrones"],
    fr: ["nuage", "nuages", "nuageux", "ciel nuageux", "gros nuage", "petit nuage", "nuages d'orage", "mer de nuages", "forme des nuages", "tête dans les nuages"], zh: ["白云", "云彩", "云朵", "乌云", "云海", "浮云", "彩云", "云层", "火烧云", "云端", "行云", "积雨云", "云霞", "祥云", "流云", "云卷云舒", "棉花云"], "zh-TW": ["白雲", "雲彩", "雲朵", "烏雲", "雲海", "浮雲", "彩雲", "雲層", "火燒雲", "雲端", "行雲", "積雨雲", "雲霞", "祥雲", "流雲", "雲捲雲舒", "棉花雲"], ja: ["雲", "雨雲", "雲海", "入道雲", "曇り空", "白雲", "飛行機雲", "積乱雲", "夕焼け雲", "いわし雲", "鱗雲", "黒雲", "浮雲", "雲の上", "雲間", "暗雲", "綿雲", "ひつじ雲", "夏の雲", "流れる雲", "わた雲", "夏雲"],
    ar: ["غيمة", "غيوم", "سحابة", "سحب", "غائم"] } },
  { id: "sunrise", parents: ["sun"], words: {
    en: ["sunrise", "sunrises", "dawn", "daybreak", "first light", "break of day"], es: ["amanecer", "amaneceres", "alba", "aurora del día", "salida del sol"],
    fr: ["lever du soleil", "aube", "aurore du jour", "point du jour", "soleil levant", "levers de soleil", "lever de soleil", "aurore", "aurores", "lueurs de l'aube", "première lueur", "premières lueurs"], zh: ["日出", "黎明", "破晓", "晨光", "曙光", "清晨", "朝阳", "旭日", "晨曦", "拂晓", "朝霞", "天亮", "东方红日"], "zh-TW": ["日出", "黎明", "破曉", "晨光", "曙光", "清晨", "朝陽", "旭日", "晨曦", "拂曉", "朝霞", "天亮", "東方紅日", "天光", "看日出"], ja: ["日の出", "夜明け", "朝焼け", "暁", "明け方", "早朝", "曙", "朝日", "黎明", "初日の出", "御来光", "東雲", "払暁", "ご来光", "朝ぼらけ", "早暁", "あけぼの", "夜が明け"],
    ar: ["شروق", "شروق الشمس", "فجر", "مطلع الفجر"] } },
  { id: "sunset", parents: ["sun"], words: {
    en: ["sunset", "sunsets", "dusk", "twilight", "sundown", "golden hour", "blue hour", "evening light"], es: ["puesta de sol", "atardecer", "atardeceres", "ocaso", "crepúsculo"],
    fr: ["coucher du soleil", "coucher de soleil", "crépuscule", "heure dorée", "soleil couchant", "couchers de soleil", "heure bleue", "brune du soir", "ciel du soir", "entre chien et loup"], zh: ["日落", "夕阳", "黄昏", "落日", "晚霞", "暮色", "残阳", "斜阳", "余晖", "薄暮", "夕照", "日暮", "黄昏时分"], "zh-TW": ["日落", "夕陽", "黃昏", "落日", "晚霞", "暮色", "殘陽", "斜陽", "餘暉", "薄暮", "夕照", "日暮", "黃昏時分", "日頭落"], ja: ["夕日", "夕焼け", "黄昏", "夕暮れ", "日没", "薄暮", "落日", "夕映え", "夕陽", "茜空", "日暮れ", "たそがれ", "逢魔が時", "入日", "暮れなずむ", "斜陽の", "夕べ", "夕焼け小焼け", "日の入り"],
    ar: ["غروب", "غروب الشمس", "غسق", "مغيب", "شفق", "شفق أحمر"] } },
  { id: "heatwave", parents: ["weather", "summer"], words: {
    en: ["heatwave", "heatwaves", "heat wave", "scorching heat", "sweltering", "extreme heat"], es: ["ola de calor", "olas de calor", "calor sofocante", "bochorno"],
    fr: ["canicule", "vague de chaleur", "vagues de chaleur", "chaleur étouffante", "été caniculaire", "chaleur d'août", "grosse chaleur", "grandes chaleurs", "chaleur accablante", "fournaise", "température record"], zh: ["热浪", "酷暑", "高温", "炎热", "酷热"], "zh-TW": ["熱浪", "酷暑", "高溫", "炎熱", "酷熱"], ja: ["猛暑", "熱波", "酷暑", "炎天下"],
    ar: ["موجة حر", "حر شديد", "قيظ", "لهيب الصيف"] } },
  { id: "ice-and-frost", parents: ["winter"], words: {
    en: ["ice", "icy", "frost", "frosty", "frozen lake", "icicle", "icicles", "frozen"], es: ["hielo", "helada", "heladas", "escarcha", "lago helado", "congelado", "granizo", "granizada"],
    fr: ["glace et gel", "gel", "givre", "verglas", "gelée blanche", "lac gelé", "stalactite de glace"], zh: ["冰霜", "霜冻", "结冰", "冰封", "冰湖", "寒霜"], "zh-TW": ["冰霜", "霜凍", "結冰", "冰封", "冰湖", "寒霜"], ja: ["氷", "霜", "氷柱", "つらら", "凍結", "凍った湖"],
    ar: ["جليد", "صقيع", "بحيرة متجمدة", "تجمد", "ثلج وجليد"] } },
  { id: "avalanche", parents: ["disaster", "mountain"], words: {
    en: ["avalanche", "avalanches"], es: ["avalancha", "avalanchas", "alud"],
    fr: ["avalanche", "avalanches", "enseveli sous la neige", "ensevelis"], zh: ["雪崩"], "zh-TW": ["雪崩"], ja: ["雪崩"],
    ar: ["انهيار ثلجي"] } },
  { id: "wildfire", parents: ["fire", "disaster"], words: {
    en: ["wildfire", "wildfires", "forest fire", "forest fires", "bushfire", "bushfires"], es: ["incendio forestal", "incendios forestales", "fuego en el monte"],
    fr: ["feu de forêt", "feux de forêt", "incendie de forêt", "forêt en feu", "feux de brousse", "mégafeu", "mégafeux", "pompier forestier", "canadair", "garrigue en feu"], zh: ["山火", "森林火灾", "林火", "野火"], "zh-TW": ["山火", "森林火災", "林火", "野火"], ja: ["山火事", "森林火災"],
    ar: ["حرائق الغابات", "حريق غابة", "حريق الغابات"] } },
  { id: "campfire", parents: ["fire", "wilderness"], words: {
    en: ["campfire", "campfires", "bonfire", "bonfires", "fireside", "around the fire", "fireplace", "hearth"], es: ["fogata", "fogatas", "hoguera", "hogueras", "chimenea encendida", "lumbre"],
    fr: ["feu de camp", "feux de camp", "coin du feu", "feu de joie", "au coin du feu", "autour du feu", "veillée autour du feu", "soirée autour du feu", "feux de joie", "guitare au coin du feu"], zh: ["篝火", "营火", "炉火", "围炉", "壁炉"], "zh-TW": ["篝火", "營火", "爐火", "圍爐", "壁爐"], ja: ["焚き火", "キャンプファイヤー", "暖炉", "囲炉裏"],
    ar: ["نار المخيم", "مدفأة", "حول النار"] } },
  { id: "comet-and-meteor", parents: ["stars"], words: {
    en: ["comet", "comets", "meteor", "meteors", "meteorite", "shooting star", "shooting stars", "meteor shower", "asteroid", "asteroids"], es: ["cometa celeste", "cometas y meteoros", "meteorito", "estrella fugaz", "estrellas fugaces", "lluvia de estrellas", "asteroide"],
    fr: ["comète", "comètes", "météore", "météorite", "étoile filante", "étoiles filantes", "astéroïde"], zh: ["彗星", "流星雨", "陨石", "小行星", "流星"], "zh-TW": ["彗星", "流星雨", "隕石", "小行星", "流星"], ja: ["彗星", "隕石", "流れ星", "流星群", "小惑星"],
    ar: ["مذنب", "نيزك", "نيازك", "شهب", "كويكب"] } },
  { id: "eclipse", parents: ["sky"], words: {
    en: ["eclipse", "eclipses", "solar eclipse", "lunar eclipse"], es: ["eclipse", "eclipses", "eclipse solar", "eclipse lunar"],
    fr: ["éclipse", "éclipses", "éclipse solaire", "éclipse de lune", "éclipse de soleil", "éclipse totale", "éclipse lunaire", "soleil noir"], zh: ["日食", "月食", "日全食"], "zh-TW": ["日食", "月食", "日全食"], ja: ["日食", "月食", "皆既日食"],
    ar: ["كسوف", "خسوف", "كسوف الشمس", "خسوف القمر"] } },
  { id: "galaxy-and-black-hole", parents: ["astronomy"], words: {
    en: ["galaxies", "galaxy", "nebula", "supernova", "big bang", "universe", "cosmos"], es: ["galaxias", "galaxia", "nebulosa", "supernova", "universo", "cosmos"],
    fr: ["galaxies", "galaxie", "nébuleuse", "univers", "cosmos"], zh: ["星系", "星云", "超新星", "大爆炸宇宙"], "zh-TW": ["星系", "星雲", "超新星", "大爆炸宇宙"], ja: ["銀河系", "星雲", "超新星", "ビッグバン"],
    ar: ["مجرات", "سديم كوني", "الكون الشاسع"] } },
  { id: "mars", parents: ["planets"], words: {
    en: ["mars mission", "planet mars", "red planet", "martian", "martians"], es: ["planeta marte", "planeta rojo", "marciano", "marcianos"],
    fr: ["planète mars", "planète rouge", "martien", "martiens", "base martienne", "colonie sur mars", "colonisation de mars", "mission sur mars", "voyage vers mars"], zh: ["火星", "火星人"], "zh-TW": ["火星", "火星人"], ja: ["火星", "火星人"],
    ar: ["المريخ", "مريخي", "الكوكب الأحمر"] } },
  { id: "telescope", parents: ["astronomy"], words: {
    en: ["telescope", "telescopes", "observatory", "astronomer", "astronomers", "stargazer"], es: ["telescopio", "telescopios", "observatorio astronómico", "astrónomo", "astrónoma"],
    fr: ["télescope", "télescopes", "observatoire astronomique", "astronome", "astronomes", "lunette astronomique", "télescope spatial", "hubble", "james webb", "coupole d'observatoire", "grand télescope"], zh: ["望远镜", "天文台", "天文学家"], "zh-TW": ["望遠鏡", "天文臺", "天文學家"], ja: ["望遠鏡", "天文台", "天文学者", "天体観測"],
    ar: ["تلسكوب", "مرصد", "عالم فلك", "فلكي", "تلسكوبات"] } },
  { id: "solstice", parents: ["seasons", "celebration"], words: {
    en: ["solstice", "equinox", "longest night", "midsummer night", "longest day"], es: ["solsticio", "equinoccio", "noche más larga", "noche de san juan"],
    fr: ["solstice", "équinoxe", "nuit la plus longue", "nuit de la saint-jean", "solstice d'hiver", "feux de la saint jean", "nuit la plus courte"], zh: ["冬至", "夏至", "春分", "秋分", "节气", "二十四节气"], "zh-TW": ["冬至", "夏至", "春分", "秋分", "節氣", "二十四節氣"], ja: ["冬至", "夏至", "春分", "秋分", "二十四節気"],
    ar: ["انقلاب شتوي", "انقلاب صيفي", "اعتدال ربيعي", "أطول ليلة"] } },
  { id: "harvest", parents: ["autumn", "farming"], words: {
    en: ["harvest", "harvests", "harvest time", "reaping", "grape harvest", "threshing"], es: ["cosecha", "cosechas", "vendimia", "siega", "recolección"],
    fr: ["récolte", "récoltes", "moisson", "moissons", "vendanges", "moissonneur", "moissonneurs", "cueillette des pommes", "fête des vendanges", "vendanges tardives", "gerbes de blé", "battage du blé", "grenier à blé"], zh: ["丰收", "收割", "收获季节", "秋收", "收成"], "zh-TW": ["豐收", "收割", "收穫季節", "秋收", "收成"], ja: ["収穫", "稲刈り", "収穫祭", "豊作"],
    ar: ["حصاد", "موسم الحصاد", "قطاف العنب", "جني المحاصيل", "موسم القطاف", "موسم جني القطن", "جني القطن", "جني التمور", "موسم التمر", "حصاد القمح"] } },
  { id: "changing-seasons", parents: ["seasons", "time"], words: {
    en: ["changing seasons", "change of seasons", "cycle of the seasons", "turn of the seasons", "year in nature"], es: ["cambio de estación", "ciclo de las estaciones", "paso de las estaciones"],
    fr: ["changement de saison", "cycle des saisons", "fil des saisons", "ronde des saisons", "passage des saisons", "fin de l'été", "fin de l'hiver", "saison après saison", "quatre saisons"], zh: ["季节更替", "季节变化", "四季轮回", "四季变换"], "zh-TW": ["季節更替", "季節變化", "四季輪迴", "四季變換"], ja: ["季節の移ろい", "移り変わる季節", "四季の移ろい", "季節の変化"],
    ar: ["تعاقب الفصول", "تغير الفصول", "دورة الفصول"] } },
  { id: "rainforest", parents: ["forest"], words: {
    en: ["rainforest", "rainforests", "tropical forest", "jungle", "jungles", "tropics"], es: ["selva tropical", "jungla", "bosque tropical", "trópico"],
    fr: ["forêt tropicale", "forêt équatoriale", "jungle", "tropiques", "forêt vierge", "forêt pluviale", "forêt amazonienne dense"], zh: ["雨林", "热带雨林", "丛林", "热带"], "zh-TW": ["雨林", "熱帶雨林", "叢林", "熱帶"], ja: ["熱帯雨林", "ジャングル", "密林", "熱帯"],
    ar: ["غابة مطيرة", "غابات مطيرة", "أدغال", "غابات استوائية"] } },
  { id: "glacier", parents: ["mountain"], words: {
    en: ["glacier", "glaciers", "ice cap"], es: ["glaciar", "glaciares", "casquete polar"],
    fr: ["glaciers", "glacier alpin", "calotte glaciaire", "glacier qui fond", "fonte des glaciers", "mer de glace", "séracs", "crevasse", "crevasses", "glaciologue", "banquise qui fond"], zh: ["冰川", "冰河"], "zh-TW": ["冰川", "冰河"], ja: ["氷河"],
    ar: ["نهر جليدي", "أنهار جليدية"] } },
  { id: "canyon", parents: ["nature"], words: {
    en: ["canyon", "canyons", "gorge", "gorges", "ravine"], es: ["cañón del río", "cañones", "desfiladero", "barranco", "quebrada"],
    fr: ["canyon", "gorges", "ravin", "défilé rocheux", "grand canyon", "gorge profonde", "gorges du tarn", "défilé de montagne"], zh: ["峡谷", "大峡谷", "山涧"], "zh-TW": ["峽谷", "大峽谷", "山澗"], ja: ["峡谷", "渓谷", "グランドキャニオン"],
    ar: ["وادي سحيق", "أخدود", "خانق جبلي", "وديان"] } },
  { id: "steppe", parents: ["nature"], words: {
    en: ["steppe", "steppes", "prairie", "prairies", "pampas", "great plains", "grasslands"], es: ["estepa", "estepas", "llanura", "llanuras", "pampa", "pampas", "llanos"],
    fr: ["steppe", "steppes", "grandes plaines", "pampa", "taïga", "grande prairie", "plaines immenses", "steppes d'asie centrale", "steppe mongole"], zh: ["草原", "大草原", "平原", "草地"], "zh-TW": ["草原", "大草原", "平原", "草地"], ja: ["草原", "大草原", "平原", "ステップ気候"],
    ar: ["سهوب", "سهول", "مروج"] } },
  { id: "cliffs-and-coast", parents: ["sea"], words: {
    en: ["cliffs", "sea cliffs", "rocky coast", "fjord", "fjords", "bay", "lagoon", "peninsula", "cape horn", "cape of good hope", "cove", "coves", "headland", "sea strait", "gulf coast"], es: ["acantilados", "costa rocosa", "fiordo", "fiordos", "bahía", "laguna costera", "península", "cala"],
    fr: ["falaises", "côte rocheuse", "fjord", "fjords", "baie", "lagune", "presqu'île", "calanque", "cap horn", "crique", "criques", "détroit", "golfe du morbihan", "sentier des douaniers", "côte sauvage", "baie de somme"], zh: ["悬崖", "峭壁", "海湾", "峡湾", "半岛", "海崖"], "zh-TW": ["懸崖", "峭壁", "海灣", "峽灣", "半島", "海崖"], ja: ["崖", "フィヨルド", "入り江", "岬", "湾岸", "半島"],
    ar: ["جرف", "منحدرات", "خليج صغير", "مضيق بحري", "شبه جزيرة"] } },
  { id: "waves-and-tides", parents: ["sea"], words: {
    en: ["waves", "tide", "tides", "high tide", "low tide", "big wave", "sea waves", "sea foam", "surf and spray"], es: ["olas", "marea", "mareas", "oleaje", "pleamar"],
    fr: ["vagues", "marée", "marées", "houle", "marée basse", "écume", "embruns", "ressac"], zh: ["海浪", "浪花", "波涛", "潮水", "潮汐", "涨潮"], "zh-TW": ["海浪", "浪花", "波濤", "潮水", "潮汐", "漲潮"], ja: ["波", "荒波", "潮", "満潮", "干潮", "波の音"],
    ar: ["أمواج", "موج البحر", "مد وجزر"] } },
  { id: "hot-spring", parents: ["nature", "wellbeing"], words: {
    en: ["hot spring", "hot springs", "thermal bath", "thermal baths", "spa", "bathhouse", "geyser"], es: ["aguas termales", "baños termales", "balneario termal", "géiser", "termas"],
    fr: ["source chaude", "sources chaudes", "bains thermaux", "thermes", "geyser", "onsen", "geysers", "ville thermale", "cure thermale", "cures thermales", "station thermale", "eaux thermales", "thermes romains", "curiste", "curistes", "eau thermale"], zh: ["温泉", "澡堂", "间歇泉"], "zh-TW": ["溫泉", "澡堂", "間歇泉"], ja: ["温泉", "銭湯", "露天風呂", "湯治", "間欠泉"],
    ar: ["ينابيع ساخنة", "حمامات معدنية", "حمام شعبي", "ينبوع حار"] } },
  { id: "rocks-and-crystals", parents: ["nature", "earth-science"], words: {
    en: ["rock formations", "pebbles", "crystals", "gemstone", "gemstones", "minerals", "boulder"], es: ["piedras preciosas", "cristales minerales", "rocas", "guijarros", "minerales", "gema"],
    fr: ["pierres précieuses", "cristaux", "roches", "galets", "minéraux", "rocher", "rochers"], zh: ["岩石", "石头", "宝石", "水晶", "鹅卵石", "矿物", "玄武岩"], "zh-TW": ["岩石", "石頭", "寶石", "水晶", "鵝卵石", "礦物", "玄武岩"], ja: ["岩", "石ころ", "宝石", "水晶", "鉱物", "奇岩"],
    ar: ["صخور", "صخرة", "أحجار كريمة", "بلورات", "معادن وصخور", "حصى"] } },
];
