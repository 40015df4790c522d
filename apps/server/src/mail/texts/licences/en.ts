import type { LicenceLetterWords } from "../../licence-letters.ts";

export const enLicences: LicenceLetterWords = {
  work: "Work",
  certificate: "Certificate",
  licence: "Licence",
  other: { licensor: "Licensee", licensee: "Licensor" },
  price: "Price",
  free: "Free of charge",
  noPrice: "To be named by the licensor",
  openRequest: "Open the request",
  openLicence: "Open the licence",
  asked: (name, title, isPriced) => ({
    subject: `${name} asks for a licence for “${title}”`,
    body: [
      `Someone with a Colophon account is asking you for a licence for your work. The page linked below shows what they’d like to do with your work. ${isPriced ? "You can accept, answer with other terms or another price, or decline." : "You can name a price, answer with other terms, or decline."} Nothing is permitted until the licence is issued.`,
      "We haven’t checked who is asking: the name is the one they gave.",
    ],
  }),
  countered: (name, title) => ({
    subject: `${name} has answered about a licence for “${title}”`,
    body: [
      "The other side has answered with other terms or another price. It’s your turn: you can accept, answer again, or decline. Nothing is permitted until the licence is issued.",
    ],
  }),
  agreed: {
    licensor: (title) => ({
      subject: `You’ve agreed on a licence for “${title}”`,
      body: [
        "You and the licensee have agreed. The licensee pays you directly, as the two of you arrange. Colophon doesn’t collect this payment and never sees it.",
        "Once you’ve received the payment, confirm it on the request’s page. Your confirmation issues the licence. Until then, nothing is permitted.",
      ],
    }),
    licensee: (title) => ({
      subject: `You’ve agreed on a licence for “${title}”`,
      body: [
        "You and the licensor have agreed. Pay the licensor directly, as the two of you arrange. Colophon doesn’t collect this payment and can’t refund it.",
        "Once the licensor has confirmed receiving the payment, the licence is issued and we’ll send it to you. Until then, nothing is permitted.",
      ],
    }),
  },
  issued: (title) => ({
    subject: `The licence for “${title}”`,
    body: [
      "The licence has been issued. It’s attached as a signed PDF, which says what is permitted and contains the files that prove it. Anyone you give it to can check it, with or without Colophon. Keep it.",
      "The licence is private: anyone else who opens its page sees only that it exists, whether it’s in force and which work it’s for. Others see the rest, except the price, only if you both choose to show the licence.",
    ],
  }),
  declined: (title) => ({
    subject: `No licence for “${title}” this time`,
    body: [
      "The other side has declined. Nothing was permitted.",
      "If a payment was already made, settle it between the two of you: Colophon didn’t receive it.",
    ],
  }),
  withdrawn: (title) => ({
    subject: `A request for a licence for “${title}” was taken back`,
    body: [
      "Whoever asked for this licence has taken the request back. No licence will be issued.",
      "If a payment was already made, settle it between the two of you: Colophon didn’t receive it.",
    ],
  }),
  lapsed: (title) => ({
    subject: `A request for a licence for “${title}” has lapsed`,
    body: [
      "This licence can no longer be issued. The work may have been transferred, withdrawn or blocked; an account may have been deleted; or another licence may now rule this one out. Nothing was permitted.",
      "If a payment was already made, settle it between the two of you: Colophon didn’t receive it.",
    ],
  }),
  ending: (name, title) => ({
    subject: `${name} says a licence for “${title}” should end`,
    body: [
      "The other side has said that this licence should end early. That alone doesn’t end it: you’d have to say so, too. If you don’t agree, you don’t need to do anything.",
    ],
  }),
  ended: (title) => ({
    subject: `A licence for “${title}” has ended`,
    body: [
      "You and the other side have both said that this licence should end, so it has ended. The licence’s page now says so.",
    ],
  }),
  revoked: (title) => ({
    subject: `A licence for “${title}” was revoked`,
    body: [
      "The licensor has revoked this licence, as its terms allow. From now on, the licence permits nothing. The licence’s page says so, and shows the reason that was given.",
    ],
  }),
};
