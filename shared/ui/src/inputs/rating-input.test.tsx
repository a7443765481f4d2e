import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/accessibility.ts';
import { RatingInput, type RatingInputProps } from './rating-input.tsx';

it('names its stars, one and several', () => {
  render(<Rated />);
  const names = screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'));
  expect(names).toEqual(['1 Stern', '2 Sterne', '3 Sterne', '4 Sterne', '5 Sterne']);
});

it.each([
  [1, 'Schlecht'],
  [2, 'Mäßig'],
  [3, 'In Ordnung'],
  [4, 'Gut'],
  [5, 'Ausgezeichnet'],
])('says in a word what %s stars mean', (value, word) => {
  render(<Rated value={value} />);
  expect(screen.getByText(word)).toBeVisible();
});

it('has nothing chosen and no word before somebody chooses', () => {
  render(<Rated value={0} />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.queryByText(/Schlecht|Mäßig|In Ordnung|Gut|Ausgezeichnet/)).toBeNull();
});

it('shows what the pointer would choose, and forgets it when the pointer goes', async () => {
  render(<Rated value={2} />);
  const person = userEvent.setup();
  await person.hover(star(5));
  expect(screen.getByText('Ausgezeichnet')).toBeVisible();
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('2 Sterne');
  await person.unhover(star(5));
  await person.hover(document.body);
  expect(screen.getByText('Mäßig')).toBeVisible();
});

it('follows the keyboard also while the pointer rests on another star', async () => {
  render(<Rated value={2} />);
  const person = userEvent.setup();
  await person.hover(star(5));
  star(2).focus();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByText('In Ordnung')).toBeVisible();
});

it('is one stop of the keyboard', async () => {
  render(
    <>
      <Rated value={3} />
      <button type="button">Weiter</button>
    </>,
  );
  const person = userEvent.setup();
  await person.tab();
  expect(star(3)).toHaveFocus();
  await person.tab();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('is neither chosen nor lit while it is disabled', async () => {
  const onChange = jest.fn();
  render(<RatingInput label="Sterne" value={2} onChange={onChange} disabled />);
  const person = userEvent.setup();
  await person.click(star(5));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('Mäßig')).toBeVisible();
});

it('is read with hint and error, and as required', async () => {
  render(<Rated hint="Ganz ehrlich." error="Bitte bewerte" required />);
  const group = screen.getByRole('radiogroup', { name: 'Sterne' });
  expect(group).toHaveAccessibleDescription('Ganz ehrlich. Bitte bewerte');
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(group).toBeRequired();
  await expectAccessible();
});

it('keeps two ratings on one page apart', async () => {
  render(
    <>
      <Rated label="Service" value={1} />
      <Rated label="Preis" value={5} />
    </>,
  );
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

const star = (count: number) => screen.getByRole('radio', { name: count === 1 ? '1 Stern' : `${count} Sterne` });

function Rated({ value: starting = 0, label = 'Sterne', ...rest }: Partial<RatingInputProps>) {
  const [value, setValue] = useState(starting);
  return <RatingInput {...rest} label={label} value={value} onChange={setValue} />;
}
