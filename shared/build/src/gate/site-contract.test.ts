import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { expect } from 'expect';
import { siteContract } from './site-contract.ts';

it('asks a site which contract its server speaks; a folder and a bucket know none', async () => {
  const site = createServer((_, answer) => answer.setHeader('x-contract-version', '1.6.0').end('{}'));
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  expect(await siteContract(`http://127.0.0.1:${port}`)).toBe('1.6.0');
  site.close();
  expect([await siteContract('/a/folder'), await siteContract('s3://bucket/x')]).toEqual([undefined, undefined]);
});
