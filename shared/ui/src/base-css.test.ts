import { existsSync } from 'node:fs';
import { baseCss, fontFaceCss, fontFile } from './base-css.ts';
import { tokensCss } from './tokens.ts';

describe('base CSS', () => {
  it('uses no variable that the tokens do not declare', () => {
    const used = [...baseCss.matchAll(/var\((--rz-[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !tokensCss.includes(`${name}:`))).toEqual([]);
  });

  it('stops motion for people who ask for less of it', () => {
    expect(baseCss).toMatch(/prefers-reduced-motion:reduce\)\{[^@]*transition-duration:\.01ms!important/);
  });

  it('names a font file that exists and quotes its address', () => {
    expect(existsSync(require.resolve(fontFile))).toBe(true);
    expect(fontFaceCss('/a "b".woff2')).toContain('url("/a \\"b\\".woff2")');
  });
});
