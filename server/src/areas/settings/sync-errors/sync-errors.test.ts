import { describe, it } from 'node:test';
import { expect } from 'expect';
import { googleFaultKinds } from './fault-kinds.ts';
import { withSyncErrorIn } from './sync-errors.ts';
import { syncErrorText as german } from './texts.de.ts';
import { syncErrorText as english } from './texts.en.ts';

describe('what is wrong with a sync', () => {
  for (const kind of googleFaultKinds)
    it(`is read in the language of its owner, though it is kept in German: ${kind}`, () => {
      const kept = { syncError: german(kind, 'Café „Süd“ & Söhne') };
      expect(withSyncErrorIn('en', kept)).toEqual({ syncError: english(kind, 'Café „Süd“ & Söhne') });
      expect(withSyncErrorIn('de', kept)).toBe(kept);
    });

  it('stays as it was kept where no text of today reads so, and nothing stays nothing', () => {
    expect(withSyncErrorIn('en', { syncError: 'Google ist weg.' })).toEqual({ syncError: 'Google ist weg.' });
    expect(withSyncErrorIn('en', { syncError: null })).toEqual({ syncError: null });
  });
});
