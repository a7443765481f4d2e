import { it } from 'node:test';
import { expect } from 'expect';
import { secretFrom } from '../../../config/secret.ts';
import { createRecoveryCode, recoveryTags } from './recovery-code.ts';

it('a recovery code has more than 112 random bits, in groups that people copy', () => {
  const codes = Array.from({ length: 2_000 }, createRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/);
  const signs = new Set(codes.join('').replaceAll('-', ''));
  expect(24 * Math.log2(signs.size)).toBeGreaterThan(112);
  for (const alike of '01ilo') expect(signs).not.toContain(alike);
  expect(new Set(codes).size).toBe(codes.length);
});

it('a recovery code is known however it is typed, also one of the ten characters that codes had before', () => {
  const secret = secretFrom('a secret that only tests know, long enough');
  for (const [code, typed] of [
    ['abcd-efgh-jkmn-pqrs-tuvw-xyz2', ' ABCDEFGH jkmn pqrs tuvw xyz2'],
    ['abcde-fghjk', 'Abcde fghjk'],
  ] as const)
    expect(recoveryTags(secret, 'ada', typed)).toEqual(recoveryTags(secret, 'ada', code));
});
