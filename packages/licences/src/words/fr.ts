import type { TermsWords } from "./words.ts";

export const fr: TermsWords = {
  licensor: {
    registrant: (name) => `La licence est accordée par ${name} (le concédant), qui a enregistré l’œuvre.`,
    successor: (name) =>
      `La licence est accordée par ${name} (le concédant), à qui l’enregistrement de l’œuvre a été cédé.`,
    unknown: (name) => `La licence est accordée par ${name} (le concédant).`,
  },
  licensee: (name) => `La licence est accordée à ${name} (le bénéficiaire).`,
  work: (certificate) => `L’œuvre est celle qui est enregistrée sous le certificat ${certificate}.`,
  purposes: {
    personal: "Le bénéficiaire peut conserver l’œuvre et la montrer en privé.",
    editorial:
      "Le bénéficiaire peut publier l’œuvre à des fins d’information, de commentaire et d’enseignement.",
    commercial:
      "Le bénéficiaire peut vendre l’œuvre, seule ou intégrée à autre chose, et s’en servir pour faire de la publicité.",
    adaptation:
      "Le bénéficiaire peut adapter l’œuvre, par exemple la traduire ou la porter à l’écran, et la représenter ou l’exécuter.",
    training: "Le bénéficiaire peut entraîner des modèles d’apprentissage automatique avec l’œuvre.",
  },
  allMedia: "La licence vaut pour tous les supports.",
  someMedia: (list) => `La licence ne vaut que pour les supports suivants\u202f: ${list}.`,
  media: {
    print: "imprimé",
    digital: "numérique",
    broadcast: "radiotélévision",
    stage: "scène",
    exhibition: "expositions",
    merchandise: "produits dérivés",
    advertising: "publicité",
  },
  world: "La licence vaut dans le monde entier.",
  places: (list) => `La licence ne vaut que dans les territoires suivants\u202f: ${list}.`,
  wholeWork: "La licence porte sur l’œuvre entière.",
  files: (list) =>
    `La licence ne porte que sur les fichiers suivants de l’œuvre, désignés par leur numéro sur le certificat\u202f: ${list}.`,
  fromUntil: (from, until) =>
    `La licence court du ${from} au ${until}, ces deux jours compris, en temps UTC.`,
  fromOn: (from) => `La licence court à partir du ${from} (heure UTC), sans date de fin.`,
  lasts: (duration) => `La licence prend effet le jour où elle est délivrée. Durée\u202f: ${duration}.`,
  endless: "La licence prend effet le jour où elle est délivrée et n’a pas de date de fin.",
  exclusive:
    "La licence est exclusive\u202f: tant qu’elle est en vigueur, le concédant ne peut accorder à personne d’autre une licence sur la même partie de l’œuvre, pour les mêmes supports et territoires, quel que soit l’usage. Cette clause ne dit rien de ce que le concédant peut faire lui-même.",
  notExclusive:
    "La licence n’est pas exclusive\u202f: le concédant peut accorder la même autorisation à d’autres.",
  revocable:
    "Le concédant peut révoquer la licence à tout moment. Elle prend aussi fin avant terme si le concédant et le bénéficiaire le déclarent tous les deux.",
  notRevocable:
    "Ces conditions ne donnent pas au concédant le droit de révoquer la licence. Elle ne prend fin avant terme que si le concédant et le bénéficiaire le déclarent tous les deux.",
  credit: (line) => `Le bénéficiaire doit faire figurer cette mention de crédit\u202f: ${line}`,
  noCredit: "Ces conditions n’exigent aucune mention de crédit.",
  price: (money) => `Le prix est de ${money}, à payer en une fois.`,
  free: "La licence est gratuite.",
  asked: "Le concédant indique son prix sur demande.",
  note: (text) => `Autres conditions, dans les termes des parties\u202f: ${text}`,
  always: [
    "La licence ne permet rien d’autre. Ce que la loi autorise sans licence reste autorisé.",
    "C’est une autorisation donnée par le concédant. Personne n’a vérifié qu’il détient les droits, et il peut se tromper sur ce point.",
    "Ce texte met en phrases les champs de la licence. Si le texte et les champs diffèrent, ce sont les champs qui font foi.",
  ],
  quotes: ["«\u202f", "\u202f»"],
};
