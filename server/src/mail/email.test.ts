import { describe, it } from 'node:test';
import { allEmailTypes } from '@rezenso/contract/vocabulary';
import { load } from 'cheerio';
import { expect } from 'expect';
import { secretFrom } from '../config/secret.ts';
import type { Email } from './email.ts';
import { footerOf } from './email-footer.ts';
import { defaultFrequency } from './email-types.ts';
import { renderEmail } from './render-email.ts';
import { wordings } from './texts.de.ts';

const email: Email = {
  subject: 'Neues Match',
  preview: 'Café Lang & Söhne möchte tauschen.',
  heading: 'Neues Match',
  paragraphs: ['<script>alert(1)</script> & Söhne möchte mit dir tauschen.', 'Pro kostet 29 € im Monat.'],
  quote: 'Ihr ergänzt euch.',
  facts: [{ label: 'Partner', value: 'Lang & Söhne' }],
  steps: [{ title: 'Antworten', text: 'In Ruhe.' }],
  items: [{ title: 'Noch eins', text: 'Auch gut.', link: { label: 'Lesen', href: 'https://rezenso.example/x' } }],
  progress: { label: 'Level 2 von 5', percent: 40 },
  action: { label: 'Ansehen', href: 'https://rezenso.example/matches?a=1&b=2' },
  footnotes: ['Kleingedrucktes'],
};

const imprintHref = 'https://rezenso.example/impressum';
const unsubscribe = {
  pageHref: 'https://rezenso.example/unsubscribe/t',
  oneClickHref: 'https://rezenso.example/api/unsubscribe/t',
  settingsHref: 'https://rezenso.example/settings/notifications',
};

describe('an email', () => {
  it('says the same in plain text and in HTML', () => {
    const { text, html } = renderEmail(email);
    expect(text).toContain('Ansehen:\nhttps://rezenso.example/matches?a=1&b=2');
    expect(html).toContain('href="https://rezenso.example/matches?a=1&amp;b=2"');
    expect(html).toContain('lang="de"');
    for (const said of [
      'Ihr ergänzt euch.',
      'Antworten',
      'In Ruhe.',
      'Noch eins',
      'Level 2 von 5',
      'Kleingedrucktes',
    ]) {
      expect([said, text.includes(said), html.includes(said)]).toEqual([said, true, true]);
    }
  });

  it('escapes what people wrote', () => {
    const { html } = renderEmail(email);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Söhne');
    expect(html).toContain('Lang &amp; Söhne</td>');
  });

  it('keeps the lines of what people wrote', () => {
    const { html, text } = renderEmail({ ...email, quote: 'Hallo,\n\nso <b>geht</b> es.' });
    expect(html).toContain('Hallo,<br><br>so &lt;b&gt;geht&lt;/b&gt; es.');
    expect(text).toContain('> Hallo,\n> \n> so <b>geht</b> es.');
  });

  it('keeps an amount and its unit on one line', () => {
    expect(renderEmail(email).html).toContain('29\u00a0€');
  });

  it('can be read in dark mode', () => {
    const { html } = renderEmail(email);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('needs nothing from elsewhere: no picture, no font, no script', () => {
    expect(renderEmail(email).html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/);
  });
});

describe('ending a kind of mail', () => {
  it('is offered in the headers (RFC 8058), in the text and in the HTML', () => {
    const footer = { label: 'Match', reason: 'Weil du willst.', imprintHref, unsubscribe };
    const { headers, text, html } = renderEmail({ ...email, footer });
    expect(headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${unsubscribe.oneClickHref}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const part of [unsubscribe.pageHref, unsubscribe.settingsHref, 'Weil du willst.']) {
      expect([part, text.includes(part), html.includes(part)]).toEqual([part, true, true]);
    }
  });

  it('is not offered where it is not possible, and why is said', () => {
    const footer = { label: 'Konto', reason: 'Gehört dazu.', imprintHref };
    const { headers, text, html } = renderEmail({ ...email, footer });
    expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    for (const body of [text, html]) {
      expect(body).toContain('Gehört dazu.');
      expect(body).not.toContain('Abmelden');
    }
  });
});

describe('who sends a mail', () => {
  const secret = secretFrom('a secret that only tests know, long enough');
  const to = 'eva@cafe-anna.example';
  const chosen = {
    to,
    memberId: '00000000-0000-4000-8000-000000000001',
    entries: [{ type: 'newsletter' as const, email }],
  };

  it('is told behind a link, also in mails that cannot be ended', () => {
    for (const addressed of [chosen, { to, memberId: null, entries: [] }]) {
      const footer = footerOf('https://rezenso.example', secret, addressed);
      const { text, html } = renderEmail({ ...email, footer });
      expect(text.split('\n').at(-2)).toBe('Impressum: https://rezenso.example/impressum');
      expect(load(html)('a[href="https://rezenso.example/impressum"]').text()).toBe('Impressum');
    }
  });
});

describe('the reason in a footer', () => {
  it('claims a choice only of kinds that are off until somebody chooses them', () => {
    for (const type of allEmailTypes) {
      const saysChosen = /weil du .* eingeschaltet hast/.test(wordings[type].reason);
      expect([type, saysChosen]).toEqual([type, defaultFrequency(type) === 'never']);
    }
  });
});
