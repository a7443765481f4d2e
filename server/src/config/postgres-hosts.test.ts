import { describe, it } from 'node:test';
import { expect } from 'expect';
import { identityAmong } from '../database/postgres-probe.ts';
import { hostsIn, isUsable } from './postgres-hosts.ts';

describe('an address of PostgreSQL', () => {
  it('names one server, and is left as it is', () => {
    for (const url of [
      'postgres://site:secret@db.internal:5433/rezenso?sslmode=verify-full',
      'postgresql:///rezenso?host=/run/postgresql',
      'postgres://db/rezenso',
    ])
      expect(hostsIn(url).map((host) => host.url)).toEqual([url]);
  });

  it('names several as libpq writes them, each with its port or the usual one', () => {
    const url = 'postgres://site:se%40cret@db-1:5433,db-2,[fd00::2]:6432/rezenso?sslmode=verify-full';
    const address = (host: string) => `postgres://site:se%40cret@${host}/rezenso?sslmode=verify-full`;
    expect(hostsIn(url)).toEqual([
      { host: 'db-1', port: 5433, name: 'db-1:5433', url: address('db-1:5433') },
      { host: 'db-2', port: 5432, name: 'db-2:5432', url: address('db-2:5432') },
      { host: 'fd00::2', port: 6432, name: '[fd00::2]:6432', url: address('[fd00::2]:6432') },
    ]);
  });

  it('can be used when of several the one that takes writes is wanted, and no other', () => {
    const several = 'postgres://site@db-1,db-2/rezenso';
    for (const url of [
      several,
      `${several}?target_session_attrs=read-write`,
      `${several}?target_session_attrs=primary`,
    ])
      expect(isUsable(url)).toBe(true);
    for (const url of [`${several}?target_session_attrs=any`, 'postgres://db-1,/rezenso', 'postgres://db-1:x,db-2/r'])
      expect(isUsable(url)).toBe(false);
    expect(isUsable('postgres://db/rezenso?target_session_attrs=any')).toBe(true);
  });
});

it('a certificate of any of several servers is that of theirs, and no other is', () => {
  const hosts = hostsIn('postgres://db-1.internal,db-2.internal/rezenso');
  const { checkServerIdentity } = identityAmong(hosts, true);
  const certificate = (name: string) => ({ subject: { CN: name }, subjectaltname: `DNS:${name}` });
  const check = (name: string) =>
    Reflect.apply(checkServerIdentity ?? Object, undefined, ['db-1.internal', certificate(name)]);
  expect([check('db-1.internal'), check('db-2.internal')]).toEqual([undefined, undefined]);
  expect(check('db-3.internal')).toBeInstanceOf(Error);
  expect(identityAmong(hosts, { rejectUnauthorized: false, checkServerIdentity: undefined })).toMatchObject({
    rejectUnauthorized: false,
    checkServerIdentity: undefined,
  });
});
