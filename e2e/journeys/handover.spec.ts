import { expectNoViolations } from '../site/axe.ts';
import { becomeBusiness, openFollowing } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailTo, signInByMail } from '../site/mailbox.ts';

const [owner, colleague] = ['handover-anna@rezenso.example', 'handover-bert@rezenso.example'];

test('an owner hands the account over to a colleague, who agrees: the roles change places under both open pages', async ({
  demoSite,
  newMember,
  newVisitor,
}) => {
  const { origin } = demoSite;
  const anna = await newMember(owner);
  await becomeBusiness(anna, origin, 'Café Übergabe', 'gastronomie');
  await openFollowing(anna, `${origin}/settings/team`);
  await anna.getByRole('button', { name: 'Jemanden einladen' }).click();
  await anna
    .getByRole('dialog')
    .getByLabel(/E-Mail-Adresse/)
    .fill(colleague);
  await anna.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(anna.getByRole('list', { name: 'Offene Einladungen' })).toContainText(colleague);
  const { text } = await mailTo(origin, colleague, /lädt dich zu Rezenso ein|Einladung zu einem Team/);
  const bert = await newVisitor({ width: 390, theme: 'dark', provoked: /401|409/ });
  await bert.goto(/https?:\/\/\S+\/invitation\/[\w-]+/.exec(text)?.[0] ?? '');
  await bert.getByRole('button', { name: 'Einladung annehmen' }).click();
  await expect(bert).toHaveURL(`${origin}/`);

  // Where somebody looks for it first: the address, which says how it is done.
  await anna.goto(`${origin}/settings/privacy`);
  await anna.getByRole('button', { name: 'Adresse ändern' }).click();
  await anna.getByLabel(/Neue E-Mail-Adresse/).fill(colleague);
  await anna.getByRole('button', { name: 'Links senden' }).click();
  await expect(anna.getByText(/übergib es ihr unter Einstellungen, Team/)).toBeVisible();

  await openFollowing(anna, `${origin}/settings/team`);
  await anna.getByRole('button', { name: 'Konto übergeben' }).click();
  const offering = anna.getByRole('dialog', { name: 'Konto übergeben' });
  await expect(offering.getByRole('list', { name: 'Das ändert sich' })).toContainText(/Export und Löschung/);
  await expectNoViolations(anna, 'offering the account');
  await offering.getByRole('button', { name: 'Angebot senden' }).click();
  await expect(anna.getByText(`Du hast ${colleague} das Konto angeboten`)).toBeVisible();
  await expectNoViolations(anna, 'an offer that waits');

  const offer = await mailTo(origin, colleague, /übernehmen\?$/);
  await openFollowing(bert, /https?:\/\/\S+\/settings\/team/.exec(offer.text)?.[0] ?? '');
  await expect(bert.getByText(`${owner} möchte dir das Konto übergeben`)).toBeVisible();
  await expectNoViolations(bert, 'an offer to a colleague');
  await bert.getByRole('button', { name: 'Angebot ansehen' }).click();
  const taking = bert.getByRole('dialog', { name: 'Konto übernehmen?' });
  await expectNoViolations(bert, 'taking the account over');
  await taking.getByLabel(/Vorname/).fill('Bert');
  await taking.getByLabel(/Nachname/).fill('Beispiel');
  await taking.getByRole('button', { name: 'Konto übernehmen' }).click();
  await expect(bert.getByText('Das Konto gehört jetzt dir')).toBeVisible();
  await expect(bert.getByRole('button', { name: 'Jemanden einladen' })).toBeVisible();

  // Anna's open page follows; what she may no longer is said.
  await expect(anna.getByRole('heading', { name: 'Team verlassen' })).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Jemanden einladen' })).toBeHidden();
  await anna.goto(`${origin}/settings/privacy`);
  await expect(anna.getByText(/Mitnehmen oder löschen kann die Daten/)).toBeVisible();
  await bert.goto(`${origin}/settings/privacy`);
  await expect(bert.getByRole('button', { name: 'Konto löschen' })).toBeVisible();
  await mailTo(origin, owner, /^Du hast das Konto .*übergeben$|^Du hast dein Rezenso-Konto übergeben$/);
  expect((await mailTo(origin, colleague, /^Das Konto gehört jetzt dir$/)).text).toContain('Hallo Bert');
});

test('a colleague whose business deleted its account reads kindly what happened, under an open page and in another browser', async ({
  demoSite,
  newMember,
  newVisitor,
}) => {
  const { origin } = demoSite;
  const [address, invited] = ['closed-anna@rezenso.example', 'closed-bert@rezenso.example'];
  const anna = await newMember(address);
  await becomeBusiness(anna, origin, 'Café Schluss', 'gastronomie');
  await anna.goto(`${origin}/settings/team`);
  await anna.getByRole('button', { name: 'Jemanden einladen' }).click();
  await anna
    .getByRole('dialog')
    .getByLabel(/E-Mail-Adresse/)
    .fill(invited);
  await anna.getByRole('button', { name: 'Einladung senden' }).click();
  const { text } = await mailTo(origin, invited, /lädt dich zu Rezenso ein|Einladung zu einem Team/);
  const bert = await newVisitor({ provoked: /401/ });
  await bert.goto(/https?:\/\/\S+\/invitation\/[\w-]+/.exec(text)?.[0] ?? '');
  await bert.getByRole('button', { name: 'Einladung annehmen' }).click();
  await expect(bert).toHaveURL(`${origin}/`);
  await openFollowing(bert, `${origin}/settings/team`);
  const phone = await newVisitor({ width: 390, theme: 'dark', provoked: /401/ });
  await signInByMail(phone, origin, invited);
  await expect(phone).toHaveURL(`${origin}/`);
  await phone.goto('about:blank');

  await anna.goto(`${origin}/settings/privacy`);
  await anna.getByRole('button', { name: 'Konto löschen' }).click();
  await anna.getByRole('dialog').getByRole('textbox').fill(address);
  await anna
    .getByRole('dialog')
    .getByRole('button', { name: /löschen/ })
    .click();
  await expect(anna).toHaveURL(`${origin}/`);

  for (const page of [bert, phone]) {
    if (page === phone) await page.goto(`${origin}/matches`);
    await expect(page.getByRole('heading', { name: 'Euer Konto gibt es nicht mehr' })).toBeVisible();
    await expectNoViolations(page, 'the account of a team is gone');
  }
  await bert.getByRole('link', { name: 'Neu anfangen' }).click();
  await expect(bert.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await phone.goto(`${origin}/matches`);
  await expect(phone.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});
