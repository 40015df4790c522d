import type { Concept } from "../concept.ts";

export const heartMatters: Concept[] = [
  { id: "lost-love", parents: ["love", "loss"], words: {
    en: ["lost love", "old flame", "former lover", "rekindled love", "second chance romance", "the one who got away"], es: ["amor perdido", "antiguo amor", "viejo amor", "reencuentro amoroso"],
    fr: ["amour perdu", "ancien amour", "retrouvailles amoureuses"], zh: ["旧情", "旧爱", "前任", "前男友", "前女友", "久别重逢"], "zh-TW": ["舊情", "舊愛", "前任", "前男友", "前女友", "久別重逢"], ja: ["昔の恋人", "元恋人", "元カレ", "元カノ", "失われた恋"],
    ar: ["حب ضائع", "حب قديم", "حبيب سابق", "عودة الحب"] } },
  { id: "late-love", parents: ["love", "growing-old"], words: {
    en: ["love in old age", "late love", "love later in life", "elderly couple in love", "love after sixty"], es: ["amor en la vejez", "amor tardío", "amor otoñal", "amor en la tercera edad"],
    fr: ["amour tardif", "amour au troisième âge", "amour sur le tard"], zh: ["黄昏恋", "夕阳恋", "老年爱情"], "zh-TW": ["黃昏戀", "夕陽戀", "老年愛情"], ja: ["老いらくの恋", "熟年の恋", "シニアの恋"],
    ar: ["حب في الكبر", "حب متأخر", "حب في خريف العمر"] } },
  { id: "dating", parents: ["relationships"], words: {
    en: ["blind date", "first date", "speed dating"], es: ["cita a ciegas", "primera cita", "app de citas", "ligar"],
    fr: ["premier rendez-vous", "rendez-vous amoureux"], zh: ["相亲", "约会", "交友软件", "脱单"], "zh-TW": ["相親", "約會", "脫單"], ja: ["婚活", "デート", "お見合い", "合コン"],
    ar: ["مواعدة", "موعد غرامي", "تعارف عبر الإنترنت"] } },
  { id: "kiss-and-embrace", parents: ["tenderness"], words: {
    en: ["kiss", "kisses", "kissing", "embrace", "hug", "hugs", "cuddle", "cuddles", "caress"], es: ["beso", "besos", "besar", "abrazo", "abrazos", "abrazar", "caricia", "caricias", "mimos"],
    fr: ["baiser", "baisers", "câlin", "câlins", "étreinte", "caresse", "caresses", "enlacer"], zh: ["亲吻", "接吻", "拥抱", "抱抱"], "zh-TW": ["親吻", "接吻", "擁抱", "抱抱"], ja: ["口づけ", "抱擁", "ハグ", "抱きしめる", "キスを", "キスし", "キスの", "ファーストキス", "接吻", "くちづけ"],
    ar: ["قبلة", "قبلات", "عناق", "معانقة", "احتضان"] } },
  { id: "single-life", parents: ["relationships"], words: {
    en: ["single life", "singles", "single woman", "single man", "bachelor", "spinster", "living alone", "living on my own"], es: ["soltero", "soltera", "solteros", "soltería", "vivir solo", "vivir sola"],
    fr: ["célibataire", "célibataires", "célibat", "vivre seul", "vivre seule"], zh: ["单身", "独身", "剩女", "独居", "一个人住", "独自生活"], "zh-TW": ["單身", "獨身", "剩女", "獨居", "一個人住", "獨自生活"], ja: ["独身", "一人暮らし", "おひとりさま", "シングル女性"],
    ar: ["عزوبية", "أعزب", "عزباء", "عانس", "عيش وحيد"] } },
  { id: "couple-crisis", parents: ["marriage"], words: {
    en: ["couple in crisis", "unhappy marriage", "marital crisis", "marriage in trouble", "loveless marriage", "marriage counselling", "failing marriage"], es: ["crisis de pareja", "matrimonio infeliz", "crisis matrimonial", "matrimonio en crisis"],
    fr: ["couple en crise", "crise de couple", "mariage malheureux", "crise conjugale"], zh: ["婚姻危机", "夫妻矛盾", "不幸的婚姻", "中年夫妻"], "zh-TW": ["婚姻危機", "夫妻矛盾", "不幸的婚姻", "中年夫妻"], ja: ["夫婦の危機", "夫婦喧嘩", "冷めた夫婦", "倦怠期", "夫婦関係"],
    ar: ["خلافات زوجية", "أزمة زوجية", "زواج تعيس", "مشاكل زوجية"] } },
  { id: "toxic-relationship", parents: ["relationships"], words: {
    en: ["toxic relationship", "toxic love", "emotional abuse", "psychological abuse", "gaslighting", "manipulative", "codependent", "codependency", "controlling partner"], es: ["relación tóxica", "amor tóxico", "maltrato psicológico", "dependencia emocional", "manipulador"],
    fr: ["relation toxique", "amour toxique", "emprise psychologique", "pervers narcissique", "dépendance affective", "manipulateur"], zh: ["有毒关系", "情感操控", "冷暴力", "精神控制", "情感勒索"], "zh-TW": ["有毒關係", "情感操控", "冷暴力", "精神控制", "情感勒索"], ja: ["共依存", "モラハラ", "支配的な関係", "毒親"],
    ar: ["علاقة سامة", "تلاعب نفسي", "إساءة عاطفية", "تعلق مرضي"] } },
  { id: "childhood-friends", parents: ["friendship", "childhood"], words: {
    en: ["childhood friend", "childhood friends", "playmate", "playmates", "friends since childhood"], es: ["amigo de la infancia", "amigos de la infancia", "amiga de la infancia", "compañero de juegos"],
    fr: ["ami d'enfance", "amis d'enfance", "amie d'enfance", "camarade de jeu", "petits camarades"], zh: ["发小", "青梅竹马", "玩伴", "儿时伙伴"], "zh-TW": ["發小", "青梅竹馬", "玩伴", "兒時夥伴"], ja: ["幼なじみ", "幼馴染", "遊び友達", "竹馬の友"],
    ar: ["صديق الطفولة", "أصدقاء الطفولة", "رفيق اللعب"] } },
  { id: "close-friends", parents: ["friendship"], words: {
    en: ["best friend", "close friends", "female friendship", "male friendship", "buddy", "buddies", "bond between", "camaraderie", "comrades", "circle of friends"], es: ["mejor amigo", "mejor amiga", "mejores amigos", "amigas", "camaradería", "cuates", "grupo de amigos"],
    fr: ["meilleur ami", "meilleure amie", "meilleurs amis", "copains", "copines", "camaraderie", "bande d'amis", "potes"], zh: ["闺蜜", "好友", "死党", "挚友", "知己", "哥们", "兄弟情", "姐妹情"], "zh-TW": ["閨蜜", "好友", "死黨", "摯友", "知己", "哥們", "兄弟情", "姐妹情", "麻吉"], ja: ["親友", "仲間", "友達", "友だち", "友情物語", "絆"],
    ar: ["صديق مقرب", "صديقات", "رفاق", "رفيق", "رفقة", "شلة", "أعز الأصدقاء"] } },
  { id: "end-of-friendship", parents: ["friendship", "loss"], words: {
    en: ["falling out", "end of a friendship", "broken friendship", "friends drift apart", "growing apart", "drifted apart"], es: ["fin de una amistad", "amistad rota", "ruptura de amistad", "amigos distanciados"],
    fr: ["fin d'une amitié", "amitié brisée", "rupture amicale", "brouille"], zh: ["绝交", "友情破裂", "渐行渐远"], "zh-TW": ["絕交", "友情破裂", "漸行漸遠"], ja: ["絶交", "友情の終わり", "疎遠"],
    ar: ["نهاية صداقة", "قطيعة", "صداقة مكسورة"] } },
  { id: "human-animal-bond", parents: ["animal-friendship"], words: {
    en: ["bond with animals", "friendship with an animal", "a boy and his dog", "a girl and her horse", "animal friend", "animal friends"], es: ["amistad con un animal", "amigo animal", "amistad entre niño y perro", "vínculo con los animales"],
    fr: ["amitié avec un animal", "lien avec l'animal", "ami animal", "amis animaux"], zh: ["人与动物", "动物朋友", "动物伙伴"], "zh-TW": ["人與動物", "動物朋友", "動物夥伴"], ja: ["動物との絆", "動物との友情", "動物の友達"],
    ar: ["صداقة مع حيوان", "صديق من الحيوانات", "الإنسان والحيوان"] } },
  { id: "friends-across-ages", parents: ["friendship", "generations"], words: {
    en: ["friendship between generations", "intergenerational friendship", "old man and a child", "old woman and a child", "friendship across ages"], es: ["amistad intergeneracional", "amistad entre generaciones", "anciano y niño"],
    fr: ["amitié intergénérationnelle", "amitié entre générations", "vieil homme et enfant"], zh: ["忘年交", "老人与孩子", "跨代友谊"], "zh-TW": ["忘年交", "老人與孩子", "跨代友誼"], ja: ["世代を超えた友情", "老人と少年", "老人と子供", "年の差の友情"],
    ar: ["صداقة بين الأجيال", "عجوز وطفل", "مسن وطفل"] } },
  { id: "quarrel", parents: ["relationships"], words: {
    en: ["quarrel", "quarrels", "quarrelling", "feud", "feuding", "falling-out", "bickering", "squabble"], es: ["riña", "riñas", "disputa", "pelea familiar", "peleas", "discordia"],
    fr: ["dispute", "disputes", "querelle", "querelles", "fâchés", "brouilles"], zh: ["吵架", "争吵", "冷战期", "纷争"], "zh-TW": ["吵架", "爭吵", "冷戰期", "紛爭"], ja: ["喧嘩", "けんか", "言い争い", "いざこざ"],
    ar: ["شجار", "خصام", "مشاجرة", "نزاع عائلي"] } },
  { id: "making-up", parents: ["forgiveness"], words: {
    en: ["apology", "apologies", "apologise", "apologize", "saying sorry", "making up after a fight", "making peace with"], es: ["pedir perdón", "disculparse", "perdón"],
    fr: ["demander pardon", "présenter ses excuses", "faire la paix", "réconcilier"], zh: ["道歉", "认错", "和好", "言归于好"], "zh-TW": ["道歉", "認錯", "和好", "言歸於好"], ja: ["謝罪", "お詫び"],
    ar: ["اعتذار", "صلح"] } },
  { id: "cohabitation-couples", parents: ["relationships"], words: {
    en: ["living together", "moving in together", "cohabitation", "unmarried couple", "open relationship", "polyamory"], es: ["vivir juntos", "pareja de hecho", "poliamor", "relación abierta"],
    fr: ["vie de couple", "concubinage", "polyamour", "couple libre"], zh: ["同居生活", "开放式关系"], "zh-TW": ["同居生活", "開放式關係"], ja: ["同棲", "同居生活", "事実婚"],
    ar: ["عيش مشترك", "مساكنة", "زواج مفتوح"] } },
  { id: "match-and-elopement", parents: ["marriage", "youth"], words: {
    en: ["child bride", "child marriage", "forced marriage", "marriage of convenience", "shotgun wedding"], es: ["matrimonio forzado", "matrimonio infantil", "matrimonio de conveniencia", "niña novia"],
    fr: ["mariage forcé", "mariage d'enfants", "mariage de raison"], zh: ["童养媳", "强迫婚姻", "逼婚", "催婚"], "zh-TW": ["童養媳", "強迫婚姻", "逼婚", "催婚"], ja: ["政略結婚", "強制結婚", "児童婚"],
    ar: ["زواج قسري", "زواج القاصرات", "زواج إجباري"] } },
];
