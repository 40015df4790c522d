import type { Concept } from "./concept.ts";

export const animals: Concept[] = [
  { id: "animals", parents: ["nature"], words: {
    en: ["animal", "animals", "creatures", "fauna"], es: ["animal", "animales", "fauna", "criaturas"],
    fr: ["animal", "animaux", "faune", "bêtes"], zh: ["动物", "兽类"], "zh-TW": ["動物", "獸類"], ja: ["動物", "生き物", "どうぶつ"],
    ar: ["الحيوانات", "حيوان", "حيوانات", "كائنات"] } },
  { id: "pets", parents: ["animals"], words: {
    en: ["pet", "pets", "animal companion", "domestic animal", "pet owner", "adopting a pet", "companion animals", "stray animals", "life with a pet"], es: ["mascota", "mascotas", "animal de compañía", "animal doméstico", "animales callejeros"],
    fr: ["animal de compagnie", "animaux de compagnie", "animal domestique", "animaux errants"], zh: ["宠物", "铲屎官", "养宠物", "毛孩子"], "zh-TW": ["寵物", "鏟屎官", "養寵物", "毛孩子"], ja: ["ペット", "愛玩動物", "飼い主", "ペットとの暮らし", "動物と暮らす"],
    ar: ["الحيوانات الأليفة", "حيوان أليف", "حيوانات أليفة", "حيوانات ضالة"] } },
  { id: "dog", parents: ["animals"], words: {
    en: ["dog", "dogs", "puppy", "puppies", "hound", "guide dog", "stray dog", "stray dogs", "sheepdog", "police dog", "mutt", "doggy", "dog lover", "rescue dog", "sled dog"], es: ["perro", "perros", "perra", "cachorro", "perro guía", "perros callejeros", "can"],
    fr: ["chien", "chiens", "chienne", "chiot", "chien guide", "chiens errants", "chiots", "toutou"], zh: ["小狗", "狗狗", "犬类", "导盲犬", "狗", "流浪狗", "土狗", "犬", "忠犬", "宠物狗", "牧羊犬"], "zh-TW": ["小狗", "狗狗", "犬類", "導盲犬", "狗", "流浪狗", "土狗", "犬", "忠犬", "寵物狗", "牧羊犬"], ja: ["犬", "子犬", "柴犬", "野良犬", "愛犬", "盲導犬", "わんこ", "忠犬", "いぬ"],
    ar: ["الكلاب", "كلب", "كلاب", "جرو", "كلاب ضالة", "كلبة"] } },
  { id: "cat", parents: ["animals"], words: {
    en: ["cat", "cats", "kitten", "kittens", "feline", "stray cat", "stray cats", "street cats", "alley cat", "feral cats", "cat lover", "tabby", "kitty", "cats in the street", "black cat", "house cat"], es: ["gato", "gatos", "gata", "gatito", "felino", "gatos callejeros", "gato callejero", "gatas", "gatitos", "minino", "gato negro"],
    fr: ["chats", "le chat", "chatte", "chaton", "félin", "chat de gouttière", "chats errants", "chat errant", "chatons", "minou", "matou", "les chats", "chats de rue", "un chat"], zh: ["猫咪", "小猫", "黑猫", "流浪猫", "猫", "野猫", "街猫", "猫奴", "喵", "小猫咪", "家猫"], "zh-TW": ["貓咪", "小貓", "黑貓", "流浪貓", "貓", "野貓", "街貓", "貓奴", "喵", "小貓咪", "家貓"], ja: ["猫", "子猫", "黒猫", "野良猫", "ネコ", "愛猫", "ねこ", "地域猫", "猫たち", "保護猫", "飼い猫", "にゃんこ", "街猫"],
    ar: ["القطط", "قطة", "قطط", "قط", "هرة", "قطط الشوارع", "قطط شاردة", "هر", "هررة", "قط شارد"] } },
  { id: "horse", parents: ["animals"], words: {
    en: ["horse", "horses", "equestrian", "stallion", "pony", "mare", "foal", "riding", "rider", "horseback"], es: ["caballo", "caballos", "yegua", "ecuestre", "poni", "jinete", "montar a caballo", "potro", "a caballo"],
    fr: ["cheval", "chevaux", "jument", "équestre", "poney", "cavalier", "équitation", "poulain", "à cheval"], zh: ["马匹", "骏马", "骑马", "小马", "马", "骑手", "赛马场", "马背", "牧马"], "zh-TW": ["馬匹", "駿馬", "騎馬", "小馬", "馬", "騎手", "賽馬場", "馬背", "牧馬"], ja: ["馬", "乗馬", "競走馬", "ポニー", "仔馬", "騎手", "馬術"],
    ar: ["الخيول", "حصان", "خيل", "خيول", "أحصنة", "فرس", "فارس", "ركوب الخيل", "مهرة"] } },
  { id: "bird", parents: ["animals"], words: {
    en: ["bird", "birds", "birdsong", "birdwatching", "ornithology", "sparrow", "sparrows", "nightingale", "swallow", "swallows", "robin", "parrot", "parrots", "pigeon", "pigeons", "seagull", "gull", "canary", "blackbird", "songbird", "hummingbird", "nest", "feathers"], es: ["pájaro", "pájaros", "aves", "ave", "ornitología", "gorrión", "golondrina", "golondrinas", "ruiseñor", "loro", "paloma", "palomas", "gaviota", "canario", "nido", "colibrí", "pajarito"],
    fr: ["oiseau", "oiseaux", "ornithologie", "chant des oiseaux", "moineau", "hirondelle", "hirondelles", "rossignol", "perroquet", "pigeon", "mouette", "nid", "merle", "colibri", "oisillon"], zh: ["鸟类", "小鸟", "飞鸟", "鸟儿", "鸟", "麻雀", "燕子", "夜莺", "鹦鹉", "鸽子", "海鸥", "鸟巢", "喜鹊", "候鸟"], "zh-TW": ["鳥類", "小鳥", "飛鳥", "鳥兒", "鳥", "麻雀", "燕子", "夜鶯", "鸚鵡", "鴿子", "海鷗", "鳥巢", "喜鵲", "候鳥"], ja: ["鳥", "小鳥", "野鳥", "渡り鳥", "雀", "燕", "鳩", "鴎", "鶯", "インコ", "鳥の巣", "ツバメ", "スズメ", "カモメ", "ことり"],
    ar: ["الطيور", "طائر", "طيور", "عصفور", "عصافير", "حمامة", "حمام زاجل", "نورس", "ببغاء", "سنونو", "عش"] } },
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
    en: ["fish", "fishes", "goldfish", "salmon", "aquarium"], es: ["pez", "peces", "pez dorado", "salmón", "acuario"],
    fr: ["poisson", "poissons", "poisson rouge", "saumon", "aquarium"], zh: ["金鱼", "鱼类", "鲑鱼", "水族馆", "三文鱼"], "zh-TW": ["金魚", "魚類", "鮭魚", "水族館"], ja: ["魚", "金魚", "鮭", "水族館"],
    ar: ["الأسماك", "سمك", "أسماك", "سمكة", "حوض أسماك"] } },
  { id: "whale", parents: ["animals", "sea"], words: {
    en: ["whale", "whales", "dolphin", "dolphins", "orca", "whaling", "whaler's daughter", "whalers", "sperm whale", "blue whale", "humpback"], es: ["ballena", "ballenas", "delfín", "delfines", "orca", "ballenero", "cachalote", "caza de ballenas"],
    fr: ["baleine", "baleines", "dauphin", "dauphins", "orque", "baleinier", "cachalot", "chasse à la baleine"], zh: ["鲸鱼", "海豚", "虎鲸", "鲸", "捕鲸人", "蓝鲸", "抹香鲸", "座头鲸"], "zh-TW": ["鯨魚", "海豚", "虎鯨", "鯨", "捕鯨人", "藍鯨", "抹香鯨", "座頭鯨"], ja: ["鯨", "クジラ", "イルカ", "シャチ", "くじら", "マッコウクジラ"],
    ar: ["الحيتان", "حوت", "حيتان", "دلفين", "دلافين", "صيد الحيتان"] } },
  { id: "shark", parents: ["animals", "sea"], words: {
    en: ["shark", "sharks"], es: ["tiburón", "tiburones"],
    fr: ["requin", "requins"], zh: ["鲨鱼"], "zh-TW": ["鯊魚"], ja: ["サメ", "鮫"],
    ar: ["أسماك القرش", "سمكة قرش"] } },
  { id: "sea-life", parents: ["animals", "sea"], words: {
    en: ["marine life", "sea creatures", "octopus", "jellyfish", "turtle", "turtles", "coral reef"], es: ["vida marina", "pulpo", "medusa marina", "tortuga", "tortugas", "arrecife de coral"],
    fr: ["vie marine", "pieuvre", "méduses", "tortue", "tortues", "récif corallien"], zh: ["海洋生物", "章鱼", "水母", "乌龟", "海龟", "珊瑚礁"], "zh-TW": ["海洋生物", "章魚", "水母", "烏龜", "海龜", "珊瑚礁"], ja: ["海の生き物", "タコ", "クラゲ", "カメ", "亀", "珊瑚礁"],
    ar: ["الحياة البحرية", "حياة بحرية", "أخطبوط", "قنديل البحر", "سلحفاة", "سلاحف", "شعاب مرجانية"] } },
  { id: "wolf", parents: ["animals"], words: {
    en: ["wolf", "wolves", "wolf cub", "little wolf", "werewolf pack", "wolf pack", "big bad wolf"], es: ["lobo", "lobos", "loba", "lobito", "manada de lobos", "lobezno", "lobo feroz"],
    fr: ["loup", "loups", "louve", "louveteau", "petit loup", "meute", "grand méchant loup"], zh: ["野狼", "狼群", "灰狼", "狼", "小狼", "大灰狼", "狼王"], "zh-TW": ["野狼", "狼群", "灰狼", "狼", "小狼", "大灰狼", "狼王"], ja: ["狼", "オオカミ", "おおかみ", "子狼", "ニホンオオカミ"],
    ar: ["الذئاب", "ذئب", "ذئاب", "ذئبة", "قطيع ذئاب", "ذئب صغير"] } },
  { id: "fox", parents: ["animals"], words: {
    en: ["fox", "foxes"], es: ["zorro", "zorros", "zorra roja"],
    fr: ["renard", "renards"], zh: ["狐狸", "狐仙"], "zh-TW": ["狐狸", "狐仙"], ja: ["狐", "キツネ"],
    ar: ["الثعالب", "ثعلب", "ثعالب"] } },
  { id: "bear", parents: ["animals"], words: {
    en: ["bears", "polar bear", "teddy bear", "grizzly", "brown bear", "bear cub", "grizzly bears", "a bear", "bear who", "hibernation"], es: ["oso", "osos", "oso polar", "osito", "oso pardo", "osa", "oseznos", "hibernación"],
    fr: ["les ours", "un ours", "ours brun", "ours polaire", "ourson", "ourse", "oursons", "ours blanc", "petit ours", "hibernation"], zh: ["小熊", "北极熊", "棕熊", "狗熊", "熊", "大熊", "黑熊", "小熊维尼", "冬眠"], "zh-TW": ["小熊", "北極熊", "棕熊", "黑熊", "熊", "大熊", "小熊維尼", "冬眠"], ja: ["熊", "クマ", "白熊", "テディベア", "くま", "ヒグマ", "冬眠", "こぐま", "ツキノワグマ"],
    ar: ["الدببة", "دب", "دببة", "دب قطبي", "دب بني", "دبدوب", "سبات شتوي"] } },
  { id: "panda", parents: ["animals"], words: {
    en: ["panda", "pandas"], es: ["panda", "pandas"],
    fr: ["panda", "pandas"], zh: ["熊猫"], "zh-TW": ["熊貓", "貓熊"], ja: ["パンダ"],
    ar: ["الباندا", "باندا"] } },
  { id: "big-cats", parents: ["animals"], words: {
    en: ["lion", "lions", "tiger", "tigers", "leopard", "jaguar", "panther"], es: ["león", "leones", "tigre", "tigres", "leopardo", "jaguar", "pantera"],
    fr: ["lions", "lionne", "tigre", "tigres", "léopard", "panthère"], zh: ["狮子", "老虎", "豹子", "猛虎"], "zh-TW": ["獅子", "老虎", "豹子", "猛虎"], ja: ["ライオン", "虎", "トラ", "豹", "獅子"],
    ar: ["الأسود والنمور", "أسد", "أسود وسباع", "نمر", "نمور", "فهد"] } },
  { id: "elephant", parents: ["animals"], words: {
    en: ["elephant", "elephants"], es: ["elefante", "elefantes"],
    fr: ["éléphant", "éléphants"], zh: ["大象", "小象"], "zh-TW": ["大象", "小象"], ja: ["象", "ゾウ"],
    ar: ["الفيلة", "فيل", "فيلة", "أفيال"] } },
  { id: "monkey", parents: ["animals"], words: {
    en: ["monkey", "monkeys", "ape", "apes", "gorilla", "chimpanzee"], es: ["mono", "monos", "simio", "gorila", "chimpancé"],
    fr: ["singe", "singes", "gorille", "chimpanzé"], zh: ["猴子", "猩猩", "大猩猩"], "zh-TW": ["猴子", "猩猩", "大猩猩"], ja: ["猿", "サル", "ゴリラ", "チンパンジー"],
    ar: ["القرود", "قرد", "قرود", "غوريلا", "شمبانزي"] } },
  { id: "rabbit", parents: ["animals"], words: {
    en: ["rabbit", "rabbits", "bunny", "hare"], es: ["conejo", "conejos", "liebre", "conejito"],
    fr: ["lapin", "lapins", "lièvre"], zh: ["兔子", "小兔", "野兔"], "zh-TW": ["兔子", "小兔", "野兔"], ja: ["兎", "ウサギ", "うさぎ"],
    ar: ["الأرانب", "أرنب", "أرانب"] } },
  { id: "mouse-and-rodent", parents: ["animals"], words: {
    en: ["mice", "rats", "hamster", "hedgehog", "squirrel", "squirrels", "mouse", "rat", "little mouse", "moles", "beaver", "beavers", "squirrel's", "guinea pig"], es: ["ratones", "ratón", "ratas", "hámster", "erizo", "ardilla", "ratoncito", "rata", "topo", "castor", "conejillo de indias"],
    fr: ["souris et rats", "rongeur", "hamster", "hérisson", "écureuil", "petite souris", "souris", "rat", "taupe", "castor", "cochon d'inde"], zh: ["老鼠", "仓鼠", "刺猬", "松鼠", "鼠", "小老鼠", "河狸", "鼹鼠", "豚鼠"], "zh-TW": ["老鼠", "倉鼠", "刺蝟", "松鼠", "鼠", "小老鼠", "河狸", "鼴鼠", "豚鼠"], ja: ["鼠", "ネズミ", "ハムスター", "ハリネズミ", "リス", "ねずみ", "ビーバー", "モグラ", "モルモット", "はりねずみ"],
    ar: ["القوارض", "فأر", "فئران", "قنفذ", "سنجاب", "فأر صغير", "جرذ", "قندس", "خلد", "جرذان"] } },
  { id: "deer", parents: ["animals"], words: {
    en: ["deer", "reindeer", "stag", "moose"], es: ["ciervo", "ciervos", "reno", "venado", "alce"],
    fr: ["cerf", "cerfs", "biche", "renne", "caribou"], zh: ["小鹿", "麋鹿", "驯鹿"], "zh-TW": ["小鹿", "麋鹿", "馴鹿"], ja: ["鹿", "トナカイ", "ヘラジカ"],
    ar: ["الغزلان", "غزال", "غزلان", "أيل"] } },
  { id: "farm-animals", parents: ["animals", "farming"], words: {
    en: ["cow", "cows", "sheep", "goat", "goats", "pig", "pigs", "hen", "chicken", "livestock", "donkey"], es: ["vaca", "vacas", "oveja", "ovejas", "cabra", "cerdo", "gallina", "ganado", "burro"],
    fr: ["vache", "vaches", "mouton", "moutons", "chèvre", "cochon", "poule", "bétail", "âne"], zh: ["奶牛", "绵羊", "山羊", "母鸡", "牲畜", "小猪", "毛驴"], "zh-TW": ["乳牛", "綿羊", "山羊", "母雞", "牲畜", "小豬", "驢子"], ja: ["牛", "羊", "山羊", "豚", "鶏", "家畜", "ロバ"],
    ar: ["حيوانات المزرعة", "بقرة", "أبقار", "خروف", "خراف", "ماعز", "دجاجة", "مواشي", "حمار"] } },
  { id: "camel", parents: ["animals", "desert"], words: {
    en: ["camel", "camels"], es: ["camello", "camellos", "dromedario"],
    fr: ["chameau", "chameaux", "dromadaire"], zh: ["骆驼"], "zh-TW": ["駱駝"], ja: ["ラクダ", "駱駝"],
    ar: ["الإبل", "جمل", "جمال وإبل", "إبل", "ناقة"] } },
  { id: "snake-and-reptile", parents: ["animals"], words: {
    en: ["snake", "snakes", "serpent", "lizard", "crocodile", "reptile"], es: ["serpiente", "serpientes", "lagarto", "cocodrilo", "reptil"],
    fr: ["serpent", "serpents", "lézard", "crocodile", "reptile"], zh: ["蛇类", "毒蛇", "蟒蛇", "蜥蜴", "鳄鱼", "爬行动物"], "zh-TW": ["蛇類", "毒蛇", "蟒蛇", "蜥蜴", "鱷魚", "爬蟲類"], ja: ["蛇", "ヘビ", "トカゲ", "ワニ", "爬虫類"],
    ar: ["الأفاعي والزواحف", "أفعى", "أفاعي", "ثعبان", "سحلية", "تمساح", "زواحف"] } },
  { id: "frog", parents: ["animals"], words: {
    en: ["frog", "frogs", "toad"], es: ["rana", "ranas", "sapo"],
    fr: ["grenouille", "grenouilles", "crapaud"], zh: ["青蛙", "蛤蟆"], "zh-TW": ["青蛙", "蛤蟆"], ja: ["蛙", "カエル"],
    ar: ["الضفادع", "ضفدع", "ضفادع"] } },
  { id: "insects", parents: ["animals"], words: {
    en: ["insect", "insects", "ant", "ants", "beetle", "spider", "spiders", "firefly", "fireflies"], es: ["insecto", "insectos", "hormiga", "hormigas", "escarabajo", "araña", "arañas", "luciérnaga"],
    fr: ["insecte", "insectes", "fourmi", "fourmis", "scarabée", "araignée", "luciole"], zh: ["昆虫", "蚂蚁", "蜘蛛", "萤火虫", "甲虫"], "zh-TW": ["昆蟲", "螞蟻", "蜘蛛", "螢火蟲", "甲蟲"], ja: ["昆虫", "虫", "蟻", "蜘蛛", "蛍", "カブトムシ"],
    ar: ["الحشرات", "حشرة", "حشرات", "نملة", "نمل", "عنكبوت", "يراعة"] } },
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
    en: ["animal rights", "animal welfare", "animal shelter", "veganism", "vegan", "vegetarian", "veterinarian"], es: ["derechos de los animales", "bienestar animal", "refugio de animales", "vegano", "vegetariano", "veterinario"],
    fr: ["droits des animaux", "cause animale", "refuge animalier", "végane", "végétarien", "vétérinaire"], zh: ["动物保护", "素食", "兽医", "流浪动物", "动物权利"], "zh-TW": ["動物保護", "素食", "獸醫", "流浪動物", "動物權利"], ja: ["動物愛護", "動物保護", "ヴィーガン", "菜食", "獣医"],
    ar: ["حقوق الحيوان", "الرفق بالحيوان", "نباتي", "طبيب بيطري"] } },
  { id: "zoo-and-safari", parents: ["animals"], words: {
    en: ["zoo", "zoos", "safari", "wildlife park"], es: ["zoológico", "safari", "parque de animales"],
    fr: ["zoo", "parc animalier", "safari", "jardin zoologique"], zh: ["动物园", "野生动物园"], "zh-TW": ["動物園", "野生動物園"], ja: ["動物園", "サファリ", "サファリパーク"],
    ar: ["حدائق الحيوان", "حديقة حيوان", "سفاري"] } },
];
