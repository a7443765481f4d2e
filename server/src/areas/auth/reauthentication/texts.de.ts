import { signInCodeMinutes } from '@rezenso/contract/reauthentication';

/** @param settingsHref where the devices that are signed in are listed */
export function signInCodeEmail(code: string, settingsHref: string) {
  return {
    subject: `${code} ist dein Bestätigungscode für Rezenso`,
    preview: `Gib ihn auf der Seite ein, die danach fragt. Er gilt ${signInCodeMinutes} Minuten.`,
    heading: 'Dein Bestätigungscode',
    paragraphs: [
      'Hallo,',
      'du möchtest etwas tun, vor dem wir sicher sein wollen, dass du es bist. Gib diesen Code auf der Seite ein, die danach fragt:',
    ],
    code,
    items: [
      {
        title: 'Du hast keinen Code angefordert?',
        text: 'Dann ist jemand in deinem Konto angemeldet, der es nicht sein sollte. Melde alle anderen Geräte ab.',
        link: { label: 'Angemeldete Geräte ansehen', href: settingsHref },
      },
    ],
    footnotes: [
      `Der Code gilt ${signInCodeMinutes} Minuten und lässt sich einmal verwenden. Gib ihn niemandem weiter, auch uns nicht.`,
    ],
  };
}
