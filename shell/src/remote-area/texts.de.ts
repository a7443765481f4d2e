import { texts as translated } from '@rezenso/contract/language';
import type { FaultKind } from '../federation/fault.ts';

export const texts = /* @__PURE__ */ translated('shell/remote-area/texts/texts', {
  title: 'Dieser Bereich ist gerade nicht verfügbar',
  session: {
    title: 'Wir erreichen den Server gerade nicht',
    description: 'Bitte prüfe deine Internetverbindung und versuche es erneut.',
  },
  /** What happened, and what the reader can do. */
  faults: {
    network: 'Die Verbindung ist abgerissen. Bitte prüfe dein Internet und versuche es erneut.',
    http: 'Unser Server konnte diesen Bereich nicht ausliefern. Alles andere funktioniert weiter.',
    'not-script': 'Statt des Bereichs kam etwas Unlesbares an. Bitte versuche es gleich noch einmal.',
    integrity: 'Dieser Bereich ist nicht unverändert angekommen. Zu deiner Sicherheit haben wir ihn nicht gestartet.',
    contract: 'Dieser Bereich passt nicht zu der Version, die gerade offen ist. Bitte lade die Seite neu.',
    evaluation: 'Dieser Bereich konnte nicht gestartet werden. Wir sind informiert.',
    render: 'Bei der Anzeige ist ein Fehler aufgetreten. Wir sind informiert.',
    skew: 'Es gibt eine neue Version. Bitte lade die Seite neu, dann geht es weiter.',
    timeout: 'Das Laden dauert ungewöhnlich lange. Bitte versuche es erneut.',
    loop: 'Dieser Bereich ist hängen geblieben, deshalb haben wir ihn angehalten. Wir sind informiert.',
    stuck: 'Dieser Bereich wird nicht fertig. Bitte versuche es erneut.',
    uncaught: 'In diesem Bereich ist ein Fehler aufgetreten. Wir sind informiert.',
  } satisfies Record<FaultKind, string>,
});
