import { fewRecoveryCodes } from "@colophon/api";
import { invitationLetters } from "../invitation-letters.ts";
import type { Texts } from "../letter-text.ts";
import { aboutReceipts } from "./about-receipts.ts";
import { longDate, longTime, short } from "./format.ts";
import { esOwners } from "./owners/es.ts";
import { esOperator } from "./operator/es.ts";

const toSecurity = (publicUrl: string) => ({
  label: "Ir a la seguridad de su cuenta",
  link: `${publicUrl}/account/security`,
});

const ifNotYou = (publicUrl: string) => [
  "Si no fue usted, alguien más está usando su cuenta: cambie ahora su contraseña, cierre las demás sesiones y quite lo que no sea suyo.",
  toSecurity(publicUrl),
];

export const es: Texts = {
  language: "es",
  greeting: (name) => (name === "" ? "Hola:" : `Hola, ${name}:`),
  readIn: "Leer en otro idioma:",
  stop: "No recibir más mensajes de este tipo",
  stopAddress: "No volver a escribir a esta dirección",
  stopPage: {
    title: "Mensajes sobre sus obras",
    question: "¿Dejar de recibir mensajes de este tipo? Puede volver a activarlos en su cuenta.",
    confirm: "No recibir más estos mensajes",
    done: "Ya no recibirá mensajes de este tipo.",
  },
  stopAddressPage: {
    title: "Mensajes a esta dirección",
    question:
      "¿No debe Colophon volver a escribir nunca a esta dirección? Si alguien le menciona en una obra, no le preguntaremos si es correcto, y nadie podrá ofrecerle una obra. Si tiene una cuenta, seguirá recibiendo los mensajes relacionados con ella.",
    confirm: "No escribir nunca más",
    done: "Listo. Colophon no volverá a escribir a esta dirección, salvo que sea la de su cuenta.",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "Confirme su dirección de correo",
      body: [
        "Alguien, probablemente usted, dio esta dirección para una cuenta de Colophon. Confírmela para que pueda figurar en sus certificados y podamos escribirle sobre ellos. Este enlace sirve una sola vez, durante las próximas 24 horas:",
        { label: "Confirmar esta dirección", link },
        "Si no fue usted, no hace falta que haga nada: sin su confirmación, la dirección no aparecerá en ningún certificado.",
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
              { label: "Cómo contactarnos", link: `${publicUrl}/help` },
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
        "Alguien, probablemente usted, inició sesión en su cuenta de Colophon desde un dispositivo que no tenía ninguna sesión abierta:",
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
    factorAdded: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "Se añadió una llave de acceso a su cuenta de Colophon",
        totp: "Se añadió una aplicación de autenticación a su cuenta de Colophon",
        recovery_codes: "Códigos de recuperación nuevos para su cuenta de Colophon",
      }[factor],
      body: [
        {
          passkey: `Se añadió la llave de acceso «${name}» a su cuenta de Colophon. Con ella sola puede iniciar sesión. Con la contraseña se pide además un segundo paso.`,
          totp: "A partir de ahora, para iniciar sesión en su cuenta de Colophon con la contraseña se pide además un código de su aplicación de autenticación, u otro segundo paso que haya configurado.",
          recovery_codes:
            "Se crearon diez códigos de recuperación nuevos para su cuenta de Colophon. Los anteriores ya no sirven.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    factorRemoved: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "Se quitó una llave de acceso de su cuenta de Colophon",
        totp: "Se quitó la aplicación de autenticación de su cuenta de Colophon",
      }[factor],
      body: [
        {
          passkey: `Se quitó la llave de acceso «${name}» de su cuenta de Colophon. Ya no sirve para iniciar sesión.`,
          totp: "Su cuenta de Colophon ya no acepta códigos de la aplicación de autenticación.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    passkeyBlocked: ({ name }, publicUrl) => ({
      subject: "Se bloqueó una llave de acceso de su cuenta de Colophon",
      body: [
        `Parece que existe una copia de su llave de acceso «${name}», así que ya no aceptamos esta llave. Quítela en la sección de seguridad de su cuenta y añada una nueva. Hasta entonces, inicie sesión de otra manera.`,
        toSecurity(publicUrl),
      ],
    }),
    recoveryCodeUsed: ({ left }, publicUrl) => ({
      subject: "Se usó un código de recuperación de su cuenta de Colophon",
      body: [
        "Alguien, probablemente usted, usó un código de recuperación de su cuenta de Colophon. Ese código ya no sirve.",
        { facts: [["Códigos restantes", String(left)]] },
        ...(left <= fewRecoveryCodes
          ? ["Quedan pocos códigos. Puede crear otros en la sección de seguridad de su cuenta."]
          : []),
        ...ifNotYou(publicUrl),
      ],
    }),
    recoveryLink: ({ link }) => ({
      subject: "Iniciar sesión en Colophon sin el segundo paso",
      body: [
        "Alguien, probablemente usted, escribió la contraseña correcta de su cuenta de Colophon y nos dijo que se perdieron las llaves de acceso, la aplicación de autenticación y los códigos de recuperación. Con este enlace comienza una espera de 72 horas. Después, iniciar sesión con la contraseña los quitará todos. El enlace sirve una sola vez, durante la próxima hora:",
        { label: "Comenzar la espera", link },
        "Si no fue usted, alguien conoce su contraseña: cámbiela ahora. No pasa nada mientras no se use el enlace.",
      ],
    }),
    recoveryBegun: ({ link, readyAt, endsAt }) => ({
      subject: "Su cuenta de Colophon está a punto de perder su segundo paso",
      body: [
        "Alguien, probablemente usted, nos pidió quitar de su cuenta de Colophon todas las llaves de acceso, la aplicación de autenticación y los códigos de recuperación, porque se perdieron. Todavía no se quitó nada. Iniciar sesión con la contraseña dentro de este plazo los quitará:",
        {
          facts: [
            ["Desde", longTime("es", readyAt)],
            ["Hasta", longTime("es", endsAt)],
          ],
        },
        "Si no fue usted, cancele ahora la solicitud y elija una contraseña nueva: es posible que alguien conozca la suya y lea su correo.",
        { label: "Cancelar la solicitud", link },
      ],
    }),
    recoveryReminder: (contents, publicUrl) => ({
      ...es.letters.recoveryBegun(contents, publicUrl),
      subject: "Recordatorio: su cuenta de Colophon está a punto de perder su segundo paso",
    }),
    factorsRecovered: (_contents, publicUrl) => ({
      subject: "Su cuenta de Colophon ya no tiene segundo paso",
      body: [
        "Después de la espera de 72 horas, alguien, probablemente usted, inició sesión en su cuenta de Colophon con la contraseña. Se quitaron todas las llaves de acceso, la aplicación de autenticación y los códigos de recuperación, y se cerró la sesión en todos los demás dispositivos. Puede configurar un nuevo segundo paso en la sección de seguridad de su cuenta.",
        ...ifNotYou(publicUrl),
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
    accountErased: (_contents, publicUrl) => ({
      subject: "Se borró su cuenta de Colophon",
      body: [
        "Alguien (seguramente usted) borró su cuenta de Colophon. Se están eliminando sus obras, sus copias privadas y sus datos personales; las páginas de sus certificados solo dirán que se borraron. No se puede deshacer. Este es nuestro último mensaje a esta dirección sobre la cuenta.",
        "Los certificados (PDF) y las pruebas que haya guardado se pueden seguir verificando:",
        { label: "Verificar un certificado", link: `${publicUrl}/verify` },
        "Si no fue usted, otra persona tenía acceso a su cuenta. Escríbanos y cambie su contraseña dondequiera que use la misma.",
        { label: "Cómo contactarnos", link: `${publicUrl}/help` },
      ],
    }),
    ...esOwners,
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
    ...aboutReceipts("es"),
    ...esOperator,
    ...invitationLetters("es", {
      subject: (registrant, title) => `${registrant} le menciona en «${title}»`,
      reminder: (registrant, title) => `Recordatorio: ${registrant} le menciona en «${title}»`,
      opening: (registrant) =>
        `${registrant} registró una obra en Colophon, un registro público de obras, y le menciona en ella. ¿Es correcto? Puede responder en un minuto:`,
      reminded: (registrant) =>
        `Hace una semana le preguntamos si ${registrant} le menciona correctamente en una obra. Aún puede responder:`,
      work: "Obra",
      name: "Figura como",
      role: "Función",
      share: "Participación",
      button: "Ver la obra y responder",
      consequences: [
        "Si confirma, el certificado se lo dice a todo el mundo. Necesita una cuenta con esta dirección; puede crearla allí mismo.",
        "Si rechaza, el registro deja de mostrar a otras personas su nombre, dirección de correo, función y participación en esta obra. No necesita ninguna cuenta.",
      ],
      once: "Si no responde, el certificado dice que no ha respondido. Se lo recordaremos una sola vez, dentro de una semana.",
      last: "Si no responde, el certificado dice que no ha respondido. No volveremos a preguntar.",
      confirmed: {
        subject: (name, title) => `${name} confirma su colaboración en «${title}»`,
        body: "El certificado ya lo dice, con la fecha.",
      },
      declined: {
        subject: (name, title) => `${name} rechaza figurar en «${title}»`,
        body: "El registro ya solo le muestra a usted el nombre, la dirección de correo, la función y la participación de esta persona. El asiento y su prueba siguen como estaban.",
      },
      person: "Persona",
      open: "Abrir el certificado",
    }),
  },
};
