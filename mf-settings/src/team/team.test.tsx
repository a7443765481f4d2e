import { mostPeople } from '@rezenso/contract/limits';
import {
  invitePerson,
  leaveTeam,
  listTeam,
  removePerson,
  sendInvitationAgain,
  withdrawInvitation,
} from '@rezenso/contract/team';
import {
  answer,
  fail,
  hold,
  offline,
  type PlatformOptions,
  renderWithPlatform,
  type Stub,
} from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anInvitation, anna, bert, teamIs } from '../testing/teams.ts';
import TeamCard from './team.card.tsx';

const show = (answers: Stub[], session: PlatformOptions['session'] = {}) =>
  renderWithPlatform(<TeamCard />, { answers, session });
const asBert = { email: bert.email, role: 'member' };
const seenByBert = teamIs([
  { ...anna, isMe: false },
  { ...bert, isMe: true },
]);
const carla = anInvitation();

describe('the team of a business', () => {
  it('of one person says why more could be there', async () => {
    const { container } = show([teamIs([anna])]);
    expect(await screen.findByRole('heading', { name: 'Noch arbeitest du allein hier' })).toBeVisible();
    expect(screen.getByText(/So muss sich niemand ein Postfach teilen/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Entfernen/ })).toBeNull();
    expect(screen.queryByText('Team verlassen')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lists who is there, as what and since when, and who is invited until when', async () => {
    const over = anInvitation({ id: bert.id, email: 'dora@cafe-anna.example', expiresAt: '2020-01-01T09:00:00.000Z' });
    const { container } = show([teamIs([anna, bert], [carla, over])]);
    const people = within(await screen.findByRole('list', { name: 'Personen im Team' })).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      'anna@cafe-anna.exampleDuVerantwortlich fürs Konto, seit 5. Januar 2031',
      'bert@cafe-anna.exampleMitglied, seit 3. März 2031Entfernen',
    ]);
    const [open, ended] = within(screen.getByRole('list', { name: 'Offene Einladungen' })).getAllByRole('listitem');
    expect(open).toHaveTextContent(/carla@cafe-anna\.exampleGilt bis /);
    expect(ended).toHaveTextContent(/dora@cafe-anna\.exampleAbgelaufen/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has its place while it is on its way, and can be asked for again', async () => {
    const held = hold(fail(listTeam, 'INTERNAL'));
    const { user, use } = show([held]);
    expect(await screen.findByText('Laden...')).toBeInTheDocument();
    held.release();
    expect(await screen.findByText('Dein Team konnte nicht geladen werden')).toBeVisible();
    use(teamIs([anna]));
    await user.click(screen.getByRole('button', { name: /Erneut/ }));
    expect(await screen.findByText('Noch arbeitest du allein hier')).toBeVisible();
  });

  it('that is full offers nothing more, and says so', async () => {
    const others = Array.from({ length: mostPeople - 2 }, (_, index) => ({
      ...bert,
      id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
    }));
    show([teamIs([anna, ...others], [carla])]);
    expect(await screen.findByText(/Dein Team ist voll/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Jemanden einladen' })).toBeNull();
  });
});

describe('inviting somebody', () => {
  it('sends one mail, in lower case, and lists the invitation', async () => {
    const { user, use, calls } = show([teamIs([anna]), answer(invitePerson, carla)]);
    const dialog = await openDialog(user);
    expect(within(dialog).getByText(/Bezahlung, Export, Löschung/)).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
    await user.type(within(dialog).getByRole('textbox'), ' Carla@Cafe-Anna.example ');
    use(teamIs([anna], [carla]));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Einladung senden' }));
    expect(await screen.findByText('Die Einladung ist unterwegs')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Offene Einladungen' })).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({ path: '/api/team/invitations', body: { email: carla.email } }),
    ]);
  });

  it.each(['', 'carla', 'carla@cafe'])('is not sent while it is no address: %s', async (typed) => {
    const { user, calls } = show([teamIs([anna])]);
    const dialog = await openDialog(user);
    if (typed) await user.type(within(dialog).getByRole('textbox'), typed);
    await user.click(within(dialog).getByRole('button', { name: 'Einladung senden' }));
    expect(await within(dialog).findByText('Bitte gib eine gültige E-Mail-Adresse ein')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('who is there already is refused at the field', async () => {
    const { user } = show([teamIs([anna, bert]), fail(invitePerson, 'ALREADY_IN_TEAM')]);
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole('textbox'), bert.email);
    await user.click(within(dialog).getByRole('button', { name: 'Einladung senden' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(/gehört schon zu deinem Team/),
    );
  });

  it.each([
    [fail(invitePerson, 'TEAM_FULL'), /höchstens zehn Personen/],
    [offline(invitePerson), 'Die Einladung konnte nicht gesendet werden.'],
  ])('stays in the form with the reason when it failed', async (failure, said) => {
    const { user } = show([teamIs([anna]), failure]);
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole('textbox'), carla.email);
    await user.click(within(dialog).getByRole('button', { name: 'Einladung senden' }));
    expect(await within(dialog).findByText(said)).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue(carla.email);
  });
});

describe('an open invitation', () => {
  it('is sent again', async () => {
    const { user, calls } = show([teamIs([anna], [carla]), answer(sendInvitationAgain, carla)]);
    await user.dblClick(await screen.findByRole('button', { name: `Erneut senden: ${carla.email}` }));
    expect(await screen.findByText('Die Einladung ist noch einmal unterwegs')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each([answer(withdrawInvitation, { ok: true }), fail(withdrawInvitation, 'INVITATION_NOT_FOUND')])(
    'is withdrawn, also when it is gone already',
    async (withdrawn) => {
      const { user, use } = show([teamIs([anna, bert], [carla]), withdrawn]);
      const button = await screen.findByRole('button', { name: `Zurückziehen: ${carla.email}` });
      use(teamIs([anna, bert]));
      await user.click(button);
      expect(await screen.findByText('Die Einladung ist zurückgezogen')).toBeVisible();
      await waitFor(() => expect(screen.queryByText(carla.email)).toBeNull());
      expect(screen.getByRole('list', { name: 'Personen im Team' })).toHaveFocus();
    },
  );

  it('stays when it could not be withdrawn', async () => {
    const { user } = show([teamIs([anna], [carla]), fail(withdrawInvitation, 'INTERNAL')]);
    await user.click(await screen.findByRole('button', { name: `Zurückziehen: ${carla.email}` }));
    expect(await screen.findByText('Fehler')).toBeVisible();
    expect(screen.getByText(carla.email)).toBeVisible();
  });
});

describe('a colleague', () => {
  it('is removed after a question that says what it means', async () => {
    const { user, use, calls } = show([teamIs([anna, bert]), answer(removePerson, { ok: true })]);
    await user.click(await screen.findByRole('button', { name: `Entfernen: ${bert.email}` }));
    const question = await screen.findByRole('alertdialog', { name: `${bert.email} entfernen?` });
    expect(within(question).getByText(/sofort überall abgemeldet/)).toBeVisible();
    use(teamIs([anna]));
    await user.click(within(question).getByRole('button', { name: 'Aus dem Team entfernen' }));
    expect(await screen.findByText('Die Person gehört nicht mehr zum Team')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(bert.email)).toBeNull());
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      `/api/team/people/${bert.id}`,
    ]);
  });

  it('stays when the question is closed, and the focus goes back to where it was', async () => {
    const { user } = show([teamIs([anna, bert])]);
    const button = await screen.findByRole('button', { name: `Entfernen: ${bert.email}` });
    await user.click(button);
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('sees who is there and whose matter the rest is, and may leave after a question', async () => {
    const { user, departures, container } = show([seenByBert, answer(leaveTeam, { ok: true })], asBert);
    expect(await screen.findByText(/entscheidet, wem das Konto gehört/)).toBeVisible();
    for (const name of [/einladen/, /Entfernen/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Team verlassen' }));
    const question = await screen.findByRole('alertdialog', { name: 'Das Team wirklich verlassen?' });
    await user.click(within(question).getByRole('button', { name: 'Team verlassen' }));
    await waitFor(() => expect(departures).toEqual(['/']));
  });

  it('stays when leaving failed, with the reason', async () => {
    const { user, departures } = show([seenByBert, fail(leaveTeam, 'INTERNAL')], asBert);
    await user.click(await screen.findByRole('button', { name: 'Team verlassen' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Team verlassen' }));
    expect(await within(question).findByText('Du konntest das Team nicht verlassen.')).toBeVisible();
    expect(departures).toEqual([]);
  });
});

async function openDialog(user: ReturnType<typeof show>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Jemanden einladen' }));
  return screen.findByRole('dialog', { name: 'Jemanden einladen' });
}
