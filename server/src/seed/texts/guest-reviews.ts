import type { PlatformId } from '@rezenso/contract/vocabulary';

/** A review that the business imported from a platform. */
export interface GuestReview {
  source: PlatformId;
  rating: number;
  reviewer: string;
  content: string;
}

/** What guests wrote about the demo account's café, newest first. */
export const cafeGuestReviews: readonly GuestReview[] = [
  {
    source: 'yelp',
    rating: 4,
    reviewer: 'Jonas W.',
    content:
      'Sehr guter Kaffee, wirklich. Abzug, weil ich am Tresen zehn Minuten stand, bis mich jemand gesehen hat. Der Mohnkuchen hat das halb wieder gutgemacht.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Familie Okafor',
    content:
      'Kindergeburtstag mit neun Sechsjährigen und die Bedienung hatte bessere Nerven als ich. Der Dinosaurier auf der Torte war grün, wie bestellt!',
  },
  {
    source: 'facebook',
    rating: 5,
    reviewer: 'Silke Trautmann',
    content:
      'Ihr Lieben, die Beerdigungskaffeetafel für meinen Onkel war würdig und warm. Dass ihr den Streuselkuchen nach seinem Rezept gebacken habt, vergessen wir euch nicht.',
  },
  {
    source: 'yelp',
    rating: 5,
    reviewer: 'TopKunde77',
    content:
      'Am Samstag mit meiner Schwester zum Frühstück dort gewesen. Die Marmelade ist selbst gekocht, das Rührei cremig und keiner hat uns nach einer Stunde angeschaut, ob wir gehen. Wir haben noch einen Kuchen mitgenommen.',
  },
  {
    source: 'trustpilot',
    rating: 4,
    reviewer: 'M. Steinhart',
    content:
      'Bestellung von drei Blechkuchen für ein Sommerfest. Abholung lief reibungslos, Geschmack sehr gut. Nur die Beschriftung der Kartons fehlte, wir mussten raten, was ohne Ei ist.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Hannes Kübler',
    content:
      'Radtour zum Schauinsland, Zwischenhalt hier. Zwei Stück Käsesahne später ging es den Berg fast von allein hinauf.',
  },
  {
    source: 'yelp',
    rating: 5,
    reviewer: 'Claire D.',
    content:
      'Une petite adresse charmante. Das Personal wechselt sofort ins Französische, die Zitronentarte könnte aus Straßburg sein.',
  },
  {
    source: 'google',
    rating: 3,
    reviewer: 'Rolf Menge',
    content:
      'Essen gut, Preise gestiegen. 4,20 für einen Milchkaffee finde ich viel. Der Platz im Hof entschädigt ein wenig.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Petra Löffler',
    content:
      'Am Sonntag mit meiner Mutter zum Frühstück dort gewesen. Die Marmelade ist selbst gekocht, das Rührei cremig und keiner hat uns nach einer Stunde angeschaut, ob wir gehen. Wir haben noch ein Brot mitgenommen.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Bettina Wacker',
    content:
      'Ich schreibe hier meine Masterarbeit. Niemand verscheucht mich, die Steckdose am zweiten Tisch links funktioniert, und um drei gibt es die Reste vom Hefezopf zum halben Preis.',
  },
  {
    source: 'facebook',
    rating: 4,
    reviewer: 'Gabi Ruf',
    content:
      'Schöner Nachmittag mit dem Strickkreis. Licht zum Arbeiten war hinten etwas dunkel, die Waffeln mit Zwetschgen dafür großartig.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Andrej Novak',
    content:
      'Seit meine Freundin Zöliakie hat, ist Kuchenessen schwierig. Hier gibt es zwei Sorten, die getrennt gebacken werden, und man erklärt auch wie. Danke dafür.',
  },
  {
    source: 'trustpilot',
    rating: 5,
    reviewer: 'Cornelia Abt',
    content:
      'Für eine Taufe haben wir den hinteren Raum gemietet. Blumen standen auf dem Tisch, die Suppe war heiß, die Abrechnung stimmte auf den Cent.',
  },
  {
    source: 'google',
    rating: 4,
    reviewer: 'Thorsten H.',
    content:
      'Mittagstisch probiert: Gemüsecurry mit Reis, ordentlich scharf. Portion hätte für mich größer sein dürfen, meine Kollegin war satt.',
  },
  {
    source: 'yelp',
    rating: 5,
    reviewer: 'Nele B.',
    content:
      'Bestes Zimtschneckenverhältnis der Stadt: außen knusprig, innen klebrig. Samstag um elf waren sie schon aus, also früh aufstehen.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Wolfgang Seitz',
    content:
      'Wir kommen seit der Eröffnung. Die Inhaberin kennt unsere Namen und fragt nach dem Hund. Das ist mehr wert als jede Rabattkarte.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Lena Fritsche',
    content:
      'Hochzeitstorte, dreistöckig, im August, mit dem Auto nach Breisach. Sie ist angekommen. Und sie war köstlich, besonders die Schicht mit Johannisbeere.',
  },
  {
    source: 'facebook',
    rating: 5,
    reviewer: 'Kai Burkhardt',
    content:
      'Unser Chor durfte nach der Probe spontan mit 14 Leuten rein, eine halbe Stunde vor Schluss. Es gab sogar noch Flammkuchen.',
  },
  {
    source: 'google',
    rating: 2,
    reviewer: 'D. Reinecke',
    content:
      'Leider Pech gehabt: Tisch war trotz Reservierung vergeben. Man hat sich entschuldigt und den Kaffee ausgegeben, die halbe Stunde Warten mit Kleinkind war trotzdem anstrengend.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Ursula Imhof',
    content:
      'Mit Rollator unterwegs. Ein junger Mann hat mir ungefragt die Tür aufgehalten und den Stuhl gerückt. Der Gugelhupf schmeckte wie bei meiner Großmutter.',
  },
  {
    source: 'trustpilot',
    rating: 5,
    reviewer: 'Praxis Dr. Bohn',
    content:
      'Wir bestellen einmal im Monat belegte Brötchen für die Teamsitzung. Immer pünktlich, immer anders belegt, Sammelrechnung am Monatsende.',
  },
  {
    source: 'yelp',
    rating: 4,
    reviewer: 'Simon R.',
    content:
      'Guter Flat White, nette Musik. Der Hof ist bei Sonne voll, drinnen hört man dann die Kaffeemühle ziemlich laut.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Marta Lindqvist',
    content:
      'Besuch aus Schweden und alle wollten Schwarzwälder Kirschtorte. Diese hier hat wirklich Kirschwasser drin, man sollte danach nicht fahren.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Henrik Pohl',
    content:
      'Als Lieferant sehe ich viele Küchen von hinten. Diese ist aufgeräumt und sauber, und man bekommt um sechs Uhr früh einen Espresso.',
  },
  {
    source: 'facebook',
    rating: 5,
    reviewer: 'Ingrid Maurer',
    content:
      'Vielen Dank für das liebevolle Buffet zum Siebzigsten! Die kleinen Quiches waren als Erstes weg, mein Bruder hat sich drei in die Serviette gewickelt.',
  },
  {
    source: 'google',
    rating: 4,
    reviewer: 'Pascal Ehret',
    content:
      'Frühstück für zwei 27 Euro, dafür alles frisch und viel. Butter war sehr hart, das war es aber auch schon mit Kritik.',
  },
  {
    source: 'google',
    rating: 5,
    reviewer: 'Tina Schwendemann',
    content:
      'Ich habe meine Handtasche liegen lassen und es erst daheim gemerkt. Eine halbe Stunde später rief das Café an. So etwas gibt es noch.',
  },
  {
    source: 'yelp',
    rating: 5,
    reviewer: 'Oskar V.',
    content:
      'Kleine Karte, große Sorgfalt. Die Kürbissuppe im Oktober mit gerösteten Kernen ist ein Grund, den Herbst zu mögen.',
  },
];
