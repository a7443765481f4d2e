import { spawn } from 'node:child_process';
import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differenceFrom, shownFor } from '../../shared/build/src/documents/shown-output.ts';
import { expect, test } from '../site/fixtures.ts';
import { type Site, startSite } from '../site/site.ts';
import { anAreaWithDialog, headingIn, signIn } from './chosen-area.ts';

test.describe.configure({ timeout: 600_000 });

test('`npm run dev -w <module>` shows the module as it is edited inside the site, and would reload it', async ({
  newVisitor,
  releasesSite,
}) => {
  const visitor = await newVisitor({ provoked: /./ });
  await signIn(visitor, releasesSite.origin);
  const area = await anAreaWithDialog(releasesSite, visitor);
  const site = await startDevelopment(area.module);
  try {
    const page = await newVisitor();
    await signIn(page, site.origin);
    const file = `/releases/${area.module}/development/entry.js`;
    const entry = page.waitForResponse((answer) => answer.url().endsWith(file));
    const reload = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'));
    await page.goto(site.origin + area.path);
    expect((await entry).status()).toBe(200);
    expect(
      await (await reload).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ok"')),
    ).toBeTruthy();
    await expect(headingIn(page, area.heading)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: area.button, exact: true }).first().click();
    await expect(page.getByRole('dialog').getByLabel(area.field)).toBeVisible();
    const shown = shownFor('npm run dev -w ');
    const [named = ''] = shown.command.split(' ').slice(-1);
    expect(differenceFrom(shown, site.log().replaceAll(area.module, named))).toBeUndefined();
    // Another site of this machine tries the module out.
    const overridden = visitor.waitForResponse((answer) => answer.url() === site.origin + file);
    await visitor.goto(`${releasesSite.origin}/dev/override?module=${area.module}&from=${site.origin}`);
    await visitor.goto(releasesSite.origin + area.path);
    expect((await overridden).status()).toBe(200);
    await expect(headingIn(visitor, area.heading)).toBeVisible();
    await visitor.goto(`${releasesSite.origin}/dev/override`);
    // The data folder of the site: nothing was released there, and nothing stands in its way.
    expect(await readdir(site.dataDir)).toEqual([]);
    // It would look for the server again, once it has stopped.
    await page.close();
  } finally {
    await site.stop();
  }
});

test('`npm run dev -w server` starts the server anew when one of its sources is saved', async () => {
  const site = await startDevelopment('server', { SEED: 'none' });
  try {
    const starts = () => site.log().split('Rezenso is ready').length - 1;
    // Lines of the log are written together, a moment after they were said.
    await expect.poll(starts).toBe(1);
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
