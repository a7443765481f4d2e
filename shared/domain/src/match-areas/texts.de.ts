import { texts } from '@rezenso/contract/language';

export const matchAreasTexts = /* @__PURE__ */ texts('domain/match-areas/texts/matchAreasTexts', {
  label: 'Matches und Austausch',
  matches: 'Matches',
  exchanges: 'Austausch',
  /** Behind the number, for those who hear it. */
  waiting: (count: number) => (count === 1 ? 'Aufgabe wartet' : 'Aufgaben warten'),
});
