import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { keyFromSpki, keyIdOf, newKeys, publicKey, rootKeys, sealKeys, spkiOf } from './keys.ts';

const [team, operators] = [newKeys(), newKeys()];
const idOf = (pem: string) => keyIdOf(createPublicKey(pem));
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pemOf = (key: typeof rsa.publicKey) => key.export({ format: 'pem', type: 'spki' }).toString();

describe('the keys of the environment', () => {
  const cases: [what: string, env: NodeJS.ProcessEnv, signing: string[], roots: string[]][] = [
    ['none', {}, [], []],
    ['empty ones', { RELEASES_SIGNING_KEY: '', RELEASES_ROOT_KEY: '', RELEASES_PUBLIC_KEY: '' }, [], []],
    ['one for the whole site', { RELEASES_SIGNING_KEY: team.signing }, [team.verifying], [team.verifying]],
    [
      'a team’s, checked by the operators’',
      { RELEASES_SIGNING_KEY: team.signing, RELEASES_PUBLIC_KEY: operators.verifying },
      [team.verifying],
      [operators.verifying],
    ],
    [
      'both, of which the operators’ is the root',
      { RELEASES_SIGNING_KEY: team.signing, RELEASES_ROOT_KEY: operators.signing },
      [team.verifying, operators.verifying],
      [operators.verifying],
    ],
    ['a server’s, which checks and signs nothing', { RELEASES_PUBLIC_KEY: team.verifying }, [], [team.verifying]],
    [
      'two roots, one after the other',
      { RELEASES_PUBLIC_KEY: `${team.verifying}\n${operators.verifying}` },
      [],
      [team.verifying, operators.verifying],
    ],
    [
      'on one line, as places for secrets want it',
      { RELEASES_PUBLIC_KEY: team.verifying.trim().replaceAll('\n', '\\n') },
      [],
      [team.verifying],
    ],
  ];
  for (const [what, env, signing, roots] of cases)
    it(`are read: ${what}`, () => {
      const keys = sealKeys(env);
      expect(keys.signing.map(keyIdOf)).toEqual(signing.map(idOf));
      expect(keys.roots.map(keyIdOf)).toEqual(roots.map(idOf));
    });

  const wrong: [variable: string, pem: string][] = [
    ['RELEASES_SIGNING_KEY', 'no key'],
    ['RELEASES_SIGNING_KEY', team.verifying],
    ['RELEASES_ROOT_KEY', team.signing.slice(0, 60)],
    ['RELEASES_PUBLIC_KEY', team.signing],
    ['RELEASES_PUBLIC_KEY', `${team.verifying}\n${operators.signing}`],
    ['RELEASES_PUBLIC_KEY', pemOf(rsa.publicKey)],
    ['RELEASES_PUBLIC_KEY', `${team.verifying}\n${operators.verifying.slice(0, 60)}`],
  ];
  for (const [index, [variable, pem]] of wrong.entries())
    it(`are refused by the name of the variable, and never quoted: ${variable} ${index + 1}`, () => {
      const refused = () => sealKeys({ [variable]: pem });
      expect(refused).toThrow(`${variable} is not an Ed25519 key in PEM`);
      expect(refused).not.toThrow(pem.slice(0, 20));
    });
});

describe('a public key', () => {
  it('is never a private one, of which every server would hold a copy', () => {
    expect([publicKey(team.signing), rootKeys(team.signing)]).toEqual([undefined, undefined]);
    expect(publicKey(team.verifying)?.type).toBe('public');
  });

  it('has one short name, whatever form it is in, and another one than every other', () => {
    const { signing, roots } = sealKeys({ RELEASES_SIGNING_KEY: team.signing });
    const names = [...signing, ...roots, createPublicKey(team.verifying)].map(keyIdOf);
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(idOf(operators.verifying)).not.toBe(names[0]);
  });

  it('is kept by a ring and read from it as the same', () => {
    const spki = spkiOf(createPublicKey(team.verifying));
    const read = keyFromSpki(spki);
    expect(read && keyIdOf(read)).toBe(idOf(team.verifying));
    expect(read && spkiOf(read)).toBe(spki);
  });

  for (const spki of [
    '',
    'AAAA',
    'not base64',
    rsa.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  ])
    it(`is none where a ring keeps ${spki.slice(0, 12) || 'nothing'}`, () => expect(keyFromSpki(spki)).toBeUndefined());
});
