import { become } from '../session/session.ts';
import { aMember } from '../testing/index.tsx';
import { forgetKept, keep, readKept } from './kept-values.ts';

const signIn = (id: string) => become({ state: 'signed-in', user: { ...aMember, id } });

beforeEach(() => {
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
