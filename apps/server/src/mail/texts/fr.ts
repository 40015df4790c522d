import type { en } from "./en.ts";

export const fr: typeof en = {
  passwordReset: (link) => ({
    subject: "Nouveau mot de passe pour Colophon",
    body: `Bonjour,

quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Colophon.
Ce lien permet de le choisir, une seule fois, dans l’heure qui vient :

${link}

Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.

Colophon
`,
  }),
};
