import type { Concept } from "../concept.ts";

export const naturePlaces: Concept[] = [
  { id: "old-town-and-ruins", parents: ["city", "history"], words: {
    en: ["old town", "walled city", "city walls", "ramparts", "citadel", "medieval town", "historic centre", "monument", "monuments"], es: ["casco antiguo", "ciudad amurallada", "murallas", "ciudadela", "monumento", "centro histórico"],
    fr: ["vieille ville", "remparts", "citadelle", "cité médiévale", "centre historique", "ville close"], zh: ["古城", "城墙", "老城", "城堡遗址", "古镇", "历史名城"], "zh-TW": ["古城", "城牆", "老城", "城堡遺址", "古鎮", "歷史名城"], ja: ["城下町", "古都", "城壁", "旧市街", "遺跡の町"],
    ar: ["المدينة القديمة", "أسوار", "قلعة قديمة", "مدينة تاريخية", "خراب", "خربة", "بيت مهجور", "بيوت مهجورة", "مدينة مهجورة", "قرية مهجورة", "مدرج أثري", "أسوار المدينة القديمة"] } },
  { id: "great-wall", parents: ["imperial-china"], words: {
    en: ["Great Wall", "frontier of ancient china", "terracotta army", "forbidden city", "three kingdoms"], es: ["Gran Muralla", "ciudad prohibida", "tres reinos"],
    fr: ["Grande Muraille", "cité interdite", "trois royaumes", "muraille de chine", "la grande muraille de chine", "armée de terre cuite", "premier empereur de chine"], zh: ["长城", "紫禁城", "故宫", "三国", "古代边塞", "兵马俑"], "zh-TW": ["長城", "紫禁城", "故宮", "三國", "古代邊塞", "兵馬俑"], ja: ["万里の長城", "紫禁城", "三国志", "兵馬俑"],
    ar: ["سور الصين", "المدينة المحرمة"] } },
  { id: "lost-cities", parents: ["adventure", "archaeology"], words: {
    en: ["legendary city", "city of brass", "atlantis", "el dorado", "forgotten city", "lost kingdom", "hidden city", "treasure city"], es: ["ciudad perdida", "atlántida", "ciudad legendaria", "reino perdido"],
    fr: ["cité perdue", "atlantide", "cité légendaire", "royaume perdu", "eldorado", "cité d'or", "cités d'or", "cité oubliée", "temple perdu", "mystérieuses cités d'or"], zh: ["失落之城", "亚特兰蒂斯", "古国", "传说之城"], "zh-TW": ["失落之城", "亞特蘭蒂斯", "古國", "傳說之城"], ja: ["失われた都市", "アトランティス", "伝説の都", "幻の都"],
    ar: ["مدينة مفقودة", "مدينة أسطورية", "أطلانتس", "مدينة النحاس"] } },
  { id: "river-life", parents: ["river"], words: {
    en: ["riverbank", "riverside", "riverboat", "river people", "upstream", "waterfall", "waterfalls", "stream", "streams", "brook"], es: ["ribera", "orilla del río", "cascada", "arroyo", "cataratas", "río abajo"],
    fr: ["berge", "rive", "cascade", "ruisseau", "chute d'eau", "riverains"], zh: ["河岸", "江边", "瀑布", "溪流", "河边", "小溪"], "zh-TW": ["河岸", "江邊", "瀑布", "溪流", "河邊", "小溪"], ja: ["川辺", "河岸", "滝", "小川", "渓流", "せせらぎ"],
    ar: ["ضفة النهر", "شلال", "جدول", "ضفاف"] } },
  { id: "beach-holidays", parents: ["beach", "tourism"], words: {
    en: ["beach holiday", "seaside resort", "sunbathing", "sandcastle", "lifeguard", "beach house", "suntan", "sunburn", "sunburnt", "sunburned", "deckchair", "deckchairs", "beach towel", "paddling pool", "bucket and spade"], es: ["vacaciones en la playa", "balneario", "castillo de arena", "socorrista"],
    fr: ["vacances à la plage", "station balnéaire", "château de sable", "plagiste", "bronzage", "coup de soleil", "coups de soleil", "bronzer", "transat", "transats", "serviette de plage", "seau et pelle", "bains de mer", "congés payés", "vacanciers", "vacancier", "juillettistes", "aoûtiens", "estivants", "station de bord de mer"], zh: ["海滨度假", "沙滩", "沙堡", "海水浴"], "zh-TW": ["海濱度假", "沙灘", "沙堡", "海水浴"], ja: ["海水浴", "砂の城", "海の家", "ビーチリゾート"],
    ar: ["مصيف", "قلعة رملية", "منتجع بحري"] } },
  { id: "stars-and-night-sky", parents: ["stars"], words: {
    en: ["milky way", "constellation", "constellations", "stargazing", "galactic railroad", "starry sky", "starlight"], es: ["vía láctea", "constelación", "constelaciones", "cielo estrellado"],
    fr: ["voie lactée", "constellation", "ciel étoilé", "nuit étoilée", "constellations", "ciel de nuit", "étoile du berger", "étoile polaire", "nuits étoilées d'été", "grande ourse"], zh: ["银河", "星座", "星空", "观星", "星尘"], "zh-TW": ["銀河", "星座", "星空", "觀星", "星塵"], ja: ["銀河", "星座", "星空", "天の川", "銀河鉄道"],
    ar: ["مجرة درب التبانة", "كوكبة", "شهاب", "سماء مرصعة"] } },
  { id: "moon-tales", parents: ["moon"], words: {
    en: ["moonlight", "full moon", "journey to the moon", "trip to the moon", "moonlit", "cheese moon"], es: ["luz de luna", "luna llena", "viaje a la luna", "viaja a la luna"],
    fr: ["clair de lune", "pleine lune", "voyage sur la lune", "voyage vers la lune", "homme dans la lune", "lapin de lune", "décrocher la lune", "de la terre à la lune", "lune et enfant", "conte de la lune"], zh: ["月光", "满月", "奔月", "月亮之旅"], "zh-TW": ["月光", "滿月", "奔月", "月亮之旅"], ja: ["月光", "満月", "月旅行", "月の光"],
    ar: ["ضوء القمر", "بدر", "رحلة إلى القمر"] } },
];
