import { signedInUser } from '@rezenso/platform';
import { aMember, renderWithPlatform } from '@rezenso/platform/testing';
import { waitFor } from '@testing-library/react';
import { keepDraft, readDraft } from './kept-draft.ts';

beforeEach(async () => {
  renderWithPlatform(null);
  await waitFor(() => expect(signedInUser()?.id).toBe(aMember.id));
});

it('keeps a draft per conversation, with the id of an attempt', () => {
  keepDraft('one', { text: 'Hallo', id: 'x' });
  keepDraft('two', { text: 'Servus' });
  expect([readDraft('one'), readDraft('two')]).toEqual([{ text: 'Hallo', id: 'x' }, { text: 'Servus' }]);
  keepDraft('one', { text: '' });
  expect(readDraft('one')).toEqual({ text: '' });
});

it('reads nothing of another account, and leaves nothing of it behind', () => {
  localStorage.setItem('rezenso:kept:udo:message:one', '{"text":"Geheim"}');
  localStorage.setItem('theme', 'dark');
  expect(readDraft('one')).toEqual({ text: '' });
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it.each(['{', '7', '{"text":7}', '[]'])('takes %s for no draft', (stored) => {
  localStorage.setItem(`rezenso:kept:${aMember.id}:message:one`, stored);
  expect(readDraft('one')).toEqual({ text: '' });
});
