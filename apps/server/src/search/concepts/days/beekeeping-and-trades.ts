import type { Concept } from "../concept.ts";

export const beekeepingAndTrades: Concept[] = [
  { id: "beekeeping", parents: ["bees", "farming"], words: {
    en: ["keeping bees", "bee keeper", "honey harvest", "beekeeper's year", "beekeeper", "beekeepers", "apiary", "apiaries", "honey farmer", "honey collecting", "hive keeping", "urban beekeeping", "beehives", "swarm of bees"], es: ["apicultura casera", "cosecha de miel"],
    fr: ["récolte du miel", "élevage d'abeilles", "apiculture", "apiculteur", "apicultrice", "apiculteurs", "rucher", "ruchers", "enfumoir", "extraction du miel", "élever des abeilles", "ruche sur le toit"], zh: ["养蜂业", "采蜜"], "zh-TW": ["養蜂業", "採蜜"], ja: ["養蜂業", "採蜜"],
    ar: ["تربية النحل", "جني العسل"] } },
  { id: "space-settlement", parents: ["science-fiction", "space-travel"], words: {
    en: ["mars colony", "moon base", "space colony", "colonise planets", "colony on mars", "space colonies", "settlers in space", "terraforming", "space school", "colonize"], es: ["colonia en marte", "colonia espacial", "base lunar", "colonizar planetas", "colonizar lunas"],
    fr: ["colonie martienne", "base lunaire", "colonie spatiale", "coloniser", "colonisez", "conquête spatiale"], zh: ["火星殖民地", "月球基地", "太空殖民", "太空站上", "殖民地球外", "星际移民"], "zh-TW": ["火星殖民地", "月球基地", "太空殖民", "太空站上", "殖民地球外", "星際移民"], ja: ["火星移住", "月面基地", "宇宙コロニー", "宇宙移民", "スペースコロニー"],
    ar: ["مستعمرة فضائية", "مستعمرة على المريخ", "قاعدة قمرية", "استعمار الكواكب"] } },
  { id: "mazu-and-temples", parents: ["taoism", "sacred-buildings"], words: {
    en: ["temple", "temples", "mazu", "temple fair", "temple procession", "sea goddess", "incense", "deity procession"], es: ["procesión del templo", "incienso", "templo"],
    fr: ["temple chinois", "encens", "procession du temple", "encens du temple", "bâtons d'encens", "fumée d'encens", "fête du temple"], zh: ["妈祖", "进香", "绕境", "庙宇", "神明", "香火", "拜拜", "庙会神", "妈祖庙", "天后宫", "关帝庙", "土地庙", "城隍庙", "文庙", "山神庙", "庙祝"], "zh-TW": ["進香", "繞境", "廟宇", "神明", "香火", "拜拜", "廟會神", "媽祖廟", "天后宮", "關帝廟", "土地廟", "城隍廟", "文廟", "山神廟", "廟祝", "廟口", "鎮瀾宮", "大甲媽", "白沙屯", "龍山寺"], ja: ["参拝", "寺院", "線香", "廟", "媽祖廟", "関帝廟", "中華街の廟", "道教の廟"],
    ar: ["المعابد", "معبد", "بخور", "معابد"] } },
  { id: "dunhuang", parents: ["buddhism", "painting"], words: {
    en: ["dunhuang", "mogao caves", "cave murals", "buddhist murals", "flying apsaras", "buddhist caves", "cave temple", "cave temples", "cave paintings of dunhuang", "silk road murals"], es: ["cuevas de mogao", "frescos budistas"],
    fr: ["grottes de mogao", "fresques bouddhiques"], zh: ["敦煌", "莫高窟", "飞天", "石窟"], "zh-TW": ["敦煌", "莫高窟", "飛天", "石窟"], ja: ["敦煌莫高窟", "石窟寺院", "仏教壁画"],
    ar: ["كهوف موغاو", "جداريات بوذية"] } },
  { id: "procession", parents: ["religion", "celebration"], words: {
    en: ["procession", "religious procession", "holy procession", "patron saint", "saint's day", "pilgrim procession", "holy week procession", "candlelight procession", "feast of the patron saint", "carrying the statue", "corpus christi"], es: ["procesión", "semana santa procesión", "romería", "patrón del pueblo", "cofradía"],
    fr: ["procession", "pardon breton", "fête patronale", "saint patron", "procession religieuse", "bénédiction de la mer", "char de procession", "procession de la vierge"], zh: ["迎神", "巡游", "游神"], "zh-TW": ["迎神", "巡遊", "遊神"], ja: ["神輿", "祭礼", "行列"],
    ar: ["مواكب دينية", "مولد", "زفة دينية"] } },
  { id: "boats", parents: ["sea"], words: {
    en: ["boats", "boat", "rowboat", "canoe", "canoes", "kayak", "dinghy", "boatman", "boatbuilder", "ferryman", "raft", "barge", "fishing boats at harbour"], es: ["barcos", "barco", "barcas", "barca", "bote", "canoa", "piragua", "kayak", "barquero", "balsa", "embarcación", "embarcaciones", "grumete", "marinería", "ancla", "ancla y timón", "nudos marineros"],
    fr: ["bateaux", "bateau", "barques", "barque", "canoë", "kayak", "batelier", "radeau", "péniche", "pirogue", "embarcation", "canot", "canots", "barque de pêche", "gondolier", "gondoliers", "bateau-mouche", "vedette à moteur", "pédalo"], zh: ["小船", "独木舟", "船夫", "木筏", "皮划艇", "摆渡人", "船只", "船家", "船工", "皮艇", "游艇", "艄公", "筏子", "舢板", "汽艇", "快艇", "竹筏", "救生艇", "小艇", "橡皮艇", "气垫船", "帆布船"], "zh-TW": ["小船", "獨木舟", "船伕", "木筏", "皮划艇", "擺渡人", "船隻", "船家", "船工", "皮艇", "遊艇", "艄公", "筏子", "舢板", "汽艇", "快艇", "竹筏", "救生艇", "小艇", "橡皮艇", "氣墊船", "帆布船"], ja: ["小舟", "ボート", "カヌー", "渡し船", "船頭", "筏", "船大工", "和船", "いかだ", "艀", "丸木舟", "遊覧船", "救命ボート", "舟", "水上バス", "クルーザー", "渡し舟", "舟遊び", "笹舟", "救命艇", "ゴンドラ", "船団", "タンカー", "ジャンク船", "巡視艇", "快速船"],
    ar: ["القوارب", "قارب", "قوارب", "سفينة", "سفن", "زورق", "مراكب", "طوف", "أشرعة", "مرساة", "مجداف", "مجاديف", "شراع", "صاري السفينة", "دفة المركب", "زوارق", "فلوكة", "فلايك", "بحارة السفينة", "مركب شراعي"] } },
  { id: "suitcase", parents: ["travel"], words: {
    en: ["luggage", "suitcase", "suitcases", "cardboard suitcase", "packing a suitcase", "travel bag", "backpack", "lost luggage", "lost suitcase", "packed suitcase", "packs her bags", "packs his bags", "baggage", "steamer trunk"], es: ["maletas", "maleta", "equipaje", "mochila de viaje", "maletas de cartón", "mochila", "mochilas", "baúl de viaje", "valija", "valijas", "maleta perdida"],
    fr: ["valises", "bagages", "sac de voyage", "petite valise", "vieille valise", "malle de voyage", "sac à dos de voyage", "faire ses valises", "faire sa valise", "valise perdue", "bagages perdus", "porteur de bagages"], zh: ["行李", "手提箱", "行李箱", "皮箱", "旅行箱"], "zh-TW": ["行李", "手提箱", "行李箱", "皮箱", "旅行箱"], ja: ["旅行鞄", "鞄", "トランク", "スーツケース", "荷造り"],
    ar: ["الأمتعة", "حقيبة سفر", "حقائب", "أمتعة", "شنطة سفر", "حقيبة", "حقائب السفر", "شنطة", "شنط", "جنطة"] } },
  { id: "mills", parents: ["architecture", "work"], words: {
    en: ["mill", "mills", "miller", "millers", "millstone", "flour mill", "flour mills", "village mill", "old mill", "mill wheel", "grinding grain", "miller's daughter", "paper mill"], es: ["molino", "molinos", "aceña", "molinos de agua", "molino harinero", "rueda de molino"],
    fr: ["moulin", "moulins", "meunier", "meunière", "moulin à farine", "minoterie", "meunier du village", "vieux moulin", "moulins à papier"], zh: ["磨坊", "风车磨坊", "水磨", "石磨", "磨坊主", "水车", "碾坊", "碾米"], "zh-TW": ["磨坊", "風車磨坊", "水磨", "石磨", "磨坊主", "水車", "碾坊", "碾米", "碾米廠"], ja: ["水車", "水車小屋", "粉挽き", "石臼", "粉屋", "風車小屋", "粉ひき"],
    ar: ["طحان", "طاحونة القمح", "طاحونة ماء", "رحى"] } },
];
