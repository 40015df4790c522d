import type { OperatorLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about what an operator did. */
export const esOperator: OperatorLetters = {
  reportDecided: ({ certificateId, isObjection, isUpheld, answer }, publicUrl) => ({
    subject: isObjection ? "Respuesta a su objeción" : "Respuesta a su aviso",
    body: [
      isObjection
        ? isUpheld
          ? "Gracias por su objeción. La examinamos, y usted tiene razón."
          : "Gracias por su objeción. La examinamos y mantenemos nuestra decisión."
        : isUpheld
          ? "Gracias por su aviso. Examinamos el aviso y actuamos en consecuencia."
          : "Gracias por su aviso. Examinamos el aviso y no encontramos motivo para actuar.",
      ...(answer === "" ? [] : ["Nuestra respuesta:", answer]),
      { label: "Abrir el certificado", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  registrySaid: ({ said, workId, certificateId, title, text }, publicUrl) => ({
    subject: {
      noted: `Una nota sobre «${short(title)}»`,
      blocked: `Se bloqueó «${short(title)}»`,
      unblocked: `La obra «${short(title)}» ya no está bloqueada`,
    }[said],
    body: [
      {
        noted:
          "Añadimos una nota al certificado de su obra. Cualquiera que verifique el certificado puede leerla.",
        blocked:
          "Ya no mostramos su obra: ni el título, ni su nombre, ni la descripción. No está en el catálogo público ni en las búsquedas de Colophon. El certificado y su prueba siguen siendo válidos, y puede descargar la prueba en la página de la obra.",
        unblocked:
          "Se levantó el bloqueo de su obra: volvemos a mostrarla, salvo que usted la haya retirado.",
      }[said],
      {
        facts: [
          ["Obra", title],
          ["Certificado", certificateId],
        ],
      },
      "Esto es lo que se publicó con el certificado:",
      text,
      ...{
        noted: [
          "Si cree que es un error, escríbanos.",
          { label: "Cómo contactarnos", link: `${publicUrl}/help` },
        ],
        blocked: [
          "Si cree que es un error, puede presentar una objeción en la página de la obra. Leemos todas las objeciones y las respondemos.",
        ],
        unblocked: [],
      }[said],
      { label: "Abrir la página de la obra", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  accountSuspended: ({ text }, publicUrl) => ({
    subject: "Se suspendió su cuenta de Colophon",
    body: [
      "Se suspendió su cuenta de Colophon, y se cerró la sesión en todos sus dispositivos. Nadie puede iniciar sesión en la cuenta hasta que se levante la suspensión. Sus obras y sus certificados quedan como están.",
      "El motivo:",
      text,
      "Si cree que es un error, escríbanos.",
      { label: "Cómo contactarnos", link: `${publicUrl}/help` },
    ],
  }),
  accountRestored: (_contents, publicUrl) => ({
    subject: "Su cuenta de Colophon vuelve a estar abierta",
    body: [
      "Se levantó la suspensión de su cuenta de Colophon. Puede iniciar sesión como antes.",
      { label: "Iniciar sesión", link: `${publicUrl}/login` },
    ],
  }),
  accountEnded: ({ text }, publicUrl) => ({
    subject: "Se cerró su cuenta de Colophon",
    body: [
      "Cerramos su cuenta de Colophon para siempre. La eliminamos junto con sus obras, pero conservamos los recibos. Las obras que se cedieron a la cuenta o desde ella se conservan, sin el nombre de usted. Las páginas de los certificados eliminados solo dirán que se eliminaron.",
      "El motivo:",
      text,
      "Si cree que es un error, escríbanos.",
      { label: "Cómo contactarnos", link: `${publicUrl}/help` },
    ],
  }),
};
