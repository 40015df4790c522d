import type { LetterTexts } from "./letter-texts.ts";

export const es: LetterTexts = {
  work: (title, creator) => (creator === "" ? `«${title}»` : `«${title}», de ${creator}`),
  letter: {
    title: (title) => `Uso de la obra «${title}»`,
    opening: (work) => `Buenos días:\n\nAquí he encontrado la obra ${work}:`,
    rights: {
      owner: "Soy titular de los derechos sobre ella y no recuerdo que hayamos acordado este uso.",
      agent:
        "Actúo en nombre del titular de los derechos sobre ella, a quien no le consta ningún acuerdo sobre este uso.",
    },
    asks: {
      heading: "Qué le pido",
      text: "Le ruego que haga una de estas tres cosas: indicar el título de la obra y el nombre de su autor, acordar conmigo una licencia o retirarla.\n\nSi me equivoco, por ejemplo porque usted tiene una licencia, le agradeceré que me lo diga. Quedo a la espera de su respuesta.",
    },
    proof: { heading: "Qué lo acredita" },
    closing: "Un cordial saludo,",
  },
  proof: {
    where: (id, url, pack) =>
      `La obra está registrada con el certificado ${id}. Cualquiera puede verificarlo aquí:\n${url}\nPruebas para un abogado:\n${pack}`,
    checked: {
      none: (day) =>
        `El servicio de registro anotó esta inscripción en su bitácora pública el ${day}. Se puede comprobar, sin tener que confiar en el servicio, que la bitácora contiene la inscripción.`,
      one: (day) =>
        `El servicio de registro anotó esta inscripción, que contiene la huella (SHA-256) del archivo, en su bitácora pública el ${day}. Se puede comprobar, sin tener que confiar en el servicio, que la bitácora contiene la inscripción.`,
      several: (day) =>
        `El servicio de registro anotó esta inscripción, que contiene las huellas (SHA-256) de los archivos, en su bitácora pública el ${day}. Se puede comprobar, sin tener que confiar en el servicio, que la bitácora contiene la inscripción.`,
    },
    unchecked:
      "El servicio de registro no comprobó quién creó la obra, quién tiene derechos sobre ella ni quién está detrás del nombre indicado. Un registro no demuestra la autoría.",
  },
  dispute: {
    opened: (day) => `Este certificado ha sido impugnado. La impugnación del ${day} sigue abierta y dice:`,
    answered: (day) => `El titular del certificado respondió el ${day}:`,
    unanswered: "El titular del certificado no ha respondido públicamente a la impugnación.",
    gone: "(El texto se ha eliminado.)",
  },
  dsa: {
    title:
      "Notificación conforme al artículo 16 del Reglamento (UE) 2022/2065 (Reglamento de Servicios Digitales)",
    a: {
      heading: "Artículo 16, apartado 2, letra a): por qué considero que la información es contenido ilícito",
      is: (work) =>
        `La información que figura en las direcciones indicadas abajo es, o contiene, la obra ${work}.`,
      rights: {
        owner: "Soy titular de los derechos sobre esta obra. No he autorizado este uso.",
        agent:
          "Actúo en nombre del titular de los derechos sobre esta obra. El titular no ha autorizado este uso.",
      },
      law: "Reproducir una obra o ponerla a disposición del público sin autorización ni excepción legal infringe los derechos de autor: artículos 2 y 3 de la Directiva 2001/29/CE, transpuesta al Derecho nacional.",
    },
    b: { heading: "Artículo 16, apartado 2, letra b): localización electrónica exacta de la información" },
    c: { heading: "Artículo 16, apartado 2, letra c): mi nombre y mi dirección de correo electrónico" },
    d: {
      heading: "Artículo 16, apartado 2, letra d): declaración",
      text: "Declaro que tengo la convicción, de buena fe, de que la información y las alegaciones que contiene esta notificación son precisas y completas.",
    },
  },
  dmca: {
    title: "Notificación de presunta infracción, título 17 del Código de los Estados Unidos, § 512(c)(3)",
    ii: {
      heading: "§ 512(c)(3)(A)(ii): la obra protegida cuya infracción se alega",
      is: (work) => `Se trata de la obra ${work}.`,
      rights: {
        owner: "Soy titular de un derecho exclusivo sobre ella.",
        agent: "Actúo en nombre del titular de un derecho exclusivo sobre ella.",
      },
    },
    iii: {
      heading: "§ 512(c)(3)(A)(iii): el material presuntamente infractor y su localización",
      text: "El material que figura en estas direcciones es, o contiene, esa obra. Solicito que lo retiren o inhabiliten el acceso a él:",
    },
    iv: { heading: "§ 512(c)(3)(A)(iv): mis datos de contacto" },
    v: {
      heading: "§ 512(c)(3)(A)(v): buena fe",
      text: "Creo de buena fe que el uso del material en la forma denunciada no está autorizado por el titular de los derechos de autor, por su representante ni por la ley.",
    },
    vi: {
      heading: "§ 512(c)(3)(A)(vi): exactitud y facultades",
      accuracy: "La información contenida en esta notificación es exacta.",
      authority: {
        owner:
          "Bajo pena de perjurio, declaro que soy titular de un derecho exclusivo presuntamente infringido.",
        agent:
          "Bajo pena de perjurio, declaro que estoy facultado para actuar en nombre del titular de un derecho exclusivo presuntamente infringido.",
      },
    },
    i: { heading: "§ 512(c)(3)(A)(i): firma electrónica" },
  },
};
