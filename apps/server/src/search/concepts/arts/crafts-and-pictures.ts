import type { Concept } from "../concept.ts";

export const craftsAndPictures: Concept[] = [
  { id: "quilting-and-patchwork", parents: ["textile-art"], words: {
    en: ["quilt", "quilts", "quilting", "patchwork", "quilter", "quilters", "quilting bee", "patchwork quilt", "patchwork quilts", "patchwork blanket"], es: ["acolchado artesanal", "colcha de retazos", "patchwork"],
    fr: ["courtepointe", "patchwork", "courtepointes", "couette en patchwork", "piqué de coton", "matelassage", "couvre-lit en patchwork"], zh: ["拼布", "百衲被"], "zh-TW": ["拼布", "百衲被"], ja: ["キルト", "パッチワーク"],
    ar: ["لحاف مرقع", "فن الترقيع"] } },
  { id: "lacquer-and-folk-craft", parents: ["craft", "folklore"], words: {
    en: ["lacquerware", "lacquer", "folk craft", "folk art", "folk crafts", "intangible heritage", "traditional crafts", "traditional craft"], es: ["laca artesanal", "arte popular", "artesanía tradicional", "patrimonio inmaterial"],
    fr: ["laque", "art populaire", "artisanat traditionnel", "patrimoine immatériel", "laque chinoise", "artisanat local", "objets artisanaux", "métiers d'art", "artisanat du bois", "patrimoine vivant", "savoir-faire ancestral", "savoir-faire traditionnels"], zh: ["漆器", "民间工艺", "非遗", "非物质文化遗产", "传统工艺", "泥塑"], "zh-TW": ["漆器", "民間工藝", "非遺", "非物質文化遺產", "傳統工藝", "泥塑"], ja: ["漆器", "漆塗り", "民芸", "無形文化遺産"],
    ar: ["فنون شعبية", "حرف تقليدية", "تراث غير مادي", "صناعات تقليدية"] } },
  { id: "fashion-design", parents: ["fashion", "graphic-design"], words: {
    en: ["fashion design", "fashion designer", "haute couture", "fashion collection", "dress design", "garment design", "pattern cutting", "fashion model", "photo model"], es: ["diseño de moda", "diseñador de moda", "diseñadora de moda", "alta costura"],
    fr: ["stylisme", "styliste", "haute couture", "créateur de mode", "collection de mode", "grand couturier", "grands couturiers", "dessin de mode", "dessin de vêtements", "collection de vêtements", "création de vêtements"], zh: ["服装设计", "时装设计", "高级定制", "时装设计师"], "zh-TW": ["服裝設計", "時裝設計", "高階定製", "時裝設計師"], ja: ["ファッションデザイン", "服飾デザイン", "オートクチュール", "ファッションデザイナー"],
    ar: ["تصميم الأزياء", "مصمم أزياء", "مصممة أزياء", "خياطة راقية"] } },
  { id: "product-design", parents: ["graphic-design"], words: {
    en: ["product design", "industrial design", "packaging design", "packaging"], es: ["diseño de producto", "diseño industrial", "diseño de envases"],
    fr: ["design produit", "design industriel", "emballage design"], zh: ["产品设计", "工业设计", "包装设计"], "zh-TW": ["產品設計", "工業設計", "包裝設計", "資訊圖"], ja: ["プロダクトデザイン", "工業デザイン", "パッケージデザイン"],
    ar: ["تصميم المنتجات", "تصميم صناعي"] } },
  { id: "set-design", parents: ["theatre", "visual-art"], words: {
    en: ["set design", "stage design", "scenography", "costume designer", "production design", "stage lighting", "stage set", "stage sets", "costume maker", "lighting designer", "theatre costumes", "scenic painter"], es: ["escenografía", "diseño de vestuario", "escenógrafo", "iluminación teatral"],
    fr: ["scénographie", "scénographe", "création de costumes", "décors de théâtre", "décors de scène", "créatrice de costumes", "costumier", "costumière", "costumiers", "éclairage de scène", "décors de cinéma"], zh: ["舞台设计", "布景", "服装造型", "舞美"], "zh-TW": ["舞臺設計", "佈景", "服裝造型", "舞美"], ja: ["舞台美術", "衣装デザイン", "舞台装置", "舞台照明"],
    ar: ["سينوغرافيا", "تصميم الديكور المسرحي", "تصميم الملابس المسرحية"] } },
  { id: "night-photography", parents: ["photography", "night"], words: {
    en: ["night photography", "night photos", "photographs at night", "low-light photography"], es: ["fotografía nocturna"],
    fr: ["photographie de nuit", "photo de nuit", "photographie nocturne", "photos de nuit"], zh: ["夜间摄影"], "zh-TW": ["夜間攝影"], ja: ["夜景写真"],
    ar: ["تصوير ليلي"] } },
  { id: "aerial-photography", parents: ["photography", "sky"], words: {
    en: ["aerial photography", "aerial view", "aerial views", "drone photography", "drone footage", "bird's-eye view", "from above"], es: ["fotografía aérea", "vista aérea", "vistas aéreas", "fotografía con dron"],
    fr: ["photographie aérienne", "vue aérienne", "vues aériennes", "vu du ciel", "photo aérienne", "photos aériennes", "prise de vue aérienne", "prises de vues aériennes", "images de drone", "photo par drone", "vol d'oiseau"], zh: ["航拍", "鸟瞰", "空中摄影"], "zh-TW": ["航拍", "鳥瞰", "空中攝影"], ja: ["空撮", "航空写真", "俯瞰", "ドローン撮影"],
    ar: ["تصوير جوي", "لقطات جوية", "من الأعلى"] } },
  { id: "analogue-photography", parents: ["photography"], words: {
    en: ["film photography", "darkroom", "pinhole", "cyanotype", "daguerreotype", "tintype", "instant photo"], es: ["cuarto oscuro", "cianotipia", "daguerrotipo", "estenopeica"],
    fr: ["polaroïd", "chambre noire", "cyanotype", "daguerréotype", "sténopé", "photo argentique", "pellicule", "pellicules", "appareil jetable", "tirage argentique", "développement photo", "photo instantanée", "noir et blanc argentique"], zh: ["宝丽来", "暗房", "蓝晒", "针孔摄影"], "zh-TW": ["寶麗來", "暗房", "藍曬", "針孔攝影"], ja: ["ポラロイド", "暗室", "青写真", "銀塩写真", "ピンホール"],
    ar: ["تصوير تناظري", "غرفة مظلمة", "تصوير بالفيلم"] } },
  { id: "impressionism", parents: ["painting"], words: {
    en: ["impressionism", "impressionist", "impressionists", "post-impressionism", "pointillism", "plein air", "impressionist painting", "impressionist painter", "impressionist painters", "pointillist", "open-air painting"], es: ["impresionismo", "impresionista", "puntillismo", "al aire libre pictórico"],
    fr: ["impressionnisme", "impressionniste", "impressionnistes", "pointillisme", "plein air pictural", "peintre impressionniste", "peintres impressionnistes", "peinture de plein air", "postimpressionnisme", "post-impressionnisme"], zh: ["印象派", "后印象派", "点彩"], "zh-TW": ["印象派", "後印象派", "點彩"], ja: ["印象派", "後期印象派", "点描"],
    ar: ["انطباعية", "انطباعي", "تنقيطية"] } },
  { id: "expressionism-and-cubism", parents: ["painting"], words: {
    en: ["avant-garde movements", "fauvism", "futurism"], es: ["vanguardias artísticas", "fauvismo", "futurismo"],
    fr: ["avant-gardes artistiques", "fauvisme", "futurisme"], zh: ["现代艺术流派", "野兽派", "未来主义"], "zh-TW": ["現代藝術流派", "野獸派", "未來主義"], ja: ["前衛美術", "フォービスム", "未来派"],
    ar: ["مدارس الفن الحديث", "وحشية فنية"] } },
  { id: "fresco-and-icon", parents: ["painting", "religion"], words: {
    en: ["fresco", "frescoes", "altarpiece", "religious painting", "religious art", "sacred art", "triptych", "illuminated manuscript"], es: ["fresco mural", "frescos", "retablo", "pintura religiosa", "arte sacro", "tríptico", "iconos religiosos"],
    fr: ["fresque", "fresques", "retable", "peinture religieuse", "art sacré", "triptyque", "enluminure", "icônes"], zh: ["湿壁画", "祭坛画", "宗教艺术", "宗教画", "佛像画"], "zh-TW": ["溼壁畫", "祭壇畫", "宗教藝術", "宗教畫", "佛像畫"], ja: ["フレスコ画", "祭壇画", "宗教画", "宗教美術", "仏画", "フレスコ"],
    ar: ["جداريات دينية", "أيقونات كنسية", "فن ديني", "لوحة دينية", "منمنمة مذهبة"] } },
  { id: "miniature-painting", parents: ["painting"], words: {
    en: ["miniature painting", "miniature paintings", "persian miniature", "mughal miniature", "portrait miniature", "miniaturist", "miniaturists", "painted miniatures"], es: ["miniatura pintada", "miniatura persa"],
    fr: ["miniature peinte", "miniature persane", "peinture miniature", "portrait miniature", "miniature moghole"], zh: ["细密画", "波斯细密画"], "zh-TW": ["細密畫", "波斯細密畫"], ja: ["細密画", "ミニアチュール", "ペルシャ細密画"],
    ar: ["منمنمات", "منمنمة", "منمنمات فارسية"] } },
  { id: "pastel-and-charcoal", parents: ["drawing"], words: {
    en: ["pastels", "charcoal", "charcoal drawing", "coloured pencil", "colored pencil", "graphite", "pen and ink", "ballpoint drawing"], es: ["pastel seco", "carboncillo", "lápices de colores", "grafito", "plumilla"],
    fr: ["pastels", "fusain", "crayons de couleur", "plume et encre", "sanguine", "dessin au fusain", "dessins au fusain", "pastel sec", "mine de plomb", "dessin à la plume", "crayonné", "crayonnés", "stylo bille dessin"], zh: ["色粉画", "炭笔", "彩铅", "钢笔画", "炭笔画"], "zh-TW": ["色粉畫", "炭筆", "彩鉛", "鋼筆畫", "炭筆畫"], ja: ["パステル画", "木炭画", "色鉛筆", "ペン画", "鉛筆画"],
    ar: ["باستيل", "رسم بالفحم", "أقلام ملونة", "رسم بالقلم"] } },
  { id: "acrylic-and-spray", parents: ["painting"], words: {
    en: ["acrylic", "acrylics", "acrylic on canvas", "spray paint", "tempera", "acrylic painting", "acrylic paintings", "acrylic paint", "aerosol art"], es: ["acrílico", "acrílico sobre lienzo", "témpera", "aerosol artístico"],
    fr: ["acrylique", "acrylique sur toile", "tempera", "peinture en bombe", "peinture acrylique", "bombe de peinture", "aérosol", "détrempe"], zh: ["丙烯", "丙烯画", "喷漆"], "zh-TW": ["丙烯", "丙烯畫", "噴漆", "壓克力畫"], ja: ["アクリル画", "テンペラ", "スプレーアート"],
    ar: ["أكريليك", "ألوان أكريليك", "رسم بالرش"] } },
  { id: "map-making", parents: ["illustration", "geography"], words: {
    en: ["map", "maps", "cartography", "cartographer", "fantasy map", "illustrated map", "atlas"], es: ["mapa", "mapas", "cartografía", "cartógrafo", "mapa ilustrado", "atlas", "topógrafo", "topógrafa", "agrimensor", "agrimensores"],
    fr: ["carte géographique", "cartes anciennes", "cartographie", "cartographe", "atlas", "carte du monde", "mappemonde", "planisphère", "carte imaginaire", "carte routière", "plan de ville", "cartes marines"], zh: ["地图", "手绘地图", "地图集", "制图"], "zh-TW": ["地圖", "手繪地圖", "地圖集", "製圖"], ja: ["地図", "イラストマップ", "地図帳", "古地図"],
    ar: ["خريطة", "خرائط", "رسم الخرائط", "أطلس"] } },
  { id: "naive-and-outsider-art", parents: ["visual-art"], words: {
    en: ["naive art", "outsider art", "art brut", "self-taught artist", "self-taught painter", "folk painting", "naive painter", "naive painting", "folk artist", "folk painter", "outsider artist"], es: ["arte naíf", "arte marginal", "artista autodidacta", "pintura naíf"],
    fr: ["art naïf", "art brut", "artiste autodidacte", "peinture naïve", "peintre naïf", "peintres naïfs", "art singulier", "facteur cheval", "peintre autodidacte", "art des fous"], zh: ["素人艺术", "原生艺术", "农民画", "自学成才的画家", "年画"], "zh-TW": ["素人藝術", "原生藝術", "農民畫", "自學成才的畫家", "年畫"], ja: ["素朴派", "アールブリュット", "アウトサイダーアート", "独学の画家"],
    ar: ["فن فطري", "فنان عصامي", "رسم فطري"] } },
  { id: "land-art", parents: ["visual-art"], words: {
    en: ["land art", "environmental art"], es: ["arte de la tierra"],
    fr: ["land art", "art éphémère"], zh: ["大地艺术"], "zh-TW": ["大地藝術"], ja: ["ランドアート"],
    ar: ["فن الأرض"] } },
];
