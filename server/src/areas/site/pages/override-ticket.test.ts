import { it } from 'node:test';
import { expect } from 'expect';
import { secretFrom } from '../../../config/secret.ts';
import { issueTicket, redeemTicket } from './override-ticket.ts';

const secret = secretFrom('kV7pQ2xR9mT4wZ8sL1nB6yD3fH5jC0gA');
const override = { module: 'mf-reviews', origin: 'http://localhost:4100' };
const now = new Date('2026-05-04T09:00:00Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it('is worth a working day to whom it was issued', () => {
  const ticket = issueTicket(secret, override, 'anna', now);
  expect(redeemTicket(secret, ticket, 'anna', now)).toEqual(override);
  expect(redeemTicket(secret, ticket, 'anna', hoursLater(7.9))).toEqual(override);
  expect(redeemTicket(secret, ticket, 'anna', hoursLater(8))).toBeUndefined();
  for (const member of ['ben', null]) expect(redeemTicket(secret, ticket, member, now)).toBeUndefined();
});

it('is worth nothing when it lasts longer than any, or comes from another installation', () => {
  expect(redeemTicket(secret, issueTicket(secret, override, 'anna', hoursLater(24)), 'anna', now)).toBeUndefined();
  const another = secretFrom('another secret of thirty-two letters');
  expect(redeemTicket(secret, issueTicket(another, override, 'anna', now), 'anna', now)).toBeUndefined();
});

it('is worth nothing with any of its letters changed', () => {
  const ticket = issueTicket(secret, override, 'anna', now);
  for (let index = 0; index < ticket.length; index += 1) {
    const letter = ticket[index] === 'A' ? 'B' : 'A';
    const forged = `${ticket.slice(0, index)}${letter}${ticket.slice(index + 1)}`;
    expect([index, redeemTicket(secret, forged, 'anna', now)]).toEqual([index, undefined]);
  }
});

it('brings code from this machine alone, also when it was issued for elsewhere', () => {
  const elsewhere = { ...override, origin: 'https://evil.example' };
  expect(redeemTicket(secret, issueTicket(secret, elsewhere, 'anna', now), 'anna', now)).toBeUndefined();
});
