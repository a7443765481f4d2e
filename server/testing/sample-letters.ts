import { signInLetter } from '../src/areas/auth/index.ts';
import { secretFrom } from '../src/config/secret.ts';
import { digestLetter } from '../src/mail/digest-letter.ts';
import type { OptionalEmailType } from '../src/mail/email-types.ts';
import type { Letter } from '../src/mail/letter.ts';
import { footingOf } from '../src/mail/letter-footing.ts';
import { letterOfMarkdown } from '../src/mail/markdown-letter.ts';
import type { TypedLetter } from '../src/mail/parcel.ts';
import type { RenderedLetter } from '../src/mail/render-letter.ts';
import { renderLetter } from '../src/mail/render-letter.ts';
import { everyLetter } from './happenings.ts';

const origin = 'https://rezenso.example';
const secret = secretFrom('a key for pictures of letters, nothing else');
const memberId = '5f3c1a52-7a43-4c5e-9a55-0c8f3d1b2e47';
const words = 'Ihr arbeitet beide für Familien in Freiburg und steht nicht im Wettbewerb: Café und Druckerei.';
/** What a summary holds. */
const together = ['match.requested 1', 'exchange.reminder 1', 'level.reached 1'];

/** One letter of every kind, as the mailer would send it, by the name of its picture. */
export function sampleLetters(): Record<string, RenderedLetter> {
  const told = everyLetter({ reader: 'Anna', partner: 'Druckwerk Breisgau', words }, origin);
  const entries = told.flatMap(({ name, type, letter }) =>
    type !== 'system' && together.includes(name) ? [{ type, letter }] : [],
  );
  return {
    // The first of each kind is drawn.
    ...Object.fromEntries(told.toReversed().map(({ type, letter }) => [type, draw(letter, typed(type, letter))])),
    newsletter: draw(letterOfMarkdown(newsletter), typed('newsletter', letterOfMarkdown(newsletter))),
    marketing: draw(letterOfMarkdown(offer), typed('marketing', letterOfMarkdown(offer))),
    system: draw(signInLetter(`${origin}/magic-link?token=0a1b2c3d4e5f6a7b8c9d`), []),
    digest: draw(digestLetter(entries, origin), entries),
  };
}

function draw(letter: Letter, entries: readonly TypedLetter[]): RenderedLetter {
  return renderLetter({ ...letter, footing: footingOf(origin, secret, { memberId, entries }) });
}

function typed(type: OptionalEmailType | 'system', letter: Letter): TypedLetter[] {
  return type === 'system' ? [] : [{ type, letter }];
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
