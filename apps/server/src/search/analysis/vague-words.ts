import { fold } from "./fold.ts";
import { normalise } from "./normalise.ts";
import { stem } from "./stem.ts";
import type { TextLanguage } from "./text-language.ts";

/** What questions say without saying what they are about. Stopwords are not repeated here. */
const words: Readonly<Record<"en" | "es" | "fr" | "ar", string>> = {
  en: `people person persons folks thing things stuff way ways kind sort type lot bit part everyday talk talks tell tells
    told speak speaks show shows showing follow follows make makes making take takes give gives find look watch see read
    hear listen use used help helps keep try put let get getting go going come coming wonder wondering trouble mind hello
    hi hey greetings morning evening afternoon thanks thank kindly favour favor possible perhaps maybe recommend suggest
    suggestion suggestions available happen happens happening set based concerning mainly mostly different various several
    interesting beautiful main theme themes subject subjects topic topics content item project kind good nice best great
    deal deals explore explores exploring describe describes depict depicts portray portrays feature features focus focuses
    evoke express present current today yet ever already love like enjoy fond appreciate prepare preparing gather collection
    real true full fast slow long short little big small new modern write writes wrote written
    publish published made register registered`,
  es: `gente persona personas cosa cosas manera forma tipo modo hablar habla hablan hablen hable cuenta cuentan cuente
    cuenten narra narran narrar trata tratan trate traten sigue siguen muestra muestran hacer hace hacen hecho poner dar
    tomar ver leer escuchar buscar busco buscando encontrar querer quiero quisiera gustaria encantaria necesito preparar
    preparando venir vendria vendrian bien buenas buenos tardes noches hola gracias antemano favor disculpe disculpen
    molestia saludo saludos saber pregunta posible quizas recomendar recomiende disponible interesante bonito bonita mejor
    mejores bueno buena grande tema temas asunto contenido material cualquier acerca publicado aca aqui ahora distinto
    varios diferentes sirve sirva aprender ensene explica explique real largo corto pequeno nuevo nueva
    escrito escrita`,
  fr: `gens personne personnes chose choses facon maniere sorte type parler parle parlent raconte racontent raconter
    traite traitent traiter suit suivent montre montrent faire fait mettre donner prendre voir regarder lire ecouter
    entendre chercher cherche trouver vouloir voudrais aimerais aimerait souhaite souhaiterais besoin apprenne apprendrait
    venir aller bonjour bonsoir salut merci avance hasard plait pardon deranger savoir demander possible peut-etre
    recommander conseiller conseil disponible interessant interessante joli jolie beau belle meilleur bon bonne theme
    themes sujet sujets contenu ouvrage ouvrages diffuse diffuses diffusee divers different differents actuel lieu
    evoque evoquent explore abordant aborde abordent mettant propos vrai long petit nouveau nouvelle explique bord cote
    ecrit ecrits publie publies`,
  ar: `اشخاص شخص الناس ناس شيء شيئا اشياء طريقة نوع يحكي تحكي يحكون يتحدث تتحدث يتحدثون يتكلم يتكلمون يروي تروي يتناول
    تتناول يدور تدور يصف يعرض تعرض عرض عرضت صدر صدرت اريد ابحث ارغب احتاج اود ارجو سمحت تكرمتم تكرمت تفضلتم فضلك فضلكم
    عليكم مرحبا اهلا تحية شكرا جزيل الشكر ولكم لكم يوجد توجد لديكم عندكم ممكن يمكن يمكنكم اعطني هات عمل اعمال موضوع
    مواضيع جميل جميلة افضل جيد كبير صغير جديد طويل يساعد يساعدني تساعد يعلم يعلمني يشرح مسا صباح الخير النور رايع ممتع
    مهتم معرفة اقتراح تقترحون تنصحون يتعلق متعلقة بشان حول ينظم تنظم ينظمون`,
};

/** Written without spaces, these are taken out before the rest is read. */
const phrases: Readonly<Record<"zh" | "ja", string>> = {
  zh: `您好 你好 大家好 麻烦您 麻烦你 麻烦 谢谢您 谢谢 感谢 多谢 推荐 一下 不好意思 打扰了 打扰 想请问 请问 想要 想找 想看
    想听 想读 想知道 有没有 这里 那里 哪里 我们 你们 您 可不可以 能不能 可以 帮忙 帮我 一款 一个 一部 一本 一些 一点 一种
    什么 怎么 怎样 如何 多少 那种 这种 那些 这些 那样 这样 或者 以及 讲述 关于 有关 相关 描写 描述 反映 表现 记录了 题材
    主题 内容 类型 东西 作品 人们 大家 有人 比较 特别 非常 方面 之类 等等 的人 写的 拍的 画的 出的 适合 能够 需要 希望 寻找`,
  ja: `お忙しいところ 恐れ入りますが 恐れ入ります すみません こんにちは こんばんは はじめまして お願いします お願いいたします
    お願い致します お願い 教えてください 教えて ください 下さい ありがとうございます ありがとう ご紹介 紹介して いただけますと
    幸いです ございましたら ありますか ありますでしょうか 探しています 探してます 探して 見たい 読みたい 聴きたい 聞きたい
    知りたい 作品 人々 について に関する に関して 関する 扱った 扱う 描いた 描く 題材にした 題材 テーマ 内容 おすすめ お勧め
    どのように どんな 何か 誰か もの やつ こと という ような みたいな 確保 方々`,
};

const vague = new Set(
  Object.entries(words).flatMap(([language, list]) =>
    list.split(/\s+/).flatMap((word) => {
      const plain = fold(normalise(word));
      return [plain, stem(plain, language as TextLanguage)];
    }),
  ),
);

const compile = (list: string): RegExp =>
  new RegExp(
    list
      .split(/\s+/)
      .map((phrase) => normalise(phrase))
      .toSorted((a, b) => b.length - a.length)
      .join("|"),
    "gu",
  );
const vagueRuns = { zh: compile(phrases.zh), ja: compile(phrases.ja) };

/** Whether a word says so little that works need not have it. */
export const isVague = (word: string): boolean => vague.has(fold(word));

/** A question without what says nothing in it, everything else where it stands. */
export const withoutVague = (text: string, language: TextLanguage): string =>
  language === "zh" || language === "ja"
    ? text.replace(vagueRuns[language], (found) => " ".repeat(found.length))
    : text;
