import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { CheckboxGroupField } from './choice-fields.tsx';
import { FocusFirstError, focusField } from './form-error.tsx';

const fault = 'Bitte wähle mindestens eine Sprache';

it('is a group with one name, whose boxes are ticked by the keyboard', async () => {
  const { person, sent } = show(['de']);
  expect(screen.getByRole('group', { name: 'Sprachen' })).toHaveAccessibleDescription('In welchen schreibst du?');
  await person.tab();
  await person.tab();
  await person.keyboard(' ');
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ languages: ['de', 'en'] }));
});

it('says that one is missing once the last is taken away, in the group and at each box', async () => {
  const { person } = show(['de']);
  await person.click(screen.getByLabelText('Deutsch'));
  expect(await screen.findByText(fault)).toBeVisible();
  expect(screen.getByRole('group')).toHaveAccessibleDescription(`In welchen schreibst du? ${fault}`);
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid();
  await person.click(screen.getByLabelText('Englisch'));
  await waitFor(() => expect(screen.queryByText(fault)).toBeNull());
});

it('leads to its first box when nothing was chosen', async () => {
  const { person, sent } = show([]);
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByLabelText('Deutsch')).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();
});

it('can be led to by its name', () => {
  show([]);
  focusField('languages');
  expect(screen.getByLabelText('Deutsch')).toHaveFocus();
  focusField('unknown');
  expect(screen.getByLabelText('Deutsch')).toHaveFocus();
});

function show(languages: string[]) {
  const sent = jest.fn();
  const check = (values: { languages: string[] }) => (values.languages.length > 0 ? {} : { languages: fault });
  const choices = [
    { value: 'de', label: 'Deutsch' },
    { value: 'en', label: 'Englisch' },
  ];
  render(
    <Formik initialValues={{ languages }} validate={check} onSubmit={(values) => sent(values)}>
      <Form noValidate>
        <FocusFirstError />
        <CheckboxGroupField name="languages" label="Sprachen" hint="In welchen schreibst du?" choices={choices} />
        <button type="submit">Senden</button>
      </Form>
    </Formik>,
  );
  return { person: userEvent.setup(), sent };
}
