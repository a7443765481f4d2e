import { listTrades } from '@rezenso/contract/trades';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Formik } from 'formik';
import { object } from 'yup';
import { companyRules } from './company-rules.form.ts';
import { IndustryFields } from './industry-fields.tsx';

const { industry, trade } = companyRules;
const known = answer(listTrades, {
  trades: [
    { id: 'shop/bakery', name: 'Bäckerei', industries: ['einzelhandel', 'gastronomie'] },
    { id: 'craft/photographer', name: 'Fotostudio', industries: ['dienstleistungen'] },
  ],
});

it('offers the fifteen industries, and of the trades those of the chosen one', async () => {
  const { user } = open();
  expect(within(screen.getByLabelText(/Branche/)).getAllByRole('option')).toHaveLength(16);
  expect(screen.getByLabelText(/Art des Betriebs/)).toBeDisabled();
  await user.selectOptions(screen.getByLabelText(/Branche/), 'Gastronomie');
  await waitFor(() => expect(tradesOffered()).toEqual(['Keine Angabe', 'Bäckerei']));
  await expectAccessible();
});

it('forgets the trade with the industry it belonged to', async () => {
  const { user, sent } = open({ industry: 'einzelhandel', trade: 'shop/bakery' });
  await waitFor(() => expect(screen.getByLabelText(/Art des Betriebs/)).toHaveDisplayValue('Bäckerei'));
  await user.selectOptions(screen.getByLabelText(/Branche/), 'Dienstleistungen');
  expect(tradesOffered()).toEqual(['Keine Angabe', 'Fotostudio']);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ industry: 'dienstleistungen', trade: '' }));
});

it('shows a trade before an industry is chosen, and keeps it with one of its own', async () => {
  const { user, sent } = open({ industry: '', trade: 'shop/bakery' });
  await waitFor(() => expect(screen.getByLabelText(/Art des Betriebs/)).toHaveDisplayValue('Bäckerei'));
  expect(screen.getByLabelText(/Art des Betriebs/)).toBeEnabled();
  expect(screen.getByText('Bei dieser Art von Betrieb meist: Einzelhandel, Gastronomie')).toBeVisible();
  expect(screen.getByLabelText(/Branche/)).toHaveValue('');
  await user.selectOptions(screen.getByLabelText(/Branche/), 'Gastronomie');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ industry: 'gastronomie', trade: 'shop/bakery' }));
});

it('shows a trade that belongs elsewhere rather than saving it unseen', async () => {
  open({ industry: 'handwerk', trade: 'shop/bakery' });
  await waitFor(() => expect(screen.getByLabelText(/Art des Betriebs/)).toHaveDisplayValue('Bäckerei'));
});

it('asks nobody where the list cannot be had, and saves what was known', async () => {
  const { user, sent } = open({ industry: 'einzelhandel', trade: 'shop/bakery' }, fail(listTrades, 'INTERNAL'));
  await waitFor(() => expect(screen.queryByLabelText(/Art des Betriebs/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ industry: 'einzelhandel', trade: 'shop/bakery' }));
});

it('asks for an industry, and for no trade', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Bitte wähle eine Branche')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/Branche/), 'Handwerk');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ industry: 'handwerk', trade: '' }));
});

const tradesOffered = () =>
  within(screen.getByLabelText(/Art des Betriebs/))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

function open(initialValues = { industry: '', trade: '' }, trades = known) {
  const sent = jest.fn();
  const page = renderWithPlatform(
    <Formik
      initialValues={initialValues}
      validationSchema={object({ industry, trade })}
      onSubmit={(values) => sent(values)}
    >
      {({ handleSubmit }) => (
        <form noValidate aria-label="Firma" onSubmit={handleSubmit}>
          <IndustryFields />
          <button type="submit">Speichern</button>
        </form>
      )}
    </Formik>,
    { answers: [trades] },
  );
  return { ...page, sent };
}
