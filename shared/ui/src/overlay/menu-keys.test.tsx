import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.tsx';
import { Menu } from './menu.tsx';
import { MenuItem, MenuLink } from './menu-entries.tsx';

it.each([
  ['ArrowDown', 'Ändern'],
  ['ArrowUp', 'Zurück'],
  ['Enter', 'Ändern'],
  [' ', 'Ändern'],
])('opens by %j at the entry that this key means: %s', async (key, entry) => {
  const { person } = await focused();
  await person.keyboard(key === ' ' ? ' ' : `{${key}}`);
  expect(item(entry)).toHaveFocus();
});

it.each([
  ['ä', 'Ändern'],
  ['Ä', 'Ändern'],
  ['l', 'Löschen'],
  ['ll', 'Leeren'],
  ['lll', 'Löschen'],
  ['q', 'Ändern'],
])('goes by the letters %s to %s, round the list and whatever their case', async (letters, entry) => {
  const { person } = await opened();
  await person.keyboard(letters);
  expect(item(entry)).toHaveFocus();
});

it('walks round at both ends', async () => {
  const { person } = await opened();
  await person.keyboard('{ArrowUp}');
  expect(item('Zurück')).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  expect(item('Ändern')).toHaveFocus();
});

it('leads from the button to no entry by keys that mean nothing to it', async () => {
  const { person } = await focused();
  await person.keyboard('{Home}{End}{ArrowRight}l');
  expect(screen.queryByRole('menu')).toBeNull();
});

it('tells the button which menu it holds, only as long as there is one', async () => {
  const { person, trigger } = await opened();
  expect(trigger).toHaveAttribute('aria-controls', screen.getByRole('menu').id);
  await person.keyboard('{Escape}');
  expect(trigger).not.toHaveAttribute('aria-controls');
  expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
});

it('closes by its own button again', async () => {
  const { person, trigger } = await opened();
  await person.click(trigger);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('keeps its Escape to itself: a dialog around it stays open', async () => {
  const heard = jest.fn();
  const { person } = await opened(heard);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(heard).not.toHaveBeenCalled();
});

it('does by Enter what an entry says, once', async () => {
  const { person, onChange } = await opened();
  await person.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('closes when a link in it is followed', async () => {
  const { person } = await opened();
  await person.click(item('Zurück'));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('opens upwards where the window ends below it and there is room above', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const isMenu = this.getAttribute('role') === 'menu';
    return new DOMRect(0, isMenu ? window.innerHeight - 50 : window.innerHeight - 90, 100, isMenu ? 200 : 40);
  });
  await opened();
  expect(screen.getByRole('menu')).toHaveAttribute('data-placement', 'above');
});

it('opens downwards where there is room', async () => {
  await opened();
  expect(screen.getByRole('menu')).not.toHaveAttribute('data-placement');
});

const item = (name: string) => screen.getByRole('menuitem', { name });

async function focused(onEscape = () => {}) {
  const onChange = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that listens to Escape
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <Menu trigger={<Button>Mehr</Button>}>
        <MenuItem onSelect={onChange}>Ändern</MenuItem>
        <MenuItem onSelect={() => {}}>Löschen</MenuItem>
        <MenuItem onSelect={() => {}} disabled>
          Lesen
        </MenuItem>
        <MenuItem onSelect={() => {}}>Leeren</MenuItem>
        <MenuLink href="#oben">Zurück</MenuLink>
      </Menu>
    </div>,
  );
  const person = userEvent.setup();
  const trigger = screen.getByRole('button', { name: 'Mehr' });
  await person.tab();
  expect(trigger).toHaveFocus();
  return { person, trigger, onChange };
}

async function opened(onEscape?: () => void) {
  const menu = await focused(onEscape);
  await menu.person.keyboard('{ArrowDown}');
  return menu;
}
