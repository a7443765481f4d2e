import { describe, it } from 'node:test';
import { expect } from 'expect';
import { EnvError, parseEnv } from './env.ts';

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_ORIGIN: 'https://rezenso.example',
  SECRET_KEY: 'at least thirty-two characters long',
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

  it('refuses to start in production without mail, origin and secret, naming each', () => {
    const faults = faultsOf({ NODE_ENV: 'production' });
    expect(faults).toEqual([
      'SMTP_URL: required in production',
      'PUBLIC_ORIGIN: required in production',
      'SECRET_KEY: required in production',
    ]);
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
