import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { contentTypeOf } from './content-type.ts';

export interface BucketObject {
  content: Buffer;
  etag: string;
}

export interface PutOptions {
  /** Write only when the object is still this one, or when there is none. */
  condition?: { IfMatch: string } | { IfNoneMatch: '*' };
  cacheControl?: string;
}

/** The objects below a prefix of a bucket that speaks S3, by the rest of their key. */
export interface Bucket {
  /** `s3://bucket/prefix` */
  address: string;
  /** @param unlessEtag asks for the object only when it is another one. @returns undefined when it is the same */
  read(key: string, unlessEtag?: string): Promise<BucketObject | undefined>;
  /** Undefined when there is no such object. */
  find(key: string): Promise<BucketObject | undefined>;
  /** @returns false when the condition did not hold */
  put(key: string, content: string | Buffer, options?: PutOptions): Promise<boolean>;
  list(below: string): Promise<{ key: string; changedAt: Date }[]>;
  remove(key: string): Promise<void>;
}

export interface BucketTimeouts {
  connectionMs: number;
  requestMs: number;
}

/** For commands, which move whole releases. */
const unhurried: BucketTimeouts = { connectionMs: 5_000, requestMs: 60_000 };

/**
 * Opens the objects below an address. The bucket must know conditional writes (If-Match, If-None-Match), as S3, R2 and
 * MinIO do.
 * @param address `s3://bucket/prefix`
 * @param env AWS_REGION and, beside Amazon, AWS_ENDPOINT_URL_S3; keys are found where the official client looks for them,
 *   AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of the process first
 * @throws Error when the address names no bucket
 */
export function openBucket(address: string, env: NodeJS.ProcessEnv, timeouts = unhurried): Bucket {
  const [, name = '', path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? [];
  if (!name) throw new Error(`${address} names no bucket; write s3://bucket/prefix`);
  const prefix = path ? `${path}/` : '';
  const at = (key: string) => ({ Bucket: name, Key: prefix + key });

  let opened: ReturnType<typeof load> | undefined;
  /** Nobody without a bucket keeps the client of one in memory. */
  const open = () => {
    opened ??= load(env, timeouts);
    return opened;
  };

  async function read(key: string, unlessEtag?: string): Promise<BucketObject | undefined> {
    const condition = unlessEtag ? { IfNoneMatch: unlessEtag } : {};
    const { client, sdk } = await open();
    return unlessStatus([304], async () => {
      const { Body, ETag = '' } = await client.send(new sdk.GetObjectCommand({ ...at(key), ...condition }));
      return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
    });
  }

  /** @throws Error also when there is no such bucket: it is not an empty one */
  function find(key: string): Promise<BucketObject | undefined> {
    return unlessStatus([404], () => read(key), 'NoSuchBucket');
  }

  async function putOnce(key: string, content: string | Buffer, { condition, cacheControl }: PutOptions) {
    const kind = { ContentType: contentTypeOf(key), ...(cacheControl && { CacheControl: cacheControl }) };
    const { client, sdk } = await open();
    const command = new sdk.PutObjectCommand({ ...at(key), Body: content, ...kind, ...condition });
    // 409: two conditional writes met; the other one is going to win.
    return (await unlessStatus([409, 412], () => client.send(command))) !== undefined;
  }

  return {
    address,
    read,
    find,
    async put(key, content, options = {}) {
      const { condition } = options;
      if (await putOnce(key, content, options)) return true;
      if (!condition || !('IfMatch' in condition)) return false;
      // Ceph compares with the bare etag (seen with 16.2), so that the quoted one never matches. Asked so only where it should have
      // matched: whoever takes no bare etag for a condition would write without one.
      if ((await find(key))?.etag !== condition.IfMatch) return false;
      return putOnce(key, content, { ...options, condition: { IfMatch: condition.IfMatch.replaceAll('"', '') } });
    },
    async list(below) {
      const { client, sdk } = await open();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix + below });
      const found: { key: string; changedAt: Date }[] = [];
      for await (const { Contents = [] } of pages)
        for (const { Key = '', LastModified = new Date() } of Contents)
          found.push({ key: Key.slice(prefix.length), changedAt: LastModified });
      return found;
    },
    async remove(key) {
      const { client, sdk } = await open();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
  };
}

async function load(env: NodeJS.ProcessEnv, { connectionMs, requestMs }: BucketTimeouts) {
  const sdk = await import('@aws-sdk/client-s3');
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  const client: S3Client = new sdk.S3Client({
    region: env.AWS_REGION || env.AWS_DEFAULT_REGION || 'eu-central-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // We read back and hash every file ourselves; not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectionMs, requestTimeout: requestMs },
  });
  return { sdk, client };
}

/**
 * Undefined when the bucket answers with one of these; whatever else goes wrong is thrown.
 * @param unlessNamed an error with one of these that is thrown nevertheless
 */
async function unlessStatus<T>(
  statuses: readonly number[],
  ask: () => Promise<T>,
  unlessNamed?: string,
): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    const status = isAnswer(error) && error.name !== unlessNamed ? error.$metadata.httpStatusCode : undefined;
    if (status !== undefined && statuses.includes(status)) return undefined;
    // Some servers name what is wrong, and say no more; the name is what helps.
    if (isAnswer(error) && error.message === 'UnknownError') error.message = error.name;
    throw error;
  }
}

/** Whether the bucket answered, rather than something on the way. */
function isAnswer(error: unknown): error is S3ServiceException {
  return error instanceof Error && '$metadata' in error;
}
