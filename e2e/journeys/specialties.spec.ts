import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { becomeBusiness } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';

/** Other journeys bring the same website to this site, under the name that it tells. */
const bakery = 'Backhaus Besonders';

test('what a website tells of a business is kept, changed in the settings, and seen by a partner with what both have', async ({
  emptySite: { origin },
  websites,
  newVisitor,
}) => {
  const jana = await newVisitor({ width: 390 });
  const tom = await newVisitor();
  await signIn(jana, origin, 'jana@backhaus-besonders.example');
  await signIn(tom, origin, 'tom@radhaus-besonders.example');
  await becomeBusiness(tom, origin, 'Radhaus Besonders', 'einzelhandel');

  await test.step('onboarding has chosen what the website tells', async () => {
    await jana.goto(`${origin}/onboarding`);
    await jana.getByLabel(/Vorname/).fill('Jana');
    await jana.getByLabel(/Nachname/).fill('Linde');
    await jana.getByLabel(/^Website/).fill(websites.bakery.host);
    await goOn(jana);
    await expect(chip(jana, 'Eigene Herstellung')).toHaveAttribute('aria-pressed', 'true');
    await jana.getByRole('button', { name: 'Mehr zeigen' }).click();
    await expect(chip(jana, 'Arbeitet für Vermieter und Hausverwaltungen')).toBeVisible();
    await jana.getByLabel(/^Firmenname/).fill(bakery);
    expect(await overflow(jana)).toBe(0);
    await expectNoViolations(jana, 'all specialties on a phone');
    const industry = jana.getByLabel(/Branche/);
    if ((await industry.inputValue()) === '') await industry.selectOption({ label: 'Gastronomie' });
    await goOn(jana);
    await jana.getByRole('checkbox', { name: /Google/ }).check();
    await goOn(jana);
    await expect(jana.getByLabel(/Name auf der Plattform/)).toBeVisible();
    await jana.getByRole('button', { name: 'Profil erstellen' }).click();
    await expect(jana).toHaveURL(`${origin}/`);
  });

  await test.step('the settings show it and change it', async () => {
    await jana.goto(`${origin}/settings`);
    await expect(chip(jana, 'Eigene Herstellung')).toHaveAttribute('aria-pressed', 'true');
    await choose(jana, 'Mehr zeigen', 'Hochzeiten');
    await tom.goto(`${origin}/settings`);
    await choose(tom, 'Auswahl zeigen', 'Eigene Herstellung');
    await tom.reload();
    await expect(chip(tom, 'Eigene Herstellung')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the partner sees it, first what both have', async () => {
    await tom.goto(`${origin}/matches`);
    const beside = tom.getByRole('region', { name: `Über ${bakery}` });
    await tom.getByRole('link', { name: `Mehr über ${bakery}` }).click();
    await expect(beside.getByRole('list', { name: 'Besonderheiten' }).getByRole('listitem')).toHaveText([
      'Eigene Herstellung (habt ihr beide)',
      'Hochzeiten',
    ]);
    await expectNoViolations(tom, 'specialties of a partner');
  });
});

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.request.post(`${origin}/api/auth/dev-bypass`, { data: { email }, headers: { origin } });
}

function chip(page: Page, name: string) {
  return page.getByRole('group', { name: 'Besonderheiten' }).getByRole('button', { name, exact: true });
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
}

async function choose(page: Page, unfold: string, name: string): Promise<void> {
  await page.getByRole('button', { name: unfold }).click();
  await chip(page, name).click();
  await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Profil aktualisiert!')).toBeVisible();
}

/** By how many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
