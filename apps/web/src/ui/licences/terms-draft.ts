import type { TermsWanted } from "@colophon/api";
import type { Purpose } from "@colophon/licences";
import { latinDigits } from "../../lib/text/latin-digits.ts";

/** Terms as somebody fills them in: the numbers of files as they are typed. */
export type TermsDraft = Omit<TermsWanted, "files"> & { files: string };

const plain: Omit<TermsDraft, "purpose"> = {
  media: [],
  territory: [],
  months: null,
  exclusive: false,
  revocable: false,
  credit: "",
  files: "",
  note: "",
};

/** What a template fills in; everything can be changed. */
export const templates: Readonly<Record<Purpose, TermsDraft>> = {
  personal: { ...plain, purpose: "personal" },
  editorial: { ...plain, purpose: "editorial", media: ["digital", "print"], months: 12 },
  commercial: { ...plain, purpose: "commercial", months: 12 },
  adaptation: { ...plain, purpose: "adaptation", months: 24 },
  training: { ...plain, purpose: "training", months: 12 },
};

/** With a new purpose, and with what its template says of media and time; what was written stays. */
export const withTemplate = (draft: TermsDraft, purpose: Purpose): TermsDraft => {
  const { media, months } = templates[purpose];
  return { ...draft, purpose, media, months };
};

export const draftOfTerms = ({ files, ...terms }: TermsWanted): TermsDraft => ({
  ...terms,
  files: files.join(", "),
});

/** Undefined where the numbers of files are no numbers. */
export function termsOfDraft({ files, ...draft }: TermsDraft): TermsWanted | undefined {
  const numbers = latinDigits(files)
    .split(/[\s,،、，;]+/)
    .filter((part) => part !== "");
  if (!numbers.every((number) => /^[1-9]\d{0,4}$/.test(number))) return undefined;
  const { purpose, media, territory, months, exclusive, revocable, credit, note } = draft;
  return {
    purpose,
    media,
    territory,
    months,
    exclusive,
    revocable,
    credit: credit.trim(),
    files: [...new Set(numbers.map(Number))].toSorted((a, b) => a - b),
    note: note.trim(),
  };
}
