import type { Texts } from "../letter-text.ts";
import { longDate, longTime, short } from "./format.ts";

export const es: Texts = {
  language: "es",
  greeting: "Hola:",
  stop: "No recibir más mensajes de este tipo",
  stopPage: {
    title: "Mensajes sobre sus obras",
    question: "¿Dejar de enviar mensajes de este tipo a su cuenta? Puede volver a activarlos en su cuenta.",
    confirm: "No recibir más estos mensajes",
    done: "Ya no recibirá mensajes de este tipo.",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "Confirme su dirección de correo",
      body: [
        "Alguien, probablemente usted, dio esta dirección para una cuenta de Colophon. Confírmela para que pueda figurar en sus certificados y podamos escribirle sobre ellos. Este enlace sirve una sola vez, durante las próximas 24 horas:",
        { label: "Confirmar esta dirección", link },
        "Si no fue usted, no hace falta que haga nada: sin su confirmación, la dirección no cuenta.",
      ],
    }),
    passwordReset: ({ link }) => ({
      subject: "Contraseña nueva para Colophon",
      body: [
        "Alguien, probablemente usted, pidió una contraseña nueva para su cuenta de Colophon. Este enlace permite elegirla, una sola vez y hasta una hora después de pedirlo:",
        { label: "Elegir una contraseña nueva", link },
        "Si no fue usted, no hace falta que haga nada: su contraseña sigue siendo la misma.",
      ],
    }),
    deviceLink: ({ link }) => ({
      subject: "Inicie sesión en Colophon desde un dispositivo nuevo",
      body: [
        "Alguien, probablemente usted, escribió la contraseña correcta de su cuenta de Colophon en un dispositivo que no conocemos. Como últimamente se probaron muchas contraseñas incorrectas, le pedimos además que abra este enlace. Hágalo en ese dispositivo antes de una hora y después inicie sesión:",
        { label: "Confirmar el dispositivo", link },
        "Si no fue usted, alguien más conoce su contraseña: cámbiela cuanto antes.",
      ],
    }),
    emailChanged: ({ undoUrl }, publicUrl) => ({
      subject: "Cambió la dirección de correo de su cuenta de Colophon",
      body: [
        "Se cambió la dirección de correo de su cuenta de Colophon. A partir de ahora, inicie sesión con la nueva.",
        ...(undoUrl === undefined
          ? [
              "Si no fue usted, es posible que alguien más conozca su contraseña. Escríbanos cuanto antes:",
              { label: "Cómo escribirnos", link: `${publicUrl}/help` },
            ]
          : [
              "Si no fue usted, es posible que alguien más conozca su contraseña. Puede deshacer el cambio durante 72 horas:",
              { label: "Deshacer el cambio", link: undoUrl },
            ]),
      ],
    }),
    passwordChanged: (_contents, publicUrl) => ({
      subject: "Cambió la contraseña de su cuenta de Colophon",
      body: [
        "Se cambió la contraseña de su cuenta de Colophon y se cerró la sesión en todos los demás dispositivos.",
        "Si no fue usted, es posible que alguien más esté usando su cuenta. En la página de inicio de sesión, elija «¿Olvidó la contraseña?»: enviaremos a esta dirección un enlace para elegir una nueva.",
        { label: "Ir al inicio de sesión", link: `${publicUrl}/login` },
      ],
    }),
    newDevice: ({ device, at }, publicUrl) => ({
      subject: "Un dispositivo nuevo inició sesión en su cuenta de Colophon",
      body: [
        "Alguien, probablemente usted, inició sesión en su cuenta de Colophon desde un dispositivo que antes no la tenía iniciada:",
        {
          facts: [
            ["Dispositivo", device === "" ? "Desconocido" : device],
            ["Hora", longTime("es", at)],
          ],
        },
        "Si fue usted, no hace falta que haga nada. Si no, cambie ahora su contraseña: así se cierra la sesión en todos los demás dispositivos.",
        { label: "Ir a su cuenta", link: `${publicUrl}/account` },
      ],
    }),
    welcome: (_contents, publicUrl) => ({
      subject: "Le damos la bienvenida a Colophon",
      body: [
        "Su dirección está confirmada. A partir de ahora puede figurar en sus certificados, donde usted quiera, y aquí le escribiremos sobre su cuenta y sus obras.",
        "Para registrar una obra, elija su archivo. El archivo se queda en su dispositivo: al registro llega solo su huella. Recibirá un certificado que cualquiera puede verificar, incluso sin nosotros.",
        { label: "Registrar una obra", link: `${publicUrl}/register-ip` },
      ],
    }),
    certificateReady: (certificate, publicUrl) => ({
      subject: `Su certificado de «${short(certificate.title)}»`,
      body: [
        "Su obra está en el registro. Adjuntamos su certificado en PDF, para leerlo e imprimirlo, y un archivo pequeño, la prueba, con el que cualquiera puede verificarlo sin nosotros.",
        {
          facts: [
            ["Obra", certificate.title],
            ["Certificado", certificate.certificateId],
            ["Registrada", longDate("es", certificate.registeredAt)],
          ],
        },
        { label: "Abrir el certificado", link: `${publicUrl}/verify/${certificate.certificateId}` },
        certificate.isFinal
          ? "El anclaje de su obra es definitivo; el certificado dice en qué cadena de bloques. Guarde ambos archivos junto con ella."
          : "Su obra aún no está anclada en una cadena de bloques, y el certificado lo indica mientras no lo esté. En su página puede descargar siempre ambos archivos en su versión más reciente.",
      ],
    }),
    finalProof: (certificate, publicUrl) => ({
      subject: `La prueba definitiva de «${short(certificate.title)}»`,
      body: [
        "El anclaje de su obra es definitivo; el certificado dice en qué cadena de bloques. El certificado y la prueba, adjuntos, están ahora completos: guárdelos junto con su obra en lugar de los anteriores.",
        {
          facts: [
            ["Obra", certificate.title],
            ["Certificado", certificate.certificateId],
            ["Registrada", longDate("es", certificate.registeredAt)],
          ],
        },
        { label: "Abrir el certificado", link: `${publicUrl}/verify/${certificate.certificateId}` },
      ],
    }),
  },
};
