/**
 * The target groups by which audiences are compared for the score: a label, and the beginnings of German words that point to the
 * group. They point, and prove nothing: what is said of two businesses is in `said-groups.ts`. The order is stored (bit = index): append, never reorder; at most 42 (`traitLayout`).
 */
const lexicon: readonly (readonly [label: string, beginnings: string])[] = [
  ['Familien', 'familie'],
  ['Eltern und Kinder', 'eltern kind kids baby mütter väter'],
  ['junge Leute', 'jugend teenager junge jung azubi auszubildende'],
  ['Studierende', 'studier student uni hochschul'],
  ['Berufstätige', 'berufstätig arbeitnehmer angestellt büro fachkräft mitarbeit pendler'],
  ['ältere Menschen', 'senior ältere rentner generation pflegebedürftig best-ager bestager'],
  ['Paare', 'paar pärchen brautpaar hochzeit verliebt'],
  ['Frauen', 'frau damen'],
  ['Männer', 'mann männer herren'],
  ['Urlauber', 'tourist touristen urlaub reisend ausflügl gäste feriengäste hotelgäste besucher wander'],
  ['Geschäftsreisende', 'geschäftsreis dienstreis tagung messe kongress'],
  [
    'die Nachbarschaft',
    'nachbar anwohner einheimisch viertel stadtteil anlieger kiez umgebung region lokal ortsansässig stammgäste',
  ],
  ['Unternehmen', 'unternehmen firmen firma b2b geschäftskund gewerbekund industrie konzern gewerb'],
  [
    'kleine und mittlere Betriebe',
    'kmu mittelstand mittelständ kleinunternehm betriebe kleinbetrieb familienunternehm familienbetrieb inhaber',
  ],
  ['Gründer', 'start-up startup gründer existenzgründ gründung'],
  ['Selbstständige', 'selbstständig selbständig freiberuf freelancer solo-selbst unternehmer'],
  ['Handwerksbetriebe', 'handwerk meisterbetrieb'],
  ['Praxen und Kliniken', 'arzt ärzt praxen praxis klinik heilberuf apotheke'],
  ['Vereine', 'verein verband verbänd ehrenamt stiftung'],
  ['Schulen und Schüler', 'schule schüler kita lehrer lehrkräft abitur'],
  ['Behörden', 'behörde kommune städte gemeinde öffentlich verwaltung'],
  [
    'Hauseigentümer',
    'hausbesitz eigentümer hauseigentüm immobilienbesitz eigenheim wohnungseigentüm vermieter hausverwaltung',
  ],
  ['Mieter und Wohnungssuchende', 'mieter wohnungssuch umziehend'],
  ['Bauherren', 'bauherr häuslebauer renovier sanier neubau architekt'],
  ['Autofahrer', 'autofahr fahrzeug fahrer pkw auto flotten fuhrpark'],
  ['Radfahrer', 'rad fahrrad e-bike biker'],
  ['Sportbegeisterte', 'sport fitness läufer aktiv athlet trainierend'],
  ['Gesundheitsbewusste', 'gesund wellness prävention patient rücken reha ernährungsbewusst'],
  ['Genießer', 'genießer genuss feinschmeck gourmet wein kaffee foodie liebhaber'],
  ['Vegetarier und Veganer', 'vegan vegetar'],
  ['Umweltbewusste', 'umwelt nachhaltig bio öko regional klima'],
  ['Technikbegeisterte', 'technik digital gamer it-affin entwickler'],
  ['Kreative', 'kreativ künstl kultur musik fotograf design'],
  ['Tierhalter', 'tier hund katze pferd haustier'],
  ['Onlinekäufer', 'online-käufer onlinekäufer onlineshopp internetnutz web-käufer online'],
  ['Sparer und Anleger', 'anleger sparer kapital invest vorsorge vermögend'],
  ['Menschen mit hohen Ansprüchen', 'anspruchsvoll premium luxus exklusiv qualitätsbewusst gehoben'],
  ['Preisbewusste', 'preisbewusst günstig sparfuchs schnäppchen'],
  ['Gastronomen', 'gastro restaurant hotel cafés café bäckerei'],
  ['Händler', 'händler einzelhandel großhandel handel shop'],
  ['Privatleute', 'privat haushalt verbraucher endkund b2c bürger'],
  [
    'Quereinsteiger und Lernende',
    'quereinsteig weiterbild umschül lernend kursteilnehm teilnehm berufseinsteig führungskräft',
  ],
];

/** Labels by bit. */
export const topicLabels: readonly string[] = lexicon.map(([label]) => label);

const beginnings = new Map<string, number>(
  lexicon.flatMap(([, words], bit) => words.split(' ').map((word) => [word, bit] as const)),
);
const longest = Math.max(...[...beginnings.keys()].map((word) => word.length));
/** Inside a compound ('Hobbysportler') only a longer word is believed. */
const shortestInside = 5;

const memorySize = 20_000;
const topics = new Map<string, number>();

/** The topic a lower-case word names, as a bit index; -1 for none. The longest beginning counts. */
export function topicOf(word: string): number {
  const known = topics.get(word);
  if (known !== undefined) return known;
  let topic = beginningAt(word, 0, 1);
  for (let from = 3; topic < 0 && from <= word.length - shortestInside; from++)
    topic = beginningAt(word, from, shortestInside);
  if (topics.size < memorySize) topics.set(word, topic);
  return topic;
}

function beginningAt(word: string, from: number, shortest: number): number {
  for (let length = Math.min(longest, word.length - from); length >= shortest; length--) {
    const bit = beginnings.get(word.slice(from, from + length));
    if (bit !== undefined) return bit;
  }
  return -1;
}
