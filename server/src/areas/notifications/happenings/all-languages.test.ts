import { describe, it } from 'node:test';
import { expect } from 'expect';
import { inAllLanguages, type WordsOf } from './all-languages.ts';
import { supportKinds } from './kinds/support.de.ts';
import words from './kinds/support.en.ts';

type Words = WordsOf<typeof supportKinds>;

describe('words of a kind in another language', () => {
  const [{ notification, mail }] = words['support.answered'];

  it('do not compile where a way is missing, is one too many, or its kind is not there', () => {
    // @ts-expect-error: nothing is said by mail
    const without: Words = { 'support.answered': [{ notification }] };
    // @ts-expect-error: German tells nothing of it in the feed
    const beyond: Words = { 'support.answered': [{ notification, mail, activity: notification }] };
    // @ts-expect-error: German tells it once
    const twice: Words = { 'support.answered': [{ notification, mail }, { notification }] };
    // @ts-expect-error: there is no such kind
    const unknown: Words = { ...words, 'support.forgotten': [] };
    expect([without, beyond, twice, unknown]).toHaveLength(4);
  });

  it('are what is read where somebody reads that language', () => {
    const [kind] = inAllLanguages(supportKinds, { en: words });
    const stage = {
      match: new Map(),
      exchange: new Map(),
      review: new Map(),
      message: new Map(),
      appointment: new Map(),
      dispute: new Map(),
    };
    const data = { requestId: '00000000-0000-4000-8000-000000000001' };
    const said = (language: 'de' | 'en') => kind?.notifications[0]?.read(data, 'eva', stage, language)?.title;
    expect([said('de'), said('en')]).toEqual(['Antwort vom Support', 'Answer from support']);
  });
});
