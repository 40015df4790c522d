import { fewRecoveryCodes, type TokenScope } from "@colophon/api";
import { batchLetters } from "../batch-letters.ts";
import { invitationLetters } from "../invitation-letters.ts";
import type { MailTexts } from "../letter-text.ts";
import { licenceLetters } from "../licence-letters.ts";
import { aboutLinks } from "./about-links.ts";
import { aboutReceipts } from "./about-receipts.ts";
import { longDate, longTime, short } from "./format.ts";
import { esLicences } from "./licences/es.ts";
import { esLinks } from "./links/es.ts";
import { esOwners } from "./owners/es.ts";
import { esOperator } from "./operator/es.ts";

const toSecurity = (publicUrl: string) => ({
  label: "Ir a la seguridad de su cuenta",
  link: `${publicUrl}/account/security`,
});

const ifNotYou = (publicUrl: string) => [
  "Si no fue usted, alguien más está usando su cuenta: cambie ahora su contraseña, cierre las demás sesiones y quite las llaves, las aplicaciones y los tokens de acceso que no reconozca.",
  toSecurity(publicUrl),
];

/** Of a program with an API token. */
const allowed: Record<TokenScope, string> = {
  "works:read": "ver sus obras, certificados y pedidos",
  "works:register": "registrar obras en su nombre",
  "orders:create": "hacer pedidos, pero no pagarlos",
};

export const es: MailTexts = {
  language: "es",
  greeting: (name) => (name === "" ? "Hola:" : `Hola, ${name}:`),
  readIn: "Leer en otro idioma:",
  stop: "No recibir más mensajes de este tipo",
  stopAddress: "Bloquear los mensajes de Colophon",
  stopPage: {
    title: "Mensajes sobre sus obras",
    question: "¿Dejar de recibir mensajes de este tipo? Puede volver a activarlos en su cuenta.",
    confirm: "No recibir más estos mensajes",
    done: "Ya no recibirá mensajes de este tipo.",
  },
  stopAddressPage: {
    title: "Mensajes a esta dirección",
    question:
      "¿Bloquear los mensajes de Colophon a esta dirección? Nadie podrá ofrecerle obras y, si usted figura en los créditos de una obra, no le preguntaremos si es correcto. Si tiene una cuenta, seguirá recibiendo los mensajes relacionados con ella.",
    confirm: "Bloquear los mensajes",
    done: "Listo. Colophon no volverá a escribir a esta dirección, salvo sobre una cuenta que la use o un aviso que la indique.",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "Confirme su dirección de correo",
      body: [
        "Usted, u otra persona, indicó esta dirección para una cuenta de Colophon. Confirme la dirección para que pueda figurar en sus certificados y podamos escribirle sobre ellos. Este enlace sirve una sola vez, durante las próximas 24 horas:",
        { label: "Confirmar esta dirección", link },
        "Si no fue usted, no hace falta que haga nada: sin su confirmación, ningún certificado la mostrará como la dirección de quien registró la obra.",
      ],
    }),
    passwordReset: ({ link }) => ({
      subject: "Contraseña nueva para Colophon",
      body: [
        "Usted, o alguien que usa su dirección, pidió una contraseña nueva para su cuenta de Colophon. Puede elegir la contraseña con este enlace, que sirve una sola vez y vence una hora después de la solicitud:",
        { label: "Elegir una contraseña nueva", link },
        "Si no fue usted, no hace falta que haga nada: su contraseña sigue siendo la misma.",
      ],
    }),
    deviceLink: ({ link }) => ({
      subject: "Confirme su dispositivo nuevo",
      body: [
        "Se escribió la contraseña correcta de su cuenta de Colophon en un dispositivo que no conocemos. Como hace poco hubo muchos intentos fallidos, la contraseña no basta. Abra este enlace en ese dispositivo en el plazo de una hora y después inicie sesión:",
        { label: "Confirmar el dispositivo", link },
        "Si no fue usted, alguien más conoce su contraseña: cámbiela cuanto antes.",
      ],
    }),
    emailChanged: ({ undoUrl }, publicUrl) => ({
      subject: "Se cambió la dirección de correo de su cuenta de Colophon",
      body: [
        "Se cambió la dirección de correo de su cuenta de Colophon. A partir de ahora, inicie sesión con la nueva dirección.",
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
      subject: "Se cambió la contraseña de su cuenta de Colophon",
      body: [
        "Se cambió la contraseña de su cuenta de Colophon y se cerró la sesión en todos los demás dispositivos.",
        "Si no fue usted, es posible que alguien más esté usando su cuenta. En la página de inicio de sesión, elija «¿Olvidó la contraseña?»: enviaremos a esta dirección un enlace para elegir una contraseña nueva.",
        { label: "Ir al inicio de sesión", link: `${publicUrl}/login` },
      ],
    }),
    newDevice: ({ device, at }, publicUrl) => ({
      subject: "Se inició sesión en su cuenta de Colophon desde un dispositivo nuevo",
      body: [
        "Se inició sesión en su cuenta de Colophon desde un dispositivo en el que no había ninguna sesión abierta:",
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
          passkey: `Se añadió la llave de acceso «${name}» a su cuenta de Colophon. Basta con esa llave para iniciar sesión. Con la contraseña, pediremos además un segundo paso.`,
          totp: "Cuando inicie sesión en su cuenta de Colophon con la contraseña, pediremos también un código de su aplicación de autenticación u otro segundo paso.",
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
          passkey: `Se quitó la llave de acceso «${name}» de su cuenta de Colophon. Esa llave ya no sirve para iniciar sesión.`,
          totp: "Su cuenta de Colophon ya no acepta códigos de la aplicación de autenticación.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    passkeyBlocked: ({ name }, publicUrl) => ({
      subject: "Se bloqueó una llave de acceso de su cuenta de Colophon",
      body: [
        `Parece que existe una copia de su llave de acceso «${name}», así que ya no aceptamos esta llave. Quite esa llave en la sección de seguridad de su cuenta y añada una nueva. Hasta entonces, inicie sesión de otra manera.`,
        toSecurity(publicUrl),
      ],
    }),
    recoveryCodeUsed: ({ left }, publicUrl) => ({
      subject: "Se usó un código de recuperación de su cuenta de Colophon",
      body: [
        "Se usó un código de recuperación de su cuenta de Colophon. Ese código ya no sirve.",
        { facts: [["Códigos restantes", String(left)]] },
        ...(left <= fewRecoveryCodes
          ? ["Quedan pocos códigos. Puede crear códigos nuevos en la sección de seguridad de su cuenta."]
          : []),
        ...ifNotYou(publicUrl),
      ],
    }),
    recoveryLink: ({ link }) => ({
      subject: "Desactivar la verificación en dos pasos de Colophon",
      body: [
        "Alguien introdujo la contraseña correcta de su cuenta de Colophon. También nos dijeron que se perdieron las llaves de acceso, la aplicación de autenticación y los códigos de recuperación. Con este enlace puede iniciar un plazo de 72 horas. Pasado ese plazo, la verificación en dos pasos se desactivará la próxima vez que alguien inicie sesión con la contraseña. El enlace sirve una sola vez, durante la próxima hora:",
        { label: "Iniciar el plazo de 72 horas", link },
        "Si no fue usted, alguien conoce su contraseña: cámbiela ahora. Mientras no se use el enlace, no cambia nada.",
      ],
    }),
    recoveryBegun: ({ link, readyAt, endsAt }) => ({
      subject: "Alguien pidió desactivar la verificación en dos pasos de su cuenta de Colophon",
      body: [
        "Nos dijeron que se perdieron sus llaves de acceso, su aplicación de autenticación y sus códigos de recuperación, y nos pidieron desactivar la verificación en dos pasos de su cuenta de Colophon. Aún no ha cambiado nada. Si alguien inicia sesión con la contraseña dentro de este plazo, la verificación se desactivará:",
        {
          facts: [
            ["Desde", longTime("es", readyAt)],
            ["Hasta", longTime("es", endsAt)],
          ],
        },
        "Si no fue usted, cancele ahora la solicitud y elija una contraseña nueva: es posible que alguien conozca la suya y lea su correo.",
        { label: "Mantener la verificación en dos pasos", link },
      ],
    }),
    recoveryReminder: (contents, publicUrl) => ({
      ...es.letters.recoveryBegun(contents, publicUrl),
      subject: "Recordatorio: alguien pidió desactivar la verificación en dos pasos de su cuenta de Colophon",
    }),
    factorsRecovered: (_contents, publicUrl) => ({
      subject: "Se desactivó la verificación en dos pasos de su cuenta de Colophon",
      body: [
        "Después del plazo de 72 horas, se inició sesión en su cuenta de Colophon con la contraseña. Se quitaron todas las llaves de acceso, la aplicación de autenticación y los códigos de recuperación, y se cerró la sesión en todos los demás dispositivos. Puede activar de nuevo la verificación en dos pasos en la sección de seguridad de su cuenta.",
        ...ifNotYou(publicUrl),
      ],
    }),
    tokenMade: ({ name, scopes, expiresAt }, publicUrl) => ({
      subject: "Se creó un token de acceso en su cuenta de Colophon",
      body: [
        "Se creó un token de acceso para programas en su cuenta de Colophon. Hasta que el token venza o usted lo elimine, cualquier programa que lo tenga podrá hacer lo que se indica aquí:",
        {
          facts: [
            ["Nombre", name],
            ["Permisos", scopes.map((scope) => allowed[scope]).join("; ")],
            ["Vence", longDate("es", expiresAt)],
          ],
        },
        ...ifNotYou(publicUrl),
      ],
    }),
    welcome: (_contents, publicUrl) => ({
      subject: "Le damos la bienvenida a Colophon",
      body: [
        "Su dirección está confirmada. A partir de ahora, esta dirección puede figurar en los certificados que usted elija, y la usaremos para escribirle sobre su cuenta y sus obras.",
        "Para registrar una obra, elija su archivo. El archivo se queda en su dispositivo, salvo que además guarde una copia en Colophon. Recibirá un certificado que cualquiera puede verificar, incluso sin nosotros.",
        { label: "Registrar una obra", link: `${publicUrl}/register-ip` },
      ],
    }),
    accountErased: (_contents, publicUrl) => ({
      subject: "Se eliminó su cuenta de Colophon",
      body: [
        "Alguien (seguramente usted) eliminó su cuenta de Colophon. Se están eliminando sus obras, sus copias confidenciales y, salvo los recibos, sus datos personales. Las obras que se cedieron a la cuenta o desde ella se conservan, sin el nombre de usted. Las páginas de los certificados eliminados solo dirán que se eliminaron. La eliminación no se puede deshacer. Este es nuestro último mensaje a esta dirección sobre la cuenta.",
        "Los certificados (PDF) y las pruebas que haya guardado se pueden seguir verificando:",
        { label: "Verificar un certificado", link: `${publicUrl}/verify` },
        "Si no fue usted, otra persona tenía acceso a su cuenta. Escríbanos y cambie su contraseña en todos los sitios donde use la misma.",
        { label: "Cómo contactarnos", link: `${publicUrl}/help` },
      ],
    }),
    ...esOwners,
    ...licenceLetters("es", esLicences),
    ...aboutLinks(esLinks),
    certificateReady: (certificate, publicUrl) => ({
      subject: `Su certificado de «${short(certificate.title)}»`,
      body: [
        "Su obra está registrada. Adjuntamos su certificado en PDF, para leerlo e imprimirlo, y un archivo pequeño, la prueba. Con la prueba, cualquiera puede verificar el certificado sin nosotros. Guarde el certificado y la prueba junto con su obra, y conserve la obra sin cambios.",
        {
          facts: [
            ["Obra", certificate.title],
            ["Certificado", certificate.certificateId],
            ["Registrada", longDate("es", certificate.registeredAt)],
          ],
        },
        { label: "Abrir el certificado", link: `${publicUrl}/verify/${certificate.certificateId}` },
        certificate.isFinal
          ? "Su registro ya consta en una blockchain; el certificado dice en cuál y si eso demuestra la fecha."
          : "La prueba de la fecha de su registro está en camino, y el certificado lo indica hasta que se confirme. En su página puede descargar en cualquier momento ambos archivos en su versión más reciente.",
      ],
    }),
    finalProof: (certificate, publicUrl) => ({
      subject: `La prueba completa de «${short(certificate.title)}»`,
      body: [
        "Su registro ya consta en una blockchain; el certificado dice en cuál y si eso demuestra la fecha. El certificado y la prueba, adjuntos, están ahora completos. Guarde estos dos archivos junto con su obra, en lugar de los anteriores, y conserve la obra sin cambios.",
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
    ...batchLetters("es", {
      ready: {
        subject: (count) => `Sus certificados de ${count} obras`,
        opening:
          "Sus obras están registradas, cada una con su propio certificado. Encontrará los certificados y sus pruebas en su portafolio. Guarde los certificados y las pruebas junto con sus obras, y conserve las obras sin cambios.",
      },
      final: {
        subject: (count) => `Las pruebas completas de ${count} obras`,
        opening:
          "Sus registros ya constan en una blockchain; cada certificado indica en cuál y si eso demuestra la fecha. Los certificados y las pruebas, que encontrará en su portafolio, están ahora completos. Guarde los nuevos archivos en lugar de los anteriores, y conserve las obras sin cambios.",
      },
      isFinal:
        "Sus registros ya constan en una blockchain; cada certificado indica en cuál y si eso demuestra la fecha.",
      isPending:
        "La prueba de la fecha de sus registros está en camino, y cada certificado lo indica hasta que se confirme.",
      count: "Obras",
      registered: "Registradas",
      others: (count) => (count === 1 ? "Y una más." : `Y ${count} más.`),
      button: "Ver sus obras",
    }),
    ...aboutReceipts("es"),
    ...esOperator,
    ...invitationLetters("es", {
      subject: (registrant, title) => `${registrant} le incluye en los créditos de «${title}»`,
      reminder: (registrant, title) => `Recordatorio: ${registrant} le incluye en los créditos de «${title}»`,
      opening: (registrant) =>
        `${registrant} registró una obra en Colophon, un registro público de obras, y usted figura en los créditos. ¿Es correcto? Puede responder en un minuto:`,
      reminded: (registrant) =>
        `Hace una semana le preguntamos si ${registrant} le incluye correctamente en los créditos de una obra. Aún puede responder:`,
      several: {
        subject: (registrant, count) => `${registrant} le incluye en los créditos de ${count} obras`,
        reminder: (registrant, count) =>
          `Recordatorio: ${registrant} le incluye en los créditos de ${count} obras`,
        opening: (registrant) =>
          `${registrant} registró varias obras en Colophon, un registro público de obras, y usted figura en los créditos. ¿Es correcto? Abra cada obra para responder:`,
        reminded: (registrant) =>
          `Hace una semana le preguntamos si ${registrant} le incluye correctamente en los créditos de varias obras. Sobre estas aún puede responder:`,
        others: (count) =>
          count === 1
            ? "Y una más: la verá en su cuenta al iniciar sesión con esta dirección."
            : `Y ${count} más: las verá en su cuenta al iniciar sesión con esta dirección.`,
      },
      work: "Obra",
      name: "Figura como",
      role: "Rol",
      share: "Participación",
      button: "Ver la obra y responder",
      consequences: [
        "Si confirma, lo verá quien vea el certificado. Necesita una cuenta con esta dirección; puede crearla en la página del enlace.",
        "Si responde que no, dejamos de mostrar a otras personas su nombre, su dirección de correo, su rol y su participación en esta obra. No necesita ninguna cuenta.",
      ],
      once: "También puede no responder: en el certificado constará simplemente que no hay respuesta. Se lo recordaremos una sola vez, dentro de una semana.",
      last: "También puede no responder: en el certificado constará simplemente que no hay respuesta. No volveremos a preguntar.",
      confirmed: {
        subject: (name, title) => `${name} confirma su colaboración en «${title}»`,
        body: "El certificado ya muestra la confirmación, con la fecha.",
      },
      declined: {
        subject: (name, title) => `${name} niega su colaboración en «${title}»`,
        body: "Ya solo le mostramos a usted el nombre, la dirección de correo, el rol y la participación de esta persona. El certificado y su prueba siguen siendo válidos.",
      },
      person: "Persona",
      open: "Abrir el certificado",
    }),
  },
};
