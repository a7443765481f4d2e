import { entriesOf, isKeyOf, keysOf } from './own-keys.ts';

const colors = { red: 1, blue: 2 };

it('tells own properties from those that every object has', () => {
  expect(['red', 'blue', 'green', 'toString', '__proto__', ''].filter((name) => isKeyOf(colors, name))).toEqual([
    'red',
    'blue',
  ]);
});

it('lists names and values in their order', () => {
  expect(keysOf(colors)).toEqual(['red', 'blue']);
  expect(entriesOf(colors)).toEqual([
    ['red', 1],
    ['blue', 2],
  ]);
});
