import type { Concept } from "../concept.ts";

export const genres: Concept[] = [
  { id: "comedy", parents: [], words: {
    en: ["comedy", "comedies", "funny", "humour", "humor", "humorous", "comic relief", "comic novel", "comic play", "comic actor"], es: ["comedia", "comedias", "humor", "humorístico", "divertido", "gracioso", "actor cómico", "obra cómica", "novela cómica"],
    fr: ["comédie", "comédies", "humour", "humoristique", "drôle", "comique"], zh: ["喜剧", "搞笑", "幽默"], "zh-TW": ["喜劇", "搞笑", "幽默"], ja: ["喜劇", "コメディ", "コメディー", "ユーモア", "お笑い", "笑える"],
    ar: ["الكوميديا", "كوميديا", "كوميدي", "فكاهة", "فكاهي", "مضحك", "طريف"] } },
  { id: "stand-up", parents: ["comedy", "performance"], words: {
    en: ["stand-up comedy", "stand-up", "stand-up comic", "comedian", "comedy special"], es: ["comedia en vivo", "monólogo cómico", "monologuista", "espectáculo de humor"],
    fr: ["one-man-show", "seul en scène", "humoriste"], zh: ["单口喜剧", "脱口秀", "喜剧演员"], "zh-TW": ["單口喜劇", "脫口秀", "喜劇演員"], ja: ["漫談", "スタンダップ", "コメディアン", "お笑い芸人"],
    ar: ["ستاند أب", "ستاند أب كوميدي", "كوميديا ارتجالية", "ممثل كوميدي"] } },
  { id: "satire", parents: ["comedy"], words: {
    en: ["satire", "satirical", "parody", "spoof"], es: ["sátira", "satírico", "parodia"],
    fr: ["satire", "satirique", "parodie", "pastiche"], zh: ["讽刺", "恶搞", "戏仿"], "zh-TW": ["諷刺", "惡搞", "戲仿"], ja: ["風刺", "パロディ", "皮肉"],
    ar: ["السخرية", "هجاء", "ساخر", "سخرية", "محاكاة ساخرة"] } },
  { id: "romantic-comedy", parents: ["comedy", "romance"], words: {
    en: ["romantic comedy", "rom-com", "romcom"], es: ["comedia romántica"],
    fr: ["comédie romantique"], zh: ["爱情喜剧", "浪漫喜剧"], "zh-TW": ["愛情喜劇", "浪漫喜劇"], ja: ["ラブコメ", "ラブコメディ", "ロマンティックコメディ"],
    ar: ["الكوميديا الرومانسية", "كوميديا رومانسية"] } },
  { id: "dark-comedy", parents: ["comedy"], words: {
    en: ["dark comedy", "black comedy", "dark humour", "dark humor"], es: ["comedia negra", "humor negro"],
    fr: ["comédie noire", "humour noir"], zh: ["黑色幽默", "黑色喜剧"], "zh-TW": ["黑色幽默", "黑色喜劇"], ja: ["ブラックコメディ", "ブラックユーモア"],
    ar: ["الكوميديا السوداء", "كوميديا سوداء"] } },
  { id: "slapstick", parents: ["comedy"], words: {
    en: ["slapstick", "clown", "clowns", "farce"], es: ["payaso", "payasos", "farsa", "comedia física"],
    fr: ["clown", "clowns", "comédie burlesque", "farce"], zh: ["小丑", "闹剧"], "zh-TW": ["小丑", "鬧劇"], ja: ["ドタバタ", "道化", "ピエロ"],
    ar: ["الكوميديا الهزلية", "مهرج", "مهرجين", "كوميديا هزلية"] } },
  { id: "absurd", parents: ["experimental"], words: {
    en: ["absurd", "absurdist", "theatre of the absurd", "nonsense"], es: ["absurdo", "teatro del absurdo", "sinsentido"],
    fr: ["absurde", "théâtre de l'absurde"], zh: ["荒诞", "荒诞派", "荒谬"], "zh-TW": ["荒誕", "荒誕派", "荒謬"], ja: ["不条理", "ナンセンス", "不条理劇"],
    ar: ["العبث", "عبثي", "مسرح العبث", "عبث"] } },
  { id: "drama", parents: [], words: {
    en: ["drama", "dramas", "dramatic"], es: ["drama", "dramas", "dramático"],
    fr: ["drame", "drames", "dramatique"], zh: ["剧情片", "戏剧", "正剧"], "zh-TW": ["劇情片", "戲劇", "正劇"], ja: ["ドラマ", "人間ドラマ"],
    ar: ["الدراما", "دراما", "درامي", "درامية"] } },
  { id: "tragedy", parents: ["drama"], words: {
    en: ["tragedy", "tragedies", "tragic"], es: ["tragedia", "tragedias", "trágico"],
    fr: ["tragédie", "tragédies", "tragique"], zh: ["悲剧"], "zh-TW": ["悲劇"], ja: ["悲劇"],
    ar: ["المأساة", "مأساة", "تراجيديا", "مأساوي"] } },
  { id: "melodrama", parents: ["drama"], words: {
    en: ["melodrama", "tearjerker"], es: ["melodrama", "melodramático"],
    fr: ["mélodrame"], zh: ["苦情戏", "煽情剧"], "zh-TW": ["苦情戲", "煽情劇"], ja: ["メロドラマ", "泣ける"],
    ar: ["الميلودراما", "ميلودراما"] } },
  { id: "romance", parents: ["love"], words: {
    en: ["romance", "love story", "love stories", "romantic"], es: ["romance", "historia de amor", "historias de amor", "romántico", "romántica"],
    fr: ["romance", "histoire d'amour", "histoires d'amour", "romantique"], zh: ["爱情", "言情", "浪漫", "爱情故事", "恋爱"], "zh-TW": ["愛情", "言情", "浪漫", "愛情故事", "戀愛"], ja: ["恋愛", "ロマンス", "ラブストーリー", "恋物語"],
    ar: ["الرومانسية", "رومانسية", "رومانسي", "قصة حب", "قصص حب"] } },
  { id: "erotica", parents: ["romance"], words: {
    en: ["erotica", "erotic", "sensual"], es: ["erótico", "erótica", "erotismo", "sensual"],
    fr: ["érotique", "érotisme", "sensuel"], zh: ["情色", "情欲"], "zh-TW": ["情色", "情慾"], ja: ["官能", "エロティック", "官能小説"],
    ar: ["الأدب الإيروتيكي", "إيروتيكي", "أدب إيروتيكي"] } },
  { id: "thriller", parents: ["fiction"], words: {
    en: ["thriller", "thrillers", "suspense", "suspenseful"], es: ["suspense", "suspenso", "thriller", "intriga"],
    fr: ["thriller", "suspense"], zh: ["惊悚", "惊险"], "zh-TW": ["驚悚", "驚險"], ja: ["サスペンス", "スリラー"],
    ar: ["الإثارة والتشويق", "إثارة", "تشويق", "ثريلر"] } },
  { id: "psychological-thriller", parents: ["thriller"], words: {
    en: ["psychological thriller", "psychological suspense"], es: ["suspense psicológico", "thriller psicológico"],
    fr: ["thriller psychologique"], zh: ["心理悬疑", "心理惊悚"], "zh-TW": ["心理懸疑", "心理驚悚"], ja: ["サイコスリラー", "心理サスペンス", "サイコサスペンス"],
    ar: ["الإثارة النفسية", "إثارة نفسية", "تشويق نفسي"] } },
  { id: "mystery", parents: ["fiction"], words: {
    en: ["mystery", "mysteries", "whodunit", "detective story", "mysterious", "unsolved", "unexplained", "enigma", "intrigue", "murder mystery", "mystery novel", "detective fiction", "crime story", "crime stories", "suspenseful mystery"], es: ["novela de misterio", "misterio", "misterios", "enigma", "misterioso", "novela policiaca", "novela negra", "misterio policial"],
    fr: ["mystère", "mystères", "énigme", "roman à énigme", "mystérieux", "intrigue", "énigme policière", "roman policier", "polar", "polars", "énigmes policières"], zh: ["推理", "谜团", "侦探小说", "推理小说", "谜案", "疑案", "悬疑", "悬疑小说"], "zh-TW": ["推理", "謎團", "偵探小說", "推理小說", "謎案", "疑案", "懸疑", "懸疑小說"], ja: ["ミステリー", "推理", "推理小説", "探偵小説", "謎", "ミステリ", "怪事件", "サスペンス小説"],
    ar: ["الغموض", "غموض", "لغز بوليسي", "ألغاز بوليسية", "لغز جريمة", "غامض", "رواية بوليسية", "روايات بوليسية", "تشويق وغموض"] } },
  { id: "crime-fiction", parents: ["mystery", "crime"], words: {
    en: ["crime fiction", "crime novel", "noir", "hard-boiled", "police procedural"], es: ["novela negra", "novela policiaca", "género negro", "policíaco"],
    fr: ["polar", "roman policier", "roman noir", "policier"], zh: ["警匪", "犯罪小说", "罪案剧", "黑色电影"], "zh-TW": ["警匪", "犯罪小說", "犯罪劇", "黑色電影"], ja: ["犯罪小説", "警察小説", "クライムサスペンス", "ノワール", "刑事ドラマ"],
    ar: ["الروايات البوليسية", "رواية بوليسية", "روايات بوليسية", "بوليسي"] } },
  { id: "horror", parents: ["fiction", "fear"], words: {
    en: ["horror", "scary", "terrifying", "creepy", "horror story", "ghostly", "haunted", "nightmare fuel", "bloodcurdling", "horror film", "horror films", "macabre", "creepy stories"], es: ["terror", "horror", "historias de miedo", "película de miedo", "terrorífico", "escalofriante", "relatos de miedo", "cuentos de terror", "película de terror", "historias de terror", "macabro", "tenebroso"],
    fr: ["horreur", "épouvante", "effrayant", "terrifiant", "film d'horreur", "histoires d'horreur", "macabre", "effrayante"], zh: ["恐怖", "惊吓", "吓人", "恐怖片", "鬼故事", "恐怖故事", "惊魂", "闹鬼", "惊悚片"], "zh-TW": ["恐怖", "驚嚇", "嚇人", "恐怖片", "鬼故事", "恐怖故事", "驚魂", "鬧鬼", "驚悚片"], ja: ["ホラー", "恐怖", "怖い", "怪奇", "怖い話", "百物語", "ホラー映画"],
    ar: ["الرعب", "رعب", "مرعب", "مخيف", "قصص رعب", "أفلام رعب", "قصص مخيفة", "أفلام مرعبة"] } },
  { id: "gothic", parents: ["horror"], words: {
    en: ["gothic", "gothic horror"], es: ["gótico", "gótica"],
    fr: ["gothique"], zh: ["哥特", "哥特式"], "zh-TW": ["哥德", "哥德式"], ja: ["ゴシック"],
    ar: ["القوطية", "قوطي", "قوطية"] } },
  { id: "supernatural", parents: ["fantasy"], words: {
    en: ["supernatural", "paranormal", "occult"], es: ["sobrenatural", "paranormal", "ocultismo"],
    fr: ["surnaturel", "surnaturelle", "paranormal", "occulte"], zh: ["灵异", "超自然", "玄学"], "zh-TW": ["靈異", "超自然", "玄學"], ja: ["超自然", "心霊", "オカルト", "超常現象"],
    ar: ["الخوارق", "خوارق", "ما وراء الطبيعة", "خارق للطبيعة"] } },
  { id: "fantasy", parents: ["fiction"], words: {
    en: ["fantasy", "fantastical"], es: ["fantasía", "fantástico", "literatura fantástica"],
    fr: ["fantasy", "fantastique", "merveilleux"], zh: ["奇幻", "魔幻", "玄幻"], "zh-TW": ["奇幻", "魔幻", "玄幻"], ja: ["ファンタジー", "幻想"],
    ar: ["الفانتازيا", "فانتازيا", "خيال", "خيالي", "فنتازيا"] } },
  { id: "urban-fantasy", parents: ["fantasy"], words: {
    en: ["urban fantasy"], es: ["fantasía urbana"],
    fr: ["fantasy urbaine"], zh: ["都市奇幻", "都市异能"], "zh-TW": ["都市奇幻", "都市異能"], ja: ["現代ファンタジー"],
    ar: ["الفانتازيا الحضرية", "فانتازيا حضرية", "فانتازيا معاصرة"] } },
  { id: "magical-realism", parents: ["fantasy"], words: {
    en: ["magical realism", "magic realism"], es: ["realismo mágico"],
    fr: ["réalisme magique"], zh: ["魔幻现实主义", "魔幻现实"], "zh-TW": ["魔幻現實主義", "魔幻現實"], ja: ["マジックリアリズム", "魔術的リアリズム"],
    ar: ["الواقعية السحرية", "واقعية سحرية"] } },
  { id: "wuxia", parents: ["fantasy", "action"], words: {
    en: ["wuxia", "xianxia", "martial arts fantasy"], es: ["wuxia", "fantasía de artes marciales"],
    fr: ["wuxia", "film de sabre"], zh: ["武侠", "仙侠", "修仙", "江湖"], "zh-TW": ["武俠", "仙俠", "修仙", "江湖"], ja: ["武侠", "仙侠", "剣客"],
    ar: ["ووشيا", "فنون قتالية خيالية"] } },
  { id: "science-fiction", parents: ["fiction"], words: {
    en: ["science fiction", "sci-fi", "scifi", "sf novel", "speculative fiction"], es: ["ciencia ficción", "ficción científica", "ficción especulativa"],
    fr: ["science-fiction", "science fiction", "anticipation", "sci-fi"], zh: ["科幻", "科幻小说", "科学幻想"], "zh-TW": ["科幻", "科幻小說", "科學幻想"], ja: ["サイエンスフィクション", "空想科学", "sf小説", "sf映画"],
    ar: ["الخيال العلمي", "خيال علمي"] } },
  { id: "dystopia", parents: ["science-fiction"], words: {
    en: ["dystopia", "dystopian", "totalitarian future"], es: ["distopía", "distópico", "distópica"],
    fr: ["dystopie", "dystopique", "contre-utopie"], zh: ["反乌托邦", "恶托邦"], "zh-TW": ["反烏托邦", "惡托邦"], ja: ["ディストピア", "管理社会"],
    ar: ["الديستوبيا", "ديستوبيا", "ديستوبي", "مدينة فاسدة"] } },
  { id: "utopia", parents: ["science-fiction"], words: {
    en: ["utopia", "utopian"], es: ["utopía", "utópico"],
    fr: ["utopie", "utopique"], zh: ["乌托邦", "理想国"], "zh-TW": ["烏托邦", "理想國"], ja: ["ユートピア", "理想郷"],
    ar: ["اليوتوبيا", "يوتوبيا", "مدينة فاضلة", "المدينة الفاضلة"] } },
  { id: "post-apocalypse", parents: ["science-fiction"], words: {
    en: ["post-apocalyptic", "apocalypse", "end of the world", "apocalyptic"], es: ["posapocalíptico", "postapocalíptico", "apocalipsis", "fin del mundo"],
    fr: ["post-apocalyptique", "apocalypse", "fin du monde"], zh: ["末日", "末世", "世界末日", "废土"], "zh-TW": ["末日", "末世", "世界末日", "廢土"], ja: ["終末", "終末世界", "世界の終わり", "黙示録", "ポストアポカリプス"],
    ar: ["نهاية العالم", "أبوكاليبس", "ما بعد الكارثة"] } },
  { id: "cyberpunk", parents: ["science-fiction"], words: {
    en: ["cyberpunk"], es: ["ciberpunk", "cyberpunk"],
    fr: ["cyberpunk"], zh: ["赛博朋克"], "zh-TW": ["賽博龐克", "電馭叛客"], ja: ["サイバーパンク"],
    ar: ["السايبربانك", "سايبربانك"] } },
  { id: "steampunk", parents: ["science-fiction"], words: {
    en: ["steampunk", "retrofuturism"], es: ["steampunk", "retrofuturismo"],
    fr: ["steampunk", "rétrofuturisme"], zh: ["蒸汽朋克", "复古未来"], "zh-TW": ["蒸氣龐克", "復古未來"], ja: ["スチームパンク", "レトロフューチャー"],
    ar: ["الستيمبانك", "ستيمبانك"] } },
  { id: "time-travel", parents: ["science-fiction"], words: {
    en: ["time travel", "time machine", "time loop", "time traveller", "time traveler"], es: ["viaje en el tiempo", "viajes en el tiempo", "máquina del tiempo", "bucle temporal"],
    fr: ["voyage dans le temps", "machine à remonter le temps", "boucle temporelle"], zh: ["穿越", "时间旅行", "时光机", "时间循环"], "zh-TW": ["穿越", "時間旅行", "時光機", "時間循環"], ja: ["タイムトラベル", "タイムスリップ", "タイムマシン", "タイムループ", "時間旅行"],
    ar: ["السفر عبر الزمن", "آلة الزمن"] } },
  { id: "space-opera", parents: ["science-fiction", "space"], words: {
    en: ["space opera", "space adventure", "starship"], es: ["ópera espacial", "nave espacial", "aventura espacial"],
    fr: ["space opera", "vaisseau spatial"], zh: ["太空歌剧", "星际", "宇宙飞船", "飞船"], "zh-TW": ["太空歌劇", "星際", "太空船", "星艦"], ja: ["スペースオペラ", "宇宙船"],
    ar: ["أوبرا الفضاء", "سفينة فضائية", "مركبة فضائية"] } },
  { id: "alternate-history", parents: ["science-fiction", "history"], words: {
    en: ["alternate history", "uchronia", "counterfactual history"], es: ["ucronía", "historia alternativa"],
    fr: ["uchronie", "histoire alternative"], zh: ["架空历史", "平行历史"], "zh-TW": ["架空歷史", "平行歷史"], ja: ["歴史改変", "架空戦記"],
    ar: ["التاريخ البديل", "تاريخ بديل"] } },
  { id: "superhero", parents: ["fantasy", "action"], words: {
    en: ["superhero", "superheroes", "superpowers"], es: ["superhéroe", "superhéroes", "superpoderes"],
    fr: ["super-héros", "superhéros", "super-pouvoirs"], zh: ["超级英雄", "超能力"], "zh-TW": ["超級英雄", "超能力"], ja: ["スーパーヒーロー", "超能力", "特撮"],
    ar: ["البطل الخارق", "بطل خارق", "أبطال خارقون", "قوى خارقة"] } },
  { id: "adventure", parents: ["fiction"], words: {
    en: ["adventure", "adventures", "quest", "expedition", "treasure hunt"], es: ["aventura", "aventuras", "expedición", "búsqueda del tesoro"],
    fr: ["aventure", "aventures", "expédition", "quête", "chasse au trésor"], zh: ["冒险", "探险", "历险", "寻宝"], "zh-TW": ["冒險", "探險", "歷險", "尋寶"], ja: ["冒険", "アドベンチャー", "探検", "宝探し"],
    ar: ["المغامرات", "مغامرة", "مغامرات", "رحلة استكشاف", "البحث عن الكنز"] } },
  { id: "action", parents: [], words: {
    en: ["action", "action-packed", "action film"], es: ["acción", "película de acción"],
    fr: ["action", "film d'action"], zh: ["动作片", "动作"], "zh-TW": ["動作片", "動作"], ja: ["アクション", "アクション映画"],
    ar: ["الأكشن", "أكشن", "حركة وإثارة"] } },
  { id: "swashbuckler", parents: ["adventure"], words: {
    en: ["pirate", "pirates", "swashbuckler", "corsair"], es: ["pirata", "piratas", "corsario", "capa y espada"],
    fr: ["pirate", "pirates", "corsaire", "cape et épée"], zh: ["海盗"], "zh-TW": ["海盜"], ja: ["海賊"],
    ar: ["القراصنة", "قرصان", "قراصنة"] } },
  { id: "western", parents: ["fiction"], words: {
    en: ["western", "wild west", "cowboy", "cowboys", "gunslinger"], es: ["wéstern", "lejano oeste", "vaquero", "vaqueros", "salvaje oeste"],
    fr: ["western", "far west", "cow-boy", "cow-boys"], zh: ["西部片", "牛仔"], "zh-TW": ["西部片", "牛仔"], ja: ["西部劇", "カウボーイ", "ウエスタン"],
    ar: ["رعاة البقر", "الغرب الأمريكي"] } },
  { id: "spy-fiction", parents: ["thriller"], words: {
    en: ["spy", "spies", "espionage", "secret agent"], es: ["espía", "espías", "espionaje", "agente secreto"],
    fr: ["espion", "espions", "espionnage", "agent secret"], zh: ["间谍", "谍战", "特工"], "zh-TW": ["間諜", "諜戰", "特工"], ja: ["スパイ", "諜報", "諜報員", "密偵"],
    ar: ["الجاسوسية", "جاسوس", "جواسيس", "تجسس", "عميل سري"] } },
  { id: "heist", parents: ["crime-fiction"], words: {
    en: ["heist", "bank robbery", "caper"], es: ["atraco", "robo de banco", "golpe maestro"],
    fr: ["braquage", "casse du siècle", "cambriolage"], zh: ["劫案", "抢劫", "抢银行"], "zh-TW": ["劫案", "搶劫", "搶銀行"], ja: ["強盗", "銀行強盗", "怪盗"],
    ar: ["عمليات السطو", "سطو", "سرقة بنك", "عملية سطو"] } },
  { id: "disaster-story", parents: ["thriller"], words: {
    en: ["disaster movie", "disaster film", "survival story", "shipwreck"], es: ["cine de catástrofes", "historia de supervivencia", "naufragio"],
    fr: ["film catastrophe", "récit de survie", "naufrage"], zh: ["灾难片", "求生", "荒野求生", "海难"], "zh-TW": ["災難片", "求生", "荒野求生", "海難"], ja: ["パニック映画", "サバイバル", "遭難", "漂流"],
    ar: ["أفلام الكوارث", "فيلم كوارث", "قصة نجاة", "غرق سفينة"] } },
  { id: "historical-fiction", parents: ["fiction", "history"], words: {
    en: ["historical fiction", "historical novel", "period drama", "costume drama"], es: ["novela histórica", "drama de época", "ficción histórica"],
    fr: ["roman historique", "drame historique", "film d'époque"], zh: ["历史小说", "古装", "古装剧", "历史剧"], "zh-TW": ["歷史小說", "古裝", "古裝劇", "歷史劇"], ja: ["歴史小説", "時代劇", "歴史ドラマ", "時代小説"],
    ar: ["الروايات التاريخية", "رواية تاريخية", "روايات تاريخية", "دراما تاريخية"] } },
  { id: "coming-of-age", parents: ["fiction", "youth"], words: {
    en: ["coming of age", "coming-of-age", "growing up", "bildungsroman"], es: ["novela de aprendizaje", "paso a la edad adulta", "hacerse mayor", "crecer"],
    fr: ["roman d'apprentissage", "récit initiatique", "passage à l'âge adulte"], zh: ["成长", "成长小说", "成长故事"], "zh-TW": ["成長", "成長小說", "成長故事"], ja: ["成長物語", "成長", "教養小説"],
    ar: ["قصص النضوج", "بلوغ", "رواية تكوين", "قصة نضوج"] } },
  { id: "slice-of-life", parents: ["fiction"], words: {
    en: ["slice of life"], es: ["costumbrismo", "recuentos de la vida"],
    fr: ["tranche de vie", "tranches de vie"], zh: ["生活流", "日常向"], "zh-TW": ["生活流", "日常向"], ja: ["日常系", "日常もの"],
    ar: ["الحياة اليومية", "شريحة من الحياة", "حياة يومية"] } },
  { id: "family-saga", parents: ["fiction", "family"], words: {
    en: ["family saga", "family drama", "generational saga"], es: ["saga familiar", "drama familiar"],
    fr: ["saga familiale", "drame familial"], zh: ["家族史", "家族故事", "家庭剧", "世家"], "zh-TW": ["家族史", "家族故事", "家庭劇", "世家"], ja: ["大河小説", "ホームドラマ", "一族の物語"],
    ar: ["الملاحم العائلية", "ملحمة عائلية", "دراما عائلية"] } },
  { id: "true-crime", parents: ["crime", "documentary"], words: {
    en: ["true crime", "cold case"], es: ["crimen real", "crónica negra", "caso sin resolver"],
    fr: ["faits divers", "affaire criminelle", "affaire non résolue"], zh: ["真实罪案", "悬案"], "zh-TW": ["真實犯罪", "懸案"], ja: ["実録犯罪", "未解決事件", "事件実録"],
    ar: ["الجرائم الحقيقية", "جرائم حقيقية", "قضية جنائية حقيقية"] } },
  { id: "fan-fiction", parents: ["fiction"], words: {
    en: ["fan fiction", "fanfiction", "fanfic"], es: ["fanfic", "ficción de fans"],
    fr: ["fanfiction", "fan fiction"], zh: ["同人小说", "同人文"], "zh-TW": ["同人小說", "同人文"], ja: ["二次創作", "同人小説"],
    ar: ["قصص المعجبين", "فان فيكشن"] } },
  { id: "boys-love", parents: ["romance", "lgbtq"], words: {
    en: ["boys love", "yaoi"], es: ["boys love", "yaoi"],
    fr: ["boys love", "yaoi"], zh: ["耽美"], "zh-TW": ["耽美"], ja: ["ボーイズラブ", "ボーイズ・ラブ", "やおい"],
    ar: ["ياوي"] } },
];
