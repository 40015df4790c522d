import type { Concept } from "../concept.ts";

export const coloursOneByOne: Concept[] = [
  { id: "colour-red", parents: ["colours"], words: {
    en: ["red", "scarlet", "crimson", "vermilion", "ruby red", "reddish", "red colour", "blood red", "cherry red", "shade of red"], es: ["rojo", "roja", "rojos", "rojas", "escarlata", "carmesí", "color rojo", "bermellón", "granate"],
    fr: ["rouge", "rouges", "écarlate", "vermillon", "cramoisi", "carmin", "rougeoyant", "pourpre rouge"], zh: ["红色", "大红", "鲜红", "朱红", "绯红", "深红", "血红", "赤红", "红艳"], "zh-TW": ["紅色", "大紅", "鮮紅", "硃紅", "緋紅", "深紅", "血紅", "赤紅", "紅豔", "紅通通"], ja: ["赤い", "赤色", "真っ赤", "紅", "朱色", "深紅", "緋色", "紅色", "真紅", "赤の"],
    ar: ["أحمر", "حمراء", "قرمزي", "لون أحمر", "احمرار", "أحمر قان", "حمر"] } },
  { id: "colour-blue", parents: ["colours"], words: {
    en: ["blue", "navy blue", "turquoise", "azure", "cobalt", "ultramarine", "sky blue", "cyanotype blue", "bluish", "deep blue", "indigo blue"], es: ["azul", "azules", "turquesa", "azul marino", "azul cielo", "añil azul", "azulado", "azul profundo", "cobalto"],
    fr: ["bleu", "bleue", "bleus", "bleues", "turquoise", "azur", "bleu marine", "bleu ciel", "bleuté", "outremer", "cobalt"], zh: ["蓝色", "湛蓝", "天蓝", "深蓝", "蔚蓝", "宝蓝", "碧蓝", "浅蓝", "靛蓝", "海蓝", "蓝的"], "zh-TW": ["藍色", "湛藍", "天藍", "深藍", "蔚藍", "寶藍", "碧藍", "淺藍", "靛藍", "海藍", "藍的", "水藍", "土耳其藍"], ja: ["青い", "青色", "青の", "水色", "紺色", "群青", "藍色", "紺碧", "碧い", "真っ青", "空色", "蒼い", "青と"],
    ar: ["أزرق", "زرقاء", "لازوردي", "فيروزي", "لون أزرق", "زرقة", "كحلي", "سماوي اللون", "أزرق غامق"] } },
  { id: "colour-green", parents: ["colours"], words: {
    en: ["green", "emerald green", "greenish", "olive green", "dark green", "lush green", "shades of green", "viridian", "pale green"], es: ["verde", "verdes", "verdoso", "verde esmeralda", "verde oliva", "tonos verdes", "verde oscuro"],
    fr: ["vert", "verte", "verts", "vertes", "verdâtre", "vert émeraude", "vert olive", "verdoyant", "vert pâle"], zh: ["绿色", "翠绿", "碧绿", "墨绿", "嫩绿", "草绿", "深绿", "青绿", "绿意", "橄榄绿"], "zh-TW": ["綠色", "翠綠", "碧綠", "墨綠", "嫩綠", "草綠", "深綠", "青綠", "綠意", "橄欖綠"], ja: ["緑色", "緑の", "緑", "若草色", "深緑", "翠", "エメラルドグリーン", "黄緑", "萌黄", "新緑色", "濃い緑"],
    ar: ["أخضر", "خضراء", "لون أخضر", "زمردي", "اخضرار", "أخضر غامق", "زيتي اللون", "خضرة الطبيعة"] } },
  { id: "colour-yellow-and-orange", parents: ["colours"], words: {
    en: ["yellow and orange", "yellow", "golden yellow", "ochre", "amber", "saffron yellow", "orange colour", "gold leaf", "gilded", "mustard yellow", "lemon yellow", "orange tones"], es: ["amarillo y naranja", "amarillo", "amarilla", "amarillos", "amarillas", "ocre", "ámbar", "anaranjado", "color naranja", "pan de oro", "mostaza color"],
    fr: ["jaune et orange", "jaune", "jaunes", "ocre", "ambre", "orangé", "feuille d'or", "jaune d'or", "couleur orange"], zh: ["黄与橙", "黄色", "金色", "金黄", "橙色", "琥珀", "赭石", "土黄", "鹅黄", "橘色", "明黄", "金箔", "橙黄"], "zh-TW": ["黃與橙", "黃色", "金色", "金黃", "橙色", "琥珀", "赭石", "土黃", "鵝黃", "橘色", "明黃", "金箔", "橙黃", "琥珀色"], ja: ["黄色と橙色", "黄色", "金色", "黄金色", "橙色", "琥珀色", "黄土色", "山吹色", "オレンジ色", "琥珀", "金箔", "黄色い", "レモン色"],
    ar: ["أصفر وبرتقالي", "أصفر", "صفراء", "برتقالي", "كهرماني", "مغرة", "لون أصفر", "لون ذهبي", "اصفرار", "برتقالية اللون"] } },
  { id: "colour-black-and-grey", parents: ["colours"], words: {
    en: ["black and grey", "colour black", "jet black", "pitch black", "shades of gray", "all in black", "grey", "gray", "charcoal grey", "black paint"], es: ["negro y gris", "color negro", "gris", "grises", "tonos grises", "negro intenso", "negrura"],
    fr: ["noir et gris", "couleur noire", "gris", "grise", "grises", "noirceur", "tons gris", "noir profond", "camaïeu"], zh: ["黑与灰", "黑色", "灰色", "漆黑", "深灰", "墨黑", "乌黑", "灰调", "黑灰", "灰蒙蒙", "银灰"], "zh-TW": ["黑與灰", "黑色", "灰色", "漆黑", "深灰", "墨黑", "烏黑", "灰調", "黑灰", "灰濛濛", "銀灰", "灰階"], ja: ["黒と灰色", "黒い", "黒色", "灰色", "真っ黒", "漆黒", "鼠色", "灰色の", "黒の", "黒一色"],
    ar: ["أسود ورمادي", "أسود اللون", "لون أسود", "رمادي", "رمادية", "سواد", "درجات الرمادي", "أسود قاتم", "لون رمادي"] } },
  { id: "colour-white", parents: ["colours"], words: {
    en: ["white and silver", "colour white", "pure white", "snow-white colour", "all in white", "whiteness", "off-white", "ivory colour", "pearly", "white on white", "milky white", "silver colour", "silvery"], es: ["blanco y plateado", "color blanco", "blanco puro", "blancura", "marfil color", "plateado", "nacarado", "blanco sobre blanco", "todo de blanco", "blanquecino"],
    fr: ["blanc et argenté", "couleur blanche", "blanc pur", "blancheur", "argenté", "nacré", "blanc sur blanc", "tout en blanc", "blanc cassé", "ivoire couleur", "blanchâtre"], zh: ["白与银", "白色", "纯白", "银色", "乳白", "洁白", "米白", "珍珠白", "银白", "灰白"], "zh-TW": ["白與銀", "白色", "純白", "銀色", "乳白", "米白", "珍珠白", "銀白", "灰白"], ja: ["白と銀", "白い", "白色", "純白", "真っ白", "銀色", "乳白色", "白さ", "象牙色", "白の", "白一色"],
    ar: ["أبيض وفضي", "أبيض اللون", "لون أبيض", "ناصع البياض", "بياض", "فضي", "فضية", "عاجي", "لؤلؤي", "أبيض ناصع", "لون فضي"] } },
  { id: "colour-pink-and-purple", parents: ["colours"], words: {
    en: ["pink and purple", "pink", "purple", "violet colour", "mauve", "magenta", "fuchsia", "pastel colours", "pastel tones", "rosy", "lavender colour", "lilac colour", "hot pink", "pastel pink"], es: ["rosa y morado", "color rosa", "morado", "morada", "violeta color", "lila", "malva", "magenta", "fucsia", "tonos pastel", "púrpura", "rosado", "rosada", "colores pastel"],
    fr: ["rose et violet", "couleur rose", "violet", "violette couleur", "mauve", "magenta", "fuchsia", "tons pastel", "pourpre", "rosé couleur", "parme", "couleurs pastel"], zh: ["粉与紫", "粉色", "粉红", "紫色", "粉红色", "紫罗兰色", "淡紫", "品红", "桃红", "玫红", "马卡龙色", "粉彩色", "深紫", "浅紫"], "zh-TW": ["粉與紫", "粉色", "粉紅", "紫色", "粉紅色", "紫羅蘭色", "淡紫", "品紅", "桃紅", "玫紅", "馬卡龍色", "粉彩色", "深紫", "淺紫", "粉嫩"], ja: ["ピンクと紫", "ピンク", "桃色", "紫色", "薄紫", "藤色", "すみれ色", "マゼンタ", "パステルカラー", "桜色", "紫の", "ピンク色", "茜色", "薔薇色"],
    ar: ["وردي وبنفسجي", "وردي", "وردية", "بنفسجي", "بنفسجية", "أرجواني", "ليلكي", "لون وردي", "أرجوانية", "فوشيا", "ألوان الباستيل", "موف"] } },
];
