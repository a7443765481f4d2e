import type { Locator, Page } from '@playwright/test';
import { act, becomeBusiness } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { germanOn } from '../site/foreign-words.ts';

const dayMillis = 86_400_000;
const partner = 'Tauschwerk Dreisam';
/** Names, and what people wrote: it stays as it is. */
const written = {
  // As `becomeBusiness` has it.
  description: 'Wir sind ein kleiner Betrieb in Freiburg und freuen uns über ehrliche Worte.',
  answer: 'Hallo, kommt gern am Samstag vorbei, dann ist der Hof offen.',
  review: 'Die Torte war sehr saftig, und die Beratung am Telefon freundlich. Auf den Kaffee haben wir gewartet.',
};
const stays = [...Object.values(written), partner, 'Little Cake Shop', '79098 Freiburg', 'Freiburg'];

test('an exchange from the search for a partner to the confirmation in English, and nothing of it is German', async ({
  emptySite,
  newVisitor,
}) => {
  test.setTimeout(480_000);
  const { origin } = emptySite;
  const page = await newVisitor();
  const german = await newVisitor();
  const mine = await signedUp(page, origin, 'mara@little-cake-shop.example', 'Little Cake Shop', 'gastronomie');
  await signedUp(german, origin, 'hof@tauschwerk-dreisam.example', partner, 'handwerk');
  await act(page, origin, 'PUT', '/api/auth/language', { language: 'en' });
  const expectEnglish = async () => expect(await germanOn(page, [...(await newsOn(page)), ...stays])).toEqual([]);
  const dialog = page.getByRole('dialog');
  const told = (words: string | RegExp) => page.getByText(words, { exact: true }).first();

  await test.step('search a partner and ask', async () => {
    await page.goto(`${origin}/matches`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('searchbox', { name: 'Search businesses' }).fill('Nobody goes by this name');
    await expect(page.getByText('No suggested partner goes by that name.')).toBeVisible();
    await expectEnglish();
    await page.getByRole('searchbox').fill(partner);
    const suggestion = page.getByRole('article', { name: partner });
    await expect(suggestion.getByText(/^Skilled trades · /)).toBeVisible();
    const beside = page.getByRole('region', { name: `About ${partner}` });
    await expect(beside.getByText('AI recommendation')).toBeVisible();
    await expect(beside.getByText('German', { exact: true })).toBeVisible();
    await expectEnglish();
    await page.getByRole('button', { name: 'What are you looking for?' }).click();
    await expect(dialog.getByRole('link', { name: 'See Pro' })).toBeVisible();
    await expectEnglish();
    await page.keyboard.press('Escape');
    await suggestion.getByRole('button', { name: 'Suggest a match' }).click();
    await expect(told('Match created')).toBeVisible();
    await expect(page.getByText(`Waiting for an answer from ${partner}.`)).toBeVisible();
    await expectEnglish();
  });

  const [{ id: matchId = '' } = {}] = await read<{ id: string }[]>(german, `${origin}/api/matches`);
  await test.step('the partner accepts, and both sides see the plan', async () => {
    await act(german, origin, 'PUT', `/api/matches/${matchId}/accept`, {});
    await page.reload();
    await page.getByRole('button', { name: 'Write review' }).click();
    await expect(dialog.getByRole('heading', { name: 'Write review' })).toBeVisible();
    await expectEnglish();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Coordinate exchange' }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Fairness' })).toBeVisible();
    await expectEnglish();
    await dialog.getByRole('button', { name: 'Start exchange' }).click();
    await expect(told('Match coordinated')).toBeVisible();
    await expect(told('2 review exchanges have been created.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the exchange' })).toBeVisible();
    await expectEnglish();
  });

  await test.step('they write to each other', async () => {
    await page.getByRole('link', { name: `Messages with ${partner}` }).click();
    await expect(page.getByText('How do you start?')).toBeVisible();
    await expectEnglish();
    await page.getByRole('button', { name: `Hello ${partner}, great that we are exchanging reviews!` }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/· Sent$/)).toBeVisible();
    const message = { id: crypto.randomUUID(), text: written.answer };
    await act(german, origin, 'POST', `/api/conversations/${matchId}/messages`, message);
    await page.reload();
    await expect(page.getByRole('group').getByText(written.answer)).toBeVisible();
    await expect(page.getByText('Today', { exact: true })).toBeVisible();
    await expectEnglish();
    await page.getByRole('button', { name: `More actions for ${partner}` }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    await expect(page.getByRole('alertdialog', { name: `Block ${partner}?` })).toBeVisible();
    await expectEnglish();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.goto(`${origin}/matches/nachrichten`);
    await expect(page.getByText('Choose a conversation')).toBeVisible();
    await expectEnglish();
  });

  const card = page.getByRole('article', { name: `You write for ${partner}` });
  await test.step('an appointment is suggested, agreed and called off', async () => {
    await page.goto(`${origin}/exchanges`);
    await card.getByText('Tips and platform rule').click();
    await expect(card.getByText('Rule of the platform:')).toBeVisible();
    await expectEnglish();
    await card.getByRole('button', { name: 'Arrange an appointment' }).click();
    await dialog.getByRole('button', { name: 'Suggest', exact: true }).click();
    await expect(dialog.getByText('Please choose a day and a time.')).toBeVisible();
    await expectEnglish();
    await dialog.getByLabel('Day').fill(dayFromNow(30));
    await dialog.getByLabel('Time').fill('14:30');
    await expect(dialog.getByText(/^The review is due on /)).toBeVisible();
    await expectEnglish();
    await dialog.getByRole('button', { name: 'Suggest', exact: true }).click();
    await expect(card.getByText('You suggested a time')).toBeVisible();
    await expect(card.getByText(/^\w+day \d+ \w+ at 14:30$/)).toBeVisible();
    await expectEnglish();
    const { appointment } = await exchangeOf(german, origin, mine, 'reviewerId');
    await act(german, origin, 'POST', `/api/appointments/${appointment?.id}/pick`, { startsAt: appointment?.times[0] });
    await page.reload();
    await expect(card.getByText(/^Appointment: \w+day \d+ \w+ at 14:30$/)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expectEnglish();
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expectEnglish();
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(told('Appointment cancelled')).toBeVisible();
  });

  await test.step('a review is handed in', async () => {
    await card.getByRole('button', { name: 'Submit review' }).click();
    await dialog.getByRole('button', { name: 'Submit review' }).click();
    await expect(dialog.getByText('Please say first what you experienced with your partner.')).toBeVisible();
    await expectEnglish();
    await sayVisit(dialog);
    await dialog.getByLabel(/Your text/).fill('The bench in our yard stands firm again, and the bill was as agreed.');
    await expectEnglish();
    await dialog.getByRole('button', { name: 'Submit review' }).click();
    await expect(told('Review submitted')).toBeVisible();
    await expect(told(/^Tauschwerk Dreisam can confirm it now\. You earned \d+\sXP\.$/)).toBeVisible();
    await page.getByRole('tab', { name: /^In progress/ }).click();
    await expect(card.getByText(/^Based on: Visit on \d+ \w+ \d{4}$/)).toBeVisible();
    await expectEnglish();
  });

  await test.step('the review of the partner is confirmed', async () => {
    const { id } = await exchangeOf(german, origin, mine, 'recipientId');
    const postedAt = new Date().toISOString();
    const experience = { kind: 'consultation', day: dayFromNow(-2) };
    await act(german, origin, 'PUT', `/api/review-exchanges/${id}/experience`, experience);
    const review = { status: 'awaiting_confirmation', reviewText: written.review, reviewRating: 4, postedAt };
    await act(german, origin, 'PUT', `/api/review-exchanges/${id}`, review);
    await page.reload();
    const received = page.getByRole('article', { name: `${partner} writes for you` });
    await received.getByRole('button', { name: 'Confirm receipt' }).click();
    await expect(dialog.getByText(/^Based on: Consultation on \d+ \w+ \d{4}$/)).toBeVisible();
    await expectEnglish();
    await dialog.getByRole('button', { name: 'Confirm receipt' }).click();
    await expect(told('Review confirmed')).toBeVisible();
    await page.getByRole('tab', { name: /^Completed/ }).click();
    await expect(received).toBeVisible();
    await expectEnglish();
  });

  await test.step('matches and dashboard tell of it', async () => {
    await page.goto(`${origin}/matches`);
    await expect(page.getByText(`Now your review is waiting for ${partner} to confirm it.`)).toBeVisible();
    await expectEnglish();
    await page.goto(origin);
    for (const name of ['Waiting for you', 'Current matches', 'Activity', 'Achievements', 'Weekly leaderboard'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Activity' }).getByRole('listitem')).not.toHaveCount(0);
    await expectEnglish();
  });
});

/** Notifications, which are shown as they come: German until the server speaks English. */
async function newsOn(page: Page): Promise<string[]> {
  const shown = await page.getByRole('region', { name: 'News', exact: true }).allInnerTexts();
  return shown.flatMap((text) => text.split('\n')).filter(Boolean);
}

/** Signed in with a profile; what was lived through lies days before, in every time zone. */
async function signedUp(page: Page, origin: string, email: string, company: string, industry: string): Promise<string> {
  await act(page, origin, 'POST', '/api/auth/dev-bypass', { email });
  return becomeBusiness(page, origin, company, industry);
}

async function read<Answer>({ request }: Page, address: string): Promise<Answer> {
  const answer = await request.get(address);
  expect(answer.ok()).toBe(true);
  return answer.json();
}

interface Exchange {
  id: string;
  reviewerId: string;
  recipientId: string;
  appointment: { id: string; times: string[] } | null;
}

/** The exchange in which a member writes, or receives. */
async function exchangeOf(page: Page, origin: string, member: string, role: 'reviewerId' | 'recipientId') {
  const exchanges = await read<Exchange[]>(page, `${origin}/api/review-exchanges/my`);
  const found = exchanges.find((exchange) => exchange[role] === member);
  if (!found) throw new Error(`No exchange with ${role} ${member}`);
  return found;
}

async function sayVisit(dialog: Locator): Promise<void> {
  await dialog.getByLabel(/What is your review based on/).selectOption({ label: 'Visit' });
  await dialog.getByLabel(/When was that/).fill(dayFromNow(-2));
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * dayMillis).toISOString().slice(0, 10);
}
