import { texts } from '@rezenso/contract/language';

export const loadingText = /* @__PURE__ */ texts('ui/feedback/texts/loadingText', 'Laden...');
export const closeText = /* @__PURE__ */ texts('ui/feedback/texts/closeText', 'Schließen');
/** Names the corner where short messages appear. */
export const toastsText = /* @__PURE__ */ texts('ui/feedback/texts/toastsText', 'Meldungen');

export const failureTexts = /* @__PURE__ */ texts('ui/feedback/texts/failureTexts', {
  title: 'Das hat gerade nicht geklappt',
  ofServer: 'Der Server hatte ein Problem. Bitte versuche es in ein paar Minuten erneut.',
  retry: 'Erneut versuchen',
  lastKnown: 'Hier steht der letzte Stand. Neu laden hat nicht geklappt.',
  reloaded: 'Neu geladen.',
});
