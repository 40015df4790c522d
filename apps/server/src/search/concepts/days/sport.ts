import type { Concept } from "../concept.ts";

export const sport: Concept[] = [
  { id: "sport", parents: [], words: {
    en: ["sport", "sports", "athlete", "athletes", "athletics", "match", "matches", "tournament", "sporting", "stadium", "player", "players", "trophy", "training session"], es: ["deporte", "deportes", "deportista", "atleta", "atletismo", "deportivo", "partido", "torneo", "jugador", "jugadora", "entrenamiento", "trofeo"],
    fr: ["sport", "sports", "sportif", "sportive", "athlète", "athlétisme", "match", "tournoi", "joueur", "joueuse", "entraînement", "trophée"], zh: ["体育", "运动", "运动员", "田径", "比赛", "锦标赛", "竞技", "训练", "全国大会", "奖杯"], "zh-TW": ["體育", "運動", "運動員", "田徑", "比賽", "錦標賽", "競技", "訓練", "全國大會", "獎盃"], ja: ["スポーツ", "運動", "選手", "陸上競技", "アスリート", "試合", "大会", "全国大会", "競技", "部活動", "トレーニング"],
    ar: ["الرياضة", "رياضة", "رياضي", "رياضيون", "ألعاب القوى", "مباراة", "لاعب", "تدريب", "ملعب رياضي", "كأس"] } },
  { id: "football", parents: ["sport"], words: {
    en: ["football", "soccer", "footballer", "world cup", "goalkeeper", "goalkeepers", "goalie", "referee", "referees", "penalty", "penalty kick", "goal", "goals", "striker", "football team", "football club", "football pitch", "offside", "league", "third division", "kickoff", "matchday", "ninety minutes"], es: ["fútbol", "futbolista", "mundial de fútbol", "futbolistas", "árbitro", "árbitros", "penal", "penalti", "gol", "goles", "portero", "arquero", "delantero", "tercera división", "cancha", "partido de fútbol", "estadio", "hincha", "hinchas", "equipo de fútbol", "balompié", "pelota"],
    fr: ["football", "footballeur", "footballeuse", "coupe du monde", "foot", "gardien de but", "arbitre", "penalty", "but marqué", "buteur", "stade", "club de foot", "ballon rond", "supporter", "match de foot", "équipe de foot"], zh: ["足球", "足球运动员", "世界杯", "球员", "守门员", "点球", "进球", "球队", "球场", "足球队", "球迷", "前锋", "足球赛"], "zh-TW": ["足球", "足球員", "世界盃", "球員", "守門員", "點球", "進球", "球隊", "球場", "足球隊", "球迷", "前鋒", "足球賽"], ja: ["サッカー", "サッカー選手", "ワールドカップ", "ゴールキーパー", "ペナルティ", "ゴール", "サッカー部", "蹴球", "jリーグ"],
    ar: ["كرة القدم", "لاعب كرة", "كأس العالم", "حارس مرمى", "حكم مباراة", "ركلة جزاء", "هدف", "ملعب", "مشجعون", "فريق كرة"] } },
  { id: "basketball", parents: ["sport"], words: {
    en: ["basketball", "basketball player"], es: ["baloncesto", "básquetbol", "baloncestista"],
    fr: ["basket", "basket-ball", "basketteur"], zh: ["篮球", "篮球运动员"], "zh-TW": ["籃球", "籃球員"], ja: ["バスケットボール", "バスケ"],
    ar: ["كرة السلة"] } },
  { id: "baseball", parents: ["sport"], words: {
    en: ["baseball", "softball"], es: ["béisbol", "beisbolista", "sóftbol"],
    fr: ["baseball", "softball"], zh: ["棒球", "垒球"], "zh-TW": ["棒球", "壘球"], ja: ["野球", "甲子園", "プロ野球"],
    ar: ["البيسبول", "بيسبول", "كرة القاعدة"] } },
  { id: "hockey", parents: ["sport"], words: {
    en: ["hockey", "ice hockey", "hockey player"], es: ["hockey", "hockey sobre hielo"],
    fr: ["hockey", "hockey sur glace", "hockeyeur"], zh: ["冰球", "曲棍球"], "zh-TW": ["冰球", "曲棍球"], ja: ["ホッケー", "アイスホッケー"],
    ar: ["الهوكي", "هوكي", "هوكي الجليد"] } },
  { id: "tennis", parents: ["sport"], words: {
    en: ["tennis", "tennis player", "badminton", "table tennis", "ping-pong"], es: ["tenis", "tenista", "bádminton", "tenis de mesa"],
    fr: ["tennis", "joueur de tennis", "badminton", "tennis de table"], zh: ["网球", "羽毛球", "乒乓球"], "zh-TW": ["網球", "羽毛球", "乒乓球"], ja: ["テニス", "バドミントン", "卓球"],
    ar: ["التنس", "كرة المضرب", "تنس", "تنس الطاولة"] } },
  { id: "rugby", parents: ["sport"], words: {
    en: ["rugby", "american football", "quarterback"], es: ["rugby", "fútbol americano"],
    fr: ["rugby", "rugbyman", "football américain"], zh: ["橄榄球", "美式足球"], "zh-TW": ["橄欖球", "美式足球"], ja: ["ラグビー", "アメフト", "アメリカンフットボール"],
    ar: ["الرغبي", "رغبي", "كرة القدم الأمريكية"] } },
  { id: "cricket-and-golf", parents: ["sport"], words: {
    en: ["cricket", "golf", "golfer", "cricketer"], es: ["críquet", "golf", "golfista"],
    fr: ["cricket", "golf", "golfeur"], zh: ["板球", "高尔夫"], "zh-TW": ["板球", "高爾夫"], ja: ["クリケット", "ゴルフ"],
    ar: ["الكريكيت والغولف", "كريكيت", "غولف"] } },
  { id: "volleyball", parents: ["sport"], words: {
    en: ["volleyball", "handball"], es: ["voleibol", "balonmano"],
    fr: ["volley-ball", "handball"], zh: ["排球", "手球"], "zh-TW": ["排球", "手球"], ja: ["バレーボール", "ハンドボール"],
    ar: ["الكرة الطائرة", "كرة الطائرة", "كرة اليد"] } },
  { id: "running", parents: ["sport"], words: {
    en: ["running", "runner", "runners", "marathon", "marathons", "sprinter", "jogging"], es: ["correr", "corredor de fondo", "maratón", "maratones", "velocista", "carrera a pie"],
    fr: ["course à pied", "coureur", "coureuse", "marathon", "marathons"], zh: ["跑步", "马拉松", "短跑", "长跑"], "zh-TW": ["跑步", "馬拉松", "短跑", "長跑"], ja: ["マラソン", "ランナー", "ランニング", "駅伝"],
    ar: ["الجري", "جري", "ماراثون", "عداء", "عدائين"] } },
  { id: "swimming", parents: ["sport"], words: {
    en: ["swimming", "swimmer", "swimmers", "swim", "diving", "diver", "swimming pool"], es: ["natación", "nadar", "nadador", "nadadora", "piscina", "buceo"],
    fr: ["natation", "nager", "nageur", "nageuse", "piscine", "plongée"], zh: ["游泳", "潜水", "泳池", "游泳池"], "zh-TW": ["游泳", "潛水", "泳池", "游泳池"], ja: ["水泳", "泳ぐ", "ダイビング", "プール", "潜水"],
    ar: ["السباحة", "سباحة", "سباح", "غوص", "مسبح"] } },
  { id: "cycling", parents: ["sport"], words: {
    en: ["cycling", "cyclist", "bicycle", "bicycles", "bike", "bikes"], es: ["ciclismo", "ciclista", "bicicleta", "bicicletas", "bici"],
    fr: ["cyclisme", "cycliste", "vélo", "vélos", "bicyclette"], zh: ["自行车", "骑行", "单车"], "zh-TW": ["自行車", "腳踏車", "單車"], ja: ["自転車", "サイクリング", "競輪"],
    ar: ["ركوب الدراجات", "دراجة", "دراجات", "دراجة هوائية"] } },
  { id: "boxing", parents: ["sport"], words: {
    en: ["boxing", "boxer", "boxers", "prizefighter"], es: ["boxeo", "boxeador", "boxeadora"],
    fr: ["boxe", "boxeur", "boxeuse"], zh: ["拳击", "拳击手", "拳王"], "zh-TW": ["拳擊", "拳擊手", "拳王"], ja: ["ボクシング", "ボクサー", "拳闘"],
    ar: ["الملاكمة", "ملاكمة", "ملاكم"] } },
  { id: "wrestling", parents: ["sport"], words: {
    en: ["wrestling", "wrestler", "wrestlers", "sumo"], es: ["lucha libre", "luchador", "luchadores", "sumo"],
    fr: ["lutte sportive", "catch", "lutteur", "catcheur", "sumo"], zh: ["摔跤", "摔角", "相扑"], "zh-TW": ["摔跤", "摔角", "相撲"], ja: ["プロレス", "レスリング", "相撲", "力士"],
    ar: ["المصارعة", "مصارعة", "مصارع", "سومو"] } },
  { id: "martial-arts", parents: ["sport", "action"], words: {
    en: ["martial arts", "martial art", "kung fu", "karate", "judo", "taekwondo", "aikido", "tai chi", "kendo"], es: ["artes marciales", "arte marcial", "kung-fu", "kárate", "yudo", "taichí", "taekwondo"],
    fr: ["arts martiaux", "art martial", "kung-fu", "karaté", "judo", "taekwondo", "tai-chi"], zh: ["功夫", "武术", "空手道", "柔道", "跆拳道", "太极"], "zh-TW": ["功夫", "武術", "空手道", "柔道", "跆拳道", "太極"], ja: ["武道", "格闘技", "空手", "柔道", "カンフー", "剣道", "合気道", "太極拳"],
    ar: ["الفنون القتالية", "فنون قتالية", "كونغ فو", "كاراتيه", "جودو", "تايكوندو"] } },
  { id: "fencing-and-swords", parents: ["sport"], words: {
    en: ["fencing", "sword", "swords", "swordsman", "duel", "archery", "archer"], es: ["esgrima", "espada", "espadas", "espadachín", "duelo a espada", "tiro con arco"],
    fr: ["escrime", "épée", "épées", "escrimeur", "duel à l'épée", "tir à l'arc"], zh: ["击剑", "剑客", "宝剑", "剑术", "射箭"], "zh-TW": ["擊劍", "劍客", "寶劍", "劍術", "射箭"], ja: ["剣", "剣術", "刀", "決闘", "弓道", "フェンシング"],
    ar: ["المبارزة", "مبارزة", "سيف", "سيوف", "رماية"] } },
  { id: "gymnastics", parents: ["sport"], words: {
    en: ["gymnastics", "gymnast", "gymnasts", "gym workout", "weightlifting", "fitness", "workout", "bodybuilding"], es: ["gimnasia", "gimnasta", "gimnasio", "halterofilia", "culturismo"],
    fr: ["gymnastique", "gymnaste", "haltérophilie", "musculation", "remise en forme"], zh: ["体操", "健身", "举重", "健美", "健身房"], "zh-TW": ["體操", "健身", "舉重", "健美", "健身房"], ja: ["体操", "筋トレ", "重量挙げ", "フィットネス", "ジム"],
    ar: ["الجمباز", "جمباز", "لاعبة جمباز", "رفع الأثقال", "كمال أجسام", "لياقة بدنية"] } },
  { id: "skating", parents: ["winter-sports"], words: {
    en: ["figure skating", "ice skating", "figure skater", "ice rink", "skating", "skater", "skaters", "skates", "roller skates"], es: ["patinaje artístico", "patinaje sobre hielo", "patinadora", "patinaje", "patinador", "patines"],
    fr: ["patinage artistique", "patinage", "patineuse", "patinoire", "patineur", "patins"], zh: ["花样滑冰", "滑冰", "溜冰"], "zh-TW": ["花樣滑冰", "滑冰", "溜冰", "輪滑"], ja: ["フィギュアスケート", "スケート", "スケートリンク", "スケート選手"],
    ar: ["التزلج على الجليد", "تزلج على الجليد", "تزلج فني", "تزحلق"] } },
  { id: "winter-sports", parents: ["sport"], words: {
    en: ["skiing", "ski", "skier", "snowboard", "snowboarding", "bobsleigh", "winter sports"], es: ["esquí", "esquiar", "esquiador", "deportes de invierno", "snowboard"],
    fr: ["ski", "skieur", "skieuse", "sports d'hiver", "snowboard"], zh: ["滑雪", "单板滑雪", "冬季运动"], "zh-TW": ["滑雪", "單板滑雪", "冬季運動"], ja: ["スキー", "スノーボード", "ウィンタースポーツ"],
    ar: ["الرياضات الشتوية", "تزلج", "رياضات شتوية", "تزلج على الثلج"] } },
  { id: "skateboarding", parents: ["sport", "subculture"], words: {
    en: ["skateboard", "skateboarding", "skateboarder", "parkour", "roller skating"], es: ["monopatín", "patineta", "patinaje callejero", "parkour"],
    fr: ["skateboard", "planche à roulettes", "parkour"], zh: ["滑板", "跑酷", "轮滑"], "zh-TW": ["滑板", "跑酷", "直排輪"], ja: ["スケートボード", "スケボー", "パルクール"],
    ar: ["تزلج على اللوح", "سكيت بورد", "باركور"] } },
  { id: "surfing", parents: ["sport", "sea"], words: {
    en: ["surfing", "surfer", "surf", "surfboard", "wave rider"], es: ["surf", "surfista", "surfistas", "tabla de surf"],
    fr: ["surfeur", "surfeuse", "planche de surf", "surf"], zh: ["冲浪", "冲浪者"], "zh-TW": ["衝浪", "衝浪者"], ja: ["サーフィン", "サーファー"],
    ar: ["ركوب الأمواج", "راكب أمواج"] } },
  { id: "sailing", parents: ["sport", "sea"], words: {
    en: ["sailing", "sailor", "sailors", "sailboat", "regatta", "rowing", "boat", "boats", "yacht"], es: ["vela deportiva", "velero", "marinero", "marineros", "navegante", "regata", "remo", "barco", "barcos"],
    fr: ["voilier", "régate", "marin", "marins", "navigateur", "aviron", "bateau", "bateaux"], zh: ["帆船", "航海", "水手", "赛艇", "划船", "小船"], "zh-TW": ["帆船", "航海", "水手", "賽艇", "划船", "小船"], ja: ["帆船", "ヨット", "航海", "船乗り", "船", "ボート"],
    ar: ["الإبحار", "إبحار", "بحارة", "قارب", "قوارب", "سفينة", "سفن", "تجديف"] } },
  { id: "climbing", parents: ["sport", "mountain"], words: {
    en: ["climbing", "climber", "rock climbing", "bouldering", "everest"], es: ["escalada", "escalador", "escaladora", "everest"],
    fr: ["escalade", "grimpeur", "grimpeuse", "everest"], zh: ["攀岩", "攀登", "攀爬", "珠峰"], "zh-TW": ["攀岩", "攀登", "攀爬", "聖母峰"], ja: ["クライミング", "岩登り", "エベレスト", "ボルダリング"],
    ar: ["التسلق", "تسلق", "متسلق", "تسلق الصخور", "إيفرست"] } },
  { id: "motor-racing", parents: ["sport"], words: {
    en: ["motor racing", "race car", "racing driver", "formula one", "rally", "grand prix", "nascar"], es: ["automovilismo", "piloto de carreras", "fórmula uno", "coche de carreras"],
    fr: ["course automobile", "pilote de course", "formule un", "rallye"], zh: ["赛车", "赛车手", "方程式赛车"], "zh-TW": ["賽車", "賽車手", "方程式賽車"], ja: ["モータースポーツ", "カーレース", "レーサー", "自動車レース"],
    ar: ["سباقات السيارات", "سباق سيارات", "سائق سباقات", "فورمولا", "رالي"] } },
  { id: "horse-racing", parents: ["sport", "horse"], words: {
    en: ["horse racing", "jockey", "horse race", "polo", "rodeo"], es: ["carrera de caballos", "rodeo", "polo"],
    fr: ["course hippique", "course de chevaux", "jockey", "rodéo"], zh: ["赛马", "骑师"], "zh-TW": ["賽馬", "騎師"], ja: ["競馬"],
    ar: ["سباق الخيل", "سباق خيول"] } },
  { id: "bullfighting", parents: ["sport", "culture"], words: {
    en: ["bullfighting", "bullfighter", "matador", "bullring"], es: ["tauromaquia", "torero", "toreros", "corrida de toros"],
    fr: ["corrida", "torero", "tauromachie"], zh: ["斗牛", "斗牛士"], "zh-TW": ["鬥牛", "鬥牛士"], ja: ["闘牛", "闘牛士"],
    ar: ["مصارعة الثيران", "مصارع الثيران"] } },
  { id: "olympics", parents: ["sport"], words: {
    en: ["olympics", "olympic", "olympic games", "paralympics", "gold medal"], es: ["olimpiadas", "juegos olímpicos", "olímpico", "paralímpico", "medalla de oro"],
    fr: ["jeux olympiques", "olympique", "paralympique", "médaille d'or"], zh: ["奥运", "奥运会", "残奥", "金牌"], "zh-TW": ["奧運", "奧運會", "殘奧", "金牌"], ja: ["オリンピック", "五輪", "パラリンピック", "金メダル"],
    ar: ["الأولمبياد", "أولمبياد", "ألعاب أولمبية", "أولمبي", "ميدالية ذهبية"] } },
  { id: "team-and-coach", parents: ["sport"], words: {
    en: ["coach", "coaches", "teamwork", "team spirit", "underdog team", "championship", "coaching", "football coach", "teammates", "captain of the team", "prison team", "training a team"], es: ["entrenador", "entrenadora", "trabajo en equipo", "espíritu de equipo", "campeonato", "compañeros de equipo", "capitán del equipo"],
    fr: ["entraîneur", "esprit d'équipe", "travail d'équipe", "championnat", "entraîneuse", "coéquipiers", "capitaine d'équipe"], zh: ["教练", "团队精神", "锦标赛", "冠军赛", "队友", "队长", "球队训练", "带队"], "zh-TW": ["教練", "團隊精神", "錦標賽", "冠軍賽", "隊友", "隊長", "球隊訓練", "帶隊"], ja: ["監督とチーム", "チームワーク", "選手権", "コーチ", "部活", "監督", "チームメイト", "主将"],
    ar: ["روح الفريق", "مدرب", "عمل جماعي", "بطولة رياضية", "مدربة", "زملاء الفريق", "قائد الفريق"] } },
];
