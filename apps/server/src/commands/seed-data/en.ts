import type { SeedCreator } from "./seed-work.ts";

export const en = [
  {
    name: "Maren Holloway",
    email: "maren.holloway@example.org",
    profile: {
      visibility: "public",
      title: "Documentary maker",
      bio: "I film days that nobody planned, mostly around kitchens and ferries.\nNow and then there is a book.",
      website: "https://maren.example/",
    },
    works: [
      {
        title: "Nobody Wrote Sunday",
        description:
          "An unscripted lifestyle series. One household, one Sunday, no plan: the camera arrives for breakfast and leaves when the last light goes out.",
        keywords: ["unscripted", "lifestyle", "reality series", "family"],
        materialType: "documentary",
        medium: "tv",
        categories: ["dramatic"],
        published: { date: "2023-09-17", city: "Halifax", province: "Nova Scotia" },
        collaborators: [
          { givenName: "Priya", familyName: "Raman", email: "priya.raman@example.org" },
          { givenName: "Desmond", familyName: "Cole" },
        ],
      },
      {
        title: "Off the Ferry",
        description:
          "A reality show about nine people who move to an island of ninety. No script, no host, no prize money; only the weather gets a vote.",
        keywords: ["reality show", "unscripted", "island life", "lifestyle"],
        materialType: "documentary",
        medium: "online",
        categories: ["dramatic"],
        published: { date: "2024-05-04", city: "Charlottetown", province: "Prince Edward Island" },
      },
      {
        title: "Small Rooms, Warm Bread",
        description:
          "Lifestyle portraits of home bakers on four continents, each filmed in a single night shift. Nothing was rehearsed, and two loaves burned.",
        keywords: ["lifestyle", "unscripted", "baking", "food"],
        materialType: "documentary",
        medium: "online",
        categories: ["artistic"],
      },
      {
        title: "What the Tide Kept",
        description:
          "A novel. After the wharf burns, three sisters take stock of everything their father salvaged from the sea, and find their mother’s handwriting on the labels.",
        keywords: ["novel", "sisters", "sea", "grief"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2021-10-05", city: "Lunenburg", province: "Nova Scotia" },
      },
      {
        title: "Signal House",
        description:
          "Radio drama in six parts. The keeper of a decommissioned lighthouse begins to answer ships that sank before she was born.",
        keywords: ["radio drama", "lighthouse", "ghost story"],
        materialType: "script",
        medium: "radio",
        categories: ["dramatic", "literary"],
        file: {
          name: "signal-house-draft-4.txt",
          mediaType: "text/plain",
          text: "SIGNAL HOUSE. Part one. Wind. A generator that will not start. KEEPER: Station, this is nobody. Go ahead.",
        },
      },
    ],
  },
  {
    name: "Tobias Adeyemi",
    email: "tobias@lanternfall.example",
    profile: {
      visibility: "selective",
      title: "Director of animation",
      bio: "I draw tombs, caves and the people who should have stayed out of them.",
      website: "https://lanternfall.example/",
    },
    works: [
      {
        title: "Tomb Rider",
        description:
          "An action-adventure game. Isolde Marsh crosses a drowned desert on a salvaged motorcycle, carrying stolen relics back to the tombs they were taken from. Some of the tombs have been waiting.",
        keywords: ["adventure game", "archaeology", "tombs", "relics", "action"],
        materialType: "animation",
        medium: "videogame",
        categories: ["artistic", "dramatic"],
        published: { date: "2022-11-11", city: "London", province: "England" },
        collaborators: [
          { givenName: "Hana", familyName: "Suleiman", email: "hana@lanternfall.example" },
          { givenName: "Piotr", familyName: "Zielinski", email: "piotr@lanternfall.example" },
        ],
        file: {
          name: "tomb-rider-1.0.zip",
          mediaType: "application/zip",
          text: "tomb-rider 1.0: scenes/drowned-desert, scenes/ossuary, scenes/the-waiting-tomb",
        },
      },
      {
        title: "Songs for the Descent",
        description:
          "The score of the adventure game Tomb Rider, for low strings, frame drums and an engine idling in a stone room.",
        keywords: ["soundtrack", "game music", "adventure", "strings"],
        materialType: "music",
        medium: "videogame",
        categories: ["musical"],
        published: { date: "2022-12-02", city: "London", province: "England" },
        copyrightRelation: "owner",
        collaborators: [{ givenName: "Marguerite", familyName: "Osei", email: "m.osei@example.org" }],
      },
      {
        title: "The Cartographer of Sand",
        description:
          "An adventure novel. A mapmaker who has not left her room in years guides an archaeologist through a buried city, one letter at a time.",
        keywords: ["adventure", "archaeology", "lost city", "novel"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2019-03-28", city: "Bristol", province: "England" },
      },
      {
        title: "Below the Ninth Stair",
        description:
          "Feature film. Four rival treasure hunters are sealed inside a royal tomb with one lamp, one map and no common language.",
        keywords: ["adventure film", "treasure hunt", "tomb", "thriller"],
        materialType: "screenplay",
        medium: "screen",
        categories: ["dramatic", "literary"],
      },
      {
        title: "Paper Lantern Protocol",
        description:
          "An interactive mystery for one player and one telephone. You are the only operator awake, and every caller is lying about the same night.",
        keywords: ["interactive fiction", "mystery", "telephone"],
        materialType: "script",
        medium: "interactive",
        categories: ["dramatic", "literary"],
        unlisted: true,
      },
    ],
  },
  {
    name: "Imogen Rae",
    email: "imogen.rae@example.org",
    works: [
      {
        title: "The Weather Inside",
        description:
          "A comic about living with depression, drawn as a year of shipping forecasts. Honest, often funny, and free of miracle cures.",
        keywords: ["comics", "graphic memoir", "mental health", "depression", "unrated"],
        materialType: "book",
        medium: "literary",
        categories: ["literary", "artistic"],
        published: { date: "2020-02-06", city: "Edinburgh", province: "Scotland" },
      },
      {
        title: "Panic, Please Hold",
        description:
          "A webcomic about anxiety, set in a call centre where every caller has the same frightened voice. Mental health with jokes; unrated, best from about fourteen.",
        keywords: ["webcomic", "comics", "mental health", "anxiety", "unrated"],
        materialType: "book",
        medium: "online",
        categories: ["literary", "artistic"],
        published: { date: "2022-10-10", city: "Glasgow", province: "Scotland" },
      },
      {
        title: "Loose Leaves",
        description:
          "Forty pen drawings made at a psychiatric day clinic, one for each session, folded together into a comic without words.",
        keywords: ["comics", "drawing", "mental health", "recovery"],
        materialType: "art",
        medium: "print",
        categories: ["artistic"],
        file: {
          name: "loose-leaves-scan.tiff",
          mediaType: "image/tiff",
          text: "Loose Leaves, sheets 1 to 40, ink on clinic notepaper, scanned at 600 dpi.",
        },
      },
      {
        title: "A Field Guide to Ordinary Ghosts",
        description:
          "Hand-drawn shorts, two minutes each: the ghost in the lift, the ghost at the allotment, the ghost who only wants the crossword finished.",
        keywords: ["animated shorts", "ghosts", "comedy"],
        materialType: "animation",
        medium: "online",
        categories: ["artistic", "dramatic"],
        published: { date: "2023-10-31", city: "Edinburgh", province: "Scotland" },
        collaborators: [{ givenName: "Callum", familyName: "Baird", email: "callum.baird@example.org" }],
      },
      {
        title: "Understudy",
        description:
          "A play for two actors and one costume. On closing night the star does not arrive, and neither of her understudies knows about the other.",
        keywords: ["play", "comedy", "theatre", "two-hander"],
        materialType: "script",
        medium: "stage",
        categories: ["dramatic"],
        published: { date: "2018-08-03", city: "Edinburgh", province: "Scotland" },
      },
    ],
  },
  {
    name: "June Whitcomb",
    email: "june@saltgrass.example",
    works: [
      {
        title: "Elevators of the High Plains",
        description:
          "Large-format photographs of grain elevators, each taken from the spot where a railway photographer stood in 1911. Half of the towns are gone; the shadows have not moved.",
        keywords: ["photography", "prairie", "architecture", "rephotography"],
        materialType: "photograph",
        medium: "exhibition",
        categories: ["artistic"],
        published: { date: "2016-06-14", city: "Havre", province: "Montana" },
      },
      {
        title: "Night Shift at the Observatory",
        description: "Eleven photographs of astronomers looking at anything but the sky.",
        keywords: ["photography", "night", "portraits", "astronomy"],
        materialType: "photograph",
        medium: "online",
        categories: ["artistic"],
      },
      {
        title: "Saltgrass",
        description:
          "Twelve songs for fiddle, pump organ and a room with a leaking roof. Recorded in two nights, rain included.",
        keywords: ["folk", "fiddle", "songs", "album"],
        materialType: "music",
        medium: "music",
        categories: ["musical"],
        published: { date: "2022-04-22", city: "Missoula", province: "Montana" },
        collaborators: [
          { givenName: "Ray", familyName: "Lindqvist" },
          { givenName: "Opal", familyName: "Tsosie", email: "opal@saltgrass.example" },
        ],
      },
      {
        title: "Hymn for a Closed Mine",
        description:
          "For eight voices and field recordings. The text is the list of names on the last shift’s time cards, sung in the order in which the men went home.",
        keywords: ["choral music", "field recording", "mining"],
        materialType: "music",
        medium: "radio",
        categories: ["musical"],
        published: { date: "2017-11-18", city: "Butte", province: "Montana" },
      },
      {
        title: "The Long Way to Water",
        description:
          "A documentary. A hydrologist walks a dry river with her ninety-year-old mother, who remembers where it used to be deep enough to drown in.",
        keywords: ["documentary", "river", "drought", "mothers and daughters"],
        materialType: "documentary",
        medium: "screen",
        categories: ["dramatic", "artistic"],
        published: { date: "2024-09-08", city: "Billings", province: "Montana" },
      },
      {
        title: "Coyote Learns the Timetable",
        description:
          "Animated series for children. Coyote is made master of a very small railway station, where nothing has ever been on time and nobody has ever minded.",
        keywords: ["children", "animated series", "trains", "comedy"],
        materialType: "animation",
        medium: "tv",
        categories: ["artistic", "dramatic"],
        copyrightRelation: "licensee",
      },
    ],
  },
] as const satisfies readonly SeedCreator[];
