import type { Concept } from "../concept.ts";

export const storyPatterns: Concept[] = [
  { id: "strong-heroine", parents: ["women", "hero"], words: {
    en: ["heroine", "heroines", "strong female lead", "female protagonist", "female lead", "warrior woman", "female hero", "strong woman", "woman warrior", "female characters"], es: ["heroínas", "protagonista femenina", "mujer fuerte", "mujer guerrera", "guerreras", "personaje femenino", "chica valiente", "mujeres fuertes"],
    fr: ["héroïne", "héroïnes", "femme forte", "femme guerrière", "guerrières", "personnage féminin", "femmes fortes", "héroïne courageuse"], zh: ["女主角", "女英雄", "大女主", "女战士", "女强人", "坚强女性", "女性主角", "巾帼", "女将", "穆桂英", "女汉子", "独立女性", "巾帼不让须眉", "女剑客"], "zh-TW": ["女主角", "女英雄", "大女主", "女戰士", "女強人", "堅強女性", "女性主角", "巾幗", "女力", "大女主劇", "女性英雄", "女將", "穆桂英", "女漢子", "獨立女性", "巾幗不讓鬚眉", "女劍客"], ja: ["ヒロイン", "女主人公", "女戦士", "強い女性", "女性主人公", "戦う女", "女傑"],
    ar: ["بطلة", "بطلات", "امرأة قوية", "محاربة", "نساء قويات", "شخصية نسائية", "بطولة نسائية", "المرأة القوية"] } },
  { id: "underdog", parents: ["hero", "success"], words: {
    en: ["underdog", "underdogs", "unlikely hero", "unlikely heroes", "from zero to hero", "rags to riches", "against the giants", "outsider wins", "rise from nothing", "small against big", "david and goliath"], es: ["héroe inesperado", "de la nada a la cima", "de mendigo a millonario", "david y goliat", "los desvalidos", "contra todo pronóstico", "desde abajo", "perdedores que ganan"],
    fr: ["outsider victorieux", "héros improbable", "parti de rien", "petit contre grand", "david contre goliath", "contre toute attente", "revanche des petits"], zh: ["逆袭", "小人物逆袭", "以弱胜强", "草根", "白手起家", "麻雀变凤凰", "大卫与歌利亚", "咸鱼翻身"], "zh-TW": ["逆襲", "小人物逆襲", "以弱勝強", "草根", "白手起家", "麻雀變鳳凰", "大衛與歌利亞", "鹹魚翻身", "小蝦米對大鯨魚", "草根逆襲"], ja: ["下克上物語", "弱者の逆転", "成り上がり", "番狂わせ", "逆転劇", "無名から"],
    ar: ["الضعيف ينتصر", "بطل غير متوقع", "من الفقر إلى الثراء", "عصامي", "داود وجالوت", "ضد كل التوقعات"] } },
  { id: "antihero", parents: ["good-and-evil"], words: {
    en: ["antihero", "anti-hero", "antiheroes", "antiheroine", "anti-heroes", "flawed hero", "morally grey", "morally gray", "reluctant hero"], es: ["antihéroe", "antihéroes", "antiheroína", "héroe imperfecto", "moralmente ambiguo"],
    fr: ["antihéros", "anti-héros", "anti-héroïne", "héros imparfait", "moralement ambigu", "anti-héros malgré lui", "looser magnifique", "héros ambigu", "salaud attachant", "personnage trouble"], zh: ["反英雄", "亦正亦邪", "非典型英雄", "灰色人物"], "zh-TW": ["反英雄", "亦正亦邪", "非典型英雄", "灰色人物", "反英雄人物", "非典型主角"], ja: ["アンチヒーロー", "ダークヒーロー", "反英雄", "ピカレスク", "悪漢"],
    ar: ["بطل مضاد", "بطل نقيض", "اللابطل", "بطل معيب", "بطل متردد"] } },
  { id: "boarding-school", parents: ["school", "youth"], words: {
    en: ["boarding school", "boarding schools", "boarder", "school dormitory", "prep school", "school days", "school friends", "classmates", "schoolmates", "school life", "school story", "schoolgirls", "schoolboys"], es: ["internado", "internados", "colegio interno", "compañeros de clase", "vida escolar", "días de colegio", "compañeras de clase", "colegialas", "colegiala", "colegiales", "interno en un colegio", "internado de señoritas", "colegio de monjas", "colegio de curas"],
    fr: ["pensionnat", "internat", "pensionnaires", "camarades de classe", "vie scolaire", "écolière", "écolières", "écolier", "écoliers", "souvenirs d'école"], zh: ["寄宿学校", "同班同学", "校园生活故事", "学校生活", "寄宿生", "同窗", "校园故事", "中学时代"], "zh-TW": ["寄宿學校", "同班同學", "校園生活故事", "學校生活", "寄宿生", "同窗", "校園故事", "中學時代", "校園故事集", "學生時代", "住校"], ja: ["寄宿学校", "全寮制", "寄宿舎", "同級生", "クラスメイト", "学園もの", "学校生活", "学園生活", "級友", "学園ドラマ"],
    ar: ["مدرسة داخلية", "زملاء الدراسة", "حياة مدرسية", "أيام المدرسة", "زميلات المدرسة", "زملاء الصف", "تلميذات", "ذكريات المدرسة"] } },
  { id: "multiple-narrators", parents: ["novel"], words: {
    en: ["multiple narrators", "several narrators", "alternating viewpoints", "multiple perspectives", "interwoven stories", "intertwined stories", "intertwined lives", "ensemble cast", "parallel stories", "two timelines", "dual timeline", "told from different points of view"], es: ["varios narradores", "historias entrelazadas", "vidas cruzadas", "historias cruzadas", "múltiples voces", "varias voces", "novela coral", "dos tiempos narrativos", "historias paralelas"],
    fr: ["plusieurs narrateurs", "récits croisés", "destins entrelacés", "vies croisées", "roman choral", "histoires croisées", "plusieurs voix", "double temporalité", "récits parallèles"], zh: ["多线叙事", "多视角", "交织的命运", "双线叙事", "群像", "多重叙事", "命运交错"], "zh-TW": ["多線敘事", "多視角", "交織的命運", "雙線敘事", "群像", "多重敘事", "命運交錯", "群像戲", "多視角敘事"], ja: ["複数の語り手", "多視点", "群像", "交錯する", "視点が変わる", "群像小説", "二つの時代", "交差する人生"],
    ar: ["تعدد الأصوات", "رواية متعددة الأصوات", "قصص متشابكة", "حكايات متقاطعة", "مصائر متقاطعة", "رواة متعددون", "خطان زمنيان"] } },
  { id: "road-movie", parents: ["film", "road-trip"], words: {
    en: ["road movie", "road movies", "road film", "road trip movie", "on-the-road film"], es: ["película de carretera", "road movie", "películas de carretera", "cine de carretera"],
    fr: ["film de route", "road-movie", "road movies", "film d'errance", "road trip en film", "équipée sur la route", "traversée du pays en voiture", "virée en voiture", "sur les routes", "cavale sur la route", "film de cavale"], zh: ["公路片", "公路电影", "公路喜剧", "公路旅行片"], "zh-TW": ["公路片", "公路電影", "公路喜劇", "公路旅行片", "公路電影作品", "公路影片"], ja: ["ロードムービー", "旅する映画", "道中もの"],
    ar: ["فيلم طريق", "أفلام الطريق", "رود موفي", "سينما الطريق"] } },
  { id: "prank", parents: ["comedy"], words: {
    en: ["prank", "practical joke", "practical jokes", "prankster", "april fool", "april fools"], es: ["broma pesada", "bromas pesadas", "bromista", "bromistas", "inocentada", "inocentadas", "día de los inocentes", "tomadura de pelo", "gastar bromas", "jugarreta"],
    fr: ["farceur", "farceuse", "farces et attrapes", "poisson d'avril", "mauvaise blague", "mauvais tour"], zh: ["整人", "整蛊", "愚人节", "捉弄人"], "zh-TW": ["整人", "整蠱", "愚人節", "捉弄人"], ja: ["どっきり", "エイプリルフール", "悪ふざけ", "四月馬鹿"],
    ar: ["مقلب", "كاميرا خفية", "كذبة أبريل", "كذبة نيسان", "خدعة طريفة", "مقلب طريف"] } },
];
