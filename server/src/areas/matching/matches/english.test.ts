import { after, describe, it } from 'node:test';
import type { Match, PotentialMatch } from '@rezenso/contract/matches';
import { expect } from 'expect';
import { twoPartners } from '../../../../testing/factories/matches.ts';
import { type ModelRequest, says, startFakeModel } from '../../../../testing/language-model.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { candidateIndex } from '../../accounts/index.ts';

const fake = await startFakeModel();
after(() => fake.close());
const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
const worded = await startTestApp({
  env: { OFFERED_LANGUAGES: 'de,en', LLM_BASE_URL: fake.baseUrl, LLM_MODEL: 'test-model' },
});

describe('why a partner suits, to an account that reads English', () => {
  it('is told in English with a suggestion, and in German to who reads German', async () => {
    const { requester, provider } = await twoPartners(test);
    await candidateIndex(test.db).refresh([requester.member.id, provider.member.id], test.clock.now());
    const [german] = await suggestionsFor(requester);
    await speakEnglish(test, requester);
    const [english] = await suggestionsFor(requester);
    expect(english?.matchScore).toBe(german?.matchScore);
    expect(english?.user.tradeName).toBe('Printing company');
    expect(english?.recommendation).toMatch(/Druckwerk Breisgau/);
    expectEnglish(english?.recommendation, ...(english?.reasons.map(({ text }) => text) ?? []));
    expect(english?.reasons.map(({ factor }) => factor)).toEqual(german?.reasons.map(({ factor }) => factor));
    const [toProvider] = await suggestionsFor(provider);
    expect(toProvider?.user.tradeName).toBe('Café');
    expect(toProvider?.recommendation).toMatch(/[äöüß]| und | du | ihr | passt /);
  });

  it('is told in English with a match, also with one that began in German', async () => {
    const { requester, provider } = await twoPartners(test);
    const begun = (await requester.post('/api/matches', { providerId: provider.member.id })).json<Match>();
    await speakEnglish(test, provider);
    const [received] = (await provider.get('/api/matches')).json<Match[]>();
    expectEnglish(received?.aiRecommendation, ...(received?.reasons.map(({ text }) => text) ?? []));
    expect(received?.matchScore).toBe(begun.matchScore);
    const [asked] = (await requester.get('/api/matches')).json<Match[]>();
    expect(asked?.aiRecommendation).toBe(begun.aiRecommendation);
    const accepted = (await provider.put(`/api/matches/${begun.id}/accept`)).json<Match>();
    expect(accepted.aiRecommendation).toBe(received?.aiRecommendation);
  });

  it('names a partner who left in English', async () => {
    const { requester, provider } = await twoPartners(test);
    await requester.post('/api/matches', { providerId: provider.member.id });
    await provider.post('/api/privacy/delete-account', { email: provider.member.email });
    await test.runJobs();
    await speakEnglish(test, requester);
    const [match] = (await requester.get('/api/matches')).json<Match[]>();
    expect(match?.provider.companyName).toBe('Former partner');
  });

  it('is worded by a language model in English', async () => {
    const asked: ModelRequest[] = [];
    fake.reply = (response, request) => {
      asked.push(request);
      says({ recommendation: `${builtInOf(request)} That fits.` })(response, request);
    };
    const { requester, provider } = await twoPartners(worded);
    await speakEnglish(worded, requester);
    await requester.post('/api/matches', { providerId: provider.member.id });
    await worded.runJobs();
    const [match] = (await requester.get('/api/matches')).json<Match[]>();
    expect(match).toMatchObject({ recommendationEngine: 'language-model' });
    expect(match?.aiRecommendation).toMatch(/ That fits\.$/);
    expectEnglish(match?.aiRecommendation);
    const systems = asked.map(({ messages }) => messages[0]?.content ?? '');
    expect(systems.filter((text) => /Antworte auf Englisch/.test(text) && /Reword/.test(text))).toHaveLength(1);
    expect(systems.filter((text) => /Antworte auf Deutsch/.test(text) && /Formuliere/.test(text))).toHaveLength(1);
  });
});

async function speakEnglish(app: typeof test, { member }: SignedInClient): Promise<void> {
  await app.db.updateTable('members').set({ language: 'en' }).where('id', '=', member.id).execute();
}

function builtInOf(request: ModelRequest): string {
  return JSON.parse(request.messages.at(-1)?.content ?? '').data.recommendation;
}

async function suggestionsFor(client: SignedInClient): Promise<PotentialMatch[]> {
  return (await client.get('/api/matches/potential')).json();
}

function expectEnglish(...texts: readonly (string | null | undefined)[]): void {
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    expect(text).toMatch(/\b(?:you|your|and|is|are)\b/i);
    expect(text).not.toMatch(/[äöüß]|\b(?:und|ihr|du|dein|nicht|ist)\b/);
  }
}
