import type { Grammar } from "../grammar.ts";

const made = "(?:publiée?s? |parue?s? |sortie?s? |faite?s? |écrite?s? |enregistrée?s? )?";

export const fr: Grammar = {
  types: {
    animation: "animations?|dessins? animés?|(?:films?|courts?-métrages?|séries?) d'animation",
    art: "art|(?:œuvres?|oeuvres?) d'art|peintures?|tableaux?|dessins?|illustrations?|sculptures?",
    book: "livres?|bouquins?|ouvrages?",
    documentary: "(?:films? |séries? )?documentaires?",
    screenplay: "scénarios?(?: de (?:films?|cinéma))?",
    script: "scripts?",
    music: "musiques?|chansons?|albums?(?! jeunesse)|morceaux?(?: de musique)?|pièces? musicales?",
    photograph: "photos?|photographies?|images?|clichés?",
  },
  media: {
    videogame: "jeux? vidéos?|(?<!société )jeux?(?! de société)",
    stage: "pièces? de théâtre|théâtre|pièces? théâtrales?|pour la scène|œuvres? théâtrales?",
    radio: "(?:pièces? |émissions? |fictions? )?(?:pour la |de la |à la |de )?radio|radiophoniques?",
    tv: "(?:séries? |émissions? |films? )?(?:pour la |de la |à la |de )?(?:télévision|télé|tv)|télévisée?s?|téléfilms?",
    online: "en ligne|(?:sur|pour) (?:le web|internet)|web-?séries?",
    interactive: "interacti(?:f|fs|ve|ves)",
  },
  categories: {
    literary: "(?:œuvres?|oeuvres?) littéraires?",
    dramatic: "(?:œuvres?|oeuvres?) dramatiques?",
    artistic: "(?:œuvres?|oeuvres?) artistiques?",
    musical: "(?:œuvres?|oeuvres?) musicales?",
  },
  languages: {
    en: "(?:écrite?s? )?en anglais",
    es: "(?:écrite?s? )?en espagnol",
    fr: "(?:écrite?s? )?en français",
    zh: "(?:écrite?s? )?en (?:chinois|mandarin)",
    ar: "(?:écrite?s? )?en arabe",
    ja: "(?:écrite?s? )?en japonais",
  },
  unscripted: "sans scénario|non scénarisée?s?|sans script|télé-?réalité|(?:émissions? de )?réalité",
  unrated: "non classée?s?|sans classification(?: par âge)?|non notée?s?|sans cote|sans note|non cotée?s?",
  published: "(?:déjà )?publiée?s?|parue?s?|éditée?s?",
  unpublished: "inédite?s?|non publiée?s?|pas (?:encore )?publiée?s?|jamais publiée?s?",
  newest:
    "(?:les |le |la )?(?:plus (?:récente?s?|nouveaux?|nouvelles?)|dernières?|derniers?|récente?s?|nouveaux?|nouvelles)",
  oldest: "(?:les |le |la )?plus (?:ancienne?s?|vieux|vieilles?)",
  since: `${made}(?:depuis|à partir de|dès)(?: l'année)? YEAR`,
  after: `${made}(?:après|postérieure?s? à)(?: l'année)? YEAR`,
  before: `${made}(?:avant|d'avant|antérieure?s? à)(?: l'année)? YEAR`,
  until: `${made}(?:jusqu'en|jusqu'à) YEAR`,
  between: `${made}(?:entre YEAR et YEAR|(?:de|depuis) YEAR (?:à|jusqu'en) YEAR|YEAR ?[-–] ?YEAR)`,
  decade: "(?:des |dans les |de la décennie )(?:années )?DECADE",
  during: `${made}(?:de|en|durant)(?: l'année)? YEAR|YEAR`,
  lastYear: "(?:de )?l'(?:année dernière|an dernier|an passé)",
  thisYear: "(?:de )?cette année",
  excludedTypes:
    "(?:mais )?(?:qui ne sont pas|pas|sans|sauf|excepté|hors|hormis|autres? que|à l'exception)(?: (?:de|des|les|le|la|du))? TYPES",
  excludedText:
    "(?:mais )?(?:qui ne parlent pas|sans|sauf|excepté|hormis|mais pas)(?: (?:de|des|du|les|sur))? TEXT",
  similar:
    "(?:similaires?|semblables?|comparables?) (?:à|au|aux) TEXT|(?:dans le (?:style|genre|goût)|du (?:style|genre)|proches?) (?:de|du|des|d') ?TEXT|qui ressemblent? (?:à|au|aux) TEXT|comme TEXT",
  by: "(?:(?:écrit|fait|créé|composé|réalisé|enregistré)e?s? )?par (?!âge)TEXT",
  ofCreator: "de|par|d'|du",
  inPlace: "(?:publiée?s? |parue?s? |faite?s? )?(?:à|au|aux|en|dans)",
  placeIs: "",
  numbers: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
    vingt: 20,
  },
  count: "(?:les )?NUMBER",
  countWords: { "une douzaine de": 12, "une dizaine de": 10, "une paire de": 2 },
  noise:
    "trouve(?:z|r)?(?:-moi| moi)?|cherche(?:z|r)?(?:-moi| moi)?|montre(?:z|r)?(?:-moi| moi)?|donne(?:z|r)?(?:-moi| moi)?|propose(?:z)?(?:-moi)?|recommande(?:z|r)?(?:-moi| moi)?|suggère(?:z|r)?(?:-moi| moi)?|je (?:veux|voudrais|cherche|souhaite)(?: voir| lire)?|œuvres?|oeuvres?|travaux|créations|quelques|quelque chose|s'il (?:te|vous) plaît|svp|enregistrée?s?|à propos|au sujet|qui (?:parlent?|traitent?)|parlant|autour|séries?|émissions?|programmes?",
};
