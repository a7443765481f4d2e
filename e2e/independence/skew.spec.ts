import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { moduleIn, type Release } from '@rezenso/releases/registry';
import { folderStore } from '@rezenso/releases/store';
import { expect, test } from '../site/fixtures.ts';
import { rezenso } from '../site/release-command.ts';
import { point, releaseAgain, stableVersion } from '../site/release-store.ts';
import type { Site } from '../site/site.ts';
import { type Area, anArea, headingIn, linkTo, signIn } from './chosen-area.ts';

const news = 'Es gibt eine neue Version';
/** From then on a navigation looks for new releases. */
const registryIsOldAfterMs = 5500;
let site: Site;
let area: Area;
/** The module of the area. */
let module: string;

test.beforeEach(async ({ releasesSite, newVisitor }) => {
  site = releasesSite;
  area ??= await anArea(site, await newMember(newVisitor));
  module = area.module;
});

test('a server that moves on under an open page is known before an area is drawn, and reloading is offered', async ({
  newVisitor,
}) => {
  const page = await newMember(newVisitor);
  await page.clock.install();
  await page.goto(site.origin + area.elsewhere);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  let isNewer = true;
  await page.route(/\/(registry\.json|api\/)/, async (route) => {
    if (!isNewer) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-contract-version': '99.0.0' } });
  });
  await page.clock.fastForward(registryIsOldAfterMs);
  await linkTo(page, area.path).click();
  await expect(page.getByRole('heading', { level: 1, name: news })).toBeVisible();
  await expect(page.getByText(/Verbindung|Internet/)).toHaveCount(0);
  // The server is what it was; the page that is loaded then finds it so.
  isNewer = false;
  await page.getByRole('main').getByRole('button', { name: 'Neu laden' }).click();
  await expect(headingIn(page, area.heading)).toBeVisible();
});

test('a release that is newer than the server is not chosen; people keep the one that understands it', async ({
  newVisitor,
}) => {
  const first = await stableVersion(site, module);
  // The newest before it; what other tests left behind is older.
  const kept = await releaseAgain(site, module);
  const ahead = await releaseAgain(site, module);
  await restate(ahead, { contractRange: '^99.0.0' });
  await point(site, module, ahead);
  const page = await newMember(newVisitor);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.origin + area.path);
  await expect(headingIn(page, area.heading)).toBeVisible();
  expect(asked.filter((path) => path.includes(ahead))).toEqual([]);
  expect(asked.some((path) => path.startsWith(`/releases/${module}/${kept}/`))).toBe(true);
  await point(site, module, first);
});

test('a server that lacks what a live release reads is refused, by release, call and field', async () => {
  const first = await stableVersion(site, module);
  expect(await rezenso(site, 'fits')).toContain('fits the live releases');
  const reading = await releaseAgain(site, module);
  const release = moduleIn(await storeOf(site).readRegistry(), module).releases.find((one) => one.version === first);
  const [call = ''] = Object.keys(release?.reads ?? {}).filter((name) => name.startsWith('GET '));
  await restate(reading, { reads: { [call]: ['shoeSize'] } });
  await point(site, module, reading);
  expect(await refused('fits')).toContain(
    `${module} ${reading} reads shoeSize of ${call}, which the server would not answer.`,
  );
  await point(site, module, first);
  expect(await rezenso(site, 'fits')).toContain('fits the live releases');
});

test('a shell that lends another React than a live module was built against is refused, and nothing changes', async () => {
  const first = await stableVersion(site, module);
  const shell = await stableVersion(site, 'shell');
  const built = await releaseAgain(site, 'shell');
  await restate(built, { lends: { react: '99.0.0', 'react-dom': '99.0.0' } }, 'shell');
  await point(site, 'shell', shell);
  const answer = await refused('rollback', 'shell', '--to', built);
  expect(answer).toMatch(new RegExp(`${module} ${first} would not start. It needs react \\^19`));
  expect(await stableVersion(site, 'shell')).toBe(shell);
});

/** Says something else of a release, as its build would have. */
async function restate(version: string, about: Partial<Release>, name = area.module): Promise<void> {
  await storeOf(site).changeRegistry((registry) => {
    const known = moduleIn(registry, name);
    const releases = known.releases.map((one) => (one.version === version ? { ...one, ...about } : one));
    return { ...registry, modules: { ...registry.modules, [name]: { ...known, releases } } };
  });
}

function storeOf({ dataDir }: Site) {
  return folderStore(join(dataDir, 'releases'));
}

/** What a command says that is expected to refuse. */
async function refused(...args: string[]): Promise<string> {
  const failure: unknown = await rezenso(site, ...args).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  return failure instanceof Error && 'stderr' in failure ? String(failure.stderr) : '';
}

async function newMember(newVisitor: (options: { provoked: RegExp }) => Promise<Page>): Promise<Page> {
  const page = await newVisitor({ provoked: /./ });
  await signIn(page, site.origin);
  return page;
}
