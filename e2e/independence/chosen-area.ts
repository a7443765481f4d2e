import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { stableOf } from '@rezenso/releases/registry';
import { folderStore } from '@rezenso/releases/store';
import { manifestsOf } from '../site/release-store.ts';
import type { Site } from '../site/site.ts';

/** An area that the registry names: a module with a page that members find in the navigation. */
export interface Area {
  module: string;
  path: string;
  /** What operators read. */
  title: string;
  /** Its entry in the navigation. */
  label: string;
  /** The page's first heading, which its scripts hold as a text. */
  heading: string;
  /** Address of another module's entry in the navigation. */
  elsewhere: string;
}

/** One with a dialog whose code is loaded when it is opened, whose address says that it is open, and with a field. */
export interface AreaWithDialog extends Area {
  /** The button that opens it. */
  button: string;
  /** Name of a field for text in it. */
  field: string;
}

export type Entry = Omit<Area, 'heading'>;

/** Areas for members, as the registry names them, in its order. */
export async function entriesIn(site: Pick<Site, 'dataDir'>): Promise<Entry[]> {
  const manifests = await manifestsOf(site);
  const entries = manifests.flatMap(({ name, title, routes, navigation = [] }) =>
    navigation.flatMap(({ path, label }) => {
      const route = routes.find((one) => one.path === path);
      return route?.access === 'authenticated' ? [{ module: name, title: title ?? label, path, label }] : [];
    }),
  );
  return entries.flatMap((entry) => {
    const other = entries.find(({ module }) => module !== entry.module);
    return other ? [{ ...entry, elsewhere: other.path }] : [];
  });
}

/** The first area of the registry. @param page signed in */
export async function anArea(site: Site, page: Page): Promise<Area> {
  for (const entry of await entriesIn(site)) {
    const heading = await headingOf(site, page, entry);
    if (heading) return { ...entry, heading };
  }
  throw new Error('No module of the registry has a page in the navigation whose heading its scripts hold.');
}

/** The first area of the registry with such a dialog. @param page signed in; nothing that it sends gets to the server */
export async function anAreaWithDialog(site: Site, page: Page): Promise<AreaWithDialog> {
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  for (const entry of await entriesIn(site)) {
    const heading = await headingOf(site, page, entry);
    if (!heading) continue;
    for (const button of await buttonsOf(page)) {
      const field = await fieldBehind(site, page, entry, button);
      if (field) return { ...entry, heading, button, field };
    }
  }
  throw new Error('No module of the registry has a dialog of its own code, with a field, that its address names.');
}

/** The address of the module for admins. */
export async function adminPath(site: Site): Promise<{ module: string; path: string }> {
  const routes = (await manifestsOf(site)).flatMap(({ name, routes }) =>
    routes.map((one) => ({ ...one, module: name })),
  );
  const found = routes.find(({ access }) => access === 'admin');
  if (!found) throw new Error('No module of the registry is for admins.');
  return found;
}

/** A page for everybody beside the landing page, with its heading. @param page signed out */
export async function aPublicPage(site: Site, page: Page): Promise<Pick<Area, 'module' | 'path' | 'heading'>> {
  const routes = (await manifestsOf(site)).flatMap(({ name, routes }) =>
    routes.map((one) => ({ ...one, module: name })),
  );
  const found = routes.find(({ access, path }) => access === 'public' && path !== '/' && !path.includes(':'));
  if (!found) throw new Error('No module of the registry has a page for everybody beside the landing page.');
  await page.goto(site.origin + found.path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('');
  return { module: found.module, path: found.path, heading: (await heading.textContent()) ?? '' };
}

/** The link to an area in the navigation. */
export function linkTo(page: Page, path: string): Locator {
  return page.getByRole('navigation').first().locator(`a[href="${path}"]`);
}

/** The page's first heading, when it says this. */
export function headingIn(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Code in which the heading of an area says something else. */
export function withHeading({ heading }: Pick<Area, 'heading'>, next: string): (code: string) => string {
  return (code) => code.replaceAll(quoted(heading), (_, quote: string) => `${quote}${next}${quote}`);
}

/** Signs a browser in. */
export async function signIn(page: Page, origin: string, email = 'demo@rezenso.example'): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/dev-bypass`, { data: { email }, headers: { origin } });
  expect(answer.ok()).toBe(true);
}

/** Undefined when the scripts of the module do not hold it as one text. */
async function headingOf(site: Site, page: Page, { module, path }: Entry): Promise<string | undefined> {
  await page.goto(site.origin + path);
  const first = page.getByRole('heading', { level: 1 });
  await expect(first).not.toHaveText('');
  await page.waitForLoadState('networkidle');
  const heading = (await first.textContent()) ?? '';
  const scripts = await scriptsOf(site, module);
  return scripts.some((code) => quoted(heading).test(code)) ? heading : undefined;
}

async function scriptsOf(site: Site, module: string): Promise<string[]> {
  const root = join(site.dataDir, 'releases');
  const { modules } = await folderStore(root).readRegistry();
  const release = stableOf(modules[module]);
  const scripts = release?.files.filter(({ path }) => path.endsWith('.js')) ?? [];
  return Promise.all(scripts.map(({ path }) => readFile(join(root, module, release?.version ?? '', path), 'utf8')));
}

async function buttonsOf(page: Page): Promise<string[]> {
  const buttons = await page.getByRole('main').getByRole('button', { disabled: false }).all();
  const names = await Promise.all(buttons.map((button) => button.textContent()));
  return [...new Set(names.flatMap((name) => name?.trim() || []))];
}

/** Opens what a button opens. @returns the field in it, when it is such a dialog */
async function fieldBehind(
  site: Site,
  page: Page,
  { module, path }: Entry,
  button: string,
): Promise<string | undefined> {
  await page.goto(site.origin + path);
  const opener = page.getByRole('main').getByRole('button', { name: button, exact: true }).first();
  await opener.waitFor();
  await page.waitForLoadState('networkidle');
  let isLazy = false;
  const isOwn = (url: string) => new URL(url).pathname.startsWith(`/releases/${module}/`);
  page.on('request', (request) => (isLazy ||= isOwn(request.url())));
  const before = page.url();
  await opener.click();
  // An address changes with the click, or never.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  if (page.url() === before) return undefined;
  const dialog = page.getByRole('dialog');
  await dialog.waitFor({ timeout: 5000 }).catch(() => {});
  if (!isLazy || (await dialog.count()) === 0) return undefined;
  const field = dialog.getByRole('textbox').last();
  const id = await field.getAttribute('id', { timeout: 2000 }).catch(() => null);
  if (!id) return undefined;
  return (await dialog.locator(`label[for="${id}"]`).first().textContent())?.trim() || undefined;
}

/** A text of a script: with a quote of any kind before it, and the same behind. */
function quoted(text: string): RegExp {
  return new RegExp(`(["'\`])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1`, 'g');
}
