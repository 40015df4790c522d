import type { Grammar } from "../grammar.ts";

const made =
  "(?:que (?:salió|salieron|se (?:publicó|publicaron|estrenó|estrenaron)) |(?:publicad|estrenad|hech|escrit|registrad|aparecid|editad|cread|grabad)[oa]s? )?";

/** Works of a category, also beside another one: «obras literarias o musicales». */
const category = (adjective: string): string =>
  `(?:en |de )?(?:la )?categoría:? ${adjective}|algo ${adjective}|(?:obras?|creación|creaciones|producción|producciones|trabajos?)(?: (?:literari[oa]s?|dramátic[oa]s?|artístic[oa]s?|musical(?:es)?) [oye])? ${adjective}`;

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
      "música|cancion(?:es)?|álbum|álbumes|temas? musical(?:es)?|piezas? musical(?:es)?|discos?|vinilos?|composición musical",
    photograph: "fotos?|fotografías?|imágenes|imagen",
  },
  anyScript:
    "guion(?:es)?(?! (?:de (?:cine|películas?|largometrajes?|teatro|radio|televisión|tv|series?)|cinematográficos?))",
  forms: {
    book: "novelas?|cuentos?|relatos?|poesía|poemas?|poemarios?|ensayos?|biografías?|memorias|recetarios?",
    screenplay: "películas?|pelis?|filmes|film|largometrajes?|cortometrajes?",
    script: "(?:obras? de )?teatro|obras? teatrales?|podcasts?|series?(?: de (?:televisión|tv))?",
  },
  media: {
    videogame: "videojuegos?|juegos? de (?:vídeo|ordenador)|(?<!mesa )juegos?(?! de mesa)",
    stage:
      "obras? de teatro|obras? teatral(?:es)?|piezas? (?:de teatro|teatral(?:es)?)|teatro|para (?:la escena|el escenario)",
    radio:
      "(?:obras? |programas? |series? )?(?:de|para) (?:la )?radio|radio|(?:(?:ficciones|ficción|novelas?|series?|dramas?|documental(?:es)?) )?radiofónic[oa]s?|radioteatros?",
    tv: "(?:programas? |series? )?(?:de|para) (?:la )?(?:televisión|tele|tv)|televisión|televisiv[oa]s?",
    online: "en línea|online|(?:para|en) (?:la web|internet)|series? web",
    interactive: "interactiv[oa]s?",
    print: "(?:obras?|trabajos?) impres[oa]s?|medios? impresos?|impres[oa]s(?= (?:sobre|de|para) )|en papel",
    exhibition:
      "obras? de exposici(?:ón|ones)|(?:(?:pensad|destinad)[oa]s? (?:a|para)|para una|en una) exposici(?:ón|ones)|exposici(?:ón|ones)(?= (?:de|sobre|con) )",
    screen: "para (?:la (?:gran )?pantalla|el cine)|obras? (?:de cine|cinematográficas?)",
  },
  categories: {
    literary: category("literari[oa]s?"),
    dramatic: category("dramátic[oa]s?"),
    artistic: `${category("artístic[oa]s?")}|obras? (?:plásticas?|visual(?:es)?)`,
    musical: category("musical(?:es)?"),
  },
  languages: {
    en: "(?:escrit[oa]s? )?en (?:lengua )?(?:inglés|inglesa)|(?:de|en) habla inglesa",
    es: "(?:escrit[oa]s? )?en (?:lengua )?(?:español|española|castellano|castellana)|(?:de|en) habla (?:hispana|española)",
    fr: "(?:escrit[oa]s? )?en (?:lengua )?(?:francés|francesa)",
    zh: "(?:escrit[oa]s? )?en (?:lengua )?(?:chino|china|mandarín)",
    ar: "(?:escrit[oa]s? )?en (?:lengua )?(?:árabe)",
    ja: "(?:escrit[oa]s? )?en (?:lengua )?(?:japonés|japonesa)",
  },
  unscripted: "sin guion|no guionizad[oa]s?|telerrealidad|(?:programas? de )?reality(?: shows?)?|realities",
  unrated:
    "(?:sin (?:calificar|calificación|clasificar|clasificación)|no (?:calificad|clasificad)[oa]s?)(?: (?:por|de) edad(?:es)?)?|(?:sin clasificar|sin clasificación|no clasificad[oa]s?)(?: por edad(?:es)?)?|sin calificar|sin calificación",
  published: "(?:ya )?(?:publicad|estrenad|editad)[oa]s?|que (?:ya )?(?:ha|han) salido",
  unpublished:
    "inédit[oa]s?|(?:aún |todavía )?(?:no|sin|nunca|jamás) (?:(?:se|aún|todavía|ha|han|haya|hayan|sido|está|estén|están|fue|fueron|ser) )*(?:publicad[oa]s?|publicar(?:se)?|estrenad[oa]s?|estrenar(?:se)?|editad[oa]s?|editar(?:se)?|publicó|publicaron)(?: (?:aún|todavía|nunca))?|que (?:nadie|ninguna editorial) (?:ha|haya) (?:publicado|editado|estrenado)(?: (?:aún|todavía))?|pendientes? de (?:publicar|publicación|estreno)",
  newest:
    "(?:(?:(?:lo que )?se (?:registró|ha registrado)|(?:registrad|añadid)[oa]s?) )(?:hoy|ayer)|(?:(?:(?:lo que )?se (?:registró|ha registrado)|(?:registrad|añadid)[oa]s?|(?:qué hay|algo) de nuevo) )?(?:esta semana|la semana pasada|este mes|el mes pasado)|(?:qué hay|algo) de nuevo(?: (?:hoy|ayer))?|(?:los |las |lo |el |la )?(?:más (?:recientes?|nuev[oa]s?|actual(?:es)?|modern[oa]s?)|recientes?|novedades)|(?:l[oa]s |el |la )?(?:últim|nuev)[oa]s?(?: NUMBER)?(?= (?:WORKS|publicaciones|incorporaciones|lanzamientos)(?: |[?!.,]|$))|(?<=WORKS )(?:[^ ]+ )?nuev[oa]s?|l[oa]s? últim[oa]s?(?= (?:de|en) |[?!.,]|$)|recién (?:publicad|registrad|estrenad|llegad|salid)[oa]s?",
  oldest:
    "(?:por|en) orden cronológico|(?:los |las |lo |el |la )?(?:más (?:antigu[oa]s?|viej[oa]s?)|primer[oa]s? (?:registrad|publicad)[oa]s?)",
  since: `${made}(?:(?:desde|a partir de(?:l)?|a contar de(?:sde)?|(?:no|nada) anterior(?:es)? a(?:l)?|nada más viejo que)(?: el)?(?: año)? YEAR(?: (?:en adelante|para acá|hasta (?:hoy|ahora)|hacia acá))?|(?:de|del)(?: año)? YEAR (?:en adelante|para acá|a esta parte|hacia acá|hasta (?:hoy|ahora|la fecha))|YEAR (?:en adelante|o (?:posterior(?:es)?|después|más (?:reciente|nuev[oa])s?)))`,
  after: `${made}(?:después de(?:l)?|posterior(?:es)? a(?:l)?|tras|más (?:recientes|nuev[oa]s) (?:que|de))(?: el)?(?: año)? YEAR`,
  before: `${made}(?:antes de(?:l)?|anterior(?:es)? a(?:l)?|previ[oa]s? a(?:l)?|más (?:antigu|viej)[oa]s? (?:que|de))(?: el)?(?: año)? YEAR`,
  until: `${made}(?:hasta|no posterior(?:es)? a(?:l)?|como mucho(?: de)?|a más tardar(?: en)?)(?: el)?(?: año)? YEAR|YEAR o (?:antes|anterior(?:es)?)`,
  between: `${made}(?:entre(?: los años)?(?: el)? YEAR y(?: el)? YEAR|(?:de|del|desde)(?: el)? YEAR (?:a|al|hasta)(?: el)? YEAR|YEAR ?(?:[-–—]|a|al) ?YEAR)`,
  decade: `${made}(?:(?:de|en|durante) )?(?:(?:los|finales de los|principios de los|mediados de los) años (?:'|los )?DECADE|años (?:'|los )?DECADE|(?:la )?década de(?:l)?(?: los)?(?: años)? DECADE|(?:de|en) los '?DECADE|(?<!a )los DECADE(?= *$| *[,.;?!]))s?`,
  during: `${made}(?:de|del|en|durante)(?: el)?(?: año)? YEAR|YEAR`,
  lastYears: `${made}(?:(?:de|en|durante) )?(?:los|estos) (?:últimos NUMBER|NUMBER últimos) años|(?:desde )?hace NUMBER años(?: (?:para acá|hasta hoy))?`,
  lastYear: `${made}(?:del|el|en el) (?:último año|año pasado)`,
  thisYear: `${made}(?:de este|este|en este|del presente) año`,
  excludedTypes:
    "(?:(?:pero|y|solo|sólo) )?(?:que no (?:sean?|son|es|fueran?)|(?<!inédit|que )no|sin|excepto|salvo|menos|quitando|exceptuando|excluyendo|aparte de|además de|fuera de|en vez de|en lugar de|distint[oa]s? (?:de|a)|que no sean? (?:de|para)|nada de|no (?:quiero|me interesan?|incluyas?))(?: (?:l[oa]s|el|la|l[oa]|una?s?|de|del|que sean))* TYPES",
  excludedText:
    "(?:(?<=[,.;!?¡¿] )|(?<=^ *))(?:nada de) TEXT|(?<=[,.;] )no (?!import|sé|hay)TEXT|(?:pero )?(?:que no (?:sean?|traten?|hablen?|tengan?|incluyan?|van?|vayan?)(?: de| sobre)?|sin(?! [^ ]+[aei]r(?:se)?(?: |$))|excepto|salvo|exceptuando|quitando|excluyendo|pero no|nada de|en vez de|en lugar de|que nada tenga que ver con)(?: (?:l[oa]s|el|la|una?s?))? TEXT",
  similar:
    '(?:del|de|en) (?:mismo )?(?:tipo|estilo) (?:de )?TEXT|WORKS (?:así )?como TEXT|(?:(?:similar|semejante|equivalente|cercan[oa]|afine?|próxim[oa])(?:es|s)?|parecid[oa]s?|comparables?) (?:a|al) TEXT|(?:que (?:se parezcan?|se asemejen?|recuerden?|me recuerden?)|(?:del|al|con el|en el|con un|de un) (?:mismo )?(?:estilo|tipo|aire|tono|espíritu|género|corte)(?: parecido| similar)?|(?:en|de) la (?:misma )?(?:línea|onda|vena)|a la manera|a semejanza|inspirad[oa]s?|para (?:fans|amantes|lectores)|para quien(?:es)? (?:le |les )?(?:gustó|gustaron|disfrutó|disfrutaron)) (?:a|de|al|del|que|en) TEXT|si (?:me|te|os|nos|le) (?:gustó|ha gustado|gusta|encantó) TEXT|(?:obras|algo|películas|libros|juegos|canciones|series|novelas|cosas|cuentos|cómics|otr[oa]s?) (?:así )?como TEXT|(?:tipo|estilo) (?=["«“])TEXT|^como TEXT',
  by: "(?:(?:escrit|hech|cread|compuest|dirigid|registrad|filmad|pintad|dibujad|firmad|ilustrad|grabad|interpretad)[oa]s? )?por (?!edad|aquí|favor|ahí|casualidad|internet|si |qué|\\d)TEXT|(?:cuy[oa] )?(?:autor[a]?|creador[a]?|director[a]?)(?: es|:) TEXT",
  maybeBy:
    "(?:WORKS) (?:de(?:l)?(?: (?:la|autor[a]?|señor[a]?|maestr[oa]))?|que (?:ha |han )?(?:escrito|escribió|compuesto|compuso|hecho|hizo|pintado|pintó|dirigido|dirigió|publicado|publicó|creado|creó|rodado|grabado|grabó)) TEXT|(?:todo |algo )?(?:lo|qué|algo) (?:(?:nuevo |último )?de|que (?:ha |tiene |han )?(?:escrito|compuesto|hecho|pintado|dirigido|publicado|creado|grabado)?) TEXT|qué (?:tiene|tienen|hay de|ha (?:escrito|hecho|publicado|compuesto|pintado|dirigido)|escribió|compuso|pintó|dirigió|publicó) TEXT|(?:escrit|hech|cread|compuest|dirigid|pintad|dibujad|firmad|tomad|sacad)[oa]s? por TEXT|(?:todo|algo|cosas|fotos|obras) de TEXT",
  ofCreator: "de|por|del|a",
  inPlace:
    "(?:(?:que (?:salió|salieron|se (?:publicó|publicaron|estrenó|estrenaron)) |(?:publicad|estrenad|hech|rodad|editad|registrad|grabad|impres|aparecid|tomad|sacad|cread|escrit)[oa]s? )?(?:en|desde)|procedentes? de|provenientes? de)",
  placeIs: "",
  ofPlace: "de|del",
  isPlaceOf: "",
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
  decades: {
    veinte: 1920,
    treinta: 1930,
    cuarenta: 1940,
    cincuenta: 1950,
    sesenta: 1960,
    setenta: 1970,
    ochenta: 1980,
    noventa: 1990,
    "dos mil": 2000,
  },
  count: "(?:(?:l[oa]s|un[oa]s|mejores|primer[oa]s|solo|sólo) )*NUMBER",
  countWords: {
    "un par de": 2,
    "una pareja de": 2,
    "media docena de": 6,
    "una decena de": 10,
    "una docena de": 12,
  },
  or: "o(?: bien)?|u",
  article: "una?|un[oa]s|el|l[oa]s?",
  works:
    "publicaciones|lanzamientos|incorporaciones|obras?|trabajos?|piezas?|creaciones|creación|producciones|títulos?|cosas?|material(?:es)?",
  stories: "historias|relatos?|narraciones|narración",
  about: "sobre|acerca de",
  noise:
    "(?:que|donde|en (?:el|la|los|las) que) (?:me )?(?:traten?|hablen?|hablan?|cuentan?|cuenten?|tratan?|expliquen?|narren?|relaten?)(?: de| sobre)?|otr[oa]s?|(?:ha |han )?(?:escrit|cread)[oa]s?|búsca(?:me)?|búsque(?:n)?(?:me)?|muéstre(?:n)?(?:me)?|encuéntre(?:n)?(?:me)?|enséñe(?:n)?(?:me)?|dé(?:n)?me|recomiénde(?:n)?(?:me)?|busca(?:r|dme|mos|n)?|buscando|busco|en cualquier (?:idioma|lengua)|encuentra(?:me)?|encontrar|encuéntrame|muéstra(?:me)?|muestra(?:me)?|enséñame|da(?:r)?me|dime|pásame|ponme|sugiéreme|recomienda(?:n|s)?|(?:me |nos )?ayud(?:as?|áis|an|arías?|arían)(?: a (?:encontrar|buscar|elegir|dar con))?|(?:me )?(?:puedes?|podrías?|podría|pueden|podéis|podrían)(?: (?:usted(?:es)?|por favor))?(?: (?:recomendar|enseñar|mostrar|decir|dar|buscar|encontrar|indicar|sugerir|ayudar)(?:me|nos)?(?: a)?)?|(?:me |nos )?(?:gustaría|encantaría|apetecería|interesaría|interesa|apetece)(?: (?:mucho|saber|ver|leer|oír|escuchar|encontrar|conocer|jugar|tener))*|quiero(?: (?:ver|leer|oír|escuchar|encontrar|jugar(?: a)?|saber))?|quería(?: (?:ver|leer|saber|encontrar))?|quisiera(?: (?:ver|leer|saber|encontrar|preguntar))*|necesito|me (?:vendrían?|vendría) (?:muy )?bien|estoy buscando|me preguntaba si|(?:quería|quisiera) saber si|si (?:es que )?(?:tienen?|tenéis|hay|hubiera|tuvieran?)(?: algun[oa]s?)?|si (?:es posible|no es (?:mucha )?molestia|puede ser|fuera posible)|recomiénda(?:me)?|hola|buen[oa]s (?:días|tardes|noches)|muy buenas|estimados(?: señores)?|(?:muchas |mil )?gracias(?: (?:de antemano|por adelantado|por (?:su|tu|la) ayuda))*|un saludo|saludos|disculpen?|perdón|perdonen?|(?:tienen?|tenéis|tienes|hay|habrá|habría|existe|existen|tendrían?|tendrán)(?: ustedes)?|cuál(?:es)?(?: es| son)?|qué(?: hay| tienen?)?|por aquí|en (?:el|este) (?:registro|catálogo|archivo)|algun[oa]s?|algún|algo|alguna cosa|por favor|trat[ae]n?(?: de| sobre)|sobre el tema|el tema de|registrad[oa]s?|acerca|en torno a|a propósito|programas?|relacionad[oa]s? con|relacionad[oa]s?|para (?:leer|ver|escuchar|jugar)|(?:ambientad|situad|basad|centrad|protagonizad|hech|pensad)[oa]s?(?: en| por| para)?|que (?:transcurr|suced|ocurr|pas)(?:e|en|an?)|(?:leer|contar|mostrar|enseñar|poner)(?:les?|l[oa]s?|se)|(?:alguien|personas?|gente) que|un par de|una pareja de|media docena de|una decena de|una docena de|cualquier|tod[oa]s?|disponibles?",
  aside:
    "(?:a|para) (?:mis?|nuestr[oa]s?) (?:hij[oa]|madre|padre|abuel[oa]|sobrin[oa]|amig[oa]|mujer|marido|niet[oa]|alumn[oa]|niñ[oa])s?(?: que)?(?: les?)?(?: (?:adoran?|encantan?|gustan?|quieren?|aman?))?|mis? (?:hij[oa]|madre|padre|abuel[oa]|sobrin[oa]|amig[oa]|niet[oa]|alumn[oa])s? (?:adoran?|quieren?|aman?)|(?:estoy|estamos)(?: [^ ]+mente| ahora)? (?:preparando|organizando|escribiendo|haciendo|montando|planeando|dando|impartiendo) (?:una?|mi|nuestr[oa]|el|la) (?:[^ .,;!?]+ )?(?:clase|curso|exposición|charla|conferencia|evento|fiesta|taller|trabajo|tesis|proyecto|artículo|festival|presentación|ciclo|muestra|velada|programa|lección|unidad|ponencia)|(?:soy|somos) (?:un[ao]? )?(?:maestr[oa]|profesor[a]?|estudiante|bibliotecari[oa]|investigador[a]?|periodista|madre|padre|docente|aficionad[oa])s?(?: de (?:primaria|secundaria|infantil|instituto|universidad))?|para (?:mi|mis|nuestr[oa]s?|una) (?:clases?|alumn[oa]s|estudiantes|hij[oa]s?|biblioteca|club|trabajo|tesis|proyecto|curso|amig[oa])",
  wish: "me vendrían? (?:muy )?bien|busco|buscamos|buscando|quiero|queremos|quisiera|quisiéramos|querría|querríamos|(?:me|nos) (?:gustaría|encantaría|interesa(?:ría)?)|necesito|necesitamos|(?:tenéis|tienen|tienes|hay) (?:algo|algún|alguna)|recomiend[^ ]*|recomendar[^ ]*|(?:podría|podrías|podrían|podéis|puedes|pueden)",
  asker:
    "(?:es|sería) para|soy|somos|estoy|estamos|vivo|vivimos|trabajo en|mis?|nuestr[oa]s?|tengo|tenemos|llevo|llevamos|acabo de",
  thus: "eso|esto|ello|lo mismo|como (?:él|ella|ell[oa]s|yo|nosotr[oa]s)",
  registering:
    "^(?:(?:quiero|quisiera|cómo puedo|cómo|puedo) )?(?:borrar|eliminar|cerrar|borro|elimino|cierro) (?:mi|una|la) cuenta$|^(?:quién tiene|de quién (?:es|son)|a quién pertenecen?) (?:el|los|mis) (?:copyright|derechos(?: de autor)?)(?: de (?:mi|una|la) (?:obra|WORKS))?$|^(?:(?:cómo|dónde)(?: (?:puedo|podemos|se puede|podría|debo|tengo que|hago para|hacer para|se|me))?|(?:quiero|quisiera|me gustaría|necesito)(?: saber cómo)?|cuánto cuesta) (?:registro|registrar|registra|registramos|registrarme|inscribo|inscribir|deposito|depositar|crear una cuenta|iniciar sesión)(?: (?:una?|mis?|nuestr[oa]s?|la|el|las|los|nuev[oa]s?|obras?|aquí|en línea|WORKS))*$|^cómo funciona (?:este|el|su) (?:registro|sitio)$|^(?:(?:y )?cuánto (?:cuesta|vale|se paga|hay que pagar)(?: (?:esto|registrar[^?]*|el registro|un certificado|inscribir[^?]*))?|(?:los )?precios?|(?:las )?tarifas?|(?:es|esto es) grat(?:is|uito)|qué es (?:esto|este (?:sitio|registro)|colophon)|quiénes son|cómo funciona(?: esto)?|cómo (?:se )?(?:comprueb[ao]|verific[ao]r?|transfier[eo]|descarg[ao]|borro)(?: (?:un|el|mi|la))? (?:certificado|cuenta))$",
  oftenMisspelt:
    "similares parecido parecida parecidas parecidos publicado publicada publicadas publicados documental documentales fotografia fotografias videojuego videojuegos television teatro registradas animacion canciones peliculas libros entre después anteriores posteriores inéditas ineditos",
};
