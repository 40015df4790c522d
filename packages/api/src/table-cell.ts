/** A cell that begins like this is a formula to programs for tables. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;
const keptAsText = /^'(?=[=+\-@＝＋－＠\t\r\n'])/;

/** A cell of a table in CSV as text in any program, by an apostrophe. */
export const toCell = (text: string): string =>
  formula.test(text) || keptAsText.test(text) ? `'${text}` : text;

/** The way back. */
export const fromCell = (cell: string): string => cell.replace(keptAsText, "");
