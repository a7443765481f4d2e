import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, Collapsible } from './accordion.tsx';

const items = ['Kosten', 'Dauer', 'Daten'].map((title) => ({ value: title, title, content: `Antwort zu ${title}` }));

it('keeps answers folded, and the folded ones from screen readers', () => {
  render(<Accordion items={items} />);
  for (const { title, content } of items) {
    expect(question(title)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(content)).not.toBeVisible();
  }
});

it('heads each answer by its question, and ties the two', () => {
  render(<Accordion items={items} defaultOpen={['Dauer']} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Kosten',
    'Dauer',
    'Daten',
  ]);
  const panel = document.getElementById(question('Dauer').getAttribute('aria-controls') ?? '');
  expect(panel).toHaveTextContent('Antwort zu Dauer');
  expect(panel).toBeVisible();
});

it.each([
  [true, ['Kosten', 'Daten']],
  [false, ['Daten']],
])('lets several stand open or not: %s', async (multiple, open) => {
  render(<Accordion items={items} multiple={multiple} />);
  const person = userEvent.setup();
  await person.click(question('Kosten'));
  await person.click(question('Daten'));
  expect(items.map(({ title }) => title).filter(isOpen)).toEqual(open);
});

it('is opened and closed by the keyboard, in the order of the questions', async () => {
  render(<Accordion items={items} />);
  const person = userEvent.setup();
  await person.tab();
  await person.tab();
  expect(question('Dauer')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(isOpen('Dauer')).toBe(true);
  await person.keyboard(' ');
  expect(isOpen('Dauer')).toBe(false);
  expect(question('Dauer')).toHaveFocus();
});

it('folds one part of a page, without a heading of its own', async () => {
  render(
    <Collapsible title="Mehr" defaultOpen>
      Einzelheiten
    </Collapsible>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Einzelheiten')).toBeVisible();
  await userEvent.setup().click(question('Mehr'));
  expect(screen.getByText('Einzelheiten')).not.toBeVisible();
});

it('keeps what was typed in a folded part', async () => {
  render(
    <Collapsible title="Mehr" defaultOpen>
      <input aria-label="Notiz" />
    </Collapsible>,
  );
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Notiz'), 'Brot');
  await person.click(question('Mehr'));
  await person.click(question('Mehr'));
  expect(screen.getByLabelText('Notiz')).toHaveValue('Brot');
});

const question = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => question(name).getAttribute('aria-expanded') === 'true';
