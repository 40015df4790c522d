import type { Concept } from "../concept.ts";

export const sportsOneByOne: Concept[] = [
  { id: "badminton", parents: ["racket-sports"], words: {
    en: ["badminton", "shuttlecock"], es: ["bádminton"],
    fr: ["badminton", "raquettes", "volant de badminton", "jeu de paume"], zh: ["羽毛球", "网球拍", "羽毛球拍"], "zh-TW": ["羽毛球", "網球拍", "羽毛球拍", "羽球"], ja: ["バドミントン", "羽根つき", "バド部"],
    ar: ["تنس الريشة", "بادمنتون"] } },
  { id: "golf", parents: ["sport"], words: {
    en: ["golf", "golfer", "golf course", "caddie", "golfers", "golf club", "golf tournament", "mini golf", "minigolf", "putting", "hole-in-one", "golf clubs"], es: ["golf", "golfista", "campo de golf", "golfistas", "palos de golf", "torneo de golf", "minigolf", "hoyo en uno", "club de golf"],
    fr: ["golf", "golfeur", "terrain de golf", "golfeuse", "golfeurs", "parcours de golf", "minigolf", "tournoi de golf", "club de golf"], zh: ["高尔夫", "高尔夫球", "高尔夫球场", "打高尔夫", "高尔夫球手", "迷你高尔夫", "一杆进洞", "球童"], "zh-TW": ["高爾夫", "高爾夫球", "高爾夫球場", "打高爾夫", "高爾夫球手", "迷你高爾夫", "一桿進洞", "球童", "高爾夫選手"], ja: ["ゴルフ", "ゴルファー", "ゴルフ場", "ゴルフクラブ", "プロゴルファー", "パターゴルフ", "ゴルフ大会", "女子ゴルフ", "キャディ"],
    ar: ["غولف", "ملعب غولف", "جولف", "لاعب غولف", "بطولة غولف", "ميني غولف", "كرة الغولف", "ملاعب الغولف", "لاعبو الغولف"] } },
  { id: "archery", parents: ["sport"], words: {
    en: ["archery", "archer", "bow and arrow", "arrows", "archers", "bowman", "longbow", "crossbow", "bowmen", "target shooting", "bowstring"], es: ["tiro con arco", "arquera", "arco y flecha", "arquero con arco", "arqueros de tiro", "ballesta", "flecha", "flechas", "arqueras", "tirador con arco"],
    fr: ["tir à l'arc", "archer", "archère", "arc et flèche", "archers", "arbalète", "flèches", "arc long", "tireur à l'arc", "archères", "carquois"], zh: ["射箭", "弓箭", "箭术", "弓箭手", "射手", "弓弩", "弓术", "神箭手", "射箭手", "箭靶", "箭", "弓弦", "打靶", "弩弓", "弩箭"], "zh-TW": ["射箭", "弓箭", "箭術", "弓箭手", "射手", "弓弩", "弓術", "神箭手", "射箭手", "箭靶", "箭", "射箭選手", "弓道", "神射手", "弓弦", "打靶", "弩弓", "弩箭"], ja: ["弓道", "アーチェリー", "弓矢", "弓", "射手", "弓術", "弓道部", "洋弓", "クロスボウ", "弓の", "矢"],
    ar: ["رماية", "نشابة", "قوس وسهم", "رماة السهام", "رامي السهام", "رامية سهام", "نبال", "سهام", "قوس ونشاب", "رامي القوس", "رمي السهام", "سهم وقوس"] } },
  { id: "rowing-and-canoe", parents: ["boats", "sport", "water"], words: {
    en: ["rower", "rowers", "rowing team", "canoeing", "kayaking", "rafting", "paddling", "paddle"], es: ["remo deportivo", "remeros", "remero", "piragüismo", "piragua", "kayak", "canoa"],
    fr: ["rameur", "rameurs", "kayak", "canoë", "canoë-kayak", "pirogue"], zh: ["皮划艇", "漂流运动"], "zh-TW": ["皮划艇", "漂流運動"], ja: ["ボート競技", "カヌー", "カヤック", "ラフティング", "漕ぐ"],
    ar: ["مجدف", "كاياك", "قوارب التجديف"] } },
  { id: "diving-sport", parents: ["swimming"], words: {
    en: ["scuba diving", "freediving", "free diving", "snorkelling", "snorkeling", "water polo", "synchronised swimming", "artistic swimming", "learning to swim", "swimming lessons", "open water swimming"], es: ["buceo", "buceador", "apnea", "waterpolo", "natación sincronizada", "aprender a nadar", "nadadora", "buzo", "buzos", "escafandra", "submarinista", "submarinistas", "snorkel", "bucear", "inmersión submarina"],
    fr: ["plongée", "plongée sous-marine", "plongeur", "apnée", "water-polo", "natation synchronisée", "apprendre à nager"], zh: ["潜水", "自由潜水", "水球", "花样游泳", "学游泳", "跳水", "水肺", "十米台", "跳台"], "zh-TW": ["潛水", "自由潛水", "水球", "花樣游泳", "學游泳", "跳水", "水肺", "十米臺", "跳臺", "浮潛"], ja: ["ダイビング", "素潜り", "フリーダイビング", "水球", "アーティスティックスイミング", "泳げない", "飛び込み", "高飛び込み", "飛込", "スキューバ", "飛び板", "スキンダイビング"],
    ar: ["غوص", "غواص", "غطس حر", "كرة الماء", "سباحة إيقاعية", "تعلم السباحة", "غطس", "غطاس", "غطاسون", "غوص حر", "بدلة غوص"] } },
  { id: "judo", parents: ["martial-arts"], words: {
    en: ["judo", "judoka", "jiu-jitsu", "jujitsu"], es: ["judo", "judoca", "yudo"],
    fr: ["judo", "judoka"], zh: ["柔道", "柔道家", "踢拳"], "zh-TW": ["柔道", "柔道家", "踢拳"], ja: ["柔道", "柔道家", "一本背負い", "受け身", "寝技", "柔道部", "段位", "なぎなた", "柔術家", "師範", "寸止め"],
    ar: ["جودو"] } },
  { id: "kung-fu", parents: ["martial-arts"], words: {
    en: ["kung fu", "wing chun", "shaolin", "tai chi", "qigong", "wushu", "kung fu master"], es: ["kung fu", "shaolin", "taichí", "wushu", "maestro de kung fu"],
    fr: ["kung-fu", "shaolin", "taï-chi", "qi gong", "wushu", "moine shaolin", "moines shaolin", "maître de kung-fu", "film de kung-fu", "films de kung-fu", "bruce lee"], zh: ["功夫", "少林", "太极拳", "咏春", "武术", "气功"], "zh-TW": ["功夫", "少林", "太極拳", "詠春", "武術", "氣功"], ja: ["カンフー", "少林寺", "太極拳", "気功", "武術"],
    ar: ["كونغ فو", "شاولين", "تاي تشي", "ووشو"] } },
  { id: "mixed-martial-arts", parents: ["boxing", "martial-arts"], words: {
    en: ["mixed martial arts", "mma", "kickboxing", "muay thai", "cage fight", "cage fighter", "boxing gym", "boxing ring"], es: ["artes marciales mixtas", "boxeadora", "ring de boxeo", "gimnasio de boxeo", "lucha en jaula", "kickboxing"],
    fr: ["arts martiaux mixtes", "boxe thaïe", "boxeuse", "ring de boxe", "salle de boxe", "kickboxing"], zh: ["综合格斗", "泰拳", "拳击馆", "女拳手", "自由搏击", "格斗"], "zh-TW": ["綜合格鬥", "泰拳", "拳擊館", "女拳手", "自由搏擊", "格鬥"], ja: ["総合格闘技", "キックボクシング", "ムエタイ", "女子ボクサー", "格闘家"],
    ar: ["فنون قتالية مختلطة", "ملاكمة تايلاندية", "حلبة الملاكمة", "ملاكمة نسائية", "كيك بوكسينغ"] } },
  { id: "sumo", parents: ["wrestling"], words: {
    en: ["sumo", "sumo wrestler", "sumo wrestlers", "sumo wrestling", "sumo stable", "sumo tournament", "sumo champion"], es: ["sumo", "luchador de sumo"],
    fr: ["sumo", "lutteur de sumo", "sumotori", "sumos", "combat de sumo"], zh: ["相扑", "相扑手", "横纲", "相扑力士", "大关", "土俵"], "zh-TW": ["相撲", "相撲手", "橫綱", "相撲力士", "大關", "土俵"], ja: ["相撲", "力士", "横綱", "大相撲", "土俵", "大関", "関取", "相撲部屋", "行司", "ちゃんこ鍋", "四股", "新弟子", "取組", "名古屋場所", "千秋楽", "部屋の親方", "小結", "関脇", "番付", "女相撲", "国技館", "相撲取り", "女子相撲", "四股名", "幕内"],
    ar: ["سومو", "مصارع سومو"] } },
  { id: "lucha-libre", parents: ["wrestling"], words: {
    en: ["lucha libre", "pro wrestling", "professional wrestling", "wrestling mask", "greco-roman", "wrestlers in masks", "masked wrestler", "masked wrestlers", "luchador", "wwe wrestling", "wrestling match", "female wrestler", "wrestling ring"], es: ["lucha libre", "luchador enmascarado", "luchadores", "máscara de luchador", "lucha grecorromana"],
    fr: ["catch", "catcheur", "catcheurs", "lutte gréco-romaine", "lutte sénégalaise", "lutteur masqué", "lutteurs", "lutteur", "catch féminin", "match de catch", "catcheuse"], zh: ["职业摔角", "摔跤手", "蒙古摔跤"], "zh-TW": ["職業摔角", "摔跤手", "蒙古摔跤"], ja: ["プロレス", "レスラー", "女子プロレス", "覆面レスラー"],
    ar: ["مصارعة حرة", "مصارعة المحترفين", "مصارع مقنع"] } },
  { id: "weightlifting", parents: ["fitness"], words: {
    en: ["weightlifting", "weightlifter", "powerlifting", "bodybuilder", "bodybuilders", "gym", "gyms", "crossfit", "personal trainer", "strength training", "push-ups"], es: ["halterofilia", "levantamiento de pesas", "culturismo", "gimnasio", "entrenamiento de fuerza", "entrenador personal"],
    fr: ["haltérophilie", "musculation", "culturisme", "salle de sport", "salle de musculation", "coach sportif"], zh: ["举重", "健美", "健身房", "撸铁", "健身教练", "力量训练", "大力士", "杠铃", "卧推", "力量举", "健美先生"], "zh-TW": ["舉重", "健美", "健身房", "擼鐵", "健身教練", "力量訓練", "大力士", "槓鈴", "臥推", "力量舉", "健美先生"], ja: ["重量挙げ", "ボディビル", "ジム通い", "筋トレ", "パーソナルトレーナー", "筋肉トレーニング", "バーベル", "力持ち", "ウエイトリフティング", "怪力", "力自慢", "ベンチプレス", "ボディビルダー"],
    ar: ["رفع الأثقال", "كمال أجسام", "صالة رياضية", "تمارين القوة", "مدرب شخصي"] } },
  { id: "home-workout", parents: ["fitness", "wellbeing"], words: {
    en: ["home workout", "workouts", "exercise routine", "physical exercise", "physical education", "aerobics", "stretching", "morning exercises", "keep fit", "exercises for seniors"], es: ["ejercicio en casa", "ejercicio físico", "educación física", "aeróbic", "estiramientos", "ejercicios para mayores", "mantenerse en forma"],
    fr: ["exercice physique", "sport à la maison", "éducation physique", "gymnastique douce", "étirements", "garder la forme"], zh: ["居家锻炼", "体育课", "锻炼身体", "拉伸", "广播体操", "健身操", "有氧运动", "健身", "瑜伽垫", "哑铃", "俯卧撑", "仰卧起坐", "广播操", "伸懒腰", "卷腹", "增肌", "塑形", "八段锦", "跳绳", "核心训练"], "zh-TW": ["居家鍛鍊", "體育課", "鍛鍊身體", "拉伸", "廣播體操", "健身操", "有氧運動", "健身", "瑜伽墊", "啞鈴", "俯臥撐", "仰臥起坐", "廣播操", "伸懶腰", "卷腹", "增肌", "塑形", "八段錦", "跳繩", "核心訓練", "居家健身", "伸展", "深蹲", "有氧"], ja: ["ラジオ体操", "ストレッチ", "運動不足", "体育", "エクササイズ", "健康体操", "腹筋", "腕立て伏せ", "ダンベル", "スクワット", "エアロビクス", "体幹", "懸垂", "フィットネス", "ヨガマット", "宅トレ", "腹筋運動", "柔軟体操", "準備体操"],
    ar: ["تمارين منزلية", "تمارين رياضية", "تربية بدنية", "تمارين الإطالة", "لياقة بدنية", "أيروبيك"] } },
  { id: "marathon", parents: ["running"], words: {
    en: ["marathon runner", "marathon runners", "half marathon", "ultramarathon", "ultra running", "trail running", "long-distance runner", "long distance running", "cross-country running", "triathlon", "triathlete", "ironman"], es: ["maratón", "maratonista", "media maratón", "ultramaratón", "carrera de montaña", "corredora de fondo", "triatlón", "triatleta"],
    fr: ["marathonien", "marathonienne", "semi-marathon", "ultra-trail", "course à pied", "coureur de fond", "triathlon", "triathlète"], zh: ["马拉松", "半马", "越野跑", "长跑", "铁人三项", "跑步者", "超级马拉松", "全马", "跑马拉松"], "zh-TW": ["馬拉松", "半馬", "越野跑", "長跑", "鐵人三項", "跑步者", "超級馬拉松", "全馬", "跑馬拉松", "三鐵", "超馬"], ja: ["マラソン", "マラソンランナー", "駅伝", "トライアスロン", "長距離走", "ウルトラマラソン", "走る人", "東京マラソン", "鉄人レース", "フルマラソン", "市民ランナー", "女子マラソン", "トレイルラン"],
    ar: ["ماراثون", "عداء", "عداءة", "جري المسافات الطويلة", "ترياتلون", "نصف ماراثون"] } },
  { id: "track-and-field", parents: ["sport"], words: {
    en: ["track and field", "sprint", "sprinters", "sprinting", "hurdles", "high jump", "long jump", "pole vault", "javelin", "relay race", "shot put"], es: ["atletismo", "velocistas", "salto de altura", "salto de longitud", "vallas de atletismo", "jabalina", "carrera de relevos", "pértiga"],
    fr: ["athlétisme", "sprinteur", "sprinteuse", "saut en hauteur", "saut en longueur", "saut à la perche", "javelot", "course de relais"], zh: ["田径", "跳高", "跳远", "跨栏", "接力赛", "标枪", "撑杆跳", "铅球", "铁饼", "百米赛跑", "三级跳", "百米飞人", "跨栏运动员", "链球"], "zh-TW": ["田徑", "跳高", "跳遠", "跨欄", "接力賽", "標槍", "撐杆跳", "鉛球", "鐵餅", "百米賽跑", "三級跳", "百米飛人", "跨欄運動員", "鏈球"], ja: ["陸上競技", "短距離走", "走り高跳び", "走り幅跳び", "リレー競走", "ハードル走", "やり投げ", "棒高跳び", "砲丸投げ", "槍投げ", "三段跳び", "百メートル走", "ハンマー投げ", "円盤投げ", "競歩", "陸上選手", "スプリンター"],
    ar: ["ألعاب القوى", "عدو سريع", "قفز عال", "وثب طويل", "سباق تتابع", "رمي الرمح", "قفز طويل", "الوثب العالي", "قفز بالزانة"] } },
  { id: "cycling-races", parents: ["cycling"], words: {
    en: ["cycle races", "tour de france", "bike race", "cycle race", "velodrome", "mountain bike", "mountain biking", "bmx", "cycle tour", "bike tour", "bicycle trip", "bicycle journey", "bicycle thief", "bike repair", "learning to ride a bike"], es: ["carreras ciclistas", "vuelta ciclista", "carrera ciclista", "velódromo", "ciclismo de montaña", "viaje en bicicleta", "viaje en bici", "aprender a montar en bici", "bicicletas", "ciclista", "ciclistas"],
    fr: ["courses cyclistes", "course cycliste", "vélodrome", "vélo tout terrain", "voyage à vélo", "apprendre à faire du vélo", "cyclotourisme", "coureur cycliste", "cyclistes", "vélos"], zh: ["自行车赛", "环法", "山地车", "骑行", "单车", "骑车", "骑自行车"], "zh-TW": ["自行車賽", "環法", "腳踏車賽", "山地車", "騎行", "單車", "騎車", "騎腳踏車", "腳踏車", "環島"], ja: ["自転車レース", "自転車旅行", "ツール・ド・フランス", "ロードバイク", "競輪", "マウンテンバイク", "自転車に乗る"],
    ar: ["سباق الدراجات", "دراجة هوائية", "دراجات هوائية", "دراج", "رحلة بالدراجة", "تعلم ركوب الدراجة"] } },
  { id: "womens-sport", parents: ["women-in-sport"], words: {
    en: ["women's sport", "women's football", "women's soccer", "female athlete", "female athletes", "women's team", "sportswoman", "sportswomen"], es: ["deporte femenino", "fútbol femenino", "mujeres deportistas", "mujer deportista", "equipo femenino"],
    fr: ["sport féminin", "football féminin", "sportives", "équipe féminine", "footballeuses", "équipe de filles", "rugby féminin", "cyclisme féminin", "basket féminin", "boxe féminine", "match féminin", "joueuses de foot"], zh: ["女足", "女子体育", "女运动员", "女排", "女子足球"], "zh-TW": ["女足", "女子體育", "女運動員", "女排", "女子足球"], ja: ["女子スポーツ", "女子サッカー", "女子選手", "なでしこ", "女子アスリート"],
    ar: ["رياضة نسائية", "كرة القدم النسائية", "رياضيات شابات", "فريق نسائي", "لاعبة كرة"] } },
  { id: "sports-fans", parents: ["sport"], words: {
    en: ["football fan", "football fans", "sports fans", "supporters", "ultras", "hooligan", "hooligans", "hooliganism", "fan club", "cheerleader", "cheerleaders", "cheerleading"], es: ["afición futbolera", "barra brava", "aficionados al fútbol", "animadoras"],
    fr: ["supporters", "hooligans", "hooliganisme", "tribunes", "pom-pom girls", "supporteurs", "supporteur", "supportrice", "virage des supporters", "passion du club", "fan de foot", "fans de foot"], zh: ["足球流氓", "拉拉队", "啦啦队", "看球", "看台", "助威", "加油助威", "球迷会", "粉丝球迷"], "zh-TW": ["足球流氓", "拉拉隊", "啦啦隊", "看球", "看臺", "助威", "加油助威", "球迷會", "粉絲球迷", "應援", "應援團"], ja: ["サポーター", "応援団", "フーリガン", "チアリーディング", "チアリーダー", "スポーツファン", "応援", "観客席", "野球ファン", "チアガール", "声援", "声援を送", "観戦", "阪神ファン", "虎ファン", "旗振り"],
    ar: ["مشجع", "مشجعين", "شغب الملاعب", "ألتراس", "جماهير كرة القدم"] } },
  { id: "doping", parents: ["sport", "drugs"], words: {
    en: ["doping", "performance-enhancing", "steroids", "match-fixing", "cheating in sport", "doping scandal", "doping scandals", "steroid abuse", "blood doping", "epo", "drugs in sport", "banned substances", "drug cheat", "fixed match"], es: ["dopaje", "dóping", "esteroides", "amaño de partidos"],
    fr: ["dopage", "stéroïdes", "matchs truqués", "dopé", "dopé à l'epo", "produits dopants", "scandale de dopage", "affaire de dopage", "coureur dopé", "tricherie sportive"], zh: ["兴奋剂", "假球", "打假球", "类固醇"], "zh-TW": ["興奮劑", "假球", "打假球", "類固醇"], ja: ["ドーピング", "八百長", "ステロイド"],
    ar: ["منشطات رياضية", "تلاعب بالمباريات", "ستيرويد", "منشطات"] } },
  { id: "school-sports", parents: ["sport", "school"], words: {
    en: ["school team", "school sports", "sports club", "sports day", "youth team", "amateur club", "village team", "little league", "after-school sports"], es: ["equipo escolar", "deporte escolar", "club deportivo", "equipo de barrio", "día del deporte"],
    fr: ["équipe scolaire", "sport scolaire", "club sportif", "équipe de quartier", "équipe junior", "petit club"], zh: ["校队", "运动会", "体育社团", "少年队", "业余球队"], "zh-TW": ["校隊", "運動會", "體育社團", "少年隊", "業餘球隊"], ja: ["部活動", "運動会", "体育祭", "野球部", "少年野球", "弱小チーム"],
    ar: ["فريق المدرسة", "نادي رياضي", "رياضة مدرسية", "فريق الحي"] } },
  { id: "sports-career", parents: ["sport"], words: {
    en: ["retired athlete", "end of a career in sport", "comeback", "sports injury", "injured athlete", "olympic dream", "olympic champion", "world champion", "champion", "champions", "winning and losing"], es: ["campeón", "campeona", "campeones", "campeón mundial", "deportista retirado", "lesión deportiva", "sueño olímpico"],
    fr: ["champion", "championne", "champions", "champion du monde", "blessure sportive", "rêve olympique", "sportif de haut niveau"], zh: ["冠军", "世界冠军", "退役", "运动员", "奥运梦", "运动伤害", "转会", "运动生涯", "受伤退役", "复出", "冠军之路", "运动员生涯", "职业球员", "伤病复出", "退役后", "伤退", "冠军之心"], "zh-TW": ["冠軍", "世界冠軍", "退役", "運動員", "奧運夢", "運動傷害", "轉會", "運動生涯", "受傷退役", "復出", "冠軍之路", "運動員生涯", "職業球員", "傷病復出", "退役後", "傷退", "冠軍之心"], ja: ["チャンピオン", "世界王者", "引退試合", "現役引退", "金メダリスト", "スポーツ選手", "優勝", "復帰戦", "移籍", "プロ入り", "現役続行", "ラストゲーム", "引退後の選手", "選手生命", "怪我からの復活", "セカンドキャリア", "現役最後", "スランプ", "戦力外", "入団"],
    ar: ["بطل العالم", "بطلة العالم", "اعتزال الرياضة", "إصابة رياضية", "بطل أولمبي", "حلم أولمبي"] } },
  { id: "paralympics", parents: ["disabled-sport", "olympics"], words: {
    en: ["Paralympics", "paralympic", "disabled athlete", "disabled athletes", "wheelchair basketball", "wheelchair rugby", "adaptive sport", "para-athlete"], es: ["Juegos Paralímpicos", "paralímpicos", "deporte adaptado", "deportista con discapacidad", "baloncesto en silla de ruedas"],
    fr: ["Jeux paralympiques", "paralympiques", "handisport", "sport adapté", "basket fauteuil", "athlètes paralympiques", "champion paralympique", "championne paralympique", "sprinteur amputé"], zh: ["残奥会", "残疾运动员", "轮椅篮球"], "zh-TW": ["殘奧會", "殘疾運動員", "輪椅籃球", "帕運", "身障運動員"], ja: ["パラリンピック", "パラスポーツ", "車いすバスケ", "パラアスリート"],
    ar: ["بارالمبية", "ألعاب بارالمبية", "رياضة ذوي الإعاقة", "كرة السلة على الكراسي"] } },
  { id: "alpinism", parents: ["climbing"], words: {
    en: ["alpinist", "alpinists", "alpinism", "mountaineer", "mountaineers", "mountain climbing", "climbing everest", "rope team", "base camp", "free solo", "climbing wall", "summit attempt", "mountain rescue"], es: ["alpinismo", "alpinista", "alpinistas", "escalada", "escalador", "escaladora", "montañismo", "rescate de montaña", "campo base", "rocódromo", "montañero", "montañera", "montañeros"],
    fr: ["alpinisme", "alpiniste", "alpinistes", "escalade", "grimpeur", "grimpeuse", "cordée", "secours en montagne", "camp de base", "guide de haute montagne", "face nord", "ascension du mont blanc"], zh: ["攀岩", "登山者", "登山家", "攀登", "珠峰", "山难", "登顶"], "zh-TW": ["攀巖", "登山者", "登山家", "攀登", "珠峰", "山難", "登頂"], ja: ["登山家", "アルピニスト", "登頂", "クライミング", "山岳救助", "エベレスト", "ボルダリング"],
    ar: ["تسلق الجبال", "متسلق", "متسلقة", "متسلقون", "إنقاذ جبلي", "إيفرست"] } },
  { id: "ski-and-snow", parents: ["winter-sports"], words: {
    en: ["skiing", "ski slope", "ski jumping", "ski jumper", "cross-country skiing", "biathlon", "ski instructor", "luge", "sledding", "tobogganing", "snowshoes", "downhill"], es: ["esquí", "esquiador", "esquiadora", "salto de esquí", "pista de esquí", "esquí de fondo", "biatlón"],
    fr: ["ski", "ski de fond", "saut à ski", "biathlon", "piste de ski", "moniteur de ski", "raquettes à neige", "skieur", "skieuse"], zh: ["滑雪", "高台滑雪", "越野滑雪", "雪橇运动", "冬奥", "单板滑雪", "雪场", "滑雪者", "双板", "滑雪教练"], "zh-TW": ["滑雪", "高臺滑雪", "越野滑雪", "雪橇運動", "冬奧", "單板滑雪", "雪場", "滑雪者", "雙板", "滑雪教練"], ja: ["スキー", "スキージャンプ", "クロスカントリー", "スノーボード", "リュージュ", "スノボ", "スキーヤー", "ゲレンデ", "スキー板", "雪山滑降", "スキー部", "スラローム", "滑降", "リフト", "スキー学校"],
    ar: ["تزلج على الثلج", "قفز تزلجي", "متزلج", "منحدر التزلج"] } },
  { id: "darts-and-bowling", parents: ["sport", "game"], words: {
    en: ["pub games", "dodgeball"], es: ["juegos de bar"],
    fr: ["jeux de café"], zh: ["休闲球戏", "躲避球"], "zh-TW": ["休閒球戲", "躲避球"], ja: ["室内遊戯", "ドッジボール"],
    ar: ["ألعاب المقاهي"] } },
  { id: "dance-as-sport", parents: ["dance", "sport"], words: {
    en: ["acrobatics", "acrobatic", "trampoline", "rhythmic gymnastics", "pole dance", "dance contest", "roller derby", "double dutch", "tumbling"], es: ["acrobacia", "acrobacias", "trampolín", "gimnasia rítmica"],
    fr: ["acrobatie", "acrobaties", "trampoline", "gymnastique rythmique", "voltige", "voltigeur", "voltigeuse", "patinage artistique et danse", "danse sportive"], zh: ["蹦床", "艺术体操", "舞蹈比赛", "广场舞"], "zh-TW": ["蹦床", "藝術體操", "舞蹈比賽", "廣場舞"], ja: ["トランポリン", "新体操", "競技ダンス"],
    ar: ["ألعاب بهلوانية", "ترامبولين", "جمباز إيقاعي", "مسابقة رقص"] } },
  { id: "team-sports-more", parents: ["sport"], words: {
    en: ["lesser-known sports", "kabaddi", "netball", "field hockey", "korfball", "floorball", "water skiing", "paddleboarding", "orienteering race", "arm wrestling", "tug of war", "kin-ball"], es: ["deportes minoritarios", "kabaddi", "hockey sobre césped", "esquí acuático", "pelota vasca", "juego de la soga", "paddle surf", "frontón", "jai alai"],
    fr: ["sports méconnus", "kabaddi", "hockey sur gazon", "ski nautique", "pelote basque", "bras de fer", "tir à la corde", "floorball", "balle au prisonnier"], zh: ["小众运动", "卡巴迪", "草地曲棍球", "掰手腕", "拔河", "毽子", "踢毽子", "陆上冰壶", "桨板", "滑水"], "zh-TW": ["小眾運動", "卡巴迪", "草地曲棍球", "掰手腕", "拔河", "毽子", "踢毽子", "陸上冰壺", "槳板", "滑水", "風帆", "腕力比賽", "立槳", "旱地冰壺", "巧固球"], ja: ["マイナースポーツ", "カバディ", "綱引き", "腕相撲", "セパタクロー", "フットサル", "ドッジボール大会", "水上スキー", "ネットボール"],
    ar: ["رياضات أقل شهرة", "كابادي", "شد الحبل", "مصارعة الأذرع", "كرة الشبكة", "هوكي الحقل", "تزلج على الماء"] } },
  { id: "extreme-sports", parents: ["sport"], words: {
    en: ["extreme sports", "extreme sport", "bungee jumping", "bungee", "abseiling", "base jumping", "zip line", "adrenaline junkie", "wingsuit", "whitewater rafting"], es: ["deportes extremos", "deporte extremo", "puenting", "rápel", "salto base", "tirolina", "barranquismo", "temerario", "bicicleta de montaña"],
    fr: ["sports extrêmes", "sport extrême", "saut à l'élastique", "descente en rappel", "saut en parachute", "chute libre", "tyrolienne", "canyoning", "casse-cou", "amateur de sensations fortes", "sensations fortes", "vtt"], zh: ["极限运动", "蹦极", "绳降", "溪降", "滑索"], "zh-TW": ["高空彈跳", "繩降", "泛舟", "滑索"], ja: ["エクストリームスポーツ", "バンジージャンプ", "懸垂下降", "キャニオニング"],
    ar: ["رياضات خطرة", "رياضة متطرفة", "القفز بالحبال", "تجديف في المنحدرات", "رياضات المغامرة", "قفز مظلي حر", "قفز بالحبل المطاطي"] } },
];
