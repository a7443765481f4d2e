import type { Page } from '@playwright/test';
import { act, becomeBusiness } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';

/** What an element of ours would carry if these words became one. */
const mark = 'data-hostile';
/** Ways by which words become elements, handlers, scripts and links, in text, in an attribute, in a script and in a comment. */
const vectors = [
  `<img src=x ${mark} onerror=globalThis.hostile=1>`,
  `"><svg ${mark} onload=globalThis.hostile=1>`,
  `' onmouseover='globalThis.hostile=1' ${mark}='`,
  `</script><script ${mark}>globalThis.hostile=1</script>`,
  `</title></textarea></style><iframe ${mark} srcdoc="<script>parent.hostile=1</script>">`,
  `--><a ${mark} href="javascript:globalThis.hostile=1">x</a>`,
  `[x](javascript:globalThis.hostile=1) <javascript:globalThis.hostile=1>`,
  `\${globalThis.hostile=1} {{constructor.constructor("globalThis.hostile=1")()}}`,
  `<math><mtext><style><img ${mark} src=x onerror=globalThis.hostile=1></style></mtext></math>`,
  `<meta ${mark} http-equiv=refresh content="0;url=javascript:globalThis.hostile=1"><base ${mark} href=//evil.example>`,
].join(' ');
/** Turns the reading direction, hides and joins: the site takes it out of texts. */
const turned = '\u202eregnuleheb\u2066\u200b\ufeff';
const words = (what: string, most = 5_000) =>
  `${what} ${turned} ${vectors} ${'Donaudampfschifffahrt'.repeat(120)}`.slice(0, most).trim();
const honest = 'Das Büttenpapier lag schon bereit, und die Beratung zum Bedrucken war geduldig und genau.';

test('what people write runs nowhere and stays words, on every page that shows it', async ({ demoSite, newMember }) => {
  test.setTimeout(300_000);
  const { origin } = demoSite;
  const asker = await newMember('hostile-asker@rezenso.example');
  const writer = await newMember('hostile-writer@rezenso.example', { width: 390 });
  const moderator = await newMember('admin@rezenso.example');
  const { match, exchange } = await aHostileStory(origin, asker, writer);

  await test.step('addresses that are scripts are refused', async () => {
    const profile = await profileOf(asker, origin);
    for (const address of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' data:text/html,<script>1</script>',
      'vbscript:x',
    ]) {
      const saved = await asker.request.put(`${origin}/api/profile`, {
        data: { ...profile, website: address },
        headers: { origin },
      });
      const platform = { platform: 'google', businessName: 'Papier', profileUrl: address, notes: null };
      const added = await asker.request.post(`${origin}/api/user-platforms`, { data: platform, headers: { origin } });
      expect([address, saved.status(), added.status()]).toEqual([address, 400, 400]);
    }
  });

  for (const [reader, address, shown] of [
    [asker, '/', ''],
    [asker, '/matches', 'Hostile'],
    [asker, `/matches/${match}/nachrichten`, 'MESSAGE'],
    [asker, '/exchanges?tab=in_progress', 'DISPUTE'],
    [asker, '/reviews', 'IMPORTED'],
    [asker, '/reviews/analyse', ''],
    [asker, '/settings', ''],
    [asker, '/settings/platforms', 'NOTES'],
    [asker, '/settings/public-page', ''],
    [asker, '/support', 'SUBJECT'],
    [asker, '/u/hostile-words', 'DESCRIPTION'],
    [asker, '/b/hostile-words', ''],
    [writer, '/', ''],
    [writer, '/matches', 'DESCRIPTION'],
    [writer, `/matches/${match}/nachrichten`, 'MESSAGE'],
    [writer, '/exchanges?tab=in_progress', 'DISPUTE'],
    [writer, '/reviews', ''],
    [moderator, '/admin?tab=users&search=hostile-asker', ''],
    [moderator, '/admin?tab=reports', 'Hostile'],
    [moderator, '/admin?tab=disputes', ''],
    [moderator, '/admin?tab=support', 'SUBJECT'],
    [moderator, '/admin?tab=audit', ''],
  ] as const)
    await test.step(`${address} shows words`, async () => {
      await look(reader, origin + address, shown);
    });

  for (const [tab, shown] of [
    ['reports', 'REPORT'],
    ['disputes', 'DISPUTE'],
  ] as const)
    await test.step(`the dialog of a moderator shows words: ${tab}`, async () => {
      await moderator.goto(`${origin}/admin?tab=${tab}`);
      const cases = moderator.getByRole('button', { name: /^Bearbeiten: .*Hostile/ });
      await expect(cases.first()).toBeVisible();
      const dialog = moderator.getByRole('dialog');
      // The check of the same review may have a case of its own, which nobody's words stand in.
      for (const one of await cases.all()) {
        await one.click();
        await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await moderator.waitForLoadState('networkidle');
        if ((await dialog.getByText(shown).count()) > 0) break;
        await moderator.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      await expect(dialog.getByText(shown).first()).toBeVisible();
      await expectWords(moderator);
    });
  expect(exchange).not.toBe('');
});

/** Two businesses that write what is hostile into everything they may. */
async function aHostileStory(origin: string, asker: Page, writer: Page): Promise<{ match: string; exchange: string }> {
  await becomeBusiness(asker, origin, 'Hostile Papier', 'einzelhandel');
  const writerId = await becomeBusiness(writer, origin, 'Hostile Rahmen', 'handwerk');
  for (const page of [asker, writer]) {
    const texts = { description: words('DESCRIPTION', 1_000), targetAudience: words('AUDIENCE', 500) };
    await act(page, origin, 'PUT', '/api/profile', { ...(await profileOf(page, origin)), ...texts });
  }
  const notes = { platform: 'trustpilot', businessName: 'Hostile', profileUrl: null, notes: words('NOTES', 500) };
  await act(asker, origin, 'POST', '/api/user-platforms', notes);
  const review = { source: 'google', content: `${honest} ${words('IMPORTED', 2_000)}`, rating: 5 };
  await act(asker, origin, 'POST', '/api/reviews/import', { ...review, reviewerName: `Ute <b ${mark}>` });
  const { id: match } = (await act(asker, origin, 'POST', '/api/matches', { providerId: writerId })) as { id: string };
  await act(writer, origin, 'PUT', `/api/matches/${match}/accept`, {});
  await act(writer, origin, 'POST', `/api/conversations/${match}/messages`, messageOf(words('MESSAGE', 1_000)));
  const { exchanges } = (await act(writer, origin, 'POST', `/api/matches/${match}/coordinate`, {})) as {
    exchanges: { id: string; reviewerId: string }[];
  };
  const exchange = exchanges.find(({ reviewerId }) => reviewerId === writerId)?.id ?? '';
  const appointment = {
    times: [new Date(Date.now() + 86_400_000).toISOString()],
    minutes: 60,
    place: words('PLACE', 200).replaceAll(/[^\x20-\x7e]/g, ''),
  };
  await act(asker, origin, 'POST', `/api/review-exchanges/${exchange}/appointments`, {
    ...appointment,
    note: words('NOTE', 500),
  });
  await act(writer, origin, 'PUT', `/api/review-exchanges/${exchange}/experience`, {
    kind: 'visit',
    day: new Date().toISOString().slice(0, 10),
  });
  const handedIn = {
    status: 'awaiting_confirmation',
    reviewText: `${honest} ${words('REVIEW', 1_000)}`,
    reviewRating: 4,
  };
  await act(writer, origin, 'PUT', `/api/review-exchanges/${exchange}`, handedIn);
  await act(asker, origin, 'POST', `/api/review-exchanges/${exchange}/dispute`, {
    reason: 'never_posted',
    text: words('DISPUTE', 1_000),
    link: null,
  });
  await act(writer, origin, 'POST', `/api/review-exchanges/${exchange}/dispute/answer`, {
    text: words('ANSWER', 1_000),
    link: null,
  });
  await act(asker, origin, 'POST', '/api/reports', {
    matchId: match,
    reason: 'harassment',
    text: words('REPORT', 2_000),
  });
  const request = {
    id: crypto.randomUUID(),
    topic: 'other',
    subject: `SUBJECT <i ${mark}>`,
    text: words('SUPPORT', 2_000),
  };
  await act(asker, origin, 'POST', '/api/support/requests', request);
  await act(asker, origin, 'PUT', '/api/public-page', {
    name: 'hostile-words',
    isPublished: true,
    isFindable: false,
    asksCustomers: true,
  });
  return { match, exchange };
}

/** What a profile is saved with, as it stands. */
async function profileOf(page: Page, origin: string): Promise<object> {
  const { user } = await (await page.request.get(`${origin}/api/profile`)).json();
  const { firstName, lastName, companyName, industry, description, targetAudience, location, website } = user;
  const { languages, registeredPlatforms } = user;
  const texts = { firstName, lastName, companyName, industry, description, targetAudience, location, website };
  return { ...texts, languages, registeredPlatforms };
}

const messageOf = (text: string) => ({ id: crypto.randomUUID(), text });

async function look(page: Page, address: string, shown: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  if (shown !== '')
    await expect.soft(page.getByText(shown).filter({ visible: true }).first(), address).toBeVisible({ timeout: 6_000 });
  await expectWords(page);
}

/** Neither did anything run nor become an element, and no link leads to a script; refusals of the policy fail the test by themselves. */
async function expectWords(page: Page): Promise<void> {
  const found = await page.evaluate((name) => {
    const scripts = [...document.querySelectorAll<HTMLElement>('[href],[src],[action],[formaction]')].filter(
      (element) =>
        ['href', 'src', 'action', 'formaction'].some((one) =>
          /^\s*(javascript|data:text|vbscript)/i.test(element.getAttribute(one) ?? ''),
        ),
    );
    const marked = [...document.querySelectorAll(`[${name}]`)];
    return {
      ran: 'hostile' in globalThis,
      elements: [...scripts, ...marked].map((element) => element.outerHTML.slice(0, 200)),
    };
  }, mark);
  expect.soft(found, page.url()).toEqual({ ran: false, elements: [] });
  // Reviews are shown letter for letter, as they are judged: what turns the direction in one turns nothing beside it.
  expect.soft(await page.evaluate(turnedInline), page.url()).toEqual([]);
}

/** Texts that turn the reading direction in the middle of a line that others share. */
function turnedInline(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !/[\u202a-\u202e\u2066-\u2069]/.test(text.nodeValue ?? '')) continue;
    const { display, unicodeBidi } = getComputedStyle(parent);
    if (display === 'inline' && !/isolate|plaintext/.test(unicodeBidi)) found.push(parent.outerHTML.slice(0, 200));
  }
  return found;
}
