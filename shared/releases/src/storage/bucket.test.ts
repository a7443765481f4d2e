import { randomBytes, randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { startBucketServer } from '../testing/bucket-server.ts';
import { openBucket } from './bucket.ts';

const server = await startBucketServer();
const bare = process.env.TEST_BUCKET_URL ? server : await startBucketServer({ barely: true });
Object.assign(process.env, server.env);
after(async () => {
  await server.close();
  if (bare !== server) await bare.close();
});

/** Several times what S3 lists at once. */
const listed = 2_100;
/** s3rver lists no second page, and takes any key. */
const skip = !process.env.TEST_BUCKET_URL && 'Only a real server does that: TEST_BUCKET_URL names none';
const skewMillis = 20 * 60_000;

// `npm run test:long -- bucket` has the same asked of a Ceph.
describe('a bucket', () => {
  it('is written to under a condition once, whichever form of an etag it compares with', async () => {
    for (const { address, env } of new Set([server, bare])) {
      const bucket = openBucket(`${address}/conditions`, env);
      expect(await bucket.put('registry.json', 'one', { condition: { IfNoneMatch: '*' } })).toBe(true);
      expect(await bucket.put('registry.json', 'two', { condition: { IfNoneMatch: '*' } })).toBe(false);
      const { etag = '' } = (await bucket.find('registry.json')) ?? {};
      const tries = ['a', 'b', 'c', 'd'].map((text) =>
        bucket.put('registry.json', text, { condition: { IfMatch: etag } }),
      );
      expect((await Promise.all(tries)).filter(Boolean)).toEqual([true]);
      expect(await bucket.put('registry.json', 'late', { condition: { IfMatch: etag } })).toBe(false);
      expect(await bucket.put('missing.json', 'new', { condition: { IfMatch: etag } })).toBe(false);
      expect(await bucket.find('missing.json')).toBeUndefined();
      const now = await bucket.find('registry.json');
      expect(await bucket.read('registry.json', now?.etag)).toBeUndefined();
      expect((await bucket.read('registry.json', etag))?.etag).toBe(now?.etag);
    }
  });

  it('keeps a large object, and names that need encoding', async () => {
    const bucket = openBucket(`${server.address}/large`, server.env);
    const large = randomBytes(24_000_000);
    await bucket.put('files/übergröße (1) + %41.js', large);
    expect((await bucket.find('files/übergröße (1) + %41.js'))?.content.equals(large)).toBe(true);
    expect((await bucket.list('files/')).map(({ key }) => key)).toEqual(['files/übergröße (1) + %41.js']);
    await bucket.remove('files/übergröße (1) + %41.js');
    await bucket.remove('files/übergröße (1) + %41.js');
    expect(await bucket.list('')).toEqual([]);
  });

  it('is listed whole, page by page', { skip }, async () => {
    const bucket = openBucket(`${server.address}/pages`, server.env);
    for (let from = 0; from < listed; from += 50)
      await Promise.all(Array.from({ length: 50 }, (_, one) => bucket.put(`mf-x/1.0.0/${from + one}.js`, 'x')));
    const keys = (await bucket.list('mf-x/')).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([listed, listed]);
  });

  it('refuses another key and another secret, and says so', { skip }, async () => {
    const wrong = { AWS_ACCESS_KEY_ID: 'NOBODY', AWS_SECRET_ACCESS_KEY: 'not-the-secret' };
    for (const [name, value] of Object.entries(wrong)) {
      Object.assign(process.env, { [name]: value });
      const asked = openBucket(server.address, server.env).find('registry.json');
      await expect(asked).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
      Object.assign(process.env, server.env);
    }
  });

  it('that is not there is not taken for an empty one', async () => {
    const nowhere = openBucket(`s3://${randomUUID()}/site`, server.env);
    await expect(nowhere.find('registry.json')).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await expect(nowhere.put('registry.json', '{}')).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await expect(nowhere.list('')).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it('is read by a machine whose clock is twenty minutes off', async (context) => {
    const bucket = openBucket(`${server.address}/clock`, server.env);
    await bucket.put('a.js', 'let a');
    for (const off of [skewMillis, -skewMillis]) {
      context.mock.timers.enable({ apis: ['Date'], now: Date.now() + off });
      const skewed = openBucket(`${server.address}/clock`, server.env);
      expect((await skewed.find('a.js'))?.content.toString()).toBe('let a');
      context.mock.timers.reset();
    }
  });
});
