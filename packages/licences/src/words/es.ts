import type { TermsWords } from "./words.ts";

export const es: TermsWords = {
  licensor: {
    registrant: (name) => `La licencia la concede ${name} (el licenciante), que registró la obra.`,
    successor: (name) =>
      `La licencia la concede ${name} (el licenciante), a quien se cedió el registro de la obra.`,
    unknown: (name) => `La licencia la concede ${name} (el licenciante).`,
  },
  licensee: (name) => `La licencia la recibe ${name} (el licenciatario).`,
  work: (certificate) => `La obra es la que está registrada con el certificado ${certificate}.`,
  purposes: {
    personal: "El licenciatario puede conservar la obra y mostrarla en privado.",
    editorial: "El licenciatario puede publicar la obra con fines de información, comentario o enseñanza.",
    commercial:
      "El licenciatario puede vender la obra, sola o como parte de otra cosa, y hacer publicidad con ella.",
    adaptation:
      "El licenciatario puede adaptar la obra, por ejemplo traducirla o llevarla al cine, y representarla o interpretarla.",
    training: "El licenciatario puede entrenar modelos de inteligencia artificial con la obra.",
  },
  allMedia: "La licencia vale para todos los medios.",
  someMedia: (list) => `La licencia vale solo para estos medios: ${list}.`,
  media: {
    print: "impresos",
    digital: "medios digitales",
    broadcast: "radiotelevisión",
    stage: "artes escénicas",
    exhibition: "exposiciones",
    merchandise: "artículos de merchandising",
    advertising: "publicidad",
  },
  world: "La licencia vale en todo el mundo.",
  places: (list) => `La licencia vale solo en estos territorios: ${list}.`,
  wholeWork: "La licencia abarca la obra completa.",
  files: (list) =>
    `La licencia abarca solo estos archivos de la obra, según su número en el certificado: ${list}.`,
  fromUntil: (from, until) =>
    `La licencia rige desde el ${from} hasta el ${until}, ambos días incluidos, en hora UTC.`,
  fromOn: (from) => `La licencia rige desde el ${from}, en hora UTC, sin fecha de fin.`,
  lasts: (duration) => `La licencia empieza el día en que se emite. Duración: ${duration}.`,
  endless: "La licencia empieza el día en que se emite y no tiene fecha de fin.",
  exclusive:
    "La licencia es exclusiva: mientras esté en vigor, el licenciante no puede conceder a nadie más, para ningún fin, una licencia sobre la misma parte de la obra en los mismos medios y territorios. Esto no dice nada del uso que haga el propio licenciante.",
  notExclusive: "La licencia no es exclusiva: el licenciante puede dar a otros el mismo permiso.",
  revocable:
    "El licenciante puede revocar la licencia en cualquier momento. También termina anticipadamente si así lo declaran tanto el licenciante como el licenciatario.",
  notRevocable:
    "Estas condiciones no dan al licenciante derecho a revocar la licencia. Solo termina anticipadamente si así lo declaran tanto el licenciante como el licenciatario.",
  credit: (line) => `El licenciatario debe incluir este crédito: ${line}`,
  noCredit: "Estas condiciones no exigen incluir ningún crédito.",
  price: (money) => `El precio es ${money}, en un solo pago.`,
  free: "La licencia es gratuita.",
  asked: "El licenciante indica el precio a quien se lo pregunta.",
  note: (text) => `Otras condiciones, en palabras de las partes: ${text}`,
  always: [
    "La licencia no permite nada más. Lo que la ley permite sin licencia sigue permitido.",
    "Es un permiso que da el licenciante. No se ha comprobado que sea titular de los derechos, y puede equivocarse al respecto.",
    "Este texto expresa en palabras los campos estructurados de la licencia. Si el texto y los campos difieren, prevalecen los campos.",
  ],
  quotes: ["«", "»"],
};
