import type { LicenceLetterWords } from "../../licence-letters.ts";

export const frLicences: LicenceLetterWords = {
  work: "Œuvre",
  certificate: "Certificat",
  licence: "Licence",
  other: { licensor: "Bénéficiaire", licensee: "Concédant" },
  price: "Prix",
  free: "Gratuit",
  noPrice: "À indiquer par le concédant",
  openRequest: "Ouvrir la demande",
  openLicence: "Ouvrir la licence",
  asked: (name, title, isPriced) => ({
    subject: `${name} demande une licence pour «\u202f${title}\u202f»`,
    body: [
      `Une personne qui a un compte Colophon vous demande une licence pour votre œuvre. La page indiquée ci-dessous précise l’usage que cette personne souhaite en faire. ${isPriced ? "Vous pouvez accepter, répondre par d’autres conditions ou un autre prix, ou refuser." : "Vous pouvez proposer un prix, répondre par d’autres conditions, ou refuser."} Rien n’est permis tant que la licence n’est pas délivrée.`,
      "Nous n’avons pas vérifié qui fait la demande\u202f: le nom est celui que cette personne a donné.",
    ],
  }),
  countered: (name, title) => ({
    subject: `Réponse de ${name} au sujet d’une licence pour «\u202f${title}\u202f»`,
    body: [
      "L’autre partie a répondu par d’autres conditions ou un autre prix. C’est maintenant à vous de répondre\u202f: vous pouvez accepter, proposer d’autres conditions ou refuser. Rien n’est permis tant que la licence n’est pas délivrée.",
    ],
  }),
  agreed: {
    licensor: (title) => ({
      subject: `Accord sur une licence pour «\u202f${title}\u202f»`,
      body: [
        "Vous et le bénéficiaire êtes d’accord. Le bénéficiaire vous paie directement, de la façon que vous choisissez ensemble. Le paiement ne passe pas par Colophon.",
        "Une fois le paiement reçu, confirmez-le sur la page de la demande. La licence est alors délivrée. D’ici là, rien n’est permis.",
      ],
    }),
    licensee: (title) => ({
      subject: `Accord sur votre licence pour «\u202f${title}\u202f»`,
      body: [
        "Vous et le concédant êtes d’accord. Vous payez le concédant directement, de la façon que vous choisissez ensemble. Colophon n’encaisse pas ce paiement et ne peut pas vous le rembourser.",
        "Dès que le concédant aura confirmé la réception du paiement, la licence sera délivrée et nous vous l’enverrons. D’ici là, rien n’est permis.",
      ],
    }),
  },
  issued: (title) => ({
    subject: `La licence pour «\u202f${title}\u202f»`,
    body: [
      "La licence a été délivrée. La licence est jointe à ce message\u202f: c’est un PDF signé, qui dit ce que permet le concédant et contient les fichiers qui servent à le vérifier. Toute personne à qui vous remettez cette licence peut la vérifier, avec ou sans Colophon. Conservez-la.",
      "La licence est privée\u202f: sur sa page, les autres voient qu’elle existe, si elle est en vigueur et pour quelle œuvre. Si les deux parties choisissent de montrer la licence, les autres voient aussi le reste, sauf le prix.",
    ],
  }),
  declined: (title) => ({
    subject: `Licence refusée pour «\u202f${title}\u202f»`,
    body: [
      "L’autre partie a refusé. Aucun usage n’a été autorisé.",
      "Si un paiement a déjà été fait, adressez-vous à l’autre partie\u202f: Colophon n’a pas reçu ce paiement.",
    ],
  }),
  withdrawn: (title) => ({
    subject: `Une demande de licence pour «\u202f${title}\u202f» a été retirée`,
    body: [
      "La personne qui demandait cette licence a retiré sa demande. Aucune licence n’est délivrée.",
      "Si un paiement a déjà été fait, adressez-vous à l’autre partie\u202f: Colophon n’a pas reçu ce paiement.",
    ],
  }),
  lapsed: (title) => ({
    subject: `Une demande de licence pour «\u202f${title}\u202f» ne peut plus aboutir`,
    body: [
      "Cette licence ne peut plus être délivrée. Entre-temps, l’œuvre a peut-être été cédée, retirée ou bloquée. Il se peut aussi qu’un compte ait été supprimé ou qu’une licence incompatible ait été délivrée. Aucun usage n’a été autorisé.",
      "Si un paiement a déjà été fait, adressez-vous à l’autre partie\u202f: Colophon n’a pas reçu ce paiement.",
    ],
  }),
  ending: (name, title) => ({
    subject: `${name} veut mettre fin à une licence pour «\u202f${title}\u202f»`,
    body: [
      "L’autre partie a déclaré que cette licence devait prendre fin avant terme. L’accord d’une seule partie ne suffit pas\u202f: la licence ne prend fin que si vous le déclarez aussi. Si vous n’êtes pas d’accord, vous n’avez rien à faire.",
    ],
  }),
  ended: (title) => ({
    subject: `Une licence pour «\u202f${title}\u202f» a pris fin`,
    body: [
      "Vous et l’autre partie avez déclaré que cette licence devait prendre fin\u202f: elle a donc pris fin. La page de la licence l’indique désormais.",
    ],
  }),
  revoked: (title) => ({
    subject: `Une licence pour «\u202f${title}\u202f» a été révoquée`,
    body: [
      "Le concédant a révoqué cette licence, comme ses conditions le permettent. Désormais, cette licence ne permet plus rien. La page de la licence l’indique, avec le motif donné.",
    ],
  }),
};
