import type { Page } from '@playwright/test';
import { exchangesShown } from '../site/exchanges-shown.ts';
import { sayVisit } from '../site/experience.ts';
import { expect, test } from '../site/fixtures.ts';
import { signInByMail } from '../site/mailbox.ts';

test('two businesses sign in, get matched, exchange reviews and earn XP', async ({
  emptySite,
  websites,
  newVisitor,
}) => {
  test.setTimeout(480_000);
  const { origin } = emptySite;
  const jana = await newVisitor({ width: 390 });
  const tom = await newVisitor();

  await test.step('both sign in by mail and let their website be analysed', async () => {
    await signInByMail(jana, origin, 'jana@backhaus-lindenhof.example');
    await createProfile(jana, {
      first: 'Jana',
      last: 'Linde',
      website: websites.bakery.host,
      company: /Backhaus Lindenhof/,
    });
    await signInByMail(tom, origin, 'tom@radhaus-dreisam.example');
    await createProfile(tom, {
      first: 'Tom',
      last: 'Brand',
      website: websites.bikeShop.host,
      company: /Radhaus Dreisam/,
    });
  });

  await test.step('one proposes a match, the other accepts', async () => {
    await jana.goto(`${origin}/matches`);
    const suggestion = jana.getByRole('article', { name: /Radhaus Dreisam/ });
    await suggestion.getByRole('button', { name: 'Match vorschlagen' }).click();
    await expect(toast(jana, 'Match erstellt')).toBeVisible();
    await expect(jana.getByText(/Wartet auf die Antwort von .*Radhaus Dreisam/)).toBeVisible();
    await tom.goto(`${origin}/matches`);
    await tom.getByRole('button', { name: 'Akzeptieren' }).click();
    await expect(toast(tom, 'Match akzeptiert')).toBeVisible();
  });

  await test.step('both see the plan, one starts it', async () => {
    await tom.getByRole('button', { name: 'Austausch koordinieren' }).click();
    await expect(
      tom
        .getByRole('dialog')
        .getByText(/Radhaus Dreisam|Backhaus Lindenhof/)
        .first(),
    ).toBeVisible();
    await expect(tom.getByRole('progressbar', { name: 'Fairness' })).toHaveAttribute('aria-valuenow', '100');
    await tom.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await jana.reload();
    await jana.getByRole('button', { name: 'Austausch koordinieren' }).click();
    await jana.getByRole('dialog').getByRole('button', { name: 'Austausch starten' }).click();
    await expect(toast(jana, 'Match koordiniert')).toBeVisible();
    await jana.getByRole('link', { name: 'Zum Austausch' }).click();
    await expect(jana).toHaveURL(/\/exchanges/);
  });

  await test.step('both hand in what they agreed on', async () => {
    await tom.goto(`${origin}/exchanges`);
    await handInAll(jana, [
      'Mein Stadtrad war nach zwei Tagen fertig, die Bremsen greifen wieder und die Rechnung war wie besprochen.',
      'Beim Kauf des Kinderanhängers nahm sich Herr Brand eine halbe Stunde Zeit. Der Parkplatz davor ist leider winzig.',
    ]);
    await handInAll(tom, [
      'Der Apfelkuchen am Samstag war noch warm, und wir bekamen trotz voller Terrasse schnell einen Tisch.',
      'Fürs Teamfrühstück standen um sieben dreißig Brezeln bereit, zwei davon etwas dunkel. Gern wieder.',
    ]);
  });

  await test.step('both confirm receipt', async () => {
    await confirmAll(jana, origin);
    await confirmAll(tom, origin);
  });

  await test.step('XP, figures and notifications have moved', async () => {
    for (const page of [jana, tom]) {
      const { user } = await (await page.request.get(`${origin}/api/profile`)).json();
      expect(user).toMatchObject({ totalMatches: 1 });
      expect(user.reviewsGiven).toBeGreaterThan(0);
      expect(user.reviewsReceived).toBe(user.reviewsGiven);
      // Profile 100, platforms 20 each (two), match 10, then per review 50 + 20 + 30.
      expect(user.xp).toBe(100 + 2 * 20 + 10 + user.reviewsGiven * 100);
      expect(user.trustScore).toBeGreaterThan(0);
      await page.goto(origin);
      await expect(page.getByRole('button', { name: /Benachrichtigungen/ })).toContainText(/\d/);
      await page.goto(`${origin}/matches`);
      await expect(page.getByText('Austausch abgeschlossen: Beide Reviews sind abgegeben.')).toBeVisible();
    }
  });
});

interface Person {
  first: string;
  last: string;
  website: string;
  company: RegExp;
}

async function createProfile(page: Page, { first, last, website, company }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/onboarding/);
  await page.getByLabel(/Vorname/).fill(first);
  await page.getByLabel(/Nachname/).fill(last);
  await page.getByLabel(/^Website/).fill(website);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel(/Firmenname/)).toHaveValue(company);
  await expect(page.getByLabel(/Standort/)).toHaveValue(/Freiburg/);
  await expect(page.getByLabel(/Beschreibung/)).not.toHaveValue('');
  const industry = page.getByLabel(/Branche/);
  if ((await industry.inputValue()) === '') await industry.selectOption({ label: 'Einzelhandel' });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('checkbox', { name: /Google/ }).check();
  await page.getByRole('checkbox', { name: /Trustpilot/ }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel(/Name auf der Plattform/).first()).toHaveValue(company);
  await page
    .getByLabel(/Link zum Profil/)
    .first()
    .fill(`https://example.org/${last.toLowerCase()}`);
  await page.getByRole('button', { name: 'Profil erstellen' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  // Without a reload: what the profile brought at once, and what jobs write a moment later.
  await expect(page.getByText(/^140 \/ 500\sXP$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Aktivitäten' }).getByText('Profil vervollständigt')).toBeVisible();
}

/** Hands in whatever is open, each in words of its own. */
async function handInAll(page: Page, texts: readonly string[]): Promise<void> {
  const open = page.getByRole('article').getByRole('button', { name: 'Review abgeben' });
  await expect(open.first()).toBeVisible();
  await exchangesShown(page);
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().click();
    const dialog = page.getByRole('dialog');
    await sayVisit(dialog);
    await dialog.getByLabel(/Dein Text/).fill(texts[left - 1] ?? '');
    await dialog.getByRole('button', { name: 'Review abgeben' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toHaveCount(left - 1);
  }
}

async function confirmAll(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/exchanges?tab=in_progress`);
  const open = page.getByRole('article').getByRole('button', { name: 'Erhalt bestätigen' });
  await expect(open.first()).toBeVisible();
  await exchangesShown(page);
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Beruht auf: Besuch am \d+\. \p{L}+ \d{4}$/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Erhalt bestätigen' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toHaveCount(left - 1);
  }
}

function toast(page: Page, title: string) {
  return page.getByText(title, { exact: true }).first();
}
