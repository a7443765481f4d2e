import { expect, test } from '../site/fixtures.ts';
import { mailsOf, mailWithUnsubscribing } from '../site/unsubscribe-mail.ts';

test('a received mail ends its kind: looking does not, the button does, and the mail program can too', async ({
  demoSite,
  newMember,
  newVisitor,
}) => {
  const { origin } = demoSite;
  const before = (await mailsOf(demoSite)).length;
  const requester = await newMember('demo@rezenso.example');
  const potential = await (await requester.request.get(`${origin}/api/matches/potential?limit=20`)).json();
  const asked = await requester.request.post(`${origin}/api/matches`, {
    data: { providerId: potential[0].user.id },
    headers: { origin },
  });
  expect(asked.ok()).toBe(true);
  const { to, unsubscribeLink } = await mailWithUnsubscribing(demoSite, before);

  const partner = await newMember(to);
  const isOn = async () => {
    const known: { emailType: string; enabled: boolean }[] = await (
      await partner.request.get(`${origin}/api/email-preferences`)
    ).json();
    return known.find(({ emailType }) => emailType === 'match_notification')?.enabled;
  };
  const page = await newVisitor({ width: 390 });
  await page.goto(unsubscribeLink);
  await expect(page.getByRole('heading', { name: 'E-Mails abmelden?' })).toBeVisible();
  expect(await isOn()).toBe(true);
  await page.getByRole('button', { name: 'Ja, abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Erfolgreich abgemeldet' })).toBeVisible();
  expect(await isOn()).toBe(false);

  await partner.goto(`${origin}/settings/notifications`);
  await expect(partner.getByRole('switch', { name: /Match-Benachrichtigungen/ })).not.toBeChecked();
  await partner.goto(`${origin}/settings/privacy`);
  const consents = partner.getByRole('list', { name: 'Das gilt gerade' });
  await expect(consents.getByText('E-Mails: Match-Benachrichtigungen')).toBeVisible();
  await expect(consents.getByText(/über den Link in einer E-Mail/)).toBeVisible();
  const oneClick = await fetch(unsubscribeLink.replace('/unsubscribe/', '/api/unsubscribe/'), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(await oneClick.json()).toEqual({ ok: true });
});
