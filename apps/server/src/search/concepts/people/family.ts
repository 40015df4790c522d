import type { Concept } from "../concept.ts";

export const family: Concept[] = [
  { id: "family", parents: [], words: {
    en: ["family", "families", "relatives", "household"], es: ["familia", "familias", "familiar", "parientes"],
    fr: ["famille", "familles", "familial", "familiale"], zh: ["家庭", "家族", "家人", "亲人"], "zh-TW": ["家庭", "家族", "家人", "親人"], ja: ["家族", "家庭", "親族", "親戚"],
    ar: ["العائلة", "عائلة", "عائلات", "أسرة", "أقارب"] } },
  { id: "mother", parents: ["family"], words: {
    en: ["mother", "mothers", "motherhood", "mum", "mom", "mama", "mamma", "mommy", "mother's", "mother and daughter", "maternal", "mother and son"], es: ["madre", "madres", "maternidad", "mamá", "maternal", "madre e hija"],
    fr: ["mère", "mères", "maternité", "maman", "maternel"], zh: ["母亲", "妈妈", "母爱", "妈", "娘亲", "母女", "母子"], "zh-TW": ["母親", "媽媽", "母愛", "媽", "孃親", "母女", "母子"], ja: ["母親", "母", "お母さん", "母性", "ママ", "母娘", "母と子", "おふくろ"],
    ar: ["الأمومة", "أمهات", "أمومة", "والدة", "أمي", "أم", "والدته", "والدتها", "ماما"] } },
  { id: "father", parents: ["family"], words: {
    en: ["father", "fathers", "fatherhood", "dad", "daddy", "papa", "father's", "fatherly", "father and son", "father and daughter"], es: ["padre", "padres e hijos", "paternidad", "papá", "padre e hijo"],
    fr: ["père", "pères", "paternité", "papa", "paternel"], zh: ["父亲", "爸爸", "父爱", "爹", "父子", "父女", "老爸"], "zh-TW": ["父親", "爸爸", "父愛", "爹", "父子", "父女", "老爸"], ja: ["父親", "父", "お父さん", "父性", "パパ", "父と子", "父娘"],
    ar: ["الأبوة", "آباء", "أبوة", "والد", "أبي", "أب", "والده", "بابا", "والدها"] } },
  { id: "parenthood", parents: ["family"], words: {
    en: ["parenthood", "parenting", "parents", "raising children", "parent", "parental", "mum and dad", "new parents", "bringing up children", "upbringing"], es: ["crianza", "criar hijos", "padres primerizos", "padres", "padre y madre", "progenitores"],
    fr: ["parentalité", "parents", "élever des enfants", "parent", "élever enfants", "éducation des enfants"], zh: ["育儿", "父母", "为人父母", "亲子", "双亲", "家长", "爹娘", "养育", "带娃"], "zh-TW": ["育兒", "父母", "為人父母", "親子", "雙親", "家長", "爹孃", "養育", "帶娃"], ja: ["子育て", "育児", "親子", "両親", "親", "保護者"],
    ar: ["تربية الأطفال", "والدين", "أبوين", "الوالدين", "الوالدان", "أهل", "الأبوة والأمومة", "أولياء الأمور"] } },
  { id: "grandparents", parents: ["family"], words: {
    en: ["grandmother", "grandfather", "grandparents", "grandma", "grandpa", "granny", "nan", "gran", "granddad", "grandpa's", "grandma's", "grandmother's", "grandparent"], es: ["abuela", "abuelo", "abuelos", "abuelita", "yaya"],
    fr: ["grand-mère", "grand-père", "grands-parents", "mamie", "papi", "mémé", "pépé"], zh: ["奶奶", "爷爷", "外婆", "祖母", "祖父", "外公", "姥姥", "姥爷", "阿嬤", "阿公", "爷奶"], "zh-TW": ["奶奶", "爺爺", "外婆", "祖母", "祖父", "外公", "阿公", "阿嬤", "姥姥", "姥爺", "爺奶"], ja: ["祖母", "祖父", "おばあちゃん", "おじいちゃん", "祖父母", "おばあさん", "おじいさん", "ばあちゃん"],
    ar: ["الأجداد", "جدة", "أجداد", "جدتي", "الجدة", "الجد", "جد", "جدي", "ستي", "تيتا", "سيدي"] } },
  { id: "siblings", parents: ["family"], words: {
    en: ["sibling", "siblings", "sister", "sisters", "brother", "brothers", "brotherhood", "sisterhood", "half-brother", "half-sister", "older sister", "younger brother"], es: ["hermana", "hermano", "hermanas", "hermanos", "hermanastra"],
    fr: ["sœur", "sœurs", "frère", "frères", "fratrie", "demi-frère"], zh: ["姐妹", "兄弟", "姐弟", "兄妹", "手足", "哥哥", "弟弟", "姐姐", "妹妹"], "zh-TW": ["姐妹", "兄弟", "姐弟", "兄妹", "手足", "哥哥", "弟弟", "姐姐", "妹妹"], ja: ["姉妹", "兄弟", "姉", "妹", "きょうだい", "兄", "弟", "お兄ちゃん", "兄妹"],
    ar: ["الإخوة والأخوات", "أخ", "أخت", "إخوة", "أخوات", "أشقاء", "شقيق", "شقيقة", "أخوين"] } },
  { id: "twins", parents: ["siblings"], words: {
    en: ["twin", "twins"], es: ["gemelo", "gemelos", "gemelas", "mellizos"],
    fr: ["jumeau", "jumeaux", "jumelles"], zh: ["双胞胎", "孪生"], "zh-TW": ["雙胞胎", "孿生"], ja: ["双子", "双生児"],
    ar: ["التوائم", "توأم", "توائم"] } },
  { id: "daughter-and-son", parents: ["family"], words: {
    en: ["daughter", "daughters", "son and daughter", "sons", "son", "offspring", "daughter's", "son's"], es: ["hija", "hijas", "hijos e hijas", "hijo", "hijos"],
    fr: ["fille et mère", "fils et père", "père et fils", "mère et fille", "fils", "fille unique", "enfants du couple"], zh: ["女儿", "儿子", "子女", "儿女", "独生女"], "zh-TW": ["女兒", "兒子", "子女", "兒女", "獨生女"], ja: ["娘と息子", "娘と父", "息子", "母と娘", "父と息子", "娘", "一人娘", "我が子"],
    ar: ["الأبناء والبنات", "ابنة", "بنات", "ابن", "أبناء", "بنت", "ابنه", "ابنتها"] } },
  { id: "marriage", parents: ["family"], words: {
    en: ["marriage", "married life", "husband", "wife", "spouse", "couple"], es: ["matrimonio", "marido", "esposa", "esposo", "cónyuge", "pareja"],
    fr: ["mariage", "mari", "épouse", "conjoint", "couple"], zh: ["婚姻", "丈夫", "妻子", "夫妻", "夫妇"], "zh-TW": ["婚姻", "丈夫", "妻子", "夫妻", "夫婦"], ja: ["結婚", "夫婦", "結婚生活", "配偶者"],
    ar: ["الزواج", "زواج", "زوج", "زوجة", "زوجان"] } },
  { id: "wedding", parents: ["marriage"], words: {
    en: ["wedding", "weddings", "bride", "groom", "wedding day", "bridal", "marry", "marries", "getting married", "wedding party", "wedding reception", "bridesmaid", "wedding dress", "ceremony of marriage", "wedding album"], es: ["boda", "bodas", "novia y novio", "casamiento", "novia", "novio", "casarse", "enlace", "banquete de boda", "vestido de novia", "nupcial", "álbum de boda"],
    fr: ["mariage", "mariages", "noces", "mariée", "jeunes mariés", "cérémonie de mariage", "marié", "se marier", "robe de mariée", "nuptial", "demoiselle d'honneur", "album de mariage"], zh: ["婚礼", "新娘", "新郎", "结婚典礼", "结婚", "婚纱", "喜宴", "婚", "婚宴", "婚摄", "婚纱照"], "zh-TW": ["婚禮", "新娘", "新郎", "結婚典禮", "結婚", "婚紗", "喜宴", "婚", "婚宴", "婚攝", "婚紗照"], ja: ["結婚式", "花嫁", "花婿", "婚礼", "結婚", "披露宴", "ウェディング", "婚", "前撮り"],
    ar: ["الأعراس", "عرس", "زفاف", "أعراس", "عروس", "عريس", "حفل زفاف", "فستان الزفاف", "زواج", "ألبوم الزفاف"] } },
  { id: "divorce", parents: ["marriage"], words: {
    en: ["divorce", "divorced", "separation", "custody battle", "ex-wife", "ex-husband", "split up", "divorcing", "ex", "breakup of marriage"], es: ["divorcio", "divorciado", "separación", "custodia de los hijos", "divorciarse", "exmarido", "exmujer", "separados"],
    fr: ["divorce", "divorcé", "séparation", "garde des enfants", "divorcer", "ex-mari", "ex-femme", "séparés", "garde alternée"], zh: ["离婚", "分居", "抚养权", "离异", "前夫", "前妻"], "zh-TW": ["離婚", "分居", "撫養權", "離異", "前夫", "前妻"], ja: ["離婚", "別居", "親権", "離縁", "元夫", "元妻"],
    ar: ["الطلاق", "طلاق", "مطلقة", "انفصال الزوجين", "حضانة", "انفصال", "مطلق", "طليقته"] } },
  { id: "widowhood", parents: ["marriage", "grief"], words: {
    en: ["widow", "widower", "widowed", "widows", "widowers", "widow's", "widowed woman"], es: ["viuda", "viudo", "viudez", "enviudar", "mujer viuda"],
    fr: ["veuve", "veuf", "veuvage", "femme veuve"], zh: ["寡妇", "丧偶", "鳏夫", "守寡", "遗孀", "孀居"], "zh-TW": ["寡婦", "喪偶", "鰥夫", "守寡", "遺孀", "孀居"], ja: ["未亡人", "寡婦", "配偶者の死", "やもめ", "独り身", "寡婦暮らし"],
    ar: ["الترمل", "أرملة", "أرمل", "ترمل", "أرامل", "ترملت"] } },
  { id: "single-parent", parents: ["parenthood"], words: {
    en: ["single mother", "single parent", "single father"], es: ["madre soltera", "familia monoparental", "padre soltero"],
    fr: ["mère célibataire", "famille monoparentale", "père célibataire"], zh: ["单亲", "单亲妈妈", "单亲家庭"], "zh-TW": ["單親", "單親媽媽", "單親家庭"], ja: ["シングルマザー", "ひとり親", "シングルファザー", "母子家庭"],
    ar: ["العائلة أحادية الوالد", "أم عزباء", "أم وحيدة", "عائلة أحادية الوالد"] } },
  { id: "adoption", parents: ["family"], words: {
    en: ["adoption", "adopted", "foster care", "foster family", "stepfamily"], es: ["adopción", "adoptado", "adoptada", "familia de acogida", "familia reconstituida"],
    fr: ["adoption", "adopté", "adoptée", "famille d'accueil", "famille recomposée"], zh: ["收养", "领养", "寄养", "重组家庭"], "zh-TW": ["收養", "領養", "寄養", "重組家庭"], ja: ["養子", "里親", "養子縁組", "再婚家庭"],
    ar: ["التبني", "تبني", "متبنى", "أسرة حاضنة", "كفالة يتيم"] } },
  { id: "orphan", parents: ["childhood"], words: {
    en: ["orphan", "orphans", "orphanage"], es: ["huérfano", "huérfana", "huérfanos", "orfanato"],
    fr: ["orphelin", "orpheline", "orphelins", "orphelinat"], zh: ["孤儿", "孤儿院"], "zh-TW": ["孤兒", "孤兒院"], ja: ["孤児", "孤児院", "みなしご"],
    ar: ["الأيتام", "يتيم", "أيتام", "دار أيتام", "يتيمة"] } },
  { id: "ancestry", parents: ["family", "history"], words: {
    en: ["ancestors", "ancestry", "genealogy", "family tree", "heritage", "roots"], es: ["antepasados", "genealogía", "árbol genealógico", "raíces familiares", "ancestros"],
    fr: ["ancêtres", "généalogie", "arbre généalogique", "racines familiales", "aïeux"], zh: ["祖先", "家谱", "族谱", "寻根", "先人"], "zh-TW": ["祖先", "家譜", "族譜", "尋根", "先人"], ja: ["先祖", "祖先", "家系", "家系図", "ルーツ"],
    ar: ["الأسلاف", "أسلاف", "نسب", "شجرة العائلة", "جذور العائلة"] } },
  { id: "inheritance", parents: ["family"], words: {
    en: ["inheritance", "legacy", "heir", "heirs", "last will", "inherit", "inherits", "inherited", "dividing the inheritance", "clearing out the house", "belongings of the dead", "will and testament", "heirloom", "family house"], es: ["herencia", "heredero", "legado", "testamento", "heredar", "heredera", "reparto de herencia", "repartir los muebles", "bienes del difunto"],
    fr: ["héritage", "héritier", "succession", "testament de famille", "hériter", "testament", "vider la maison", "meubles des parents"], zh: ["遗产", "继承", "继承人", "遗嘱", "分家", "遗物", "老屋"], "zh-TW": ["遺產", "繼承", "繼承人", "遺囑", "分家", "遺物", "老屋"], ja: ["遺産", "相続", "後継ぎ", "遺言", "遺品", "遺品整理", "跡継ぎ", "形見", "実家じまい"],
    ar: ["الميراث", "ميراث", "وريث", "ورثة", "إرث", "وصية", "تركة", "تقسيم الميراث"] } },
  { id: "generations", parents: ["family"], words: {
    en: ["generations", "generation gap", "intergenerational"], es: ["generaciones", "brecha generacional", "intergeneracional"],
    fr: ["générations", "fossé des générations", "intergénérationnel"], zh: ["代际", "代沟", "几代人", "三代人"], "zh-TW": ["代際", "代溝", "幾代人", "三代人"], ja: ["世代", "世代間", "三世代", "世代交代"],
    ar: ["الأجيال", "أجيال", "فجوة الأجيال", "صراع الأجيال"] } },
  { id: "domestic-violence", parents: ["crime", "family", "violence"], words: {
    en: ["domestic violence", "domestic abuse", "abusive relationship", "child abuse"], es: ["violencia doméstica", "violencia de género", "maltrato", "maltrato infantil", "violencia machista"],
    fr: ["violence conjugale", "violences conjugales", "violence domestique", "maltraitance"], zh: ["家暴", "家庭暴力", "虐待"], "zh-TW": ["家暴", "家庭暴力", "虐待"], ja: ["家庭内暴力", "虐待", "児童虐待"],
    ar: ["العنف الأسري", "عنف أسري", "عنف منزلي", "العنف ضد المرأة", "إساءة معاملة الأطفال"] } },
  { id: "relationships", parents: [], words: {
    en: ["relationships", "human relationships", "dating"], es: ["relaciones personales", "relaciones humanas", "citas amorosas", "relaciones de pareja"],
    fr: ["relations humaines", "relation amoureuse", "rencontres amoureuses"], zh: ["人际关系", "恋爱关系", "约会", "相亲"], "zh-TW": ["人際關係", "戀愛關係", "約會", "相親"], ja: ["人間関係", "恋愛関係", "デート", "お見合い", "婚活"],
    ar: ["العلاقات الإنسانية", "علاقات إنسانية", "علاقة عاطفية", "علاقات اجتماعية", "مواعدة"] } },
  { id: "neighbours", parents: ["relationships"], words: {
    en: ["neighbour", "neighbours", "neighbor", "neighbors", "neighbourhood", "neighborhood"], es: ["vecino", "vecinos", "vecindario", "barrio"],
    fr: ["voisin", "voisins", "voisinage", "quartier"], zh: ["邻居", "邻里", "街坊"], "zh-TW": ["鄰居", "鄰里", "街坊"], ja: ["隣人", "ご近所", "近所", "隣近所"],
    ar: ["الجيران", "جار", "جيران", "حي شعبي", "حارة"] } },
  { id: "rivalry", parents: ["relationships"], words: {
    en: ["rivalry", "rival", "rivals", "enemies"], es: ["rivalidad", "rival", "rivales", "enemigos"],
    fr: ["rivalité", "rival", "rivaux", "ennemis"], zh: ["对手", "竞争", "敌人", "宿敌"], "zh-TW": ["對手", "競爭", "敵人", "宿敵"], ja: ["ライバル", "対立", "宿敵", "競争"],
    ar: ["المنافسة", "منافسة", "خصم", "خصوم", "أعداء", "تنافس"] } },
];
