import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { newKeys } from '@rezenso/releases/seal';
import { expect } from 'expect';
import { z } from 'zod';
import { EnvError, parseEnv } from './env.ts';

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_ORIGIN: 'https://rezenso.example',
  SECRET_KEY: 'at least thirty-two characters long',
  MAIL_FROM: 'Rezenso <post@rezenso.de>',
};

describe('the environment', () => {
  it('needs nothing outside production', () => {
    expect(parseEnv({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      dataDir: '.data',
      databaseUrl: undefined,
      seed: 'demo',
      logLevel: 'info',
      analysisAllow: [],
      pushAllow: [],
    });
  });

  it('derives the origin from the port and takes a blank variable for a missing one', () => {
    expect(parseEnv({ PORT: '4000', DATABASE_URL: ' ', SMTP_URL: '' })).toMatchObject({
      publicOrigin: 'http://localhost:4000',
      databaseUrl: undefined,
      mail: { smtpUrl: undefined },
    });
  });

  it('cuts a path off the origin', () => {
    expect(parseEnv({ PUBLIC_ORIGIN: 'https://rezenso.example/' }).publicOrigin).toBe('https://rezenso.example');
  });

  it('names every fault at once', () => {
    const faults = faultsOf({ PORT: 'eighty', DATABASE_URL: 'mysql://x', SEED: 'lots', PUBLIC_ORIGIN: 'javascript:1' });
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'DATABASE_URL',
      'PORT',
      'PUBLIC_ORIGIN',
      'SEED',
    ]);
  });

  it('takes answers by mail with a port and a domain, on this machine alone unless it is told otherwise, or not at all', () => {
    expect(parseEnv({}).inboundMail).toBeUndefined();
    const given = { INBOUND_SMTP_PORT: '2525', INBOUND_MAIL_DOMAIN: 'Antwort.Rezenso.de' };
    const inboundMail = { port: 2525, host: '127.0.0.1', domain: 'antwort.rezenso.de' };
    expect(parseEnv(given).inboundMail).toEqual(inboundMail);
    expect(parseEnv({ ...given, INBOUND_SMTP_HOST: '10.0.0.5' }).inboundMail).toEqual({
      ...inboundMail,
      host: '10.0.0.5',
    });
    expect(faultsOf({ INBOUND_SMTP_PORT: '2525' })).toEqual(['INBOUND_MAIL_DOMAIN: required beside INBOUND_SMTP_PORT']);
    expect(faultsOf({ INBOUND_MAIL_DOMAIN: 'a.de' })).toEqual([
      'INBOUND_SMTP_PORT: required beside INBOUND_MAIL_DOMAIN',
    ]);
    expect(faultsOf({ INBOUND_SMTP_HOST: '10.0.0.5' })).toEqual([
      expect.stringContaining('INBOUND_SMTP_HOST: means nothing'),
    ]);
    for (const bad of [
      'a b',
      'post@rezenso.de',
      'https://rezenso.de',
      'rezenso.de.',
      '-a.de',
      `${'a'.repeat(60)}.`.repeat(4),
    ])
      expect(faultsOf({ ...given, INBOUND_MAIL_DOMAIN: bad })).toEqual([
        expect.stringContaining('INBOUND_MAIL_DOMAIN: must be a domain'),
      ]);
  });

  it('refuses in production a domain for answers that nobody can own', () => {
    const given = { ...production, INBOUND_SMTP_PORT: '2525' };
    for (const domain of ['localhost', 'antwort.example', 'antwort.local', 'antwort'])
      expect(faultsOf({ ...given, INBOUND_MAIL_DOMAIN: domain })).toEqual([
        expect.stringContaining('INBOUND_MAIL_DOMAIN'),
      ]);
    expect(faultsOf({ ...given, INBOUND_MAIL_DOMAIN: 'antwort.rezenso.de' })).toEqual([]);
    expect(faultsOf({ ...given, INBOUND_MAIL_DOMAIN: 'antwort.test', PUBLIC_ORIGIN: 'http://localhost:3000' })).toEqual(
      [],
    );
  });

  it('says of a port that is none what one looks like', () => {
    for (const value of ['abc', '3.5', '-1', '65536'])
      expect(faultsOf({ PORT: value })).toEqual(['PORT: must be a whole number from 0 to 65535']);
  });

  it('says in one language what is wrong, whichever the answers to people are in', () => {
    z.config(z.locales.de());
    const wrong = { PORT: '70000', SEED: 'lots', LOG_LEVEL: 'loud', STRIPE_API_BASE: 'x', NODE_ENV: 'prod' };
    const more = { SECRET_KEY: 'short', DATABASE_URL: 'mysql://x' };
    expect(faultsOf({ ...wrong, ...more }).toSorted()).toEqual([
      'DATABASE_URL: must start with postgres:// or postgresql://',
      'LOG_LEVEL: Invalid option: expected one of "trace"|"debug"|"info"|"warn"|"error"|"fatal"|"silent"',
      'NODE_ENV: Invalid option: expected one of "production"|"development"|"test"',
      'PORT: must be a whole number from 0 to 65535',
      'SECRET_KEY: must have at least 32 characters',
      'SEED: Invalid option: expected one of "demo"|"none"',
      'STRIPE_API_BASE: Invalid URL',
    ]);
  });

  it('refuses to start in production without mail, origin, secret and sender, naming each', () => {
    const faults = faultsOf({ NODE_ENV: 'production' });
    expect(faults).toEqual([
      'SMTP_URL: required in production',
      'PUBLIC_ORIGIN: required in production',
      'SECRET_KEY: required in production',
      'MAIL_FROM: required in production',
    ]);
  });

  it('refuses an origin in production over which sessions would travel in clear', () => {
    expect(faultsOf({ ...production, PUBLIC_ORIGIN: 'http://rezenso.de' })).toEqual([
      expect.stringMatching(/^PUBLIC_ORIGIN: must be https/),
    ]);
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(faultsOf({ ...production, PUBLIC_ORIGIN: origin })).toEqual([]);
    expect(parseEnv({ PUBLIC_ORIGIN: 'http://rezenso.de' }).publicOrigin).toBe('http://rezenso.de');
  });

  it('refuses an origin in production that only a private network can reach', () => {
    for (const host of ['10.0.0.1', '192.168.1.20:8443', '[fd00::1]', '169.254.169.254', '0x0a000001'])
      expect(faultsOf({ ...production, PUBLIC_ORIGIN: `https://${host}` })).toEqual([
        expect.stringMatching(/^PUBLIC_ORIGIN: .* is a private address/),
      ]);
    for (const host of ['rezenso.de', '8.8.8.8', 'localhost', '127.0.0.1', '[::1]'])
      expect(faultsOf({ ...production, PUBLIC_ORIGIN: `https://${host}` })).toEqual([]);
    expect(faultsOf({ PUBLIC_ORIGIN: 'https://10.0.0.1' })).toEqual([]);
  });

  it('refuses a secret in production that can be guessed', () => {
    for (const key of ['a'.repeat(32), 'changeme'.repeat(4), '0101'.repeat(10)])
      expect(faultsOf({ ...production, SECRET_KEY: key })).toEqual([
        expect.stringMatching(/^SECRET_KEY: can be guess/),
      ]);
    for (const bytes of [16, 24, 32])
      for (let turn = 0; turn < 50; turn += 1) {
        const key = randomBytes(bytes).toString('hex');
        expect([key, faultsOf({ ...production, SECRET_KEY: key })]).toEqual([key, []]);
      }
    expect(faultsOf({ SECRET_KEY: 'a'.repeat(32) })).toEqual([]);
  });

  it('requires TLS to the mail server in production, unless it is on this machine', () => {
    expect(parseEnv(production).mail.isTlsRequired).toBe(true);
    for (const local of ['smtp://localhost:25', 'smtp://127.0.0.1:1025', 'smtp://[::1]'])
      expect(parseEnv({ ...production, SMTP_URL: local }).mail.isTlsRequired).toBe(false);
    expect(parseEnv({ SMTP_URL: 'smtp://mail.example' }).mail.isTlsRequired).toBe(false);
    expect(parseEnv({ ...production, SMTP_URL: 'smtp://localhost.evil.de' }).mail.isTlsRequired).toBe(true);
  });

  it('refuses parameters of the mail server in production that could switch TLS or its checks off', () => {
    for (const name of ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'tls.rejectUnauthorized', 'sendmail'])
      expect(faultsOf({ ...production, SMTP_URL: `smtps://mail.de/?${name}=false` })).toEqual([
        expect.stringContaining(`SMTP_URL: ${name} is refused`),
      ]);
    expect(faultsOf({ ...production, SMTP_URL: 'smtps://mail.de/?pool=true' })).toEqual([]);
  });

  it('refuses a sender in production that nobody can answer', () => {
    const defaultSender = parseEnv({}).mail.from;
    const unowned = ['post@example.com', 'post@localhost', 'post@FIRMA.EXAMPLE.', 'Rezenso <post@server.local>'];
    for (const sender of [defaultSender, ...unowned, 'Rezenso', 'Rezenso <post>'])
      expect(faultsOf({ ...production, MAIL_FROM: sender })).toEqual([expect.stringContaining('MAIL_FROM')]);
    for (const sender of ['post@rezenso.de', '"Rezenso, Team" <post@mail.rezenso.de>'])
      expect(faultsOf({ ...production, MAIL_FROM: sender })).toEqual([]);
  });

  it('lets production be tried without a sender where only this machine can open the site', () => {
    const { MAIL_FROM: _, ...withoutSender } = production;
    expect(faultsOf(withoutSender)).toEqual(['MAIL_FROM: required in production']);
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000'])
      expect(faultsOf({ ...withoutSender, PUBLIC_ORIGIN: origin })).toEqual([]);
  });

  it('refuses half a group of variables in production', () => {
    expect(faultsOf({ ...production, STRIPE_SECRET_KEY: 'sk', GOOGLE_CLIENT_ID: 'id' })).toEqual([
      expect.stringContaining('STRIPE_PUBLISHABLE_KEY'),
      expect.stringContaining('STRIPE_PRICE_ID'),
      expect.stringContaining('STRIPE_WEBHOOK_SECRET'),
      expect.stringContaining('GOOGLE_CLIENT_SECRET'),
    ]);
  });

  it('lets the analysis reach private addresses only outside production', () => {
    expect(parseEnv({ ANALYSIS_ALLOW: 'localhost:8080, 127.0.0.1:9' }).analysisAllow).toEqual([
      'localhost:8080',
      '127.0.0.1:9',
    ]);
    expect(faultsOf({ ...production, ANALYSIS_ALLOW: 'localhost:8080' })).toEqual([
      expect.stringContaining('ANALYSIS_ALLOW'),
    ]);
    expect(faultsOf({ ANALYSIS_ALLOW: 'everything' })).toHaveLength(1);
  });

  it('takes push services beside those of the browsers only outside production', () => {
    expect(parseEnv({ PUSH_ALLOW: 'LOCALHOST:9000' }).pushAllow).toEqual(['localhost:9000']);
    expect(faultsOf({ ...production, PUSH_ALLOW: 'localhost:9000' })).toEqual([expect.stringContaining('PUSH_ALLOW')]);
  });

  it('lets calls go uncounted only outside production', () => {
    expect(parseEnv({}).hasCallLimits).toBe(true);
    expect(parseEnv({ CALL_LIMITS: 'off' }).hasCallLimits).toBe(false);
    expect(faultsOf({ ...production, CALL_LIMITS: 'off' })).toEqual([expect.stringContaining('CALL_LIMITS')]);
  });

  it('takes admins who may override by their addresses, in any letters', () => {
    expect(parseEnv({ OVERRIDE_ADMINS: 'Chef@rezenso.de, b@rezenso.de' }).overrideAdmins).toEqual([
      'chef@rezenso.de',
      'b@rezenso.de',
    ]);
    expect(parseEnv({}).overrideAdmins).toEqual([]);
    expect(faultsOf({ OVERRIDE_ADMINS: 'chef' })).toEqual([expect.stringContaining('OVERRIDE_ADMINS')]);
  });

  it('keeps the root key of releases off production servers, and takes several public ones', () => {
    expect(faultsOf({ ...production, RELEASES_ROOT_KEY: 'x' })).toEqual([expect.stringContaining('RELEASES_ROOT_KEY')]);
    const [one, other] = [newKeys(), newKeys()];
    const both = parseEnv({ RELEASES_PUBLIC_KEY: `${one.verifying}${other.verifying}`.replaceAll('\n', '\\n') });
    expect(both.releasesPublicKeys).toHaveLength(2);
    expect(faultsOf({ RELEASES_PUBLIC_KEY: `${one.verifying}${other.signing}` })).toHaveLength(1);
  });

  it('puts no demo data into production unasked', () => {
    expect(parseEnv(production).seed).toBe('none');
    expect(parseEnv({ ...production, SEED: 'demo' }).seed).toBe('demo');
  });
});

function faultsOf(variables: Record<string, string>): readonly string[] {
  try {
    parseEnv(variables);
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
  return [];
}
