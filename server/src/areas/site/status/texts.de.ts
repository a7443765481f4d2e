import type { Service } from './looks.ts';

const nbsp = '\u00a0';
const percentFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const numberFormat = new Intl.NumberFormat('de-DE');
const dayFormat = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const timeFormat = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** What is missing of a hundred stays visible: 99.999 % are no 100 %. */
const percent = (share: number) => `${percentFormat.format(Math.floor(share * 10_000) / 100)}${nbsp}%`;
const day = (iso: string) => dayFormat.format(new Date(`${iso}T00:00:00Z`)).replace('. ', `.${nbsp}`);

const serviceNames: Record<Service, string> = {
  database: 'Datenbank',
  jobs: 'Aufgaben im Hintergrund',
  mail: 'E-Mail-Versand',
};

export const statusTexts = {
  title: 'Status',
  description: 'Wie es Rezenso geht: gemessen in den letzten 90 Tagen.',
  overall: {
    up: 'Alles, was wir messen, läuft.',
    down: 'Gerade ist etwas gestört. Unten siehst du, was.',
    unknown: 'Gerade liegen keine frischen Messungen vor.',
    lost: 'Unsere Datenbank antwortet gerade nicht. Die Messwerte stehen wieder hier, sobald sie zurück ist.',
  },
  question: 'Es ist etwas kaputt, das hier nicht steht?',
  contact: 'Zum Kontakt',
  now: { up: 'Antwortet', down: 'Gestört', unknown: 'Ohne frische Messung' },
  service: (service: Service) => serviceNames[service],
  lookedAt: (at: Date) => `Zuletzt gemessen um ${timeFormat.format(at)}${nbsp}Uhr.`,
  first: (days: number) => `vor ${days - 1}${nbsp}Tagen`,
  last: 'heute',
  uptime: (share: number) => `${percent(share)} verfügbar`,
  noUptime: 'Noch ohne Messung',
  measured: (minutes: number, days: number, ofDays: number) =>
    `Gemessen: ${spanOf(minutes)} an ${days} von ${ofDays}${nbsp}Tagen.`,
  bar: (good: number, bad: number, none: number) =>
    `${counted(good, 'Tag', 'Tage')} ohne Störung, ${counted(bad, 'Tag', 'Tage')} mit Störung, ${counted(none, 'Tag', 'Tage')} ohne Daten.`,
  dayGood: (iso: string) => `${day(iso)}: keine Störung gemessen`,
  dayBad: (iso: string, share: number) => `${day(iso)}: ${percent(share)} verfügbar`,
  dayNone: (iso: string) => `${day(iso)}: ohne Daten`,
  disturbances: 'Tage mit Störung',
  legend: { title: 'Was die Balken bedeuten', good: 'ohne Störung', bad: 'mit Störung', none: 'ohne Daten' },
  method: {
    title: 'Wie wir messen',
    text: `Einmal in der Minute sehen wir nach, ob die Datenbank antwortet. Alle fünf Minuten läuft eine Aufgabe im Hintergrund, die auch den Mailserver fragt. Kommt in fünf Minuten einmal keine Antwort, zählen sie ganz als Störung. Zeiten ohne Messung zählen gar nicht, weder als Betrieb noch als Störung. Was älter ist als 90${nbsp}Tage, behalten wir nicht.`,
  },
};

function counted(count: number, one: string, many: string): string {
  return `${count}${nbsp}${count === 1 ? one : many}`;
}

function spanOf(minutes: number): string {
  if (minutes < 60) return counted(minutes, 'Minute', 'Minuten');
  const hours = Math.floor(minutes / 60);
  return `${numberFormat.format(hours)}${nbsp}${hours === 1 ? 'Stunde' : 'Stunden'}`;
}
