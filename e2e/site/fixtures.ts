import { type BrowserContext, test as base, type Page } from '@playwright/test';
import {
  type BusinessWebsite,
  bakery,
  bikeShop,
  type SlowWebsite,
  serveSlowWebsite,
  serveWebsite,
} from './business-website.ts';
import { legalFolder } from './legal-texts.ts';
import { startPostgres } from './postgres.ts';
import { preparedFolder } from './prepared-folder.ts';
import { type Site, startSite } from './site.ts';

export interface SiteOptions {
  /** Engine behind the site: the embedded database or a real PostgreSQL. */
  database: 'embedded' | 'postgres';
}

interface Worker extends SiteOptions {
  /** Websites of two businesses, served on loopback, and a slow one. */
  websites: { bakery: BusinessWebsite; bikeShop: BusinessWebsite; slow: SlowWebsite };
  /** The site with the demo data. */
  demoSite: Site;
  /** Another one, whose releases a test may break; it leaves them as it found them. */
  releasesSite: Site;
  /** A site without any data. */
  emptySite: Site;
}

interface Look {
  /** Of the window, in px. */
  width?: number;
  /** What the browser is set to read. */
  locale?: string;
  theme?: 'light' | 'dark';
  /** Complaints that the test provokes on purpose. */
  provoked?: RegExp;
}

interface Test {
  /** A browser of somebody else: own cookies, watched for faults. */
  newVisitor(options?: Look): Promise<Page>;
  /** A browser already signed in to the demo site. */
  newMember(email: string, options?: Look): Promise<Page>;
}

/** Playwright's test with running sites. A fault in a page's console fails the test that caused it. */
export const test = base.extend<Test, Worker>({
  database: ['embedded', { option: true, scope: 'worker' }],

  websites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const websites = {
        bakery: await serveWebsite(bakery),
        bikeShop: await serveWebsite(bikeShop),
        slow: await serveSlowWebsite(bakery),
      };
      await use(websites);
      await Promise.all(Object.values(websites).map((website) => website.close()));
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  demoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const dataDir = await preparedFolder('demo');
      const site = await startSite({ isReleased: true, dataDir, env: { LEGAL_DIR: await legalFolder() } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  releasesSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const site = await startSite({ isReleased: true, dataDir: await preparedFolder('demo') });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  emptySite: [
    async ({ database, websites }, use) => {
      const postgres = database === 'postgres' ? await startPostgres() : undefined;
      const site = await startSite({
        ...(postgres ? {} : { isReleased: true, dataDir: await preparedFolder('none') }),
        env: {
          SEED: 'none',
          OFFERED_LANGUAGES: 'de,en',
          ANALYSIS_ALLOW: Object.values(websites)
            .map(({ host }) => host)
            .join(','),
          ...(postgres ? { DATABASE_URL: postgres.url } : {}),
        },
      });
      await use(site);
      await site.stop();
      await postgres?.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  newVisitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async ({ width = 1440, theme = 'light', locale = 'de-DE', provoked } = {}) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, locale });
      contexts.push(context);
      const page = await context.newPage();
      watch(page, (fault) => !provoked?.test(fault) && faults.push(fault));
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    if (faults.length > 0) throw new Error(`Faults in the browser:\n${faults.join('\n')}`);
  },

  newMember: async ({ newVisitor, demoSite }, use) => {
    await use(async (email, options) => {
      const page = await newVisitor(options);
      const answer = await page.request.post(`${demoSite.origin}/api/auth/dev-bypass`, {
        data: { email },
        headers: { origin: demoSite.origin },
      });
      if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
      return page;
    });
  },
});

/** Uncaught errors and refusals of the content security policy; answers that are not OK are the tests' own matter. */
function watch(page: Page, complain: (fault: string) => void): void {
  page.on('pageerror', (error) => complain(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) complain(`${page.url()}: ${text}`);
  });
}

export { expect } from '@playwright/test';
