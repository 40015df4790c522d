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
  asked: (name, title, isPriced) => ({
    subject: `${name} pide una licencia de «${title}»`,
    body: [
      `Alguien con una cuenta de Colophon le pide una licencia de su obra. La página indicada abajo muestra qué quiere hacer esa persona con la obra. ${isPriced ? "Usted puede aceptar la solicitud, responder con otras condiciones u otro precio, o rechazarla." : "Usted puede proponer un precio, responder con otras condiciones o rechazar la solicitud."} Hasta que se emita la licencia, no hay ningún permiso.`,
      "No hemos comprobado quién pide la licencia: el nombre es el que indicó esa persona.",
    ],
  }),
  countered: (name, title) => ({
    subject: `${name} responde sobre una licencia de «${title}»`,
    body: [
      "La otra parte respondió con otras condiciones u otro precio. Ahora le toca a usted: puede aceptar, volver a responder o rechazar. Hasta que se emita la licencia, no hay ningún permiso.",
    ],
  }),
  agreed: {
    licensor: (title) => ({
      subject: `Hay acuerdo sobre una licencia de «${title}»`,
      body: [
        "Usted y el licenciatario están de acuerdo. El licenciatario le pagará a usted directamente, como acuerden entre ustedes. Colophon no cobra este pago ni lo ve.",
        "Cuando haya recibido el pago, confírmelo en la página de la solicitud. Con su confirmación se emite la licencia. Hasta entonces, no hay ningún permiso.",
      ],
    }),
    licensee: (title) => ({
      subject: `Hay acuerdo sobre su licencia de «${title}»`,
      body: [
        "Usted y el licenciante están de acuerdo. Pague directamente al licenciante, como acuerden entre ustedes. Colophon no cobra este pago ni puede reembolsarlo.",
        "Cuando el licenciante confirme que recibió el pago, se emitirá la licencia y se la enviaremos. Hasta entonces, no hay ningún permiso.",
      ],
    }),
  },
  issued: (title) => ({
    subject: `La licencia de «${title}»`,
    body: [
      "Se emitió la licencia. La adjuntamos en un PDF firmado, que dice qué se permite y contiene los archivos que lo demuestran. Cualquier persona a quien se la entregue puede verificarla, con Colophon o sin él. Guárdela.",
      "La licencia es privada: su página muestra que existe, si está en vigor y de qué obra es. Lo demás, salvo el precio, solo se ve si ambas partes deciden mostrarlo.",
    ],
  }),
  declined: (title) => ({
    subject: `Se rechazó una solicitud de licencia de «${title}»`,
    body: [
      "La otra parte rechazó la solicitud. No se concedió ningún permiso.",
      "Si ya se pagó algo, arréglenlo entre ustedes: Colophon no lo recibió.",
    ],
  }),
  withdrawn: (title) => ({
    subject: `Se retiró una solicitud de licencia de «${title}»`,
    body: [
      "Quien pedía esta licencia retiró la solicitud. No se emitirá ninguna licencia.",
      "Si ya se pagó algo, arréglenlo entre ustedes: Colophon no lo recibió.",
    ],
  }),
  lapsed: (title) => ({
    subject: `Una solicitud de licencia de «${title}» quedó sin efecto`,
    body: [
      "Esta licencia ya no puede emitirse. Puede que la obra se haya cedido, retirado o bloqueado, que se haya eliminado una cuenta o que entretanto se haya emitido otra licencia que excluye esta. No se concedió ningún permiso.",
      "Si ya se pagó algo, arréglenlo entre ustedes: Colophon no lo recibió.",
    ],
  }),
  ending: (name, title) => ({
    subject: `${name} quiere poner fin a una licencia de «${title}»`,
    body: [
      "La otra parte declaró que esta licencia debe terminar antes de tiempo. No basta con que lo declare una parte: la licencia termina si usted también lo declara. Si no está de acuerdo, no tiene que hacer nada.",
    ],
  }),
  ended: (title) => ({
    subject: `Terminó una licencia de «${title}»`,
    body: [
      "Usted y la otra parte declararon que esta licencia debía terminar, así que ya terminó. La página de la licencia lo indica.",
    ],
  }),
  revoked: (title) => ({
    subject: `Se revocó una licencia de «${title}»`,
    body: [
      "El licenciante revocó esta licencia, como permiten sus condiciones. La licencia ya no permite nada. La página de la licencia lo indica, con el motivo que se dio.",
    ],
  }),
};
