import type { Page } from '@playwright/test';
import { expectNoViolations, looks } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

const demo = 'demo@rezenso.example';
const workshop = 'werkstatt@schreinerei-wehrle.example';
const talkWithWorkshop = /\/matches\/[0-9a-f-]+\/nachrichten$/;

test('partners of an accepted match write to each other', async ({ demoSite, newMember }) => {
  const cafe = await newMember(demo);
  const joiner = await newMember(workshop, { width: 390 });

  await test.step('from the card of the match into its conversation', async () => {
    await cafe.goto(`${demoSite.origin}/matches`);
    await cafe.getByRole('link', { name: 'Nachrichten mit Schreinerei Wehrle' }).click();
    await expect(cafe).toHaveURL(talkWithWorkshop);
    await expect(messagesIn(cafe).getByText('Bis Mittwoch!')).toBeVisible();
    await expect(cafe.getByRole('heading', { level: 1, name: 'Schreinerei Wehrle' })).toBeVisible();
  });

  await test.step('one writes with Enter, the other finds it in the bell and reads it', async () => {
    const field = cafe.getByRole('textbox', { name: 'Nachricht an Schreinerei Wehrle' });
    await field.fill('Wir sind pünktlich.\nKommt ihr mit dem Rad?');
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect(messagesIn(cafe).getByText('Kommt ihr mit dem Rad?')).toBeVisible();
    await expect(cafe.getByText(/· Gesendet$/)).toBeVisible();
    await joiner.goto(`${demoSite.origin}/matches/nachrichten`);
    const read = joiner.waitForResponse((answer) => answer.url().endsWith('/read') && answer.ok());
    await joiner.getByRole('link', { name: /Café Lindenblatt.*1 ungelesene Nachricht/ }).click();
    await expect(messagesIn(joiner).getByText('Kommt ihr mit dem Rad?')).toBeInViewport();
    await read;
    await expect(cafe.getByText(/· Gelesen$/)).toBeVisible();
  });

  await test.step('the other answers with the button, above the lower edge of a phone', async () => {
    const field = joiner.getByRole('textbox', { name: 'Nachricht an Café Lindenblatt' });
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill('Ja, bei dem Wetter gern: https://www.adfc.de/');
    await joiner.getByRole('button', { name: 'Senden' }).click();
    const link = joiner.getByRole('link', { name: 'https://www.adfc.de/' });
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  await test.step('the way back leads to the list, and from there to the matches', async () => {
    await joiner.goBack();
    await expect(joiner.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible();
  });
});

test('what was typed stays, also when it could not be sent, and is sent once', async ({ demoSite, newMember }) => {
  const page = await newMember(demo, { provoked: /ERR_INTERNET_DISCONNECTED|Failed to load/ });
  await openTalk(page, demoSite.origin, 'Sprachwerkstatt Freiburg');
  const field = page.getByRole('textbox', { name: 'Nachricht an Sprachwerkstatt Freiburg' });
  await field.fill('Bringt gern jemanden mit.');
  await page.reload();
  await expect(field).toHaveValue('Bringt gern jemanden mit.');
  // The browser still takes itself for online: otherwise what is done would wait.
  await page.route('**/api/conversations/**', (route) => route.abort('internetdisconnected'));
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Noch einmal senden' })).toBeVisible();
  await page.unroute('**/api/conversations/**');
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(messagesIn(page).getByText('Bringt gern jemanden mit.')).toHaveCount(1);
});

test('whoever is blocked learns it, and can be answered again later', async ({ demoSite, newMember }) => {
  const page = await newMember(demo);
  await openTalk(page, demoSite.origin, 'Sonnhalde Immobilien');
  await page.getByRole('button', { name: 'Weitere Aktionen zu Sonnhalde Immobilien' }).click();
  await page.getByRole('menuitem', { name: 'Blockieren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Blockieren' }).click();
  await expect(page.getByText('Du hast Sonnhalde Immobilien blockiert.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Weitere Aktionen zu Sonnhalde Immobilien' }).click();
  await page.getByRole('menuitem', { name: 'Blockierung aufheben' }).click();
  await expect(page.getByRole('textbox', { name: 'Nachricht an Sonnhalde Immobilien' })).toBeVisible();
});

test('on a phone there is room for the words also while they wait for the network', async ({ demoSite, newMember }) => {
  const page = await newMember(demo, { width: 390 });
  await openTalk(page, demoSite.origin, 'Yogahaus Dreisam');
  const field = page.getByRole('textbox', { name: 'Nachricht an Yogahaus Dreisam' });
  await field.fill('Wir kommen mit dem Rad.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Wird gesendet, sobald du wieder verbunden bist')).toBeInViewport({ ratio: 1 });
  expect((await field.boundingBox())?.width).toBeGreaterThan(190);
  await page.context().setOffline(false);
  await expect(messagesIn(page).getByText('Wir kommen mit dem Rad.')).toBeVisible();
});

for (const { width, theme } of looks)
  test(`axe finds nothing in conversations, ${width} px, ${theme}`, async ({ demoSite, newMember }, info) => {
    const page = await newMember(demo, { width, theme });
    await page.goto(`${demoSite.origin}/matches/nachrichten`);
    await expect(page.getByRole('link', { name: /Sprachwerkstatt Freiburg/ })).toBeVisible();
    await expectNoViolations(page, 'conversations');
    await page.screenshot({ path: info.outputPath('list.png') });
    for (const partner of ['Sprachwerkstatt Freiburg', 'Yogahaus Dreisam']) {
      await openTalk(page, demoSite.origin, partner);
      await expectNoViolations(page, partner);
      await expect(page.getByRole('button', { name: 'Senden' })).toBeInViewport({ ratio: 1 });
      await page.screenshot({ path: info.outputPath(`${partner}.png`) });
    }
  });

async function openTalk(page: Page, origin: string, partner: string): Promise<void> {
  await page.goto(`${origin}/matches/nachrichten`);
  await page.getByRole('link', { name: new RegExp(partner) }).click();
  await expect(page.getByRole('textbox', { name: `Nachricht an ${partner}` })).toBeVisible();
}

function messagesIn(page: Page) {
  return page.getByRole('group', { name: /^Nachrichten mit / });
}
