import type { Concept } from "../concept.ts";

export const seaAndSurvival: Concept[] = [
  { id: "shipwreck", parents: ["sea", "disaster"], words: {
    en: ["shipwrecks", "sunken ship", "capsized", "wreck", "sinking ship", "lost at sea", "drowned city", "sunken city"], es: ["naufragios", "barco hundido", "pecio", "perdido en el mar", "hundimiento", "ciudad sumergida"],
    fr: ["naufrages", "épave", "bateau coulé", "perdu en mer", "ville engloutie", "faire naufrage", "fit naufrage", "épave engloutie", "navire échoué", "bateau échoué", "naufrage du titanic", "titanic", "chasseur d'épaves", "naufrageurs", "disparus en mer", "homme à la mer"], zh: ["沉船", "翻船", "沉没", "船难", "沉没的城市"], "zh-TW": ["沉船", "翻船", "沉沒", "船難", "沉沒的城市"], ja: ["難破", "沈没", "沈没船", "海に沈んだ"],
    ar: ["غرق السفينة", "حطام سفينة", "تحطم سفينة", "مدينة غارقة"] } },
  { id: "underwater", parents: ["sea"], words: {
    en: ["underwater", "undersea", "deep sea", "seabed", "bottom of the sea", "ocean floor", "scuba", "abyss", "submerged", "sunken"], es: ["bajo el mar", "fondo del mar", "profundidades marinas", "abismo marino"],
    fr: ["sous la mer", "fond de la mer", "grands fonds", "abysses", "sous l'océan", "monde sous-marin", "fonds marins", "fonds sous-marins", "plongeuse", "scaphandre", "scaphandrier", "apnéiste", "bathyscaphe", "abyssal"], zh: ["海底", "深海", "水下", "海底世界"], "zh-TW": ["海底", "深海", "水下", "海底世界"], ja: ["深海", "海底", "海の底", "水中"],
    ar: ["أعماق البحر", "تحت الماء", "قاع البحر", "الغوص"] } },
  { id: "pearl-diving", parents: ["sea", "work"], words: {
    en: ["pearl diving", "pearl", "pearls", "pearl diver", "pearl divers", "oyster", "oysters", "diving for pearls"], es: ["perla", "perlas", "buceador de perlas", "ostra", "ostras"],
    fr: ["perle", "perles", "pêcheur de perles", "huître", "huîtres", "pêcheuse de perles", "collier de perles", "perle rare des mers", "ama plongeuse", "perle noire", "perliculture"], zh: ["采珠", "珍珠", "采珠人", "牡蛎"], "zh-TW": ["採珠", "珍珠", "採珠人", "牡蠣"], ja: ["真珠", "真珠採り", "牡蠣"],
    ar: ["صيد اللؤلؤ", "لؤلؤ", "اللؤلؤ", "غواص لؤلؤ", "محار", "الغوص على اللؤلؤ", "غوص على اللؤلؤ", "الغوص بحثا عن اللؤلؤ", "غوص اللؤلؤ", "غواصون", "مغاص", "موسم الغوص"] } },
];
