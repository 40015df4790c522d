/** Files that a name lists. */
const mostNamed = 5;

/** What a proof of some files of a work is saved as: it says which they are, or how many. */
export function chosenProofName(certificateId: string, numbers: readonly number[]): string {
  const [first = 0] = numbers;
  if (numbers.length === 1) return `${certificateId}.file-${first}.colophon.json`;
  const which = numbers.length > mostNamed ? `${numbers.length}-files` : `files-${numbers.join("-")}`;
  return `${certificateId}.${which}.colophon.json`;
}
