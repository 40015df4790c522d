import type { SeedCreator } from "./seed-work.ts";

export const fr = [
  {
    name: "Aurélien Tremblay",
    email: "aurelien.tremblay@example.org",
    profile: {
      visibility: "public",
      title: "Réalisateur et poète",
      bio: "Je filme le quotidien sans l’écrire d’avance. Le reste du temps, j’écris sans le filmer.",
    },
    works: [
      {
        title: "Du premier café à la dernière lampe",
        description:
          "Série documentaire sans scénario : huit foyers montréalais laissent entrer une caméra pour la journée. Aucune voix hors champ, aucun conseil de vie.",
        keywords: ["sans scénario", "mode de vie", "téléréalité", "famille"],
        materialType: "documentary",
        medium: "tv",
        categories: ["dramatic"],
        published: { date: "2022-10-02", city: "Montréal", province: "Québec" },
        collaborators: [
          { givenName: "Maude", familyName: "Gagnon", email: "maude.gagnon@example.org" },
          { givenName: "Élie", familyName: "Bouchard" },
        ],
      },
      {
        title: "Hiverner",
        description:
          "Une téléréalité sans concours ni élimination : six inconnus passent l’hiver dans un camp de trappe, sans réseau et sans texte appris.",
        keywords: ["téléréalité", "sans scénario", "hiver", "mode de vie"],
        materialType: "documentary",
        medium: "online",
        categories: ["dramatic"],
        published: { date: "2024-01-15", city: "Saguenay", province: "Québec" },
      },
      {
        title: "Les Heures creuses",
        description:
          "Roman. Dans un dépanneur ouvert toute la nuit, une étudiante tient le registre de ce que les clients prennent en rayon, puis reposent.",
        keywords: ["roman", "nuit", "ville"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2020-09-03", city: "Québec", province: "Québec" },
      },
      {
        title: "Ligne orange",
        description:
          "Un album de la longueur exacte d’un trajet : on monte à Montmorency avec la première chanson, on descend à Côte-Vertu avec la dernière.",
        keywords: ["chanson", "album", "métro"],
        materialType: "music",
        medium: "music",
        categories: ["musical"],
        published: { date: "2021-05-21", city: "Laval", province: "Québec" },
      },
      {
        title: "Poste restante",
        description:
          "Fiction radiophonique en sept lettres. Un facteur à la retraite livre enfin le courrier qu’il avait gardé pour lui.",
        keywords: ["fiction radiophonique", "lettres"],
        materialType: "script",
        medium: "radio",
        categories: ["dramatic", "literary"],
        file: {
          name: "poste-restante.txt",
          mediaType: "text/plain",
          text: "PREMIÈRE LETTRE. Bruit d’une sacoche qu’on pose. LE FACTEUR : Madame, j’ai quarante ans de retard.",
        },
      },
    ],
  },
  {
    name: "Camille Rousselot",
    email: "camille@bullefroide.example",
    works: [
      {
        title: "Ça va passer",
        description:
          "Bande dessinée sur la dépression d’une jeune médecin, racontée à travers les ordonnances qu’elle n’a jamais osé s’écrire.",
        keywords: ["bande dessinée", "santé mentale", "dépression", "médecine"],
        materialType: "book",
        medium: "literary",
        categories: ["literary", "artistic"],
        published: { date: "2021-01-27", city: "Lyon", province: "Auvergne-Rhône-Alpes" },
      },
      {
        title: "Petite anatomie de la panique",
        description:
          "Roman graphique en ligne : une crise d’angoisse de sept minutes, étirée sur cent vingt planches. Santé mentale, humour noir, aucune classification d’âge.",
        keywords: ["roman graphique", "bande dessinée", "santé mentale", "anxiété"],
        materialType: "book",
        medium: "online",
        categories: ["literary", "artistic"],
        published: { date: "2023-04-07", city: "Lyon", province: "Auvergne-Rhône-Alpes" },
      },
      {
        title: "Arrêt de travail",
        description:
          "Bande dessinée muette, à l’aquarelle. Quarante jours de repos prescrits, une case par jour : la première est vide, la dernière déborde.",
        keywords: ["bande dessinée", "aquarelle", "santé mentale", "épuisement"],
        materialType: "art",
        medium: "literary",
        categories: ["artistic"],
      },
      {
        title: "L’Hôtel des insomniaques",
        description:
          "Court métrage d’animation en papier découpé. Le veilleur de nuit loue des rêves à l’heure et oublie toujours d’en garder un pour lui.",
        keywords: ["court métrage", "papier découpé", "sommeil"],
        materialType: "animation",
        medium: "screen",
        categories: ["artistic", "dramatic"],
        collaborators: [{ givenName: "Samir", familyName: "Haddouche", email: "samir@bullefroide.example" }],
      },
      {
        title: "Le Dernier Guichet",
        description:
          "Comédie en deux actes. La veille de la fermeture du bureau de poste, toute la ville se découvre une lettre urgente à recommander.",
        keywords: ["théâtre", "comédie", "service public"],
        materialType: "script",
        medium: "stage",
        categories: ["dramatic"],
        published: { date: "2018-07-12", city: "Avignon", province: "Provence-Alpes-Côte d’Azur" },
      },
      {
        title: "Avant le premier métro",
        description:
          "Photographies prises entre quatre et cinq heures du matin : boulangers, balayeurs, amoureux en retard sur la nuit.",
        keywords: ["photographie", "ville", "aube"],
        materialType: "photograph",
        medium: "online",
        categories: ["artistic"],
      },
    ],
  },
  {
    name: "Hélène Kergoat",
    email: "helene.kergoat@example.org",
    works: [
      {
        title: "La Crypte des marées",
        description:
          "Jeu d’aventure. Une archéologue plongeuse explore des tombeaux que la mer ne découvre que deux fois l’an : chaque marée est un compte à rebours.",
        keywords: ["jeu vidéo", "aventure", "archéologie", "tombeaux", "trésor"],
        materialType: "animation",
        medium: "videogame",
        categories: ["artistic", "dramatic"],
        published: { date: "2023-05-26", city: "Brest", province: "Bretagne" },
        collaborators: [
          { givenName: "Gwenaël", familyName: "Le Goff", email: "gwenael.legoff@example.org" },
          { givenName: "Yuna", familyName: "Prigent" },
        ],
        file: {
          name: "crypte-des-marees-dossier.pdf",
          mediaType: "application/pdf",
          text: "La Crypte des marées, dossier de conception : coefficients, couloirs, noyades.",
        },
      },
      {
        title: "Le Carnet d’Ispahan",
        description:
          "Roman d’aventures, 1927. Une dessinatrice de fouilles comprend que ses relevés servent aux pilleurs de tombes ; elle se met à dessiner de faux couloirs.",
        keywords: ["roman", "aventure", "archéologie", "pilleurs de tombes"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2017-03-16", city: "Rennes", province: "Bretagne" },
      },
      {
        title: "Le Tombeau du guetteur",
        description:
          "Scénario de long métrage. Trois générations de chasseurs de trésors se disputent un phare, une carte et une tombe que le grand-père jure avoir creusée lui-même.",
        keywords: ["cinéma", "chasse au trésor", "aventure", "comédie"],
        materialType: "screenplay",
        medium: "screen",
        categories: ["dramatic", "literary"],
      },
      {
        title: "Goémoniers",
        description: "Portraits des derniers ramasseurs d’algues du Léon, photographiés à hauteur de cheval.",
        keywords: ["photographie", "portrait", "mer", "métiers"],
        materialType: "photograph",
        medium: "literary",
        categories: ["artistic"],
        published: { date: "2015-08-20", city: "Roscoff", province: "Bretagne" },
      },
      {
        title: "Gwerz pour machines",
        description:
          "Complaintes bretonnes chantées par des synthétiseurs réparés dans une criée désaffectée.",
        keywords: ["musique électronique", "gwerz", "Bretagne"],
        materialType: "music",
        medium: "online",
        categories: ["musical"],
        unlisted: true,
      },
    ],
  },
  {
    name: "Aïssatou Ndiaye",
    email: "aissatou@baobabson.example",
    works: [
      {
        title: "Une semaine chez l’autre",
        description:
          "Sans scénario et presque sans meubles : une famille de Dakar et une famille de Saint-Louis échangent leurs cuisines pendant sept jours.",
        keywords: ["sans scénario", "mode de vie", "cuisine", "téléréalité"],
        materialType: "documentary",
        medium: "online",
        categories: ["dramatic"],
        published: { date: "2024-03-30", city: "Dakar", province: "Dakar" },
      },
      {
        title: "Celles qui font le prix",
        description:
          "Documentaire. Avant l’aube, au marché aux poissons, une poignée de femmes fixe d’un regard le prix que paiera toute la ville.",
        keywords: ["documentaire", "marché", "femmes"],
        materialType: "documentary",
        medium: "screen",
        categories: ["dramatic"],
        published: { date: "2019-12-01", city: "Mbour", province: "Thiès" },
        copyrightRelation: "owner",
        collaborators: [{ givenName: "Ousmane", familyName: "Sarr", email: "ousmane@baobabson.example" }],
      },
      {
        title: "Kora sous la pluie",
        description:
          "Six duos pour kora et gouttière, composés pendant un hivernage où personne ne pouvait sortir.",
        keywords: ["kora", "musique", "pluie"],
        materialType: "music",
        medium: "radio",
        categories: ["musical"],
        published: { date: "2022-09-09", city: "Ziguinchor", province: "Ziguinchor" },
      },
      {
        title: "Le Lion qui rendait la monnaie",
        description:
          "Série animée tirée de contes wolofs. Le lion ouvre une épicerie, le lièvre tient les comptes et l’hyène demande toujours crédit.",
        keywords: ["série animée", "conte", "enfants"],
        materialType: "animation",
        medium: "tv",
        categories: ["artistic", "dramatic"],
      },
      {
        title: "Fenêtres de la Médina",
        description:
          "Fresque interactive : on frappe à une fenêtre peinte, quelqu’un ouvre et raconte la rue d’avant.",
        keywords: ["art interactif", "fresque", "mémoire"],
        materialType: "art",
        medium: "interactive",
        categories: ["artistic"],
        published: { date: "2023-11-24", city: "Dakar", province: "Dakar" },
      },
    ],
  },
] as const satisfies readonly SeedCreator[];
