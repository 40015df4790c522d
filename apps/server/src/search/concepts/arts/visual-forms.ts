import type { Concept } from "../concept.ts";

export const visualForms: Concept[] = [
  { id: "visual-art", parents: [], words: {
    en: ["visual art", "visual arts", "fine art", "artwork", "works of art"], es: ["artes visuales", "artes plásticas", "obra de arte", "bellas artes"],
    fr: ["arts visuels", "arts plastiques", "œuvre d'art", "beaux-arts"], zh: ["视觉艺术", "美术", "美术作品", "艺术品"], "zh-TW": ["視覺藝術", "美術", "美術作品", "藝術品"], ja: ["美術", "視覚芸術", "美術作品", "アート作品"],
    ar: ["الفنون البصرية", "فنون بصرية", "فنون تشكيلية", "عمل فني", "فن تشكيلي"] } },
  { id: "painting", parents: ["visual-art"], words: {
    en: ["painting", "paintings", "painter"], es: ["pintura", "pinturas", "cuadro", "pintor"],
    fr: ["peinture", "tableau", "tableaux", "peintre"], zh: ["绘画", "油画", "画家"], "zh-TW": ["繪畫", "油畫", "畫家"], ja: ["絵画", "画家"],
    ar: ["اللوحات", "لوحة", "لوحات", "رسام", "تصوير زيتي"] } },
  { id: "oil-painting", parents: ["painting"], words: {
    en: ["oil painting", "oil on canvas"], es: ["óleo", "pintura al óleo", "óleo sobre lienzo"],
    fr: ["peinture à l'huile", "huile sur toile"], zh: ["布面油画", "油画作品"], "zh-TW": ["布面油畫", "油畫作品"], ja: ["油彩", "油絵", "油彩画"],
    ar: ["اللوحات الزيتية", "لوحة زيتية", "ألوان زيتية", "زيت على قماش"] } },
  { id: "watercolour", parents: ["painting"], words: {
    en: ["watercolour", "watercolor", "gouache"], es: ["acuarela", "acuarelas"],
    fr: ["aquarelle", "gouache"], zh: ["水彩", "水彩画"], "zh-TW": ["水彩", "水彩畫"], ja: ["水彩", "水彩画"],
    ar: ["الألوان المائية", "ألوان مائية", "رسم مائي"] } },
  { id: "ink-painting", parents: ["painting"], words: {
    en: ["ink painting", "ink wash"], es: ["tinta china", "pintura a la tinta"],
    fr: ["encre de chine", "lavis"], zh: ["水墨", "水墨画", "国画"], "zh-TW": ["水墨", "水墨畫", "國畫"], ja: ["水墨画", "墨絵"],
    ar: ["الرسم بالحبر", "رسم بالحبر", "حبر صيني"] } },
  { id: "drawing", parents: ["visual-art"], words: {
    en: ["drawing", "sketch", "pencil drawing"], es: ["dibujo", "dibujos", "boceto"],
    fr: ["dessin", "croquis", "esquisse"], zh: ["素描", "手绘", "速写"], "zh-TW": ["素描", "手繪", "速寫"], ja: ["デッサン", "スケッチ", "線画", "素描"],
    ar: ["الرسم", "رسم", "رسوم", "اسكتش", "تخطيط بالرصاص"] } },
  { id: "illustration", parents: ["drawing"], words: {
    en: ["illustration", "illustrator", "illustrated"], es: ["ilustración", "ilustraciones", "ilustrador", "ilustrado"],
    fr: ["illustration", "illustrateur", "illustratrice"], zh: ["插画", "插图", "插画师"], "zh-TW": ["插畫", "插圖", "插畫師"], ja: ["イラスト", "挿絵", "イラストレーション", "イラストレーター"],
    ar: ["الرسوم التوضيحية", "رسم توضيحي", "رسوم توضيحية"] } },
  { id: "comics", parents: ["drawing"], words: {
    en: ["comics", "comic", "comic book", "comic books", "cartoonist"], es: ["cómic", "cómics", "historieta", "historietas", "tebeo", "comic"],
    fr: ["bande dessinée", "bandes dessinées", "bd"], zh: ["漫画", "连环画", "漫画书"], "zh-TW": ["漫畫", "連環畫", "漫畫書"], ja: ["漫画", "マンガ", "まんが", "コミック", "コミックス"],
    ar: ["القصص المصورة", "قصص مصورة", "قصصا مصورة", "قصة مصورة", "كوميكس", "كومكس"] } },
  { id: "graphic-novel", parents: ["comics"], words: {
    en: ["graphic novel", "graphic novels", "graphic memoir", "graphic memoirs"], es: ["novela gráfica", "novelas gráficas"],
    fr: ["roman graphique", "romans graphiques"], zh: ["图像小说", "图画小说"], "zh-TW": ["圖像小說", "圖畫小說"], ja: ["グラフィックノベル"],
    ar: ["الروايات المصورة", "رواية مصورة", "روايات مصورة"] } },
  { id: "manga", parents: ["comics"], words: {
    en: ["manga", "manhwa", "manhua"], es: ["manga", "mangas"],
    fr: ["manga", "mangas"], zh: ["日漫", "日本漫画"], "zh-TW": ["日漫", "日本漫畫"], ja: ["劇画", "少年漫画", "少女漫画"],
    ar: ["المانغا", "مانغا", "مانجا"] } },
  { id: "webcomic", parents: ["comics"], words: {
    en: ["webcomic", "web comic", "webtoon"], es: ["webcómic", "cómic digital", "webtoon"],
    fr: ["webcomic", "bd en ligne", "webtoon"], zh: ["网络漫画", "条漫"], "zh-TW": ["網路漫畫", "條漫"], ja: ["ウェブ漫画", "ウェブトゥーン", "ウェブコミック"],
    ar: ["الكوميكس الرقمي", "كوميكس رقمي", "ويبتون"] } },
  { id: "comic-strip", parents: ["comics"], words: {
    en: ["comic strip", "newspaper strip", "four-panel", "yonkoma", "gag strip", "daily strip"], es: ["tira cómica", "tira de prensa", "tira cómica diaria", "viñetas"],
    fr: ["comic strip", "gag en images", "gag en une planche", "strip quotidien"], zh: ["四格漫画", "四格"], "zh-TW": ["四格漫畫", "四格"], ja: ["四コマ漫画", "4コマ漫画", "四コマ"],
    ar: ["الشرائط المصورة", "شريط مصور", "شرائط مصورة", "شريط مصور قصير", "كاريكاتير يومي"] } },
  { id: "caricature", parents: ["drawing", "satire"], words: {
    en: ["caricature", "political cartoon", "editorial cartoon"], es: ["caricatura", "viñeta política"],
    fr: ["caricature", "dessin de presse"], zh: ["讽刺漫画", "时政漫画"], "zh-TW": ["諷刺漫畫", "時政漫畫"], ja: ["風刺画", "似顔絵", "風刺漫画"],
    ar: ["الكاريكاتير", "كاريكاتير", "كاريكاتور"] } },
  { id: "photography", parents: ["visual-art"], words: {
    en: ["photography", "photograph", "photo", "photos", "photographer", "photographs of", "pictures of", "snapshots", "film camera", "on film", "black and white film", "camera", "exhibition of photographs", "photographic"], es: ["fotografía", "foto", "fotos", "fotógrafo", "fotografías", "cámara", "carrete", "fotógrafa"],
    fr: ["photographie", "photo", "photos", "photographe", "photographies", "appareil photo", "argentique", "pellicule"], zh: ["摄影", "照片", "摄影师", "相片", "相机", "胶片", "拍摄", "快门", "拍照"], "zh-TW": ["攝影", "照片", "攝影師", "相片", "相機", "膠片", "拍攝", "快門", "拍照"], ja: ["写真", "写真集", "写真家", "フォト", "撮影", "カメラ", "フィルム", "写真展", "撮りため"],
    ar: ["التصوير الفوتوغرافي", "تصوير فوتوغرافي", "صورة فوتوغرافية", "صور فوتوغرافية", "مصور فوتوغرافي", "صور", "صورة", "تصوير", "كاميرا", "مصور", "فوتوغرافيا"] } },
  { id: "black-and-white", parents: ["photography"], words: {
    en: ["black and white", "monochrome"], es: ["blanco y negro", "monocromo"],
    fr: ["noir et blanc", "monochrome"], zh: ["黑白"], "zh-TW": ["黑白"], ja: ["白黒", "モノクロ"],
    ar: ["الأبيض والأسود", "أبيض وأسود"] } },
  { id: "photo-reportage", parents: ["photography", "journalism"], words: {
    en: ["photo essay", "photojournalism", "documentary photography"], es: ["ensayo fotográfico", "fotoperiodismo", "fotografía documental"],
    fr: ["photojournalisme", "photoreportage", "reportage photo"], zh: ["纪实摄影", "摄影报道", "新闻摄影"], "zh-TW": ["紀實攝影", "攝影報導", "新聞攝影"], ja: ["報道写真", "フォトエッセイ", "ドキュメンタリー写真"],
    ar: ["التصوير الصحفي", "تصوير صحفي", "تصوير وثائقي"] } },
  { id: "street-photography", parents: ["photography"], words: {
    en: ["street photography"], es: ["fotografía callejera"],
    fr: ["photographie de rue", "photo de rue"], zh: ["街拍", "街头摄影"], "zh-TW": ["街拍", "街頭攝影"], ja: ["街角スナップ", "ストリートフォト", "スナップ写真"],
    ar: ["تصوير الشارع"] } },
  { id: "portrait", parents: ["visual-art"], words: {
    en: ["portrait", "portraits", "portraiture"], es: ["retrato", "retratos"],
    fr: ["portrait", "portraits"], zh: ["肖像", "肖像画", "人像"], "zh-TW": ["肖像", "肖像畫", "人像"], ja: ["肖像", "肖像画", "ポートレート", "人物画"],
    ar: ["البورتريه", "بورتريه", "صورة شخصية", "صور شخصية"] } },
  { id: "self-portrait", parents: ["portrait"], words: {
    en: ["self-portrait", "self portrait", "selfie"], es: ["autorretrato"],
    fr: ["autoportrait"], zh: ["自画像"], "zh-TW": ["自畫像"], ja: ["自画像", "セルフポートレート"],
    ar: ["الصور الذاتية", "صورة ذاتية", "بورتريه ذاتي"] } },
  { id: "landscape-art", parents: ["visual-art"], words: {
    en: ["landscape", "landscapes", "seascape", "scenery"], es: ["paisaje", "paisajes", "marina pictórica", "paisajismo"],
    fr: ["paysage", "paysages"], zh: ["风景", "风景画", "山水画"], "zh-TW": ["風景", "風景畫", "山水畫"], ja: ["風景", "風景画", "山水画"],
    ar: ["المناظر الطبيعية", "منظر طبيعي", "مناظر طبيعية"] } },
  { id: "still-life", parents: ["visual-art"], words: {
    en: ["still life", "still lifes"], es: ["bodegón", "naturaleza muerta"],
    fr: ["nature morte", "natures mortes"], zh: ["静物", "静物画"], "zh-TW": ["靜物", "靜物畫"], ja: ["静物", "静物画"],
    ar: ["الطبيعة الصامتة", "طبيعة صامتة"] } },
  { id: "abstract-art", parents: ["visual-art"], words: {
    en: ["abstract art", "abstract painting", "abstraction", "abstract"], es: ["arte abstracto", "abstracto", "abstracción"],
    fr: ["art abstrait", "abstrait", "abstraite", "abstraction"], zh: ["抽象", "抽象画", "抽象艺术"], "zh-TW": ["抽象", "抽象畫", "抽象藝術"], ja: ["抽象画", "抽象的", "抽象表現"],
    ar: ["الفن التجريدي", "فن تجريدي", "تجريدي", "تجريدية"] } },
  { id: "surrealism", parents: ["visual-art"], words: {
    en: ["surrealism", "surreal", "surrealist"], es: ["surrealismo", "surrealista", "surreal"],
    fr: ["surréalisme", "surréaliste"], zh: ["超现实", "超现实主义"], "zh-TW": ["超現實", "超現實主義"], ja: ["シュルレアリスム", "超現実", "シュール"],
    ar: ["السريالية", "سريالية", "سريالي"] } },
  { id: "minimalism", parents: ["visual-art"], words: {
    en: ["minimalism", "minimalist", "minimal"], es: ["minimalismo", "minimalista"],
    fr: ["minimalisme", "minimaliste"], zh: ["极简", "极简主义"], "zh-TW": ["極簡", "極簡主義"], ja: ["ミニマリズム", "ミニマル"],
    ar: ["التقليلية", "تقليلية", "مينيمالية", "فن تبسيطي"] } },
  { id: "pop-art", parents: ["visual-art"], words: {
    en: ["pop art"], es: ["arte pop"],
    fr: ["pop art"], zh: ["波普艺术", "波普"], "zh-TW": ["普普藝術", "普普風"], ja: ["ポップアート"],
    ar: ["فن البوب", "بوب آرت"] } },
  { id: "street-art", parents: ["visual-art"], words: {
    en: ["street art", "graffiti", "mural", "murals"], es: ["arte urbano", "grafiti", "mural", "murales"],
    fr: ["art urbain", "graffiti", "fresque murale", "street art"], zh: ["涂鸦", "壁画", "街头艺术"], "zh-TW": ["塗鴉", "壁畫", "街頭藝術"], ja: ["壁画", "グラフィティ", "ストリートアート", "落書き"],
    ar: ["فن الشارع", "غرافيتي", "جدارية", "جداريات"] } },
  { id: "sculpture", parents: ["visual-art"], words: {
    en: ["sculpture", "sculptor", "statue", "sculptures"], es: ["escultura", "escultor", "estatua"],
    fr: ["sculpture", "sculpteur", "statue"], zh: ["雕塑", "雕像", "雕刻"], "zh-TW": ["雕塑", "雕像", "雕刻"], ja: ["彫刻", "彫刻家", "彫像"],
    ar: ["النحت", "نحت", "نحات", "تمثال", "تماثيل", "منحوتة"] } },
  { id: "installation", parents: ["visual-art"], words: {
    en: ["art installation", "installation art"], es: ["instalación artística"],
    fr: ["installation artistique", "installation d'art"], zh: ["装置艺术", "艺术装置"], "zh-TW": ["裝置藝術", "藝術裝置"], ja: ["インスタレーション"],
    ar: ["فن التجهيز", "عمل تركيبي", "تجهيز فني"] } },
  { id: "printmaking", parents: ["visual-art"], words: {
    en: ["printmaking", "engraving", "woodcut", "etching", "linocut", "lithograph"], es: ["grabados", "grabado artístico", "xilografía", "litografía", "linograbado"],
    fr: ["gravure", "estampe", "lithographie", "linogravure"], zh: ["版画", "木刻", "蚀刻"], "zh-TW": ["版畫", "木刻", "蝕刻"], ja: ["版画", "木版画", "浮世絵", "銅版画"],
    ar: ["الطباعة الفنية", "طباعة فنية", "حفر على الخشب", "ليثوغراف"] } },
  { id: "collage", parents: ["visual-art"], words: {
    en: ["collage", "mixed media"], es: ["collage", "técnica mixta"],
    fr: ["collage", "technique mixte", "papiers collés"], zh: ["拼贴", "综合媒材"], "zh-TW": ["拼貼", "綜合媒材"], ja: ["コラージュ", "貼り絵", "ミクストメディア"],
    ar: ["الكولاج", "كولاج", "وسائط مختلطة"] } },
  { id: "poster", parents: ["graphic-design"], words: {
    en: ["poster", "posters"], es: ["cartel", "carteles", "póster", "afiche"],
    fr: ["affiche", "affiches", "poster"], zh: ["海报", "招贴"], "zh-TW": ["海報", "招貼"], ja: ["ポスター"],
    ar: ["الملصقات", "ملصق", "ملصقات", "بوستر"] } },
  { id: "graphic-design", parents: ["visual-art"], words: {
    en: ["graphic design", "graphic designer", "logo"], es: ["diseño gráfico", "logotipo", "diseñador gráfico"],
    fr: ["graphisme", "graphiste", "design graphique", "logotype"], zh: ["平面设计", "标志设计", "商标设计"], "zh-TW": ["平面設計", "標誌設計", "商標設計"], ja: ["グラフィックデザイン", "ロゴ", "ロゴデザイン"],
    ar: ["التصميم الغرافيكي", "تصميم جرافيك", "تصميم غرافيكي", "شعار بصري"] } },
  { id: "typography", parents: ["graphic-design"], words: {
    en: ["typography", "typeface", "hand lettering", "font design"], es: ["tipografía", "tipografías", "rotulación"],
    fr: ["typographie", "police de caractères", "lettrage"], zh: ["字体", "字体设计", "排版"], "zh-TW": ["字型", "字體設計", "排版"], ja: ["タイポグラフィ", "書体", "フォント"],
    ar: ["الخطوط الطباعية", "خط طباعي", "خطوط طباعية", "تيبوغرافيا"] } },
  { id: "calligraphy", parents: ["visual-art"], words: {
    en: ["calligraphy", "calligrapher"], es: ["caligrafía", "calígrafo"],
    fr: ["calligraphie", "calligraphe"], zh: ["书法", "书法家"], "zh-TW": ["書法", "書法家"], ja: ["書道", "書家", "カリグラフィー", "習字"],
    ar: ["فن الخط", "خط عربي", "خطاط"] } },
  { id: "digital-art", parents: ["visual-art"], words: {
    en: ["digital art", "digital painting", "digital illustration"], es: ["arte digital", "pintura digital"],
    fr: ["art numérique", "peinture numérique"], zh: ["数字艺术", "数字绘画", "板绘", "电脑绘画"], "zh-TW": ["數位藝術", "數位繪畫", "電腦繪圖"], ja: ["デジタルアート", "デジタルイラスト", "cgイラスト"],
    ar: ["الفن الرقمي", "فن رقمي", "رسم رقمي"] } },
  { id: "concept-art", parents: ["illustration"], words: {
    en: ["concept art", "character design"], es: ["arte conceptual de personajes", "diseño de personajes"],
    fr: ["conception de personnages", "concept art"], zh: ["概念设计", "角色设计", "人物设定"], "zh-TW": ["概念設計", "角色設計", "人物設定"], ja: ["キャラクターデザイン", "コンセプトアート", "設定画"],
    ar: ["تصميم الشخصيات", "تصميم شخصيات", "رسم مفاهيمي"] } },
  { id: "ceramics", parents: ["craft"], words: {
    en: ["ceramics", "pottery", "porcelain", "potter", "potters", "clay", "kiln", "earthenware", "terracotta", "stoneware", "pottery workshop", "potter's wheel"], es: ["cerámica", "alfarería", "porcelana", "alfarero", "alfarera", "alfareras", "arcilla", "torno de alfarero", "barro cocido"],
    fr: ["céramique", "poterie", "porcelaine", "potier", "potière", "tour de potier", "faïence"], zh: ["陶艺", "陶瓷", "瓷器", "陶工", "陶土", "制陶", "拉坯", "窑"], "zh-TW": ["陶藝", "陶瓷", "瓷器", "陶工", "陶土", "製陶", "拉坯"], ja: ["陶芸", "陶器", "磁器", "焼き物", "陶芸家", "粘土", "窯元", "器", "ろくろ"],
    ar: ["الخزف", "خزف", "فخار", "سيراميك", "فخاري", "صناع الفخار", "طين الفخار", "فخارين"] } },
  { id: "textile-art", parents: ["craft"], words: {
    en: ["textile art", "weaving", "embroidery", "tapestry"], es: ["arte textil", "tejido", "bordado", "tapiz"],
    fr: ["art textile", "tissage", "broderie", "tapisserie"], zh: ["刺绣", "织物", "编织", "纺织"], "zh-TW": ["刺繡", "織物", "編織", "紡織"], ja: ["刺繍", "織物", "染織", "編み物"],
    ar: ["التطريز والنسيج", "تطريز", "نسيج", "حياكة", "سجاد يدوي"] } },
  { id: "craft", parents: ["visual-art"], words: {
    en: ["crafts", "handicraft", "handmade", "craftsmanship", "artisan", "manual trade", "handmade things", "by hand", "maker", "makers", "workshop", "guild", "hand tools", "skilled hands"], es: ["artesanía", "artesano", "hecho a mano", "artesanal", "artesanías", "taller", "oficios artesanos", "artesana", "gremio"],
    fr: ["artisanat", "artisan", "fait main", "artisanal", "atelier", "savoir-faire artisanal", "artisane", "métier d'art"], zh: ["手工艺", "手工", "工匠", "工艺", "手艺", "匠心", "手作", "工坊"], "zh-TW": ["手工藝", "手工", "工匠", "工藝", "手藝", "匠心", "手作", "工坊"], ja: ["工芸", "手作り", "職人", "手工芸", "手仕事", "工房", "伝統工芸品", "ものづくり", "匠の技"],
    ar: ["الحرف اليدوية", "حرف يدوية", "حرفي", "صناعة يدوية", "حرفة", "مشغولات", "ورشة", "صنعة"] } },
  { id: "paper-art", parents: ["craft"], words: {
    en: ["origami", "paper art", "paper cut", "papercutting"], es: ["origami", "papiroflexia", "papel recortado"],
    fr: ["origami", "papier découpé", "pliage"], zh: ["剪纸", "折纸"], "zh-TW": ["剪紙", "摺紙"], ja: ["折り紙", "切り絵", "紙細工"],
    ar: ["فن الورق", "أوريغامي", "طي الورق"] } },
  { id: "jewellery", parents: ["craft"], words: {
    en: ["jewellery", "jewelry"], es: ["joyería", "joyas"],
    fr: ["bijouterie", "bijoux", "joaillerie"], zh: ["珠宝", "首饰"], "zh-TW": ["珠寶", "首飾"], ja: ["ジュエリー", "宝飾", "アクセサリー"],
    ar: ["المجوهرات", "مجوهرات", "حلي"] } },
  { id: "tattoo", parents: ["drawing"], words: {
    en: ["tattoo", "tattoos"], es: ["tatuaje", "tatuajes"],
    fr: ["tatouage", "tatouages"], zh: ["纹身", "刺青"], "zh-TW": ["紋身", "刺青"], ja: ["タトゥー", "入れ墨", "刺青"],
    ar: ["الوشم", "وشم", "وشوم"] } },
  { id: "architecture", parents: ["visual-art"], words: {
    en: ["architecture", "architect", "architectural"], es: ["arquitectura", "arquitecto", "arquitectónico"],
    fr: ["architecture", "architecte"], zh: ["建筑", "建筑师", "建筑设计"], "zh-TW": ["建築", "建築師", "建築設計"], ja: ["建築", "建築家"],
    ar: ["العمارة", "عمارة", "معماري", "هندسة معمارية"] } },
  { id: "interior-design", parents: ["architecture"], words: {
    en: ["interior design", "home decor", "furniture"], es: ["interiorismo", "diseño de interiores", "decoración del hogar", "muebles"],
    fr: ["décoration intérieure", "architecture d'intérieur", "mobilier"], zh: ["室内设计", "家居", "家具"], "zh-TW": ["室內設計", "家居", "傢俱"], ja: ["インテリア", "室内装飾", "家具"],
    ar: ["التصميم الداخلي", "تصميم داخلي", "ديكور", "أثاث"] } },
  { id: "museum", parents: ["visual-art"], words: {
    en: ["museum", "museums", "art gallery", "exhibition"], es: ["museo", "museos", "galería de arte", "exposición"],
    fr: ["musée", "musées", "galerie d'art", "exposition"], zh: ["博物馆", "美术馆", "展览", "画廊"], "zh-TW": ["博物館", "美術館", "展覽", "畫廊"], ja: ["美術館", "博物館", "展覧会", "画廊"],
    ar: ["المتاحف", "متحف", "متاحف", "معرض فني"] } },
];
