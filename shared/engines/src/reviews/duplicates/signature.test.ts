import { describe, it } from 'node:test';
import { expect } from 'expect';
import { bandCount, bandsOf, signature } from './signature.ts';

const text =
  'Die Fahrräder standen geölt vor der Tür, der Verleiher erklärte uns die Gangschaltung und zeichnete eine Route am ' +
  'Kanal entlang ein. Abends um sieben nahm er sie ohne Murren schlammig zurück.';

describe('bandsOf', () => {
  it('gives each band at most once, as values that smallint and integer can hold', () => {
    const bands = bandsOf(text);
    expect(new Set(bands.map(({ band }) => band)).size).toBe(bands.length);
    for (const { band, hash } of bands) {
      expect(band).toBeGreaterThanOrEqual(0);
      expect(band).toBeLessThan(bandCount);
      expect(hash).toBe(hash | 0);
    }
  });

  it('is blind to spelling tricks, names and numbers', () => {
    expect(bandsOf(text.toUpperCase().replace('SIEBEN', '8'))).toEqual(bandsOf(text));
  });

  it('shares bands with an edited and with a half-copied text, and none with an unrelated one', () => {
    const edited = text.replace('geölt', 'bereit').replace('zeichnete eine Route', 'malte einen Weg');
    const half = `${text.split('Abends')[0]}Nur die Helme rochen etwas streng, doch Ersatz war schnell gefunden.`;
    const unrelated = 'Meine Steuerberaterin fand in den Belegen drei vergessene Posten und erklärte jeden am Telefon.';
    expect(shared(edited)).toBeGreaterThan(5);
    expect(shared(half)).toBeGreaterThan(5);
    expect(shared(unrelated)).toBe(0);
  });

  it('has none for a text without two telling words', () => {
    for (const empty of ['', 'und aber', '!!!']) expect(bandsOf(empty)).toEqual([]);
  });
});

describe('signature', () => {
  it('names each word that says something once, as a value that integer can hold', () => {
    const { words } = signature('Die Kupplung, die KUPPLUNG und der Hof');
    expect(words).toHaveLength(2);
    for (const word of words) expect(word).toBe(word | 0);
  });

  it('leaves out what a translation service wrote before and into the text', () => {
    const translated = `(Übersetzt von Google) ${text}\n\n(Original) ${text}`;
    expect(signature(translated)).toEqual(signature(`${text} ${text}`));
  });

  it('lists bands and hashes side by side', () => {
    const { bands, hashes } = signature(text);
    expect(bands.map((band, index) => ({ band, hash: hashes[index] }))).toEqual(bandsOf(text));
  });
});

function shared(other: string): number {
  const own = new Set(bandsOf(text).map(({ band, hash }) => `${band}:${hash}`));
  return bandsOf(other).filter(({ band, hash }) => own.has(`${band}:${hash}`)).length;
}
