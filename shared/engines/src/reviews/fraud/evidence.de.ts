const noBreak = '\u00a0';

/**
 * The sentences about what was found, each from its figures in the order in which they stand in it, so that a stored sentence can be said in
 * another language (`sentenceIn`). The other text is called by its name where it has one.
 */
export const sentences = {
  newToday: () => 'Das Konto gibt es erst seit heute.',
  newAccount: (days: number) => `Das Konto gibt es erst seit ${plural(days, 'Tag', 'Tagen')}.`,
  burstInHour: (place: number) => `Das ist die ${place}. Bewertung derselben Person innerhalb einer Stunde.`,
  burstInDay: (place: number) => `Das ist die ${place}. Bewertung derselben Person innerhalb eines Tages.`,
  subjectBurst: (count: number) => `Der Betrieb bekam heute schon ${count} Bewertungen, weit mehr als üblich.`,
  ratingDeviation: (stars: number, average: number) =>
    `${plural(stars, 'Stern', 'Sterne')} bei einem Schnitt von ${inGerman(average)}: Das weicht stark ab. Ehrliche Kritik ist willkommen.`,
  reciprocity: (days: number, times: number) =>
    `Beide Betriebe haben sich in ${days} Tagen schon ${plural(times, 'Mal', 'Mal')} gegenseitig bewertet. Suche dir neue Partner.`,
  closedCircle: (partners: number, percent: number) =>
    `Die ${partners} Partner bewerten sich zu ${percent}${noBreak}% auch untereinander, wie in einem geschlossenen Kreis.`,
  haste: (minutes: number) =>
    `Der Text kam ${plural(minutes, 'Minute', 'Minuten')} nach der Vereinbarung. Lerne den Betrieb erst kennen.`,
  experienceAfterText: (days: number) =>
    `Das Erlebnis, auf dem die Bewertung beruhen soll, liegt ${plural(days, 'Tag', 'Tage')} nach dem Text.`,
  experienceBeforeMatch: (days: number) =>
    `Das Erlebnis war ${plural(days, 'Tag', 'Tage')}, bevor die beiden Betriebe sich fanden.`,
  uneditedDraft: () => 'Der Entwurf wurde unverändert übernommen. Ergänze, was du selbst erlebt hast.',
  hiddenCharacters: () => 'In Wörtern stecken unsichtbare Zeichen. Tippe den Text bitte neu.',
  mixedScripts: () =>
    'Ein Wort mischt lateinische Buchstaben mit gleich aussehenden aus anderen Schriften. Tippe es bitte neu.',
  addressesMachine: () =>
    'Eine Passage richtet sich an ein Programm und nicht an Menschen. Sie bleibt wirkungslos, bitte nimm sie heraus.',
  generatedStyle: () =>
    'Der Text klingt eher nach einem Textgenerator als nach eigenem Erleben; so schreibt etwa einer von tausend Menschen. ' +
    'Das ist nur ein schwacher Hinweis und kein Beweis, und viele Texte aus Generatoren fallen so nicht auf.',
  sharedPhrase: (of = 'einer anderen Bewertung') =>
    `Eine Wendung steht fast so auch in ${of}. Das kommt vor; mit einem Detail aus deinem Erlebnis wird der Text unverwechselbar.`,
  copy: (percent: number, of = 'einer anderen Bewertung') =>
    `Der Text stimmt zu ${percent}${noBreak}% mit ${of} überein. Beschreibe dein eigenes Erlebnis.`,
  partial: (percent: number, of = 'einer anderen Bewertung') =>
    `${percent}${noBreak}% der Wortfolgen stehen auch in ${of}. Ersetze die übernommenen Passagen durch eigene Worte.`,
  template: (of = 'einer anderen Bewertung') =>
    `Das Gerüst des Textes steht auch in ${of}, nur Namen oder Zahlen sind andere. Erzähle frei statt nach Vorlage.`,
  paraphrase: (percent: number, other = 'eine andere Bewertung') =>
    `${percent}${noBreak}% der Sätze sagen dasselbe wie ${other}, nur in anderen Worten. Erzähle, was du selbst erlebt hast.`,
};

function inGerman(average: number): string {
  return average.toLocaleString('de-DE', { maximumFractionDigits: 1 });
}

function plural(count: number, one: string, many: string): string {
  return `${count}${noBreak}${count === 1 ? one : many}`;
}
