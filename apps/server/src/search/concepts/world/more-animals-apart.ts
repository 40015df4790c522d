import type { Concept } from "../concept.ts";

export const moreAnimalsApart: Concept[] = [
  { id: "lynx", parents: ["big-cats"], words: {
    en: ["lynx"], es: ["lince"],
    fr: ["lynx"], zh: ["猞猁"], "zh-TW": ["猞猁"], ja: ["オオヤマネコ"],
    ar: ["وشق"] } },
  { id: "cheetah", parents: ["big-cats"], words: {
    en: ["cheetah", "cheetahs"], es: ["guepardo"],
    fr: ["guépard"], zh: ["猎豹"], "zh-TW": ["獵豹"], ja: ["チーター"],
    ar: ["فهد", "فهود"] } },
  { id: "jaguar-and-puma", parents: ["big-cats"], words: {
    en: ["jaguar", "puma", "cougar"], es: ["jaguar", "puma"],
    fr: ["jaguar", "puma"], zh: ["美洲豹", "美洲狮"], "zh-TW": ["美洲豹", "美洲獅"], ja: ["ジャガー", "ピューマ"],
    ar: ["جاغوار"] } },
  { id: "mouse", parents: ["mouse-and-rodent"], words: {
    en: ["mouse", "mice", "little mouse", "field mouse", "church mouse", "mouse house"], es: ["ratón", "ratones", "ratoncito", "ratones de campo"],
    fr: ["souris", "petite souris", "petites souris", "souriceau", "mulot", "souricière"], zh: ["小老鼠", "鼠妈妈"], "zh-TW": ["小老鼠", "小老鼠們", "鼠媽媽"], ja: ["ネズミ", "ねずみ", "鼠", "野ねずみ", "二十日鼠", "のねずみ", "子ねずみ"],
    ar: ["فأر", "فئران", "فأر صغير", "فأرة", "فئران الحقل", "فأر الحقل"] } },
  { id: "rat", parents: ["mouse-and-rodent"], words: {
    en: ["rat", "rats", "rat-catcher"], es: ["ratas", "rata", "ratita", "ratita presumida"],
    fr: ["rat", "surmulot", "rat des champs", "rat d'égout"], zh: ["耗子"], "zh-TW": ["耗子"], ja: ["ドブネズミ", "どぶねずみ"],
    ar: ["جرذ", "جرذان", "جرذان المدينة"] } },
  { id: "hamster", parents: ["mouse-and-rodent", "pets"], words: {
    en: ["hamster", "hamsters", "gerbil", "guinea pig", "guinea pigs"], es: ["hámster", "hámsters", "conejillo de indias", "cobaya", "cobayas", "cuy"],
    fr: ["hamster", "hamsters", "cochon d'inde", "cochons d'inde", "gerbille"], zh: ["仓鼠", "豚鼠", "天竺鼠"], "zh-TW": ["倉鼠", "豚鼠", "天竺鼠"], ja: ["ハムスター", "モルモット"],
    ar: ["هامستر", "خنزير غينيا"] } },
  { id: "beaver", parents: ["mouse-and-rodent"], words: {
    en: ["beaver", "beavers"], es: ["castor", "castores"],
    fr: ["castor", "castors"], zh: ["河狸", "海狸"], "zh-TW": ["河狸", "海狸"], ja: ["ビーバー"],
    ar: ["قندس", "قنادس"] } },
  { id: "mole-animal", parents: ["animals"], words: {
    en: ["moles"], es: ["topo", "topos"],
    fr: ["taupe", "taupes"], zh: ["鼹鼠"], "zh-TW": ["鼴鼠", "鼴鼠先生"], ja: ["モグラ", "もぐら"],
    ar: ["خلد", "خلد أرض"] } },
  { id: "fly-insect", parents: ["insects"], words: {
    en: ["housefly", "swarm of flies"], es: ["moscas", "moscardón", "tábano"],
    fr: ["mouches", "moucheron", "taon"], zh: ["苍蝇", "果蝇", "捕蝇"], "zh-TW": ["蒼蠅", "果蠅", "捕蠅"], ja: ["ハエ", "蝿", "蝿の王"],
    ar: ["ذباب", "ذبابة"] } },
  { id: "cockroach", parents: ["insects"], words: {
    en: ["cockroach", "cockroaches"], es: ["cucaracha", "cucarachas"],
    fr: ["cafard", "cafards"], zh: ["蟑螂"], "zh-TW": ["蟑螂"], ja: ["ゴキブリ"],
    ar: ["صرصور", "صراصير"] } },
  { id: "scorpion", parents: ["insects"], words: {
    en: ["scorpion", "scorpions"], es: ["escorpión", "alacrán"],
    fr: ["scorpion"], zh: ["蝎子"], "zh-TW": ["蠍子"], ja: ["サソリ", "蠍"],
    ar: ["عقرب", "عقارب"] } },
  { id: "cuckoo", parents: ["bird"], words: {
    en: ["cuckoo", "cuckoos"], es: ["cuco", "cucos", "cucú", "reloj de cuco"],
    fr: ["coucou gris", "coucous"], zh: ["布谷鸟", "杜鹃鸟"], "zh-TW": ["布穀鳥", "杜鵑鳥"], ja: ["カッコウ"],
    ar: ["وقواق", "وقواق الساعة"] } },
  { id: "magpie", parents: ["bird"], words: {
    en: ["magpie", "magpies", "blue jay"], es: ["urraca", "urracas"],
    fr: ["pie bavarde", "pies voleuses", "geai", "geais"], zh: ["喜鹊"], "zh-TW": ["喜鵲"], ja: ["カササギ"],
    ar: ["عقعق", "طائر العقعق", "قيق"] } },
  { id: "starling", parents: ["bird"], words: {
    en: ["starling", "starlings", "murmuration"], es: ["estornino", "estorninos"],
    fr: ["étourneau", "étourneaux", "sansonnet"], zh: ["椋鸟"], "zh-TW": ["椋鳥"], ja: ["ムクドリ"],
    ar: ["زرزور", "زرازير"] } },
  { id: "hoopoe", parents: ["bird"], words: {
    en: ["hoopoe", "hoopoes"], es: ["abubilla", "abubillas"],
    fr: ["huppe fasciée"], zh: ["戴胜"], "zh-TW": ["戴勝"], ja: ["ヤツガシラ"],
    ar: ["طائر الهدهد"] } },
  { id: "coyote", parents: ["animals"], words: {
    en: ["coyote", "coyotes"], es: ["coyote", "coyotes"],
    fr: ["coyote", "coyotes"], zh: ["郊狼"], "zh-TW": ["郊狼"], ja: ["コヨーテ"],
    ar: ["قيوط"] } },
  { id: "jackal", parents: ["animals"], words: {
    en: ["jackal", "jackals"], es: ["chacal", "chacales"],
    fr: ["chacal", "chacals"], zh: ["胡狼", "豺狼"], "zh-TW": ["胡狼", "豺狼"], ja: ["ジャッカル"],
    ar: ["ابن آوى", "بنات آوى"] } },
  { id: "dingo", parents: ["animals"], words: {
    en: ["wild dogs", "wild dog", "dingo", "dingoes"], es: ["perros salvajes", "dingo"],
    fr: ["chiens sauvages", "dingo"], zh: ["野狗"], "zh-TW": ["野狗"], ja: ["ディンゴ"],
    ar: ["كلاب برية"] } },
  { id: "earthworm", parents: ["animals"], words: {
    en: ["earthworm", "earthworms"], es: ["lombriz", "lombrices", "gusano", "gusanos"],
    fr: ["ver de terre", "lombric"], zh: ["蚯蚓"], "zh-TW": ["蚯蚓"], ja: ["ミミズ", "蚯蚓"],
    ar: ["دودة الأرض", "دودة", "ديدان"] } },
  { id: "leech", parents: ["animals"], words: {
    en: ["leech", "leeches"], es: ["sanguijuela"],
    fr: ["sangsue", "sangsues"], zh: ["水蛭", "蚂蟥"], "zh-TW": ["水蛭", "螞蟥"], ja: ["ヒル", "蛭"],
    ar: ["علقة"] } },
  { id: "yak", parents: ["animals"], words: {
    en: ["yak", "yaks"], es: ["yak", "yaks"],
    fr: ["yak", "yack", "yaks"], zh: ["牦牛"], "zh-TW": ["犛牛"], ja: ["ヤク"],
    ar: ["ياك"] } },
  { id: "gnu", parents: ["antelope"], words: {
    en: ["gnu", "gnus"], es: ["ñu"],
    fr: ["gnou", "gnous"], zh: ["角马"], "zh-TW": ["角馬"], ja: ["ヌー"],
    ar: ["نو الأفريقي"] } },
  { id: "eel", parents: ["fish"], words: {
    en: ["eel", "eels"], es: ["anguila", "anguilas"],
    fr: ["anguille", "anguilles"], zh: ["鳗鱼"], "zh-TW": ["鰻魚"], ja: ["ウナギ"],
    ar: ["أنقليس"] } },
  { id: "piranha", parents: ["fish"], words: {
    en: ["piranha", "piranhas"], es: ["piraña", "pirañas"],
    fr: ["piranha", "piranhas"], zh: ["食人鱼"], "zh-TW": ["食人魚"], ja: ["ピラニア"],
    ar: ["سمك البيرانا"] } },
  { id: "tuna", parents: ["sardines-and-herring"], words: {
    en: ["tuna", "tunas"], es: ["atunes", "bonito del norte"],
    fr: ["thon", "thons"], zh: ["金枪鱼"], "zh-TW": ["鮪魚", "黑鮪魚"], ja: ["マグロ"],
    ar: ["سمكة التونة"] } },
  { id: "sardine", parents: ["sardines-and-herring"], words: {
    en: ["sardine", "sardines", "anchovy", "anchovies"], es: ["lata de sardinas"],
    fr: ["sardine", "sardines", "anchois"], zh: ["沙丁鱼", "凤尾鱼"], "zh-TW": ["沙丁魚", "鯷魚"], ja: ["イワシ", "鰯", "アンチョビ"],
    ar: ["سردين معلب", "علبة سردين", "سمك السردين", "أنشوجة"] } },
  { id: "gorilla", parents: ["monkey"], words: {
    en: ["gorilla", "gorillas"], es: ["gorila", "gorilas"],
    fr: ["gorille", "gorilles"], zh: ["大猩猩"], "zh-TW": ["大猩猩"], ja: ["ゴリラ"],
    ar: ["غوريلا"] } },
  { id: "chimpanzee", parents: ["monkey"], words: {
    en: ["chimpanzee", "chimpanzees", "chimps", "chimp", "bonobo"], es: ["chimpancé", "chimpancés"],
    fr: ["chimpanzé", "chimpanzés"], zh: ["黑猩猩"], "zh-TW": ["黑猩猩"], ja: ["チンパンジー", "ボノボ"],
    ar: ["شمبانزي", "شمبانزيات"] } },
  { id: "orangutan", parents: ["monkey"], words: {
    en: ["orangutan", "orangutans"], es: ["orangután", "orangutanes"],
    fr: ["orang-outan"], zh: ["红毛猩猩"], "zh-TW": ["紅毛猩猩"], ja: ["オランウータン"],
    ar: ["أورانغوتان"] } },
  { id: "reindeer", parents: ["deer"], words: {
    en: ["reindeer", "reindeers", "caribou"], es: ["reno", "renos", "caribú"],
    fr: ["renne", "rennes", "caribou", "caribous"], zh: ["驯鹿", "驯鹿群"], "zh-TW": ["馴鹿", "馴鹿群"], ja: ["トナカイ", "カリブー", "馴鹿"],
    ar: ["رنة"] } },
  { id: "moose", parents: ["deer"], words: {
    en: ["moose", "elk", "moose of"], es: ["alce", "alces"],
    fr: ["orignal", "orignaux", "élan du canada"], zh: ["麋鹿", "麋"], "zh-TW": ["麋鹿", "麋"], ja: ["ヘラジカ"],
    ar: ["موظ"] } },
  { id: "polar-bear", parents: ["bear", "polar"], words: {
    en: ["polar bear", "polar bears"], es: ["oso polar", "osos polares"],
    fr: ["ours polaire", "ours polaires", "ours blanc"], zh: ["北极熊", "白熊", "小白熊", "北极熊宝宝"], "zh-TW": ["北極熊", "白熊", "小白熊", "北極熊寶寶"], ja: ["白熊", "ホッキョクグマ", "北極熊", "しろくま", "シロクマ"],
    ar: ["دب قطبي", "دببة قطبية"] } },
  { id: "orca", parents: ["whale"], words: {
    en: ["orca", "orcas", "killer whale"], es: ["orca", "orcas"],
    fr: ["orque", "orques"], zh: ["虎鲸", "逆戟鲸"], "zh-TW": ["虎鯨", "逆戟鯨"], ja: ["シャチ"],
    ar: ["أوركا", "حوت قاتل", "حيتان قاتلة"] } },
  { id: "grasshopper", parents: ["insects"], words: {
    en: ["grasshopper", "grasshoppers"], es: ["saltamontes"],
    fr: ["sauterelle", "sauterelles"], zh: ["蚱蜢"], "zh-TW": ["蚱蜢"], ja: ["バッタ"],
    ar: ["جندب"] } },
  { id: "locust", parents: ["insects"], words: {
    en: ["locust", "locusts"], es: ["langostas del campo"],
    fr: ["criquet"], zh: ["蝗虫"], "zh-TW": ["蝗蟲"], ja: ["蝗"],
    ar: ["جراد", "جرادة"] } },
  { id: "cricket-insect", parents: ["insects"], words: {
    en: ["crickets chirping"], es: ["grillo", "grillos"],
    fr: ["grillon", "grillons"], zh: ["蟋蟀", "蛐蛐", "蝈蝈", "纺织娘", "斗蟋蟀", "螽斯"], "zh-TW": ["蟋蟀", "蛐蛐", "蟈蟈", "紡織娘", "鬥蟋蟀", "螽斯"], ja: ["コオロギ", "鈴虫", "松虫", "蟋蟀", "きりぎりす", "キリギリス", "スズムシ"],
    ar: ["صرصور الليل", "جدجد"] } },
  { id: "mantis", parents: ["insects"], words: {
    en: ["praying mantis", "mantis"], es: ["mantis"],
    fr: ["mante religieuse"], zh: ["螳螂"], "zh-TW": ["螳螂"], ja: ["カマキリ"],
    ar: ["فرس النبي"] } },
];
