import { before, describe, it } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { signature } from '@rezenso/engines/reviews';
import { expect } from 'expect';
import { candidateLimit, findCandidatesSql, listLimit, storeBandsSql } from './review-bands.ts';

const source =
  'Die Fahrräder standen geölt vor der Tür, der Verleiher erklärte uns die Gangschaltung und zeichnete eine Route ein.';
const phrase = 'Freundliches Personal, saubere Zimmer.';

describe('the two statements of the duplicate check', () => {
  const database = new PGlite();

  before(async () => {
    await database.exec(`create table review_bands
      (band smallint, hash integer, review_id integer, primary key (band, hash, review_id))`);
    await store(1, source);
    await store(2, 'Meine Steuerberaterin fand in den Belegen drei vergessene Posten und erklärte jeden am Telefon.');
    await store(3, `${phrase} Der Verleiher erklärte uns den Weg zum Bahnhof.`);
    // A phrase more common than any list may be long.
    const { bands, hashes } = signature(phrase);
    for (let id = 0; id < bands.length; id += 1) {
      await database.query('insert into review_bands select $1, $2, 10 + n from generate_series(1, $3::int) as n', [
        bands[id],
        hashes[id],
        listLimit + 500,
      ]);
    }
  });

  it('finds the source of an edited copy first', async () => {
    expect((await find(source.replace('geölt', 'bereit').replace('zeichnete', 'malte')))[0]).toBe(1);
  });

  it('does not find what shares nothing', async () => {
    expect(await find('Der Friseur hat den Pony schief geschnitten, dafür war die Kopfmassage himmlisch.')).toEqual([]);
  });

  it('puts a rare passage before a common phrase and never answers more than the limit', async () => {
    const found = await find(`${phrase} Der Verleiher erklärte uns alles.`);
    expect(found[0]).toBe(3);
    expect(found).toHaveLength(candidateLimit);
  });

  it('stores the bands of a review once, however often it is asked to', async () => {
    const rows = () => database.query('select 1 from review_bands where review_id = 1');
    const once = (await rows()).rows.length;
    await store(1, source);
    expect((await rows()).rows.length).toBe(once);
    expect(once).toBe(signature(source).bands.length);
  });

  async function store(id: number, text: string): Promise<void> {
    const { bands, hashes } = signature(text);
    await database.query(storeBandsSql, [id, bands, hashes]);
  }

  async function find(text: string): Promise<number[]> {
    const { bands, hashes } = signature(text);
    const { rows } = await database.query<{ review_id: number }>(findCandidatesSql, [bands, hashes]);
    return rows.map(({ review_id }) => review_id);
  }
});
