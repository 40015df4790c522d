import type { Concept } from "../concept.ts";

export const tradesAndPlaces: Concept[] = [
  { id: "recipes", parents: ["cooking"], words: {
    en: ["recipe", "recipes", "family recipes", "recipes for", "easy recipes", "simple recipes", "favourite recipes", "favorite recipes", "secret recipe", "old recipes", "recipe cards"], es: ["receta", "recetas", "recetas de familia"],
    fr: ["recette", "recettes", "recettes de famille", "recettes de cuisine", "recette de cuisine", "fiche cuisine", "recettes simples", "recettes de saison", "recettes anciennes", "secret de fabrication culinaire"], zh: ["菜谱做法", "做法", "食谱大全"], "zh-TW": ["菜譜做法", "做法", "食譜大全"], ja: ["レシピ", "作り方"],
    ar: ["وصفة", "وصفات", "وصفات العائلة"] } },
  { id: "lighthouse", parents: ["harbour"], words: {
    en: ["lighthouse", "lighthouses", "lighthouse keeper", "beacon", "lighthouse-keeper", "keeper of the light", "old lighthouse", "lighthouse keeper's daughter", "light keeper", "lighthouse family", "offshore lighthouse", "foghorn", "beam of the lighthouse"], es: ["faro", "faros", "farero", "farera", "faro marino", "guardafaro"],
    fr: ["phare", "phares", "gardien de phare", "phare breton", "phares bretons", "phare en mer", "vieux phare", "lumière du phare", "sémaphore", "phare maritime"], zh: ["灯塔", "守塔人", "灯塔看守人", "守灯塔的人", "灯塔码头"], "zh-TW": ["燈塔", "守塔人", "燈塔看守人", "守燈塔的人", "燈塔守", "燈塔碼頭"], ja: ["灯台", "灯台守", "灯台の"],
    ar: ["المنارات", "منارة", "فنار", "حارس المنارة", "منارات"] } },
  { id: "sewing", parents: ["craft"], words: {
    en: ["sewing", "seamstress", "dressmaker", "dressmaking", "tailor", "tailors", "needle", "needlework", "thread", "knitwear", "knitting", "crochet", "zipper", "zippers", "scissors", "pair of scissors", "pincushion", "thimble", "safety pin", "safety pins"], es: ["costurera", "modista", "sastre", "sastrería", "aguja", "hilo", "ganchillo", "tijeras", "dedal", "cremallera", "ovillo", "ovillos", "alfiler", "alfileres", "agujas de coser", "encajera", "encajeras", "zurcidora", "zurcir", "remiendo", "remiendos", "costura"],
    fr: ["couture", "couturière", "couturier", "tailleur", "aiguille", "fil à coudre", "crochet", "fermeture éclair", "paire de ciseaux", "ciseaux de couture", "épingle à nourrice", "petite main", "patron de couture", "aiguille et fil", "ourlet", "raccommodage", "midinette", "midinettes", "cousette", "ravaudage", "cours de couture", "atelier de couture"], zh: ["裁缝", "针线", "绣娘", "毛线", "缝纫"], "zh-TW": ["裁縫", "針線", "繡娘", "毛線", "縫紉"], ja: ["仕立屋", "洋裁", "針仕事", "縫い物"],
    ar: ["خياط", "خياطون", "إبرة وخيط", "تفصيل الثياب", "مقص", "مقصات", "إبرة", "إبر", "زر", "زرار", "دبوس", "دبابيس", "كشتبان", "بكرة خيط", "خياطة"] } },
  { id: "weaving", parents: ["textile-art"], words: {
    en: ["weaving", "weavers", "weave", "loom", "looms", "textile", "textiles", "textile mill", "mill town", "spinning wheel", "wool"], es: ["tejedora", "tejedor", "tejedoras", "telar", "telares", "textil", "textiles", "hilandera", "lana", "tinte"],
    fr: ["tisserande", "tissage", "métier à tisser", "textile", "laine", "filature"], zh: ["织布", "织工", "织布机", "纺织", "羊毛", "染布", "蚕丝", "云锦", "纺线", "缫丝", "土布", "织女工", "织锦", "纺车", "织机"], "zh-TW": ["織布", "織工", "織布機", "紡織", "羊毛", "染布", "蠶絲", "雲錦", "紡線", "繅絲", "土布", "織女工", "織錦", "紡車", "織機"], ja: ["織物", "機織り", "織機", "染織", "羊毛", "糸", "紡績", "製糸", "糸紡ぎ", "絣", "紬", "西陣織", "反物", "大島紬", "糸車", "製糸工場", "機屋"],
    ar: ["نسيج", "نساج", "نول", "غزل", "صوف", "نساجون", "حصير", "سدو", "نسيج السدو", "خوص", "سعفيات", "قفة خوص"] } },
  { id: "carpentry", parents: ["craft"], words: {
    en: ["carpenter", "carpentry", "carpenters", "woodcarver", "woodwork", "joiner", "cabinetmaker", "wood carving", "sawmill", "sawmills", "sawdust", "lumber mill", "cabinet maker", "joinery", "wooden planks", "whittling", "woodturning", "lathe"], es: ["carpintero", "ebanista", "talla de madera"],
    fr: ["charpentier", "ébéniste", "sculpture sur bois", "scierie", "scieries", "sciure", "charpente", "ébénisterie", "marqueterie", "copeaux de bois", "planches de bois", "poutres apparentes", "tournage sur bois"], zh: ["木匠", "木雕", "雕刻木头"], "zh-TW": ["木匠", "木雕", "雕刻木頭"], ja: ["大工", "宮大工", "木彫り", "指物師"],
    ar: ["نجار", "نجارون"] } },
  { id: "blacksmithing", parents: ["craft"], words: {
    en: ["blacksmith", "smith", "forge", "ironwork", "metalwork", "goldsmith", "silversmith", "locksmith", "foundry", "farrier", "farriers", "horseshoes", "horseshoe", "bellows"], es: ["herrero", "forja", "herrería", "orfebre", "cerrajero", "fundición"],
    fr: ["forgeron", "forge", "ferronnerie", "orfèvre", "serrurier", "fonderie", "fer à cheval", "fers à cheval", "enclume et marteau"], zh: ["铁匠", "打铁", "锻造", "金匠", "银匠", "锁匠"], "zh-TW": ["鐵匠", "打鐵", "鍛造", "金匠", "銀匠", "鎖匠"], ja: ["鍛冶屋", "鍛冶", "鋳物", "金工", "刀鍛冶"],
    ar: ["حدادة", "صائغ", "صياغة الذهب", "سباكة معادن", "حداد الحي"] } },
  { id: "local-history", parents: ["history"], words: {
    en: ["local history", "village chronicle", "town history", "regional history", "chronicle", "local industry", "local heritage", "parish history"], es: ["historia local", "crónica del pueblo", "historia del pueblo", "patrimonio local"],
    fr: ["histoire locale", "chronique villageoise", "patrimoine local", "mémoire du village", "histoire du village", "histoire de la ville", "histoire de ma ville", "petite histoire locale", "histoire régionale", "monographie communale", "chroniques locales"], zh: ["地方志", "乡土史", "地方史", "村史", "县志"], "zh-TW": ["地方誌", "鄉土史", "地方史", "村史", "縣誌"], ja: ["郷土史", "地方史", "地域史", "地場産業", "郷土資料", "町史"],
    ar: ["تاريخ محلي", "تاريخ القرية", "تراث محلي", "تاريخ المدينة"] } },
];
