import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterBar, SearchInput } from './search.tsx';

it('is named by its label, which also stands in it unless told otherwise', () => {
  render(<SearchInput label="Benutzer suchen" value="" onChange={() => {}} placeholder="Name oder Firma" />);
  const box = screen.getByRole('searchbox', { name: 'Benutzer suchen' });
  expect(box).toHaveAttribute('placeholder', 'Name oder Firma');
  expect(box).toHaveAttribute('autocomplete', 'off');
});

it('tells each letter as it is typed', async () => {
  const heard = jest.fn();
  render(<Searching onChange={heard} />);
  await userEvent.setup().type(screen.getByRole('searchbox'), 'Ulm');
  expect(heard.mock.calls).toEqual([['U'], ['Ul'], ['Ulm']]);
});

it('offers to empty it only where there is something, also by the keyboard', async () => {
  render(<Searching starting="Ulm" />);
  const person = userEvent.setup();
  await person.tab();
  await person.tab();
  expect(screen.getByRole('button', { name: 'Suche leeren' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps two searches of a page apart', () => {
  render(
    <FilterBar label="Protokoll filtern">
      <SearchInput label="Wer?" value="a" onChange={() => {}} />
      <SearchInput label="Wen?" value="b" onChange={() => {}} />
    </FilterBar>,
  );
  expect(screen.getByRole('search', { name: 'Protokoll filtern' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Wer?' })).toHaveValue('a');
  expect(screen.getByRole('searchbox', { name: 'Wen?' })).toHaveValue('b');
});

function Searching({ starting = '', onChange }: { starting?: string; onChange?: (value: string) => void }) {
  const [value, setValue] = useState(starting);
  const change = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return <SearchInput label="Suche" value={value} onChange={change} />;
}
