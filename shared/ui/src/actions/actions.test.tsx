import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentPropsWithRef } from 'react';
import { BellIcon, PlusIcon, UsersIcon } from '../icons.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { Button } from './button.tsx';
import { FloatingAction, IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

describe('Button', () => {
  it('does nothing to a form unless it is told to submit', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Vorschau</Button>
        <Button type="submit">Senden</Button>
      </form>,
    );
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Vorschau' }));
    expect(submit).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Senden' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('while loading keeps its name and focus, says it is busy and ignores clicks, even of a submit', async () => {
    const click = jest.fn();
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={click} iconStart={PlusIcon}>
          Profil erstellen
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Profil erstellen' });
    const person = userEvent.setup({ pointerEventsCheck: 0 });
    await person.tab();
    expect(button).toHaveFocus();
    await person.click(button);
    await person.keyboard('{Enter} ');
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible();
  });

  it('can be disabled', async () => {
    const click = jest.fn();
    render(
      <Button disabled onClick={click}>
        Weiter
      </Button>,
    );
    await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button', { name: 'Weiter' }));
    expect(click).not.toHaveBeenCalled();
  });
});

describe('LinkButton', () => {
  it('is a link, for the browser or through the router', async () => {
    render(
      <>
        <LinkButton href="/api/login">Anmelden</LinkButton>
        <LinkButton as={RouterLink} to="/matches" variant="secondary" iconEnd={UsersIcon}>
          Matches
        </LinkButton>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/api/login');
    expect(screen.getByRole('link', { name: 'Matches' })).toHaveAttribute('href', '/app/matches');
    await expectAccessible();
  });
});

describe('IconButton', () => {
  it('is named by its label alone; the count is for the eye', async () => {
    render(<IconButton icon={BellIcon} label="Benachrichtigungen, 120 ungelesen" count={120} />);
    expect(screen.getByRole('button', { name: 'Benachrichtigungen, 120 ungelesen' })).toHaveTextContent('99+');
    await expectAccessible();
  });

  it('shows no count of nothing', () => {
    render(<IconButton icon={BellIcon} label="Benachrichtigungen" count={0} />);
    expect(screen.getByRole('button')).toHaveTextContent('');
  });
});

describe('FloatingAction', () => {
  it('keeps its name when only the icon is shown', async () => {
    render(<FloatingAction icon={UsersIcon} label="Partner finden" compact href="/matches" />);
    expect(screen.getByRole('link', { name: 'Partner finden' })).toHaveTextContent('');
    await expectAccessible();
  });

  it('is one named link', () => {
    render(<FloatingAction icon={UsersIcon} label="Partner finden" as={RouterLink} to="/matches" />);
    expect(screen.getByRole('link', { name: 'Partner finden' })).toHaveAttribute('href', '/app/matches');
  });
});

function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a href={`/app${to}`} {...rest} />;
}
