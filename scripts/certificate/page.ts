/** A4 inside margins of 10 mm: 190 by 277. */
export const page = { width: 1000, height: 1458 };

export const ivory = "#fdfbf3";
export const navy = "#1d3461";
export const gold = "#a5813a";
/** A gold in which small letters are readable. */
export const darkGold = "#80611b";
export const ink = "#1b2436";
export const muted = "#566074";
export const paleGold = "#efe5cb";
