import { request } from '@playwright/test';
import { act, becomeBusiness, type SignedIn } from './business.ts';
import { expect } from './fixtures.ts';
import type { Providers } from './providers.ts';

/** Each with a domain of its own: two with one are one business. */
export function addressOf(name: string): string {
  return `post@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`;
}

/** A business that said yes to a match with whoever is signed in on `page`; it has no browser. */
export async function acceptedPartner(page: SignedIn, origin: string, name: string, trade: string): Promise<void> {
  const context = await request.newContext();
  const partner: SignedIn = { request: context };
  await act(partner, origin, 'POST', '/api/auth/dev-bypass', { email: addressOf(name) });
  const providerId = await becomeBusiness(partner, origin, name, trade);
  const { id } = (await act(page, origin, 'POST', '/api/matches', { providerId })) as { id: string };
  await act(partner, origin, 'PUT', `/api/matches/${id}/accept`, {});
  await context.dispose();
}

/** Begins an exchange in every accepted match that has none. */
export async function coordinateAll(page: SignedIn, origin: string): Promise<void> {
  const matches = (await (await page.request.get(`${origin}/api/matches`)).json()) as Array<{ id: string }>;
  for (const { id } of matches) await act(page, origin, 'POST', `/api/matches/${id}/coordinate`, {});
}

/** Pays for Pro at the provider, as its script does with a good card. */
export async function payForPro(page: SignedIn, origin: string, { env }: Providers): Promise<void> {
  const begun = (await act(page, origin, 'POST', '/api/create-subscription', {})) as { clientSecret: string };
  const [intent] = begun.clientSecret.split('_secret_');
  const paid = await fetch(`${env.STRIPE_API_BASE}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.STRIPE_PUBLISHABLE_KEY}` },
    body: new URLSearchParams({
      client_secret: begun.clientSecret,
      'payment_method_data[card][number]': '4242424242424242',
    }),
  });
  expect(paid.status).toBe(200);
  await act(page, origin, 'POST', '/api/subscription/refresh', {});
}

/** Bills the next period at the provider, whose stored card is refused or taken. */
export async function renewAtProvider(page: SignedIn, origin: string, { env }: Providers, card: string): Promise<void> {
  const { data } = (await (await page.request.get(`${origin}/api/privacy/export`)).json()) as {
    data: { subscription: Array<{ customerId: string; subscriptionId: string }> };
  };
  const [account] = data.subscription;
  if (!account) throw new Error('The provider does not know the business');
  const ask = async (address: string, fields: Record<string, string>) => {
    const answer = await fetch(`${env.STRIPE_API_BASE}/v1/${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` },
      body: new URLSearchParams(fields),
    });
    expect(answer.status).toBe(200);
  };
  await ask(`customers/${account.customerId}`, { 'invoice_settings[default_payment_method]': card });
  await ask(`subscriptions/${account.subscriptionId}`, { billing_cycle_anchor: 'now', proration_behavior: 'none' });
}
