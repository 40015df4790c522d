import type { SeedCreator } from "./seed-work.ts";

export const es = [
  {
    name: "Lucía Beltrán Soto",
    email: "lucia.beltran@example.org",
    profile: {
      visibility: "public",
      title: "Documentalista y poeta",
      bio: "Filmo mesas largas y mudanzas cortas. Cuando se apaga la cámara, escribo poemas.",
    },
    works: [
      {
        title: "La sobremesa",
        description:
          "Serie documental sin guion: diez familias, diez mesas y lo que se dice cuando ya se ha recogido el postre. Sin presentador, sin preguntas y sin prisa.",
        keywords: ["sin guion", "estilo de vida", "telerrealidad", "familia"],
        materialType: "documentary",
        medium: "tv",
        categories: ["dramatic"],
        published: { date: "2023-03-12", city: "Valencia", province: "Comunidad Valenciana" },
        collaborators: [{ givenName: "Amparo", familyName: "Ripoll", email: "amparo.ripoll@example.org" }],
      },
      {
        title: "Mudanza a ninguna parte",
        description:
          "Telerrealidad sin guion sobre cuatro parejas que dejan la ciudad por una aldea deshabitada. Nadie es expulsado; algunos se quedan.",
        keywords: ["telerrealidad", "sin guion", "vida rural", "estilo de vida"],
        materialType: "documentary",
        medium: "online",
        categories: ["dramatic"],
        published: { date: "2024-02-02", city: "Teruel", province: "Aragón" },
      },
      {
        title: "Instrucciones para regar la ausencia",
        description:
          "Poemario. Cada poema lleva el nombre de una planta heredada y la cantidad exacta de agua que necesita para no morir de pena.",
        keywords: ["poesía", "duelo", "plantas", "madre"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2019-04-23", city: "Alcoy", province: "Comunidad Valenciana" },
      },
      {
        title: "La llamada de las tres",
        description:
          "Ficción sonora en ocho episodios. Una locutora de madrugada recibe siempre la misma llamada, cada noche desde un año distinto.",
        keywords: ["ficción sonora", "radio", "misterio"],
        materialType: "script",
        medium: "radio",
        categories: ["dramatic", "literary"],
        file: {
          name: "la-llamada-de-las-tres.txt",
          mediaType: "text/plain",
          text: "EPISODIO 1. Estática. LOCUTORA: Son las tres. Si está usted despierto, ya somos dos.",
        },
      },
      {
        title: "Azoteas",
        description:
          "Ropa tendida, palomares, antenas, una silla de plástico frente al mar. Treinta fotografías de la ciudad que solo conocen quienes suben a tender.",
        keywords: ["fotografía", "ciudad", "azoteas"],
        materialType: "photograph",
        medium: "online",
        categories: ["artistic"],
      },
    ],
  },
  {
    name: "Mateo Quispe Rojas",
    email: "mateo@wayra.example",
    works: [
      {
        title: "Las puertas de Paititi",
        description:
          "Videojuego de aventuras. Una arqueóloga cusqueña recorre ciudades sepultadas por la selva para devolver lo que los saqueadores se llevaron. Cada tumba se abre con una canción, nunca con dinamita.",
        keywords: ["videojuego", "aventura", "arqueología", "tumbas", "tesoro"],
        materialType: "animation",
        medium: "videogame",
        categories: ["artistic", "dramatic"],
        published: { date: "2022-08-19", city: "Cusco", province: "Cusco" },
        collaborators: [
          { givenName: "Nayra", familyName: "Huamán", email: "nayra@wayra.example" },
          { givenName: "Raúl", familyName: "Cárdenas" },
        ],
      },
      {
        title: "El mapa de la sal",
        description:
          "Novela de aventuras. Dos hermanos siguen un mapa bordado en una manta hasta un tesoro que, al parecer, nadie quiso esconder.",
        keywords: ["novela", "aventura", "tesoro", "Andes"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2020-07-28", city: "Arequipa", province: "Arequipa" },
      },
      {
        title: "Huaquero",
        description:
          "Guion de largometraje. Un saqueador de tumbas arrepentido guía a una arqueóloga por los cementerios que él mismo vació de joven.",
        keywords: ["cine", "saqueo", "arqueología", "aventura"],
        materialType: "screenplay",
        medium: "screen",
        categories: ["dramatic", "literary"],
        file: {
          name: "huaquero_v3.fdx",
          mediaType: "application/xml",
          text: "EXT. DESIERTO, NOCHE. Una varilla de hierro entra en la arena. Alguien contiene la respiración.",
        },
      },
      {
        title: "Charango para cielo abierto",
        description:
          "Nueve piezas para charango, pedal de bucle y viento de altura, grabadas a cuatro mil metros sin cerrar la ventana.",
        keywords: ["charango", "música andina", "electrónica"],
        materialType: "music",
        medium: "music",
        categories: ["musical"],
        published: { date: "2021-11-05", city: "Puno", province: "Puno" },
      },
      {
        title: "La abuela Cóndor",
        description:
          "Serie animada para los más chicos, en español y quechua. Una abuela cóndor, ya jubilada, abre una escuela de vuelo para animales sin alas.",
        keywords: ["serie animada", "infantil", "quechua"],
        materialType: "animation",
        medium: "tv",
        categories: ["artistic", "dramatic"],
        published: { date: "2023-06-24", city: "Cusco", province: "Cusco" },
        copyrightRelation: "assignee",
      },
    ],
  },
  {
    name: "Inés Arrieta",
    email: "ines.arrieta@example.org",
    works: [
      {
        title: "Todo bien por acá",
        description:
          "Novela gráfica sobre la depresión y la costumbre de contestar que todo bien. Dibujada a lápiz, con todas las viñetas vacías que hicieron falta.",
        keywords: ["cómic", "novela gráfica", "salud mental", "depresión"],
        materialType: "book",
        medium: "literary",
        categories: ["literary", "artistic"],
        published: { date: "2021-06-10", city: "Montevideo", province: "Montevideo" },
      },
      {
        title: "El vecino de arriba",
        description:
          "Historieta en línea sobre la ansiedad, que aquí es un vecino con zapatos de madera y horarios imposibles. Salud mental con humor; sin clasificación por edades.",
        keywords: ["historieta", "webcómic", "salud mental", "ansiedad"],
        materialType: "book",
        medium: "online",
        categories: ["literary", "artistic"],
        published: { date: "2023-10-10", city: "Montevideo", province: "Montevideo" },
      },
      {
        title: "Cuaderno de insomnio",
        description:
          "Trescientas noches en vela, una viñeta por noche. Cómic sin palabras sobre el insomnio, el miedo y la primera mañana en que la autora se despertó tarde.",
        keywords: ["cómic", "dibujo", "insomnio", "salud mental"],
        materialType: "art",
        medium: "literary",
        categories: ["artistic"],
      },
      {
        title: "Los que riegan de noche",
        description:
          "Comedia en un acto para tres actores y una manguera. En plena sequía, los vecinos de un edificio descubren que todos roban agua para el mismo limonero.",
        keywords: ["teatro", "comedia", "vecinos"],
        materialType: "script",
        medium: "stage",
        categories: ["dramatic"],
        published: { date: "2019-09-14", city: "Colonia del Sacramento", province: "Colonia" },
      },
      {
        title: "Candombe para un solo tambor",
        description:
          "Lo que queda de la comparsa cuando los demás ya volvieron a casa: siete estudios para tambor piano y calle vacía.",
        keywords: ["candombe", "percusión"],
        materialType: "music",
        medium: "radio",
        categories: ["musical"],
        unlisted: true,
      },
    ],
  },
  {
    name: "Joaquín Ibáñez Luna",
    email: "joaquin@tecolote.example",
    works: [
      {
        title: "Lo que no está en venta",
        description:
          "Retratos de las vendedoras del mercado dominical, cada una con el objeto de su puesto que no vendería jamás.",
        keywords: ["fotografía", "retrato", "mercado", "Oaxaca"],
        materialType: "photograph",
        medium: "literary",
        categories: ["artistic"],
        published: { date: "2018-11-02", city: "Tlacolula", province: "Oaxaca" },
      },
      {
        title: "El pueblo que camina",
        description:
          "Documental. El mismo volcán ha obligado a un pueblo a mudarse tres veces. Siempre se llevan la campana; esta vez no cabe en el camión.",
        keywords: ["documental", "volcán", "desplazamiento"],
        materialType: "documentary",
        medium: "screen",
        categories: ["dramatic"],
        published: { date: "2022-03-19", city: "Puebla", province: "Puebla" },
        collaborators: [{ givenName: "Citlali", familyName: "Mendoza", email: "citlali@tecolote.example" }],
      },
      {
        title: "Desayunos del Istmo",
        description:
          "Sin guion y sin recetas: una cámara, una cocina distinta cada semana y la conversación que cabe en un desayuno.",
        keywords: ["sin guion", "estilo de vida", "cocina", "serie web"],
        materialType: "documentary",
        medium: "online",
        categories: ["artistic"],
        published: { date: "2024-08-11", city: "Juchitán", province: "Oaxaca" },
      },
      {
        title: "Lotería de los oficios perdidos",
        description:
          "Baraja ilustrada e interactiva: cincuenta y cuatro cartas, una por cada oficio que ya nadie ejerce en el pueblo. Al tocarlas, cuentan quién fue el último.",
        keywords: ["ilustración", "arte interactivo", "memoria", "oficios"],
        materialType: "art",
        medium: "interactive",
        categories: ["artistic", "literary"],
      },
      {
        title: "El último tren a Salina Cruz",
        description:
          "Miniserie en cuatro capítulos. La noche en que cierran la vía, una maquinista se niega a detenerse y los pasajeros deciden que tiene razón.",
        keywords: ["miniserie", "tren", "drama"],
        materialType: "screenplay",
        medium: "tv",
        categories: ["dramatic", "literary"],
        collaborators: [{ givenName: "Óscar", familyName: "Villaseñor" }],
      },
    ],
  },
] as const satisfies readonly SeedCreator[];
