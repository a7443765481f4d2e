import type { Page } from '@playwright/test';
import type { Notification } from '@rezenso/contract/notifications';
import { expectNoViolations, looks } from '../site/axe.ts';
import { act, openFollowing as open } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailTo } from '../site/mailbox.ts';

const admin = 'admin@rezenso.example';

test('a member asks, is answered live and by mail, writes on and closes', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  const asker = 'support-frage@rezenso.example';
  const member = await newMember(asker, { width: 390 });
  const agent = await newMember(admin);

  await test.step('from the menu to the form, which proposes articles', async () => {
    await member.goto(`${origin}/settings`);
    await member.getByRole('button', { name: 'Menü öffnen' }).click();
    await member.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Hilfe und Support' }).click();
    await expect(member.getByRole('heading', { level: 1, name: 'Hilfe und Support' })).toBeVisible();
    await member.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(member.getByText('Bitte wähle ein Thema')).toBeVisible();
    await member.getByRole('combobox', { name: 'Thema' }).selectOption({ label: 'Pro und Rechnungen' });
    await member.getByRole('textbox', { name: 'Worum geht es?' }).fill('Wie kann ich Pro kündigen?');
    await expect(member.getByRole('link', { name: 'Pro kündigen' })).toHaveAttribute('href', '/hilfe/pro-kuendigen');
    await member.getByRole('textbox', { name: 'Dein Anliegen' }).fill('Ich finde den Knopf zum Kündigen nicht.');
    await expectNoViolations(member, 'asking the support');
    await member.getByRole('button', { name: 'Anfrage senden' }).dblclick();
    await expect(member).toHaveURL(/\/support\/[0-9a-f-]+$/);
    await expect(member.getByText('Ich finde den Knopf zum Kündigen nicht.')).toBeVisible();
    await open(member, member.url());
  });

  await test.step('somebody answers in the admin area, with a text that is there', async () => {
    await agent.goto(`${origin}/admin?tab=support`);
    await agent.getByRole('button', { name: 'Öffnen: Wie kann ich Pro kündigen?' }).click();
    const dialog = agent.getByRole('dialog', { name: 'Wie kann ich Pro kündigen?' });
    await expect(member.getByText('noch hat sie niemand übernommen', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText('Du kümmerst dich darum.')).toBeVisible();
    await expect(member.getByText('Jemand aus unserem Team kümmert sich', { exact: false })).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Textbaustein einfügen' }).selectOption({ label: 'Pro kündigen' });
    await expect(dialog.getByRole('textbox', { name: 'Antwort' })).toHaveValue(/hilfe\/pro-kuendigen/);
    await expectNoViolations(agent, 'admin: answering');
    await dialog.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(agent.getByText('Antwort gesendet')).toBeVisible();
  });

  await test.step('the member reads it without a reload, in the bell and in a mail', async () => {
    await expect(member.getByText(/behältst Pro bis zum Ende des bezahlten Zeitraums/)).toBeVisible();
    await expect(member.getByText('Beantwortet')).toBeVisible();
    await expect.poll(() => unreadAnswers(member, origin)).toEqual([]);
    await expect(member.getByRole('region', { name: 'Neuigkeiten' })).not.toContainText('Antwort vom Support');
    const { text } = await mailTo(origin, asker, /^Antwort auf deine Anfrage: Wie kann ich Pro kündigen\?$/);
    expect(text).toContain(new URL(member.url()).pathname);
    expect(text).toContain('Antworten auf diese E-Mail kommen leider nicht bei uns an');
  });

  await test.step('writes on, which the desk sees, and closes', async () => {
    await member.getByRole('textbox', { name: 'Deine Nachricht' }).fill('Danke, das war es!');
    await member.getByRole('button', { name: 'Senden' }).click();
    await expect(member.getByText('Danke, das war es!')).toBeVisible();
    await expect(agent.getByRole('button', { name: 'Öffnen: Wie kann ich Pro kündigen?' })).toBeVisible();
    await member.getByRole('button', { name: 'Anfrage schließen' }).click();
    await expect(member.getByText('Diese Anfrage ist geschlossen.', { exact: false })).toBeVisible();
    await expect(agent.getByRole('button', { name: 'Öffnen: Wie kann ich Pro kündigen?' })).toHaveCount(0);
    await expectNoViolations(member, 'a closed request');
  });
});

test('a member with as many requests as may wait is told so, and offered no form', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  const member = await newMember('support-viele@rezenso.example', { width: 390 });
  for (let opened = 0; opened < 3; opened += 1)
    await act(member, origin, 'POST', '/api/support/requests', {
      ...{ id: crypto.randomUUID(), topic: 'other' },
      ...{ subject: `Frage ${opened + 1}`, text: 'Was ist, wenn alle warten?' },
    });
  await member.goto(`${origin}/support`);
  await expect(member.getByText('Du hast schon 3 offene Anfragen')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Anfrage senden' })).toHaveCount(0);
  await expectNoViolations(member, 'as many requests as may wait');
});

test('the help centre is found, searched and read without scripts', async ({ browser, demoSite }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${demoSite.origin}/hilfe`);
  await page.getByRole('searchbox', { name: 'Hilfe durchsuchen' }).fill('abo kuendigen');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.getByRole('link', { name: 'Pro kündigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pro kündigen' })).toBeVisible();
  await page.getByRole('link', { name: 'Anmelden und schreiben' }).click();
  await expect(page).toHaveURL(/\/support$/);
  await context.close();
});

for (const { width, theme } of looks)
  test(`axe finds nothing in help and support, ${width} px, ${theme}`, async ({ demoSite, newMember }, info) => {
    const page = await newMember('demo@rezenso.example', { width, theme });
    for (const [address, heading] of [
      ['/hilfe', 'Hilfe Center'],
      ['/hilfe?q=bewertung', 'Hilfe Center'],
      ['/hilfe/level-und-xp', 'Level, XP und Bestenliste'],
      ['/support', 'Hilfe und Support'],
    ] as const) {
      await page.goto(demoSite.origin + address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectNoViolations(page, address);
      await page.screenshot({ path: info.outputPath(`${address.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
    }
    const desk = await newMember('admin@rezenso.example', { width, theme });
    await desk.goto(`${demoSite.origin}/admin?tab=support&status=all`);
    await expect(desk.getByRole('combobox', { name: 'Stand' })).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Wie es dem Support geht' })).toBeVisible();
    await expectNoViolations(desk, 'admin: support');
    await desk.screenshot({ path: info.outputPath('desk.png'), fullPage: true });
  });

/** What the bell tells of answers, unread. */
async function unreadAnswers(page: Page, origin: string): Promise<string[]> {
  const { notifications } = await (await page.request.get(`${origin}/api/notifications`)).json();
  return notifications
    .filter(({ type, readAt }: Notification) => type === 'support.answered' && readAt === null)
    .map(({ title }: Notification) => title);
}
