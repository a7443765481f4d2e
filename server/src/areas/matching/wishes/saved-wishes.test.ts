import { describe, it } from 'node:test';
import type { PotentialMatch } from '@rezenso/contract/matches';
import type { SavedWishes } from '@rezenso/contract/partner-wishes';
import { expect } from 'expect';
import { givePlatforms, twoPartners } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import type { MemberRow, NewMember } from '../../../database/schema.ts';
import { balances, candidateIndex } from '../../accounts/index.ts';

const test = await startTestApp();
const freiburg = { latitude: 47.995, longitude: 7.85 };
const pro = { subscription_status: 'active' };
const nothing: SavedWishes = { industries: [], radiusKm: null, platforms: [], languages: [] };
const crafts: SavedWishes = {
  industries: ['handwerk'],
  radiusKm: 50,
  platforms: ['google', 'yelp'],
  languages: ['de'],
};

describe('what a business looks for', () => {
  it('is nothing at first, is kept as it was said, and replaced as a whole', async () => {
    const eva = await test.signIn(pro);
    expect((await eva.get('/api/partner-wishes')).json()).toEqual({ wishes: nothing, areInUse: true });
    expect((await eva.put('/api/partner-wishes', crafts)).json()).toEqual({ wishes: crafts, areInUse: true });
    await eva.put('/api/partner-wishes', { ...nothing, languages: ['fr'] });
    expect((await eva.get('/api/partner-wishes')).json().wishes).toEqual({ ...nothing, languages: ['fr'] });
  });

  it('belongs to Pro: others are told so and nothing is kept', async () => {
    for (const subscription_status of ['free', 'past_due']) {
      const eva = await test.signIn({ subscription_status });
      const refused = await eva.put('/api/partner-wishes', crafts);
      expect([refused.statusCode, refused.json().code]).toEqual([402, 'PRO_REQUIRED']);
      expect((await eva.get('/api/partner-wishes')).json()).toEqual({ wishes: nothing, areInUse: false });
    }
  });

  it('is nobody else’s business, and nothing for visitors', async () => {
    const [eva, udo] = [await test.signIn(pro), await test.signIn(pro)];
    await eva.put('/api/partner-wishes', crafts);
    expect((await udo.get('/api/partner-wishes')).json().wishes).toEqual(nothing);
    expect((await test.visitor.get('/api/partner-wishes')).statusCode).toBe(401);
    expect((await test.visitor.put('/api/partner-wishes', crafts)).statusCode).toBe(401);
  });

  it('is refused where it makes no sense', async () => {
    const eva = await test.signIn(pro);
    const odd = [
      { industries: ['zauberei'] },
      { industries: ['handwerk', 'handwerk'] },
      { radiusKm: 0 },
      { radiusKm: 2.5 },
      { radiusKm: '50' },
      { platforms: ['kununu'] },
      { languages: ['tlh'] },
      { languages: null },
    ];
    for (const part of odd) expect((await eva.put('/api/partner-wishes', { ...crafts, ...part })).statusCode).toBe(400);
    expect((await eva.put('/api/partner-wishes', {})).statusCode).toBe(400);
  });

  it('is one of two that are saved at once, never a mixture', async () => {
    const eva = await test.signIn(pro);
    const other: SavedWishes = { industries: ['beratung'], radiusKm: null, platforms: ['facebook'], languages: ['it'] };
    await Promise.all(Array.from({ length: 10 }, (_, at) => eva.put('/api/partner-wishes', at % 2 ? crafts : other)));
    expect([crafts, other]).toContainEqual((await eva.get('/api/partner-wishes')).json().wishes);
  });

  it('rests when Pro is over, and is gone by again when it comes back', async () => {
    const { reader, names } = await aReaderOf('Werkstatt');
    expect((await names())[0]).toBe('Werkstatt');
    await balances(test.db).setPlan(reader.member.id, 'past_due');
    expect((await names())[0]).not.toBe('Werkstatt');
    expect((await reader.get('/api/partner-wishes')).json()).toEqual({ wishes: onlyCrafts, areInUse: false });
    await balances(test.db).setPlan(reader.member.id, 'active');
    expect((await names())[0]).toBe('Werkstatt');
  });
});

describe('the suggestions of who looks for something', () => {
  it('begin with whom it looks for, say so, and leave nobody out', async () => {
    const { reader } = await aReaderOf('Werkstatt');
    const suggested: PotentialMatch[] = (await reader.get('/api/matches/potential')).json();
    const marks = suggested.map(({ user, isWished }) => [user.companyName, isWished]);
    expect(marks[0]).toEqual(['Werkstatt', true]);
    expect(marks.slice(1).map(([, isWished]) => isWished)).toEqual(suggested.slice(1).map(() => false));
    expect(marks.length).toBeGreaterThan(2);
    const scores = suggested.slice(1).map(({ matchScore }) => matchScore ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('begin with whoever comes closest where nobody is all of it', async () => {
    const { reader } = await aReaderOf('Werkstatt');
    await reader.put('/api/partner-wishes', { ...onlyCrafts, languages: ['it'] });
    const suggested: PotentialMatch[] = (await reader.get('/api/matches/potential')).json();
    expect(suggested.every(({ isWished }) => isWished === false)).toBe(true);
    expect(suggested[0]?.user.companyName).toBe('Werkstatt');
  });

  it('go by what is filtered by, as everybody’s do', async () => {
    const { reader } = await aReaderOf('Werkstatt');
    const query = '/api/matches/potential?industry=beratung';
    const suggested: PotentialMatch[] = (await reader.get(query)).json();
    expect(suggested.map(({ user }) => user.industry)).not.toContain('handwerk');
    expect(suggested.every(({ isWished }) => isWished === undefined)).toBe(true);
  });

  it('are as before where nothing is looked for, and for members without Pro', async () => {
    const { requester } = await twoPartners(test);
    await aCandidate();
    const suggested: PotentialMatch[] = (await requester.get('/api/matches/potential')).json();
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.every(({ isWished }) => isWished === undefined)).toBe(true);
  });
});

describe('partners with Pro', () => {
  it('come first among equals, which readers see', async () => {
    const { requester } = await twoPartners(test);
    const twins = { ...freiburg, industry: 'it & software', description: 'Wir bauen Websites.' };
    const plain = await aCandidate({ ...twins, company_name: 'Ohne Pro' });
    const paying = await aCandidate({ ...twins, company_name: 'Mit Pro', ...pro });
    await index(plain, paying);
    const suggested: PotentialMatch[] = (await requester.get('/api/matches/potential')).json();
    const [first, second] = suggested.filter(({ user }) => /Pro$/.test(user.companyName));
    expect([first?.user.companyName, first?.user.hasPriority]).toEqual(['Mit Pro', true]);
    expect([second?.user.companyName, second?.user.hasPriority]).toEqual(['Ohne Pro', false]);
    expect(first?.matchScore).toBe(second?.matchScore);
  });

  it('are not shown before a partner that fits better', async () => {
    const { requester } = await twoPartners(test);
    const better = await aCandidate({ ...freiburg, company_name: 'Besser' });
    const paying = await aCandidate({ latitude: 48.4, longitude: 7.9, company_name: 'Weiter weg', ...pro });
    await index(better, paying);
    const suggested: PotentialMatch[] = (await requester.get('/api/matches/potential')).json();
    const names = suggested.map(({ user }) => user.companyName);
    expect(names.indexOf('Besser')).toBeLessThan(names.indexOf('Weiter weg'));
  });
});

const onlyCrafts: SavedWishes = { ...nothing, industries: ['handwerk'] };

/** With Pro, looking for crafts; the one craftsman there is lies further away than everybody else. */
async function aReaderOf(craftsman: string) {
  const { requester: reader, provider } = await twoPartners(test);
  // What ties two would be read first among equals.
  await test.db.updateTable('members').set({ trade: null }).where('id', '=', provider.member.id).execute();
  await balances(test.db).setPlan(reader.member.id, 'active');
  const far = { latitude: 49.01, longitude: 8.4, industry: 'handwerk', company_name: craftsman };
  await index(reader.member, await aCandidate(far), await aCandidate(freiburg), await aCandidate(freiburg));
  await reader.put('/api/partner-wishes', onlyCrafts);
  const names = async () => {
    const suggested: PotentialMatch[] = (await reader.get('/api/matches/potential')).json();
    return suggested.map(({ user }) => user.companyName);
  };
  return { reader, names };
}

async function aCandidate(fields: Partial<NewMember> = {}): Promise<MemberRow> {
  const member = await test.aCompleteMember({ industry: 'beratung', ...freiburg, ...fields });
  await givePlatforms(test.db, member, ['google']);
  await index(member);
  return member;
}

async function index(...members: readonly MemberRow[]): Promise<void> {
  await candidateIndex(test.db).refresh(
    members.map(({ id }) => id),
    test.clock.now(),
  );
}
