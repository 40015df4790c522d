import type { Concept } from "../concept.ts";

export const musicStyles: Concept[] = [
  { id: "chamber-music", parents: ["classical-music"], words: {
    en: ["chamber music", "piano trio", "quintet", "wind quintet", "chamber ensemble", "chamber works", "piano quintet", "sextet", "octet", "trio sonata"], es: ["música de cámara", "cuarteto de cuerdas", "quinteto"],
    fr: ["musique de chambre", "quintette", "quatuor", "quatuors", "sextuor", "trio à vent", "octuor", "ensemble de chambre"], zh: ["室内乐", "五重奏"], "zh-TW": ["室內樂", "五重奏"], ja: ["室内楽", "五重奏"],
    ar: ["موسيقى الحجرة", "خماسي موسيقي"] } },
  { id: "baroque-and-early-music", parents: ["classical-music"], words: {
    en: ["baroque music", "baroque", "early music", "renaissance music", "madrigal", "madrigals", "medieval music"], es: ["música barroca", "música antigua", "madrigal", "música medieval", "fuga musical"],
    fr: ["musique baroque", "musique ancienne", "madrigal", "musique médiévale", "fugue musicale", "opéra baroque", "musique de la renaissance", "viole de gambe", "suite baroque", "troubadours et trouvères", "fugue de bach"], zh: ["巴洛克音乐", "早期音乐", "中世纪音乐", "赋格"], "zh-TW": ["巴洛克音樂", "早期音樂", "中世紀音樂", "賦格"], ja: ["バロック音楽", "古楽", "マドリガル", "中世音楽"],
    ar: ["موسيقى الباروك", "موسيقى قديمة", "موسيقى العصور الوسطى"] } },
  { id: "sonata-and-concerto", parents: ["classical-music"], words: {
    en: ["sonata", "sonatas", "concertos", "nocturnes for piano", "prelude", "preludes", "etude", "etudes", "rhapsody", "suite for orchestra"], es: ["sonata", "sonatas", "concierto para violín", "preludio", "preludios", "rapsodia"],
    fr: ["sonate", "sonates", "concertos", "prélude", "préludes", "rhapsodie", "étude pour piano"], zh: ["奏鸣曲", "前奏曲", "夜曲", "练习曲", "狂想曲"], "zh-TW": ["奏鳴曲", "前奏曲", "夜曲", "練習曲", "狂想曲"], ja: ["ソナタ", "前奏曲", "夜想曲", "練習曲", "狂詩曲"],
    ar: ["سوناتا", "كونشيرتو", "مقطوعة بيانو", "رابسودي"] } },
  { id: "requiem-and-mass", parents: ["classical-music", "religion"], words: {
    en: ["requiem", "requiems", "sacred music", "oratorio", "mass for choir", "stabat mater", "church music", "liturgical music"], es: ["réquiem", "música sacra", "oratorio", "música litúrgica"],
    fr: ["requiem", "musique sacrée", "oratorio", "musique liturgique", "messe chantée", "musique d'église", "musique religieuse", "oratorios", "te deum", "miserere"], zh: ["安魂曲", "弥撒曲", "圣乐", "清唱剧", "宗教音乐"], "zh-TW": ["安魂曲", "彌撒曲", "聖樂", "清唱劇", "宗教音樂"], ja: ["レクイエム", "鎮魂歌", "ミサ曲", "宗教音楽", "オラトリオ", "教会音楽"],
    ar: ["قداس جنائزي", "ريكويم", "موسيقى دينية", "موسيقى كنسية"] } },
  { id: "hymn-and-chant", parents: ["song", "prayer"], words: {
    en: ["hymn", "hymns", "gregorian chant", "chants", "plainsong", "spirituals", "gospel choir", "worship song"], es: ["canto gregoriano", "himno religioso", "cantos religiosos", "góspel", "alabanza"],
    fr: ["cantique", "cantiques", "chant grégorien", "chants sacrés", "negro spirituals", "chants religieux", "chant religieux", "chants d'église", "gospel et spirituals", "louange", "chants de louange", "psalmodie"], zh: ["赞美诗", "圣歌", "格里高利圣咏", "诗歌敬拜", "梵呗"], "zh-TW": ["讚美詩", "聖歌", "格里高利聖詠", "詩歌敬拜", "梵唄", "敬拜讚美"], ja: ["賛美歌", "聖歌", "グレゴリオ聖歌", "声明", "聖歌隊"],
    ar: ["ترنيمة", "ترانيم", "أناشيد دينية", "ترتيل", "غوسبل", "إنشاد ديني", "ابتهالات"] } },
  { id: "christmas-carol", parents: ["song", "christmas"], words: {
    en: ["christmas carol", "christmas carols", "carol singing", "christmas song", "christmas songs", "carolers", "carol singers", "carol service", "carols by candlelight", "silent night", "christmas music", "christmas hymn", "xmas song"], es: ["villancico", "villancicos", "canción navideña", "canciones de navidad"],
    fr: ["chant de noël", "chants de noël", "chanson de noël", "noëls anciens", "cantique de noël", "cantiques de noël", "musique de noël", "chorale de noël", "petit papa noël", "minuit chrétiens"], zh: ["圣诞颂歌", "圣诞歌", "圣诞歌曲"], "zh-TW": ["聖誕頌歌", "聖誕歌", "聖誕歌曲", "耶誕歌"], ja: ["クリスマスソング", "クリスマスキャロル"],
    ar: ["أغاني الميلاد", "ترانيم الميلاد", "أغنية عيد الميلاد"] } },
  { id: "breakup-song", parents: ["song", "heartbreak"], words: {
    en: ["breakup song", "break-up song", "breakup songs", "heartbreak song", "songs of heartbreak", "torch song", "breakup album", "song about a breakup", "song about heartbreak", "songs about breaking up", "divorce album"], es: ["canción de desamor", "canciones de desamor", "canción de despecho"],
    fr: ["chanson de rupture", "chansons de rupture", "chanson d'amour déçu", "chanson triste d'amour", "chanson de séparation", "chanson sur une rupture", "chansons sur la rupture", "chanson de cœur brisé"], zh: ["失恋歌曲", "分手歌", "苦情歌", "伤心情歌", "失恋歌"], "zh-TW": ["失戀歌曲", "分手歌", "苦情歌", "傷心情歌", "失戀歌", "失戀情歌"], ja: ["失恋ソング", "別れの歌", "失恋の歌"],
    ar: ["أغنية فراق", "أغاني الفراق", "أغنية حزينة عن الحب"] } },
  { id: "protest-song", parents: ["song", "protest"], words: {
    en: ["protest song", "protest songs", "political song", "freedom song", "songs of freedom", "songs of resistance", "protest music", "songs of protest", "protest singer", "rebel song", "rebel songs", "revolutionary songs", "union song", "union songs", "anti-war song", "anti-war songs"], es: ["canción protesta", "canción de protesta", "nueva canción", "canción política"],
    fr: ["chanson engagée", "chanson contestataire", "chant de lutte", "chants de révolte", "chanson de protestation", "chanson politique", "chansons politiques", "chant révolutionnaire", "chants révolutionnaires", "l'internationale", "chant des partisans", "chanson ouvrière", "chanson de lutte", "protest song"], zh: ["抗议歌曲", "反战歌曲", "革命歌曲"], "zh-TW": ["抗議歌曲", "反戰歌曲", "革命歌曲"], ja: ["プロテストソング", "反戦歌", "革命歌", "抵抗の歌"],
    ar: ["أغنية احتجاجية", "أغاني الثورة", "أغنية ثورية", "أغنية ملتزمة"] } },
  { id: "national-anthem", parents: ["anthem-and-march"], words: {
    en: ["national anthem", "national anthems", "patriotic song", "patriotic songs", "school song", "school anthem", "team anthem"], es: ["himno nacional", "himnos nacionales", "canción patriótica", "himno escolar", "himno del equipo"],
    fr: ["hymne national", "chant patriotique", "hymne de l'école", "la marseillaise", "hymne de l'équipe", "chant des supporters", "hymne du club"], zh: ["国歌", "爱国歌曲", "校歌", "队歌", "主旋律歌曲"], "zh-TW": ["國歌", "愛國歌曲", "校歌", "隊歌", "主旋律歌曲"], ja: ["国歌", "愛国歌", "校歌", "応援歌"],
    ar: ["نشيد وطني", "أغنية وطنية", "أغاني وطنية", "نشيد المدرسة"] } },
  { id: "celebration-song", parents: ["song", "celebration"], words: {
    en: ["wedding song", "wedding songs", "birthday song", "party song", "party songs", "drinking song", "new year song", "dance hit", "summer hit"], es: ["canción de boda", "canción de cumpleaños", "canción de fiesta", "canción de verano"],
    fr: ["chanson de mariage", "chanson d'anniversaire", "chanson à boire", "tube de l'été", "chanson de fête", "chanson de noces", "joyeux anniversaire", "chanson du nouvel an", "chanson festive", "musique de fête", "musique de mariage"], zh: ["婚礼歌曲", "生日歌", "祝酒歌", "派对歌曲"], "zh-TW": ["婚禮歌曲", "生日歌", "祝酒歌", "派對歌曲", "喜慶歌曲"], ja: ["結婚式の歌", "誕生日の歌", "お祝いの歌", "夏の曲", "パーティーソング"],
    ar: ["أغنية زفاف", "أغاني الأعراس", "أغنية عيد ميلاد", "زفة"] } },
  { id: "farewell-song", parents: ["song", "loss"], words: {
    en: ["farewell song", "goodbye song", "graduation song", "song of farewell", "parting song", "leaving song", "song of goodbye", "last dance song", "auld lang syne"], es: ["canción de despedida", "canto de despedida", "canción de graduación"],
    fr: ["chanson d'adieu", "chant d'adieu", "chant des adieux", "ce n'est qu'un au revoir", "chanson de départ", "air d'adieu"], zh: ["离歌", "告别歌", "毕业歌", "送别歌", "离别曲", "骊歌", "告别之歌", "送别"], "zh-TW": ["離歌", "告別歌", "畢業歌", "送別歌", "離別曲", "驪歌", "告別之歌", "送別", "離別歌"], ja: ["別れの曲", "卒業ソング", "惜別の歌", "旅立ちの歌"],
    ar: ["أغنية وداع", "نشيد الوداع"] } },
  { id: "lament", parents: ["song", "grief"], words: {
    en: ["lament", "laments", "dirge", "elegies", "mourning song", "funeral song", "funeral march"], es: ["lamento", "lamentos", "canto fúnebre", "marcha fúnebre", "endecha"],
    fr: ["lamentation", "complainte funèbre", "chant funèbre", "marche funèbre", "chant de deuil", "chants de deuil", "thrène", "déploration", "élégie chantée", "musique funèbre"], zh: ["挽歌", "哀歌", "葬礼进行曲", "悲歌"], "zh-TW": ["輓歌", "哀歌", "葬禮進行曲", "悲歌"], ja: ["挽歌", "哀歌", "葬送行進曲", "追悼の歌"],
    ar: ["مرثية غنائية", "نواح", "مناحة", "لحن جنائزي", "ندب"] } },
  { id: "campfire-and-scout-song", parents: ["song", "wilderness"], words: {
    en: ["campfire song", "campfire songs", "scout song", "hiking song", "travelling song", "road song", "marching songs for scouts", "songs for hiking", "songs around the campfire", "camp song", "camp songs"], es: ["canción de campamento", "canciones de campamento", "canción de caminantes"],
    fr: ["chanson de feu de camp", "chant scout", "chanson de marche", "chants de marche", "chants de randonnée", "chansons de route", "chanson de colonie", "chanson de colo"], zh: ["营火歌曲", "露营歌曲", "童子军歌"], "zh-TW": ["營火歌曲", "露營歌曲", "童子軍歌"], ja: ["キャンプソング", "登山の歌", "旅の歌"],
    ar: ["أغاني الكشافة", "أغنية المخيم", "نشيد كشفي"] } },
  { id: "karaoke", parents: ["song", "hobby"], words: {
    en: ["karaoke", "sing-along night", "karaoke bar", "karaoke night", "karaoke singer", "sings karaoke", "karaoke party"], es: ["karaoke"],
    fr: ["karaoké", "soirée karaoké", "bar à karaoké", "chanter au karaoké"], zh: ["卡拉ok", "唱k"], "zh-TW": ["卡拉ok", "唱k"], ja: ["カラオケ"],
    ar: ["كاريوكي"] } },
  { id: "band-life", parents: ["music", "friendship"], words: {
    en: ["band members", "music band", "rock group", "bandmates", "tour bus", "starting a band", "garage band", "boy band", "girl group", "bands"], es: ["banda de música", "integrantes de la banda", "grupo musical", "formar una banda"],
    fr: ["groupe de musique", "groupes de musique", "monter un groupe", "boys band", "membres du groupe", "groupe de copains musiciens", "groupe de garage", "vie de groupe", "tournée du groupe", "jouer dans un groupe", "séparation du groupe", "reformation du groupe", "groupe de lycée"], zh: ["乐队", "乐团生活", "组乐队", "乐队成员", "男团", "女团", "乐手", "排练房", "解散的乐队", "女子乐队", "少年乐队", "地下乐队", "玩乐队", "校园乐队", "独立乐队"], "zh-TW": ["樂隊", "樂團生活", "組樂隊", "樂隊成員", "男團", "女團", "樂團", "樂手", "排練房", "搖滾樂隊", "解散的樂隊", "女子樂隊", "少年樂隊", "地下樂隊", "玩樂隊", "校園樂隊", "獨立樂隊", "玩團", "熱音社", "獨立樂團"], ja: ["バンド活動", "バンド仲間", "バンドメンバー", "ガールズバンド", "バンドを組む", "バンドマン", "解散ライブ", "軽音部", "文化祭バンド", "学生バンド", "再結成", "バンド結成", "メジャーデビュー", "スタジオ練習", "インディーズ"],
    ar: ["فرقة موسيقية", "أعضاء الفرقة", "فرق موسيقية"] } },
  { id: "music-lessons", parents: ["music", "education"], words: {
    en: ["music lesson", "music lessons", "music school", "music teacher", "piano lessons", "conservatory", "learning an instrument", "learn to play", "singing lessons"], es: ["clases de música", "clase de piano", "conservatorio de música", "profesor de música", "aprender un instrumento"],
    fr: ["cours de musique", "conservatoire de musique", "leçons de piano", "professeur de musique", "apprendre un instrument", "cours de chant", "école de musique", "écoles de musique", "prof de musique", "élève de piano", "cours de solfège", "leçons de violon", "leçons de musique", "apprentissage du piano"], zh: ["音乐课", "学琴", "钢琴课", "音乐学院", "音乐老师", "练琴"], "zh-TW": ["音樂課", "學琴", "鋼琴課", "音樂學院", "音樂老師", "練琴"], ja: ["音楽教室", "ピアノ教室", "音楽学校", "音楽の授業", "音大", "楽器を習う"],
    ar: ["دروس الموسيقى", "معهد موسيقي", "تعلم العزف", "معلم موسيقى", "كونسرفتوار"] } },
  { id: "single-and-ep", parents: ["album"], words: {
    en: ["new single", "debut single", "debut album", "mixtape", "demo tape", "lp record", "vinyl", "b-side", "record label"], es: ["nuevo sencillo", "sencillo musical", "álbum debut", "maqueta musical", "vinilo", "disquera"],
    fr: ["premier album", "nouveau single", "maquette musicale", "vinyle", "vinyles", "premier single", "face b", "quarante-cinq tours", "disquaire", "disquaires", "maison de disques", "label musical", "démo musicale", "premier ep", "mini-album"], zh: ["单曲", "首张专辑", "新专辑", "黑胶", "唱片公司"], "zh-TW": ["單曲", "首張專輯", "新專輯", "黑膠", "唱片公司"], ja: ["シングル曲", "デビューアルバム", "ミニアルバム", "レコード盤", "ミックステープ"],
    ar: ["أغنية منفردة", "ألبوم أول", "أسطوانات"] } },
  { id: "cover-and-remix", parents: ["music"], words: {
    en: ["cover version", "cover song", "cover songs", "remix", "remixes", "mashup", "medley", "musical arrangement", "arrangements for"], es: ["versión musical", "versiones musicales", "remezcla", "popurrí", "arreglo musical"],
    fr: ["reprise musicale", "reprises musicales", "remix", "arrangement musical", "pot-pourri", "reprise d'une chanson", "reprises de chansons", "album de reprises", "chanson reprise"], zh: ["翻唱", "混音", "混音版", "编曲", "串烧"], "zh-TW": ["翻唱", "混音", "混音版", "編曲", "串燒"], ja: ["カバー曲", "リミックス", "編曲", "メドレー", "マッシュアップ"],
    ar: ["إعادة غناء", "ريمكس", "توزيع موسيقي", "نسخة مغناة"] } },
  { id: "techno-and-house", parents: ["electronic-music"], words: {
    en: ["techno", "house music", "deep house", "trance music", "rave", "raves", "rave music", "edm", "drum and bass", "dubstep", "jungle music", "club music", "dancefloor", "dj set", "dj sets", "warehouse party"], es: ["tecno", "música house", "música trance", "rave", "música de club", "pista de baile", "electrónica de baile"],
    fr: ["techno", "musique house", "trance musicale", "rave", "drum and bass", "musique de club", "piste de danse", "soirée techno", "teuf techno", "free party", "free parties", "teknival"], zh: ["科技舞曲", "浩室", "锐舞", "舞曲", "夜店音乐"], "zh-TW": ["科技舞曲", "浩室", "銳舞", "舞曲", "夜店音樂"], ja: ["テクノ", "ハウスミュージック", "トランス音楽", "レイヴ", "ドラムンベース", "クラブミュージック"],
    ar: ["تكنو", "موسيقى هاوس", "موسيقى الرقص", "موسيقى النوادي"] } },
  { id: "ambient-and-lofi", parents: ["electronic-music", "calm"], words: {
    en: ["ambient music", "ambient", "lo-fi", "lofi", "chillout", "chill-out", "downtempo", "new age music", "meditation music", "relaxing music", "drone music"], es: ["música ambient", "música ambiental", "lo-fi", "música relajante", "música para meditar", "música new age"],
    fr: ["musique d'ambiance", "ambient", "lo-fi", "musique relaxante", "musique de méditation", "musique new age"], zh: ["氛围音乐", "环境音乐", "轻音乐", "冥想音乐", "放松音乐", "疗愈音乐"], "zh-TW": ["氛圍音樂", "環境音樂", "輕音樂", "冥想音樂", "放鬆音樂", "療愈音樂"], ja: ["アンビエント", "環境音楽", "ローファイ", "ヒーリング音楽", "瞑想音楽", "癒しの音楽"],
    ar: ["موسيقى هادئة", "موسيقى الاسترخاء", "موسيقى التأمل", "موسيقى أمبينت"] } },
  { id: "synth-pop", parents: ["electronic-music", "pop"], words: {
    en: ["synth-pop", "synthpop", "synthwave", "new wave music", "electropop", "vaporwave", "eighties synth", "new romantics", "new wave band", "synth band", "cold wave", "dream pop", "retrowave"], es: ["synthpop", "tecnopop", "synthwave", "new wave"],
    fr: ["synthpop", "synthwave", "new wave", "électropop", "synth-pop", "pop synthétique", "électro-pop", "années quatre-vingt au synthé", "cold wave", "coldwave"], zh: ["合成器流行", "新浪潮音乐", "蒸汽波"], "zh-TW": ["合成器流行", "新浪潮音樂", "蒸汽波"], ja: ["シンセポップ", "ニューウェーブ", "シンセウェイヴ", "テクノポップ"],
    ar: ["سنث بوب", "موسيقى النيو ويف"] } },
  { id: "city-pop-and-mandopop", parents: ["pop", "asia"], words: {
    en: ["Asian pop"], es: ["pop asiático"],
    fr: ["pop asiatique"], zh: ["亚洲流行音乐"], "zh-TW": ["亞洲流行音樂", "台語歌"], ja: ["アジアンポップス", "jポップ"],
    ar: ["بوب آسيوي"] } },
  { id: "chanson", parents: ["song", "france"], words: {
    en: ["french chanson", "french song", "french pop", "cabaret song", "chansons", "french singer", "parisian songs"], es: ["chanson francesa", "canción francesa"],
    fr: ["chanson française", "chanson à texte", "chansonnier français", "chanson réaliste française", "chanson de cabaret", "chanson poétique"], zh: ["法国香颂", "香颂"], "zh-TW": ["法國香頌", "香頌"], ja: ["シャンソン"],
    ar: ["أغنية فرنسية", "شانسون"] } },
  { id: "indie-and-alternative", parents: ["rock"], words: {
    en: ["indie rock", "indie pop", "indie band", "alternative rock", "alternative music", "grunge", "shoegaze", "post-rock", "post-punk", "garage rock"], es: ["rock alternativo", "rock indie", "música alternativa", "indie pop", "grunge", "post-punk"],
    fr: ["rock alternatif", "rock indépendant", "pop indé", "musique alternative", "grunge", "post-punk"], zh: ["独立摇滚", "另类摇滚", "独立音乐", "后摇", "垃圾摇滚", "独立流行"], "zh-TW": ["獨立搖滾", "另類搖滾", "獨立音樂", "後搖", "垃圾搖滾", "獨立流行"], ja: ["インディーロック", "オルタナティブロック", "ポストロック", "シューゲイザー", "グランジ", "ポストパンク"],
    ar: ["روك بديل", "موسيقى بديلة", "موسيقى مستقلة", "غرنج"] } },
  { id: "psychedelic-and-prog", parents: ["rock"], words: {
    en: ["psychedelic rock", "psychedelic", "progressive rock", "prog rock", "krautrock", "concept album", "hard rock", "classic rock"], es: ["rock psicodélico", "psicodelia", "rock progresivo", "álbum conceptual", "rock duro"],
    fr: ["rock psychédélique", "psychédélique", "rock progressif", "album concept", "hard rock", "rock psyché", "rock progressif français", "musique psychédélique", "rock planant", "album conceptuel", "années psychédéliques"], zh: ["迷幻摇滚", "前卫摇滚", "迷幻", "概念专辑", "硬摇滚"], "zh-TW": ["迷幻搖滾", "前衛搖滾", "迷幻", "概念專輯", "硬搖滾"], ja: ["サイケデリック", "プログレッシブロック", "プログレ", "コンセプトアルバム", "ハードロック"],
    ar: ["روك نفسي", "روك تقدمي", "ألبوم مفهومي", "هارد روك"] } },
  { id: "funk-and-disco", parents: ["soul-and-rnb"], words: {
    en: ["funk", "funky", "motown", "groove", "funk music", "funk band"], es: ["música funk", "funk"],
    fr: ["funk", "musique funk"], zh: ["放克", "律动"], "zh-TW": ["放克", "律動"], ja: ["ファンク", "モータウン"],
    ar: ["فانك"] } },
  { id: "salsa-and-son", parents: ["latin-music"], words: {
    en: ["salsa", "salsa music", "son cubano", "mambo", "rumba", "cha-cha", "timba", "latin jazz"], es: ["salsa", "son cubano", "mambo", "rumba", "chachachá", "timba", "guaracha", "danzón", "danzones"],
    fr: ["salsa", "son cubain", "mambo", "rumba", "cha-cha-cha", "musique salsa", "salsa cubaine", "musique cubaine", "rythmes cubains", "orchestre de salsa"], zh: ["萨尔萨", "曼波", "伦巴", "恰恰"], "zh-TW": ["薩爾薩", "曼波", "倫巴", "恰恰", "騷莎"], ja: ["サルサ", "マンボ", "ルンバ音楽", "ソン・クバーノ"],
    ar: ["سالسا", "مامبو", "رومبا"] } },
  { id: "cumbia", parents: ["latin-music"], words: {
    en: ["cumbia", "vallenato"], es: ["cumbia", "vallenato", "cumbia villera", "chicha peruana"],
    fr: ["cumbia", "musique cumbia", "kizomba"], zh: ["昆比亚"], "zh-TW": ["昆比亞"], ja: ["クンビア"],
    ar: ["كومبيا"] } },
  { id: "mariachi-and-ranchera", parents: ["latin-music", "mexico"], words: {
    en: ["mariachi", "ranchera", "rancheras", "corrido", "corridos", "norteño", "son jarocho", "bolero song", "boleros"], es: ["mariachi", "mariachis", "ranchera", "rancheras", "corrido", "corridos", "norteña", "son jarocho", "huapango", "bolero", "boleros", "banda sinaloense", "corrido tumbado", "corridos tumbados", "música norteña", "tololoche"],
    fr: ["mariachi", "mariachis", "ranchera", "boléro", "corrido", "musique mexicaine", "chansons mexicaines"], zh: ["墨西哥街头乐队", "玛利亚奇", "波莱罗舞曲"], "zh-TW": ["墨西哥街頭樂隊", "瑪利亞奇", "波萊羅舞曲"], ja: ["マリアッチ", "ランチェラ", "ボレロ"],
    ar: ["مارياتشي", "بوليرو"] } },
  { id: "nueva-trova", parents: ["latin-music", "song"], words: {
    en: ["nueva trova", "latin american song", "singer-songwriter song", "andean music", "panpipes", "charango", "andean songs", "andean flute", "chilean song", "victor jara"], es: ["nueva trova", "trova", "canción de autor", "música andina", "zampoña", "charango", "peña folclórica", "canto popular"],
    fr: ["musique andine", "flûte de pan", "chanson latino-américaine", "nueva trova", "chanson andine", "chanson latino"], zh: ["安第斯音乐", "排箫", "拉美新歌"], "zh-TW": ["安第斯音樂", "排簫", "拉美新歌"], ja: ["フォルクローレ", "アンデス音楽", "ケーナ", "チャランゴ"],
    ar: ["موسيقى الأنديز", "أغنية لاتينية"] } },
  { id: "idol-groups", parents: ["band-life", "pop", "fame"], words: {
    en: ["idol group", "idol groups", "girl group", "boy band", "boy bands", "girl groups", "k-pop idols", "pop idols"], es: ["grupo de ídolos", "banda de chicos", "grupo de chicas pop"],
    fr: ["groupe d'idoles", "boys band", "girls band", "girl group"], zh: ["偶像团体", "女团", "男团", "偶像组合", "少女组合", "男子组合", "地下偶像"], "zh-TW": ["偶像團體", "女團", "男團", "偶像組合", "少女組合", "男子組合", "地下偶像"], ja: ["アイドルグループ", "地下アイドル", "ガールズグループ", "男性アイドル", "アイドル活動", "女性アイドル", "握手会", "ご当地アイドル", "メンバー卒業"],
    ar: ["فرقة فتيات", "فرقة شباب غنائية", "فرق الكيبوب"] } },
];
