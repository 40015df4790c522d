import type { Concept } from "../concept.ts";

export const screenForms: Concept[] = [
  { id: "screen-work", parents: [], words: {
    en: ["moving image", "audiovisual"], es: ["audiovisual"],
    fr: ["audiovisuel", "audiovisuelle"], zh: ["影视作品", "影视", "视听"], "zh-TW": ["影視作品", "影視", "視聽"], ja: ["映像作品", "映像", "動画"],
    ar: ["سمعي بصري", "مرئي"] } },
  { id: "film", parents: ["screen-work"], words: {
    en: ["film", "movie", "cinema", "motion picture", "feature film", "blockbuster", "arthouse", "indie film", "independent film", "films", "movies", "feature-length"], es: ["película", "películas", "cine", "largometraje", "cine independiente", "filme", "cinta"],
    fr: ["film", "cinéma", "long métrage", "longs métrages", "cinéma d'auteur", "films"], zh: ["电影", "影片", "长片", "院线", "独立电影", "故事片"], "zh-TW": ["電影", "影片", "長片", "院線", "獨立電影", "故事片"], ja: ["映画", "長編映画", "劇場版", "インディーズ映画", "邦画", "洋画"],
    ar: ["الأفلام", "فيلم", "أفلام", "سينما", "الأفلام الطويلة", "فيلم طويل", "فيلم روائي", "سينما مستقلة"] } },
  { id: "short-film", parents: ["film"], words: {
    en: ["short film", "short films"], es: ["cortometraje", "cortometrajes"],
    fr: ["court métrage", "court-métrage", "courts métrages"], zh: ["短片", "微电影"], "zh-TW": ["短片", "微電影"], ja: ["短編映画", "ショートフィルム", "ショートムービー"],
    ar: ["الأفلام القصيرة", "فيلم قصير", "أفلام قصيرة"] } },
  { id: "series", parents: ["television"], words: {
    en: ["tv series", "television series", "series", "tv show", "tv drama"], es: ["serie de televisión", "serie televisiva", "teleserie"],
    fr: ["série télévisée", "série télé", "feuilleton"], zh: ["电视剧", "连续剧", "剧集"], "zh-TW": ["電視劇", "連續劇", "劇集", "影集"], ja: ["連続ドラマ", "テレビドラマ", "ドラマシリーズ"],
    ar: ["المسلسلات", "مسلسل", "مسلسلات"] } },
  { id: "miniseries", parents: ["series"], words: {
    en: ["miniseries", "mini-series", "limited series"], es: ["miniserie"],
    fr: ["mini-série", "minisérie"], zh: ["迷你剧", "短剧"], "zh-TW": ["迷你劇", "短劇", "迷你影集"], ja: ["ミニシリーズ"],
    ar: ["المسلسلات القصيرة", "مسلسل قصير", "ميني سيريز"] } },
  { id: "web-series", parents: ["series"], words: {
    en: ["web series", "webseries"], es: ["serie web", "webserie"],
    fr: ["websérie", "web-série"], zh: ["网络剧", "网剧"], "zh-TW": ["網路劇", "網劇"], ja: ["ウェブドラマ", "配信ドラマ"],
    ar: ["مسلسلات الإنترنت", "مسلسل إنترنت", "مسلسل ويب"] } },
  { id: "sitcom", parents: ["series", "comedy"], words: {
    en: ["sitcom", "situation comedy"], es: ["comedia de situación", "telecomedia", "sitcom"],
    fr: ["sitcom", "comédie de situation"], zh: ["情景喜剧"], "zh-TW": ["情境喜劇"], ja: ["シットコム", "シチュエーションコメディ"],
    ar: ["السيتكوم", "سيتكوم", "كوميديا الموقف"] } },
  { id: "soap-opera", parents: ["series"], words: {
    en: ["soap opera", "telenovela"], es: ["telenovela", "culebrón"],
    fr: ["soap opera", "telenovela", "feuilleton quotidien"], zh: ["肥皂剧"], "zh-TW": ["肥皂劇"], ja: ["昼ドラ", "ソープオペラ"],
    ar: ["التيلينوفيلا", "تيلينوفيلا", "مسلسل طويل"] } },
  { id: "unscripted", parents: ["screen-work"], words: {
    en: ["unscripted", "non-scripted", "factual entertainment", "factual tv"], es: ["sin guion", "sin guión", "no guionizado", "formato de no ficción"],
    fr: ["non scénarisé", "sans scénario", "programme de flux"], zh: ["无剧本", "没有剧本", "无脚本", "没有脚本", "非剧本", "非虚构节目"], "zh-TW": ["無劇本", "沒有劇本", "無腳本", "沒有腳本", "非劇本", "非虛構節目"], ja: ["台本なし", "台本のない", "ノンスクリプト", "台本無し"],
    ar: ["بلا سيناريو", "بدون سيناريو", "غير مكتوب", "غير مكتوبة", "بلا نص"] } },
  { id: "reality", parents: ["unscripted", "television"], words: {
    en: ["reality tv", "reality show", "reality series", "reality contest", "reality competition", "docusoap"], es: ["telerrealidad", "reality show", "programa de telerrealidad"],
    fr: ["téléréalité", "télé-réalité", "émission de téléréalité"], zh: ["真人秀", "真人实境秀", "实境节目"], "zh-TW": ["真人秀", "實境秀", "實境節目", "真人實境秀"], ja: ["リアリティ番組", "リアリティショー", "リアリティシリーズ"],
    ar: ["تلفزيون الواقع", "برنامج واقعي", "برامج واقعية", "مسلسل واقعي"] } },
  { id: "documentary", parents: ["unscripted"], words: {
    en: ["documentary", "documentaries", "docuseries", "documentary film"], es: ["documental", "documentales", "serie documental"],
    fr: ["documentaire", "film documentaire", "série documentaire"], zh: ["纪录片", "纪实片", "记录片"], "zh-TW": ["紀錄片", "紀實片", "記錄片"], ja: ["ドキュメンタリー", "記録映画"],
    ar: ["الأفلام الوثائقية", "وثائقي", "فيلم وثائقي", "أفلام وثائقية"] } },
  { id: "docudrama", parents: ["documentary"], words: {
    en: ["docudrama", "docufiction", "mockumentary"], es: ["docudrama", "docuficción", "falso documental"],
    fr: ["docufiction", "docu-fiction", "faux documentaire"], zh: ["纪实剧", "伪纪录片"], "zh-TW": ["紀實劇", "偽紀錄片"], ja: ["ドキュドラマ", "再現ドラマ", "モキュメンタリー"],
    ar: ["الدراما الوثائقية", "دراما وثائقية"] } },
  { id: "talk-show", parents: ["unscripted"], words: {
    en: ["talk show", "chat show", "interview show"], es: ["programa de entrevistas", "tertulia"],
    fr: ["talk-show", "émission de débat", "émission d'entretien"], zh: ["脱口秀节目", "访谈节目", "谈话节目"], "zh-TW": ["脫口秀節目", "訪談節目", "談話節目"], ja: ["トーク番組", "トークショー", "対談番組"],
    ar: ["البرامج الحوارية", "برنامج حواري", "توك شو", "برامج حوارية"] } },
  { id: "game-show", parents: ["unscripted", "television"], words: {
    en: ["game show"], es: ["concurso televisivo", "programa de concursos"],
    fr: ["jeu télévisé", "émission de jeux"], zh: ["益智节目"], "zh-TW": ["益智節目"], ja: ["バラエティ番組"],
    ar: ["برامج المسابقات", "برنامج مسابقات"] } },
  { id: "interview", parents: ["journalism"], words: {
    en: ["interview", "interviews"], es: ["entrevista", "entrevistas"],
    fr: ["interview", "entretien"], zh: ["采访", "访谈"], "zh-TW": ["採訪", "訪談", "專訪"], ja: ["インタビュー", "対談"],
    ar: ["المقابلات الصحفية", "مقابلة صحفية", "حوار صحفي"] } },
  { id: "vlog", parents: ["unscripted"], words: {
    en: ["vlog", "video blog", "youtube channel"], es: ["videoblog", "vlog"],
    fr: ["vlog", "blog vidéo"], zh: ["视频博客", "生活视频"], "zh-TW": ["影音部落格", "影像日誌", "生活影片"], ja: ["ビデオブログ", "ユーチューブ動画"],
    ar: ["مدونات الفيديو", "مدونة فيديو", "فلوق"] } },
  { id: "screenplay", parents: ["script"], words: {
    en: ["screenplay", "film script", "screenwriting", "screenwriter"], es: ["guion cinematográfico", "guion de cine", "guion de largometraje", "guionista"],
    fr: ["scénario", "scénariste", "scénarios"], zh: ["电影剧本", "编剧"], "zh-TW": ["電影劇本", "編劇"], ja: ["脚本", "シナリオ", "脚本家"],
    ar: ["السيناريو", "سيناريو", "سيناريو فيلم", "كاتب سيناريو"] } },
  { id: "script", parents: [], words: {
    en: ["script", "teleplay", "scripted"], es: ["guion", "guión", "libreto"],
    fr: ["script", "texte de scène", "scénarisé"], zh: ["剧本", "脚本"], "zh-TW": ["劇本", "腳本"], ja: ["台本"],
    ar: ["النصوص الدرامية", "نص درامي", "نص إذاعي"] } },
  { id: "storyboard", parents: ["drawing", "film"], words: {
    en: ["storyboard", "animatic"], es: ["guion gráfico", "storyboard"],
    fr: ["storyboard", "scénarimage"], zh: ["分镜", "分镜头脚本"], "zh-TW": ["分鏡", "分鏡腳本"], ja: ["絵コンテ"],
    ar: ["لوحة القصة", "ستوري بورد"] } },
  { id: "pilot-episode", parents: ["series"], words: {
    en: ["pilot episode", "tv pilot"], es: ["episodio piloto"],
    fr: ["épisode pilote"], zh: ["试播集"], "zh-TW": ["試播集"], ja: ["パイロット版", "第一話"],
    ar: ["الحلقة التجريبية", "حلقة تجريبية"] } },
  { id: "animation", parents: ["screen-work"], words: {
    en: ["animation", "animated", "cartoon"], es: ["animación", "animado", "animada", "dibujos animados"],
    fr: ["animation", "film d'animation", "dessin animé", "dessins animés"], zh: ["动画", "动画片", "卡通"], "zh-TW": ["動畫", "動畫片", "卡通"], ja: ["アニメーション", "アニメーション映画"],
    ar: ["الرسوم المتحركة", "رسوم متحركة", "أنيميشن", "كرتون", "كارتون"] } },
  { id: "anime", parents: ["animation"], words: {
    en: ["anime"], es: ["anime"],
    fr: ["anime japonais", "animé japonais", "japanimation"], zh: ["日本动画", "动漫", "番剧"], "zh-TW": ["日本動畫", "動漫", "新番"], ja: ["アニメ"],
    ar: ["الأنمي", "أنمي", "أنيمي"] } },
  { id: "stop-motion", parents: ["animation"], words: {
    en: ["stop motion", "stop-motion", "claymation", "puppet animation"], es: ["stop motion", "animación con plastilina"],
    fr: ["stop motion", "image par image", "animation en volume"], zh: ["定格动画", "黏土动画"], "zh-TW": ["定格動畫", "黏土動畫"], ja: ["ストップモーション", "コマ撮り", "クレイアニメ"],
    ar: ["إيقاف الحركة", "ستوب موشن"] } },
  { id: "computer-animation", parents: ["animation"], words: {
    en: ["computer animation", "3d animation", "cgi"], es: ["animación por ordenador", "animación digital", "animación 3d"],
    fr: ["animation 3d", "images de synthèse"], zh: ["三维动画", "电脑动画", "3d动画"], "zh-TW": ["三維動畫", "電腦動畫", "3d動畫"], ja: ["3dアニメーション", "3dアニメ", "フルcg"],
    ar: ["الرسوم المتحركة ثلاثية الأبعاد", "رسوم متحركة ثلاثية الأبعاد", "تحريك ثلاثي الأبعاد"] } },
  { id: "music-video", parents: ["screen-work", "music"], words: {
    en: ["music video", "music videos"], es: ["videoclip", "vídeo musical", "video musical"],
    fr: ["clip vidéo", "clip musical", "vidéoclip"], zh: ["音乐视频", "音乐录影带"], "zh-TW": ["音樂影片", "音樂錄影帶"], ja: ["ミュージックビデオ", "ミュージッククリップ"],
    ar: ["الفيديو كليب", "فيديو كليب", "أغنية مصورة"] } },
  { id: "advertising", parents: ["screen-work"], words: {
    en: ["advertising", "advertisement", "commercial spot", "advert"], es: ["publicidad", "anuncio publicitario", "campaña publicitaria"],
    fr: ["publicité", "spot publicitaire", "campagne publicitaire"], zh: ["广告", "宣传片"], "zh-TW": ["廣告", "宣傳片"], ja: ["広告", "コマーシャル"],
    ar: ["الإعلانات", "إعلان تجاري", "إعلانات", "دعاية"] } },
  { id: "experimental", parents: ["screen-work"], words: {
    en: ["experimental", "avant-garde", "video art"], es: ["experimental", "vanguardia", "videoarte"],
    fr: ["expérimental", "expérimentale", "avant-garde", "art vidéo"], zh: ["实验性", "先锋派", "实验电影", "录像艺术"], "zh-TW": ["實驗性", "先鋒派", "實驗電影", "錄影藝術"], ja: ["実験的", "前衛的", "ビデオアート", "実験映画"],
    ar: ["الفن التجريبي", "تجريبي", "طليعي", "فن الفيديو"] } },
  { id: "radio", parents: [], words: {
    en: ["radio", "radio show", "broadcast", "radio broadcast", "radio programme", "radio program", "radio series", "broadcaster", "listeners", "on air", "airwaves"], es: ["radio", "radiofónico", "radiofónica", "programa de radio", "locutor", "emisora", "oyentes", "ondas"],
    fr: ["radio", "radiophonique", "émission de radio", "animateur radio", "auditeurs", "ondes"], zh: ["广播", "电台", "广播节目", "广播剧", "主播", "听众"], "zh-TW": ["廣播", "電臺", "廣播節目", "廣播劇", "主播", "聽眾"], ja: ["ラジオ", "ラジオ番組", "放送", "ラジオドラマ", "リスナー"],
    ar: ["الإذاعة", "إذاعة", "راديو", "برنامج إذاعي", "سلسلة إذاعية", "إذاعي", "مذيع", "مستمعون", "برامج إذاعية"] } },
  { id: "radio-drama", parents: ["radio", "drama"], words: {
    en: ["radio drama", "radio play", "audio drama"], es: ["radioteatro", "radionovela", "ficción sonora", "drama radiofónico"],
    fr: ["fiction radiophonique", "pièce radiophonique", "fiction audio"], zh: ["广播剧", "有声剧"], "zh-TW": ["廣播劇", "有聲劇"], ja: ["ラジオドラマ", "オーディオドラマ", "ボイスドラマ"],
    ar: ["الدراما الإذاعية", "مسرحية إذاعية", "دراما إذاعية", "تمثيلية إذاعية"] } },
  { id: "podcast", parents: ["radio"], words: {
    en: ["podcast", "podcasts", "podcast episode", "podcaster", "talk podcast", "audio series", "audio documentary", "listening on headphones"], es: ["podcast", "pódcast", "pódcasts", "serie sonora", "documental sonoro"],
    fr: ["podcast", "balado", "baladodiffusion", "balados", "série audio", "documentaire sonore"], zh: ["播客", "播客节目", "网络电台", "音频节目"], "zh-TW": ["播客", "podcast", "播客節目", "網路電臺", "音訊節目"], ja: ["ポッドキャスト", "ポッドキャスト番組", "音声番組", "ラジオ番組", "ネットラジオ"],
    ar: ["البودكاست", "بودكاست", "حلقة صوتية", "برنامج صوتي", "تدوين صوتي"] } },
  { id: "audiobook", parents: ["book"], words: {
    en: ["audiobook", "audio book", "spoken word recording"], es: ["audiolibro"],
    fr: ["livre audio", "audiolivre"], zh: ["有声书", "有声读物"], "zh-TW": ["有聲書", "有聲讀物"], ja: ["オーディオブック"],
    ar: ["الكتب الصوتية", "كتاب صوتي", "كتب صوتية", "كتاب مسموع"] } },
  { id: "trailer", parents: ["film"], words: {
    en: ["trailer", "teaser"], es: ["tráiler", "avance de película"],
    fr: ["bande-annonce", "bande annonce"], zh: ["预告片"], "zh-TW": ["預告片"], ja: ["予告編", "ティザー"],
    ar: ["إعلانات الأفلام", "إعلان فيلم", "تريلر"] } },
  { id: "streaming", parents: ["screen-work"], words: {
    en: ["streaming", "live stream", "livestream"], es: ["retransmisión en directo", "plataforma de streaming"],
    fr: ["diffusion en direct", "diffusion en ligne", "plateforme de streaming"], zh: ["直播", "流媒体"], "zh-TW": ["直播", "串流", "影音串流"], ja: ["配信", "ライブ配信", "ストリーミング"],
    ar: ["البث المباشر", "بث مباشر", "منصة بث"] } },
];
