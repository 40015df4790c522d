import type { Concept } from "../concept.ts";

export const waysAndWheels: Concept[] = [
  { id: "walking", parents: ["lifestyle"], words: {
    en: ["walking", "walk", "walks", "stroll", "strolls", "strolling", "on foot", "flâneur", "evening walk", "walking tour", "pedestrian", "long walk"], es: ["caminar", "caminata", "caminatas", "paseo", "paseos", "pasear", "a pie", "peatón", "caminante"],
    fr: ["marche à pied", "marcher", "promenade", "promenades", "se promener", "balade", "balades", "flânerie", "flâneur", "piéton", "à pied"], zh: ["散步", "步行", "漫步", "徒步者", "行走", "走路", "遛弯"], "zh-TW": ["散步", "步行", "漫步", "徒步者", "行走", "走路", "遛彎"], ja: ["散歩", "徒歩", "歩く", "街歩き", "散策", "歩き旅", "ぶらぶら"],
    ar: ["مشي", "تنزه", "نزهة", "نزهات", "سيرا على الأقدام", "تمشية", "مشاة"] } },
  { id: "hiking", parents: ["backpacking", "mountain"], words: {
    en: ["hike", "hikes", "hiking trail", "hiking trails", "long-distance trail", "mountain hut", "mountain walk", "ramblers", "thru-hike", "orienteering"], es: ["senderismo", "senderista", "sendero", "senderos", "excursionismo", "refugio de montaña", "ruta de montaña"],
    fr: ["randonnée", "randonnées", "randonneur", "sentier", "sentiers", "refuge de montagne", "course d'orientation"], zh: ["登山步道", "远足", "山径", "步道", "爬山", "山屋"], "zh-TW": ["登山步道", "遠足", "山徑", "步道", "爬山", "山屋", "健行", "百岳"], ja: ["登山", "山歩き", "縦走", "ハイキング", "登山道", "トレッキング", "ロングトレイル"],
    ar: ["مسير جبلي", "تنزه جبلي", "دروب الجبل", "مسارات جبلية", "هايكنغ"] } },
  { id: "camping", parents: ["backpacking"], words: {
    en: ["camping trip", "campsite", "campers", "camper", "sleeping bag", "sleeping under the stars", "outdoor life", "wild camping"], es: ["acampar", "acampada", "camping", "saco de dormir", "dormir bajo las estrellas", "vida al aire libre"],
    fr: ["bivouac", "faire du camping", "camping sauvage", "sac de couchage", "dormir à la belle étoile", "vie en plein air"], zh: ["露营", "野营", "营地", "睡袋", "户外生活"], "zh-TW": ["露營", "野營", "營地", "睡袋", "戶外生活"], ja: ["キャンプ", "キャンプ場", "寝袋", "ソロキャンプ", "アウトドア"],
    ar: ["تخييم", "مخيم في الطبيعة", "كيس نوم", "حياة البر", "كشتة"] } },
  { id: "van-life", parents: ["car"], words: {
    en: ["van life", "campervan", "camper van", "caravan", "caravans", "motorhome", "trailer park", "living in a van"], es: ["autocaravana", "caravana de viaje", "furgoneta", "vivir en una furgoneta", "casa rodante"],
    fr: ["camping-car", "fourgon aménagé", "vie en camion", "roulotte", "roulottes", "caravane"], zh: ["房车", "房车旅行", "大篷车", "车居"], "zh-TW": ["房車", "房車旅行", "大篷車", "車居"], ja: ["キャンピングカー", "車中泊", "バンライフ", "車上生活"],
    ar: ["بيت متنقل", "كرفان", "مقطورة سكنية", "حياة الفان"] } },
  { id: "world-tour", parents: ["travel", "adventure"], words: {
    en: ["around the world", "round the world", "world tour", "world trip", "globetrotter", "globetrotters", "gap year", "solo travel", "solo traveller", "travelling alone"], es: ["vuelta al mundo", "viajar solo", "viajar sola", "viaje en solitario", "año sabático"],
    fr: ["tour du monde", "globe-trotter", "voyager seul", "voyager seule", "voyage en solitaire", "année sabbatique"], zh: ["环球旅行", "环游世界", "独自旅行", "间隔年"], "zh-TW": ["環球旅行", "環遊世界", "獨自旅行", "間隔年"], ja: ["世界一周", "一人旅", "ひとり旅", "世界旅行", "放浪の旅"],
    ar: ["حول العالم", "رحلة حول العالم", "سفر منفرد", "جولة عالمية"] } },
  { id: "airport", parents: ["airplane"], words: {
    en: ["airports", "airline", "flight attendant", "flight attendants", "stewardess", "jet lag", "passenger plane", "plane crash", "air travel", "boarding gate", "air traffic"], es: ["aeropuerto", "aeropuertos", "azafata", "avión", "aviones", "vuelo", "vuelos", "accidente aéreo", "aerolínea"],
    fr: ["aéroport", "aéroports", "hôtesse de l'air", "avion", "avions", "vol long-courrier", "crash aérien", "compagnie aérienne"], zh: ["机场", "空姐", "航班", "坠机", "空难", "飞机", "航空公司"], "zh-TW": ["機場", "空姐", "航班", "墜機", "空難", "飛機", "航空公司"], ja: ["空港", "客室乗務員", "飛行機", "墜落事故", "航空会社", "時差ぼけ"],
    ar: ["مطار", "مطارات", "مضيفة طيران", "طائرة", "طائرات", "رحلة جوية", "سقوط الطائرة"] } },
  { id: "balloon-and-glider", parents: ["balloons", "airplane"], words: {
    en: ["hot-air balloon", "hot air balloon", "hot-air balloons", "airship", "zeppelin", "glider", "gliding", "paragliding", "parachute", "skydiving", "helicopter", "helicopters", "drone flying"], es: ["globo aerostático", "globos aerostáticos", "dirigible", "parapente", "paracaídas", "paracaidismo", "helicóptero", "planeador"],
    fr: ["montgolfière", "montgolfières", "dirigeable", "parapente", "parachute", "parachutisme", "hélicoptère", "planeur", "deltaplane"], zh: ["热气球", "飞艇", "滑翔", "滑翔伞", "跳伞", "直升机"], "zh-TW": ["熱氣球", "飛艇", "滑翔", "滑翔傘", "跳傘", "直升機"], ja: ["熱気球", "気球", "飛行船", "グライダー", "パラグライダー", "スカイダイビング", "ヘリコプター", "落下傘"],
    ar: ["منطاد", "مناطيد", "طيران شراعي", "مظلي", "قفز بالمظلات", "مروحية", "هليكوبتر"] } },
  { id: "traffic", parents: ["car", "city"], words: {
    en: ["traffic", "traffic jam", "traffic jams", "road rage", "traffic lights", "car crash", "car crashes", "road accident", "road accidents", "hit and run", "rush hour"], es: ["tráfico", "atasco", "atascos", "embotellamiento", "semáforo", "accidente de coche", "hora punta", "hora pico"],
    fr: ["embouteillage", "embouteillages", "bouchons", "circulation routière", "feu rouge", "accident de la route", "heure de pointe"], zh: ["堵车", "交通堵塞", "红绿灯", "早高峰"], "zh-TW": ["堵車", "交通堵塞", "紅綠燈", "早高峰", "塞車"], ja: ["渋滞", "信号待ち", "自動車事故", "ひき逃げ", "満員電車", "ラッシュアワー"],
    ar: ["ازدحام مروري", "زحمة السير", "إشارة ضوئية", "حادث سير", "حوادث المرور", "حادث مروري"] } },
  { id: "learning-to-drive", parents: ["car"], words: {
    en: ["driving lessons", "driving school", "driving licence", "driver's license", "driving test", "learning to drive", "classic car", "classic cars", "electric car", "electric cars", "car mechanic", "garage mechanic"], es: ["carnet de conducir", "autoescuela", "aprender a conducir", "aprender a manejar", "coches clásicos", "coche eléctrico", "mecánico", "taller mecánico"],
    fr: ["permis de conduire", "auto-école", "apprendre à conduire", "voitures anciennes", "voiture électrique", "garagiste", "mécanicien"], zh: ["驾照", "学车", "驾校", "老爷车", "电动车", "修车", "汽修"], "zh-TW": ["駕照", "學車", "駕校", "老爺車", "電動車", "修車", "汽修"], ja: ["運転免許", "教習所", "運転を習う", "クラシックカー", "電気自動車", "自動車整備"],
    ar: ["رخصة قيادة", "تعليم السياقة", "تعلم القيادة", "سيارات كلاسيكية", "سيارة كهربائية", "ميكانيكي سيارات"] } },
  { id: "trucks-and-diggers", parents: ["car"], words: {
    en: ["digger", "diggers", "bulldozer", "crane operator", "fire engine", "fire truck", "garbage truck", "lorries", "trucks", "excavator", "dump truck", "vehicles", "big machines"], es: ["camión", "camiones", "excavadora", "excavadoras", "camión de bomberos", "vehículos", "tractores", "grúa"],
    fr: ["camions", "camion", "pelleteuse", "pelleteuses", "camion de pompiers", "véhicules", "engins de chantier", "tracteurs", "grue de chantier"], zh: ["卡车", "挖掘机", "消防车", "推土机", "工程车", "货车"], "zh-TW": ["卡車", "挖掘機", "消防車", "推土機", "工程車", "貨車"], ja: ["トラック", "ショベルカー", "消防車", "ブルドーザー", "働く車", "はたらくくるま", "ダンプカー"],
    ar: ["شاحنة", "شاحنات", "حفارة", "جرافة", "سيارة إطفاء", "مركبات", "رافعة"] } },
  { id: "old-carts", parents: ["travel", "history"], words: {
    en: ["horse-drawn", "carriage", "carriages", "stagecoach", "cart", "carts", "rickshaw", "rickshaws", "wagon train", "sledge", "sleigh", "sled"], es: ["carruaje", "carruajes", "carreta", "carro de caballos", "diligencia de caballos", "trineo", "bicitaxi"],
    fr: ["calèche", "carrosse", "diligence", "charrette", "attelage", "pousse-pousse", "traîneau"], zh: ["马车", "黄包车", "人力车", "雪橇", "三轮车", "牛车"], "zh-TW": ["馬車", "黃包車", "人力車", "雪橇", "三輪車", "牛車"], ja: ["馬車", "人力車", "牛車", "荷車", "駕籠", "橇", "ソリ"],
    ar: ["عربة حصان", "عربة خيل", "عربات الخيل", "حنطور", "زلاجة", "كارو"] } },
  { id: "passport", parents: ["borders", "travel"], words: {
    en: ["stamp in passport", "embassy", "consulate"], es: ["visados", "embajada", "consulado"],
    fr: ["ambassade", "consulat"], zh: ["大使馆", "领事馆"], "zh-TW": ["大使館", "領事館"], ja: ["大使館", "領事館"],
    ar: ["جوازات السفر", "سفارة", "قنصلية"] } },
  { id: "getting-lost", parents: ["adventure"], words: {
    en: ["getting lost", "lost in the forest", "lost in the woods", "lost in the city", "losing the way", "finding the way home", "finding the way back", "compass"], es: ["perderse", "perdido en el bosque", "perdida en el bosque", "perdidos", "camino de vuelta", "encontrar el camino", "brújula"],
    fr: ["se perdre", "perdu dans la forêt", "perdue dans la forêt", "perdus", "retrouver son chemin", "retrouver le chemin", "boussole"], zh: ["迷路", "找回家的路", "指南针", "迷失方向"], "zh-TW": ["迷路", "找回家的路", "指南針", "迷失方向"], ja: ["迷子", "道に迷う", "羅針盤", "コンパス"],
    ar: ["ضائع في الغابة", "تائه", "تائهة", "طريق العودة", "بوصلة", "ضل الطريق"] } },
  { id: "local-guide", parents: ["tourism"], words: {
    en: ["tour guide", "tour guides", "city guide", "travel guide", "guided tour", "travel tips", "itinerary", "postcards from", "landmarks"], es: ["guía turístico", "visita guiada", "itinerario", "turismo rural", "lugares de interés"],
    fr: ["guide touristique", "visite guidée", "itinéraire", "guide de ville", "carnet de route"], zh: ["导游", "旅游指南", "旅游攻略", "景点", "行程", "自由行"], "zh-TW": ["導遊", "旅遊指南", "旅遊攻略", "景點", "行程", "自由行"], ja: ["観光ガイド", "旅行ガイド", "名所", "観光地", "旅程"],
    ar: ["مرشد سياحي", "معالم سياحية", "برنامج الرحلة", "جولة سياحية"] } },
  { id: "canal-and-ferry", parents: ["sea-voyage"], words: {
    en: ["ferry crossing", "houseboat", "houseboats", "gondola", "sailing ships", "cargo ship", "container ship", "stowaway", "stowaways"], es: ["casa flotante", "góndola", "buque", "buques", "carguero", "polizón"],
    fr: ["bac fluvial", "gondole", "cargo", "paquebot", "porte-conteneurs", "passager clandestin"], zh: ["船屋", "贡多拉", "货轮", "轮船"], "zh-TW": ["船屋", "貢多拉", "貨輪", "輪船"], ja: ["屋形船", "貨物船", "密航", "客船", "ハウスボート"],
    ar: ["عبارة نهرية", "باخرة", "بواخر", "سفينة شحن", "جندول", "سفينة شراعية", "مركب"] } },
];
