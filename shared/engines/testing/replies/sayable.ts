/**
 * All words that an answer may say by itself, in small letters. Read one by one: none states a fact about a visit, a product, a person
 * or a cause. A new phrase with another word fails until that word was read too.
 */
export const sayable: ReadonlySet<string> = new Set(
  [
    'vielen herzlichen besten dank danke haben genommen sie sich die zeit für eine diese ihre ihren ihnen ihr gute bewertung rückmeldung',
    'dass uns bewertet geben ist wichtig wir nehmen ernst gelesen',
    'schreiben und das freut sehr über worte worten freuen lesen gern besonders gefreut sind ein schönes lob zum thema was gutes auch ebenso',
    'danken schätzen',
    'tut leid zu es bitten um entschuldigung mit beschreiben dafür kritik kritisieren dasselbe gilt',
    'nicht zufrieden waren überzeugen konnten bedauern',
    'möchten darüber sprechen bitte melden direkt bei damit in ruhe können hören dazu persönlich wenn mögen einfach gespräch würden',
    'besser machen wissen an sagen so tut gut',
    'herzliche freundliche viele beste freundlichen freundlichem grüße grüßen gruß',
  ].flatMap((line) => line.split(' ')),
);
