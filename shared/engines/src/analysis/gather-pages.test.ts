import { describe, it } from 'node:test';
import { expect } from 'expect';
import { gatherPages } from './gather-pages.ts';
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

  it('is refused as empty without a manifest, with a broken one, with one of another site, and where every address answers the same', async () => {
    const empty = { code: 'WEBSITE_EMPTY' };
    await expect(read('', {})).rejects.toMatchObject(empty);
    await expect(read(link, {})).rejects.toMatchObject(empty);
    await expect(read(link, { '/site.webmanifest': '[{"name":' })).rejects.toMatchObject(empty);
    await expect(read(link, { '/impressum': shell(link) })).rejects.toMatchObject(empty);
    await expect(read('<link rel="manifest" href="https://fremd.example/m.json">', {})).rejects.toMatchObject(empty);
  });
});
