import type { en } from "./en.ts";

export const es: typeof en = {
  passwordReset: (link) => ({
    subject: "Contraseña nueva para Colophon",
    body: `Hola:

Alguien, probablemente usted, pidió una contraseña nueva para su cuenta de Colophon.
Este enlace permite elegirla, una sola vez y durante la próxima hora:

${link}

Si no fue usted, no hace falta que haga nada: su contraseña sigue siendo la misma.

Colophon
`,
  }),
  emailChanged: (link) => ({
    subject: "Cambió la dirección de correo de su cuenta de Colophon",
    body: `Hola:

La dirección de correo de su cuenta de Colophon acaba de cambiar. A partir de ahora,
inicie sesión con la nueva; este es el último mensaje que enviamos a la anterior.

Si no fue usted, es posible que alguien más conozca su contraseña. Escríbanos cuanto antes;
aquí se explica cómo:

${link}

Colophon
`,
  }),
};
