import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';
import { followScripts } from '../site/scripts.ts';
import { withoutNews } from '../site/without-news.ts';

// The document asks for what a page reads first; nothing is asked twice, and nothing that nobody takes.
const together = '/api/first-reads?';
const demo = 'demo@rezenso.example';
/** Stands in the code that draws dialogs, 19 kB (br). */
const ofDialogs = 'data-base-ui-portal';

for (const path of ['/', '/matches', '/exchanges', '/reviews', '/settings', '/subscribe', '/admin'])
  test(`${path} takes up every read that its document began, once, and fetches no code of dialogs`, async ({
    newMember,
    demoSite,
  }) => {
    const page = await newMember(path === '/admin' ? 'admin@rezenso.example' : demo);
    await withoutNews(page);
    const asked = readsOf(page);
    const scripts = followScripts(page);
    const document = await page.goto(demoSite.origin + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Laden...')).toHaveCount(0);
    const named = namedIn((await document?.text()) ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => Object.keys(window.__rezensoReads ?? {}))).toEqual([]);
    expect(asked.filter((read) => named.includes(read))).toEqual([]);
    expect(asked.filter((read) => read.startsWith(together))).toHaveLength(1);
    // Who is asking, the stream of changes, and on the dashboard what the next page needs; nothing comes in a third trip.
    // What was reached is looked for two seconds after a page opened (celebrations), which a slow machine sees as well.
    const others = asked.filter(
      (read) => ![together, '/api/live', '/api/notifications'].some((one) => read.startsWith(one)),
    );
    expect(others).toEqual(path === '/' ? ['/api/auth/user', '/api/matches'] : ['/api/auth/user']);
    expect(await scripts.withText(ofDialogs)).toEqual([]);
  });

test('whoever begins to type gets the question that is asked before it is lost', async ({ newMember, demoSite }) => {
  const page = await newMember(demo);
  const scripts = followScripts(page);
  await page.goto(`${demoSite.origin}/settings`, { waitUntil: 'networkidle' });
  expect(await scripts.withText(ofDialogs)).toEqual([]);
  await page.getByRole('textbox').first().press('End');
  await page.keyboard.type('a');
  await expect.poll(() => scripts.withText(ofDialogs)).toHaveLength(1);
});

test('where the early answers do not arrive, the page asks for each itself', async ({ newMember, demoSite }) => {
  const page = await newMember(demo);
  const asked = readsOf(page);
  for (const refuse of ['abort', 'fail'] as const) {
    await page.route(`**${together.replace('?', '')}*`, (route) =>
      refuse === 'abort' ? route.abort() : route.fulfill({ status: 503, json: { message: 'Kaputt' } }),
    );
    await page.goto(`${demoSite.origin}/reviews`, { waitUntil: 'networkidle' });
    await expect(page.getByText('Laden...')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0);
  }
  expect(asked.filter((read) => read === '/api/reviews')).toHaveLength(2);
});

test('one read that fails is told on the page and tried again', async ({ newMember, demoSite }) => {
  const page = await newMember(demo);
  await page.route(`**${together.replace('?', '')}*`, (route) =>
    route.fulfill({ body: '\n', contentType: 'text/plain' }),
  );
  await page.route('**/api/reviews', (route) => route.fulfill({ status: 500, json: { message: 'Kaputt' } }), {
    times: 1,
  });
  await page.goto(`${demoSite.origin}/reviews`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().click();
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0);
  await expect(page.getByText('Laden...')).toHaveCount(0);
});

test('visitors, and whose session is over, begin no read', async ({ newVisitor, newMember, demoSite }) => {
  const [visitor, member] = [await newVisitor(), await newMember(demo)];
  // The session ends on the server, and the browser still has its cookie.
  const cookies = await member.context().cookies();
  await member.goto(`${demoSite.origin}/api/logout`);
  await member.context().addCookies(cookies);
  for (const page of [visitor, member]) {
    const document = await page.goto(`${demoSite.origin}/matches`);
    expect(namedIn((await document?.text()) ?? '')).toEqual([]);
  }
});

/** Addresses of the API that the page reads, as they come. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname + search);
  });
  return reads;
}

/** What a document begins to read. */
function namedIn(html: string): string[] {
  return JSON.parse(html.match(/const asked=(\[.*?\]),all=/)?.[1] ?? '[]');
}

declare global {
  interface Window {
    __rezensoReads?: Record<string, unknown>;
  }
}
