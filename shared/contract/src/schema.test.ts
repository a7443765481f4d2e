import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as schema from './schema.ts';

it('shares every part of zod that the contract uses', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sources = files.map((file) => readFileSync(join(__dirname, file), 'utf8')).join('\n');
  const used = new Set([...sources.matchAll(/\bz\.([a-z_]\w+)/g)].map(([, name = '']) => name));
  const typesOnly = new Set(['infer', 'input', 'output', 'core']);
  const missing = [...used].filter((name) => !typesOnly.has(name) && !(name in schema));
  expect(missing).toEqual([]);
});
