import {
  type AdminModule,
  type AdminModuleRelease,
  changeAdminModule,
  listAdminModules,
} from '@rezenso/contract/admin';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import AdminPage from '../admin/admin.page.tsx';
import { signedInAs, superAdmin } from '../testing/admin.ts';
import { aModule } from '../testing/modules.ts';

it('shows what runs, how each release does and what happened', async () => {
  const { user } = await open({
    canary: { version: '3.0.0', percent: 10, hasVisitors: true, returned: null, cause: null },
  });
  const card = within(screen.getByRole('article', { name: 'Bewertungen' }));
  expect(card.getByText('Läuft')).toBeVisible();
  expect(card.getByText('1 mit Fehlern')).toBeVisible();
  expect(card.getByText(/^10\s% der Konten und Besucher probieren/)).toBeVisible();
  expect(screen.getByText('1 Modul · 1 mit Canary')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Bewertungen' }));
  const row = within(card.getByRole('row', { name: /2\.0\.0/ }));
  expect(row.getByText('12 Konten, 1 mit Fehlern')).toBeVisible();
  expect(row.getByText(/^340\sms$/)).toBeVisible();
  expect(row.getByText('0123456789ab')).toBeVisible();
  expect(card.getByText(/Eva, per Befehl$/)).toBeVisible();
  await expectAccessible();
});

it('asks why before it pauses, sends it, and shows what the server made of it', async () => {
  const { user, use, calls } = await open();
  await choose(user, 'Pausieren');
  const dialog = within(await screen.findByRole('dialog', { name: '„Bewertungen“ pausieren' }));
  await user.click(dialog.getByRole('button', { name: 'Pausieren' }));
  expect(await dialog.findByText('Bitte begründe das kurz')).toBeVisible();
  await expectAccessible();
  const paused = aModule({ served: null, paused: { at: '2026-03-01T12:00:00.000Z', by: 'Ada', reason: 'Fehler' } });
  use(answer(changeAdminModule, paused), answer(listAdminModules, { modules: [paused], canChange: true }));
  await user.type(dialog.getByLabelText(/^Grund/), 'Fehler');
  await user.click(dialog.getByRole('button', { name: 'Pausieren' }));
  expect(await screen.findByText('Pausiert')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/api/admin/modules/mf-reviews',
    body: { action: 'pause', version: null, reason: 'Fehler' },
  });
  expect(await screen.findByRole('button', { name: 'Fortsetzen: Bewertungen' })).toBeVisible();
});

it('goes back to a release by its name, and says what the store refuses', async () => {
  const { user, use, calls } = await open();
  await user.click(screen.getByRole('button', { name: 'Bewertungen' }));
  await user.click(screen.getByRole('button', { name: 'Zurück zu 1.0.0: Bewertungen' }));
  use(fail(changeAdminModule, 'MODULE_NOT_CHANGED'));
  await user.type(await screen.findByLabelText(/^Grund/), 'Fehler');
  await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Das geht mit diesem Modul gerade nicht/);
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    action: 'rollback',
    version: '1.0.0',
    seen: { stable: aModule().stable, canary: null },
  });
});

it('shows the command instead where releases are signed and the server has no key', async () => {
  const { user } = await open({}, { canChange: false });
  expect(screen.getByText('Dieser Server darf Module nicht ändern')).toBeVisible();
  await choose(user, 'Pausieren');
  expect(
    await screen.findByText(`npx rezenso pause mf-reviews --because "…" --store ${window.location.origin}`),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pausieren' })).toBeNull();
  await expectAccessible();
});

it('explains to other roles why they may only look, and asks nothing that they may not see', async () => {
  const { user, calls, use } = await open({}, { role: 'analytics_manager' });
  await user.click(screen.getByRole('button', { name: 'Mehr: Bewertungen' }));
  expect(screen.queryByRole('menuitem', { name: 'Im Protokoll ansehen' })).toBeNull();
  await user.keyboard('{Escape}');
  use(signedInAs('analytics_manager'));
  await choose(user, 'Pausieren');
  expect(await screen.findByText(/Deine Rolle Analytics darf Module nicht ändern/)).toBeVisible();
  expect(calls.some(({ path }) => path.includes('audit-log'))).toBe(false);
});

it.each([
  ['sign-in', /Ohne dieses Modul kann sich niemand anmelden/],
  ['administration', /Dieses Modul ist die Seite, auf der du es fortsetzen würdest/],
] as const)('names the command where a module is needed for %s, and sends nothing', async (need, why) => {
  const { user, calls } = await open({ neededFor: [need] });
  await choose(user, 'Pausieren');
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByText(/geh zu einem früheren zurück/)).toBeVisible();
  expect(screen.getByText('npx rezenso pause mf-reviews --because "…" --anyway')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pausieren' })).toBeNull();
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await expectAccessible();
});

it('takes what is needed back to an earlier release all the same', async () => {
  const { user } = await open({ neededFor: ['sign-in'] });
  await user.click(screen.getByRole('button', { name: 'Bewertungen' }));
  await user.click(screen.getByRole('button', { name: 'Zurück zu 1.0.0: Bewertungen' }));
  expect(await screen.findByRole('button', { name: 'Zurücknehmen' })).toBeVisible();
});

it('counts what is not as usual', async () => {
  const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Ada', reason: null };
  const previews = [{ name: 'a', version: '9', by: 'Eva', until: deed.at }];
  const others = [aModule({ name: 'mf-a', paused: deed }), aModule({ name: 'mf-b', retired: deed })];
  await open({ previews }, { others });
  expect(screen.getByText('3 Module · 1 pausiert · 1 eingestellt · 1 mit Vorschau')).toBeVisible();
});

it('begins with what is not as usual, and leaves every row where it is when that changes', async () => {
  const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Ada', reason: 'Verliert Reviews' };
  const named = (name: string, over: Partial<AdminModule> = {}) => aModule({ name, title: name, ...over });
  const others = [named('a', { retired: deed }), named('b'), named('c', { paused: deed, served: null })];
  const { user, use } = await open({ name: 'd', title: 'd', served: null }, { others });
  expect(order()).toEqual(['d', 'c', 'b', 'a']);
  await user.click(screen.getByRole('button', { name: 'Fortsetzen: c' }));
  await user.type(await screen.findByLabelText(/^Grund/), 'Ist behoben');
  const after = [named('new', { served: null }), named('a', { retired: deed }), named('b'), named('c'), named('d')];
  use(answer(changeAdminModule, named('c')), answer(listAdminModules, { modules: after, canChange: true }));
  await user.click(screen.getByRole('button', { name: 'Fortsetzen' }));
  expect(await screen.findByRole('article', { name: 'new' })).toBeVisible();
  expect(order()).toEqual(['d', 'c', 'b', 'a', 'new']);
});

it('is short, however long names and reasons are and however many releases there were', async () => {
  const long = 'Überlängenbezeichnung '.repeat(20);
  const releases = Array.from({ length: 50 }, (_, index) => ({ ...release, version: `${50 - index}.0.0` }));
  const deed = { at: '2026-03-01T12:00:00.000Z', by: long, reason: long };
  const { user } = await open({ title: long.trim(), owner: long, releases, paused: deed, served: null });
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: long.trim() }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(5);
  await expectAccessible();
});

it('shows its shape while it loads, names a failed call beside a way to try again, and says when there is nothing', async () => {
  const held = hold(offline(listAdminModules));
  const { user, use } = render(held);
  expect(await screen.findByRole('tab', { name: 'Module', selected: true })).toBeVisible();
  held.release();
  expect(await screen.findByText(/Failed to fetch modules/)).toBeVisible();
  use(answer(listAdminModules, { modules: [], canChange: true }));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Noch nichts veröffentlicht')).toBeVisible();
});

const release = aModule().releases[0] as AdminModuleRelease;

/** Chooses what stands behind the dots. */
async function choose(user: UserEvent, deed: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Mehr: Bewertungen' }));
  await user.click(screen.getByRole('menuitem', { name: deed }));
}

function order(): (string | null)[] {
  return screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));
}

type Role = 'super_admin' | 'analytics_manager';

interface Opening {
  canChange?: boolean;
  role?: Role;
  others?: AdminModule[];
}

/** The tab with one module. */
async function open(
  module: Partial<AdminModule> = {},
  { canChange = true, role = 'super_admin', others = [] }: Opening = {},
) {
  const list = answer(listAdminModules, { modules: [...others, aModule(module)], canChange });
  const rendered = render(list, { isAdmin: true, adminRole: role });
  await screen.findAllByRole('article');
  return rendered;
}

function render(list: Stub, session: { isAdmin: true; adminRole: Role } = superAdmin) {
  return renderWithPlatform(<AdminPage />, { route: '/admin?tab=modules', session, answers: [list] });
}
