import { describe, it } from 'node:test';
import { expect } from 'expect';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { type SignedInClient, startTestApp } from '../../../../../testing/test-app.ts';

const test = await startTestApp();
const path = '/api/reviews/insights/report';

describe('the report to hand on', () => {
  it('says of a business what its insights say, who wrote it when, and where that comes from', async () => {
    const eva = await aProMember();
    await importReviews(eva, [
      ['google', '2031-02-10', 4, 'Das Personal war sehr freundlich, aber die Wartezeit war zu lang.'],
      ['google', '2031-02-12', 5, 'Kompetente Beratung und faire Preise.'],
      ['trustpilot', '2030-12-05', 5, 'Wir waren sehr zufrieden mit der schönen Torte.'],
      ['yelp', '2029-12-05', 1, 'Leider war das Essen kalt und fade.'],
    ]);
    const answer = await eva.get(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="bewertungsbericht-2031-03-03.pdf"',
    });
    const { text, title, language, pages } = await read(answer.rawPayload);
    expect([title, language, pages <= 4]).toEqual(['Bäckerei Öztürk – Bewertungsbericht', 'de', true]);
    for (const said of [
      'Bäckerei Öztürk',
      'Freiburg',
      'April 2030 bis März 2031',
      'Erstellt am 3. März 2031',
      '73',
      'wie verlässlich dieser Betrieb selbst für Partner bewertet',
      '4,7',
      'aus 3 Bewertungen mit Sternen',
      'Im Februar kamen 2 Bewertungen dazu, 2 mehr als im Januar.',
      '„Kompetente Beratung und faire Preise.“',
      'Gelobt · Google, 12. Februar 2031',
      'Kritisiert · Google, 10. Februar 2031',
      'Trustpilot',
      'Gelesen wurden alle 3 Bewertungen dieser Zeit',
      'Keine davon ist bestätigt',
      'Dieser Bericht wurde am 3. März 2031 von Bäckerei Öztürk mit Rezenso erstellt.',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/kalt und fade|Yelp|Petra Klein|undefined|null|NaN/);
  });

  it('has its typeface in it, its charts as vectors, and no picture', async () => {
    const eva = await aProMember();
    await importReviews(eva, [['google', '2031-02-10', 4, 'Das Personal war sehr freundlich.']]);
    const pdf = (await eva.get(path)).rawPayload;
    expect((await read(pdf)).text).toContain('Gelesen wurde die eine Bewertung dieser Zeit, die bei Rezenso steht.');
    const raw = pdf.toString('latin1');
    expect(raw).toMatch(/\/BaseFont \/[A-Z]+\+Figtree/);
    expect(raw).not.toMatch(/\/Subtype \/Image|\/JavaScript|\/URI/);
    expect(raw).toContain('/DisplayDocTitle true');
  });

  it('is set without a review, for a long name, and in whatever letters people wrote', async () => {
    const empty = await read((await (await aProMember()).get(path)).rawPayload);
    expect(empty.text).toContain('kein deutscher Satz, der etwas deutlich lobt oder kritisiert');
    expect(empty.text).not.toContain('NaN');
    expect(empty.text).toContain('Aus dieser Zeit steht keine Bewertung bei Rezenso.');
    const long = 'DonaudampfschifffahrtsgesellschaftskapitänsmützenfabrikationsgesellschaftmitbeschränkterHaftung';
    const strange = await aProMember({ company_name: `${long} 🎉` });
    await importReviews(strange, [
      ['google', '2031-02-10', 5, `Sehr freundliches Personal 🎉🎉 ${'sehr'.repeat(60)} gut.`],
      ['google', '2031-02-11', 5, 'Das Personal war sehr freundlich, אני ממליץ בחום רב מאוד לכולם כאן תודה רבה מאוד.'],
      ['google', '2031-02-12', 5, 'Łódź, Þór und Ōsaka: nette Beratung, „prima“ – 5 €.\u202E'],
    ]);
    const { text, title } = await read((await strange.get(path)).rawPayload);
    expect(title).toContain(long);
    expect(text).not.toMatch(/🎉|\u202E|undefined/);
    expect(text.replace(/\s/g, '')).toContain(long);
    const foreign = await read((await (await aProMember({ company_name: 'قهوة الصباح' })).get(path)).rawPayload);
    expect(foreign.title).toBe('Betrieb auf Rezenso – Bewertungsbericht');
  });

  it('reads a thousand reviews at most, says so, and stays short and quick', { timeout: 60_000 }, async () => {
    const eva = await aProMember();
    await addReviews(eva.member.id, 1_100);
    const begun = performance.now();
    const answer = await eva.get(path);
    expect(performance.now() - begun).toBeLessThan(15_000);
    const { text, pages } = await read(answer.rawPayload);
    expect(text).toContain('Gelesen wurden die neuesten 1.000 Bewertungen');
    expect(pages).toBeLessThanOrEqual(8);
    expect(answer.rawPayload.byteLength).toBeLessThan(400_000);
  });

  it('is part of Pro, for the business alone, and no more often than other files', async () => {
    const free = await test.signIn();
    const refused = await free.get(path);
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'PRO_REQUIRED']);
    expect((await test.visitor.get(path)).statusCode).toBe(401);
    const eva = await aProMember();
    await test.db.updateTable('rate_limits').set({ taken: 0 }).execute();
    for (let turn = 0; turn < 20; turn += 1) await eva.get('/api/reviews/insights/export');
    expect((await eva.get(path)).json().code).toBe('RATE_LIMITED');
  });
});

function aProMember(fields: Parameters<typeof test.signIn>[0] = {}): Promise<SignedInClient> {
  return test.signIn({
    subscription_status: 'active',
    company_name: 'Bäckerei Öztürk',
    location: 'Freiburg',
    trust_score: 73,
    ...fields,
  });
}

type Given = readonly [source: string, day: string, rating: number, content: string];

async function importReviews(client: SignedInClient, given: readonly Given[]): Promise<void> {
  for (const [source, day, rating, content] of given) {
    const review = { source, content, rating, reviewerName: 'Petra Klein', reviewDate: `${day}T10:00:00Z` };
    const answer = await client.post('/api/reviews/import', review);
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  }
}

async function addReviews(member: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    member_id: member,
    source: 'google' as const,
    content: `Besuch ${index}: Das Personal war ${index % 3 === 0 ? 'unfreundlich' : 'sehr freundlich'}, das Essen lecker.`,
    content_hash: `${member}${index}`,
    rating: (index % 5) + 1,
    reviewer_name: 'Kundin',
    review_date: new Date(Date.parse('2031-02-20T10:00:00Z') - index * 3 * 3_600_000),
    external_id: `${member}${index}`,
    created_at: new Date('2031-02-21T10:00:00Z'),
  }));
  for (let from = 0; from < rows.length; from += 100)
    await test.db
      .insertInto('reviews')
      .values(rows.slice(from, from + 100))
      .execute();
}

/** What a reader of PDF finds. */
async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  return {
    text: text.replace(/\s+/g, ' '),
    pages: totalPages,
    title: String(info.Title),
    language: String(info.Language),
  };
}
