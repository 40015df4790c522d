import type { LinkWords } from "../about-links.ts";

export const esLinks: LinkWords = {
  link: "Enlace",
  open: "Ver sus enlaces",
  lost: {
    subject: "Ya no podemos confirmar su enlace",
    body: [
      "Durante tres días buscamos su código o enlace en esta dirección y no lo encontramos. Por eso, el enlace ya no está confirmado:",
      "Su página pública ya no muestra el enlace. Los certificados no cambian: cada uno indica cuándo encontramos el enlace por última vez antes de emitirlo.",
      "Para confirmar de nuevo esta dirección, vuelva a poner en ella el código o el enlace y pídanos que la comprobemos.",
    ],
  },
  contested: {
    subject: "Dos cuentas reclaman su dominio",
    body: [
      "En nuestra última comprobación encontramos en este dominio los códigos de dos cuentas, la suya y otra. Por eso no mostramos el dominio en ninguna de las dos:",
      "Si el dominio es solo suyo, quite de él la línea con el otro código. Comprobamos el dominio cada día, y usted puede pedirnos que lo hagamos de inmediato. Quienes administran Colophon también ven este conflicto.",
      "Los certificados no cambian: indican la fecha en que hicimos la comprobación.",
    ],
  },
  moved: {
    subject: "No encontramos su código en su dominio",
    body: [
      "En nuestra última comprobación no encontramos su código en este dominio, que también reclama otra cuenta. Por eso, no confirmamos este dominio en su cuenta:",
      "Los certificados no cambian: indican la fecha en que hicimos la comprobación.",
      "Si cedió el dominio, no tiene que hacer nada. Si el dominio sigue siendo suyo, otra persona puede modificarlo: averigüe quién es, vuelva a poner su código y pídanos que comprobemos el dominio.",
    ],
  },
  takenOver: {
    subject: "Se confirmó un dominio en su cuenta",
    body: [
      "Encontramos su código en este dominio, pero no el de otra cuenta que también lo reclamaba. Por eso, el dominio ahora está confirmado solo en su cuenta:",
      "Si volvemos a encontrar ahí el código de la otra cuenta, le escribiremos.",
    ],
  },
};
