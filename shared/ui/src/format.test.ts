import {
  dueInfo,
  formatDate,
  formatEuro,
  formatNumber,
  formatPercent,
  formatRating,
  formatRelativeTime,
} from './format.ts';

const now = '2026-03-10T12:00:00Z';

describe('formatDate', () => {
  it('writes German dates, short and long', () => {
    expect(formatDate('2025-11-20T10:00:00Z')).toBe('20.11.2025');
    expect(formatDate('2025-03-01T10:00:00Z', 'long')).toBe('1. März 2025');
  });

  it('reads every moment in German time', () => {
    expect(formatDate('2025-12-31T23:30:00Z')).toBe('01.01.2026');
  });

  it('answers an unreadable moment with a dash', () => {
    expect(formatDate('gestern')).toBe('–');
  });
});

describe('formatRelativeTime', () => {
  it.each([
    ['2026-03-10T11:59:59Z', 'vor wenigen Minuten'],
    ['2026-03-10T11:00:01Z', 'vor wenigen Minuten'],
    ['2026-03-10T11:00:00Z', 'vor 1h'],
    ['2026-03-09T12:00:01Z', 'vor 23h'],
    ['2026-03-09T12:00:00Z', 'vor 1d'],
    ['2026-02-08T12:00:00Z', 'vor 30d'],
    ['2026-03-10T12:05:00Z', 'vor wenigen Minuten'],
    ['irgendwann', '–'],
  ])('calls %s "%s"', (moment, text) => {
    expect(formatRelativeTime(moment, now)).toBe(text);
  });
});

describe('numbers', () => {
  it('follow German typography', () => {
    expect(formatNumber(1234.56, 1)).toBe('1.234,6');
    expect(formatRating(4.75)).toBe('4,8');
    expect(formatRating(5)).toBe('5,0');
    expect(formatPercent(92.4)).toBe('92\u00a0%');
    expect(formatEuro(29)).toBe('29\u00a0€');
    expect(formatEuro(29.5)).toBe('29,50\u00a0€');
  });
});

describe('numbers at their edges', () => {
  it.each([
    [formatNumber(0), '0'],
    [formatNumber(999.5), '1.000'],
    [formatNumber(-1234.5, 2), '-1.234,5'],
    [formatNumber(1_000_000), '1.000.000'],
    [formatRating(0), '0,0'],
    [formatRating(4.949), '4,9'],
    [formatPercent(0), '0\u00a0%'],
    [formatPercent(99.6), '100\u00a0%'],
    [formatEuro(0), '0\u00a0€'],
    [formatEuro(0.5), '0,50\u00a0€'],
    [formatEuro(1234), '1.234\u00a0€'],
    [formatEuro(-29), '-29\u00a0€'],
  ])('%s is %s', (shown, text) => expect(shown).toBe(text));

  it('read a moment in milliseconds and as a date like its text', () => {
    const moment = Date.parse(now);
    for (const same of [now, moment, new Date(moment)]) {
      expect(formatDate(same, 'long')).toBe('10. März 2026');
      expect(formatRelativeTime(same, moment + 7_200_000)).toBe('vor 2h');
    }
  });
});

describe('dueInfo', () => {
  it.each([
    ['2026-03-08T09:00:00Z', 'danger', '2\u00a0Tage überfällig', -2],
    ['2026-03-09T22:00:00Z', 'danger', '1\u00a0Tag überfällig', -1],
    ['2026-03-10T00:30:00Z', 'danger', 'Heute', 0],
    ['2026-03-10T22:30:00Z', 'danger', 'Heute', 0],
    ['2026-03-10T23:30:00Z', 'danger', 'Noch 1\u00a0Tag', 1],
    ['2026-03-12T12:00:00Z', 'danger', 'Noch 2\u00a0Tage', 2],
    ['2026-03-13T12:00:00Z', 'warning', 'Noch 3\u00a0Tage', 3],
    ['2026-03-15T12:00:00Z', 'warning', 'Noch 5\u00a0Tage', 5],
    ['2026-03-16T12:00:00Z', 'success', 'Noch 6\u00a0Tage', 6],
  ] as const)('shows what is due %s as %s: %s', (due, tone, text, days) => {
    expect(dueInfo(due, now)).toEqual({ tone, text, days });
  });

  it('counts whole days across the change to summer time', () => {
    expect(dueInfo('2026-03-30T00:30:00+02:00', '2026-03-28T23:30:00+01:00').days).toBe(2);
  });
});
