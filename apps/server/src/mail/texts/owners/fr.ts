import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes, to whoever is on either side: `letter-kinds.ts` says who. */
export const frOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link, isDisputed, isSuperseded }) => ({
    subject: `On vous propose des droits sur «\u202f${short(title)}\u202f»`,
    body: [
      "Des droits vous sont proposés sur une œuvre enregistrée auprès de Colophon. Nous avons reçu votre adresse pour vous transmettre cette proposition. La page indiquée ci-dessous précise ce qui vous serait cédé. Vous pouvez répondre une seule fois, dans les sept jours\u202f:",
      {
        facts: [
          ["Œuvre", title],
          ["Certificat", certificateId],
          ...(creator === "" ? [] : [["Enregistrée par", creator] as const]),
        ],
      },
      ...(isDisputed
        ? [
            "Avant de répondre, sachez que quelqu’un conteste cet enregistrement. Vous pouvez lire la contestation sur la page du certificat.",
          ]
        : []),
      ...(isSuperseded
        ? [
            "Avant de répondre, sachez qu’une version plus récente de cette œuvre a été enregistrée depuis. Cette proposition ne porte que sur la version précédente.",
          ]
        : []),
      { label: "Voir la proposition", link },
      "Rien ne change sans votre accord. Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `Votre œuvre «\u202f${short(title)}\u202f» a été proposée à quelqu’un`,
    body: [
      "Quelqu’un nous a envoyé des documents sur cette œuvre, par exemple au sujet d’une succession. Au vu de ces documents, nous avons proposé l’œuvre, en votre nom, à la personne qu’ils désignent. La note sur le certificat dit pourquoi. Si cette personne accepte dans les sept jours, l’œuvre passe dans son compte.",
      "Si cette proposition est une erreur, retirez-la sur la page de l’œuvre et écrivez-nous. Les informations que personne d’autre que vous ne peut voir ne sont jamais transmises.",
      { label: "Ouvrir la page de l’œuvre", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `L’œuvre «\u202f${short(title)}\u202f» a été cédée`,
    body: [
      "La proposition a été acceptée. Désormais, seule la personne qui l’a acceptée peut corriger cette œuvre, la retirer ou l’afficher au catalogue public. Si nous avions une copie confidentielle du fichier, nous l’avons supprimée. Les informations que personne d’autre que vous ne pouvait voir n’ont pas été transmises.",
      { label: "Ouvrir le certificat", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `«\u202f${short(title)}\u202f» figure maintenant dans votre portfolio`,
    body: [
      "Vous avez accepté la proposition. Désormais, vous pouvez corriger les informations de cette œuvre, la retirer ou l’afficher au catalogue public. Le certificat porte toujours le nom de la personne qui a enregistré l’œuvre et indique que des droits ont été cédés.",
      { label: "Aller à l’œuvre", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `La proposition pour «\u202f${short(title)}\u202f» a été refusée`,
    body: [
      "La proposition a été refusée. L’œuvre reste dans votre compte, et rien n’a été publié.",
      { label: "Aller à l’œuvre", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `Quelqu’un conteste «\u202f${short(title)}\u202f»`,
    body: [
      "Quelqu’un conteste l’enregistrement de votre œuvre. Le texte de cette contestation est public et figure sur la page du certificat. Le certificat reste valide et indique qu’il est contesté. Nous ne prenons pas parti. Vous pouvez répondre\u202f; votre réponse sera également publique. Aucune des deux parties ne peut modifier ni masquer ce que dit l’autre.",
      { label: "Lire et répondre", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `Réponse à votre contestation de «\u202f${short(title)}\u202f»`,
    body: [
      "La personne titulaire du certificat a répondu à votre contestation. Sa réponse est publique, sur la page du certificat. Si l’affaire est réglée pour vous, vous pouvez marquer la contestation comme réglée sur cette page.",
      { label: "Lire la réponse", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `Une contestation de «\u202f${short(title)}\u202f» est réglée`,
    body: [
      "L’autre partie a marqué la contestation comme réglée. Le certificat n’indique plus qu’il est contesté, sauf si une autre contestation est en cours. Ce qui a été dit reste public.",
      { label: "Ouvrir le certificat", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
