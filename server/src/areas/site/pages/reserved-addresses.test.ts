import { it } from 'node:test';
import { reservedAddresses } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

it('every address that the server answers itself is kept from the modules', () => {
  const paths = [...test.app.routes].map((route) => route.slice(route.indexOf(' ') + 1));
  const own = new Set(paths.filter((path) => path !== '/*' && path !== '*').map((path) => `/${path.split('/')[1]}`));
  expect(own.size).toBeGreaterThan(5);
  expect([...own].filter((first) => !reservedAddresses.includes(first))).toEqual([]);
});
