import { expectNoViolations } from '../site/axe.ts';
import { openFollowing } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailTo, signInByMail } from '../site/mailbox.ts';

const [oldEmail, newEmail] = ['umzug-alt@rezenso.example', 'umzug-neu@rezenso.example'];

test('a business moves to another address: both mailboxes agree, and the open page follows', async ({
  demoSite,
  newMember,
  newVisitor,
}) => {
  const { origin } = demoSite;
  const member = await newMember(oldEmail, { width: 390 });
  await openFollowing(member, `${origin}/settings/privacy`);
  await member.getByRole('button', { name: 'Adresse ändern' }).click();
  const dialog = member.getByRole('dialog', { name: 'E-Mail-Adresse ändern' });
  await dialog.getByLabel(/Neue E-Mail-Adresse/).fill(newEmail);
  await expectNoViolations(member, 'changing the address');
  await dialog.getByRole('button', { name: 'Links senden' }).click();
  await expect(member.getByText(`Deine neue Adresse ${newEmail} wartet auf Bestätigung`)).toBeVisible();
  await expectNoViolations(member, 'a change that waits');

  // Signed in on another device as well, which is out afterwards.
  const other = await newVisitor({ provoked: /401/ });
  await signInByMail(other, origin, oldEmail);
  await other.goto(`${origin}/settings/privacy`);

  // Two mailboxes, often on two devices, neither of them signed in.
  const reader = await newVisitor({ width: 390, theme: 'dark' });
  await reader.goto(await linkIn(origin, newEmail));
  await expect(reader.getByRole('heading', { name: 'Gehört diese Adresse dir?' })).toBeVisible();
  await expectNoViolations(reader, 'the question to the new mailbox');
  await reader.getByRole('button', { name: 'Ja, das ist meine Adresse' }).click();
  await expect(reader.getByRole('heading', { name: 'Danke, eine Bestätigung fehlt noch' })).toBeVisible();
  await expect(member.getByText(/Jetzt fehlt noch dein bisheriges/)).toBeVisible();

  await reader.goto(await linkIn(origin, oldEmail));
  await reader.getByRole('button', { name: 'Ja, Adresse ändern' }).click();
  await expect(reader.getByRole('heading', { name: 'Deine E-Mail-Adresse ist geändert' })).toBeVisible();
  await expect(member.getByRole('tabpanel').getByText(newEmail, { exact: true })).toBeVisible();
  await expect(member.getByText(/wartet auf Bestätigung/)).toBeHidden();
  await expect(reader.getByText(/auf allen anderen Geräten bist du abgemeldet/)).toBeVisible();
  await mailTo(origin, oldEmail, /ist geändert/);
  await mailTo(origin, newEmail, /gehört jetzt zu dieser Adresse/);
  await expect(other.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await member.reload();
  await expect(member.getByRole('tabpanel').getByText(newEmail, { exact: true })).toBeVisible();

  const elsewhere = await newVisitor();
  await signInByMail(elsewhere, origin, newEmail);
  await expect(elsewhere).not.toHaveURL(/magic-link/);
  const idOf = async (page: typeof member) => (await (await page.request.get(`${origin}/api/auth/user`)).json()).id;
  expect(await idOf(elsewhere)).toBe(await idOf(member));
});

test('a link that ended says so, and going back to it changes nothing', async ({ demoSite, newMember, newVisitor }) => {
  const { origin } = demoSite;
  const address = 'umzug-doch-nicht@rezenso.example';
  const member = await newMember(address);
  await openFollowing(member, `${origin}/settings/privacy`);
  await member.request.post(`${origin}/api/email-address/change`, {
    data: { email: 'umzug-irgendwohin@rezenso.example' },
    headers: { origin },
  });
  await member.getByRole('button', { name: 'Änderung abbrechen' }).click();
  await expect(member.getByText('Die Änderung ist abgebrochen')).toBeVisible();
  const reader = await newVisitor();
  await reader.goto(await linkIn(origin, address));
  await expect(reader.getByRole('heading', { name: 'Dieser Link hilft nicht weiter' })).toBeVisible();
  await reader.getByRole('link', { name: 'Zur Startseite' }).click();
  await reader.goBack();
  await expect(reader.getByRole('heading', { name: 'Dieser Link hilft nicht weiter' })).toBeVisible();
});

async function linkIn(origin: string, address: string): Promise<string> {
  const { text } = await mailTo(origin, address, /E-Mail-Adresse/);
  const link = /https?:\/\/\S+\/email-change\/[\w-]+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}
