/** What we use of it: its published types bring those of Node into the browser's code. */
declare module 'papaparse' {
  export function unparse(
    rows: unknown[],
    options: { delimiter: string; newline: string; escapeFormulae: boolean },
  ): string;
}
