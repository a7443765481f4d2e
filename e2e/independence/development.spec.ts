import { spawn } from 'node:child_process';
import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../site/fixtures.ts';
import { type Site, startSite } from '../site/site.ts';

test.describe.configure({ timeout: 300_000 });

test('`npm run dev -w mf-reviews` shows the module as it is edited inside the site, and would reload it', async ({
  newVisitor,
}) => {
  const site = await startDevelopment('mf-reviews');
  try {
    const page = await newVisitor();
    const headers = { origin: site.origin };
    const email = 'demo@rezenso.example';
    const signedIn = await page.request.post(`${site.origin}/api/auth/dev-bypass`, { data: { email }, headers });
    expect(signedIn.ok()).toBe(true);
    const entry = page.waitForResponse((answer) => answer.url().endsWith('/releases/mf-reviews/development/entry.js'));
    const reload = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'));
    await page.goto(`${site.origin}/reviews`);
    expect((await entry).status()).toBe(200);
    expect(
      await (await reload).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ok"')),
    ).toBeTruthy();
    await expect(page.getByRole('heading', { level: 1, name: 'Bewertungen' })).toBeVisible();
    await page.getByRole('button', { name: 'Review importieren' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The data folder of the site: nothing was released there, and nothing stands in its way.
    expect(await readdir(site.dataDir)).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('`npm run dev -w server` starts the server anew when one of its sources is saved', async () => {
  const site = await startDevelopment('server', { SEED: 'none' });
  try {
    const starts = () => site.log().split('Rezenso is ready').length - 1;
    expect(starts()).toBe(1);
    // Saved as it was: nothing changes but the moment.
    const now = new Date();
    await utimes(new URL('../../server/src/main.ts', import.meta.url), now, now);
    await expect.poll(starts, { timeout: 60_000 }).toBe(2);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    expect(await readdir(site.dataDir)).toEqual([]);
  } finally {
    await site.stop();
  }
});

/** As somebody of the team starts it, with the variables of a site whose data folder is not its own. */
async function startDevelopment(workspace: string, env?: Record<string, string>): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rezenso-site-'));
  const own = await mkdtemp(join(tmpdir(), 'rezenso-dev-'));
  return startSite({
    dataDir,
    env: { LOG_LEVEL: 'info', DEV_DATA_DIR: own, ...env },
    launch: (env, cwd) =>
      spawn('npm', ['run', 'dev', '-w', workspace], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }),
  });
}
