import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';

const repository = path.join(import.meta.dirname, '../..');
const onServer = /^(server|shared\/(contract|engines|releases))\//;
const shipped = [
  'server/src/**/*.ts',
  'shared/{contract,engines,releases,platform,ui,domain}/src/**/*.{ts,tsx}',
  '{shell,mf-*}/src/**/*.{ts,tsx}',
];
const everything = globSync(shipped, { cwd: repository })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({
    file,
    text: readFileSync(path.join(repository, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
  }));

const sources = everything.filter(({ file }) => onServer.test(file));

/** Regular expressions made while something is read, with what they are made of. All others are made once, as a file of ours is loaded. */
const expressions: Readonly<Record<string, string>> = {
  'server/src/areas/site/pages/without-slash.ts': 'the routes of the server',
  'shared/contract/src/names.ts': 'the names of scripts that stand there',
  'shared/engines/src/analysis/company/legal-form.ts': 'a constant of its own, made global',
  'shared/engines/src/analysis/company/specialty-patterns.ts':
    'the words that stand there, made once as the file is loaded',
  'shared/engines/src/trades/limits.ts': 'the patterns of a table of its own, when the first website is read',
  'shared/engines/src/trades/topics.ts': 'the words of a table of its own, when the first website is read',
  'shell/src/containment/named-by-scripts.ts': 'names that code of a module gave to globals, with every sign escaped',
};

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

  it('makes regular expressions of its own words alone, and what it is given no part of one', () => {
    // At the left margin stands what is made while a file is loaded, before anybody could have sent anything.
    const later = everything.filter(({ text }) =>
      text.split('\n').some((line) => /\bRegExp\(/.test(line) && !/^(export )?const /.test(line)),
    );
    expect(later.map(({ file }) => file).toSorted()).toEqual(Object.keys(expressions).toSorted());
    expect(everything.length).toBeGreaterThan(sources.length);
    // A text in the place of an expression becomes one.
    const asText =
      /\.(?:match|matchAll|search)\(\s*(?:['"`]|String\(|[\w.]+\.(?:content|text|value|query|body|params)\b)/;
    expect(everything.filter(({ text }) => asText.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('makes elements of no text, in the browser either', () => {
    const making =
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\(|createContextualFragment|(?:set|parse)HTMLUnsafe/;
    expect(
      everything
        .filter(({ text }) => making.test(text))
        .map(({ file }) => file)
        .toSorted(),
    ).toEqual([
      // Cards of ours, said before any code of the page has come.
      'server/src/areas/site/pages/watchdog.ts',
      // Hands on what a module calls, and follows the styles in it.
      'shell/src/containment/styles.ts',
    ]);
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
