import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ReleaseFile } from '@rezenso/contract/releases';
import { filesBelow, integrityOf } from './integrity.ts';
import { assertSame, returnPath, type Storage, type StoredRelease } from './storage.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
const immutable = 'public, max-age=31536000, immutable';
const atOnce = 8;

/**
 * Releases in a bucket that speaks S3: `<prefix>/<module>/<version>/…` and `<prefix>/registry.json`. The bucket must
 * know conditional writes (If-Match, If-None-Match), as S3, R2 and MinIO do.
 * @param address `s3://bucket/prefix`
 * @param env AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, beside Amazon, AWS_ENDPOINT_URL_S3
 */
export function bucketStorage(address: string, env: NodeJS.ProcessEnv): Storage {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? [];
  if (!bucket) throw new Error(`${address} names no bucket; write s3://bucket/prefix`);
  const objects = objectsIn(clientFor(env), bucket, prefix ? `${prefix}/` : '');
  return {
    place: address,
    async readRegistry() {
      const found = await objects.get('registry.json');
      return found && { text: found.content.toString('utf8'), state: found.etag };
    },
    replaceRegistry: (text, known) =>
      objects.put(
        'registry.json',
        Buffer.from(text),
        known ? { IfMatch: known.state } : { IfNoneMatch: '*' },
        'no-cache',
      ),
    async putFiles(module, version, folder) {
      const wanted = await filesBelow(folder);
      const put = async ({ path }: ReleaseFile) =>
        objects.put(
          `${module}/${version}/${path}`,
          await readFile(join(folder, path)),
          { IfNoneMatch: '*' },
          immutable,
        );
      await eachOf(wanted, put);
      const keys = (await objects.list(`${module}/${version}/`)).map(({ key }) => key);
      const stored = await eachOf(keys.sort(), (key) => storedFile(objects, key, `${module}/${version}/`));
      assertSame(wanted, stored, module, version);
      return stored;
    },
    storedReleases: async () => releasesAmong(await objects.list('')),
    async removeFiles(module, version) {
      const keys = (await objects.list(`${module}/${version}/`)).map(({ key }) => key);
      await eachOf([...keys, returnPath(module, version)], objects.remove);
    },
    readReturn: async (module, version) => (await objects.get(returnPath(module, version)))?.content.toString('utf8'),
  };
}

function clientFor(env: NodeJS.ProcessEnv): S3Client {
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  return new S3Client({
    region: env.AWS_REGION || env.AWS_DEFAULT_REGION || 'eu-central-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // We read back and hash every file ourselves; not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
}

type Condition = { IfMatch: string } | { IfNoneMatch: '*' };
type Objects = ReturnType<typeof objectsIn>;

/** The objects of a bucket below a prefix, by the rest of their key. */
function objectsIn(client: S3Client, bucket: string, prefix: string) {
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    async get(key: string): Promise<{ content: Buffer; etag: string } | undefined> {
      try {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand(at(key)));
        return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    /** @returns false when the condition did not hold */
    async put(key: string, content: Buffer, condition: Condition, cacheControl: string): Promise<boolean> {
      const kind = { ContentType: contentTypeOf(key), CacheControl: cacheControl };
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: content, ...kind, ...condition }));
        return true;
      } catch (error) {
        // 409: two conditional writes met; the other one is going to win.
        if ([409, 412].includes(statusOf(error) ?? 0)) return false;
        throw error;
      }
    },
    async list(below: string): Promise<{ key: string; changedAt: Date }[]> {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + below });
      const found: { key: string; changedAt: Date }[] = [];
      for await (const { Contents = [] } of pages)
        for (const { Key = '', LastModified = new Date() } of Contents)
          found.push({ key: Key.slice(prefix.length), changedAt: LastModified });
      return found;
    },
    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}

async function storedFile(objects: Objects, key: string, below: string): Promise<ReleaseFile> {
  const found = await objects.get(key);
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

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

function contentTypeOf(key: string): string {
  return contentTypes[extname(key.replace(/\.(br|gz)$/, ''))] ?? 'application/octet-stream';
}
