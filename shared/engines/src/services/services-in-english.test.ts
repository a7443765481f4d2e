import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { inEnglish, ownServices } from './index.ts';

const rows = readFileSync(new URL('./services.en.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'));

describe('services in English', () => {
  it('are well over a thousand, each once, in letters that fit a sentence', () => {
    expect(rows.length).toBeGreaterThan(2_000);
    expect(new Set(rows.map(([german]) => german)).size).toBe(rows.length);
    for (const [german = '', english = ''] of rows) {
      expect({ german, english, isWord: /^\p{Lu}[\p{L}\d -]*\p{L}$/u.test(german) }).toMatchObject({ isWord: true });
      expect({ english, fits: english.length > 1 && english.length <= 50 && english === english.trim() }).toMatchObject(
        {
          fits: true,
        },
      );
    }
  });

  it('are each found by what a profile says', () => {
    const missed = rows.filter(([german = '']) => {
      const items = ownServices({ description: `Unser Angebot umfasst ${german} und Kerzen.` })?.items ?? [];
      return items[0] === undefined || inEnglish(items[0]) !== inEnglish(german);
    });
    expect(missed.map(([german]) => german)).toEqual([]);
  });

  it('are British, and small unless they are names', () => {
    const american =
      /\b(color|jewelry|program(?!m|s\b)|center|tire|catalog\b|aluminum|gray|organiz|apartment complex|diaper|faucet|truck|vacation|cookies|candy|elevator|realtor|realty|license plates|check-?ing account|fall\b|math\b|movies?\b|sneakers|pants\b)/i;
    const names =
      /\b(Ayurveda|Ayurvedic|Advent|Baumkuchen|Bobath|Christmas|Danish|Dorn|ECGs?|EMS|English|French|German|Google Ads|HR|IT|Italian|Maultaschen|PC|Pilates|Reiki|SUP|Spanish|Sunday|Thai|T-shirts|VAT|Wi-Fi|X-rays|Zumba|CNC|DJ|3D|Ads)\b/g;
    for (const [, english = ''] of rows) {
      expect({ english, isAmerican: american.test(english) }).toEqual({ english, isAmerican: false });
      expect({ english, isSmall: !/\p{Lu}/u.test(english.replace(names, '')) }).toEqual({ english, isSmall: true });
    }
  });

  it('keep what is said of them where that is known', () => {
    expect(inEnglish('hausgemachte Torten')).toBe('homemade gateaux');
    expect(inEnglish('barrierefreie Bäder')).toBe('accessible bathrooms');
    expect(inEnglish('manuelle Therapie')).toBeUndefined();
    expect(inEnglish('sagenhafte Torten')).toBeUndefined();
    expect(inEnglish('hausgemachte Zwetschgendatschi')).toBeUndefined();
  });
});
