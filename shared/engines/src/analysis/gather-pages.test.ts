import { describe, it } from 'node:test';
import { expect } from 'expect';
import { gatherPages } from './gather-pages.ts';
import type { ChosenPage } from './page/choose-pages.ts';
import { readerHere } from './site-reader.ts';

const frames =
  '<html><head><title>Start</title></head><frameset cols="20%,80%"><frame src="navi.htm"><frame src="haupt.htm"><frame src="https://fremd.example/"></frameset></html>';
const site: Record<string, string> = {
  '/': frames,
  '/navi.htm': '<a href="impr.htm">Impressum</a>',
  '/haupt.htm': '<p>Wir bauen Küchen und Schränke aus heimischem Holz.</p>',
  '/impr.htm': '<h1>Impressum</h1><p>Möbel Muster<br>Am Markt 1<br>50667 Köln</p>',
};

describe('a page of frames', () => {
  const gather = async (most: number) => {
    const asked: string[] = [];
    const pages = await gatherPages(
      { url: 'https://muster.de/', html: frames },
      {
        reader: readerHere,
        most,
        fetchMore: async ({ url, kind }) => {
          asked.push(url);
          const html = site[new URL(url).pathname];
          return html === undefined ? undefined : { url, html, kind };
        },
      },
    );
    return { pages, asked };
  };

  it('is read in its frames, and the imprint where their links lead', async () => {
    const { pages } = await gather(6);
    expect(pages.map(({ kind }) => kind)).toEqual(['start', 'frame', 'frame', 'imprint']);
    expect(await readerHere.analyse(pages)).toMatchObject({
      companyName: 'Möbel Muster',
      location: '50667 Köln',
      summary: 'Wir bauen Küchen und Schränke aus heimischem Holz.',
    });
  });

  it('leads to no other site, and to no more pages than are allowed', async () => {
    expect((await gather(6)).asked.every((url) => url.startsWith('https://muster.de/'))).toBe(true);
    expect((await gather(3)).asked).toHaveLength(2);
  });
});

describe('a page that consists of scripts', () => {
  const shell = (head: string) =>
    `<html><head><title>App</title>${head}</head><body><div id="app"></div></body></html>`;
  const read = async (head: string, others: Record<string, string>) => {
    const asked: string[] = [];
    const start = { url: 'https://muster.de/', html: shell(head) };
    const pages = await gatherPages(start, {
      reader: readerHere,
      most: 6,
      fetchMore: async ({ url, kind }) => {
        asked.push(`${kind} ${url}`);
        const html = others[new URL(url).pathname];
        return html === undefined ? undefined : { url, html, kind };
      },
    });
    return { asked, analysis: await readerHere.analyse(pages) };
  };
  const link = '<link rel="manifest" href="/site.webmanifest">';

  it('is called what its manifest says, and its imprint is asked for', async () => {
    const manifest = JSON.stringify({ name: 'Möbel Muster', short_name: 'Muster', description: 'Wir bauen Küchen.' });
    const { asked, analysis } = await read(link, { '/site.webmanifest': manifest });
    expect(asked).toEqual(['manifest https://muster.de/site.webmanifest', 'imprint https://muster.de/impressum']);
    expect(analysis).toMatchObject({ companyName: 'Möbel Muster', location: '' });
  });

  it('is described by what it says of itself for machines, each sentence once', async () => {
    const sentence = 'Wir bauen Küchen und Schränke aus heimischem Holz.';
    const thing = (more: object) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'LocalBusiness', name: 'Möbel Muster', ...more })}</script>`;
    const manifest = (description: string) => ({
      '/site.webmanifest': JSON.stringify({ name: 'Muster', description }),
    });
    const heads: Array<[head: string, others: Record<string, string>, summary: string]> = [
      [
        `<meta property="og:site_name" content="Möbel Muster"><meta property="og:description" content="${sentence}">`,
        {},
        sentence,
      ],
      [
        `<meta name="description" content="Web site created using create-react-app"><meta property="og:description" content="${sentence}"><meta property="og:title" content="Möbel Muster | Küchen">`,
        {},
        sentence,
      ],
      [
        `<meta name="application-name" content="Möbel Muster"><meta name="description" content="${sentence}">`,
        {},
        sentence,
      ],
      [thing({ description: sentence }), {}, sentence],
      [thing({}) + link, manifest(sentence), sentence],
      [thing({ description: sentence }) + link, manifest(`Möbel Muster: ${sentence}`), sentence],
      [thing({ description: 'Küchen aus Holz in Köln' }), {}, 'Küchen aus Holz in Köln.'],
      [thing({}) + link, manifest('Tischlerei für Küchen'), 'Tischlerei für Küchen.'],
      [thing({}), {}, ''],
    ];
    for (const [head, others, summary] of heads)
      expect((await read(head, others)).analysis).toMatchObject({ companyName: 'Möbel Muster', summary });
  });

  it('is called as an imprint says that was written by hand', async () => {
    const imprint = '<h1>Impressum</h1><p>Möbel Muster<br>Am Markt 1<br>50667 Köln</p>';
    const { analysis } = await read('', { '/impressum': imprint });
    expect(analysis).toMatchObject({ companyName: 'Möbel Muster', location: '50667 Köln', summary: '' });
  });

  it('says that it needs scripts where nothing tells more: no manifest, a broken one, one of another site, the same page at every address', async () => {
    const needsScripts = { code: 'WEBSITE_NEEDS_SCRIPTS' };
    await expect(read('', {})).rejects.toMatchObject(needsScripts);
    await expect(read(link, {})).rejects.toMatchObject(needsScripts);
    await expect(read(link, { '/site.webmanifest': '[{"name":' })).rejects.toMatchObject(needsScripts);
    await expect(read(link, { '/impressum': shell(link) })).rejects.toMatchObject(needsScripts);
    await expect(read('<link rel="manifest" href="https://fremd.example/m.json">', {})).rejects.toMatchObject(
      needsScripts,
    );
    await expect(read('<meta property="og:title" content="React App">', {})).rejects.toMatchObject(needsScripts);
  });

  it('is known by its place for what scripts draw, or by asking for them; other empty pages are only empty', async () => {
    const refusal = async (body: string) => {
      const start = {
        url: 'https://muster.de/',
        html: `<html><head><title>Start</title></head><body>${body}</body></html>`,
      };
      const pages = await gatherPages(start, { reader: readerHere, most: 6, fetchMore: async () => undefined });
      return readerHere.analyse(pages);
    };
    for (const body of [
      '<div id="root"></div><script src="/static/js/main.js"></script>',
      '<div id="__next"><div class="spinner">Lädt …</div></div>',
      '<app-shop></app-shop><script type="module" src="/a.js"></script>',
      '<div id="wurzel"></div><script>start()</script>',
      '<noscript>You need to enable JavaScript to run this app.</noscript>',
    ])
      await expect(refusal(body)).rejects.toMatchObject({ code: 'WEBSITE_NEEDS_SCRIPTS' });
    for (const body of [
      '',
      '<img src="baustelle.gif">',
      '<div id="cookie-notice">Diese Website verwendet Cookies, um Inhalte zu personalisieren.</div><script src="/c.js"></script>',
      '<div id="wurzel"></div>',
      '<div><p>Hallo</p></div><script src="https://zaehler.example/z.js"></script>',
    ])
      await expect(refusal(body)).rejects.toMatchObject({ code: 'WEBSITE_EMPTY' });
  });

  it('may begin with a picture and a menu, and is empty where these lead to nothing', async () => {
    const start = {
      url: 'https://haus-am-kanal.de/',
      html: '<title>haus am kanal</title><h1>haus am kanal</h1><nav><a href="/buero">büro</a><a href="/impressum">impressum</a></nav><img src="1.jpg">',
    };
    const office = '<h1>büro</h1><p>Wir planen Wohnhäuser, Umbauten und Praxen in Münster und im Münsterland.</p>';
    const readWith = async (isThere: boolean) => {
      const fetchMore = async ({ url, kind }: ChosenPage) =>
        isThere && url.endsWith('/buero') ? { url, kind, html: office } : undefined;
      return readerHere.analyse(await gatherPages(start, { reader: readerHere, most: 6, fetchMore }));
    };
    expect((await readWith(true)).summary).toContain('Wir planen Wohnhäuser');
    await expect(readWith(false)).rejects.toMatchObject({ code: 'WEBSITE_EMPTY' });
  });
});
