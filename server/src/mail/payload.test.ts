import { describe, it } from 'node:test';
import { expect } from 'expect';
import { secretFrom } from '../config/secret.ts';
import type { Email } from './email.ts';
import { type Payload, payloads } from './payload.ts';

const secret = secretFrom('a secret of thirty-two characters');
const { close, open } = payloads(secret);
const email: Email = {
  subject: 'Neuer Partner',
  heading: 'Neuer Partner',
  preview: 'Café Anna',
  paragraphs: ['Hallo!'],
};
const entry = { type: 'match_notification', email } as const;

describe('what the outbox keeps', () => {
  for (const payload of [
    { kind: 'system', to: 'eva@example.de', email },
    { kind: 'email', entry },
    { kind: 'digest', entries: [entry], about: ['match-1'] },
  ] satisfies Payload[])
    it(`of the kind ${payload.kind} is sealed, and opens as it was`, () => {
      const sealed = close(payload);
      expect(sealed).not.toContain('Neuer Partner');
      expect(open(sealed)).toEqual(payload);
    });

  const former = { type: entry.type, letter: email };
  for (const [stored, payload] of [
    [
      { kind: 'system', to: 'eva@example.de', letter: email },
      { kind: 'system', to: 'eva@example.de', email },
    ],
    [
      { kind: 'letter', entry: former },
      { kind: 'email', entry },
    ],
    [
      { kind: 'digest', entries: [former], about: ['match-1'] },
      { kind: 'digest', entries: [entry], about: ['match-1'] },
    ],
  ] as const)
    it(`and was recorded as a ${stored.kind} by an earlier release is still sent`, () => {
      expect(open(secret.sealer('mail').close(JSON.stringify(stored)))).toEqual(payload);
    });
});
