import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../actions/button.tsx';
import { expectAccessible } from '../testing/accessibility.ts';
import { Menu } from './menu.tsx';
import { MenuItem, MenuLink } from './menu-entries.tsx';
import { MenuSeparator, MenuText } from './menu-style.ts';

describe('Menu', () => {
  it('opens under its button, is named by it, and starts on the first entry', async () => {
    render(<AccountMenu />);
    const trigger = screen.getByRole('button', { name: 'Konto', expanded: false });
    await userEvent.setup().click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Konto' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveFocus();
    expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveAttribute('href', '/app/settings');
    await expectAccessible();
  });

  it('is walked by arrows, Home, End and first letters, past disabled entries', async () => {
    render(<AccountMenu />);
    const person = userEvent.setup();
    await person.tab();
    await person.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Abmelden' })).toHaveFocus();
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveFocus();
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Einstellungen' })).toHaveFocus();
    await person.keyboard('{Home}');
    expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveFocus();
    await person.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Abmelden' })).toHaveFocus();
    await person.keyboard('e');
    expect(screen.getByRole('menuitem', { name: 'Einstellungen' })).toHaveFocus();
  });

  it('closes on Escape, Tab and a press outside; focus returns to the button', async () => {
    render(<AccountMenu />);
    const person = userEvent.setup();
    const trigger = screen.getByRole('button', { name: 'Konto' });
    await person.click(trigger);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
    await person.keyboard('{Enter}');
    await person.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Daneben' })).toHaveFocus();
    await person.click(trigger);
    await person.click(screen.getByRole('button', { name: 'Daneben' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('does what an entry says once it is closed', async () => {
    const signOut = jest.fn(() => expect(screen.getByRole('button', { name: 'Konto' })).toHaveFocus());
    render(<AccountMenu onSignOut={signOut} />);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Konto' }));
    await person.click(screen.getByRole('menuitem', { name: 'Gesperrt' }));
    expect(screen.getByRole('menu')).toBeVisible();
    await person.click(screen.getByRole('menuitem', { name: 'Abmelden' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

function AccountMenu({ onSignOut = () => {} }: { onSignOut?: () => void }) {
  return (
    <>
      <Menu trigger={<Button>Konto</Button>}>
        <MenuText>demo@rezenso.example</MenuText>
        <MenuSeparator />
        <MenuLink as={RouterLink} to="/settings">
          Profil
        </MenuLink>
        <MenuItem onSelect={() => {}} disabled>
          Gesperrt
        </MenuItem>
        <MenuLink href="/settings">Einstellungen</MenuLink>
        <MenuItem onSelect={onSignOut} tone="danger">
          Abmelden
        </MenuItem>
      </Menu>
      <Button>Daneben</Button>
    </>
  );
}

function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a href={`/app${to}`} {...rest} />;
}
