import { describe, it } from 'node:test';
import { longestPlace } from '@rezenso/contract/places';
import { expect } from 'expect';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;

describe('what a location is taken for', () => {
  it('is the place, as it was understood', async () => {
    const eva = await test.signIn();
    const freiburg = { label: 'Freiburg im Breisgau, Baden-Württemberg', precision: 'place' };
    expect(await read(eva, ' Freiburg ')).toEqual({ place: freiburg, choices: [] });
    expect((await read(eva, '79098')).place).toMatchObject({ precision: 'postcode' });
    expect((await read(eva, 'NRW')).place).toEqual({ label: 'Nordrhein-Westfalen', precision: 'region' });
  });

  it('are several where nobody else can tell, each with a text that is stored with a place', async () => {
    const eva = await test.signIn(await test.aMember());
    const { place, choices } = await read(eva, 'Neustadt');
    expect(place).toBeNull();
    expect(choices.length).toBeGreaterThan(2);
    expect(choices).toContainEqual({
      label: 'Neustadt an der Weinstraße, Rheinland-Pfalz',
      text: '67434 Neustadt an der Weinstraße',
    });
    for (const { text } of choices) {
      expect((await read(eva, text)).place).toMatchObject({ precision: 'postcode' });
      expect(await isLocatedAfter(eva, text)).toBe(true);
    }
  });

  it('is nothing where no place is recognised', async () => {
    const eva = await test.signIn();
    for (const text of ['bundesweit', 'Hintertupfingen', '__proto__', '<script>', '🏠'])
      expect([text, await read(eva, text)]).toEqual([text, { place: null, choices: [] }]);
  });

  it('is asked for with a text of one line and bounded length', async () => {
    const eva = await test.signIn();
    expect((await eva.get(addressOf('x'.repeat(longestPlace)))).statusCode).toBe(200);
    const refused = ['/api/places', '/api/places?text=', '/api/places?text=a&text=b'];
    for (const address of [...refused, ...['x'.repeat(longestPlace + 1), '  ', 'a\u0000b', 'a\nb'].map(addressOf)]) {
      const answer = await eva.get(address);
      expect([address, answer.statusCode, answer.json().code]).toEqual([address, 400, 'VALIDATION_FAILED']);
    }
  });

  it('is for members', async () => {
    expect((await test.visitor.get(addressOf('Neustadt'))).statusCode).toBe(401);
  });

  it('is the same for fifty questions at once', async () => {
    const eva = await test.signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => eva.get(addressOf('Neustadt'))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});

describe('whether a member is on the map', () => {
  it('is said by the profile', async () => {
    const eva = await test.signIn(await test.aMember());
    expect(await isLocatedAfter(eva, 'Neustadt')).toBe(false);
    expect(await isLocatedAfter(eva, 'überall')).toBe(false);
    expect(await isLocatedAfter(eva, 'Ulm')).toBe(true);
    expect((await eva.get('/api/profile')).json().user.isLocated).toBe(true);
  });

  it('is found out anew by every save, as long as nobody knows', async () => {
    const eva = await test.signIn(await test.aMember());
    await isLocatedAfter(eva, 'Ulm');
    await db.updateTable('members').set({ latitude: null, longitude: null }).where('id', '=', eva.member.id).execute();
    expect((await eva.get('/api/profile')).json().user.isLocated).toBe(false);
    expect(await isLocatedAfter(eva, undefined)).toBe(true);
  });
});

const addressOf = (text: string) => `/api/places?${new URLSearchParams({ text })}`;

interface Understood {
  place: { label: string; precision: string } | null;
  choices: { label: string; text: string }[];
}

async function read(client: SignedInClient, text: string): Promise<Understood> {
  const answer = await client.get(addressOf(text));
  expect([text, answer.statusCode]).toEqual([text, 200]);
  return answer.json();
}

/** Saves a profile with this location, or leaves it as it is. */
async function isLocatedAfter(client: SignedInClient, location: string | undefined): Promise<boolean> {
  const answer = await client.put('/api/profile', { ...profile, location });
  expect([location, answer.statusCode]).toEqual([location, 200]);
  return answer.json().user.isLocated;
}

const profile = {
  firstName: 'Eva',
  lastName: 'Roth',
  companyName: 'Café Eva',
  industry: 'gastronomie',
  domain: 'cafe-eva.example',
  description: 'Kuchen aus eigener Backstube.',
  targetAudience: 'Familien',
  languages: ['de'],
  registeredPlatforms: ['google'],
};
