import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow, integrityOf } from '../files/integrity.ts';
import type { ReleaseFile } from '../registry/registry.ts';
import type { Bucket } from './bucket.ts';
import { noteIn, returnPath } from './returns.ts';
import { assertSame, registryFile, type Storage, type StoredRelease } from './storage.ts';

const immutable = 'public, max-age=31536000, immutable';
const atOnce = 8;

/** Releases in a bucket: `<prefix>/<module>/<version>/…` and `<prefix>/registry.json`. */
export function bucketStorage(bucket: Bucket): Storage {
  return {
    place: bucket.address,
    async readRegistry() {
      const found = await bucket.find(registryFile);
      return found && { text: found.content.toString('utf8'), state: found.etag };
    },
    replaceRegistry: (text, known) =>
      bucket.put(registryFile, text, {
        condition: known ? { IfMatch: known.state } : { IfNoneMatch: '*' },
        cacheControl: 'no-cache',
      }),
    async putFiles(module, version, folder) {
      const wanted = await filesBelow(folder);
      const put = async ({ path }: ReleaseFile) =>
        bucket.put(`${module}/${version}/${path}`, await readFile(join(folder, path)), {
          condition: { IfNoneMatch: '*' },
          cacheControl: immutable,
        });
      await eachOf(wanted, put);
      const keys = (await bucket.list(`${module}/${version}/`)).map(({ key }) => key);
      const stored = await eachOf(keys.sort(), (key) => storedFile(bucket, key, `${module}/${version}/`));
      assertSame(wanted, stored, module, version);
      return stored;
    },
    async readFile(module, version, path) {
      const found = await bucket.find(`${module}/${version}/${path}`);
      if (!found) throw new Error(`${bucket.address} has no ${module}/${version}/${path}`);
      return found.content;
    },
    storedReleases: async () => releasesAmong(await bucket.list('')),
    async removeFiles(module, version) {
      const keys = (await bucket.list(`${module}/${version}/`)).map(({ key }) => key);
      await eachOf([...keys, returnPath(module, version)], bucket.remove);
    },
    async readReturn(module, version) {
      const found = await bucket.find(returnPath(module, version));
      return found && noteIn(found.content.toString('utf8'));
    },
    async noteReturn(module, version, note) {
      await bucket.put(returnPath(module, version), JSON.stringify(note));
    },
  };
}

async function storedFile(bucket: Bucket, key: string, below: string): Promise<ReleaseFile> {
  const found = await bucket.find(key);
  if (!found) throw new Error(`${key} has gone from the bucket`);
  return { path: key.slice(below.length), integrity: integrityOf(found.content), bytes: found.content.length };
}

function releasesAmong(objects: readonly { key: string; changedAt: Date }[]): StoredRelease[] {
  const releases = new Map<string, StoredRelease>();
  for (const { key, changedAt } of objects) {
    const [, module, version] = /^([^./][^/]*)\/([^/]+)\/./.exec(key) ?? [];
    if (!module || !version) continue;
    const known = releases.get(`${module}/${version}`);
    const latest = known && known.changedAt > changedAt ? known.changedAt : changedAt;
    releases.set(`${module}/${version}`, { module, version, changedAt: latest });
  }
  return [...releases.values()];
}

async function eachOf<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return results;
}
