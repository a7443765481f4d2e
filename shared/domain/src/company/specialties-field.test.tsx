import { mostSpecialties, type SpecialtyId, specialtyIds } from '@rezenso/contract/specialties';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Formik } from 'formik';
import { SpecialtiesField } from './specialties-field.tsx';

it('shows what was found as chosen, and all others on request', async () => {
  const { user } = open(['children', 'weddings']);
  expect(chips()).toEqual(['Angebote für Kinder', 'Hochzeiten']);
  for (const name of chips()) expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('group', { name: 'Besonderheiten' })).toHaveAccessibleDescription(
    'Was euch ausmacht. Danach finden wir Gemeinsamkeiten mit anderen.',
  );
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Mehr zeigen', expanded: false }));
  expect(chips()).toHaveLength(specialtyIds.length);
  expect(chips().filter((name) => !/^\p{Lu}/u.test(name ?? ''))).toEqual([]);
  expect(chip('Eigene Herstellung')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Weniger zeigen', expanded: true }));
  expect(chips()).toHaveLength(2);
});

it('is chosen and taken out by the keyboard, and keeps in sight what was taken out', async () => {
  const { user, sent } = open(['weddings']);
  chip('Hochzeiten').focus();
  await user.keyboard(' ');
  expect(chip('Hochzeiten')).toHaveFocus();
  expect(chip('Hochzeiten')).toHaveAttribute('aria-pressed', 'false');
  await user.tab();
  await user.keyboard('{Enter}');
  await user.click(chip('Reparaturen'));
  await user.click(chip('Angebote für Kinder'));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ specialties: ['children', 'repairs'] }));
});

it('says in a friendly way that no more fit, and lets some be taken out', async () => {
  const { user } = open(specialtyIds.slice(0, mostSpecialties - 1));
  await user.click(screen.getByRole('button', { name: 'Mehr zeigen' }));
  expect(screen.queryByText(/mehr passen nicht/)).toBeNull();
  await user.click(chip('Diensträder'));
  expect(screen.getByText(/Das sind schon 15, mehr passen nicht/)).toBeVisible();
  expect(chip('Reparaturen')).toHaveAttribute('aria-disabled', 'true');
  await user.click(chip('Reparaturen'));
  expect(chip('Reparaturen')).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible();
  await user.click(chip('Diensträder'));
  await user.click(chip('Reparaturen'));
  expect(chip('Reparaturen')).toHaveAttribute('aria-pressed', 'true');
});

it('asks nothing of who says nothing', async () => {
  const { user, sent } = open([]);
  expect(chips()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Auswahl zeigen' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ specialties: [] }));
});

const chip = (name: string) => screen.getByRole('button', { name });
const chips = () =>
  within(screen.getByRole('group', { name: 'Besonderheiten' }))
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-pressed'))
    .map(({ textContent }) => textContent);

function open(specialties: SpecialtyId[]) {
  const sent = jest.fn();
  const page = renderWithPlatform(
    <Formik initialValues={{ specialties }} onSubmit={(values) => sent(values)}>
      {({ handleSubmit }) => (
        <form noValidate aria-label="Firma" onSubmit={handleSubmit}>
          <SpecialtiesField />
          <button type="submit">Speichern</button>
        </form>
      )}
    </Formik>,
  );
  return { ...page, sent };
}
