import type { Concept } from "../concept.ts";

export const countries: Concept[] = [
  { id: "nigeria", parents: ["africa"], words: {
    en: ["nigeria", "nigerian", "lagos", "yoruba", "igbo", "abuja", "biafran war", "hausa", "lagos life", "niger delta"], es: ["nigeria", "nigeriano", "lagos de nigeria"],
    fr: ["nigeria", "nigérian", "nigériane", "yoruba", "haoussa", "nollywood"], zh: ["尼日利亚", "拉各斯"], "zh-TW": ["奈及利亞", "拉各斯"], ja: ["ナイジェリア", "ラゴス"],
    ar: ["نيجيريا", "نيجيري", "لاغوس"] } },
  { id: "east-africa", parents: ["africa"], words: {
    en: ["kenya", "kenyan", "nairobi", "tanzania", "uganda", "ethiopia", "ethiopian", "rwanda", "rwandan", "somalia", "somali", "east africa", "maasai"], es: ["kenia", "keniano", "tanzania", "uganda", "etiopía", "etíope", "ruanda", "somalia", "áfrica oriental"],
    fr: ["kenya", "kényan", "tanzanie", "ouganda", "éthiopie", "éthiopien", "rwanda", "rwandais", "somalie", "afrique de l'est"], zh: ["肯尼亚", "坦桑尼亚", "乌干达", "埃塞俄比亚", "卢旺达", "索马里", "东非"], "zh-TW": ["肯亞", "坦尚尼亞", "烏干達", "衣索比亞", "盧安達", "索馬利亞", "東非"], ja: ["ケニア", "タンザニア", "ウガンダ", "エチオピア", "ルワンダ", "ソマリア", "東アフリカ"],
    ar: ["كينيا", "كيني", "تنزانيا", "أوغندا", "إثيوبيا", "إثيوبي", "رواندا", "الصومال", "صومالي"] } },
  { id: "west-africa", parents: ["africa"], words: {
    en: ["senegal", "senegalese", "dakar", "ghana", "ghanaian", "mali", "ivory coast", "cameroon", "benin", "togo", "guinea", "burkina faso", "west africa"], es: ["senegal", "senegalés", "ghana", "malí", "costa de marfil", "camerún", "áfrica occidental", "guinea ecuatorial"],
    fr: ["sénégal", "sénégalais", "sénégalaise", "dakar", "ghana", "malien", "côte d'ivoire", "ivoirien", "cameroun", "camerounais", "bénin", "togo", "guinée", "burkina faso", "afrique de l'ouest"], zh: ["塞内加尔", "加纳", "马里共和国", "科特迪瓦", "喀麦隆", "西非"], "zh-TW": ["塞內加爾", "迦納", "馬利共和國", "象牙海岸", "喀麥隆", "西非"], ja: ["セネガル", "ガーナ", "マリ共和国", "コートジボワール", "カメルーン", "西アフリカ"],
    ar: ["السنغال", "سنغالي", "غانا", "مالي وغرب أفريقيا", "ساحل العاج", "الكاميرون", "غرب أفريقيا"] } },
  { id: "congo-and-central-africa", parents: ["africa"], words: {
    en: ["congo", "congolese", "kinshasa", "gabon", "central africa", "angola", "chad republic"], es: ["congo", "congoleño", "kinsasa", "gabón", "angola", "áfrica central"],
    fr: ["congo", "congolais", "congolaise", "kinshasa", "gabon", "angola", "afrique centrale", "tchad"], zh: ["刚果", "安哥拉", "加蓬", "中非"], "zh-TW": ["剛果", "安哥拉", "加彭", "中非"], ja: ["コンゴ", "アンゴラ", "ガボン", "中央アフリカ"],
    ar: ["الكونغو", "كونغولي", "أنغولا", "الغابون", "تشاد"] } },
  { id: "south-africa", parents: ["africa"], words: {
    en: ["south africa", "south african", "johannesburg", "cape town", "apartheid", "zulu", "zimbabwe", "mozambique", "namibia", "botswana", "madagascar"], es: ["sudáfrica", "sudafricano", "johannesburgo", "ciudad del cabo", "zimbabue", "mozambique", "namibia", "madagascar"],
    fr: ["afrique du sud", "sud-africain", "johannesbourg", "zimbabwe", "mozambique", "namibie", "madagascar", "malgache"], zh: ["南非", "约翰内斯堡", "开普敦", "津巴布韦", "莫桑比克", "马达加斯加", "种族隔离"], "zh-TW": ["南非", "約翰內斯堡", "開普敦", "辛巴威", "莫三比克", "馬達加斯加", "種族隔離"], ja: ["南アフリカ", "ヨハネスブルク", "ケープタウン", "アパルトヘイト", "ジンバブエ", "マダガスカル"],
    ar: ["جنوب أفريقيا", "جنوب أفريقي", "جوهانسبرغ", "كيب تاون", "زيمبابوي", "مدغشقر"] } },
  { id: "sudan", parents: ["africa", "arab-world"], words: {
    en: ["sudan", "sudanese", "khartoum", "nubia", "nubian", "south sudan", "south sudanese", "darfur", "lost boys of sudan", "blue nile"], es: ["sudán", "sudanés", "jartum", "nubia"],
    fr: ["soudan", "soudanais", "khartoum", "nubie", "nubien", "soudanaise", "darfour", "nil bleu", "soudan du sud", "réfugiés soudanais"], zh: ["苏丹国", "喀土穆", "努比亚"], "zh-TW": ["蘇丹國", "喀土穆", "努比亞"], ja: ["スーダン", "ハルツーム", "ヌビア"],
    ar: ["السودان", "سوداني", "سودانية", "الخرطوم", "النوبة", "نوبي", "دارفور", "أم درمان"] } },
  { id: "morocco", parents: ["maghreb"], words: {
    en: ["morocco", "moroccan", "casablanca", "marrakech", "marrakesh", "tangier", "moroccan jew", "marrakesh medina"], es: ["marruecos", "marroquí", "casablanca", "tánger"],
    fr: ["maroc", "marocain", "marocaine", "casablanca", "marrakech", "tanger", "médina de fès"], zh: ["摩洛哥", "卡萨布兰卡", "马拉喀什"], "zh-TW": ["摩洛哥", "卡薩布蘭卡", "馬拉喀什"], ja: ["モロッコ", "カサブランカ", "マラケシュ"],
    ar: ["المغرب", "مغربي", "مغربية", "الدار البيضاء", "مراكش", "طنجة", "مغاربة", "فاس المدينة القديمة"] } },
  { id: "algeria", parents: ["maghreb"], words: {
    en: ["algeria", "algerian", "algiers", "kabylia", "algiers casbah", "black decade in algeria"], es: ["argelia", "argelino", "argelina", "argel"],
    fr: ["algérie", "algérien", "algérienne", "alger", "kabylie", "kabyle"], zh: ["阿尔及利亚", "阿尔及尔"], "zh-TW": ["阿爾及利亞", "阿爾及爾"], ja: ["アルジェリア", "アルジェ"],
    ar: ["الجزائر", "جزائري", "جزائرية", "وهران", "قبائلي", "الجزائر العاصمة", "قسنطينة"] } },
  { id: "tunisia-and-libya", parents: ["maghreb"], words: {
    en: ["tunisia", "tunisian", "tunis", "libya", "libyan", "tripoli", "benghazi"], es: ["túnez", "tunecino", "tunecina", "libia"],
    fr: ["tunisie", "tunisien", "tunisienne", "libye", "libyen", "sidi bouzid", "djerba", "kairouan"], zh: ["突尼斯", "利比亚"], "zh-TW": ["突尼西亞", "利比亞"], ja: ["チュニジア", "リビア"],
    ar: ["تونس", "تونسي", "تونسية", "ليبيا", "ليبي", "طرابلس", "طرابلس الغرب", "سيدي بوزيد", "قيروان"] } },
  { id: "lebanon", parents: ["levant"], words: {
    en: ["lebanon", "lebanese", "beirut", "lebanese family", "bekaa valley", "mount lebanon", "beirut explosion", "beiruti", "southern lebanon"], es: ["líbano", "libanés", "libanesa", "beirut"],
    fr: ["liban", "libanais", "libanaise", "beyrouth", "bekaa", "tripoli au liban", "cèdres du liban", "mont liban", "explosion de beyrouth"], zh: ["黎巴嫩", "贝鲁特"], "zh-TW": ["黎巴嫩", "貝魯特"], ja: ["レバノン", "ベイルート"],
    ar: ["لبنان", "لبناني", "لبنانية", "بيروت", "طرابلس الشام", "جبل لبنان", "بعلبك", "جنوب لبنان"] } },
  { id: "syria", parents: ["levant"], words: {
    en: ["syria", "syrian", "damascus", "aleppo", "palmyra", "syrian civil war", "syrian refugee", "syrian refugees", "aleppo under siege"], es: ["siria", "sirio", "damasco", "alepo"],
    fr: ["syrie", "syrien", "syrienne", "damas", "alep", "palmyre", "alep en guerre", "réfugiés syriens", "damascène"], zh: ["叙利亚", "大马士革", "阿勒颇"], "zh-TW": ["敘利亞", "大馬士革", "阿勒頗"], ja: ["シリア", "ダマスカス", "アレッポ"],
    ar: ["سوريا", "سوري", "سورية", "دمشق", "حلب", "اللاذقية", "الغوطة"] } },
  { id: "iraq", parents: ["iraq-and-gulf"], words: {
    en: ["iraq", "iraqi", "baghdad", "mosul", "basra", "iraq war", "war in iraq", "saddam hussein", "fallujah", "gulf war"], es: ["irak", "iraquí", "bagdad"],
    fr: ["irak", "irakien", "irakienne", "bagdad", "mossoul", "bassora", "guerre en irak", "guerre d'irak", "kurdistan irakien"], zh: ["伊拉克", "巴格达"], "zh-TW": ["伊拉克", "巴格達"], ja: ["イラク", "バグダッド"],
    ar: ["العراق", "عراقي", "عراقية", "بغداد", "الموصل", "البصرة"] } },
  { id: "gulf-states", parents: ["iraq-and-gulf"], words: {
    en: ["saudi arabia", "saudi", "kuwait", "kuwaiti", "qatar", "bahrain", "emirates", "emirati", "abu dhabi", "oman", "omani"], es: ["arabia saudí", "saudí", "kuwait", "catar", "emiratos", "emiratos árabes unidos"],
    fr: ["arabie saoudite", "saoudien", "koweït", "qatar", "bahreïn", "émirats", "émirati"], zh: ["沙特阿拉伯", "沙特", "科威特", "卡塔尔", "阿联酋", "阿曼"], "zh-TW": ["沙烏地阿拉伯", "沙特", "科威特", "卡達", "阿聯酋", "阿曼", "沙烏地", "阿聯"], ja: ["サウジアラビア", "クウェート", "カタール", "アラブ首長国連邦", "オマーン"],
    ar: ["السعودية", "سعودي", "سعودية", "الرياض", "الكويت", "كويتي", "قطر", "البحرين", "الإمارات", "إماراتي", "سلطنة عمان", "قطري", "قطرية", "أبوظبي", "بحريني", "عماني", "خليجي", "خليجية", "خليجيون", "مسقط"] } },
  { id: "yemen", parents: ["iraq-and-gulf"], words: {
    en: ["yemen", "yemeni", "sanaa", "war in yemen"], es: ["yemen", "yemení", "saná"],
    fr: ["yémen", "yéménite", "sanaa", "aden", "socotra", "guerre au yémen"], zh: ["也门", "萨那"], "zh-TW": ["葉門", "薩那"], ja: ["イエメン", "サナア"],
    ar: ["اليمن", "يمني", "يمنية", "صنعاء", "عدن", "حضرموت"] } },
  { id: "israel", parents: ["judaism"], words: {
    en: ["israel", "israeli", "israelis", "tel aviv", "kibbutz", "kibbutzim", "israeli society", "jerusalem jews", "israeli soldier", "israeli soldiers"], es: ["israel", "israelí", "israelíes"],
    fr: ["israël", "israélien", "israélienne", "kibboutz", "haïfa", "kibboutzim"], zh: ["以色列", "特拉维夫"], "zh-TW": ["以色列", "特拉維夫"], ja: ["イスラエル", "テルアビブ"],
    ar: ["إسرائيل", "إسرائيلي", "تل أبيب"] } },
  { id: "iran", parents: ["iran-and-turkey", "asia"], words: {
    en: ["iran", "iranian", "persia", "persian", "tehran", "isfahan", "shiraz"], es: ["irán", "iraní", "persia", "persa", "teherán"],
    fr: ["iran", "iranien", "iranienne", "perse", "persan", "persane", "téhéran"], zh: ["伊朗", "波斯", "德黑兰"], "zh-TW": ["伊朗", "波斯", "德黑蘭"], ja: ["イラン", "ペルシャ", "ペルシア", "テヘラン"],
    ar: ["إيران", "إيراني", "إيرانية", "بلاد فارس", "طهران", "أصفهان", "فارسي", "فارسية"] } },
  { id: "turkey-country", parents: ["iran-and-turkey"], words: {
    en: ["turkish", "istanbul", "anatolia", "ankara", "bosphorus", "turkey's history", "turks", "turkish family", "turkish village", "izmir", "cappadocia", "turkish cypriot", "istanbulite"], es: ["turquía", "turco", "turca", "estambul", "anatolia"],
    fr: ["turquie", "turc", "turque", "istanbul", "anatolie", "bosphore"], zh: ["土耳其", "伊斯坦布尔", "安纳托利亚"], "zh-TW": ["土耳其", "伊斯坦布林", "安納托利亞", "伊斯坦堡"], ja: ["トルコ", "イスタンブール", "アナトリア"],
    ar: ["تركيا", "تركي", "تركية", "إسطنبول", "الأناضول", "أتراك", "أنقرة"] } },
  { id: "afghanistan", parents: ["iran-and-turkey", "asia"], words: {
    en: ["afghanistan", "afghan", "afghans", "kabul", "taliban", "afghan women", "afghan war", "war in afghanistan", "afghan refugee", "afghan refugees", "afghan girl"], es: ["afganistán", "afgano", "afgana", "kabul", "talibanes"],
    fr: ["afghanistan", "afghan", "afghane", "kaboul", "talibans", "femmes afghanes", "hérat", "kandahar"], zh: ["阿富汗", "喀布尔", "塔利班"], "zh-TW": ["阿富汗", "喀布林", "塔利班"], ja: ["アフガニスタン", "カブール", "タリバン"],
    ar: ["أفغانستان", "أفغاني", "أفغانية", "كابول", "طالبان"] } },
  { id: "kurds", parents: ["iran-and-turkey"], words: {
    en: ["kurdish", "kurds", "kurdistan", "kurdish women", "kurdish fighters", "kurdish village", "kurdish people", "peshmerga"], es: ["kurdo", "kurda", "kurdos", "kurdistán"],
    fr: ["kurde", "kurdes", "kurdistan", "peuple kurde", "femmes kurdes", "combattantes kurdes", "kurde d'irak", "rojava"], zh: ["库尔德"], "zh-TW": ["庫爾德", "庫德族"], ja: ["クルド"],
    ar: ["كردي", "كردية", "أكراد", "كردستان", "كوردي", "كوردستان"] } },
  { id: "south-asia-countries", parents: ["india"], words: {
    en: ["pakistan", "pakistani", "lahore", "karachi", "bangladesh", "bangladeshi", "sri lanka", "sri lankan", "nepal", "nepali", "kathmandu", "bhutan"], es: ["pakistán", "pakistaní", "bangladés", "sri lanka", "nepal", "nepalí", "bután"],
    fr: ["pakistan", "pakistanais", "bangladesh", "sri lanka", "népal", "népalais", "bhoutan"], zh: ["巴基斯坦", "孟加拉国", "斯里兰卡", "尼泊尔", "不丹"], "zh-TW": ["巴基斯坦", "孟加拉國", "斯里蘭卡", "尼泊爾", "不丹"], ja: ["パキスタン", "バングラデシュ", "スリランカ", "ネパール", "ブータン"],
    ar: ["باكستان", "باكستاني", "بنغلاديش", "سريلانكا", "نيبال"] } },
  { id: "vietnam", parents: ["southeast-asia"], words: {
    en: ["vietnam", "vietnamese", "hanoi", "saigon", "ho chi minh city", "vietnamese family", "hue vietnam", "mekong delta", "vietnamese american", "vietnamese refugees", "vietnamese food", "hoi an"], es: ["vietnam", "vietnamita", "hanói", "saigón"],
    fr: ["vietnam", "vietnamien", "vietnamienne", "hanoï", "saïgon", "viêt nam", "hô chi minh-ville", "mékong", "tonkin", "annam"], zh: ["越南", "河内", "西贡", "胡志明市"], "zh-TW": ["越南", "河內", "西貢", "胡志明市"], ja: ["ベトナム", "ハノイ", "サイゴン", "ホーチミン"],
    ar: ["فيتنام", "فيتنامي", "هانوي", "سايغون"] } },
  { id: "thailand", parents: ["southeast-asia"], words: {
    en: ["thailand", "thai", "bangkok", "laos", "myanmar", "burma", "burmese"], es: ["tailandia", "tailandés", "bangkok", "laos", "birmania"],
    fr: ["thaïlande", "thaïlandais", "bangkok", "laos", "birmanie", "birman"], zh: ["泰国", "曼谷", "老挝", "缅甸"], "zh-TW": ["泰國", "曼谷", "寮國", "緬甸"], ja: ["タイ王国", "バンコク", "ラオス", "ミャンマー", "ビルマ"],
    ar: ["تايلاند", "تايلاندي", "بانكوك", "لاوس", "ميانمار"] } },
  { id: "philippines", parents: ["southeast-asia"], words: {
    en: ["philippines", "filipino", "filipina", "manila", "filipino family", "filipina maid", "cebu", "marcos era"], es: ["filipinas", "filipino", "filipina", "manila"],
    fr: ["philippines", "philippin", "manille", "manille la nuit", "tagalog", "mindanao"], zh: ["菲律宾", "马尼拉"], "zh-TW": ["菲律賓", "馬尼拉"], ja: ["フィリピン", "マニラ"],
    ar: ["الفلبين", "فلبيني", "مانيلا"] } },
  { id: "indonesia", parents: ["southeast-asia"], words: {
    en: ["indonesia", "indonesian", "jakarta", "bali", "java island", "sumatra", "borneo"], es: ["indonesia", "indonesio", "yakarta", "bali"],
    fr: ["indonésie", "indonésien", "jakarta", "bali", "sumatra", "célèbes", "balinais", "balinaise"], zh: ["印度尼西亚", "印尼", "雅加达", "巴厘岛"], "zh-TW": ["印度尼西亞", "印尼", "雅加達", "巴厘島", "峇里島"], ja: ["インドネシア", "ジャカルタ", "バリ島", "スマトラ"],
    ar: ["إندونيسيا", "إندونيسي", "جاكرتا", "بالي"] } },
  { id: "malaysia-and-singapore", parents: ["southeast-asia"], words: {
    en: ["malaysia", "malaysian", "singapore", "singaporean", "kuala lumpur", "penang", "nanyang"], es: ["malasia", "malasio", "singapur"],
    fr: ["malaisie", "malaisien", "singapour", "singapourien", "sarawak", "détroit de malacca"], zh: ["马来西亚", "新加坡", "吉隆坡", "马华"], "zh-TW": ["馬來西亞", "新加坡", "吉隆坡"], ja: ["マレーシア", "シンガポール", "クアラルンプール"],
    ar: ["ماليزيا", "ماليزي", "سنغافورة"] } },
  { id: "cambodia", parents: ["southeast-asia"], words: {
    en: ["cambodia", "cambodian", "khmer", "phnom penh", "angkor", "siem reap", "angkor wat", "cambodian genocide"], es: ["camboya", "camboyano", "jemer"],
    fr: ["cambodge", "cambodgien", "khmer", "khmère", "angkor", "temples d'angkor"], zh: ["柬埔寨", "吴哥"], "zh-TW": ["柬埔寨", "吳哥"], ja: ["カンボジア", "アンコール", "クメール"],
    ar: ["كمبوديا", "كمبودي", "الخمير"] } },
  { id: "tibet", parents: ["mongolia-and-tibet"], words: {
    en: ["tibet", "tibetan", "lhasa", "tibetans", "tibetan monk", "tibetan monks", "tibetan plateau", "tibetan exile"], es: ["tíbet", "tibetano", "tibetana", "lhasa"],
    fr: ["tibet", "tibétain", "tibétaine", "lhassa", "moine tibétain", "moines tibétains", "himalaya tibétain"], zh: ["西藏", "藏族", "拉萨", "藏区", "雪顿节", "藏民", "酥油茶"], "zh-TW": ["西藏", "藏族", "拉薩", "藏區", "雪頓節", "藏民", "酥油茶"], ja: ["チベット", "ラサ市", "ラサ", "チベット族"],
    ar: ["التبت", "تبتي", "لاسا"] } },
  { id: "mongolia", parents: ["mongolia-and-tibet"], words: {
    en: ["mongolia", "mongolian", "mongol", "mongols", "ulaanbaatar", "genghis khan", "yurt"], es: ["mongolia", "mongol", "mongoles", "gengis kan", "yurta"],
    fr: ["mongolie", "mongol", "mongole", "gengis khan", "yourte", "oulan-bator", "cavaliers mongols", "désert de gobi", "nomades mongols"], zh: ["蒙古", "内蒙古", "成吉思汗", "蒙古包", "敖包", "那达慕", "套马杆", "蒙古族"], "zh-TW": ["蒙古", "內蒙古", "成吉思汗", "蒙古包", "敖包", "那達慕", "套馬杆", "蒙古族"], ja: ["モンゴル", "チンギスハン", "遊牧民のゲル", "ゲル", "モンゴル族", "遊牧モンゴル"],
    ar: ["منغوليا", "منغولي", "جنكيز خان", "مغول"] } },
  { id: "central-asia", parents: ["mongolia-and-tibet"], words: {
    en: ["central asia", "kazakhstan", "kazakh", "uzbekistan", "uzbek", "samarkand", "kyrgyzstan", "tajikistan", "turkmenistan", "uyghur"], es: ["asia central", "kazajistán", "uzbekistán", "samarcanda", "kirguistán"],
    fr: ["asie centrale", "kazakhstan", "ouzbékistan", "samarcande", "kirghizistan", "ouïghour"], zh: ["中亚", "哈萨克斯坦", "乌兹别克斯坦", "撒马尔罕", "新疆", "维吾尔"], "zh-TW": ["中亞", "哈薩克", "烏茲別克", "撒馬爾罕", "新疆", "維吾爾"], ja: ["中央アジア", "カザフスタン", "ウズベキスタン", "サマルカンド", "ウイグル"],
    ar: ["آسيا الوسطى", "كازاخستان", "أوزبكستان", "سمرقند", "بخارى", "قيرغيزستان"] } },
  { id: "caucasus", parents: ["europe", "asia"], words: {
    en: ["caucasus", "armenia", "armenian", "armenians", "tbilisi", "azerbaijan", "azerbaijani", "chechnya"], es: ["cáucaso", "armenia", "armenio", "azerbaiyán", "tiflis", "chechenia"],
    fr: ["caucase", "arménie", "arménien", "arménienne", "géorgie", "géorgien", "azerbaïdjan", "tchétchénie"], zh: ["高加索", "亚美尼亚", "格鲁吉亚", "阿塞拜疆"], "zh-TW": ["高加索", "亞美尼亞", "喬治亞", "亞塞拜然"], ja: ["コーカサス", "アルメニア", "ジョージア国", "アゼルバイジャン"],
    ar: ["القوقاز", "أرمينيا", "أرمني", "أرمن", "جورجيا", "أذربيجان", "شركس", "شركسي", "شيشان"] } },
  { id: "hong-kong", parents: ["china"], words: {
    en: ["hong kong", "hongkonger", "kowloon", "macau", "cantonese", "hong kong cinema", "hong kong film", "hong kong protests", "hong kong handover", "victoria harbour", "hong kong cop"], es: ["hong kong", "hongkonés", "macao", "cantonés"],
    fr: ["hong kong", "hongkongais", "macao", "cantonais", "hongkongaise", "film de hong kong", "cinéma de hong kong", "rétrocession de hong kong"], zh: ["香港", "九龙", "澳门", "粤语", "港式"], "zh-TW": ["香港", "九龍", "澳門", "粵語", "港式"], ja: ["香港", "九龍", "マカオ", "広東語"],
    ar: ["هونغ كونغ", "ماكاو", "كانتوني"] } },
  { id: "shanghai-and-beijing", parents: ["china", "city"], words: {
    en: ["shanghai and beijing", "shanghai", "beijing", "beijinger", "shanghainese"], es: ["shanghái y pekín", "pekín", "shanghái", "pekinés"],
    fr: ["shanghai et pékin", "pékin", "shanghai", "pékinois", "shanghaïen", "shanghaïenne", "place tian'anmen", "tiananmen", "hutongs"], zh: ["北京与上海", "北京", "上海", "老北京", "老上海", "上海滩"], "zh-TW": ["北京與上海", "北京", "上海", "老北京", "老上海", "上海灘"], ja: ["北京と上海", "北京", "上海"],
    ar: ["بكين", "شنغهاي"] } },
  { id: "tokyo", parents: ["japan", "city"], words: {
    en: ["tokyo", "shibuya", "shinjuku"], es: ["tokio", "tokiota"],
    fr: ["tokyo", "tokyoïte", "quartier de tokyo", "rues de tokyo", "nuits de tokyo"], zh: ["东京", "涩谷"], "zh-TW": ["東京", "澀谷"], ja: ["東京", "渋谷", "新宿", "浅草"],
    ar: ["طوكيو"] } },
  { id: "kyoto-and-osaka", parents: ["japan", "city"], words: {
    en: ["kyoto and osaka", "kyoto", "osaka", "nara"], es: ["kioto y osaka", "kioto", "osaka"],
    fr: ["kyoto et osaka", "kyoto", "osaka", "temples de kyoto"], zh: ["京都与大阪", "京都", "大阪", "奈良"], "zh-TW": ["京都與大阪", "京都", "大阪", "奈良"], ja: ["京都と大阪", "京都", "大阪", "奈良", "関西"],
    ar: ["كيوتو", "أوساكا"] } },
  { id: "okinawa-and-hokkaido", parents: ["japan"], words: {
    en: ["okinawa and hokkaido", "okinawa", "hokkaido", "ryukyu", "ainu", "okinawan"], es: ["okinawa y hokkaido", "okinawa", "hokkaido", "ainu"],
    fr: ["okinawa et hokkaido", "okinawa", "hokkaido", "aïnous", "aïnou", "sapporo", "île d'okinawa", "archipel des ryukyu"], zh: ["冲绳与北海道", "冲绳", "北海道", "琉球", "阿伊努"], "zh-TW": ["沖繩與北海道", "沖繩", "北海道", "琉球", "阿伊努"], ja: ["沖縄と北海道", "沖縄", "北海道", "琉球"],
    ar: ["أوكيناوا", "هوكايدو", "الآينو"] } },
  { id: "north-korea", parents: ["korea"], words: {
    en: ["north korea", "north korean", "pyongyang", "thirty-eighth parallel"], es: ["corea del norte", "norcoreano", "pionyang"],
    fr: ["corée du nord", "nord-coréen", "pyongyang", "kim jong-un", "transfuge nord-coréen", "réfugiés nord-coréens"], zh: ["朝鲜", "平壤", "脱北者"], "zh-TW": ["朝鮮", "平壤", "脫北者", "北韓"], ja: ["北朝鮮", "平壌", "脱北者"],
    ar: ["كوريا الشمالية", "كوري شمالي"] } },
  { id: "scandinavia", parents: ["europe"], words: {
    en: ["scandinavia", "scandinavian", "nordic", "sweden", "swedish", "stockholm", "norway", "norwegian", "oslo", "denmark", "danish", "copenhagen", "finland", "finnish", "iceland", "icelandic", "sami"], es: ["escandinavia", "escandinavo", "nórdico", "suecia", "sueco", "sueca", "noruega", "noruego", "dinamarca", "danés", "finlandia", "finlandés", "islandia", "islandés"],
    fr: ["scandinavie", "scandinave", "nordique", "suède", "suédois", "suédoise", "norvège", "norvégien", "danemark", "danois", "finlande", "finlandais", "islande", "islandais"], zh: ["北欧", "瑞典", "挪威", "丹麦", "芬兰", "冰岛", "斯堪的纳维亚"], "zh-TW": ["北歐", "瑞典", "挪威", "丹麥", "芬蘭", "冰島", "斯堪的納維亞"], ja: ["北欧", "スウェーデン", "ノルウェー", "デンマーク", "フィンランド", "アイスランド", "スカンジナビア"],
    ar: ["إسكندنافيا", "السويد", "سويدي", "النرويج", "نرويجي", "الدنمارك", "دنماركي", "فنلندا", "أيسلندا"] } },
  { id: "low-countries", parents: ["europe"], words: {
    en: ["netherlands", "dutch", "amsterdam", "holland", "belgium", "belgian", "brussels", "flemish", "luxembourg"], es: ["países bajos", "holandés", "holandesa", "ámsterdam", "bélgica", "belga", "bruselas", "flamenca de bélgica", "luxemburgo"],
    fr: ["pays-bas", "néerlandais", "hollandais", "amsterdam", "belgique", "belge", "bruxelles", "flamand", "wallonie", "luxembourg"], zh: ["荷兰", "阿姆斯特丹", "比利时", "布鲁塞尔"], "zh-TW": ["荷蘭", "阿姆斯特丹", "比利時", "布魯塞爾"], ja: ["オランダ", "アムステルダム", "ベルギー", "ブリュッセル"],
    ar: ["هولندا", "هولندي", "أمستردام", "بلجيكا", "بلجيكي", "بروكسل"] } },
  { id: "austria-and-switzerland", parents: ["germany"], words: {
    en: ["austria", "austrian", "vienna", "salzburg", "switzerland", "swiss", "geneva", "zurich", "bavaria"], es: ["austria", "austriaco", "austríaco", "viena", "suiza", "suizo", "ginebra"],
    fr: ["autriche", "autrichien", "vienne", "suisse", "genève", "zurich"], zh: ["奥地利", "维也纳", "瑞士", "日内瓦"], "zh-TW": ["奧地利", "維也納", "瑞士", "日內瓦"], ja: ["オーストリア", "ウィーン", "スイス", "ジュネーブ"],
    ar: ["النمسا", "نمساوي", "فيينا", "سويسرا", "سويسري", "جنيف"] } },
  { id: "berlin", parents: ["germany", "city"], words: {
    en: ["berlin", "berliner", "east berlin"], es: ["berlín", "berlinés"],
    fr: ["berlin", "berlinois", "berlin-ouest", "kreuzberg"], zh: ["柏林", "东柏林"], "zh-TW": ["柏林", "東柏林"], ja: ["ベルリン"],
    ar: ["برلين"] } },
  { id: "ukraine", parents: ["eastern-europe"], words: {
    en: ["ukraine", "ukrainian", "ukrainians", "kyiv", "kiev", "odesa", "lviv", "mariupol"], es: ["ucrania", "ucraniano", "ucraniana", "kiev", "odesa"],
    fr: ["ukraine", "ukrainien", "ukrainienne", "kyiv", "kiev", "odessa"], zh: ["乌克兰", "基辅", "敖德萨"], "zh-TW": ["烏克蘭", "基輔", "敖德薩"], ja: ["ウクライナ", "キーウ", "キエフ", "オデーサ"],
    ar: ["أوكرانيا", "أوكراني", "أوكرانية", "كييف"] } },
  { id: "poland-and-czechia", parents: ["eastern-europe"], words: {
    en: ["poland and czechia", "poland", "warsaw", "krakow", "czech", "prague", "slovakia", "slovak", "bohemia"], es: ["polonia y chequia", "polonia", "polaco", "polaca", "varsovia", "cracovia", "checo", "checa", "praga", "eslovaquia"],
    fr: ["pologne et tchéquie", "pologne", "polonais", "polonaise", "varsovie", "cracovie", "tchèque", "prague", "slovaquie"], zh: ["波兰与捷克", "波兰", "华沙", "捷克", "布拉格", "斯洛伐克"], "zh-TW": ["波蘭與捷克", "波蘭", "華沙", "捷克", "布拉格", "斯洛伐克"], ja: ["ポーランドとチェコ", "ポーランド", "ワルシャワ", "チェコ", "プラハ", "スロバキア"],
    ar: ["بولندا", "بولندي", "وارسو", "التشيك", "براغ", "سلوفاكيا"] } },
  { id: "hungary-and-romania", parents: ["eastern-europe"], words: {
    en: ["hungary", "hungarian", "budapest", "romania", "romanian", "bucharest", "transylvania", "moldova"], es: ["hungría", "húngaro", "húngara", "budapest", "rumanía", "rumano", "transilvania"],
    fr: ["hongrie", "hongrois", "hongroise", "budapest", "roumanie", "roumain", "transylvanie"], zh: ["匈牙利", "布达佩斯", "罗马尼亚", "特兰西瓦尼亚"], "zh-TW": ["匈牙利", "布達佩斯", "羅馬尼亞", "特蘭西瓦尼亞"], ja: ["ハンガリー", "ブダペスト", "ルーマニア", "トランシルヴァニア"],
    ar: ["المجر", "مجري", "بودابست", "رومانيا", "ترانسيلفانيا"] } },
  { id: "balkans", parents: ["eastern-europe"], words: {
    en: ["balkan", "balkans", "yugoslavia", "yugoslav", "serbia", "serbian", "bosnia", "bosnian", "sarajevo", "croatia", "croatian", "bulgaria", "bulgarian", "albania", "albanian", "kosovo", "slovenia"], es: ["balcanes", "yugoslavia", "serbia", "serbio", "bosnia", "croacia", "bulgaria", "albania", "kosovo"],
    fr: ["balkans", "yougoslavie", "serbie", "serbe", "bosnie", "croatie", "bulgarie", "albanie", "kosovo", "sarajevo"], zh: ["巴尔干", "南斯拉夫", "塞尔维亚", "波斯尼亚", "萨拉热窝", "克罗地亚", "保加利亚", "阿尔巴尼亚"], "zh-TW": ["巴爾幹", "南斯拉夫", "塞爾維亞", "波斯尼亞", "薩拉熱窩", "克羅埃西亞", "保加利亞", "阿爾巴尼亞"], ja: ["バルカン", "ユーゴスラビア", "セルビア", "ボスニア", "サラエボ", "クロアチア", "ブルガリア"],
    ar: ["البلقان", "يوغوسلافيا", "صربيا", "البوسنة", "سراييفو", "كرواتيا", "بلغاريا", "ألبانيا", "كوسوفو"] } },
];
