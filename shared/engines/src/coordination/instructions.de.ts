/** What a review of an industry can tell other customers; asked as hints, never answered for the writer. */
export const worthTelling = {
  gastronomie: 'was du gegessen hast, wie lange du gewartet hast und für welchen Anlass es passt',
  'fitness & gesundheit': 'welches Angebot du genutzt hast, wie die Betreuung war und was sich für dich verändert hat',
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
};
export const worthTellingAnywhere = 'was du genutzt hast, was gut lief und was besser ginge';

export const honesty =
  'Bewerte ehrlich und nur, was du selbst erlebt hast; auch Kritik ist willkommen. Die Sterne bestimmst allein du.';
export const helpful = (hints: string) => `Hilfreich für andere: ${hints}.`;
export const disclose = (sentence: string) => `Weise auf den Austausch hin, zum Beispiel so: „${sentence}“`;
