import type { Page } from '@playwright/test';
import { act, becomeBusiness, openFollowing as open } from '../site/business.ts';
import { exchangesShown } from '../site/exchanges-shown.ts';
import { sayVisit } from '../site/experience.ts';
import { expect, test } from '../site/fixtures.ts';
import { expectPromptness, promptly } from '../site/promptly.ts';

test.afterAll(() => expectPromptness());

test.describe('what a partner does', () => {
  test('is seen at once, from the proposal to the confirmation', async ({ demoSite, newMember }) => {
    const { origin } = demoSite;
    const [anna, ben] = [await newMember('live-anna@rezenso.example'), await newMember('live-ben@rezenso.example')];
    await becomeBusiness(anna, origin, 'Livecafé Anna', 'gastronomie');
    await becomeBusiness(ben, origin, 'Livewerk Ben', 'handwerk');
    // What is unread when a page opens is looked through after two seconds, and is no news.
    const looked = [anna, ben].map((page) => page.waitForResponse('**/api/notifications'));
    await open(anna, `${origin}/matches`);
    await open(ben, `${origin}/matches`);
    await Promise.all(looked);

    await test.step('a proposal', async () => {
      const card = anna.getByRole('article').filter({ hasText: 'Livewerk Ben' });
      await card.getByRole('button', { name: 'Match vorschlagen' }).click();
      // The first request also settles that a partner is to be found.
      const news = newsIn(ben).getByText('Livecafé Anna möchte mit dir Reviews austauschen', { exact: false });
      // News goes by itself after a while, so nothing waits for anything else first.
      await Promise.all([
        promptly((soon) => expect(news).toBeVisible(soon)),
        promptly((soon) => expect(ben.getByRole('button', { name: 'Akzeptieren' })).toBeVisible(soon)),
        promptly((soon) => expect(anna.getByText(/Wartet auf die Antwort von .*Livewerk Ben/)).toBeVisible(soon)),
      ]);
      await expect(newsIn(anna)).toBeEmpty();
    });

    await test.step('accepting', async () => {
      await ben.getByRole('button', { name: 'Akzeptieren' }).click();
      const news = newsIn(anna).getByRole('listitem').filter({ hasText: 'Livewerk Ben ist dabei' });
      await Promise.all([
        promptly((soon) =>
          expect(news.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/matches', soon),
        ),
        promptly((soon) => expect(anna.getByRole('button', { name: 'Austausch koordinieren' })).toBeVisible(soon)),
      ]);
      await expect(newsIn(ben)).toBeEmpty();
    });

    await test.step('a message, on the way to the conversation and in it', async () => {
      await anna.getByRole('link', { name: /^Nachrichten mit Livewerk Ben/ }).click();
      const field = anna.getByRole('textbox', { name: 'Nachricht an Livewerk Ben' });
      await field.fill('Wann passt euch ein Besuch?');
      await field.press('Enter');
      const unread = ben.getByRole('link', { name: 'Nachrichten mit Livecafé Anna, 1 ungelesen' });
      await promptly((soon) => expect(unread).toBeVisible(soon));
      await unread.click();
      await expect(messagesIn(ben).getByText('Wann passt euch ein Besuch?')).toBeInViewport();
      await promptly((soon) => expect(anna.getByText(/· Gelesen$/)).toBeVisible(soon));
      await field.fill('Am Mittwoch haben wir Zwetschgenkuchen.');
      await field.press('Enter');
      await promptly((soon) =>
        expect(messagesIn(ben).getByText('Am Mittwoch haben wir Zwetschgenkuchen.')).toBeInViewport(soon),
      );
      await expect(newsIn(ben).getByText('Zwetschgenkuchen', { exact: false })).toBeHidden();
      await open(anna, `${origin}/matches`);
    });

    await test.step('coordinating', async () => {
      await open(ben, `${origin}/exchanges`);
      await anna.getByRole('button', { name: 'Austausch koordinieren' }).click();
      await anna.getByRole('dialog').getByRole('button', { name: 'Austausch starten' }).click();
      await promptly((soon) =>
        expect(ben.getByRole('article').getByRole('button', { name: 'Review abgeben' }).first()).toBeVisible(soon),
      );
    });

    await test.step('handing in', async () => {
      await open(anna, `${origin}/exchanges?tab=in_progress`);
      await ben.getByRole('article').getByRole('button', { name: 'Review abgeben' }).first().click();
      const dialog = ben.getByRole('dialog');
      await sayVisit(dialog);
      await dialog.getByRole('radio', { name: /4/ }).check({ force: true });
      await dialog
        .getByLabel(/Dein Text/)
        .fill('Der Apfelkuchen war noch warm, und trotz voller Terrasse bekamen wir gleich einen Tisch.');
      // The text is checked before it is sent, which is no part of the promise.
      const handedIn = ben.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/review-exchanges/'),
      );
      await dialog.getByRole('button', { name: 'Review abgeben' }).click();
      await handedIn;
      await promptly((soon) =>
        expect(anna.getByRole('button', { name: 'Erhalt bestätigen' }).first()).toBeVisible(soon),
      );
      // She has not written hers yet.
      await expect(
        anna.getByText('Du kannst sie lesen, sobald alle Bewertungen eures Austauschs fertig abgegeben sind').first(),
      ).toBeVisible();
      await expect(anna.getByText('Der Apfelkuchen war noch warm')).toHaveCount(0);
    });

    await test.step('confirming', async () => {
      await open(ben, `${origin}/exchanges?tab=in_progress`);
      await expect(ben.getByText(/Livecafé Anna/).first()).toBeVisible();
      const before = await exchangesShown(ben);
      await anna.getByRole('button', { name: 'Erhalt bestätigen' }).first().click();
      await anna.getByRole('dialog').getByRole('button', { name: 'Erhalt bestätigen' }).click();
      await promptly((soon) => expect(ben.getByRole('article')).toHaveCount(before - 1, soon));
      await anna.getByRole('tab', { name: /^Abgeschlossen/ }).click();
      await expect(anna.getByText('Der Apfelkuchen war noch warm', { exact: false }).first()).toBeVisible();
    });
  });

  test('is seen when it is a no', async ({ demoSite, newMember }) => {
    const { origin } = demoSite;
    const [cora, dirk] = [await newMember('live-cora@rezenso.example'), await newMember('live-dirk@rezenso.example')];
    await becomeBusiness(cora, origin, 'Livehof Cora', 'gastronomie');
    const dirkId = await becomeBusiness(dirk, origin, 'Livebau Dirk', 'handwerk');
    await act(cora, origin, 'POST', '/api/matches', { providerId: dirkId });
    await open(cora, `${origin}/matches`);
    await open(dirk, `${origin}/matches`);
    await expect(cora.getByText(/Wartet auf die Antwort von .*Livebau Dirk/)).toBeVisible();
    await dirk.getByRole('button', { name: 'Ablehnen' }).click();
    await dirk
      .getByRole('dialog')
      .getByRole('button', { name: /Ablehnen/i })
      .click();
    await promptly((soon) => expect(cora.getByText(/Wartet auf die Antwort von .*Livebau Dirk/)).toBeHidden(soon));
  });
});

test('one stream serves all tabs of a browser: what is read in one is read in the other', async ({
  demoSite,
  newMember,
}) => {
  const { origin } = demoSite;
  const page = await newMember('live-ella@rezenso.example');
  const other = await newMember('live-finn@rezenso.example');
  const ellaId = await becomeBusiness(page, origin, 'Liveladen Ella', 'einzelhandel');
  await becomeBusiness(other, origin, 'Livebad Finn', 'handwerk');
  const tab = await page.context().newPage();
  const streams: string[] = [];
  page.context().on('request', (request) => request.url().includes('/api/live') && streams.push(request.url()));
  await open(page, origin);
  await tab.goto(origin);
  await expect(bell(tab)).toBeVisible();
  await act(other, origin, 'POST', '/api/matches', { providerId: ellaId });
  await promptly((soon) => expect(bell(tab)).toHaveAccessibleName(/ungelesen/, soon));
  await promptly((soon) => expect(bell(page)).toHaveAccessibleName(/ungelesen/, soon));
  await bell(tab).click();
  await tab.getByRole('button', { name: 'Alle als gelesen markieren' }).click();
  await promptly((soon) => expect(bell(page)).toHaveAccessibleName('Benachrichtigungen', soon));
  expect(streams).toHaveLength(1);
});

test('visitors open no stream, and signing out ends it in every tab', async ({ demoSite, newMember, newVisitor }) => {
  const { origin } = demoSite;
  const visitor = await newVisitor();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto(origin, { waitUntil: 'networkidle' });
  expect(asked).not.toContain('/api/live');
  const page = await newMember('live-gabi@rezenso.example');
  await open(page, origin);
  const tab = await page.context().newPage();
  await tab.goto(origin);
  await tab.goto(`${origin}/api/logout`);
  await promptly((soon) => expect(bell(page)).toBeHidden(soon));
});

test('onboarding ends on a dashboard and on matches with suggestions, without a reload', async ({
  demoSite,
  newMember,
}) => {
  const { origin } = demoSite;
  const page = await newMember('live-hugo@rezenso.example');
  await open(page, origin);
  await becomeBusiness(page, origin, 'Liveatelier Hugo', 'einzelhandel');
  await promptly((soon) => expect(page.getByText('Liveatelier Hugo').first()).toBeVisible(soon));
  await expect(
    page
      .getByRole('region', { name: /Vorschläge|Matches/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Matches' }).first().click();
  await promptly((soon) => expect(page.getByRole('button', { name: 'Match vorschlagen' }).first()).toBeVisible(soon));
});

test('without a connection the page says so, and what was done is sent once when it is back', async ({
  demoSite,
  newMember,
}) => {
  const { origin } = demoSite;
  const page = await newMember('live-ina@rezenso.example', { provoked: /ERR_INTERNET_DISCONNECTED/ });
  await becomeBusiness(page, origin, 'Livekiosk Ina', 'einzelhandel');
  await open(page, `${origin}/matches`);
  const propose = page.getByRole('button', { name: 'Match vorschlagen' }).first();
  await expect(propose).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.context().setOffline(true);
  await promptly((soon) => expect(page.getByText('Keine Verbindung')).toBeVisible(soon));
  await propose.click();
  await promptly((soon) => expect(page.getByText('Wird gesendet, sobald du wieder verbunden bist')).toBeVisible(soon));
  expect(sent).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText(/Wartet auf die Antwort von/).first()).toBeVisible();
  await expect(page.getByText('Keine Verbindung')).toBeHidden();
  expect(sent.filter((path) => path === '/api/matches')).toEqual(['/api/matches']);
});

/** What has just come into the bell. */
function newsIn(page: Page) {
  return page.getByRole('region', { name: 'Neuigkeiten' });
}

function messagesIn(page: Page) {
  return page.getByRole('group', { name: /^Nachrichten mit / });
}

function bell(page: Page) {
  return page.getByRole('button', { name: /^Benachrichtigungen/ });
}
