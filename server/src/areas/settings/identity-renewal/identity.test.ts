import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import type { NewMember } from '../../../database/schema.ts';
import { seedDemo } from '../../../seed/demo.ts';
import { businessMarks } from '../../matching/index.ts';
import { identityRules } from './identity.service.ts';
import { renewIdentity } from './index.ts';

const test = await startTestApp();
const { db } = test;

describe('what was stored before today’s rules', () => {
  it('stays as it is where the rules take it, and nobody is told anything', async () => {
    const before = await test.aCompleteMember({
      company_name: 'Müller & Söhne PartG mbB',
      website: 'https://a.de/x?y=1',
    });
    await renew();
    const { is_verified, identity_rules, ...after } = await rowOf(before.id);
    expect(before).toMatchObject(after);
    expect([is_verified, identity_rules, await toldTo(before.id)]).toEqual([false, identityRules, []]);
  });

  const names: Record<string, [string, string]> = {
    'with a line break': ['Café\nAnna', 'Café Anna'],
    'with a turned direction': ['Café \u202eAnna\u202c', 'Café Anna'],
    'with an address': ['Gewinn https://evil.example/login Café', 'Gewinn Café'],
    'with letters in disguise': ['C\u0430f\u0435 Anna', 'Cafe Anna'],
    'of mathematical letters': ['𝐂𝐚𝐟𝐞 Anna', 'Cafe Anna'],
    'with nothing but an address': ['https://evil.example/login', 'cafe-anna.de'],
    'that is ours': ['Rezenso Support', 'cafe-anna.de'],
  };
  for (const [how, [stored, corrected]] of Object.entries(names))
    it(`becomes a name people may read: one ${how}`, async () => {
      const { id } = await test.aCompleteMember({ company_name: stored, domain: 'cafe-anna.de' });
      await renew();
      expect([(await rowOf(id)).company_name, await toldTo(id)]).toEqual([corrected, ['profile.corrected']]);
    });

  it('keeps our name for those who run the site, and lets no person have it', async () => {
    const ours = await test.aCompleteMember({ company_name: 'Rezenso', admin_role: 'support_agent' });
    const posing = await test.aCompleteMember({ first_name: 'Rezenso', last_name: 'Team' });
    await renew();
    const rows = await Promise.all([ours.id, posing.id].map(rowOf));
    expect(rows.map((row) => [row.company_name === 'Rezenso', row.first_name, row.last_name])).toEqual([
      [true, 'Eva', 'Lang'],
      [false, null, 'Team'],
    ]);
  });

  it('is right in the demo data, where no two businesses are taken for one', async () => {
    await db.transaction().execute((tx) => seedDemo(tx, test.clock.now()));
    await renew();
    const told = await db.selectFrom('notifications').select('body').where('type', '=', 'profile.corrected').execute();
    const businesses = db.selectFrom('members').select('id').where('admin_role', 'is', null);
    const ids = (await businesses.execute()).map(({ id }) => id);
    const same = await Promise.all(ids.map((id) => businessMarks(db).listSame(id)));
    expect([told, ids.length > 30, same.filter(({ length }) => length > 1)]).toEqual([[], true, []]);
  });

  it('loses short links, which say nothing about where they lead, and is told so once', async () => {
    const { id } = await test.aCompleteMember({ website: 'https://bit.ly/anna' });
    const platform = { member_id: id, platform: 'google' as const, business_name: 'Anna' };
    await db
      .insertInto('user_platforms')
      .values({ ...platform, profile_url: 'https://g.page/anna' })
      .execute();
    await renew();
    const stored = await db.selectFrom('user_platforms').select('profile_url').where('member_id', '=', id).execute();
    expect([(await rowOf(id)).website, stored, await toldTo(id)]).toEqual([
      null,
      [{ profile_url: null }],
      ['profile.corrected'],
    ]);
  });

  it('loses addresses that lead nowhere or to ourselves, and takes others as they are stored now', async () => {
    const { id } = await test.aCompleteMember({ website: 'http:a.b/../../api/logout', domain: 'Café-Anna.DE' });
    const add = (platform: 'google' | 'yelp', profile_url: string) =>
      db
        .insertInto('user_platforms')
        .values({ member_id: id, platform, business_name: 'Anna\u200b', profile_url })
        .execute();
    await add('google', 'javascript:alert(1)');
    await add('yelp', 'www.yelp.de/biz/anna');
    await renew();
    expect(await rowOf(id)).toMatchObject({ website: null, domain: 'café-anna.de' });
    const platforms = await db.selectFrom('user_platforms').selectAll().orderBy('platform').execute();
    expect(platforms.map((row) => [row.business_name, row.profile_url])).toEqual([
      ['Anna', null],
      ['Anna', 'https://www.yelp.de/biz/anna'],
    ]);
  });

  it('proves nothing any more that today’s rules do not prove', async () => {
    const stored: Partial<NewMember>[] = [
      { email: 'eva@square.site', domain: 'square.site', proven_site: 'square.site', is_verified: true },
      { email: 'eva@cafe.de', domain: 'anders.de', proven_site: 'cafe.de' },
      { email: 'eva@druck.de', domain: 'druck.de', website: 'https://www.druck.de' },
    ];
    const ids = [];
    for (const fields of stored) ids.push((await test.aCompleteMember(fields)).id);
    await renew();
    const rows = await Promise.all(ids.map(rowOf));
    expect(rows.map(({ proven_site, is_verified }) => [proven_site, is_verified])).toEqual([
      [null, false],
      ['cafe.de', false],
      ['druck.de', true],
    ]);
  });

  it('is found under the marks of its business, by each member once for each version of the rules', async () => {
    const one = await test.aCompleteMember({ company_name: 'Bäckerei Sommer GmbH' });
    const other = await test.aCompleteMember({ company_name: 'Baeckerei Sommer' });
    const stranger = await test.aCompleteMember({ company_name: 'Bäckerei Winter' });
    expect(await businessMarks(db).listSame(one.id)).toEqual([one.id]);
    await renew();
    await repeatJobs(test, 'identity.renew');
    expect(new Set(await businessMarks(db).listSame(one.id))).toEqual(new Set([one.id, other.id]));
    expect(await businessMarks(db).listSame(stranger.id)).toEqual([stranger.id]);
  });

  it('is looked at for everybody, however many there are', async () => {
    for (let number = 0; number < 120; number += 1) await test.aMember();
    await renew();
    const left = await db.selectFrom('members').select('id').where('identity_rules', '<', identityRules).execute();
    expect(left).toEqual([]);
  });
});

async function renew(): Promise<void> {
  await test.core.jobs.enqueue(db, renewIdentity, {});
  await test.runJobs();
}

function rowOf(id: string) {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function toldTo(id: string): Promise<string[]> {
  const rows = await db.selectFrom('notifications').select('type').where('member_id', '=', id).execute();
  return rows.map(({ type }) => type);
}
