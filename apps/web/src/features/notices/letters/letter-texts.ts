/** A statement of whoever has the rights, or of somebody who acts for them. */
export type ByRights = Record<"owner" | "agent", string>;

/** One element that a law asks for: under which point, and what it is. */
export interface Element {
  heading: string;
}

/**
 * What letters and notices say in one language. Values come in already set apart. Whoever translates writes as a lawyer of that
 * language would, and names each law as it is officially called there, where it has such a name.
 */
export interface LetterTexts {
  /** “The Lighthouse Keeper” by Ada Lovelace. */
  work: (title: string, creator: string) => string;
  letter: {
    title: (title: string) => string;
    opening: (work: string) => string;
    rights: ByRights;
    asks: { heading: string; text: string };
    proof: { heading: string };
    closing: string;
  };
  proof: {
    where: (id: string, url: string, pack: string) => string;
    /** Nothing, one or several files; and on which day. */
    checked: Record<"none" | "one" | "several", (day: string) => string>;
    unchecked: string;
  };
  dispute: {
    opened: (day: string) => string;
    answered: (day: string) => string;
    unanswered: string;
    /** The words were deleted with the account of who said them. */
    gone: string;
  };
  /** Regulation (EU) 2022/2065, article 16(2). */
  dsa: {
    title: string;
    a: Element & { is: (work: string) => string; rights: ByRights; law: string };
    b: Element;
    c: Element;
    d: Element & { text: string };
  };
  /** 17 U.S.C. § 512(c)(3)(A). */
  dmca: {
    title: string;
    i: Element;
    ii: Element & { is: (work: string) => string; rights: ByRights };
    iii: Element & { text: string };
    iv: Element;
    v: Element & { text: string };
    vi: Element & { accuracy: string; authority: ByRights };
  };
}
