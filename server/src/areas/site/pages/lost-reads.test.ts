import { it } from 'node:test';
import { contractVersion } from '@rezenso/contract/contract-version';
import type { ReleaseReader } from '@rezenso/releases/reader';
import type { Registry } from '@rezenso/releases/registry';
import { aRegistry } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { warnOfLostReads } from './lost-reads.ts';

it('a server that starts under releases that count on more says which, and is silent when all fits', async () => {
  const registry = aRegistry('1.0.0');
  const [first] = registry.modules['mf-x']?.releases ?? [];
  if (!first) throw new Error('there is a release');
  first.reads = { 'GET /api/auth/user': ['id'] };
  expect(await warnedOf(registry)).toEqual([]);
  first.reads = { 'GET /api/auth/user': ['id', 'shoeSize'] };
  expect(await warnedOf(registry)).toEqual([
    ['mf-x 1.0.0 reads shoeSize of GET /api/auth/user, which the server would not answer.'],
  ]);
  first.contractRange = '^99.0.0';
  expect(await warnedOf(registry)).toEqual([
    [`mf-x 1.0.0 is built for contract ^99.0.0, and the server would speak ${contractVersion}.`],
  ]);
});

async function warnedOf(registry: Registry): Promise<unknown[]> {
  const warned: unknown[] = [];
  const releases: Pick<ReleaseReader, 'registry'> = { registry: async () => registry };
  await warnOfLostReads(releases, { warn: (about: { lost: string[] }) => void warned.push(about.lost) });
  return warned;
}
