import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailsOf, mailWithUnsubscribing } from '../site/unsubscribe-mail.ts';

test('a changed profile is kept and shown everywhere', async ({ demoSite, newMember }) => {
  const page = await newMember('pro@rezenso.example', { width: 390 });
  await page.goto(`${demoSite.origin}/settings`);
  const description = page.getByLabel(/Beschreibung/);
  await description.fill('zu kurz');
  await page.getByRole('button', { name: /speichern/i }).click();
  await expect(page.getByText('Beschreibung muss mindestens 10 Zeichen haben')).toBeVisible();
  await expect(description).toHaveValue('zu kurz');
  await description.fill('Wir beraten kleine Betriebe in Ruhe und auf Augenhöhe.');
  await page.getByRole('button', { name: /speichern/i }).click();
  await expect(page.getByText('Profil aktualisiert!').first()).toBeVisible();
  await page.reload();
  await expect(description).toHaveValue('Wir beraten kleine Betriebe in Ruhe und auf Augenhöhe.');
});

test('changes that are not saved are asked about by every way out of the page', async ({ demoSite, newMember }) => {
  const page = await newMember('pro@rezenso.example');
  const browserQuestions: string[] = [];
  page.on('dialog', (dialog) => {
    browserQuestions.push(dialog.type());
    return dialog.accept();
  });
  await page.goto(`${demoSite.origin}/matches`);
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByLabel(/Zielgruppe/).fill('Noch nicht gespeichert');
  const question = page.getByRole('alertdialog', { name: 'Eingaben verwerfen?' });
  const ways = [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Bewertungen' }).click(),
    () => page.getByRole('link', { name: 'Abmelden' }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(`${demoSite.origin}/settings`);
    await expect(page.getByLabel(/Zielgruppe/)).toHaveValue('Noch nicht gespeichert');
  }
  await page.goBack();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  await expect(page).toHaveURL(`${demoSite.origin}/matches`);
  expect(browserQuestions).toEqual([]);
});

test('the dark theme is chosen in the settings and stays without a flash', async ({ demoSite, newMember }) => {
  const page = await newMember('pro@rezenso.example');
  await page.goto(`${demoSite.origin}/settings/notifications`);
  await page.getByRole('switch', { name: /Dark Mode/ }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto(`${demoSite.origin}/matches`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('every tab has its address, and the back button leads out', async ({ demoSite, newMember }) => {
  const page = await newMember('pro@rezenso.example', { width: 390, theme: 'dark' });
  await page.goto(`${demoSite.origin}/matches`);
  await page.goto(`${demoSite.origin}/settings`);
  for (const [tab, path, content] of [
    ['Plattformen', '/settings/platforms', 'Deine Review-Plattformen'],
    ['Benachrichtigungen', '/settings/notifications', 'Essentiell'],
    ['Abonnement', '/settings/subscription', 'Pro Plan'],
    ['Datenschutz', '/settings/privacy', 'Deine Daten mitnehmen'],
    ['Profil', '/settings', 'Firmenprofil'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(demoSite.origin + path);
    await expect(page.getByRole('tabpanel', { name: tab }).getByText(content).first()).toBeVisible();
    await expectNoViolations(page, path);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${demoSite.origin}/matches`);
});

test('mails follow the switches, and a click that is lost is taken back', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example', { width: 390 });
  await page.goto(`${demoSite.origin}/settings/notifications`);
  const levelUp = page.getByRole('switch', { name: 'Neues Level' });
  const often = page.getByRole('combobox', { name: 'Häufigkeit: Neues Level' });
  await often.selectOption('Wöchentlich');
  await expect(page.getByText('Einstellungen gespeichert!')).toBeVisible();
  await levelUp.click();
  await expect(often).toHaveValue('never');
  await levelUp.click();
  await expect(often).toHaveValue('weekly');
  await page.getByRole('button', { name: 'Alle auf wöchentlich' }).click();
  await page.getByRole('button', { name: 'Marketing deaktivieren' }).click();
  await page.getByRole('button', { name: /^Marketing \d/ }).click();
  await expect(page.getByRole('switch', { name: 'Newsletter' })).not.toBeChecked();
  await page.getByRole('button', { name: /^System/ }).click();
  await expect(page.getByRole('switch', { name: 'Systemnachrichten' })).toBeDisabled();
  await expectNoViolations(page, 'all categories open');
  await expect.poll(() => frequencies(page, demoSite.origin)).toMatchObject({ welcome: 'weekly', newsletter: 'never' });

  await page.route('**/api/email-preferences', (route) => route.abort());
  await levelUp.click();
  await expect(page.getByText('E-Mail-Einstellungen konnten nicht gespeichert werden.')).toBeVisible();
  await expect(levelUp).toBeChecked();
  await expect(often).toHaveValue('weekly');
});

test('a received mail is unsubscribed from by its link, and not by opening it', async ({
  demoSite,
  newMember,
  newVisitor,
}) => {
  const { origin } = demoSite;
  const asking = await newMember('pro@rezenso.example');
  const { length: mailsBefore } = await mailsOf(demoSite);
  const potential = await (await asking.request.get(`${origin}/api/matches/potential?limit=20`)).json();
  // The last one: the first may be the demo account, whose switches other journeys move.
  const providerId = potential.at(-1).user.id;
  await asking.request.post(`${origin}/api/matches`, { data: { providerId }, headers: { origin } });
  const mail = await mailWithUnsubscribing(demoSite, mailsBefore);

  const reader = await newVisitor({ width: 390 });
  await reader.goto(mail.unsubscribeLink);
  await expect(reader.getByRole('heading', { level: 1, name: 'E-Mails abmelden?' })).toBeVisible();
  await expectNoViolations(reader, 'unsubscribe: question');
  const recipient = await newMember(mail.to);
  expect(await frequencies(recipient, origin)).toMatchObject({ match_notification: 'immediate' });

  await reader.route('**/api/unsubscribe/*', (route) => route.abort());
  await reader.getByRole('button', { name: 'Ja, abmelden' }).click();
  await expect(reader.getByText('Ein Fehler ist aufgetreten. Bitte versuche es später erneut.')).toBeVisible();
  await expectNoViolations(reader, 'unsubscribe: error');
  await reader.unroute('**/api/unsubscribe/*');
  await reader.getByRole('button', { name: 'Erneut versuchen' }).click();
  await reader.getByRole('button', { name: 'Ja, abmelden' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Erfolgreich abgemeldet' })).toBeVisible();
  await expectNoViolations(reader, 'unsubscribe: done');
  expect(await frequencies(recipient, origin)).toMatchObject({ match_notification: 'never' });

  await recipient.goto(mail.unsubscribeLink);
  await recipient.getByRole('link', { name: 'E-Mail-Einstellungen verwalten' }).click();
  await expect(recipient.getByRole('switch', { name: 'Match-Benachrichtigungen' })).not.toBeChecked();
});

test('a link to unsubscribe that is none says so', async ({ demoSite, newVisitor }) => {
  const page = await newVisitor({ width: 390, theme: 'dark' });
  for (const path of ['/unsubscribe', '/unsubscribe/kurz']) {
    await page.goto(demoSite.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Ungültiger Link' })).toBeVisible();
  }
  await expectNoViolations(page, 'unsubscribe: invalid');
  await page.goto(`${demoSite.origin}/unsubscribe/abcdefghijklmnopqrstuvwxyz`);
  await page.getByRole('button', { name: 'Ja, abmelden' }).click();
  await expect(page.getByText('Der Abmelde-Link ist ungültig oder bereits abgelaufen.')).toBeVisible();
});

async function frequencies(page: Page, origin: string): Promise<Record<string, string>> {
  const preferences: { emailType: string; frequency: string }[] = await (
    await page.request.get(`${origin}/api/email-preferences`)
  ).json();
  return Object.fromEntries(preferences.map(({ emailType, frequency }) => [emailType, frequency]));
}
