import type { Concept } from "../concept.ts";

export const legendsAndTales: Concept[] = [
  { id: "giants", parents: ["myth", "fantasy"], words: {
    en: ["giant", "giants", "giantess", "friendly giant", "gentle giant", "giant's castle", "jack and the beanstalk", "land of giants", "sleeping giant"], es: ["gigante", "gigantes", "giganta"],
    fr: ["géants", "géante", "gentil géant", "ogre géant", "gargantua", "gulliver chez les géants", "pays des géants", "homme gigantesque"], zh: ["巨人"], "zh-TW": ["巨人"], ja: ["巨人"],
    ar: ["عملاق", "عمالقة", "مارد"] } },
  { id: "dwarf-and-gnome", parents: ["fairy"], words: {
    en: ["dwarves and gnomes", "dwarf", "dwarves", "gnome", "gnomes", "leprechaun", "seven dwarfs", "garden gnome", "garden gnomes", "brownie spirits", "little folk", "little people in the forest"], es: ["enanos y gnomos", "gnomo", "gnomos", "siete enanitos", "enanitos", "duende", "duendes"],
    fr: ["nains et gnomes", "nains de la forêt", "sept nains", "gnome", "gnomes", "lutin", "lutins", "farfadet"], zh: ["小矮人", "七个小矮人", "地精", "侏儒", "矮人"], "zh-TW": ["小矮人", "七個小矮人", "地精", "侏儒", "矮人"], ja: ["小人", "こびと", "ドワーフ", "七人の小人", "ノーム", "小人族", "七人のこびと"],
    ar: ["قزم", "أقزام", "الأقزام السبعة"] } },
  { id: "elves", parents: ["fairy"], words: {
    en: ["elf", "elves", "elven", "elvish", "elf queen", "elven kingdom", "elf king", "elvish language", "woodland elves"], es: ["elfo", "elfos", "elfa", "élfico"],
    fr: ["elfe", "elfes", "elfique", "reine des elfes", "royaume des elfes", "peuple elfique", "elfes des bois"], zh: ["精灵族", "精灵王国", "小精灵"], "zh-TW": ["精靈族", "精靈王國", "小精靈"], ja: ["エルフ", "エルフ族"],
    ar: ["إلف", "إلفات"] } },
  { id: "goblin-and-troll", parents: ["fairy", "monster"], words: {
    en: ["goblins and trolls", "goblin", "goblins", "troll", "trolls", "ogre", "ogres", "orc", "orcs"], es: ["trasgos y troles", "trol", "troles", "trasgo", "ogro", "ogros", "orcos", "goblin"],
    fr: ["gobelins et trolls", "gobelin", "gobelins", "trolls", "ogre", "ogres", "orques et gobelins"], zh: ["哥布林与巨魔", "哥布林", "巨魔", "食人魔", "兽人"], "zh-TW": ["哥布林與巨魔", "哥布林", "巨魔", "食人魔", "獸人"], ja: ["ゴブリンとトロール", "ゴブリン", "トロール", "オーガ", "オーク族"],
    ar: ["غيلان", "غول", "غوبلن", "ترول"] } },
  { id: "genie", parents: ["arabian-tales", "magic"], words: {
    en: ["genie", "djinn", "jinn", "magic lamp", "three wishes", "genie in a bottle", "grants three wishes", "three magic wishes", "wish-granting"], es: ["genio de la lámpara", "genios", "lámpara maravillosa", "tres deseos"],
    fr: ["djinn", "djinns", "génie de la lampe", "lampe merveilleuse", "trois vœux", "génie de la bouteille", "lampe magique", "exaucer trois vœux", "trois souhaits", "exauce les vœux"], zh: ["神灯精灵", "灯神", "三个愿望", "精怪"], "zh-TW": ["神燈精靈", "燈神", "三個願望", "精怪"], ja: ["ランプの魔人", "魔法のランプ", "三つの願い"],
    ar: ["جن", "جني", "عفريت", "المصباح السحري", "ثلاث أمنيات", "مارد المصباح", "خاتم سليمان", "ملوك الجان", "قبيلة الجن"] } },
  { id: "sea-monster", parents: ["monster", "sea"], words: {
    en: ["sea monster", "sea monsters", "kraken", "leviathan", "sea serpent", "loch ness", "giant squid monster", "monster of the deep", "monster in the lake", "lake monster", "loch ness monster", "nessie"], es: ["monstruo marino", "monstruos marinos", "kraken", "leviatán", "serpiente marina", "lago ness"],
    fr: ["monstre marin", "monstres marins", "kraken", "léviathan", "serpent de mer", "loch ness"], zh: ["海怪", "水怪", "北海巨妖", "尼斯湖"], "zh-TW": ["海怪", "水怪", "北海巨妖", "尼斯湖"], ja: ["海の怪物", "クラーケン", "海獣", "ネッシー", "大海蛇"],
    ar: ["وحش البحر", "وحش بحري", "كراكن", "لوياثان"] } },
  { id: "cryptids", parents: ["monster", "folklore"], words: {
    en: ["bigfoot", "yeti", "sasquatch", "abominable snowman", "cryptid", "cryptids", "chupacabra"], es: ["pie grande", "yeti", "abominable hombre de las nieves", "chupacabras", "criptozoología"],
    fr: ["bigfoot", "yéti", "abominable homme des neiges", "dahu", "cryptozoologie", "homme des neiges", "créature légendaire", "créatures légendaires", "homme sauvage des bois"], zh: ["野人", "雪怪", "大脚怪", "未知生物"], "zh-TW": ["野人", "雪怪", "大腳怪", "未知生物"], ja: ["雪男", "イエティ", "ビッグフット", "ツチノコ", "未確認生物"],
    ar: ["رجل الثلج", "يتي", "ذو القدم الكبيرة"] } },
  { id: "golem-and-homunculus", parents: ["monster", "myth"], words: {
    en: ["golem", "homunculus", "living statue", "artificial being", "clay man", "artificial human", "statue comes to life", "statue that comes alive"], es: ["golem", "gólem", "homúnculo"],
    fr: ["golem", "homoncule", "créature artificielle", "être artificiel", "statue vivante", "automate vivant", "homme artificiel"], zh: ["弗兰肯斯坦", "人造人", "泥人传说", "魔像"], "zh-TW": ["弗蘭肯斯坦", "人造人", "泥人傳說", "魔像"], ja: ["ゴーレム", "ホムンクルス"],
    ar: ["غولم", "مخلوق اصطناعي"] } },
  { id: "minotaur-and-centaur", parents: ["greek-myth", "monster"], words: {
    en: ["creatures of Greek myth", "chimera", "hydra"], es: ["criaturas de la mitología griega", "quimera", "hidra"],
    fr: ["créatures de la mythologie grecque", "chimère", "hydre"], zh: ["希腊神话怪物"], "zh-TW": ["希臘神話怪物"], ja: ["ギリシャ神話の怪物"],
    ar: ["مخلوقات الأساطير اليونانية"] } },
  { id: "phoenix", parents: ["unicorn-and-beasts"], words: {
    en: ["phoenix", "firebird", "simurgh", "rises from the ashes", "rise from the ashes", "bird of fire"], es: ["ave fénix", "fénix", "pájaro de fuego"],
    fr: ["phénix", "oiseau de feu", "renaît de ses cendres", "renaître de ses cendres", "simorgh"], zh: ["凤凰", "火凤凰", "不死鸟", "朱雀"], "zh-TW": ["鳳凰", "火鳳凰", "不死鳥", "朱雀"], ja: ["不死鳥", "鳳凰", "火の鳥", "フェニックス"],
    ar: ["عنقاء", "طائر الفينيق", "طائر النار", "رخ أسطوري"] } },
  { id: "unicorn", parents: ["unicorn-and-beasts"], words: {
    en: ["unicorn", "unicorns", "pegasus", "winged horse", "baby unicorn", "unicorn horn"], es: ["unicornio", "unicornios", "pegaso", "caballo alado"],
    fr: ["licorne", "licornes", "pégase", "cheval ailé", "petite licorne", "cheval blanc ailé", "la dame à la licorne"], zh: ["独角兽", "飞马"], "zh-TW": ["獨角獸", "飛馬"], ja: ["ユニコーン", "ペガサス", "一角獣", "天馬"],
    ar: ["وحيد القرن", "يونيكورن", "حصان مجنح"] } },
  { id: "fox-spirit", parents: ["folklore", "fox"], words: {
    en: ["fox spirit", "fox spirits", "nine-tailed fox", "huli jing", "gumiho", "fox woman", "fox demon", "fox bride", "fox wife"], es: ["espíritu zorro", "zorro de nueve colas"],
    fr: ["esprit renard", "renard à neuf queues", "femme renarde"], zh: ["狐仙", "狐狸精", "九尾狐", "聊斋"], "zh-TW": ["狐仙", "狐狸精", "九尾狐", "聊齋"], ja: ["狐の嫁入り", "妖狐", "九尾の狐", "お稲荷さん"],
    ar: ["روح الثعلب", "ثعلب بتسعة أذيال"] } },
  { id: "nature-spirits", parents: ["folklore", "fantasy"], words: {
    en: ["nature spirit", "nature spirits", "forest spirit", "forest spirits", "water spirit", "nymph", "nymphs", "dryad", "tree spirit"], es: ["espíritus del bosque", "espíritu del bosque", "espíritu del agua", "ninfa", "ninfas", "dríade"],
    fr: ["esprit de la forêt", "esprits de la forêt", "esprits de la nature", "nymphe", "nymphes", "dryade"], zh: ["树精", "山神", "水神", "森林精灵", "花妖", "土地公", "河神"], "zh-TW": ["樹精", "山神", "水神", "森林精靈", "花妖", "土地公", "河神"], ja: ["森の精", "水の精", "山の神", "木の精", "木霊", "自然霊"],
    ar: ["أرواح الطبيعة", "روح الغابة", "حورية الغابة", "حوريات"] } },
  { id: "vengeful-spirit", parents: ["ghost"], words: {
    en: ["vengeful ghost", "vengeful spirit", "vengeful spirits", "la llorona", "banshee", "woman in white", "wailing woman", "curse of the dead"], es: ["la llorona", "llorona", "dama de blanco", "espíritu vengativo", "alma en pena", "banshee"],
    fr: ["dame blanche", "esprit vengeur", "âme en peine", "banshee", "fantôme vengeur", "fantômes vengeurs", "revenante", "malédiction d'une morte", "pleureuse fantôme"], zh: ["厉鬼", "怨灵", "女鬼", "白衣女鬼", "冤魂索命"], "zh-TW": ["厲鬼", "怨靈", "女鬼", "白衣女鬼", "冤魂索命"], ja: ["怨霊", "幽霊女", "祟り", "悪霊", "貞子", "雪女"],
    ar: ["روح منتقمة", "النداهة", "شبح امرأة"] } },
  { id: "grim-reaper", parents: ["death", "supernatural"], words: {
    en: ["grim reaper", "personified death", "angel of death", "death personified", "ferryman of the dead", "soul reaper", "the reaper", "death as a character", "dance of death", "dances with death", "hooded figure with a scythe"], es: ["la parca", "ángel de la muerte", "santa muerte", "calavera catrina"],
    fr: ["faucheuse", "la grande faucheuse", "ange de la mort", "passeur des morts", "la camarde", "ankou", "la mort personnifiée", "danse macabre", "danses macabres"], zh: ["死神", "黑白无常", "阎王", "孟婆", "勾魂"], "zh-TW": ["死神", "黑白無常", "閻王", "孟婆", "勾魂"], ja: ["死神", "閻魔", "三途の川"],
    ar: ["ملك الموت", "قابض الأرواح"] } },
  { id: "guardian-angel", parents: ["angels-and-demons"], words: {
    en: ["guardian angel", "guardian angels", "archangel", "cherub", "cherubs", "angelic protector", "seraphim", "angel on earth", "watched over by an angel", "cherubim"], es: ["ángel de la guarda", "ángel guardián", "arcángel", "querubín"],
    fr: ["ange gardien", "anges gardiens", "archange", "chérubin", "séraphin", "séraphins", "ange protecteur"], zh: ["守护天使", "天使守护", "大天使"], "zh-TW": ["守護天使", "天使守護", "大天使"], ja: ["守護天使", "大天使", "守護霊"],
    ar: ["ملاك حارس", "ملاك الحارس", "رئيس الملائكة"] } },
  { id: "deal-with-the-devil", parents: ["angels-and-demons", "temptation"], words: {
    en: ["deal with the devil", "pact with the devil", "faust", "faustian", "selling his soul", "sells her soul", "sold his soul"], es: ["pacto con el diablo", "fausto", "vender el alma"],
    fr: ["pacte avec le diable", "faust", "vendre son âme", "faustien", "pacte diabolique", "pacte avec satan", "vend son âme", "vendu son âme", "marché avec le diable", "méphistophélès"], zh: ["与魔鬼交易", "浮士德", "出卖灵魂", "魔鬼契约"], "zh-TW": ["與魔鬼交易", "浮士德", "出賣靈魂", "魔鬼契約"], ja: ["悪魔との契約", "ファウスト", "魂を売る"],
    ar: ["صفقة مع الشيطان", "فاوست", "باع روحه", "عقد مع الشيطان"] } },
  { id: "evil-eye-and-superstition", parents: ["folklore", "fortune-telling"], words: {
    en: ["superstition", "superstitions", "superstitious", "evil eye", "talisman", "talismans", "amulet", "lucky charm", "bad luck", "omen", "omens"], es: ["superstición", "supersticiones", "mal de ojo", "talismán", "amuleto", "mala suerte", "presagio", "supersticioso", "supersticiosa", "martes trece", "herradura de la suerte", "trébol de cuatro hojas"],
    fr: ["superstition", "superstitions", "mauvais œil", "talisman", "amulette", "porte-bonheur", "présage"], zh: ["迷信", "护身符", "吉祥物", "禁忌", "征兆", "邪眼", "平安符", "不祥", "倒霉", "晦气", "幸运符", "忌讳", "不吉利", "扫把星", "辟邪", "黑猫凶兆", "倒霉蛋", "霉运", "乌鸦嘴", "克夫", "吉利", "好彩头", "红绳", "犯太岁", "本命年", "十三号星期五", "开运", "转运", "左眼跳"], "zh-TW": ["迷信", "護身符", "吉祥物", "禁忌", "徵兆", "邪眼", "平安符", "不祥", "倒霉", "晦氣", "幸運符", "忌諱", "不吉利", "掃把星", "辟邪", "黑貓凶兆", "倒霉蛋", "黴運", "烏鴉嘴", "剋夫", "吉利", "好彩頭", "紅繩", "犯太歲", "本命年", "十三號星期五", "開運", "轉運", "左眼跳", "招財", "八字輕", "符仔"], ja: ["迷信", "お守り", "縁起", "邪視", "前兆", "魔除け", "おまじない", "厄除け", "ジンクス", "縁起物", "厄年", "縁起担ぎ", "開運", "凶運", "忌み", "鬼門", "厄日", "げん担ぎ", "十三日の金曜日", "不幸の手紙", "仏滅", "大安", "禁忌", "タブー", "盛り塩", "験担ぎ", "忌み地", "破魔矢", "幸運のお守り"],
    ar: ["خرافة", "خرافات", "حسد وعين", "تميمة", "تعويذة حظ", "نحس", "فأل", "عين الحسود", "خرزة زرقاء", "تطير", "تشاؤم", "فأل سيئ", "خمسة وخميسة", "شؤم", "منحوس"] } },
  { id: "urban-legend", parents: ["folklore", "horror"], words: {
    en: ["urban legend", "urban legends", "creepypasta", "campfire story", "urban myth", "urban myths", "vanishing hitchhiker", "slender man", "slenderman", "bloody mary", "scary rumour"], es: ["leyenda urbana", "leyendas urbanas"],
    fr: ["légende urbaine", "légendes urbaines", "mythe urbain", "mythes urbains", "auto-stoppeuse fantôme", "histoire à dormir debout", "rumeur urbaine", "légende de la ville"], zh: ["都市传说", "校园怪谈", "怪谈", "红衣女", "裂口女", "七大不可思议"], "zh-TW": ["都市傳說", "校園怪談", "紅衣女", "裂口女", "七大不可思議"], ja: ["都市伝説", "学校の怪談", "七不思議", "口裂け女", "トイレの花子さん", "きさらぎ駅", "人面犬", "赤マント", "メリーさん", "怪談話", "くねくね", "ひきこさん"],
    ar: ["أسطورة حضرية", "أساطير حضرية"] } },
  { id: "local-legend", parents: ["folklore", "hometown"], words: {
    en: ["local legend", "local legends", "village legend", "legend of the lake", "legend of the mountain", "regional legends", "legend of the village", "local folklore", "local folk tales", "legend of the well", "old legend", "old legends", "legends of the region", "regional folklore", "island legends"], es: ["leyenda local", "leyendas del pueblo", "leyenda regional", "leyendas de la región"],
    fr: ["légende locale", "légendes locales", "légendes de la région", "légende du pays", "légendes du terroir", "légende du lac", "légende de la montagne", "légendes de montagne", "vieille légende", "vieilles légendes", "légende du village", "légendes régionales", "contes de la région"], zh: ["地方传说", "当地传说", "乡野传说", "地方民间故事"], "zh-TW": ["地方傳說", "當地傳說", "鄉野傳說", "地方民間故事"], ja: ["土地の伝説", "地元の伝説", "郷土の伝説", "ご当地伝説"],
    ar: ["أسطورة محلية", "أساطير محلية", "حكايات القرية"] } },
  { id: "creation-myth", parents: ["myth"], words: {
    en: ["creation myth", "creation myths", "origin of the world", "creation of the world", "how the world began", "origin story", "origin myth"], es: ["mito de la creación", "mitos de creación", "origen del mundo", "creación del mundo"],
    fr: ["mythe de la création", "mythes fondateurs", "création du monde", "origine du monde", "récit des origines", "mythe des origines", "mythes des origines", "genèse du monde", "naissance du monde"], zh: ["创世神话", "创世", "开天辟地", "盘古", "女娲"], "zh-TW": ["創世神話", "創世", "開天闢地", "盤古", "女媧"], ja: ["創世神話", "天地創造", "国生み", "世界の始まり"],
    ar: ["أسطورة الخلق", "بدء الخليقة", "نشأة العالم", "خلق العالم"] } },
  { id: "hero-legend", parents: ["myth", "adventure"], words: {
    en: ["hero's journey", "legendary hero", "heroes of legend", "epic hero", "heroic tale", "heroic legend", "demigod", "demigods"], es: ["viaje del héroe", "héroe legendario", "héroes legendarios", "semidiós", "gesta heroica"],
    fr: ["héros légendaire", "voyage du héros", "demi-dieu", "geste héroïque", "héros de légende", "épopée héroïque", "héros mythique", "héros mythiques", "demi-dieux", "exploits héroïques", "roland à roncevaux", "preux"], zh: ["英雄传说", "半神", "传奇英雄", "英雄史诗"], "zh-TW": ["英雄傳說", "半神", "傳奇英雄", "英雄史詩"], ja: ["英雄伝説", "英雄譚", "半神", "伝説の勇者", "英雄の旅"],
    ar: ["بطل أسطوري", "أبطال الأساطير", "رحلة البطل", "سيرة شعبية", "نصف إله"] } },
  { id: "chosen-one", parents: ["fantasy", "fate"], words: {
    en: ["chosen one", "the prophecy", "prophesied hero", "child of prophecy", "boy of destiny", "girl of destiny", "destined to save", "destined to rule", "saviour of the world", "savior of the world"], es: ["el elegido", "la elegida", "niño de la profecía"],
    fr: ["l'élu", "l'élue", "enfant de la prophétie", "la prophétie", "enfant élu", "destinée à sauver", "destiné à sauver", "héros de la prophétie", "sauveur du monde"], zh: ["天选之人", "天命之子", "预言之子", "被选中的人", "天选之子", "命定之人", "预言中的孩子", "命中注定的英雄"], "zh-TW": ["天選之人", "天命之子", "預言之子", "被選中的人", "天選之子", "命定之人", "預言中的孩子", "命中註定的英雄"], ja: ["選ばれし者", "予言の子", "選ばれた勇者", "選ばれた少年", "選ばれた少女", "宿命を背負", "運命の子"],
    ar: ["المختار من القدر", "طفل النبوءة", "بطل النبوءة"] } },
  { id: "trickster", parents: ["folklore"], words: {
    en: ["trickster", "tricksters", "anansi", "coyote tales", "nasreddin", "juha", "reynard"], es: ["embaucador", "anansi", "tío conejo", "pedro urdemales", "nasrudín"],
    fr: ["décepteur", "anansi", "compère lapin", "nasreddin", "goupil", "farceur légendaire", "contes de ruse", "renart", "roman de renart", "nasr eddin", "till l'espiègle", "maître renard", "leuk le lièvre"], zh: ["恶作剧之神", "阿凡提", "捣蛋鬼"], "zh-TW": ["惡作劇之神", "阿凡提", "搗蛋鬼"], ja: ["トリックスター", "いたずら者", "一休さん", "彦一"],
    ar: ["جحا", "نوادر جحا", "محتال ظريف", "أشعب"] } },
  { id: "egyptian-myth", parents: ["myth", "ancient-egypt"], words: {
    en: ["Egyptian mythology", "egyptian myths", "osiris", "isis and osiris", "anubis", "horus", "book of the dead"], es: ["mitología egipcia", "osiris", "anubis", "libro de los muertos"],
    fr: ["mythologie égyptienne", "osiris", "anubis", "livre des morts", "dieux égyptiens", "dieux de l'égypte", "isis et osiris", "dieu égyptien", "malédiction de la momie", "malédiction du pharaon"], zh: ["埃及神话", "阿努比斯", "亡灵书", "埃及诸神"], "zh-TW": ["埃及神話", "阿努比斯", "亡靈書", "埃及諸神"], ja: ["エジプト神話", "アヌビス", "オシリス", "死者の書"],
    ar: ["أساطير فرعونية", "أساطير مصرية", "أوزوريس", "أنوبيس", "إيزيس"] } },
  { id: "celtic-myth", parents: ["myth", "ireland"], words: {
    en: ["Celtic mythology", "celtic myth", "celtic legends", "druid", "druids", "banshees", "avalon", "mabinogion"], es: ["mitología celta", "leyendas celtas", "druida", "druidas"],
    fr: ["mythologie celtique", "légendes celtes", "druide", "druides", "korrigan", "légendes bretonnes"], zh: ["凯尔特神话", "德鲁伊"], "zh-TW": ["凱爾特神話", "德魯伊"], ja: ["ケルト神話", "ドルイド", "ケルトの伝説"],
    ar: ["أساطير كلتية", "أساطير سلتية", "درويد"] } },
  { id: "king-arthur", parents: ["celtic-myth", "knights"], words: {
    en: ["King Arthur", "arthurian", "round table", "merlin", "lancelot", "holy grail", "excalibur", "camelot"], es: ["rey Arturo", "artúrico", "mesa redonda", "merlín", "santo grial", "excálibur"],
    fr: ["roi Arthur", "légende arthurienne", "table ronde", "merlin", "lancelot", "saint graal", "brocéliande"], zh: ["亚瑟王", "圆桌骑士", "梅林魔法师", "圣杯"], "zh-TW": ["亞瑟王", "圓桌騎士", "梅林魔法師", "聖盃"], ja: ["アーサー王", "円卓の騎士", "聖杯", "マーリン"],
    ar: ["الملك آرثر", "فرسان المائدة المستديرة", "مرلين"] } },
  { id: "robin-hood", parents: ["folklore", "adventure"], words: {
    en: ["Robin Hood", "noble outlaw", "steals from the rich", "highwayman", "bandit hero", "sherwood forest", "highwaymen", "merry men", "maid marian", "dick turpin", "sheriff of nottingham", "gentleman bandit", "bandit gang"], es: ["Robin Hood", "bandolero", "bandoleros", "roba a los ricos", "forajido"],
    fr: ["Robin des Bois", "bandit de grand chemin", "hors-la-loi", "mandrin", "bandit d'honneur", "bandits d'honneur", "brigand", "brigands", "bandits de grand chemin", "cartouche le bandit", "voleur au grand cœur", "vole aux riches"], zh: ["罗宾汉", "绿林好汉", "侠盗", "劫富济贫"], "zh-TW": ["羅賓漢", "綠林好漢", "俠盜", "劫富濟貧"], ja: ["ロビンフッド", "義賊", "鼠小僧", "石川五右衛門"],
    ar: ["روبن هود", "صعاليك", "لص شريف", "قاطع طريق"] } },
  { id: "japanese-myth", parents: ["myth", "japan"], words: {
    en: ["Japanese mythology", "japanese myth", "amaterasu", "kojiki", "japanese gods", "izanagi", "japanese legends"], es: ["mitología japonesa", "amaterasu"],
    fr: ["mythologie japonaise", "amaterasu", "mythes japonais", "dieux japonais", "légendes japonaises", "susanoo"], zh: ["日本神话", "天照大神", "须佐之男", "古事记", "伊邪那岐"], "zh-TW": ["日本神話", "天照大神", "須佐之男", "古事記", "伊邪那岐"], ja: ["日本神話", "古事記", "天照大神", "天照", "スサノオ", "天岩戸", "高天原", "草薙剣", "八咫鏡", "日本書紀", "イザナギ", "イザナミ", "天照大御神", "ヤマタノオロチ", "八咫烏", "ヤマトタケル", "三種の神器", "天孫降臨", "因幡の白兎", "大国主", "卑弥呼", "アマテラス", "天孫", "天の岩戸", "ツクヨミ"],
    ar: ["أساطير يابانية", "أماتيراسو"] } },
  { id: "hindu-myth", parents: ["myth", "hinduism"], words: {
    en: ["Hindu mythology", "indian mythology", "ramayana", "mahabharata", "ganesha", "hanuman", "hindu myths", "hindu legends", "krishna", "rama and sita", "hindu epic"], es: ["mitología hindú", "ramayana", "mahabharata"],
    fr: ["mythologie hindoue", "mythologie indienne", "ramayana", "mahabharata", "mythes hindous", "légendes indiennes de l'inde", "épopée indienne", "krishna"], zh: ["印度神话", "罗摩衍那", "摩诃婆罗多", "象头神"], "zh-TW": ["印度神話", "羅摩衍那", "摩訶婆羅多", "象頭神"], ja: ["インド神話", "ラーマーヤナ", "マハーバーラタ", "ガネーシャ"],
    ar: ["أساطير هندية", "رامايانا", "مهابهاراتا"] } },
  { id: "african-tales", parents: ["folklore", "africa"], words: {
    en: ["African tales", "african folktales", "african myth", "african mythology", "african legends", "griot", "griots", "orisha", "orishas"], es: ["cuentos africanos", "mitología africana", "griot", "orishas", "leyendas africanas"],
    fr: ["contes africains", "mythologie africaine", "légendes africaines", "griot", "griots", "conteur africain", "contes d'afrique", "légendes d'afrique", "contes du baobab", "contes du griot"], zh: ["非洲神话", "非洲民间故事", "非洲传说"], "zh-TW": ["非洲神話", "非洲民間故事", "非洲傳說"], ja: ["アフリカ神話", "アフリカの民話", "グリオ"],
    ar: ["حكايات أفريقية", "أساطير أفريقية", "غريو"] } },
  { id: "slavic-tales", parents: ["folklore", "eastern-europe"], words: {
    en: ["Slavic mythology", "slavic folklore", "baba yaga", "russian fairy tales", "rusalka", "koschei", "slavic myths", "slavic tales", "russian folk tales", "russian folklore", "polish folk tales", "ukrainian folk tales", "domovoi"], es: ["mitología eslava", "baba yaga", "cuentos rusos"],
    fr: ["mythologie slave", "baba yaga", "contes russes", "contes slaves", "folklore slave", "légendes slaves", "roussalka", "oiseau de feu russe"], zh: ["斯拉夫神话", "俄罗斯童话", "芭芭雅嘎"], "zh-TW": ["斯拉夫神話", "俄羅斯童話", "芭芭雅嘎"], ja: ["スラヴ神話", "バーバヤーガ", "ロシア民話"],
    ar: ["أساطير سلافية", "بابا ياغا", "حكايات روسية"] } },
  { id: "aztec-and-maya-myth", parents: ["myth", "mexico"], words: {
    en: ["Aztec and Maya mythology", "aztec mythology", "mayan mythology", "popol vuh", "quetzalcoatl", "aztec gods", "mayan myths", "aztec myths", "mayan gods", "feathered serpent", "aztec legend", "mayan legend"], es: ["mitología azteca y maya", "mitología azteca", "mitología maya", "popol vuh", "quetzalcóatl", "dioses aztecas"],
    fr: ["mythologie aztèque et maya", "mythologie aztèque", "mythologie maya", "popol vuh", "quetzalcoatl", "dieux aztèques", "mythes mayas", "dieux mayas", "légendes aztèques", "serpent à plumes"], zh: ["阿兹特克与玛雅神话", "玛雅神话", "阿兹特克神话", "羽蛇神"], "zh-TW": ["阿茲特克與瑪雅神話", "瑪雅神話", "阿茲特克神話", "羽蛇神"], ja: ["アステカ・マヤ神話", "アステカ神話", "マヤ神話", "ケツァルコアトル"],
    ar: ["أساطير الأزتك والمايا", "أساطير الأزتك", "أساطير المايا"] } },
  { id: "mesopotamian-myth", parents: ["myth", "ancient-world"], words: {
    en: ["Mesopotamian mythology", "gilgamesh", "sumerian myth", "babylonian myth", "ishtar", "mesopotamia", "epic of gilgamesh", "sumerian", "babylon", "babylonian", "assyrian", "inanna"], es: ["mitología mesopotámica", "gilgamesh", "mesopotamia", "sumerios"],
    fr: ["mythologie mésopotamienne", "gilgamesh", "mésopotamie", "sumériens", "épopée de gilgamesh", "babylone", "babylonien", "assyrien", "enkidu"], zh: ["美索不达米亚神话", "吉尔伽美什", "美索不达米亚", "苏美尔", "巴比伦神话"], "zh-TW": ["美索不達米亞神話", "吉爾伽美什", "美索不達米亞", "蘇美爾", "巴比倫神話"], ja: ["メソポタミア神話", "ギルガメシュ", "メソポタミア", "シュメール", "バビロニア神話"],
    ar: ["أساطير بلاد الرافدين", "جلجامش", "بلاد الرافدين", "سومر", "عشتار", "أساطير بابلية"] } },
  { id: "native-american-tales", parents: ["folklore", "indigenous"], words: {
    en: ["Native American legends", "native american tales", "native american mythology", "indigenous legends", "thunderbird", "first nations stories", "inuit legend", "inuit legends", "inuit tales", "coyote stories", "raven stories", "navajo legend"], es: ["leyendas indígenas", "mitología indígena", "leyendas de los pueblos originarios", "relatos mapuches"],
    fr: ["légendes amérindiennes", "contes amérindiens", "légendes autochtones", "mythologie amérindienne", "légendes indiennes d'amérique", "légendes inuites", "contes inuits"], zh: ["印第安传说", "原住民传说", "原住民神话"], "zh-TW": ["印第安傳說", "原住民傳說", "原住民神話"], ja: ["先住民の神話", "先住民の伝説", "アイヌの神話"],
    ar: ["أساطير الهنود الحمر", "أساطير السكان الأصليين"] } },
  { id: "chinese-legends", parents: ["chinese-myth", "folklore"], words: {
    en: ["Chinese legends", "white snake", "mulan", "cowherd and weaver girl", "butterfly lovers", "nezha", "lady white snake", "chang'e"], es: ["leyendas chinas", "serpiente blanca", "mulán", "nezha"],
    fr: ["légendes chinoises", "serpent blanc", "mulan", "nezha", "légende du serpent blanc", "amants papillons", "bouvier et tisserande", "contes chinois"], zh: ["中国传说", "白蛇传", "白娘子", "牛郎织女", "梁山伯与祝英台", "梁祝", "花木兰", "哪吒", "嫦娥", "八仙", "封神", "孟姜女", "孙悟空", "西游记", "八仙过海", "封神榜", "二郎神", "后羿", "济公", "钟馗", "天仙配", "田螺姑娘", "三打白骨精", "猪八戒", "沙僧", "唐僧取经", "水浒", "牡丹亭", "梁山伯", "祝英台", "许仙", "法海", "杨家将", "精卫填海", "夸父", "愚公移山", "沉香救母", "宝莲灯", "红孩儿", "牛魔王", "铁扇公主", "大闹天宫", "妲己", "姜子牙", "织女", "霸王别姬", "三国演义", "红楼梦", "林黛玉", "贾宝玉", "武松", "鲁智深", "窦娥冤", "赵氏孤儿", "孔雀东南飞", "桃花扇", "西厢记", "镜花缘", "山海经", "龙王三太子"], "zh-TW": ["中國傳說", "白蛇傳", "白娘子", "牛郎織女", "梁山伯與祝英臺", "梁祝", "花木蘭", "哪吒", "嫦娥", "八仙", "封神", "孟姜女", "孫悟空", "西遊記", "八仙過海", "封神榜", "二郎神", "后羿", "濟公", "鍾馗", "天仙配", "田螺姑娘", "三打白骨精", "豬八戒", "沙僧", "唐僧取經", "水滸", "牡丹亭", "梁山伯", "祝英臺", "許仙", "法海", "楊家將", "精衛填海", "夸父", "愚公移山", "沉香救母", "寶蓮燈", "紅孩兒", "牛魔王", "鐵扇公主", "大鬧天宮", "妲己", "姜子牙", "織女", "霸王別姬", "三國演義", "紅樓夢", "林黛玉", "賈寶玉", "武松", "魯智深", "竇娥冤", "趙氏孤兒", "孔雀東南飛", "桃花扇", "西廂記", "鏡花緣", "山海經", "龍王三太子", "林投姐", "周成過台灣"], ja: ["中国の伝説", "白蛇伝", "織姫と彦星", "七夕伝説", "木蘭", "封神演義", "嫦娥", "孫悟空", "西遊記", "牛郎織女", "紅楼夢", "沙悟浄", "猪八戒", "三蔵法師", "牛魔王", "諸葛孔明", "聊斎志異", "霸王別姫", "花木蘭", "梁山泊", "斉天大聖", "鍾馗", "山海経"],
    ar: ["أساطير الصين الشعبية", "مولان", "الأفعى البيضاء"] } },
  { id: "cinderella", parents: ["fairy-tale"], words: {
    en: ["Cinderella", "glass slipper", "wicked stepmother", "cinderella story", "ugly sisters", "ugly stepsisters", "pumpkin carriage", "evil stepmother"], es: ["Cenicienta", "zapatilla de cristal", "madrastra malvada", "zapato de cristal"],
    fr: ["Cendrillon", "pantoufle de verre", "belle-mère cruelle", "pantoufle de vair", "citrouille en carrosse", "marâtre et ses filles", "douze coups de minuit au bal", "souillon"], zh: ["灰姑娘", "水晶鞋", "恶毒后母"], "zh-TW": ["灰姑娘", "水晶鞋", "惡毒後母"], ja: ["シンデレラ", "灰かぶり", "ガラスの靴", "継母"],
    ar: ["سندريلا", "زوجة الأب الشريرة", "حذاء زجاجي"] } },
  { id: "snow-white", parents: ["fairy-tale"], words: {
    en: ["Snow White", "poisoned apple", "wicked queen"], es: ["Blancanieves"],
    fr: ["Blanche-Neige"], zh: ["白雪公主"], "zh-TW": ["白雪公主"], ja: ["白雪姫"],
    ar: ["بياض الثلج"] } },
  { id: "red-riding-hood", parents: ["fairy-tale"], words: {
    en: ["Little Red Riding Hood", "red riding hood"], es: ["Caperucita Roja", "caperucita"],
    fr: ["Petit Chaperon rouge"], zh: ["小红帽"], "zh-TW": ["小紅帽"], ja: ["赤ずきん"],
    ar: ["ذات الرداء الأحمر", "ليلى والذئب"] } },
  { id: "japanese-folktales", parents: ["folklore", "japan"], words: {
    en: ["Japanese folk tales", "momotaro", "peach boy", "urashima taro", "kaguya", "bamboo cutter", "crane wife"], es: ["cuentos japoneses", "momotaro", "princesa kaguya"],
    fr: ["contes japonais", "momotaro", "princesse kaguya", "femme-grue"], zh: ["日本民间故事", "桃太郎", "辉夜姬", "浦岛太郎", "竹取物语", "仙鹤报恩", "一寸法师"], "zh-TW": ["日本民間故事", "桃太郎", "輝夜姬", "浦島太郎", "竹取物語", "仙鶴報恩", "一寸法師"], ja: ["日本昔話", "桃太郎", "浦島太郎", "かぐや姫", "竹取物語", "鶴の恩返し", "金太郎", "一寸法師", "花咲か爺", "さるかに合戦", "笠地蔵", "こぶとり爺さん", "舌切り雀", "ぶんぶく茶釜", "かちかち山", "わらしべ長者", "やまんば", "天の羽衣", "羽衣伝説", "はなさかじいさん", "泣いた赤鬼", "おむすびころりん", "民話", "耳なし芳一", "遠野物語", "猿蟹合戦"],
    ar: ["حكايات يابانية", "موموتارو"] } },
  { id: "retelling", parents: ["fiction", "folklore"], words: {
    en: ["retelling", "retellings", "retold", "fairy tale retelling", "twisted fairy tale", "modern retelling", "reimagining", "reimagined"], es: ["reinterpretación", "versión moderna de un cuento", "cuento clásico reinventado", "recontar"],
    fr: ["réécriture", "conte revisité", "conte détourné", "contes revisités", "version moderne d'un conte", "relecture d'un mythe", "réécriture de conte", "conte moderne", "contes modernes", "mythe revisité", "mythes revisités", "classique revisité", "transposition moderne"], zh: ["故事新编", "童话新编", "改编童话", "重述神话", "暗黑童话"], "zh-TW": ["故事新編", "童話新編", "改編童話", "重述神話", "暗黑童話"], ja: ["再話", "童話の再解釈", "新釈", "おとぎ話の再構築", "大人の童話"],
    ar: ["إعادة سرد", "إعادة كتابة حكاية", "حكاية بصيغة جديدة"] } },
  { id: "princess-and-prince", parents: ["royalty"], words: {
    en: ["princes and princesses", "princess", "princesses", "prince", "princes", "prince charming", "prince and princess", "lost princess", "runaway princess", "princess in a tower", "brave princess", "handsome prince", "young prince", "crown prince"], es: ["príncipes y princesas", "princesa", "princesas", "príncipe", "príncipes", "príncipe azul"],
    fr: ["princes et princesses", "princesse", "princesses", "prince charmant", "princes", "petite princesse", "petit prince", "princesses et chevaliers", "prince héritier", "jeune prince", "prince déchu", "infante"], zh: ["公主与王子", "公主", "王子", "小公主", "小王子"], "zh-TW": ["公主與王子", "公主", "王子", "小公主", "小王子"], ja: ["王子と姫", "お姫様", "王女", "王子", "王子様", "プリンセス"],
    ar: ["أمراء وأميرات", "أميرة", "أميرات", "أمير", "أمراء", "الأمير الساحر"] } },
  { id: "knights", parents: ["middle-ages"], words: {
    en: ["knight", "knights", "chivalry", "chivalric", "jousting", "crusader", "swordsman in armour"], es: ["caballero andante", "caballeros andantes", "caballería medieval", "torneo medieval", "cruzado", "templario", "escudero", "escuderos", "hidalgos", "paladín", "justa medieval"],
    fr: ["chevalier", "chevaliers", "chevalerie", "tournoi médiéval", "templier", "chevaleresque"], zh: ["骑士", "骑士精神", "圣殿骑士", "骑士团", "女骑士", "比武大会"], "zh-TW": ["騎士", "騎士精神", "聖殿騎士", "騎士團", "女騎士", "比武大會"], ja: ["騎士", "騎士道", "騎士団", "女騎士", "聖騎士", "テンプル騎士団", "馬上槍試合"],
    ar: ["فرسان", "فروسية العصور الوسطى", "فارس نبيل", "فارس مدرع", "مبارزات الفرسان"] } },
  { id: "metamorphosis", parents: ["fantasy"], words: {
    en: ["metamorphosis", "transformation into", "turned into an animal", "transforms into", "turns into a", "swapped bodies"], es: ["metamorfosis", "se convierte en animal", "transformado en"],
    fr: ["métamorphose", "métamorphoses", "transformé en", "changé en", "se réveille transformé", "change de corps", "devient un animal", "loup changé en homme", "transformation en animal"], zh: ["变身", "变形记", "变成动物", "化身"], "zh-TW": ["變身", "變形記", "變成動物", "化身"], ja: ["変身", "変身譚", "変化へんげ", "体が入れ替わる"],
    ar: ["تحول إلى حيوان", "انمساخ", "تحول جسدي"] } },
];
