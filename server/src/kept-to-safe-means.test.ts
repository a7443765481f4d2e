import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';

const repository = path.join(import.meta.dirname, '../..');
const sources = globSync(['server/src/**/*.ts', 'shared/{contract,engines,releases}/src/**/*.ts'], { cwd: repository })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({
    file,
    text: readFileSync(path.join(repository, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
  }));

/** Pauses between two tries, where nothing is to be guessed. */
const chance = [
  'server/src/database/postgres-listener.ts',
  'shared/releases/src/storage/lock.ts',
  'shared/releases/src/store/store.ts',
];

describe('what runs on the server', () => {
  it('is all looked at', () => {
    expect(sources.length).toBeGreaterThan(500);
  });

  it('carries out no text as a program', () => {
    expect(using(/\beval\(|\bnew Function\(|\bFunction\(['"`]|node:vm|runIn(?:New|This)?Context/)).toEqual([]);
  });

  it('makes nothing from chance that can be foreseen, but pauses', () => {
    expect(using(/Math\.random\(/)).toEqual(chance);
  });

  it('knows no hash but SHA-2, and of ciphers AES-GCM alone', () => {
    const named = (pattern: RegExp) => [
      ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name))),
    ];
    expect(named(/\b(?:createHash|createHmac|hash)\('([\w-]+)'/g).toSorted()).toEqual(['sha256', 'sha384']);
    expect(named(/'(aes-[\w-]+|des-[\w-]+|rc4|chacha[\w-]+)'/g)).toEqual(['aes-256-gcm']);
  });
});

function using(pattern: RegExp): string[] {
  return sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();
}
