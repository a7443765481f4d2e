import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { act, becomeBusiness, openFollowing as open } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailTo } from '../site/mailbox.ts';

const [paula, rolf] = ['streit-paula@rezenso.example', 'streit-rolf@rezenso.example'];
const reason = 'Unter dem Link steht die Review mit dem Tag, den ihr vereinbart hattet.';

test('a review is disputed in one browser, answered in a second and decided in a third, and both read how it ended', async ({
  demoSite,
  newMember,
}) => {
  const { origin } = demoSite;
  const recipient = await newMember(paula);
  const writer = await newMember(rolf, { width: 390, theme: 'dark' });
  await handedIn(origin, writer, recipient);
  // The writer reads English, mails included.
  await act(writer, origin, 'PUT', '/api/auth/language', { language: 'en' });
  await writer.context().addCookies([{ name: 'lang', value: 'en', url: origin }]);

  await test.step('its recipient disputes it instead of confirming it', async () => {
    await open(recipient, `${origin}/exchanges?tab=in_progress`);
    await recipient.getByRole('button', { name: 'Widersprechen' }).click();
    const dialog = recipient.getByRole('dialog', { name: 'Der Review widersprechen' });
    await dialog.getByRole('combobox', { name: /Was stimmt nicht/ }).selectOption('Nie veröffentlicht');
    await dialog.getByLabel(/Was ist passiert/).fill('Bei Google ist unter unserem Namen nichts zu finden.');
    await dialog.getByLabel(/Link als Beleg/).fill('https://maps.example.de/paulas-papier');
    await expectNoViolations(recipient, 'exchanges: dispute a review');
    await dialog.getByRole('button', { name: 'Widersprechen' }).click();
    await expect(recipient.getByText('Widerspruch abgeschickt', { exact: true })).toBeVisible();
    await expect(recipient.getByText('Widerspruch offen', { exact: true })).toBeVisible();
    await expect(recipient.getByRole('button', { name: 'Erhalt bestätigen' })).toHaveCount(0);
  });

  await test.step('its writer hears of it by mail and on the to-do list, and answers', async () => {
    const asked = await mailTo(origin, rolf, /^Your review has been disputed$/);
    expect(asked.html).toContain('unter unserem Namen nichts zu finden');
    await open(writer, origin);
    await writer
      .getByRole('link', { name: /^Answer/ })
      .first()
      .click();
    const dialog = writer.getByRole('dialog', { name: 'Answer the dispute' });
    await expect(dialog.getByText(/unter unserem Namen nichts zu finden/)).toBeVisible();
    await dialog.getByLabel(/What speaks for your review/).fill('Sie steht seit Montag dort, sie war nur in Prüfung.');
    await dialog.getByLabel(/Link as evidence/).fill('https://maps.example.de/review/1');
    await expectNoViolations(writer, 'exchanges: answer a dispute');
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await expect(writer.getByText('Thank you for your answer')).toBeVisible();
    // What the other browser shows follows by itself.
    await expect(recipient.getByText(/sie war nur in Prüfung/)).toBeVisible();
  });

  await test.step('a moderator sees everything on one page and decides', async () => {
    const moderator = await newMember('admin@rezenso.example');
    await moderator.goto(`${origin}/admin?tab=disputes`);
    await moderator.getByRole('button', { name: 'Bearbeiten: Widerspruch von Paulas Papierladen' }).click();
    const dialog = moderator.getByRole('dialog', { name: 'Widerspruch von Paulas Papierladen' });
    await expect(dialog.getByText(/unter unserem Namen nichts zu finden/)).toBeVisible();
    await expect(dialog.getByText(/sie war nur in Prüfung/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Beleg ansehen' })).toHaveCount(2);
    await expect(dialog.getByText(/^Besuch am /)).toBeVisible();
    await expect(dialog.getByText(/^Risiko /)).toBeVisible();
    await dialog
      .getByRole('combobox', { name: /Entscheidung/ })
      .selectOption('Ablehnen: Die Review gilt als bestätigt');
    await dialog.getByLabel(/^Begründung/).fill(reason);
    await expectNoViolations(moderator, 'admin: dispute');
    await dialog.getByRole('button', { name: 'Entscheiden' }).click();
    await expect(moderator.getByText('Beide Seiten bekommen die Begründung.')).toBeVisible();
    await moderator.goto(`${origin}/admin?tab=audit`);
    await expect(
      moderator.getByLabel('Einträge des Protokolls').getByText('Widerspruch abgelehnt').first(),
    ).toBeVisible();
  });

  await test.step('both read how it ended and why, on the page, in the bell and by mail', async () => {
    for (const [page, address, title, decided] of [
      [
        recipient,
        paula,
        /^Über deinen Widerspruch ist entschieden$/,
        /^Wir haben entschieden: .* gilt als bestätigt\.$/,
      ],
      [writer, rolf, /^Your review counts$/, /^We have decided: this review counts as confirmed\.$/],
    ] as const) {
      await page.goto(`${origin}/exchanges?tab=completed`);
      const card = page.getByRole('article').first();
      await expect(card.getByText(decided)).toBeVisible();
      await expect(card.getByText(reason)).toBeVisible();
      const told = await mailTo(origin, address, title);
      expect(told.html).toContain(reason);
      const { notifications } = await (await page.request.get(`${origin}/api/notifications`)).json();
      expect(notifications.map(({ type }: { type: string }) => type)).toContain('dispute.decided');
    }
    const { user } = await (await writer.request.get(`${origin}/api/profile`)).json();
    // For the review and for handing it in on time, as a confirmation by silence brings.
    expect(user).toMatchObject({ reviewsGiven: 1, xp: 100 + 20 + 10 + 50 + 30 });
  });
});

/** Both become businesses that agreed on a review each way; the writer has handed in one. */
async function handedIn(origin: string, writer: Page, recipient: Page): Promise<void> {
  await becomeBusiness(recipient, origin, 'Paulas Papierladen', 'einzelhandel');
  const writerId = await becomeBusiness(writer, origin, 'Rolfs Rahmenwerk', 'handwerk');
  const match = (await act(recipient, origin, 'POST', '/api/matches', { providerId: writerId })) as { id: string };
  await act(writer, origin, 'PUT', `/api/matches/${match.id}/accept`, {});
  const { exchanges } = (await act(writer, origin, 'POST', `/api/matches/${match.id}/coordinate`, {})) as {
    exchanges: { id: string; reviewerId: string }[];
  };
  const { id } = exchanges.find(({ reviewerId }) => reviewerId === writerId) ?? { id: '' };
  const today = new Date().toISOString().slice(0, 10);
  await act(writer, origin, 'PUT', `/api/review-exchanges/${id}/experience`, { kind: 'visit', day: today });
  await act(writer, origin, 'PUT', `/api/review-exchanges/${id}`, {
    status: 'awaiting_confirmation',
    reviewText: 'Das Büttenpapier lag schon bereit, und die Beratung zum Bedrucken war geduldig und genau.',
    reviewRating: 4,
  });
}
