/** The part of s3rver that we use; it brings no types. */
declare module 's3rver' {
  interface Context {
    method: string;
    path: string;
    status: number;
    type: string;
    body: unknown;
    get(header: string): string;
  }

  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: Middleware[];
    store: {
      existsObject(bucket: string, key: string): Promise<boolean>;
      getMetadata(bucket: string, key: string): Promise<{ etag: string }>;
    };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
