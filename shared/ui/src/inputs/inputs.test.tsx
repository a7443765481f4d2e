import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MailIcon } from '../icons.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { Field } from './field.tsx';
import { RatingInput } from './rating-input.tsx';
import { FilterBar, SearchInput } from './search.tsx';
import { Input, Select } from './text-controls.tsx';
import { Checkbox, Switch } from './toggles.tsx';

describe('Field', () => {
  it('ties label, hint and error to its control', async () => {
    render(
      <Field label="E-Mail" hint="Nur für den Link." error="Bitte gib eine gültige E-Mail-Adresse ein" required>
        {(control) => <Input {...control} iconStart={MailIcon} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'E-Mail' });
    expect(input).toHaveAccessibleDescription('Nur für den Link. Bitte gib eine gültige E-Mail-Adresse ein');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    await expectAccessible();
  });

  it('keeps a hidden label for screen readers', () => {
    render(
      <Field label="Ort" hideLabel>
        {(control) => <Input {...control} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Ort' })).not.toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Ort' })).not.toHaveAttribute('aria-describedby');
  });
});

describe('Select', () => {
  it('starts on a placeholder that cannot be chosen again', async () => {
    render(
      <Select
        aria-label="Branche"
        defaultValue=""
        placeholder="Branche wählen"
        options={[{ value: 'bildung', label: 'Bildung' }]}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Branche' });
    expect(screen.getByRole('option', { name: 'Branche wählen' })).toBeDisabled();
    await userEvent.setup().selectOptions(select, 'Bildung');
    expect(select).toHaveValue('bildung');
    await expectAccessible();
  });
});

describe('toggles', () => {
  it('answer to their whole line and read out their description', async () => {
    render(
      <>
        <Checkbox label="Deutsch" description="Sprache deiner Reviews" />
        <Switch label="Dark Mode" description="Schont die Augen" />
        <Switch label="System" disabled defaultChecked />
      </>,
    );
    const person = userEvent.setup();
    await person.click(screen.getByText('Deutsch'));
    expect(screen.getByRole('checkbox', { name: 'Deutsch' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Deutsch' })).toHaveAccessibleDescription('Sprache deiner Reviews');
    await person.click(screen.getByText('Dark Mode'));
    expect(screen.getByRole('switch', { name: 'Dark Mode' })).toBeChecked();
    await person.click(screen.getByText('System'));
    expect(screen.getByRole('switch', { name: 'System' })).toBeChecked();
    await expectAccessible();
  });
});

describe('RatingInput', () => {
  it('is a radio group that arrow keys move through', async () => {
    render(<Rated />);
    const person = userEvent.setup();
    await person.click(screen.getByRole('radio', { name: '3 Sterne' }));
    expect(screen.getByRole('radio', { name: '3 Sterne' })).toBeChecked();
    await person.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '4 Sterne' })).toBeChecked();
    expect(screen.getByText('Gut')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'Sterne' })).toHaveAccessibleDescription('Bitte bewerte');
    await expectAccessible();
  });
});

describe('SearchInput', () => {
  it('is emptied by its button and keeps focus', async () => {
    render(<Searching />);
    const person = userEvent.setup();
    const box = screen.getByRole('searchbox', { name: 'Nach Firma suchen' });
    expect(screen.getByRole('search')).toContainElement(box);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await person.type(box, 'Gold');
    expect(box).toHaveValue('Gold');
    await person.click(screen.getByRole('button', { name: 'Suche leeren' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    await expectAccessible();
  });
});

function Rated() {
  const [value, setValue] = useState(0);
  return <RatingInput label="Sterne" value={value} onChange={setValue} error="Bitte bewerte" required />;
}

function Searching() {
  const [value, setValue] = useState('');
  return (
    <FilterBar>
      <SearchInput label="Nach Firma suchen" value={value} onChange={setValue} />
    </FilterBar>
  );
}
