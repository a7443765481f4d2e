import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../../..');
const packages = readdirSync(root).filter((name) => /^(mf-.*|shell|server)$/.test(name));
const sources = [...packages.map((name) => join(root, name, 'src')), join(root, 'shared')];

it('finds every German text of the site', () => {
  expect(texts().length).toBeGreaterThan(20);
});

it('holds no XP figure by hand in a German text: they come from the one table in limits.ts', () => {
  const byHand = texts().flatMap((file) => {
    const lines = readFileSync(file, 'utf8').replaceAll('\\u00a0', ' ').split('\n');
    return lines.filter((line) => /\d\s*XP\b/.test(line)).map((line) => `${relative(root, file)}: ${line}`);
  });
  expect(byHand).toEqual([]);
});

function texts(): string[] {
  return sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('texts.de.ts') && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );
}
