import type { Concept } from "../concept.ts";

export const talesAndStylesApart: Concept[] = [
  { id: "sleeping-beauty", parents: ["fairy-tale"], words: {
    en: ["Sleeping Beauty", "sleeping princess"], es: ["Bella durmiente"],
    fr: ["Belle au bois dormant", "belle endormie"], zh: ["睡美人"], "zh-TW": ["睡美人"], ja: ["眠れる森の美女"],
    ar: ["الأميرة النائمة"] } },
  { id: "rapunzel", parents: ["fairy-tale"], words: {
    en: ["Rapunzel"], es: ["Rapunzel"],
    fr: ["Raiponce"], zh: ["长发公主"], "zh-TW": ["長髮公主"], ja: ["ラプンツェル"],
    ar: ["رابونزل"] } },
  { id: "beauty-and-the-beast", parents: ["fairy-tale"], words: {
    en: ["Beauty and the Beast"], es: ["La bella y la bestia"],
    fr: ["La Belle et la Bête"], zh: ["美女与野兽"], "zh-TW": ["美女與野獸"], ja: ["美女と野獣"],
    ar: ["الجميلة والوحش"] } },
  { id: "frog-prince", parents: ["fairy-tale"], words: {
    en: ["Frog Prince", "princess and the frog"], es: ["Príncipe rana"],
    fr: ["Prince grenouille", "princesse et grenouille", "prince transformé en grenouille"], zh: ["青蛙王子"], "zh-TW": ["青蛙王子"], ja: ["カエルの王様"],
    ar: ["الأمير الضفدع"] } },
  { id: "princess-and-the-pea", parents: ["fairy-tale"], words: {
    en: ["Princess and the Pea"], es: ["Princesa y el guisante"],
    fr: ["Princesse au petit pois"], zh: ["豌豆公主"], "zh-TW": ["豌豆公主"], ja: ["エンドウ豆の上のお姫様"],
    ar: ["الأميرة وحبة البازلاء"] } },
  { id: "hansel-and-gretel", parents: ["fairy-tale"], words: {
    en: ["Hansel and Gretel", "gingerbread house"], es: ["Hansel y Gretel", "casita de chocolate"],
    fr: ["Hansel et Gretel"], zh: ["糖果屋"], "zh-TW": ["糖果屋"], ja: ["ヘンゼルとグレーテル", "お菓子の家"],
    ar: ["هانسل وغريتل"] } },
  { id: "puss-in-boots", parents: ["fairy-tale"], words: {
    en: ["Puss in Boots"], es: ["Gato con botas"],
    fr: ["Chat botté"], zh: ["穿靴子的猫"], "zh-TW": ["穿靴子的貓"], ja: ["長靴をはいた猫"],
    ar: ["القط ذو الحذاء"] } },
  { id: "tom-thumb", parents: ["fairy-tale"], words: {
    en: ["Tom Thumb"], es: ["Pulgarcito"],
    fr: ["Petit Poucet"], zh: ["拇指姑娘"], "zh-TW": ["拇指姑娘"], ja: ["親指姫"],
    ar: ["عقلة الإصبع"] } },
  { id: "pinocchio", parents: ["fairy-tale"], words: {
    en: ["Pinocchio"], es: ["Pinocho"],
    fr: ["Pinocchio"], zh: ["匹诺曹"], "zh-TW": ["匹諾曹", "皮諾丘"], ja: ["ピノキオ"],
    ar: ["بينوكيو"] } },
  { id: "minotaur", parents: ["minotaur-and-centaur"], words: {
    en: ["Minotaur"], es: ["Minotauro"],
    fr: ["Minotaure"], zh: ["牛头怪"], "zh-TW": ["牛頭怪"], ja: ["ミノタウロス"],
    ar: ["مينوتور"] } },
  { id: "labyrinth", parents: ["mazes"], words: {
    en: ["labyrinth", "labyrinths"], es: ["laberinto"],
    fr: ["labyrinthe"], zh: ["迷宫"], "zh-TW": ["迷宮"], ja: ["迷宮"],
    ar: ["متاهة"] } },
  { id: "centaur", parents: ["minotaur-and-centaur"], words: {
    en: ["centaur", "centaurs"], es: ["centauro", "centauros"],
    fr: ["centaure", "centaures"], zh: ["半人马"], "zh-TW": ["半人馬"], ja: ["ケンタウロス"],
    ar: ["قنطور"] } },
  { id: "cyclops", parents: ["minotaur-and-centaur"], words: {
    en: ["Cyclops"], es: ["cíclope"],
    fr: ["cyclope"], zh: ["独眼巨人"], "zh-TW": ["獨眼巨人"], ja: ["サイクロプス"],
    ar: ["سيكلوب"] } },
  { id: "sphinx", parents: ["minotaur-and-centaur"], words: {
    en: ["sphinx"], es: ["esfinge"],
    fr: ["sphinx"], zh: ["斯芬克斯"], "zh-TW": ["斯芬克斯"], ja: ["スフィンクス"],
    ar: ["سفنكس"] } },
  { id: "expressionism", parents: ["expressionism-and-cubism"], words: {
    en: ["expressionism", "expressionist"], es: ["expresionismo", "expresionista"],
    fr: ["expressionnisme", "expressionniste"], zh: ["表现主义"], "zh-TW": ["表現主義"], ja: ["表現主義"],
    ar: ["تعبيرية"] } },
  { id: "cubism", parents: ["expressionism-and-cubism"], words: {
    en: ["cubism", "cubist"], es: ["cubismo", "cubista"],
    fr: ["cubisme", "cubiste"], zh: ["立体主义", "立体派"], "zh-TW": ["立體主義", "立體派"], ja: ["キュビスム"],
    ar: ["تكعيبية"] } },
  { id: "dada", parents: ["expressionism-and-cubism"], words: {
    en: ["dada", "dadaism"], es: ["dadaísmo"],
    fr: ["dadaïsme"], zh: ["达达主义"], "zh-TW": ["達達主義"], ja: ["ダダイズム"],
    ar: ["دادائية"] } },
  { id: "bauhaus", parents: ["expressionism-and-cubism"], words: {
    en: ["Bauhaus"], es: ["Bauhaus"],
    fr: ["Bauhaus"], zh: ["包豪斯"], "zh-TW": ["包豪斯"], ja: ["バウハウス"],
    ar: ["باوهاوس"] } },
  { id: "art-nouveau", parents: ["expressionism-and-cubism"], words: {
    en: ["art nouveau", "art deco"], es: ["modernismo artístico", "art déco"],
    fr: ["art nouveau", "art déco"], zh: ["新艺术运动"], "zh-TW": ["新藝術運動"], ja: ["アールデコ美術"],
    ar: ["آر نوفو"] } },
  { id: "performance-art", parents: ["visual-art", "performance"], words: {
    en: ["performance art", "performance artist", "happening", "body art"], es: ["arte de acción", "performance artística", "arte corporal"],
    fr: ["art de la performance", "performance artistique", "art performance", "artiste performeur", "performeuse", "art corporel"], zh: ["行为艺术", "人体彩绘"], "zh-TW": ["行為藝術", "人體彩繪"], ja: ["パフォーマンスアート", "ボディペインティング"],
    ar: ["فن أدائي حي"] } },
  { id: "light-art", parents: ["visual-art"], words: {
    en: ["light art", "kinetic art"], es: ["arte lumínico"],
    fr: ["art lumineux", "art de la lumière", "art cinétique", "installation lumineuse"], zh: ["光影艺术"], "zh-TW": ["光影藝術"], ja: ["光のアート"],
    ar: ["فن الضوء"] } },
  { id: "web-design", parents: ["graphic-design"], words: {
    en: ["web design", "user interface"], es: ["diseño web"],
    fr: ["webdesign"], zh: ["网页设计"], "zh-TW": ["網頁設計"], ja: ["ウェブデザイン"],
    ar: ["تصميم المواقع"] } },
  { id: "book-cover-design", parents: ["graphic-design"], words: {
    en: ["book cover design", "cover art"], es: ["portada de libro"],
    fr: ["couverture de livre"], zh: ["封面设计"], "zh-TW": ["封面設計"], ja: ["表紙デザイン"],
    ar: ["تصميم الغلاف"] } },
  { id: "infographics", parents: ["graphic-design"], words: {
    en: ["infographics", "infographic"], es: ["infografía"],
    fr: ["infographie"], zh: ["信息图"], "zh-TW": ["資訊圖表", "信息圖"], ja: ["インフォグラフィック"],
    ar: ["إنفوغرافيك"] } },
  { id: "embroidery", parents: ["textile-art"], words: {
    en: ["embroidery", "embroidered", "embroiderer", "cross-stitch", "needle and thread"], es: ["bordado", "bordados", "bordadora", "bordar", "hilo y aguja"],
    fr: ["broderie", "broderies", "brodeuse", "brodé"], zh: ["刺绣", "绣花", "绣品", "苏绣", "十字绣", "湘绣"], "zh-TW": ["刺繡", "繡花", "繡品", "蘇繡", "十字繡", "湘繡"], ja: ["刺繍", "刺しゅう", "刺し子"],
    ar: ["تطريز", "مطرزات", "مطرز", "تطريز يدوي", "تطريز فلسطيني", "غرزة", "غرز"] } },
  { id: "carpets", parents: ["textile-art"], words: {
    en: ["carpets", "carpet", "rugs", "kilim"], es: ["alfombras", "alfombra"],
    fr: ["tapis"], zh: ["地毯"], "zh-TW": ["地毯"], ja: ["絨毯", "キリム"],
    ar: ["سجاد", "سجادة", "سجاد يدوي", "كليم", "زرابي", "زربية"] } },
  { id: "origami", parents: ["paper-art"], words: {
    en: ["origami", "paper folding", "folded paper"], es: ["origami", "papiroflexia", "plegado de papel", "grullas de papel"],
    fr: ["origami", "pliage", "pliage de papier", "grue en papier", "papier plié"], zh: ["折纸", "折纸艺术", "千纸鹤", "折纸作品"], "zh-TW": ["摺紙", "折紙", "折紙藝術", "千紙鶴", "折紙作品", "摺紙藝術", "摺紙作品"], ja: ["折り紙", "おりがみ", "折り鶴", "千羽鶴", "立体折り紙"],
    ar: ["أوريغامي", "أوريجامي", "طي الورق", "فن طي الورق", "ورق مطوي"] } },
  { id: "papercutting", parents: ["paper-art"], words: {
    en: ["papercutting", "paper cut", "paper cutting", "paper cut-out", "kirigami"], es: ["papel recortado", "papel picado", "kirigami", "recortes de papel"],
    fr: ["papier découpé", "papiers découpés", "kirigami", "découpage de papier"], zh: ["剪纸", "剪纸艺术", "窗花"], "zh-TW": ["剪紙", "剪紙藝術", "窗花"], ja: ["切り絵", "切り紙", "切り絵作家"],
    ar: ["قص الورق"] } },
  { id: "riddles", parents: ["puzzle-game"], words: {
    en: ["riddles", "riddle"], es: ["adivinanzas", "adivinanza", "acertijos", "acertijo"],
    fr: ["devinettes", "devinette", "énigmes", "charade", "rébus"], zh: ["谜语", "猜谜"], "zh-TW": ["謎語", "猜謎"], ja: ["なぞなぞ"],
    ar: ["الألغاز", "لغز", "ألغاز", "أحجية", "أحاجي", "فوازير", "حزازير", "فزورة"] } },
  { id: "rakugo", parents: ["traditional-comedy-talk", "japan"], words: {
    en: ["rakugo"], es: ["rakugo"],
    fr: ["rakugo"], zh: ["落语"], "zh-TW": ["落語"], ja: ["落語", "落語家", "噺家", "真打ち", "前座", "古典落語", "二つ目", "人情噺", "高座", "怪談噺", "創作落語", "女流落語家"],
    ar: ["راكوغو"] } },
  { id: "crosstalk", parents: ["traditional-comedy-talk", "china"], words: {
    en: ["Chinese crosstalk", "crosstalk comedy", "xiangsheng", "cross talk", "comic dialogue"], es: ["comedia de diálogo china"],
    fr: ["dialogue comique chinois"], zh: ["相声", "单口相声", "双簧", "逗哏", "捧哏", "相声演员", "相声社"], "zh-TW": ["相聲", "單口相聲", "雙簧", "逗哏", "捧哏", "相聲演員", "相聲社"], ja: ["中国漫才"],
    ar: ["حوار كوميدي صيني"] } },
  { id: "manzai", parents: ["traditional-comedy-talk", "japan"], words: {
    en: ["manzai"], es: ["manzai"],
    fr: ["manzai"], zh: ["漫才"], "zh-TW": ["漫才"], ja: ["漫才", "漫才師"],
    ar: ["مانزاي"] } },
  { id: "astrophotography", parents: ["night-photography", "stars"], words: {
    en: ["astrophotography", "star trails", "photographing the stars", "milky way photography"], es: ["astrofotografía"],
    fr: ["astrophotographie", "photo du ciel", "filé d'étoiles"], zh: ["星空摄影", "天文摄影"], "zh-TW": ["星空攝影", "天文攝影"], ja: ["星景写真", "天体写真"],
    ar: ["تصوير فلكي"] } },
  { id: "long-exposure", parents: ["photography"], words: {
    en: ["long exposure"], es: ["larga exposición"],
    fr: ["pose longue"], zh: ["长曝光"], "zh-TW": ["長曝光"], ja: ["長時間露光"],
    ar: ["تعريض طويل"] } },
];
