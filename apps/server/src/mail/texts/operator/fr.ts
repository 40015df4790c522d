import type { OperatorLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about what an operator did. */
export const frOperator: OperatorLetters = {
  reportDecided: ({ certificateId, isObjection, isUpheld, answer }, publicUrl) => ({
    subject: isObjection ? "Réponse à votre objection" : "Réponse à votre signalement",
    body: [
      isObjection
        ? isUpheld
          ? "Nous avons examiné votre objection et vous donnons raison."
          : "Nous avons examiné votre objection et maintenons notre décision."
        : isUpheld
          ? "Merci de votre signalement. Nous l’avons examiné et y avons donné suite."
          : "Merci de votre signalement. Nous l’avons examiné et n’avons pas trouvé de raison d’agir.",
      ...(answer === "" ? [] : ["Notre réponse :", answer]),
      { label: "Ouvrir le certificat", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  registrySaid: ({ said, workId, certificateId, title, text }, publicUrl) => ({
    subject: {
      noted: `Une note sur « ${short(title)} »`,
      blocked: `L’œuvre « ${short(title)} » est bloquée`,
      unblocked: `L’œuvre « ${short(title)} » n’est plus bloquée`,
    }[said],
    body: [
      {
        noted:
          "Nous avons ajouté une note au certificat de votre œuvre. Toute personne qui ouvre la page du certificat peut lire cette note.",
        blocked:
          "Nous n’affichons plus votre œuvre : ni son titre, ni votre nom, ni sa description. Cette œuvre n’est plus au catalogue public, et aucune recherche ne la trouve. Votre certificat et sa preuve restent valides, et vous pouvez télécharger la preuve sur la page de l’œuvre.",
        unblocked:
          "Votre œuvre n’est plus bloquée : nous l’affichons de nouveau, sauf si vous l’avez retirée.",
      }[said],
      {
        facts: [
          ["Œuvre", title],
          ["Certificat", certificateId],
        ],
      },
      "Voici ce qui a été publié avec le certificat :",
      text,
      ...{
        noted: [
          "Si vous pensez que c’est une erreur, écrivez-nous.",
          { label: "Comment nous joindre", link: `${publicUrl}/help` },
        ],
        blocked: [
          "Si vous pensez que c’est une erreur, vous pouvez présenter une objection sur la page de l’œuvre. Nous lisons chaque objection et y répondons.",
        ],
        unblocked: [],
      }[said],
      { label: "Ouvrir la page de l’œuvre", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  accountSuspended: ({ text }, publicUrl) => ({
    subject: "Votre compte Colophon est suspendu",
    body: [
      "Votre compte Colophon est suspendu, et tous les appareils ont été déconnectés. Personne ne peut s’y connecter tant que dure la suspension. Vos œuvres et leurs certificats restent tels quels.",
      "Le motif :",
      text,
      "Si vous pensez que c’est une erreur, écrivez-nous.",
      { label: "Comment nous joindre", link: `${publicUrl}/help` },
    ],
  }),
  accountRestored: (_contents, publicUrl) => ({
    subject: "Votre compte Colophon est rouvert",
    body: [
      "La suspension de votre compte Colophon est levée. Vous pouvez vous connecter comme avant.",
      { label: "Se connecter", link: `${publicUrl}/login` },
    ],
  }),
  accountEnded: ({ text }, publicUrl) => ({
    subject: "Votre compte Colophon est fermé",
    body: [
      "Nous avons fermé votre compte Colophon définitivement. Le compte et ses œuvres sont supprimés, à l’exception des reçus. Les œuvres cédées par ce compte ou à ce compte sont conservées, sans votre nom. Les pages des certificats supprimés diront seulement qu’ils ont été supprimés.",
      "Le motif :",
      text,
      "Si vous pensez que c’est une erreur, écrivez-nous.",
      { label: "Comment nous joindre", link: `${publicUrl}/help` },
    ],
  }),
};
