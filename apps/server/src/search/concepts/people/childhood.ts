import type { Concept } from "../concept.ts";

export const childhood: Concept[] = [
  { id: "childhood", parents: [], words: {
    en: ["childhood", "child", "children", "kid", "kids", "toddler", "childlike", "little ones", "boyhood", "girlhood", "early years", "growing up in", "small child"], es: ["infancia", "niñez", "niño", "niña", "niños", "niñas", "pequeños", "crío", "infantil"],
    fr: ["enfance", "enfant", "enfants", "petite enfance", "petits", "bambin", "enfantin", "marmot"], zh: ["童年", "孩子", "儿童", "小孩", "小朋友", "儿时", "小时候", "孩童"], "zh-TW": ["童年", "孩子", "兒童", "小孩", "小朋友", "兒時", "小時候", "孩童"], ja: ["子供", "子ども", "幼少期", "子供時代", "幼児", "幼年", "童心", "児童"],
    ar: ["الطفولة", "طفولة", "طفل", "أطفال", "طفلة", "صغار", "صبا"] } },
  { id: "for-children", parents: [], words: {
    en: ["for children", "for kids", "kid-friendly", "family-friendly", "all ages", "children's", "for toddlers", "for little ones", "for preschoolers", "for young readers", "for the very young"], es: ["para niños", "apto para niños", "para toda la familia", "público infantil", "para pequeños", "para los más pequeños", "niños pequeños", "cuento infantil"],
    fr: ["pour enfants", "pour les petits", "jeune public", "tout public", "en famille", "pour les tout-petits", "tout-petits", "album jeunesse"], zh: ["亲子向", "适合儿童", "给孩子", "合家欢", "老少皆宜", "幼儿", "少儿", "给小朋友"], "zh-TW": ["親子向", "適合兒童", "給孩子", "闔家觀賞", "老少咸宜", "幼兒", "少兒", "給小朋友"], ja: ["子供向け", "子ども向け", "キッズ", "親子で楽しめる", "児童向け", "幼児向け", "親子で"],
    ar: ["للأطفال", "للصغار", "مناسب للعائلة", "لجميع الأعمار", "قصص أطفال", "موجه للأطفال"] } },
  { id: "baby", parents: ["childhood"], words: {
    en: ["baby", "babies", "newborn", "infant"], es: ["bebé", "bebés", "recién nacido", "lactante"],
    fr: ["bébé", "bébés", "nouveau-né", "nourrisson"], zh: ["婴儿", "宝宝", "新生儿"], "zh-TW": ["嬰兒", "寶寶", "新生兒"], ja: ["赤ちゃん", "赤ん坊", "新生児", "乳児"],
    ar: ["الرضع", "رضيع", "مولود", "رضع", "حديث الولادة"] } },
  { id: "youth", parents: [], words: {
    en: ["teenager", "teenagers", "teen", "teens", "adolescence", "adolescent", "youth", "young people", "young people's", "adolescents", "high schooler", "high school students", "schoolboys", "young adult life", "young love", "campus youth"], es: ["adolescencia", "adolescente", "adolescentes", "juventud", "jóvenes", "joven", "chavales"],
    fr: ["adolescence", "adolescent", "adolescente", "adolescents", "jeunesse", "jeunes", "jeune", "ado", "ados"], zh: ["青春", "青少年", "少年", "年轻人", "青春期", "青年", "少年时代", "高中生", "毕业那年", "青春期故事"], "zh-TW": ["青春", "青少年", "少年", "年輕人", "青春期", "青年", "少年時代", "高中生", "畢業那年", "青春期故事"], ja: ["若者", "思春期", "青春", "十代", "少年", "ティーンエイジャー", "ティーン", "青年", "学生時代"],
    ar: ["المراهقة", "مراهقة", "مراهق", "مراهقون", "شباب", "شبابية", "شاب", "شابة", "يافع", "فتوة"] } },
  { id: "education", parents: [], words: {
    en: ["education", "educational", "learning", "pedagogy", "e-learning"], es: ["educación", "educativo", "educativa", "aprendizaje", "enseñanza", "pedagogía"],
    fr: ["éducation", "éducatif", "éducative", "apprentissage", "enseignement", "pédagogie", "pédagogique"], zh: ["教育", "学习", "教学", "教育类"], "zh-TW": ["教育", "學習", "教學", "教育類"], ja: ["教育", "学習", "勉強", "学び", "授業"],
    ar: ["التعليم", "تعليم", "تعليمي", "تربية", "تعلم", "بيداغوجيا"] } },
  { id: "school", parents: ["education"], words: {
    en: ["school", "schools", "classroom", "pupils", "schoolchildren", "high school", "boarding school", "primary school", "elementary school", "secondary school", "kindergarten", "nursery school", "preschool", "schoolyard", "year four", "grade", "school year", "cram school", "school club", "classmates", "classmate", "schoolmate", "homework", "after school"], es: ["escuela", "colegio", "escuelas", "alumnos", "aula", "instituto de secundaria", "bachillerato", "internado", "instituto", "primaria", "secundaria", "jardín de infancia", "preescolar", "compañeros de clase", "deberes", "escolar"],
    fr: ["école", "écoles", "élèves", "lycée", "collège", "salle de classe", "pensionnat", "internat", "primaire", "école primaire", "maternelle", "classe", "camarades de classe", "devoirs", "cour de récréation", "cm2", "scolaire"], zh: ["学校", "校园", "课堂", "小学", "中学", "高中", "幼儿园", "教室", "同学", "同桌", "补习班", "补习街", "作业", "班级", "放学", "毕业"], "zh-TW": ["學校", "校園", "課堂", "小學", "中學", "高中", "國中", "國小", "幼兒園", "教室", "同學", "同桌", "補習班", "補習街", "作業", "班級", "放學", "畢業"], ja: ["学校", "学園", "教室", "高校", "生徒", "高校生", "中学校", "小学校", "幼稚園", "同級生", "宿題", "放課後", "塾", "校舎"],
    ar: ["المدرسة", "مدرسة", "مدارس", "تلاميذ", "فصل دراسي", "ثانوية", "مدرسة داخلية", "ابتدائية", "روضة", "صف", "تلميذ", "زملاء الدراسة", "واجب مدرسي", "طلاب المدرسة", "مدرسي"] } },
  { id: "university", parents: ["education"], words: {
    en: ["university", "universities", "college", "campus", "student", "students", "academia"], es: ["universidad", "universitario", "campus", "estudiante", "estudiantes", "facultad"],
    fr: ["université", "universitaire", "étudiant", "étudiante", "étudiants", "campus", "fac"], zh: ["大学", "大学生", "校园生活", "学生"], "zh-TW": ["大學", "大學生", "校園生活", "學生"], ja: ["大学", "大学生", "学生", "キャンパス"],
    ar: ["الجامعة", "جامعة", "جامعات", "طالب", "طلاب", "طالبة", "كلية جامعية"] } },
  { id: "teacher", parents: ["education", "work"], words: {
    en: ["teacher", "teachers", "professor", "tutor", "schoolteacher", "schoolmaster", "schoolmistress", "primary teacher", "headteacher", "headmaster", "village teacher"], es: ["maestro", "maestra", "profesor", "profesora", "maestros", "profesores", "docente", "director de escuela"],
    fr: ["professeur", "enseignant", "enseignante", "instituteur", "institutrice", "maître d'école", "maîtresse d'école"], zh: ["老师", "教师", "教授", "班主任", "校长", "乡村教师"], "zh-TW": ["老師", "教師", "教授", "班導", "校長", "鄉村教師", "班主任"], ja: ["先生", "教師", "教授", "教員", "担任", "校長", "恩師"],
    ar: ["المعلم", "معلم", "معلمة", "معلمين", "أستاذ", "مدرس", "مدرسة ابتدائية معلم", "مدرسة صف", "أستاذة", "مدير المدرسة"] } },
  { id: "reading", parents: ["education"], words: {
    en: ["reading", "literacy", "learning to read", "bookworm", "book lovers"], es: ["lectura", "aprender a leer", "alfabetización", "lectores", "amantes de los libros"],
    fr: ["lecture", "apprendre à lire", "alphabétisation", "lecteurs"], zh: ["阅读", "读书", "识字", "爱书人"], "zh-TW": ["閱讀", "讀書", "識字", "愛書人"], ja: ["読書", "読み書き", "本好き", "識字"],
    ar: ["القراءة", "قراءة", "تعلم القراءة", "محو الأمية", "قارئ", "مطالعة"] } },
  { id: "graduation", parents: ["school"], words: {
    en: ["graduation", "prom", "final exam", "exams", "entrance exam"], es: ["graduación", "exámenes", "examen final", "fiesta de graduación"],
    fr: ["remise des diplômes", "examens", "baccalauréat", "bal de promo"], zh: ["毕业", "考试", "高考", "毕业典礼", "升学"], "zh-TW": ["畢業", "考試", "學測", "畢業典禮", "升學"], ja: ["卒業", "受験", "試験", "卒業式", "入試"],
    ar: ["التخرج", "تخرج", "امتحان", "امتحانات", "حفل التخرج"] } },
  { id: "imaginary-friend", parents: ["childhood"], words: {
    en: ["imaginary friend", "imagination", "make-believe", "daydream"], es: ["amigo imaginario", "imaginación", "fantasía infantil", "amiga imaginaria"],
    fr: ["ami imaginaire", "imagination", "faire semblant", "imaginaire enfantin"], zh: ["想象力", "想象中的朋友", "幻想朋友"], "zh-TW": ["想像力", "想像中的朋友", "幻想朋友"], ja: ["想像力", "空想の友達", "空想", "ごっこ遊び"],
    ar: ["الصديق الخيالي", "صديق خيالي", "مخيلة", "تخيل"] } },
  { id: "alphabet-and-numbers", parents: ["education", "for-children"], words: {
    en: ["alphabet", "counting", "abc", "letters of the alphabet", "learning numbers"], es: ["abecedario", "alfabeto", "aprender a contar", "aprender los números"],
    fr: ["alphabet", "abécédaire", "apprendre à compter"], zh: ["字母", "数数", "拼音", "识字卡", "学数字"], "zh-TW": ["字母", "數數", "注音", "識字卡", "學數字"], ja: ["アルファベット", "ひらがな", "数え方", "文字を学ぶ"],
    ar: ["الحروف الأبجدية", "حروف الهجاء", "تعلم العد", "تعلم الأرقام"] } },
];
