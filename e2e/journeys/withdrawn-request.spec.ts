import { becomeBusiness, openFollowing as open } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';

test('a request is taken back on a phone, and who was asked sees it go', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  const anna = await newMember('withdraw-anna@rezenso.example', { width: 390 });
  const ben = await newMember('withdraw-ben@rezenso.example');
  await becomeBusiness(anna, origin, 'Rückrufcafé Anna', 'gastronomie');
  await becomeBusiness(ben, origin, 'Rückrufwerk Ben', 'handwerk');
  await open(anna, `${origin}/matches`);
  await open(ben, `${origin}/matches`);

  await anna
    .getByRole('article')
    .filter({ hasText: 'Rückrufwerk Ben' })
    .getByRole('button', { name: 'Match vorschlagen' })
    .click();
  await expect(ben.getByRole('button', { name: 'Akzeptieren' })).toBeVisible();

  await test.step('after a question, which can be answered with no', async () => {
    const withdraw = anna.getByRole('button', { name: 'Anfrage zurückziehen' });
    await withdraw.click();
    await anna.getByRole('button', { name: 'Anfrage behalten' }).click();
    await expect(ben.getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
    await withdraw.click();
    await anna.getByRole('button', { name: 'Zurückziehen', exact: true }).click();
    await expect(anna.getByText('Rückrufwerk Ben muss nicht mehr antworten.')).toBeVisible();
  });

  await test.step('both find it among what has ended', async () => {
    await expect(ben.getByRole('button', { name: 'Akzeptieren' })).toHaveCount(0);
    await ben.getByRole('button', { name: 'Eine zurückgezogene Anfrage' }).click();
    await expect(ben.getByText(/^Rückrufcafé Anna hat die Anfrage am .* zurückgezogen\.$/)).toBeVisible();
    await anna.getByRole('button', { name: 'Eine zurückgezogene Anfrage' }).click();
    await expect(anna.getByText(/^Du hast deine Anfrage an Rückrufwerk Ben am .* zurückgezogen\.$/)).toBeVisible();
  });

  await test.step('and who was asked finds nothing to answer in the bell', async () => {
    const notices = await ben.request.get(`${origin}/api/notifications`);
    const { notifications } = await notices.json();
    const unread = notifications.filter(({ readAt }: { readAt: string | null }) => readAt === null);
    expect(unread.map(({ title }: { title: string }) => title)).toContain('Anfrage zurückgezogen');
    expect(unread.map(({ title }: { title: string }) => title)).not.toContain('Neue Match-Anfrage');
  });
});
