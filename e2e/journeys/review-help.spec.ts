import { expectNoViolations } from '../site/axe.ts';
import { exchangesShown } from '../site/exchanges-shown.ts';
import { sayVisit } from '../site/experience.ts';
import { expect, test } from '../site/fixtures.ts';

test('a copied review is questioned before it is sent, and the writer’s own words go through', async ({
  demoSite,
  newMember,
}) => {
  const page = await newMember('pro@rezenso.example', { width: 390 });
  const known = await (await page.request.get(`${demoSite.origin}/api/reviews`)).json();
  const copied = known.map(({ content }: { content: string }) => content).find((text: string) => text.length > 120);
  await page.goto(`${demoSite.origin}/exchanges`);
  const open = page.getByRole('article').getByRole('button', { name: 'Review abgeben' });
  await expect(open.first()).toBeVisible();
  await exchangesShown(page);
  const before = await open.count();
  await open.first().click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel(/Dein Text/);
  const submit = dialog.getByRole('button', { name: 'Review abgeben' });

  await test.step('what it rests on is asked for first', async () => {
    await text.fill(copied);
    await submit.click();
    await expect(dialog.getByText('Sag bitte zuerst, was du mit deinem Partner erlebt hast.')).toBeVisible();
    await expectNoViolations(page, 'the question what it rests on');
    await sayVisit(dialog);
  });

  await test.step('what stands elsewhere word for word is shown with the passage', async () => {
    await submit.click();
    await expect(dialog.getByText('Dieser Text könnte als verdächtig gelten')).toBeVisible();
    await expect(dialog.getByText('Steht so in beiden Texten').first()).toBeVisible();
    await expectNoViolations(page, 'the warning');
    await dialog.getByRole('button', { name: 'Text überarbeiten' }).click();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(copied);
  });

  await test.step('a draft from notes is named as one until it is touched', async () => {
    await text.fill('');
    await dialog.getByText('Schreibhilfe').click();
    await dialog.getByLabel(/Deine Stichworte/).fill('freundliche Beratung am Telefon, Termin am nächsten Tag');
    await dialog.getByRole('button', { name: 'Entwurf vorschlagen' }).click();
    await expect(dialog.getByText(/Das ist noch der Entwurf/)).toBeVisible();
    await expect(text).toHaveValue(/^Mein Besuch war am \d+\. \p{L}+ \d{4}\. \p{Lu}/u);
    await text.fill(
      'Am Telefon wurde ich in fünf Minuten beraten, den Termin gab es gleich für Mittwoch früh. Die Anfahrt war etwas knapp geplant.',
    );
    await expect(dialog.getByText(/Das ist noch der Entwurf/)).toBeHidden();
  });

  await test.step('the own words go through', async () => {
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Review abgegeben').first()).toBeVisible();
    await expect(open).toHaveCount(before - 1);
  });
});

test('whoever means it can send a questioned text all the same, and it is sent once', async ({
  demoSite,
  newMember,
}) => {
  const page = await newMember('demo@rezenso.example');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  const known = await (await page.request.get(`${demoSite.origin}/api/reviews`)).json();
  const copied = known.map(({ content }: { content: string }) => content).findLast((text: string) => text.length > 120);
  await page.goto(`${demoSite.origin}/exchanges`);
  await page.getByRole('article').getByRole('button', { name: 'Review abgeben' }).first().click();
  const dialog = page.getByRole('dialog');
  await sayVisit(dialog);
  await dialog.getByLabel(/Dein Text/).fill(copied);
  await dialog.getByRole('button', { name: 'Review abgeben' }).click();
  await dialog.getByRole('button', { name: 'Trotzdem abgeben' }).dblclick();
  await expect(dialog).toBeHidden();
  expect(sent.filter((url) => !url.endsWith('/experience'))).toHaveLength(1);
  expect(sent).toHaveLength(2);
});
