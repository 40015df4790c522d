import type { Grammar } from "../grammar.ts";

export const en: Grammar = {
  types: {
    animation: "animations?|animated (?:films?|movies?|shorts?|series|works?)|cartoons?|anime",
    art: "art|artworks?|paintings?|drawings?|illustrations?|sculptures?|works? of art",
    book: "books?|e-?books?",
    documentary: "documentar(?:y|ies)(?: films?| series)?",
    screenplay: "screenplays?|(?:film|movie) scripts?",
    script: "scripts?|teleplays?",
    music: "music|songs?|albums?|soundtracks?|tunes?|music tracks?|compositions?",
    photograph: "photos?|photographs?|photography|pictures?(?! books?)|snapshots?",
  },
  media: {
    videogame: "video ?games?|computer games?|(?<!board |card |ball )games?",
    stage:
      "(?:stage|theat(?:re|er)|theatrical) (?:plays?|works?|pieces?|shows?)|plays|theat(?:re|er)|for the stage|on stage",
    radio: "radio (?:plays?|dramas?|shows?|works?|programmes?|series)|for (?:the )?radio|on the radio|radio",
    tv: "(?:tv|television)(?: shows?| series| programmes?| programs?| works?)?|(?:on|for) (?:tv|television)",
    online: "online|web ?series|(?:on|for) the (?:web|internet)",
    interactive: "interactive(?: works?| fiction| stories| media)?",
  },
  categories: {
    literary: "literary works?",
    dramatic: "dramatic works?",
    artistic: "artistic works?",
    musical: "musical works?",
  },
  languages: {
    en: "(?:written )?in english|english[- ]language",
    es: "(?:written )?in spanish|spanish[- ]language",
    fr: "(?:written )?in french|french[- ]language",
    zh: "(?:written )?in (?:mandarin|chinese)|chinese[- ]language",
    ar: "(?:written )?in arabic|arabic[- ]language",
    ja: "(?:written )?in japanese|japanese[- ]language",
  },
  unscripted:
    "unscripted|non-?scripted|without (?:a )?scripts?|reality (?:tv|television)(?: shows?| series)?|reality (?:shows?|series|programmes?|programs?|contests?|competitions?)",
  unrated: "unrated|not rated|non-?rated|without (?:a )?ratings?|no rating",
  published: "published|already published|released",
  unpublished: "unpublished|not (?:yet )?published|never published|unreleased|not (?:yet )?released",
  newest: "latest|newest|most recent|(?:more )?recent|recently registered|new",
  oldest: "oldest|earliest|(?:first|earliest) registered",
  since:
    "(?:published |released |made |written |registered )?(?:since|from|starting (?:in|from)) YEAR(?: on| onwards?| and later)|(?:published |released |made |written |registered )?since YEAR|YEAR or later",
  after: "(?:published |released |made |written |registered )?(?:after|later than|newer than) YEAR|post-YEAR",
  before:
    "(?:published |released |made |written |registered )?(?:before|earlier than|older than|prior to) YEAR|pre-YEAR",
  until:
    "(?:published |released |made |written |registered )?(?:until|till|up to|through|no later than) YEAR|YEAR or earlier",
  between:
    "(?:published |released |made |written |registered )?(?:between YEAR and YEAR|from YEAR (?:to|until|through|till) YEAR|YEAR ?[-–] ?YEAR)",
  decade: "(?:published |released |from |in |of )*(?:the )?DECADEs",
  during: "(?:published |released |made |written |registered )?(?:in|from|of|during)(?: the year)? YEAR|YEAR",
  lastYear: "(?:from |published )?last year",
  thisYear: "(?:from |published )?this year",
  excludedTypes:
    "(?:but )?(?:(?:that|which) (?:are|is) )?(?:not|no|without|except(?: for)?|excluding|other than|apart from|aren't|isn't)(?: any)?(?: the)? TYPES|non-TYPES",
  excludedText:
    "(?:but )?(?:(?:that|which) (?:are|is) )?(?:not about|nothing about|without|except(?: for)?|excluding|but not|but no) TEXT",
  similar:
    "(?:similar|comparable|close|akin) (?:works? |titles? )?to TEXT|(?:resembling|reminiscent of|in the (?:style|vein|spirit|manner) of) TEXT|(?<!would |i |you |we |i'd |to )(?:like|such as) TEXT",
  by: "(?:(?:written|made|created|composed|directed|registered|taken|drawn|painted) )?by TEXT",
  ofCreator: "by|from|of|'s",
  inPlace: "(?:published |released |made |set )?(?:in|from|at)",
  placeIs: "",
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    twenty: 20,
  },
  count: "(?:the )?(?:top |best |first )?NUMBER",
  countWords: { "a couple of": 2, "a dozen": 12, "half a dozen": 6 },
  noise:
    "(?:please )?(?:find|show|give|get|bring|list|recommend|suggest|fetch|tell)(?: me| us)?|search(?:ing)?(?: for)?|look(?:ing)?(?: for| up)?|(?:i|we)(?:'d| would| am|'m)? (?:want|like|need|love)(?: to (?:see|find|read|watch|hear))?|i'm|please|works?|pieces?|titles?|creations?|items?|something|anything|stuff|some|any|all|registered|creators?|featuring|dealing with|related to|concerning|regarding|shows?|series|programmes?|kinds?|type",
};
