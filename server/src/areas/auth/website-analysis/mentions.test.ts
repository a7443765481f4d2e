import { describe, it } from 'node:test';
import { expect } from 'expect';
import { givePlatforms } from '../../../../testing/factories/matches.ts';
import { saveProfile } from '../../../../testing/factories/profiles.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { matchMembers } from '../../accounts/index.ts';
import { createAnalysis } from './analysis.service.ts';

const host = 'kaffee-nord.example';
let sentence = '';
const test = await startTestApp();
const { db, clock } = test;
/** As the feature does, of a website that needs no network. */
const analysis = createAnalysis(test.core, async (url) => ({
  url: String(url),
  html: `<!doctype html><html lang="de"><title>Rösterei Nord</title><main><h1>Rösterei Nord</h1>
    <p>Wir rösten Kaffee in Freiburg, jede Woche frisch.</p><p>${sentence}</p></main></html>`,
}));
const restaurants = [{ as: 'customer', word: 'Restaurants' }];

describe('whom the website of a business names', () => {
  it('is kept for matching and not answered', async () => {
    const eva = await test.signIn();
    expect(await analysed(eva, 'Wir beliefern Restaurants in der Altstadt.')).not.toHaveProperty('mentions');
    await save(eva, {});
    expect(await known(eva)).toEqual(restaurants);
    await save(eva, { description: 'Kaffee aus eigener Röstung.' });
    expect(await known(eva)).toEqual(restaurants);
  });

  it('goes when the website is read anew and no longer says so', async () => {
    const eva = await test.signIn();
    await analysed(eva, 'Wir beliefern Restaurants in der Altstadt.');
    await save(eva, {});
    await analysed(eva, 'Wir arbeiten mit der Bäckerei nebenan zusammen.');
    expect(await known(eva)).toEqual([{ as: 'partner', word: 'Bäckerei' }]);
    await analysed(eva, 'Kaffee ist alles.');
    expect(await known(eva)).toEqual([]);
  });

  it('goes when another website is read or named, or it is taken away', async () => {
    const another = { domain: 'anderswo.example', website: 'https://anderswo.example' };
    for (const differs of [another, { website: null }]) {
      const eva = await test.signIn();
      await analysed(eva, 'Wir beliefern Restaurants in der Altstadt.');
      await save(eva, {});
      await save(eva, differs);
      expect([differs, await known(eva)]).toEqual([differs, []]);
      await save(eva, {});
      expect([differs, await known(eva)]).toEqual([differs, []]);
    }
    const jonas = await test.signIn();
    await save(jonas, another);
    await analysed(jonas, 'Wir beliefern Restaurants in der Altstadt.');
    expect(await known(jonas)).toEqual([]);
  });

  it('is without what nobody understands any more', async () => {
    const eva = await test.signIn();
    await analysed(eva, 'Wir beliefern Restaurants in der Altstadt.');
    await save(eva, {});
    const mentions = [
      'customer Zauberer',
      'nobody Restaurants',
      'customer',
      'partner toString',
      'customer Restaurants',
    ];
    await db.updateTable('members').set({ mentions }).where('id', '=', eva.member.id).execute();
    expect(await known(eva)).toEqual(restaurants);
  });

  it('is told to a partner of that kind, as what stands on the website', async () => {
    const [eva, jonas] = [await test.signIn(), await test.signIn()];
    for (const { member } of [eva, jonas]) await givePlatforms(db, member, ['google']);
    await analysed(eva, 'Wir beliefern Restaurants in der Altstadt.');
    await save(eva, { trade: 'craft/coffee_roaster', industry: 'gastronomie' });
    await save(jonas, {
      trade: 'amenity/restaurant',
      industry: 'gastronomie',
      domain: 'gasthof.example',
      website: 'https://gasthof.example',
    });
    expect(await told(jonas, eva)).toMatch(/[Ww]ebsite.*„Restaurants“/);
    expect(await told(eva, jonas)).toMatch(/[Dd]eine[r]? Website.*„Restaurants“/);
  });

  it('is in the export, and gone with the account', async () => {
    const eva = await test.signIn();
    await analysed(eva, 'Wir beliefern Restaurants in der Altstadt.');
    await save(eva, {});
    expect((await eva.get('/api/privacy/export')).json().account).toMatchObject({
      businessesNamedOnWebsite: ['customer Restaurants'],
      readOnWebsite: host,
    });
    await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    const left = db.selectFrom('members').select(['mentions', 'mentions_of']).where('id', '=', eva.member.id);
    expect(await left.executeTakeFirstOrThrow()).toEqual({ mentions: [], mentions_of: null });
  });
});

function analysed({ member }: SignedInClient, said: string) {
  sentence = said;
  return analysis.analyze(member.id, `https://www.${host}/`, '192.0.2.1');
}

/** Saves the whole profile with the website that was read. */
async function save(client: SignedInClient, differs: Record<string, unknown>) {
  const answer = await saveProfile(client, { domain: host, website: `https://${host}`, ...differs });
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
}

async function known({ member }: SignedInClient) {
  return (await matchMembers(db).find(member.id, clock.now()))?.mentions;
}

async function told(reader: SignedInClient, partner: SignedInClient): Promise<string | undefined> {
  const suggested = (await reader.get('/api/matches/potential?limit=50')).json<
    { user: { id: string }; recommendation: string }[]
  >();
  return suggested.find(({ user }) => user.id === partner.member.id)?.recommendation;
}
