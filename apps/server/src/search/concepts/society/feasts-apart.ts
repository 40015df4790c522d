import type { Concept } from "../concept.ts";

export const feastsApart: Concept[] = [
  { id: "labour-day", parents: ["mayday-and-pancake-day"], words: {
    en: ["May Day", "labour day", "labor day", "maypole"], es: ["Día del Trabajo", "primero de mayo"],
    fr: ["fête du Travail", "premier mai"], zh: ["劳动节", "五一"], "zh-TW": ["勞動節"], ja: ["メーデー"],
    ar: ["عيد العمال"] } },
  { id: "mothers-day", parents: ["mayday-and-pancake-day", "mother"], words: {
    en: ["Mother's Day"], es: ["Día de la Madre"],
    fr: ["fête des Mères"], zh: ["母亲节"], "zh-TW": ["母親節"], ja: ["母の日"],
    ar: ["عيد الأم"] } },
  { id: "fathers-day", parents: ["mayday-and-pancake-day", "father"], words: {
    en: ["Father's Day"], es: ["Día del Padre"],
    fr: ["fête des Pères"], zh: ["父亲节"], "zh-TW": ["父親節"], ja: ["父の日"],
    ar: ["عيد الأب"] } },
  { id: "national-day", parents: ["mayday-and-pancake-day"], words: {
    en: ["national day", "bastille day"], es: ["fiesta nacional"],
    fr: ["fête nationale", "quatorze juillet", "bal du quatorze juillet"], zh: ["国庆节"], "zh-TW": ["國慶日", "雙十節"], ja: ["建国記念日"],
    ar: ["العيد الوطني"] } },
  { id: "lunar-new-year", parents: ["new-year"], words: {
    en: ["Lunar New Year", "chinese new year", "spring festival"], es: ["Año Nuevo chino", "año nuevo lunar"],
    fr: ["Nouvel An chinois", "nouvel an lunaire"], zh: ["春节", "拜年", "贴春联", "年味", "大年三十", "春联", "大年初一", "春晚", "团年", "恭喜发财", "正月初五", "小年", "腊八", "灶王", "福字", "贴福字", "祭灶", "年画门神"], "zh-TW": ["春節", "農曆年", "拜年", "貼春聯", "年味", "大年三十", "春聯", "大年初一", "春晚", "團年", "恭喜發財", "正月初五", "小年", "小年夜", "初二回娘家", "臘八", "灶王", "福字", "貼福字", "祭灶", "年畫門神", "拜天公"], ja: ["春節", "旧正月"],
    ar: ["السنة القمرية"] } },
  { id: "eid", parents: ["ramadan"], words: {
    en: ["Eid", "eid al-fitr", "eid celebration", "eid celebrations"], es: ["Eid", "eid al-fitr"],
    fr: ["Aïd", "aïd el-fitr", "fête de l'aïd"], zh: ["开斋节"], "zh-TW": ["開齋節"], ja: ["イード"],
    ar: ["عيد الفطر", "عيد الفطر السعيد", "كعك العيد الصغير", "عيدية", "عيديات"] } },
  { id: "lantern-festival", parents: ["celebration"], words: {
    en: ["Lantern Festival", "lantern parade", "chinese lanterns", "lantern lighting"], es: ["Festival de los Faroles"],
    fr: ["fête des Lanternes"], zh: ["元宵节", "元宵灯会", "上元", "观灯", "赏灯", "猜灯谜", "花灯"], "zh-TW": ["元宵節", "元宵燈會", "上元", "觀燈", "賞燈", "猜燈謎", "花燈", "天燈"], ja: ["ランタン祭り"],
    ar: ["مهرجان الفوانيس"] } },
  { id: "lanterns", parents: ["light-and-shadow"], words: {
    en: ["lanterns", "paper lantern", "paper lanterns"], es: ["farolillos"],
    fr: ["lanternes", "lampions"], zh: ["灯笼"], "zh-TW": ["燈籠"], ja: ["提灯", "灯籠"],
    ar: ["فوانيس", "فانوس"] } },
  { id: "passover", parents: ["jewish-feasts"], words: {
    en: ["Passover", "seder"], es: ["Pascua judía", "pésaj"],
    fr: ["Pessa'h", "pâque juive"], zh: ["逾越节"], "zh-TW": ["逾越節"], ja: ["過越祭"],
    ar: ["عيد الفصح اليهودي"] } },
  { id: "hanukkah", parents: ["jewish-feasts"], words: {
    en: ["Hanukkah", "menorah"], es: ["Janucá"],
    fr: ["Hanoukka"], zh: ["光明节"], "zh-TW": ["光明節"], ja: ["ハヌカ"],
    ar: ["حانوكا"] } },
  { id: "sabbath", parents: ["jewish-feasts"], words: {
    en: ["Sabbath", "shabbat"], es: ["sabbat", "shabat"],
    fr: ["chabbat"], zh: ["安息日"], "zh-TW": ["安息日"], ja: ["安息日"],
    ar: ["يوم السبت"] } },
  { id: "diwali", parents: ["hindu-feasts"], words: {
    en: ["Diwali", "festival of lights"], es: ["Diwali", "festival de las luces"],
    fr: ["Diwali", "divali", "fête des lumières"], zh: ["排灯节"], "zh-TW": ["排燈節"], ja: ["ディワリ", "光の祭り"],
    ar: ["ديوالي", "مهرجان الأضواء"] } },
  { id: "holi", parents: ["hindu-feasts"], words: {
    en: ["Holi festival", "festival of colours", "festival of colors"], es: ["Holi", "fiesta holi", "festival de los colores"],
    fr: ["Holi", "fête de holi", "fête des couleurs", "festival des couleurs"], zh: ["洒红节", "胡里节"], "zh-TW": ["灑紅節", "胡裡節"], ja: ["ホーリー祭"],
    ar: ["مهرجان هولي", "مهرجان الألوان"] } },
  { id: "obon", parents: ["celebration", "ancestor-worship", "japan"], words: {
    en: ["Obon", "o-bon", "bon odori"], es: ["Obon", "festival obon"],
    fr: ["Obon"], zh: ["盂兰盆节"], "zh-TW": ["盂蘭盆節"], ja: ["お盆", "灯籠流し", "精霊流し", "お彼岸", "迎え火"],
    ar: ["أوبون"] } },
  { id: "ghost-festival", parents: ["celebration", "ancestor-worship"], words: {
    en: ["Ghost Festival", "hungry ghost festival"], es: ["Festival de los Fantasmas"],
    fr: ["fête des Fantômes"], zh: ["中元节", "鬼节"], "zh-TW": ["中元節", "鬼節", "普渡", "中元普渡"], ja: ["中元節"],
    ar: ["مهرجان الأشباح"] } },
  { id: "confucianism", parents: ["philosophy", "china"], words: {
    en: ["Confucianism", "confucius", "confucian", "analects"], es: ["confucianismo", "confucio", "confuciano", "analectas"],
    fr: ["confucianisme", "confucius", "confucéen"], zh: ["儒家", "孔子", "儒学", "论语", "孟子", "儒教", "孔孟", "王阳明"], "zh-TW": ["儒家", "孔子", "儒學", "論語", "孟子", "儒教", "孔孟", "王陽明", "孔孟思想"], ja: ["儒教", "孔子", "論語", "儒学", "孟子", "朱子学"],
    ar: ["كونفوشيوسية", "كونفوشيوس", "كونفوشيوسي"] } },
  { id: "ganges", parents: ["india", "river"], words: {
    en: ["Ganges", "river ganges", "varanasi", "benares"], es: ["Ganges", "río ganges", "benarés"],
    fr: ["Gange", "fleuve gange", "bénarès"], zh: ["恒河", "瓦拉纳西"], "zh-TW": ["恆河", "瓦拉納西"], ja: ["ガンジス川", "バラナシ"],
    ar: ["نهر الغانج", "غانج"] } },
  { id: "caste", parents: ["india", "social-class"], words: {
    en: ["castes", "caste system"], es: ["castas", "sistema de castas"],
    fr: ["castes", "système des castes"], zh: ["种姓"], "zh-TW": ["種姓"], ja: ["カースト"],
    ar: ["طبقات هندية"] } },
  { id: "voodoo", parents: ["african-religions"], words: {
    en: ["voodoo", "vodou"], es: ["vudú"],
    fr: ["vaudou", "vodoun", "vaudou haïtien", "prêtre vaudou", "prêtresse vaudou"], zh: ["巫毒"], "zh-TW": ["巫毒"], ja: ["ブードゥー", "ヴードゥー"],
    ar: ["فودو"] } },
  { id: "pope", parents: ["catholic-church"], words: {
    en: ["pope", "papal conclave", "conclave", "papal bull"], es: ["papa de Roma"],
    fr: ["pape"], zh: ["教皇"], "zh-TW": ["教宗", "教皇"], ja: ["教皇"],
    ar: ["بابا الفاتيكان"] } },
];
