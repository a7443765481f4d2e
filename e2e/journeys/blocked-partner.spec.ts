import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { act, becomeBusiness, openFollowing } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailTo } from '../site/mailbox.ts';

test('whoever is blocked says nothing more by a direct review, nor is it offered to whoever blocks', async ({
  demoSite,
  newMember,
  newVisitor,
}) => {
  const { origin } = demoSite;
  const paula = await newMember('block-paula@rezenso.example');
  const rolf = await newVisitor({ width: 390, theme: 'dark', provoked: /409/ });
  await act(rolf, origin, 'POST', '/api/auth/dev-bypass', { email: 'block-rolf@rezenso.example' });
  await aMatchOf(origin, rolf, paula, ['Blocks Papierladen', 'Blocks Rahmenwerk']);
  await openFollowing(rolf, `${origin}/matches`);
  await expect(rolf.getByRole('button', { name: 'Review schreiben' })).toBeVisible();

  await paula.goto(`${origin}/matches`);
  const card = paula.getByRole('article', { name: 'Blocks Rahmenwerk' });
  await card.getByRole('button', { name: 'Weitere Aktionen zu Blocks Rahmenwerk' }).click();
  await paula.getByRole('menuitem', { name: 'Blockieren' }).click();
  await paula.getByRole('alertdialog').getByRole('button', { name: 'Blockieren' }).click();
  await expect(card.getByText(/^Du hast Blocks Rahmenwerk blockiert/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Review schreiben' })).toBeHidden();

  // His open page hears of it.
  await expect(rolf.getByRole('button', { name: 'Review schreiben' })).toBeHidden();
  await expect(rolf.getByText(/^Ihr könnt euch gerade nicht schreiben, und zwischen euch beginnt/)).toBeVisible();
  await expectNoViolations(rolf, 'a match that rests');
});

test('what both say in a dispute reaches the moderator alone while one blocks the other', async ({
  demoSite,
  newMember,
}) => {
  const { origin } = demoSite;
  const paula = await newMember('block-streit-paula@rezenso.example');
  const rolf = await newMember('block-streit-rolf@rezenso.example', { width: 390, theme: 'dark' });
  const match = await aMatchOf(origin, rolf, paula, ['Stille Papierwaren', 'Stilles Rahmenwerk']);
  await handIn(origin, rolf, match);
  await paula.goto(`${origin}/exchanges?tab=in_progress`);
  await paula.getByRole('button', { name: 'Weitere Aktionen zu Stilles Rahmenwerk' }).click();
  await paula.getByRole('menuitem', { name: 'Blockieren' }).click();
  await paula.getByRole('alertdialog').getByRole('button', { name: 'Blockieren' }).click();
  await openFollowing(paula, `${origin}/exchanges?tab=in_progress`);
  await paula.getByRole('button', { name: 'Widersprechen' }).click();
  const filing = paula.getByRole('dialog', { name: 'Der Review widersprechen' });
  await filing.getByRole('combobox', { name: /Was stimmt nicht/ }).selectOption('Nicht unsere Erfahrung');
  await filing.getByLabel(/Was ist passiert/).fill('Dieser Mensch war nie bei uns im Laden.');
  await filing.getByRole('button', { name: 'Widersprechen' }).click();
  await expect(paula.getByText('Du schreibst, nur für die Moderation:')).toBeVisible();
  await expectNoViolations(paula, 'a dispute of whoever blocks');

  const told = await mailTo(origin, 'block-streit-rolf@rezenso.example', /^Deiner Review wurde widersprochen$/);
  expect(told.text).not.toContain('nie bei uns im Laden');
  await openFollowing(rolf, `${origin}/exchanges?tab=in_progress`);
  await rolf.getByRole('button', { name: 'Stellung nehmen' }).click();
  const answering = rolf.getByRole('dialog', { name: 'Stellung nehmen' });
  await expect(answering.getByText(/liest nur die Moderation, denn ihr schreibt euch gerade nicht/)).toBeVisible();
  await answering.getByLabel(/Was spricht für deine Review/).fill('Ich war am Montag da und habe die Quittung noch.');
  await expectNoViolations(rolf, 'answering under a block');
  await answering.getByRole('button', { name: 'Antwort absenden' }).click();
  await expect(rolf.getByText('Danke für deine Antwort')).toBeVisible();
  await expect(paula.getByText(/^Was Stilles Rahmenwerk dazu schreibt, liest nur die Moderation/)).toBeVisible();
  await expect(paula.getByText(/habe die Quittung noch/)).toHaveCount(0);

  const moderator = await newMember('admin@rezenso.example');
  await moderator.goto(`${origin}/admin?tab=disputes`);
  await moderator.getByRole('button', { name: 'Bearbeiten: Widerspruch von Stille Papierwaren' }).click();
  const review = moderator.getByRole('dialog', { name: 'Widerspruch von Stille Papierwaren' });
  await expect(review.getByText(/nie bei uns im Laden/)).toBeVisible();
  await expect(review.getByText(/habe die Quittung noch/)).toBeVisible();
  await expect(review.getByText(/Zitiere es nicht/)).toHaveCount(2);
});

/** Both become businesses with a match between them. @returns its id */
async function aMatchOf(
  origin: string,
  writer: Page,
  recipient: Page,
  [recipientName, writerName]: readonly [string, string],
): Promise<string> {
  await becomeBusiness(recipient, origin, recipientName, 'einzelhandel');
  const providerId = await becomeBusiness(writer, origin, writerName, 'handwerk');
  const { id } = (await act(recipient, origin, 'POST', '/api/matches', { providerId })) as { id: string };
  await act(writer, origin, 'PUT', `/api/matches/${id}/accept`, {});
  return id;
}

/** The writer starts the exchange and hands its review in. */
async function handIn(origin: string, writer: Page, match: string): Promise<void> {
  const { id: me } = await (await writer.request.get(`${origin}/api/auth/user`)).json();
  const { exchanges } = (await act(writer, origin, 'POST', `/api/matches/${match}/coordinate`, {})) as {
    exchanges: { id: string; reviewerId: string }[];
  };
  const { id } = exchanges.find(({ reviewerId }) => reviewerId === me) ?? { id: '' };
  const today = new Date().toISOString().slice(0, 10);
  await act(writer, origin, 'PUT', `/api/review-exchanges/${id}/experience`, { kind: 'visit', day: today });
  await act(writer, origin, 'PUT', `/api/review-exchanges/${id}`, {
    status: 'awaiting_confirmation',
    reviewText: 'Der Karton für die Rahmen lag bereit, und die Beratung zum Zuschnitt war geduldig und genau.',
    reviewRating: 4,
  });
}
