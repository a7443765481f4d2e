import { texts } from '@rezenso/contract/language';

/** In place of an answer that could not be had. */
export const callTexts = /* @__PURE__ */ texts('platform/client/texts/callTexts', {
  otherAccount: 'In diesem Browser ist inzwischen ein anderes Konto angemeldet.',
  unreachable: 'Keine Verbindung. Bitte prüfe dein Internet und versuche es erneut.',
});

/** Words for an answer that this build cannot read: the site has moved on under the open page. */
export const newVersionTexts = /* @__PURE__ */ texts('platform/client/texts/newVersionTexts', {
  title: 'Es gibt eine neue Version',
  description: 'Bitte lade die Seite neu, dann geht es weiter.',
  afterWrite: 'Bitte lade die Seite neu. Dann siehst du auch, ob es geklappt hat.',
  reload: 'Neu laden',
  /** Reloading did not help: saying so again would send people in circles. */
  stillUnreadable: {
    title: 'Das hat gerade nicht geklappt',
    description:
      'Der Server antwortet anders, als diese Seite es erwartet. Bitte versuche es in ein paar Minuten erneut.',
  },
});
