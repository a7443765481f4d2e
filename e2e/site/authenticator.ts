import type { Page } from '@playwright/test';

/**
 * Gives the browser of a page an authenticator that its person always unlocks: Chromium's own virtual one (WebAuthn level 3, section 11).
 * @returns how many passkeys it holds
 */
export async function withAuthenticator(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}
