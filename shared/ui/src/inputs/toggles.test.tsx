import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/accessibility.ts';
import { Checkbox, Switch } from './toggles.tsx';

describe.each([
  ['Checkbox', Checkbox, 'checkbox'],
  ['Switch', Switch, 'switch'],
] as const)('%s', (_, Toggle, role) => {
  it('is switched by the space bar and tells so once', async () => {
    const onChange = jest.fn();
    render(<Toggle label="Newsletter" onChange={onChange} />);
    const person = userEvent.setup();
    await person.tab();
    expect(screen.getByRole(role)).toHaveFocus();
    await person.keyboard(' ');
    expect(screen.getByRole(role)).toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is named by its label alone; the description is read after it', () => {
    render(<Toggle label="Newsletter" description="Einmal im Monat" />);
    expect(screen.getByRole(role, { name: 'Newsletter' })).toHaveAccessibleDescription('Einmal im Monat');
  });

  it('is read with a message of the form besides its own description', () => {
    render(
      <>
        <Toggle label="AGB" description="Zum Nachlesen" aria-describedby="fault" aria-invalid />
        <p id="fault">Bitte stimme zu</p>
      </>,
    );
    expect(screen.getByRole(role)).toHaveAccessibleDescription('Zum Nachlesen Bitte stimme zu');
    expect(screen.getByRole(role)).toBeInvalid();
  });

  it('has no description where nobody gave one', async () => {
    render(<Toggle label="Newsletter" />);
    expect(screen.getByRole(role)).not.toHaveAttribute('aria-describedby');
    await expectAccessible();
  });

  it('stays as it is while disabled, and is passed by the keyboard', async () => {
    const onChange = jest.fn();
    render(<Toggle label="System" checked disabled onChange={onChange} />);
    const person = userEvent.setup();
    await person.tab();
    expect(screen.getByRole(role)).not.toHaveFocus();
    await person.click(screen.getByText('System'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole(role)).toBeChecked();
  });

  it('shows what its owner holds, not what was pressed', async () => {
    render(<Toggle label="Newsletter" checked={false} onChange={() => {}} />);
    await userEvent.setup().click(screen.getByText('Newsletter'));
    expect(screen.getByRole(role)).not.toBeChecked();
  });
});
