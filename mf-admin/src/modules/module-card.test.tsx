import type { AdminModule, AdminModuleEvent, AdminModuleRelease, ModuleAction } from '@rezenso/contract/admin';
import { changeAdminModule, listAdminModules, moduleActions } from '@rezenso/contract/admin';
import { answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import AdminPage from '../admin/admin.page.tsx';
import { signedInAs, superAdmin } from '../testing/admin.ts';
import { aModule } from '../testing/modules.ts';
import { ModuleCard } from './module-card.tsx';
import { commandFor } from './module-command.ts';
import { ModuleHistory } from './module-history.tsx';
import { ModuleReleases } from './module-releases.tsx';

const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Ada', reason: 'Verliert Reviews' };
const canary = { version: '3.0.0', percent: 10, hasVisitors: false, returned: null };

const aPreview = { name: 'neue-filter', version: '9.0.0', by: 'Eva', until: '2026-03-08T12:00:00.000Z' };

describe('the card of a module', () => {
  it.each<[string, Partial<AdminModule>, string[]]>([
    ['runs', {}, ['Läuft']],
    ['reaches nobody', { served: null }, ['Niemand bekommt es']],
    ['is paused', { served: null, paused: deed }, ['Pausiert']],
    ['was retired', { served: null, retired: deed }, ['Eingestellt']],
    ['was retired while it was paused', { paused: deed, retired: deed }, ['Eingestellt', 'Pausiert']],
    ['has a preview', { previews: [aPreview] }, ['Läuft', 'Vorschau']],
    ['has two previews', { previews: [aPreview, { ...aPreview, name: 'b' }] }, ['Läuft', '2 Vorschauen']],
    ['has a canary', { canary }, ['Läuft', 'Canary: 10 %']],
  ])('says in a word that it %s', (_, over, states) => {
    draw(over);
    const words = [
      'Läuft',
      'Pausiert',
      'Eingestellt',
      'Niemand bekommt es',
      'Canary: 10 %',
      'Vorschau',
      '2 Vorschauen',
    ];
    const shown = words.filter((word) => screen.queryByText(spaced(word)) !== null);
    expect(shown.toSorted()).toEqual(states.toSorted());
  });

  it.each<[string, Partial<AdminModule>, [ModuleAction, string | null][]]>([
    ['runs', {}, [['pause', null]]],
    ['is paused', { paused: deed }, [['resume', null]]],
    ['was retired', { retired: deed }, [['resume', null]]],
    [
      'has a canary',
      { canary },
      [
        ['promote', '3.0.0'],
        ['rollback', null],
        ['pause', null],
      ],
    ],
    [
      'has a canary that the site took back',
      { canary: { ...canary, returned: 'It failed.' } },
      [
        ['rollback', null],
        ['pause', null],
      ],
    ],
    ['is the shell', { name: 'shell' }, []],
  ])('offers what can be done with one that %s, and hands on what was chosen', async (_, over, actions) => {
    const { user, acted } = draw(over);
    const labels = /^(?:Pausieren|Fortsetzen|Canary für alle|Canary beenden): /;
    for (const button of screen.queryAllByRole('button', { name: labels })) await user.click(button);
    expect(acted).toEqual(actions);
  });

  it('says who closed it, when and why; of both, who retired it', () => {
    draw({ paused: deed, retired: { ...deed, by: 'Ole', reason: 'Wird nicht mehr gebraucht' } });
    expect(screen.getByText(/^Eingestellt von Ole am 01\.03\.2026, 13:00$/)).toBeVisible();
    expect(screen.getByText('Wird nicht mehr gebraucht')).toBeVisible();
    expect(screen.queryByText(/Ada/)).toBeNull();
  });

  it('has nothing to note of one that simply runs', async () => {
    draw({});
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/Vorschau/)).toBeNull();
    await expectAccessible();
  });

  it('shows what people get, and under its name the one that machines use', () => {
    draw({ served: '1.0.0' });
    expect(screen.getByRole('heading', { name: 'Bewertungen' })).toBeVisible();
    expect(screen.getByText('mf-reviews')).toBeVisible();
    expect(figure('Ausgeliefert')).toBe('1.0.0 vom 01.03.2026, 13:00');
    expect(figure('Letzte 7 Tage')).toBe('Noch von keinem Konto geladen, das seit einer Woche dabei ist.');
    expect(screen.queryByText('Ladezeit (Median)')).toBeNull();
  });

  it('has no figures of the shell, which nobody counts', () => {
    draw({ name: 'shell' });
    expect(screen.queryByText('Letzte 7 Tage', { selector: 'dt' })).toBeNull();
  });

  it('shows the last stable release while nobody gets it', () => {
    draw({ served: null, paused: deed });
    expect(figure('Zuletzt stabil')).toContain('2.0.0');
  });

  it.each([
    [12, 0, 340, '0 (0 %)', '340 ms'],
    [12, 1, 1000, '1 (8 %)', '1 s'],
    [1000, 3, 12_345, '3 (0,3 %)', '12,3 s'],
    [100_000, 3, 999, '3 (unter 0,1 %)', '999 ms'],
  ])('of %i members, %i with faults, and %i ms says %s and %s', (members, affected, loadMs, faults, load) => {
    const [release] = aModule().releases;
    const releases = release ? [{ ...release, health: { members, affected, loads: members, loadMs } }] : [];
    draw({ releases });
    expect([figure('Davon mit Fehlern'), figure('Ladezeit (Median)')]).toEqual([faults, load].map(unbroken));
  });

  it('retires behind the dots, and leads to the log there', async () => {
    const acted: unknown[] = [];
    const onAct = (...given: unknown[]) => acted.push(given);
    const { user } = renderWithPlatform(<ModuleCard module={aModule()} hasAudit onAct={onAct} />);
    await user.click(screen.getByRole('button', { name: 'Mehr: Bewertungen' }));
    const link = screen.getByRole('menuitem', { name: 'Im Protokoll ansehen' });
    expect(link).toHaveAttribute('href', '/admin?tab=audit&subject=mf-reviews');
    await user.click(screen.getByRole('menuitem', { name: 'Einstellen' }));
    expect(acted).toEqual([['retire', null]]);
  });

  it.each([
    ['the shell', { name: 'shell' }],
    ['one that is retired', { retired: deed }],
  ])('has nothing behind the dots for %s, unless there is a log to see', (_, over) => {
    draw(over);
    expect(screen.queryByRole('button', { name: /^Mehr: / })).toBeNull();
  });
});

describe('the releases of a module', () => {
  const release = (version: string, over: Partial<AdminModuleRelease> = {}): AdminModuleRelease => ({
    ...(aModule().releases[0] as AdminModuleRelease),
    version,
    ...over,
  });

  it.each<[AdminModuleRelease['role'], string, boolean]>([
    ['stable', 'Stabil', false],
    ['canary', 'Canary', false],
    ['kept', 'In Reserve', true],
    ['withdrawn', 'Zurückgezogen', true],
  ])('that are %s read %s, with a way back: %s', async (role, words, hasWayBack) => {
    const back: string[] = [];
    const { user } = renderWithPlatform(
      <ModuleReleases
        module={aModule({ releases: [release('7', { role })] })}
        onBack={(version) => back.push(version)}
      />,
    );
    expect(screen.getByText(words)).toBeVisible();
    for (const button of screen.queryAllByRole('button', { name: 'Zurück zu 7: Bewertungen' }))
      await user.click(button);
    expect(back).toEqual(hasWayBack ? ['7'] : []);
  });

  it.each([
    [0, 0, 'noch nicht geladen'],
    [1, 0, '1 Konto, ohne Fehler'],
    [1200, 34, '1.200 Konten, 34 mit Fehlern'],
  ])('did well or not for %i members, %i of them with faults: %s', (members, affected, words) => {
    const health = { members, affected, loads: members, loadMs: null };
    renderWithPlatform(
      <ModuleReleases module={aModule({ releases: [release('7', { health })] })} onBack={jest.fn()} />,
    );
    expect(screen.getByText(words)).toBeVisible();
  });

  it('tell who made them where that is known, with the commit where that is', () => {
    const releases = [
      release('1', { by: null, commit: null }),
      release('2', { by: 'Ole', commit: null }),
      release('3', { by: 'Eva', commit: 'abc' }),
    ];
    renderWithPlatform(<ModuleReleases module={aModule({ releases })} onBack={jest.fn()} />);
    const [first, second, third] = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect([first, second, third]).toEqual(['1Stabil', '2Stabilvon Ole', '3Stabilvon Eva · Commit abc']);
  });
});

describe('the history of a module', () => {
  const event = (over: Partial<AdminModuleEvent>): AdminModuleEvent => ({
    ...(aModule().history[0] as AdminModuleEvent),
    ...over,
  });

  it.each<[Partial<AdminModuleEvent>, string]>([
    [{ event: 'promoted', version: '3', before: '2' }, 'Für alle freigegeben: 3 statt 2'],
    [{ event: 'canary', version: '3', before: null, percent: 10 }, 'Als Canary veröffentlicht für 10 %: 3'],
    [
      { event: 'previewed', version: '9', before: null, preview: 'neue-filter' },
      'Vorschau veröffentlicht „neue-filter“: 9',
    ],
    [{ event: 'preview-ended', version: null, before: null, preview: 'a' }, 'Vorschau beendet „a“'],
    [{ event: 'signed-anew', version: '3', before: null }, 'signed-anew: 3'],
    [{ event: 'constructor', version: '3', before: null }, 'constructor: 3'],
  ])('says of %j: %s', (over, words) => {
    renderWithPlatform(<ModuleHistory history={[event(over)]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(words);
  });

  it.each<[AdminModuleEvent['via'], string]>([
    ['admin', 'Eva, in der Verwaltung'],
    ['command', 'Eva, per Befehl'],
    [null, 'Eva'],
  ])('gives who, when, why, and that it came by %s', (via, words) => {
    renderWithPlatform(<ModuleHistory history={[event({ reason: 'Zu langsam', via })]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(`Zu langsam01.03.2026, 13:00 · ${words}`);
  });

  it('shows the newest, and all when asked', async () => {
    const history = Array.from({ length: 10 }, (_, index) => event({ version: `${10 - index}.0.0` }));
    const { user } = renderWithPlatform(<ModuleHistory history={history} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: '2 frühere Einträge zeigen' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so when nothing was written down', () => {
    renderWithPlatform(<ModuleHistory history={[]} />);
    expect(screen.getByText(/^Noch ist nichts aufgeschrieben/)).toBeVisible();
  });
});

describe('the command that does the same', () => {
  it.each<[ModuleAction, string | null, string]>([
    ['pause', null, 'npx rezenso pause mf-x --because "…"'],
    ['retire', null, 'npx rezenso retire mf-x --because "…"'],
    ['resume', null, 'npx rezenso resume mf-x --because "…"'],
    ['promote', '3.0.0', 'npx rezenso promote mf-x --because "…"'],
    ['rollback', null, 'npx rezenso rollback mf-x --because "…"'],
    ['rollback', '1.0.0', 'npx rezenso rollback mf-x --to 1.0.0 --because "…"'],
  ])('as %s of %s is %s', (action, version, command) => expect(commandFor(action, 'mf-x', version)).toBe(command));

  it.each(['pause', 'retire'] as const)('as %s says --anyway where the module is needed', (action) => {
    expect(commandFor(action, 'mf-x', null, { isNeeded: true })).toBe(
      `npx rezenso ${action} mf-x --because "…" --anyway`,
    );
  });
});

const deeds: Record<ModuleAction, string> = {
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  promote: 'Für alle freigeben',
  rollback: 'Canary beenden',
  retire: 'Einstellen',
};

describe('the dialog of an action that the address names', () => {
  it.each(moduleActions)('opens for %s, and is sent once however often it is pressed', async (action) => {
    const version = action === 'promote' ? '3.0.0' : '';
    const held = hold(answer(changeAdminModule, aModule()));
    const { user, calls, use } = openAt(`change=${action}&module=mf-reviews&version=${version}`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Grund/), '  Weil es sein muss  ');
    use(held);
    await user.dblClick(dialog.getByRole('button', { name: deeds[action] }));
    held.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Erledigt')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent).toEqual([{ action, version: version || null, reason: 'Weil es sein muss' }]);
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

  it('keeps the reason when the role turns out not to be enough', async () => {
    const { user, use } = openAt('change=pause&module=mf-reviews');
    await user.type(await screen.findByLabelText(/^Grund/), 'Fehler');
    use(fail(changeAdminModule, 'FORBIDDEN'), signedInAs('super_admin'));
    await user.click(screen.getByRole('button', { name: 'Pausieren' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/darf Module nicht ändern/);
    expect(screen.getByLabelText(/^Grund/)).toHaveValue('Fehler');
  });
});

function draw(over: Partial<AdminModule>) {
  const acted: [ModuleAction, string | null][] = [];
  const onAct = (action: ModuleAction, version: string | null) => acted.push([action, version]);
  return { ...renderWithPlatform(<ModuleCard module={aModule(over)} hasAudit={false} onAct={onAct} />), acted };
}

/** What stands under a name among the figures. */
function figure(name: string): string {
  return unbroken(screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '');
}

function unbroken(text: string): string {
  return text.replaceAll('\u00a0', ' ').trim();
}

function openAt(query: string) {
  return renderWithPlatform(<AdminPage />, {
    route: `/admin?tab=modules&${query}`,
    session: superAdmin,
    answers: [answer(listAdminModules, { modules: [aModule({ canary })], canChange: true })],
  });
}

/** Texts may hold spaces that do not break. */
const spaced = (words: string) => new RegExp(`^${words.replaceAll(' ', '\\s')}$`);
