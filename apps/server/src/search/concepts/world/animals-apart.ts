import type { Concept } from "../concept.ts";

export const animalsApart: Concept[] = [
  { id: "owl", parents: ["owl-and-raptor"], words: {
    en: ["owl", "owls", "barn owl", "eagle owl"], es: ["búho", "búhos", "lechuza", "lechuzas", "tecolote"],
    fr: ["hibou", "chouette", "hiboux", "chouettes"], zh: ["猫头鹰", "雕鸮", "角鸮"], "zh-TW": ["貓頭鷹", "雕鴞", "角鴞", "貓頭鷹攝影"], ja: ["梟", "フクロウ", "ふくろう", "みみずく", "ミミズク"],
    ar: ["بومة", "بوم"] } },
  { id: "eagle", parents: ["owl-and-raptor"], words: {
    en: ["eagle", "eagles", "golden eagle"], es: ["águila", "águilas", "aguilucho"],
    fr: ["aigle", "aigles", "aigle royal"], zh: ["雄鹰", "秃鹰", "金雕"], "zh-TW": ["雄鷹", "禿鷹", "金雕"], ja: ["鷲", "ワシ", "大鷲", "オオワシ", "イヌワシ"],
    ar: ["نسر", "نسور", "نسر أصلع"] } },
  { id: "falcon", parents: ["owl-and-raptor"], words: {
    en: ["falcon", "falcons", "falconry", "falconer", "hawk", "hawks", "kestrel"], es: ["halcón", "halcones", "cetrería", "halconero", "gavilán", "cernícalo"],
    fr: ["faucon", "faucons", "fauconnerie", "fauconnier", "épervier"], zh: ["猎鹰", "隼", "驯鹰", "训鹰", "苍鹰", "海东青", "老鹰"], "zh-TW": ["獵鷹", "隼", "馴鷹", "訓鷹", "蒼鷹", "海東青", "老鷹"], ja: ["鷹", "タカ", "鷹匠", "鷹狩り", "ハヤブサ", "隼"],
    ar: ["صقر", "صقور", "صقارة", "صقار", "باز", "شاهين", "صيد بالصقور", "تربية الصقور"] } },
  { id: "vulture", parents: ["owl-and-raptor"], words: {
    en: ["vulture", "vultures", "condor"], es: ["buitre", "buitres", "cóndor"],
    fr: ["vautour", "vautours", "condor"], zh: ["秃鹫", "兀鹰"], "zh-TW": ["禿鷲", "兀鷹"], ja: ["コンドル"],
    ar: ["رخم", "كندور"] } },
  { id: "swan", parents: ["crane-and-swan"], words: {
    en: ["swan", "black swan", "cygnet", "cygnets"], es: ["cisne", "cisnes"],
    fr: ["cygne", "cygnes"], zh: ["天鹅", "黑天鹅", "白天鹅"], "zh-TW": ["天鵝", "黑天鵝", "白天鵝"], ja: ["白鳥", "黒鳥"],
    ar: ["البجع", "بجعة", "بجع"] } },
  { id: "crane-bird", parents: ["crane-and-swan"], words: {
    en: ["red-crowned crane", "sandhill cranes", "crane dance birds", "whooping crane"], es: ["grulla"],
    fr: ["grues cendrées"], zh: ["仙鹤", "白鹤", "丹顶鹤", "鹤群"], "zh-TW": ["仙鶴", "白鶴", "丹頂鶴", "鶴群"], ja: ["鶴", "丹頂鶴", "折り鶴の鶴", "タンチョウ"],
    ar: ["كركي"] } },
  { id: "heron", parents: ["crane-and-swan"], words: {
    en: ["heron", "herons", "egret", "egrets"], es: ["garza"],
    fr: ["héron", "aigrette"], zh: ["白鹭", "鹭鸶", "苍鹭"], "zh-TW": ["白鷺", "鷺鷥", "蒼鷺", "白鷺鷥"], ja: ["鷺", "白鷺", "青鷺"],
    ar: ["مالك الحزين"] } },
  { id: "stork", parents: ["crane-and-swan"], words: {
    en: ["storks", "stork"], es: ["cigüeña"],
    fr: ["cigogne"], zh: ["鹳鸟"], "zh-TW": ["鸛鳥"], ja: ["コウノトリ", "こうのとり"],
    ar: ["لقلق"] } },
  { id: "duck", parents: ["duck-and-goose"], words: {
    en: ["ducks", "duckling", "ducklings", "ugly duckling", "mallard"], es: ["patos", "patito", "patitos", "patito feo"],
    fr: ["canard", "canards", "caneton", "vilain petit canard", "canard colvert"], zh: ["鸭子", "小鸭", "野鸭", "丑小鸭", "小鸭子", "赶鸭"], "zh-TW": ["鴨子", "小鴨", "野鴨", "醜小鴨", "小鴨子", "趕鴨", "養鴨", "黃色小鴨"], ja: ["アヒル", "鴨", "カルガモ", "合鴨", "家鴨", "かるがも", "みにくいアヒルの子", "カモの親子", "マガモ"],
    ar: ["بطة", "بط بري", "فرخ البط"] } },
  { id: "goose", parents: ["duck-and-goose"], words: {
    en: ["goose", "geese", "wild geese"], es: ["gansos", "ganso", "ocas"],
    fr: ["oies", "oie sauvage", "oison"], zh: ["鹅", "大雁", "白鹅", "大白鹅"], "zh-TW": ["鵝", "大雁", "白鵝", "大白鵝"], ja: ["ガチョウ", "雁", "鵞鳥"],
    ar: ["إوزة", "إوز", "وز"] } },
  { id: "flamingo", parents: ["bird"], words: {
    en: ["flamingo", "flamingos"], es: ["flamenco rosa", "flamencos rosados"],
    fr: ["flamant rose", "flamants roses"], zh: ["火烈鸟"], "zh-TW": ["火烈鳥", "紅鶴"], ja: ["フラミンゴ"],
    ar: ["نحام"] } },
  { id: "ostrich", parents: ["bird"], words: {
    en: ["ostrich", "ostrich farm", "emu", "emus"], es: ["avestruz"],
    fr: ["autruche", "émeu"], zh: ["鸵鸟"], "zh-TW": ["鴕鳥"], ja: ["ダチョウ"],
    ar: ["نعامة", "نعام"] } },
  { id: "swallow", parents: ["bird"], words: {
    en: ["swallow bird", "barn swallow", "swifts"], es: ["golondrina", "golondrinas"],
    fr: ["hirondelle", "hirondelles", "martinet noir", "martinets"], zh: ["燕子", "家燕", "小燕子", "燕巢", "雨燕"], "zh-TW": ["燕子", "家燕", "小燕子", "燕巢", "雨燕"], ja: ["ツバメ", "燕", "つばめ", "岩燕", "燕の巣"],
    ar: ["سنونو", "خطاف"] } },
  { id: "nightingale", parents: ["songbirds"], words: {
    en: ["nightingale", "nightingales"], es: ["ruiseñor"],
    fr: ["rossignol"], zh: ["夜莺"], "zh-TW": ["夜鶯"], ja: ["鶯"],
    ar: ["بلبل"] } },
  { id: "zebra", parents: ["animals"], words: {
    en: ["zebra", "zebras"], es: ["cebra", "cebras"],
    fr: ["zèbre", "zèbres"], zh: ["斑马", "小斑马"], "zh-TW": ["斑馬", "小斑馬"], ja: ["シマウマ", "縞馬"],
    ar: ["حمار وحشي"] } },
  { id: "antelope", parents: ["animals"], words: {
    en: ["antelope", "antelopes", "gazelle", "wildebeest"], es: ["antílope", "gacela"],
    fr: ["antilope", "gazelle"], zh: ["羚羊"], "zh-TW": ["羚羊"], ja: ["レイヨウ", "ガゼル"],
    ar: ["ظبي", "ظباء"] } },
  { id: "rhinoceros", parents: ["animals"], words: {
    en: ["rhinoceros", "rhino", "rhinos", "rhino horn", "white rhino", "black rhino", "baby rhino", "rhino poaching"], es: ["rinoceronte", "rinocerontes"],
    fr: ["rhinocéros", "rhinocéros blanc", "corne de rhinocéros", "bébé rhinocéros"], zh: ["犀牛", "犀角", "白犀牛"], "zh-TW": ["犀牛", "犀角", "白犀牛"], ja: ["犀", "シロサイ"],
    ar: ["كركدن"] } },
  { id: "kangaroo", parents: ["kangaroo-and-koala"], words: {
    en: ["kangaroo", "kangaroos", "wallaby"], es: ["canguro", "canguros"],
    fr: ["kangourou", "kangourous", "bébé kangourou", "petit kangourou"], zh: ["袋鼠", "小袋鼠"], "zh-TW": ["袋鼠", "小袋鼠"], ja: ["カンガルー", "ワラビー"],
    ar: ["كنغر"] } },
  { id: "koala", parents: ["kangaroo-and-koala"], words: {
    en: ["koala", "koalas"], es: ["koala"],
    fr: ["koala"], zh: ["考拉", "树袋熊"], "zh-TW": ["無尾熊", "考拉", "樹袋熊"], ja: ["コアラ"],
    ar: ["كوالا"] } },
  { id: "badger", parents: ["animals"], words: {
    en: ["badger", "badgers"], es: ["tejón"],
    fr: ["blaireau"], zh: ["獾", "蜜獾"], "zh-TW": ["獾", "蜜獾", "鼬獾"], ja: ["アナグマ", "穴熊", "むじな", "貉"],
    ar: ["غرير"] } },
  { id: "raccoon", parents: ["animals"], words: {
    en: ["raccoon", "raccoons"], es: ["mapache"],
    fr: ["raton laveur"], zh: ["浣熊"], "zh-TW": ["浣熊"], ja: ["アライグマ"],
    ar: ["راكون"] } },
  { id: "raccoon-dog", parents: ["animals"], words: {
    en: ["raccoon dog"], es: ["perro mapache"],
    fr: ["chien viverrin"], zh: ["貉子"], "zh-TW": ["貉子"], ja: ["狸", "タヌキ", "たぬき", "狸囃子", "化け狸"],
    ar: ["كلب الراكون"] } },
  { id: "weasel", parents: ["animals"], words: {
    en: ["weasel", "weasels", "ferret", "stoat", "stoats", "ermine", "mink", "marten"], es: ["comadreja", "hurón doméstico", "visones", "armiños"],
    fr: ["belette", "furet", "hermine", "vison", "martre", "fouine", "putois"], zh: ["黄鼠狼", "貂", "鼬", "白鼬"], "zh-TW": ["黃鼠狼", "貂", "鼬", "白鼬"], ja: ["イタチ", "オコジョ", "フェレット", "ミンク"],
    ar: ["ابن عرس", "ابن مقرض"] } },
  { id: "skunk", parents: ["animals"], words: {
    en: ["skunk", "skunks"], es: ["mofeta", "mofetas", "zorrillo", "zorrillos"],
    fr: ["moufette", "mouffette"], zh: ["臭鼬"], "zh-TW": ["臭鼬"], ja: ["スカンク"],
    ar: ["ظربان"] } },
  { id: "walrus", parents: ["sea-life"], words: {
    en: ["walrus", "walruses"], es: ["morsa"],
    fr: ["morse de l'arctique"], zh: ["海象"], "zh-TW": ["海象"], ja: ["セイウチ"],
    ar: ["فظ البحر"] } },
  { id: "sea-lion", parents: ["sea-life"], words: {
    en: ["sea lion", "sea lions"], es: ["león marino", "leones marinos"],
    fr: ["otarie", "otaries"], zh: ["海狮"], "zh-TW": ["海獅"], ja: ["アシカ", "オットセイ", "トド"],
    ar: ["أسد البحر"] } },
  { id: "manatee", parents: ["sea-life"], words: {
    en: ["manatee", "manatees", "sea cow", "dugong"], es: ["manatí", "manatíes", "vaca marina", "dugongo"],
    fr: ["lamantin", "lamantins", "dugong"], zh: ["海牛", "儒艮"], "zh-TW": ["海牛", "儒艮"], ja: ["ジュゴン", "マナティー"],
    ar: ["أطوم", "بقر البحر"] } },
  { id: "crab", parents: ["sea-life"], words: {
    en: ["crab", "crabs", "hermit crab"], es: ["cangrejo", "cangrejos"],
    fr: ["crabe", "crabes", "bernard-l'ermite"], zh: ["螃蟹", "寄居蟹", "招潮蟹", "小螃蟹", "蟹"], "zh-TW": ["螃蟹", "寄居蟹", "招潮蟹", "小螃蟹", "蟹", "和尚蟹"], ja: ["蟹", "カニ", "ヤドカリ", "沢蟹"],
    ar: ["سلطعون", "سرطان البحر"] } },
  { id: "lobster", parents: ["sea-life"], words: {
    en: ["lobster", "lobsters"], es: ["langosta"],
    fr: ["homard"], zh: ["龙虾"], "zh-TW": ["龍蝦"], ja: ["伊勢海老"],
    ar: ["جراد البحر"] } },
  { id: "starfish", parents: ["sea-life"], words: {
    en: ["starfish"], es: ["estrella de mar"],
    fr: ["étoile de mer"], zh: ["海星"], "zh-TW": ["海星"], ja: ["ヒトデ"],
    ar: ["نجمة البحر"] } },
];
