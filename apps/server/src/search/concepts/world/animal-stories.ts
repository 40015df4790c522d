import type { Concept } from "../concept.ts";

export const animalStories: Concept[] = [
  { id: "lizard-and-chameleon", parents: ["snake-and-reptile"], words: {
    en: ["lizard", "lizards", "gecko", "chameleon", "iguana", "salamander", "lizards in the sun", "komodo dragon", "axolotl"], es: ["lagarto", "lagartos", "lagartija", "camaleón", "iguana", "salamandra"],
    fr: ["lézard", "lézards", "caméléon", "gecko", "salamandre", "iguane"], zh: ["蜥蜴", "壁虎", "变色龙", "蝾螈", "四脚蛇", "科莫多龙"], "zh-TW": ["蜥蜴", "壁虎", "變色龍", "蠑螈", "四腳蛇", "科莫多龍"], ja: ["トカゲ", "ヤモリ", "カメレオン", "イモリ", "蜥蜴", "守宮", "コモドドラゴン", "とかげ", "イグアナ"],
    ar: ["سحلية", "سحالي", "حرباء", "ضب"] } },
  { id: "elephant-herd", parents: ["elephant"], words: {
    en: ["elephant calf", "elephant herd", "ivory", "mahout", "elephant calves", "elephant trunk", "elephant tusks", "ivory trade", "ivory poachers", "elephant orphanage", "elephant keeper"], es: ["manada de elefantes", "elefantito", "marfil", "cría de elefante"],
    fr: ["éléphanteau", "troupeau d'éléphants", "ivoire", "défense d'éléphant", "défenses d'éléphant", "trafic d'ivoire", "cimetière des éléphants", "cornac", "orphelinat d'éléphants"], zh: ["小象", "象群", "象牙"], "zh-TW": ["小象", "象群", "象牙"], ja: ["子象", "象牙", "ゾウの群れ"],
    ar: ["قطيع أفيال", "عاج", "فيل صغير"] } },
  { id: "working-dogs", parents: ["dog", "work"], words: {
    en: ["working dog", "working dogs", "guide dog", "sled dogs", "sled dog", "police dog", "rescue dog", "sheepdog", "assistance dog"], es: ["perro guía", "perro pastor", "perro policía", "perros de trineo", "perro de rescate"],
    fr: ["chien guide", "chien de berger", "chien policier", "chiens de traîneau", "chien d'aveugle", "chien d'assistance", "chien policier héros", "chien de sauvetage", "chiens de sauvetage", "saint-bernard", "mushers", "attelage de chiens", "chien truffier", "chien d'avalanche"], zh: ["导盲犬", "警犬", "牧羊犬", "雪橇犬", "搜救犬"], "zh-TW": ["導盲犬", "警犬", "牧羊犬", "雪橇犬", "搜救犬"], ja: ["盲導犬", "警察犬", "犬ぞり", "牧羊犬", "救助犬"],
    ar: ["كلب بوليسي", "كلب راع", "كلاب الزلاجات", "كلب مرشد"] } },
  { id: "wild-horses", parents: ["horse"], words: {
    en: ["wild horses", "mustang", "mustangs", "foal", "mare", "herd of horses", "wild stallion", "wild pony", "wild ponies", "mare and foal", "brumbies", "stallion", "stallions", "taming a wild horse", "tames a wild horse"], es: ["caballos salvajes", "mustang", "potro", "potrillo", "yegua", "caballada"],
    fr: ["chevaux sauvages", "poulain", "jument", "mustang", "chevaux en liberté", "chevaux camarguais", "cheval camarguais", "étalon sauvage", "dressage de chevaux sauvages"], zh: ["野马", "马群", "小马驹", "母马"], "zh-TW": ["野馬", "馬群", "小馬駒", "母馬"], ja: ["野生馬", "子馬", "馬の群れ", "牝馬"],
    ar: ["خيول برية", "مهر", "مهرة", "قطيع خيول"] } },
  { id: "horse-riding", parents: ["horse"], words: {
    en: ["horse riding", "horseback", "horseback riding", "riding school", "equestrian", "show jumping", "dressage", "stable", "stables"], es: ["equitación", "montar a caballo", "jinete", "amazona a caballo", "hípica", "ecuestre", "establo", "llanero", "llaneros", "huaso", "huasos", "domador de potros", "doma de caballos", "herradero", "arreo de ganado"],
    fr: ["équitation", "à cheval", "cavalier", "cavalière", "équestre", "écurie", "centre équestre"], zh: ["骑马", "马术", "马厩", "骑手"], "zh-TW": ["騎馬", "馬術", "馬廄", "騎手"], ja: ["乗馬", "馬術", "厩舎", "騎手"],
    ar: ["ركوب الخيل", "فروسية", "إسطبل", "فارس خيل"] } },
  { id: "talking-animals", parents: ["animals", "fantasy"], words: {
    en: ["talking animal", "talking animals", "talking dog", "talking cat", "animals that talk", "anthropomorphic", "animal characters"], es: ["animales que hablan", "animal parlante", "animales parlantes", "gato que habla", "antropomórfico"],
    fr: ["animaux qui parlent", "animal parlant", "animaux parlants", "anthropomorphe", "chat qui parle", "chien qui parle", "bêtes qui parlent", "parler aux animaux", "parler avec les animaux", "parle aux animaux", "animaux humanisés", "langage des animaux"], zh: ["会说话的动物", "会说话的猫", "拟人化", "会说话的狗"], "zh-TW": ["會說話的動物", "會說話的貓", "擬人化", "會說話的狗"], ja: ["しゃべる動物", "言葉を話す動物", "擬人化", "しゃべる猫"],
    ar: ["حيوانات ناطقة", "حيوان متكلم", "حيوانات تتكلم"] } },
  { id: "animal-rescue", parents: ["animal-rights"], words: {
    en: ["animal rescue", "rescue animals", "animal shelter", "wildlife rescue", "abandoned dog", "abandoned animals", "abandoned pets", "rescued dog"], es: ["rescate de animales", "refugio de animales", "perro abandonado", "animales abandonados"],
    fr: ["sauvetage d'animaux", "refuge animalier", "chien abandonné", "animaux abandonnés", "refuge pour animaux", "refuges pour animaux", "spa animaux", "chats abandonnés", "animal sauvé", "sauve un animal", "recueille un chien", "recueille un chat", "recueille un oiseau", "centre de soins pour animaux", "adopte un chien"], zh: ["动物救助", "弃养", "流浪动物救助", "被遗弃的狗"], "zh-TW": ["動物救助", "棄養", "流浪動物救助", "被遺棄的狗"], ja: ["動物保護施設", "捨て犬", "捨て猫", "野生動物救護"],
    ar: ["إنقاذ الحيوانات", "مأوى حيوانات", "كلب مهجور"] } },
  { id: "veterinarian", parents: ["animals", "medicine"], words: {
    en: ["veterinarian", "vet clinic", "veterinary", "animal doctor", "veterinary surgeon", "village vet", "animal clinic"], es: ["veterinario", "veterinaria", "clínica veterinaria"],
    fr: ["vétérinaire", "clinique vétérinaire", "vétérinaire de campagne", "véto", "soigner les animaux", "soigneur", "soigneurs", "soins aux animaux", "soignant d'animaux"], zh: ["兽医", "宠物医院", "动物医生"], "zh-TW": ["獸醫", "寵物醫院", "動物醫生"], ja: ["獣医", "動物病院", "獣医師"],
    ar: ["طبيب بيطري", "بيطري", "طبيبة بيطرية"] } },
  { id: "hunting", parents: ["animals"], words: {
    en: ["hunting", "hunter", "hunters", "big game", "poaching", "poacher", "poachers", "deer hunt", "gamekeeper", "gamekeepers", "fur trapper", "fur trappers", "trapper", "trappers", "bear trap", "deerstalker", "big game hunter", "big game hunting", "safari hunter", "hunting dogs", "hunting lodge", "fox hunt", "fox hunting"], es: ["caza", "cazador", "cazadores", "cacería", "caza furtiva", "furtivo", "trampero", "tramperos", "cazador furtivo", "montería", "perdigones", "escopeta de caza", "perro de caza", "trofeo de caza"],
    fr: ["chasse au gibier", "chasseur", "chasseurs", "braconnage", "braconnier", "garde-chasse", "gardes-chasse", "trappeur", "trappeurs", "piège à loup", "chasseresse", "chien de chasse", "chiens de chasse", "vénerie", "chasse à courre", "meute de chiens", "pavillon de chasse", "gibier", "partie de chasse", "tableau de chasse", "chasse au gros gibier"], zh: ["打猎", "猎人", "狩猎", "偷猎", "猎户", "猎手", "捕猎", "围猎", "陷阱捕兽"], "zh-TW": ["打獵", "獵人", "狩獵", "偷獵", "獵戶", "獵手", "捕獵", "圍獵", "陷阱捕獸", "山豬獵人"], ja: ["狩猟", "猟師", "ハンター", "密猟", "マタギ", "狩人", "狩り", "鷹狩", "罠猟", "鴨猟"],
    ar: ["قنص الحيوانات", "صياد وحوش", "صيد بري", "صيد جائر", "قناص حيوانات"] } },
  { id: "hibernation", parents: ["animals"], words: {
    en: ["hibernation", "hibernate", "hibernating", "winter sleep", "hibernating bear", "bear wakes up", "sleeping through winter", "dormouse sleep", "dormice"], es: ["hibernación", "hibernar", "letargo invernal"],
    fr: ["hibernation", "hiberner", "sommeil hivernal", "hibernent", "marmotte endormie", "animaux qui dorment l'hiver", "ours qui hiberne", "sommeil de l'ours"], zh: ["冬眠"], "zh-TW": ["冬眠"], ja: ["冬眠", "冬ごもり"],
    ar: ["سبات شتوي", "بيات شتوي"] } },
  { id: "animal-babies", parents: ["animals"], words: {
    en: ["baby animals", "baby animal", "cubs", "animal mothers", "baby panda", "tiger cubs", "newborn foal", "newborn lamb", "animal family", "litter of puppies", "litter of kittens", "orphaned animal"], es: ["crías de animales", "animalitos", "cachorros de animales"],
    fr: ["bébés animaux", "petits animaux", "bébé animal", "bébé ours", "bébé panda", "bébé phoque", "bébés phoques", "portée de chiots", "portée de chatons", "jeunes animaux", "naissance d'un poulain", "naissance d'un veau"], zh: ["动物宝宝", "幼崽", "小动物"], "zh-TW": ["動物寶寶", "幼崽", "小動物"], ja: ["動物の赤ちゃん", "小動物"],
    ar: ["صغار الحيوانات", "حيوانات صغيرة"] } },
  { id: "animal-behaviour", parents: ["animals", "biology"], words: {
    en: ["animal behaviour", "animal behavior", "ethology", "animal intelligence", "zoology", "zoologist", "animal minds", "animal emotions", "do animals think", "animal communication", "intelligence of animals", "courtship display", "ethologist", "ethologists", "animal instincts"], es: ["comportamiento animal", "etología", "zoología", "zoólogo"],
    fr: ["comportement animal", "éthologie", "zoologie", "zoologiste", "éthologue", "éthologues", "intelligence animale", "intelligence des animaux", "émotions animales", "émotions des animaux", "parade nuptiale", "parades nuptiales", "communication animale"], zh: ["动物行为", "动物学", "动物学家"], "zh-TW": ["動物行為", "動物學", "動物學家"], ja: ["動物行動学", "動物の行動", "動物学"],
    ar: ["سلوك الحيوان", "علم الحيوان", "عالم حيوان"] } },
  { id: "animal-migration", parents: ["animals", "travel"], words: {
    en: ["animal migration", "great migration", "migrating herds", "wildebeest migration", "caribou migration", "whale migration", "migrating animals", "migrations of animals", "butterfly migration", "salmon migration"], es: ["migración animal", "gran migración", "migración de animales"],
    fr: ["migration animale", "grande migration", "migration des gnous", "migration des saumons", "migration des baleines", "transhumance des rennes"], zh: ["动物迁徙", "大迁徙"], "zh-TW": ["動物遷徙", "大遷徙"], ja: ["動物の大移動", "大移動"],
    ar: ["هجرة الحيوانات", "هجرة القطعان"] } },
  { id: "mammoth", parents: ["prehistory", "animals"], words: {
    en: ["mammoth", "mammoths", "ice age", "woolly mammoth", "sabre-toothed", "prehistoric animals", "dodo"], es: ["mamut", "mamuts", "edad de hielo", "era glacial", "animales prehistóricos"],
    fr: ["mammouth", "mammouths", "ère glaciaire", "âge de glace", "animaux préhistoriques", "laine de mammouth", "chasse au mammouth", "tigre à dents de sabre", "rhinocéros laineux"], zh: ["猛犸象", "冰河时期", "冰河时代", "剑齿虎"], "zh-TW": ["猛獁象", "冰河時期", "冰河時代", "劍齒虎", "長毛象"], ja: ["マンモス", "氷河期", "氷河時代"],
    ar: ["ماموث", "العصر الجليدي", "حيوانات ما قبل التاريخ"] } },
  { id: "jungle-animals", parents: ["animals", "forest"], words: {
    en: ["jungle animals", "animals of the forest", "forest animals", "woodland animals", "forest creatures", "jungle creatures", "jungle friends", "jungle book", "woodland creatures", "creatures of the forest", "rainforest animals"], es: ["animales de la selva", "animales del bosque"],
    fr: ["animaux de la forêt", "animaux de la jungle", "animaux de la savane et de la jungle", "animaux des bois", "bêtes des bois", "mowgli", "le livre de la jungle", "habitants de la forêt"], zh: ["森林动物", "丛林动物"], "zh-TW": ["森林動物", "叢林動物"], ja: ["森の動物", "ジャングルの動物", "森の仲間"],
    ar: ["حيوانات الغابة", "حيوانات الأدغال"] } },
  { id: "savanna", parents: ["nature", "africa"], words: {
    en: ["savanna", "savannah", "serengeti", "african plains", "grassland", "savannah animals", "african savanna", "african savannah", "bushveld", "african bush", "masai mara", "plains of africa"], es: ["sabana", "sabana africana", "serengueti"],
    fr: ["savane", "savane africaine", "animaux de la savane", "plaines d'afrique", "brousse", "brousse africaine", "lion de la savane"], zh: ["稀树草原", "非洲草原", "大草原的动物"], "zh-TW": ["稀樹草原", "非洲草原", "大草原的動物"], ja: ["サバンナ"],
    ar: ["سافانا", "سهول أفريقيا"] } },
  { id: "animal-friendship", parents: ["animals", "friendship"], words: {
    en: ["friendship with an animal", "animal friend", "boy and his dog", "girl and her horse", "friendship between animals", "friendship with a dog", "friendship with a horse", "girl and a fox", "befriends a whale", "befriends an animal", "befriends a stray"], es: ["amistad con un animal", "un niño y su perro"],
    fr: ["amitié avec un animal", "un enfant et son chien", "amitié homme animal", "amitié entre animaux", "enfant et son chien", "amitié entre un enfant et un animal", "loup et enfant", "animal de compagnie et enfant", "enfant et loup"], zh: ["动物朋友", "与动物的友谊"], "zh-TW": ["動物朋友", "與動物的友誼"], ja: ["動物の友達", "動物との友情"],
    ar: ["صداقة مع حيوان"] } },
];
