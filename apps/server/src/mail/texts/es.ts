import type { en } from "./en.ts";

export const es: typeof en = {
  passwordReset: (link) => ({
    subject: "Contraseña nueva para Colophon",
    body: `Hola:

Alguien, probablemente usted, pidió una contraseña nueva para su cuenta de Colophon.
Este enlace permite elegirla, una sola vez y durante la próxima hora:

${link}

Si no fue usted, no hace falta hacer nada: su contraseña sigue siendo la misma.

Colophon
`,
  }),
};
