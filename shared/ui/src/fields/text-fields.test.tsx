import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { SelectField, TextareaField, TextField } from './text-fields.tsx';

describe('the counter of a text', () => {
  it.each([
    ['', '0 / 1.000 Zeichen'],
    ['a'.repeat(1_000), '1.000 / 1.000 Zeichen'],
    ['a'.repeat(1_001), '1.001 / 1.000 Zeichen'],
    // As the contract counts: an emoji is one character, though JavaScript stores two units.
    ['🥨🥨🥨', '3 / 1.000 Zeichen'],
  ])('says how much is written of how much', (text, said) => {
    show(<TextareaField name="text" label="Text" counter={1_000} />, { text });
    expect(screen.getByText(said)).toBeVisible();
  });

  it('says only how much where there is no limit, and nothing where nobody asked', () => {
    show(<TextareaField name="text" label="Text" counter />, { text: 'Brot' });
    expect(screen.getByText('4 Zeichen')).toBeVisible();
    show(<TextareaField name="other" label="Anderes" />, { other: 'Brot' });
    expect(screen.getAllByText(/Zeichen$/)).toHaveLength(1);
  });

  it('cuts nothing off: what is too long stays to be shortened', async () => {
    show(<TextareaField name="text" label="Text" counter={3} />, { text: '' });
    await userEvent.setup().type(screen.getByLabelText('Text'), 'Brot');
    expect(screen.getByLabelText('Text')).toHaveValue('Brot');
  });
});

it('is empty, not undefined, where the form holds nothing yet', () => {
  show(<TextField name="missing" label="Ort" />, {});
  expect(screen.getByLabelText('Ort')).toHaveValue('');
});

it('tells whoever else listens, after the form', async () => {
  const heard = jest.fn();
  show(<TextField name="place" label="Ort" onChange={(event) => heard(event.target.value)} />, { place: '' });
  await userEvent.setup().type(screen.getByLabelText('Ort'), 'Ulm');
  expect(heard.mock.calls).toEqual([['U'], ['Ul'], ['Ulm']]);
  expect(screen.getByLabelText('Ort')).toHaveValue('Ulm');
});

it('marks what is required for the eye and for screen readers', () => {
  show(<TextField name="place" label="Ort" required />, { place: '' });
  expect(screen.getByRole('textbox', { name: 'Ort' })).toBeRequired();
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

it('offers its options in their order, a placeholder first that is no choice', () => {
  const options = ['gold', 'silber'].map((value) => ({ value, label: value.toUpperCase() }));
  show(<SelectField name="level" label="Level" placeholder="Wählen" options={options} />, { level: '' });
  const labels = screen.getAllByRole<HTMLOptionElement>('option').map(({ label, disabled }) => [label, disabled]);
  expect(labels).toEqual([
    ['Wählen', true],
    ['GOLD', false],
    ['SILBER', false],
  ]);
  expect(screen.getByLabelText('Level')).toHaveDisplayValue('Wählen');
});

function show(field: ReactNode, values: Record<string, string>) {
  render(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <Form>{field}</Form>
    </Formik>,
  );
}
