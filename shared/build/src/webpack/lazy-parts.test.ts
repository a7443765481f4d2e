import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { moduleNames } from '../release/module-folders.ts';
import { repository } from './base.ts';

/** The one place that may: it throws a failed one away when somebody asks to try again. */
const lazyPart = 'shared/platform/src/modules/lazy-part.tsx';

it('no part of a page is loaded by React’s lazy, which keeps a failure for ever, so that every retry can recover', () => {
  const folders = [...moduleNames(repository), 'shared/ui', 'shared/domain', 'shared/platform'];
  const files = globSync(`{${folders.join()}}/src/**/*.{ts,tsx}`, { cwd: repository });
  expect(files.length).toBeGreaterThan(300);
  const bare = /import\s[^;]*\blazy\b[^;]*from 'react'|\bReact\.lazy\b/;
  const found = files.filter((file) => bare.test(readFileSync(join(repository, file), 'utf8')));
  expect(found).toEqual([lazyPart]);
});
