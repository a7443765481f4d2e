import { expect, test } from '../site/fixtures.ts';
import { englishOn } from '../site/foreign-words.ts';
import { gatherWritten } from '../site/written.ts';

/** Pages of members and visitors. Names of products and of people are the same in each language. */
const names = ['shell', 'Trust Score', 'Free Plan', 'Pro Plan', 'demo@rezenso.example', 'admin@rezenso.example'];
const ofVisitors = ['/', '/magic-link', '/ueber-uns', '/status', '/hilfe', '/hilfe/anmelden-ohne-passwort', '/nichts'];
const ofMembers = [
  ...['/', '/matches', '/matches/nachrichten', '/exchanges', '/reviews', '/reviews/analyse', '/settings'],
  ...['/settings/platforms', '/settings/subscription', '/settings/notifications', '/settings/privacy'],
  ...['/settings/public-page', '/subscribe', '/support', '/hilfe'],
];
const ofAdmins = ['statistics', 'users', 'reports', 'disputes', 'support', 'modules', 'audit'].map(
  (tab) => `/admin?tab=${tab}`,
);

test('nothing of the German site is English, also where the browser is', async ({
  demoSite,
  newVisitor,
  newMember,
}) => {
  test.setTimeout(300_000);
  const visitor = await newVisitor({ locale: 'en-GB' });
  const member = await newMember('demo@rezenso.example', { locale: 'en-GB' });
  const admin = await newMember('admin@rezenso.example', { locale: 'en-GB' });
  for (const [page, paths] of [
    [visitor, ofVisitors],
    [member, ofMembers],
    [admin, ofAdmins],
  ] as const) {
    const written = gatherWritten(page);
    for (const path of paths) {
      await page.goto(`${demoSite.origin}${path}`);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect([path, await englishOn(page, async () => [...names, ...(await written())])]).toEqual([path, []]);
    }
  }
});
