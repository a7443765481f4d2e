/** What a business is praised for; words that fit a dish flatter no waitress. */
export type Field = 'people' | 'advice' | 'work' | 'price' | 'contact' | 'hygiene' | 'place' | 'location' | 'food';

const fields: readonly { field: Field; things: string; words: string }[] = [
  {
    field: 'people',
    things: 'personal servicepersonal team bedienung mitarbeiter mitarbeiterinnen empfang umgang umgangston begrüßung',
    words:
      'freundlich nett herzlich hilfsbereit zuvorkommend aufmerksam höflich respektvoll kompetent professionell geduldig einfühlsam sympathisch zuverlässig fachkundig',
  },
  {
    field: 'advice',
    things: 'beratung fachberatung',
    words:
      'freundlich kompetent fachkundig ehrlich geduldig einfühlsam verständlich professionell gründlich hilfreich herzlich',
  },
  {
    field: 'work',
    things: 'qualität verarbeitung ausführung ergebnis',
    words: 'hochwertig sauber sorgfältig gründlich professionell schön',
  },
  { field: 'price', things: 'preis preise preisen', words: 'fair günstig transparent ehrlich' },
  {
    field: 'contact',
    things: 'kommunikation abstimmung absprache terminvergabe',
    words: 'freundlich unkompliziert reibungslos transparent',
  },
  { field: 'hygiene', things: 'sauberkeit hygiene', words: '' },
  {
    field: 'place',
    things:
      'ambiente atmosphäre einrichtung räume räumlichkeiten zimmer ausstattung terrasse garten aussicht ausblick dekoration betten',
    words:
      'schön gemütlich gepflegt sauber modern stilvoll komfortabel hübsch geräumig angenehm entspannt traumhaft bequem ruhig',
  },
  { field: 'location', things: 'lage anbindung', words: 'zentral ruhig schön angenehm traumhaft' },
  {
    field: 'food',
    things: 'essen speisen küche gerichte frühstück buffet kaffee kuchen pizza',
    words:
      'lecker superlecker köstlich himmlisch vorzüglich schmackhaft frisch abwechslungsreich vielfältig reichhaltig',
  },
];
/** Fit everything but prices: 'fantastische Preise' may be high ones. */
const general =
  'hervorragend ausgezeichnet fantastisch großartig wunderbar perfekt exzellent genial überragend erstklassig sensationell grandios phänomenal einwandfrei tadellos vorbildlich';
const plain = 'gut toll super top spitze klasse prima';
const endings = ['', 'e', 'er', 'es', 'en', 'em'];
/** Said without an ending. */
const unbending = new Set(['super', 'top', 'spitze', 'klasse', 'prima', 'komfortabel']);

const fieldOfThing = new Map<string, Field>();
const fieldsOfWord = new Map<string, Set<Field>>();
for (const { field, things, words } of fields) {
  for (const thing of things.split(' ')) fieldOfThing.set(thing, field);
  for (const stem of `${words} ${plain} ${field === 'price' ? '' : general}`.split(' ').filter(Boolean))
    for (const word of unbending.has(stem) ? [stem] : endings.map((ending) => stem + ending))
      fieldsOfWord.set(word, (fieldsOfWord.get(word) ?? new Set()).add(field));
}

/** Articles, intensifiers, 'und' and forms of 'sein'. What weakens is not among them: 'ganz', 'ziemlich', 'noch', 'nur'. */
const smallWords = new Set(
  'der die das den dem des ein eine einen einem einer alle ganze gesamte und sowie sehr wirklich richtig echt absolut besonders immer stets überaus äußerst auch rundum ist sind war waren'.split(
    ' ',
  ),
);

/** @returns the field of a thing that is praised, such as 'personal'; undefined for every other word */
export function fieldOf(word: string): Field | undefined {
  return fieldOfThing.get(word);
}

/** @returns the fields whose things a word of praise fits; undefined for every other word */
export function fieldsPraisedBy(word: string): ReadonlySet<Field> | undefined {
  return fieldsOfWord.get(word);
}

/** Whether a word in small letters only holds a sentence together. */
export function isSmallWord(word: string): boolean {
  return smallWords.has(word);
}

/** Praise of the business itself, which needs no thing beside it: 'Sehr pünktlich und zuverlässig.' None of them could be of a dish or of a price. */
const ofTheBusiness = new Set(
  'zuverlässig pünktlich professionell unkompliziert freundlich kompetent hilfsbereit zuvorkommend aufmerksam herzlich geduldig'.split(
    ' ',
  ),
);
/** What may stand beside them; an article waits for a thing. */
const besideThem = new Set(
  'und sowie sehr wirklich richtig echt absolut besonders immer stets überaus äußerst rundum'.split(' '),
);

/** Whether words praise the business itself and say nothing else. */
export function isPraiseOfTheBusiness(words: readonly string[]): boolean {
  return (
    words.some((word) => ofTheBusiness.has(word)) &&
    words.every((word) => ofTheBusiness.has(word) || besideThem.has(word))
  );
}

/** Everything that may stand between the quotation marks of an answer, in small letters. */
export const quotableWords: ReadonlySet<string> = new Set([
  ...smallWords,
  ...fieldOfThing.keys(),
  ...fieldsOfWord.keys(),
  ...ofTheBusiness,
]);
