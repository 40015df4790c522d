/** Words longer than this share enough of their trigrams with what they are confused with. */
const longest = 6;

/** All words that a short word may be meant for: one letter more, less or changed, or two that have changed places. */
export function singleEdits(word: string): string[] {
  const alphabet = alphabetOf(word);
  if (alphabet === "" || word.length < 3 || word.length > longest) return [];
  const edits = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    edits.add(before + after.slice(1));
    edits.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (const letter of alphabet) {
      edits.add(before + letter + after);
      edits.add(before + letter + after.slice(1));
    }
  }
  edits.delete(word);
  return [...edits];
}

function alphabetOf(word: string): string {
  if (/^[a-z]+$/.test(word)) return "abcdefghijklmnopqrstuvwxyz";
  return /^\p{sc=Arabic}+$/u.test(word) ? "ءابةتثجحخدذرزسشصضطظعغفقكلمنهوي" : "";
}
