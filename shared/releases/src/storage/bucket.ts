import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';

export interface BucketObject {
  content: Buffer;
  etag: string;
}

/** The objects of a release store in a bucket that speaks S3. */
export interface Bucket {
  /** @param unlessEtag asks for the object only when it is another one. @returns undefined when it is the same */
  read(key: string, unlessEtag?: string): Promise<BucketObject | undefined>;
  /** Undefined when there is no such object. */
  find(key: string): Promise<BucketObject | undefined>;
  write(key: string, content: string | Buffer): Promise<void>;
}

/**
 * Opens `s3://bucket/prefix`. Region, keys and, beside Amazon, the endpoint come from the official client's own
 * variables: AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3.
 */
export function openBucket(address: string): Bucket {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? [];
  const client = newClient();
  const at = (key: string) => ({ Bucket: bucket, Key: prefix ? `${prefix}/${key}` : key });

  async function read(key: string, unlessEtag?: string): Promise<BucketObject | undefined> {
    try {
      const command = new GetObjectCommand({ ...at(key), ...(unlessEtag && { IfNoneMatch: unlessEtag }) });
      const { Body, ETag = '' } = await client.send(command);
      return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
    } catch (error) {
      if (statusOf(error) === 304) return undefined;
      throw error;
    }
  }

  return {
    read,
    async find(key) {
      try {
        return await read(key);
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    async write(key, content) {
      await client.send(new PutObjectCommand({ ...at(key), Body: content, ContentType: 'application/json' }));
    },
  };
}

function newClient(): S3Client {
  const hasEndpoint = Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL);
  return new S3Client({
    region: process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || 'eu-central-1',
    forcePathStyle: hasEndpoint,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000 },
  });
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
