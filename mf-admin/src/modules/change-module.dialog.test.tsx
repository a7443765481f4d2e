import type { AdminModule, ModuleAction, ModuleObstacle } from '@rezenso/contract/admin';
import { changeAdminModule, listAdminModules, moduleActions } from '@rezenso/contract/admin';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import AdminPage from '../admin/admin.page.tsx';
import { signedInAs, superAdmin } from '../testing/admin.ts';
import { aModule } from '../testing/modules.ts';

const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Ada', reason: 'Verliert Reviews' };
const canary = { version: '3.0.0', percent: 10, hasVisitors: false, returned: null, cause: null };

const deeds: Record<ModuleAction, string> = {
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  promote: 'Für alle freigeben',
  rollback: 'Canary beenden',
  retire: 'Einstellen',
};

/** A module with which each deed can be done. */
const ready: Record<ModuleAction, Partial<AdminModule>> = {
  pause: {},
  resume: { paused: deed, served: null },
  promote: { canary },
  rollback: { canary },
  retire: {},
};

describe('the dialog of an action that the address names', () => {
  it.each(moduleActions)('opens for %s, and is sent once however often it is pressed', async (action) => {
    const version = action === 'promote' ? '3.0.0' : '';
    const held = hold(answer(changeAdminModule, aModule()));
    const { user, calls, use } = openAt(`change=${action}&module=mf-reviews&version=${version}`, ready[action]);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Grund/), '  Weil es sein muss  ');
    use(held);
    await user.dblClick(dialog.getByRole('button', { name: deeds[action] }));
    held.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Erledigt')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    const seen = { stable: '2.0.0', canary: ready[action].canary?.version ?? null };
    expect(sent).toEqual([{ action, version: version || null, reason: 'Weil es sein muss', seen }]);
  });

  it('says what people have and what they will get', async () => {
    openAt('change=rollback&module=mf-reviews&version=1.0.0');
    const dialog = within(await screen.findByRole('dialog', { name: '„Bewertungen“ zurücknehmen' }));
    expect(dialog.getByText('Jetzt').nextElementSibling).toHaveTextContent('2.0.0');
    expect(dialog.getByText('Danach').nextElementSibling).toHaveTextContent('1.0.0');
  });

  it('calls the end of a canary what it is', async () => {
    openAt('change=rollback&module=mf-reviews');
    expect(await screen.findByRole('dialog', { name: 'Canary von „Bewertungen“ beenden' })).toBeVisible();
    expect(screen.getByText(/bekommt beim nächsten Öffnen wieder die stabile/)).toBeVisible();
  });

  it('says that a module is gone, and opens nothing for an action that there is not', async () => {
    const { unmount } = openAt('change=pause&module=mf-weg');
    expect(await screen.findByRole('dialog', { name: 'Dieses Modul gibt es nicht mehr.' })).toBeVisible();
    unmount();
    openAt('change=explode&module=mf-reviews');
    await screen.findByRole('article');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[string, string, Partial<AdminModule>, RegExp]>([
    [
      'pausing what is paused',
      'change=pause',
      { paused: deed },
      /^Ada hat es schon pausiert, am 01\.03\.2026, 13:00\.$/,
    ],
    ['pausing what was retired', 'change=pause', { retired: deed }, /^Ada hat es eingestellt/],
    ['retiring what was retired', 'change=retire', { retired: deed }, /^Ada hat es eingestellt/],
    ['resuming what runs', 'change=resume', {}, /^Es läuft schon wieder\.$/],
    ['promoting another canary', 'change=promote&version=9.0.0', { canary }, /^Diesen Canary gibt es nicht mehr/],
    ['ending no canary', 'change=rollback', {}, /^Diesen Canary gibt es nicht mehr/],
    ['a release that was cleared up', 'change=rollback&version=0.1.0', {}, /^Dieses Release ist inzwischen aufgeräumt/],
  ])('says at once that it has come too late for %s', async (_, query, over, words) => {
    openAt(`${query}&module=mf-reviews`, over);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(words)).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
    await expectAccessible();
  });

  it.each<[Partial<ModuleObstacle> & Pick<ModuleObstacle, 'why'>, RegExp]>([
    [{ why: 'paused', by: 'Ole', at: deed.at }, /Ole hat es schon pausiert, am 01\.03\.2026, 13:00\./],
    [{ why: 'release-gone' }, /Dieses Release ist inzwischen aufgeräumt/],
    [{ why: 'canary-returned' }, /Diese Seite hat den Canary zurückgenommen/],
    [{ why: 'platform' }, /braucht einen anderen Rahmen/],
    [{ why: 'modules-lost', modules: ['mf-a', 'mf-b'] }, /Damit gäbe es mf-a, mf-b nicht mehr/],
    [{ why: 'unfit' }, /passt nicht zu dem, was gerade läuft/],
    [{ why: 'shell' }, /Der Rahmen ist die Seite selbst/],
    [{ why: 'moved', stable: '1.9.0' }, /Inzwischen hat jemand das Modul bewegt: Alle bekommen jetzt 1\.9\.0/],
  ])('says what somebody else did meanwhile, or what stands against it: %j', async (obstacle, words) => {
    const details = { by: null, at: null, modules: [], ...obstacle };
    const { user, use } = openAt('change=pause&module=mf-reviews');
    await user.type(await screen.findByLabelText(/^Grund/), 'Fehler');
    const after = answer(listAdminModules, { modules: [aModule({ paused: deed, served: null })], canChange: true });
    const body = { message: 'Nein.', code: 'MODULE_NOT_CHANGED', requestId: 'test', details };
    use({ endpoint: changeAdminModule, respond: () => Response.json(body, { status: 409 }) }, after);
    await user.click(screen.getByRole('button', { name: 'Pausieren' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(/^Grund/)).toHaveValue('Fehler');
  });

  it('does not claim that nothing was changed when no answer came', async () => {
    const { user, use } = openAt('change=pause&module=mf-reviews');
    await user.type(await screen.findByLabelText(/^Grund/), 'Fehler');
    use(offline(changeAdminModule));
    await user.click(screen.getByRole('button', { name: 'Pausieren' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/vielleicht nicht angekommen.*Sieh in der Liste nach/);
    expect(alert).not.toHaveTextContent('Nichts wurde geändert');
  });

  it('keeps the reason when the role turns out not to be enough', async () => {
    const { user, use } = openAt('change=pause&module=mf-reviews');
    await user.type(await screen.findByLabelText(/^Grund/), 'Fehler');
    use(fail(changeAdminModule, 'FORBIDDEN'), signedInAs('super_admin'));
    await user.click(screen.getByRole('button', { name: 'Pausieren' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/darf Module nicht ändern/);
    expect(screen.getByLabelText(/^Grund/)).toHaveValue('Fehler');
  });
});

function openAt(query: string, over: Partial<AdminModule> = { canary }) {
  return renderWithPlatform(<AdminPage />, {
    route: `/admin?tab=modules&${query}`,
    session: superAdmin,
    answers: [answer(listAdminModules, { modules: [aModule(over)], canChange: true })],
  });
}
