import type { Concept } from "../concept.ts";

export const familyEvents: Concept[] = [
  { id: "death-of-parent", parents: ["grief", "family"], words: {
    en: ["losing parent", "death parent", "dying parent", "dying mother", "dying father", "father's death", "mother's death", "death father", "death mother", "late father", "late mother"], es: ["muerte padre", "muerte madre", "muerte padres", "perder padres", "padre fallecido", "padre muerto", "madre muerta", "perder padre", "perder madre"],
    fr: ["mort père", "mort mère", "mort parents", "perdre parents", "perte parents", "perte parent", "deuil d'un père"], zh: ["父亲去世", "母亲去世", "丧父", "丧母", "父母去世", "父母离世", "双亲去世", "失去父母", "亡父", "亡母"], "zh-TW": ["父親去世", "母親去世", "喪父", "喪母", "父母去世", "父母離世", "雙親去世", "失去父母", "亡父", "亡母"], ja: ["父の死", "母の死", "亡き父", "亡き母", "親の死", "両親の死", "亡父", "亡母", "親を亡くす"],
    ar: ["وفاة الوالدين", "فقدان الوالدين", "وفاة والدتها", "وفاة والده", "وفاة الأم", "وفاة الأب", "فقدان الأم", "فقدان الأب", "غياب الأب", "غياب الأم", "موت الأب", "موت الأم"] } },
  { id: "death-of-child", parents: ["grief", "family"], words: {
    en: ["losing child", "loss child", "death child", "child's death", "death daughter", "death son", "lost son", "lost daughter", "stillbirth"], es: ["perder hijo", "pérdida hijo", "muerte hijo", "muerte hija", "muerte niño", "hijo desaparecido", "hija desaparecida"],
    fr: ["perte enfant", "perdre enfant", "mort enfant", "mort fils", "mort fille", "mort petite fille", "mort-né", "enfant mort"], zh: ["丧子", "失去孩子", "孩子去世", "丧女", "失独", "夭折"], "zh-TW": ["喪子", "失去孩子", "孩子去世", "喪女", "失獨", "夭折"], ja: ["子を亡くす", "子供の死", "我が子の死", "子を失う", "亡き子"],
    ar: ["وفاة الابن", "فقدان الابن", "فقدان طفل", "وفاة ابنه", "وفاة ابنتها", "موت الطفل", "فقد الولد"] } },
  { id: "death-of-spouse", parents: ["grief", "marriage"], words: {
    en: ["death husband", "death wife", "late husband", "late wife", "losing husband", "losing wife", "husband's death", "wife's death"], es: ["muerte marido", "muerte esposa", "muerte esposo", "perder marido", "difunto marido"],
    fr: ["mort mari", "mort femme", "mort épouse", "perte mari", "défunt mari"], zh: ["丧夫", "丧妻", "亡夫", "亡妻", "妻子过世", "丈夫去世", "妻子去世", "丈夫过世", "老伴去世"], "zh-TW": ["喪夫", "喪妻", "亡夫", "亡妻", "妻子過世", "丈夫去世", "妻子去世", "丈夫過世", "老伴去世"], ja: ["夫の死", "妻の死", "亡き夫", "亡き妻", "夫を亡くした", "妻を亡くした", "亡夫", "亡妻", "夫を海で亡くした"],
    ar: ["وفاة الزوج", "وفاة الزوجة", "فقدان الزوج", "موت الزوجة", "وفاة زوجها", "وفاة زوجته"] } },
  { id: "death-of-sibling", parents: ["grief", "siblings"], words: {
    en: ["death brother", "death sister", "lost brother", "lost sister", "death twin", "mourns twin"], es: ["muerte hermano", "muerte hermana", "perder hermano"],
    fr: ["mort frère", "mort sœur", "perte frère", "perte sœur"], zh: ["兄弟去世", "姐姐去世", "弟弟去世", "妹妹去世"], "zh-TW": ["兄弟去世", "姐姐去世", "弟弟去世", "妹妹去世"], ja: ["兄の死", "弟の死", "姉の死", "妹の死"],
    ar: ["وفاة الأخ", "وفاة الأخت", "فقدان الأخ", "موت أخيه"] } },
  { id: "death-of-friend", parents: ["grief", "friendship"], words: {
    en: ["death friend", "losing friend", "lost friend"], es: ["muerte amigo", "muerte amiga", "perder amigo"],
    fr: ["mort ami", "mort amie", "perdre ami"], zh: ["朋友去世", "好友离世"], "zh-TW": ["朋友去世", "好友離世"], ja: ["友人の死", "友の死", "親友の死"],
    ar: ["وفاة صديق", "موت الصديق", "فقدان صديق"] } },
  { id: "death-of-pet", parents: ["grief", "pets"], words: {
    en: ["death dog", "death cat", "losing pet", "pet loss", "death pet"], es: ["muerte mascota", "muerte perro", "muerte gato"],
    fr: ["mort chien", "mort chat", "perte animal"], zh: ["宠物去世", "爱犬去世", "爱猫去世"], "zh-TW": ["寵物去世", "愛犬去世", "愛貓去世"], ja: ["ペットロス", "愛犬の死", "愛猫の死", "ペットの死", "愛猫を看取る"],
    ar: ["موت حيوان أليف", "فقدان حيوان أليف", "موت الكلب"] } },
  { id: "missing-persons", parents: ["loss", "crime"], words: {
    en: ["missing persons", "missing child", "missing son", "missing daughter", "vanishes", "vanished", "disappeared", "disappearances", "missing people", "unexplained disappearance", "lost child", "went missing", "missing persons case"], es: ["desaparecido", "desaparecida", "desaparecidos", "desapariciones", "desaparece", "niño desaparecido", "caso de desaparición"],
    fr: ["disparu", "disparue", "disparitions", "enfant disparu", "disparaît", "affaire de disparition"], zh: ["下落不明", "走失", "寻人", "失踪案件"], "zh-TW": ["下落不明", "走失", "尋人", "失蹤案件"], ja: ["行方知れず", "神隠し", "失踪事件", "失踪者"],
    ar: ["المفقودون", "مفقودة", "اختفى", "مفقودين", "ضائع", "قضية اختفاء"] } },
  { id: "farewell-letters", parents: ["letters", "loss"], words: {
    en: ["last letter", "unsent letter", "unsent letters", "letters to the dead", "letters left behind", "message in a bottle"], es: ["última carta", "cartas no enviadas", "cartas al más allá"],
    fr: ["dernière lettre", "lettres jamais envoyées", "bouteille à la mer"], zh: ["遗书", "未寄出的信", "留下的信", "漂流瓶"], "zh-TW": ["遺書", "未寄出的信", "留下的信", "漂流瓶"], ja: ["遺書", "届かない手紙", "最後の手紙", "出せなかった手紙"],
    ar: ["رسائل لم ترسل", "رسالة أخيرة", "رسالة وداع"] } },
  { id: "spouses", parents: ["marriage"], words: {
    en: ["newlyweds", "wives", "husbands", "husband and wife", "married couple", "partner in life"], es: ["marido", "esposa", "esposo", "esposos", "recién casados", "mujer y marido", "matrimonio"],
    fr: ["mari", "épouse", "époux", "conjoint", "mari et femme"], zh: ["妻子", "丈夫", "老公", "老婆", "新婚", "夫妇"], "zh-TW": ["妻子", "丈夫", "老公", "老婆", "新婚", "夫婦"], ja: ["夫", "妻", "夫婦", "旦那", "新婚", "奥さん"],
    ar: ["الزوجان", "زوج", "زوجة", "زوجها", "زوجته", "زوجان", "الزوجين"] } },
  { id: "engagement", parents: ["marriage"], words: {
    en: ["engaged", "fiancé", "fiancée", "marriage proposal", "proposal", "arranged marriage", "matchmaking", "elopement"], es: ["compromiso matrimonial", "prometida", "pedida de mano", "matrimonio concertado", "casamentera"],
    fr: ["fiancé", "fiancée", "fiançailles", "demande en mariage", "mariage arrangé", "marieuse"], zh: ["订婚", "求婚", "包办婚姻", "媒人", "未婚妻", "未婚夫"], "zh-TW": ["訂婚", "求婚", "包辦婚姻", "媒人", "未婚妻", "未婚夫"], ja: ["婚約", "プロポーズ", "許嫁", "婚約者"],
    ar: ["الخطوبة", "خطوبة", "خطيب", "خطيبة", "زواج مدبر", "طلب الزواج"] } },
  { id: "in-laws", parents: ["family"], words: {
    en: ["in-laws", "mother-in-law", "father-in-law", "son-in-law", "daughter-in-law", "brother-in-law"], es: ["suegra", "suegro", "suegros", "nuera", "yerno", "cuñado", "cuñada"],
    fr: ["belle-mère", "beau-père", "belle-famille", "gendre", "bru", "beau-frère", "belle-sœur"], zh: ["婆媳", "婆婆", "岳母", "岳父", "媳妇", "女婿", "嫂子", "公公"], "zh-TW": ["婆媳", "婆婆", "岳母", "岳父", "媳婦", "女婿", "嫂子", "公公"], ja: ["嫁姑", "姑", "義母", "義父", "婿", "義理の家族", "嫁"],
    ar: ["الحماة", "حماة", "حماتها", "كنة", "صهر", "أهل الزوج"] } },
  { id: "aunts-and-cousins", parents: ["family"], words: {
    en: ["aunt", "aunts", "uncle", "uncles", "cousin", "cousins", "niece", "nephew", "relatives visit"], es: ["tía", "tío", "tíos", "primo", "prima", "primos", "sobrino", "sobrina"],
    fr: ["tante", "oncle", "cousin", "cousine", "neveu", "nièce"], zh: ["姑姑", "叔叔", "舅舅", "阿姨", "堂兄", "表妹", "表哥", "侄子", "外甥"], "zh-TW": ["姑姑", "叔叔", "舅舅", "阿姨", "堂兄", "表妹", "表哥", "侄子", "外甥"], ja: ["叔母", "叔父", "伯父", "伯母", "いとこ", "従兄弟", "甥", "姪", "おじさん", "おばさん"],
    ar: ["الأقارب", "عم", "عمة", "خال", "خالة", "ابن العم", "أقارب", "ابنة عم"] } },
  { id: "grandchildren", parents: ["family"], words: {
    en: ["grandchild", "grandchildren", "grandson", "granddaughter", "great-grandmother", "great-grandfather"], es: ["nieto", "nieta", "nietos", "nietas", "bisabuela", "bisabuelo"],
    fr: ["petit-fils", "petite-fille", "petits-enfants", "arrière-grand-mère"], zh: ["孙子", "孙女", "外孙", "孙辈", "曾祖母", "祖孙"], "zh-TW": ["孫子", "孫女", "外孫", "孫輩", "曾祖母", "祖孫"], ja: ["孫", "孫娘", "ひ孫", "曾祖母", "孫と祖母"],
    ar: ["الأحفاد", "حفيد", "حفيدة", "أحفاد"] } },
  { id: "girls-and-boys", parents: ["youth"], words: {
    en: ["girl", "boy", "boys", "little girl", "little boy", "young girl", "young boy", "schoolgirl", "schoolboy"], es: ["chico", "chica", "muchacho", "muchacha", "chicos"],
    fr: ["fillette", "garçon", "garçons", "petite fille", "petit garçon", "gamin", "gamine", "jeune fille"], zh: ["男孩", "少年", "小姑娘", "小男孩", "小女孩", "姑娘"], "zh-TW": ["男孩", "少年", "小姑娘", "小男孩", "小女孩", "姑娘"], ja: ["少年", "男の子", "小さな女の子"],
    ar: ["الفتيان والفتيات", "فتى", "صبي", "صبية", "بنات صغيرات", "ولد"] } },
  { id: "adolescence-crisis", parents: ["youth"], words: {
    en: ["teenage rebellion", "rebellious teen", "growing pains", "awkward age", "puberty"], es: ["rebeldía adolescente", "edad del pavo", "pubertad"],
    fr: ["crise d'adolescence", "puberté", "âge ingrat"], zh: ["叛逆期", "青春期", "中二病"], "zh-TW": ["叛逆期", "青春期", "中二病"], ja: ["反抗期", "思春期"],
    ar: ["المراهقة المتمردة", "سن المراهقة", "مراهقة"] } },
  { id: "running-away", parents: ["youth"], words: {
    en: ["runaway", "runaways", "running away from home", "ran away", "leaving home"], es: ["fugarse de casa", "huir de casa", "irse de casa"],
    fr: ["fugue", "fugueur", "fugueuse", "quitter la maison"], zh: ["离家出走", "出走"], "zh-TW": ["離家出走", "出走"], ja: ["家出", "家出少年"],
    ar: ["الهروب من البيت", "هروب من المنزل"] } },
  { id: "family-secrets", parents: ["secret", "family"], words: {
    en: ["family secrets", "skeletons in the closet", "dark family past", "unspoken family past", "hidden past"], es: ["secretos de familia", "pasado oculto", "secreto familiar"],
    fr: ["secrets de famille", "passé caché", "non-dits"], zh: ["家族秘密", "身世之谜", "家庭秘密"], "zh-TW": ["家族秘密", "身世之謎", "家庭秘密"], ja: ["家族の秘密", "出生の秘密"],
    ar: ["أسرار العائلة", "أسرار عائلية", "ماض خفي"] } },
  { id: "family-reunion", parents: ["family"], words: {
    en: ["family reunion", "family gathering", "reunited", "reunion", "returns home", "comes home", "coming home"], es: ["reencuentro", "reunión familiar", "vuelta a casa", "reencontrarse"],
    fr: ["retrouvailles", "réunion de famille", "rentrer chez soi"], zh: ["团圆", "团聚", "归乡", "重逢", "归来"], "zh-TW": ["團圓", "團聚", "歸鄉", "重逢", "歸來"], ja: ["再会", "家族団らん", "帰省", "帰り道"],
    ar: ["لم الشمل", "لقاء العائلة", "عودة إلى الوطن", "العودة إلى الديار"] } },
  { id: "housemates", parents: ["home", "relationships"], words: {
    en: ["roommate", "roommates", "housemate", "flatmate", "flatmates", "shared house", "sharing a flat"], es: ["compañero de piso", "compañeros de piso", "piso compartido"],
    fr: ["colocataire", "colocation", "colocataires"], zh: ["室友", "合租", "同居"], "zh-TW": ["室友", "合租", "同居"], ja: ["同居", "ルームメイト", "シェアハウス", "同居人"],
    ar: ["شركاء السكن", "زميل السكن", "شقة مشتركة"] } },
  { id: "moving-house", parents: ["home"], words: {
    en: ["moving house", "moving in", "new house", "moving day", "packing boxes", "evicted", "eviction"], es: ["mudanza", "mudarse", "casa nueva", "desahucio"],
    fr: ["déménagement", "déménager", "emménager", "expulsion locative"], zh: ["搬家", "乔迁", "新居", "拆迁"], "zh-TW": ["搬家", "喬遷", "新居", "拆遷"], ja: ["引っ越し", "転居", "新居", "立ち退き"],
    ar: ["الانتقال إلى بيت جديد", "نقل السكن", "بيت جديد", "إخلاء المنزل"] } },
];
