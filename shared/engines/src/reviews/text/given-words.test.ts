import { describe, it } from 'node:test';
import type { GivenExperience } from '@rezenso/contract/experience';
import { experienceInWords } from '@rezenso/contract/experience.de';
import { experienceKinds } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { platformRules } from '../../coordination/platform-rules.ts';
import { assessReview } from '../assess-review.ts';
import { judgeWorth } from '../quality/worth.ts';
import { withoutGivenWords } from './given-words.ts';

const own = 'Die Kupplung war am selben Abend fertig, die alten Teile lagen im Kofferraum.';
const experiences = experienceKinds.map(
  (kind) =>
    (kind === 'long_standing_customer' ? { kind, sinceYear: 2019 } : { kind, day: '2026-03-12' }) as GivenExperience,
);

describe('what a writer was given', () => {
  for (const experience of experiences)
    it(`is blanked, and nothing else: ${experience.kind}`, () => {
      const words = experienceInWords(experience);
      for (const beginning of [`${words?.firstSentence} `, `${words?.firstSentence}\n\n`, `${words?.opening}:\n`]) {
        const text = `${beginning}${own}\n\n${platformRules.google.disclosure} ${words?.disclosure}`;
        expect(withoutGivenWords(text).trim()).toBe(own);
        expect(withoutGivenWords(text)).toHaveLength(text.length);
      }
    });

  it('is what translation services write, too', () => {
    expect(withoutGivenWords(`(Übersetzt von Google) ${own}\n\n(Original) Nice place`).split(/\s+/).join(' ')).toBe(
      ` ${own} Nice place`,
    );
  });

  it('leaves words of one’s own alone that look alike', () => {
    for (const text of [
      'Als Kunde seit 2019 weiß ich das.',
      'Das Original ist besser.',
      'Ich bin dort seit 2019 Kunde.',
      'Mein Besuch war am 12. März 2026 ein Reinfall.',
      'Der Laden ist klein. Mein Besuch war am 12. März 2026.',
      'Seit 2019 bin ich hier Kunde und zufrieden.',
    ])
      expect(withoutGivenWords(text)).toBe(text);
  });

  it('makes no two reviews alike, gives no review substance, and hides no copy', () => {
    const disclosure = `${platformRules.google.disclosure} Ich bin dort seit 2019 Kunde.`;
    const other = 'Der Kuchen war noch warm und die Bedienung hatte Zeit für ein Gespräch.';
    const disclosed = (text: string) => `${text}\n\n${disclosure}`;
    expect(assessReview({ text: disclosed(own) }, [{ text: disclosed(other) }]).evidence).toEqual([]);
    expect(judgeWorth(disclosed(own), [disclosed(other)]).withheld).toBeNull();
    expect(judgeWorth(disclosure, []).withheld).toBe('no_substance');
    expect(judgeWorth(disclosed(own), [own]).withheld).toBe('known_text');
    expect(judgeWorth(disclosed(own), []).wording).toBe(judgeWorth(own, []).wording);
    expect(assessReview({ text: disclosed(own) }, [{ text: own }]).risk).toBe('hoch');
  });
});
