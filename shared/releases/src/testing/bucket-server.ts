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

/** A server on loopback that speaks S3 over HTTP, with what s3rver does not know itself. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'rezenso-bucket-'));
  const options = { port: 0, address: '127.0.0.1', silent: true, vhostBuckets: false };
  const server = new S3rver({ ...options, directory, configureBuckets: [{ name: bucket }] });
  server.middleware.unshift(conditionalWrites(server));
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

/**
 * If-Match and If-None-Match on PUT, and objects that are read whole: s3rver writes in place, the real ones replace. So
 * one request is served at a time.
 */
function conditionalWrites({ store }: S3rver): Middleware {
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
    return !wanted || (exists && (await store.getMetadata(name, key)).etag === wanted);
  }
}
