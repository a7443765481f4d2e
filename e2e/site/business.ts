import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens a page and waits until it is told what changes. */
export async function openFollowing(page: Page, address: string): Promise<void> {
  const told = page.waitForResponse((answer) => answer.url().includes('/api/live'));
  await page.goto(address);
  await told;
}

/** Whoever is signed in, with a window or without. */
export type SignedIn = Pick<Page, 'request'>;

/** What somebody does elsewhere, on a phone for instance. */
export async function act(
  page: SignedIn,
  origin: string,
  method: string,
  path: string,
  data: object,
): Promise<unknown> {
  const answer = await page.request.fetch(`${origin}${path}`, { method, data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer.json();
}

/** Fills in the profile of whoever is signed in, with a platform. @returns the member's id */
export async function becomeBusiness(
  page: SignedIn,
  origin: string,
  companyName: string,
  industry: string,
): Promise<string> {
  const profile = {
    firstName: 'Li',
    lastName: 'Ve',
    companyName,
    industry,
    website: `https://${companyName.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
    description: 'Wir sind ein kleiner Betrieb in Freiburg und freuen uns über ehrliche Worte.',
    targetAudience: 'Nachbarn',
    location: '79098 Freiburg',
    languages: ['de'],
    registeredPlatforms: ['google'],
  };
  await act(page, origin, 'PUT', '/api/profile', profile);
  await act(page, origin, 'POST', '/api/user-platforms', {
    platform: 'google',
    businessName: companyName,
    profileUrl: null,
    notes: null,
  });
  const { id } = (await (await page.request.get(`${origin}/api/auth/user`)).json()) as { id: string };
  return id;
}
