import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { parseEnv } from './env.ts';

const example = await readFile(path.join(import.meta.dirname, '../../../deploy/env.example'), 'utf8');

describe('the example of the environment in deploy/', () => {
  it('names every variable that the server reads', async () => {
    const source = await readFile(path.join(import.meta.dirname, 'env.ts'), 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): optional\(/gm)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(example))).toEqual([]);
  });

  it('is enough for production once what is required is filled in', () => {
    const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line));
    const blank = Object.fromEntries(lines.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]));
    expect(() => parseEnv({ ...blank, NODE_ENV: 'production' })).toThrow('SMTP_URL');
    const required = {
      PUBLIC_ORIGIN: 'https://www.rezenso.example',
      SECRET_KEY: 'kV7pQ2xR9mT4wZ8sL1nB6yD3fH5jC0gA',
      MAIL_FROM: 'Rezenso <post@rezenso.de>',
      SMTP_URL: 'smtps://user:password@mail.rezenso.example:465',
    };
    expect(parseEnv({ ...blank, ...required, NODE_ENV: 'production' })).toMatchObject({
      isProduction: true,
      seed: 'none',
    });
  });
});
