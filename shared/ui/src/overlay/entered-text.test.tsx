import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { BellIcon } from '../icons.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { Drawer } from './drawer.tsx';
import { useEnteredText } from './entered-text.ts';
import { Menu } from './menu.tsx';
import { MenuItem, MenuLink } from './menu-entries.tsx';

describe('whether somebody entered text', () => {
  it.each([
    ['nothing was done', async () => {}, 'nein'],
    ['a line was written', (person: Person) => person.type(control('Zeile'), 'Hallo'), 'ja'],
    ['several lines were written', (person: Person) => person.type(control('Absatz'), 'Hallo'), 'ja'],
    ['an address was written', (person: Person) => person.type(control('Adresse'), 'a@b.de'), 'ja'],
    ['only spaces were written', (person: Person) => person.type(control('Zeile'), '   '), 'nein'],
    ['spaces were added to what stood there', (person: Person) => person.type(control('Vorher'), '  '), 'nein'],
    ['what stood there was changed', (person: Person) => person.type(control('Vorher'), '!'), 'ja'],
    ['what stood there was emptied', (person: Person) => person.clear(control('Vorher')), 'nein'],
    ['something was searched', (person: Person) => person.type(control('Suche'), 'Hallo'), 'nein'],
    ['something was ticked', (person: Person) => person.click(control('Haken')), 'nein'],
  ] as const)('is known when %s', async (_, act, answer) => {
    const person = userEvent.setup();
    render(<Entered />);
    await act(person);
    await person.click(screen.getByRole('button', { name: 'Frage' }));
    expect(screen.getByRole('status')).toHaveTextContent(answer);
  });

  it('counts no longer what went with its control', async () => {
    const person = userEvent.setup();
    render(<Entered />);
    await person.type(control('Zeile'), 'Hallo');
    await person.click(screen.getByRole('button', { name: 'Weg' }));
    await person.click(screen.getByRole('button', { name: 'Frage' }));
    expect(screen.getByRole('status')).toHaveTextContent('nein');
  });
});

describe('Drawer', () => {
  it.each(['left', 'right'] as const)(
    'is a named dialog at the %s, and closes by button and by Escape',
    async (side) => {
      const person = userEvent.setup();
      const closed = jest.fn();
      const drawer = (open: boolean) => (
        <Drawer open={open} onClose={closed} title="Menü" side={side}>
          <a href="/matches">Matches</a>
        </Drawer>
      );
      const { rerender } = render(drawer(true));
      const dialog = await screen.findByRole('dialog', { name: 'Menü' });
      expect(getComputedStyle(dialog)[side]).toMatch(/^0(?:px)?$/);
      await expectAccessible();
      await person.click(screen.getByRole('button', { name: 'Schließen' }));
      await person.keyboard('{Escape}');
      expect(closed).toHaveBeenCalledTimes(2);
      rerender(drawer(false));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryByRole('link', { name: 'Matches' })).toBeNull();
    },
  );
});

describe('the entries of a menu', () => {
  it('close it before they act, so that what they open gives the focus back to the button', async () => {
    const person = userEvent.setup();
    const isOpenThen: boolean[] = [];
    const select = () => isOpenThen.push(trigger().getAttribute('aria-expanded') === 'true');
    render(
      <Menu trigger={<button type="button">Konto</button>}>
        <MenuItem icon={BellIcon} onSelect={select}>
          Melden
        </MenuItem>
        <MenuLink href="#profil">Profil</MenuLink>
      </Menu>,
    );
    await person.click(trigger());
    await person.click(screen.getByRole('menuitem', { name: 'Melden' }));
    expect(isOpenThen).toHaveLength(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveFocus();
    await person.click(trigger());
    expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveAttribute('href', '#profil');
    await person.click(screen.getByRole('menuitem', { name: 'Profil' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('do nothing while they are disabled, and say so', async () => {
    const person = userEvent.setup();
    const select = jest.fn();
    render(
      <Menu trigger={<button type="button">Konto</button>}>
        <MenuItem disabled tone="danger" onSelect={select}>
          Löschen
        </MenuItem>
      </Menu>,
    );
    await person.click(trigger());
    const entry = screen.getByRole('menuitem', { name: 'Löschen' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    await person.click(entry);
    expect(select).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeVisible();
  });
});

type Person = ReturnType<typeof userEvent.setup>;

const control = (name: string) => screen.getByLabelText(name);
const trigger = () => screen.getByRole('button', { name: 'Konto' });

/** Controls of every kind, met when they were drawn, and a button that asks. */
function Entered() {
  const { meet, hasEntered } = useEnteredText();
  const frame = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState('');
  const [isThere, setThere] = useState(true);
  useEffect(() => meet(frame.current));
  return (
    <div ref={frame}>
      {isThere && <input aria-label="Zeile" />}
      <textarea aria-label="Absatz" />
      <input aria-label="Adresse" type="email" />
      <input aria-label="Vorher" type="text" defaultValue="Text" />
      <input aria-label="Suche" type="search" />
      <input aria-label="Haken" type="checkbox" />
      <button type="button" onClick={() => setThere(false)}>
        Weg
      </button>
      <button type="button" onClick={() => setAnswer(hasEntered() ? 'ja' : 'nein')}>
        Frage
      </button>
      <p role="status">{answer}</p>
    </div>
  );
}
