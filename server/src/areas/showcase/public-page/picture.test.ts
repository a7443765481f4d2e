import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { aReviewedBusiness } from '../../../../testing/factories/showcase.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;

describe('the picture of a public page', () => {
  it('is named by the page with its size, and is a PNG of that size', async () => {
    await aReviewedBusiness(test);
    const $ = load((await test.visitor.get('/u/cafe-morgenrot')).body);
    const said = (name: string) => $(`meta[property="og:${name}"]`).attr('content') ?? '';
    const address = said('image');
    expect(address).toBe(`${test.core.env.publicOrigin}/u/cafe-morgenrot/bild.png`);
    const { statusCode, headers, rawPayload } = await test.visitor.get(new URL(address).pathname);
    expect([statusCode, headers['content-type'], headers['set-cookie']]).toEqual([200, 'image/png', undefined]);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const size = [rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)].map(String);
    expect(size).toEqual([said('image:width'), said('image:height')]);
    expect(rawPayload.length).toBeLessThan(100_000);
  });

  it('is found by search engines only where the page is', async () => {
    const { recipient } = await aReviewedBusiness(test);
    const robots = async (isFindable: boolean) => {
      await db
        .updateTable('public_pages')
        .set({ is_findable: isFindable })
        .where('member_id', '=', recipient.member.id)
        .execute();
      return (await test.visitor.get('/u/cafe-morgenrot/bild.png')).headers['x-robots-tag'];
    };
    expect([await robots(false), await robots(true)]).toEqual(['noindex', undefined]);
  });

  it('changes with what it says, within a minute', async () => {
    const { recipient } = await aReviewedBusiness(test);
    const draw = async () => (await test.visitor.get('/u/cafe-morgenrot/bild.png')).rawPayload.toString('base64');
    const before = await draw();
    expect(await draw()).toBe(before);
    await db
      .updateTable('members')
      .set({ company_name: 'Čajovna Žižkov 🍵', trust_score: 12 })
      .where('id', '=', recipient.member.id)
      .execute();
    expect(await draw()).not.toBe(before);
    const { headers } = await test.visitor.get('/u/cafe-morgenrot/bild.png');
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
});
