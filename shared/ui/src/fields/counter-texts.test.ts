import english from './texts.en.ts';

it('counts what is written in English, one and several', () => {
  const { written, writtenOf } = english.counterTexts;
  expect([written('1', 1), written('0', 0), written('1,000', 1000)]).toEqual([
    '1 character',
    '0 characters',
    '1,000 characters',
  ]);
  expect(writtenOf('1', '1,000')).toBe('1 / 1,000 characters');
});
