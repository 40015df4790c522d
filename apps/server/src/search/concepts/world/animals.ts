import type { Concept } from "../concept.ts";

export const animals: Concept[] = [
  { id: "animals", parents: ["nature"], words: {
    en: ["animal", "animals", "creatures", "fauna"], es: ["animal", "animales", "fauna", "criaturas"],
    fr: ["animal", "animaux", "faune", "bêtes"], zh: ["动物", "兽类"], "zh-TW": ["動物", "獸類"], ja: ["動物", "生き物", "どうぶつ"],
    ar: ["الحيوانات", "حيوان", "حيوانات", "كائنات"] } },
  { id: "pets", parents: ["animals"], words: {
    en: ["pet", "pets", "animal companion", "domestic animal", "pet owner", "adopting a pet", "companion animals", "stray animals", "life with a pet", "pet cat", "pet dog", "pet shop"], es: ["mascota", "mascotas", "animal de compañía", "animal doméstico", "animales callejeros"],
    fr: ["animal de compagnie", "animaux de compagnie", "animal domestique", "animaux errants"], zh: ["宠物", "铲屎官", "养宠物", "毛孩子"], "zh-TW": ["寵物", "鏟屎官", "養寵物", "毛孩子"], ja: ["ペット", "愛玩動物", "飼い主", "ペットとの暮らし", "動物と暮らす"],
    ar: ["الحيوانات الأليفة", "حيوان أليف", "حيوانات أليفة", "حيوانات ضالة"] } },
  { id: "dog", parents: ["animals"], words: {
    en: ["dog", "dogs", "puppy", "puppies", "hound", "stray dog", "stray dogs", "mutt", "doggy", "dog lover"], es: ["perro", "perros", "perra", "cachorro", "perros callejeros", "can"],
    fr: ["chien", "chiens", "chienne", "chiot", "chiens errants", "chiots", "toutou"], zh: ["小狗", "狗狗", "犬类", "狗", "流浪狗", "土狗", "犬", "忠犬", "宠物狗"], "zh-TW": ["小狗", "狗狗", "犬類", "狗", "流浪狗", "土狗", "犬", "忠犬", "寵物狗"], ja: ["犬", "子犬", "柴犬", "野良犬", "愛犬", "わんこ", "忠犬", "いぬ"],
    ar: ["الكلاب", "كلب", "كلاب", "جرو", "كلاب ضالة", "كلبة"] } },
  { id: "cat", parents: ["animals"], words: {
    en: ["cat", "cats", "kitten", "kittens", "feline", "stray cat", "stray cats", "street cats", "alley cat", "feral cats", "cat lover", "tabby", "kitty", "cats in the street", "black cat", "house cat"], es: ["gato", "gatos", "gata", "gatito", "felino", "gatos callejeros", "gato callejero", "gatas", "gatitos", "minino", "gato negro"],
    fr: ["chats", "le chat", "chatte", "chaton", "félin", "chat de gouttière", "chats errants", "chat errant", "chatons", "minou", "matou", "les chats", "chats de rue", "un chat"], zh: ["猫咪", "小猫", "黑猫", "流浪猫", "猫", "野猫", "街猫", "猫奴", "喵", "小猫咪", "家猫"], "zh-TW": ["貓咪", "小貓", "黑貓", "流浪貓", "貓", "野貓", "街貓", "貓奴", "喵", "小貓咪", "家貓"], ja: ["猫", "子猫", "黒猫", "野良猫", "ネコ", "愛猫", "ねこ", "地域猫", "猫たち", "保護猫", "飼い猫", "にゃんこ", "街猫"],
    ar: ["القطط", "قطة", "قطط", "قط", "هرة", "قطط الشوارع", "قطط شاردة", "هر", "هررة", "قط شارد"] } },
  { id: "horse", parents: ["animals"], words: {
    en: ["horse", "horses", "stallion", "pony", "riding", "rider"], es: ["caballo", "caballos", "poni", "a caballo"],
    fr: ["cheval", "chevaux", "poney"], zh: ["马匹", "骏马", "小马", "马", "赛马场", "马背", "牧马"], "zh-TW": ["馬匹", "駿馬", "小馬", "馬", "賽馬場", "馬背", "牧馬"], ja: ["馬", "競走馬", "ポニー", "仔馬"],
    ar: ["الخيول", "حصان", "خيل", "خيول", "أحصنة", "فرس", "فارس"] } },
  { id: "bird", parents: ["animals"], words: {
    en: ["bird", "birds", "birdsong", "ornithology", "swallow", "swallows", "robin", "gull", "hummingbird", "nest", "feathers"], es: ["pájaro", "pájaros", "aves", "ave", "ornitología", "nido", "colibrí", "pajarito"],
    fr: ["oiseau", "oiseaux", "ornithologie", "chant des oiseaux", "nid", "colibri", "oisillon"], zh: ["鸟类", "小鸟", "飞鸟", "鸟儿", "鸟", "鸟巢", "喜鹊"], "zh-TW": ["鳥類", "小鳥", "飛鳥", "鳥兒", "鳥", "鳥巢", "喜鵲"], ja: ["鳥", "小鳥", "野鳥", "鳥の巣", "ことり"],
    ar: ["الطيور", "طائر", "طيور", "عصفور", "عصافير", "عش"] } },
  { id: "owl-and-raptor", parents: ["bird"], words: {
    en: ["owl", "owls", "eagle", "eagles", "falcon", "hawk"], es: ["búho", "búhos", "águila", "águilas", "halcón", "lechuza"],
    fr: ["hibou", "chouette", "aigle", "aigles", "faucon"], zh: ["猫头鹰", "老鹰", "雄鹰", "猎鹰"], "zh-TW": ["貓頭鷹", "老鷹", "雄鷹", "獵鷹"], ja: ["梟", "フクロウ", "鷲", "鷹"],
    ar: ["الطيور الجارحة", "بومة", "نسر", "نسور", "صقر", "صقور"] } },
  { id: "crow-and-raven", parents: ["bird"], words: {
    en: ["crow", "crows", "raven", "ravens"], es: ["cuervo", "cuervos", "corneja"],
    fr: ["corbeau", "corbeaux", "corneille"], zh: ["乌鸦"], "zh-TW": ["烏鴉"], ja: ["烏", "カラス"],
    ar: ["الغربان", "غراب", "غربان"] } },
  { id: "crane-and-swan", parents: ["bird"], words: {
    en: ["swan", "swans", "heron", "storks", "red-crowned crane"], es: ["cisne", "cisnes", "garza", "grulla", "cigüeña"],
    fr: ["cygne", "cygnes", "héron", "grues cendrées", "cigogne"], zh: ["天鹅", "仙鹤", "白鹤", "白鹭"], "zh-TW": ["天鵝", "仙鶴", "白鶴", "白鷺"], ja: ["白鳥", "鶴", "鷺"],
    ar: ["البجع", "بجعة", "بجع", "لقلق", "مالك الحزين"] } },
  { id: "fish", parents: ["animals"], words: {
    en: ["fish", "fishes", "goldfish"], es: ["pez", "peces", "pez dorado"],
    fr: ["poisson", "poissons", "poisson rouge"], zh: ["金鱼", "鱼类"], "zh-TW": ["金魚", "魚類"], ja: ["魚", "金魚"],
    ar: ["الأسماك", "سمك", "أسماك", "سمكة"] } },
  { id: "whale", parents: ["animals", "sea"], words: {
    en: ["whale", "whales", "orca", "whaling", "whaler's daughter", "whalers", "sperm whale", "blue whale", "humpback"], es: ["ballena", "ballenas", "orca", "ballenero", "cachalote", "caza de ballenas"],
    fr: ["baleine", "baleines", "orque", "baleinier", "cachalot", "chasse à la baleine"], zh: ["鲸鱼", "虎鲸", "鲸", "捕鲸人", "蓝鲸", "抹香鲸", "座头鲸"], "zh-TW": ["鯨魚", "虎鯨", "鯨", "捕鯨人", "藍鯨", "抹香鯨", "座頭鯨"], ja: ["鯨", "クジラ", "シャチ", "くじら", "マッコウクジラ"],
    ar: ["الحيتان", "حوت", "حيتان", "صيد الحيتان"] } },
  { id: "shark", parents: ["animals", "sea"], words: {
    en: ["shark", "sharks"], es: ["tiburón", "tiburones"],
    fr: ["requin", "requins"], zh: ["鲨鱼"], "zh-TW": ["鯊魚"], ja: ["サメ", "鮫"],
    ar: ["أسماك القرش", "سمكة قرش"] } },
  { id: "sea-life", parents: ["animals", "sea"], words: {
    en: ["marine life", "sea creatures"], es: ["vida marina"],
    fr: ["vie marine"], zh: ["海洋生物"], "zh-TW": ["海洋生物"], ja: ["海の生き物"],
    ar: ["الحياة البحرية", "حياة بحرية"] } },
  { id: "wolf", parents: ["animals"], words: {
    en: ["wolf", "wolves", "wolf cub", "little wolf", "werewolf pack", "wolf pack", "big bad wolf"], es: ["lobo", "lobos", "loba", "lobito", "manada de lobos", "lobezno", "lobo feroz"],
    fr: ["loup", "loups", "louve", "louveteau", "petit loup", "meute", "grand méchant loup"], zh: ["野狼", "狼群", "灰狼", "狼", "小狼", "大灰狼", "狼王"], "zh-TW": ["野狼", "狼群", "灰狼", "狼", "小狼", "大灰狼", "狼王"], ja: ["狼", "オオカミ", "おおかみ", "子狼", "ニホンオオカミ"],
    ar: ["الذئاب", "ذئب", "ذئاب", "ذئبة", "قطيع ذئاب", "ذئب صغير"] } },
  { id: "fox", parents: ["animals"], words: {
    en: ["fox", "foxes"], es: ["zorro", "zorros", "zorra roja"],
    fr: ["renard", "renards"], zh: ["狐狸"], "zh-TW": ["狐狸"], ja: ["狐", "キツネ"],
    ar: ["الثعالب", "ثعلب", "ثعالب"] } },
  { id: "bear", parents: ["animals"], words: {
    en: ["bears", "polar bear", "teddy bear", "grizzly", "brown bear", "bear cub", "grizzly bears", "a bear", "bear who"], es: ["oso", "osos", "oso polar", "osito", "oso pardo", "osa", "oseznos"],
    fr: ["les ours", "un ours", "ours brun", "ours polaire", "ourson", "ourse", "oursons", "ours blanc", "petit ours"], zh: ["小熊", "北极熊", "棕熊", "狗熊", "熊", "大熊", "黑熊", "小熊维尼"], "zh-TW": ["小熊", "北極熊", "棕熊", "黑熊", "熊", "大熊", "小熊維尼"], ja: ["熊", "クマ", "白熊", "テディベア", "くま", "ヒグマ", "こぐま", "ツキノワグマ"],
    ar: ["الدببة", "دب", "دببة", "دب قطبي", "دب بني", "دبدوب"] } },
  { id: "panda", parents: ["animals"], words: {
    en: ["panda", "pandas"], es: ["panda", "pandas"],
    fr: ["panda", "pandas"], zh: ["熊猫"], "zh-TW": ["熊貓", "貓熊"], ja: ["パンダ"],
    ar: ["الباندا", "باندا"] } },
  { id: "big-cats", parents: ["animals"], words: {
    en: ["panther"], es: ["pantera"],
    fr: ["panthère"], zh: ["猛虎"], "zh-TW": ["獅子"], ja: ["豹"],
    ar: ["الأسود والنمور", "أسود وسباع"] } },
  { id: "elephant", parents: ["animals"], words: {
    en: ["elephant", "elephants"], es: ["elefante", "elefantes"],
    fr: ["éléphant", "éléphants"], zh: ["大象"], "zh-TW": ["大象"], ja: ["象", "ゾウ"],
    ar: ["الفيلة", "فيل", "فيلة", "أفيال"] } },
  { id: "monkey", parents: ["animals"], words: {
    en: ["monkey", "monkeys", "ape", "apes", "gorilla", "chimpanzee"], es: ["mono", "monos", "simio", "gorila", "chimpancé"],
    fr: ["singe", "singes", "gorille", "chimpanzé"], zh: ["猴子", "猩猩", "大猩猩"], "zh-TW": ["猴子", "猩猩", "大猩猩"], ja: ["猿", "ゴリラ", "チンパンジー"],
    ar: ["القرود", "قرد", "قرود", "غوريلا", "شمبانزي"] } },
  { id: "rabbit", parents: ["animals"], words: {
    en: ["rabbit", "rabbits", "bunny", "hare"], es: ["conejo", "conejos", "liebre", "conejito"],
    fr: ["lapin", "lapins", "lièvre"], zh: ["兔子", "小兔", "野兔"], "zh-TW": ["兔子", "小兔", "野兔"], ja: ["兎", "ウサギ", "うさぎ"],
    ar: ["الأرانب", "أرنب", "أرانب"] } },
  { id: "mouse-and-rodent", parents: ["animals"], words: {
    en: ["mice", "rats", "hamster", "mouse", "rat", "little mouse", "moles", "beaver", "beavers", "squirrel's", "guinea pig"], es: ["ratones", "ratón", "ratas", "hámster", "ratoncito", "rata", "topo", "castor", "conejillo de indias"],
    fr: ["souris et rats", "rongeur", "hamster", "petite souris", "souris", "rat", "taupe", "castor", "cochon d'inde"], zh: ["老鼠", "仓鼠", "鼠", "小老鼠", "河狸", "鼹鼠", "豚鼠"], "zh-TW": ["老鼠", "倉鼠", "鼠", "小老鼠", "河狸", "鼴鼠", "豚鼠"], ja: ["鼠", "ネズミ", "ハムスター", "ねずみ", "ビーバー", "モグラ", "モルモット"],
    ar: ["القوارض", "فأر", "فئران", "فأر صغير", "جرذ", "قندس", "خلد", "جرذان"] } },
  { id: "deer", parents: ["animals"], words: {
    en: ["deer", "reindeer", "stag", "moose"], es: ["ciervo", "ciervos", "reno", "venado", "alce"],
    fr: ["cerf", "cerfs", "biche", "renne", "caribou"], zh: ["小鹿", "麋鹿", "驯鹿"], "zh-TW": ["小鹿", "麋鹿", "馴鹿"], ja: ["鹿", "トナカイ", "ヘラジカ"],
    ar: ["الغزلان", "غزال", "غزلان", "أيل"] } },
  { id: "farm-animals", parents: ["animals", "farming"], words: {
    en: ["hen", "chicken", "livestock"], es: ["gallina", "ganado"],
    fr: ["poule", "bétail"], zh: ["牲畜"], "zh-TW": ["牲畜"], ja: ["牛", "家畜"],
    ar: ["حيوانات المزرعة", "دجاجة", "مواشي"] } },
  { id: "camel", parents: ["animals", "desert"], words: {
    en: ["camel", "camels"], es: ["camello", "camellos", "dromedario"],
    fr: ["chameau", "chameaux", "dromadaire"], zh: ["骆驼"], "zh-TW": ["駱駝"], ja: ["ラクダ", "駱駝"],
    ar: ["الإبل", "جمل", "جمال وإبل", "إبل", "ناقة"] } },
  { id: "snake-and-reptile", parents: ["animals"], words: {
    en: ["snake", "snakes", "serpent", "reptile"], es: ["serpiente", "serpientes", "reptil"],
    fr: ["serpent", "serpents", "reptile"], zh: ["蛇类", "毒蛇", "蟒蛇", "爬行动物"], "zh-TW": ["蛇類", "毒蛇", "蟒蛇", "爬蟲類"], ja: ["蛇", "ヘビ", "爬虫類"],
    ar: ["الأفاعي والزواحف", "أفعى", "أفاعي", "ثعبان", "زواحف"] } },
  { id: "frog", parents: ["animals"], words: {
    en: ["frog", "frogs", "toad"], es: ["rana", "ranas", "sapo"],
    fr: ["grenouille", "grenouilles", "crapaud"], zh: ["青蛙", "蛤蟆"], "zh-TW": ["青蛙", "蛤蟆"], ja: ["蛙", "カエル"],
    ar: ["الضفادع", "ضفدع", "ضفادع"] } },
  { id: "insects", parents: ["animals"], words: {
    en: ["insect", "insects"], es: ["insecto", "insectos"],
    fr: ["insecte", "insectes"], zh: ["昆虫"], "zh-TW": ["昆蟲"], ja: ["昆虫", "虫"],
    ar: ["الحشرات", "حشرة", "حشرات"] } },
  { id: "bees", parents: ["insects"], words: {
    en: ["bee", "bees", "beekeeper", "beekeeping", "honey", "beehive", "beehives", "hive", "hives", "apiary", "bee colony", "bee colonies", "queen bee", "bumblebee", "beekeepers"], es: ["abeja", "abejas", "apicultor", "apicultura", "miel", "colmena", "colmenas", "apicultores", "abejorro", "abeja reina", "panal"],
    fr: ["abeille", "abeilles", "apiculteur", "apiculture", "miel", "ruche", "ruches", "apiculteurs", "rucher", "bourdon", "essaim"], zh: ["蜜蜂", "养蜂", "养蜂人", "蜂蜜", "蜂", "蜂巢", "蜂箱", "蜂农", "蜂王", "蜂群"], "zh-TW": ["蜜蜂", "養蜂", "養蜂人", "蜂蜜", "蜂", "蜂巢", "蜂箱", "蜂農", "蜂王", "蜂群"], ja: ["蜜蜂", "ミツバチ", "養蜂", "養蜂家", "蜂蜜", "蜂", "巣箱", "女王蜂", "はちみつ"],
    ar: ["النحل", "نحلة", "نحل", "نحال", "تربية النحل", "عسل", "خلية نحل", "خلايا النحل", "نحالون", "ملكة النحل", "مناحل"] } },
  { id: "butterfly", parents: ["insects"], words: {
    en: ["butterfly", "butterflies", "moth"], es: ["mariposa", "mariposas", "polilla"],
    fr: ["papillon", "papillons"], zh: ["蝴蝶", "飞蛾"], "zh-TW": ["蝴蝶", "飛蛾"], ja: ["蝶", "蝶々", "チョウ", "蛾"],
    ar: ["الفراشات", "فراشة", "فراشات"] } },
  { id: "dinosaur", parents: ["animals", "prehistory"], words: {
    en: ["dinosaur", "dinosaurs", "fossil", "fossils"], es: ["dinosaurio", "dinosaurios", "fósil", "fósiles"],
    fr: ["dinosaure", "dinosaures", "fossile", "fossiles"], zh: ["恐龙", "化石"], "zh-TW": ["恐龍", "化石"], ja: ["恐竜", "化石"],
    ar: ["الديناصورات", "ديناصور", "ديناصورات", "أحفورة"] } },
  { id: "animal-rights", parents: ["animals", "society"], words: {
    en: ["animal rights", "animal welfare", "veganism", "vegan", "vegetarian"], es: ["derechos de los animales", "bienestar animal", "vegano", "vegetariano"],
    fr: ["droits des animaux", "cause animale", "végane", "végétarien"], zh: ["动物保护", "素食", "流浪动物", "动物权利"], "zh-TW": ["動物保護", "素食", "流浪動物", "動物權利"], ja: ["動物愛護", "動物保護", "ヴィーガン", "菜食"],
    ar: ["حقوق الحيوان", "الرفق بالحيوان", "نباتي"] } },
  { id: "zoo-and-safari", parents: ["animals"], words: {
    en: ["zoo", "zoos", "safari", "wildlife park"], es: ["zoológico", "safari", "parque de animales"],
    fr: ["zoo", "parc animalier", "safari", "jardin zoologique"], zh: ["动物园", "野生动物园"], "zh-TW": ["動物園", "野生動物園"], ja: ["動物園", "サファリ", "サファリパーク"],
    ar: ["حدائق الحيوان", "حديقة حيوان", "سفاري"] } },
];
