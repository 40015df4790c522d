import type { Concept } from "../concept.ts";

export const fictionGenres: Concept[] = [
  { id: "slasher-and-body-horror", parents: ["horror"], words: {
    en: ["slasher", "slashers", "body horror", "splatter", "gore", "torture horror", "splatter film", "gory", "masked killer", "killer in a mask", "torture porn", "chainsaw massacre", "flesh and blood horror"], es: ["cine slasher", "horror corporal", "cine gore"],
    fr: ["horreur corporelle", "film gore", "slasher", "horreur sanglante", "film sanglant", "bain de sang au cinéma", "tueur masqué"], zh: ["血腥片", "砍杀片", "身体恐怖"], "zh-TW": ["血腥片", "砍殺片", "身體恐怖"], ja: ["スプラッター", "ボディホラー", "スラッシャー", "猟奇"],
    ar: ["رعب دموي", "رعب جسدي", "أفلام دموية"] } },
  { id: "cosmic-horror", parents: ["horror", "science-fiction"], words: {
    en: ["cosmic horror", "lovecraftian", "eldritch", "cthulhu", "weird fiction", "nameless horror", "elder gods", "unspeakable horror", "horror from beyond", "weird tale", "weird tales"], es: ["horror cósmico", "lovecraftiano"],
    fr: ["horreur cosmique", "lovecraftien", "horreur lovecraftienne", "grands anciens", "indicible horreur", "fiction bizarre"], zh: ["克苏鲁", "宇宙恐怖", "不可名状"], "zh-TW": ["克蘇魯", "宇宙恐怖", "不可名狀"], ja: ["クトゥルフ", "コズミックホラー", "宇宙的恐怖"],
    ar: ["رعب كوني", "كثولو"] } },
  { id: "folk-horror", parents: ["horror", "folklore"], words: {
    en: ["folk horror", "pagan ritual horror", "village horror", "pagan village", "pagan rites", "pagan ritual", "rural horror", "cult in the village", "harvest ritual"], es: ["terror folclórico", "terror rural"],
    fr: ["horreur folklorique", "horreur rurale", "horreur paysanne", "horreur païenne", "rites païens", "rituel païen", "village maudit"], zh: ["民俗恐怖", "中式恐怖", "民俗怪谈", "扎纸匠", "赶尸匠", "邪祭", "山村诡事", "祭祀仪式恐怖", "封门村"], "zh-TW": ["民俗恐怖", "中式恐怖", "民俗怪談", "扎紙匠", "趕屍匠", "邪祭", "山村詭事", "祭祀儀式恐怖", "封門村"], ja: ["民俗ホラー", "因習村", "田舎ホラー", "因習", "人柱", "秘祭", "土着信仰", "奇祭", "村の因習", "奇習"],
    ar: ["رعب شعبي", "رعب ريفي"] } },
  { id: "haunted-house", parents: ["gothic", "ghost"], words: {
    en: ["haunted house", "haunted houses", "haunted mansion", "haunted hotel", "cursed house", "haunted castle", "haunted manor", "haunted apartment", "house with a ghost", "ghost in the house", "ghost in the attic", "moves into a haunted house", "poltergeist in the house", "house possessed"], es: ["casa encantada", "casa embrujada", "mansión embrujada", "casa maldita", "mansión abandonada", "hotel encantado", "ruidos en la casa"],
    fr: ["maison hantée", "manoir hanté", "maison maudite", "château hanté", "hôtel hanté", "demeure hantée", "appartement hanté", "maison possédée", "emménage dans une maison hantée"], zh: ["鬼屋", "凶宅", "闹鬼的房子", "鬼宅", "古宅", "闹鬼的旅馆"], "zh-TW": ["鬼屋", "凶宅", "鬧鬼的房子", "鬼宅", "古宅", "鬧鬼的旅館"], ja: ["幽霊屋敷", "お化け屋敷", "呪われた家", "事故物件", "曰くつき", "いわくつき", "化け物屋敷", "怪奇現象の家", "廃病院"],
    ar: ["بيت مسكون", "منزل مسكون", "قصر مسكون"] } },
  { id: "cosy-mystery", parents: ["mystery"], words: {
    en: ["cosy mystery", "cozy mystery", "cosy crime", "village mystery", "locked room", "locked-room mystery", "amateur detective", "village murder", "murder in the village", "country house mystery", "country house murder", "english village murder", "old lady detective"], es: ["misterio amable", "detective aficionado", "detective aficionada", "misterio de habitación cerrada"],
    fr: ["cosy mystery", "détective amateur", "enquêtrice amateur", "chambre close", "polar douillet", "énigme en chambre close", "crime au village", "mystère au village", "meurtre à huis clos", "crimes à l'anglaise", "enquête à l'anglaise", "meurtre au manoir"], zh: ["轻推理", "密室推理", "日常推理", "本格推理", "密室杀人"], "zh-TW": ["輕推理", "密室推理", "日常推理", "本格推理", "密室殺人"], ja: ["日常の謎", "密室殺人", "本格ミステリ", "素人探偵", "密室トリック"],
    ar: ["لغز الغرفة المغلقة", "محقق هاو", "غموض خفيف"] } },
  { id: "nordic-noir", parents: ["crime-fiction", "scandinavia"], words: {
    en: ["nordic noir", "scandinavian crime", "scandi noir", "scandinavian noir", "swedish crime", "norwegian crime", "danish crime", "icelandic crime", "finnish crime"], es: ["novela negra nórdica", "noir nórdico"],
    fr: ["polar nordique", "polar scandinave", "roman noir scandinave", "polar suédois", "polar islandais", "polar norvégien", "polar danois"], zh: ["北欧犯罪", "北欧悬疑"], "zh-TW": ["北歐犯罪", "北歐懸疑"], ja: ["北欧ミステリー", "北欧サスペンス"],
    ar: ["جريمة إسكندنافية", "نوار إسكندنافي"] } },
  { id: "techno-thriller", parents: ["thriller", "technology"], words: {
    en: ["techno-thriller", "technothriller", "cyber thriller", "tech thriller", "hacker thriller", "science thriller", "artificial intelligence thriller"], es: ["tecnothriller", "thriller tecnológico"],
    fr: ["techno-thriller", "thriller technologique", "thriller informatique", "thriller scientifique", "thriller cybernétique", "cyberthriller"], zh: ["科技惊悚", "科技悬疑"], "zh-TW": ["科技驚悚", "科技懸疑"], ja: ["テクノスリラー", "サイバーサスペンス"],
    ar: ["إثارة تقنية"] } },
  { id: "domestic-thriller", parents: ["psychological-thriller", "family"], words: {
    en: ["domestic thriller", "domestic suspense", "domestic noir", "unreliable narrator", "marriage thriller", "perfect couple with a secret", "perfect wife", "perfect neighbour", "suburban thriller", "husband with a secret"], es: ["suspense doméstico", "thriller doméstico", "narrador poco fiable"],
    fr: ["thriller domestique", "narrateur peu fiable", "thriller conjugal", "suspense domestique", "noir domestique", "thriller familial", "voisine trop parfaite"], zh: ["家庭悬疑", "婚姻惊悚", "不可靠叙述"], "zh-TW": ["家庭懸疑", "婚姻驚悚", "不可靠敘述"], ja: ["家庭サスペンス", "信頼できない語り手", "イヤミス"],
    ar: ["تشويق عائلي", "راو غير موثوق"] } },
  { id: "climate-fiction", parents: ["science-fiction", "climate-change"], words: {
    en: ["climate fiction", "cli-fi", "solarpunk", "eco-fiction", "ecofiction", "climate novel", "ecological fiction", "eco-thriller", "environmental fiction", "drowned world"], es: ["ficción climática", "ecoficción", "solarpunk"],
    fr: ["fiction climatique", "éco-fiction", "solarpunk", "roman climatique", "fiction écologique", "roman écologique"], zh: ["气候小说", "生态科幻", "太阳朋克"], "zh-TW": ["氣候小說", "生態科幻", "太陽朋克", "太陽龐克"], ja: ["気候フィクション", "ソーラーパンク", "環境sf"],
    ar: ["خيال مناخي", "خيال بيئي"] } },
  { id: "first-contact", parents: ["aliens"], words: {
    en: ["first contact", "alien contact", "alien invasion", "alien encounter", "ufo", "ufos", "flying saucer", "extraterrestrial visitors"], es: ["primer contacto", "invasión alienígena", "ovni", "ovnis", "platillo volante", "encuentro extraterrestre"],
    fr: ["premier contact", "invasion extraterrestre", "ovni", "ovnis", "soucoupe volante", "petits hommes verts", "rencontre du troisième type", "contact extraterrestre", "extraterrestres sur terre", "enlèvement extraterrestre", "visiteurs de l'espace", "martiens envahissent"], zh: ["第一次接触", "外星人入侵", "飞碟", "外星文明"], "zh-TW": ["第一次接觸", "外星人入侵", "飛碟", "外星文明"], ja: ["ファーストコンタクト", "宇宙人襲来", "未確認飛行物体", "空飛ぶ円盤"],
    ar: ["اتصال أول", "غزو فضائي", "أطباق طائرة", "جسم طائر مجهول"] } },
  { id: "portal-fantasy", parents: ["fantasy"], words: {
    en: ["portal fantasy", "isekai", "another world", "parallel world", "parallel worlds", "parallel universe", "other world", "alternate world"], es: ["mundo paralelo", "mundos paralelos", "universo paralelo", "otro mundo", "portal a otro mundo"],
    fr: ["monde parallèle", "mondes parallèles", "univers parallèle", "portail vers un autre monde", "autre dimension", "dimension parallèle", "autre monde", "passage vers un autre monde", "porte magique", "transporté dans un autre monde", "monde derrière le miroir"], zh: ["异世界", "平行世界", "平行宇宙", "另一个世界", "平行时空", "异次元", "异世界冒险", "穿书", "穿进书里"], "zh-TW": ["異世界", "平行世界", "平行宇宙", "另一個世界", "平行時空", "異次元", "異世界冒險", "穿書", "穿進書裡"], ja: ["異世界", "異世界転生", "パラレルワールド", "並行世界", "別世界", "異次元", "もう一つの世界", "異世界召喚", "異世界転移"],
    ar: ["عالم مواز", "عوالم موازية", "كون مواز", "عالم آخر"] } },
  { id: "epic-fantasy", parents: ["fantasy"], words: {
    en: ["epic fantasy", "high fantasy", "sword and sorcery", "swords and sorcery", "fantasy kingdom", "imaginary world", "imaginary kingdom"], es: ["fantasía épica", "alta fantasía", "espada y brujería", "reino imaginario", "mundo imaginario"],
    fr: ["fantasy épique", "high fantasy", "monde imaginaire", "royaume imaginaire", "fantasy héroïque", "heroic fantasy", "épée et sorcellerie", "quête épique", "monde médiéval fantastique", "médiéval fantastique", "médiéval-fantastique", "terre du milieu"], zh: ["史诗奇幻", "西方奇幻", "架空世界", "剑与魔法"], "zh-TW": ["史詩奇幻", "西方奇幻", "架空世界", "劍與魔法"], ja: ["ハイファンタジー", "剣と魔法", "架空の世界", "架空の王国"],
    ar: ["فانتازيا ملحمية", "مملكة خيالية", "عالم خيالي"] } },
  { id: "magic-school", parents: ["fantasy", "school"], words: {
    en: ["magic school", "school of magic", "wizard school", "academy of magic", "apprentice wizard", "young wizard", "magic academy", "academy for witches", "school for witches", "school for wizards", "young witch at school", "hogwarts"], es: ["escuela de magia", "academia de magia", "aprendiz de mago"],
    fr: ["école de magie", "école de sorcellerie", "académie de magie", "apprenti sorcier", "école de magiciens", "école des sorciers", "apprenti magicien", "poudlard"], zh: ["魔法学校", "魔法学院", "魔法学徒"], "zh-TW": ["魔法學校", "魔法學院", "魔法學徒"], ja: ["魔法学校", "魔法学園", "見習い魔女", "魔法使い見習い"],
    ar: ["مدرسة السحر", "أكاديمية السحر", "تلميذ ساحر"] } },
  { id: "paranormal-romance", parents: ["romance", "supernatural"], words: {
    en: ["paranormal romance", "supernatural romance", "romantasy", "vampire romance", "in love with a vampire", "in love with a ghost", "loves a vampire", "vampire lover", "werewolf romance", "ghost lover", "falls in love with a ghost", "falls in love with a vampire", "fated mates"], es: ["romance paranormal", "romance sobrenatural", "romantasy", "amor con un vampiro"],
    fr: ["romance paranormale", "romantasy", "amour surnaturel", "amour avec un vampire", "romance vampirique", "amoureuse d'un vampire", "amoureuse d'un fantôme", "romance fantastique", "romance surnaturelle", "romance fantasy"], zh: ["人鬼恋", "奇幻爱情", "人鬼情未了", "仙侠言情"], "zh-TW": ["人鬼戀", "奇幻愛情", "人鬼情未了", "仙俠言情"], ja: ["異類婚姻", "ファンタジー恋愛", "人外恋愛", "幽霊との恋"],
    ar: ["رومانسية خارقة", "حب شبح", "رومانسية فانتازيا"] } },
  { id: "love-triangle", parents: ["romance"], words: {
    en: ["love triangle", "love triangles", "torn between two men", "torn between two women", "enemies to lovers", "fake dating", "second chance at love"], es: ["triángulo amoroso", "de enemigos a amantes", "segunda oportunidad en el amor", "relación fingida", "dos hombres y una mujer", "entre dos amores", "dos hermanos aman a la misma"],
    fr: ["triangle amoureux", "ennemis devenus amants", "seconde chance en amour", "ménage à trois", "trio amoureux", "entre deux hommes", "aime deux hommes", "aime deux femmes", "hésite entre deux", "rivaux en amour", "rivales en amour", "faux couple", "fausse relation"], zh: ["三角恋", "三角关系", "破镜重圆", "欢喜冤家恋", "契约恋爱", "先婚后爱", "脚踏两只船", "两男一女"], "zh-TW": ["三角戀", "三角關係", "破鏡重圓", "歡喜冤家戀", "契約戀愛", "先婚後愛", "腳踏兩隻船", "兩男一女", "腳踏兩條船"], ja: ["三角関係", "偽装恋愛", "復縁", "契約結婚", "恋のライバル", "四角関係", "板挟みの恋"],
    ar: ["مثلث حب", "من العداوة إلى الحب", "فرصة ثانية للحب", "صديقان يحبان فتاة واحدة", "أخوان يحبان امرأة واحدة"] } },
  { id: "forbidden-love", parents: ["romance"], words: {
    en: ["forbidden love", "star-crossed", "star-crossed lovers", "impossible love", "secret love", "secret lovers", "doomed love"], es: ["amor prohibido", "amantes secretos", "amor secreto", "amor imposible entre", "familias enfrentadas", "sus familias se oponen", "contra la voluntad de su familia", "romeo y julieta"],
    fr: ["amour interdit", "amants secrets", "amants maudits", "amours interdites", "amours interdits", "amours contrariées", "amour contrarié", "amour défendu", "amants terribles", "amour clandestin", "amours clandestines", "roméo et juliette", "amour caché", "passion interdite", "amants séparés par leurs familles"], zh: ["禁忌之恋", "不伦恋", "禁恋", "苦命鸳鸯", "师生恋", "不伦之恋", "棒打鸳鸯", "门不当户不对", "世仇之恋"], "zh-TW": ["禁忌之戀", "不倫戀", "禁戀", "苦命鴛鴦", "師生戀", "不倫之戀", "棒打鴛鴦", "門不當戶不對", "世仇之戀"], ja: ["禁断の恋", "許されぬ恋", "秘密の恋", "悲恋", "身分違い", "道ならぬ恋", "禁じられた恋", "心中物", "身分違いの恋", "許されない恋", "教師との恋"],
    ar: ["حب ممنوع", "حب محرم", "حب سري", "حبيبان من دينين", "خلاف العائلتين", "رفض العائلة زواجهما"] } },
  { id: "affair", parents: ["marriage", "betrayal"], words: {
    en: ["extramarital", "adultery", "infidelity", "mistress", "unfaithful", "cheating husband", "cheating wife", "has an affair", "having an affair", "cheats on", "cheated on", "cheating on", "love rat", "kept woman", "married lover", "double life husband", "lipstick on his collar"], es: ["infidelidad", "adulterio", "infiel", "aventura extramatrimonial", "amante secreta", "cornudo", "cornuda", "poner los cuernos", "tiene un amante", "tiene una amante", "amoríos", "engaña a su marido", "engaña a su mujer", "amante de su marido", "doble vida amorosa", "relación extramatrimonial", "triángulo adúltero", "adúltera", "adúltero"],
    fr: ["infidélité", "adultère", "infidèle", "liaison amoureuse", "maîtresse cachée", "trompe sa femme", "trompe son mari", "trompée par son mari", "trompé par sa femme", "mari volage", "mari infidèle", "femme infidèle", "double vie amoureuse", "cocu", "cocus", "cocue", "maîtresse et amant", "vaudeville amoureux", "liaison secrète", "liaisons secrètes", "liaison extraconjugale", "liaison clandestine", "liaisons dangereuses", "relation extraconjugale", "le mari la femme et l'amant"], zh: ["婚外情", "出轨", "外遇", "小三", "偷情", "情妇", "偷人", "奸情", "情夫", "通奸", "二奶", "第三者", "包养", "偷腥", "爱上有妇之夫", "爱上有夫之妇", "背着丈夫", "背着妻子", "红杏出墙", "第三者插足", "丈夫的情人", "有外遇", "婚外恋情", "妻子出轨"], "zh-TW": ["婚外情", "出軌", "外遇", "小三", "偷情", "情婦", "偷人", "姦情", "情夫", "通姦", "二奶", "第三者", "包養", "偷腥", "小王", "劈腿", "抓姦", "愛上有婦之夫", "愛上有夫之婦", "揹著丈夫", "揹著妻子", "紅杏出牆", "第三者插足", "丈夫的情人", "有外遇", "婚外戀情", "妻子出軌", "背著老公"], ja: ["不倫", "浮気", "愛人関係", "略奪愛", "情婦", "密会", "密通", "間男", "二股", "不貞", "不倫関係", "姦通", "火遊び", "夫の浮気", "妻の浮気", "人妻との恋", "夫の愛人", "道ならぬ関係", "不倫の恋", "妻子ある男", "夫のある身", "妻の不倫", "密会を重ね", "一夜の過ち"],
    ar: ["خيانة زوجية", "علاقة سرية", "زوج خائن", "عشيقة", "عشيقته", "يخون زوجته", "تخون زوجها", "خان زوجته", "خانت زوجها", "عشيقها السري"] } },
  { id: "long-distance-love", parents: ["romance"], words: {
    en: ["long-distance relationship", "long distance love", "separated lovers", "separated by the sea", "love letters across", "love at a distance", "lovers apart", "far from her love", "lovers separated by war", "couple living apart", "waits for her lover"], es: ["amor a distancia", "relación a distancia", "amantes separados", "novios a distancia", "separados por la distancia", "separados por el mar"],
    fr: ["amour à distance", "relation à distance", "amants séparés", "couple à distance", "amour par correspondance", "amoureux séparés", "loin l'un de l'autre", "séparés par la guerre", "séparés par l'océan"], zh: ["异地恋", "远距离恋爱", "异国恋", "鹊桥相会"], "zh-TW": ["異地戀", "遠距離戀愛", "異國戀", "鵲橋相會"], ja: ["遠距離恋愛", "離れ離れの恋人", "国際恋愛", "離れ離れの恋", "遠距離", "国境を越えた恋"],
    ar: ["حب عن بعد", "علاقة عن بعد", "عاشقان مفترقان"] } },
  { id: "castaway", parents: ["adventure", "island", "survival"], words: {
    en: ["castaway", "castaways", "robinson crusoe", "stranded on an island", "marooned", "robinsonade", "stranded on a desert island", "alone on an island", "washed ashore", "washed up on an island", "shipwrecked sailor", "survivors on an island", "desert island survivor"], es: ["náufrago", "náufragos", "robinson crusoe", "perdidos en una isla"],
    fr: ["naufragé", "naufragés", "robinson crusoé", "robinsonnade", "échoués sur une île", "seul sur une île", "seuls sur une île déserte", "rescapés du naufrage"], zh: ["鲁滨逊", "荒岛求生", "流落荒岛"], "zh-TW": ["魯濱遜", "荒島求生", "流落荒島"], ja: ["無人島漂流", "ロビンソンクルーソー", "漂流記", "漂流者"],
    ar: ["ناج من الغرق", "روبنسون كروزو", "عالق على جزيرة"] } },
  { id: "lost-world", parents: ["adventure"], words: {
    en: ["lost world", "hidden world", "journey to the center of the earth", "explorers in the jungle", "uncharted", "unknown land", "terra incognita"], es: ["mundo perdido", "viaje al centro de la tierra", "tierra desconocida", "tierra incógnita"],
    fr: ["monde perdu", "voyage au centre de la terre", "terre inconnue", "mondes perdus", "cité engloutie", "civilisation perdue", "vallée perdue", "contrée inexplorée", "explorateurs perdus"], zh: ["失落的世界", "地心游记", "未知之地", "秘境探险"], "zh-TW": ["失落的世界", "地心遊記", "未知之地", "秘境探險"], ja: ["失われた世界", "地底旅行", "秘境探検", "未知の大地"],
    ar: ["عالم مفقود", "رحلة إلى مركز الأرض", "أرض مجهولة"] } },
  { id: "prison-break", parents: ["escape", "prison"], words: {
    en: ["prison break", "prison escape", "escape from prison", "jailbreak", "escaped prisoner", "escaped convict", "breaks out of prison", "prison breakout", "escape tunnel"], es: ["fuga de la cárcel", "fuga de prisión", "evasión de la cárcel", "fugado de la cárcel"],
    fr: ["évasion de prison", "évadé", "s'évader de prison", "évadé du bagne", "tunnel d'évasion", "belle évasion", "s'évadent", "la grande évasion", "scier les barreaux"], zh: ["越狱", "逃狱"], "zh-TW": ["越獄", "逃獄"], ja: ["脱獄", "脱獄囚", "刑務所から脱走"],
    ar: ["هروب من السجن", "الفرار من السجن", "هارب من السجن"] } },
  { id: "campus-novel", parents: ["university", "novel"], words: {
    en: ["campus novel", "academic novel", "dark academia", "university novel", "campus intrigue", "professor and student", "academic satire", "university life novel", "oxbridge novel"], es: ["novela de campus", "novela universitaria"],
    fr: ["roman universitaire", "roman de campus", "vie de campus", "roman de faculté", "intrigues universitaires", "professeurs et étudiants", "roman d'université"], zh: ["校园小说", "大学小说", "学院小说"], "zh-TW": ["校園小說", "大學小說", "學院小說"], ja: ["キャンパス小説", "大学小説", "学園小説"],
    ar: ["رواية جامعية"] } },
  { id: "autofiction", parents: ["novel", "memoir"], words: {
    en: ["autofiction", "autobiographical novel", "autofictional", "fictionalised memoir", "semi-autobiographical", "autobiographical fiction", "life turned into fiction", "thinly veiled autobiography"], es: ["autoficción", "novela autobiográfica"],
    fr: ["autofiction", "roman autobiographique", "récit autofictionnel", "fiction autobiographique", "récit de soi", "roman du moi"], zh: ["自传体小说", "自小说", "私小说"], "zh-TW": ["自傳體小說", "自小說", "私小說"], ja: ["私小説", "自伝的小説", "オートフィクション"],
    ar: ["رواية سيرة ذاتية", "تخييل ذاتي"] } },
  { id: "philosophical-novel", parents: ["novel", "philosophy"], words: {
    en: ["philosophical novel", "novel of ideas", "philosophical tale", "philosophical fiction", "philosophical story", "philosophical fable", "existential novel", "existentialist novel"], es: ["novela filosófica", "cuento filosófico"],
    fr: ["roman philosophique", "conte philosophique", "roman d'idées", "fiction philosophique", "fable philosophique"], zh: ["哲理小说", "哲学小说"], "zh-TW": ["哲理小說", "哲學小說"], ja: ["哲学小説", "思想小説"],
    ar: ["رواية فلسفية", "حكاية فلسفية"] } },
  { id: "experimental-writing", parents: ["experimental", "fiction"], words: {
    en: ["stream of consciousness", "metafiction", "experimental novel", "experimental fiction", "nonlinear narrative", "interior monologue", "experimental prose", "non-linear narrative", "fragmented narrative", "constrained writing", "avant-garde writing", "postmodern novel", "story within a story"], es: ["flujo de conciencia", "metaficción", "novela experimental"],
    fr: ["flux de conscience", "métafiction", "roman expérimental", "monologue intérieur", "nouveau roman", "écriture expérimentale", "littérature expérimentale", "récit non linéaire", "oulipo", "roman à contraintes", "mise en abyme"], zh: ["意识流", "元小说", "实验小说"], "zh-TW": ["意識流", "元小說", "實驗小說"], ja: ["意識の流れ", "メタフィクション", "実験小説"],
    ar: ["تيار الوعي", "رواية تجريبية", "ميتا سرد"] } },
  { id: "boy-adventure-and-detectives", parents: ["mystery", "for-children"], words: {
    en: ["child detectives", "kid detectives", "young detectives", "children solve a mystery", "children's mystery", "children's detective", "young sleuth", "young sleuths", "girl detective", "boy detective", "kids solve a crime", "children investigate", "school detectives"], es: ["niños detectives", "jóvenes detectives", "misterio infantil"],
    fr: ["enfants détectives", "jeunes détectives", "club des détectives", "enquête d'enfants", "enfants enquêteurs", "petits détectives", "jeunes enquêteurs", "club des cinq", "détectives en herbe", "mystère résolu par des enfants"], zh: ["少年侦探", "小侦探", "儿童侦探"], "zh-TW": ["少年偵探", "小偵探", "兒童偵探"], ja: ["少年探偵", "少年探偵団", "子ども探偵"],
    ar: ["أطفال محققون", "المحقق الصغير", "مغامرون صغار"] } },
  { id: "secret-passages", parents: ["secret"], words: {
    en: ["secret passage", "secret passages", "secret door", "secret doors", "hidden door", "trapdoor", "trapdoors", "hidden room", "secret room", "secret chamber", "hiding place", "hiding places", "hideout", "hidden staircase", "false wall", "secret tunnel", "secret hideout"], es: ["puerta secreta", "trampilla", "habitación secreta", "cuarto secreto", "escondrijo", "túnel secreto", "guarida secreta", "trampillas", "puerta oculta"],
    fr: ["porte secrète", "porte dérobée", "trappe secrète", "pièce secrète", "chambre secrète", "cachette", "cachettes", "planque", "repaire secret", "tunnel secret", "escalier dérobé"], zh: ["暗门", "密室入口", "秘密通道", "暗格", "藏身之处"], "zh-TW": ["暗門", "密室入口", "祕密通道", "暗格", "藏身之處", "祕密基地"], ja: ["隠し扉", "隠し部屋", "秘密の部屋", "隠し通路"],
    ar: ["باب سري", "غرفة سرية", "مخبأ", "مخابئ", "نفق سري", "وكر سري", "أنفاق سرية", "غرف سرية", "أبواب سرية"] } },
];
