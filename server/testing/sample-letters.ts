import { signInLetter } from '../src/areas/auth/index.ts';
import { reminderLetter, reminderTexts } from '../src/areas/exchanges/index.ts';
import { requestedLetter } from '../src/areas/matching/index.ts';
import { levelLetter } from '../src/areas/rewards/index.ts';
import { planNews, welcomeLetter } from '../src/areas/settings/index.ts';
import { secretFrom } from '../src/config/secret.ts';
import { digestLetter } from '../src/mail/digest-letter.ts';
import type { OptionalEmailType } from '../src/mail/email-types.ts';
import type { Letter } from '../src/mail/letter.ts';
import { footingOf } from '../src/mail/letter-footing.ts';
import { letterOfMarkdown } from '../src/mail/markdown-letter.ts';
import type { TypedLetter } from '../src/mail/parcel.ts';
import type { RenderedLetter } from '../src/mail/render-letter.ts';
import { renderLetter } from '../src/mail/render-letter.ts';

const origin = 'https://rezenso.example';
const secret = secretFrom('a key for pictures of letters, nothing else');
const memberId = '5f3c1a52-7a43-4c5e-9a55-0c8f3d1b2e47';

/** One letter of every kind, as the mailer would send it, by the name of its picture. */
export function sampleLetters(): Record<string, RenderedLetter> {
  const entries = [matchRequest(), reminder(), level()];
  const drawn = [...entries, ...others()].map((entry) => [nameOf(entry), draw(entry.letter, [entry])]);
  return {
    ...Object.fromEntries(drawn),
    system: draw(signInLetter(`${origin}/magic-link?token=0a1b2c3d4e5f6a7b8c9d`), []),
    digest: draw(digestLetter(entries, origin), entries),
  };
}

function draw(letter: Letter, entries: readonly TypedLetter[]): RenderedLetter {
  return renderLetter({ ...letter, footing: footingOf(origin, secret, { memberId, entries }) });
}

const nameOf = ({ type }: TypedLetter) => type;
const typed = (type: OptionalEmailType, letter: Letter): TypedLetter => ({ type, letter });

function matchRequest(): TypedLetter {
  const why = 'Ihr arbeitet beide für Familien in Freiburg und steht nicht im Wettbewerb: Café und Druckerei.';
  return typed('match_notification', requestedLetter('Anna', 'Druckwerk Breisgau', why, `${origin}/matches`));
}

function reminder(): TypedLetter {
  const notice = reminderTexts.before('Druckwerk Breisgau', 'Google', 3);
  return typed('review_reminder', reminderLetter('Anna', notice, `${origin}/exchanges`));
}

function level(): TypedLetter {
  return typed('level_up', levelLetter('Anna', 'Gold', origin));
}

function others(): TypedLetter[] {
  const { title, body, details = [], action } = planNews.activated(new Date('2031-04-02T10:00:00Z'));
  const plan = {
    subject: title,
    preview: body,
    heading: title,
    paragraphs: ['Hallo Anna,', body, ...details],
    action: { label: action, href: `${origin}/settings/subscription` },
  };
  return [
    typed('subscription', plan),
    typed('welcome', welcomeLetter('Anna', 'Café Anna', origin)),
    typed('newsletter', letterOfMarkdown(newsletter)),
    typed('marketing', letterOfMarkdown(offer)),
  ];
}

const newsletter = `# Was gute Reviews gemeinsam haben

Hallo,

wir haben 1.200 Reviews gelesen und drei Dinge gefunden, die Lesern helfen: ein konkretes Erlebnis, ein Datum und ein Satz darüber, für wen es passt.

> „Mittags um halb eins, zwei Kinder dabei, nach 10 Minuten stand das Essen auf dem Tisch.“

Mehr Beispiele findest du auf deiner Seite.

[Reviews ansehen](${origin}/reviews)
`;

const offer = `# Drei Monate Pro für zwei

Hallo,

bis zum 31. März bekommst du Pro drei Monate lang zum Preis von zwei: 58 € statt 87 €. Du kannst jederzeit kündigen.

[Pro ansehen](${origin}/subscribe)
`;
