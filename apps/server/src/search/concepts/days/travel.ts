import type { Concept } from "../concept.ts";

export const travel: Concept[] = [
  { id: "travel", parents: [], words: {
    en: ["travel", "travelling", "traveling", "traveller", "journey", "voyage", "trip", "wanderlust"], es: ["viaje", "viajes", "viajar", "viajero", "viajera", "travesía"],
    fr: ["voyage", "voyages", "voyager", "voyageur", "voyageuse", "périple"], zh: ["旅行", "旅途", "旅程", "旅游", "旅人"], "zh-TW": ["旅行", "旅途", "旅程", "旅遊", "旅人"], ja: ["旅", "旅行", "旅人", "旅路", "紀行"],
    ar: ["السفر", "سفر", "رحلة", "رحلات", "مسافر", "ترحال"] } },
  { id: "road-trip", parents: ["travel"], words: {
    en: ["road trip", "road movie", "on the road", "hitchhiking"], es: ["viaje por carretera", "película de carretera", "autoestop"],
    fr: ["road trip", "road movie", "auto-stop", "sur la route"], zh: ["公路旅行", "自驾", "公路片", "搭便车"], "zh-TW": ["公路旅行", "自駕", "公路片", "搭便車"], ja: ["ロードムービー", "ドライブ旅行", "ヒッチハイク"],
    ar: ["الرحلات البرية", "رحلة برية", "رحلة بالسيارة", "فيلم الطريق"] } },
  { id: "backpacking", parents: ["travel"], words: {
    en: ["backpacking", "backpacker", "hiking", "hiker", "camping", "trekking", "trail"], es: ["mochilero", "mochileros", "senderismo", "excursionismo", "acampada", "campamento"],
    fr: ["randonnée", "randonneur", "camping", "trek", "routard", "bivouac"], zh: ["背包客", "徒步", "露营", "远足", "穷游"], "zh-TW": ["背包客", "徒步", "露營", "遠足", "窮遊"], ja: ["バックパッカー", "ハイキング", "キャンプ", "トレッキング", "野営"],
    ar: ["التخييم", "تخييم", "مشي لمسافات طويلة", "رحالة", "مخيم كشفي"] } },
  { id: "tourism", parents: ["travel"], words: {
    en: ["tourism", "tourist", "tourists", "vacation", "holiday trip", "sightseeing"], es: ["turismo", "turista", "turistas", "vacaciones"],
    fr: ["tourisme", "touriste", "touristes", "vacances"], zh: ["观光", "游客", "度假", "旅游业", "假期"], "zh-TW": ["觀光", "遊客", "度假", "旅遊業", "假期"], ja: ["観光", "観光客", "休暇", "バカンス"],
    ar: ["السياحة", "سياحة", "سائح", "سياح", "عطلة", "إجازة"] } },
  { id: "train", parents: ["travel"], words: {
    en: ["train", "trains", "railway", "railroad", "train station", "locomotive", "orient express", "railroads", "railwayman", "stationmaster", "station", "railway station", "last train", "night train", "tram line", "branch line", "train driver", "steam train", "closed railway line"], es: ["tren", "trenes", "ferrocarril", "estación de tren", "locomotora", "maquinista", "vagón", "último tren", "jefe de estación"],
    fr: ["train", "trains", "chemin de fer", "gare", "locomotive", "cheminot", "dernier train", "wagon", "chef de gare"], zh: ["火车", "铁路", "车站", "列车", "高铁", "火车站", "站长", "末班车", "绿皮车"], "zh-TW": ["火車", "鐵路", "車站", "列車", "高鐵", "火車站", "站長", "末班車", "綠皮車"], ja: ["列車", "電車", "鉄道", "駅", "汽車旅", "新幹線", "駅員", "終電", "廃線", "駅長", "夜行列車"],
    ar: ["القطارات", "قطار", "قطارات", "سكة حديد", "محطة القطار", "القطار الأخير", "ناظر المحطة"] } },
  { id: "airplane", parents: ["travel"], words: {
    en: ["airplane", "aeroplane", "airplanes", "aviation", "aviator", "flight", "airport", "pilot"], es: ["avión", "aviones", "aviación", "aviador", "vuelo", "aeropuerto", "piloto de avión"],
    fr: ["avion", "avions", "aviation", "aviateur", "aviatrice", "aéroport", "pilote d'avion"], zh: ["飞机", "航空", "机场", "飞行"], "zh-TW": ["飛機", "航空", "機場", "飛行"], ja: ["飛行機", "航空", "空港", "パイロット", "飛行"],
    ar: ["الطائرات", "طائرة", "طائرات", "طيران", "مطار", "طيار"] } },
  { id: "car", parents: ["travel"], words: {
    en: ["car", "cars", "driving", "driver", "taxi", "truck", "lorry", "automobile"], es: ["coche", "coches", "carro", "carros", "autos", "automóvil", "conductor", "taxi", "camión", "camionero"],
    fr: ["voiture", "voitures", "automobile", "chauffeur", "taxi", "camion", "routier"], zh: ["汽车", "司机", "出租车", "卡车", "开车", "轿车"], "zh-TW": ["汽車", "司機", "計程車", "卡車", "開車", "轎車"], ja: ["車", "自動車", "運転", "運転手", "タクシー", "トラック"],
    ar: ["السيارات", "سيارة", "سيارات", "سائق", "تاكسي", "شاحنة"] } },
  { id: "motorcycle", parents: ["travel"], words: {
    en: ["motorcycle", "motorcycles", "motorbike", "biker", "bikers"], es: ["motocicleta", "motocicletas", "moto", "motero", "motociclista"],
    fr: ["moto", "motos", "motard", "motards"], zh: ["摩托车", "机车", "骑士机车"], "zh-TW": ["摩托車", "機車", "騎士機車"], ja: ["バイク", "オートバイ", "暴走族", "ツーリング"],
    ar: ["الدراجات النارية", "دراجة نارية", "دراجات نارية"] } },
  { id: "bus-and-metro", parents: ["travel", "city"], words: {
    en: ["bus", "buses", "subway", "underground train", "tram", "commuting", "commuter", "metro", "metro driver", "last bus", "night bus", "tube", "tram driver", "city transport", "public transport", "underground line"], es: ["autobús", "autobuses", "tranvía", "metro de la ciudad", "línea de metro", "metro", "transporte público", "último autobús"],
    fr: ["autobus", "tramway", "métro", "métro parisien", "rame", "rame de métro", "transports en commun", "dernier métro", "conducteur de métro"], zh: ["公交车", "地铁", "通勤", "公交", "末班公交", "电车站", "公共交通", "巴士"], "zh-TW": ["公車", "捷運", "地鐵", "通勤", "公交", "末班公交", "電車站", "公共交通", "巴士"], ja: ["バス", "地下鉄", "路面電車", "通勤電車", "路線バス", "終バス", "市電", "公共交通"],
    ar: ["الحافلات والمترو", "حافلة", "حافلات", "مترو", "ترام", "أوتوبيس", "الحافلة الأخيرة", "مترو الأنفاق", "نقل عام"] } },
  { id: "sea-voyage", parents: ["travel", "sea"], words: {
    en: ["sea voyage", "cruise", "ocean liner", "ship", "ships", "sailing ship", "ferry", "steamer", "steamship", "passenger ship", "emigrant ship", "crossing the ocean", "boat journey", "voyage by sea"], es: ["travesía marítima", "crucero", "transatlántico", "trasatlántico", "buque", "ferry", "travesía", "navío", "vapor de pasajeros"],
    fr: ["traversée en mer", "croisière", "paquebot", "navire", "navires", "ferry", "traversée", "voyage en mer"], zh: ["远航", "邮轮", "轮船", "渡轮", "客轮", "航船"], "zh-TW": ["遠航", "郵輪", "輪船", "渡輪", "客輪", "航船"], ja: ["船旅", "客船", "豪華客船", "フェリー", "汽船", "航路"],
    ar: ["الرحلات البحرية", "رحلة بحرية", "باخرة", "عبارة بحرية", "بواخر", "مركب", "عبارة"] } },
  { id: "nomads", parents: ["travel", "culture"], words: {
    en: ["nomad", "nomads", "nomadic", "roma people", "wanderer", "drifter"], es: ["nómada", "nómadas", "trotamundos", "vagabundo", "pueblo gitano"],
    fr: ["nomade", "nomades", "vagabond", "gens du voyage", "tzigane"], zh: ["游牧", "游牧民族", "漂泊", "流浪", "浪人"], "zh-TW": ["游牧", "游牧民族", "漂泊", "流浪", "浪人"], ja: ["遊牧民", "放浪", "さすらい", "流れ者"],
    ar: ["البدو الرحل", "بدو رحل", "ترحال دائم", "متجول"] } },
  { id: "travel-writing", parents: ["travel", "nonfiction"], words: {
    en: ["travel writing", "travelogue", "travel diary", "travel notes"], es: ["literatura de viajes", "diario de viaje", "crónica de viaje", "libro de viajes"],
    fr: ["récit de voyage", "carnet de voyage", "récits de voyage"], zh: ["游记", "旅行文学", "旅行日记"], "zh-TW": ["遊記", "旅行文學", "旅行日記"], ja: ["旅行記", "紀行文", "旅日記"],
    ar: ["أدب الرحلات", "مذكرات سفر", "يوميات رحلة"] } },
];
