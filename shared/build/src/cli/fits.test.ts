import { it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { contractRangeOf, contractVersion } from '@rezenso/contract/contract-version';
import { readFields } from '@rezenso/releases/reads';
import { expect } from 'expect';
import { aSite } from '../testing/command-site.ts';

it('`npx rezenso fits` refuses a server that lacks what a live release reads, and lets one pass that has it all', async () => {
  const site = await aSite();
  const contractRange = contractRangeOf(contractVersion);
  await site.build('shell', 'first', { contractRange, reads: readFields(allEndpoints) });
  await site.run('release', 'shell');
  expect(await site.run('fits')).toMatch(/^0 .*it fits the live releases of 1 modules\.$/);
  const reads = { 'GET /api/auth/user': ['shoeSize'], 'GET /api/horoscope': [] };
  const first = await site.build('mf-x', 'first', { contractRange, reads });
  await site.run('release', 'mf-x');
  const refused = await site.run('fits');
  expect(refused).toMatch(
    /^1 .*mf-x \S+ reads shoeSize of GET \/api\/auth\/user, which the server would not answer\./s,
  );
  expect(refused).toContain('calls GET /api/horoscope, which the server would not have.');
  await site.build('mf-x', 'for another', { contractRange: '^99.0.0' });
  await site.run('release', 'mf-x');
  // What no server of this contract can run is not what people get: the release before it is.
  expect(await site.run('fits')).toContain(`mf-x ${first} calls GET /api/horoscope`);
  await site.run('rollback', 'mf-x');
  await site.build('mf-x', 'mended', { contractRange, reads: readFields(allEndpoints) });
  await site.run('release', 'mf-x');
  expect(await site.run('fits')).toMatch(/^0 .*of 2 modules\.$/);
});
