import type { Concept } from "./concept.ts";

export const regions: Concept[] = [
  { id: "africa", parents: [], words: {
    en: ["africa", "african", "nigeria", "kenya", "senegal", "ghana", "ethiopia", "south africa", "congo"], es: ["áfrica", "africano", "africana", "nigeria", "kenia", "senegal", "etiopía", "sudáfrica"],
    fr: ["afrique", "africain", "africaine", "nigeria", "kenya", "sénégal", "éthiopie", "afrique du sud", "congo"], zh: ["非洲", "尼日利亚", "肯尼亚", "南非", "埃塞俄比亚"], "zh-TW": ["非洲", "奈及利亞", "肯亞", "南非", "衣索比亞"], ja: ["アフリカ", "ナイジェリア", "ケニア", "南アフリカ", "エチオピア"],
    ar: ["أفريقيا", "أفريقي", "نيجيريا", "كينيا", "السنغال", "إثيوبيا", "جنوب أفريقيا"] } },
  { id: "arab-world", parents: [], words: {
    en: ["arab", "arabs", "arab world", "middle east", "middle eastern", "arabian"], es: ["árabe", "árabes", "mundo árabe", "oriente medio", "oriente próximo"],
    fr: ["arabe", "arabes", "monde arabe", "moyen-orient", "proche-orient"], zh: ["阿拉伯", "中东", "阿拉伯世界"], "zh-TW": ["阿拉伯", "中東", "阿拉伯世界"], ja: ["アラブ", "中東", "アラビア", "アラブ世界"],
    ar: ["العالم العربي", "عربي", "عربية", "الشرق الأوسط", "عرب"] } },
  { id: "egypt", parents: ["arab-world", "africa"], words: {
    en: ["egypt", "egyptian", "cairo", "the nile", "alexandria"], es: ["egipto", "egipcio", "el cairo", "el nilo", "alejandría"],
    fr: ["égypte", "égyptien", "égyptienne", "le caire", "le nil", "alexandrie"], zh: ["埃及", "开罗", "尼罗河"], "zh-TW": ["埃及", "開羅", "尼羅河"], ja: ["エジプト", "カイロ", "ナイル川"],
    ar: ["مصر", "مصري", "القاهرة", "النيل", "الإسكندرية"] } },
  { id: "maghreb", parents: ["arab-world", "africa"], words: {
    en: ["maghreb", "north africa", "morocco", "moroccan", "algeria", "algerian", "tunisia", "tunisian", "amazigh", "berber"], es: ["magreb", "marruecos", "marroquí", "argelia", "túnez", "norte de áfrica", "bereber"],
    fr: ["maghreb", "maroc", "marocain", "algérie", "algérien", "tunisie", "tunisien", "afrique du nord", "berbère", "kabyle"], zh: ["北非", "摩洛哥", "阿尔及利亚", "突尼斯", "马格里布"], "zh-TW": ["北非", "摩洛哥", "阿爾及利亞", "突尼西亞", "馬格里布"], ja: ["マグレブ", "モロッコ", "アルジェリア", "チュニジア", "北アフリカ"],
    ar: ["المغرب العربي", "المغرب", "مغربي", "الجزائر", "تونس", "أمازيغ", "شمال أفريقيا"] } },
  { id: "levant", parents: ["arab-world"], words: {
    en: ["lebanon", "lebanese", "beirut", "syria", "syrian", "damascus", "aleppo", "jordan", "levant"], es: ["líbano", "libanés", "beirut", "siria", "sirio", "damasco", "jordania", "levante mediterráneo"],
    fr: ["liban", "libanais", "beyrouth", "syrie", "syrien", "damas", "alep", "jordanie", "levant"], zh: ["黎巴嫩", "叙利亚", "贝鲁特", "大马士革", "约旦"], "zh-TW": ["黎巴嫩", "敘利亞", "貝魯特", "大馬士革", "約旦"], ja: ["レバノン", "シリア", "ベイルート", "ダマスカス", "ヨルダン"],
    ar: ["بلاد الشام", "لبنان", "لبناني", "بيروت", "سوريا", "سوري", "دمشق", "حلب", "الأردن"] } },
  { id: "palestine", parents: ["arab-world"], words: {
    en: ["palestine", "palestinian", "gaza", "jerusalem", "nakba"], es: ["palestina", "palestino", "gaza", "jerusalén"],
    fr: ["palestine", "palestinien", "palestinienne", "gaza", "jérusalem"], zh: ["巴勒斯坦", "加沙", "耶路撒冷"], "zh-TW": ["巴勒斯坦", "加薩", "耶路撒冷"], ja: ["パレスチナ", "ガザ", "エルサレム"],
    ar: ["فلسطين", "فلسطيني", "غزة", "القدس", "نكبة"] } },
  { id: "iraq-and-gulf", parents: ["arab-world"], words: {
    en: ["iraq", "iraqi", "baghdad", "saudi arabia", "yemen", "kuwait", "emirates", "persian gulf", "oman", "dubai"], es: ["irak", "iraquí", "bagdad", "arabia saudí", "yemen", "emiratos", "golfo pérsico", "dubái"],
    fr: ["irak", "irakien", "bagdad", "arabie saoudite", "yémen", "koweït", "émirats", "golfe persique", "dubaï"], zh: ["伊拉克", "巴格达", "沙特", "也门", "海湾国家", "迪拜"], "zh-TW": ["伊拉克", "巴格達", "沙烏地", "葉門", "海灣國家", "杜拜"], ja: ["イラク", "バグダッド", "サウジアラビア", "イエメン", "ドバイ"],
    ar: ["العراق والخليج", "العراق", "عراقي", "بغداد", "السعودية", "اليمن", "الكويت", "الإمارات", "الخليج العربي", "دبي"] } },
  { id: "iran-and-turkey", parents: [], words: {
    en: ["iran", "iranian", "persia", "persian", "tehran", "turkey country", "turkish", "istanbul", "afghanistan", "kurdish"], es: ["irán", "iraní", "persia", "persa", "turquía", "turco", "estambul", "afganistán", "kurdo"],
    fr: ["iran", "iranien", "perse", "persan", "turquie", "turc", "istanbul", "afghanistan", "kurde"], zh: ["伊朗", "波斯", "土耳其", "伊斯坦布尔", "阿富汗"], "zh-TW": ["伊朗", "波斯", "土耳其", "伊斯坦堡", "阿富汗"], ja: ["イラン", "ペルシャ", "トルコ", "イスタンブール", "アフガニスタン"],
    ar: ["إيران وتركيا", "إيران", "إيراني", "بلاد فارس", "تركيا", "تركي", "إسطنبول", "أفغانستان", "كردي"] } },
  { id: "asia", parents: [], words: {
    en: ["asia", "asian", "east asia"], es: ["asia", "asiático", "asiática", "asia oriental"],
    fr: ["asie", "asiatique", "asie orientale", "extrême-orient"], zh: ["亚洲", "东亚"], "zh-TW": ["亞洲", "東亞"], ja: ["アジア", "東アジア"],
    ar: ["آسيا", "آسيوي", "شرق آسيا"] } },
  { id: "china", parents: ["asia"], words: {
    en: ["china", "chinese", "beijing", "shanghai", "sichuan", "hong kong", "yangtze"], es: ["china", "chino", "pekín", "shanghái", "hong kong"],
    fr: ["chine", "chinois", "chinoise", "pékin", "shanghai", "hong kong"], zh: ["中国", "北京", "上海", "四川", "香港", "中华", "华人"], "zh-TW": ["中國", "北京", "上海", "四川", "香港", "中華", "華人"], ja: ["中国", "北京", "上海", "香港", "四川"],
    ar: ["الصين", "صيني", "صينية", "بكين", "شنغهاي", "هونغ كونغ"] } },
  { id: "taiwan", parents: ["asia"], words: {
    en: ["taiwan", "taiwanese", "taipei", "tainan"], es: ["taiwán", "taiwanés", "taipéi"],
    fr: ["taïwan", "taïwanais", "taipei"], zh: ["台湾", "台北", "台南", "高雄"], "zh-TW": ["台灣", "臺灣", "台北", "臺北", "台南", "高雄"], ja: ["台湾", "台北"],
    ar: ["تايوان", "تايواني", "تايبيه"] } },
  { id: "japan", parents: ["asia"], words: {
    en: ["japan", "japanese", "tokyo", "kyoto", "osaka"], es: ["japón", "japonés", "japonesa", "tokio", "kioto", "osaka"],
    fr: ["japon", "japonais", "japonaise", "tokyo", "kyoto", "osaka"], zh: ["日本", "东京", "京都", "大阪"], "zh-TW": ["日本", "東京", "京都", "大阪"], ja: ["日本", "東京", "京都", "大阪", "和風", "沖縄"],
    ar: ["اليابان", "ياباني", "يابانية", "طوكيو", "كيوتو"] } },
  { id: "korea", parents: ["asia"], words: {
    en: ["korea", "korean", "seoul", "south korea", "north korea"], es: ["corea", "coreano", "coreana", "seúl", "corea del norte"],
    fr: ["corée", "coréen", "coréenne", "séoul", "corée du nord"], zh: ["韩国", "首尔", "朝鲜", "朝鲜半岛"], "zh-TW": ["韓國", "首爾", "朝鮮", "朝鮮半島", "南韓", "北韓"], ja: ["韓国", "ソウル", "朝鮮", "北朝鮮"],
    ar: ["كوريا", "كوري", "سيول", "كوريا الشمالية"] } },
  { id: "india", parents: ["asia"], words: {
    en: ["india", "indian", "mumbai", "delhi", "bollywood", "bengal", "pakistan", "bangladesh", "sri lanka", "south asia", "nepal"], es: ["india", "indio de la india", "bombay", "bollywood", "pakistán", "sur de asia", "nepal"],
    fr: ["inde", "indien de l'inde", "bombay", "bollywood", "pakistan", "asie du sud", "népal"], zh: ["印度", "孟买", "宝莱坞", "巴基斯坦", "南亚", "尼泊尔"], "zh-TW": ["印度", "孟買", "寶萊塢", "巴基斯坦", "南亞", "尼泊爾"], ja: ["インド", "ムンバイ", "ボリウッド", "パキスタン", "南アジア", "ネパール"],
    ar: ["الهند", "هندي", "بوليوود", "باكستان", "جنوب آسيا", "نيبال"] } },
  { id: "southeast-asia", parents: ["asia"], words: {
    en: ["southeast asia", "vietnam", "vietnamese", "thailand", "thai", "philippines", "filipino", "indonesia", "indonesian", "cambodia", "malaysia", "singapore"], es: ["sudeste asiático", "vietnam", "vietnamita", "tailandia", "filipinas", "filipino", "indonesia", "camboya", "malasia", "singapur"],
    fr: ["asie du sud-est", "vietnam", "vietnamien", "thaïlande", "philippines", "indonésie", "cambodge", "malaisie", "singapour"], zh: ["东南亚", "越南", "泰国", "菲律宾", "印度尼西亚", "柬埔寨", "马来西亚", "新加坡"], "zh-TW": ["東南亞", "越南", "泰國", "菲律賓", "印尼", "柬埔寨", "馬來西亞", "新加坡"], ja: ["東南アジア", "ベトナム", "タイ王国", "フィリピン", "インドネシア", "カンボジア", "マレーシア", "シンガポール"],
    ar: ["جنوب شرق آسيا", "فيتنام", "تايلاند", "الفلبين", "إندونيسيا", "كمبوديا", "ماليزيا", "سنغافورة"] } },
  { id: "mongolia-and-tibet", parents: ["asia"], words: {
    en: ["mongolia", "mongolian", "genghis khan", "tibet", "tibetan", "central asia", "silk road"], es: ["mongolia", "mongol", "gengis kan", "tíbet", "tibetano", "asia central", "ruta de la seda"],
    fr: ["mongolie", "mongol", "gengis khan", "tibet", "tibétain", "asie centrale", "route de la soie"], zh: ["蒙古", "成吉思汗", "西藏", "中亚", "丝绸之路", "藏族"], "zh-TW": ["蒙古", "成吉思汗", "西藏", "中亞", "絲綢之路", "藏族", "絲路"], ja: ["モンゴル", "チンギスハン", "チベット", "中央アジア", "シルクロード"],
    ar: ["آسيا الوسطى", "منغوليا", "جنكيز خان", "التبت", "طريق الحرير"] } },
  { id: "europe", parents: [], words: {
    en: ["europe", "european", "scandinavia", "scandinavian", "nordic", "balkan", "balkans"], es: ["europa", "europeo", "europea", "escandinavia", "escandinavo", "balcanes"],
    fr: ["europe", "européen", "européenne", "scandinavie", "scandinave", "balkans"], zh: ["欧洲", "北欧", "巴尔干"], "zh-TW": ["歐洲", "北歐", "巴爾幹"], ja: ["ヨーロッパ", "欧州", "北欧", "バルカン"],
    ar: ["أوروبا", "أوروبي", "إسكندنافيا", "البلقان"] } },
  { id: "france", parents: ["europe"], words: {
    en: ["france", "french", "paris", "parisian", "marseille", "brittany", "provence"], es: ["francia", "francés", "francesa", "parís", "parisino", "marsella", "provenza"],
    fr: ["france", "français", "française", "paris", "parisien", "marseille", "bretagne", "provence"], zh: ["法国", "巴黎", "马赛", "普罗旺斯"], "zh-TW": ["法國", "巴黎", "馬賽", "普羅旺斯"], ja: ["フランス", "パリ", "マルセイユ", "プロヴァンス"],
    ar: ["فرنسا", "فرنسي", "باريس", "مرسيليا"] } },
  { id: "spain", parents: ["europe"], words: {
    en: ["spain", "spanish", "madrid", "barcelona", "andalucía", "catalonia", "galicia", "basque"], es: ["españa", "español", "española", "madrid", "barcelona", "andalucía", "cataluña", "galicia", "país vasco"],
    fr: ["espagne", "espagnol", "espagnole", "madrid", "barcelone", "andalousie", "catalogne", "pays basque"], zh: ["西班牙", "马德里", "巴塞罗那"], "zh-TW": ["西班牙", "馬德里", "巴塞隆納"], ja: ["スペイン", "マドリード", "バルセロナ", "アンダルシア"],
    ar: ["إسبانيا", "إسباني", "مدريد", "برشلونة"] } },
  { id: "italy", parents: ["europe"], words: {
    en: ["italy", "italian", "venice", "florence", "naples", "sicily", "milan"], es: ["italia", "italiano", "italiana", "venecia", "florencia", "nápoles", "sicilia"],
    fr: ["italie", "italien", "italienne", "venise", "florence", "naples", "sicile"], zh: ["意大利", "威尼斯", "佛罗伦萨", "米兰"], "zh-TW": ["義大利", "威尼斯", "佛羅倫薩", "米蘭"], ja: ["イタリア", "ヴェネツィア", "フィレンツェ", "ミラノ"],
    ar: ["إيطاليا", "إيطالي", "البندقية", "فلورنسا", "ميلانو"] } },
  { id: "britain", parents: ["europe"], words: {
    en: ["britain", "british", "england", "english countryside", "london", "scotland", "scottish", "wales", "welsh"], es: ["gran bretaña", "británico", "inglaterra", "londres", "escocia", "escocés", "gales"],
    fr: ["grande-bretagne", "britannique", "angleterre", "londres", "écosse", "écossais", "pays de galles"], zh: ["英国", "伦敦", "苏格兰", "英格兰"], "zh-TW": ["英國", "倫敦", "蘇格蘭", "英格蘭"], ja: ["イギリス", "英国", "ロンドン", "スコットランド"],
    ar: ["بريطانيا", "بريطاني", "إنجلترا", "لندن", "اسكتلندا"] } },
  { id: "ireland", parents: ["europe"], words: {
    en: ["ireland", "irish", "dublin", "celtic", "gaelic"], es: ["irlanda", "irlandés", "dublín", "celta", "gaélico"],
    fr: ["irlande", "irlandais", "dublin", "celtique", "celte", "gaélique"], zh: ["爱尔兰", "都柏林", "凯尔特"], "zh-TW": ["愛爾蘭", "都柏林", "凱爾特"], ja: ["アイルランド", "ダブリン", "ケルト"],
    ar: ["أيرلندا", "أيرلندي", "دبلن", "سلتي"] } },
  { id: "germany", parents: ["europe"], words: {
    en: ["germany", "german", "berlin", "munich", "austria", "vienna", "switzerland", "swiss"], es: ["alemania", "alemán", "alemana", "berlín", "austria", "viena", "suiza", "suizo"],
    fr: ["allemagne", "allemand", "allemande", "berlin", "autriche", "vienne", "suisse"], zh: ["德国", "柏林", "奥地利", "维也纳", "瑞士"], "zh-TW": ["德國", "柏林", "奧地利", "維也納", "瑞士"], ja: ["ドイツ", "ベルリン", "オーストリア", "ウィーン", "スイス"],
    ar: ["ألمانيا", "ألماني", "برلين", "النمسا", "فيينا", "سويسرا"] } },
  { id: "russia", parents: ["europe"], words: {
    en: ["russia", "russian", "soviet", "soviet union", "moscow", "ussr", "siberia"], es: ["rusia", "ruso", "rusa", "soviético", "unión soviética", "moscú", "siberia"],
    fr: ["russie", "russe", "soviétique", "union soviétique", "moscou", "urss", "sibérie"], zh: ["俄罗斯", "苏联", "莫斯科", "西伯利亚"], "zh-TW": ["俄羅斯", "蘇聯", "莫斯科", "西伯利亞"], ja: ["ロシア", "ソ連", "モスクワ", "シベリア"],
    ar: ["روسيا", "روسي", "سوفيتي", "الاتحاد السوفيتي", "موسكو", "سيبيريا"] } },
  { id: "eastern-europe", parents: ["europe"], words: {
    en: ["ukraine", "ukrainian", "poland", "polish", "warsaw", "romania", "hungary", "budapest", "prague", "czech", "bosnia", "sarajevo", "serbia"], es: ["ucrania", "ucraniano", "polonia", "polaco", "rumanía", "hungría", "praga", "checo", "bosnia", "serbia"],
    fr: ["ukraine", "ukrainien", "pologne", "polonais", "roumanie", "hongrie", "prague", "tchèque", "bosnie", "serbie"], zh: ["乌克兰", "波兰", "匈牙利", "罗马尼亚", "布拉格", "波斯尼亚"], "zh-TW": ["烏克蘭", "波蘭", "匈牙利", "羅馬尼亞", "布拉格", "波士尼亞"], ja: ["ウクライナ", "ポーランド", "ハンガリー", "ルーマニア", "プラハ", "ボスニア"],
    ar: ["أوروبا الشرقية", "أوكرانيا", "أوكراني", "بولندا", "المجر", "رومانيا", "براغ", "البوسنة"] } },
  { id: "greece-and-mediterranean", parents: ["europe"], words: {
    en: ["greece", "greek", "athens", "crete", "mediterranean", "cyprus", "malta"], es: ["grecia", "griego", "griega", "atenas", "creta", "mediterráneo", "chipre"],
    fr: ["grèce", "grec", "grecque", "athènes", "crète", "méditerranée", "méditerranéen", "chypre"], zh: ["希腊", "雅典", "地中海", "爱琴海"], "zh-TW": ["希臘", "雅典", "地中海", "愛琴海"], ja: ["ギリシャ", "アテネ", "地中海", "エーゲ海"],
    ar: ["اليونان والمتوسط", "اليونان", "يوناني", "أثينا", "المتوسط", "البحر المتوسط", "قبرص"] } },
  { id: "portugal", parents: ["europe"], words: {
    en: ["portugal", "portuguese", "lisbon", "fado"], es: ["portugal", "portugués", "portuguesa", "lisboa", "fado"],
    fr: ["portugal", "portugais", "portugaise", "lisbonne", "fado"], zh: ["葡萄牙", "里斯本", "法多"], "zh-TW": ["葡萄牙", "里斯本", "法多"], ja: ["ポルトガル", "リスボン", "ファド"],
    ar: ["البرتغال", "برتغالي", "لشبونة", "فادو"] } },
  { id: "canada", parents: ["north-america"], words: {
    en: ["canada", "canadian", "toronto", "vancouver", "ottawa", "nova scotia", "alberta"], es: ["canadá", "canadiense", "toronto", "vancouver"],
    fr: ["canada", "canadien", "canadienne", "toronto", "vancouver", "ottawa"], zh: ["加拿大", "多伦多", "温哥华"], "zh-TW": ["加拿大", "多倫多", "溫哥華"], ja: ["カナダ", "トロント", "バンクーバー"],
    ar: ["كندا", "كندي", "كندية", "تورونتو", "فانكوفر"] } },
  { id: "quebec", parents: ["canada"], words: {
    en: ["quebec", "québec", "quebecois", "montreal", "québécois", "acadian", "acadia"], es: ["quebec", "quebequense", "quebequés", "montreal"],
    fr: ["québec", "québécois", "québécoise", "montréal", "acadie", "acadien", "acadienne"], zh: ["魁北克", "蒙特利尔"], "zh-TW": ["魁北克", "蒙特婁"], ja: ["ケベック", "モントリオール"],
    ar: ["كيبيك", "مونتريال"] } },
  { id: "north-america", parents: [], words: {
    en: ["north america", "north american"], es: ["américa del norte", "norteamérica", "norteamericano"],
    fr: ["amérique du nord", "nord-américain"], zh: ["北美", "北美洲"], "zh-TW": ["北美", "北美洲"], ja: ["北米", "北アメリカ"],
    ar: ["أمريكا الشمالية"] } },
  { id: "united-states", parents: ["north-america"], words: {
    en: ["united states", "america", "american", "usa", "new york", "california", "hollywood", "texas", "los angeles", "chicago"], es: ["estados unidos", "estadounidense", "nueva york", "california", "hollywood", "texas"],
    fr: ["états-unis", "américain", "américaine", "new york", "californie", "hollywood", "texas"], zh: ["美国", "纽约", "加州", "好莱坞", "洛杉矶"], "zh-TW": ["美國", "紐約", "加州", "好萊塢", "洛杉磯"], ja: ["アメリカ", "米国", "ニューヨーク", "カリフォルニア", "ハリウッド"],
    ar: ["الولايات المتحدة", "أمريكا", "أمريكي", "نيويورك", "كاليفورنيا", "هوليوود"] } },
  { id: "mexico", parents: ["latin-america"], words: {
    en: ["mexico", "mexican", "mexico city", "oaxaca", "aztec", "maya civilisation", "mayan"], es: ["méxico", "mexicano", "mexicana", "ciudad de méxico", "oaxaca", "azteca", "maya"],
    fr: ["mexique", "mexicain", "mexicaine", "mexico", "aztèque", "maya"], zh: ["墨西哥", "阿兹特克", "玛雅"], "zh-TW": ["墨西哥", "阿茲特克", "馬雅"], ja: ["メキシコ", "アステカ", "マヤ文明"],
    ar: ["المكسيك", "مكسيكي", "الأزتك", "المايا"] } },
  { id: "latin-america", parents: [], words: {
    en: ["latin america", "latin american", "latino", "latina", "latinx", "south america", "hispanic", "andes", "andean"], es: ["américa latina", "latinoamérica", "latinoamericano", "latinoamericana", "hispano", "sudamérica", "suramérica", "hispanoamérica", "los andes", "andino"],
    fr: ["amérique latine", "latino-américain", "amérique du sud", "hispanique", "andes", "andin"], zh: ["拉丁美洲", "拉美", "南美", "安第斯"], "zh-TW": ["拉丁美洲", "拉美", "南美", "安第斯"], ja: ["ラテンアメリカ", "中南米", "南米", "アンデス"],
    ar: ["أمريكا اللاتينية", "لاتيني", "أمريكا الجنوبية", "الأنديز"] } },
  { id: "argentina-and-chile", parents: ["latin-america"], words: {
    en: ["argentina", "argentine", "argentinian", "buenos aires", "chile", "chilean", "patagonia", "uruguay"], es: ["argentina", "argentino", "buenos aires", "chile", "chileno", "chilena", "patagonia", "uruguay", "montevideo"],
    fr: ["argentine", "argentin", "buenos aires", "chili", "chilien", "patagonie", "uruguay"], zh: ["阿根廷", "智利", "布宜诺斯艾利斯", "巴塔哥尼亚"], "zh-TW": ["阿根廷", "智利", "布宜諾斯艾利斯", "巴塔哥尼亞"], ja: ["アルゼンチン", "チリ共和国", "ブエノスアイレス", "パタゴニア"],
    ar: ["الأرجنتين وتشيلي", "الأرجنتين", "أرجنتيني", "تشيلي", "بوينس آيرس", "باتاغونيا"] } },
  { id: "brazil", parents: ["latin-america"], words: {
    en: ["brazil", "brazilian", "rio de janeiro", "são paulo", "amazon river", "amazonia"], es: ["brasil", "brasileño", "brasileña", "río de janeiro", "amazonas", "amazonía"],
    fr: ["brésil", "brésilien", "brésilienne", "rio de janeiro", "amazonie"], zh: ["巴西", "里约热内卢", "亚马孙", "亚马逊河"], "zh-TW": ["巴西", "里約熱內盧", "亞馬遜", "亞馬遜河"], ja: ["ブラジル", "リオデジャネイロ", "アマゾン川"],
    ar: ["البرازيل", "برازيلي", "ريو دي جانيرو", "الأمازون"] } },
  { id: "colombia-and-andes", parents: ["latin-america"], words: {
    en: ["colombia", "colombian", "peru", "peruvian", "bolivia", "ecuador", "venezuela", "inca", "machu picchu"], es: ["colombia", "colombiano", "colombiana", "bogotá", "perú", "peruano", "bolivia", "ecuador", "venezuela", "inca", "incas"],
    fr: ["colombie", "colombien", "pérou", "péruvien", "bolivie", "équateur", "venezuela", "inca", "incas"], zh: ["哥伦比亚", "秘鲁", "玻利维亚", "委内瑞拉", "印加"], "zh-TW": ["哥倫比亞", "秘魯", "玻利維亞", "委內瑞拉", "印加"], ja: ["コロンビア", "ペルー", "ボリビア", "ベネズエラ", "インカ"],
    ar: ["كولومبيا", "كولومبي", "بيرو", "بوليفيا", "فنزويلا", "الإنكا"] } },
  { id: "caribbean", parents: ["latin-america"], words: {
    en: ["caribbean", "cuba", "cuban", "havana", "haiti", "haitian", "jamaica", "jamaican", "puerto rico", "dominican", "martinique", "guadeloupe"], es: ["caribe", "caribeño", "cuba", "cubano", "la habana", "haití", "jamaica", "puerto rico", "dominicano"],
    fr: ["caraïbes", "antilles", "antillais", "cuba", "cubain", "la havane", "haïti", "haïtien", "jamaïque", "martinique", "guadeloupe", "créole"], zh: ["加勒比", "古巴", "哈瓦那", "海地", "牙买加"], "zh-TW": ["加勒比", "古巴", "哈瓦那", "海地", "牙買加"], ja: ["カリブ海", "キューバ", "ハバナ", "ハイチ", "ジャマイカ"],
    ar: ["الكاريبي", "كوبا", "هافانا", "هايتي", "جامايكا"] } },
  { id: "oceania", parents: [], words: {
    en: ["australia", "australian", "sydney", "new zealand", "maori", "pacific islands", "polynesia", "hawaii", "outback"], es: ["australia", "australiano", "nueva zelanda", "oceanía", "polinesia", "hawái", "maorí"],
    fr: ["australie", "australien", "nouvelle-zélande", "océanie", "polynésie", "hawaï", "maori", "tahiti"], zh: ["澳大利亚", "新西兰", "大洋洲", "夏威夷", "毛利"], "zh-TW": ["澳洲", "澳大利亞", "紐西蘭", "大洋洲", "夏威夷", "毛利"], ja: ["オーストラリア", "ニュージーランド", "ハワイ", "オセアニア", "マオリ", "ポリネシア"],
    ar: ["أستراليا", "نيوزيلندا", "أوقيانوسيا", "هاواي", "الماوري"] } },
];
