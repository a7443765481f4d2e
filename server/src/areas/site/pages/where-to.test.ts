import { it } from 'node:test';
import { expect } from 'expect';
import { firstPathOf, pathBefore } from './where-to.ts';

const host = 'www.rezenso.de';

for (const [referer, path] of [
  [`https://${host}/reviews?tab=neu#oben`, '/reviews?tab=neu'],
  [`https://${host}//evil.example/x`, '/evil.example/x'],
  [`https://${host}/\\evil.example`, '/evil.example'],
  ['https://evil.example/reviews', '/'],
  ['no address', '/'],
  [undefined, '/'],
] as const)
  it(`leads whoever comes from ${referer} back to ${path}`, () => {
    expect(pathBefore({ headers: { referer, host } })).toBe(path);
  });

it('begins a module at its first page that stands for itself', () => {
  const route = (path: string) => ({ path, page: 'a', access: 'public' as const });
  const manifest = { name: 'mf-a', owner: 'A', platformRange: '*', budgets: { entryKb: 1, totalKb: 1 } };
  const beginning = (...paths: string[]) => firstPathOf({ manifest: { ...manifest, routes: paths.map(route) } });
  expect([beginning('/a/:id', '/a'), beginning('/a/:id'), firstPathOf(undefined)]).toEqual(['/a', '/', '/']);
});
