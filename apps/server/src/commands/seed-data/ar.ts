import type { SeedCreator } from "./seed-work.ts";

export const ar = [
  {
    name: "ليلى الحدّاد",
    email: "layla.haddad@example.org",
    profile: {
      visibility: "public",
      title: "مخرجة أفلام وثائقية وشاعرة",
      bio: "أصوّر البيوت كما هي، وأكتب عمّا يبقى منها.",
    },
    works: [
      {
        title: "جمعةٌ بلا موعد",
        description:
          "سلسلة وثائقية بلا سيناريو عن نمط الحياة: في كل حلقة بيتٌ واحد ويومُ جمعةٍ واحد، من رائحة القهوة الأولى إلى آخر ضيف يغادر.",
        keywords: ["بلا سيناريو", "نمط الحياة", "تلفزيون الواقع", "العائلة"],
        materialType: "documentary",
        medium: "tv",
        categories: ["dramatic"],
        published: { date: "2023-05-19", city: "عمّان", province: "محافظة العاصمة" },
        collaborators: [
          { givenName: "رامي", familyName: "الزعبي", email: "rami.zoubi@example.org" },
          { givenName: "هالة", familyName: "قعوار" },
        ],
      },
      {
        title: "على سطح الدار",
        description:
          "من تلفزيون الواقع، بلا نص مكتوب ولا لجنة تحكيم: ست نساء يفتحن مطعمًا على سطح بيت قديم، وأول الزبائن حماةُ إحداهن.",
        keywords: ["تلفزيون الواقع", "بلا سيناريو", "طبخ", "نمط الحياة"],
        materialType: "documentary",
        medium: "online",
        categories: ["dramatic"],
        published: { date: "2024-03-08", city: "السلط", province: "البلقاء" },
      },
      {
        title: "ما تركته المفاتيح",
        description: "مجموعة شعرية. قصائد قصيرة عن مفاتيح بيوت لم تعد قائمة، مرتّبة بحسب وزن المفتاح في اليد.",
        keywords: ["شعر", "ذاكرة", "بيوت"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2019-09-26", city: "عمّان", province: "محافظة العاصمة" },
      },
      {
        title: "بريد منتصف الليل",
        description:
          "مسلسل إذاعي في عشر حلقات. مذيعة تقرأ على الهواء رسائل بلا عناوين، إلى أن تصلها رسالة مكتوبة بخط يدها.",
        keywords: ["مسلسل إذاعي", "رسائل", "غموض"],
        materialType: "script",
        medium: "radio",
        categories: ["dramatic", "literary"],
        file: {
          name: "بريد-منتصف-الليل.txt",
          mediaType: "text/plain",
          text: "الحلقة الأولى. (صوت ورق يُفتح) المذيعة: أهلًا بكم. هذه الرسالة لا أعرف لمن هي، فلنقرأها كأنها لنا.",
        },
      },
      {
        title: "درجٌ بين جبلين",
        description: "صور لأدراج المدينة القديمة ومن يجلسون عليها حين يبرد الحجر آخر النهار.",
        keywords: ["تصوير فوتوغرافي", "مدينة", "أدراج"],
        materialType: "photograph",
        medium: "online",
        categories: ["artistic"],
      },
    ],
  },
  {
    name: "يوسف المنصوري",
    email: "youssef@rimal.example",
    works: [
      {
        title: "حارسة المقابر الملكية",
        description:
          "لعبة حركة ومغامرات. عالمة آثار تتعقّب لصوص القبور في مدينة طمرتها الرمال لتعيد الكنوز إلى مواضعها الأولى، وكلما فتحت بابًا أُغلق من خلفها باب.",
        keywords: ["لعبة فيديو", "مغامرة", "آثار", "مقابر", "كنز"],
        materialType: "animation",
        medium: "videogame",
        categories: ["artistic", "dramatic"],
        published: { date: "2022-10-14", city: "مراكش", province: "مراكش آسفي" },
        collaborators: [
          { givenName: "سلمى", familyName: "بنجلون", email: "salma@rimal.example" },
          { givenName: "إدريس", familyName: "أوحساين" },
        ],
      },
      {
        title: "خريطة العطّار",
        description:
          "رواية مغامرات. خريطة كنزٍ مرسومة بالزعفران تبهت كلما لامسها الضوء، وقافلةٌ لا تستطيع قراءتها إلا في الليل.",
        keywords: ["رواية", "مغامرة", "كنز", "صحراء"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2018-02-09", city: "الدار البيضاء", province: "الدار البيضاء سطات" },
      },
      {
        title: "الغرفة التاسعة",
        description:
          "سيناريو فيلم طويل. أربعة منقّبين عن الآثار يُغلَق عليهم باب مقبرة لم يسبقهم إليها أحد، ثم يجدون أسماءهم منقوشة على الجدار.",
        keywords: ["سينما", "آثار", "مقبرة", "تشويق"],
        materialType: "screenplay",
        medium: "screen",
        categories: ["dramatic", "literary"],
        file: {
          name: "الغرفة-التاسعة-المسودة-الثانية.txt",
          mediaType: "text/plain",
          text: "داخلي. ممر حجري. ليل. قطرة ماء تسقط، فيلتفت الأربعة معًا: لم تمطر هنا منذ ألف عام.",
        },
      },
      {
        title: "كناوة لليلٍ طويل",
        description: "ثماني مقطوعات لسنتير وقراقب ومضخّم صوت قديم، سُجّلت دفعة واحدة حتى الفجر.",
        keywords: ["كناوة", "موسيقى مغربية", "تسجيل حي"],
        materialType: "music",
        medium: "music",
        categories: ["musical"],
        published: { date: "2021-06-25", city: "الصويرة", province: "مراكش آسفي" },
      },
      {
        title: "الجمل الذي أضاع القافلة",
        description: "مسلسل رسوم متحركة للصغار. جملٌ شارد الذهن يعرف أسماء النجوم كلها ولا يعرف طريق البيت.",
        keywords: ["رسوم متحركة", "أطفال", "صحراء"],
        materialType: "animation",
        medium: "tv",
        categories: ["artistic", "dramatic"],
        published: { date: "2023-12-15", city: "الرباط", province: "الرباط سلا القنيطرة" },
        copyrightRelation: "licensee",
      },
    ],
  },
  {
    name: "مريم العطّار",
    email: "mariam.attar@example.org",
    works: [
      {
        title: "كل شيء على ما يرام",
        description:
          "رواية مصوّرة عن الاكتئاب. في شقة صغيرة بالقاهرة يغيب اللون صفحةً بعد صفحة، ثم يعود من حيث لا يتوقعه أحد.",
        keywords: ["قصص مصورة", "كوميكس", "الصحة النفسية", "الاكتئاب"],
        materialType: "book",
        medium: "literary",
        categories: ["literary", "artistic"],
        published: { date: "2021-01-29", city: "القاهرة", province: "القاهرة" },
      },
      {
        title: "تاكسي القلق",
        description:
          "كوميكس على الإنترنت، بطله سائق تاكسي ثرثار اسمه القلق، يعرف لكل مشوار أسوأ طرقه. حكايات مرحة عن الصحة النفسية، غير مصنّفة عمريًا.",
        keywords: ["كوميكس", "قصص مصورة", "القلق", "الصحة النفسية"],
        materialType: "book",
        medium: "online",
        categories: ["literary", "artistic"],
        published: { date: "2023-10-10", city: "الإسكندرية", province: "الإسكندرية" },
      },
      {
        title: "بطاقات إلى نفسي",
        description:
          "خمسون بطاقة بريدية مرسومة أرسلتها الفنانة إلى نفسها أيام عجزها عن الكلام، فصارت قصة مصوّرة صامتة عن التعافي.",
        keywords: ["قصة مصورة", "رسم", "التعافي", "الصحة النفسية"],
        materialType: "art",
        medium: "other",
        categories: ["artistic"],
      },
      {
        title: "المصعد معطّل",
        description:
          "مسرحية كوميدية في فصل واحد. سكان عمارة من تسعة طوابق يلتقون على السلّم لأول مرة منذ عشرين عامًا، ويكتشفون أنهم مدعوّون إلى العرس نفسه.",
        keywords: ["مسرح", "كوميديا", "جيران"],
        materialType: "script",
        medium: "stage",
        categories: ["dramatic"],
        published: { date: "2017-11-03", city: "القاهرة", province: "القاهرة" },
        collaborators: [{ givenName: "شريف", familyName: "منصور", email: "sherif.mansour@example.org" }],
      },
      {
        title: "ألف باب وباب",
        description: "عمل فني تفاعلي. تختار بابًا من أبواب المدينة القديمة فيحكي لك عمّن دخل منه ولم يخرج.",
        keywords: ["فن تفاعلي", "عمارة", "حكايات"],
        materialType: "art",
        medium: "interactive",
        categories: ["artistic", "literary"],
      },
    ],
  },
  {
    name: "نور الدين بن سالم",
    email: "noureddine@zarbiya.example",
    works: [
      {
        title: "آخر من يسقي النخل",
        description:
          "فيلم وثائقي. في واحةٍ يتراجع ماؤها كل صيف، يوزّع رجلٌ في الثمانين حصص السقي بساعةٍ رملية لا يثق بغيرها.",
        keywords: ["وثائقي", "واحة", "ماء"],
        materialType: "documentary",
        medium: "screen",
        categories: ["dramatic"],
        published: { date: "2020-02-21", city: "توزر", province: "توزر" },
      },
      {
        title: "نوبة لعودٍ وآلة خياطة",
        description: "خمس حركات على إيقاع مشغل الجدّة: الغرزة السريعة، وانقطاع الخيط، وقيلولة الظهيرة.",
        keywords: ["عود", "موسيقى تجريبية", "مالوف"],
        materialType: "music",
        medium: "radio",
        categories: ["musical"],
        published: { date: "2022-11-11", city: "تونس", province: "تونس" },
        collaborators: [{ givenName: "آمنة", familyName: "الطرابلسي", email: "emna@zarbiya.example" }],
      },
      {
        title: "قطار الجنوب",
        description:
          "سيناريو مسلسل قصير من خمس حلقات. قطارٌ ليلي يتعطّل في العراء، فيضطر ركّابه إلى اقتسام الماء والأسرار.",
        keywords: ["سيناريو", "مسلسل", "قطار"],
        materialType: "screenplay",
        medium: "tv",
        categories: ["dramatic", "literary"],
        unlisted: true,
      },
      {
        title: "أيدي البحّارة",
        description: "صور مقرّبة لأيدي صيادي قرقنة، كل يدٍ مع العقدة التي تحسن ربطها.",
        keywords: ["تصوير فوتوغرافي", "بحر", "صيادون"],
        materialType: "photograph",
        medium: "literary",
        categories: ["artistic"],
        published: { date: "2015-07-18", city: "صفاقس", province: "صفاقس" },
      },
      {
        title: "قاموسٌ لمدينة صغيرة",
        description:
          "قصص قصيرة مرتّبة ترتيب المعجم: تحت كل حرفٍ حكاية، وتحت حرف النون صفحة بيضاء لمن رحل دون أن يودّع.",
        keywords: ["قصص قصيرة", "مدينة", "ذاكرة"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2023-04-28", city: "بنزرت", province: "بنزرت" },
      },
    ],
  },
] as const satisfies readonly SeedCreator[];
