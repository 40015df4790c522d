import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes. */
export const esOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link }) => ({
    subject: `Le ofrecen derechos sobre «${short(title)}»`,
    body: [
      "Alguien le ofrece derechos sobre una obra registrada en Colophon y ha indicado su dirección. La página de este enlace dice exactamente qué pasaría a ser suyo. El enlace funciona una sola vez, durante siete días:",
      {
        facts: [
          ["Obra", title],
          ["Certificado", certificateId],
          ...(creator === "" ? [] : [["Registrada por", creator] as const]),
        ],
      },
      { label: "Ver la oferta", link },
      "Nada cambia si usted no acepta. Si no sabe de qué se trata, no tiene que hacer nada.",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `Su obra «${short(title)}» se ofreció a otra persona`,
    body: [
      "Nos mostraron documentos, y hemos ofrecido su obra en su nombre a la persona que señalan. La nota bajo el certificado dice con qué fundamento. Si acepta en el plazo de siete días, la obra pasa a su cuenta.",
      "Si es un error, retire la oferta en la página de la obra y escríbanos. Lo que solo usted puede ver nunca se transmite.",
      { label: "Abrir la página de la obra", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `«${short(title)}» se ha cedido`,
    body: [
      "La oferta fue aceptada. A partir de ahora, solo la persona nombrada en ella puede corregir esta obra, incluirla en el registro público o retirarla. Su copia privada del archivo se eliminó. Nada de lo que solo usted podía ver se ha transmitido.",
      { label: "Abrir el certificado", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `«${short(title)}» ya está en su portafolio`,
    body: [
      "Usted aceptó la oferta. A partir de ahora, la obra está en sus manos: puede corregirla, incluirla en el registro público o retirarla. El certificado sigue nombrando a quien la registró e indica que se cedieron derechos.",
      { label: "Ir a la obra", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `La oferta de «${short(title)}» fue rechazada`,
    body: [
      "La oferta no fue aceptada. La obra sigue siendo suya y no se publicó nada.",
      { label: "Ir a la obra", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `Alguien impugna «${short(title)}»`,
    body: [
      "Alguien impugna el registro de su obra. Lo que dice es público y está en la página del certificado. El certificado sigue siendo válido e indica que está impugnado; la entidad que lleva el registro no toma partido. Usted puede responder, también en público. Nadie puede modificar ni ocultar lo que dice la otra parte.",
      { label: "Leer y responder", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `Respuesta a su impugnación de «${short(title)}»`,
    body: [
      "Quien tiene ahora la obra respondió a su impugnación. Ambos textos están uno junto al otro en la página del certificado. Si para usted el asunto está resuelto, puede indicarlo allí.",
      { label: "Leer la respuesta", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `La impugnación de «${short(title)}» está resuelta`,
    body: [
      "La otra parte indica que la impugnación está resuelta. El certificado ya no figura como impugnado, salvo que alguien más lo impugne. Lo dicho permanece en la página del certificado.",
      { label: "Abrir el certificado", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
