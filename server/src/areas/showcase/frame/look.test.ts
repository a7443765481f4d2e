import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type Colours, dark, light } from '../../../paper/colours.ts';
import { css } from './styles.ts';

const themes = readFileSync(new URL('../../../../../shared/ui/src/tokens/themes.ts', import.meta.url), 'utf8');

describe('pages without the application', () => {
  for (const [name, colours] of Object.entries({ light, dark } satisfies Record<string, Colours>))
    it(`wear the colours of the design system: ${name}`, () => {
      const [, block = ''] = new RegExp(`${name}Colors[^{]*\\{([^}]*)\\}`).exec(themes) ?? [];
      const theirs = Object.fromEntries([...block.matchAll(/(\w+): '([^']+)'/g)].map(([, key, value]) => [key, value]));
      expect(Object.keys(theirs).length).toBeGreaterThan(40);
      expect(theirs).toMatchObject(colours);
    });

  it('use no colour that is not declared, and no style that is not theirs', () => {
    const used = new Set([...css.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name ?? ''));
    expect([...used].filter((name) => !(name in light))).toEqual([]);
    expect(css).not.toMatch(/@import|https?:/);
    expect(css).not.toContain('</');
  });
});
