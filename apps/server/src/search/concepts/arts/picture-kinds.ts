import type { Concept } from "../concept.ts";

export const pictureKinds: Concept[] = [
  { id: "macro-photography", parents: ["photography"], words: {
    en: ["macro photography", "macro", "close-up", "close-ups", "macro photos", "extreme close-up", "macro lens", "tiny details up close"], es: ["macrofotografía", "primer plano", "primeros planos", "fotografía macro", "detalles de cerca", "acercamiento fotográfico"],
    fr: ["macrophotographie", "gros plan", "gros plans", "photo macro", "macrophoto", "proxiphotographie"], zh: ["微距摄影", "微距", "特写", "特写镜头", "近摄", "近景特写"], "zh-TW": ["微距攝影", "微距", "特寫", "特寫鏡頭", "近攝", "近景特寫", "微距攝影作品", "特寫照", "近拍"], ja: ["マクロ写真", "接写", "クローズアップ", "マクロ撮影", "マクロレンズ", "近接撮影"],
    ar: ["تصوير ماكرو", "ماكرو", "لقطات قريبة", "لقطة قريبة", "تصوير مقرب", "تصوير الدقائق"] } },
  { id: "mosaic-and-stained-glass", parents: ["glass-and-metal"], words: {
    en: ["mosaic", "mosaics", "stained glass", "stained-glass", "stained glass window", "stained glass windows", "glass painting", "tile art", "tesserae", "leaded glass"], es: ["mosaico", "mosaicos", "vidriera", "vitral", "vitral artístico", "arte del vidrio", "teselas", "vidrio emplomado", "mosaiquista"],
    fr: ["mosaïque", "mosaïques", "vitrail", "verrière", "maître verrier", "art du vitrail", "tesselles", "mosaïste", "vitrailliste"], zh: ["马赛克", "彩色玻璃", "镶嵌画", "花窗", "彩绘玻璃窗", "镶嵌艺术", "玻璃画"], "zh-TW": ["馬賽克", "彩色玻璃", "鑲嵌畫", "花窗", "彩繪玻璃窗", "鑲嵌藝術", "玻璃畫", "馬賽克拼貼", "鑲嵌玻璃"], ja: ["モザイク", "ステンドグラス", "モザイク画", "ガラス絵", "タイルアート", "モザイクアート"],
    ar: ["فسيفساء", "موزاييك", "زجاج ملون", "زجاج معشق بالرصاص", "نوافذ زجاجية ملونة", "لوحة فسيفساء", "رسم على الزجاج"] } },
  { id: "cards-and-stickers", parents: ["graphic-design", "scrapbook-and-paper-craft"], words: {
    en: ["greeting card", "greeting cards", "stickers", "sticker", "postcard design", "birthday card design", "wedding invitations", "wrapping paper", "bookmark", "bookmarks", "playing card design", "emoji", "emojis", "badges"], es: ["tarjeta de felicitación", "tarjetas de felicitación", "pegatinas", "pegatina", "calcomanías", "invitaciones de boda", "marcapáginas", "papel de regalo", "tarjetas ilustradas", "stickers"],
    fr: ["carte de vœux", "cartes de vœux", "autocollants", "autocollant", "faire-part", "marque-page", "marque-pages", "carterie", "gommettes"], zh: ["贺卡", "贴纸", "请柬", "书签", "包装纸", "明信片设计", "卡片设计", "祝福卡", "表情贴"], "zh-TW": ["賀卡", "貼紙", "請柬", "書籤", "包裝紙", "明信片設計", "卡片設計", "祝福卡", "表情貼", "貼圖", "春聯設計"], ja: ["グリーティングカード", "シール", "ステッカー", "年賀状", "招待状", "しおり", "包装紙", "カードデザイン", "スタンプ絵", "挨拶状"],
    ar: ["بطاقات تهنئة", "بطاقة تهنئة", "ستيكرات", "لاصقات", "بطاقات دعوة", "فاصل كتاب", "ورق تغليف", "بطاقة معايدة", "بطاقات معايدة"] } },
  { id: "pattern-design", parents: ["graphic-design"], words: {
    en: ["pattern design", "surface design", "surface pattern", "textile pattern", "wallpapers", "ornament", "ornaments", "repeat pattern", "geometric pattern", "geometric patterns", "mandala", "mandalas", "decorative pattern"], es: ["estampados", "diseño de estampados", "patrones decorativos", "papel pintado", "ornamento", "ornamentos", "patrón geométrico", "mandala", "mandalas", "papel tapiz", "motivos decorativos"],
    fr: ["papiers peints", "ornement", "ornements", "motif géométrique", "motifs géométriques", "mandala", "mandalas", "design textile", "motif répété"], zh: ["图案设计", "花纹", "纹样", "壁纸", "图案", "几何图案", "曼陀罗", "纹饰", "装饰图案", "墙纸"], "zh-TW": ["圖案設計", "花紋", "紋樣", "壁紙", "圖案", "幾何圖案", "曼陀羅", "紋飾", "裝飾圖案", "牆紙", "圖樣", "花布圖案", "曼陀羅圖", "桌布圖"], ja: ["パターンデザイン", "文様", "模様", "壁紙", "図案", "曼荼羅", "幾何学模様", "和柄", "紋様", "テキスタイルデザイン"],
    ar: ["نقوش وزخارف", "زخرفة", "زخارف", "تصميم أنماط", "ورق جدران", "أنماط هندسية", "مندالا", "نقوش هندسية", "تصميم زخرفي", "نمنمات"] } },
  { id: "colouring-and-activity-books", parents: ["childrens-book", "painting-class"], words: {
    en: ["colouring book", "coloring book", "colouring books", "coloring books", "colouring pages", "coloring pages", "activity book", "activity books", "sticker book", "puzzle book for children", "colouring for adults"], es: ["libro para colorear", "libros para colorear", "dibujos para colorear", "libro de actividades", "cuaderno de actividades", "láminas para colorear", "colorear"],
    fr: ["livre de coloriage", "livres de coloriage", "coloriage", "coloriages", "cahier d'activités", "livre d'activités", "cahier de jeux"], zh: ["涂色书", "填色书", "涂色", "填色", "手工书", "贴纸书", "活动书", "着色本"], "zh-TW": ["塗色書", "填色書", "塗色", "填色", "手工書", "貼紙書", "活動書", "著色本", "著色畫", "遊戲書", "著色書"], ja: ["ぬりえ", "塗り絵", "塗り絵本", "ワークブック幼児", "シール絵本", "大人の塗り絵", "知育ブック"],
    ar: ["كتاب تلوين", "كتب تلوين", "رسوم للتلوين", "صفحات تلوين", "كتاب أنشطة", "كراسة تلوين", "أنشطة للأطفال"] } },
];
