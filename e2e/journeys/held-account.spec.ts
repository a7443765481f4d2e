import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { act, becomeBusiness } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailTo, signInByMail } from '../site/mailbox.ts';

const names = ['Ringelblume Garten', 'Kleeblatt Keramik', 'Distel Druck'] as const;
const addresses = names.map((name) => `${name.split(' ')[0]?.toLowerCase()}@rezenso.example`);
const trades = ['einzelhandel', 'handwerk', 'marketing'] as const;
const explanation = 'Wir sind drei Betriebe auf einem Hof und teilen uns den Rechner im Büro.';
const reason = 'Drei Betriebe auf einem Hof, alle drei gibt es.';

// Accounts are judged every minute.
test('an account is held after swaps in a closed circle, sees why, writes to us, and hears from a moderator that all is well', async ({
  demoSite,
  newVisitor,
  newMember,
}) => {
  test.setTimeout(240_000);
  const { origin } = demoSite;
  const page = await newVisitor({ width: 390 });

  await test.step('three accounts of one browser swap with one another, again and again', async () => {
    const ids: string[] = [];
    for (const [index, name] of names.entries()) {
      await signIn(page, origin, index);
      ids.push(await becomeBusiness(page, origin, name, trades[index] ?? 'handwerk'));
    }
    for (let round = 0; round < 2; round += 1)
      for (const [asks, answers] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const)
        await swap(page, origin, { asks, answers, ids, round });
  });

  const [address = ''] = addresses;
  await signIn(page, origin, 0);
  await test.step('the member reads it in the mail and on its page, in kind words, and writes to us', async () => {
    await expect
      .poll(async () => (await (await page.request.get(`${origin}/api/account-review`)).json()).review?.state, {
        timeout: 120_000,
        intervals: [2_000],
      })
      .toBe('open');
    const told = await mailTo(origin, address, /^Wir sehen uns dein Rezenso-Konto an$/);
    expect(told.text).toContain('guten Grund');
    for (const place of ['/', '/exchanges']) {
      await page.goto(`${origin}${place}`);
      await expect(page.getByText('Deine neuen Reviews zählen im Moment nicht mit')).toBeVisible();
      await expectNoViolations(page, `${place}: held account`);
    }
    await page.getByRole('link', { name: 'Prüfung ansehen und erklären' }).click();
    await expect(page).toHaveURL(/\/settings\/privacy$/);
    await page.goto(/https?:\/\/\S+\/settings\/privacy/.exec(told.text)?.[0] ?? `${origin}/settings`);
    await expect(page.getByText('Wir sehen uns dein Konto an')).toBeVisible();
    await expect(page.getByText(/Dafür gibt es oft einen guten Grund, etwa ein gemeinsames Büro/)).toBeVisible();
    // What it was noticed by is not told.
    await expect(page.getByText(/bewerten sich auch untereinander/)).toHaveCount(0);
    await expectNoViolations(page, 'settings: held account');
    await page.getByRole('button', { name: 'Dazu schreiben' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schreib uns zu deinem Konto' });
    await dialog.getByLabel(/Deine Erklärung/).fill(explanation);
    await dialog.getByRole('button', { name: 'Abschicken' }).dblclick();
    await expect(page.getByText('Danke, wir haben es bekommen')).toBeVisible();
    await expect(page.getByText(explanation)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dazu schreiben' })).toHaveCount(0);
  });

  await test.step('a moderator sees it under Prüfungen with the evidence, and decides', async () => {
    const moderator = await newMember('admin@rezenso.example', { theme: 'dark' });
    await moderator.goto(`${origin}/admin?tab=rings`);
    await moderator.getByRole('button', { name: `Bearbeiten: Prüfung von ${names[0]}` }).click();
    const dialog = moderator.getByRole('dialog', { name: `Prüfung von ${names[0]}` });
    await expect(dialog.getByText(explanation)).toBeVisible();
    await expect(dialog.getByText(/Partner bewerten sich auch untereinander/)).toBeVisible();
    for (const other of names.slice(1)) await expect(dialog.getByText(other).first()).toBeVisible();
    await dialog
      .getByRole('combobox', { name: /Entscheidung/ })
      .selectOption('Freigeben: Alles zählt, und die XP kommen nach');
    await dialog.getByLabel(/^Begründung/).fill(reason);
    await expectNoViolations(moderator, 'admin: case of a held account');
    await dialog.getByRole('button', { name: 'Entscheiden' }).click();
    await expect(moderator.getByText('Das Mitglied bekommt die Begründung.')).toBeVisible();
  });

  await test.step('the member reads it on the page, which follows by itself, and in the mail', async () => {
    await expect(
      page.getByRole('tabpanel', { name: 'Datenschutz' }).getByText('Mit deinem Konto ist alles in Ordnung'),
    ).toBeVisible();
    const told = page.getByRole('tabpanel', { name: 'Datenschutz' });
    await expect(told.getByText(new RegExp(reason))).toBeVisible();
    const decided = await mailTo(origin, address, /in Ordnung/);
    expect(decided.text).toContain(reason);
  });
});

/** What the browser keeps of each account's sign-in; which browser it is stays the same. */
const signedIn = new Map<number, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** By the link of the mail the first time, and as the session that it left from then on: nobody signs in twenty times an hour. */
async function signIn(page: Page, origin: string, who: number): Promise<void> {
  const context = page.context();
  const known = signedIn.get(who);
  const device = (await context.cookies()).filter(({ name }) => name.endsWith('rezenso_browser'));
  await context.clearCookies();
  await context.addCookies(known ?? device);
  if (!known) {
    await signInByMail(page, origin, addresses[who] ?? '');
    await expect(page.getByLabel(/Vorname/)).toBeVisible();
  }
  await expect
    .poll(async () => (await (await page.request.get(`${origin}/api/auth/user`)).json()).email)
    .toBe(addresses[who]);
  signedIn.set(who, await context.cookies());
}

interface Swap {
  asks: number;
  answers: number;
  ids: readonly string[];
  round: number;
}

/** A match with one review each way, which both confirm; each signs in for what it does. */
async function swap(page: Page, origin: string, { asks, answers, ids, round }: Swap): Promise<void> {
  await signIn(page, origin, asks);
  const match = (await act(page, origin, 'POST', '/api/matches', { providerId: ids[answers] })) as { id: string };
  await signIn(page, origin, answers);
  await act(page, origin, 'PUT', `/api/matches/${match.id}/accept`, {});
  const { exchanges } = (await act(page, origin, 'POST', `/api/matches/${match.id}/coordinate`, {})) as {
    exchanges: { id: string; reviewerId: string }[];
  };
  const writtenBy = (who: number) => exchanges.find(({ reviewerId }) => reviewerId === ids[who])?.id ?? '';
  await handIn(page, origin, writtenBy(answers), `${names[asks]} ${round}`);
  await signIn(page, origin, asks);
  await handIn(page, origin, writtenBy(asks), `${names[answers]} ${round}`);
  await act(page, origin, 'POST', '/api/review-confirmations', { reviewExchangeId: writtenBy(answers) });
  await signIn(page, origin, answers);
  await act(page, origin, 'POST', '/api/review-confirmations', { reviewExchangeId: writtenBy(asks) });
}

async function handIn(page: Page, origin: string, id: string, about: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await act(page, origin, 'PUT', `/api/review-exchanges/${id}/experience`, { kind: 'visit', day: today });
  await act(page, origin, 'PUT', `/api/review-exchanges/${id}`, {
    status: 'awaiting_confirmation',
    reviewText: `${about}: freundlich begrüßt, der Auftrag war nach drei Tagen fertig, und die Rechnung kam wie abgemacht.`,
    reviewRating: 5,
  });
}
