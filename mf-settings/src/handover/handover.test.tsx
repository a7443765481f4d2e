import { acceptHandover, endHandover, offerHandover } from '@rezenso/contract/team';
import { answer, fail, offline, type PlatformOptions, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import TeamCard from '../team/team.card.tsx';
import { aHandover, anna, bert, teamIs } from '../testing/teams.ts';
import { takeOverForm } from './handover.form.ts';

const show = (answers: Stub[], session: PlatformOptions['session'] = {}) =>
  renderWithPlatform(<TeamCard />, { answers, session });
const asBert = { email: bert.email, role: 'member' };
const carla = { ...bert, id: '00000000-0000-4000-8000-0000000000c4', email: 'carla@cafe-anna.example' };
const offered = aHandover();
const seenByBert = teamIs(
  [
    { ...anna, isMe: false },
    { ...bert, isMe: true },
  ],
  [],
  offered,
);

describe('the owner of a team', () => {
  it('offers the account to a colleague, once they read what changes', async () => {
    const { user, use, calls } = show([teamIs([anna, bert, carla]), answer(offerHandover, offered)]);
    const dialog = await openOffer(user);
    const changes = within(dialog).getByRole('list', { name: 'Das ändert sich' });
    expect(changes).toHaveTextContent(/Bezahlung und Rechnungen, Export und Löschung/);
    expect(changes).toHaveTextContent(/Pro, XP, Matches und Reviews gehören dem Unternehmen/);
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Angebot senden' }));
    expect(await within(dialog).findByText('Bitte wähle jemanden aus deinem Team')).toBeVisible();
    await user.selectOptions(within(dialog).getByRole('combobox'), bert.email);
    use(teamIs([anna, bert, carla], [], offered));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Angebot senden' }));
    expect(await screen.findByText('Das Angebot ist unterwegs')).toBeVisible();
    expect(await screen.findByText(`Du hast ${bert.email} das Konto angeboten`)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({ path: '/api/team/handover', body: { personId: bert.id } }),
    ]);
  });

  it('need not choose between one colleague', async () => {
    const { user } = show([teamIs([anna, bert])]);
    const dialog = await openOffer(user);
    expect(within(dialog).getByRole('combobox')).toHaveDisplayValue(bert.email);
  });

  it.each([
    [fail(offerHandover, 'HANDOVER_OPEN'), /Zieh dieses Angebot zuerst zurück/],
    [offline(offerHandover), 'Das Angebot konnte nicht gesendet werden.'],
  ])('reads why it could not be offered', async (failure, said) => {
    const { user } = show([teamIs([anna, bert]), failure]);
    const dialog = await openOffer(user);
    await user.click(within(dialog).getByRole('button', { name: 'Angebot senden' }));
    expect(await within(dialog).findByText(said)).toBeVisible();
  });

  it('alone is offered none of it', async () => {
    show([teamIs([anna])]);
    expect(await screen.findByText('Noch arbeitest du allein hier')).toBeVisible();
    expect(screen.queryByText('Konto übergeben')).toBeNull();
  });

  it.each([answer(endHandover, { ok: true }), fail(endHandover, 'HANDOVER_NOT_FOUND')])(
    'takes the offer back, also when it is over already',
    async (ended) => {
      const { user, use, container } = show([teamIs([anna, bert], [], offered), ended]);
      const button = await screen.findByRole('button', { name: 'Angebot zurückziehen' });
      expect(screen.getByText(/Das Angebot gilt bis/)).toBeVisible();
      expect(await axe(container)).toHaveNoViolations();
      use(teamIs([anna, bert]));
      await user.click(button);
      expect(await screen.findByText('Das Angebot ist zurückgezogen')).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Konto übergeben' })).toBeVisible();
      expect(screen.getByRole('list', { name: 'Personen im Team' })).toHaveFocus();
    },
  );
});

describe('the colleague', () => {
  it('takes the account over with their name, once they read what changes', async () => {
    const { user, use, calls, container } = show([seenByBert, answer(acceptHandover, { ok: true })], asBert);
    expect(await screen.findByText(`${anna.email} möchte dir das Konto übergeben`)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    const dialog = await openTakeOver(user);
    expect(within(dialog).getByText(/Newsletter und Werbung sind aus/)).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Konto übernehmen' }));
    expect(await within(dialog).findByText('Vorname muss mindestens 2 Zeichen haben')).toBeVisible();
    await user.type(within(dialog).getByLabelText(/Vorname/), ' Bert ');
    await user.type(within(dialog).getByLabelText(/Nachname/), 'Beispiel');
    use(
      teamIs([
        { ...anna, ...{ id: anna.id, email: bert.email, isMe: true } },
        { ...bert, email: anna.email },
      ]),
    );
    await user.dblClick(within(dialog).getByRole('button', { name: 'Konto übernehmen' }));
    expect(await screen.findByText('Das Konto gehört jetzt dir')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/möchte dir das Konto übergeben/)).toBeNull());
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({
        path: '/api/team/handover/accept',
        body: { firstName: 'Bert', lastName: 'Beispiel' },
      }),
    ]);
  });

  it.each([
    [fail(acceptHandover, 'HANDOVER_NOT_FOUND'), /Dieses Angebot gibt es nicht mehr/],
    [offline(acceptHandover), 'Das Konto konnte nicht übernommen werden.'],
  ])('reads why it failed, and keeps what was typed', async (failure, said) => {
    const { user } = show([seenByBert, failure], asBert);
    const dialog = await openTakeOver(user);
    await user.type(within(dialog).getByLabelText(/Vorname/), 'Bert');
    await user.type(within(dialog).getByLabelText(/Nachname/), 'Beispiel');
    await user.click(within(dialog).getByRole('button', { name: 'Konto übernehmen' }));
    expect(await within(dialog).findByText(said)).toBeVisible();
    expect(within(dialog).getByLabelText(/Vorname/)).toHaveValue('Bert');
  });

  it('declines', async () => {
    const { user, calls } = show([seenByBert, answer(endHandover, { ok: true })], asBert);
    await user.click(await screen.findByRole('button', { name: 'Ablehnen' }));
    expect(await screen.findByText('Du hast abgelehnt')).toBeVisible();
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/team/handover')).toBe(true);
  });

  it('to whom nobody offered anything sees nothing of it', async () => {
    show([teamIs([anna, bert])], asBert);
    expect(await screen.findByText(/entscheidet, wem das Konto gehört/)).toBeVisible();
    expect(screen.queryByText(/übergeben/)).toBeNull();
  });
});

describe('the form of who takes over', () => {
  it.each([
    { firstName: 'Bert', lastName: 'Beispiel' },
    { firstName: '  Änne ', lastName: 'von der Höh' },
  ])('accepts only what the contract accepts: $firstName', async (values) => {
    const typed = takeOverForm.cast(await takeOverForm.validate(values));
    expect(acceptHandover.body?.parse(typed)).toEqual(typed);
  });

  it('refuses names of the house', async () => {
    await expect(takeOverForm.validate({ firstName: 'Rezenso', lastName: 'Support' })).rejects.toThrow();
  });
});

async function openOffer(user: ReturnType<typeof show>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Konto übergeben' }));
  return screen.findByRole('dialog', { name: 'Konto übergeben' });
}

async function openTakeOver(user: ReturnType<typeof show>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Angebot ansehen' }));
  return screen.findByRole('dialog', { name: 'Konto übernehmen?' });
}
