import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { nearest } from './nearest.ts';
import { storePlace } from './store-place.ts';

const env = { RELEASES_URL_STAGING: '/var/staging', RELEASES_URL_EU_WEST: '/var/eu' };
const checkout = { env, repository: '/srv/rezenso' };

describe('the store that somebody names', () => {
  for (const place of ['staging', 'eu-west', './staginng', '../x', '/var/x', 's3://a/b', 'https://a.example', 'C:\\x'])
    it(`may be ${place}`, () => expect(storePlace(place, checkout)).toBe(place));

  it('is no folder because a name was mistyped', () => {
    expect(() => storePlace('staginng', checkout)).toThrow(
      'There is no environment staginng: RELEASES_URL_STAGINNG is not set. Did you mean staging? A folder is written ./staginng',
    );
    expect(() => storePlace('production', checkout)).toThrow('There are eu-west, staging.');
    expect(() => storePlace('www.a.example', checkout)).toThrow('a site https://www.a.example');
    expect(() => storePlace('', checkout)).toThrow('is its variable set?');
  });

  it('must be named in a repository of its own, and outside of any', async () => {
    const repository = await mkdtemp(join(tmpdir(), 'rezenso-own-'));
    await writeFile(join(repository, 'module.json'), '{}');
    expect(() => storePlace(undefined, { env, repository })).toThrow('name one with --store, or set RELEASES_URL');
    expect(() => storePlace(undefined, { env, repository: '/', isOutside: true })).toThrow('Which site?');
    expect(storePlace(undefined, { env: { RELEASES_URL: 'x' }, repository })).toBeUndefined();
    expect(storePlace(undefined, checkout)).toBeUndefined();
  });
});

it('finds the word that was meant behind one letter too many, too few, another or swapped, and nothing far', () => {
  const words = ['release', 'status', 'gc'];
  for (const [written, meant] of [
    ['relase', 'release'],
    ['releasee', 'release'],
    ['statsu', 'status'],
    ['gs', 'gc'],
    ['deploy', undefined],
    ['xx', undefined],
  ])
    expect([written, nearest(`${written}`, words)]).toEqual([written, meant]);
});
