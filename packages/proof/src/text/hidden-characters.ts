/** Not seen, or turns or splits the text around it. U+2800 and two others are blank, though Unicode counts them as signs. */
const hidden = String.raw`[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Zl}\p{Zp}\u2800\ufff9-\ufffb\u{16fe4}\u{1d159}]`;

/** Scripts that write without joiners: within their words one only makes two names look the same. */
const unjoined = ["Latin", "Greek", "Cyrillic", "Han", "Hiragana", "Katakana", "Hangul", "Inherited"]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join("");

/** What is seen, with what says how it is drawn: in scripts, emoji and flags. */
const needed = [
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,7}\u{e007f}`,
  String.raw`\p{Script=Han}[\u{e0100}-\u{e01ef}]`,
  String.raw`\p{Script=Mongolian}[\u180b-\u180f]`,
  String.raw`(?![${unjoined}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?[\u200c\u200d]`,
  String.raw`\S[\ufe00-\ufe0f]`,
].join("|");

const neededOrHidden = new RegExp(`((?!${hidden})(?:${needed}))|${hidden}`, "gu");

/** A text whose hidden characters are replaced, all but those that a script, an emoji or a flag needs. */
export function replaceHidden(text: string, replace: (character: string) => string): string {
  return text.replaceAll(neededOrHidden, (found, isNeeded: string | undefined) =>
    isNeeded === undefined ? replace(found) : found,
  );
}

export const hasHidden = (text: string): boolean => replaceHidden(text, () => "") !== text;

/** Whether it has controls that turn what follows. Marks of direction don't: they belong to Arabic and Hebrew prose. */
export const isTurning = (text: string): boolean => /[\u202a-\u202e\u2066-\u2069]/u.test(text);
