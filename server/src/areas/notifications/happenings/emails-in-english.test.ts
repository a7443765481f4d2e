import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { load } from 'cheerio';
import { expect } from 'expect';
import { everyEmail } from '../../../../testing/every-email.ts';
import { secretFrom } from '../../../config/secret.ts';
import type { Email } from '../../../mail/email.ts';
import { footerOf } from '../../../mail/email-footer.ts';
import { renderEmail } from '../../../mail/render-email.ts';

const origin = 'https://rezenso.example';
const secret = secretFrom('a secret that only tests know, long enough');
const written = { reader: 'Anna', partner: 'Printing House', words: 'Lovely colours.' };
/** What people wrote in the samples, and names in them. */
const besides = [
  'In der Beschreibung beleidigst du jemanden.',
  'Danke für die Änderung!',
  'Das geht in den Einstellungen.',
  'Druckwerk',
  'Freiburg',
];

const english = everyEmail(written, origin, 'en');
const german = everyEmail(written, origin, 'de');

describe('every mail to somebody who reads English', () => {
  it('is there for each German one', () => {
    expect(english.length).toBeGreaterThan(25);
    expect(english.map(({ name, mail, type }) => ({ name, mail, type }))).toEqual(
      german.map(({ name, mail, type }) => ({ name, mail, type })),
    );
  });

  for (const { name, type, email } of english)
    it(`says nothing in German, in the mail nor around it: ${name}`, () => {
      const entries = type === 'system' ? [] : [{ type, email }];
      const footer = footerOf(
        origin,
        secret,
        { to: 'eva@cafe-anna.example', memberId: '00000000-0000-4000-8000-000000000001', entries },
        { language: 'en' },
      );
      const { subject, text, html } = renderEmail({ ...email, footer });
      const $ = load(html);
      expect($('html').attr('lang')).toBe('en');
      $('style,[lang="de"]').remove();
      expect({ subject: germanIn(subject, besides), text: germanIn(text, besides) }).toEqual({ subject: [], text: [] });
      expect(germanIn($('body').text(), besides)).toEqual([]);
      expect(text).not.toMatch(/„|undefined|null|NaN/);
    });

  it('leads where the German one leads, and holds as much', () => {
    for (const [turn, { name, email }] of english.entries())
      expect([name, shapeOf(email)]).toEqual([name, shapeOf(german[turn]?.email)]);
  });

  it('differs from the German one in what it says', () => {
    for (const [turn, { name, email }] of english.entries()) {
      const other = german[turn]?.email;
      expect([name, email.heading === other?.heading, email.subject === other?.subject]).toEqual([name, false, false]);
    }
  });
});

describe('a German mail', () => {
  it('is found to be German by the same words, whatever its kind', () => {
    for (const { name, email } of german)
      expect([name, germanIn(renderEmail(email).text, besides).length > 0]).toEqual([name, true]);
  });
});

/** What no language changes. */
function shapeOf(email: Email | undefined) {
  if (!email) return undefined;
  const { facts, steps, items, paragraphs, action, quote, progress, footnotes, calendar } = email;
  return {
    ...{ quote, percent: progress?.percent, href: action?.href, method: calendar?.method },
    counts: [facts, steps, items, paragraphs, footnotes].map((list) => list?.length ?? 0),
    hrefs: items?.map(({ link }) => link?.href),
  };
}
