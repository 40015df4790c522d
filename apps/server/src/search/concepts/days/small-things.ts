import type { Concept } from "../concept.ts";

export const smallThings: Concept[] = [
  { id: "boxes-and-bottles", parents: ["household-objects"], words: {
    en: ["boxes", "mysterious box", "old box", "tin box", "bottles", "jar", "jars", "old suitcase", "chest of drawers", "trunk in the attic", "barrel", "barrels", "sack", "crate", "lunch tin"], es: ["caja misteriosa", "cajas", "botella", "botellas", "frasco", "frascos", "baúl", "baúles", "cesta", "cestas", "barril", "caja de lata", "tarro", "tarros"],
    fr: ["boîtes", "boîte mystérieuse", "bouteille", "bouteilles", "bocal", "malle", "malles", "coffre ancien", "panier", "paniers", "tonneau", "boîte en fer", "vieille malle", "coffret"], zh: ["盒子", "神秘的盒子", "瓶子", "箱子", "罐子", "木箱", "铁盒", "篮子", "饼干盒", "纸箱", "旧箱子", "玻璃瓶", "坛子"], "zh-TW": ["盒子", "神秘的盒子", "瓶子", "箱子", "罐子", "木箱", "鐵盒", "籃子", "餅乾盒", "紙箱", "舊箱子", "玻璃瓶", "罈子", "罐頭", "竹籃"], ja: ["箱", "木箱", "謎の箱", "瓶", "空き瓶", "小箱", "缶", "籠", "玉手箱", "宝石箱", "壺", "段ボール箱", "空き缶"],
    ar: ["صندوق", "صناديق", "زجاجة", "زجاجات", "علبة", "علب", "سلة", "سلال", "برميل", "قارورة", "صندوق غامض", "صندوق خشبي"] } },
  { id: "crowns-and-rings", parents: ["treasure"], words: {
    en: ["crowns", "crown jewels", "tiara", "gold ring", "lost ring", "stolen ring", "diamond ring", "sceptre", "throne jewels", "amulets", "medallion"], es: ["corona de oro", "anillo perdido", "diadema", "tiara", "amuletos", "colgante", "medallón", "broche de plata", "joyas de la corona"],
    fr: ["couronne d'or", "anneau", "bague perdue", "tiare", "amulettes", "joyaux de la couronne", "broche ancienne", "diadème"], zh: ["指环", "吊坠", "皇冠", "权杖", "丢失的戒指", "玉佩", "金戒指", "玉镯", "徽章"], "zh-TW": ["指環", "吊墜", "皇冠", "權杖", "丟失的戒指", "玉佩", "金戒指", "玉鐲", "徽章", "墜子"], ja: ["冠", "魔法の指輪", "護符", "ペンダント", "勾玉", "婚約の指輪", "タリスマン", "金の指輪"],
    ar: ["تيجان", "تمائم", "عقد ضائع", "خاتم ذهبي", "حرز", "صولجان", "جواهر التاج"] } },
  { id: "elevators-and-corridors", parents: ["urban-life"], words: {
    en: ["elevator", "elevators", "stuck in an elevator", "stuck in a lift", "escalator", "escalators", "stairwell", "lobby", "parking garage", "car park", "underground car park", "vending machine", "vending machines"], es: ["ascensor", "ascensores", "elevador", "escalera mecánica", "escaleras mecánicas", "hueco de la escalera", "aparcamiento", "estacionamiento", "atrapados en un ascensor", "máquina expendedora"],
    fr: ["ascenseur", "ascenseurs", "escalator", "escalier roulant", "cage d'escalier", "parking", "parkings", "coincés dans un ascenseur", "distributeur automatique", "hall d'immeuble"], zh: ["电梯", "扶梯", "停车场", "被困电梯", "楼道", "自动扶梯", "地下车库", "自动贩卖机", "电梯里", "楼梯间"], "zh-TW": ["電梯", "扶梯", "停車場", "被困電梯", "樓道", "自動扶梯", "地下車庫", "自動販賣機", "電梯裡", "樓梯間", "手扶梯", "販賣機", "受困電梯"], ja: ["エレベーター", "エスカレーター", "駐車場", "非常階段", "エレベーターの", "自動販売機", "自販機", "踊り場", "地下駐車場"],
    ar: ["مصعد", "مصاعد", "سلم متحرك", "موقف سيارات", "عالقون في المصعد", "مواقف السيارات", "بهو العمارة", "مدخل العمارة"] } },
  { id: "night-walk", parents: ["walking", "night"], words: {
    en: ["night walk", "night walks", "walking at night", "walks at night", "nocturnal walk", "sleepless walker", "wandering at night", "walking in the rain", "walk in the rain", "walking through the night", "midnight walk"], es: ["paseo nocturno", "caminar de noche", "paseos nocturnos", "caminata nocturna", "caminar bajo la lluvia", "vagar de noche", "paseante nocturno", "pasear de noche"],
    fr: ["promenade nocturne", "marcher la nuit", "balade nocturne", "promeneur nocturne", "marcher sous la pluie", "errer la nuit", "balades nocturnes", "marche nocturne"], zh: ["夜间散步", "夜行", "夜里散步", "夜游", "雨中散步", "雨中漫步", "深夜散步", "夜晚散步", "夜晚漫步", "夜色漫步"], "zh-TW": ["夜間散步", "夜行", "夜裡散步", "夜遊", "雨中散步", "雨中漫步", "深夜散步", "夜晚散步", "夜晚漫步", "夜色漫步", "深夜漫步"], ja: ["夜の散歩", "夜歩き", "深夜の散歩", "雨の散歩", "夜道", "夜の街歩き", "真夜中の散歩", "夜を歩", "夜更けの道", "夜を彷徨"],
    ar: ["نزهة ليلية", "مشي في الليل", "تجول ليلي", "المشي ليلا", "مشي تحت المطر", "السير ليلا", "جولة ليلية", "نزهة تحت المطر"] } },
];
