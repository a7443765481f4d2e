import { texts } from '@rezenso/contract/language';

export const taskTexts = /* @__PURE__ */ texts('mf-exchanges/task-list/texts/taskTexts', {
  title: 'Das wartet auf dich',
  since: (days: number) => (days < 2 ? `seit ${days === 0 ? 'heute' : 'gestern'}` : `seit ${days} Tagen`),
  empty: 'Gerade wartet nichts auf dich.',
  showAll: (count: number) => `Alle ${count} anzeigen`,
  showLess: 'Weniger anzeigen',
  failedTitle: 'Deine Aufgaben konnten nicht geladen werden',
  failedDescription: 'Der Rest deiner Seite funktioniert weiter.',
});
