import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver, { type Context, type Middleware } from 's3rver';

export interface BucketServer {
  /** `s3://releases/site` */
  address: string;
  /** Where its objects lie on disk; s3rver adds a suffix to each name. */
  folder: string;
  /** Variables with which the official client finds it. */
  env: Record<string, string>;
  close(): Promise<void>;
}

const bucket = 'releases';

/**
 * A server on loopback that speaks S3 over HTTP, with what s3rver does not know itself; an existing one when TEST_BUCKET_URL names
 * it, whose bucket is made where it is missing (`http://127.0.0.1:7480/releases`, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY).
 * @param options.barely compares etags with bare ones only, as Ceph does
 */
export async function startBucketServer({ barely = false } = {}): Promise<BucketServer> {
  if (process.env.TEST_BUCKET_URL) return onExisting(process.env.TEST_BUCKET_URL);
  const directory = await mkdtemp(join(tmpdir(), 'rezenso-bucket-'));
  const options = { port: 0, address: '127.0.0.1', silent: true, vhostBuckets: false };
  const server = new S3rver({ ...options, directory, configureBuckets: [{ name: bucket }] });
  server.middleware.unshift(conditionalWrites(server, barely));
  const { port } = await server.run();
  return {
    address: `s3://${bucket}/site`,
    folder: join(directory, bucket, 'site'),
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: () => server.close(),
  };
}

async function onExisting(url: string): Promise<BucketServer> {
  const { origin: endpoint, pathname } = new URL(url);
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  // Named otherwise, the region would be asked for as a place of the bucket, which a server without regions does not know.
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  // Whoever has it already is told that, or nothing.
  await client.send(new CreateBucketCommand({ Bucket: pathname.slice(1) })).catch((error: Error) => {
    if (error.name !== 'BucketAlreadyOwnedByYou') throw error;
  });
  client.destroy();
  return {
    // Each test has a place of its own there.
    address: `s3:/${pathname}/${randomUUID()}`,
    folder: '/it/has/no/folder/here',
    env: { AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY },
    close: async () => {},
  };
}

/**
 * If-Match and If-None-Match on PUT, and objects that are read whole: s3rver writes in place, the real ones replace. So
 * one request is served at a time.
 */
function conditionalWrites({ store }: S3rver, barely: boolean): Middleware {
  let last: Promise<unknown> = Promise.resolve();
  return (context, next) => {
    const turn = last.then(() => serve(context, next));
    last = turn.catch(() => undefined);
    return turn;
  };

  async function serve(context: Context, next: () => Promise<void>): Promise<void> {
    if (context.method !== 'PUT' || (await holds(context))) {
      await next();
      if (context.body instanceof Readable) context.body = await buffer(context.body);
      return;
    }
    context.status = 412;
    context.type = 'application/xml';
    context.body =
      '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>PreconditionFailed</Code><Message>At least one of the pre-conditions you specified did not hold</Message></Error>';
  }

  async function holds(context: Context): Promise<boolean> {
    const [, name = '', key = ''] = /^\/([^/]+)\/(.+)$/.exec(decodeURIComponent(context.path)) ?? [];
    const exists = await store.existsObject(name, key);
    if (context.get('if-none-match') === '*' && exists) return false;
    const wanted = context.get('if-match');
    if (!wanted) return true;
    const { etag } = exists ? await store.getMetadata(name, key) : { etag: undefined };
    return (barely ? etag?.replaceAll('"', '') : etag) === wanted;
  }
}
