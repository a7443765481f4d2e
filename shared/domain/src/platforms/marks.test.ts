import type { PlatformId } from '@rezenso/contract/vocabulary';
import { siFacebook, siGoogle, siKununu, siTrustpilot } from 'simple-icons';
import { marks } from './marks.ts';

const ofTheSet = { google: siGoogle, trustpilot: siTrustpilot, facebook: siFacebook, kununu: siKununu };

it('are those of the set, which keeps up with their owners', () => {
  const paths = Object.entries(ofTheSet).map(([platform, { path }]) => [platform, path]);
  expect(marks).toEqual(Object.fromEntries(paths) satisfies Partial<Record<PlatformId, string>>);
});
