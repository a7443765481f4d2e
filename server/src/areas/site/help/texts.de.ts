export const helpTexts = {
  title: 'Hilfe Center',
  lead: 'Antworten auf das, was andere auch fragen.',
  search: 'Hilfe durchsuchen',
  placeholder: 'Zum Beispiel: Pro kündigen',
  submit: 'Suchen',
  results: (count: number, query: string) =>
    count === 1 ? `Ein Artikel zu „${query}“` : `${count} Artikel zu „${query}“`,
  noResults: (query: string) => `Nichts gefunden zu „${query}“`,
  noResultsHint: 'Versuch es mit einem anderen Wort, oder sieh die Themen durch.',
  all: 'Alle Artikel',
  topics: 'Nach Themen',
  missing: {
    title: 'Diesen Artikel gibt es nicht',
    lead: 'Vielleicht heißt er inzwischen anders. Such danach, oder sieh alle Artikel durch.',
  },
  back: 'Alle Artikel im Hilfe Center',
  related: 'Aus demselben Thema',
  more: {
    title: 'Nichts dabei?',
    member: 'Dann schreib uns. Du siehst Frage und Antwort jederzeit unter „Hilfe und Support“.',
    memberAction: 'Dem Support schreiben',
    visitor:
      'Melde dich an, dann kannst du uns direkt schreiben. Kommst du nicht in dein Konto, schreib an die Adresse im',
    imprint: 'Impressum',
    visitorAction: 'Anmelden und schreiben',
    status: 'Läuft gerade alles?',
    contact: 'So erreichst du uns',
  },
};
