import { startEnglish } from '@rezenso/domain/testing/english';

const nbsp = '\u00a0';

beforeAll(() => startEnglish(() => import('./en.ts')));

describe('in English', () => {
  it('an appointment is said as people say it, in German time', async () => {
    const { timeInWords } = await import('../appointments/appointment-times.ts');
    expect(timeInWords('2031-03-04T13:00:00.000Z')).toBe('Tuesday 4 March at 14:00');
    expect(timeInWords('2031-07-31T22:05:00.000Z')).toBe('Friday 1 August at 00:05');
  });

  it('times are counted', async () => {
    const { appointmentTexts } = await import('../appointments/card-texts.de.ts');
    expect(appointmentTexts.ownProposal(1)).toBe('You suggested a time');
    expect(appointmentTexts.proposal('Café Anna', 2)).toBe('Café Anna suggests 2 times');
  });

  it.each([
    [{ kind: 'visit', day: '2026-03-12', sinceYear: null }, 'Visit on 12 March 2026'],
    [{ kind: 'free_sample', day: '2026-11-01', sinceYear: null }, 'Free sample on 1 November 2026'],
    [{ kind: 'long_standing_customer', day: null, sinceYear: 2019 }, 'Customer since 2019'],
    [{ kind: 'order', day: null, sinceYear: null }, undefined],
    [{ kind: 'long_standing_customer', day: null, sinceYear: null }, undefined],
  ] as const)('what a review rests on is named: %j', async (experience, title) => {
    const { basisTexts } = await import('../experience/texts.de.ts');
    expect(basisTexts.title(experience)).toBe(title);
  });

  it.each([
    ['2026-11-25T10:00:00Z', 'waiting since today'],
    ['2026-11-24T01:00:00Z', 'waiting since today'],
    ['2026-11-23T12:00:00Z', 'waiting since yesterday'],
    ['2026-11-17T10:00:00Z', 'waiting for 7 days'],
  ])('what waits since %s is said to wait %s', async (since, words) => {
    const { sinceInWords } = await import('../task-list/since-in-words.ts');
    expect(sinceInWords(since, new Date('2026-11-24T10:00:00Z'))).toBe(words);
  });

  it('a confirmation tells what it brought, or why nothing', async () => {
    const { confirmTexts, submitTexts } = await import('../texts.de.ts');
    expect(confirmTexts.doneDescription(30, { earnsXp: true })).toBe(`Thank you! You earned 30${nbsp}XP.`);
    expect(confirmTexts.doneDescription(0, { earnsXp: true })).toBe('Thank you!');
    expect(confirmTexts.doneDescription(0, { earnsXp: false })).toBe(
      `Thank you! You have already earned XP with this partner in the last 90${nbsp}days.`,
    );
    const withheld = submitTexts.doneDescription('Café Anna', 0, { earnsXp: false, withheld: 'no_substance' });
    expect(withheld).toMatch(/^Café Anna can confirm it now\. There are no XP .* Until then you can revise it here\.$/);
  });
});
