import type { LetterTexts } from "./letter-texts.ts";

export const en: LetterTexts = {
  work: (title, creator) => (creator === "" ? `“${title}”` : `“${title}” by ${creator}`),
  letter: {
    title: (title) => `About the use of “${title}”`,
    opening: (work) => `Hello,\n\nI have found the work ${work} here:`,
    rights: {
      owner: "I hold the rights in it, and I don’t recall agreeing to this use.",
      agent: "I act for whoever holds the rights in it, who knows of no agreement on this use.",
    },
    asks: {
      heading: "What I ask of you",
      text: "Please do one of three things: credit the work with its title and author, agree with me on a licence, or remove it.\n\nIf I am mistaken, for example because you have a licence, please tell me. I look forward to your answer.",
    },
    proof: { heading: "Supporting evidence" },
    closing: "Kind regards,",
  },
  proof: {
    where: (id, url, pack) =>
      `The work is registered under certificate ${id}. Anybody can check it here:\n${url}\nEvidence for a lawyer:\n${pack}`,
    checked: {
      none: (day) =>
        `The registry entered this registration in its public log on ${day}. Anyone can check that the log contains it, without trusting the registry.`,
      one: (day) =>
        `The registry entered this registration, which contains the fingerprint (SHA-256) of the file, in its public log on ${day}. Anyone can check that the log contains it, without trusting the registry.`,
      several: (day) =>
        `The registry entered this registration, which contains the fingerprints (SHA-256) of the files, in its public log on ${day}. Anyone can check that the log contains it, without trusting the registry.`,
    },
    unchecked:
      "The registry did not check who created the work, who holds rights in it, or who is behind the name. A registration does not prove authorship.",
  },
  dispute: {
    opened: (day) =>
      `Somebody has disputed this certificate. The dispute was opened on ${day} and is still open. It says:`,
    answered: (day) => `The certificate holder answered on ${day}:`,
    unanswered: "The certificate holder has not answered the dispute publicly.",
    gone: "(The words have been deleted.)",
  },
  dsa: {
    title: "Notice under Article 16 of Regulation (EU) 2022/2065 (Digital Services Act)",
    a: {
      heading: "Article 16(2), point (a): why I consider the information to be illegal content",
      is: (work) => `The information at the addresses below is, or contains, the work ${work}.`,
      rights: {
        owner: "I hold the rights in this work. I have not authorised this use.",
        agent:
          "I act for the holder of the rights in this work. The holder of the rights has not authorised this use.",
      },
      law: "To reproduce a work or make it available to the public without authorisation, where no exception applies, infringes copyright: Articles 2 and 3 of Directive 2001/29/EC, as transposed into national law.",
    },
    b: { heading: "Article 16(2), point (b): the exact electronic location of the information" },
    c: { heading: "Article 16(2), point (c): my name and email address" },
    d: {
      heading: "Article 16(2), point (d): statement",
      text: "I confirm my bona fide belief that the information and allegations contained in this notice are accurate and complete.",
    },
  },
  dmca: {
    title: "Notification of claimed infringement under 17 U.S.C. § 512(c)(3)",
    ii: {
      heading: "§ 512(c)(3)(A)(ii): the copyrighted work claimed to have been infringed",
      is: (work) => `The work is ${work}.`,
      rights: {
        owner: "I am the owner of an exclusive right in it.",
        agent: "I act on behalf of the owner of an exclusive right in it.",
      },
    },
    iii: {
      heading: "§ 512(c)(3)(A)(iii): the material claimed to be infringing, and where it is",
      text: "The material at these addresses is, or contains, that work. Please remove it or disable access to it:",
    },
    iv: { heading: "§ 512(c)(3)(A)(iv): how to contact me" },
    v: {
      heading: "§ 512(c)(3)(A)(v): good faith",
      text: "I have a good faith belief that use of the material in the manner complained of is not authorized by the copyright owner, its agent, or the law.",
    },
    vi: {
      heading: "§ 512(c)(3)(A)(vi): accuracy and authority",
      accuracy: "The information in this notification is accurate.",
      authority: {
        owner:
          "Under penalty of perjury, I state that I am the owner of an exclusive right that is allegedly infringed.",
        agent:
          "Under penalty of perjury, I state that I am authorized to act on behalf of the owner of an exclusive right that is allegedly infringed.",
      },
    },
    i: { heading: "§ 512(c)(3)(A)(i): electronic signature" },
  },
};
