/**
 * Turns of phrase whose words name another theme than they do alone, or none: each with what it is read as when themes are looked for.
 * Written by people of this project.
 */
const idioms: readonly (readonly [said: RegExp, readAs: string])[] = [
  // 'Auf eigene Kosten neu gedruckt' says nothing of the price.
  [/\b(?:auf|zu) (?:ihre|eigene|deren|seine)[nr]? kosten\b/giu, ''],
  // Clean work is good work; clean rooms are clean.
  [
    /\bsauber(?:e[nrs]?)? (?:\p{L}+ )?(?:arbeit|texte?|lösung|umsetzung|verarbeitung|ausführung|verarbeitet|ausgeführt|gearbeitet|umgesetzt|montiert|verlegt|verputzt|gestochen|geschnitten|lackiert|eingebaut|gedruckt|genäht|programmiert)\b/giu,
    'ausführung',
  ],
  [/\b(?:arbeiten|arbeitet) (?:\p{L}+ )?sauber\b/giu, 'ausführung'],
];

/** A part of a sentence with its turns of phrase as they are meant. */
export function meant(part: string): string {
  return idioms.reduce((text, [said, readAs]) => text.replace(said, readAs), part);
}
