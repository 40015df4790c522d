import type { Concept } from "../concept.ts";

export const callingsAndFortunes: Concept[] = [
  { id: "failure", parents: ["feelings"], words: {
    en: ["failure", "failures", "fail", "failing", "defeat", "loser", "losers", "mistake", "mistakes", "regret", "regrets"], es: ["fracaso", "fracasos", "fracasar", "derrota", "perdedor", "error", "errores", "arrepentimiento"],
    fr: ["échec professionnel", "échouer", "défaite", "raté", "erreur", "regret", "regrets", "échec", "échecs cuisants", "raté magnifique", "bon à rien", "vie ratée", "fiasco"], zh: ["失败", "挫折", "后悔", "遗憾", "错误"], "zh-TW": ["失敗", "挫折", "遺憾", "錯誤"], ja: ["失敗", "挫折", "敗北", "負け犬"],
    ar: ["فشل", "هزيمة", "خطأ", "خيبة"] } },
  { id: "success", parents: ["work"], words: {
    en: ["success", "successful", "ambition to succeed", "achievement", "winner", "winning", "rags to riches", "talent", "genius", "prodigy", "makes it big", "hits the big time", "made it to the top", "american dream"], es: ["éxito", "triunfo", "logro", "talento", "genio", "prodigio", "ganador", "triunfador", "ascenso a la fama"],
    fr: ["réussite", "succès", "triomphe", "talent", "génie", "prodige", "ascension fulgurante", "réussir sa vie", "réussite sociale", "rêve américain", "percer dans le métier"], zh: ["成功", "成就", "胜利", "天才", "神童", "逆袭", "崛起", "功成名就", "出人头地", "大获成功", "一举成名", "飞黄腾达", "奋斗史", "夺冠", "人生赢家", "平步青云", "梦想成真", "闯出一片天", "创造奇迹", "实现梦想", "出类拔萃", "登上巅峰", "扬名立万", "鲤鱼跃龙门", "凯旋", "大器晚成", "金榜题名", "获奖", "草根逆袭", "赢得比赛", "逆袭人生"], "zh-TW": ["成功", "成就", "勝利", "天才", "神童", "逆襲", "崛起", "功成名就", "出人頭地", "大獲成功", "一舉成名", "飛黃騰達", "奮鬥史", "奪冠", "人生贏家", "平步青雲", "夢想成真", "闖出一片天", "創造奇蹟", "實現夢想", "出類拔萃", "登上巔峰", "揚名立萬", "鯉魚躍龍門", "凱旋", "大器晚成", "金榜題名", "獲獎", "贏得比賽", "出頭天", "人生勝利組", "圓夢", "闖出名堂", "逆襲人生"], ja: ["成功", "出世", "勝利", "天才", "才能", "立身出世", "大成功", "成功者", "夢を叶え", "頂点を極め", "成功物語", "サクセスストーリー", "快挙", "成り上が", "夢を実現", "頂点に立", "凱旋", "栄冠", "快進撃", "出世街道", "一旗揚げ", "優勝を目指", "のし上が", "勝ち組", "功成り名", "駆け上が", "天下を取", "出世頭"],
    ar: ["نجاح", "انتصار", "موهبة", "عبقري", "إنجاز"] } },
  { id: "homesick-songs", parents: ["exile", "song"], words: {
    en: ["song of exile", "emigrant song", "song about home", "songs of longing for home", "song of homeland", "songs of home", "far from home song", "irish emigrant song"], es: ["canción de emigrantes", "canto del destierro"],
    fr: ["chant d'exil", "chanson d'exil", "chanson d'émigré", "chansons d'immigrés", "chant du pays natal"], zh: ["思乡曲", "乡愁之歌"], "zh-TW": ["思鄉曲", "鄉愁之歌"], ja: ["望郷の歌", "故郷の歌"],
    ar: ["أغنية الغربة", "أغاني الحنين"] } },
  { id: "housing-crisis", parents: ["society", "home"], words: {
    en: ["housing crisis", "gentrification", "rent strike", "squatters", "squat", "affordable housing", "tenants", "landlord"], es: ["crisis de la vivienda", "gentrificación", "okupas", "inquilinos", "casero"],
    fr: ["crise du logement", "gentrification", "squat", "locataires", "propriétaire", "mal-logement", "mal-logés", "logement insalubre", "marchand de sommeil", "marchands de sommeil", "pénurie de logements", "droit au logement"], zh: ["住房问题", "房价", "租客", "房东", "拆迁户"], "zh-TW": ["住房問題", "房價", "租客", "房東", "拆遷戶"], ja: ["住宅問題", "家主", "借家人", "地上げ"],
    ar: ["أزمة السكن", "مستأجرون", "مالك العقار"] } },
  { id: "fake-news", parents: ["journalism", "society"], words: {
    en: ["fake news", "disinformation", "misinformation", "conspiracy", "conspiracy theory", "conspiracy theories", "fact checking"], es: ["noticias falsas", "desinformación", "conspiración", "teoría de la conspiración", "bulos", "terraplanista", "terraplanistas", "tierra plana", "deepfake", "deepfakes"],
    fr: ["fausses nouvelles", "désinformation", "complot", "théorie du complot", "complotisme", "infox", "intox", "conspirationnisme", "conspirationniste", "vérification des faits", "manipulation de l'information"], zh: ["假新闻", "谣言传播", "阴谋论", "阴谋", "虚假信息"], "zh-TW": ["假新聞", "謠言傳播", "陰謀論", "陰謀", "虛假資訊"], ja: ["フェイクニュース", "陰謀論", "陰謀", "デマ"],
    ar: ["أخبار كاذبة", "تضليل", "مؤامرة", "نظرية المؤامرة"] } },
  { id: "vaccines", parents: ["medicine"], words: {
    en: ["vaccine", "vaccines", "vaccination", "immunity", "virus", "viruses", "bacteria"], es: ["vacuna", "vacunas", "virus", "bacterias", "inmunidad"],
    fr: ["vaccin", "vaccins", "vaccination", "virus", "bactéries", "immunité"], zh: ["疫苗", "病毒", "细菌", "免疫"], "zh-TW": ["疫苗", "病毒", "細菌", "免疫"], ja: ["ワクチン", "ウイルス", "細菌", "免疫"],
    ar: ["لقاح", "لقاحات", "فيروس", "بكتيريا", "مناعة"] } },
  { id: "weather-forecast", parents: ["weather", "science"], words: {
    en: ["weather forecast", "meteorology", "meteorologist", "climate science", "barometer", "weatherman", "weather man", "weather girl", "weather presenter", "weather report", "weather station", "forecaster", "meteorologists"], es: ["meteorología", "meteoróloga", "pronóstico del tiempo", "hombre del tiempo"],
    fr: ["météo", "météorologie", "météorologue", "prévisions météo", "bulletin météo", "présentatrice météo", "présentateur météo", "miss météo", "prévision du temps", "temps qu'il fait", "station météo"], zh: ["天气预报", "气象", "气象学", "气象员", "气象站"], "zh-TW": ["天氣預報", "氣象", "氣象學", "氣象員", "氣象站"], ja: ["天気予報", "気象", "気象学", "気象予報士", "予報官", "測候所", "気象台"],
    ar: ["نشرة الطقس", "أرصاد جوية", "طقس", "أرصاد", "نشرة جوية", "راصد جوي"] } },
  { id: "oceanography", parents: ["science", "sea"], words: {
    en: ["oceanography", "marine biology", "marine biologist", "ocean science", "diving research", "plankton", "oceanographer", "oceanographers", "ocean explorer", "deep-sea research", "sea research", "ocean expedition"], es: ["oceanografía", "biología marina", "bióloga marina", "plancton"],
    fr: ["océanographie", "biologie marine", "plancton", "sciences de la mer", "campagne océanographique", "explorateur des mers"], zh: ["海洋学", "海洋生物学", "浮游生物"], "zh-TW": ["海洋學", "海洋生物學", "浮游生物"], ja: ["海洋学", "海洋生物学", "プランクトン"],
    ar: ["علم المحيطات", "أحياء بحرية", "عوالق"] } },
  { id: "film-noir", parents: ["crime-fiction", "film"], words: {
    en: ["film noir", "noir film", "neo-noir", "hardboiled detective film", "noirish", "black-and-white crime", "private eye and femme fatale", "hard-boiled film"], es: ["cine negro", "neonoir"],
    fr: ["film noir", "néo-noir", "privé et femme fatale", "détective privé en imperméable", "noir américain"], zh: ["黑色电影"], "zh-TW": ["黑色電影"], ja: ["フィルムノワール", "ノワール映画"],
    ar: ["فيلم نوار"] } },
  { id: "directors", parents: ["filmmaking"], words: {
    en: ["director", "directors", "film director", "filmmaker", "filmmakers", "movie set", "film crew", "shooting a film", "film festival"], es: ["director de cine", "directora de cine", "cineasta", "cineastas", "rodaje", "festival de cine"],
    fr: ["réalisateur", "réalisatrice", "cinéaste", "cinéastes", "tournage", "festival de cinéma"], zh: ["导演", "拍电影", "剧组", "电影节", "片场"], "zh-TW": ["導演", "拍電影", "劇組", "電影節", "片場"], ja: ["映画監督", "映画祭", "撮影現場", "映画作り"],
    ar: ["مخرج", "مخرجة", "مهرجان سينمائي", "تصوير فيلم"] } },
  { id: "singers", parents: ["music", "work"], words: {
    en: ["singers and musicians", "vocalist", "diva", "famous singer", "musician", "musicians", "band", "street singer", "young singer", "singing star", "female vocalist", "singing career", "sings in a bar", "nightclub singer", "cabaret singer"], es: ["cantantes y músicos", "cantantes", "músico", "músicos", "tonadillera", "tonadilleras", "quiere ser cantante", "sueña con ser cantante", "divas"],
    fr: ["chanteurs et musiciens", "chanteurs", "musicien", "musicienne", "musiciens", "vedette de la chanson", "interprètes de la chanson", "chanteur de rue", "chanteuse de rue", "chanteur populaire", "chanteuse populaire", "divas", "crooners", "jeune chanteuse", "jeune chanteur"], zh: ["歌手与音乐人", "歌星", "音乐人", "音乐家", "女歌手", "歌唱家", "歌者", "歌姬", "歌后", "歌王", "卖唱女", "驻唱", "声乐", "选秀歌手", "唱将", "天王巨星", "过气歌手", "流浪歌手", "酒吧歌手", "歌女", "歌坛", "歌迷"], "zh-TW": ["歌手與音樂人", "歌星", "音樂人", "音樂家", "女歌手", "歌唱家", "歌者", "歌姬", "歌后", "歌王", "賣唱女", "駐唱", "選秀歌手", "唱將", "天王巨星", "過氣歌手", "流浪歌手", "酒吧歌手", "歌女", "歌壇", "歌迷", "走唱", "天后", "那卡西", "素人歌手"], ja: ["歌手と音楽家", "歌い手", "ミュージシャン", "音楽家", "バンド", "楽団", "歌姫", "演歌歌手", "アイドル歌手", "歌うたい", "歌唱力", "女性歌手", "ボーカリスト", "ディーヴァ", "国民的歌手", "街の歌手", "唄い手", "歌謡ショー"],
    ar: ["مغنون وموسيقيون", "مغن", "مطربة", "موسيقي", "مغنيات", "مطربات", "صوت طربي", "تحلم بالغناء", "يحلم بأن يصبح مطربا", "مغنية شابة", "سيدة الغناء العربي"] } },
  { id: "orchestra", parents: ["classical-music"], words: {
    en: ["orchestras", "conductor of an orchestra", "concerto", "orchestra members", "concertmaster", "conductor's baton", "school orchestra", "amateur orchestra", "orchestral musician", "orchestral musicians"], es: ["orquestas", "concierto para piano"],
    fr: ["orchestres", "concerto", "orchestre symphonique de", "musicien d'orchestre", "musiciens d'orchestre", "premier violon", "chef d'orchestre tyrannique", "baguette du chef", "orchestre de jeunes", "orchestre amateur"], zh: ["交响乐团", "四重奏", "协奏曲"], "zh-TW": ["交響樂團", "四重奏", "協奏曲"], ja: ["協奏曲"],
    ar: ["قائد الأوركسترا", "رباعية وترية", "كونشرتو"] } },
  { id: "instrument-makers", parents: ["craft", "instrumental"], words: {
    en: ["luthier", "violin maker", "guitar maker", "instrument maker", "piano tuner", "organ builder", "piano maker", "piano factory", "bell founder", "bell foundry", "harp maker", "drum maker"], es: ["lutier", "luthier", "afinador de pianos", "constructor de guitarras"],
    fr: ["luthier", "facteur d'instruments", "accordeur de piano", "lutherie", "facteur d'orgues", "facteur de pianos", "accordeur", "accordeurs", "fabrique de pianos", "fabricant de guitares", "archetier"], zh: ["制琴师", "调琴师", "乐器制作"], "zh-TW": ["制琴師", "調琴師", "樂器製作"], ja: ["楽器職人", "バイオリン職人", "調律師"],
    ar: ["صانع الآلات", "صانع العود", "ضابط البيانو"] } },
  { id: "summer-jobs", parents: ["youth", "work"], words: {
    en: ["summer job", "first job", "internship", "intern", "young worker", "part-time job", "job interview", "job hunt"], es: ["primer empleo", "prácticas laborales", "becario", "entrevista de trabajo"],
    fr: ["premier emploi", "stage en entreprise", "stagiaire", "petit boulot", "entretien d'embauche", "job d'été", "jobs d'été", "boulot d'été", "travail saisonnier", "jobs étudiants", "job étudiant", "stage d'été", "premier travail", "premier salaire", "première paye"], zh: ["第一份工作", "实习", "实习生", "兼职", "面试", "求职"], "zh-TW": ["第一份工作", "實習", "實習生", "兼職", "面試", "求職"], ja: ["就職活動", "アルバイト", "新入社員", "インターン", "初出勤"],
    ar: ["أول وظيفة", "تدريب مهني", "مقابلة عمل", "متدرب"] } },
  { id: "childcare", parents: ["parenthood", "baby"], words: {
    en: ["nanny", "nannies", "babysitter", "babysitting", "daycare", "nursery nurse", "kindergarten teacher"], es: ["niñera", "canguro de niños", "guardería", "nodriza", "nodrizas", "ama de cría", "ama de leche", "porteo", "colecho", "ludoteca", "ludotecas", "portabebés", "silla de paseo", "crianza con apego", "crianza respetuosa"],
    fr: ["nounou", "crèche", "garderie", "baby-sitter", "nounous", "baby-sitting", "garde d'enfants", "garde d'enfant", "halte-garderie", "fille au pair"], zh: ["托儿所", "看孩子", "月嫂"], "zh-TW": ["托兒所", "看孩子", "月嫂"], ja: ["保育園", "保育士", "ベビーシッター", "子守"],
    ar: ["مربية", "جليسة أطفال", "حضانة أطفال", "مرضعة", "مرضعات", "دادة"] } },
  { id: "village-school", parents: ["school", "countryside"], words: {
    en: ["village school", "rural school", "one-room school", "mountain school", "left-behind children", "village schoolteacher", "country school", "country schoolteacher", "little school", "schoolhouse", "one-room schoolhouse", "village schoolmaster"], es: ["escuela rural", "escuela de pueblo", "escuelita"],
    fr: ["école de village", "école rurale", "classe unique", "petite école", "maître d'école du village", "école de campagne", "institutrice de village", "instituteur de village", "école communale", "école d'autrefois"], zh: ["乡村学校", "山村小学", "留守儿童", "支教"], "zh-TW": ["鄉村學校", "山村小學", "留守兒童", "支教"], ja: ["分校", "山の学校", "僻地の学校"],
    ar: ["مدرسة القرية", "مدرسة ريفية"] } },
  { id: "disabled-sport", parents: ["sport", "disability"], words: {
    en: ["wheelchair sport", "wheelchair basketball", "blind football", "disabled athlete", "wheelchair racing", "amputee runner", "blind runner"], es: ["deporte adaptado", "juegos paralímpicos"],
    fr: ["handisport", "jeux paralympiques", "athlète paralympique", "sport et handicap", "athlète handicapé", "sportif handicapé", "sportifs handicapés", "handibasket", "course en fauteuil"], zh: ["残奥会", "残疾人运动", "轮椅篮球"], "zh-TW": ["殘奧會", "殘疾人運動", "輪椅籃球"], ja: ["車いすバスケ", "障害者スポーツ"],
    ar: ["ألعاب بارالمبية", "رياضة ذوي الإعاقة"] } },
  { id: "women-in-sport", parents: ["sport", "women"], words: {
    en: ["women's football", "women's team", "sportswoman", "female athlete", "female boxer", "female footballer", "women athletes", "girl boxer", "women boxers", "female champion", "female coach", "women cyclists", "female cyclist"], es: ["fútbol femenino", "equipo femenino", "deportista femenina"],
    fr: ["football féminin", "équipe féminine", "sportive de haut niveau", "joueuse", "joueuses", "athlète féminine", "femmes sportives"], zh: ["女足", "女排", "女子足球", "女运动员"], "zh-TW": ["女足", "女排", "女子足球", "女運動員"], ja: ["女子サッカー", "女子選手", "なでしこ"],
    ar: ["كرة القدم النسائية", "رياضة نسائية", "فريق نسائي"] } },
  { id: "youth-football", parents: ["football", "youth"], words: {
    en: ["youth football", "under-elevens", "junior team", "school football team", "girls football team", "football academy", "junior football"], es: ["fútbol base", "equipo juvenil", "cantera de fútbol", "alevines"],
    fr: ["football des jeunes", "équipe de jeunes", "école de foot", "foot des enfants", "jeunes footballeurs", "jeune footballeur", "petits footballeurs", "club de foot junior", "tournoi de jeunes"], zh: ["校园足球", "少年足球", "青训", "绿茵少年"], "zh-TW": ["校園足球", "少年足球", "青訓", "綠茵少年"], ja: ["少年サッカー", "高校サッカー", "ジュニアチーム"],
    ar: ["كرة القدم للناشئين", "أكاديمية كرة القدم", "فريق الناشئين"] } },
  { id: "space-race", parents: ["space-travel", "cold-war"], words: {
    en: ["space race", "moon landing", "apollo mission", "cosmonauts", "gagarin", "nasa", "mission control"], es: ["carrera espacial", "llegada a la luna", "misión espacial", "cosmonauta"],
    fr: ["course à l'espace", "alunissage", "mission spatiale", "cosmonaute", "conquête de l'espace", "spoutnik", "premier homme sur la lune", "premiers pas sur la lune", "laïka"], zh: ["太空竞赛", "登月计划", "航天员", "宇航员", "航天"], "zh-TW": ["太空競賽", "登月計劃", "航天員", "宇航員", "航天"], ja: ["宇宙開発", "月面着陸", "宇宙飛行士", "アポロ"],
    ar: ["سباق الفضاء", "الهبوط على القمر", "رائد فضاء", "رواد فضاء"] } },
  { id: "hospital-drama", parents: ["hospital", "drama"], words: {
    en: ["medical drama", "hospital drama", "hospital series", "emergency room drama", "ward life", "doctors and nurses drama", "er drama", "hospital life", "surgeons drama", "medical series"], es: ["drama médico", "serie de hospital"],
    fr: ["drame médical", "série hospitalière", "série médicale", "séries médicales", "vie à l'hôpital", "drame hospitalier", "chirurgien urgentiste", "urgences en série"], zh: ["医疗剧", "医院剧"], "zh-TW": ["醫療劇", "醫院劇"], ja: ["医療ドラマ", "病院ドラマ"],
    ar: ["دراما طبية", "مسلسل طبي"] } },
  { id: "prizes", parents: ["fame"], words: {
    en: ["prizes and awards", "nobel prize", "nobel laureate", "literary prize", "literary prizes", "oscars", "oscar winner", "academy award", "academy awards", "award ceremony", "award ceremonies", "prizewinner", "prize-winning", "laureate", "palme d'or"], es: ["premios y galardones", "premio nobel", "premio literario", "premios literarios", "óscar de la academia", "entrega de premios", "galardón"],
    fr: ["prix et récompenses", "prix nobel", "lauréat", "lauréate", "lauréats", "remise de prix", "cérémonie des césars", "césars du cinéma", "palme d'or", "prix goncourt", "distinctions honorifiques", "légion d'honneur"], zh: ["奖项", "文学奖", "奥斯卡奖", "颁奖典礼", "金牌得主"], "zh-TW": ["獎項", "文學獎", "奧斯卡獎", "頒獎典禮", "金牌得主", "得獎人"], ja: ["賞と受賞", "アカデミー賞", "授賞式", "受賞者"],
    ar: ["جوائز عالمية", "جائزة نوبل", "جائزة أدبية", "جوائز أدبية", "جائزة الأوسكار", "حفل توزيع الجوائز", "فائز بالجائزة"] } },
];
