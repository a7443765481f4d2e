import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { startBakerySite } from '../../../../testing/bakery-site.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { analysisFeature } from './index.ts';
import { createSlots } from './slots.ts';

const site = await startBakerySite();
const test = await startTestApp({ features: [analysisFeature], env: { ANALYSIS_ALLOW: site.host } });
after(() => site.server.close());

describe('analysing a website', () => {
  it('reads name, industry, place and summary from real pages and quotes them', async () => {
    const eva = await test.signIn(await test.aMember());
    const answer = await eva.post('/api/analyze-website', { domain: `http://${site.host}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      companyName: 'Bäckerei Morgenrot',
      location: expect.stringContaining('79098'),
      specialties: expect.any(Array),
      engine: 'built-in',
    });
    expect(answer.json().summary).toContain('Sauerteig');
    expect(answer.json().industryConfidence).toBeGreaterThan(0);
    const [passage] = answer.json().evidence.companyName;
    expect(passage.url).toContain(site.host);
    expect(passage.passage).toContain('Morgenrot');
  });

  it('asks for a domain when there is none', async () => {
    const eva = await test.signIn();
    const answer = await eva.post('/api/analyze-website', { domain: '  ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('DOMAIN_REQUIRED');
  });

  const refusals: Array<[string, string, number, string]> = [
    ['no domain at all', 'das ist keine domain', 400, 'DOMAIN_INVALID'],
    ['a private address', 'http://192.168.0.1', 422, 'DOMAIN_NOT_PUBLIC'],
    ['the metadata service of a cloud', 'http://169.254.169.254/latest', 422, 'DOMAIN_NOT_PUBLIC'],
    ['a page that is none', `http://${site.host}/bild.png`, 422, 'WEBSITE_NOT_HTML'],
    ['an empty page', `http://${site.host}/leer`, 422, 'WEBSITE_EMPTY'],
    ['a page that is too large', `http://${site.host}/riesig`, 422, 'WEBSITE_TOO_LARGE'],
    ['a name that does not exist', 'gibt-es-nicht.invalid', 422, 'DOMAIN_UNREACHABLE'],
  ];
  for (const [what, domain, status, code] of refusals) {
    it(`answers ${code} to ${what}`, async () => {
      const eva = await test.signIn();
      const answer = await eva.post('/api/analyze-website', { domain });
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status, code });
    });
  }

  it('refuses a body without a domain and visitors', async () => {
    const eva = await test.signIn();
    expect((await eva.post('/api/analyze-website', {})).statusCode).toBe(400);
    expect((await test.visitor.post('/api/analyze-website', { domain: 'x.de' })).statusCode).toBe(401);
  });

  it('lets one business ask twenty times an hour, and others independently of it', async () => {
    const eva = await test.signIn();
    const ask = () => eva.post('/api/analyze-website', { domain: 'http://127.0.0.1:1' });
    for (let asked = 0; asked < 20; asked += 1) expect((await ask()).statusCode).toBe(422);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await test.signIn();
    expect((await other.post('/api/analyze-website', { domain: 'http://127.0.0.1:1' })).statusCode).toBe(422);
    test.clock.advance({ minutes: 61 });
    expect((await ask()).statusCode).toBe(422);
  });
});

describe('slots', () => {
  it('turn away what is too much and take the next when one is free again', async () => {
    const slots = createSlots(1);
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = slots.run('eva', () => promise);
    await expect(slots.run('ben', async () => 'second')).rejects.toMatchObject({ code: 'OVERLOADED' });
    resolve('first');
    expect(await first).toBe('first');
    expect(await slots.run('ben', async () => 'third')).toBe('third');
    await expect(slots.run('eva', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.run('eva', async () => 'fourth')).toBe('fourth');
  });

  it('leave room for others, however much one member asks for at once', async () => {
    const slots = createSlots(2);
    const { promise, resolve } = Promise.withResolvers<void>();
    const order: number[] = [];
    const asked = Array.from({ length: 8 }, (_, turn) =>
      slots.run('eva', async () => {
        await promise;
        order.push(turn);
      }),
    );
    expect(await slots.run('ben', async () => 'at once')).toBe('at once');
    resolve();
    const outcomes = await Promise.allSettled(asked);
    expect(order).toEqual([0, 1, 2, 3]);
    for (const refused of outcomes.slice(4))
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'OVERLOADED' } });
    expect(await slots.run('eva', async () => 'again')).toBe('again');
  });
});
