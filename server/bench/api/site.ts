import { authenticate, features } from '../../src/areas/index.ts';
import { buildApp } from '../../src/http/app.ts';
import { openCore } from '../../src/open-core.ts';
import { createFreshDatabase } from '../fresh-database.ts';
import { type Backends, watchBackends } from './backends.ts';
import type { BareSite } from './bare-server.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import { type RecordedCall, statementsOf } from './record.ts';

const demo = 'demo@rezenso.example';

/** Both servers over one database with the demo data, and whose session asks. */
export interface Site {
  own: MeasuredProcess;
  bare: MeasuredProcess;
  calls: readonly RecordedCall[];
  cookie: string;
  backends: Backends;
  stop(): Promise<void>;
}

/** @param urls the calls that the bare server answers too, under their places in this list */
export async function openSite(urls: readonly string[]): Promise<Site> {
  const database = await createFreshDatabase('api');
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    CALL_LIMITS: 'off',
    DATABASE_URL: database.url,
    PORT: '0',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  };
  const own = await startMeasured('own-server.ts', undefined, env);
  const cookie = await signIn(own.address);
  const calls = await record(env, urls, cookie);
  const site: BareSite = { databaseUrl: database.url, calls };
  const bare = await startMeasured('bare-server.ts', site, env);
  const backends = await watchBackends(database.url);
  const stop = async () => {
    await backends.close();
    await Promise.all([own.stop(), bare.stop()]);
    await database.stop();
  };
  return { own, bare, calls, cookie, backends, stop };
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/dev-bypass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demo }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || !cookie) throw new Error(`Signing in answered ${answer.status}`);
  return cookie.split(';', 1)[0] ?? '';
}

/** The same application in this process, where its statements can be seen. */
async function record(env: NodeJS.ProcessEnv, urls: readonly string[], cookie: string): Promise<RecordedCall[]> {
  const core = await openCore({ ...env, SEED: 'none', LOG_LEVEL: 'silent' });
  const app = await buildApp(core, { authenticate, features });
  const ask = async (url: string) => {
    const answer = await app.inject({ url, headers: { cookie } });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer;
  };
  const calls: RecordedCall[] = [];
  for (const url of urls) {
    const answer = await ask(url);
    const statements = await statementsOf(() => ask(url));
    calls.push({ url, statements, answer: answer.json(), bytes: answer.rawPayload.length });
  }
  await app.close();
  await core.jobs.stop();
  await core.engines.close();
  await core.database.close();
  return calls;
}
