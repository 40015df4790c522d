import type { en } from "./en.ts";

export const fr: typeof en = {
  passwordReset: (link) => ({
    subject: "Nouveau mot de passe pour Colophon",
    body: `Bonjour,

Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Colophon.
Ce lien permet de le choisir, une seule fois, dans l’heure qui vient :

${link}

Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.

Colophon
`,
  }),
  emailChanged: (link) => ({
    subject: "L’adresse de courriel de votre compte Colophon a changé",
    body: `Bonjour,

L’adresse de courriel de votre compte Colophon vient d’être changée. Connectez-vous désormais
avec la nouvelle ; ce message est le dernier envoyé à l’ancienne.

Si ce n’était pas vous, quelqu’un d’autre connaît peut-être votre mot de passe. Écrivez-nous sans attendre ;
voici comment :

${link}

Colophon
`,
  }),
};
