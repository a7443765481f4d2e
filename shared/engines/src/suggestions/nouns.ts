/** Grammatical gender, or plural only. */
export type Gender = 'der' | 'die' | 'das' | 'plural';

/** Nouns that turn up in notes for reviews, by gender; compounds follow their last part. */
const nouns: Readonly<Record<Gender, string>> = {
  der: 'Kaffee Tee Kuchen Wein Saft Salat Fisch Tisch Platz Parkplatz Raum Laden Shop Service Empfang Umgang Kontakt Termin Preis Ablauf Auftrag Einbau Umbau Aufbau Versand Kurs Lehrer Trainer Berater Chef Meister Kellner Koch Verkäufer Mitarbeiter Ansprechpartner Handwerker Monteur Fahrer Support Umtausch Garten Balkon Ausblick Blick Geschmack Eindruck Geruch Lärm Boden Zustand Wagen Reifen Lack Motor Druck Vertrag Vortrag Unterricht Rat Tipp Einkauf Besuch Aufenthalt Weg Eingang Prozess Start Abschluss Zeitplan Kostenvoranschlag Anruf',
  die: 'Bedienung Küche Karte Suppe Pizza Pasta Soße Portion Terrasse Musik Toilette Atmosphäre Stimmung Auswahl Ware Qualität Beratung Lieferung Verpackung Bestellung Rechnung Arbeit Ausführung Montage Reparatur Reinigung Wartezeit Zeit Pünktlichkeit Planung Umsetzung Absprache Kommunikation Antwort Hilfe Einführung Einweisung Software App Website Seite Webseite Technik Ausstattung Übung Gruppe Trainerin Beraterin Chefin Verkäuferin Mitarbeiterin Lage Aussicht Unterkunft Wohnung Besichtigung Übergabe Verwaltung Werkstatt Praxis Behandlung Massage Therapie Dusche Umkleide Baustelle Freundlichkeit Erreichbarkeit Organisation Buchung Anmeldung Rückgabe Rücksendung Reklamation Garantie Schulung Kampagne Gestaltung',
  das: 'Essen Frühstück Mittagessen Abendessen Bier Brot Eis Fleisch Gemüse Schnitzel Steak Dessert Menü Getränk Ambiente Lokal Restaurant Café Hotel Zimmer Bett Bad Personal Team Angebot Ergebnis Material Gespräch Training Studio Gerät Programm System Projekt Design Logo Foto Konzept Produkt Paket Geschäft Sortiment Auto Fahrzeug Haus Büro Licht Wetter Publikum Verhältnis Preis-Leistungs-Verhältnis Onboarding Dashboard',
  plural:
    'Preise Getränke Speisen Portionen Leute Mitarbeitenden Kollegen Geräte Räume Räumlichkeiten Toiletten Termine Unterlagen Absprachen Kosten Fotos Bilder Texte Parkplätze Produkte Öffnungszeiten Wartezeiten Kurse Fragen Antworten Türen Möbel Fugen Wände Leitungen Nachbarn Gäste Stühle Tische Maschinen Kabinen Duschen',
};

const genders = new Map<string, Gender>(
  (Object.keys(nouns) as Gender[]).flatMap((gender) =>
    nouns[gender].split(' ').map((noun) => [noun.toLowerCase(), gender] as const),
  ),
);

/** Endings that settle the gender of nearly every noun that has them. */
const feminineEnding = /(ung|heit|keit|schaft|tion|tät|enz|anz|erei)$/;
const neuterEnding = /(chen|lein|ment)$/;
const shortestPart = 4;

/** The gender of a noun, written in either case; undefined when it cannot be told. */
export function genderOf(noun: string): Gender | undefined {
  const word = noun.toLowerCase();
  const known = genders.get(word);
  if (known) return known;
  for (let from = 2; from <= word.length - shortestPart; from++) {
    const last = genders.get(word.slice(from));
    if (last) return last;
  }
  if (word.length < 6) return undefined;
  if (feminineEnding.test(word)) return 'die';
  return neuterEnding.test(word) ? 'das' : undefined;
}

const calendar = new Set(
  (
    'januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch ' +
    'donnerstag freitag samstag sonntag sommer winter herbst frühling mittag abend wochenende familie kinder woche monat uhr'
  ).split(' '),
);

/** Writes the nouns it knows with a capital and leaves every other word as it is. */
export function capitaliseNouns(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (calendar.has(word) || genders.has(word) ? capitalise(word) : word));
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
