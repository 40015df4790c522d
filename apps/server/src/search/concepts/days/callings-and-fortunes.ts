import type { Concept } from "../concept.ts";

export const callingsAndFortunes: Concept[] = [
  { id: "failure", parents: ["feelings"], words: {
    en: ["failure", "failures", "fail", "failing", "defeat", "loser", "losers", "mistake", "mistakes", "regret", "regrets"], es: ["fracaso", "fracasos", "fracasar", "derrota", "perdedor", "error", "errores", "arrepentimiento"],
    fr: ["échec professionnel", "échouer", "défaite", "raté", "erreur", "regret", "regrets"], zh: ["失败", "挫折", "后悔", "遗憾", "错误"], "zh-TW": ["失敗", "挫折", "遺憾", "錯誤"], ja: ["失敗", "挫折", "敗北", "負け犬"],
    ar: ["فشل", "هزيمة", "خطأ", "خيبة"] } },
  { id: "success", parents: ["work"], words: {
    en: ["success", "successful", "ambition to succeed", "achievement", "winner", "winning", "rags to riches", "talent", "genius", "prodigy"], es: ["éxito", "triunfo", "logro", "talento", "genio", "prodigio", "ganador"],
    fr: ["réussite", "succès", "triomphe", "talent", "génie", "prodige"], zh: ["成功", "成就", "胜利", "天才", "神童", "逆袭"], "zh-TW": ["成功", "成就", "勝利", "天才", "神童", "逆襲"], ja: ["成功", "出世", "勝利", "天才", "才能"],
    ar: ["نجاح", "انتصار", "موهبة", "عبقري", "إنجاز"] } },
  { id: "homesick-songs", parents: ["exile", "song"], words: {
    en: ["song of exile", "emigrant song", "song about home", "songs of longing for home"], es: ["canción de emigrantes", "canto del destierro"],
    fr: ["chant d'exil", "chanson d'exil"], zh: ["思乡曲", "乡愁之歌"], "zh-TW": ["思鄉曲", "鄉愁之歌"], ja: ["望郷の歌", "故郷の歌"],
    ar: ["أغنية الغربة", "أغاني الحنين"] } },
  { id: "housing-crisis", parents: ["society", "home"], words: {
    en: ["housing crisis", "gentrification", "rent strike", "squatters", "squat", "affordable housing", "tenants", "landlord"], es: ["crisis de la vivienda", "gentrificación", "okupas", "inquilinos", "casero"],
    fr: ["crise du logement", "gentrification", "squat", "locataires", "propriétaire"], zh: ["住房问题", "房价", "租客", "房东", "拆迁户"], "zh-TW": ["住房問題", "房價", "租客", "房東", "拆遷戶"], ja: ["住宅問題", "家主", "借家人", "地上げ"],
    ar: ["أزمة السكن", "مستأجرون", "مالك العقار"] } },
  { id: "fake-news", parents: ["journalism", "society"], words: {
    en: ["fake news", "disinformation", "misinformation", "conspiracy", "conspiracy theory", "conspiracy theories", "fact checking"], es: ["noticias falsas", "desinformación", "conspiración", "teoría de la conspiración", "bulos"],
    fr: ["fausses nouvelles", "désinformation", "complot", "théorie du complot", "complotisme"], zh: ["假新闻", "谣言传播", "阴谋论", "阴谋", "虚假信息"], "zh-TW": ["假新聞", "謠言傳播", "陰謀論", "陰謀", "虛假資訊"], ja: ["フェイクニュース", "陰謀論", "陰謀", "デマ"],
    ar: ["أخبار كاذبة", "تضليل", "مؤامرة", "نظرية المؤامرة"] } },
  { id: "vaccines", parents: ["medicine"], words: {
    en: ["vaccine", "vaccines", "vaccination", "immunity", "virus", "viruses", "bacteria"], es: ["vacuna", "vacunas", "virus", "bacterias", "inmunidad"],
    fr: ["vaccin", "vaccins", "vaccination", "virus", "bactéries", "immunité"], zh: ["疫苗", "病毒", "细菌", "免疫"], "zh-TW": ["疫苗", "病毒", "細菌", "免疫"], ja: ["ワクチン", "ウイルス", "細菌", "免疫"],
    ar: ["لقاح", "لقاحات", "فيروس", "بكتيريا", "مناعة"] } },
  { id: "weather-forecast", parents: ["weather", "science"], words: {
    en: ["weather forecast", "meteorology", "meteorologist", "climate science", "barometer"], es: ["meteorología", "meteoróloga", "pronóstico del tiempo", "hombre del tiempo"],
    fr: ["météo", "météorologie", "météorologue", "prévisions météo"], zh: ["天气预报", "气象", "气象学"], "zh-TW": ["天氣預報", "氣象", "氣象學"], ja: ["天気予報", "気象", "気象学", "気象予報士"],
    ar: ["نشرة الطقس", "أرصاد جوية", "طقس"] } },
  { id: "oceanography", parents: ["science", "sea"], words: {
    en: ["oceanography", "marine biology", "marine biologist", "ocean science", "diving research", "plankton"], es: ["oceanografía", "biología marina", "bióloga marina", "plancton"],
    fr: ["océanographie", "biologie marine", "plancton"], zh: ["海洋学", "海洋生物学", "浮游生物"], "zh-TW": ["海洋學", "海洋生物學", "浮游生物"], ja: ["海洋学", "海洋生物学", "プランクトン"],
    ar: ["علم المحيطات", "أحياء بحرية", "عوالق"] } },
  { id: "film-noir", parents: ["crime-fiction", "film"], words: {
    en: ["film noir", "noir film", "neo-noir", "hardboiled detective film"], es: ["cine negro", "neonoir"],
    fr: ["film noir", "néo-noir"], zh: ["黑色电影"], "zh-TW": ["黑色電影"], ja: ["フィルムノワール", "ノワール映画"],
    ar: ["فيلم نوار"] } },
  { id: "directors", parents: ["filmmaking"], words: {
    en: ["director", "directors", "film director", "filmmaker", "filmmakers", "movie set", "film crew", "shooting a film", "film festival"], es: ["director de cine", "directora de cine", "cineasta", "cineastas", "rodaje", "festival de cine"],
    fr: ["réalisateur", "réalisatrice", "cinéaste", "cinéastes", "tournage", "festival de cinéma"], zh: ["导演", "拍电影", "剧组", "电影节", "片场"], "zh-TW": ["導演", "拍電影", "劇組", "電影節", "片場"], ja: ["映画監督", "映画祭", "撮影現場", "映画作り"],
    ar: ["مخرج", "مخرجة", "مهرجان سينمائي", "تصوير فيلم"] } },
  { id: "singers", parents: ["music", "work"], words: {
    en: ["vocalist", "diva", "famous singer", "musician", "musicians", "band"], es: ["cantantes", "músico", "músicos"],
    fr: ["chanteurs", "musicien", "musicienne", "musiciens"], zh: ["歌星", "音乐人", "音乐家", "女歌手"], "zh-TW": ["歌星", "音樂人", "音樂家", "女歌手"], ja: ["歌い手", "ミュージシャン", "音楽家", "バンド", "楽団"],
    ar: ["مغن", "مطربة", "موسيقي"] } },
  { id: "orchestra", parents: ["classical-music"], words: {
    en: ["orchestras", "conductor of an orchestra", "chamber music", "concerto"], es: ["orquestas", "concierto para piano"],
    fr: ["orchestres", "concerto"], zh: ["交响乐团", "四重奏", "协奏曲"], "zh-TW": ["交響樂團", "四重奏", "協奏曲"], ja: ["協奏曲", "室内楽"],
    ar: ["قائد الأوركسترا", "رباعية وترية", "كونشرتو"] } },
  { id: "instrument-makers", parents: ["craft", "instrumental"], words: {
    en: ["luthier", "violin maker", "guitar maker", "instrument maker", "piano tuner", "organ builder"], es: ["lutier", "luthier", "afinador de pianos", "constructor de guitarras"],
    fr: ["luthier", "facteur d'instruments", "accordeur de piano"], zh: ["制琴师", "调琴师", "乐器制作"], "zh-TW": ["制琴師", "調琴師", "樂器製作"], ja: ["楽器職人", "バイオリン職人", "調律師"],
    ar: ["صانع الآلات", "صانع العود", "ضابط البيانو"] } },
  { id: "summer-jobs", parents: ["youth", "work"], words: {
    en: ["summer job", "first job", "internship", "intern", "young worker", "part-time job", "job interview", "job hunt"], es: ["primer empleo", "prácticas laborales", "becario", "entrevista de trabajo"],
    fr: ["premier emploi", "stage en entreprise", "stagiaire", "petit boulot", "entretien d'embauche"], zh: ["第一份工作", "实习", "实习生", "兼职", "面试", "求职"], "zh-TW": ["第一份工作", "實習", "實習生", "兼職", "面試", "求職"], ja: ["就職活動", "アルバイト", "新入社員", "インターン", "初出勤"],
    ar: ["أول وظيفة", "تدريب مهني", "مقابلة عمل", "متدرب"] } },
  { id: "childcare", parents: ["parenthood", "baby"], words: {
    en: ["nanny", "nannies", "babysitter", "babysitting", "daycare", "nursery nurse", "kindergarten teacher"], es: ["niñera", "canguro de niños", "guardería", "nodriza", "nodrizas", "ama de cría", "ama de leche"],
    fr: ["nounou", "crèche", "garderie", "baby-sitter"], zh: ["托儿所", "看孩子", "月嫂"], "zh-TW": ["托兒所", "看孩子", "月嫂"], ja: ["保育園", "保育士", "ベビーシッター", "子守"],
    ar: ["مربية", "جليسة أطفال", "حضانة أطفال", "مرضعة", "مرضعات", "دادة"] } },
  { id: "village-school", parents: ["school", "countryside"], words: {
    en: ["village school", "rural school", "one-room school", "mountain school", "left-behind children"], es: ["escuela rural", "escuela de pueblo", "escuelita"],
    fr: ["école de village", "école rurale", "classe unique"], zh: ["乡村学校", "山村小学", "留守儿童", "支教"], "zh-TW": ["鄉村學校", "山村小學", "留守兒童", "支教"], ja: ["分校", "山の学校", "僻地の学校"],
    ar: ["مدرسة القرية", "مدرسة ريفية"] } },
  { id: "disabled-sport", parents: ["sport", "disability"], words: {
    en: ["wheelchair sport", "wheelchair basketball", "blind football", "disabled athlete"], es: ["deporte adaptado", "juegos paralímpicos"],
    fr: ["handisport", "jeux paralympiques", "athlète paralympique"], zh: ["残奥会", "残疾人运动", "轮椅篮球"], "zh-TW": ["殘奧會", "殘疾人運動", "輪椅籃球"], ja: ["車いすバスケ", "障害者スポーツ"],
    ar: ["ألعاب بارالمبية", "رياضة ذوي الإعاقة"] } },
  { id: "women-in-sport", parents: ["sport", "women"], words: {
    en: ["women's football", "women's team", "sportswoman", "female athlete", "female boxer"], es: ["fútbol femenino", "equipo femenino", "deportista femenina"],
    fr: ["football féminin", "équipe féminine", "sportive de haut niveau"], zh: ["女足", "女排", "女子足球", "女运动员"], "zh-TW": ["女足", "女排", "女子足球", "女運動員"], ja: ["女子サッカー", "女子選手", "なでしこ"],
    ar: ["كرة القدم النسائية", "رياضة نسائية", "فريق نسائي"] } },
  { id: "youth-football", parents: ["football", "youth"], words: {
    en: ["youth football", "under-elevens", "junior team", "school football team", "girls football team", "football academy", "junior football"], es: ["fútbol base", "equipo juvenil", "cantera de fútbol", "alevines"],
    fr: ["football des jeunes", "équipe de jeunes", "école de foot"], zh: ["校园足球", "少年足球", "青训", "绿茵少年"], "zh-TW": ["校園足球", "少年足球", "青訓", "綠茵少年"], ja: ["少年サッカー", "高校サッカー", "ジュニアチーム"],
    ar: ["كرة القدم للناشئين", "أكاديمية كرة القدم", "فريق الناشئين"] } },
  { id: "space-race", parents: ["space-travel", "cold-war"], words: {
    en: ["space race", "moon landing", "apollo mission", "cosmonauts", "gagarin", "nasa", "mission control"], es: ["carrera espacial", "llegada a la luna", "misión espacial", "cosmonauta"],
    fr: ["course à l'espace", "alunissage", "mission spatiale", "cosmonaute"], zh: ["太空竞赛", "登月计划", "航天员", "宇航员", "航天"], "zh-TW": ["太空競賽", "登月計劃", "航天員", "宇航員", "航天"], ja: ["宇宙開発", "月面着陸", "宇宙飛行士", "アポロ"],
    ar: ["سباق الفضاء", "الهبوط على القمر", "رائد فضاء", "رواد فضاء"] } },
  { id: "hospital-drama", parents: ["hospital", "drama"], words: {
    en: ["medical drama", "hospital drama", "hospital series", "emergency room drama", "ward life"], es: ["drama médico", "serie de hospital"],
    fr: ["drame médical", "série hospitalière"], zh: ["医疗剧", "医院剧"], "zh-TW": ["醫療劇", "醫院劇"], ja: ["医療ドラマ", "病院ドラマ"],
    ar: ["دراما طبية", "مسلسل طبي"] } },
];
