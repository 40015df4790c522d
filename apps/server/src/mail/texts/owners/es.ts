import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes, to whoever is on either side: `letter-kinds.ts` says who. */
export const esOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link, isDisputed, isSuperseded }) => ({
    subject: `Le ofrecen derechos sobre «${short(title)}»`,
    body: [
      "Alguien le ofrece derechos sobre una obra registrada en Colophon y nos indicó su dirección para enviarle la oferta. La página del enlace muestra exactamente qué derechos recibiría. Puede responder una sola vez, en un plazo de siete días:",
      {
        facts: [
          ["Obra", title],
          ["Certificado", certificateId],
          ...(creator === "" ? [] : [["Registrada por", creator] as const]),
        ],
      },
      ...(isDisputed
        ? [
            "Antes de responder, tenga en cuenta que alguien impugna este registro. El texto de la impugnación es público: está en la página del certificado.",
          ]
        : []),
      ...(isSuperseded
        ? [
            "Antes de responder, tenga en cuenta que ya se registró una versión más reciente de esta obra. Esta oferta se refiere solo a la versión anterior.",
          ]
        : []),
      { label: "Ver la oferta", link },
      "Nada cambia si usted no acepta. Si no sabe de qué se trata, no tiene que hacer nada.",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `Su obra «${short(title)}» se ofreció a otra persona`,
    body: [
      "Nos enviaron documentos sobre la titularidad de esta obra, por ejemplo, los de una herencia. Por eso ofrecimos la obra, en nombre de usted, a la persona que figura en esos documentos. La nota del certificado dice por qué. Si esa persona acepta en el plazo de siete días, la obra pasará de la cuenta de usted a la de esa persona.",
      "Si es un error, retire la oferta en la página de la obra y escríbanos. Lo que solo usted puede ver no se entrega a esa persona.",
      { label: "Abrir la página de la obra", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `Se cedieron derechos sobre «${short(title)}»`,
    body: [
      "La oferta fue aceptada. A partir de ahora, solo la persona indicada en la oferta puede corregir esta obra, retirarla o mostrarla en el catálogo público. Si teníamos una copia confidencial del archivo, la eliminamos. No se entregó nada de lo que solo usted podía ver.",
      { label: "Abrir el certificado", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `«${short(title)}» ya está en su portafolio`,
    body: [
      "Usted aceptó la oferta. A partir de ahora puede corregir los datos de la obra, retirarla o mostrarla en el catálogo público. El certificado sigue llevando el nombre de quien registró la obra e indica que se cedieron derechos.",
      { label: "Ir a la obra", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `La oferta de «${short(title)}» fue rechazada`,
    body: [
      "La oferta fue rechazada. La obra sigue en su cuenta y no se publicó nada.",
      { label: "Ir a la obra", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `Alguien impugna «${short(title)}»`,
    body: [
      "Alguien impugna el registro de su obra. El texto de la impugnación es público. El certificado sigue siendo válido e indica que está impugnado. No tomamos partido. Usted puede responder, también en público. Ninguna de las partes puede modificar ni ocultar lo que dice la otra.",
      { label: "Leer y responder", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `Respuesta a su impugnación de «${short(title)}»`,
    body: [
      "La otra parte respondió a su impugnación. La respuesta es pública en la página del certificado. Si para usted el asunto está resuelto, allí puede marcar la impugnación como resuelta.",
      { label: "Leer la respuesta", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `Se resolvió una impugnación de «${short(title)}»`,
    body: [
      "La otra parte marcó la impugnación como resuelta. El certificado ya no indica que está impugnado, salvo que haya otra impugnación abierta. Lo que se dijo sigue siendo público.",
      { label: "Abrir el certificado", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
