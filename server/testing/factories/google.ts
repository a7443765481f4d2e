import { after } from 'node:test';
import { type FakeGoogle, startFakeGoogle } from '../google/fake-google.ts';
import type { BusinessReview } from '../google/google-business.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../test-app.ts';

const keys = { clientId: 'rezenso.apps.example', clientSecret: 'a secret of the test' };

export interface GoogleTestApp extends TestApp {
  google: FakeGoogle;
}

/** An application whose Google is a fake. */
export async function startGoogleTestApp(): Promise<GoogleTestApp> {
  const time: { now?: () => Date } = {};
  const google = await startFakeGoogle({
    ...keys,
    siteOrigin: 'http://localhost:3000',
    now: () => time.now?.() ?? new Date(),
  });
  const env = {
    GOOGLE_CLIENT_ID: keys.clientId,
    GOOGLE_CLIENT_SECRET: keys.clientSecret,
    GOOGLE_ISSUER: google.url,
    GOOGLE_API_BASE: google.url,
  };
  const test = await startTestApp({ env });
  time.now = test.clock.now;
  after(() => google.close());
  return { ...test, google };
}

export async function aGooglePlatform(client: SignedInClient, fields: object = {}): Promise<string> {
  const platform = { platform: 'google', businessName: 'Café Anna', profileUrl: 'https://maps.google.com/anna' };
  return (await client.post('/api/user-platforms', { ...platform, ...fields })).json().id;
}

/** Follows the browser's way to Google and back. @returns the address it comes back to, not yet opened */
export async function consent(start: string, choice: 'allow' | 'deny' = 'allow'): Promise<string> {
  const cookies = new Map<string, string>();
  let address = start;
  for (let step = 0; step < 10; step += 1) {
    if (address.startsWith('http://localhost:3000/')) return address.slice('http://localhost:3000'.length);
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const answer = await fetch(address, { redirect: 'manual', headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      cookies.set(name, value);
    }
    const body = await answer.text();
    const next = answer.headers.get('location') ?? body.match(new RegExp(`href="([^"]+/${choice})"`))?.[1];
    if (!next) throw new Error(`Google's page leads nowhere: ${answer.status} ${body}`);
    address = new URL(next, address).href;
  }
  throw new Error('Google leads in circles');
}

/** Connects a platform, as a person does. @returns where the browser ends */
export async function connect(client: SignedInClient, platformId: string, choice?: 'allow' | 'deny'): Promise<string> {
  const started = await client.get(`/auth/google?platformId=${platformId}`);
  const back = await consent(String(started.headers.location), choice);
  return String((await client.get(back)).headers.location);
}

/** Somebody with a connected platform whose first sync is done. */
export async function aConnected(test: GoogleTestApp): Promise<{ client: SignedInClient; platformId: string }> {
  const client = await test.signIn();
  const platformId = await aGooglePlatform(client);
  const end = await connect(client, platformId);
  if (!end.endsWith('google=connected')) throw new Error(`Not connected: ${end}`);
  await test.runJobs();
  return { client, platformId };
}

/** Leaves reviews at Google, a day apart, the first one newest. */
export function leaveReviews({ google, clock }: GoogleTestApp, given: ReadonlyArray<Partial<BusinessReview>>): void {
  const place = google.business.accounts.get('accounts/1')?.[0];
  given.forEach((fields, index) => {
    const time = new Date(clock.now().getTime() - (index + 1) * 86_400_000).toISOString();
    place?.reviews.push({
      reviewId: `review-${place.reviews.length + 1}`,
      reviewer: { displayName: 'Petra Sommer' },
      starRating: 'FIVE',
      createTime: time,
      updateTime: time,
      ...fields,
    });
  });
}

/** `count` reviews to leave, each with words of its own. */
export function manyReviews(count: number): Partial<BusinessReview>[] {
  return Array.from({ length: count }, (_, index) => ({
    comment: `Besuch Nummer ${index + 1}: Der Apfelkuchen war noch warm.`,
  }));
}

/** Asks for a sync, and waits for its end. */
export async function syncNow({ runJobs }: TestApp, client: SignedInClient, platformId: string): Promise<void> {
  const answer = await client.post(`/api/user-platforms/${platformId}/sync`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await runJobs();
}

export async function platformOf(client: SignedInClient, id: string) {
  const platforms: Array<{ id: string }> = (await client.get('/api/user-platforms')).json();
  return platforms.find((platform) => platform.id === id);
}
