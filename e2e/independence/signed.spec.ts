import { spawn } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';
import { preparedFolder } from '../site/prepared-folder.ts';
import { rezensoWith } from '../site/release-command.ts';
import { forgetModule, manifestsOf } from '../site/release-store.ts';
import { type Site, startSite } from '../site/site.ts';
import { adminPath, entriesIn, linkTo, signIn } from './chosen-area.ts';
import { chooseDeed, confirmDeed, unfold } from './module-deeds.ts';

/** What is promised of open pages. */
const soon = { timeout: 10_000 };

// As in production: the operators' key is on no server, a team's key releases its module only, the server has a key of its own.
test('a module that a team signed and sent over HTTP is on the page, and /admin says whose it is and steps in', async ({
  newVisitor,
}) => {
  test.setTimeout(600_000);
  const { site, area, team, other } = await aSignedSite();
  const { module, title } = area;
  const page = await aMember(newVisitor, site, 'demo@rezenso.example');
  const admin = await aMember(newVisitor, site, 'admin@rezenso.example');
  const adminPage = `${site.origin}${(await adminPath(site)).path}?tab=modules`;
  // Where signing in begins.
  const home = (await manifestsOf(site)).find(({ routes }) => routes.some(({ path }) => path === '/'));
  const send = (variables: Record<string, string>) =>
    rezensoWith(variables, 'release', module, '--to', site.origin, '--skip', 'types,lint,tests', '--because', 'e2e');

  await test.step('nobody has the module, and another team cannot release it', async () => {
    expect((await page.goto(site.origin + area.path))?.status()).toBe(404);
    await expect(send(other)).rejects.toThrow(
      new RegExp(`may not (release|change) ${module}|cannot release ${module}|not let`),
    );
  });

  await test.step('the team releases it to the running site, and people have it', async () => {
    expect(await send(team)).toMatch(new RegExp(`${module} \\S+ is stable\\.`));
    expect((await page.goto(site.origin + area.path))?.status()).toBe(200);
    await expect(linkTo(page, area.path)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  });

  const card = admin.getByRole('article', { name: title });
  await test.step('the admin area names who released it', async () => {
    await admin.goto(adminPage);
    await unfold(card);
    await expect(card.getByRole('rowheader').getByText('von Team Eins')).toBeVisible();
    await expect(card.getByText(/Team Eins, per Befehl/)).toBeVisible();
  });

  await test.step('its buttons change the signed registry, and an open page follows', async () => {
    await chooseDeed(admin, title, 'Pausieren');
    await confirmDeed(admin, 'Verliert Texte');
    await expect(page.getByText(`„${area.label}“ macht gerade Pause`)).toBeVisible(soon);
    await admin.getByRole('button', { name: `Fortsetzen: ${title}` }).click();
    await confirmDeed(admin, 'Ist behoben');
    await expect(linkTo(page, area.path)).toBeVisible(soon);
    await expect(page.getByText(`„${area.label}“ macht gerade Pause`)).toHaveCount(0, soon);
    const history = await rezensoWith(team, 'history', module, '--store', site.origin);
    expect(history.match(new RegExp(`${module} (\\w+)`, 'g'))).toEqual(
      ['resumed', 'paused', 'released'].map((event) => `${module} ${event}`),
    );
    expect(history).toMatch(/paused .* with key \w+\n +Verliert Texte/);
  });

  await test.step('what was done stands in the log', async () => {
    await admin.getByRole('button', { name: `Mehr: ${title}` }).click();
    await admin.getByRole('menuitem', { name: 'Im Protokoll ansehen' }).click();
    const entries = admin.getByRole('list', { name: 'Einträge des Protokolls' }).getByRole('listitem');
    await expect(entries).toHaveText([
      new RegExp(`Modul fortgesetzt: ${title}.*Ist behoben`),
      new RegExp(`Modul pausiert: ${title}`),
    ]);
  });

  await test.step('what signing in takes cannot be paused here; the command says how it could', async () => {
    await admin.goto(adminPage);
    await chooseDeed(admin, home?.title, 'Pausieren');
    await expect(admin.getByText(`npx rezenso pause ${home?.name} --because "…" --anyway`)).toBeVisible();
    const answer = await admin.request.patch(`${site.origin}/api/admin/modules/${home?.name}`, {
      data: { action: 'pause', version: null, reason: 'e2e' },
      headers: { origin: site.origin },
    });
    expect([answer.status(), (await answer.json()).code]).toEqual([409, 'MODULE_NEEDED']);
  });

  await site.stop();
});

/** A site of signed releases without one module, and the variables of its team and of another one. */
async function aSignedSite() {
  const dataDir = await preparedFolder('demo');
  const store = ['--store', join(dataDir, 'releases')];
  const [root, server, team, other] = await Promise.all(['root', 'server', 'team', 'other'].map(aPair));
  if (!root || !server || !team || !other) throw new Error('A key is missing');
  const [area, another] = await entriesIn({ dataDir });
  if (!area || !another) throw new Error('The registry has no two areas for members');
  const { module } = area;
  await forgetModule({ dataDir }, module);
  const operator = { RELEASES_ROOT_KEY: root.signing, RELEASES_PUBLIC_KEY: root.verifying };
  await rezensoWith(operator, 'sign', ...store);
  await rezensoWith(operator, 'keys', 'add', 'all', server.publicFile, ...store);
  await rezensoWith(operator, 'keys', 'add', module, team.publicFile, ...store);
  await rezensoWith(operator, 'keys', 'add', another.module, other.publicFile, ...store);
  const site = await startSite({
    dataDir,
    env: { RELEASES_PUBLIC_KEY: root.verifying, RELEASES_SIGNING_KEY: server.signing },
    // `npm start` would release what is missing.
    launch: (env, cwd) =>
      spawn(process.execPath, ['server/bin/serve.mjs'], {
        cwd,
        env,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  });
  const named = (name: string, pair: typeof root) => ({
    GITHUB_ACTOR: name,
    RELEASES_SIGNING_KEY: pair.signing,
    RELEASES_PUBLIC_KEY: root.verifying,
  });
  return { site, area, team: named('Team Eins', team), other: named('Team Zwei', other) };
}

async function aPair(name: string) {
  const file = join(await mkdtemp(join(tmpdir(), 'rezenso-keys-')), `${name}.pem`);
  await rezensoWith({}, 'keys', file);
  const publicFile = `${file}.pub`;
  return { publicFile, signing: await readFile(file, 'utf8'), verifying: await readFile(publicFile, 'utf8') };
}

/** A browser signed in to the site. That it meets closed addresses is no fault. */
async function aMember(
  newVisitor: (options: { provoked: RegExp }) => Promise<Page>,
  site: Site,
  email: string,
): Promise<Page> {
  const page = await newVisitor({ provoked: /503|404|409/ });
  await signIn(page, site.origin, email);
  return page;
}
