import { describe, it } from 'node:test';
import { expect } from 'expect';
import { cataloguesIn } from './catalogues.ts';

describe('files of further languages', () => {
  it('are those that no page and no card loads', () => {
    const pages = { landing: ['a.js', 'shared.js'], en: ['en.js', 'shared.js'], card: ['b.js'] };
    expect([...cataloguesIn(pages)]).toEqual(['en.js']);
  });

  it('are none of a German module, whatever its pages are called', () => {
    expect([...cataloguesIn({ de: ['a.js'], fr: ['b.js'], constructor: ['c.js'] })]).toEqual([]);
  });
});
