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
  asked: (name, title) => ({
    subject: `${name} demande une licence pour «\u202f${title}\u202f»`,
    body: [
      "Une personne qui a un compte Colophon vous demande une licence pour votre œuvre. La page ci-dessous montre ce qu’elle souhaite en faire. Vous pouvez accepter, répondre par d’autres conditions ou un autre prix, ou refuser. Rien n’est permis tant que vous n’êtes pas tous les deux d’accord.",
      "Nous n’avons pas vérifié qui fait la demande\u202f: le nom est celui que cette personne a donné.",
    ],
  }),
  countered: (name, title) => ({
    subject: `Réponse de ${name} pour une licence de «\u202f${title}\u202f»`,
    body: [
      "L’autre partie a répondu par d’autres conditions ou un autre prix. C’est à vous\u202f: vous pouvez accepter, répondre de nouveau ou refuser. Rien n’est permis tant que vous n’êtes pas tous les deux d’accord.",
    ],
  }),
  agreed: {
    licensor: (title) => ({
      subject: `Accord sur une licence pour «\u202f${title}\u202f»`,
      body: [
        "Vous et le bénéficiaire êtes d’accord. Il doit maintenant vous payer directement\u202f: indiquez-lui comment. Colophon n’encaisse pas ce paiement et n’en voit rien.",
        "Une fois le paiement reçu, confirmez-le sur la page de la demande. Cette confirmation délivre la licence. D’ici là, rien n’est permis.",
      ],
    }),
    licensee: (title) => ({
      subject: `Accord sur votre licence pour «\u202f${title}\u202f»`,
      body: [
        "Vous et le concédant êtes d’accord. Payez-le maintenant directement, comme vous en convenez entre vous. Colophon n’encaisse pas ce paiement et ne peut pas le rembourser.",
        "Dès que le concédant aura confirmé l’avoir reçu, la licence sera délivrée et nous vous l’enverrons. D’ici là, rien n’est permis.",
      ],
    }),
  },
  issued: (title) => ({
    subject: `La licence pour «\u202f${title}\u202f»`,
    body: [
      "La licence est délivrée. Vous la trouverez ci-jointe\u202f: un PDF signé, qui dit ce qui est permis et contient les fichiers qui le prouvent. Toute personne à qui vous la remettez peut la vérifier, avec Colophon ou sans. Conservez-la.",
      "Elle est privée\u202f: sur sa page, les tiers voient qu’elle existe, si elle est en vigueur et pour quelle œuvre. Ils ne voient le reste que si vous choisissez tous les deux de le montrer.",
    ],
  }),
  declined: (title) => ({
    subject: `Pas de licence cette fois pour «\u202f${title}\u202f»`,
    body: ["L’autre partie a refusé. Rien n’a été permis et rien n’est dû."],
  }),
  withdrawn: (title) => ({
    subject: `Une demande de licence pour «\u202f${title}\u202f» est retirée`,
    body: ["La personne qui demandait cette licence n’en veut plus. Vous n’avez rien à faire."],
  }),
  lapsed: (title) => ({
    subject: `Une demande de licence pour «\u202f${title}\u202f» est caduque`,
    body: [
      "Cette licence ne peut plus être délivrée. L’œuvre a peut-être été transférée, retirée ou bloquée, un compte supprimé, ou une licence exclusive accordée entre-temps. Rien n’a été permis.",
      "Si quelque chose a déjà été payé, réglez-le entre vous\u202f: Colophon ne l’a pas reçu.",
    ],
  }),
  ending: (name, title) => ({
    subject: `${name} veut mettre fin à une licence pour «\u202f${title}\u202f»`,
    body: [
      "L’autre partie a déclaré que cette licence devait prendre fin avant terme. Elle reste en vigueur, sauf si vous le déclarez aussi. Si vous n’êtes pas d’accord, vous n’avez rien à faire.",
    ],
  }),
  ended: (title) => ({
    subject: `Une licence pour «\u202f${title}\u202f» a pris fin`,
    body: [
      "Vous et l’autre partie avez déclaré tous les deux que cette licence prenait fin. Sa page l’indique désormais.",
    ],
  }),
  revoked: (title) => ({
    subject: `Une licence pour «\u202f${title}\u202f» a été révoquée`,
    body: [
      "Le concédant a révoqué cette licence, comme ses conditions le permettent. Désormais, elle ne permet plus rien. Sa page l’indique, avec le motif donné.",
    ],
  }),
};
