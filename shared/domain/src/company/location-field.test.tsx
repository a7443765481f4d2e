import { readPlace, type UnderstoodPlace } from '@rezenso/contract/places';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible, paste } from '@rezenso/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { object } from 'yup';
import { LocationField } from './location-field.tsx';
import { locatingRules } from './profile-rules.form.ts';

const example = 'Zum Beispiel 79098 Freiburg';
const choices = [
  { label: 'Friedberg, Bayern', text: '86316 Friedberg' },
  { label: 'Friedberg (Hessen)', text: '61169 Friedberg (Hessen)' },
];
const places: Record<string, UnderstoodPlace> = {
  Friedberg: { place: null, choices },
  Ulm: { place: { label: 'Ulm, Baden-Württemberg', precision: 'place' }, choices: [] },
  Sachsen: { place: { label: 'Sachsen', precision: 'region' }, choices: [] },
  '61169 Friedberg (Hessen)': { place: { label: '61169 Friedberg (Hessen)', precision: 'postcode' }, choices: [] },
};
const known = answer(readPlace, ({ query: { text = '' } }) => places[text] ?? { place: null, choices: [] });

describe('the location', () => {
  it.each([
    ['Ulm', 'Erkannt: Ulm, Baden-Württemberg'],
    ['Sachsen', 'Erkannt: Sachsen. Mit Postleitzahl werden Entfernungen genauer.'],
    [
      'Hintertupfingen',
      'Deinen Ort kennen wir nicht und können keine Entfernungen zeigen. Mit Postleitzahl klappt es.',
    ],
  ])('%s is told as it was understood, politely and with the field', async (text, note) => {
    const { user } = open();
    expect(screen.getByText(example)).toBeVisible();
    await paste(user, field(), text);
    expect(await screen.findByText(note)).toHaveAttribute('aria-live', 'polite');
    expect(field()).toHaveAccessibleDescription(note);
    expect(screen.queryByRole('group')).toBeNull();
    await expectAccessible();
  });

  it('asks where several are meant; a choice fills the field, which keeps the keyboard', async () => {
    const { user, sent } = open();
    await paste(user, field(), 'Friedberg');
    const group = await screen.findByRole('group', { name: 'Meinst du …' });
    expect(screen.getByText(/^Diesen Namen haben mehrere Orte/)).toHaveAttribute('aria-live', 'polite');
    await expectAccessible();
    expect(group).toHaveTextContent('Friedberg, BayernFriedberg (Hessen)');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('61169 Friedberg (Hessen)');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('group')).toBeNull();
    expect(await screen.findByText('Erkannt: 61169 Friedberg (Hessen)')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ location: '61169 Friedberg (Hessen)' }));
  });

  it('asks once its writer pauses, not with every letter', async () => {
    const { user, calls } = open();
    await user.type(field(), 'Ulm');
    await screen.findByText(/^Erkannt/);
    expect(calls.filter(isAsked).map(({ query }) => query.text)).toEqual(['Ulm']);
  });

  it('is not asked about while it is too short, too long, or known to be on the map until somebody goes there', async () => {
    const { user, calls } = open(known, { location: 'Friedberg', isOnMap: true });
    await pause();
    expect(calls.filter(isAsked)).toEqual([]);
    await user.click(field());
    expect(await screen.findByRole('group')).toBeVisible();
    for (const text of ['Ul', 'x'.repeat(121)]) {
      await user.clear(field());
      await paste(user, field(), text);
      await pause();
      expect(screen.getByText(example)).toBeVisible();
    }
    expect(calls.filter(isAsked)).toHaveLength(1);
  });

  it('ignores the late answer to an older text', async () => {
    const late = hold(known);
    const { user, use } = open(late);
    await paste(user, field(), 'Friedberg');
    await pause();
    use(known);
    await user.clear(field());
    await paste(user, field(), 'Ulm');
    expect(await screen.findByText(/^Erkannt: Ulm/)).toBeVisible();
    await act(async () => late.release());
    expect(screen.getByText(/^Erkannt: Ulm/)).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('says nothing of the text before while another one is written', async () => {
    const { user } = open(known, { location: 'Friedberg' });
    expect(await screen.findByRole('group')).toBeVisible();
    await user.type(field(), 'er');
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByText(example)).toBeVisible();
  });

  it.each<[string, Stub]>([
    ['the network is gone', offline(readPlace)],
    ['the server does not know the call', fail(readPlace, 'NOT_FOUND')],
    ['too much was asked', fail(readPlace, 'RATE_LIMITED')],
    ['no answer comes', hold(known)],
  ])('is a line of text that can be saved when %s', async (_, stub) => {
    const { user, sent } = open(stub);
    await paste(user, field(), 'Friedberg');
    await pause();
    expect(screen.getByText(example)).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ location: 'Friedberg' }));
  });
});

const field = () => screen.getByLabelText(/Standort oder PLZ/);
const save = () => screen.getByRole('button', { name: 'Speichern' });
const isAsked = ({ path }: { path: string }) => path === readPlace.path;

/** Longer than the field waits before it asks. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 750)));

function open(stub: Stub = known, { location = '', isOnMap = false } = {}) {
  const sent = jest.fn();
  const page = renderWithPlatform(
    <Formik
      initialValues={{ location }}
      validationSchema={object({ location: locatingRules.location })}
      onSubmit={(values) => sent(values)}
    >
      {({ handleSubmit }) => (
        <form noValidate aria-label="Firma" onSubmit={handleSubmit}>
          <LocationField isOnMap={isOnMap} />
          <button type="submit">Speichern</button>
        </form>
      )}
    </Formik>,
    { answers: [stub] },
  );
  return { ...page, sent };
}
