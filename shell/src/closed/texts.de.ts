import { texts as translated } from '@rezenso/contract/language';

const named = (label: string | undefined) => (label === undefined ? 'Dieser Bereich' : `„${label}“`);

export const texts = /* @__PURE__ */ translated('shell/closed/texts/texts', {
  paused: {
    title: (label?: string) => `${named(label)} macht gerade Pause`,
    lead: 'Wir haben etwas bemerkt und kümmern uns darum. Was du gespeichert hast, bleibt erhalten, und alles andere funktioniert weiter. Schau bitte später noch einmal vorbei.',
  },
  retired: {
    title: (label?: string) =>
      label === undefined ? 'Diesen Bereich gibt es nicht mehr' : `„${label}“ gibt es nicht mehr`,
    lead: 'Wir haben diesen Bereich eingestellt. Alles andere findest du, wo es immer war.',
  },
  home: 'Zur Startseite',
  dashboard: 'Zum Dashboard',
});
