import { render } from '@testing-library/react';
import { Avatar, initialsOf } from './avatar.tsx';

it.each([
  ['Café am Münster', 'CA'],
  ['  Radhaus  ', 'RA'],
  ['X', 'X'],
  ['Müller & Söhne', 'MS'],
  ['Hans-Peter', 'HP'],
  ['A/B Test', 'AB'],
  ['(Alte) Post', 'AP'],
  ['«Größe» 7', 'G7'],
  ['ßtraße', 'SST'],
  ['---', '?'],
])('shortens "%s" to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('spreads names over its colours, always the same one for the same name', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Firma ${index}`);
  const colours = () => {
    const { container } = render(names.map((name) => <Avatar key={name} name={name} />));
    return [...container.children].map(({ className }) => className);
  };
  expect(new Set(colours()).size).toBe(6);
  expect(colours()).toEqual(colours());
});
