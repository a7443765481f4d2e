const noBreak = '\u00a0';

/**
 * What was found, so that whoever wrote the text, received it or moderates can read it; each from its figures in the order in which they
 * stand in it, so that a stored sentence can be said in another language (`evidenceIn`).
 */
export const sentences = {
  newToday: () => 'Das Konto gibt es erst seit heute.',
  newAccount: (days: number) => `Das Konto gibt es erst seit ${plural(days, 'Tag', 'Tagen')}.`,
  burstInHour: (place: number) => `Das ist die ${place}. Bewertung derselben Person innerhalb einer Stunde.`,
  burstInDay: (place: number) => `Das ist die ${place}. Bewertung derselben Person innerhalb eines Tages.`,
  subjectBurst: (count: number) => `Der Betrieb bekam heute schon ${count} Bewertungen, weit mehr als üblich.`,
  ratingDeviation: (stars: number, average: number) =>
    `${plural(stars, 'Stern', 'Sterne')} bei einem Schnitt von ${inGerman(average)}: Das weicht stark ab.`,
  reciprocity: (days: number, times: number) =>
    `Beide Betriebe haben sich in ${days} Tagen schon ${plural(times, 'Mal', 'Mal')} gegenseitig bewertet.`,
  closedCircle: (partners: number, percent: number) =>
    `Die ${partners} Partner bewerten sich zu ${percent}${noBreak}% auch untereinander, wie in einem geschlossenen Kreis.`,
  haste: (minutes: number) => `Der Text kam ${plural(minutes, 'Minute', 'Minuten')} nach der Vereinbarung.`,
  experienceAfterText: (days: number) =>
    `Das Erlebnis, auf dem die Bewertung beruhen soll, liegt ${plural(days, 'Tag', 'Tage')} nach dem Text.`,
  experienceBeforeMatch: (days: number) =>
    `Das Erlebnis war ${plural(days, 'Tag', 'Tage')}, bevor die beiden Betriebe sich fanden.`,
  uneditedDraft: () => 'Der Entwurf wurde unverändert übernommen.',
  hiddenCharacters: () => 'In Wörtern stecken unsichtbare Zeichen.',
  mixedScripts: () => 'Ein Wort mischt lateinische Buchstaben mit gleich aussehenden aus anderen Schriften.',
  addressesMachine: () => 'Eine Passage richtet sich an ein Programm und nicht an Menschen.',
  generatedStyle: () =>
    'Der Text klingt eher nach einem Textgenerator als nach eigenem Erleben; so schreibt etwa einer von tausend Menschen. ' +
    'Das ist nur ein schwacher Hinweis und kein Beweis, und viele Texte aus Generatoren fallen so nicht auf.',
  sharedPhrase: () => 'Eine Wendung steht fast so auch in einer anderen Bewertung.',
  copy: (percent: number) => `Der Text stimmt zu ${percent}${noBreak}% mit einer anderen Bewertung überein.`,
  partial: (percent: number) => `${percent}${noBreak}% der Wortfolgen stehen auch in einer anderen Bewertung.`,
  template: () => 'Das Gerüst des Textes steht auch in einer anderen Bewertung, nur Namen oder Zahlen sind andere.',
  paraphrase: (percent: number) =>
    `${percent}${noBreak}% der Sätze sagen dasselbe wie eine andere Bewertung, nur in anderen Worten.`,
};

export type Said = keyof typeof sentences;

/** What whoever wrote the text may do about it. */
export const toWriter = {
  ratingDeviation: 'Ehrliche Kritik ist willkommen.',
  reciprocity: 'Suche dir neue Partner.',
  haste: 'Lerne den Betrieb erst kennen.',
  uneditedDraft: 'Ergänze, was du selbst erlebt hast.',
  hiddenCharacters: 'Tippe den Text bitte neu.',
  mixedScripts: 'Tippe es bitte neu.',
  addressesMachine: 'Sie bleibt wirkungslos, bitte nimm sie heraus.',
  sharedPhrase: 'Das kommt vor; mit einem Detail aus deinem Erlebnis wird der Text unverwechselbar.',
  copy: 'Beschreibe dein eigenes Erlebnis.',
  partial: 'Ersetze die übernommenen Passagen durch eigene Worte.',
  template: 'Erzähle frei statt nach Vorlage.',
  paraphrase: 'Erzähle, was du selbst erlebt hast.',
} satisfies Partial<Record<Said, string>>;

const lookThere = 'Sieh auf der Plattform nach, von wem diese Bewertung stammt.';
const compareThere = 'Vergleiche den Text mit dem auf der Plattform.';

/** What the business may do about it that the text is about: it has not written it. */
export const toBusiness = {
  ratingDeviation: 'Das kann trotzdem ehrlich gemeint sein.',
  reciprocity: 'Neue Partner machen deine Bewertungen glaubwürdiger.',
  hiddenCharacters: compareThere,
  mixedScripts: compareThere,
  addressesMachine: 'Sie bleibt wirkungslos.',
  sharedPhrase: 'Das kommt vor und beweist nichts.',
  copy: lookThere,
  partial: lookThere,
  template: lookThere,
  paraphrase: lookThere,
} satisfies Partial<Record<Said, string>>;

function inGerman(average: number): string {
  return average.toLocaleString('de-DE', { maximumFractionDigits: 1 });
}

function plural(count: number, one: string, many: string): string {
  return `${count}${noBreak}${count === 1 ? one : many}`;
}
