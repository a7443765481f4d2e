import { it } from 'node:test';
import { expect } from 'expect';
import { qrCodeSvg } from './qr-code.ts';

it('a code has its quiet zone, its three corners and nothing else in it', () => {
  const svg = qrCodeSvg('https://rezenso.example/b/cafe-morgenrot');
  const [, side = ''] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const modules = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, column, row]) => `${column},${row}`);
  const all = modules.flatMap((one) => one.split(',').map(Number));
  expect([Math.min(...all), Math.max(...all)]).toEqual([4, Number(side) - 5]);
  const last = Number(side) - 11;
  for (const [column, row] of [
    [4, 4],
    [last, 4],
    [4, last],
  ] as const)
    for (let step = 0; step < 7; step += 1) expect(modules).toContain(`${column + step},${row}`);
  expect(svg).not.toMatch(/<text|<image|href/);
});
