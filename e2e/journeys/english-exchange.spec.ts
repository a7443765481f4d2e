import type { Locator, Page } from '@playwright/test';
import { foreignWordsIn } from '@rezenso/contract/testing/foreign-words';
import { act, becomeBusiness } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { germanOn } from '../site/foreign-words.ts';
import { mailsOf, signInLink } from '../site/mailbox.ts';
import { gatherWritten } from '../site/written.ts';

const dayMillis = 86_400_000;
const partner = 'Tauschwerk Dreisam';
/** Names, and what people wrote: it stays as it is. */
const written = {
  // It goes into a review, which is German.
  disclosure: 'Transparenzhinweis: Diese Bewertung entstand in einem gegenseitigen Austausch über Rezenso.',
  // As `becomeBusiness` has it.
  description: 'Wir sind ein kleiner Betrieb in Freiburg und freuen uns über ehrliche Worte.',
  answer: 'Hallo, kommt gern am Samstag vorbei, dann ist der Hof offen.',
  review: 'Die Torte war sehr saftig, und die Beratung am Telefon freundlich. Auf den Kaffee haben wir gewartet.',
};
const address = 'mara@backhaus-lindenhof.example';
const stays = [
  ...Object.values(written),
  partner,
  address,
  'Keller',
  'Backhaus Lindenhof GmbH',
  'Freiburg im Breisgau',
  'Baden-Württemberg',
];

test('from the landing page to a completed exchange in English, with a partner in German, mails included', async ({
  emptySite,
  websites,
  newVisitor,
}) => {
  test.setTimeout(600_000);
  const { origin } = emptySite;
  const page = await newVisitor({ locale: 'en-GB' });
  const german = await newVisitor();
  // The site is shared with other journeys, whose businesses are suggested here.
  const others = gatherWritten(page);
  const expectEnglish = async () =>
    expect(await germanOn(page, async () => [...(await others()), ...stays])).toEqual([]);
  const mine = await test.step('the landing page offers English, and a profile comes of it', async () => {
    await page.goto(origin);
    await page.getByRole('link', { name: 'Read this page in English' }).click();
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
    await page.getByLabel(/Email address/).fill(address);
    await page.getByRole('button', { name: 'Send sign-in link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await page.goto(await signInLink(origin, address));
    await page.getByRole('button', { name: 'Sign in now' }).click();
    await createProfile(page, websites.bakery.host);
    await expectEnglish();
    const { user } = await read<{ user: { id: string } }>(page, `${origin}/api/profile`);
    return user.id;
  });
  await signedUp(german, origin, 'hof@tauschwerk-dreisam.example', partner, 'handwerk');
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
    await expect(dialog.getByRole('link', { name: 'Explore Pro' })).toBeVisible();
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
    await expect(page.getByRole('link', { name: 'Go to exchange' })).toBeVisible();
    await expectEnglish();
  });

  await test.step('they write to each other', async () => {
    await page.getByRole('link', { name: `Messages with ${partner}` }).click();
    await expect(page.getByText('How would you like to start?')).toBeVisible();
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

  const card = page.getByRole('article', { name: `You review ${partner}` });
  await test.step('an appointment is suggested, agreed and called off', async () => {
    await page.goto(`${origin}/exchanges`);
    await card.getByText('Tips and platform rule').click();
    await expect(card.getByText('Platform rule:')).toBeVisible();
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
    const received = page.getByRole('article', { name: `${partner} reviews you` });
    await received.getByRole('button', { name: 'Confirm receipt' }).click();
    await expect(dialog.getByText(/^Based on: Consultation on \d+ \w+ \d{4}$/)).toBeVisible();
    await expectEnglish();
    await dialog.getByRole('button', { name: 'Confirm receipt' }).click();
    await expect(told('Review confirmed')).toBeVisible();
    await page.getByRole('tab', { name: /^Completed/ }).click();
    await expect(received).toBeVisible();
    await expectEnglish();
  });

  await test.step('the partner confirms, and everything is completed', async () => {
    const { id } = await exchangeOf(german, origin, mine, 'reviewerId');
    await act(german, origin, 'POST', '/api/review-confirmations', { reviewExchangeId: id });
    await page.goto(`${origin}/matches`);
    await expect(page.getByText('Exchange completed: both reviews have been submitted.')).toBeVisible();
    await expectEnglish();
  });

  await test.step('each was written to in their language', async () => {
    const mails = await mailsOf(origin);
    const mine = mails.filter(({ to }) => to.includes(address));
    const theirs = mails.filter(({ to }) => to.includes('hof@tauschwerk-dreisam.example'));
    for (const { subject, text } of mine) expect([subject, foreignWordsIn(text, 'en', stays)]).toEqual([subject, []]);
    for (const { subject, text } of theirs) expect([subject, foreignWordsIn(text, 'de', stays)]).toEqual([subject, []]);
    expect([mine.length, theirs.length].every((count) => count >= 3)).toBe(true);
  });

  await test.step('the dashboard tells of it', async () => {
    await page.goto(origin);
    for (const name of [
      'Waiting for you',
      'Matches for you right now',
      'Activity',
      'Achievements',
      'Weekly leaderboard',
    ])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Activity' }).getByRole('listitem')).not.toHaveCount(0);
    await expectEnglish();
  });
});

async function createProfile(page: Page, website: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await page.getByLabel(/First name/).fill('Mara');
  await page.getByLabel(/Last name/).fill('Keller');
  await page.getByLabel(/^Website/).fill(website);
  await next.click();
  await expect(page.getByLabel(/Company name/)).toHaveValue(/Backhaus Lindenhof/);
  await next.click();
  await page.getByRole('checkbox', { name: /Google/ }).check();
  await next.click();
  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mara');
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
