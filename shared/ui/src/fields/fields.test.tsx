import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { expectAccessible } from '../testing/accessibility.ts';
import { CheckboxGroupField, RatingField } from './choice-fields.tsx';
import { FocusFirstError, FormError } from './form-error.tsx';
import { SelectField, TextareaField, TextField } from './text-fields.tsx';

const emailMessage = 'Bitte gib eine gültige E-Mail-Adresse ein';
const languageMessage = 'Bitte wähle mindestens eine Sprache';

describe('fields bound to formik', () => {
  it('hand over what was written and selected', async () => {
    const submitted = jest.fn();
    render(<EveryField initial={{ languages: ['de'] }} onSubmit={submitted} />);
    const person = userEvent.setup();
    await person.type(screen.getByLabelText(/E-Mail/), 'a@b.de');
    await person.type(screen.getByLabelText('Beschreibung'), 'Kaffee');
    await person.selectOptions(screen.getByLabelText('Branche'), 'Handwerk');
    await person.click(screen.getByText('Senden'));
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(submitted.mock.calls[0]?.[0]).toMatchObject({ email: 'a@b.de', text: 'Kaffee', industry: 'handwerk' });
  });

  it('hand over what was ticked', async () => {
    const submitted = jest.fn();
    render(<EveryField initial={{ email: 'a@b.de', languages: ['de'] }} onSubmit={submitted} />);
    const person = userEvent.setup();
    for (const label of ['Englisch', 'Deutsch', '4 Sterne']) {
      await person.click(screen.getByLabelText(label));
    }
    await person.click(screen.getByText('Senden'));
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(submitted.mock.calls[0]?.[0]).toMatchObject({ languages: ['en'], stars: 4 });
  });

  it('say what is wrong in place after leaving a field, and only then', async () => {
    render(<EveryField />);
    const person = userEvent.setup();
    const email = screen.getByRole('textbox', { name: 'E-Mail' });
    await person.type(email, 'kein');
    expect(screen.queryByText(emailMessage)).not.toBeInTheDocument();
    await person.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription(`Dorthin geht der Link. ${emailMessage}`));
    expect(email).toBeInvalid();
    await person.type(email, '@firma.de');
    await waitFor(() => expect(email).not.toBeInvalid());
    await expectAccessible();
  });

  it('draw nothing while the pointer that leaves them is down, so that the first click below counts', async () => {
    render(<EveryField />);
    const person = userEvent.setup();
    const email = screen.getByRole('textbox', { name: 'E-Mail' });
    const below = screen.getByLabelText('4 Sterne');
    await person.click(email);
    await person.pointer({ keys: '[MouseLeft>]', target: below });
    await act(async () => undefined);
    expect(email).not.toHaveFocus();
    expect(screen.queryByText(emailMessage)).not.toBeInTheDocument();
    await person.pointer({ keys: '[/MouseLeft]', target: below });
    expect(below).toBeChecked();
    expect(await screen.findByText(emailMessage)).toBeVisible();
  });

  it('keep what the server says of a field when the press that left it sent the form', async () => {
    render(<RefusedField />);
    const person = userEvent.setup();
    await person.type(screen.getByLabelText('Domain'), 'keine domain');
    await person.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(screen.getByLabelText('Domain')).toHaveAccessibleDescription('Unbekannt'));
    await act(async () => undefined);
    expect(screen.getByLabelText('Domain')).toHaveAccessibleDescription('Unbekannt');
  });

  it('after a failed submit keep the input, say what is wrong in place and focus the first wrong field', async () => {
    render(<EveryField />);
    const person = userEvent.setup();
    const email = screen.getByRole('textbox', { name: 'E-Mail' });
    await person.type(email, 'kein');
    await person.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveValue('kein');
    expect(email).toHaveAccessibleDescription(`Dorthin geht der Link. ${emailMessage}`);
    expect(screen.getByRole('group', { name: 'Sprachen' })).toHaveAccessibleDescription(languageMessage);
    await expectAccessible();
  });

  it('count characters, warning beyond the limit', async () => {
    render(<EveryField />);
    await userEvent.setup().type(screen.getByRole('textbox', { name: 'Beschreibung' }), '12345678901');
    expect(screen.getByText('11 / 10 Zeichen')).toBeVisible();
  });
});

describe('FormError', () => {
  it('announces what the server said and is silent without it', () => {
    const { rerender } = render(<FormError message="Diesen Partner gibt es nicht." />);
    expect(screen.getByRole('alert')).toHaveTextContent('Diesen Partner gibt es nicht.');
    rerender(<FormError message={undefined} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

const initialValues = {
  email: '',
  text: '',
  industry: '',
  languages: [] as string[],
  stars: 0,
};
type Values = typeof initialValues;

const check = ({ email, languages }: Values) => ({
  ...(email.includes('@') ? {} : { email: emailMessage }),
  ...(languages.length > 0 ? {} : { languages: languageMessage }),
});

function EveryField({
  initial = {},
  onSubmit = () => {},
}: {
  initial?: Partial<Values>;
  onSubmit?: (values: Values) => void;
}) {
  return (
    <Formik initialValues={{ ...initialValues, ...initial }} validate={check} onSubmit={(values) => onSubmit(values)}>
      <Form noValidate>
        <FocusFirstError />
        <TextField name="email" label="E-Mail" type="email" required hint="Dorthin geht der Link." />
        <TextareaField name="text" label="Beschreibung" counter={10} />
        <SelectField
          name="industry"
          label="Branche"
          placeholder="Wählen"
          options={[{ value: 'handwerk', label: 'Handwerk' }]}
        />
        <CheckboxGroupField
          name="languages"
          label="Sprachen"
          required
          choices={[
            { value: 'de', label: 'Deutsch' },
            { value: 'en', label: 'Englisch' },
          ]}
        />
        <RatingField name="stars" label="Sterne" />
        <button type="submit">Senden</button>
      </Form>
    </Formik>
  );
}

/** The server alone knows that the domain is wrong. */
function RefusedField() {
  return (
    <Formik initialValues={{ domain: '' }} onSubmit={(_, form) => form.setErrors({ domain: 'Unbekannt' })}>
      <Form noValidate>
        <TextField name="domain" label="Domain" />
        <button type="submit">Senden</button>
      </Form>
    </Formik>
  );
}
