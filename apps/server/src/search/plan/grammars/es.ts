import type { Grammar } from "../grammar.ts";

const made = "(?:publicad[oa]s? |estrenad[oa]s? |hech[oa]s? |escrit[oa]s? |registrad[oa]s? )?";

export const es: Grammar = {
  types: {
    animation:
      "animación|animaciones|dibujos animados|(?:películas?|cortos?|series?) de animación|películas? animadas?|cortos? animados?",
    art: "arte|obras? de arte|pinturas?|cuadros?|dibujos?|ilustración|ilustraciones|esculturas?",
    book: "libros?",
    documentary: "(?:series? |películas? )?documental(?:es)?",
    screenplay: "guion(?:es)?(?: de (?:cine|películas?|largometrajes?))?|guion(?:es)? cinematográficos?",
    script: "guion(?:es)? de (?:teatro|radio|televisión|tv|series?)|libretos?",
    music:
      "música|cancion(?:es)?|álbum|álbumes|temas? musical(?:es)?|piezas? musical(?:es)?|discos?|composición musical",
    photograph: "fotos?|fotografías?|imágenes|imagen",
  },
  media: {
    videogame: "videojuegos?|juegos? de (?:vídeo|ordenador)|(?<!mesa )juegos?(?! de mesa)",
    stage:
      "obras? de teatro|obras? teatral(?:es)?|piezas? (?:de teatro|teatral(?:es)?)|teatro|para (?:la escena|el escenario)",
    radio: "(?:obras? |programas? |series? )?(?:de|para) (?:la )?radio|radio|radiofónic[oa]s?|radioteatros?",
    tv: "(?:programas? |series? )?(?:de|para) (?:la )?(?:televisión|tele|tv)|televisión|televisiv[oa]s?",
    online: "en línea|online|(?:para|en) (?:la web|internet)|series? web",
    interactive: "interactiv[oa]s?",
  },
  categories: {
    literary: "obras? literarias?",
    dramatic: "obras? dramáticas?",
    artistic: "obras? artísticas?",
    musical: "obras? musicales?|obra musical",
  },
  languages: {
    en: "(?:escrit[oa]s? )?en inglés",
    es: "(?:escrit[oa]s? )?en (?:español|castellano)",
    fr: "(?:escrit[oa]s? )?en francés",
    zh: "(?:escrit[oa]s? )?en (?:chino|mandarín)",
    ar: "(?:escrit[oa]s? )?en árabe",
    ja: "(?:escrit[oa]s? )?en japonés",
  },
  unscripted: "sin guion|no guionizad[oa]s?|telerrealidad|(?:programas? de )?reality(?: shows?)?|realities",
  unrated:
    "(?:sin clasificar|sin clasificación|no clasificad[oa]s?)(?: por edad(?:es)?)?|sin calificar|sin calificación",
  published: "(?:ya )?publicad[oa]s?|estrenad[oa]s?|editad[oa]s?",
  unpublished: "inédit[oa]s?|no publicad[oa]s?|sin publicar|aún no publicad[oa]s?",
  newest: "(?:los |las |lo )?(?:más (?:recientes?|nuev[oa]s?)|últim[oa]s?|recientes?|nuev[oa]s?)",
  oldest: "(?:los |las |lo )?más (?:antigu[oa]s?|viej[oa]s?)",
  since: `${made}(?:desde|a partir de)(?: el año)? YEAR`,
  after: `${made}(?:después de|después del|posterior(?:es)? a|tras)(?: año)? YEAR`,
  before: `${made}(?:antes de|antes del|anterior(?:es)? a)(?: año)? YEAR`,
  until: `${made}hasta(?: el año)? YEAR`,
  between: `${made}(?:entre YEAR y YEAR|(?:de|desde) YEAR (?:a|hasta) YEAR|YEAR ?[-–] ?YEAR)`,
  decade: "(?:de |en )?(?:los|la década de(?: los)?) (?:años )?DECADE",
  during: `${made}(?:de|del|en|durante)(?: el)?(?: año)? YEAR|YEAR`,
  lastYear: "del año pasado|el año pasado",
  thisYear: "de este año|este año",
  excludedTypes:
    "(?:pero )?(?:que no (?:sean|son)|no|sin|excepto|salvo|menos|excluyendo|aparte de)(?: (?:l[oa]s|el|la))? TYPES",
  excludedText:
    "(?:pero )?(?:que no (?:sean?|traten?|hablen?)(?: de| sobre)?|sin|excepto|salvo|excluyendo|pero no) TEXT",
  similar:
    "(?:similar(?:es)?|parecid[oa]s?|semejantes?) (?:a|al) TEXT|(?:que se parezcan|del estilo|al estilo) (?:a|de|al|del) TEXT|(?:obras|algo|películas|libros|juegos|canciones|series) como TEXT|^como TEXT",
  by: "(?:(?:escrit|hech|cread|compuest|dirigid|registrad)[oa]s? )?por (?!edad)TEXT",
  ofCreator: "de|por|del",
  inPlace: "(?:publicad[oa]s? |estrenad[oa]s? |hech[oa]s? )?(?:en|desde)",
  placeIs: "",
  numbers: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    veinte: 20,
  },
  count: "(?:l[oa]s )?NUMBER",
  countWords: { "un par de": 2, "una docena de": 12 },
  noise:
    "búsca(?:me)?|búsque(?:n)?(?:me)?|muéstre(?:n)?(?:me)?|encuéntre(?:n)?(?:me)?|enséñe(?:n)?(?:me)?|dé(?:n)?me|recomiénde(?:n)?(?:me)?|busca(?:r|dme)?|buscando|busco|encuentra(?:me)?|encontrar|encuéntrame|muéstra(?:me)?|muestra(?:me)?|enséñame|da(?:r)?me|quiero(?: ver| leer| oír)?|quisiera|recomiénda(?:me)?|obras?|trabajos?|piezas?|creaciones|algun[oa]s?|algún|algo|por favor|que (?:traten?|hablen?)(?: de| sobre)?|registrad[oa]s?|acerca|series?|programas?|relacionad[oa]s?",
};
