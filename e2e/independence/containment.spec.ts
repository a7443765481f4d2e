import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';
import {
  choose,
  choosing,
  type Misbehaviour,
  misbehavingEntry,
  type Strays,
  strayCss,
  styling,
} from '../site/misbehaving-module.ts';
import { forgetRelease, manifestsOf, point, publishEntry, releaseAgain, stableVersion } from '../site/release-store.ts';
import type { Site } from '../site/site.ts';

// A module that arrives whole and misbehaves while it runs: it costs its own area, page or card, cold and warm.
test.describe.configure({ timeout: 240_000 });

declare global {
  interface Window {
    __strays?: Strays;
  }
}

/** Where the module that misbehaves has a page and a card, and two places without it. */
interface Places {
  module: string;
  page: string;
  elsewhere: string;
}
const dashboard = '/';
const shownFor = { page: ({ page }: Places) => page, card: () => dashboard };
/** The shell names a document after its heading, whatever a module calls it; this module's page has none. */
const named = { page: 'Littered', card: / – Rezenso$/ };
const kinds = ['page', 'card'] as const;
type Kind = (typeof kinds)[number];
let site: Site;
let places: Places;
let restore: () => Promise<void>;

test.beforeAll(async ({ releasesSite }) => {
  site = releasesSite;
  places = await placesOf(site);
  const { routes, cards = [] } = (await manifestsOf(site)).find(({ name }) => name === places.module) ?? { routes: [] };
  const names = [...routes.map(({ page }) => page), ...cards.map(({ card }) => card)];
  restore = await publishEntry(site, places.module, misbehavingEntry(places.module, names), {
    [strayCss.name]: strayCss.text,
  });
});
test.afterAll(() => restore());

for (const kind of kinds) {
  test(`what a ${kind} leaves running stands still when it has left, and only it meets what it overwrote`, async ({
    newVisitor,
  }) => {
    const page = await member(newVisitor, 'stray');
    const torn = await holdReads(page);
    await page.addInitScript(() => localStorage.setItem('ofOthers', 'kept'));
    await page.goto(site.origin + shownFor[kind](places));
    for (const visit of ['cold', 'warm']) {
      await test.step(visit, async () => {
        await expect(page.getByText('Steht da').first()).toBeVisible();
        await expect.poll(() => strays(page)).toMatchObject({ fetch: 0 });
        // A stopwatch, which draws itself as often as its timer fires, is none that draws without end.
        await expect.poll(async () => (await strays(page)).drawn).toBeGreaterThan(visit === 'cold' ? 400 : 2);
        expect(await strays(page)).toMatchObject({ polyfill: 'there', cleared: 0 });
        for (const loop of ['poll', 'channel', 'task'] as const)
          await expect.poll(async () => (await strays(page))[loop]).toBeGreaterThan(0);
        await expect(page).toHaveTitle(named[kind]);
        expect(await page.evaluate(() => localStorage.getItem('ofOthers'))).toBe('kept');
        await expect.poll(() => restyled(page, 'p')).toEqual(styling);
        await expectOthersUnstyled(page);
        expect(await page.evaluate(() => String(window.fetch).includes('overwritten'))).toBe(false);
        const tornBefore = torn();
        await walkTo(page, places.elsewhere);
        await expect(page.getByText('Steht da')).toHaveCount(0);
        await expect.poll(torn).toBeGreaterThan(tornBefore);
        await expectStandstill(page);
        expect(await strays(page)).toMatchObject({ request: 0, cleared: 0 });
        await expectClean(page);
        await walkTo(page, shownFor[kind](places));
      });
    }
  });

  test(`a ${kind} that draws without end, or never, is replaced by its card, and a rejection is reported`, async ({
    newVisitor,
  }) => {
    const page = await member(newVisitor, 'render loop');
    await page.clock.install();
    await page.goto(site.origin + shownFor[kind](places));
    await expectReplaced(page, kind, 'hängen geblieben');
    await page.evaluate(choose, choosing('endless suspense'));
    await page.goto(site.origin + shownFor[kind](places));
    await expectReplaced(page, kind, 'wird nicht fertig', 10_000);
    await page.evaluate(choose, choosing('rejection'));
    const reported = () => page.waitForRequest((request) => request.postData()?.includes('"uncaught"') ?? false);
    const report = reported();
    await page.getByRole('button', { name: 'Erneut versuchen' }).first().click();
    const known = { module: places.module, kind: 'uncaught', message: 'provoked' };
    expect((await report).postDataJSON()).toMatchObject(known);
    const again = reported();
    await page.reload();
    expect((await again).postDataJSON()).toMatchObject(known);
  });
}

for (const kind of kinds) {
  test(`a ${kind} that goes elsewhere at every change of the address holds nobody`, async ({ newVisitor }) => {
    const page = await member(newVisitor, 'address loop');
    // A slow device draws seldom enough for no render loop; what follows from what must count, not how fast.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(site.origin + shownFor[kind](places));
    await expect(page.getByText('hängen geblieben').first()).toBeVisible({ timeout: 60_000 });
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await walkTo(page, places.elsewhere);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const cleanup of ['cleanup', 'class cleanup'] as const) {
    test(`a ${kind} whose ${cleanup} throws takes nothing with it when it leaves`, async ({ newVisitor }) => {
      const page = await member(newVisitor, cleanup);
      await page.goto(site.origin + shownFor[kind](places));
      await expect(page.getByText('Steht da').first()).toBeVisible();
      const report = page.waitForRequest((request) => request.postData()?.includes('"uncaught"') ?? false);
      await walkTo(page, places.elsewhere);
      expect((await report).postDataJSON()).toMatchObject({ module: places.module, kind: 'uncaught' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Steht da')).toHaveCount(0);
      await walkTo(page, shownFor[kind](places));
      await expect(page.getByText('Steht da').first()).toBeVisible();
    });
  }
}

test('what the shell has running goes on beside a module that has left, and after it', async ({ newVisitor }) => {
  const page = await member(newVisitor, 'stray');
  await page.goto(site.origin + places.page);
  for (const visit of ['first', 'second']) {
    await test.step(visit, async () => {
      await expect(page.getByText('Steht da').first()).toBeVisible();
      await walkTo(page, places.elsewhere);
      await expect(page.getByText('Steht da')).toHaveCount(0);
      // Its media query, its router and its timers; the release hints, for one, look every few seconds.
      for (const scheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await expect(page.locator('html')).toHaveClass(scheme);
      }
      await page.getByRole('button', { name: /^Benachrichtigungen/ }).click();
      await page.keyboard.press('Escape');
      await page.goBack();
      await expect(page).toHaveURL(site.origin + places.page);
    });
  }
});

test('a module that asks for a newer React is refused, as page and as card', async ({ newVisitor }) => {
  const page = await member(newVisitor, 'nothing');
  await page.clock.install();
  await restore();
  const [before, tooNew] = [
    await stableVersion(site, places.module),
    await releaseAgain(site, places.module, (code) => code.replaceAll('requiredVersion:"^19', 'requiredVersion:"^99')),
  ];
  await point(site, places.module, tooNew);
  for (const kind of kinds) {
    await page.goto(site.origin + shownFor[kind](places));
    await expectReplaced(page, kind, 'passt nicht zu der Version');
  }
  await point(site, places.module, before);
  await forgetRelease(site, places.module, tooNew);
});

/** The card stands in the area's place, cold and warm, while another area works. */
async function expectReplaced(page: Page, kind: Kind, words: string, afterMs = 0): Promise<void> {
  const card = page.getByText(words).first();
  for (const visit of ['cold', 'warm']) {
    await test.step(`${words}, ${visit}`, async () => {
      // Time that passed while the session or the code was still on its way would be taken for a server out of reach.
      await expect(page.locator('nav a').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Nothing on the page says that the skeleton stands there.
      await expect(async () => {
        await page.clock.fastForward(afterMs);
        await expect(card).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 10_000 });
      if (visit === 'warm') return;
      await walkTo(page, places.elsewhere);
      await walkTo(page, shownFor[kind](places));
    });
  }
}

/** Nothing that the module left running moves any more, while the page's own timer, frames and event pass by. */
async function expectStandstill(page: Page): Promise<void> {
  const before = await strays(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        dispatchEvent(new Event('ping'));
        dispatchEvent(new Event('resize'));
        document.dispatchEvent(new Event('click'));
        document.body.dispatchEvent(new Event('keydown'));
        document.querySelector('nav')?.dispatchEvent(new Event('ping'));
        document.head.append(document.createElement('meta'));
        let ticks = 0;
        const timer = setInterval(() => {
          ticks += 1;
          if (ticks < 10) return;
          clearInterval(timer);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }, 5);
      }),
  );
  expect(await strays(page)).toEqual(before);
  expect(await restyled(page, 'p')).toEqual([]);
  await expectOthersUnstyled(page);
  const leaks = () =>
    page.evaluate(() => ['leakedByModule' in window, 'leakedByModule' in [], 'polyfilledByModule' in []]);
  await expect.poll(leaks).toEqual([false, false, false]);
}

/** Nothing of what it wrote on the document, or did to what all share, is left. */
async function expectClean(page: Page): Promise<void> {
  const left = await page.evaluate(() => {
    const { documentElement, body, title } = document;
    return {
      title: title === 'Littered',
      class: documentElement.classList.contains('littered'),
      style: body.getAttribute('style') ?? '',
      attributes: [body, documentElement].flatMap((root) =>
        root.getAttributeNames().filter((name) => ['data-littered', 'contenteditable', 'dir'].includes(name)),
      ),
      nodes: document.querySelectorAll('.litter, meta[name=litter]').length,
      animations: document.querySelector('nav')?.getAnimations().length,
      deleted: typeof structuredClone,
      overwritten: [atob('YQ=='), Math.cbrt(8)],
    };
  });
  expect(left).toEqual({
    title: false,
    class: false,
    style: '',
    attributes: [],
    nodes: 0,
    animations: 0,
    deleted: 'function',
    overwritten: ['a', 2],
  });
}

const strays = (page: Page): Promise<Partial<Strays>> => page.evaluate(() => ({ ...window.__strays }));

/** By which ways the module has restyled any of these elements. */
function restyled(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ([ways, elements]) => {
      const looks = [...document.querySelectorAll(elements)].map((element) => getComputedStyle(element));
      return ways.filter((way) => looks.some((look) => look.getPropertyValue(`--stray-${way}`) !== ''));
    },
    [styling, selector] as const,
  );
}

/** Neither the shell nor the areas of other modules look any different. */
async function expectOthersUnstyled(page: Page): Promise<void> {
  const ofOthers = `[data-area]:not([data-area="${places.module}"]) p`;
  expect(await restyled(page, `html, body, nav, nav *, ${ofOthers}`)).toEqual([]);
}

/** What the module reads by XMLHttpRequest is never answered. @returns how many of its reads were aborted */
async function holdReads(page: Page): Promise<() => number> {
  let torn = 0;
  await page.route('**/stray-read', () => {});
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/stray-read')) torn += 1;
  });
  return () => torn;
}

/** Follows the navigation, in the same document. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(site.origin + path);
}

/** A browser of its own, signed in, whose module behaves as chosen from its first drawing on. */
async function member(
  newVisitor: (options: { provoked: RegExp }) => Promise<Page>,
  misbehaviour: Misbehaviour,
): Promise<Page> {
  const page = await newVisitor({ provoked: /./ });
  const answer = await page.request.post(`${site.origin}/api/auth/dev-bypass`, {
    data: { email: 'demo@rezenso.example' },
    headers: { origin: site.origin },
  });
  expect(answer.ok()).toBe(true);
  const [key, value] = choosing(misbehaviour);
  await page.addInitScript(([name, chosen]) => sessionStorage.getItem(name) ?? sessionStorage.setItem(name, chosen), [
    key,
    value,
  ] as const);
  return page;
}

/** The first module of the registry with a page in the navigation and a card, and the navigation's place of another one. */
async function placesOf(site: Site): Promise<Places> {
  const manifests = await manifestsOf(site);
  const forMembers = ({ navigation = [] }: (typeof manifests)[number]) =>
    navigation.find((entry) => !entry.isAdminOnly);
  const used = manifests.find((manifest) => manifest.cards?.length && forMembers(manifest));
  const other = manifests.find((manifest) => manifest !== used && forMembers(manifest));
  const [page, elsewhere] = [used, other].map((manifest) => manifest && forMembers(manifest)?.path);
  if (!used || !page || !elsewhere) throw new Error('No two modules stand in the navigation, one of them with a card');
  return { module: used.name, page, elsewhere };
}
