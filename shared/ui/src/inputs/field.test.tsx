import { render, screen } from '@testing-library/react';
import { Field, type FieldProps } from './field.tsx';
import { Input, Select, Textarea } from './text-controls.tsx';

it.each<[string, Partial<FieldProps>, string | null]>([
  ['nothing', {}, null],
  ['a hint', { hint: 'Nur für den Link.' }, 'Nur für den Link.'],
  ['an error', { error: 'Ungültig' }, 'Ungültig'],
  ['both, the hint first', { hint: 'Nur für den Link.', error: 'Ungültig' }, 'Nur für den Link. Ungültig'],
])('describes its control by %s', (_, texts, described) => {
  show(texts);
  if (described) expect(screen.getByRole('textbox')).toHaveAccessibleDescription(described);
  else expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

it.each([undefined, false, ''] as const)('is not wrong where the error is %p', (error) => {
  show({ error });
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

it('leaves out of the name what only the eye needs', () => {
  show({ required: true, aside: '3 Zeichen' });
  expect(screen.getByRole('textbox')).toHaveAccessibleName('E-Mail');
  expect(screen.getByText('3 Zeichen')).toBeVisible();
});

it('ties two fields of one name to their own controls', () => {
  render(
    <>
      <Field label="Ort">{(control) => <Input {...control} defaultValue="Ulm" />}</Field>
      <Field label="Ort">{(control) => <Input {...control} defaultValue="Bonn" />}</Field>
    </>,
  );
  expect(screen.getAllByLabelText<HTMLInputElement>('Ort').map(({ value }) => value)).toEqual(['Ulm', 'Bonn']);
});

it('takes the id that a form gives, and names hint and error after it', () => {
  show({ id: 'field-email', hint: 'Nur für den Link.', error: 'Ungültig' });
  expect(screen.getByRole('textbox')).toHaveAttribute('id', 'field-email');
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-describedby', 'field-email-hint field-email-error');
});

it('keeps what is drawn only for us out of the HTML of a control', () => {
  const { container } = render(
    <>
      <Textarea aria-label="Notiz" grows />
      <Select aria-label="Level" options={[{ value: 'gold', label: 'Gold', disabled: true }]} className="wide" />
    </>,
  );
  expect(container.innerHTML).not.toMatch(/ (?:grows|options|placeholder)=/);
  expect(screen.getByRole('option', { name: 'Gold' })).toBeDisabled();
});

function show(over: Partial<FieldProps>) {
  render(
    <Field label="E-Mail" {...over}>
      {(control) => <Input {...control} />}
    </Field>,
  );
}
