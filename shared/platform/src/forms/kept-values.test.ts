import { become } from '../session/session.ts';
import { aMember } from '../testing/index.tsx';
import { forgetKept, keep, readKept } from './kept-values.ts';

const signIn = (id: string) => become({ state: 'signed-in', user: { ...aMember, id } });

beforeEach(() => {
  become({ state: 'signed-out', user: undefined });
  localStorage.clear();
  signIn('a');
});

it('keeps what was entered, for its writer alone', () => {
  keep('decline:1', { reason: 'Zu weit weg' });
  expect(readKept('decline:1')).toEqual({ reason: 'Zu weit weg' });
  expect(readKept('decline:2')).toBeUndefined();
  signIn('b');
  expect(readKept('decline:1')).toBeUndefined();
  signIn('a');
  expect(readKept('decline:1')).toBeUndefined();
});

it('forgets what was emptied, and everything at the sign-out, but nothing that is not its own', () => {
  localStorage.setItem('rezenso:theme', 'dark');
  keep('one', 'text');
  keep('two', 'text');
  keep('one', undefined);
  expect(readKept('one')).toBeUndefined();
  forgetKept();
  expect(readKept('two')).toBeUndefined();
  expect(localStorage.getItem('rezenso:theme')).toBe('dark');
});

it('forgets what a form writes before its tab has heard of the sign-out, and nothing when a session merely ends', () => {
  keep('one', 'text');
  become({ state: 'signed-out', user: undefined });
  signIn('a');
  expect(readKept('one')).toBe('text');
  forgetKept();
  keep('one', 'still typing');
  // Asked before the server has heard of it, too: whoever was signed in seems to be.
  signIn('a');
  become({ state: 'signed-out', user: undefined });
  expect(localStorage).toHaveLength(0);
  signIn('a');
  keep('one', 'anew');
  become({ state: 'signed-out', user: undefined });
  expect(localStorage).toHaveLength(1);
});

it('neither keeps nor drops anything while it is not known who is signed in', () => {
  keep('one', 'text');
  become({ state: 'unknown', user: undefined, error: new Error('offline') });
  keep('two', 'text');
  expect(readKept('one')).toBeUndefined();
  expect(localStorage).toHaveLength(1);
  signIn('a');
  expect(readKept('one')).toBe('text');
});

it('survives a storage that is full, forbidden or broken', () => {
  localStorage.setItem('rezenso:kept:a:one', '{');
  expect(readKept('one')).toBeUndefined();
  const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keep('one', 'text')).not.toThrow();
  broken.mockRestore();
});
