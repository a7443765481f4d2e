import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestApp } from '../../../../testing/test-app.ts';
import { directory, mostCounted, wordsOf } from './directory.repository.ts';

const test = await startTestApp({ features: [] });

describe('searching users', () => {
  const eva = {
    first_name: 'Eva',
    last_name: 'Müller-Weiß',
    company_name: 'Stadtbäckerei Müller',
    email: 'eva@brot.example',
  };
  const uwe = {
    first_name: 'Uwe',
    last_name: 'Mueller',
    company_name: 'Café Größenwahn 100%',
    email: 'uwe@cafe.example',
  };
  const cases: Array<[search: string, names: string[]]> = [
    ['Eva', ['Eva']],
    ['eva müller', ['Eva']],
    ['müller eva', ['Eva']],
    ['bäckerei', ['Eva']],
    ['baeckerei', ['Eva']],
    ['backerei', ['Eva']],
    ['Müller', ['Eva', 'Uwe']],
    ['mueller', ['Eva', 'Uwe']],
    ['muller', ['Eva']],
    ['weiss', ['Eva']],
    ['WEIß', ['Eva']],
    ['mu\u0308ller-w', ['Eva']],
    ['brot.example', ['Eva']],
    ['eva@brot.example', ['Eva']],
    ['.example', ['Eva', 'Uwe']],
    ['u', ['Uwe']],
    ['uw', ['Uwe']],
    ['ve', []],
    ['cafe', ['Uwe']],
    ['100%', ['Uwe']],
    ['%', []],
    ['_', []],
    ['groessen', ['Uwe']],
    ['größenwahn uwe', ['Uwe']],
    ['größenwahn eva', []],
    ["'; drop table members; --", []],
  ];
  for (const [search, names] of cases) {
    it(`finds ${names.join(' and ') || 'nobody'} by ${search}`, async () => {
      for (const person of [eva, uwe]) await test.aMember(person);
      expect(await namesOf(await byIndex(search))).toEqual(names);
      const filter = { words: wordsOf(search) };
      expect(await namesOf(await directory(test.db).listMany(filter, 10, 0))).toEqual(names);
      for (const isNarrow of [false, true]) {
        expect(await directory(test.db).countFound(filter, mostCounted, isNarrow)).toBe(names.length);
      }
    });
  }

  it('pages through what it finds, newest first', async () => {
    for (let step = 0; step < 5; step += 1) {
      test.clock.advance({ seconds: 1 });
      await test.aMember({ first_name: `Eva${step}`, company_name: 'Bäckerei' });
    }
    const filter = { words: ['bäckerei'] };
    for (const list of ['listFew', 'listMany'] as const) {
      expect(await namesOf(await directory(test.db)[list](filter, 2, 0), false)).toEqual(['Eva4', 'Eva3']);
      expect(await namesOf(await directory(test.db)[list](filter, 2, 4), false)).toEqual(['Eva0']);
    }
  });

  it('counts what it finds up to a bound', async () => {
    await sql`insert into members (email, company_name, created_at)
      select 'n' || n || '@example.de', 'Firma GmbH', ${test.clock.now()} from generate_series(1, ${mostCounted + 5}::int) n`.execute(
      test.db,
    );
    expect(await directory(test.db).countFound({ words: ['gmbh'] }, mostCounted)).toBe(mostCounted + 1);
    expect(await directory(test.db).countFound({ words: ['n77@'] }, mostCounted)).toBe(1);
  });
});

function byIndex(search: string): Promise<string[]> {
  return directory(test.db).listFew({ words: wordsOf(search) }, 10, 0);
}

async function namesOf(ids: readonly string[], isSorted = true): Promise<Array<string | null>> {
  const rows = await test.db.selectFrom('members').select(['id', 'first_name']).execute();
  const names = ids.map((id) => rows.find((row) => row.id === id)?.first_name ?? null);
  return isSorted ? names.sort() : names;
}
