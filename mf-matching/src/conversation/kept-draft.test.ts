import { keepDraft, readDraft } from './kept-draft.ts';

beforeEach(() => localStorage.clear());

it('keeps a draft per account and conversation, with the id of an attempt', () => {
  keepDraft('anna', 'one', { text: 'Hallo', id: 'x' });
  keepDraft('anna', 'two', { text: 'Servus' });
  expect([readDraft('anna', 'one'), readDraft('anna', 'two')]).toEqual([
    { text: 'Hallo', id: 'x' },
    { text: 'Servus' },
  ]);
  keepDraft('anna', 'one', { text: '' });
  expect(readDraft('anna', 'one')).toEqual({ text: '' });
});

it('leaves nothing of another account behind', () => {
  keepDraft('anna', 'one', { text: 'Geheim' });
  localStorage.setItem('theme', 'dark');
  expect(readDraft('udo', 'one')).toEqual({ text: '' });
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it.each(['{', '7', '{"text":7}', '[]'])('takes %s for no draft', (stored) => {
  localStorage.setItem('rezenso:kept:anna:message:one', stored);
  expect(readDraft('anna', 'one')).toEqual({ text: '' });
});
