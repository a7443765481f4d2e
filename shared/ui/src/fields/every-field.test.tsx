import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import type { ReactElement } from 'react';
import { expectAccessible } from '../testing/accessibility.ts';
import { CheckboxGroupField, RatingField } from './choice-fields.tsx';
import { fieldId, shownError } from './field-state.ts';
import { focusField } from './form-error.tsx';
import { SelectField, TextareaField, TextField } from './text-fields.tsx';

type Role = 'textbox' | 'combobox' | 'group' | 'radiogroup';
type Kind = [name: string, role: Role, empty: string | string[] | number, draw: (texts: Texts) => ReactElement];

interface Texts {
  label: string;
  hint?: string;
  required?: boolean;
}

const message = 'Das fehlt noch';
const choices = [
  { value: 'a', label: 'Erstes' },
  { value: 'b', label: 'Zweites', description: 'Mit einem Satz dazu', icon: <i>★</i> },
];

/** Every field that a form may have, by what it is to a screen reader. */
const kinds: Kind[] = [
  ['TextField', 'textbox', '', (texts) => <TextField name="it" {...texts} />],
  ['TextareaField', 'textbox', '', (texts) => <TextareaField name="it" {...texts} />],
  [
    'SelectField',
    'combobox',
    '',
    (texts) => <SelectField name="it" placeholder="Wähle" options={choices} {...texts} />,
  ],
  ['CheckboxGroupField', 'group', [], (texts) => <CheckboxGroupField name="it" choices={choices} {...texts} />],
  ['RatingField', 'radiogroup', 0, (texts) => <RatingField name="it" {...texts} />],
];

describe.each(kinds)('%s', (name, role, empty, draw) => {
  it('has its label as name and its hint as description, and is right until it is wrong', async () => {
    open(draw({ label: 'Frage', hint: 'Ein Hinweis.' }), empty);
    const field = screen.getByRole(role, { name: 'Frage' });
    expect(field).toHaveAccessibleDescription('Ein Hinweis.');
    expect(field).not.toHaveAttribute('aria-invalid');
    await expectAccessible();
  });

  it('says after a failed submit what is wrong, beside the hint', async () => {
    const { person, sent } = open(draw({ label: 'Frage', hint: 'Ein Hinweis.' }), empty);
    await person.click(screen.getByRole('button', { name: 'Senden' }));
    const field = screen.getByRole(role, { name: 'Frage' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(`Ein Hinweis. ${message}`));
    expect(field.matches('[aria-invalid="true"]') || field.querySelector('[aria-invalid="true"]')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await expectAccessible();
  });

  it('says without a hint only what is wrong', async () => {
    const { person } = open(draw({ label: 'Frage' }), empty);
    expect(screen.getByRole(role, { name: 'Frage' })).not.toHaveAttribute('aria-describedby');
    await person.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(screen.getByRole(role, { name: 'Frage' })).toHaveAccessibleDescription(message));
  });

  it('shows a star where it is required, which is no part of its name', () => {
    open(draw({ label: 'Frage', required: true }), empty);
    const star = screen.getByText('*', { exact: false, selector: '[aria-hidden="true"]' });
    expect(star).toBeVisible();
    expect(screen.getByRole(role, { name: 'Frage' })).toBeInTheDocument();
    if (name !== 'CheckboxGroupField')
      expect(screen.getByRole(role, { name: 'Frage' })).toHaveAttribute('aria-required', 'true');
  });
});

describe('a choice of several', () => {
  it('keeps the order in which it was made, and takes back what is ticked off', async () => {
    const { person, sent } = open(<CheckboxGroupField name="it" label="Frage" choices={choices} columns={3} />, []);
    await person.click(screen.getByRole('checkbox', { name: /Zweites/ }));
    await person.click(screen.getByRole('checkbox', { name: 'Erstes' }));
    await person.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ it: ['b', 'a'] }));
    await person.click(screen.getByRole('checkbox', { name: /Zweites/ }));
    await person.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ it: ['a'] }));
  });

  it('reads what it says of a choice as that choice’s description', () => {
    open(<CheckboxGroupField name="it" label="Frage" choices={choices} />, ['b']);
    expect(screen.getByRole('checkbox', { name: /Zweites/ })).toHaveAccessibleDescription('Mit einem Satz dazu');
    expect(screen.getByRole('checkbox', { name: /Zweites/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Erstes' })).not.toBeChecked();
  });
});

describe('the id of a field', () => {
  it.each([
    ['email', 'field-email'],
    ['platforms.google.notes', 'field-platforms-google-notes'],
    ['rows[0].text', 'field-rows-0-text'],
  ])('of %s is %s', (name, id) => expect(fieldId(name)).toBe(id));

  it('leads the keyboard into it, and nowhere when there is none', () => {
    open(<TextField name="it" label="Frage" />, '');
    focusField('it');
    expect(screen.getByRole('textbox', { name: 'Frage' })).toHaveFocus();
    focusField('other');
    expect(screen.getByRole('textbox', { name: 'Frage' })).toHaveFocus();
  });

  it('shows a message only where somebody was', () => {
    expect(shownError({ touched: true, error: message })).toBe(message);
    expect(shownError({ touched: false, error: message })).toBeUndefined();
    expect(shownError({ touched: true })).toBeUndefined();
  });
});

/** A form of one field that must not stay empty. */
function open(field: ReactElement, empty: string | string[] | number) {
  const sent = jest.fn();
  const isEmpty = (value: typeof empty) => (Array.isArray(value) ? value.length === 0 : !value);
  render(
    <Formik
      initialValues={{ it: empty }}
      validate={({ it: value }) => (isEmpty(value) ? { it: message } : {})}
      onSubmit={(values) => sent(values)}
    >
      <Form noValidate aria-label="Formular">
        {field}
        <button type="submit">Senden</button>
      </Form>
    </Formik>,
  );
  return { person: userEvent.setup(), sent };
}
