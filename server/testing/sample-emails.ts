import { signInEmail } from '../src/areas/auth/index.ts';
import { secretFrom } from '../src/config/secret.ts';
import { digestEmail } from '../src/mail/digest-email.ts';
import type { Email } from '../src/mail/email.ts';
import { footerOf } from '../src/mail/email-footer.ts';
import type { OptionalEmailType } from '../src/mail/email-types.ts';
import { emailOfMarkdown } from '../src/mail/markdown-email.ts';
import type { TypedEmail } from '../src/mail/payload.ts';
import type { RenderedEmail } from '../src/mail/render-email.ts';
import { renderEmail } from '../src/mail/render-email.ts';
import { everyEmail } from './every-email.ts';

const origin = 'https://rezenso.example';
const secret = secretFrom('a key for pictures of emails, nothing else');
const memberId = '5f3c1a52-7a43-4c5e-9a55-0c8f3d1b2e47';
const words = 'Ihr arbeitet beide für Familien in Freiburg und steht nicht im Wettbewerb: Café und Druckerei.';
/** What a summary holds. */
const together = ['match.requested 1', 'exchange.reminder 1', 'level.reached 1'];

/** One email of every kind, as the mailer would send it, by the name of its picture. */
export function sampleEmails(): Record<string, RenderedEmail> {
  const told = everyEmail({ reader: 'Anna', partner: 'Druckwerk Breisgau', words }, origin);
  const entries = told.flatMap(({ name, type, email }) =>
    type !== 'system' && together.includes(name) ? [{ type, email }] : [],
  );
  const security = told.filter(({ name }) => name === 'session.new-device 1');
  return {
    // The first of each kind is drawn.
    ...Object.fromEntries(told.toReversed().map(({ type, email }) => [type, draw(email, typed(type, email))])),
    newsletter: draw(emailOfMarkdown(newsletter), typed('newsletter', emailOfMarkdown(newsletter))),
    marketing: draw(emailOfMarkdown(offer), typed('marketing', emailOfMarkdown(offer))),
    system: draw(signInEmail(`${origin}/magic-link?token=0a1b2c3d4e5f6a7b8c9d`), []),
    ...Object.fromEntries(security.map(({ email }) => ['new-device', draw(email, [])])),
    digest: draw(digestEmail(entries, origin), entries),
  };
}

function draw(email: Email, entries: readonly TypedEmail[]): RenderedEmail {
  return renderEmail({ ...email, footer: footerOf(origin, secret, { to: 'eva@example.de', memberId, entries }) });
}

function typed(type: OptionalEmailType | 'system', email: Email): TypedEmail[] {
  return type === 'system' ? [] : [{ type, email }];
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
