export const matchAreasTexts = {
  label: 'Matches und Austausch',
  matches: 'Matches',
  exchanges: 'Austausch',
  /** Behind the number, for those who hear it. */
  waiting: (count: number) => (count === 1 ? 'Aufgabe wartet' : 'Aufgaben warten'),
};
