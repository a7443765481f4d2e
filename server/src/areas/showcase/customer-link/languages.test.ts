import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { load } from 'cheerio';
import { expect } from 'expect';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { publish } from '../../../../testing/factories/showcase.ts';
import { germanOn } from '../../../../testing/german-on-page.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
const headers = { cookie: 'lang=en' };

describe('asking customers in English', () => {
  it('is a page that has no German word', async () => {
    await anOwner();
    const answer = await test.newVisitor().send({ url: '/b/cafe-morgenrot', headers });
    const { body } = answer;
    expect([load(body)('h1').text(), germanOn(body)]).toEqual(['How was it at Morgenrot?', []]);
    expect(answer.headers.vary).toBe('Cookie, Accept-Language');
  });

  it('tells the business what platforms say about it', async () => {
    const owner = await anOwner();
    for (const platform of ['google', 'yelp', 'kununu', 'jameda', 'facebook', 'other'] as const)
      await test.db
        .insertInto('user_platforms')
        .values({
          member_id: owner.member.id,
          platform,
          business_name: 'Morgenrot',
          profile_url: null,
          created_at: test.clock.now(),
        })
        .execute();
    const { platforms } = (await owner.send({ url: '/api/public-page', headers })).json();
    const rules = platforms.map(({ rule }: { rule: string }) => rule);
    expect(rules).toHaveLength(6);
    expect(rules.flatMap((rule: string) => germanIn(rule))).toEqual([]);
  });

  it('is a poster in English, which says so', { timeout: 60_000 }, async () => {
    const owner = await anOwner();
    const answer = await owner.send({ url: '/api/public-page/print-sheet', headers });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="poster-cafe-morgenrot.pdf"');
    const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text } = await extractText(document, { mergePages: true });
    const { info } = await getMeta(document);
    expect([String(info.Language), String(info.Title)]).toEqual(['en', 'Review Morgenrot']);
    expect(text).toContain('How did we do?');
    expect(germanIn(text)).toEqual([]);
  });
});

async function anOwner() {
  const owner = await test.signIn({ company_name: 'Morgenrot', subscription_status: 'active' });
  await publish(owner);
  return owner;
}
