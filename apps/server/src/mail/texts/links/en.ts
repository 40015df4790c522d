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
    subject: "We didn’t find your code at your domain",
    body: [
      "When we last looked, we didn’t find your code at this domain, which another account also claims. We don’t confirm this domain as yours:",
      "Existing certificates don’t change: each gives the date of our check.",
      "If the domain is no longer yours, you don’t need to do anything. If the domain is still yours, someone else may be able to make changes there: find out who, then put your code back and have us check it.",
    ],
  },
  takenOver: {
    subject: "A domain is now confirmed for your account",
    body: [
      "We found your code at this domain, but not the code of another account that also claimed it. The domain is now confirmed for you alone:",
      "If we find the other account’s code there again, we’ll write to you.",
    ],
  },
};
