import type { Concept } from "../concept.ts";

export const careAndBody: Concept[] = [
  { id: "abortion", parents: ["pregnancy", "society"], words: {
    en: ["abortion", "abortions", "unwanted pregnancy", "birth control", "contraception"], es: ["aborto", "anticoncepción", "embarazo no deseado"],
    fr: ["avortement", "ivg", "contraception", "grossesse non désirée"], zh: ["堕胎", "避孕", "人工流产"], "zh-TW": ["墮胎", "避孕", "人工流產"], ja: ["中絶", "避妊", "望まない妊娠"],
    ar: ["الإجهاض", "إجهاض", "منع الحمل"] } },
  { id: "eyesight", parents: ["health"], words: {
    en: ["eyesight", "vision", "glasses", "losing sight", "going blind", "optometry", "eye patients"], es: ["vista cansada", "gafas", "visión", "oftalmología", "perder la vista"],
    fr: ["vue", "lunettes", "vision", "ophtalmologie", "orthoptie", "perdre la vue"], zh: ["视力", "近视", "眼镜", "视觉"], "zh-TW": ["視力", "近視", "眼鏡", "視覺"], ja: ["視力", "眼鏡", "近視", "視覚"],
    ar: ["النظر", "نظارات", "بصر"] } },
  { id: "teeth", parents: ["health"], words: {
    en: ["teeth", "tooth", "dental", "dentistry", "toothache", "tooth fairy"], es: ["dientes", "diente", "dental", "muelas", "ratoncito pérez"],
    fr: ["dents", "dent", "dentaire", "petite souris des dents"], zh: ["牙齿", "牙科", "牙疼", "换牙"], "zh-TW": ["牙齒", "牙科", "牙疼", "換牙"], ja: ["歯", "歯科", "虫歯", "歯磨き"],
    ar: ["الأسنان", "أسنان", "سن", "ألم الأسنان"] } },
  { id: "diabetes", parents: ["illness"], words: {
    en: ["diabetes", "diabetic", "insulin"], es: ["diabetes", "diabético", "insulina"],
    fr: ["diabète", "diabétique"], zh: ["糖尿病"], "zh-TW": ["糖尿病"], ja: ["糖尿病"],
    ar: ["السكري", "سكري"] } },
  { id: "epilepsy", parents: ["illness"], words: {
    en: ["epilepsy", "parkinson's", "multiple sclerosis", "paralysis", "als"], es: ["epilepsia", "párkinson", "esclerosis múltiple", "parálisis"],
    fr: ["épilepsie", "parkinson", "sclérose en plaques", "paralysie"], zh: ["癫痫", "帕金森", "瘫痪", "渐冻症"], "zh-TW": ["癲癇", "帕金森", "癱瘓", "漸凍症"], ja: ["てんかん", "パーキンソン病", "麻痺", "難病患者"],
    ar: ["الصرع", "صرع", "شلل", "تصلب متعدد"] } },
  { id: "leprosy-and-plagues", parents: ["pandemic", "history"], words: {
    en: ["black death", "cholera", "leprosy", "smallpox", "spanish flu", "tuberculosis", "sanatorium"], es: ["peste negra", "cólera", "lepra", "viruela", "tuberculosis", "sanatorio"],
    fr: ["peste", "peste noire", "choléra", "lèpre", "variole", "tuberculose", "sanatorium"], zh: ["黑死病", "霍乱", "麻风", "肺结核", "鼠疫"], "zh-TW": ["黑死病", "霍亂", "麻風", "肺結核", "鼠疫"], ja: ["黒死病", "コレラ", "ハンセン病", "天然痘", "結核", "ペスト"],
    ar: ["الطاعون", "كوليرا", "جذام", "جدري", "سل"] } },
  { id: "memory-loss", parents: ["memory"], words: {
    en: ["amnesia", "losing memory", "forgets", "forgetful", "alzheimer's patient", "lost memories"], es: ["amnesia", "perder la memoria", "olvido"],
    fr: ["amnésie", "perdre la mémoire", "oubli"], zh: ["记忆丧失", "健忘", "遗忘"], "zh-TW": ["健忘", "遺忘"], ja: ["物忘れ", "忘却", "記憶を失う"],
    ar: ["نسيان", "ذاكرة مفقودة"] } },
  { id: "first-aid", parents: ["medicine"], words: {
    en: ["first aid", "ambulance", "emergency", "emergency services", "paramedics", "accident", "accidents", "car accident", "injury", "injured"], es: ["primeros auxilios", "ambulancia", "emergencias", "accidente", "herido", "accidente de tráfico"],
    fr: ["premiers secours", "ambulance", "accident", "blessé", "accident de voiture"], zh: ["急救", "救护车", "车祸", "事故", "受伤", "意外"], "zh-TW": ["急救", "救護車", "車禍", "事故", "受傷", "意外"], ja: ["救急車", "応急手当", "事故", "交通事故", "怪我", "救命"],
    ar: ["الإسعاف", "إسعاف", "طوارئ", "حادث", "حادث سيارة", "جريح"] } },
];
