import { expect, test } from '../site/fixtures.ts';
import { preparedFolder } from '../site/prepared-folder.ts';
import { type Site, startRefused, startSite } from '../site/site.ts';

const kills = 3;

test('a killed server loses nothing that it acknowledged', async () => {
  test.setTimeout(480_000);
  let site = await startSite({ env: { SEED: 'none' } });
  const acknowledged: string[] = [];
  const cookie = await signIn(site);
  for (let round = 0; round < kills; round += 1) {
    const writing = writeUntilDead(site, cookie, round, acknowledged);
    // The first text wakes the threads that read texts, which takes a busy machine a while.
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { intervals: [50] }).toBeGreaterThan(before + round * 10);
    await site.kill();
    await writing;
    site = await startSite({ dataDir: site.dataDir, env: { SEED: 'none' } });
    expect(acknowledged.length).toBeGreaterThan(round);
    expect(await reviewsOf(site, cookie)).toEqual(expect.arrayContaining(acknowledged));
  }
  await site.stop();
});

test('a second process on the same data is refused, and a stale lock is taken over', async () => {
  const site = await startSite({ dataDir: await preparedFolder('none'), env: { SEED: 'none' } });
  const second = await startRefused({ dataDir: site.dataDir, env: { SEED: 'none' } });
  expect(second.code).not.toBe(0);
  expect(second.output).toContain(site.dataDir);
  await site.kill();
  const third = await startSite({ dataDir: site.dataDir, env: { SEED: 'none' } });
  await third.stop();
});

async function signIn({ origin }: Site): Promise<string> {
  const answer = await post(origin, '/api/auth/dev-bypass', { email: 'anna@cafe-anna.example' });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Imports one review after the other until the server is gone, noting each that was acknowledged. */
async function writeUntilDead({ origin }: Site, cookie: string, round: number, acknowledged: string[]): Promise<void> {
  for (let number = 0; number < 500; number += 1) {
    const content = `Besuch ${round}-${number}: Wir saßen am Fenster und bestellten zweimal.`;
    const body = {
      source: 'google',
      content,
      rating: 5,
      reviewerName: 'Importiert',
      reviewDate: new Date().toISOString(),
    };
    try {
      const answer = await post(origin, '/api/reviews/import', body, cookie);
      await answer.arrayBuffer();
      if (answer.ok) acknowledged.push(content);
    } catch {
      return;
    }
  }
}

async function reviewsOf({ origin }: Site, cookie: string): Promise<string[]> {
  const reviews: { content: string }[] = await (await fetch(`${origin}/api/reviews`, { headers: { cookie } })).json();
  return reviews.map(({ content }) => content);
}

function post(origin: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
}
