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
