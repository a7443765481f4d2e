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

/** How much was written: `11`, or `11 / 1.000` where there is a limit. */
export const charactersText = /* @__PURE__ */ texts(
  'ui/fields/texts/charactersText',
  (counted: string) => `${counted} Zeichen`,
);
