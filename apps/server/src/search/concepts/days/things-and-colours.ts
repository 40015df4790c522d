import type { Concept } from "../concept.ts";

export const thingsAndColours: Concept[] = [
  { id: "colours", parents: ["visual-art"], words: {
    en: ["colour", "colours", "color", "colors", "colourful", "purple", "hue", "hues", "colourful picture", "multicoloured", "multicolored", "rainbow colours", "palette", "shades", "brightly coloured", "vivid colours", "colour theory", "colorful", "polychrome", "bright colours", "pigments"], es: ["colores", "colorido", "color", "colorida", "tonalidades", "paleta", "policromo", "multicolor", "matices de color", "vivos colores", "colores vivos", "pigmentos", "colores brillantes", "cromático"],
    fr: ["couleur", "couleurs", "coloré", "colorée", "teintes", "palette", "polychrome", "multicolore", "nuances", "couleurs vives", "chromatique", "pigments", "haut en couleur", "haute en couleurs", "colorés"], zh: ["颜色", "色彩", "彩色", "彩色的", "五颜六色", "色调", "斑斓", "七彩", "调色", "缤纷", "五彩", "色彩缤纷", "配色", "颜料", "色彩斑斓", "绚丽"], "zh-TW": ["顏色", "色彩", "彩色", "彩色的", "五顏六色", "色調", "斑斕", "七彩", "調色", "繽紛", "五彩", "色彩繽紛", "配色", "顏料", "色彩斑斕", "絢麗", "彩色繽紛"], ja: ["色", "色彩", "カラフル", "色とりどり", "色調", "彩り", "配色", "極彩色", "色の", "多彩", "色鮮やか", "鮮やかな", "虹色", "顔料", "鮮やか"],
    ar: ["الألوان", "لون", "ألوان", "ملون", "ملونة", "تلوين", "درجات الألوان", "زاهية", "متعدد الألوان", "صباغ", "لوحة ألوان", "ألوان زاهية", "أصباغ", "زاهي الألوان"] } },
  { id: "gold-and-gems", parents: ["treasure"], words: {
    en: ["gold and gems", "gold", "silver", "diamond", "diamonds", "jewels", "gem", "ruby", "emerald", "gold mine", "sapphire", "sapphires", "jade", "jade carving", "turquoise stone", "opal", "opals", "amethyst", "topaz", "amber necklace"], es: ["oro y piedras preciosas", "oro", "plata", "diamante", "diamantes", "esmeralda"],
    fr: ["or et pierres précieuses", "diamant", "diamants", "joyaux", "émeraude", "argenterie", "mine d'or", "saphir", "saphirs", "jade", "améthyste", "opale", "topaze", "turquoise pierre", "pépite", "pépites d'or", "lingot", "lingots", "ambre jaune", "rubis"], zh: ["金银珠宝", "黄金", "金子", "钻石", "白银", "金条", "翡翠", "银币", "玛瑙", "红宝石", "蓝宝石", "鉴宝", "玉器", "碧玉", "美玉", "银元", "元宝", "金砖", "玉"], "zh-TW": ["金銀珠寶", "黃金", "金子", "鑽石", "白銀", "金條", "翡翠", "銀幣", "瑪瑙", "紅寶石", "藍寶石", "鑑寶", "玉器", "碧玉", "美玉", "銀元", "元寶", "金磚", "玉"], ja: ["金銀宝石", "黄金", "金塊", "ダイヤモンド", "銀", "金貨", "銀貨", "翡翠", "サファイア", "ルビー", "エメラルド", "純金", "砂金", "貴金属", "オパール", "瑪瑙", "真珠貝", "プラチナ", "玉石"],
    ar: ["ذهب وجواهر", "ذهب", "فضة", "ألماس", "جواهر", "زمرد", "ياقوت", "ياقوتة", "حجر كريم", "عقيق"] } },
  { id: "shoes", parents: ["fashion"], words: {
    en: ["shoes", "shoe", "boots", "shoemaker", "sneakers", "slippers", "high heels", "sandal", "sandals", "clogs", "wooden clogs", "running shoes", "ballet shoes", "shoelaces", "shoelace", "flip-flops", "moccasins"], es: ["zapatos", "zapatillas", "botas", "zapatería", "sandalia", "sandalias", "alpargata", "alpargatas", "tacones", "zapatos de tacón", "tacón alto", "zueco", "zuecos", "chancla", "chanclas", "mocasín", "mocasines", "zapatillas de deporte", "zapatos rojos", "zapato", "bota", "zapatito", "zapatitos"],
    fr: ["chaussures", "chaussure", "bottes", "souliers", "cordonnerie", "sandale", "sandales", "sabots de bois", "chaussons", "pantoufles", "pantoufle", "chaussons de danse", "lacets", "escarpins", "talons aiguilles", "espadrilles", "mocassins", "godasses", "bottines", "paire de baskets", "claquettes-chaussettes"], zh: ["鞋", "鞋子", "靴子", "鞋匠", "高跟鞋", "皮鞋", "凉鞋", "草鞋", "拖鞋", "布鞋", "球鞋", "鞋带", "运动鞋", "雨靴", "绣花鞋", "三寸金莲", "补鞋", "修鞋", "木屐", "赤脚", "擦鞋", "红舞鞋"], "zh-TW": ["鞋", "鞋子", "靴子", "鞋匠", "高跟鞋", "皮鞋", "涼鞋", "草鞋", "拖鞋", "布鞋", "球鞋", "鞋帶", "運動鞋", "雨靴", "繡花鞋", "三寸金蓮", "補鞋", "修鞋", "木屐", "赤腳", "擦鞋", "紅舞鞋", "藍白拖", "夾腳拖"], ja: ["靴", "靴屋", "長靴", "足袋", "下駄", "草履", "ブーツ", "革靴", "サンダル", "スニーカー", "ハイヒール", "裸足", "靴磨き", "靴職人", "パンプス", "スリッパ", "履物", "わらじ", "靴紐", "運動靴"],
    ar: ["حذاء", "أحذية", "صانع الأحذية", "كعب عال", "جزمة", "صندل", "صنادل", "بوط", "كندرة", "كنادر", "شبشب", "شباشب", "صرماية", "نعال", "بابوج", "قبقاب", "حافي القدمين", "حفاة", "حافي", "صندل جلدي"] } },
  { id: "clothing", parents: ["fashion"], words: {
    en: ["garments", "garment", "hat", "hats", "kimono", "scarf", "suit"], es: ["prendas de vestir", "ropa", "sombrero", "traje"],
    fr: ["habits", "vêtements", "chapeau", "uniforme", "costume", "robe de laine", "chandail", "chandails", "tricot de peau", "anorak", "doudoune", "blouson", "blousons", "blouson de cuir", "débardeur en coton", "salopette", "blouse d'écolier", "costume trois-pièces", "haillons", "guenilles", "penderie"], zh: ["衣物", "衣服", "帽子", "旗袍", "衬衣", "上衣", "长裤", "短裤", "内裤", "棉袄", "夹克", "背心", "衣袖", "袖子", "领口", "衣领", "皮带", "腰带", "胸罩", "肚兜", "泳装", "西装", "西服", "羽绒服", "风衣", "棉衣", "长袍", "披风", "斗篷", "马褂", "衣裳", "衣衫", "长衫", "蝴蝶结", "扣子", "拉链", "口袋", "毛线衣", "短袖", "长袖", "运动服", "袖口", "补丁", "破衣服", "新衣服", "旧衣服", "新衣"], "zh-TW": ["衣物", "衣服", "帽子", "旗袍", "襯衣", "上衣", "長褲", "短褲", "內褲", "棉襖", "夾克", "背心", "衣袖", "袖子", "領口", "衣領", "皮帶", "腰帶", "胸罩", "肚兜", "泳裝", "西裝", "西服", "羽絨服", "風衣", "棉衣", "長袍", "披風", "斗篷", "馬褂", "衣裳", "衣衫", "長衫", "蝴蝶結", "釦子", "拉鏈", "口袋", "毛線衣", "短袖", "長袖", "運動服", "袖口", "補丁", "破衣服", "新衣服", "舊衣服", "新衣", "羽絨衣", "大外套", "泳衣"], ja: ["服", "洋服", "着物", "帽子", "ドレス", "ジャケット", "寝間着", "寝巻き", "襟巻き", "腕まくり", "袖", "雨具", "スラックス", "襟", "ポケット", "スーツ", "ブレザー", "ウール", "デニム", "パンツ", "衣類", "上着", "半袖", "長袖", "肌着", "割烹着", "ワイシャツ", "ブラジャー", "オムツ", "羽織", "袴", "衣替え", "羽衣", "仕事着", "ゴム靴", "ドレスシャツ", "キュロット", "ガウン", "ガードル", "ショーツ", "ショートパンツ", "スポーツウェア", "トレンチコート", "ボディコン", "ランジェリー", "レオタード", "タイツ", "ハイレグ", "セーター編み", "普段着", "よそ行き", "晴れ着", "エプロン姿", "ジャンパー", "チョッキ", "一張羅", "半ズボン"],
    ar: ["ثياب", "ثوب", "ملابس", "قبعة", "زي"] } },
  { id: "doors-and-windows", parents: ["home"], words: {
    en: ["doors and windows", "window", "windows", "door", "doors", "key", "keys", "doorway", "threshold", "stairs", "staircase", "wall", "walls", "roof"], es: ["puertas y ventanas", "ventana", "ventanas", "puerta", "puertas", "llave", "escalera", "tejado", "umbral", "muro", "muros"],
    fr: ["portes et fenêtres", "fenêtre", "fenêtres", "porte", "portes", "escalier", "clef", "clefs", "toit", "seuil"], zh: ["门窗", "窗", "窗户", "门", "钥匙", "楼梯", "墙", "屋檐", "前院", "门廊", "台阶", "围墙", "地板", "木门", "铁门", "栅栏", "篱笆", "窗棂", "院墙", "高墙", "柴门", "门帘", "屏风", "烟囱"], "zh-TW": ["門窗", "窗", "窗戶", "門", "鑰匙", "樓梯", "牆", "屋簷", "前院", "門廊", "臺階", "圍牆", "地板", "木門", "鐵門", "柵欄", "籬笆", "窗欞", "院牆", "高牆", "柴門", "門簾", "煙囪", "圍籬"], ja: ["扉と窓", "窓", "扉", "鍵", "ドア", "階段", "壁", "屋根", "障子", "襖", "雨戸", "窓際", "窓硝子", "戸口", "開かずの扉", "天井", "塀", "垣根", "生け垣", "煉瓦塀", "瓦屋根", "勝手口", "裏門", "出窓", "網戸", "天窓", "門扉", "鎧戸", "飾り窓", "木戸", "板塀", "門柱", "敷石", "玄関先"],
    ar: ["أبواب ونوافذ", "نافذة", "نوافذ", "باب", "أبواب", "مفتاح", "مفاتيح", "درج", "جدار", "شباك", "شبابيك", "أقفال", "مزلاج"] } },
  { id: "stone-and-wood", parents: ["nature"], words: {
    en: ["stone and wood", "stone", "stones", "pebble", "timber", "wooden", "marble", "driftwood", "tree bark", "sandstone", "limestone", "slate"], es: ["piedra y madera", "piedra", "piedras", "madera", "mármol", "guijarro"],
    fr: ["pierre et bois", "galet", "marbre", "en bois", "bois flotté", "les pierres", "en pierre", "granit", "calcaire", "ardoise", "écorce", "carrier"], zh: ["石与木", "石子", "木头", "大理石"], "zh-TW": ["石與木", "石子", "木頭", "大理石"], ja: ["石と木", "石", "小石", "木材", "大理石", "流木"],
    ar: ["حجر وخشب", "حجر", "حجارة", "خشب", "رخام", "أخشاب", "أحجار", "حجارة البناء"] } },
  { id: "glass-and-metal", parents: ["craft"], words: {
    en: ["glass and metal", "glass", "stained glass", "iron", "steel", "bronze", "copper", "metal craft", "glassmaking", "glass art", "tinsmith", "tinware", "copperware", "pewter", "granite", "aluminium", "aluminum", "scrap metal"], es: ["vidrio y metal", "vidrio", "vitral", "vidriera", "hierro", "acero", "bronce", "cobre", "estaño", "vidrieros", "chatarra", "chatarrero", "chatarrería", "hojalata", "hojalatero"],
    fr: ["verre et métal", "vitrail", "verrier", "fer forgé", "acier", "bronze", "cuivre", "verrerie", "étain", "cuivre rouge", "ferblantier", "ferraille", "ferrailleur", "aluminium", "laiton", "zinguerie"], zh: ["玻璃与金属", "玻璃", "彩色玻璃", "钢铁", "青铜", "铜器"], "zh-TW": ["玻璃與金屬", "玻璃", "彩色玻璃", "鋼鐵", "青銅", "銅器"], ja: ["ガラスと金属", "ガラス", "ステンドグラス", "鉄", "鋼", "青銅", "ガラス細工"],
    ar: ["زجاج ومعدن", "زجاج", "زجاج ملون", "حديد", "نحاس", "برونز", "فولاذ", "صلب وحديد", "تاجر خردة", "بلور"] } },
  { id: "paper-and-ink", parents: ["craft"], words: {
    en: ["paper", "papermaking", "ink", "pen", "fountain pen", "stationery", "printing", "printer's", "letterpress", "bookbinding", "typewriter"], es: ["papel", "tinta", "pluma estilográfica", "imprenta", "encuadernación", "máquina de escribir"],
    fr: ["papier", "encre", "stylo plume", "imprimerie", "reliure", "machine à écrire", "papeterie"], zh: ["纸", "造纸", "墨水", "钢笔", "印刷", "装订", "打字机", "活字", "卷轴", "砚台", "竹简", "羊皮纸", "毛笔", "墨汁", "宣纸", "文房四宝", "笔墨纸砚", "圆珠笔", "便笺", "信笺"], "zh-TW": ["紙", "造紙", "墨水", "鋼筆", "印刷", "裝訂", "打字機", "活字", "卷軸", "硯臺", "竹簡", "羊皮紙", "墨汁", "宣紙", "文房四寶", "筆墨紙硯", "圓珠筆", "信箋", "證書", "硯台"], ja: ["紙", "和紙", "インク", "万年筆", "活版印刷", "製本", "印刷", "硯", "羊皮紙", "巻紙", "原稿用紙", "半紙", "ボールペン", "羽ペン", "画用紙", "墨汁"],
    ar: ["ورق", "حبر", "قلم", "مطبعة", "طباعة", "تجليد", "محبرة", "ريشة وحبر", "قلم حبر"] } },
  { id: "balloons", parents: ["travel"], words: {
    en: ["balloon", "balloons", "hot air balloon", "airship", "zeppelin", "parachute", "paragliding"], es: ["globo aerostático", "globos", "dirigible", "paracaídas"],
    fr: ["montgolfière", "ballon dirigeable", "dirigeable", "parachute", "ballons", "ballon à air chaud", "voyage en ballon", "aérostier", "ballon rouge", "ballons de baudruche", "nacelle"], zh: ["气球", "热气球", "飞艇", "降落伞"], "zh-TW": ["氣球", "熱氣球", "飛艇", "降落傘"], ja: ["気球", "風船", "飛行船", "パラシュート"],
    ar: ["منطاد", "بالون", "بالونات", "مظلة هبوط"] } },
  { id: "stepfamily", parents: ["family"], words: {
    en: ["stepmother", "stepfather", "stepsister", "stepbrother", "blended family", "stepchild", "stepson", "stepdaughter", "stepson and stepfather"], es: ["madrastra", "padrastro", "hermanastros", "hijastro", "hijastra", "hijastros"],
    fr: ["marâtre", "beau-parent", "beau-père et enfant", "parâtre", "belle-mère et enfants", "nouveau compagnon de sa mère", "nouvelle femme de son père", "famille reconstituée", "enfants du premier mariage", "se remarie", "remarié", "quasi-frère"], zh: ["继母", "继父", "后妈", "后娘", "后爸", "继女", "继子", "后母", "后爹", "继妹", "继兄"], "zh-TW": ["繼母", "繼父", "後媽", "後孃", "後爸", "繼女", "繼子", "後母", "後爹", "繼妹", "繼兄"], ja: ["継父", "連れ子", "ステップファミリー"],
    ar: ["زوجة الأب", "زوج الأم", "أسرة مركبة"] } },
  { id: "doubt", parents: ["feelings"], words: {
    en: ["doubt", "doubts", "hesitation", "uncertainty", "indecision", "sceptic", "skeptic", "scepticism", "skepticism", "second thoughts"], es: ["duda", "dudas", "incertidumbre", "indecisión"],
    fr: ["doute", "doutes", "incertitude", "hésitation", "indécis", "indécise", "perplexité", "sceptique", "sceptiques", "scepticisme", "remise en question", "se remet en question"], zh: ["怀疑", "犹豫", "迷茫", "不确定"], "zh-TW": ["懷疑", "猶豫", "迷茫", "不確定"], ja: ["疑い", "迷い", "不安な心", "ためらい"],
    ar: ["شك", "شكوك", "تردد", "حيرة"] } },
  { id: "miracle", parents: ["religion"], words: {
    en: ["miracle", "miracles", "miraculous", "wonder-working", "apparition of the virgin", "saint", "saints", "angels and saints"], es: ["milagro", "milagros", "milagroso", "santo", "santa", "santos"],
    fr: ["miracle", "miracles", "miraculeux", "sainte", "saints", "apparition de la vierge", "guérison miraculeuse", "thaumaturge", "saint suaire", "stigmates du christ"], zh: ["奇迹", "神迹", "显灵", "圣人"], "zh-TW": ["奇蹟", "神蹟", "顯靈", "聖人"], ja: ["奇跡", "聖人", "奇蹟"],
    ar: ["معجزة", "معجزات", "كرامات", "قديس", "أولياء"] } },
  { id: "hero", parents: ["courage"], words: {
    en: ["hero", "heroes", "heroic", "saviour", "unlikely hero", "superhuman hero", "unsung hero", "unsung heroes", "everyday hero", "local hero", "heroism", "war heroes", "national hero", "hero's", "brave hero"], es: ["héroe", "héroes", "heroico", "héroe anónimo", "heroísmo", "héroe nacional", "héroe de guerra", "heroica", "héroes anónimos", "héroe improbable"],
    fr: ["héros", "héroïque", "sauveur", "héroïques", "héroïsme", "héros ordinaire", "héros de guerre", "héros national", "héros malgré lui", "héros méconnu", "héros de l'ombre"], zh: ["英雄", "英勇", "英雄人物", "英雄们", "民族英雄", "无名英雄", "平民英雄", "战斗英雄", "英雄主义", "豪杰", "勇士", "小英雄", "救星", "英雄传", "好汉", "壮士", "英豪", "枭雄", "功臣", "英烈", "草莽英雄", "巾帼英雄", "悲剧英雄", "盖世英雄", "拯救世界", "救世", "拯救苍生", "救国", "行侠仗义", "除暴安良", "舍身救人"], "zh-TW": ["英雄", "英勇", "英雄人物", "英雄們", "民族英雄", "無名英雄", "平民英雄", "戰鬥英雄", "英雄主義", "豪傑", "勇士", "小英雄", "救星", "英雄傳", "好漢", "壯士", "英豪", "梟雄", "功臣", "英烈", "草莽英雄", "巾幗英雄", "悲劇英雄", "蓋世英雄", "義勇", "拯救世界", "救世", "拯救蒼生", "救國", "行俠仗義", "除暴安良", "捨身救人"], ja: ["英雄", "ヒーロー", "勇者", "女勇者", "勇士", "名もなき英雄", "英雄的", "豪傑", "国民的英雄", "英雄の", "英雄たち", "偉人", "武勇伝", "英傑", "世界を救", "命を救", "村を救", "人類を救", "悪を倒", "仲間を救"],
    ar: ["بطل", "أبطال", "بطولي", "أبطال مجهولون", "منقذ البلاد", "بطل قومي", "بطولية", "البطل", "شجاع بطل", "بطل مجهول", "بطل حرب", "بطل خارق شعبي", "أبطال الحرب"] } },
  { id: "geisha", parents: ["japan", "performance"], words: {
    en: ["geisha", "maiko", "kimono dancer", "courtesan", "courtesans", "apprentice geisha", "tea house of kyoto", "japanese courtesan"], es: ["geisha", "geishas", "cortesana"],
    fr: ["geisha", "geishas", "courtisane", "maison de thé de kyoto", "courtisane japonaise", "quartier des plaisirs"], zh: ["艺伎", "舞妓", "花魁", "舞伎", "艺妓"], "zh-TW": ["藝伎", "舞妓", "花魁", "舞伎", "藝妓"], ja: ["芸者", "舞妓", "花魁", "芸妓", "置屋", "身請け", "お座敷", "祇園", "旦那衆", "おいらん", "花柳界", "半玉", "茶屋遊び", "仲居", "太鼓持ち"],
    ar: ["غيشا", "محظية"] } },
  { id: "apartheid", parents: ["race"], words: {
    en: ["segregation", "civil rights movement", "jim crow", "racial segregation", "segregated south"], es: ["segregación"],
    fr: ["ségrégation", "ségrégationniste"], zh: ["种族隔离", "民权运动"], "zh-TW": ["種族隔離", "民權運動"], ja: ["人種隔離", "公民権運動"],
    ar: ["الفصل العنصري", "فصل عنصري"] } },
  { id: "forgery", parents: ["fraud"], words: {
    en: ["forgery", "forger", "forgeries", "counterfeit", "fake painting", "art forger", "art theft"], es: ["falsificación", "falsificador", "cuadro falso"],
    fr: ["faussaire", "contrefaçon", "faux tableau", "faux billets", "fausse monnaie", "faux-monnayage", "imitation de tableaux", "faux en art", "fausses antiquités"], zh: ["伪造", "赝品", "造假"], "zh-TW": ["偽造", "贗品", "造假"], ja: ["贋作", "偽造", "贋作師"],
    ar: ["تزوير", "مزور", "لوحة مزيفة"] } },
  { id: "street-performers", parents: ["performance", "street"], words: {
    en: ["busker", "buskers", "street performer", "street performers", "street musician", "street musicians", "street artist"], es: ["artista callejero", "músico callejero"],
    fr: ["artiste de rue", "musicien de rue", "saltimbanque", "jongleuse", "bateleur", "homme-orchestre", "musicien du métro", "chanteur des rues", "chanteurs des rues", "montreur d'ours"], zh: ["街头艺人", "卖艺", "空中飞人"], "zh-TW": ["街頭藝人", "賣藝", "空中飛人"], ja: ["大道芸", "大道芸人", "ストリートミュージシャン", "空中ブランコ"],
    ar: ["فنان الشارع", "عازف متجول", "لاعب خفة"] } },
  { id: "scouts-and-camps", parents: ["childhood"], words: {
    en: ["scouts", "scout", "girl guides", "summer camp", "youth camp", "tree house", "treehouse"], es: ["campamento de verano", "colonias de verano", "casa del árbol"],
    fr: ["colonie de vacances", "éclaireurs", "cabane dans les arbres", "scoute", "louveteaux scouts", "jeannettes", "camp scout", "colos", "camp d'été", "camps d'été", "moniteur de colo", "animateur de colo", "centre aéré"], zh: ["夏令营", "童子军", "树屋", "拉练", "研学营"], "zh-TW": ["夏令營", "童子軍", "樹屋", "拉練", "研學營", "隔宿露營"], ja: ["サマーキャンプ", "ボーイスカウト", "林間学校", "ツリーハウス", "オリエンテーリング"],
    ar: ["مخيم صيفي", "كشافة", "بيت الشجرة"] } },
  { id: "honeymoon", parents: ["marriage", "travel"], words: {
    en: ["honeymoon", "honeymooners", "first kiss", "wedding night", "wedding anniversary", "honeymoon couple", "honeymoon trip", "silver wedding", "golden wedding", "newlyweds on holiday"], es: ["luna de miel", "noche de bodas", "aniversario de boda"],
    fr: ["lune de miel", "nuit de noces", "anniversaire de mariage", "voyage de noces", "voyages de noces", "noces d'or", "noces d'argent", "jeunes mariés en voyage"], zh: ["蜜月", "新婚之夜", "结婚纪念日"], "zh-TW": ["蜜月", "新婚之夜", "結婚紀念日"], ja: ["新婚旅行", "ハネムーン", "結婚記念日"],
    ar: ["شهر العسل", "ليلة الزفاف", "ذكرى الزواج"] } },
  { id: "organ-transplant", parents: ["medicine"], words: {
    en: ["organ transplant", "transplant", "organ donor", "blood donor", "blood donation", "anaesthesia", "operation theatre"], es: ["trasplante", "donante de órganos", "donación de sangre", "anestesia"],
    fr: ["greffe d'organe", "transplantation", "don d'organes", "don du sang", "anesthésie", "donneur d'organes", "greffe de cœur", "liste d'attente de greffe", "cœur d'un autre"], zh: ["器官移植", "捐献", "献血", "麻醉"], "zh-TW": ["器官移植", "捐獻", "獻血", "麻醉"], ja: ["臓器移植", "献血", "ドナー", "麻酔"],
    ar: ["زراعة الأعضاء", "التبرع بالدم", "متبرع", "تخدير", "زراعة كلية"] } },
  { id: "overdose", parents: ["drugs"], words: {
    en: ["overdose", "opioids", "heroin", "cocaine", "drug dealer", "rehab", "detox"], es: ["sobredosis", "heroína droga", "cocaína", "desintoxicación"],
    fr: ["overdose", "héroïne drogue", "cocaïne", "trafic de drogue", "désintoxication", "mort par overdose", "dose mortelle", "héroïnomane", "junkies", "opiacés"], zh: ["吸毒", "毒贩", "海洛因", "戒毒"], "zh-TW": ["吸毒", "毒販", "海洛因", "戒毒"], ja: ["麻薬密売", "薬物依存", "覚醒剤", "断薬"],
    ar: ["جرعة زائدة", "هيروين", "كوكايين", "تهريب المخدرات"] } },
  { id: "oil-industry", parents: ["energy"], words: {
    en: ["oil", "petroleum", "oil rig", "oil field", "pipeline", "gas industry", "coal plant", "petrol", "gasoline", "diesel fuel", "oil refinery", "oil well", "oilfield"], es: ["petróleo", "plataforma petrolífera", "oleoducto", "gasoducto"],
    fr: ["pétrole", "plateforme pétrolière", "oléoduc", "gaz naturel", "puits de pétrole", "raffinerie", "raffineries", "gisement de pétrole", "plate-forme pétrolière", "hydrocarbures", "gasoil", "essence sans plomb"], zh: ["石油", "油田", "钻井", "天然气"], "zh-TW": ["石油", "油田", "鑽井", "天然氣"], ja: ["石油", "油田", "天然ガス", "石油掘削"],
    ar: ["نفط", "حقل نفط", "بترول", "أنابيب الغاز"] } },
];
