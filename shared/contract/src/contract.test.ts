import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { aProfile } from '../testing/a-profile.ts';
import { allEndpoints } from './all-endpoints.ts';
import { requestMagicLink } from './auth.ts';
import { urlOf } from './endpoint.ts';
import { errorCatalogue } from './errors.ts';
import { listPotentialMatches } from './matches.ts';
import { onboardingProfile, profileChanges } from './profile.ts';
import { addUserPlatform } from './user-platforms.ts';
import { isWebAddress } from './web-address.ts';

describe('the list of calls', () => {
  it('names every method and path once', () => {
    const calls = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(calls).toHaveLength(new Set(calls).size);
    expect(calls.length).toBeGreaterThanOrEqual(40);
  });

  it('contains every call of the specification', () => {
    const calls = new Set(allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
    expect(callsOfTheSpecification.filter((call) => !calls.has(call))).toEqual([]);
  });

  it('declares a schema for every placeholder of a path', () => {
    for (const { name, endpoint } of allEndpoints) {
      const placeholders = endpoint.path.match(/:[a-zA-Z]+/g) ?? [];
      if (placeholders.length > 0)
        expect({ name, hasParams: endpoint.params !== undefined }).toEqual({ name, hasParams: true });
    }
  });

  it('lets only calls that are no reads tell of steps: a read is shared by whoever asks meanwhile', () => {
    const told = allEndpoints.filter(({ endpoint }) => endpoint.steps);
    expect(told.map(({ name, endpoint }) => `${endpoint.method} ${name}`)).toEqual(['POST analyzeWebsite']);
  });

  it('gives roles to admin calls and to no others', () => {
    for (const { name, endpoint } of allEndpoints) {
      expect({ name, hasRoles: endpoint.roles !== undefined }).toEqual({ name, hasRoles: endpoint.access === 'admin' });
    }
  });
});

describe('the error catalogue', () => {
  it('is listed completely in docs/errors.md, with status and message', () => {
    const page = readFileSync(join(__dirname, '../../../docs/errors.md'), 'utf8');
    for (const [code, { status, message }] of Object.entries(errorCatalogue)) {
      expect(page).toContain(`| \`${code}\` | ${status} | ${message} |`);
    }
    expect(page.match(/^\| `/gm)).toHaveLength(Object.keys(errorCatalogue).length);
  });
});

describe('the address of a call', () => {
  it('encodes what stands in the path and leaves out empty queries', () => {
    expect(urlOf({ path: '/api/unsubscribe/:token' }, { params: { token: 'a/b?c' } })).toBe(
      '/api/unsubscribe/a%2Fb%3Fc',
    );
    expect(urlOf(listPotentialMatches, { query: { limit: 20 } })).toBe('/api/matches/potential?limit=20');
    expect(urlOf(listPotentialMatches, { query: { limit: undefined } })).toBe('/api/matches/potential');
  });

  it('refuses to build an address with a hole', () => {
    expect(() => urlOf({ path: '/api/matches/:id/accept' }, { params: {} })).toThrow('id');
  });
});

describe('the validation messages of the specification', () => {
  it.each([
    ['firstName', 'A', 'Vorname muss mindestens 2 Zeichen haben'],
    ['lastName', ' B ', 'Nachname muss mindestens 2 Zeichen haben'],
    ['companyName', 'C', 'Firmenname muss mindestens 2 Zeichen haben'],
    ['industry', '', 'Bitte wähle eine Branche'],
    ['domain', 'ab', 'Domain ist erforderlich (z.B. meine-firma.de)'],
    ['description', 'zu kurz', 'Beschreibung muss mindestens 10 Zeichen haben'],
    ['targetAudience', 'x', 'Zielgruppe ist erforderlich'],
    ['location', '79', 'Standort/PLZ ist erforderlich'],
    ['languages', [], 'Bitte wähle mindestens eine Sprache'],
    ['registeredPlatforms', [], 'Bitte wähle mindestens eine Plattform'],
  ])('says of %s %p: %s', (field, value, message) => {
    expect(messagesOf(onboardingProfile, { ...aProfile, [field]: value })).toEqual([message]);
    expect(messagesOf(profileChanges, { ...aProfile, [field]: value })).toEqual([message]);
  });

  it('asks for a valid e-mail address', () => {
    expect(messagesOf(requestMagicLink.body, { email: 'anna@' })).toEqual([
      'Bitte gib eine gültige E-Mail-Adresse ein',
    ]);
    expect(z.parse(requestMagicLink.body, { email: ' Anna@Cafe.DE ' })).toEqual({ email: 'anna@cafe.de' });
  });

  it('stores industries in lower case and refuses unknown ones', () => {
    expect(z.parse(onboardingProfile, { ...aProfile, industry: 'IT & Software' }).industry).toBe('it & software');
    expect(messagesOf(onboardingProfile, { ...aProfile, industry: 'Raumfahrt' })).toEqual(['Bitte wähle eine Branche']);
  });
});

describe('web addresses', () => {
  it.each(['https://example.de', 'http://www.example.de/pfad?x=1'])('takes %s', (value) => {
    expect(isWebAddress(value)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'example.de',
    'https://localhost',
    'https://user@example.de',
    'ftp://example.de',
  ])('refuses %s', (value) => {
    expect(isWebAddress(value)).toBe(false);
  });

  it('turns an empty address and empty notes of a platform into null', () => {
    const parsed = z.parse(addUserPlatform.body, {
      platform: 'google',
      businessName: 'Café Anna',
      profileUrl: '',
      notes: ' ',
    });
    expect(parsed).toEqual({ platform: 'google', businessName: 'Café Anna', profileUrl: null, notes: null });
  });

  it('refuses texts that a database cannot store', () => {
    expect(messagesOf(onboardingProfile, { ...aProfile, description: 'Brot und\u0000Kuchen' })).toHaveLength(1);
    expect(messagesOf(onboardingProfile, { ...aProfile, description: 'Brot und \ud800 Kuchen' })).toHaveLength(1);
  });
});

const callsOfTheSpecification = `
  GET /api/auth/user, POST /api/auth/magic-link, POST /api/auth/dev-bypass, GET /api/auth/profile-status, GET /api/profile,
  PUT /api/profile, POST /api/analyze-website, GET /api/user-platforms, POST /api/user-platforms, DELETE /api/user-platforms/:id,
  POST /api/user-platforms/:id/disconnect-oauth, GET /api/reviews, GET /api/reviews/stats, POST /api/reviews/analyze,
  POST /api/reviews/import, POST /api/reviews/generate, GET /api/achievements, GET /api/leaderboard, GET /api/matches,
  GET /api/matches/potential, POST /api/matches, PUT /api/matches/:id/accept, PUT /api/matches/:id/decline,
  PUT /api/matches/:id/complete, POST /api/matches/:id/coordinate, POST /api/coordination/preview, GET /api/review-exchanges/my,
  PUT /api/review-exchanges/:id, POST /api/review-confirmations, GET /api/activities, GET /api/email-preferences,
  PUT /api/email-preferences, POST /api/create-subscription, POST /api/unsubscribe/:token, GET /api/admin/stats,
  GET /api/admin/users, PATCH /api/admin/users/:id/status, PATCH /api/admin/users/:id/role, GET /api/admin/reports`
  .split(',')
  .map((call) => call.trim());

function messagesOf(schema: z.core.$ZodType, value: unknown): string[] {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}
