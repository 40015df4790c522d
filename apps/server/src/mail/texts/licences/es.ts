import type { LicenceLetterWords } from "../../licence-letters.ts";

export const esLicences: LicenceLetterWords = {
  work: "Obra",
  certificate: "Certificado",
  licence: "Licencia",
  other: { licensor: "Licenciatario", licensee: "Licenciante" },
  price: "Precio",
  free: "Gratuita",
  noPrice: "Lo indicará el licenciante",
  openRequest: "Abrir la solicitud",
  openLicence: "Abrir la licencia",
  asked: (name, title) => ({
    subject: `${name} pide una licencia de «${title}»`,
    body: [
      "Alguien con una cuenta de Colophon le pide una licencia de su obra. La página siguiente muestra qué quiere hacer con ella. Usted puede aceptar, responder con otras condiciones u otro precio, o rechazar. Nada está permitido hasta que ambos estén de acuerdo.",
      "No hemos comprobado quién la pide: el nombre es el que indicó esa persona.",
    ],
  }),
  countered: (name, title) => ({
    subject: `${name} responde sobre una licencia de «${title}»`,
    body: [
      "La otra parte respondió con otras condiciones u otro precio. Ahora le toca a usted: puede aceptar, volver a responder o rechazar. Nada está permitido hasta que ambos estén de acuerdo.",
    ],
  }),
  agreed: {
    licensor: (title) => ({
      subject: `Hay acuerdo sobre una licencia de «${title}»`,
      body: [
        "Usted y el licenciatario están de acuerdo. Ahora debe pagarle a usted directamente: indíquele cómo. Colophon no cobra este pago ni lo ve.",
        "Cuando lo haya recibido, confírmelo en la página de la solicitud. Con su confirmación se emite la licencia. Hasta entonces, nada está permitido.",
      ],
    }),
    licensee: (title) => ({
      subject: `Hay acuerdo sobre su licencia de «${title}»`,
      body: [
        "Usted y el licenciante están de acuerdo. Ahora páguele directamente, como convengan entre ustedes. Colophon no cobra este pago ni puede devolverlo.",
        "Cuando el licenciante confirme que lo recibió, se emitirá la licencia y se la enviaremos. Hasta entonces, nada está permitido.",
      ],
    }),
  },
  issued: (title) => ({
    subject: `La licencia de «${title}»`,
    body: [
      "La licencia está emitida. La adjuntamos como PDF firmado, que dice qué se permite y contiene los archivos que lo prueban. Cualquier persona a quien se la entregue puede verificarla, con Colophon o sin él. Guárdela.",
      "Es privada: quien abra su página ve que existe, si está en vigor y de qué obra es. Lo demás solo se ve si ambos deciden mostrarlo.",
    ],
  }),
  declined: (title) => ({
    subject: `Esta vez no hay licencia de «${title}»`,
    body: ["La otra parte la rechazó. No se permitió nada y no se debe nada."],
  }),
  withdrawn: (title) => ({
    subject: `Se retiró una solicitud de licencia de «${title}»`,
    body: ["Quien pedía esta licencia ya no la quiere. Usted no tiene que hacer nada."],
  }),
  lapsed: (title) => ({
    subject: `Caducó una solicitud de licencia de «${title}»`,
    body: [
      "Esta licencia ya no puede emitirse. Puede que la obra se haya transferido, retirado o bloqueado, que se haya eliminado una cuenta o que entretanto se haya concedido una licencia exclusiva. No se permitió nada.",
      "Si ya se pagó algo, arréglenlo entre ustedes: Colophon no lo recibió.",
    ],
  }),
  ending: (name, title) => ({
    subject: `${name} quiere terminar una licencia de «${title}»`,
    body: [
      "La otra parte declaró que esta licencia debe terminar antes de plazo. Sigue en vigor, salvo que usted también lo declare. Si no está de acuerdo, no tiene que hacer nada.",
    ],
  }),
  ended: (title) => ({
    subject: `Terminó una licencia de «${title}»`,
    body: ["Usted y la otra parte declararon que esta licencia termina. Desde ahora, su página lo indica."],
  }),
  revoked: (title) => ({
    subject: `Se revocó una licencia de «${title}»`,
    body: [
      "El licenciante revocó esta licencia, como permiten sus condiciones. Desde ahora no permite nada. Su página lo indica, con el motivo que se dio.",
    ],
  }),
};
