import type { Concept } from "../concept.ts";

export const citiesAndLands: Concept[] = [
  { id: "baltic-states", parents: ["eastern-europe"], words: {
    en: ["baltic", "lithuania", "lithuanian", "latvia", "latvian", "estonia", "estonian", "riga", "vilnius", "tallinn"], es: ["báltico", "lituania", "letonia", "estonia"],
    fr: ["baltes", "pays baltes", "lituanie", "lettonie", "estonie", "baltique"], zh: ["波罗的海", "立陶宛", "拉脱维亚", "爱沙尼亚"], "zh-TW": ["波羅的海", "立陶宛", "拉脫維亞", "愛沙尼亞"], ja: ["バルト三国", "リトアニア", "ラトビア", "エストニア", "バルト海"],
    ar: ["دول البلطيق", "ليتوانيا", "لاتفيا", "إستونيا"] } },
  { id: "greece", parents: ["greece-and-mediterranean"], words: {
    en: ["greece", "athens", "crete", "aegean", "greek island", "greek islands", "greek village", "santorini", "thessaloniki", "rhodes island", "greek taverna", "greeks", "corfu"], es: ["grecia", "griego", "griega", "atenas", "creta", "egeo"],
    fr: ["grèce", "grecque", "athènes", "crète", "mer égée", "grec", "îles grecques", "cyclades", "santorin", "thessalonique", "péloponnèse"], zh: ["希腊", "雅典", "爱琴海"], "zh-TW": ["希臘", "雅典", "愛琴海"], ja: ["ギリシャ", "ギリシア", "アテネ", "エーゲ海"],
    ar: ["اليونان", "يوناني", "يونانية", "أثينا", "بحر إيجة"] } },
  { id: "rome-and-venice", parents: ["italy", "city"], words: {
    en: ["rome and venice", "rome", "venice", "venetian", "florence", "florentine", "naples", "neapolitan"], es: ["roma y venecia", "roma italiana", "venecia", "veneciano", "florencia", "nápoles", "napolitano"],
    fr: ["rome et venise", "venise", "vénitien", "florence", "florentin", "naples", "napolitain"], zh: ["罗马与威尼斯", "罗马城", "威尼斯", "佛罗伦萨", "那不勒斯"], "zh-TW": ["羅馬與威尼斯", "羅馬城", "威尼斯", "佛羅倫薩", "那不勒斯"], ja: ["ローマとヴェネツィア", "ローマの街", "ヴェネツィア", "ベネチア", "フィレンツェ", "ナポリ"],
    ar: ["روما", "البندقية", "فلورنسا", "نابولي"] } },
  { id: "paris", parents: ["france", "city"], words: {
    en: ["paris", "parisian", "parisians", "montmartre", "eiffel tower", "left bank", "latin quarter", "champs-élysées", "paris cafe", "streets of paris", "seine in paris", "notre-dame de paris", "louvre", "belleville", "paris in the spring"], es: ["parís", "parisino", "parisina", "torre eiffel"],
    fr: ["paris", "parisien", "parisienne", "parisiens", "montmartre", "tour eiffel"], zh: ["巴黎", "巴黎人", "埃菲尔铁塔"], "zh-TW": ["巴黎", "巴黎人", "埃菲爾鐵塔", "艾菲爾鐵塔"], ja: ["パリ", "パリジェンヌ", "エッフェル塔", "モンマルトル"],
    ar: ["باريس", "باريسي", "برج إيفل"] } },
  { id: "french-regions", parents: ["france"], words: {
    en: ["brittany", "breton", "normandy", "provence", "alsace", "corsica", "corsican", "marseille", "lyon", "burgundy"], es: ["bretaña francesa", "normandía", "provenza", "alsacia", "córcega", "marsella"],
    fr: ["breton", "bretonne", "bretons", "normandie", "normand", "provence", "provençal", "alsace", "corse", "marseille", "marseillais", "lyon", "occitan", "occitanie", "auvergne"], zh: ["布列塔尼", "诺曼底", "普罗旺斯", "马赛", "科西嘉"], "zh-TW": ["布列塔尼", "諾曼底", "普羅旺斯", "馬賽", "科西嘉"], ja: ["ブルターニュ", "ノルマンディー", "プロヴァンス", "マルセイユ", "コルシカ"],
    ar: ["بروفانس", "مرسيليا", "نورماندي", "كورسيكا"] } },
  { id: "spanish-regions", parents: ["spain"], words: {
    en: ["andalucía", "andalusia", "andalusian", "catalonia", "catalan", "galicia", "galician", "basque", "basque country", "asturias", "castile", "valencia", "canary islands"], es: ["andalucía", "andaluz", "andaluza", "cataluña", "catalán", "catalana", "galicia", "gallego", "gallega", "país vasco", "vasco", "euskadi", "asturias", "castilla", "extremadura", "valencia", "canarias", "sevilla", "granada"],
    fr: ["andalousie", "andalou", "catalogne", "catalan", "galice", "pays basque", "basque", "castille", "séville", "canaries"], zh: ["安达卢西亚", "加泰罗尼亚", "巴斯克", "加利西亚"], "zh-TW": ["安達盧西亞", "加泰羅尼亞", "巴斯克", "加利西亞"], ja: ["アンダルシア", "カタルーニャ", "バスク", "ガリシア", "セビリア"],
    ar: ["الأندلس", "أندلسي", "كتالونيا", "الباسك", "غاليسيا", "إشبيلية", "غرناطة"] } },
  { id: "london", parents: ["britain", "city"], words: {
    en: ["london", "londoner", "londoners", "thames", "cockney", "tower of london", "brixton", "hackney", "swinging london", "london underground", "london fog", "west end of london"], es: ["londres", "londinense", "támesis"],
    fr: ["londres", "londonien", "londonienne", "tamise", "big ben", "tour de londres", "soho", "east end", "métro de londres", "notting hill", "whitechapel"], zh: ["伦敦", "伦敦人", "泰晤士河"], "zh-TW": ["倫敦", "倫敦人", "泰晤士河"], ja: ["ロンドン", "ロンドンっ子", "テムズ川"],
    ar: ["لندن", "لندني", "نهر التايمز"] } },
  { id: "scotland-and-wales", parents: ["britain"], words: {
    en: ["scotland and wales", "scotland", "scottish", "scots", "edinburgh", "glasgow", "scottish highlands", "hebrides", "wales", "welsh", "cornwall"], es: ["escocia y gales", "escocia", "escocés", "escocesa", "edimburgo", "gales", "galés", "cornualles"],
    fr: ["écosse et pays de galles", "écosse", "écossais", "écossaise", "édimbourg", "pays de galles", "gallois", "cornouailles"], zh: ["苏格兰与威尔士", "苏格兰", "爱丁堡", "威尔士"], "zh-TW": ["蘇格蘭與威爾斯", "蘇格蘭", "愛丁堡", "威爾士"], ja: ["スコットランドとウェールズ", "スコットランド", "エディンバラ", "ウェールズ"],
    ar: ["اسكتلندا", "اسكتلندي", "ويلز", "ويلزي", "إدنبرة"] } },
  { id: "new-york", parents: ["united-states", "city"], words: {
    en: ["new york", "new yorker", "new yorkers", "manhattan", "brooklyn", "harlem", "bronx", "queens borough"], es: ["nueva york", "neoyorquino", "neoyorquina", "manhattan", "brooklyn", "bronx"],
    fr: ["new york", "new-yorkais", "manhattan", "brooklyn", "bronx", "newyorkais", "new-yorkaise", "central park", "wall street à new york", "statue de la liberté"], zh: ["纽约", "曼哈顿", "布鲁克林"], "zh-TW": ["紐約", "曼哈頓", "布魯克林"], ja: ["ニューヨーク", "マンハッタン", "ブルックリン"],
    ar: ["نيويورك", "مانهاتن", "بروكلين"] } },
  { id: "american-south", parents: ["united-states"], words: {
    en: ["american south", "deep south", "mississippi", "louisiana", "new orleans", "alabama", "texas", "texan", "kentucky", "appalachia", "appalachian", "georgia state"], es: ["sur de estados unidos", "misisipi", "nueva orleans", "luisiana", "texas", "texano", "alabama"],
    fr: ["sud des états-unis", "mississippi", "nouvelle-orléans", "louisiane", "texas", "texan", "alabama"], zh: ["美国南方", "密西西比", "新奥尔良", "得克萨斯", "路易斯安那"], "zh-TW": ["美國南方", "密西西比", "新奧爾良", "得克薩斯", "路易斯安那", "紐奧良", "德州"], ja: ["アメリカ南部", "ミシシッピ", "ニューオーリンズ", "テキサス", "ルイジアナ"],
    ar: ["الجنوب الأمريكي", "مسيسيبي", "تكساس", "نيو أورلينز"] } },
  { id: "california", parents: ["united-states"], words: {
    en: ["california", "californian", "los angeles", "san francisco", "hollywood", "sacramento valley", "death valley", "big sur", "santa monica", "sunset boulevard", "venice beach", "beverly hills", "malibu", "joshua tree"], es: ["california", "californiano", "los ángeles ciudad", "san francisco ciudad", "hollywood"],
    fr: ["californie", "californien", "los angeles", "san francisco", "hollywood", "san diego", "silicon valley californienne", "santa monica", "vallée de la mort"], zh: ["加州", "加利福尼亚", "洛杉矶", "旧金山", "好莱坞"], "zh-TW": ["加州", "加利福尼亞", "洛杉磯", "舊金山", "好萊塢"], ja: ["カリフォルニア", "ロサンゼルス", "サンフランシスコ", "ハリウッド"],
    ar: ["كاليفورنيا", "لوس أنجلوس", "سان فرانسيسكو", "هوليوود"] } },
  { id: "alaska-and-hawaii", parents: ["united-states"], words: {
    en: ["alaska", "alaskan", "hawaiian", "honolulu", "hawaii island", "anchorage alaska", "alaskan wilderness", "waikiki"], es: ["alaska", "hawaiano", "hawaiana"],
    fr: ["alaska", "hawaïen", "hawaï et ses plages", "grand nord américain", "ruée vers l'or du klondike", "klondike"], zh: ["阿拉斯加", "檀香山"], "zh-TW": ["阿拉斯加", "檀香山"], ja: ["アラスカ", "ホノルル"],
    ar: ["ألاسكا"] } },
  { id: "mexico-city", parents: ["mexico", "city"], words: {
    en: ["mexico city", "oaxaca", "guadalajara", "yucatan", "chiapas", "veracruz", "oaxacan", "tijuana", "acapulco", "monterrey", "juárez", "ciudad juárez"], es: ["ciudad de méxico", "cdmx", "chilango", "oaxaca", "oaxaqueño", "guadalajara", "yucatán", "chiapas", "veracruz"],
    fr: ["mexico", "oaxaca", "yucatan", "chiapas", "ville de mexico", "puebla", "frida kahlo à mexico"], zh: ["墨西哥城", "瓦哈卡", "尤卡坦"], "zh-TW": ["墨西哥城", "瓦哈卡", "尤卡坦"], ja: ["メキシコシティ", "オアハカ", "ユカタン"],
    ar: ["مكسيكو سيتي", "واهاكا"] } },
  { id: "central-america", parents: ["latin-america"], words: {
    en: ["central america", "guatemala", "guatemalan", "honduras", "el salvador", "salvadoran", "nicaragua", "costa rica", "panama"], es: ["américa central", "centroamérica", "centroamericano", "guatemala", "guatemalteco", "honduras", "hondureño", "el salvador", "salvadoreño", "nicaragua", "costa rica", "costarricense", "panamá"],
    fr: ["amérique centrale", "guatemala", "guatémaltèque", "honduras", "salvador", "nicaragua", "costa rica", "panama"], zh: ["中美洲", "危地马拉", "洪都拉斯", "尼加拉瓜", "哥斯达黎加", "巴拿马"], "zh-TW": ["中美洲", "瓜地馬拉", "宏都拉斯", "尼加拉瓜", "哥斯大黎加", "巴拿馬"], ja: ["中央アメリカ", "グアテマラ", "ホンジュラス", "ニカラグア", "コスタリカ", "パナマ"],
    ar: ["أمريكا الوسطى", "غواتيمالا", "هندوراس", "نيكاراغوا", "بنما", "كوستاريكا"] } },
  { id: "argentina", parents: ["argentina-and-chile"], words: {
    en: ["argentina", "argentine", "argentinian", "buenos aires", "gaucho", "porteño", "patagonian", "pampas argentina", "mothers of the plaza de mayo", "argentine dictatorship", "tierra del fuego"], es: ["argentina", "argentino", "buenos aires", "porteño", "gaucho", "gauchos", "córdoba argentina"],
    fr: ["argentine", "argentin", "buenos aires", "gaucho", "argentine des gauchos", "portègne", "pampa argentine", "terre de feu", "mères de la place de mai", "dictature argentine"], zh: ["阿根廷", "布宜诺斯艾利斯", "高乔"], "zh-TW": ["阿根廷", "布宜諾斯艾利斯", "高喬"], ja: ["アルゼンチン", "ブエノスアイレス", "ガウチョ"],
    ar: ["الأرجنتين", "أرجنتيني", "بوينس آيرس"] } },
  { id: "chile", parents: ["argentina-and-chile"], words: {
    en: ["chile", "chilean", "santiago de chile", "valparaíso", "atacama", "pinochet", "chilean coup", "chilean dictatorship", "pinochet regime", "easter island"], es: ["chile", "chileno", "chilena", "valparaíso", "atacama", "mapuche", "mapuches", "pinochet"],
    fr: ["chili", "chilien", "chilienne", "valparaiso", "atacama", "mapuche"], zh: ["智利", "圣地亚哥", "瓦尔帕莱索", "阿塔卡马"], "zh-TW": ["智利", "聖地亞哥", "瓦爾帕萊索", "阿塔卡馬"], ja: ["チリ共和国", "サンティアゴ", "アタカマ"],
    ar: ["تشيلي", "تشيلية", "سانتياغو", "أتاكاما"] } },
  { id: "uruguay-and-paraguay", parents: ["argentina-and-chile"], words: {
    en: ["uruguay", "uruguayan", "montevideo", "paraguay", "paraguayan", "guarani", "río de la plata", "river plate"], es: ["uruguay", "uruguayo", "uruguaya", "montevideo", "paraguay", "paraguayo", "guaraní"],
    fr: ["uruguay", "uruguayen", "montevideo", "paraguay", "paraguayen", "paraguayenne", "asunción", "rio de la plata"], zh: ["乌拉圭", "蒙得维的亚", "巴拉圭"], "zh-TW": ["烏拉圭", "蒙得維的亞", "巴拉圭"], ja: ["ウルグアイ", "モンテビデオ", "パラグアイ"],
    ar: ["أوروغواي", "باراغواي", "مونتيفيديو"] } },
  { id: "colombia", parents: ["colombia-and-andes"], words: {
    en: ["colombia", "colombian", "bogota", "bogotá", "medellín", "cartagena", "cartagena de indias", "cali colombia", "colombian cartel", "coffee region of colombia"], es: ["colombia", "colombiano", "colombiana", "bogotá", "medellín"],
    fr: ["colombie", "colombien", "colombienne", "bogota", "carthagène des indes", "narcos colombiens"], zh: ["哥伦比亚", "波哥大", "麦德林"], "zh-TW": ["哥倫比亞", "波哥大", "麥德林"], ja: ["コロンビア", "ボゴタ", "メデジン"],
    ar: ["كولومبيا", "كولومبي", "بوغوتا"] } },
  { id: "peru-and-bolivia", parents: ["colombia-and-andes"], words: {
    en: ["peru and bolivia", "peru", "peruvian", "cusco", "inca", "incas", "machu picchu", "bolivia", "bolivian", "ecuador", "ecuadorian", "quechua", "aymara", "titicaca"], es: ["perú y bolivia", "perú", "peruano", "peruana", "cuzco", "inca", "incas", "bolivia", "boliviano", "ecuador", "ecuatoriano", "quechua", "aimara"],
    fr: ["pérou et bolivie", "pérou", "péruvien", "péruvienne", "cuzco", "inca", "incas", "bolivie", "bolivien", "équateur", "quechua"], zh: ["秘鲁与玻利维亚", "秘鲁", "玻利维亚", "厄瓜多尔", "印加", "马丘比丘"], "zh-TW": ["秘魯與玻利維亞", "秘魯", "玻利維亞", "厄瓜多", "印加", "馬丘比丘"], ja: ["ペルーとボリビア", "ペルー", "ボリビア", "エクアドル", "インカ", "マチュピチュ"],
    ar: ["بيرو", "بيروفي", "بوليفيا", "الإكوادور", "الإنكا"] } },
  { id: "venezuela", parents: ["colombia-and-andes"], words: {
    en: ["venezuela", "venezuelan", "venezuelans", "caracas", "orinoco", "chavez era", "venezuelan exile"], es: ["venezuela", "venezolano", "venezolana", "caracas"],
    fr: ["venezuela", "vénézuélien", "caracas", "maracaibo", "orénoque"], zh: ["委内瑞拉", "加拉加斯"], "zh-TW": ["委內瑞拉", "加拉加斯"], ja: ["ベネズエラ", "カラカス"],
    ar: ["فنزويلا", "فنزويلي", "كاراكاس"] } },
  { id: "cuba", parents: ["caribbean"], words: {
    en: ["cuba", "cuban", "cubans", "havana", "cuban revolution", "old havana", "cuban exile", "cuban exiles", "cuban american"], es: ["cuba", "cubano", "cubana", "la habana", "habanero cubano"],
    fr: ["cuba", "cubain", "cubaine", "la havane", "révolution cubaine", "vieille havane", "fidel castro", "exilés cubains"], zh: ["古巴", "哈瓦那"], "zh-TW": ["古巴", "哈瓦那"], ja: ["キューバ", "ハバナ"],
    ar: ["كوبا", "كوبي", "هافانا"] } },
  { id: "haiti-and-antilles", parents: ["caribbean"], words: {
    en: ["haiti", "haitian", "martinique", "guadeloupe", "port-au-prince", "antilles", "haitian revolution", "guadeloupean", "santo domingo", "saint lucia"], es: ["haití", "haitiano", "haitiana", "martinica", "antillas"],
    fr: ["haïti", "haïtien", "haïtienne", "martinique", "martiniquais", "guadeloupe", "guadeloupéen", "antillais", "antilles"], zh: ["海地", "马提尼克"], "zh-TW": ["海地", "馬提尼克"], ja: ["ハイチ", "マルティニーク"],
    ar: ["هايتي", "المارتينيك"] } },
  { id: "jamaica-and-puerto-rico", parents: ["caribbean"], words: {
    en: ["jamaica", "jamaican", "kingston", "trinidad", "barbados", "puerto rico", "puerto rican", "dominican", "dominican republic"], es: ["jamaica", "jamaicano", "trinidad", "puerto rico", "puertorriqueño", "boricua", "dominicano", "dominicana", "república dominicana"],
    fr: ["jamaïque", "jamaïcain", "trinidad", "porto rico", "portoricain", "république dominicaine"], zh: ["牙买加", "波多黎各", "多米尼加"], "zh-TW": ["牙買加", "波多黎各", "多明尼加"], ja: ["ジャマイカ", "プエルトリコ", "ドミニカ"],
    ar: ["جامايكا", "بورتوريكو", "الدومينيكان"] } },
  { id: "amazon-basin", parents: ["brazil", "rainforest"], words: {
    en: ["amazon river", "amazonia", "amazonian", "amazon basin", "amazon rainforest", "amazon jungle", "amazon tribe", "amazon tribes", "amazon indians", "up the amazon"], es: ["amazonas", "amazonía", "amazónico", "amazónica", "selva amazónica"],
    fr: ["amazonie", "amazonien", "amazonienne", "forêt amazonienne", "fleuve amazone", "jungle amazonienne", "indiens d'amazonie", "peuples d'amazonie", "guyane", "manaus"], zh: ["亚马孙", "亚马逊河", "亚马逊雨林"], "zh-TW": ["亞馬孫", "亞馬遜河", "亞馬遜雨林"], ja: ["アマゾン川", "アマゾンの森", "アマゾン熱帯雨林"],
    ar: ["الأمازون", "غابات الأمازون"] } },
  { id: "australia", parents: ["oceania"], words: {
    en: ["australia", "australian", "sydney", "melbourne", "outback", "aborigines", "tasmania"], es: ["australia", "australiano", "australiana", "aborigen australiano", "tasmania"],
    fr: ["australie", "australien", "australienne", "tasmanie", "aborigènes d'australie", "bush australien", "désert australien"], zh: ["澳大利亚", "澳洲", "悉尼", "墨尔本"], "zh-TW": ["澳大利亞", "澳洲", "悉尼", "墨爾本", "雪梨市"], ja: ["オーストラリア", "豪州", "シドニー", "アボリジニ", "タスマニア"],
    ar: ["أستراليا", "أسترالي", "سيدني"] } },
  { id: "new-zealand-and-pacific", parents: ["oceania"], words: {
    en: ["new zealand", "new zealander", "maori", "pacific islands", "pacific islander", "polynesia", "polynesian", "samoa", "fiji", "tonga", "papua", "tahiti"], es: ["nueva zelanda", "neozelandés", "maorí", "polinesia", "polinesio", "tahití", "islas del pacífico", "rapa nui", "isla de pascua"],
    fr: ["nouvelle-zélande", "néo-zélandais", "maori", "polynésie", "polynésien", "tahiti", "nouvelle-calédonie", "kanak"], zh: ["新西兰", "毛利", "太平洋岛屿", "波利尼西亚", "斐济"], "zh-TW": ["紐西蘭", "毛利", "太平洋島嶼", "波利尼西亞", "斐濟"], ja: ["ニュージーランド", "マオリ", "ポリネシア", "南太平洋", "フィジー", "タヒチ"],
    ar: ["نيوزيلندا", "الماوري", "بولينيزيا", "جزر المحيط الهادئ"] } },
  { id: "canadian-regions", parents: ["canada"], words: {
    en: ["toronto", "vancouver", "ottawa", "nova scotia", "newfoundland", "british columbia", "yukon", "nunavut", "prairies of canada"], es: ["toronto", "vancouver", "terranova", "yukón"],
    fr: ["toronto", "vancouver", "ottawa", "nouvelle-écosse", "terre-neuve", "colombie-britannique", "yukon", "nunavut", "inuits"], zh: ["多伦多", "温哥华", "育空", "因纽特"], "zh-TW": ["多倫多", "溫哥華", "育空", "因紐特"], ja: ["トロント", "バンクーバー", "ユーコン", "イヌイット"],
    ar: ["تورونتو", "فانكوفر", "الإنويت"] } },
  { id: "siberia-and-moscow", parents: ["russia"], words: {
    en: ["siberia", "siberian", "trans-siberian", "moscow", "saint petersburg", "leningrad", "muscovite", "st petersburg", "siberian winter", "trans-siberian railway", "baikal", "lake baikal", "kamchatka", "red square", "kremlin", "siege of leningrad"], es: ["siberia", "siberiano", "transiberiano", "moscú", "san petersburgo", "leningrado"],
    fr: ["sibérie", "sibérien", "transsibérien", "moscou", "saint-pétersbourg", "léningrad"], zh: ["西伯利亚", "莫斯科", "圣彼得堡", "列宁格勒"], "zh-TW": ["西伯利亞", "莫斯科", "聖彼得堡", "列寧格勒"], ja: ["シベリア", "モスクワ", "サンクトペテルブルク", "レニングラード"],
    ar: ["سيبيريا", "موسكو", "سان بطرسبرغ", "لينينغراد"] } },
  { id: "andean-customs", parents: ["folklore", "colombia-and-andes"], words: {
    en: ["pachamama", "inti raymi", "ayahuasca ceremony", "andean festival", "diablada dance", "quechua tales"], es: ["pachamama", "inti raymi", "huayno", "huaynos", "morenada", "tinku", "caporales de oruro", "carnaval de oruro", "sanjuanito ecuatoriano", "chasqui", "chasquis", "ñusta", "apus", "ekeko", "cholita", "cholitas", "virgen de copacabana", "charango andino"],
    fr: ["pachamama", "inti raymi", "fête andine", "carnaval d'oruro", "légendes andines"], zh: ["帕查玛玛", "太阳祭", "安第斯传说"], "zh-TW": ["帕查瑪瑪", "太陽祭", "安地斯傳說"], ja: ["パチャママ", "インティライミ", "アンデスの祭り"],
    ar: ["باتشاماما", "مهرجان الشمس الإنكي", "تقاليد الأنديز"] } },
];
