import { expectNoViolations } from '../site/axe.ts';
import { openFollowing } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailTo, signInByMail } from '../site/mailbox.ts';

const address = 'geraete@rezenso.example';

test('a business sees another browser in which it is signed in, and ends that', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  const [there, here] = [await newMember(address), await newMember(address, { width: 390 })];
  const page = `${origin}/settings/privacy`;
  await openFollowing(there, page);
  await openFollowing(here, page);
  const devices = here.getByRole('list', { name: 'Angemeldete Geräte' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('Dieses Gerät');
  await expectNoViolations(here, 'signed-in devices');

  await devices.getByRole('button', { name: /^Abmelden: / }).click();
  await expect(here.getByText('Gerät abgemeldet')).toBeVisible();
  await expect(here.getByText('Auf anderen Geräten bist du nicht angemeldet.')).toBeVisible();
  await expect(there.getByLabel(/E-Mail-Adresse/)).toBeVisible();
  expect((await there.request.get(`${origin}/api/auth/user`)).status()).toBe(401);
  expect((await here.request.get(`${origin}/api/auth/user`)).status()).toBe(200);
});

test('a business signs out everywhere else at once', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  const here = await newMember('ueberall@rezenso.example', { theme: 'dark' });
  const others = [await newMember('ueberall@rezenso.example'), await newMember('ueberall@rezenso.example')];
  await openFollowing(here, `${origin}/settings/privacy`);
  await here.getByRole('button', { name: 'Auf allen anderen Geräten abmelden' }).click();
  const question = here.getByRole('alertdialog', { name: 'Auf allen anderen Geräten abmelden?' });
  await expectNoViolations(here, 'signing out everywhere else');
  await question.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  // The others signed in since.
  const who = here.getByRole('dialog', { name: 'Bist du es?' });
  await who.getByRole('button', { name: 'Code per E-Mail schicken' }).click();
  const { subject } = await mailTo(origin, 'ueberall@rezenso.example', /ist dein Bestätigungscode/);
  await who.getByLabel(/Code aus der E-Mail/).fill(/^\d{6}/.exec(subject)?.[0] ?? '');
  await who.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(here.getByText('Du bist nur noch hier angemeldet')).toBeVisible();
  for (const other of others) expect((await other.request.get(`${origin}/api/auth/user`)).status()).toBe(401);
});

test('a sign-in in a new browser is told of by mail, and appears in the list of the first one', async ({
  demoSite,
  newVisitor,
}) => {
  const { origin } = demoSite;
  const mine = await newVisitor();
  await signInByMail(mine, origin, 'neues-geraet@rezenso.example');
  await expect(mine).toHaveURL(/\/onboarding/);
  await openFollowing(mine, `${origin}/settings/privacy`);
  await expect(mine.getByText('Auf anderen Geräten bist du nicht angemeldet.')).toBeVisible();

  const other = await newVisitor();
  await signInByMail(other, origin, 'neues-geraet@rezenso.example');
  await expect(other).toHaveURL(/\/onboarding/);
  await expect(mine.getByRole('button', { name: /^Abmelden: / })).toBeVisible();
  const warning = async () => {
    const mails: { to: string; subject: string }[] = await (await fetch(`${origin}/dev/mailbox.json`)).json();
    return mails.filter(({ to, subject }) => to.includes('neues-geraet@') && subject === 'Neue Anmeldung bei Rezenso');
  };
  await expect.poll(async () => (await warning()).length).toBe(1);
});
