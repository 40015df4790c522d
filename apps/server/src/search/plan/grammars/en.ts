import type { Grammar } from "../grammar.ts";

const made =
  "(?:(?:that (?:was|were|came) )?(?:published|released|made|written|registered|recorded|filmed|created|taken|out) )?";

/** Works of a category, also beside another one: "literary or musical works". */
const category = (adjective: string): string =>
  `(?:in |of |under )?the ${adjective} category|category:? ${adjective}|(?:anything|something|everything) ${adjective}|${adjective} (?:works?|creations?|productions?|ones)|${adjective}(?=(?:,| or| and| &) (?:literary|dramatic|artistic|musical) (?:works?|creations?|productions?))`;

export const en: Grammar = {
  types: {
    animation:
      "animations?|animated (?:films?|movies?|shorts?|series|works?)|cartoons?|anime|(?<=nothing |anything )animated",
    art: "art|artworks?|paintings?|drawings?|illustrations?|sculptures?|works? of art",
    book: "books?|e-?books?",
    documentary: "documentar(?:y|ies)(?: films?| series)?",
    screenplay: "screenplays?|(?:film|movie) scripts?",
    script: "scripts?|teleplays?",
    music:
      "music|songs?|albums?|(?:music |vinyl |lp )?records(?! of)|lps?|soundtracks?|tunes?|music tracks?|compositions?",
    photograph: "photos?|photographs?|photography|pictures?(?! books?)|snapshots?",
  },
  anyScript: "(?<!(?:film|movie|stage|theat(?:re|er)|radio|tv|television|podcast) )scripts?",
  forms: {
    book: "novels?|novellas?|(?:short )?stor(?:y|ies)|poems?|poetry|biograph(?:y|ies)|memoirs?|essays?|cook ?books?|textbooks?",
    screenplay: "films?|movies?|feature films?|short films?",
    script: "plays?|podcasts?|theat(?:re|er)|sitcoms?|tv (?:series|shows?)|television (?:series|shows?)",
  },
  media: {
    videogame: "video ?games?|computer games?|(?<!board |card |ball )games?",
    stage:
      "(?:stage|theat(?:re|er)|theatrical) (?:plays?|works?|pieces?|shows?)|plays|theat(?:re|er)|for the stage|on stage",
    radio: "radio (?:plays?|dramas?|shows?|works?|programmes?|series)|for (?:the )?radio|on the radio|radio",
    screen: "(?:meant |made |written )?for (?:the )?(?:(?:big |silver )?screen|cinema)",
    tv: "(?:tv|television)(?: shows?| series| programmes?| programs?| works?)?|(?:on|for) (?:tv|television)",
    online: "online|web ?series|internet (?:works?|series)|(?:on|for) the (?:web|internet)",
    interactive: "interactive(?: works?| fiction| stories| media)?",
    print:
      "(?:print|printed) (?:works?|matter)|works? in print|(?:meant |intended |made )?for print|(?<=WORKS )on paper",
    exhibition:
      "exhibition (?:works?|pieces?)|exhibitions?(?= (?:of|about|on|with) )|(?:(?:meant|intended|made) for|shown (?:at|in)) (?:an? |the )?(?:exhibitions?|galler(?:y|ies))|for (?:an? )?(?:exhibitions?|galler(?:y|ies))$",
  },
  categories: {
    literary: category("literary"),
    dramatic: category("dramatic"),
    artistic: `${category("artistic")}|visual art works?`,
    musical: category("musical"),
  },
  languages: {
    en: "(?:written )?in english|english[- ](?:language|speaking)",
    es: "(?:written )?in (?:spanish|castilian)|spanish[- ](?:language|speaking)",
    fr: "(?:written )?in french|french[- ](?:language|speaking)",
    zh: "(?:written )?in (?:mandarin|chinese|cantonese)|chinese[- ](?:language|speaking)",
    ar: "(?:written )?in arabic|arabic[- ](?:language|speaking)",
    ja: "(?:written )?in japanese|japanese[- ](?:language|speaking)",
  },
  unscripted:
    "unscripted|non-?scripted|without (?:a )?scripts?|reality (?:tv|television)(?: shows?| series)?|reality (?:shows?|series|programmes?|programs?|contests?|competitions?)",
  unrated:
    "(?:not |un|non-?|without (?:an? )?|no )(?:age[- ])?rat(?:ed|ings?)(?: (?:by|for) ages?)?|without (?:an )?age (?:limit|rating|classification)s?|unrated|not rated|non-?rated|without (?:a )?ratings?|no rating",
  published:
    "(?:already |officially )*(?:published|released|in print)|(?:has|have) come out|(?:that )?came out",
  unpublished:
    "unpublished|(?:that |which )?(?:(?:has|have|had|was|were|is|are|been)(?:n't| not| never) (?:yet |ever )*(?:been )?|not (?:yet |been )*|never (?:yet |been )*|(?:no one|nobody|no publisher)(?: has| have| ever)* |yet to be )(?:published|released|printed|put out)(?: yet| so far)?|(?:awaiting|before) publication|unreleased|still in manuscript",
  newest:
    "(?:(?:(?:that |which |what )?(?:was|were|has been|have been) )?(?:registered|added) )?(?:this|last) (?:week|month)|(?:(?:that |which |what )?(?:was|were|has been|have been) )?(?:registered|added|new) (?:today|yesterday)|latest|newest|most recent(?:ly)?|(?:more )?recent(?:ly)?(?: registered| added)?|newly (?:registered|added|made)|just (?:added|registered)|what's new|new(?! (?:york|orleans|zealand|jersey|mexico|delhi|england|caledonia|brunswick|age|wave|testament) )(?= (?:[^ ]+ )?(?:WORKS|releases?|arrivals?|additions?)(?: |[?!.,]|$))",
  oldest: "(?:very )?oldest|(?:very )?earliest|(?:first|earliest) registered",
  since: `${made}(?:(?:since|as of|not (?:before|older than)|(?:no|nothing) (?:earlier|older) than)(?: the year)? YEAR(?: on| onwards?)?|(?:from|starting (?:in|from|with)|beginning (?:in|with)) YEAR(?: on| onwards?| forwards?| upwards?| and (?:later|after|up))|starting (?:in|from|with) YEAR|YEAR (?:or|and) (?:later|after|newer|onwards?|up)|YEAR onwards?)`,
  after: `${made}(?:after|later than|newer than|more recent than|past)(?: the year)? YEAR|post-YEAR`,
  before: `${made}(?:before|earlier than|older than|prior to|ahead of)(?: the year)? YEAR|pre-YEAR`,
  until: `${made}(?:until|till|up to|up until|through|by|no later than|not (?:after|later than))(?: the year)? YEAR|YEAR (?:or|and) (?:earlier|before|older)`,
  between: `${made}(?:(?:anywhere )?between YEAR and YEAR|from YEAR (?:to|until|through|till|up to) YEAR|YEAR ?(?:[-–—]|to|through) ?YEAR)`,
  decade: `${made}(?:from |in |of |during )?(?:(?:the|early|late|mid|swinging|roaring)[- ])*(?<!(?:his|her|their|my|our|your) )'?DECADE'?s`,
  during: `${made}(?:in|from|of|during|dated)(?: the year)? YEAR|YEAR`,
  lastYears: "(?:from |in |of |over |during |within )?(?:the )?(?:last|past) NUMBER years",
  lastYear: `${made}(?:from |in |of )?last year`,
  thisYear: `${made}(?:from |in |of )?this year`,
  excludedTypes:
    "(?:(?:but|and|just|only|please) )*(?:(?:that|which) (?:are|is) )?(?:not|no|without|except(?:ing)?(?: for)?|excluding|other than|apart from|aside from|aren't|isn't|besides|rather than|instead of|minus|leaving out|leave out|anything but|skip|(?:do not|don't) (?:want|include|show(?: me)?)|nothing(?: (?:in|on|with|that is|that's))?)(?: any| the| an?)* TYPES|non-TYPES",
  excludedText:
    "(?<=[,.;!?] )(?:not|no) TEXT|(?:but )?(?:(?:that|which) (?:(?:are|is) not|aren't|isn't|(?:do|does)(?:n't| not) (?:involve|mention|feature))|not about|nothing about|nothing to do with|without|except(?: for)?|excluding|but not|but no|other than|apart from|aside from|rather than|instead of|anything but|minus)(?: any| the| an?)? TEXT",
  similar:
    "(?:(?:with|has|have|having) )?(?:the )?same (?:vibe|mood|feel|feeling|style|spirit|kind|sort|genre|tone|atmosphere)s? (?:as|of) TEXT|TEXT lookalikes?|(?:similar|comparable|close|akin|related) (?:works? |titles? )?to TEXT|similar TEXT$|(?:resembl(?:es?|ing)|reminiscent of|reminds? (?:me|you|one) of|(?:in|of|with) (?:the|a)(?: same| similar)* (?:style|vein|spirit|manner|mood|tone|tradition|key|mould|line|feel|vibe)s? (?:of|as|to)|along the lines of|on the model of|inspired by|in the footsteps of|if (?:i|you|we) (?:really )?(?:liked?|loved?|enjoyed)|for (?:fans|lovers|readers|admirers) of|(?:much|just|something|anything|more|stuff|things) like|the (?:same|next)(?: kind| sort)? as) TEXT|(?<!would |i |you |we |i'd |to |they |people )(?:like|such as) TEXT",
  by: "(?:(?:written|made|created|composed|directed|registered|taken|drawn|painted|recorded|sung|shot|filmed|designed|choreographed|signed|penned) )?by (?!\\d)TEXT|(?:whose )?(?:author|creator|artist|director|photographer|composer)(?: is| was|:) TEXT",
  maybeBy:
    "(?:everything|anything|all|something|what|whatever|works?|things|stuff|WORKS)(?: that| which)?(?: has| did| have)? TEXT(?: has| have| had)?(?: ever)? (?:written|wrote|write|made|make|did|done|created|registered|published|recorded|composed|painted|directed|drawn|drew|shot|filmed|took|taken|designed|sang|sung)|WORKS (?:of|from) TEXT|(?:works?|everything|anything|something|output|oeuvre) (?:of|from) TEXT|TEXT's (?:WORKS|works?|output|oeuvre)|^(?:what|anything|something) (?:has|from|of|by) TEXT",
  ofCreator: "by|from|of|'s",
  inPlace:
    "(?:published |released |made |set |printed |registered |shot |filmed |coming |that (?:came|come) )?(?:(?:out )?(?:in|from|at)|out of)",
  placeIs: "",
  ofPlace: "",
  isPlaceOf: "",
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
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
  },
  decades: {
    twentie: 1920,
    thirtie: 1930,
    fortie: 1940,
    fiftie: 1950,
    sixtie: 1960,
    seventie: 1970,
    eightie: 1980,
    ninetie: 1990,
    noughtie: 2000,
  },
  count:
    "(?:the |some |about |around |up to |just |only )*(?:top |best |first )?NUMBER(?! (?:hundred|thousand|million))",
  countWords: { "a couple of": 2, "a pair of": 2, "half a dozen": 6, "a dozen": 12 },
  or: "or(?: else)?",
  article: "an?|the|some|any",
  works: "releases?|additions?|arrivals?|works?|pieces?|titles?|creations?|items?|stuff|things?",
  stories: "stor(?:y|ies)|tales?|narratives?",
  about: "about|on the (?:subject|topic|theme) of|concerning|regarding",
  noise:
    "in any language|others?|either (?:one|of them|is fine|will do|would do)|(?:has |have |had )?(?:ever )?(?:written|wrote|made|created)|(?:please )?(?:find|show|give|get|bring|list|recommend|suggest|fetch|tell|point)(?: me| us)?(?: to)?|search(?:ing)?(?: for)?|look(?:ing)?(?: for| up| at)?|hunting(?: for)?|(?:i|we)(?:'d| would| am|'m)?(?: really| just)? (?:want|like|need|love|fancy|appreciate)(?: to (?:see|find|read|watch|hear|know|have|get|play|listen to))?|(?:i|we)(?:'m| am|'re| are| was| were|'ve been) (?:just |currently )*(?:wondering|hoping|trying|interested)(?: if| whether| that| to| in)?|i'm|please|kindly|hello|hi|hey|dear|good (?:morning|afternoon|evening|day)|excuse me|sorry to (?:bother|trouble) you|(?:many )?thanks?(?: you)?(?: (?:so|very) much| a lot| in advance| kindly| again)*|(?:could|can|would|will|might|may|do|did) (?:you|i|we)(?: please| perhaps| possibly| kindly| also| help| happen to)*(?: have| know| got| find| see| read| get)?|(?:if|whether) (?:you|there)(?: happen to| might| could| would| do| is| are)*(?: have| know| mind)?|if (?:it|that)(?: is|'s)?(?:n't| not)? too much (?:trouble|to ask)|if possible|by any chance|happen to have|(?:is|are) there|what(?:'s| is| are| do you have| have you got)?|which|on here|in (?:the|your|this) (?:registry|register|catalogue|collection|database|archive)|registered|creators?|(?:that|which|who) (?:talks?|deals?|speaks?|tells?)|where (?:people|someone|somebody) (?:talks?|speaks?|tells?)|talk(?:s|ing)? about|tell(?:s|ing)? (?:of|about)|telling|(?:people|someone|somebody|those|characters?) who|that would help|(?:that|which) (?:takes?|take) place|based (?:in|on|around)|centred on|deal(?:s|ing)? with|related to|relating to|revolv(?:es?|ing) around|featuring|concerning|regarding|on the (?:subject|topic|theme) of|(?:the )?(?:subject|topic|theme) (?:is|of)|set|shows?|programmes?|kinds?|sorts?|type|any|some|all|every|everything|anything|something|a (?:couple|pair|dozen) of|half a dozen|a dozen|ever|available|out there|(?:to|(?:i|we|they|she|he|you) (?:can|could|may|might)) (?:read|watch|listen to|play|see|look at)(?: (?:or|and) (?:read|watch|listen to|play|see|look at))*(?: together)?",
  aside:
    "(?:for )?(?:my|our) (?:[^ ]+ )?(?:daughter|son|kid|children|child|wife|husband|mother|mum|mom|father|dad|grandmother|grandfather|grandma|grandpa|grandson|granddaughter|niece|nephew|friend|girlfriend|boyfriend|partner|student|class)s?(?: who| that)? (?:really |absolutely |just )?(?:loves?|adores?|likes?|enjoys?|wants?|needs?)|(?:could|can|should|might) (?:she|he|they|we|i) (?:read|watch|listen to|play|see)|for (?:my|our) (?:daughter|son|kids|children|wife|husband|niece|nephew|grandson|granddaughter|friend|mother|father)s?|(?:i|we)(?:'m| am|'re| are|'ve been| have been)(?: currently| just| now)* (?:preparing|planning|organi[sz]ing|writing|curating|putting together|working on|setting up|running|teaching|hosting|doing|making) (?:an?|my|our|the|some) (?:[^ .,;!?]+ )?(?:lesson|class|course|exhibition|exhibit|show|talk|lecture|event|party|workshop|essay|paper|thesis|project|article|festival|presentation|report|evening|programme|program|list|display|screening|unit|session)s?|(?:i'm|i am) an? (?:[^ .,;!?]+ )?(?:teacher|student|librarian|researcher|journalist|mother|father|mum|mom|dad|parent|nurse|professor|curator|programmer|collector|beginner|fan)|for (?:my|our|a) (?:class|school|students?|pupils?|kids|library|club|lesson|course|project|thesis|essay|friend)",
  wish: "(?:i|we)(?:'d| would| am|'m|'re| are|'ve been)? ?(?:really |just |also |currently )?(?:want|like to|love to|need|looking|look for|wish|hope|hoping|searching|wondering|after)|looking for|searching for|(?:is|are) there|do you (?:have|know)|have you got|anything|something|(?:could|can|would) you|please|recommend|find me|show me",
  asker:
    "i'm|i am|i've|i have|i was|i work|i live|i teach|i grew up|i run|i can't|(?:it|this)(?:'s| is) for|my|we're|we are|we've|we live|our",
  thus: "about (?:that|this|it)|(?:the|of that|that) same|like (?:him|her|them|me|us|mine|ours)|himself|herself|themselves|such",
  registering:
    "^(?:please )?(?:(?:i want to|i'd like to|how to|can i|how (?:do|can) i) )?(?:delete|close|erase|remove|cancel) (?:my|an|the) (?:account|profile|data)$|^(?:who (?:owns|has|holds|gets|keeps)|do i (?:own|keep|lose)) (?:the |my )?(?:copyright|rights)(?: (?:of|to|in|on) (?:my|a|an|the) (?:works?|WORKS))?$|^(?:(?:please|can you|could you|tell me|show me|explain) )*(?:(?:how|where) (?:do|can|could|should|would|must|may) (?:i|we|one|you|someone|somebody|anyone)|how to|can (?:i|we)|(?:i|we)(?:'d like| want| would like| need| wish)(?: to know how)? to|what (?:does|do|will) it (?:cost|take) to|how (?:much|long) (?:does|will) it (?:cost|take) to) (?:register|certify|upload|submit|sign up|log in|sign in|create an account)(?: (?:an?|my|our|the|some|this|own|new|finished|creative|works?|here|online|WORKS|please))*$|^how (?:does|do) (?:this|the|your) (?:registry|register|registration|site|website|certificates?) work$|^(?:how much|what) (?:does|do|is|are|would|will) (?:it|this|that|registration|registering|a certificate|certificates|the (?:fee|price|cost)s?|an? (?:registration|work))(?: (?:here|cost|to register[^?]*|for (?:a )?registration))*$|^(?:what does it cost|is (?:it|this|registration) free|(?:the )?(?:prices?|fees?|pricing|cost of registration)|what is (?:this(?: site| website| registry)?|colophon)|who (?:are you|runs this)|how does (?:it|this) work|(?:how (?:do|can) (?:i|we|you)|how to) (?:check|verify|transfer|download|delete|dispute)(?: (?:an?|my|the|our))? (?:certificates?|registration|account))$",
  oftenMisspelt:
    "similar published unpublished released documentary documentaries photograph photographs photography screenplay screenplays animation animated television newest latest oldest between before without written registered about series theatre",
};
