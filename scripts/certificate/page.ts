// Colours and size of the checked-in `certificate.svg` and `sheet-frame.svg` (`certificate.test.ts` compares). `licence-page.ts`
// finds four of the colours by their value in the template, to make them green: change them there, too.

/** A4 inside margins of 10 mm: 190 by 277. */
export const page = { width: 1000, height: 1458 };

/** In theme.css, too, behind the frame. */
export const ivory = "#fdfbf3";
export const navy = "#1d3461";
export const gold = "#a5813a";
/** A gold in which small letters are readable. */
export const darkGold = "#80611b";
export const ink = "#1b2436";
export const muted = "#566074";
export const paleGold = "#efe5cb";
