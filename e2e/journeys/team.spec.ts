import { expectNoViolations } from '../site/axe.ts';
import { becomeBusiness, openFollowing } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailTo, signInByMail } from '../site/mailbox.ts';

const [owner, colleague] = ['team-anna@rezenso.example', 'team-bert@rezenso.example'];

test('a business works with two mailboxes: invited, accepted, refused kindly where it is the owner’s matter, removed', async ({
  demoSite,
  newMember,
  newVisitor,
}) => {
  const { origin } = demoSite;
  const anna = await newMember(owner);
  await becomeBusiness(anna, origin, 'Café Team', 'gastronomie');
  await openFollowing(anna, `${origin}/settings/team`);
  await expect(anna.getByRole('heading', { name: 'Noch arbeitest du allein hier' })).toBeVisible();
  await expectNoViolations(anna, 'a team of one');
  await anna.getByRole('button', { name: 'Jemanden einladen' }).click();
  const dialog = anna.getByRole('dialog', { name: 'Jemanden einladen' });
  await dialog.getByLabel(/E-Mail-Adresse/).fill(colleague);
  await expectNoViolations(anna, 'inviting somebody');
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(anna.getByRole('list', { name: 'Offene Einladungen' })).toContainText(colleague);

  // Another person, another browser, and a mail program that opened the link before.
  const link = await invitationIn(origin);
  await fetch(link);
  const bert = await newVisitor({ width: 390, theme: 'dark', provoked: /403|401/ });
  await bert.goto(link);
  await expect(bert.getByRole('heading', { name: /mitarbeiten\?$/ })).toBeVisible();
  await expectNoViolations(bert, 'an invitation');
  await bert.getByRole('button', { name: 'Einladung annehmen' }).click();
  await expect(bert).toHaveURL(`${origin}/`);
  // Anna's open page follows.
  await expect(anna.getByRole('list', { name: 'Personen im Team' })).toContainText(colleague);
  await mailTo(origin, owner, /Einladung ist angenommen/);

  // Both work with the same business.
  await bert.goto(`${origin}/settings`);
  await expect(bert.getByLabel(/Firmenname/)).toHaveValue('Café Team');
  await bert.getByLabel(/Zielgruppe/).fill('Leute, die zu zweit arbeiten');
  await bert.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(bert.getByText('Profil aktualisiert!')).toBeVisible();
  await anna.goto(`${origin}/settings`);
  await expect(anna.getByLabel(/Zielgruppe/)).toHaveValue('Leute, die zu zweit arbeiten');

  // What is Anna's alone is said, not offered; and the server refuses it to whoever asks anyway.
  await bert.goto(`${origin}/settings/privacy`);
  await expect(bert.getByText(/Mitnehmen oder löschen kann die Daten/)).toBeVisible();
  await expect(bert.getByRole('button', { name: 'Konto löschen' })).toBeHidden();
  await expect(bert.getByRole('tabpanel').getByText(colleague, { exact: true })).toBeVisible();
  await expectNoViolations(bert, 'the privacy of a colleague');
  const refused = await bert.request.post(`${origin}/api/privacy/delete-account`, {
    data: { email: owner },
    headers: { origin },
  });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'OWNER_ONLY']);
  await bert.goto(`${origin}/subscribe`);
  await expect(bert.getByText(/Pro kann nur abschließen, wem das Konto gehört/)).toBeVisible();

  // On a phone by mail, as usual; Anna sees whose device it is.
  const phone = await newVisitor({ width: 390, provoked: /401/ });
  await signInByMail(phone, origin, colleague);
  await expect(phone).toHaveURL(`${origin}/`);
  await anna.goto(`${origin}/settings/privacy`);
  await expect(anna.getByRole('list', { name: 'Angemeldete Geräte' }).getByText(colleague)).toHaveCount(2);

  await bert.goto(`${origin}/settings/team`);
  await anna.goto(`${origin}/settings/team`);
  await anna.getByRole('button', { name: `Entfernen: ${colleague}` }).click();
  await anna.getByRole('button', { name: 'Aus dem Team entfernen' }).click();
  await expect(anna.getByRole('list', { name: 'Personen im Team' })).not.toContainText(colleague);
  await mailTo(origin, colleague, /nicht mehr zum Team/);
  // The next click ends at the sign-in.
  await phone.goto(`${origin}/settings`);
  await expect(phone.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await bert.goto(`${origin}/matches`);
  await expect(bert.getByRole('heading', { name: 'Anmelden' })).toBeVisible();

  const late = await newVisitor({ provoked: /410/ });
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeVisible();
});

async function invitationIn(origin: string): Promise<string> {
  const { text } = await mailTo(origin, colleague, /lädt dich zu Rezenso ein|Einladung zu einem Team/);
  const link = /https?:\/\/\S+\/invitation\/[\w-]+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}
