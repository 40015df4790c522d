import type { Concept } from "../concept.ts";

export const identity: Concept[] = [
  { id: "identity", parents: [], words: {
    en: ["identity", "identities", "belonging"], es: ["identidad", "identidades", "pertenencia"],
    fr: ["identité", "identités", "appartenance"], zh: ["身份", "认同", "归属感"], "zh-TW": ["身份", "認同", "歸屬感"], ja: ["帰属", "存在証明", "自己同一性"],
    ar: ["الهوية", "هوية", "هويات", "انتماء"] } },
  { id: "women", parents: [], words: {
    en: ["women", "woman", "womanhood", "girls", "female characters"], es: ["mujeres", "mujer", "chicas", "femenino"],
    fr: ["femmes", "femme", "filles", "féminin"], zh: ["女性", "女人", "女孩"], "zh-TW": ["女性", "女人", "女孩"], ja: ["女性", "女たち", "少女", "女の子"],
    ar: ["المرأة", "نساء", "امرأة", "بنات وفتيات", "فتاة"] } },
  { id: "feminism", parents: ["women", "society"], words: {
    en: ["feminism", "feminist", "women's rights", "gender equality", "patriarchy"], es: ["feminismo", "feminista", "derechos de la mujer", "igualdad de género", "patriarcado"],
    fr: ["féminisme", "féministe", "droits des femmes", "égalité des sexes", "patriarcat"], zh: ["女权", "女性主义", "男女平等", "性别平等", "父权"], "zh-TW": ["女權", "女性主義", "男女平等", "性別平等", "父權"], ja: ["フェミニズム", "フェミニスト", "男女平等", "女性の権利", "家父長制"],
    ar: ["النسوية", "نسوية", "حقوق المرأة", "مساواة بين الجنسين", "النظام الأبوي"] } },
  { id: "masculinity", parents: [], words: {
    en: ["masculinity", "manhood", "toxic masculinity"], es: ["masculinidad", "hombría", "nuevas masculinidades"],
    fr: ["masculinité", "virilité"], zh: ["男性气质", "阳刚", "男子气概"], "zh-TW": ["男性氣質", "陽剛", "男子氣概"], ja: ["男性性", "男らしさ"],
    ar: ["الذكورة", "ذكورة", "رجولة"] } },
  { id: "gender", parents: ["identity"], words: {
    en: ["gender", "gender identity", "gender roles"], es: ["género y sexualidad", "identidad de género", "roles de género"],
    fr: ["identité de genre", "rôles de genre", "question du genre"], zh: ["性别", "性别认同", "性别角色"], "zh-TW": ["性別", "性別認同", "性別角色"], ja: ["ジェンダー", "性自認", "性別", "性役割"],
    ar: ["الجندر", "النوع الاجتماعي", "هوية جندرية"] } },
  { id: "lgbtq", parents: ["identity"], words: {
    en: ["lgbt", "lgbtq", "queer", "gay", "lgbtqia", "homosexual", "homosexuality"], es: ["lgbt", "lgbtq", "homosexual", "homosexualidad", "gay", "diversidad sexual"],
    fr: ["lgbt", "lgbtq", "homosexuel", "homosexualité", "gay"], zh: ["性少数", "同性恋", "酷儿", "同志", "彩虹群体"], "zh-TW": ["多元性別", "同性戀", "酷兒", "同志", "彩虹族群", "性少數"], ja: ["性的マイノリティ", "同性愛", "ゲイ", "クィア", "性的少数者", "セクシュアルマイノリティ"],
    ar: ["مجتمع الميم", "مثلية", "مثلي الجنس", "مثليين"] } },
  { id: "lesbian", parents: ["lgbtq"], words: {
    en: ["lesbian", "lesbians", "sapphic"], es: ["lesbiana", "lesbianas", "sáfico"],
    fr: ["lesbienne", "lesbiennes", "saphique"], zh: ["女同", "拉拉", "女同性恋", "百合"], "zh-TW": ["女同", "拉拉", "女同性戀", "百合"], ja: ["レズビアン", "百合", "女性同士"],
    ar: ["المثليات", "مثلية الجنس", "سحاقية"] } },
  { id: "transgender", parents: ["lgbtq", "gender"], words: {
    en: ["transgender", "trans woman", "trans man", "nonbinary", "non-binary", "trans", "trans people", "gender transition", "transitioning"], es: ["transgénero", "mujer trans", "hombre trans", "no binario", "transexual", "persona trans", "transición de género"],
    fr: ["transgenre", "femme trans", "homme trans", "non-binaire", "personne trans", "transidentité"], zh: ["跨性别", "变性", "非二元"], "zh-TW": ["跨性別", "變性", "非二元"], ja: ["トランスジェンダー", "性転換", "ノンバイナリー", "性別移行"],
    ar: ["العبور الجندري", "متحول جنسي", "متحولة", "عابر جنسيا", "عابرة جنسيا", "متحول جنسيا"] } },
  { id: "coming-out", parents: ["lgbtq"], words: {
    en: ["coming out", "come out as gay"], es: ["salir del armario", "salida del armario", "salir del clóset"],
    fr: ["coming out", "sortir du placard"], zh: ["出柜"], "zh-TW": ["出櫃"], ja: ["カミングアウト"],
    ar: ["إعلان الميول الجنسية", "الخروج من الخزانة"] } },
  { id: "sexuality", parents: [], words: {
    en: ["sexuality", "sexual", "intimacy", "sex education"], es: ["sexualidad", "sexual", "intimidad", "educación sexual"],
    fr: ["sexualité", "sexuel", "intimité", "éducation sexuelle"], zh: ["亲密关系", "性教育", "性爱"], "zh-TW": ["親密關係", "性教育", "性愛"], ja: ["セクシュアリティ", "性教育", "性愛", "親密さ"],
    ar: ["الجنسانية", "جنسانية", "حميمية", "تربية جنسية"] } },
  { id: "race", parents: ["society", "identity"], words: {
    en: ["racism", "racist", "racial", "anti-racism", "race relations", "racial discrimination"], es: ["racismo", "racista", "racial", "antirracismo", "discriminación racial"],
    fr: ["racisme", "raciste", "racial", "antiracisme", "discrimination raciale"], zh: ["种族", "种族主义", "种族歧视"], "zh-TW": ["種族", "種族主義", "種族歧視"], ja: ["人種", "人種差別", "レイシズム"],
    ar: ["العنصرية", "عنصرية", "عنصري", "عرق", "تمييز عنصري"] } },
  { id: "black-experience", parents: ["race"], words: {
    en: ["black history", "african american", "black lives", "afro-caribbean", "black identity"], es: ["afrodescendiente", "afroamericano", "negritud", "afrocaribeño"],
    fr: ["négritude", "afro-américain", "afrodescendant", "communauté noire"], zh: ["非裔", "黑人", "黑人文化"], "zh-TW": ["非裔", "黑人", "黑人文化"], ja: ["黒人", "アフリカ系", "黒人文化"],
    ar: ["الأصول الأفريقية", "أصول أفريقية", "سود البشرة", "البشرة السوداء", "أمريكي أفريقي"] } },
  { id: "indigenous", parents: ["identity", "culture"], words: {
    en: ["indigenous", "first nations", "native american", "inuit", "aboriginal", "métis", "native peoples"], es: ["indígena", "indígenas", "pueblos originarios", "pueblo originario", "aborigen", "nativo americano"],
    fr: ["autochtone", "autochtones", "premières nations", "inuit", "peuples premiers", "amérindien", "aborigène"], zh: ["原住民", "土著", "印第安人", "少数民族"], "zh-TW": ["原住民", "原住民族", "印第安人", "少數民族"], ja: ["先住民", "アイヌ", "先住民族", "少数民族"],
    ar: ["الشعوب الأصلية", "سكان أصليون", "شعوب أصلية", "السكان الأصليين", "الهنود الحمر"] } },
  { id: "multicultural", parents: ["society", "identity"], words: {
    en: ["multicultural", "multiculturalism", "biracial", "mixed heritage", "culture clash", "cross-cultural"], es: ["multicultural", "multiculturalidad", "mestizo", "mestizaje", "choque cultural", "intercultural"],
    fr: ["multiculturel", "multiculturalisme", "métissage", "choc des cultures", "interculturel"], zh: ["多元文化", "混血", "文化冲突", "跨文化"], "zh-TW": ["多元文化", "混血", "文化衝突", "跨文化"], ja: ["多文化", "異文化", "ハーフ", "ミックスルーツ", "多様性"],
    ar: ["تعدد الثقافات", "صدام الثقافات", "متعدد الثقافات", "تنوع ثقافي"] } },
  { id: "language-identity", parents: ["identity"], words: {
    en: ["mother tongue", "bilingual", "bilingualism", "endangered language", "linguistic minority", "language learning"], es: ["lengua materna", "bilingüe", "bilingüismo", "minoría lingüística", "aprender idiomas"],
    fr: ["langue maternelle", "bilingue", "bilinguisme", "minorité linguistique", "apprendre une langue"], zh: ["母语", "双语", "方言", "学外语", "语言学习"], "zh-TW": ["母語", "雙語", "方言", "學外語", "語言學習"], ja: ["母語", "母国語", "方言", "バイリンガル", "語学"],
    ar: ["اللغة الأم", "ثنائي اللغة", "تعلم اللغات", "لهجة"] } },
  { id: "francophonie", parents: ["language-identity"], words: {
    en: ["francophone", "french-speaking", "french language"], es: ["francófono", "francofonía", "lengua francesa"],
    fr: ["francophone", "francophonie", "langue française"], zh: ["法语", "法语区"], "zh-TW": ["法語", "法語區"], ja: ["フランス語", "フランス語圏"],
    ar: ["الفرانكوفونية", "فرانكوفونية", "الناطقين بالفرنسية", "اللغة الفرنسية"] } },
  { id: "second-generation", parents: ["migration", "identity"], words: {
    en: ["second generation immigrant", "between two cultures", "immigrant family"], es: ["segunda generación", "entre dos culturas", "familia inmigrante", "hijos de inmigrantes"],
    fr: ["deuxième génération", "entre deux cultures", "enfants d'immigrés"], zh: ["移民二代", "移民家庭", "两种文化之间"], "zh-TW": ["移民二代", "移民家庭", "兩種文化之間"], ja: ["移民二世", "二世", "二つの文化"],
    ar: ["الجيل الثاني", "بين ثقافتين", "أبناء المهاجرين"] } },
];
