import fc from 'fast-check';
import * as z from 'zod/mini';
import { allEndpoints } from './all-endpoints.ts';
import { plainText } from './shapes.ts';

describe('a text that people enter', () => {
  it.each([
    ['a turned reading direction', 'Rechnung\u202egnp.exe', 'Rechnunggnp.exe'],
    ['embeddings and isolates', 'a\u202ab\u202bc\u202cd\u2066e\u2067f\u2068g\u2069', 'abcdefg'],
    ['marks of a direction that nothing has', 'Café\u200e Anna\u200f', 'Café Anna'],
    ['spaces and joiners within words', 'Gut\u200bschein Ra\u200cbatt\u200d \ufeffhier\u2060', 'Gutschein Rabatt hier'],
    ['soft hyphens', 'Spar\u00adkasse', 'Sparkasse'],
    ['tags that follow no flag', 'Hallo\u{e0041}\u{e0042}', 'Hallo'],
    ['forms of letters behind Latin ones', 'a\ufe0fb\u{e0100}', 'ab'],
    ['joiners behind what only carries an accent', 'e\u0301\u200db', 'e\u0301b'],
    ['fillers that look like nothing', '\u3164\u115f\uffa0 da', ' da'],
    ['annotations and controls of terminals', 'a\ufff9b\ufffac\ufffb\u009b2J', 'abc2J'],
    ['separators of lines', 'eins\u2028zwei\u2029drei\u0085vier', 'eins\nzwei\ndrei\nvier'],
  ])('loses %s', (_, written, read) => {
    expect(plainText(written)).toBe(read);
  });

  it.each([
    'Müller & Söhne – „gut“ 5 €, 29\u00a0€\n\tzweite Zeile',
    'Familie 👨‍👩‍👧‍👦, Köchin 👩🏽‍🍳, Herz ❤️, Regenbogen 🏳️‍🌈, Taste 1️⃣ #️⃣, ©️ ™️',
    'Flaggen 🇩🇪 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم', // Persian
    'क्\u200dष श्री', // Hindi
    'ക്\u200d', // Malayalam
    'ภาษา\u200bไทย', // Thai, where words end
    'ಕ್\u200cಷ', // Kannada
    'שלום\u200f (Rezenso\u200e) 50%', // Hebrew beside Latin
    '葛\u{e0100}城', // Chinese, another form
    'ᠮᠣᠩ\u180bᠭᠣᠯ', // Mongolian
  ])('keeps %s', (written) => {
    expect(plainText(written)).toBe(written);
  });

  it('is not changed a second time, and never turns', () => {
    const odd = fc.constantFrom(
      'a',
      '1',
      '👩',
      '\u200d',
      '\u202e',
      '\ufe0f',
      '\u20e3',
      'ש',
      '\u200f',
      '\u2028',
      'क',
      '\u{e007f}',
      '\u{e0067}',
    );
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 12 }), (characters) => {
        const once = plainText(characters.join(''));
        expect(plainText(once)).toBe(once);
        expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });
});

describe('every text of every call', () => {
  /** Nobody reads these as they came: codes, tokens and ids of providers. */
  const neverShown = new Set([
    'proveWithCode code',
    'reauthenticate code',
    'saveProfile trade',
    'verifyMagicLink token',
  ]);
  /** Evidence, as docs/decisions/0143 says. */
  const judged = new Set(['analyzeReview content', 'importReview content']);

  it('loses what turns it or cannot be seen, unless nobody reads it or it is judged', () => {
    const fields = allEndpoints.flatMap(({ name, endpoint }) =>
      stringsIn(endpoint.body, '').map(([path, schema]) => [`${name}${path}`, schema] as const),
    );
    expect(fields.length).toBeGreaterThan(40);
    const kept = fields.filter(([, schema]) => {
      const parsed = z.safeParse(schema, turned);
      return parsed.success && JSON.stringify(parsed.data).includes('\u202e');
    });
    expect(new Set(kept.map(([field]) => field))).toEqual(new Set([...neverShown, ...judged]));
  });

  const turned = 'Gut gemeint\u202e, und gut gemacht';
});

/** What of a schema takes any string, with its path. */
function stringsIn(schema: unknown, path: string): [string, z.ZodMiniType][] {
  if (!(schema instanceof z.ZodMiniType)) return [];
  const def = schema._zod.def as { type: string } & Record<string, unknown>;
  if (def.type === 'string') return [[path, schema]];
  if (def.type === 'object')
    return Object.entries(def.shape as object).flatMap(([key, part]) => stringsIn(part, `${path} ${key}`));
  return [def.innerType, def.element, def.in, def.valueType, ...((def.options as unknown[] | undefined) ?? [])].flatMap(
    (part) => stringsIn(part, path),
  );
}
