import type { Concept } from "../concept.ts";

export const africanCountries: Concept[] = [
  { id: "kenya", parents: ["east-africa"], words: {
    en: ["Kenya", "kenyan", "nairobi"], es: ["Kenia", "keniano", "keniana"],
    fr: ["Kenya", "kényan", "kényane"], zh: ["肯尼亚"], "zh-TW": ["肯亞"], ja: ["ケニア"],
    ar: ["كينيا", "كيني"] } },
  { id: "tanzania", parents: ["east-africa"], words: {
    en: ["Tanzania", "tanzanian"], es: ["Tanzania", "tanzano"],
    fr: ["Tanzanie", "tanzanien"], zh: ["坦桑尼亚"], "zh-TW": ["坦尚尼亞"], ja: ["タンザニア"],
    ar: ["تنزانيا"] } },
  { id: "uganda", parents: ["east-africa"], words: {
    en: ["Uganda", "ugandan"], es: ["Uganda", "ugandés"],
    fr: ["Ouganda", "ougandais"], zh: ["乌干达"], "zh-TW": ["烏干達"], ja: ["ウガンダ"],
    ar: ["أوغندا"] } },
  { id: "ethiopia", parents: ["east-africa"], words: {
    en: ["Ethiopia", "ethiopian", "addis ababa", "eritrea", "eritrean"], es: ["Etiopía", "etíope"],
    fr: ["Éthiopie", "éthiopien", "éthiopienne"], zh: ["埃塞俄比亚"], "zh-TW": ["衣索比亞"], ja: ["エチオピア"],
    ar: ["إثيوبيا", "إثيوبي"] } },
  { id: "rwanda", parents: ["east-africa"], words: {
    en: ["Rwanda", "rwandan"], es: ["Ruanda", "ruandés"],
    fr: ["Rwanda", "rwandais", "rwandaise"], zh: ["卢旺达"], "zh-TW": ["盧安達"], ja: ["ルワンダ"],
    ar: ["رواندا"] } },
  { id: "somalia", parents: ["east-africa"], words: {
    en: ["Somalia", "somali", "mogadishu"], es: ["Somalia", "somalí"],
    fr: ["Somalie", "somalien", "somalienne"], zh: ["索马里"], "zh-TW": ["索馬利亞"], ja: ["ソマリア"],
    ar: ["الصومال", "صومالي"] } },
  { id: "senegal", parents: ["west-africa"], words: {
    en: ["Senegal", "senegalese", "dakar"], es: ["Senegal", "senegalés", "senegalesa"],
    fr: ["Sénégal", "sénégalais", "sénégalaise", "dakar"], zh: ["塞内加尔"], "zh-TW": ["塞內加爾"], ja: ["セネガル"],
    ar: ["السنغال", "سنغالي"] } },
  { id: "ghana", parents: ["west-africa"], words: {
    en: ["Ghana", "ghanaian", "accra"], es: ["Ghana", "ghanés"],
    fr: ["Ghana", "ghanéen"], zh: ["加纳"], "zh-TW": ["迦納"], ja: ["ガーナ"],
    ar: ["غانا"] } },
  { id: "mali", parents: ["west-africa"], words: {
    en: ["Mali", "malian", "timbuktu", "bamako"], es: ["Malí", "maliense", "tombuctú", "bamako"],
    fr: ["Mali", "malien", "malienne", "tombouctou", "bamako"], zh: ["马里共和国", "廷巴克图", "巴马科"], "zh-TW": ["馬利共和國", "廷巴克圖", "巴馬科"], ja: ["マリ共和国", "トンブクトゥ", "バマコ"],
    ar: ["جمهورية مالي", "مالي وغرب أفريقيا", "تمبكتو", "باماكو"] } },
  { id: "ivory-coast", parents: ["west-africa"], words: {
    en: ["Ivory Coast", "ivorian", "abidjan"], es: ["Costa de Marfil", "marfileño"],
    fr: ["Côte d'Ivoire", "ivoirien", "ivoirienne", "abidjan"], zh: ["科特迪瓦", "象牙海岸"], "zh-TW": ["象牙海岸", "科特迪瓦"], ja: ["コートジボワール"],
    ar: ["ساحل العاج"] } },
  { id: "cameroon", parents: ["africa"], words: {
    en: ["Cameroon", "cameroonian"], es: ["Camerún", "camerunés"],
    fr: ["Cameroun", "camerounais", "camerounaise"], zh: ["喀麦隆"], "zh-TW": ["喀麥隆"], ja: ["カメルーン"],
    ar: ["الكاميرون"] } },
  { id: "mauritania", parents: ["sahel"], words: {
    en: ["Mauritania", "mauritanian"], es: ["Mauritania", "mauritano", "mauritana"],
    fr: ["Mauritanie", "mauritanien", "mauritanienne"], zh: ["毛里塔尼亚"], "zh-TW": ["毛里塔尼亞", "茅利塔尼亞"], ja: ["モーリタニア"],
    ar: ["موريتانيا", "موريتاني", "موريتانية", "نواكشوط", "شنقيط"] } },
  { id: "cape-verde", parents: ["west-africa"], words: {
    en: ["Cape Verde", "cape verdean"], es: ["Cabo Verde", "caboverdiano"],
    fr: ["Cap-Vert", "capverdien"], zh: ["佛得角"], "zh-TW": ["佛得角", "維德角"], ja: ["カーボベルデ"],
    ar: ["الرأس الأخضر"] } },
  { id: "liberia-and-sierra-leone", parents: ["west-africa"], words: {
    en: ["Liberia and Sierra Leone", "liberia", "sierra leone", "gambia"], es: ["Liberia y Sierra Leona", "liberia", "sierra leona", "gambia"],
    fr: ["Liberia et Sierra Leone", "libéria", "sierra leone", "gambie"], zh: ["利比里亚和塞拉利昂", "利比里亚", "塞拉利昂", "冈比亚"], "zh-TW": ["賴比瑞亞和獅子山", "利比里亞", "賴比瑞亞", "塞拉利昂", "獅子山共和國", "岡比亞"], ja: ["リベリアとシエラレオネ", "リベリア", "シエラレオネ", "ガンビア"],
    ar: ["ليبيريا وسيراليون", "ليبيريا", "سيراليون", "غامبيا"] } },
  { id: "congo", parents: ["central-africa"], words: {
    en: ["Congo", "congolese", "kinshasa"], es: ["Congo", "congoleño", "congoleña", "kinsasa"],
    fr: ["Congo", "congolais", "congolaise", "kinshasa"], zh: ["刚果"], "zh-TW": ["剛果"], ja: ["コンゴ"],
    ar: ["الكونغو", "كونغولي"] } },
  { id: "southern-africa", parents: ["africa"], words: {
    en: ["Southern Africa", "namibia", "botswana"], es: ["África austral", "namibia", "botsuana"],
    fr: ["Afrique australe", "namibie", "botswana"], zh: ["非洲南部", "纳米比亚"], "zh-TW": ["非洲南部", "納米比亞"], ja: ["アフリカ南部", "ナミビア"],
    ar: ["أفريقيا الجنوبية", "ناميبيا"] } },
  { id: "angola", parents: ["southern-africa"], words: {
    en: ["Angola", "angolan"], es: ["Angola", "angoleño"],
    fr: ["Angola", "angolais"], zh: ["安哥拉"], "zh-TW": ["安哥拉"], ja: ["アンゴラ"],
    ar: ["أنغولا"] } },
  { id: "zimbabwe", parents: ["southern-africa"], words: {
    en: ["Zimbabwe", "zimbabwean"], es: ["Zimbabue", "zimbabuense"],
    fr: ["Zimbabwe", "zimbabwéen"], zh: ["津巴布韦"], "zh-TW": ["辛巴威"], ja: ["ジンバブエ"],
    ar: ["زيمبابوي"] } },
  { id: "mozambique", parents: ["southern-africa"], words: {
    en: ["Mozambique", "mozambican"], es: ["Mozambique", "mozambiqueño"],
    fr: ["Mozambique", "mozambicain"], zh: ["莫桑比克"], "zh-TW": ["莫三比克"], ja: ["モザンビーク"],
    ar: ["موزمبيق"] } },
  { id: "madagascar", parents: ["africa"], words: {
    en: ["Madagascar", "malagasy"], es: ["Madagascar", "malgache"],
    fr: ["Madagascar", "malgache"], zh: ["马达加斯加"], "zh-TW": ["馬達加斯加"], ja: ["マダガスカル"],
    ar: ["مدغشقر"] } },
  { id: "apartheid-era", parents: ["apartheid", "south-africa"], words: {
    en: ["apartheid", "mandela", "apartheid era", "anti-apartheid", "soweto", "robben island"], es: ["apartheid", "mandela"],
    fr: ["apartheid", "ségrégation raciale en afrique", "lutte contre l'apartheid", "mandela"], zh: ["南非种族隔离", "曼德拉"], "zh-TW": ["南非種族隔離", "曼德拉"], ja: ["アパルトヘイト", "マンデラ"],
    ar: ["أبارتايد", "مانديلا"] } },
  { id: "libya", parents: ["maghreb"], words: {
    en: ["Libya", "libyan", "libyans", "tripoli", "benghazi"], es: ["Libia", "libio"],
    fr: ["Libye", "libyen", "libyenne"], zh: ["利比亚"], "zh-TW": ["利比亞"], ja: ["リビア"],
    ar: ["ليبيا", "ليبي", "ليبية", "طرابلس", "طرابلس الغرب"] } },
  { id: "mauritius", parents: ["indian-ocean-islands"], words: {
    en: ["Mauritius", "mauritian", "mauritian creole"], es: ["Mauricio isla", "isla mauricio"],
    fr: ["île Maurice", "mauricien", "mauricienne"], zh: ["毛里求斯"], "zh-TW": ["毛里求斯", "模里西斯"], ja: ["モーリシャス"],
    ar: ["موريشيوس"] } },
];
