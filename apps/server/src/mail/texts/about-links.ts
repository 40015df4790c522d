import type { LinkFacts } from "../letter-kinds.ts";
import type { LinkLetters, LetterText } from "../letter-text.ts";

interface Words {
  subject: string;
  body: readonly string[];
}

/** What letters about links say in one language. */
export interface LinkWords {
  /** Name of the fact, and label of the button to the profile. */
  link: string;
  open: string;
  lost: Words;
  contested: Words;
  moved: Words;
  takenOver: Words;
}

export function aboutLinks({ link, open, lost, contested, moved, takenOver }: LinkWords): LinkLetters {
  const letter =
    ({ subject, body: [first = "", ...rest] }: Words) =>
    ({ url, unicodeUrl }: LinkFacts, publicUrl: string): LetterText => ({
      subject,
      body: [
        first,
        // Both forms: one of them may look like another name.
        { facts: [[link, unicodeUrl === null ? short(url) : `${short(unicodeUrl)} (${short(url)})`]] },
        ...rest,
        { label: open, link: `${publicUrl}/profile/identity` },
      ],
    });
  return {
    linkLost: letter(lost),
    linkContested: letter(contested),
    linkMoved: letter(moved),
    linkTakenOver: letter(takenOver),
  };
}

/** `amina.example`: what mail programs would make a link of stays a name. */
const short = (url: string): string => url.replace(/^https:\/\//, "").replace(/\/$/, "");
