import { listPotentialMatches } from '@rezenso/contract/matches';
import { getPartnerWishes, type SavedWishes, savePartnerWishes } from '@rezenso/contract/partner-wishes';
import { answer, fail, offline, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { article, openBoard } from '../testing/board.tsx';
import { aPartner } from '../testing/matches.ts';
// Loading it takes a while at first, which no test is about.
import './look-for.dialog.tsx';
import { valuesOf, wishesOf } from './look-for.form.ts';

const nothing: SavedWishes = { industries: [], radiusKm: null, platforms: [], languages: [] };
const crafts: SavedWishes = { industries: ['handwerk'], radiusKm: 50, platforms: ['google'], languages: ['de'] };

describe('saying what one looks for', () => {
  it('shows what was said, sends it anew, and reads the suggestions again', async () => {
    const { user, use, calls } = open(answer(getPartnerWishes, { wishes: crafts, areInUse: true }));
    const dialog = await openedDialog(user);
    expect(within(dialog).getByRole('checkbox', { name: 'Handwerk' })).toBeChecked();
    expect(within(dialog).getByRole('combobox', { name: 'Umkreis' })).toHaveDisplayValue('Bis 50 km');
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Beratung' }));
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Umkreis' }), 'Jede Entfernung');
    const saved = { ...crafts, industries: ['handwerk', 'beratung'], radiusKm: null } as const;
    use(answer(savePartnerWishes, { wishes: { ...saved, industries: ['handwerk', 'beratung'] }, areInUse: true }));
    use(answer(listPotentialMatches, [aPartner({ name: 'Werkstatt', isWished: true })]));
    await user.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Deine Vorschläge richten sich ab jetzt danach.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(saved);
    expect(within(await article('Werkstatt')).getByText('Passt zu dem, was du suchst')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was chosen when it cannot be saved', async () => {
    const { user, use } = open(answer(getPartnerWishes, { wishes: nothing, areInUse: true }));
    const dialog = await openedDialog(user);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Französisch' }));
    use(fail(savePartnerWishes, 'PRO_REQUIRED'));
    await user.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await within(dialog).findByText('Das gehört zu Pro.')).toBeVisible();
    expect(within(dialog).getByRole('checkbox', { name: 'Französisch' })).toBeChecked();
  });

  it('is explained to free members, with the way to Pro and the bound of the advantage', async () => {
    const { user } = open(answer(getPartnerWishes, { wishes: nothing, areInUse: false }));
    const dialog = await openedDialog(user);
    expect(within(dialog).getByRole('link', { name: 'Pro ansehen' })).toHaveAttribute('href', '/subscribe');
    expect(within(dialog).getByText(/höchstens 2 von 100 Punkten/)).toBeVisible();
    expect(within(dialog).getByText(/auch ohne Pro/)).toBeVisible();
    expect(within(dialog).queryByText(/früheren Wünsche/)).toBeNull();
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    expect(await axe(dialog)).toHaveNoViolations();
  });

  it('says to who had Pro before that the wishes rest', async () => {
    const { user } = open(answer(getPartnerWishes, { wishes: crafts, areInUse: false }));
    expect(within(await openedDialog(user)).getByText(/früheren Wünsche sind gespeichert/)).toBeVisible();
  });

  it('asks for nothing before it is opened, and again when it could not be read', async () => {
    const { user, use, calls } = open(offline(getPartnerWishes));
    expect(calls.map(({ path }) => path)).not.toContain('/api/partner-wishes');
    const dialog = await openedDialog(user);
    expect(await within(dialog).findByText('Das konnte nicht geladen werden')).toBeVisible();
    use(answer(getPartnerWishes, { wishes: nothing, areInUse: true }));
    await user.click(within(dialog).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('checkbox', { name: 'Handwerk' })).toBeVisible();
  });
});

describe('the form', () => {
  it('sends what was saved, and a radius that it does not offer as the next larger one', () => {
    for (const wishes of [nothing, crafts]) expect(wishesOf(valuesOf(wishes))).toEqual(wishes);
    expect(valuesOf({ ...crafts, industries: ['handwerk', 'raumfahrt'] }).industries).toEqual(['handwerk']);
    expect(wishesOf(valuesOf({ ...nothing, radiusKm: 30 })).radiusKm).toBe(50);
    expect(wishesOf(valuesOf({ ...nothing, radiusKm: 900 })).radiusKm).toBeNull();
  });
});

it('readers see which partners have priority', async () => {
  const [plain, paying] = [aPartner({ name: 'Ohne' }), aPartner({ name: 'Mit' })];
  const id = '00000000-0000-4000-8000-000000000077';
  openBoard([], [plain, { ...paying, user: { ...paying.user, id, hasPriority: true } }]);
  expect(within(await article('Mit')).getByText('Pro')).toBeVisible();
  expect(within(await article('Ohne')).queryByText('Pro')).toBeNull();
});

function open(wishes: Stub) {
  return openBoard([], [aPartner()], wishes);
}

async function openedDialog(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Wonach suchst du?' }));
  return screen.findByRole('dialog', { name: 'Wonach suchst du?' });
}
