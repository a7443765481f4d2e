import { it } from 'node:test';
import { publicName } from '@rezenso/contract/public-page';
import { expect } from 'expect';
import * as z from 'zod/mini';
import { proposalsFor } from './name-proposal.ts';

it('names of companies become public names', () => {
  const first = (name: string | null) => proposalsFor(name)[0];
  expect(first('Bäckerei Sommer')).toBe('baeckerei-sommer');
  expect(first('Müller & Söhne GmbH')).toBe('mueller-und-soehne');
  expect(first('Groß Bau GmbH & Co. KG')).toBe('gross-bau');
  expect(first('Čajovna Žižkov')).toBe('cajovna-zizkov');
  expect(first("L'Osteria")).toBe('losteria');
  expect(first('AG')).toBe('mein-betrieb');
  expect(first('Support')).toBe('support-2');
  expect(first(null)).toBe('mein-betrieb');
});

it('no company gets a name that would be read as the operators or as a platform', () => {
  for (const company of [
    'Support',
    'Hilfe',
    'Privacy',
    'Billing',
    'Redaktion',
    'Stripe',
    'Google',
    'ProvenExpert',
    'kununu',
  ])
    expect(proposalsFor(company)[0]).toBe(`${company.toLowerCase()}-2`);
});

it('every proposal is a public name, however long or odd the company is called', () => {
  for (const name of ['x'.repeat(120), 'Ab '.repeat(40), '- -- -', '🍵', 'ÄÖÜ ß', 'a'.repeat(59) + ' bc']) {
    const proposals = proposalsFor(name);
    expect(proposals.length).toBeGreaterThan(30);
    for (const one of proposals) expect([name, one, z.safeParse(publicName, one).success]).toEqual([name, one, true]);
  }
});
