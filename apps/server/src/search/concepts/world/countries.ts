import type { Concept } from "../concept.ts";

export const countries: Concept[] = [
  { id: "nigeria", parents: ["africa"], words: {
    en: ["Nigeria", "nigerian", "lagos", "yoruba", "igbo", "abuja", "biafran war", "hausa", "lagos life", "niger delta"], es: ["Nigeria", "nigeriano", "lagos de nigeria"],
    fr: ["Nigeria", "nigérian", "nigériane", "yoruba", "haoussa", "nollywood"], zh: ["尼日利亚", "拉各斯"], "zh-TW": ["奈及利亞", "拉各斯"], ja: ["ナイジェリア", "ラゴス"],
    ar: ["نيجيريا", "نيجيري", "لاغوس"] } },
  { id: "east-africa", parents: ["africa"], words: {
    en: ["East Africa", "maasai"], es: ["África oriental"],
    fr: ["Afrique de l'Est"], zh: ["东非"], "zh-TW": ["東非"], ja: ["東アフリカ"],
    ar: ["شرق أفريقيا"] } },
  { id: "west-africa", parents: ["africa"], words: {
    en: ["West Africa", "benin", "togo", "guinea", "burkina faso"], es: ["África occidental", "guinea ecuatorial"],
    fr: ["Afrique de l'Ouest", "bénin", "togo", "guinée", "burkina faso"], zh: ["西非"], "zh-TW": ["西非"], ja: ["西アフリカ"],
    ar: ["غرب أفريقيا"] } },
  { id: "central-africa", parents: ["africa"], words: {
    en: ["Central Africa", "gabon", "chad republic"], es: ["África central", "gabón"],
    fr: ["Afrique centrale", "gabon", "tchad"], zh: ["中非", "加蓬"], "zh-TW": ["中非", "加彭"], ja: ["中央アフリカ", "ガボン"],
    ar: ["وسط أفريقيا", "الغابون", "تشاد"] } },
  { id: "south-africa", parents: ["southern-africa"], words: {
    en: ["South Africa", "south african", "johannesburg", "cape town", "zulu"], es: ["Sudáfrica", "sudafricano", "johannesburgo", "ciudad del cabo"],
    fr: ["Afrique du Sud", "sud-africain", "johannesbourg"], zh: ["南非", "约翰内斯堡", "开普敦"], "zh-TW": ["南非", "約翰內斯堡", "開普敦"], ja: ["南アフリカ", "ヨハネスブルク", "ケープタウン"],
    ar: ["جنوب أفريقيا", "جنوب أفريقي", "جوهانسبرغ", "كيب تاون"] } },
  { id: "sudan", parents: ["africa", "arab-world"], words: {
    en: ["Sudan", "sudanese", "khartoum", "nubia", "nubian", "south sudan", "south sudanese", "darfur", "lost boys of sudan", "blue nile"], es: ["Sudán", "sudanés", "jartum", "nubia"],
    fr: ["Soudan", "soudanais", "khartoum", "nubie", "nubien", "soudanaise", "darfour", "nil bleu", "soudan du sud", "réfugiés soudanais"], zh: ["苏丹国", "喀土穆", "努比亚"], "zh-TW": ["蘇丹國", "喀土穆", "努比亞"], ja: ["スーダン", "ハルツーム", "ヌビア"],
    ar: ["السودان", "سوداني", "سودانية", "الخرطوم", "النوبة", "نوبي", "دارفور", "أم درمان"] } },
  { id: "morocco", parents: ["maghreb"], words: {
    en: ["Morocco", "moroccan", "casablanca", "marrakech", "marrakesh", "tangier", "moroccan jew", "marrakesh medina"], es: ["Marruecos", "marroquí", "casablanca", "tánger"],
    fr: ["Maroc", "marocain", "marocaine", "casablanca", "marrakech", "tanger", "médina de fès"], zh: ["摩洛哥", "卡萨布兰卡", "马拉喀什"], "zh-TW": ["摩洛哥", "卡薩布蘭卡", "馬拉喀什"], ja: ["モロッコ", "カサブランカ", "マラケシュ"],
    ar: ["المغرب", "مغربي", "مغربية", "الدار البيضاء", "مراكش", "طنجة", "مغاربة", "فاس المدينة القديمة"] } },
  { id: "algeria", parents: ["maghreb"], words: {
    en: ["Algeria", "algerian", "algiers", "kabylia", "algiers casbah", "black decade in algeria"], es: ["Argelia", "argelino", "argelina", "argel"],
    fr: ["Algérie", "algérien", "algérienne", "alger", "kabylie", "kabyle"], zh: ["阿尔及利亚", "阿尔及尔"], "zh-TW": ["阿爾及利亞", "阿爾及爾"], ja: ["アルジェリア", "アルジェ"],
    ar: ["الجزائر", "جزائري", "جزائرية", "وهران", "قبائلي", "الجزائر العاصمة", "قسنطينة"] } },
  { id: "tunisia", parents: ["maghreb"], words: {
    en: ["Tunisia", "tunisian", "tunis"], es: ["Túnez", "tunecino", "tunecina"],
    fr: ["Tunisie", "tunisien", "tunisienne", "sidi bouzid", "djerba", "kairouan"], zh: ["突尼斯"], "zh-TW": ["突尼西亞"], ja: ["チュニジア"],
    ar: ["تونس", "تونسي", "تونسية", "سيدي بوزيد", "قيروان"] } },
  { id: "lebanon", parents: ["levant"], words: {
    en: ["Lebanon", "lebanese", "lebanese family", "bekaa valley", "mount lebanon", "southern lebanon"], es: ["Líbano", "libanés", "libanesa"],
    fr: ["Liban", "libanais", "libanaise", "bekaa", "tripoli au liban", "cèdres du liban", "mont liban"], zh: ["黎巴嫩"], "zh-TW": ["黎巴嫩"], ja: ["レバノン"],
    ar: ["لبنان", "لبناني", "لبنانية", "طرابلس الشام", "جبل لبنان", "بعلبك", "جنوب لبنان"] } },
  { id: "syria", parents: ["levant"], words: {
    en: ["Syria", "syrian", "palmyra", "syrian civil war", "syrian refugee", "syrian refugees"], es: ["Siria", "sirio"],
    fr: ["Syrie", "syrien", "syrienne", "palmyre", "réfugiés syriens"], zh: ["叙利亚"], "zh-TW": ["敘利亞"], ja: ["シリア"],
    ar: ["سوريا", "سوري", "سورية", "اللاذقية", "الغوطة"] } },
  { id: "iraq", parents: ["arab-world"], words: {
    en: ["Iraq", "iraqi", "mosul", "basra", "iraq war", "war in iraq", "saddam hussein", "fallujah", "gulf war"], es: ["Irak", "iraquí"],
    fr: ["Irak", "irakien", "irakienne", "mossoul", "bassora", "guerre en irak", "guerre d'irak", "kurdistan irakien"], zh: ["伊拉克"], "zh-TW": ["伊拉克"], ja: ["イラク"],
    ar: ["العراق", "عراقي", "عراقية", "الموصل", "البصرة"] } },
  { id: "gulf-states", parents: ["persian-gulf"], words: {
    en: ["Gulf states", "gulf state"], es: ["Estados del Golfo"],
    fr: ["pays du Golfe"], zh: ["海湾国家"], "zh-TW": ["海灣國家"], ja: ["湾岸諸国"],
    ar: ["دول الخليج", "خليجي", "خليجية", "خليجيون"] } },
  { id: "yemen", parents: ["arab-world"], words: {
    en: ["Yemen", "yemeni", "sanaa", "war in yemen"], es: ["Yemen", "yemení", "saná"],
    fr: ["Yémen", "yéménite", "sanaa", "aden", "socotra", "guerre au yémen"], zh: ["也门", "萨那"], "zh-TW": ["葉門", "薩那"], ja: ["イエメン", "サナア"],
    ar: ["اليمن", "يمني", "يمنية", "صنعاء", "عدن", "حضرموت"] } },
  { id: "israel", parents: ["judaism"], words: {
    en: ["Israel", "israeli", "israelis", "tel aviv", "kibbutz", "kibbutzim", "israeli society", "israeli soldier", "israeli soldiers"], es: ["Israel", "israelí", "israelíes"],
    fr: ["Israël", "israélien", "israélienne", "kibboutz", "haïfa", "kibboutzim"], zh: ["以色列", "特拉维夫"], "zh-TW": ["以色列", "特拉維夫"], ja: ["イスラエル", "テルアビブ"],
    ar: ["إسرائيل", "إسرائيلي", "تل أبيب"] } },
  { id: "iran", parents: ["western-asia"], words: {
    en: ["Iran", "iranian", "persia", "persian", "tehran", "isfahan", "shiraz"], es: ["Irán", "iraní", "persia", "persa", "teherán"],
    fr: ["Iran", "iranien", "iranienne", "perse", "persan", "persane", "téhéran"], zh: ["伊朗", "波斯", "德黑兰"], "zh-TW": ["伊朗", "波斯", "德黑蘭"], ja: ["イラン", "ペルシャ", "ペルシア", "テヘラン"],
    ar: ["إيران", "إيراني", "إيرانية", "بلاد فارس", "طهران", "أصفهان", "فارسي", "فارسية"] } },
  { id: "turkey-country", parents: ["western-asia"], words: {
    en: ["Turkey", "turkey country", "turkish", "anatolia", "ankara", "turkey's history", "turks", "turkish family", "turkish village", "izmir", "cappadocia", "turkish cypriot"], es: ["Turquía", "turco", "turca", "anatolia"],
    fr: ["Turquie", "turc", "turque", "anatolie"], zh: ["土耳其", "安纳托利亚"], "zh-TW": ["土耳其", "安納托利亞"], ja: ["トルコ", "アナトリア"],
    ar: ["تركيا", "تركي", "تركية", "الأناضول", "أتراك", "أنقرة"] } },
  { id: "afghanistan", parents: ["western-asia"], words: {
    en: ["Afghanistan", "afghan", "afghans", "kabul", "taliban", "afghan women", "afghan war", "war in afghanistan", "afghan refugee", "afghan refugees", "afghan girl"], es: ["Afganistán", "afgano", "afgana", "kabul", "talibanes"],
    fr: ["Afghanistan", "afghan", "afghane", "kaboul", "talibans", "femmes afghanes", "hérat", "kandahar"], zh: ["阿富汗", "喀布尔", "塔利班"], "zh-TW": ["阿富汗", "喀布林", "塔利班"], ja: ["アフガニスタン", "カブール", "タリバン"],
    ar: ["أفغانستان", "أفغاني", "أفغانية", "كابول", "طالبان"] } },
  { id: "kurds", parents: ["western-asia"], words: {
    en: ["Kurds", "kurdish", "kurdistan", "kurdish women", "kurdish fighters", "kurdish village", "kurdish people", "peshmerga"], es: ["kurdos", "kurdo", "kurda", "kurdistán"],
    fr: ["Kurdes", "kurde", "kurdistan", "peuple kurde", "femmes kurdes", "combattantes kurdes", "kurde d'irak", "rojava"], zh: ["库尔德"], "zh-TW": ["庫爾德", "庫德族"], ja: ["クルド"],
    ar: ["كردي", "كردية", "أكراد", "كردستان", "كوردي", "كوردستان"] } },
  { id: "pakistan", parents: ["south-asia"], words: {
    en: ["Pakistan", "pakistani", "lahore", "karachi"], es: ["Pakistán", "pakistaní"],
    fr: ["Pakistan", "pakistanais"], zh: ["巴基斯坦"], "zh-TW": ["巴基斯坦"], ja: ["パキスタン"],
    ar: ["باكستان", "باكستاني"] } },
  { id: "vietnam", parents: ["southeast-asia"], words: {
    en: ["Vietnam", "vietnamese", "hanoi", "saigon", "ho chi minh city", "vietnamese family", "hue vietnam", "mekong delta", "vietnamese american", "vietnamese refugees", "vietnamese food", "hoi an"], es: ["Vietnam", "vietnamita", "hanói", "saigón"],
    fr: ["Vietnam", "vietnamien", "vietnamienne", "hanoï", "saïgon", "viêt nam", "hô chi minh-ville", "mékong", "tonkin", "annam"], zh: ["越南", "河内", "西贡", "胡志明市"], "zh-TW": ["越南", "河內", "西貢", "胡志明市"], ja: ["ベトナム", "ハノイ", "サイゴン", "ホーチミン"],
    ar: ["فيتنام", "فيتنامي", "هانوي", "سايغون"] } },
  { id: "thailand", parents: ["southeast-asia"], words: {
    en: ["Thailand", "thai", "bangkok"], es: ["Tailandia", "tailandés", "bangkok"],
    fr: ["Thaïlande", "thaïlandais", "bangkok"], zh: ["泰国", "曼谷"], "zh-TW": ["泰國", "曼谷"], ja: ["タイ王国", "バンコク"],
    ar: ["تايلاند", "تايلاندي", "بانكوك"] } },
  { id: "philippines", parents: ["southeast-asia"], words: {
    en: ["Philippines", "filipino", "filipina", "manila", "filipino family", "filipina maid", "cebu", "marcos era"], es: ["Filipinas", "filipino", "filipina", "manila"],
    fr: ["Philippines", "philippin", "manille", "manille la nuit", "tagalog", "mindanao"], zh: ["菲律宾", "马尼拉"], "zh-TW": ["菲律賓", "馬尼拉"], ja: ["フィリピン", "マニラ"],
    ar: ["الفلبين", "فلبيني", "مانيلا"] } },
  { id: "indonesia", parents: ["southeast-asia"], words: {
    en: ["Indonesia", "indonesian", "jakarta", "bali", "java island", "sumatra", "borneo"], es: ["Indonesia", "indonesio", "yakarta", "bali"],
    fr: ["Indonésie", "indonésien", "jakarta", "bali", "sumatra", "célèbes", "balinais", "balinaise"], zh: ["印度尼西亚", "印尼", "雅加达", "巴厘岛"], "zh-TW": ["印度尼西亞", "印尼", "雅加達", "巴厘島", "峇里島"], ja: ["インドネシア", "ジャカルタ", "バリ島", "スマトラ"],
    ar: ["إندونيسيا", "إندونيسي", "جاكرتا", "بالي"] } },
  { id: "malaysia", parents: ["southeast-asia"], words: {
    en: ["Malaysia", "malaysian", "kuala lumpur", "penang"], es: ["Malasia", "malasio"],
    fr: ["Malaisie", "malaisien", "sarawak", "détroit de malacca"], zh: ["马来西亚", "吉隆坡", "马华"], "zh-TW": ["馬來西亞", "吉隆坡"], ja: ["マレーシア", "クアラルンプール"],
    ar: ["ماليزيا", "ماليزي"] } },
  { id: "cambodia", parents: ["southeast-asia"], words: {
    en: ["Cambodia", "cambodian", "khmer", "phnom penh", "angkor", "siem reap", "angkor wat", "cambodian genocide"], es: ["Camboya", "camboyano", "jemer"],
    fr: ["Cambodge", "cambodgien", "khmer", "khmère", "angkor", "temples d'angkor"], zh: ["柬埔寨", "吴哥"], "zh-TW": ["柬埔寨", "吳哥"], ja: ["カンボジア", "アンコール", "クメール"],
    ar: ["كمبوديا", "كمبودي", "الخمير"] } },
  { id: "tibet", parents: ["asia"], words: {
    en: ["Tibet", "tibetan", "lhasa", "tibetans", "tibetan monk", "tibetan monks", "tibetan plateau", "tibetan exile"], es: ["Tíbet", "tibetano", "tibetana", "lhasa"],
    fr: ["Tibet", "tibétain", "tibétaine", "lhassa", "moine tibétain", "moines tibétains", "himalaya tibétain"], zh: ["西藏", "藏族", "拉萨", "藏区", "雪顿节", "藏民", "酥油茶"], "zh-TW": ["西藏", "藏族", "拉薩", "藏區", "雪頓節", "藏民", "酥油茶"], ja: ["チベット", "ラサ市", "ラサ", "チベット族"],
    ar: ["التبت", "تبتي", "لاسا"] } },
  { id: "mongolia", parents: ["asia"], words: {
    en: ["Mongolia", "mongolian", "mongol", "mongols", "ulaanbaatar", "genghis khan", "yurt"], es: ["Mongolia", "mongol", "mongoles", "gengis kan", "yurta"],
    fr: ["Mongolie", "mongol", "mongole", "gengis khan", "yourte", "oulan-bator", "cavaliers mongols", "désert de gobi", "nomades mongols"], zh: ["蒙古", "内蒙古", "成吉思汗", "蒙古包", "敖包", "那达慕", "套马杆", "蒙古族"], "zh-TW": ["蒙古", "內蒙古", "成吉思汗", "蒙古包", "敖包", "那達慕", "套馬杆", "蒙古族"], ja: ["モンゴル", "チンギスハン", "遊牧民のゲル", "ゲル", "モンゴル族", "遊牧モンゴル"],
    ar: ["منغوليا", "منغولي", "جنكيز خان", "مغول"] } },
  { id: "central-asia", parents: ["asia"], words: {
    en: ["Central Asia", "kazakhstan", "kazakh", "uzbekistan", "uzbek", "samarkand", "kyrgyzstan", "tajikistan", "turkmenistan", "uyghur"], es: ["Asia central", "kazajistán", "uzbekistán", "samarcanda", "kirguistán"],
    fr: ["Asie centrale", "kazakhstan", "ouzbékistan", "samarcande", "kirghizistan", "ouïghour"], zh: ["中亚", "哈萨克斯坦", "乌兹别克斯坦", "撒马尔罕", "新疆", "维吾尔"], "zh-TW": ["中亞", "哈薩克", "烏茲別克", "撒馬爾罕", "新疆", "維吾爾"], ja: ["中央アジア", "カザフスタン", "ウズベキスタン", "サマルカンド", "ウイグル"],
    ar: ["آسيا الوسطى", "كازاخستان", "أوزبكستان", "سمرقند", "بخارى", "قيرغيزستان"] } },
  { id: "caucasus", parents: ["europe", "asia"], words: {
    en: ["Caucasus"], es: ["Cáucaso"],
    fr: ["Caucase"], zh: ["高加索"], "zh-TW": ["高加索"], ja: ["コーカサス"],
    ar: ["القوقاز", "شركس", "شركسي"] } },
  { id: "hong-kong", parents: ["china"], words: {
    en: ["Hong Kong", "hongkonger", "kowloon", "cantonese", "hong kong cinema", "hong kong film", "hong kong protests", "hong kong handover", "victoria harbour", "hong kong cop"], es: ["Hong Kong", "hongkonés", "cantonés"],
    fr: ["Hong Kong", "hongkongais", "cantonais", "hongkongaise", "film de hong kong", "cinéma de hong kong", "rétrocession de hong kong"], zh: ["香港", "九龙", "粤语", "港式"], "zh-TW": ["香港", "九龍", "粵語", "港式"], ja: ["香港", "九龍", "広東語"],
    ar: ["هونغ كونغ", "كانتوني"] } },
  { id: "shanghai-and-beijing", parents: ["china", "city"], words: {
    en: ["Chinese cities"], es: ["ciudades chinas"],
    fr: ["villes chinoises"], zh: ["中国城市"], "zh-TW": ["中國城市"], ja: ["中国の都市"],
    ar: ["مدن الصين"] } },
  { id: "tokyo", parents: ["japan", "city"], words: {
    en: ["Tokyo", "shibuya", "shinjuku"], es: ["Tokio", "tokiota"],
    fr: ["Tokyo", "tokyoïte", "quartier de tokyo", "rues de tokyo", "nuits de tokyo"], zh: ["东京", "涩谷"], "zh-TW": ["東京", "澀谷"], ja: ["東京", "渋谷", "新宿", "浅草"],
    ar: ["طوكيو"] } },
  { id: "kyoto-and-osaka", parents: ["japan", "city"], words: {
    en: ["Kyoto"], es: ["Kioto"],
    fr: ["Kyoto", "temples de kyoto"], zh: ["京都"], "zh-TW": ["京都"], ja: ["京都"],
    ar: ["كيوتو"] } },
  { id: "okinawa-and-hokkaido", parents: ["japan"], words: {
    en: ["Hokkaido"], es: ["Hokkaido"],
    fr: ["Hokkaido", "sapporo"], zh: ["北海道"], "zh-TW": ["北海道"], ja: ["北海道"],
    ar: ["هوكايدو"] } },
  { id: "north-korea", parents: ["korea"], words: {
    en: ["North Korea", "north korean", "pyongyang", "thirty-eighth parallel"], es: ["Corea del Norte", "norcoreano", "pionyang"],
    fr: ["Corée du Nord", "nord-coréen", "pyongyang", "kim jong-un", "transfuge nord-coréen", "réfugiés nord-coréens"], zh: ["朝鲜", "平壤", "脱北者"], "zh-TW": ["朝鮮", "平壤", "脫北者", "北韓"], ja: ["北朝鮮", "平壌", "脱北者"],
    ar: ["كوريا الشمالية", "كوري شمالي"] } },
  { id: "scandinavia", parents: ["europe"], words: {
    en: ["Scandinavia", "scandinavian", "nordic", "sami"], es: ["Escandinavia", "escandinavo", "nórdico"],
    fr: ["Scandinavie", "scandinave", "nordique"], zh: ["北欧", "斯堪的纳维亚"], "zh-TW": ["北歐", "斯堪的納維亞"], ja: ["北欧", "スカンジナビア"],
    ar: ["إسكندنافيا"] } },
  { id: "low-countries", parents: ["europe"], words: {
    en: ["Low Countries", "luxembourg"], es: ["Benelux", "luxemburgo"],
    fr: ["Benelux", "luxembourg"], zh: ["低地国家"], "zh-TW": ["低地國家"], ja: ["ベネルクス"],
    ar: ["البنلوكس"] } },
  { id: "austria-and-switzerland", parents: ["europe"], words: {
    en: ["Alpine countries"], es: ["países alpinos"],
    fr: ["pays alpins"], zh: ["阿尔卑斯国家"], "zh-TW": ["阿爾卑斯國家"], ja: ["アルプスの国"],
    ar: ["بلدان الألب"] } },
  { id: "berlin", parents: ["germany", "city"], words: {
    en: ["Berlin", "berliner", "east berlin"], es: ["Berlín", "berlinés"],
    fr: ["Berlin", "berlinois", "berlin-ouest", "kreuzberg"], zh: ["柏林", "东柏林"], "zh-TW": ["柏林", "東柏林"], ja: ["ベルリン"],
    ar: ["برلين"] } },
  { id: "ukraine", parents: ["eastern-europe"], words: {
    en: ["Ukraine", "ukrainian", "ukrainians", "kyiv", "kiev", "odesa", "lviv", "mariupol"], es: ["Ucrania", "ucraniano", "ucraniana", "kiev", "odesa"],
    fr: ["Ukraine", "ukrainien", "ukrainienne", "kyiv", "kiev", "odessa"], zh: ["乌克兰", "基辅", "敖德萨"], "zh-TW": ["烏克蘭", "基輔", "敖德薩"], ja: ["ウクライナ", "キーウ", "キエフ", "オデーサ"],
    ar: ["أوكرانيا", "أوكراني", "أوكرانية", "كييف"] } },
  { id: "slovakia", parents: ["eastern-europe"], words: {
    en: ["Slovakia", "slovak"], es: ["Eslovaquia"],
    fr: ["Slovaquie"], zh: ["斯洛伐克"], "zh-TW": ["斯洛伐克"], ja: ["スロバキア"],
    ar: ["سلوفاكيا"] } },
  { id: "hungary", parents: ["eastern-europe"], words: {
    en: ["Hungary", "hungarian", "budapest"], es: ["Hungría", "húngaro", "húngara", "budapest"],
    fr: ["Hongrie", "hongrois", "hongroise", "budapest"], zh: ["匈牙利", "布达佩斯"], "zh-TW": ["匈牙利", "布達佩斯"], ja: ["ハンガリー", "ブダペスト"],
    ar: ["المجر", "مجري", "بودابست"] } },
  { id: "balkans", parents: ["eastern-europe"], words: {
    en: ["Balkans", "balkan", "yugoslavia", "yugoslav", "slovenia"], es: ["Balcanes", "yugoslavia"],
    fr: ["Balkans", "yougoslavie"], zh: ["巴尔干", "南斯拉夫"], "zh-TW": ["巴爾幹", "南斯拉夫"], ja: ["バルカン", "ユーゴスラビア"],
    ar: ["البلقان", "يوغوسلافيا"] } },
];
