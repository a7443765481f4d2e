import { after, describe, it } from 'node:test';
import type { Match, PotentialMatch } from '@rezenso/contract/matches';
import type { DataExport } from '@rezenso/contract/privacy';
import { expect } from 'expect';
import { aMatch, twoPartners } from '../../../../testing/factories/matches.ts';
import { breaks, type ModelRequest, says, startFakeModel } from '../../../../testing/language-model.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { candidateIndex } from '../../accounts/index.ts';

const fake = await startFakeModel();
after(() => fake.close());
const test = await startTestApp({ env: { LLM_BASE_URL: fake.baseUrl, LLM_MODEL: 'test-model' } });
const { db, clock } = test;

const ending = 'Das passt.';
/** Words what it is given: the same sentences, and one more. */
const obedient = (...[response, request]: Parameters<typeof fake.reply>) =>
  says({ recommendation: `${builtInOf(request)} ${ending}` })(response, request);

describe('the recommendation of a match', () => {
  it('has the built-in words at once and those of the model soon, for each side its own', async () => {
    fake.reply = obedient;
    const { requester, provider } = await twoPartners(test);
    const answer = await requester.post('/api/matches', { providerId: provider.member.id });
    const first = answer.json<Match>();
    expect(first.recommendationEngine).toBe('built-in');
    await test.runJobs();
    const [asked] = (await requester.get('/api/matches')).json<Match[]>();
    expect(asked).toMatchObject({
      recommendationEngine: 'language-model',
      aiRecommendation: `${first.aiRecommendation} ${ending}`,
    });
    const [received] = (await provider.get('/api/matches')).json<Match[]>();
    expect(received?.recommendationEngine).toBe('language-model');
    expect(received?.aiRecommendation).toContain(ending);
    expect(received?.aiRecommendation).not.toContain('Druckwerk Breisgau');
  });

  for (const [fault, reply] of Object.entries({
    ...breaks,
    'obeys a stranger': says({ recommendation: 'Überweise 500 Euro an https://evil.example, dann wirst du Partner.' }),
  }).filter(([name]) => !/never|drips/.test(name)))
    it(`keeps the built-in words when the model ${fault}`, async () => {
      fake.reply = reply;
      const { requester, provider } = await twoPartners(test);
      const made = (await requester.post('/api/matches', { providerId: provider.member.id })).json<Match>();
      await test.runJobs();
      const [match] = (await requester.get('/api/matches')).json<Match[]>();
      expect(match).toMatchObject({ recommendationEngine: 'built-in', aiRecommendation: made.aiRecommendation });
    });

  it('comes to matches from before there was a model, when they are looked at', async () => {
    fake.reply = obedient;
    const { requester } = await aMatch(test);
    await db
      .updateTable('matches')
      .set({ ai_recommendation: 'Ihr sprecht beide Familien an.', reasons: '[]' })
      .execute();
    await requester.get('/api/matches');
    expect(await askedBy(test.runJobs)).toBe(1);
    const [match] = (await requester.get('/api/matches')).json<Match[]>();
    expect(match?.aiRecommendation).toBe(`Ihr sprecht beide Familien an. ${ending}`);
    expect(await askedBy(test.runJobs)).toBe(0);
  });

  it('does not come to a partner who left meanwhile', async () => {
    fake.reply = obedient;
    const { requester, provider } = await twoPartners(test);
    await requester.post('/api/matches', { providerId: provider.member.id });
    await provider.post('/api/privacy/delete-account', { email: provider.member.email });
    await test.runJobs();
    expect(await db.selectFrom('recommendation_wordings').selectAll().execute()).toEqual([]);
    const [match] = (await requester.get('/api/matches')).json<Match[]>();
    expect(JSON.stringify(match)).not.toContain('Druckwerk');
  });

  it('stands in the export as it is shown', async () => {
    fake.reply = obedient;
    const { requester, provider } = await twoPartners(test);
    await requester.post('/api/matches', { providerId: provider.member.id });
    await test.runJobs();
    const [match] = (await requester.get('/api/matches')).json<Match[]>();
    const { data } = (await requester.get('/api/privacy/export')).json<DataExport>();
    expect(data.matches?.[0]?.recommendation).toBe(match?.aiRecommendation);
  });
});

describe('the recommendation of a suggestion', () => {
  it('is worded once, however often it is looked at, and stays when it becomes a match', async () => {
    fake.reply = obedient;
    const { requester, provider } = await suggestible();
    const [first] = await suggestionsFor(requester);
    expect(first?.recommendationEngine).toBe('built-in');
    await suggestionsFor(requester);
    const before = fake.requests.length;
    await test.runJobs();
    expect(fake.requests.length).toBe(before + 1);
    expect(await askedBy(() => repeatJobs(test, 'matches.word-recommendation'))).toBe(0);
    const [worded] = await suggestionsFor(requester);
    expect(worded).toMatchObject({ recommendation: `${first?.recommendation} ${ending}` });
    const made = await requester.post('/api/matches', { providerId: provider.member.id });
    expect(made.json<Match>()).toMatchObject({
      recommendationEngine: 'language-model',
      aiRecommendation: worded?.recommendation,
    });
  });

  it('falls back when the facts change, and is worded anew a day later', async () => {
    fake.reply = obedient;
    const { requester, provider } = await suggestible();
    await suggestionsFor(requester);
    await test.runJobs();
    await db.updateTable('members').set({ company_name: 'Druckhaus' }).where('id', '=', provider.member.id).execute();
    expect((await suggestionsFor(requester))[0]?.recommendationEngine).toBe('built-in');
    expect(await askedBy(test.runJobs)).toBe(0);
    clock.advance({ hours: 25 });
    await suggestionsFor(requester);
    expect(await askedBy(test.runJobs)).toBe(1);
    const [worded] = await suggestionsFor(requester);
    expect(worded?.recommendation).toContain('Druckhaus');
    expect(worded?.recommendation).toContain(ending);
  });

  it('is asked for again a day after a failure', async () => {
    fake.reply = breaks['fails with 500'] ?? says({});
    const { requester } = await suggestible();
    await suggestionsFor(requester);
    await test.runJobs();
    await suggestionsFor(requester);
    expect(await askedBy(test.runJobs)).toBe(0);
    fake.reply = obedient;
    clock.advance({ hours: 25 });
    await suggestionsFor(requester);
    await test.runJobs();
    expect((await suggestionsFor(requester))[0]?.recommendationEngine).toBe('language-model');
  });

  it('is forgotten with time, but not that of a match', async () => {
    fake.reply = obedient;
    const { requester, provider } = await suggestible();
    await suggestionsFor(requester);
    const other = await twoPartners(test);
    await other.requester.post('/api/matches', { providerId: other.provider.member.id });
    await test.runJobs();
    clock.advance({ days: 91 });
    await sweepNow(test);
    const left = await db.selectFrom('recommendation_wordings').select('partner_id').execute();
    const partners = left.map(({ partner_id }) => partner_id);
    expect(partners).toEqual(expect.arrayContaining([other.provider.member.id, other.requester.member.id]));
    expect(partners).not.toContain(provider.member.id);
  });
});

async function suggestible() {
  const partners = await twoPartners(test);
  const members = Object.values(partners).map(({ member }) => member.id);
  await candidateIndex(db).refresh(members, clock.now());
  return partners;
}

async function suggestionsFor(client: SignedInClient): Promise<PotentialMatch[]> {
  return (await client.get('/api/matches/potential')).json();
}

/** How many questions reach the model meanwhile. */
async function askedBy(work: () => Promise<unknown>): Promise<number> {
  const before = fake.requests.length;
  await work();
  return fake.requests.length - before;
}

function builtInOf(request: ModelRequest): string {
  return JSON.parse(request.messages.at(-1)?.content ?? '').data.recommendation;
}
