import type { PlatformId } from '@rezenso/contract/vocabulary';
import { platformRules } from './platform-rules.ts';

/** What a review of this industry can tell other customers; asked as hints, never answered for the writer. */
const worthTelling: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gastronomie: 'was du gegessen hast, wie lange du gewartet hast und für welchen Anlass es passt',
    'fitness & gesundheit':
      'welches Angebot du genutzt hast, wie die Betreuung war und was sich für dich verändert hat',
    'it & software': 'welches Problem gelöst wurde, wie die Einführung lief und wie der Support antwortet',
    einzelhandel: 'was du gesucht hast, wie Auswahl und Beratung waren und ob du fündig wurdest',
    dienstleistungen: 'welchen Dienst du beauftragt hast, wie die Absprache lief und ob das Ergebnis passte',
    handwerk: 'welche Arbeit gemacht wurde, ob Termin und Angebot gehalten haben und wie sauber es war',
    beratung: 'bei welcher Frage du Rat gesucht hast, wie verständlich er war und was du umgesetzt hast',
    'e-commerce': 'was du bestellt hast, wie Lieferung und Verpackung waren und wie eine Rückfrage lief',
    marketing: 'welches Projekt es war, wie die Abstimmung lief und was dabei herauskam',
    immobilien: 'worum es ging, wie erreichbar die Ansprechpartner waren und wie transparent alles ablief',
    automotive: 'was am Fahrzeug zu tun war, ob Preis und Termin gestimmt haben und wie es erklärt wurde',
    bildung: 'welchen Kurs du besucht hast, wie er aufgebaut war und was du davon nutzt',
    finanzen: 'welche Frage du hattest, wie verständlich die Erklärung war und wie schnell es ging',
    'reise & tourismus': 'wann und mit wem du da warst, was dir auffiel und für wen es sich eignet',
  }),
);
const worthTellingAnywhere = 'was du genutzt hast, was gut lief und was besser ginge';

/**
 * The German instructions shown with an exchange: honesty first, the platform's rule, what other customers want to know
 * about this industry, and the disclosure. `industry` is the recipient's, stored in lower case.
 */
export function reviewInstructions(platform: PlatformId, industry: string): string {
  const { rule, disclosure } = platformRules[platform];
  const hints = worthTelling.get(industry.toLowerCase()) ?? worthTellingAnywhere;
  return [
    'Bewerte ehrlich und nur, was du selbst erlebt hast; auch Kritik ist willkommen. Die Sterne bestimmst allein du.',
    rule,
    `Hilfreich für andere: ${hints}.`,
    ...(disclosure ? [`Weise auf den Austausch hin, zum Beispiel so: „${disclosure}“`] : []),
  ].join(' ');
}
