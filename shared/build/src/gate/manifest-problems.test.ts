import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';
import { manifestProblems } from './manifest-problems.ts';

const good = {
  name: 'mf-x',
  owner: 'Team X',
  platformRange: '^1.1.0',
  routes: [{ path: '/x/:id', page: 'x', access: 'authenticated' }],
  navigation: [{ label: 'X', path: '/x/1', order: 10 }],
  cards: [{ card: 'c', slot: 'main', order: 1 }],
  budgets: { entryKb: 2, totalKb: 10 },
};
const [route, entry, card] = [good.routes[0], good.navigation[0], good.cards[0]];

it('finds nothing to say against the manifests of this repository', () => {
  const files = globSync('mf-*/module.json', { cwd: repository });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    expect([file, manifestProblems(readFileSync(join(repository, file), 'utf8'))]).toEqual([file, []]);
});

describe('a module.json', () => {
  const cases: [title: string, manifest: unknown, problem: string][] = [
    [
      'with an unknown slot',
      { ...good, cards: [{ ...card, slot: 'left' }] },
      'module.json: cards[0].slot is "left"; a card stands in main or side.',
    ],
    [
      'with a card that stands up front a little',
      { ...good, cards: [{ ...card, isUpFront: 1 }] },
      'module.json: cards[0].isUpFront must be true or false.',
    ],
    [
      'with an entry in a language that the site does not know',
      { ...good, navigation: [{ ...entry, labels: { tlh: 'X' } }] },
      'module.json: navigation[0].labels has "tlh", which nobody reads.',
    ],
    ['without budgets', { ...good, budgets: undefined }, 'module.json: budgets is missing.'],
    [
      'without a name for people',
      { ...good, navigation: [] },
      'module.json: title is missing; a module without an entry in the navigation needs a name that people understand.',
    ],
    ['with an empty title', { ...good, title: '' }, 'module.json: title must not be empty.'],
    ['with a title for a paragraph', { ...good, title: 'x'.repeat(61) }, 'module.json: title must have at most 60'],
    ['without an owner', { ...good, owner: '' }, 'module.json: owner must not be empty.'],
    ['with a field that nobody reads', { ...good, navigaton: [] }, 'module.json has "navigaton", which nobody reads.'],
    [
      'with a field too much inside',
      { ...good, routes: [{ ...route, acess: 'admin' }] },
      'module.json: routes[0] has "acess", which nobody reads.',
    ],
    [
      'with an unknown access',
      { ...good, routes: [{ ...route, access: 'all' }] },
      'module.json: routes[0].access is "all"; access is public or authenticated or admin.',
    ],
    [
      'with a first read that is none',
      { ...good, routes: [{ ...route, firstReads: ['/api/matches', '/api/auth/logout'] }] },
      'module.json: routes[0].firstReads[1] is "/api/auth/logout", which is no read of the contract with all that it needs.',
    ],
    [
      'with a first read of another site',
      { ...good, cards: [{ ...card, firstReads: ['https://evil.example/api/matches'] }] },
      'module.json: cards[0].firstReads[0] is "https://evil.example/api/matches", which is no read of the contract',
    ],
    [
      'with more first reads than a page may begin with',
      { ...good, routes: [{ ...route, firstReads: Array(5).fill('/api/matches') }] },
      'module.json: routes[0].firstReads must not have more than 4 entries.',
    ],
    [
      'with a link to another site',
      { ...good, navigation: [{ ...entry, path: 'https://evil.example/' }] },
      'module.json: navigation[0].path is "https://evil.example/", which leads to another site',
    ],
    [
      'with a link to another host',
      { ...good, navigation: [{ ...entry, path: '//evil.example' }] },
      'which leads to another site',
    ],
    [
      'with a pattern for a route',
      { ...good, routes: [{ ...route, path: '/(.*)' }] },
      'module.json: routes[0].path is "/(.*)"; an address begins with /',
    ],
    [
      'with a range that browsers cannot compare',
      { ...good, platformRange: '>=1' },
      'module.json: platformRange is ">=1"; it must be a caret range',
    ],
    [
      'with a budget of nothing',
      { ...good, budgets: { entryKb: 0, totalKb: 10 } },
      'module.json: budgets.entryKb must be more than 0.',
    ],
    ...[300_000, 0, -1, 1.5].map((rows): [string, unknown, string] => [
      `with a skeleton of ${rows} rows`,
      { ...good, cards: [{ ...card, skeleton: { rows, rowRem: 3 } }] },
      'module.json: cards[0].skeleton.rows must be ',
    ]),
    [
      'with rows as high as a house',
      { ...good, cards: [{ ...card, skeleton: { rows: 1, rowRem: 1e9 } }] },
      'module.json: cards[0].skeleton.rowRem must be between 0.1 and 40.',
    ],
    [
      'with more cards than a dashboard has room for',
      { ...good, cards: Array.from({ length: 1000 }, () => card) },
      'module.json: cards must not have more than 12 entries.',
    ],
    [
      'with a label without end',
      { ...good, navigation: [{ ...entry, label: 'x'.repeat(10_000) }] },
      'module.json: navigation[0].label must not have more than 200 letters.',
    ],
    ...[1e6, -1, 1001].map((order): [string, unknown, string] => [
      `with an entry in place ${order}`,
      { ...good, navigation: [{ ...entry, order }] },
      'module.json: navigation[0].order must be between 0 and 1000.',
    ]),
    [
      'with a card before all others',
      { ...good, cards: [{ ...card, order: -1e6 }] },
      'module.json: cards[0].order must be between 0 and 1000.',
    ],
    ...['M\u0000', 'a\nb', '\u202eX', '\u2067X', 'X\u200b', '\u200fX'].map((label): [string, unknown, string] => [
      `with the label ${JSON.stringify(label)}`,
      { ...good, navigation: [{ ...entry, label }] },
      'module.json: navigation[0].label must not have signs that nobody sees',
    ]),
    ['with a title that turns around', { ...good, title: 'x\u202e' }, 'module.json: title must not have signs'],
    ['that is a list', [], 'module.json'],
  ];
  for (const [title, manifest, problem] of cases)
    it(`${title} is refused in a sentence that names the field`, () => {
      expect(manifestProblems(JSON.stringify(manifest))).toEqual([expect.stringContaining(problem)]);
    });

  it('says everything at once, and so does one that is no JSON', () => {
    const twice = { ...good, owner: 7, cards: [{ ...card, slot: 'left' }] };
    expect(manifestProblems(JSON.stringify(twice))).toHaveLength(2);
    expect(manifestProblems('{ "name":')).toEqual([expect.stringContaining('module.json is no JSON')]);
  });
});
