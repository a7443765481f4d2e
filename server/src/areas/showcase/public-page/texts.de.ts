import { exchangeDisclosure } from '@rezenso/engines/coordination';
import { germanDate } from '../../../time/german-date.ts';

const number = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What a public page says. */
export const pageTexts = {
  title: (company: string) => `${company} – bestätigte Bewertungen auf Rezenso`,
  description: (company: string, line: string, count: number) =>
    [`${company}${line ? ` (${line})` : ''} auf Rezenso:`, `${counted(count)}, Trust Score und Profile.`].join(' '),
  verified: 'Website bestätigt',
  website: 'Zur Website',
  ownership: {
    verified: 'Wer hier für den Betrieb spricht, hat eine E-Mail-Adresse dieser Website.',
    unverified:
      'Dass diese Website zum Betrieb gehört, ist noch nicht bestätigt. Über die Bewertungen sagt das nichts.',
  },
  trust: {
    title: 'Trust Score',
    none: 'Noch kein Trust Score: Er entsteht mit der ersten bestätigten Bewertung, die dieser Betrieb für einen Partner schreibt.',
    of: 'von 100',
    label: (score: number) => (score >= 80 ? 'Ausgezeichnet' : score >= 60 ? 'Gut' : 'Durchschnitt'),
    meaning: 'Er sagt, wie verlässlich der Betrieb selbst bewertet, nicht wie gut andere ihn bewerten.',
    how: 'Wie der Trust Score entsteht',
    explained: [
      'Er steigt mit jeder Bewertung, die der Betrieb für einen Partner geschrieben hat und die der Partner bestätigt hat. Neue Partner zählen mehr als derselbe noch einmal, und Neues zählt mehr als Altes.',
      'Er sinkt, wenn etwas zu spät kam oder ausblieb, wenn ein Text auffällig war und wenn eine Meldung berechtigt war.',
      'Sterne spielen dabei keine Rolle: Ehrliche Kritik kostet nichts, und Lob bringt nichts ein.',
    ],
  },
  figures: {
    title: 'Bestätigte Bewertungen',
    none: 'Noch keine',
    sources: (exchanged: number, named: number) =>
      [
        exchanged > 0 ? `${exchanged} aus gegenseitigem Austausch` : '',
        named > 0 ? `${named} von der Plattform selbst gemeldet` : '',
      ]
        .filter(Boolean)
        .join(', '),
    newest: (day: string) => `Die neueste ist vom ${day}.`,
    average: (mean: number) => `Im Schnitt ${number.format(mean)} von 5 Sternen`,
  },
  platforms: { title: 'Profile auf Plattformen' },
  reviews: {
    title: 'Bewertungen',
    none: 'Noch keine bestätigten Bewertungen.',
    newest: (shown: number, all: number) => `Du siehst die neuesten ${shown} von ${all}.`,
    all: 'Du siehst alle, auch die kritischen: Aussuchen kann der Betrieb sie sich nicht.',
    stars: (rating: number) => `${rating} von 5 Sternen`,
    without: 'Ohne Text.',
    exchanged: 'Aus gegenseitigem Austausch',
    named: (platform: string) => `Von ${platform} gemeldet`,
    disclosure: exchangeDisclosure,
    person: 'Jemand',
    someone: 'Ein Betrieb',
    someoneFrom: (place: string) => `Ein Betrieb aus ${place}`,
    left: 'Ein Betrieb, der nicht mehr dabei ist',
    on: 'auf',
    date: germanDate,
  },
  checks: {
    title: 'Wie wir prüfen',
    explained: [
      'Im Austausch schreiben sich zwei Betriebe gegenseitig ehrliche Bewertungen, jeder über seine eigene Erfahrung. Wer die Bewertung bekommt, bestätigt, dass sie auf der Plattform steht. Deshalb steht der Hinweis auf den Austausch bei jeder dabei.',
      'Andere Bewertungen zeigen wir nur, wenn die Plattform sie uns selbst als Bewertung dieses Betriebs nennt. Was ein Betrieb von Hand einträgt, erscheint hier nicht.',
      'Texte, die unsere Prüfung für auffällig hält oder die wir zurückhalten, erscheinen nicht. Ob hinter jeder Bewertung ein echter Kauf steht, können wir nicht sehen.',
    ],
  },
  report: 'Diese Seite melden',
  picture: {
    alt: (company: string) => `${company} auf Rezenso`,
    reviews: (count: number) => (count === 1 ? 'bestätigte Bewertung' : 'bestätigte Bewertungen'),
    trust: 'Trust Score',
  },
};

function counted(count: number): string {
  if (count === 0) return 'noch keine bestätigten Bewertungen';
  return count === 1 ? 'eine bestätigte Bewertung' : `${count} bestätigte Bewertungen`;
}
