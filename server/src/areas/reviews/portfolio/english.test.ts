import { describe, it } from 'node:test';
import type { ReviewAnalysis } from '@rezenso/contract/reviews';
import { expect } from 'expect';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
const content =
  'Der Schreiner kam im Mai zweimal vorbei, hat die Küche ausgemessen und die Türen sauber eingepasst. Nur der Termin verschob sich.';

describe('what is said about a review, to an account that reads English', () => {
  it('is English for a text that is checked', async () => {
    const eva = await aReader();
    await eva.post('/api/reviews/import', { source: 'google', content });
    const answer = (await eva.post('/api/reviews/analyze', { content: `${content} Danke!` })).json<ReviewAnalysis>();
    expect(answer.reasons.length).toBeGreaterThan(0);
    expect(answer.evidence[0]?.code).toMatch(/^duplicate_/);
    expectEnglish(answer);
  });

  it('is English for what was found, and kept in German, when it came in', async () => {
    await (await test.signIn()).post('/api/reviews/import', { source: 'google', content });
    const eva = await aReader();
    const { id } = (await eva.post('/api/reviews/import', { source: 'google', content: `${content} Danke!` })).json();
    const found = (await eva.get(`/api/reviews/${id}/evidence`)).json<ReviewAnalysis>();
    expect(found.evidence[0]?.quote).toContain('Schreiner');
    expectEnglish(found);
    await test.db.updateTable('members').set({ language: 'de' }).where('id', '=', eva.member.id).execute();
    const german = (await eva.get(`/api/reviews/${id}/evidence`)).json<ReviewAnalysis>();
    expect(german.evidence.map(({ code }) => code)).toEqual(found.evidence.map(({ code }) => code));
    expect(german.evidence[0]?.text).toMatch(/Bewertung/);
  });

  it('names themes and changes in English', async () => {
    const eva = await aReader({ subscription_status: 'active' });
    for (const [day, text] of [
      ['2031-02-10', 'Das Personal war sehr freundlich, aber die Wartezeit war zu lang.'],
      ['2031-01-05', 'Kompetente Beratung und faire Preise, gerne im nächsten Jahr.'],
    ])
      await eva.post('/api/reviews/import', {
        source: 'google',
        content: text,
        rating: 5,
        reviewDate: `${day}T10:00:00Z`,
      });
    const { themes, changes } = (await eva.get('/api/reviews/insights')).json();
    expect(themes.map(({ label }: { label: string }) => label)).toContain('Punctuality and waiting times');
    expect(changes).toEqual(['In February, one review came in, as many as in January.']);
  });

  it('leaves kinds of business in English and sorted so', async () => {
    const eva = await aReader();
    const names = (await eva.get('/api/trades')).json().trades.map(({ name }: { name: string }) => name);
    expect(names).toContain('Photo studio');
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  });
});

function aReader(fields: Parameters<typeof test.signIn>[0] = {}): Promise<SignedInClient> {
  return test.signIn({ language: 'en', ...fields });
}

function expectEnglish({ reasons, evidence }: ReviewAnalysis): void {
  for (const { text } of [...reasons, ...evidence]) {
    expect(text.replace(/“[^”]*”/g, '')).not.toMatch(/[äöüß]|\b(?:und|nicht|der|die|das|ist|mit)\b/);
  }
}
