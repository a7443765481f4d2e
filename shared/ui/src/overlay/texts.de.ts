import { texts } from '@rezenso/contract/language';

export const closeText = /* @__PURE__ */ texts('ui/overlay/texts/closeText', 'Schließen');
export const cancelText = /* @__PURE__ */ texts('ui/overlay/texts/cancelText', 'Abbrechen');

export const discardTexts = /* @__PURE__ */ texts('ui/overlay/texts/discardTexts', {
  title: 'Eingaben verwerfen?',
  description: 'Was du geschrieben hast, ist noch nicht gespeichert.',
  keep: 'Weiter bearbeiten',
  discard: 'Verwerfen',
});
