import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What the shell carries for modules; a module may stand directly above any function of it. */
const carried = ['..', '../../../shared/platform/src', '../../../node_modules/swr/dist'];
const entryPoint =
  '(?:setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|fetch|[\\w.]+\\.addEventListener)';
const asLastAct = new RegExp(`(?:=>|return)\\s*(?:window\\.|globalThis\\.|self\\.)?${entryPoint}\\(`);
/** Then the browser itself stands above the function, and Safari names that. */
const calledByBrowser = /new Promise\(|\.map\(/;

it('nothing of the shell calls what is contained as its last act: Safari forgets who does, and names the module above', async () => {
  const found: string[] = [];
  let read = 0;
  for (const folder of carried) {
    const cwd = join(dirname(__filename), folder);
    for await (const file of glob('**/*.{ts,tsx,mjs}', { cwd })) {
      // What stands in containment calls the browser's own.
      if (/\.test\.|testing|containment/.test(file)) continue;
      read += 1;
      const lines = readFileSync(join(cwd, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\/)/.test(line));
      found.push(...lines.filter((line) => asLastAct.test(line) && !calledByBrowser.test(line)));
    }
  }
  expect(read).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it.each([
  'const later = () => setTimeout(run, 5);',
  'return window.fetch(input);',
  'listen: () => document.addEventListener(a, b)',
])('and it would be found: %s', (line) => {
  expect(line).toMatch(asLastAct);
});
