import type { GuestReview } from './guest-reviews.ts';

/** What stands about the Pro account's agency on the platforms, newest first. */
export const agencyGuestReviews: readonly GuestReview[] = [
  {
    source: 'google',
    rating: 5,
    reviewer: 'Physio am Augustinerplatz',
    content: 'Sehr freundliche Leute, die zuhören. Unser neuer Auftritt war zwei Tage früher fertig als abgemacht.',
  },
  {
    source: 'proven_expert',
    rating: 5,
    reviewer: 'Sabine Wehrle',
    content:
      'Die Beratung war ausgezeichnet: erst Fragen, dann Vorschläge. Der Preis blieb genau so, wie er im Angebot stand.',
  },
  {
    source: 'google',
    rating: 4,
    reviewer: 'Gasthof Rebstock',
    content:
      'Schöne Speisekarte, faire Preise. Auf die Korrektur haben wir leider fünf Tage gewartet, danach ging alles zügig.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Holger Dold',
    content:
      'Nette Ansprechpartnerin, die jede Mail am selben Tag beantwortet hat. Die Messewand stand pünktlich am Aufbautag.',
  },
  {
    source: 'trustpilot',
    rating: 3,
    reviewer: 'Möbelhaus Strecker',
    content: 'Das Ergebnis ist gut geworden. Die Abstimmung war allerdings mühsam, wir mussten mehrmals nachfragen.',
  },
  {
    source: 'proven_expert',
    rating: 5,
    reviewer: 'Annika Rombach',
    content: 'Kompetent von Anfang bis Ende. Herr Faller hat uns ehrlich gesagt, welche Anzeigen wir nicht brauchen.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Schreibwaren Hug',
    content: 'Unser Schaufenster wird jetzt fotografiert. Sehr kreative Ideen und ein Team, mit dem man gern arbeitet.',
  },
  {
    source: 'google',
    rating: 4,
    reviewer: 'Matthias Kiefer',
    content:
      'Saubere Texte für unsere Broschüre, gutes Gespür für Bilder. Etwas teurer als gedacht, aber ordentlich gemacht.',
  },
  {
    source: 'trustpilot',
    rating: 5,
    reviewer: 'Zahnarztpraxis am Seepark',
    content: 'Termine wurden immer eingehalten. Die Einweisung in die neue Website war geduldig und verständlich.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Kfz Burger',
    content: 'Logo, Briefpapier und Beschriftung vom Bus aus einer Hand, alles pünktlich. Sehr zuverlässig.',
  },
  {
    source: 'proven_expert',
    rating: 4,
    reviewer: 'Verena Schmieder',
    content: 'Freundlicher Kontakt und gute Vorschläge für unseren Newsletter. Die erste Fassung war uns noch zu lang.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Weingut Engler',
    content: 'Etiketten, die auf dem Markt auffallen. Man hat sich Zeit genommen und war sogar bei der Lese dabei.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Elektro Maier',
    content: 'Schnelle Hilfe, als unsere Seite am Sonntag nicht ging. Abgerechnet wurde fair nach Aufwand.',
  },
  {
    source: 'trustpilot',
    rating: 4,
    reviewer: 'Tanzschule Gut',
    content:
      'Gute Plakate für den Herbstball. Ein Druckfehler im Datum fiel erst uns auf, der Nachdruck kam kostenlos.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Kathrin Ganter',
    content: 'Sehr gute Beratung zu unserem Eintrag in den Karten. Seitdem finden uns Kunden auch ohne Telefonat.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Rebecca Thoma',
    content:
      'Unsere Praxis hatte eine Website von 2011. Die neue lässt sich vom Handy aus lesen, die Terminanfragen haben sich verdoppelt und niemand musste uns Fachchinesisch zumuten.',
  },
  {
    source: 'proven_expert',
    rating: 5,
    reviewer: 'Zimmerei Kopf',
    content: 'Fotos auf der Baustelle bei minus drei Grad, ohne Murren. Die Bilder hängen jetzt auch bei uns im Büro.',
  },
  {
    source: 'google',
    rating: 4,
    reviewer: 'Werner Gutmann',
    content:
      'Saubere Arbeit an unserem Katalog. Bei den Druckdaten gab es einen Fehler im Anschnitt, der wurde auf eigene Kosten neu gedruckt.',
  },
  {
    source: 'trustpilot',
    rating: 5,
    reviewer: 'Amelie Kern',
    content:
      'Von der ersten Skizze bis zum Schild über der Tür fünf Wochen. Der Einzug unseres Ladens wäre ohne diese Leute deutlich nüchterner ausgefallen.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Bioland-Hof Schätzle',
    content:
      'Sie haben verstanden, dass ein Hofladen keine Hochglanzbroschüre braucht. Die Kreidetafeln mit der handgemalten Schrift finden alle schön.',
  },
  {
    source: 'proven_expert',
    rating: 4,
    reviewer: 'Ralf Zähringer',
    content:
      'Kompetent und humorvoll. Wir hätten uns zum Schluss eine kurze Anleitung gewünscht, wie man Neuigkeiten selbst einträgt, die kam auf Nachfrage.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Dr. Miriam Falk',
    content:
      'Anzeigen im Umkreis von zwanzig Kilometern statt überall, das war der entscheidende Vorschlag. Weniger Budget, mehr Patienten.',
  },
];
