import type { LinkWords } from "../about-links.ts";

export const enLinks: LinkWords = {
  link: "Link",
  open: "Go to your links",
  lost: {
    subject: "We can no longer confirm your link",
    body: [
      "For three days, we’ve looked for your code or link at this address and not found it. This link is no longer confirmed:",
      "Your public page no longer shows the link. Existing certificates don’t change: each gives the date of our last successful check before it was made.",
      "To confirm it again, put your code or link back in its place and have us check it.",
    ],
  },
  contested: {
    subject: "Another account also claims your domain",
    body: [
      "When we last looked, we found the codes of two accounts at this domain, yours and another one. For now, we show the domain for neither account:",
      "If the domain is yours alone, remove the other account’s code from it. We look again every day, and you can have us check at once. Our operators can also see that two accounts claim this domain.",
      "Existing certificates don’t change: each gives the date of our check.",
    ],
  },
  moved: {
    subject: "Your domain is now confirmed for another account",
    body: [
      "Another account has put its code at this domain, and yours was no longer there when we looked. This domain is no longer confirmed as yours:",
      "Existing certificates don’t change: each gives the date of our check.",
      "If the domain is no longer yours, you don’t need to do anything. If the domain is still yours, someone else may be able to make changes there: find out who, then put your code back and have us check it.",
    ],
  },
  takenOver: {
    subject: "A domain is now confirmed for your account",
    body: [
      "We found your code at this domain. Another account had confirmed this domain before, but that account’s code was no longer there. The domain is now confirmed for you alone:",
      "If the other account’s code is put back, we’ll write to you.",
    ],
  },
};
