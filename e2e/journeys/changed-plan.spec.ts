import { expectNoViolations } from '../site/axe.ts';
import { act, becomeBusiness, openFollowing as open } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailTo } from '../site/mailbox.ts';

const [olga, emil] = ['absage-olga@rezenso.example', 'absage-emil@rezenso.example'];
const reason = 'Unser Laden ist bis Mai im Umbau.';

test('a plan is called off on a phone before anybody wrote, and the partner plans anew', async ({
  demoSite,
  newMember,
}) => {
  const { origin } = demoSite;
  const caller = await newMember(olga, { width: 390 });
  const partner = await newMember(emil);
  await becomeBusiness(caller, origin, 'Olgas Ofenladen', 'einzelhandel');
  const emilId = await becomeBusiness(partner, origin, 'Emils Elektrik', 'handwerk');
  const match = (await act(caller, origin, 'POST', '/api/matches', { providerId: emilId })) as { id: string };
  await act(partner, origin, 'PUT', `/api/matches/${match.id}/accept`, {});
  await act(caller, origin, 'POST', `/api/matches/${match.id}/coordinate`, {});

  await test.step('with a reason, without which it is not done', async () => {
    await open(partner, `${origin}/matches`);
    await open(caller, `${origin}/matches`);
    await caller.getByRole('button', { name: 'Austausch absagen' }).click();
    const dialog = caller.getByRole('dialog', { name: 'Austausch absagen?' });
    await expectNoViolations(caller, 'matches: call a plan off');
    await dialog.getByRole('button', { name: 'Austausch absagen' }).click();
    await expect(dialog.getByText('Sag kurz, warum')).toBeVisible();
    await dialog.getByLabel(/Begründung/).fill(reason);
    await dialog.getByRole('button', { name: 'Austausch absagen' }).click();
    await expect(caller.getByText('Emils Elektrik bekommt Bescheid.')).toBeVisible();
    await expect(caller.getByText('Du hast euren Austausch abgesagt. Ihr könnt ihn neu planen.')).toBeVisible();
  });

  await test.step('the partner reads it in the open page and by mail, and begins anew without another free match', async () => {
    await expect(
      partner.getByText('Olgas Ofenladen hat euren Austausch abgesagt. Ihr könnt ihn neu planen.'),
    ).toBeVisible();
    // The bell's card quotes it within a sentence.
    await expect(partner.getByText(reason, { exact: true })).toBeVisible();
    expect((await mailTo(origin, emil, /^Euer Austausch ist abgesagt$/)).html).toContain(reason);
    await partner.getByRole('button', { name: 'Austausch koordinieren' }).click();
    await partner.getByRole('dialog').getByRole('button', { name: 'Austausch starten' }).click();
    await expect(partner.getByText('Match koordiniert', { exact: true })).toBeVisible();
    await expect(partner.getByText(reason, { exact: true })).toHaveCount(0);
    const { user } = await (await partner.request.get(`${origin}/api/profile`)).json();
    expect(user.freeReviewsUsed).toBe(0);
  });
});

test('a due date is put off with the consent of the partner', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  const writer = await newMember('frist-uta@rezenso.example', { width: 390, theme: 'dark' });
  const partner = await newMember('frist-karl@rezenso.example');
  await becomeBusiness(writer, origin, 'Utas Uhren', 'einzelhandel');
  const partnerId = await becomeBusiness(partner, origin, 'Karls Keramik', 'handwerk');
  const match = (await act(writer, origin, 'POST', '/api/matches', { providerId: partnerId })) as { id: string };
  await act(partner, origin, 'PUT', `/api/matches/${match.id}/accept`, {});
  await act(writer, origin, 'POST', `/api/matches/${match.id}/coordinate`, {});
  await open(partner, `${origin}/exchanges?tab=all`);
  await open(writer, `${origin}/exchanges?tab=all`);
  const day = new Date(Date.now() + 24 * 86_400_000);
  const [year = '', month = '', date = ''] = day.toISOString().slice(0, 10).split('-');

  await writer
    .getByRole('article', { name: 'Du schreibst für Karls Keramik' })
    .getByRole('button', { name: 'Mehr Zeit vereinbaren' })
    .click();
  const dialog = writer.getByRole('dialog', { name: 'Mehr Zeit vereinbaren' });
  await dialog.getByLabel(/Neue Frist/).fill(`${year}-${month}-${date}`);
  await dialog.getByLabel(/Begründung/).fill('Wir haben bis dahin Betriebsferien.');
  await expectNoViolations(writer, 'exchanges: more time');
  await dialog.getByRole('button', { name: 'Vorschlagen' }).click();
  await expect(writer.getByText('Neue Frist vorgeschlagen', { exact: true })).toBeVisible();

  const card = partner.getByRole('article', { name: 'Utas Uhren schreibt für dich' });
  await expect(card.getByText(`Utas Uhren schlägt den ${date}.${month}.${year} als neue Frist vor`)).toBeVisible();
  await expect(card.getByText('Wir haben bis dahin Betriebsferien.')).toBeVisible();
  await card.getByRole('button', { name: 'Einverstanden' }).click();
  await expect(card.getByText(`Fällig am ${date}.${month}.${year}`)).toBeVisible();
  await expect(
    writer
      .getByRole('article', { name: 'Du schreibst für Karls Keramik' })
      .getByText(`Fällig am ${date}.${month}.${year}`),
  ).toBeVisible();
  expect((await mailTo(origin, 'frist-uta@rezenso.example', /^Die neue Frist steht$/)).html).toContain('Karls Keramik');
});
