import * as z from 'zod/mini';
import {
  figure,
  givenMoment,
  hasControlCharacters,
  id,
  line,
  next,
  optionalOwnAddress,
  optionalText,
  optionalWebAddress,
  pageQuery,
  stars,
  text,
  writtenText,
} from './shapes.ts';

const isTaken = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;
const faultOf = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;

it('takes an id in lower case alone, because capitals would be another one to whoever compares texts', () => {
  const own = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
  expect(isTaken(id, own)).toBe(true);
  for (const other of [own.toUpperCase(), own.replace('f', 'F')])
    expect([other, isTaken(id, other)]).toEqual([other, false]);
});

describe('a text', () => {
  it('is trimmed before it is measured, and says what is wrong with it', () => {
    expect(z.parse(text(2, 3), '  abc ')).toBe('abc');
    expect(faultOf(text(2, 3, 'Zu kurz'), ' a ')).toBe('Zu kurz');
    expect(faultOf(text(2, 3), 'abcd')).toBe('Bitte höchstens 3 Zeichen');
  });

  it('holds lines and tabs, but nothing that steers a terminal, cannot be stored or cannot be encoded', () => {
    expect(z.parse(text(0, 10), 'a\tb\r\nc')).toBe('a\tb\r\nc');
    for (const character of ['\0', '\u001b', '\u007f', '\ud800'])
      expect([character, isTaken(text(0, 10), `a${character}b`)]).toEqual([character, false]);
    expect(hasControlCharacters('😀 ist ein Paar und erlaubt')).toBe(false);
  });

  it('is measured and kept as its readers see it, unless it is to be judged letter for letter', () => {
    expect(z.parse(text(3, 5), ' Ge\u202eorg\u200b ')).toBe('Georg');
    expect(faultOf(text(10, 20, 'Zu kurz'), 'kurz\u200b\u200b\u200b\u202e\u202c\u2060\u2060')).toBe('Zu kurz');
    expect(z.parse(optionalText(10), '\u202e\u200b')).toBeNull();
    expect(z.parse(writtenText(3, 10), 'Gut\u200bschein')).toBe('Gut\u200bschein');
  });

  it('in one line has neither a second one nor what nobody sees', () => {
    expect(isTaken(line(1, 20), 'Grüße')).toBe(true);
    for (const value of ['a\nb', 'a\u200bb', 'a\u202eb'])
      expect([value, isTaken(line(1, 20), value)]).toEqual([value, false]);
  });
});

describe('what may be left out', () => {
  it.each([undefined, null, '', '   '])('arrives as null when it is %j', (value) => {
    expect(z.parse(optionalText(10), value)).toBeNull();
  });

  it('arrives as null where no address is given, and as the one way to write it where one is', () => {
    for (const value of [undefined, null, '']) expect(z.parse(optionalWebAddress, value)).toBeNull();
    expect(z.parse(optionalWebAddress, ' HTTPS://Muster.example/Über ')).toBe('https://muster.example/%C3%9Cber');
    expect(isTaken(optionalWebAddress, 'javascript:alert(1)')).toBe(false);
  });

  it('is no short link where it says who somebody is', () => {
    expect(isTaken(optionalWebAddress, 'https://bit.ly/abc')).toBe(true);
    expect(isTaken(optionalOwnAddress, 'https://bit.ly/abc')).toBe(false);
  });
});

it('takes stars from 1 to 5, whole ones, and moments of our time', () => {
  expect([0, 1, 5, 6, 4.5].map((value) => isTaken(stars, value))).toEqual([false, true, true, false, false]);
  const moments = [
    '1989-12-31T23:59:59.999Z',
    '1990-01-01T00:00:00.000Z',
    '2099-12-31T23:59:59.999Z',
    '2100-01-01T00:00:00.000Z',
  ];
  expect(moments.map((value) => isTaken(givenMoment, value))).toEqual([false, true, true, false]);
});

it('reads a figure that is there, nothing as its stand-in, and what is none as not yet', () => {
  const rating = figure(z.number().check(z.maximum(5)), 4.8);
  expect([4.2, null, undefined, 'viel', 9].map((value) => z.parse(rating, value))).toEqual([
    4.2,
    null,
    4.8,
    null,
    null,
  ]);
});

it('asks for pages in bounds, from an address as well, and ends with null', () => {
  expect(z.parse(pageQuery, { limit: '100', cursor: 'weiter' })).toEqual({ limit: 100, cursor: 'weiter' });
  for (const query of [{ limit: '0' }, { limit: '101' }, { limit: '1.5' }, { limit: 'alle' }, { cursor: '' }])
    expect([query, isTaken(pageQuery, query)]).toEqual([query, false]);
  expect([null, 'weiter', undefined].map((value) => isTaken(next, value))).toEqual([true, true, false]);
});
