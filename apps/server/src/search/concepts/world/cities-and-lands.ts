import type { Concept } from "../concept.ts";

export const citiesAndLands: Concept[] = [
  { id: "baltic-states", parents: ["eastern-europe"], words: {
    en: ["Baltic states", "baltic"], es: ["países bálticos", "báltico"],
    fr: ["pays baltes", "baltes", "baltique"], zh: ["波罗的海国家", "波罗的海"], "zh-TW": ["波羅的海國家", "波羅的海"], ja: ["バルト三国", "バルト海"],
    ar: ["دول البلطيق"] } },
  { id: "greece", parents: ["mediterranean"], words: {
    en: ["Greece", "greek", "athens", "crete", "aegean", "greek island", "greek islands", "greek village", "santorini", "thessaloniki", "rhodes island", "greek taverna", "greeks", "corfu"], es: ["Grecia", "griego", "griega", "atenas", "creta", "egeo"],
    fr: ["Grèce", "grecque", "athènes", "crète", "mer égée", "grec", "îles grecques", "cyclades", "santorin", "thessalonique", "péloponnèse"], zh: ["希腊", "雅典", "爱琴海"], "zh-TW": ["希臘", "雅典", "愛琴海"], ja: ["ギリシャ", "ギリシア", "アテネ", "エーゲ海"],
    ar: ["اليونان", "يوناني", "يونانية", "أثينا", "بحر إيجة"] } },
  { id: "rome-and-venice", parents: ["italy", "city"], words: {
    en: ["Rome"], es: ["Roma italiana"],
    fr: ["Rome"], zh: ["罗马城"], "zh-TW": ["羅馬城"], ja: ["ローマの街"],
    ar: ["روما"] } },
  { id: "paris", parents: ["france", "city"], words: {
    en: ["Paris", "parisian", "parisians", "montmartre", "eiffel tower", "left bank", "latin quarter", "champs-élysées", "paris cafe", "streets of paris", "seine in paris", "notre-dame de paris", "louvre", "belleville", "paris in the spring"], es: ["París", "parisino", "parisina", "torre eiffel"],
    fr: ["Paris", "parisien", "parisienne", "parisiens", "montmartre", "tour eiffel"], zh: ["巴黎", "巴黎人", "埃菲尔铁塔"], "zh-TW": ["巴黎", "巴黎人", "埃菲爾鐵塔", "艾菲爾鐵塔"], ja: ["パリ", "パリジェンヌ", "エッフェル塔", "モンマルトル"],
    ar: ["باريس", "باريسي", "برج إيفل"] } },
  { id: "french-regions", parents: ["france"], words: {
    en: ["regions of France", "alsace", "lyon", "burgundy"], es: ["regiones de Francia", "alsacia"],
    fr: ["régions de France", "alsace", "lyon", "occitan", "occitanie", "auvergne"], zh: ["法国各地"], "zh-TW": ["法國各地"], ja: ["フランスの地方"],
    ar: ["أقاليم فرنسا"] } },
  { id: "spanish-regions", parents: ["spain"], words: {
    en: ["regions of Spain", "asturias", "castile", "valencia", "canary islands"], es: ["regiones de España", "asturias", "castilla", "extremadura", "valencia", "canarias"],
    fr: ["régions d'Espagne", "castille", "canaries"], zh: ["西班牙各地"], "zh-TW": ["西班牙各地"], ja: ["スペインの地方"],
    ar: ["أقاليم إسبانيا"] } },
  { id: "london", parents: ["britain", "city"], words: {
    en: ["London", "londoner", "londoners", "thames", "cockney", "tower of london", "brixton", "hackney", "swinging london", "london underground", "london fog", "west end of london"], es: ["Londres", "londinense", "támesis"],
    fr: ["Londres", "londonien", "londonienne", "tamise", "big ben", "tour de londres", "soho", "east end", "métro de londres", "notting hill", "whitechapel"], zh: ["伦敦", "伦敦人", "泰晤士河"], "zh-TW": ["倫敦", "倫敦人", "泰晤士河"], ja: ["ロンドン", "ロンドンっ子", "テムズ川"],
    ar: ["لندن", "لندني", "نهر التايمز"] } },
  { id: "scotland-and-wales", parents: ["britain"], words: {
    en: ["Scotland", "scottish", "scots", "edinburgh", "glasgow", "scottish highlands", "hebrides"], es: ["Escocia", "escocés", "escocesa", "edimburgo"],
    fr: ["Écosse", "écossais", "écossaise", "édimbourg"], zh: ["苏格兰", "爱丁堡"], "zh-TW": ["蘇格蘭", "愛丁堡"], ja: ["スコットランド", "エディンバラ"],
    ar: ["اسكتلندا", "اسكتلندي", "إدنبرة"] } },
  { id: "new-york", parents: ["united-states", "city"], words: {
    en: ["New York", "new yorker", "new yorkers", "manhattan", "brooklyn", "harlem", "bronx", "queens borough"], es: ["Nueva York", "neoyorquino", "neoyorquina", "manhattan", "brooklyn", "bronx"],
    fr: ["New York", "new-yorkais", "manhattan", "brooklyn", "bronx", "newyorkais", "new-yorkaise", "central park", "wall street à new york", "statue de la liberté"], zh: ["纽约", "曼哈顿", "布鲁克林"], "zh-TW": ["紐約", "曼哈頓", "布魯克林"], ja: ["ニューヨーク", "マンハッタン", "ブルックリン"],
    ar: ["نيويورك", "مانهاتن", "بروكلين"] } },
  { id: "american-south", parents: ["united-states"], words: {
    en: ["American South", "deep south", "mississippi", "louisiana", "new orleans", "alabama", "texas", "texan", "kentucky", "appalachia", "appalachian", "georgia state"], es: ["sur de Estados Unidos", "misisipi", "nueva orleans", "luisiana", "texas", "texano", "alabama"],
    fr: ["Sud des États-Unis", "mississippi", "nouvelle-orléans", "louisiane", "texas", "texan", "alabama"], zh: ["美国南方", "密西西比", "新奥尔良", "得克萨斯", "路易斯安那"], "zh-TW": ["美國南方", "密西西比", "新奧爾良", "得克薩斯", "路易斯安那", "紐奧良", "德州"], ja: ["アメリカ南部", "ミシシッピ", "ニューオーリンズ", "テキサス", "ルイジアナ"],
    ar: ["الجنوب الأمريكي", "مسيسيبي", "تكساس", "نيو أورلينز"] } },
  { id: "california", parents: ["united-states"], words: {
    en: ["California", "californian", "sacramento valley", "death valley", "big sur", "malibu", "joshua tree"], es: ["California", "californiano"],
    fr: ["Californie", "californien", "san diego", "silicon valley californienne", "vallée de la mort"], zh: ["加州", "加利福尼亚"], "zh-TW": ["加州", "加利福尼亞"], ja: ["カリフォルニア"],
    ar: ["كاليفورنيا"] } },
  { id: "alaska-and-hawaii", parents: ["united-states"], words: {
    en: ["Alaska", "alaskan", "anchorage alaska", "alaskan wilderness"], es: ["Alaska"],
    fr: ["Alaska", "grand nord américain", "ruée vers l'or du klondike", "klondike"], zh: ["阿拉斯加"], "zh-TW": ["阿拉斯加"], ja: ["アラスカ"],
    ar: ["ألاسكا"] } },
  { id: "mexico-city", parents: ["mexico", "city"], words: {
    en: ["Mexico City"], es: ["Ciudad de México", "cdmx", "chilango"],
    fr: ["Mexico", "ville de mexico", "frida kahlo à mexico"], zh: ["墨西哥城"], "zh-TW": ["墨西哥城"], ja: ["メキシコシティ"],
    ar: ["مكسيكو سيتي"] } },
  { id: "central-america", parents: ["latin-america"], words: {
    en: ["Central America"], es: ["América Central", "centroamérica", "centroamericano"],
    fr: ["Amérique centrale"], zh: ["中美洲"], "zh-TW": ["中美洲"], ja: ["中央アメリカ"],
    ar: ["أمريكا الوسطى"] } },
  { id: "argentina", parents: ["southern-cone"], words: {
    en: ["Argentina", "argentine", "argentinian", "gaucho", "pampas argentina", "mothers of the plaza de mayo", "argentine dictatorship", "tierra del fuego"], es: ["Argentina", "argentino", "gaucho", "gauchos", "córdoba argentina"],
    fr: ["Argentine", "argentin", "gaucho", "argentine des gauchos", "portègne", "pampa argentine", "terre de feu", "mères de la place de mai", "dictature argentine"], zh: ["阿根廷", "高乔"], "zh-TW": ["阿根廷", "高喬"], ja: ["アルゼンチン", "ガウチョ"],
    ar: ["الأرجنتين", "أرجنتيني"] } },
  { id: "chile", parents: ["southern-cone"], words: {
    en: ["Chile", "chilean", "santiago de chile", "valparaíso", "atacama", "pinochet", "chilean coup", "chilean dictatorship", "pinochet regime", "easter island"], es: ["Chile", "chileno", "chilena", "valparaíso", "atacama", "mapuche", "mapuches", "pinochet"],
    fr: ["Chili", "chilien", "chilienne", "valparaiso", "atacama", "mapuche"], zh: ["智利", "圣地亚哥", "瓦尔帕莱索", "阿塔卡马"], "zh-TW": ["智利", "聖地亞哥", "瓦爾帕萊索", "阿塔卡馬"], ja: ["チリ共和国", "サンティアゴ", "アタカマ"],
    ar: ["تشيلي", "تشيلية", "سانتياغو", "أتاكاما"] } },
  { id: "rio-de-la-plata", parents: ["southern-cone"], words: {
    en: ["Río de la Plata", "river plate"], es: ["Río de la Plata"],
    fr: ["Rio de la Plata"], zh: ["拉普拉塔河"], "zh-TW": ["拉普拉塔河"], ja: ["ラプラタ川"],
    ar: ["ريو دي لا بلاتا"] } },
  { id: "colombia", parents: ["andes"], words: {
    en: ["Colombia", "colombian", "bogota", "bogotá", "medellín", "cartagena", "cartagena de indias", "cali colombia", "colombian cartel", "coffee region of colombia"], es: ["Colombia", "colombiano", "colombiana", "bogotá", "medellín"],
    fr: ["Colombie", "colombien", "colombienne", "bogota", "carthagène des indes", "narcos colombiens"], zh: ["哥伦比亚", "波哥大", "麦德林"], "zh-TW": ["哥倫比亞", "波哥大", "麥德林"], ja: ["コロンビア", "ボゴタ", "メデジン"],
    ar: ["كولومبيا", "كولومبي", "بوغوتا"] } },
  { id: "inca", parents: ["peru"], words: {
    en: ["Inca", "incas", "machu picchu"], es: ["Incas", "inca"],
    fr: ["Incas", "inca"], zh: ["印加", "马丘比丘"], "zh-TW": ["印加", "馬丘比丘"], ja: ["インカ", "マチュピチュ"],
    ar: ["الإنكا"] } },
  { id: "venezuela", parents: ["latin-america"], words: {
    en: ["Venezuela", "venezuelan", "venezuelans", "caracas", "orinoco", "chavez era", "venezuelan exile"], es: ["Venezuela", "venezolano", "venezolana", "caracas"],
    fr: ["Venezuela", "vénézuélien", "caracas", "maracaibo", "orénoque"], zh: ["委内瑞拉", "加拉加斯"], "zh-TW": ["委內瑞拉", "加拉加斯"], ja: ["ベネズエラ", "カラカス"],
    ar: ["فنزويلا", "فنزويلي", "كاراكاس"] } },
  { id: "cuba", parents: ["caribbean"], words: {
    en: ["Cuba", "cuban", "cubans", "cuban revolution", "cuban exile", "cuban exiles", "cuban american"], es: ["Cuba", "cubano", "cubana", "habanero cubano"],
    fr: ["Cuba", "cubain", "cubaine", "révolution cubaine", "vieille havane", "fidel castro", "exilés cubains"], zh: ["古巴"], "zh-TW": ["古巴"], ja: ["キューバ"],
    ar: ["كوبا", "كوبي"] } },
  { id: "antilles", parents: ["caribbean"], words: {
    en: ["Antilles", "saint lucia"], es: ["Antillas"],
    fr: ["Antilles", "antillais"], zh: ["安的列斯"], "zh-TW": ["安地列斯"], ja: ["アンティル諸島"],
    ar: ["جزر الأنتيل"] } },
  { id: "trinidad-and-tobago", parents: ["antilles"], words: {
    en: ["Trinidad and Tobago", "trinidad"], es: ["Trinidad y Tobago", "trinidad"],
    fr: ["Trinité-et-Tobago", "trinidad"], zh: ["特立尼达"], "zh-TW": ["千里達"], ja: ["トリニダード"],
    ar: ["ترينيداد"] } },
  { id: "amazon-basin", parents: ["brazil", "rainforest"], words: {
    en: ["Amazon", "amazonia", "amazon river", "amazonian", "amazon basin", "amazon rainforest", "amazon jungle", "amazon tribe", "amazon tribes", "amazon indians", "up the amazon"], es: ["Amazonia", "amazonas", "amazonía", "amazónico", "amazónica", "selva amazónica"],
    fr: ["Amazonie", "amazonien", "amazonienne", "forêt amazonienne", "fleuve amazone", "jungle amazonienne", "indiens d'amazonie", "peuples d'amazonie", "guyane", "manaus"], zh: ["亚马孙", "亚马逊河", "亚马逊雨林"], "zh-TW": ["亞馬孫", "亞馬遜河", "亞馬遜雨林"], ja: ["アマゾン川", "アマゾンの森", "アマゾン熱帯雨林"],
    ar: ["الأمازون", "غابات الأمازون"] } },
  { id: "australia", parents: ["oceania"], words: {
    en: ["Australia", "australian", "melbourne", "outback", "aborigines", "tasmania"], es: ["Australia", "australiano", "australiana", "aborigen australiano", "tasmania"],
    fr: ["Australie", "australien", "australienne", "tasmanie", "aborigènes d'australie", "bush australien", "désert australien"], zh: ["澳大利亚", "澳洲", "墨尔本"], "zh-TW": ["澳大利亞", "澳洲", "悉尼", "墨爾本", "雪梨市"], ja: ["オーストラリア", "豪州", "アボリジニ", "タスマニア"],
    ar: ["أستراليا", "أسترالي"] } },
  { id: "new-zealand-and-pacific", parents: ["oceania"], words: {
    en: ["Pacific islands", "pacific islander", "polynesia", "polynesian", "samoa", "fiji", "tonga", "papua", "tahiti"], es: ["islas del Pacífico", "polinesia", "polinesio", "tahití", "rapa nui", "isla de pascua"],
    fr: ["îles du Pacifique", "pacifique sud", "mélanésie", "polynésie", "polynésien", "tahiti", "nouvelle-calédonie", "kanak"], zh: ["太平洋岛屿", "波利尼西亚", "斐济"], "zh-TW": ["太平洋島嶼", "波利尼西亞", "斐濟"], ja: ["南太平洋", "ポリネシア", "フィジー", "タヒチ"],
    ar: ["جزر المحيط الهادئ", "بولينيزيا"] } },
  { id: "canadian-regions", parents: ["canada"], words: {
    en: ["regions of Canada", "ottawa", "nova scotia", "newfoundland", "british columbia", "yukon", "nunavut", "prairies of canada"], es: ["regiones de Canadá", "terranova", "yukón"],
    fr: ["régions du Canada", "ottawa", "nouvelle-écosse", "terre-neuve", "colombie-britannique", "yukon", "nunavut", "inuits"], zh: ["加拿大各地", "育空", "因纽特"], "zh-TW": ["加拿大各地", "育空", "因紐特"], ja: ["カナダの地方", "ユーコン", "イヌイット"],
    ar: ["أقاليم كندا", "الإنويت"] } },
  { id: "siberia", parents: ["russia"], words: {
    en: ["Siberia", "siberian", "trans-siberian", "siberian winter", "trans-siberian railway", "baikal", "lake baikal", "kamchatka"], es: ["Siberia", "siberiano", "transiberiano"],
    fr: ["Sibérie", "sibérien", "transsibérien"], zh: ["西伯利亚"], "zh-TW": ["西伯利亞"], ja: ["シベリア"],
    ar: ["سيبيريا"] } },
  { id: "andean-customs", parents: ["folklore", "andes"], words: {
    en: ["Andean customs", "pachamama", "inti raymi", "ayahuasca ceremony", "andean festival", "diablada dance", "quechua tales"], es: ["costumbres andinas", "pachamama", "inti raymi", "huayno", "huaynos", "morenada", "tinku", "caporales de oruro", "carnaval de oruro", "sanjuanito ecuatoriano", "chasqui", "chasquis", "ñusta", "apus", "ekeko", "cholita", "cholitas", "virgen de copacabana", "charango andino"],
    fr: ["coutumes andines", "pachamama", "inti raymi", "fête andine", "carnaval d'oruro", "légendes andines"], zh: ["安第斯习俗", "帕查玛玛", "太阳祭", "安第斯传说"], "zh-TW": ["安第斯習俗", "帕查瑪瑪", "太陽祭", "安地斯傳說"], ja: ["アンデスの風習", "パチャママ", "インティライミ", "アンデスの祭り"],
    ar: ["عادات الأنديز", "باتشاماما", "مهرجان الشمس الإنكي", "تقاليد الأنديز"] } },
];
