import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/provider-fixtures.ts';

const link = 'https://maps.google.com/maps?cid=1';

test('a business connects Google, gets its reviews once, answers one there, and disconnects', async ({
  demoSite,
  newMember,
}) => {
  const page = await newMember('anna@cafe-anna.example', { width: 390 });
  await page.goto(`${demoSite.origin}/settings/platforms`);
  await addGoogle(page);
  await expectNoViolations(page, 'Google by hand');

  await page.getByRole('button', { name: 'Mit Google verbinden' }).click();
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Google nicht verbunden')).toBeVisible();
  await expect(page).toHaveURL(`${demoSite.origin}/settings/platforms`);

  await page.getByRole('button', { name: 'Mit Google verbinden' }).click();
  await page.getByRole('link', { name: 'Zulassen' }).click();
  await expect(page.getByText('Google verbunden!')).toBeVisible();
  await expect(page).toHaveURL(`${demoSite.origin}/settings/platforms`);
  await expect(page.getByText(/Zuletzt synchronisiert am/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mit Google verbinden' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Jetzt synchronisieren' }).click();
  await expect(page.getByText('Synchronisierung gestartet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jetzt synchronisieren' })).toBeEnabled();
  await expectNoViolations(page, 'Google connected');

  await answerThere(page, demoSite.origin);

  await page.goto(`${demoSite.origin}/settings/platforms`);
  await page.getByRole('button', { name: 'Verbindung trennen: Google' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'OAuth-Verbindung trennen? Du kannst sie später wieder aktivieren.',
  });
  await expectNoViolations(page, 'disconnecting');
  await question.getByRole('button', { name: 'Verbindung trennen' }).click();
  await expect(page.getByText('Manuell eingetragen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profil auf Google öffnen' })).toHaveAttribute('href', link);

  const reviews = await (await page.request.get(`${demoSite.origin}/api/reviews`)).json();
  expect(reviews.map(({ reviewerName }: { reviewerName: string }) => reviewerName)).toEqual(['Petra Sommer']);
});

async function answerThere(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/reviews`);
  const review = page.getByRole('article', { name: 'Bewertung von Petra Sommer' });
  await review.getByRole('button', { name: 'Antworten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Deine Antwort' }).fill('Vielen Dank, Petra! Bis bald.');
  await expectNoViolations(page, 'an answer for Google');
  await dialog.getByRole('button', { name: 'Bei Google veröffentlichen' }).click();
  await expect(page.getByText('Deine Antwort geht an Google')).toBeVisible();
  await expect(review.getByText(/^Bei Google beantwortet am /)).toBeVisible();
  await review.getByRole('button', { name: 'Antwort ansehen' }).click();
  await expect(dialog.getByText(/Deine Antwort steht bei Google/)).toBeVisible();
  await expectNoViolations(page, 'an answer at Google');
  await dialog.getByRole('button', { name: 'Schließen' }).first().click();
}

async function addGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plattform hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Google' }).click();
  await dialog.getByLabel(/Firmenname/).fill('A');
  await dialog.getByLabel(/Link zu deinem Profil/).fill(link);
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(dialog.getByText('Firmenname muss mindestens 2 Zeichen haben')).toBeVisible();
  await expect(dialog.getByLabel(/Link zu deinem Profil/)).toHaveValue(link);
  await dialog.getByLabel(/Firmenname/).fill('Café Anna');
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page.getByText('Plattform hinzugefügt!')).toBeVisible();
}
