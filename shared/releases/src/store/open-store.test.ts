import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { newKeys, noKeys, sealKeys } from '../seal/keys.ts';
import { contentTypeOf } from '../storage/content-type.ts';
import { assertSame, isBucketAddress, isSiteAddress, ReleaseDiffers } from '../storage/storage.ts';
import { openStorage } from './open-storage.ts';
import { openStore } from './open-store.ts';

const repository = '/srv/rezenso';
const placeOf = (place: string | undefined, env: NodeJS.ProcessEnv) => openStore(place, { env, repository }).place;
const aws = { AWS_REGION: 'eu-central-1' };

describe('the store that somebody means', () => {
  const places: [what: string, place: string | undefined, env: NodeJS.ProcessEnv, found: string][] = [
    ['nothing said', undefined, {}, '/srv/rezenso/.data/releases'],
    ['a folder of data', undefined, { DATA_DIR: 'data' }, '/srv/rezenso/data/releases'],
    ['a folder of data elsewhere', undefined, { DATA_DIR: '/var/data' }, '/var/data/releases'],
    ['an empty folder of data', undefined, { DATA_DIR: '' }, '/srv/rezenso/.data/releases'],
    ['a store in the environment', undefined, { DATA_DIR: 'data', RELEASES_URL: '/var/store' }, '/var/store'],
    ['a folder by name', '/mnt/store', { RELEASES_URL: '/var/store' }, '/mnt/store'],
    ['a folder from here', 'store', {}, resolve('store')],
    ['a bucket', 's3://releases/site', aws, 's3://releases/site'],
    ['an environment', 'staging', { RELEASES_URL: '/var/store', RELEASES_URL_STAGING: '/var/staging' }, '/var/staging'],
    ['an environment of two words', 'eu-west', { RELEASES_URL_EU_WEST: '/var/eu' }, '/var/eu'],
    ['a folder that is called like no environment', 'staging', { RELEASES_URL: '/var/store' }, resolve('staging')],
  ];
  for (const [what, place, env, found] of places)
    it(`is found with ${what}`, () => expect(placeOf(place, env)).toBe(found));

  for (const place of ['ftp://a.example/b', 'file:///srv/store', 'gs://bucket'])
    it(`is never ${place}`, () =>
      expect(() => openStorage(place, { env: {}, keys: noKeys })).toThrow('is neither a folder'));

  it('tells folders, buckets and sites apart', () => {
    const kinds = ['https://a.example', 'http://127.0.0.1:3000', 's3://a/b', '/a/b', 'https', 's3'].map((place) => [
      isSiteAddress(place),
      isBucketAddress(place),
    ]);
    expect(kinds).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  it('says of a key that is none under which name it was set, and whether a file was named in its place', () => {
    const stores = { RELEASES_URL_STAGING: '/var/staging', RELEASES_SIGNING_KEY: 'team.pem' };
    const open = (env: NodeJS.ProcessEnv) => () => openStore('staging', { env: { ...stores, ...env }, repository });
    expect(open({})).toThrow(/^RELEASES_SIGNING_KEY is not an Ed25519 key .* not its name\.$/);
    expect(open({ RELEASES_SIGNING_KEY_STAGING: 'team.pem' })).toThrow(
      /^RELEASES_SIGNING_KEY_STAGING is not an Ed25519/,
    );
    const cut = newKeys().signing.slice(0, 60);
    expect(open({ RELEASES_SIGNING_KEY_STAGING: cut })).toThrow(/makes a pair\.$/);
  });

  it('of an environment is signed with its keys, and with none where it says so', async () => {
    const [own, staging] = [newKeys(), newKeys()];
    const signerIn = async (env: NodeJS.ProcessEnv) => {
      const folder = await mkdtemp(join(tmpdir(), 'rezenso-environment-'));
      const all = { RELEASES_SIGNING_KEY: own.signing, RELEASES_URL_STAGING: folder, ...env };
      const store = openStore('staging', { env: all, repository, author: () => ({ by: 'Eva' }) });
      await store.changeRegistry(() => ({ modules: {} }));
      const text = await openStorage(folder, { env: {}, keys: noKeys }).readRegistry();
      return JSON.parse(text?.text ?? '{}').signature;
    };
    expect(await signerIn({})).toEqual(expect.any(String));
    expect(await signerIn({ RELEASES_SIGNING_KEY_STAGING: staging.signing })).toEqual(expect.any(String));
    expect(await signerIn({ RELEASES_SIGNING_KEY_STAGING: '' })).toBeUndefined();
    expect(() => sealKeys({ RELEASES_SIGNING_KEY: staging.signing })).not.toThrow();
  });
});

describe('what a bucket says a file is', () => {
  const kinds: [path: string, type: string][] = [
    ['entry.js', 'text/javascript; charset=utf-8'],
    ['a/b.css', 'text/css; charset=utf-8'],
    ['entry.js.br', 'text/javascript; charset=utf-8'],
    ['entry.js.gz', 'text/javascript; charset=utf-8'],
    ['fonts/a.woff2', 'font/woff2'],
    ['a.unknown', 'application/octet-stream'],
    ['LICENSE', 'application/octet-stream'],
    ['a.constructor', 'application/octet-stream'],
  ];
  for (const [path, type] of kinds) it(`is ${type} for ${path}`, () => expect(contentTypeOf(path)).toBe(type));
});

describe('what lies in a store', () => {
  const file = { path: 'a.js', integrity: 'sha384-a', bytes: 1 };

  it('is what was to be released, file by file', () => {
    expect(() => assertSame([file], [file], 'mf-x', '1')).not.toThrow();
  });

  for (const [what, stored] of [
    ['one is missing', []],
    ['one has other content', [{ ...file, integrity: 'sha384-b' }]],
    ['there is one too many', [file, { ...file, path: 'b.js' }]],
  ] as const)
    it(`is refused when ${what}`, () => {
      expect(() => assertSame([file], [...stored], 'mf-x', '1')).toThrow(ReleaseDiffers);
    });
});
