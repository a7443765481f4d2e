import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readDomain } from './domain.ts';
import { isVerifiedBy } from './verification.ts';

describe('verification by the sign-in address', () => {
  const verified: Array<[string, string]> = [
    ['anna@cafe-anna.de', 'https://cafe-anna.de'],
    ['anna@cafe-anna.de', 'https://www.cafe-anna.de/kontakt'],
    ['anna@Cafe-Anna.DE', 'http://shop.cafe-anna.de'],
    ['anna@müller-bäcker.de', 'https://müller-bäcker.de'],
    ['anna@cafe.co.uk', 'https://www.cafe.co.uk'],
  ];
  for (const [email, website] of verified) {
    it(`takes ${email} for ${website}`, () => expect(isVerifiedBy(email, website)).toBe(true));
  }

  const unproven: Array<[string, string | null]> = [
    ['anna@gmail.com', 'https://gmail.com'],
    ['anna@gmx.de', 'https://cafe-anna.de'],
    ['anna@anna.de', 'https://cafe-anna.de'],
    ['anna@mail.cafe-anna.de', 'https://cafe-anna.de'],
    ['anna@co.uk', 'https://cafe.co.uk'],
    ['anna@de', 'https://cafe-anna.de'],
    ['anna@cafe-anna.de', null],
    ['anna@10.0.0.1', 'https://10.0.0.1'],
  ];
  for (const [email, website] of unproven) {
    it(`does not take ${email} for ${website}`, () => expect(isVerifiedBy(email, website)).toBe(false));
  }
});

describe('reading a typed domain', () => {
  const readings: Array<[string, string, string]> = [
    ['meine-firma.de', 'meine-firma.de', 'https://meine-firma.de'],
    [' WWW.Meine-Firma.de/ ', 'meine-firma.de', 'https://www.meine-firma.de'],
    ['http://meine-firma.de/über-uns?x=1', 'meine-firma.de', 'http://meine-firma.de'],
    ['müller-bäcker.de', 'müller-bäcker.de', 'https://müller-bäcker.de'],
    ['127.0.0.1:4321', '127.0.0.1:4321', 'https://127.0.0.1:4321'],
  ];
  for (const [typed, domain, website] of readings) {
    it(`reads ${typed.trim()}`, () => expect(readDomain(typed)).toEqual({ domain, website }));
  }

  for (const typed of ['', 'foo bar', 'https://', 'mailto:anna@x.de', 'https://anna:pw@x.de']) {
    it(`finds none in '${typed}'`, () => expect(readDomain(typed)).toBeUndefined());
  }
});
