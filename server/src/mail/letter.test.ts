import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type Letter, renderLetter } from './letter.ts';

const letter: Letter = {
  subject: 'Neues Match',
  preview: 'Café Lang & Söhne möchte tauschen.',
  heading: 'Neues Match',
  paragraphs: ['<script>alert(1)</script> & Söhne möchte mit dir tauschen.'],
  action: { label: 'Ansehen', href: 'https://rezenso.example/matches?a=1&b=2' },
};

describe('a letter', () => {
  it('says the same in plain text and in HTML', () => {
    const { text, html } = renderLetter(letter);
    expect(text).toContain('Ansehen:\nhttps://rezenso.example/matches?a=1&b=2');
    expect(html).toContain('href="https://rezenso.example/matches?a=1&amp;b=2"');
    expect(html).toContain('lang="de"');
  });

  it('escapes what people wrote', () => {
    const { html } = renderLetter(letter);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Söhne');
  });

  it('can be read in dark mode', () => {
    const { html } = renderLetter(letter);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('can be unsubscribed with one click where it is not essential', () => {
    expect(renderLetter(letter).headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    const pageHref = 'https://rezenso.example/unsubscribe/t';
    const oneClickHref = 'https://rezenso.example/api/unsubscribe/t';
    const { headers, text, html } = renderLetter({ ...letter, unsubscribe: { pageHref, oneClickHref } });
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${oneClickHref}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(text).toContain(pageHref);
    expect(html).toContain(pageHref);
  });
});
