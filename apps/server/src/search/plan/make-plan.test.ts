import type { Language } from "@colophon/api";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { TokenFrequencies } from "../index/token-frequencies.ts";
import { createLookups } from "./lookups.ts";
import { makePlan } from "./make-plan.ts";
import type { Plan } from "./plan.ts";

const { pool } = await createTestDatabase();

const read = (question: string, language: Language) =>
  makePlan(question, {
    lookups: createLookups(pool, new TokenFrequencies()),
    language,
    asker: null,
    thisYear: 2026,
  });

test.each<[Language, string, Plan]>([
  [
    "en",
    "films about grief from the seventies that nobody has released",
    { published: false, yearFrom: 1970, yearTo: 1979 },
  ],
  ["en", "documentries on whales publihed since 2011", { types: ["documentary"], yearFrom: 2011 }],
  ["en", "books, apart from novels, on beekeeping", { types: ["book"] }],
  ["en", "photographs from the last ten years", { types: ["photograph"], yearFrom: 2016 }],
  ["en", "something along the lines of Blue Harbour", { similarTo: { id: null, title: "Blue Harbour" } }],
  ["en", "could you recommend something by Marta Ruiz Vega?", { creator: "Marta Ruiz Vega" }],
  ["en", "songs in Spanish, not in English", { types: ["music"], workLang: "es" }],
  ["en", "books written by women", { types: ["book"] }],
  ["en", "comics without an age rating", { flags: ["unrated"] }],
  ["en", "a song, a play or a game", { types: ["script", "music"], media: ["videogame"], isEither: true }],
  ["en", "a film or a novel", { types: ["book"], media: ["screen"], isEither: true }],
  ["fr", "une chanson, une photo ou un livre", { types: ["book", "music", "photograph"] }],
  ["es", "una canción o un cuento", { types: ["book", "music"] }],
  ["ja", "歌か本か写真", { types: ["book", "music", "photograph"] }],
  ["zh", "一首歌、一本书或者一部纪录片", { types: ["book", "documentary", "music"] }],
  ["ar", "أغنية أو كتاب", { types: ["book", "music"] }],
  ["en", "musical works", { categories: ["musical"] }],
  ["en", "literary or dramatic works", { categories: ["literary", "dramatic"] }],
  ["fr", "créations musicales", { categories: ["musical"] }],
  ["es", "obras literarias", { categories: ["literary"] }],
  ["ar", "أحدث الأعمال الموسيقية", { categories: ["musical"], sort: "newest" }],
  ["zh-TW", "語文作品", { categories: ["literary"] }],
  ["ja", "演劇の作品", { categories: ["dramatic"] }],
  ["en", "exhibitions of calligraphy", { media: ["exhibition"] }],
  ["fr", "une exposition de photos", { types: ["photograph"], media: ["exhibition"] }],
  ["zh", "印刷作品", { media: ["print"] }],
  ["en", "what was registered last week", { sort: "newest" }],
  ["en", "what's new this month", { sort: "newest" }],
  ["en", "anything except comedies and documentaries", { excludeTypes: ["documentary"] }],
  ["en", "new songs", { types: ["music"], sort: "newest" }],
  ["en", "a new family in an old house", {}],
  ["en", "new york photographs", { types: ["photograph"] }],
  ["en", "owls, but nothing animated", { excludeTypes: ["animation"] }],
  ["fr", "le blues le plus récent", { sort: "newest" }],
  ["zh", "爵士乐", { types: ["music"] }],
  ["zh", "快乐", {}],
  ["es", "las tres últimas novelas", { count: 3, sort: "newest" }],
  ["es", "el último tren", {}],
  ["fr", "le dernier métro", {}],
  ["ar", "أغاني جديدة", { types: ["music"], sort: "newest" }],
  ["ar", "حياة جديدة", {}],
  ["ja", "新しい順に写真を見せて", { types: ["photograph"], sort: "newest" }],
  ["ja", "古い町の写真", { types: ["photograph"] }],
  ["es", "canciones que nadie ha publicado todavía", { types: ["music"], published: false }],
  ["es", "libros sobre la guerra civil de 2009 en adelante", { types: ["book"], yearFrom: 2009 }],
  ["es", "algo de miedo que no sea novela", { excludeTypes: ["book"] }],
  ["es", "cuentos de la década de los noventa", { yearFrom: 1990, yearTo: 1999 }],
  ["es", "si te gustó El faro dormido", { similarTo: { id: null, title: "El faro dormido" } }],
  ["fr", "des films des années quatre-vingt-dix", { yearFrom: 1990, yearTo: 1999 }],
  ["fr", "romans qui n'ont jamais été publiés", { published: false }],
  ["fr", "tout sauf des livres sur la mer", { excludeTypes: ["book"] }],
  ["fr", "quelque chose à la manière de Neiges d'août", { similarTo: { id: null, title: "Neiges d'août" } }],
  ["zh", "二〇一五年以后的动画片", { types: ["animation"], yearFrom: 2015 }],
  ["zh", "2015年之后的书", { types: ["book"], yearFrom: 2016 }],
  ["zh-TW", "2015年以後的書", { types: ["book"], yearFrom: 2015 }],
  ["zh", "除了小说以外关于战争的作品", { excludeTypes: ["book"] }],
  ["zh", "来3首歌", { count: 3, types: ["music"] }],
  ["zh", "喜欢《海边的灯塔》的人会喜欢什么", { similarTo: { id: null, title: "海边的灯塔" } }],
  ["zh-TW", "民國八十五年的紀錄片", { types: ["documentary"], yearFrom: 1996, yearTo: 1996 }],
  ["zh-TW", "從來沒發表過的詩", { published: false }],
  ["zh-TW", "請問有沒有類似「海邊的燈塔」的繪本？", { similarTo: { id: null, title: "海邊的燈塔" } }],
  ["ar", "أغاني التسعينات", { types: ["music"], yearFrom: 1990, yearTo: 1999 }],
  ["ar", "روايات لم ينشرها أحد بعد", { published: false }],
  ["ar", "أريد كتابين عن البحر", { count: 2, types: ["book"] }],
  ["ar", "أفلام صدرت منذ عام ٢٠١٨ فصاعدا", { yearFrom: 2018 }],
  ["ja", "八十年代の歌を三曲教えて", { count: 3, types: ["music"], yearFrom: 1980, yearTo: 1989 }],
  ["ja", "まだどこにも出版されていない詩", { published: false }],
  ["ja", "映画以外で戦争を描いたもの", { excludeTypes: ["screenplay"] }],
  ["ja", "『海の灯台』が好きな人におすすめの小説", { similarTo: { id: null, title: "海の灯台" } }],
  ["en", "photographs by date, from the oldest to the newest", { types: ["photograph"], sort: "oldest" }],
  ["fr", "chansons, de la plus récente à la plus ancienne", { types: ["music"], sort: "newest" }],
  ["fr", "documentaires, du plus ancien au plus récent", { types: ["documentary"], sort: "oldest" }],
  ["es", "discos de los setenta", { types: ["music"], yearFrom: 1970, yearTo: 1979 }],
  ["es", "volver a estudiar a los cuarenta", {}],
  ["en", "books that teach Arabic-speaking children to read", { types: ["book"] }],
  ["fr", "apprendre à parler anglais", {}],
  ["zh", "教法语的软件", {}],
  ["zh", "法语小说", { workLang: "fr" }],
  ["ja", "フランス語を学ぶ本", { types: ["book"] }],
  ["ja", "フランス語の小説", { workLang: "fr" }],
  ["zh", "推荐一部关于海的纪录片", { types: ["documentary"] }],
  ["ar", "كتب عن تصوير الشارع", { types: ["book"] }],
  ["es", "guiones de aventuras", { types: ["screenplay", "script"] }],
  ["ja", "映画の脚本", { types: ["screenplay"] }],
  ["en", "any scripts that are not screenplays", { types: ["script"], excludeTypes: ["screenplay"] }],
  ["en", "farming games", { media: ["videogame"] }],
  ["en", "photographs meant for exhibitions", { types: ["photograph"], media: ["exhibition"] }],
  ["en", "photographs of an exhibition", { types: ["photograph"] }],
  ["fr", "des œuvres imprimées", { media: ["print"] }],
  ["es", "obras de exposición", { media: ["exhibition"] }],
  ["ar", "مطبوعات", { media: ["print"] }],
  ["ja", "展示用の作品", { media: ["exhibition"] }],
  ["zh", "参展作品", { media: ["exhibition"] }],
  ["zh-TW", "參展作品", { media: ["exhibition"] }],
  ["ja", "学校が舞台の小説", {}],
  ["en", "written by big brother", {}],
  ["es", "Muéstreme obras de estilo de vida sin guion", { flags: ["unscripted"] }],
  ["ar", "أرني أعمالا بأسلوب حياة بلا سيناريو", { flags: ["unscripted"] }],
  ["ja", "鬼滅の刃のような漫画", { similarTo: { id: null, title: "鬼滅の刃" } }],
  [
    "en",
    "comics like The Dragon of the Lighthouse",
    { similarTo: { id: null, title: "The Dragon of the Lighthouse" } },
  ],
])("%s: %s", async (language, question, plan) => {
  expect((await read(question, language)).plan).toEqual(plan);
});

test.each<[Language, string, string[]]>([
  [
    "en",
    "Hello! I was wondering whether you happen to have any stories about lighthouses, please?",
    ["lighthouses"],
  ],
  [
    "en",
    "I'm preparing a lesson on volcanoes for my class. Could you suggest some books? Thanks a lot!",
    ["volcanoes"],
  ],
  [
    "es",
    "Buenas tardes, me gustaría saber si tienen historias de volcanes. Muchas gracias de antemano.",
    ["volcanes"],
  ],
  ["en", "my daughter adores horses, what could she read?", ["horses"]],
  ["fr", "ma fille adore les chevaux, que lui conseillez-vous ?", ["chevaux"]],
  ["zh", "我女儿很喜欢马，有什么可以给她看？", ["马"]],
  ["fr", "Bonjour, auriez-vous par hasard des récits sur les volcans ? Merci d'avance.", ["volcans"]],
  ["zh", "您好，请问有没有关于航海的故事？麻烦您推荐一下，谢谢！", ["航海"]],
  ["zh-TW", "不好意思打擾了，想請問這裡有沒有貓的作品呢？", ["猫"]],
  ["ar", "السلام عليكم، لو تكرمتم هل لديكم قصص عن البحر؟ ولكم جزيل الشكر", ["البحر"]],
  [
    "ja",
    "お忙しいところ恐れ入りますが、猫を描いた作品がございましたら、ご紹介いただけますと幸いです。",
    ["猫"],
  ],
])("%s: politeness leaves the subject alone: %s", async (language, question, subjects) => {
  expect((await read(question, language)).topics.map(({ text }) => text)).toEqual(subjects);
});

test.each<[Language, string, string[]]>([
  ["en", "romance but not sad, please", ["sad"]],
  ["es", "novelas que no sean de terror, gracias", ["terror"]],
  ["zh", "跟爱情无关的小说", ["爱情"]],
  ["ja", "子ども向けの絵本でマンガではないもの", ["マンガ"]],
  ["zh", "没有爱情的电影", ["爱情"]],
  ["zh", "有没有爱情的电影", []],
])("%s: %s are not about %j", async (language, question, subjects) => {
  expect((await read(question, language)).excluded.map(({ text }) => text)).toEqual(subjects);
});

test("of a title that nobody knows, its concepts are left where nothing else is asked for", async () => {
  const conceptsOf = async (question: string) =>
    (await read(question, "en")).topics.flatMap(({ concepts }) => concepts);
  expect(await conceptsOf("something like The Dragon of the Lighthouse")).toContain("dragon");
  expect(await conceptsOf("video games like The Dragon of the Lighthouse")).toEqual([]);
});

test.each<[Language, string, Plan, string]>([
  ["en", "works like Harry Potter", { similarTo: { id: null, title: "Harry Potter" } }, "magic-school"],
  [
    "en",
    "3 works like Hary Poter",
    { count: 3, similarTo: { id: null, title: "Hary Poter" } },
    "magic-school",
  ],
  ["zh-TW", "類似哈利波特的小說", {}, "magic-school"],
])("%s: %s asks for what that is about", async (language, question, plan, expected) => {
  const { topics, ...parsed } = await read(question, language);
  expect(parsed).toMatchObject({ plan, isLikeFamous: true });
  expect(topics.flatMap(({ concepts }) => concepts)).toContain(expected);
});

test.each<[Language, string, string[]]>([
  ["fr", "romans policiers", ["mystery", "novel"]],
  ["es", "novelas de misterio en Madrid", ["mystery", "novel"]],
  ["zh", "推理小说", ["mystery", "novel"]],
  ["en", "graphic novels", ["graphic-novel"]],
  ["ja", "子ども向けアニメ", ["for-children", "anime"]],
  ["zh", "给孩子看的动画", ["for-children"]],
  ["zh-TW", "給小朋友看的動畫", ["for-children"]],
])("%s: %s is about all of %j", async (language, question, expected) => {
  const { topics, kinds } = await read(question, language);
  expect([...topics, ...kinds].flatMap(({ concepts }) => concepts)).toEqual(expect.arrayContaining(expected));
});

test.each<[Language, string]>([
  ["en", "how do I register a work?"],
  ["en", "What does it cost to register my song?"],
  ["en", "I'd like to register my novel"],
  ["en", "how does this registry work?"],
  ["fr", "comment enregistrer une œuvre ?"],
  ["fr", "Comment puis-je enregistrer mon roman ?"],
  ["es", "¿cómo registro mi obra?"],
  ["es", "¿Cómo puedo registrar una canción?"],
  ["ar", "كيف أسجل عملي؟"],
  ["ar", "كيف يمكنني تسجيل كتاب جديد؟"],
  ["zh", "如何登记作品"],
  ["zh", "请问怎么登记我的小说？"],
  ["zh-TW", "我要怎麼登記作品？"],
  ["ja", "作品を登録するには"],
  ["ja", "小説の登録方法を教えてください"],
])("%s: %s asks for no works", async (language, question) => {
  const { plan, topics, kinds } = await read(question, language);
  expect({ plan, topics, kinds }).toEqual({ plan: {}, topics: [], kinds: [] });
});

test.each<[Language, string]>([
  ["en", "documentaries about how to register to vote"],
  ["en", "how to register bees"],
  ["fr", "comment enregistrer un album de jazz"],
  ["es", "canciones sobre el registro civil"],
  ["zh", "如何登记结婚"],
  ["ja", "住民登録の本"],
])("%s: %s asks for works", async (language, question) => {
  const { topics } = await read(question, language);
  expect(topics.length).toBeGreaterThan(0);
});

test("stories are a subject where nothing else is asked for", async () => {
  expect((await read("stories", "en")).topics).toMatchObject([{ text: "stories" }]);
});

test.each<[Language, string, string]>([
  ["fr", "Pas de fantômes.", "fantomes"],
  ["fr", "Des contes pour le soir. Pas de policier.", "policier"],
  ["ar", "ليس قصصا عن الأشباح", "الاشباح"],
  ["ja", "怖くない話", "怖い"],
  ["en", "anything except comedies and documentaries", "comedies"],
  ["en", "Something for a rainy evening. No vampires.", "vampires"],
])("%s: %s asks for none about %s", async (language, question, unwanted) => {
  const { excluded, topics } = await read(question, language);
  expect(excluded.map(({ text }) => text)).toContain(unwanted);
  expect(topics.map(({ text }) => text)).not.toContain(unwanted);
});
