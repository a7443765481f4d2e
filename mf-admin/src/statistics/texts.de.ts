import type { AdminStats, AdminTrends, StatsPeriod } from '@rezenso/contract/admin';

type Flow = keyof AdminTrends['totals'];
type Bucket = AdminTrends['bucket'];

const bucketTexts: Record<Bucket, string> = { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat' };

export const statisticsTexts = {
  empty: 'Keine Statistiken verfügbar',
  emptyDescription: 'Sobald sich die ersten Unternehmen anmelden, siehst du hier, wie es läuft.',
  failedTitle: 'Die Statistiken konnten nicht geladen werden',
  failedMessage: 'Failed to fetch stats',
  trendsFailedTitle: 'Der Verlauf konnte nicht geladen werden',
  figures: {
    totalUsers: 'Benutzer gesamt',
    activeUsers: 'Aktive Benutzer',
    totalMatches: 'Matches gesamt',
    completedMatches: 'Abgeschlossene Matches',
    totalReviews: 'Reviews gesamt',
    pendingReports: 'Offene Meldungen',
  } satisfies Record<keyof AdminStats, string>,
  trends: 'Entwicklung',
  period: 'Zeitraum',
  periods: { '30d': '30 Tage', '90d': '90 Tage', '365d': '1 Jahr', all: 'Alles' } satisfies Record<StatsPeriod, string>,
  flows: {
    signUps: 'Registrierungen',
    matches: 'Matches',
    exchanges: 'Austausche',
    reviews: 'Reviews',
  } satisfies Record<Flow, string>,
  buckets: bucketTexts,
  chartHint: (bucket: Bucket, before: string | undefined) =>
    before === undefined ? bucketTexts[bucket] : `${bucketTexts[bucket]} · Zeitraum davor: ${before}`,
  bar: (when: string, count: string) => `${when}: ${count}`,
  chart: (name: string, total: string, from: string, to: string, most: string) =>
    `${name} vom ${from} bis ${to}: ${total} insgesamt, höchstens ${most}. Alle Werte stehen in der Tabelle darunter.`,
  table: 'Werte als Tabelle',
  tableStart: 'Ab',
  funnel: 'Vom Anmelden zum ersten bestätigten Austausch',
  funnelHint: 'Von allen, die sich im Zeitraum registriert haben',
  steps: {
    signed_up: 'Registriert',
    profile_complete: 'Profil vollständig',
    first_match: 'Erstes Match',
    accepted: 'Match angenommen',
    coordinated: 'Austausch vereinbart',
    submitted: 'Review abgegeben',
    first_confirmed_exchange: 'Austausch bestätigt',
  } satisfies Record<AdminTrends['funnel'][number]['step'], string>,
  step: 'Schritt',
  share: 'Anteil',
  count: 'Anzahl',
  platforms: 'Plattformen',
  platformsEmpty: 'In diesem Zeitraum gab es weder Austausche noch Reviews.',
  platform: 'Plattform',
  platformCount: 'Austausche und Reviews',
  suspicious: 'Verdächtige Reviews',
  suspiciousOf: (some: string, all: string) => `${some} von ${all}`,
  suspiciousHint: 'Von allen Reviews, die im Zeitraum eingegangen sind',
  suspiciousEmpty: 'In diesem Zeitraum gab es keine Reviews.',
  percent: (share: string) => `${share}\u00a0%`,
  countOf: (count: string, percent: string) => `${count} · ${percent}`,
  asOf: (moment: string) => `Stand: ${moment}`,
  export: 'Als CSV exportieren',
  exportFailed: 'Die Datei konnte nicht erstellt werden.',
  exportFailedTitle: 'Export fehlgeschlagen',
  csv: {
    area: 'Bereich',
    date: 'Datum',
    name: 'Merkmal',
    value: 'Anzahl',
    overview: 'Überblick',
    trend: 'Entwicklung',
    funnel: 'Trichter',
    platformExchanges: 'Plattformen: Austausche',
    platformReviews: 'Plattformen: Reviews',
    suspicious: 'Verdacht',
  },
};
