import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { preparedFolder } from './prepared-folder.ts';
import { freePort, type Providers, startProviders } from './providers.ts';
import { type Site, startSite } from './site.ts';

const paymentScript = fileURLToPath(new URL('payment-script.js', import.meta.url));
const scriptAddress = 'https://js.stripe.com/**';
const apiAddress = 'https://api.stripe.com/**';

interface ProvidedSite extends Site {
  providers: Providers;
}

/** The journeys' test, on a demo site with a payment provider and with Google. */
export const test = base.extend<object, { providedSite: ProvidedSite; demoSite: Site }>({
  providedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const port = await freePort();
      const providers = await startProviders(`http://localhost:${port}`);
      const site = await startSite({
        isReleased: true,
        port,
        dataDir: await preparedFolder('demo'),
        env: providers.env,
      });
      await use({ ...site, providers });
      await site.stop();
      await providers.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  demoSite: [async ({ providedSite }, use) => use(providedSite), { scope: 'worker', timeout: 300_000 }],
});

/** Leads the provider's two addresses to the fakes; nothing leaves the machine. */
export async function routePayment(page: Page, { env }: Providers): Promise<void> {
  await page.route(scriptAddress, (route) => route.fulfill({ path: paymentScript, contentType: 'text/javascript' }));
  await page.route(apiAddress, (route) => forward(route, env.STRIPE_API_BASE ?? ''));
}

/** As a filter in the network does. @returns ends it */
export async function blockPaymentScript(page: Page): Promise<() => Promise<void>> {
  const block = (route: Route) => route.abort('blockedbyclient');
  await page.route(scriptAddress, block);
  return () => page.unroute(scriptAddress, block);
}

async function forward(route: Route, base: string): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const { authorization = '' } = request.headers();
  const answer = await fetch(`${base}${pathname}${search}`, {
    method: request.method(),
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    body: request.postData(),
  });
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
  await route.fulfill({ status: answer.status, headers, body: await answer.text() });
}

export { expect } from './fixtures.ts';
