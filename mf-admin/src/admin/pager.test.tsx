import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './pager.tsx';

it('is not there when one page holds all', () => {
  expect(show({ total: 50, page: 1 }).container).toBeEmptyDOMElement();
  expect(show({ total: 0, page: 1 }).container).toBeEmptyDOMElement();
});

it.each([
  [51, 1, 'Seite 1 von 2', false, true],
  [51, 2, 'Seite 2 von 2', true, false],
  [150, 2, 'Seite 2 von 3', true, true],
  [60_000, 1_000, 'Seite 1.000 von 1.200', true, true],
  // From an old link: the way back is open, the way on is not.
  [10, 3, 'Seite 3 von 1', true, false],
])('of %s rows on page %s says %s', (total, page, said, mayGoBack, mayGoOn) => {
  show({ total, page });
  expect(screen.getByText(said)).toBeVisible();
  expect(button('Zurück').disabled).toBe(!mayGoBack);
  expect(button('Weiter').disabled).toBe(!mayGoOn);
});

it('asks for the page beside the shown one', async () => {
  const { onPage } = show({ total: 150, page: 2 });
  await userEvent.click(button('Weiter'));
  await userEvent.click(button('Zurück'));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function show(pagination: { total: number; page: number }) {
  const onPage = jest.fn();
  return { ...render(<Pager pagination={{ ...pagination, limit: 50 }} onPage={onPage} />), onPage };
}
