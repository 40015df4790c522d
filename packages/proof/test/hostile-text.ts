import fc from "fast-check";

const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const separator = fc.constantFrom("\n", "\n\n", "— ", "~", ".", "=", '"', "\\", "\0", "\u{1f600}", "\ud800");

/** Text of any characters, lone surrogates and the separators of our formats among them. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.string(), codeUnit, separator), { maxLength: 8 })
  .map((parts) => parts.join(""));
