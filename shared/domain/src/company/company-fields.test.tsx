import { expectAccessible } from '@rezenso/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { object } from 'yup';
import { LanguagesField, PlatformsField } from './company-fields.tsx';
import { companyRules } from './company-rules.form.ts';

const nothing = { companyName: '', industry: '', description: '', languages: [], registeredPlatforms: [] };

it('offer exactly what the contract takes', async () => {
  render(<Fields />);
  const languages = within(screen.getByRole('group', { name: 'Sprachen' })).getAllByRole('checkbox');
  expect(languages.map((box) => box.closest('label')?.textContent)).toEqual([
    'Deutsch',
    'Englisch',
    'Französisch',
    'Spanisch',
    'Italienisch',
  ]);
  const platforms = within(screen.getByRole('group', { name: 'Plattformen' })).getAllByRole('checkbox');
  expect(platforms).toHaveLength(8);
  await expectAccessible();
});

it('ask for a choice in each of them', async () => {
  render(<Fields />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Bitte wähle mindestens eine Sprache')).toBeVisible();
  expect(screen.getByText('Bitte wähle mindestens eine Plattform')).toBeVisible();
});

function Fields() {
  return (
    <Formik initialValues={nothing} validationSchema={object(companyRules)} onSubmit={() => undefined}>
      {({ handleSubmit }) => (
        <form noValidate aria-label="Firma" onSubmit={handleSubmit}>
          <LanguagesField hint="In welchen schreibst du?" />
          <PlatformsField hint="Wo hast du ein Profil?" />
          <button type="submit">Speichern</button>
        </form>
      )}
    </Formik>
  );
}
