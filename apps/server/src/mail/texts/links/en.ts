import type { LinkWords } from "../about-links.ts";

export const enLinks: LinkWords = {
  link: "Link",
  open: "Go to your links",
  lost: {
    subject: "We can no longer confirm your link",
    body: [
      "For three days, we’ve looked for your code or link at this address and not found it. So the link is no longer confirmed:",
      "Your public page no longer shows it. Certificates don’t change: they give the date on which we last found it before they were made.",
      "To confirm it again, put your code or link back in its place and have us check it.",
    ],
  },
  contested: {
    subject: "Another account also claims your domain",
    body: [
      "When we last looked, we found the codes of two accounts at this domain, yours and another one. So we show the domain for neither of them:",
      "If the domain is yours alone, remove the other line there. We look again every day, and you can have us check at once. Our operators can see this, too.",
      "Certificates don’t change: they give the date on which we looked.",
    ],
  },
  moved: {
    subject: "Your domain is now confirmed for another account",
    body: [
      "Another account has put its code at this domain, and yours was no longer there when we looked. So the domain is no longer confirmed as yours:",
      "Certificates don’t change: they give the date on which we looked.",
      "If you gave the domain away, there’s nothing to do. If it’s still yours, someone else may be able to change it: find out who, then put your line back and have us check it.",
    ],
  },
  takenOver: {
    subject: "A domain is now confirmed for your account",
    body: [
      "We found your code at this domain. Another account had confirmed it before, but its code was no longer there. So the domain is now confirmed for you alone:",
      "If the other account’s code is put back, we’ll write to you.",
    ],
  },
};
