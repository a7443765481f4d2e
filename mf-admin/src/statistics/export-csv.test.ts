import type { AdminStats, AdminTrends } from '@rezenso/contract/admin';
import { statisticsCsv } from './export-csv.ts';

it('begins with the mark by which Excel reads umlauts, and ends lines as Excel does', () => {
  const csv = statisticsCsv(stats, trends);
  expect(csv.startsWith('\uFEFFBereich;Datum;Merkmal;Anzahl\r\n')).toBe(true);
});

it('holds one figure a line: overview, trend, funnel, platforms and suspicion', () => {
  expect(rowsOf(statisticsCsv(stats, trends))).toEqual([
    ['Überblick', '03.09.2026', 'Benutzer gesamt', '12345'],
    ['Überblick', '03.09.2026', 'Aktive Benutzer', '1'],
    ['Überblick', '03.09.2026', 'Matches gesamt', '2'],
    ['Überblick', '03.09.2026', 'Abgeschlossene Matches', '3'],
    ['Überblick', '03.09.2026', 'Reviews gesamt', '4'],
    ['Überblick', '03.09.2026', 'Offene Meldungen', '5'],
    ['Entwicklung', '01.09.2026', 'Registrierungen', '1'],
    ['Entwicklung', '01.09.2026', 'Matches', '0'],
    ['Entwicklung', '01.09.2026', 'Austausche', '0'],
    ['Entwicklung', '01.09.2026', 'Reviews', '2'],
    ['Trichter', '03.09.2026', 'Registriert', '1200'],
    ['Trichter', '03.09.2026', 'Austausch bestätigt', '300'],
    ['Plattformen: Austausche', '03.09.2026', 'ProvenExpert', '4'],
    ['Plattformen: Reviews', '03.09.2026', 'ProvenExpert', '1000'],
    ['Verdacht', '03.09.2026', 'Verdächtige Reviews', '6'],
    ['Verdacht', '03.09.2026', 'Reviews', '1502'],
  ]);
});

it('holds the overview also when the period was empty', () => {
  const empty = { ...trends, series: [], funnel: [], platforms: [] };
  expect(rowsOf(statisticsCsv(stats, empty))).toHaveLength(8);
});

const stats: AdminStats = {
  totalUsers: 12_345,
  activeUsers: 1,
  totalMatches: 2,
  completedMatches: 3,
  totalReviews: 4,
  pendingReports: 5,
};

const trends: AdminTrends = {
  period: '90d',
  bucket: 'day',
  from: '2026-09-01',
  to: '2026-09-01',
  series: [{ start: '2026-09-01', signUps: 1, matches: 0, exchanges: 0, reviews: 2 }],
  totals: { signUps: 1, matches: 0, exchanges: 0, reviews: 2 },
  previousTotals: null,
  funnel: [
    { step: 'signed_up', count: 1_200 },
    { step: 'first_confirmed_exchange', count: 300 },
  ],
  platforms: [{ platform: 'proven_expert', exchanges: 4, reviews: 1_000 }],
  suspicious: { total: 1_502, suspicious: 6, share: 0.4 },
  asOf: '2026-09-03T12:05:00.000Z',
};

/** Without the head; no cell here holds a separator. */
function rowsOf(csv: string): string[][] {
  return csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';'));
}
