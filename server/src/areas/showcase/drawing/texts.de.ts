/** What hangs on the wall. */
export const printTexts = {
  title: (company: string) => `${company} bewerten`,
  question: 'Wie war es bei uns?',
  invitation: 'Sag es ehrlich: Lob hilft uns, Kritik auch.',
  scan: 'Code scannen oder eintippen:',
  promise: 'Für alle gleich, ob zufrieden oder nicht. Für eine Bewertung gibt es keine Gegenleistung.',
  fileName: (name: string) => `aushang-${name}.pdf`,
};
