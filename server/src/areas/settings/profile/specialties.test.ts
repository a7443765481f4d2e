import { describe, it } from 'node:test';
import { mostSpecialties, specialtyIds } from '@rezenso/contract/specialties';
import { expect } from 'expect';
import { givePlatforms } from '../../../../testing/factories/matches.ts';
import { saveProfile } from '../../../../testing/factories/profiles.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { matchMembers } from '../../accounts/index.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('what a business has beside its kind', () => {
  it('is none at first, saved, changed and taken back', async () => {
    const eva = await test.signIn();
    expect(await saved(eva, {})).toEqual([]);
    expect(await saved(eva, { specialties: ['weddings', 'children'] })).toEqual(['children', 'weddings']);
    expect(await saved(eva, { specialties: ['repairs'] })).toEqual(['repairs']);
    expect(await saved(eva, { specialties: [] })).toEqual([]);
  });

  it('stays when a save does not speak of it', async () => {
    const eva = await test.signIn();
    await saved(eva, { specialties: ['repairs'] });
    expect(await saved(eva, { companyName: 'Radhaus am Markt', industry: 'handwerk' })).toEqual(['repairs']);
  });

  it('is nothing that nobody knows, nothing twice, and not everything', async () => {
    const eva = await test.signIn();
    for (const specialties of [['zaubern'], ['toString'], ['repairs', 'repairs'], specialtyIds, 'repairs', null]) {
      const answer = await saveProfile(eva, { specialties });
      expect([specialties, answer.statusCode]).toEqual([specialties, 400]);
      expect(answer.json().details[0].path).toMatch(/^specialties/);
    }
    const most = specialtyIds.slice(0, mostSpecialties);
    expect(await saved(eva, { specialties: most })).toEqual(most);
  });

  it('reaches matching, without what another version stored', async () => {
    const eva = await test.signIn();
    await saved(eva, { specialties: ['repairs'] });
    const { id } = eva.member;
    await db
      .updateTable('members')
      .set({ specialties: ['zaubern', 'weddings'] })
      .where('id', '=', id)
      .execute();
    expect((await matchMembers(db).find(id, clock.now()))?.specialties).toEqual(['weddings']);
    expect((await eva.get('/api/profile')).json().user.specialties).toEqual(['weddings']);
  });

  it('is shown to partners, with what both have', async () => {
    const [eva, jonas] = [await test.signIn(), await test.signIn()];
    for (const { member } of [eva, jonas]) await givePlatforms(db, member, ['google']);
    await saved(eva, { specialties: ['children', 'weddings', 'repairs'] });
    await saved(jonas, { industry: 'gastronomie', specialties: ['weddings', 'vegan'] });
    expect(await suggestedTo(jonas, eva)).toMatchObject({
      user: { specialties: ['children', 'weddings', 'repairs'] },
      sharedSpecialties: ['weddings'],
    });
    const { requester, provider } = (await jonas.post('/api/matches', { providerId: eva.member.id })).json();
    expect([requester.specialties, provider.specialties]).toEqual([
      ['weddings', 'vegan'],
      ['children', 'weddings', 'repairs'],
    ]);
  });

  it('is in the export, and gone with the account', async () => {
    const eva = await test.signIn();
    await saved(eva, { specialties: ['repairs'] });
    expect((await eva.get('/api/privacy/export')).json().account.specialties).toEqual(['repairs']);
    await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    const left = db.selectFrom('members').select('specialties').where('id', '=', eva.member.id);
    expect(await left.executeTakeFirstOrThrow()).toEqual({ specialties: [] });
  });
});

async function saved(client: SignedInClient, differs: Record<string, unknown>): Promise<string[]> {
  const answer = await saveProfile(client, differs);
  expect([answer.statusCode, differs]).toEqual([200, differs]);
  return answer.json().user.specialties;
}

async function suggestedTo(reader: SignedInClient, partner: SignedInClient): Promise<unknown> {
  const suggested = (await reader.get('/api/matches/potential?limit=50')).json<{ user: { id: string } }[]>();
  return suggested.find(({ user }) => user.id === partner.member.id);
}
