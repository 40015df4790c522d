import type { TermsWords } from "./words.ts";

export const en: TermsWords = {
  licensor: {
    registrant: (name) => `The licensor is ${name}, who registered the work.`,
    successor: (name) => `The licensor is ${name}, to whom the work’s registration was transferred.`,
    unknown: (name) => `The licensor is ${name}.`,
  },
  licensee: (name) => `The licensee is ${name}.`,
  work: (certificate) => `The work is the one registered under certificate ${certificate}.`,
  purposes: {
    personal: "The licensee may keep the work and show it in private.",
    editorial: "The licensee may publish the work in news, commentary and teaching.",
    commercial:
      "The licensee may sell the work, alone or as part of something else, and use it in advertising.",
    adaptation: "The licensee may adapt the work, by translating or filming it, for example, and perform it.",
    training: "The licensee may train machine-learning models with the work.",
  },
  allMedia: "This applies in every medium.",
  someMedia: (list) => `This applies in these media only: ${list}.`,
  media: {
    print: "print",
    digital: "digital media",
    broadcast: "broadcasting",
    stage: "the stage",
    exhibition: "exhibitions",
    merchandise: "merchandise",
    advertising: "advertising",
  },
  world: "This applies worldwide.",
  places: (list) => `This applies in these places only: ${list}.`,
  wholeWork: "The licence covers the whole work.",
  files: (list) =>
    `The licence covers only these files of the work, numbered as on the certificate: ${list}.`,
  fromUntil: (from, until) => `The licence runs from ${from} to ${until}, both days included, in UTC.`,
  fromOn: (from) => `The licence runs from ${from}, in UTC, with no end date.`,
  lasts: (duration) => `The licence begins on the day it is issued. Its term: ${duration}.`,
  endless: "The licence begins on the day it is issued and has no end date.",
  exclusive:
    "The licence is exclusive: while it is in force, the licensor may not license the same part of the work to anyone else, for any purpose, in the same media and places. This says nothing about the licensor’s own use.",
  notExclusive: "The licence is not exclusive: the licensor may give others the same permission.",
  revocable:
    "The licensor may revoke the licence at any time. It also ends early if licensor and licensee both say so.",
  notRevocable:
    "These terms give the licensor no right to revoke the licence. It ends early only if licensor and licensee both say so.",
  credit: (line) => `The licensee must include this credit line: ${line}`,
  noCredit: "These terms require no credit line.",
  price: (money) => `The price is ${money}, paid once.`,
  free: "The licence is free of charge.",
  asked: "The licensor names a price when asked.",
  note: (text) => `Further terms, in the parties’ own words: ${text}`,
  always: [
    "The licence permits nothing else. What the law allows without a licence remains allowed.",
    "It is a permission from the licensor. Whether the licensor owns the rights has not been verified, and the licensor may be wrong about it.",
    "This text puts the licence’s structured fields into words. Where the text and the fields differ, the fields govern.",
  ],
  quotes: ["“", "”"],
};
