/** Without it, programs for tables take an umlaut for two characters. */
const byteOrderMark = '\uFEFF';
/** Programs for tables take a text that begins so for a formula, and would carry it out; full-width signs count as the others. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;
/** The same behind what ends a cell in a program that expects another separator, or that takes a line of a text for one of the table. */
const formulaWithin = /([;,\t\r\n]\s*"?)(?=[=+\-@＝＋－＠])/g;
/** What ends a cell in one program or another, whichever separator it expects, and edges that some cut off. */
const breaking = /[;,\t"\r\n]|^\s|\s$/;

/**
 * A table as CSV (RFC 4180, each line ended by CRLF), which no program takes for formulas.
 * @param rows texts, and numbers as they are written by machines
 * @param separator between cells: what programs for tables expect in the language of the reader, ';' in German, ',' in English
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], separator: string): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = (formula.test(value) ? `'${value}` : value).replace(formulaWithin, "$1'");
  return breaking.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
