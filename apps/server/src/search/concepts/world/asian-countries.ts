import type { Concept } from "../concept.ts";

export const asianCountries: Concept[] = [
  { id: "saudi-arabia", parents: ["gulf-states"], words: {
    en: ["Saudi Arabia", "saudi", "riyadh", "jeddah"], es: ["Arabia Saudí", "saudí"],
    fr: ["Arabie saoudite", "saoudien", "saoudienne"], zh: ["沙特阿拉伯", "沙特"], "zh-TW": ["沙烏地阿拉伯", "沙特", "沙烏地"], ja: ["サウジアラビア"],
    ar: ["السعودية", "سعودي", "سعودية", "الرياض"] } },
  { id: "kuwait", parents: ["gulf-states"], words: {
    en: ["Kuwait", "kuwaiti"], es: ["Kuwait", "kuwaití"],
    fr: ["Koweït", "koweïtien"], zh: ["科威特"], "zh-TW": ["科威特"], ja: ["クウェート"],
    ar: ["الكويت", "كويتي"] } },
  { id: "qatar", parents: ["gulf-states"], words: {
    en: ["Qatar", "qatari", "doha"], es: ["Catar", "catarí"],
    fr: ["Qatar", "qatari", "doha"], zh: ["卡塔尔"], "zh-TW": ["卡達"], ja: ["カタール"],
    ar: ["قطر", "قطري", "قطرية"] } },
  { id: "emirates", parents: ["gulf-states"], words: {
    en: ["Emirates", "united arab emirates", "emirati", "abu dhabi", "dubai"], es: ["Emiratos", "emiratos árabes unidos", "dubái"],
    fr: ["Émirats", "émirats arabes unis", "émirati", "dubaï"], zh: ["阿联酋", "迪拜"], "zh-TW": ["阿聯酋", "阿聯", "杜拜"], ja: ["アラブ首長国連邦", "ドバイ"],
    ar: ["الإمارات", "إماراتي", "أبوظبي", "دبي"] } },
  { id: "oman", parents: ["gulf-states"], words: {
    en: ["Oman", "omani", "muscat"], es: ["Omán", "omaní"],
    fr: ["Oman", "omanais"], zh: ["阿曼"], "zh-TW": ["阿曼"], ja: ["オマーン"],
    ar: ["سلطنة عمان", "عماني", "مسقط"] } },
  { id: "bahrain", parents: ["gulf-states"], words: {
    en: ["Bahrain", "bahraini"], es: ["Baréin", "bareiní"],
    fr: ["Bahreïn", "bahreïni"], zh: ["巴林"], "zh-TW": ["巴林"], ja: ["バーレーン"],
    ar: ["البحرين", "بحريني"] } },
  { id: "south-asia", parents: ["asia"], words: {
    en: ["South Asia", "south asian", "indian subcontinent"], es: ["Asia meridional", "sur de asia"],
    fr: ["Asie du Sud", "sous-continent indien"], zh: ["南亚"], "zh-TW": ["南亞"], ja: ["南アジア"],
    ar: ["جنوب آسيا"] } },
  { id: "bangladesh", parents: ["south-asia"], words: {
    en: ["Bangladesh", "bangladeshi", "dhaka"], es: ["Bangladés", "bangladesí"],
    fr: ["Bangladesh", "bangladais"], zh: ["孟加拉国"], "zh-TW": ["孟加拉國"], ja: ["バングラデシュ"],
    ar: ["بنغلاديش"] } },
  { id: "sri-lanka", parents: ["south-asia"], words: {
    en: ["Sri Lanka", "sri lankan", "ceylon"], es: ["Sri Lanka", "ceilán"],
    fr: ["Sri Lanka", "srilankais"], zh: ["斯里兰卡"], "zh-TW": ["斯里蘭卡"], ja: ["スリランカ"],
    ar: ["سريلانكا"] } },
  { id: "nepal", parents: ["south-asia"], words: {
    en: ["Nepal", "nepali", "nepalese", "kathmandu"], es: ["Nepal", "nepalí"],
    fr: ["Népal", "népalais"], zh: ["尼泊尔"], "zh-TW": ["尼泊爾"], ja: ["ネパール"],
    ar: ["نيبال"] } },
  { id: "bhutan", parents: ["south-asia"], words: {
    en: ["Bhutan", "bhutanese"], es: ["Bután", "butanés"],
    fr: ["Bhoutan", "bhoutanais"], zh: ["不丹"], "zh-TW": ["不丹"], ja: ["ブータン"],
    ar: ["بوتان"] } },
  { id: "laos", parents: ["southeast-asia"], words: {
    en: ["Laos", "laotian"], es: ["Laos", "laosiano"],
    fr: ["Laos", "laotien"], zh: ["老挝"], "zh-TW": ["寮國"], ja: ["ラオス"],
    ar: ["لاوس"] } },
  { id: "myanmar", parents: ["southeast-asia"], words: {
    en: ["Myanmar", "burma", "burmese", "rangoon"], es: ["Birmania", "birmano"],
    fr: ["Birmanie", "birman"], zh: ["缅甸"], "zh-TW": ["緬甸"], ja: ["ミャンマー", "ビルマ"],
    ar: ["ميانمار", "بورما"] } },
  { id: "singapore", parents: ["southeast-asia"], words: {
    en: ["Singapore", "singaporean"], es: ["Singapur", "singapurense"],
    fr: ["Singapour", "singapourien"], zh: ["新加坡"], "zh-TW": ["新加坡"], ja: ["シンガポール"],
    ar: ["سنغافورة"] } },
  { id: "armenia", parents: ["caucasus"], words: {
    en: ["Armenia", "armenian", "armenians"], es: ["Armenia", "armenio"],
    fr: ["Arménie", "arménien", "arménienne"], zh: ["亚美尼亚"], "zh-TW": ["亞美尼亞"], ja: ["アルメニア"],
    ar: ["أرمينيا", "أرمني", "أرمن"] } },
  { id: "azerbaijan", parents: ["caucasus"], words: {
    en: ["Azerbaijan", "azerbaijani", "baku"], es: ["Azerbaiyán", "azerbaiyano"],
    fr: ["Azerbaïdjan", "azerbaïdjanais"], zh: ["阿塞拜疆"], "zh-TW": ["亞塞拜然"], ja: ["アゼルバイジャン"],
    ar: ["أذربيجان"] } },
  { id: "georgia-country", parents: ["caucasus"], words: {
    en: ["Georgia", "tbilisi", "georgians"], es: ["Georgia", "tiflis", "georgiano"],
    fr: ["Géorgie", "géorgien", "géorgienne"], zh: ["格鲁吉亚"], "zh-TW": ["喬治亞"], ja: ["ジョージア国"],
    ar: ["جورجيا"] } },
  { id: "chechnya", parents: ["caucasus"], words: {
    en: ["Chechnya", "chechen", "chechens"], es: ["Chechenia", "checheno"],
    fr: ["Tchétchénie", "tchétchène"], zh: ["车臣"], "zh-TW": ["車臣"], ja: ["チェチェン"],
    ar: ["شيشان"] } },
  { id: "jordan", parents: ["levant"], words: {
    en: ["Jordan", "jordanian", "jordanians", "amman"], es: ["Jordania", "jordano"],
    fr: ["Jordanie", "jordanien", "jordanienne", "jordaniens", "amman"], zh: ["约旦"], "zh-TW": ["約旦"], ja: ["ヨルダン"],
    ar: ["الأردن", "أردني"] } },
];
