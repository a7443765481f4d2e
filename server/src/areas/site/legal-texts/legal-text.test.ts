import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { isUnfinished, legalText } from './legal-text.ts';

describe('a text in Markdown', () => {
  it('becomes headings, paragraphs, lists and tables, and its first heading the title of the page', () => {
    const { title, html } = legalText(
      '# Impressum & mehr\n\nMuster GmbH\\\nWeg 1\n\n- eins\n- zwei\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
    );
    expect(title).toBe('Impressum & mehr');
    const page = load(html, null, false);
    expect(page('h1')).toHaveLength(0);
    expect(page('p').first().html()).toBe('Muster GmbH<br>\nWeg 1');
    expect(
      page('li')
        .map((_, item) => page(item).text())
        .get(),
    ).toEqual(['eins', 'zwei']);
    expect(page('div[tabindex="0"] td')).toHaveLength(2);
  });

  it('has headings that can be linked to, each under an id of its own and none under one of the page', () => {
    const { html } = legalText(
      '## Ihre Rechte\n\n## Ihre *Rechte*\n\n# page content\n\n## §\n\n## Cookies\n\n[weiter](#cookies)',
    );
    const page = load(html, null, false);
    expect(
      page('h2')
        .map((_, heading) => page(heading).attr('id'))
        .get(),
    ).toEqual(['ihre-rechte', 'ihre-rechte-2', 'page-content-2', 'abschnitt', 'cookies']);
    expect(page('a').attr('href')).toBe('#cookies');
  });

  it('keeps notes of the operators to themselves', () => {
    expect(legalText('<!-- offen:\n\n- Anwalt -->\n# Titel\n\nText <!-- x -->hier').html).toBe('<p>Text hier</p>\n');
  });

  it('shows HTML as it is written, whatever it would do', () => {
    for (const attack of attacks) {
      const page = load(
        legalText(`# Titel\n\n${attack}\n\n- ${attack}\n\n| ${attack} |\n|---|\n| x |\n`).html,
        null,
        false,
      );
      const elements = page('*')
        .toArray()
        .filter((node) => 'attribs' in node);
      const tags = elements.map(({ name }) => name);
      expect([attack, tags.filter((tag) => !allowed.has(tag))]).toEqual([attack, []]);
      const attributes = elements.flatMap(({ attribs }) => Object.keys(attribs));
      expect([attack, attributes.filter((name) => /^on|style|src/.test(name))]).toEqual([attack, []]);
      for (const href of page('a')
        .map((_, link) => page(link).attr('href') ?? '')
        .get())
        expect([attack, href]).toEqual([attack, expect.stringMatching(/^(https?:|mailto:|tel:|\/(?![/\\])|#)/)]);
    }
  });
});

describe('a text that is not finished', () => {
  it('is one with gaps in double brackets', () => {
    for (const text of ['[[Name]]', 'Telefon: [[Nummer oder\nanderer Weg]]', '## [[x]]'])
      expect([text, isUnfinished(text)]).toEqual([text, true]);
  });

  it('is none with links, footnotes or notes that have brackets', () => {
    for (const text of ['[Name](/x)', '[[1]](https://a.example)', 'a [b] c', '<!-- [[offen]] -->', ''])
      expect([text, isUnfinished(text)]).toEqual([text, false]);
  });
});

const allowed = new Set('h2 h3 p a ul ol li table thead tbody tr th td div code pre em strong br'.split(' '));

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none}</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><script>alert(1)</script>',
  '</article></main><base href="//x.example">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '[x](//x.example)',
  '[x](/\\x.example)',
  '[x](ftp://x.example)',
  '<javascript:alert(1)>',
  '![x](https://x.example/x.png)',
  '![x](data:image/png;base64,x)',
  '[x](https://x.example "a\\" onclick=alert(1) b=\\"")',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '```<script>\nx\n```',
  '`<script>alert(1)</script>`',
  '## <script>alert(1)</script> {onclick=alert(1)}',
];
