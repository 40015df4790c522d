import type { Concept } from "../concept.ts";

export const writtenForms: Concept[] = [
  { id: "book", parents: [], words: {
    en: ["book", "books"], es: ["libro", "libros"],
    fr: ["livre", "livres", "bouquin"], zh: ["书籍", "图书"], "zh-TW": ["書籍", "圖書"], ja: ["書籍", "図書"],
    ar: ["الكتب", "كتاب", "كتب"] } },
  { id: "novel", parents: ["book", "fiction"], words: {
    en: ["novel"], es: ["novela", "novelas"],
    fr: ["roman", "romans"], zh: ["小说", "长篇小说"], "zh-TW": ["小說", "長篇小說"], ja: ["小説", "長編小説"],
    ar: ["الرواية", "رواية", "روايات"] } },
  { id: "novella", parents: ["novel"], words: {
    en: ["novella", "short novel"], es: ["novela corta"],
    fr: ["roman court", "novella"], zh: ["中篇小说"], "zh-TW": ["中篇小說"], ja: ["中編小説", "中篇小説"],
    ar: ["الرواية القصيرة", "رواية قصيرة", "نوفيلا"] } },
  { id: "short-story", parents: ["book", "fiction"], words: {
    en: ["short story", "short stories", "short fiction", "story collection"], es: ["relato", "relato corto", "cuento corto", "relato breve"],
    fr: ["nouvelle littéraire", "récit court", "recueil de nouvelles"], zh: ["短篇小说", "短篇故事", "短篇集"], "zh-TW": ["短篇小說", "短篇故事", "短篇集"], ja: ["短編小説", "短編集", "短篇小説", "掌編"],
    ar: ["القصص القصيرة", "قصة قصيرة", "قصص قصيرة", "مجموعة قصصية"] } },
  { id: "flash-fiction", parents: ["short-story"], words: {
    en: ["flash fiction", "micro fiction", "microfiction"], es: ["microrrelato", "microcuento", "minificción"],
    fr: ["micronouvelle", "microfiction"], zh: ["微型小说", "小小说", "微小说"], "zh-TW": ["微型小說", "小小說", "微小說"], ja: ["ショートショート", "掌編小説"],
    ar: ["القصص القصيرة جدا", "قصة قصيرة جدا", "قصص قصيرة جدا"] } },
  { id: "poetry", parents: ["book"], words: {
    en: ["poetry", "poem", "verse", "poet", "poems", "poetic", "lyric", "verses", "stanza", "rhymes", "poetry book"], es: ["poesía", "poema", "poemas", "poeta", "poemario", "poético", "versos", "verso", "poetisa", "lírica", "rimas", "poemas de"],
    fr: ["poésie", "poème", "poète", "recueil de poèmes", "poétique", "vers", "poésies", "poétesse", "rimes", "poèmes"], zh: ["诗歌", "诗集", "诗人", "现代诗", "诗", "诗句", "写诗"], "zh-TW": ["詩歌", "詩集", "詩人", "詩", "詩句", "寫詩"], ja: ["詩集", "詩人", "詩歌", "ポエム", "詩", "詩句", "短詩", "詩的"],
    ar: ["الشعر", "شعر", "قصيدة", "قصائد", "شاعر", "ديوان شعر", "أشعار", "قصيد", "شاعرة", "أبيات شعر", "نثرية"] } },
  { id: "haiku", parents: ["poetry"], words: {
    en: ["haiku", "tanka"], es: ["haiku", "haikus", "tanka"],
    fr: ["haïku", "haïkus", "tanka"], zh: ["俳句", "短歌"], "zh-TW": ["俳句", "短歌"], ja: ["俳句", "短歌"],
    ar: ["الهايكو", "هايكو"] } },
  { id: "sonnet", parents: ["poetry"], words: {
    en: ["sonnet"], es: ["soneto", "sonetos"],
    fr: ["sonnet"], zh: ["十四行诗"], "zh-TW": ["十四行詩"], ja: ["ソネット"],
    ar: ["السونيتة", "سونيتة", "سونيت"] } },
  { id: "epic-poem", parents: ["poetry"], words: {
    en: ["epic poem", "epic poetry"], es: ["poema épico", "epopeya"],
    fr: ["épopée", "poème épique"], zh: ["史诗", "叙事诗"], "zh-TW": ["史詩", "敘事詩"], ja: ["叙事詩"],
    ar: ["الملاحم", "ملحمة", "ملاحم", "شعر ملحمي"] } },
  { id: "essay", parents: ["nonfiction"], words: {
    en: ["essay", "essays"], es: ["ensayo", "ensayos", "ensayística"],
    fr: ["essai", "essais"], zh: ["散文", "随笔", "杂文"], "zh-TW": ["散文", "隨筆", "雜文"], ja: ["エッセイ", "随筆", "エッセー"],
    ar: ["المقالات", "مقالة أدبية", "مقالات", "خواطر"] } },
  { id: "nonfiction", parents: ["book"], words: {
    en: ["nonfiction", "non-fiction"], es: ["no ficción", "libro de divulgación"],
    fr: ["non-fiction", "documentaire écrit"], zh: ["非虚构", "纪实文学", "报告文学"], "zh-TW": ["非虛構", "紀實文學", "報告文學"], ja: ["ノンフィクション"],
    ar: ["الكتب الواقعية", "كتب واقعية", "غير روائي", "أدب واقعي"] } },
  { id: "fiction", parents: [], words: {
    en: ["fiction", "fictional"], es: ["ficción"],
    fr: ["fiction"], zh: ["虚构作品", "虚构文学"], "zh-TW": ["虛構作品", "虛構文學"], ja: ["フィクション", "虚構"],
    ar: ["الأدب الروائي", "خيال أدبي", "أدب روائي"] } },
  { id: "biography", parents: ["nonfiction"], words: {
    en: ["biography", "biographical", "life story"], es: ["biografía", "biográfico"],
    fr: ["biographie", "biographique"], zh: ["传记", "人物传记"], "zh-TW": ["傳記", "人物傳記"], ja: ["伝記", "評伝"],
    ar: ["السيرة", "سيرة", "سير", "سيرة حياة"] } },
  { id: "memoir", parents: ["biography"], words: {
    en: ["memoir", "memoirs", "autobiography", "autobiographical"], es: ["memorias", "autobiografía", "autobiográfico"],
    fr: ["mémoires", "autobiographie", "autobiographique", "récit de vie"], zh: ["回忆录", "自传"], "zh-TW": ["回憶錄", "自傳"], ja: ["回想録", "自伝", "回顧録"],
    ar: ["المذكرات", "مذكرات", "سيرة ذاتية"] } },
  { id: "diary", parents: ["memoir"], words: {
    en: ["diary", "diaries", "personal journal"], es: ["diario íntimo", "diario personal"],
    fr: ["journal intime"], zh: ["日记"], "zh-TW": ["日記"], ja: ["日記"],
    ar: ["اليوميات", "يوميات", "مذكرة يومية"] } },
  { id: "letters", parents: ["book"], words: {
    en: ["letters", "correspondence", "epistolary"], es: ["cartas", "correspondencia", "epistolar"],
    fr: ["lettres", "correspondance", "épistolaire"], zh: ["书信", "信件", "书信体"], "zh-TW": ["書信", "信件", "書信體"], ja: ["手紙", "書簡", "往復書簡"],
    ar: ["الرسائل", "رسائل", "مراسلات"] } },
  { id: "childrens-book", parents: ["book", "for-children"], words: {
    en: ["children's book", "kids book", "children's books"], es: ["libro infantil", "literatura infantil"],
    fr: ["livre jeunesse", "littérature jeunesse", "livre pour enfants"], zh: ["童书", "儿童读物", "儿童文学"], "zh-TW": ["童書", "兒童讀物", "兒童文學"], ja: ["児童書", "児童文学", "子ども向けの本"],
    ar: ["أدب الأطفال", "كتاب أطفال", "كتب أطفال"] } },
  { id: "picture-book", parents: ["childrens-book", "illustration"], words: {
    en: ["picture book", "picture books", "illustrated book", "illustrated story", "illustrated tale", "illustrated album", "storybook"], es: ["álbum ilustrado", "libro ilustrado", "cuento ilustrado", "cuentos ilustrados"],
    fr: ["album illustré", "livre d'images", "conte illustré", "livre illustré", "album jeunesse illustré"], zh: ["绘本", "图画书", "图画故事"], "zh-TW": ["繪本", "圖畫書", "圖畫故事"], ja: ["絵本", "絵物語", "挿絵入り"],
    ar: ["الكتب المصورة", "كتاب مصور", "كتب مصورة", "قصة مصورة للأطفال"] } },
  { id: "young-adult", parents: ["book"], words: {
    en: ["young adult", "ya novel", "teen fiction"], es: ["literatura juvenil", "novela juvenil"],
    fr: ["littérature ado", "roman pour ados", "young adult"], zh: ["青少年文学", "青少年小说", "少年小说"], "zh-TW": ["青少年文學", "青少年小說", "少年小說"], ja: ["ヤングアダルト", "青少年向け"],
    ar: ["أدب اليافعين", "أدب الناشئة"] } },
  { id: "light-novel", parents: ["novel"], words: {
    en: ["light novel", "web novel"], es: ["novela ligera", "novela web"],
    fr: ["light novel", "roman en ligne"], zh: ["轻小说", "网络小说"], "zh-TW": ["輕小說", "網路小說"], ja: ["ライトノベル", "ラノベ", "ウェブ小説"],
    ar: ["الرواية الخفيفة", "رواية خفيفة", "لايت نوفل"] } },
  { id: "cookbook", parents: ["nonfiction", "cooking"], words: {
    en: ["cookbook", "recipe book", "recipe collection", "collection of recipes", "recipes book", "cookery book", "cooking book", "cookery", "culinary book"], es: ["libro de cocina", "recetario", "libro de recetas", "recetarios", "cuaderno de cocina", "cuaderno de recetas"],
    fr: ["livre de cuisine", "livre de recettes", "recueil de recettes", "carnet de recettes", "livres de cuisine"], zh: ["食谱", "菜谱", "烹饪书", "料理书", "食谱书", "菜谱书"], "zh-TW": ["食譜", "菜譜", "烹飪書", "料理書", "食譜書", "菜譜書"], ja: ["料理本", "レシピ本", "レシピ集", "料理の本", "お弁当帖"],
    ar: ["كتب الطبخ", "كتاب طبخ", "كتاب وصفات", "كتاب أكلات", "دفتر وصفات", "وصفات طبخ"] } },
  { id: "guidebook", parents: ["nonfiction"], words: {
    en: ["guidebook", "handbook", "how-to guide", "practical guide", "tutorial", "tutorials", "step by step", "beginner's guide", "how to", "course for beginners", "manual"], es: ["guía práctica", "guía de viaje", "tutorial", "tutoriales", "paso a paso", "guía para principiantes", "manual", "curso para principiantes"],
    fr: ["guide pratique", "guide de voyage", "tutoriel", "tutoriels", "pas à pas", "mode d'emploi", "guide du débutant", "manuel"], zh: ["指南", "手册", "教程", "手把手", "入门", "步骤", "图解"], "zh-TW": ["指南", "手冊", "工具書", "教程", "手把手", "入門", "步驟", "圖解"], ja: ["ガイドブック", "手引き", "ハウツー本", "入門", "解説書", "チュートリアル", "ハウツー", "マニュアル"],
    ar: ["الدليل العملي", "دليل عملي", "دليل سياحي", "الدليل", "خطوة بخطوة", "دورة للمبتدئين", "شرح مبسط"] } },
  { id: "textbook", parents: ["nonfiction", "education"], words: {
    en: ["textbook", "course book", "teaching material", "course notes", "workbook", "exercise book", "lesson plan", "worksheets", "curriculum"], es: ["libro de texto", "manual escolar", "material didáctico", "apuntes", "cuaderno de ejercicios", "programación didáctica", "fichas didácticas"],
    fr: ["manuel scolaire", "support de cours", "cahier d'exercices", "notes de cours", "fiches pédagogiques", "programme scolaire"], zh: ["教科书", "教材", "课本", "讲义", "练习册", "教案"], "zh-TW": ["教科書", "教材", "課本", "講義", "練習冊", "教案"], ja: ["教科書", "教材", "ワークブック", "指導案", "問題集"],
    ar: ["الكتب المدرسية", "كتاب مدرسي", "كتب مدرسية", "مناهج دراسية", "الدروس", "كراسة تمارين", "خطة درس", "منهج دراسي"] } },
  { id: "self-help", parents: ["nonfiction"], words: {
    en: ["self-help", "self help", "personal development", "self improvement"], es: ["autoayuda", "desarrollo personal", "superación personal"],
    fr: ["développement personnel"], zh: ["励志", "自助", "自我提升", "个人成长"], "zh-TW": ["勵志", "自助", "自我提升", "個人成長"], ja: ["自己啓発", "自己成長"],
    ar: ["تطوير الذات", "تنمية بشرية", "تنمية ذاتية"] } },
  { id: "anthology", parents: ["book"], words: {
    en: ["anthology", "collected works"], es: ["antología", "obras reunidas"],
    fr: ["anthologie"], zh: ["选集", "文集", "合集"], "zh-TW": ["選集", "文集", "合集"], ja: ["作品集", "アンソロジー", "選集"],
    ar: ["المختارات", "مختارات", "أنطولوجيا"] } },
  { id: "magazine", parents: ["journalism"], words: {
    en: ["magazine", "zine", "fanzine"], es: ["revista", "fanzine"],
    fr: ["magazine", "revue", "fanzine"], zh: ["杂志", "期刊", "独立杂志"], "zh-TW": ["雜誌", "期刊", "獨立雜誌", "小誌"], ja: ["雑誌", "ジン", "同人誌"],
    ar: ["المجلات", "مجلة", "مجلات"] } },
  { id: "journalism", parents: ["nonfiction"], words: {
    en: ["journalism", "journalist", "reporter", "reportage"], es: ["periodismo", "periodista", "reportaje", "crónica periodística"],
    fr: ["journalisme", "journaliste", "reportage"], zh: ["新闻", "记者", "报道"], "zh-TW": ["新聞", "記者", "報導"], ja: ["ジャーナリズム", "記者", "ルポルタージュ", "報道"],
    ar: ["الصحافة", "صحافة", "صحفي", "تحقيق صحفي", "ريبورتاج"] } },
  { id: "newspaper", parents: ["journalism"], words: {
    en: ["newspaper", "the press"], es: ["periódico", "prensa"],
    fr: ["presse écrite", "journaux", "quotidien"], zh: ["报纸"], "zh-TW": ["報紙"], ja: ["新聞"],
    ar: ["الجرائد", "جريدة", "جرائد", "صحيفة"] } },
  { id: "fairy-tale", parents: ["folklore", "short-story"], words: {
    en: ["fairy tale", "fairy tales", "fairytale", "fairytales", "once upon a time", "fairy story"], es: ["cuento de hadas", "cuentos de hadas", "érase una vez"],
    fr: ["conte de fées", "contes de fées", "conte", "il était une fois"], zh: ["童话", "童话故事", "童话剧"], "zh-TW": ["童話", "童話故事", "童話劇"], ja: ["おとぎ話", "童話", "昔話", "メルヘン"],
    ar: ["الحكايات الخرافية", "حكاية خرافية", "حكايات خرافية", "كان يا ما كان"] } },
  { id: "fable", parents: ["short-story"], words: {
    en: ["fable", "fables", "parable"], es: ["fábula", "fábulas", "parábola"],
    fr: ["fable", "parabole"], zh: ["寓言"], "zh-TW": ["寓言"], ja: ["寓話"],
    ar: ["الحكايات الرمزية", "حكاية رمزية", "أمثولة", "حكايات على لسان الحيوان"] } },
  { id: "oral-story", parents: ["folklore"], words: {
    en: ["oral tradition", "storytelling", "storyteller"], es: ["tradición oral", "narración oral", "cuentacuentos"],
    fr: ["tradition orale", "conteur", "conteuse"], zh: ["口述传统", "讲故事", "说书"], "zh-TW": ["口述傳統", "講故事", "說書"], ja: ["語り部", "口承", "朗読"],
    ar: ["التراث الشفهي", "حكواتي", "تراث شفهي", "حكي"] } },
  { id: "translation", parents: ["book"], words: {
    en: ["translation", "translated"], es: ["traducción", "traducido"],
    fr: ["traduction", "traduit"], zh: ["翻译", "译本"], "zh-TW": ["翻譯", "譯本"], ja: ["翻訳", "訳書"],
    ar: ["الترجمة", "ترجمة", "مترجم"] } },
  { id: "dictionary", parents: ["nonfiction"], words: {
    en: ["dictionary", "encyclopedia", "glossary"], es: ["diccionario", "enciclopedia", "glosario"],
    fr: ["dictionnaire", "encyclopédie", "glossaire"], zh: ["词典", "字典", "百科全书"], "zh-TW": ["詞典", "字典", "百科全書"], ja: ["辞典", "事典", "百科事典", "辞書"],
    ar: ["القواميس", "قاموس", "قواميس", "معجم", "موسوعة"] } },
  { id: "speech", parents: ["nonfiction"], words: {
    en: ["speech", "public lecture", "lecture series", "sermon"], es: ["discurso", "conferencia"],
    fr: ["discours", "conférence"], zh: ["演讲", "讲座"], "zh-TW": ["演講", "講座"], ja: ["演説", "講演", "スピーチ"],
    ar: ["الخطب والمحاضرات", "خطاب", "خطبة", "محاضرة"] } },
  { id: "calendar", parents: ["illustration"], words: {
    en: ["calendar", "almanac", "planner"], es: ["calendario", "almanaque"],
    fr: ["calendrier", "almanach"], zh: ["日历", "挂历", "年历"], "zh-TW": ["日曆", "掛曆", "年曆"], ja: ["カレンダー", "手帳"],
    ar: ["التقويم", "تقويم", "رزنامة", "روزنامة"] } },
];
