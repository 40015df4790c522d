import type { Concept } from "../concept.ts";

export const waysAndWheels: Concept[] = [
  { id: "walking", parents: ["lifestyle"], words: {
    en: ["walking", "walk", "walks", "stroll", "strolls", "strolling", "on foot", "flâneur", "evening walk", "walking tour", "pedestrian", "long walk"], es: ["caminar", "caminata", "caminatas", "paseo", "paseos", "pasear", "a pie", "peatón", "caminante", "vereda", "veredas", "callejear"],
    fr: ["marche à pied", "marcher", "promenade", "promenades", "se promener", "balade", "balades", "flânerie", "flâneur", "piéton", "à pied"], zh: ["散步", "步行", "漫步", "徒步者", "行走", "走路", "遛弯"], "zh-TW": ["散步", "步行", "漫步", "徒步者", "行走", "走路", "遛彎"], ja: ["散歩", "徒歩", "歩く", "街歩き", "散策", "歩き旅", "ぶらぶら"],
    ar: ["مشي", "تنزه", "نزهة", "نزهات", "سيرا على الأقدام", "تمشية", "مشاة", "مشاوير"] } },
  { id: "hiking", parents: ["backpacking", "mountain"], words: {
    en: ["hike", "hikes", "hiking trail", "hiking trails", "long-distance trail", "mountain hut", "mountain walk", "ramblers", "thru-hike", "orienteering"], es: ["senderismo", "senderista", "sendero", "senderos", "excursionismo", "refugio de montaña", "ruta de montaña"],
    fr: ["randonnée", "randonnées", "randonneur", "sentier", "sentiers", "refuge de montagne", "course d'orientation"], zh: ["登山步道", "远足", "山径", "步道", "爬山", "山屋"], "zh-TW": ["登山步道", "遠足", "山徑", "步道", "爬山", "山屋", "健行", "百岳"], ja: ["登山", "山歩き", "縦走", "ハイキング", "登山道", "トレッキング", "ロングトレイル"],
    ar: ["مسير جبلي", "تنزه جبلي", "دروب الجبل", "مسارات جبلية", "هايكنغ"] } },
  { id: "camping", parents: ["backpacking"], words: {
    en: ["camping trip", "campsite", "campers", "camper", "sleeping bag", "sleeping under the stars", "outdoor life", "wild camping"], es: ["acampar", "acampada", "camping", "saco de dormir", "dormir bajo las estrellas", "vida al aire libre", "cantimplora", "carpa y mochila"],
    fr: ["bivouac", "faire du camping", "camping sauvage", "sac de couchage", "dormir à la belle étoile", "vie en plein air"], zh: ["露营", "野营", "营地", "睡袋", "户外生活"], "zh-TW": ["露營", "野營", "營地", "睡袋", "戶外生活"], ja: ["キャンプ", "キャンプ場", "寝袋", "ソロキャンプ", "アウトドア"],
    ar: ["تخييم", "مخيم في الطبيعة", "كيس نوم", "حياة البر", "كشتة", "خيم", "نصب الخيام"] } },
  { id: "van-life", parents: ["car"], words: {
    en: ["van life", "campervan", "camper van", "caravan", "caravans", "motorhome", "trailer park", "living in a van"], es: ["autocaravana", "caravana de viaje", "furgoneta", "vivir en una furgoneta", "casa rodante"],
    fr: ["camping-car", "fourgon aménagé", "vie en camion", "roulotte", "roulottes", "caravane"], zh: ["房车", "房车旅行", "大篷车", "车居"], "zh-TW": ["房車", "房車旅行", "大篷車", "車居"], ja: ["キャンピングカー", "車中泊", "バンライフ", "車上生活"],
    ar: ["بيت متنقل", "كرفان", "مقطورة سكنية", "حياة الفان"] } },
  { id: "world-tour", parents: ["travel", "adventure"], words: {
    en: ["around the world", "round the world", "world tour", "world trip", "globetrotter", "globetrotters", "gap year", "solo travel", "solo traveller", "travelling alone"], es: ["vuelta al mundo", "viajar solo", "viajar sola", "viaje en solitario", "año sabático"],
    fr: ["tour du monde", "globe-trotter", "voyager seul", "voyager seule", "voyage en solitaire", "année sabbatique"], zh: ["环球旅行", "环游世界", "独自旅行", "间隔年"], "zh-TW": ["環球旅行", "環遊世界", "獨自旅行", "間隔年"], ja: ["世界一周", "一人旅", "ひとり旅", "世界旅行", "放浪の旅"],
    ar: ["حول العالم", "رحلة حول العالم", "سفر منفرد", "جولة عالمية"] } },
  { id: "airport", parents: ["airplane"], words: {
    en: ["airports", "airline", "flight attendant", "flight attendants", "stewardess", "jet lag", "passenger plane", "plane crash", "air travel", "boarding gate", "air traffic", "airport terminal", "control tower", "air traffic control", "air traffic controller", "departure lounge"], es: ["aeropuerto", "aeropuertos", "azafata", "avión", "aviones", "vuelo", "vuelos", "accidente aéreo", "aerolínea"],
    fr: ["aéroport", "aéroports", "hôtesse de l'air", "avion", "avions", "vol long-courrier", "crash aérien", "compagnie aérienne", "terminal d'aéroport", "tour de contrôle", "contrôleur aérien", "contrôleurs aériens", "salle d'embarquement", "piste d'atterrissage", "aérogare", "aérodrome"], zh: ["机场", "空姐", "航班", "坠机", "空难", "飞机", "航空公司"], "zh-TW": ["機場", "空姐", "航班", "墜機", "空難", "飛機", "航空公司"], ja: ["空港", "客室乗務員", "飛行機", "墜落事故", "航空会社", "時差ぼけ"],
    ar: ["مطار", "مطارات", "مضيفة طيران", "طائرة", "طائرات", "رحلة جوية", "سقوط الطائرة"] } },
  { id: "balloon-and-glider", parents: ["balloons", "airplane"], words: {
    en: ["hot-air balloon", "hot air balloon", "hot-air balloons", "airship", "zeppelin", "glider", "gliding", "paragliding", "parachute", "skydiving", "helicopter", "helicopters", "drone flying"], es: ["globo aerostático", "globos aerostáticos", "dirigible", "parapente", "paracaídas", "paracaidismo", "helicóptero", "planeador"],
    fr: ["montgolfière", "montgolfières", "dirigeable", "parapente", "parachute", "parachutisme", "hélicoptère", "planeur", "deltaplane"], zh: ["热气球", "飞艇", "滑翔", "滑翔伞", "跳伞", "直升机"], "zh-TW": ["熱氣球", "飛艇", "滑翔", "滑翔傘", "跳傘", "直升機"], ja: ["熱気球", "気球", "飛行船", "グライダー", "パラグライダー", "スカイダイビング", "ヘリコプター", "落下傘"],
    ar: ["منطاد", "مناطيد", "طيران شراعي", "مظلي", "قفز بالمظلات", "مروحية", "هليكوبتر"] } },
  { id: "traffic", parents: ["car", "city"], words: {
    en: ["traffic", "traffic jam", "traffic jams", "road rage", "traffic lights", "car crash", "car crashes", "road accident", "road accidents", "hit and run", "rush hour", "freeway", "freeways", "toll booth", "speeding", "speeding ticket", "parking ticket", "speed limit", "jaywalking", "zebra crossing"], es: ["tráfico", "atasco", "atascos", "embotellamiento", "semáforo", "accidente de coche", "hora punta", "hora pico", "accidente de tránsito", "atropello", "atropellado", "atropellada", "choque de coches", "siniestro vial"],
    fr: ["embouteillage", "embouteillages", "bouchons", "circulation routière", "feu rouge", "accident de la route", "heure de pointe", "péage", "péages", "excès de vitesse", "contravention", "contraventions", "bouchons routiers", "passage piéton", "feux tricolores", "chauffard", "chauffards", "sécurité routière", "code de la route"], zh: ["堵车", "交通堵塞", "红绿灯", "早高峰"], "zh-TW": ["堵車", "交通堵塞", "紅綠燈", "早高峰", "塞車"], ja: ["渋滞", "信号待ち", "自動車事故", "ひき逃げ", "満員電車", "ラッシュアワー"],
    ar: ["ازدحام مروري", "زحمة السير", "إشارة ضوئية", "حادث سير", "حوادث المرور", "حادث مروري", "إشارة مرور", "إشارات المرور", "دهس", "تصادم", "تصادم سيارات", "عجقة سير", "مطب"] } },
  { id: "learning-to-drive", parents: ["car"], words: {
    en: ["driving lessons", "driving school", "driving licence", "driver's license", "driving test", "learning to drive", "classic car", "classic cars", "electric car", "electric cars", "car mechanic", "garage mechanic"], es: ["carnet de conducir", "autoescuela", "aprender a conducir", "aprender a manejar", "coches clásicos", "coche eléctrico", "mecánico", "taller mecánico"],
    fr: ["permis de conduire", "auto-école", "apprendre à conduire", "voitures anciennes", "voiture électrique", "garagiste", "mécanicien"], zh: ["驾照", "学车", "驾校", "老爷车", "电动车", "修车", "汽修"], "zh-TW": ["駕照", "學車", "駕校", "老爺車", "電動車", "修車", "汽修"], ja: ["運転免許", "教習所", "運転を習う", "クラシックカー", "電気自動車", "自動車整備"],
    ar: ["رخصة قيادة", "تعليم السياقة", "تعلم القيادة", "سيارات كلاسيكية", "سيارة كهربائية", "ميكانيكي سيارات"] } },
  { id: "trucks-and-diggers", parents: ["car"], words: {
    en: ["digger", "diggers", "bulldozer", "crane operator", "fire engine", "fire truck", "garbage truck", "lorries", "trucks", "excavator", "dump truck", "vehicles", "big machines", "steamroller", "forklift", "forklifts", "snowplow", "snowplough", "concrete mixer", "bin lorry"], es: ["camión", "camiones", "excavadora", "excavadoras", "camión de bomberos", "vehículos", "tractores", "grúa"],
    fr: ["camions", "camion", "pelleteuse", "pelleteuses", "camion de pompiers", "véhicules", "engins de chantier", "tracteurs", "grue de chantier", "rouleau compresseur", "chariot élévateur", "chasse-neige", "bulldozers", "bétonnière", "camion-poubelle", "camion-benne", "semi-remorque", "tractopelle", "grutier"], zh: ["卡车", "挖掘机", "消防车", "推土机", "工程车", "货车"], "zh-TW": ["卡車", "挖掘機", "消防車", "推土機", "工程車", "貨車"], ja: ["トラック", "ショベルカー", "消防車", "ブルドーザー", "働く車", "はたらくくるま", "ダンプカー"],
    ar: ["شاحنة", "شاحنات", "حفارة", "جرافة", "سيارة إطفاء", "مركبات", "رافعة"] } },
  { id: "old-carts", parents: ["travel", "history"], words: {
    en: ["horse-drawn", "carriage", "carriages", "stagecoach", "cart", "carts", "rickshaw", "rickshaws", "wagon train", "sledge", "sleigh", "sled", "wagon wheel", "cartwheel", "wooden wheel", "ox cart", "oxcart"], es: ["carruaje", "carruajes", "carreta", "carro de caballos", "diligencia de caballos", "trineo", "bicitaxi"],
    fr: ["calèche", "carrosse", "diligence", "charrette", "attelage", "pousse-pousse", "traîneau", "char à bœufs", "cocher", "cochers", "fiacre", "fiacres", "carriole", "charretier"], zh: ["马车", "黄包车", "人力车", "雪橇", "三轮车", "牛车"], "zh-TW": ["馬車", "黃包車", "人力車", "雪橇", "三輪車", "牛車"], ja: ["馬車", "人力車", "牛車", "荷車", "駕籠", "橇", "ソリ"],
    ar: ["عربة حصان", "عربة خيل", "عربات الخيل", "حنطور", "زلاجة", "كارو"] } },
  { id: "passport", parents: ["borders", "travel"], words: {
    en: ["stamp in passport", "embassy", "consulate"], es: ["visados", "embajada", "consulado", "pasaporte", "pasaportes", "visa de turista", "salvoconducto"],
    fr: ["ambassade", "consulat"], zh: ["大使馆", "领事馆"], "zh-TW": ["大使館", "領事館"], ja: ["大使館", "領事館"],
    ar: ["جوازات السفر", "سفارة", "قنصلية", "تأشيرة", "تأشيرات", "فيزا"] } },
  { id: "getting-lost", parents: ["adventure"], words: {
    en: ["getting lost", "lost in the forest", "lost in the woods", "lost in the city", "losing the way", "finding the way home", "finding the way back", "compass"], es: ["perderse", "perdido en el bosque", "perdida en el bosque", "perdidos", "camino de vuelta", "encontrar el camino", "brújula", "atajo", "atajos", "callejón sin salida", "encrucijada de caminos"],
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
  { id: "ship-parts", parents: ["boats"], words: {
    en: ["mast", "masts", "ship's anchor", "anchors", "drop anchor", "ship's wheel", "rudder", "oars", "lifebuoy", "buoys", "ship's crew", "cabin boy", "sea captain", "shipmates", "crew of a ship", "tugboat", "tugboats", "catamaran", "catamarans", "hovercraft", "paddle steamer", "boatswain", "helmsman", "figurehead"], es: ["mástil", "mástiles", "ancla", "anclas", "echar el ancla", "timón", "boya", "boyas", "tripulación", "grumete", "motín a bordo", "barco de vapor", "buque de vapor", "remolcador", "catamarán", "timonel", "mascarón de proa"],
    fr: ["mâts", "ancre de marine", "jeter l'ancre", "lever l'ancre", "gouvernail", "grand mât", "bouée", "bouées", "équipage du navire", "capitaine de bateau", "capitaine du navire", "loup de mer", "mousse à bord", "passagers clandestins", "mutins", "remorqueur", "remorqueurs", "catamaran", "bateau à aubes", "timonier", "figure de proue"], zh: ["桅杆", "船锚", "船舵", "船桨", "浮标", "船上哗变", "拖船", "双体船"], "zh-TW": ["桅杆", "船錨", "船舵", "船槳", "浮標", "船上叛變", "拖船", "雙體船"], ja: ["マスト", "錨", "舵", "櫂", "ブイ", "密航者", "船の反乱", "タグボート", "カタマラン"],
    ar: ["صاري السفينة", "مرساة", "دفة السفينة", "مجاديف", "عوامة", "طاقم السفينة", "متسلل على السفينة", "تمرد على السفينة", "قاطرة بحرية"] } },
  { id: "car-parts", parents: ["car"], words: {
    en: ["steering wheel", "headlights", "windscreen", "windshield", "brake failure", "brakes failed", "flat tyre", "flat tire", "seat belt", "seat belts", "car tyres", "car tires", "car engine", "number plate", "license plate", "dashboard", "bumper sticker", "horn of a car", "car keys", "rear-view mirror"], es: ["parabrisas", "faros del coche", "cinturón de seguridad", "neumático", "neumáticos", "llanta pinchada", "rueda pinchada", "pinchazo", "matrícula del coche", "motor del coche", "espejo retrovisor", "retrovisor", "llaves del coche"],
    fr: ["phares de voiture", "pare-brise", "ceinture de sécurité", "pneu", "pneus", "pneu crevé", "crevaison", "plaque d'immatriculation", "moteur de voiture", "rétroviseur", "tableau de bord", "clés de voiture", "coup de klaxon", "klaxon", "capot de voiture"], zh: ["方向盘", "车灯", "挡风玻璃", "刹车", "爆胎", "安全带", "轮胎", "车牌", "后视镜", "车钥匙"], "zh-TW": ["方向盤", "車燈", "擋風玻璃", "煞車", "爆胎", "安全帶", "輪胎", "車牌", "後照鏡", "車鑰匙"], ja: ["ハンドル車", "ヘッドライト", "フロントガラス", "ブレーキ", "パンク修理", "シートベルト", "タイヤ", "ナンバープレート", "バックミラー"],
    ar: ["عجلة القيادة", "مقود السيارة", "مصابيح السيارة", "فرامل", "إطار مثقوب", "حزام الأمان", "إطارات السيارة", "لوحة السيارة", "مرآة السيارة"] } },
  { id: "vans-and-jeeps", parents: ["car"], words: {
    en: ["jeep", "jeeps", "minivan", "minivans", "pickup truck", "pickup trucks", "limousine", "limousines", "limo", "convertible car", "four-by-four", "off-roader", "hatchback", "beetle car", "delivery van", "white van", "ice cream van", "tow truck"], es: ["todoterreno", "limusina", "limusinas", "descapotable", "camioneta pickup", "grúa de coches", "jeep"],
    fr: ["camionnette", "camionnettes", "fourgonnette", "fourgon", "jeep", "limousine voiture", "décapotable", "cabriolet", "quatre-quatre", "pick-up", "dépanneuse"], zh: ["吉普车", "面包车", "皮卡", "豪华轿车", "敞篷车", "越野车", "厢式货车", "拖车"], "zh-TW": ["吉普車", "廂型車", "皮卡", "豪華轎車", "敞篷車", "越野車", "小貨車", "拖吊車"], ja: ["ジープ", "ワゴン車", "ピックアップトラック", "リムジン", "オープンカー", "四駆", "軽トラ", "レッカー車"],
    ar: ["سيارة جيب", "شاحنة صغيرة", "ليموزين", "سيارة مكشوفة", "سيارة دفع رباعي", "سيارة نقل الموتى", "سيارة سحب"] } },
];
