import { texts } from '@rezenso/contract/language';

export const changedTexts = /* @__PURE__ */ texts('ui/fields/texts/changedTexts', {
  title: 'Inzwischen hat sich hier etwas geändert.',
  look: 'Ansehen',
});

/** Above a form that holds what was typed before. */
export const restoredTexts = /* @__PURE__ */ texts('ui/fields/texts/restoredTexts', {
  note: 'Was du zuletzt eingegeben hast, ist noch da.',
  startOver: 'Neu anfangen',
});

/** Under a field that says how much is written in it. */
export const counterTexts = /* @__PURE__ */ texts('ui/fields/texts/counterTexts', {
  written: (formatted: string, _count: number) => `${formatted} Zeichen`,
  writtenOf: (formatted: string, limit: string) => `${formatted} / ${limit} Zeichen`,
});
