import type { Grammar } from "../grammar.ts";

const made =
  "(?:qui (?:est|sont|a|ont été|a été) )?(?:(?:publié|paru|sorti|fait|écrit|enregistré|édité|créé|tourné|réalisé|diffusé|daté)e?s? )?";

/** Works of a category, also beside another one: « œuvres littéraires ou musicales ». */
const category = (adjective: string): string =>
  `(?:dans |de )?(?:la )?catégorie:? ${adjective}|quelque chose de ${adjective}|(?:œuvres?|oeuvres?|créations?|productions?|travaux)(?: (?:littéraires?|dramatiques?|artistiques?|musica(?:le?s?|ux)) (?:ou|et))? ${adjective}`;

export const fr: Grammar = {
  types: {
    animation: "animations?|dessins? animés?|(?:films?|courts?-métrages?|séries?) d'animation",
    art: "art|(?:œuvres?|oeuvres?) d'art|peintures?|tableaux?|dessins?|illustrations?|sculptures?",
    book: "livres?|bouquins?|ouvrages?",
    documentary: "(?:films? |séries? )?documentaires?",
    screenplay: "scénarios?(?: de (?:films?|cinéma))?",
    script: "scripts?",
    music:
      "musiques?|chansons?|disques?|vinyles?|albums?(?! jeunesse)|morceaux?(?: de musique)?|pièces? musicales?",
    photograph: "photos?|photographies?|images?|clichés?",
  },
  anyScript: "(?:scénarios?|scripts?)(?! de (?:films?|cinéma|théâtre|radio|télévision|séries?))",
  forms: {
    book: "romans?|nouvelles|récits?|contes?|poèmes?|poésies?|recueils?|essais?|biographies?|mémoires",
    screenplay: "films?|longs?[- ]métrages?|courts?[- ]métrages?",
    script: "pièces?(?: de théâtre)?|théâtre|podcasts?|feuilletons?",
  },
  media: {
    videogame: "jeux? vidéos?|(?<!société )jeux?(?! de société)",
    stage: "pièces? de théâtre|théâtre|pièces? théâtrales?|pour la scène|œuvres? théâtrales?",
    radio:
      "(?:pièces? |émissions? |fictions? )?(?:pour la |de la |à la |de )?radio|(?:(?:pièces?|émissions?|fictions?|créations?|feuilletons?|séries?|documentaires?) )?radiophoniques?",
    tv: "(?:séries? |émissions? |films? )?(?:pour la |de la |à la |de )?(?:télévision|télé|tv)|télévisée?s?|téléfilms?",
    online: "en ligne|(?:sur|pour) (?:le web|internet)|web-?séries?",
    interactive: "interacti(?:f|fs|ve|ves)",
    print: "(?:œuvres?|travaux) imprimée?s?|supports? imprimés?|imprimée?s?(?= (?:sur|de|pour) )|sur papier",
    exhibition:
      "œuvres? d'exposition|(?:destinée?s? aux|pour une|présentée?s? (?:en|dans une)) expositions?|expositions?(?= (?:de|d'|sur|avec) ?)",
    screen: "pour (?:le (?:grand )?écran|le cinéma)|œuvres? (?:de cinéma|cinématographiques?)",
  },
  categories: {
    literary: category("littéraires?"),
    dramatic: category("dramatiques?"),
    artistic: `${category("artistiques?")}|œuvres? (?:plastiques?|visuelles?)`,
    musical: category("musica(?:le?s?|ux)"),
  },
  languages: {
    en: "(?:écrite?s? )?en (?:langue )?(?:anglais|anglaise)|anglophones?",
    es: "(?:écrite?s? )?en (?:langue )?(?:espagnol|espagnole|castillan)|hispanophones?",
    fr: "(?:écrite?s? )?en (?:langue )?(?:français|française)|francophones?",
    zh: "(?:écrite?s? )?en (?:langue )?(?:chinoise?|mandarin)|sinophones?",
    ar: "(?:écrite?s? )?en (?:langue )?(?:arabe)|arabophones?",
    ja: "(?:écrite?s? )?en (?:langue )?(?:japonaise?)|japonophones?",
  },
  unscripted: "sans scénario|non scénarisée?s?|sans script|télé-?réalité|(?:émissions? de )?réalité",
  unrated:
    "(?:sans (?:classification|classement|note|cote|limite)|non (?:classé|noté|coté)e?s?)(?: (?:d'|par |selon l')âges?)|non classée?s?|sans classification(?: par âge)?|non notée?s?|sans cote|sans note|non cotée?s?",
  published: "(?:déjà )?(?:publié|paru|édité|sorti)e?s?|(?:déjà )?en librairie",
  unpublished:
    "inédite?s?|(?:non|jamais|pas(?: encore)?)(?: (?:été|encore|étée?s?))*(?: (?:publié|paru|édité|sorti)e?s?)|(?:qui )?(?:n'(?:ont|a|est|sont|ait|aient|avait|étaient)|n' ?(?:ont|a|est|sont|ait|aient)) (?:jamais|pas|pas encore|point|encore jamais)(?: (?:été|encore))*(?: (?:publié|paru|édité|sorti)e?s?)|que personne n'a (?:encore |jamais )*(?:publié|édité)e?s?|(?:sans|à la recherche d'un) éditeur|à paraître|restée?s? (?:inédite?s?|dans (?:un|les) tiroirs?)",
  newest:
    "(?:(?:enregistré|ajouté|déposé)e?s?|quoi de neuf) (?:aujourd'hui|hier)|(?:(?:enregistré|ajouté|déposé)e?s? )?(?:cette semaine|la semaine (?:dernière|passée)|ce mois(?:-ci)?|le mois (?:dernier|passé))|quoi de neuf|(?:les |le |la )?plus (?:récente?s?|nouveaux?|nouvelles?)|récente?s?|récemment (?:publié|enregistré|paru|sorti|ajouté)e?s?|nouveautés?|(?:les |le |la )?(?:NUMBER )?(?:dernières?|derniers?|nouveaux?|nouvel|nouvelles?)(?= (?:[^ ]+ )?(?:WORKS|parutions?|publications?|sorties?|ajouts?|émissions?)(?: |[?!.,]|$))|(?<=WORKS )(?:nouveaux|nouvelles)",
  oldest:
    "(?:par |dans l')ordre chronologique|(?:les |le |la )?(?:plus (?:ancien(?:ne)?s?|vieux|vieille?s?)|premi(?:er|ère)s? enregistrée?s?)",
  since: `${made}(?:(?:depuis|à partir de|à compter de|dès|pas avant|rien d'antérieur à|pas plus vieux que)(?: l'(?:année|an))? YEAR|de YEAR (?:à (?:nos jours|aujourd'hui|maintenant)|jusqu'à (?:aujourd'hui|maintenant))|YEAR (?:et|ou) (?:après|plus(?: récente?s?| tard)?|au-delà|ultérieure?s?))`,
  after: `${made}(?:après|d'après|postérieure?s? à|ultérieure?s? à|plus récente?s? que)(?: l'(?:année|an))? YEAR`,
  before: `${made}(?:avant|d'avant|antérieure?s? à|plus anci?enne?s? que|plus vieux que)(?: l'(?:année|an))? YEAR`,
  until: `${made}(?:jusqu'en|jusqu'à|au plus tard en|pas après)(?: l'(?:année|an))? YEAR|YEAR (?:et|ou) (?:avant|antérieure?s?)`,
  between: `${made}(?:entre(?: les années)? YEAR et YEAR|(?:de|depuis) YEAR (?:à|jusqu'en|jusqu'à) YEAR|YEAR ?(?:[-–—]|à) ?YEAR)`,
  decade: `${made}(?:(?:des|dans les|de ces|durant les|pendant les|aux|au début des|à la fin des) )?(?:années |décennie )'?DECADE|(?:de|dans) la décennie DECADE|des '?DECADE`,
  during: `${made}(?:de|en|durant|pendant|daté(?:e?s?) de)(?: l'(?:année|an))? YEAR|YEAR`,
  lastYears: `${made}(?:(?:des|ces|dans les|durant les|depuis les|sur les|au cours des) )?(?:NUMBER dernières|dernières NUMBER) années|depuis NUMBER ans`,
  lastYear: `${made}(?:de )?l'(?:année (?:dernière|passée|précédente)|an dernier|an passé)`,
  thisYear: `${made}(?:de )?cette année|de l'année en cours`,
  excludedTypes:
    "(?:(?:mais|et|seulement) )?(?:qui (?:ne sont|ne soient|n'est|ne soit) pas|pas|mais pas|sans|sauf|excepté|hors|hormis|en dehors|à part|autres? (?:chose )?que|plutôt que|au lieu|à l'exception|à l'exclusion|surtout pas)(?: (?:de|d'|des|les|le|la|du|une?))* ?TYPES",
  excludedText:
    "(?:(?<=[,.;!?] )|(?<=^ *))pas (?:de |d' ?|du |des )TEXT|(?<=, )pas TEXT|(?:mais )?(?:qui (?:ne parle(?:nt)?|ne traite(?:nt)?) pas|sans|sauf|excepté|hormis|mais pas|en dehors|à l'exception|plutôt que|au lieu|qui n'ont rien à voir avec)(?: (?:de|d'|des|du|les|le|la|sur))* ?TEXT",
  similar:
    "(?:similaires?|semblables?|comparables?|identiques?|pareille?s?|apparentée?s?) (?:à|au|aux) TEXT|(?:(?:dans|de|avec) (?:le|la|l'|un|une)(?: même| meme)? ?(?:style|genre|goût|esprit|veine|lignée|ton|registre|univers|ambiance|atmosphère|manière|tradition|famille)(?: (?:proche|similaire|semblable|comparable))?|du(?: même)? (?:style|genre|type|acabit|tonneau)|(?:très |assez )?proches?|(?:qui )?s'inspir(?:e|ent|ant)|inspirée?s?|à la (?:manière|façon)|façon) (?:de la|de l'|de|du|des|d'|que|à|au)? ?TEXT|(?:qui |qu'on dirait )?(?:ressembl(?:e|ent|ant)|(?:me |nous )?rappell(?:e|ent|ant)|(?:me |nous )?f(?:ait|ont) penser) ?(?:à|au|aux)? ?TEXT|(?:si (?:j'ai|on a|vous avez|tu as) (?:aimé|adoré)|(?:pour )?(?:les amateurs|les fans|ceux qui ont aimé)(?: (?:de|du|d'))?|quand on a aimé) ?TEXT|(?<!tout )comme TEXT",
  by: "(?:(?:écrit|fait|créé|composé|réalisé|enregistré|peint|dessiné|tourné|signé|chanté|filmé|photographié|pris)e?s? )?par (?!âge|hasard|exemple|ici|avance|rapport|contre|personne|\\d)TEXT|(?:signée?s?|dont l'aut(?:eur|rice|eure) est) TEXT",
  maybeBy:
    "(?:WORKS) (?:de la|de|du|d'|des|chez|qu'a (?:écrite?s?|composée?s?|publiée?s?|faite?s?|peinte?s?|réalisée?s?|créée?s?)|que (?:signe|publie|chante)) ?TEXT|(?:tout )?(?:l'|son )(?:œuvre|oeuvre) (?:de la|de|du|d') ?TEXT|(?:tout )?(?:ce )?qu(?:'|e )(?:a|est-ce qu'a) (?:écrit|composé|publié|fait|peint|réalisé|créé|enregistré) TEXT|(?:tout )?ce que TEXT a (?:écrit|composé|publié|fait|peint|réalisé|créé|enregistré)|(?:quelque chose|tout|celles?|ceux) (?:de|d') ?TEXT",
  ofCreator: "de|par|d'|du|chez",
  inPlace:
    "(?:(?:publié|paru|fait|sorti|édité|enregistré|tourné|imprimé|créé|diffusé|présenté|pris)e?s? )?(?:à|au|aux|en|dans)|depuis|venant de|provenant de|en provenance de",
  placeIs: "",
  ofPlace: "de|du|d'|des",
  isPlaceOf: "",
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
  decades: {
    vingt: 1920,
    trente: 1930,
    quarante: 1940,
    cinquante: 1950,
    soixante: 1960,
    "soixante-dix": 1970,
    "quatre-vingt": 1980,
    "quatre-vingts": 1980,
    "quatre-vingt-dix": 1990,
    "deux mille": 2000,
    "deux mille dix": 2010,
  },
  count:
    "(?:(?:les|meilleurs|premiers|premières|mes|vos|environ|seulement) )*NUMBER(?: (?:premiers|premières|meilleurs|meilleures))?",
  countWords: {
    "une paire de": 2,
    "une demi-douzaine de": 6,
    "une demi-douzaine d'": 6,
    "une dizaine de": 10,
    "une dizaine d'": 10,
    "une douzaine de": 12,
    "une douzaine d'": 12,
    "une quinzaine de": 15,
    "une vingtaine de": 20,
  },
  or: "ou(?: bien| encore)?",
  article: "une?|des|les?|la|l'|de la|du",
  works: "parutions?|sorties?|œuvres?|oeuvres?|travaux|créations?|productions?|choses?|titres?",
  stories: "histoires?|récits?",
  about: "sur|à propos de|au sujet de",
  noise:
    "(?:peu importe|n'importe|quelle que soit) (?:la forme|la langue)|dans n'importe quelle langue|d'autres|autres?|(?:écrit|créé)e?s?|(?:du|dans le|au) registre|rien que|trouve(?:z|r)?(?:-moi| moi)?|cherche(?:z|r)?(?:-moi| moi)?|montre(?:z|r)?(?:-moi| moi)?|donne(?:z|r)?(?:-moi| moi)?|propose(?:z|r)?(?:-moi| moi)?|recommande(?:z|r)?(?:-moi| moi)?|suggère(?:z|r)?(?:-moi| moi)?|conseille(?:z|r)?(?:-moi| moi)?|indique(?:z|r)?(?:-moi| moi)?|(?:je |j')(?:veux|voudrais|cherche|recherche|souhaite|souhaiterais|aimerais|désire|désirerais|suis à la recherche|me demandais si|me demande si|voulais savoir si|ai besoin|cherchais)(?: (?:bien|beaucoup|de|d'))?(?: (?:voir|lire|trouver|écouter|savoir|découvrir|jouer|regarder|connaître|avoir))*|(?:auriez|avez|aurais|as|auriez|pourriez|pouvez|peux|pourrais|sauriez|savez|connaissez|connais|connaîtriez)[- ](?:vous|tu)(?: (?:par hasard|me|nous|bien|éventuellement|s'il vous plaît))*(?: (?:recommander|conseiller|trouver|indiquer|proposer|dire|montrer|aider(?: à)?|suggérer))?|(?:est-ce qu(?:e|')|y a-t-il|y aurait-il|existe-t-il|il y a|qu'est-ce qu(?:e|'))(?: ?(?:vous|tu|il|on)(?: (?:avez|auriez|y a|as|aurait))?)?|par hasard|s'il (?:y en a|est possible)|si (?:vous (?:en avez|le pouvez|avez)|possible|ce n'est pas (?:trop (?:vous )?)?(?:demander|déranger))|sans vouloir (?:vous )?déranger|bonjour|bonsoir|salut|madame|monsieur|excusez-moi|pardon|merci(?: (?:d'avance|beaucoup|bien|infiniment|par avance))*|cordialement|d'avance|ce qui (?:est|a été|parle)|quel(?:le)?s?(?: (?:est|sont))?|qui (?:m'|nous |me )?(?:apprendrait|apprend|expliquerait|explique|aiderait|aide|parle(?:nt)?|traite(?:nt)?|raconte(?:nt)?|raconte|parlerait|traiterait|aborde(?:nt)?|évoque(?:nt)?)(?: à)?|où (?:l'on|on|il) (?:parle|est question)|parlant|traitant|racontant|(?:qui )?se (?:passe(?:nt)?|déroule(?:nt)?)|(?:situé|basé|centré|adapté)e?s? (?:sur|à|dans)|mettant en scène|(?:quelqu'un|des gens|les gens|personnes?|ceux|celles) qui|quelques|quelque chose|quelqu'un|s'il (?:te|vous) plaît|svp|stp|enregistrée?s?|à propos|au sujet|sur le (?:thème|sujet)|le (?:thème|sujet)|ayant pour (?:thème|sujet)|autour|émissions?|programmes?|dans (?:le|ce|votre) (?:registre|catalogue|fonds)|à (?:lire|voir|écouter|regarder)|une (?:paire|demi-douzaine|dizaine|douzaine|quinzaine|vingtaine) (?:de|d')|n'importe quel(?:le)?s?|toute?s?|tous|disponibles?|diffusée?s?",
  aside:
    "pour (?:ma|mon|mes|notre|nos) (?:fille|fils|enfants?|mère|père|grand-mère|grand-père|amie?s?|femme|mari|nièce|neveu|élèves?)(?: qui)?(?: (?:adore(?:nt)?|aime(?:nt)?|veut|voudrait)(?: (?:bien|beaucoup))?)?|(?:ma|mon|mes) (?:fille|fils|enfants?|mère|père|grand-mère|grand-père|amie?s?|élèves?) (?:adore(?:nt)?|aime(?:nt)?|veut|voudrait)(?: (?:bien|beaucoup))?|(?:que )?(?:lui|leur|me) conseillez-vous|(?:je|nous) (?:prépare|préparons|organise|organisons|monte|montons|rédige|écris|travaille sur|fais|donne|anime) (?:une?|mon|ma|notre|le|la) (?:[^ .,;!?]+ )?(?:cours|classe|exposition|conférence|exposé|événement|fête|atelier|mémoire|thèse|projet|article|festival|présentation|soirée|leçon|séance|cycle|dossier)|(?:je suis|nous sommes) (?:une? )?(?:enseignante?|professeure?|prof|maîtresse|instituteur|institutrice|étudiante?|bibliothécaire|chercheur|chercheuse|journaliste|maman|papa|mère|père|passionnée?)s?|pour (?:mes|mon|ma|nos|notre|la|une) (?:classes?|cours|élèves|étudiants|enfants?|bibliothèque|club|projet|mémoire|thèse|amie?|médiathèque)(?: de notre [^ ]+(?: de [^ ]+)?)?",
  wish: "(?:je |j'|on |nous )(?:cherche|cherchons|recherche|voudrais|voudrait|voudrions|aimerais|aimerait|aimerions|veux|veut|voulons|souhaite|souhaiterais|souhaiterions|ai besoin)|(?:auriez|avez|connaissez|pourriez|pouvez|as|aurais)-(?:vous|tu)|y a-t-il|existe-t-il|est-ce qu'il y a|recommand[^ ]*|conseill[^ ]*",
  asker:
    "c'est pour|je suis|nous sommes|on est|j'ai|nous avons|j'habite|je vis|je travaille|mon|ma|mes|notre|nos",
  thus: "là-dessus|cela|ça|pareil[^ ]*|comme (?:lui|elle|eux|elles|moi|nous)|(?:le|la|les) mêmes?",
  registering:
    "^(?:(?:je veux|je voudrais|comment|puis-je) )?(?:supprimer|effacer|fermer) (?:mon|un|le) compte$|^(?:à qui appartien(?:t|nent)|qui (?:détient|possède|garde)) (?:le|les|mes) (?:copyright|droits?(?: d'auteur)?)(?: (?:de|sur) (?:mon|une|l'|mes) ?(?:œuvres?|oeuvres?|WORKS))?$|^(?:(?:comment|où)(?: (?:puis-je|peut-on|pouvons-nous|dois-je|faut-il|faire pour|fait-on pour|je peux|on peut|je fais pour))?|(?:(?:je|nous) |j')(?:veux|voudrais|souhaite|souhaiterais|aimerais|voulons|voudrions)(?: savoir comment)?) (?:enregistrer|enregistre-t-on|j'enregistre|inscrire|déposer|m'inscrire|s'inscrire|me connecter|créer un compte)(?: (?:une?|mon|ma|mes|notre|nos|des|le|la|les|nouvelles?|nouveau|œuvres?|ici|en ligne|WORKS))*$|^combien coûte l'enregistrement(?: d'une (?:œuvre|oeuvre))?$|^comment (?:fonctionne|marche) (?:ce|le|votre) (?:registre|site)$|^(?:combien (?:ça|cela) (?:coûte|coute)|combien (?:coûte|faut-il payer)(?:-t-il)?(?: (?:un|le) (?:certificat|enregistrement)| l'enregistrement)?|(?:quels sont )?(?:les )?(?:tarifs?|prix)|(?:est-ce|c'est) (?:que c'est )?gratuit|c'est quoi(?: (?:ce site|colophon))?|qu'est-ce que (?:c'est|ce site|colophon)|qui êtes-vous|comment ça marche|comment (?:vérifier|transférer|télécharger|supprimer)(?: (?:un|le|mon|la))? (?:certificat|compte))$",
  oftenMisspelt:
    "similaires similaire semblable semblables ressemble publié publiée publiés publiées documentaire documentaires photographie photographies télévision théâtre scénario scénarios inédit inédits inédite inédites chansons animation récents récentes dernier dernière depuis avant enregistrées",
};
