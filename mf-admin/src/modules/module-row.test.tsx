import type {
  AdminModule,
  AdminModuleEvent,
  AdminModuleRelease,
  ModuleAction,
  ModuleObstacle,
} from '@rezenso/contract/admin';
import { changeAdminModule, listAdminModules, moduleActions } from '@rezenso/contract/admin';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import AdminPage from '../admin/admin.page.tsx';
import { signedInAs, superAdmin } from '../testing/admin.ts';
import { aModule } from '../testing/modules.ts';
import { commandFor } from './module-command.ts';
import { ModuleHistory } from './module-history.tsx';
import { ModuleReleases } from './module-releases.tsx';
import { ModuleRow } from './module-row.tsx';

const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Ada', reason: 'Verliert Reviews' };
const canary = { version: '3.0.0', percent: 10, hasVisitors: false, returned: null, cause: null };

const aPreview = { name: 'neue-filter', version: '9.0.0', by: 'Eva', until: '2026-03-08T12:00:00.000Z' };

const failedCause = {
  kind: 'failing' as const,
  canary: { members: 4, affected: 3, loadMs: 1200 },
  stable: { members: 9, affected: 0, loadMs: 300 },
};
const failing = { releases: withHealth(12, 3, 340) };

describe('the row of a module', () => {
  it.each<[string, Partial<AdminModule>, string[]]>([
    ['runs', {}, ['Läuft']],
    ['reaches nobody', { served: null }, ['Niemand bekommt es']],
    ['is paused', { served: null, paused: deed }, ['Pausiert']],
    ['was retired', { served: null, retired: deed }, ['Eingestellt']],
    ['was retired while it was paused', { paused: deed, retired: deed }, ['Eingestellt', 'Pausiert']],
    ['has a preview', { previews: [aPreview] }, ['Läuft', 'Vorschau']],
    ['has two previews', { previews: [aPreview, { ...aPreview, name: 'b' }] }, ['Läuft', '2 Vorschauen']],
    ['has a canary', { canary }, ['Läuft', 'Canary: 10 %']],
    ['fails', failing, ['Viele Fehler']],
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
      'Viele Fehler',
    ];
    const shown = words.filter((word) => screen.queryByText(spaced(word)) !== null);
    expect(shown.toSorted()).toEqual(states.toSorted());
  });

  it.each<[string, Partial<AdminModule>, [ModuleAction, string | null][]]>([
    [
      'runs',
      {},
      [
        ['pause', null],
        ['retire', null],
      ],
    ],
    [
      'is paused',
      { paused: deed },
      [
        ['resume', null],
        ['retire', null],
      ],
    ],
    ['was retired', { retired: deed }, [['resume', null]]],
    [
      'has a canary',
      { canary },
      [
        ['promote', '3.0.0'],
        ['rollback', null],
        ['pause', null],
        ['retire', null],
      ],
    ],
    [
      'has a canary that the site took back',
      { canary: { ...canary, returned: 'It failed.' } },
      [
        ['rollback', null],
        ['pause', null],
        ['retire', null],
      ],
    ],
  ])(
    'offers behind the dots what can be done with one that %s, and hands on what was chosen',
    async (_, over, actions) => {
      const { user, acted } = draw(over);
      const dots = screen.getByRole('button', { name: 'Mehr: Bewertungen' });
      await user.click(dots);
      const count = screen.getAllByRole('menuitem').length;
      for (let index = 0; index < count; index += 1) {
        if (index > 0) await user.click(dots);
        await user.click(screen.getAllByRole('menuitem')[index] as HTMLElement);
      }
      expect(acted).toEqual(actions);
    },
  );

  it.each<[string, Partial<AdminModule>, string[]]>([
    ['runs', {}, []],
    ['is paused', { paused: deed, served: null }, ['Fortsetzen: Bewertungen']],
    ['has a canary', { canary }, ['Canary für alle: Bewertungen', 'Canary beenden: Bewertungen']],
    [
      'has a canary that the site took back',
      { canary: { ...canary, returned: 'It failed.' } },
      ['Canary beenden: Bewertungen'],
    ],
    ['fails', failing, []],
    ['was retired', { retired: deed }, []],
  ])('has in sight what helps one that %s', (_, over, names) => {
    draw(over);
    const shown = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(shown.filter((name) => name && !name.startsWith('Mehr'))).toEqual(names);
  });

  it.each<[string, Partial<AdminModule>, RegExp[]]>([
    ['paused', { paused: deed, served: null }, [/^Pausiert von Ada am 01\.03\.2026, 13:00$/, /^Verliert Reviews$/]],
    ['missing', { served: null }, [/^Niemand bekommt dieses Modul$/, /^Stabil ist 2\.0\.0, aber/]],
    ['failing', failing, [/^Bei vielen geht es nicht$/, /^3 von 12 Konten hatten .* Fehler \(25\s%\)/]],
    ['on a canary', { canary }, [/^10\s% der Konten probieren eine neue Version$/]],
    [
      'on an earlier release',
      { served: '1.0.0' },
      [/^Alle bekommen ein früheres Release$/, /^Ausgeliefert wird 1\.0\.0/],
    ],
    [
      'no longer on a canary that failed',
      { canary: { ...canary, returned: 'It failed.', cause: failedCause } },
      [/folgt dem Canary nicht mehr$/, /Es ging bei 3 von 4 Konten nicht, das stabile bei 0 von 9 Konten\.$/],
    ],
    [
      'no longer on a canary that was slow',
      { canary: { ...canary, returned: 'It is slow.', cause: { ...failedCause, kind: 'slow' } } },
      [/Es lädt in 1,2\ss, das stabile in 300\sms\.$/],
    ],
    [
      'no longer on a canary, for a reason of old',
      { canary: { ...canary, returned: 'It was bad.' } },
      [/Es war schlechter als das stabile\.$/],
    ],
  ])('says in sight what is not as usual: it is %s', async (_, over, words) => {
    draw(over);
    for (const pattern of words) expect(screen.getByText(pattern)).toBeVisible();
    // What is written for teams is no text of this page.
    expect(screen.queryByText(/\bIt\b/)).toBeNull();
    await expectAccessible();
  });

  it('has nothing to note of one that simply runs, nor of one that was retired', async () => {
    const { unmount } = draw({});
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    await expectAccessible();
    unmount();
    draw({ retired: deed });
    expect(screen.queryByText('Verliert Reviews')).toBeNull();
  });

  it('says what people get and how it does, under its name the one that machines use, and nothing else', () => {
    draw({ served: '1.0.0' });
    expect(screen.getByRole('heading', { name: 'Bewertungen' })).toBeVisible();
    expect(screen.getByText('mf-reviews')).toBeVisible();
    expect(screen.getAllByText('1.0.0')[0]).toBeVisible();
    expect(screen.getByText('noch nicht geladen')).toBeVisible();
    expect(screen.queryByText('Verlauf')).toBeNull();
  });

  it('folds out figures, previews, releases and history, and folds them in again', async () => {
    const { user } = draw({ paused: deed, served: null, previews: [aPreview] });
    const toggle = screen.getByRole('button', { name: 'Bewertungen', expanded: false });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(figure('Zuletzt stabil, vom')).toBe('01.03.2026, 13:00');
    expect(figure('Pausiert von Ada am 01.03.2026, 13:00')).toBe('Verliert Reviews');
    expect(figure('Vorschau „neue-filter“')).toBe('9.0.0 · von Eva, bis 08.03.2026, 13:00');
    expect(screen.getByRole('region', { name: 'Releases (2)' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Verlauf' })).toBeVisible();
    await expectAccessible();
    await user.click(toggle);
    expect(screen.queryByRole('region', { name: 'Verlauf' })).toBeNull();
  });

  it('says of one that nobody who counts has loaded just that, and nothing of the shell, which nobody counts', async () => {
    const [first, second] = aModule().releases as [AdminModuleRelease, AdminModuleRelease];
    const releases = [{ ...first, health: second.health }];
    const { user, unmount } = draw({ releases });
    await user.click(screen.getByRole('button', { name: 'Bewertungen' }));
    expect(figure('Letzte 7 Tage')).toBe('Noch von keinem Konto geladen, das seit einer Woche dabei ist.');
    unmount();
    const shell = draw({ name: 'shell', releases });
    await shell.user.click(screen.getByRole('button', { name: 'Bewertungen' }));
    expect(screen.queryByText('Letzte 7 Tage', { selector: 'dt' })).toBeNull();
  });

  it.each([
    [12, 0, 340, '0 (0 %)', '340 ms'],
    [12, 1, 1000, '1 (8 %)', '1 s'],
    [1000, 3, 12_345, '3 (0,3 %)', '12,3 s'],
    [100_000, 3, 999, '3 (unter 0,1 %)', '999 ms'],
  ])('of %i members, %i with faults, and %i ms says %s and %s', async (members, affected, loadMs, faults, load) => {
    const { user } = draw({ releases: withHealth(members, affected, loadMs) });
    await user.click(screen.getByRole('button', { name: 'Bewertungen' }));
    expect([figure('Davon mit Fehlern'), figure('Ladezeit (Median)')]).toEqual([faults, load].map(unbroken));
  });

  it('leads to the log behind the dots', async () => {
    const { user } = draw({}, true);
    await user.click(screen.getByRole('button', { name: 'Mehr: Bewertungen' }));
    const link = screen.getByRole('menuitem', { name: 'Im Protokoll ansehen' });
    expect(link).toHaveAttribute('href', '/admin?tab=audit&subject=mf-reviews');
  });

  it('has no dots for the shell, unless there is a log to see', () => {
    const { unmount } = draw({ name: 'shell' });
    expect(screen.queryByRole('button', { name: /^Mehr: / })).toBeNull();
    unmount();
    draw({ name: 'shell' }, true);
    expect(screen.getByRole('button', { name: /^Mehr: / })).toBeVisible();
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

  it('stand there five at first, however many there are', async () => {
    const releases = Array.from({ length: 50 }, (_, index) => release(`${50 - index}.0.0`));
    const { user } = renderWithPlatform(<ModuleReleases module={aModule({ releases })} onBack={jest.fn()} />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: '20 von 45 weiteren zeigen' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(25);
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

  it('tell what they were not checked for, and why', () => {
    const because = 'CI hat sie laufen lassen';
    const skipped = ['types', 'lint', 'tests', 'later'].map((check) => ({ check, because }));
    const releases = [release('2'), release('1', { role: 'kept', by: null, skipped })];
    renderWithPlatform(<ModuleReleases module={aModule({ releases })} onBack={jest.fn()} />);
    const [checked, unchecked] = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(checked).not.toContain('Ohne');
    expect(unchecked).toBe(`1In ReserveOhne Typen, Lint, Tests, laterGrund: ${because}`);
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

  it('says in German what the command says by itself, and leaves the words of people', () => {
    const reasons = ['Key 0123abcd was revoked.', 'Key 0123abcd was revoked. Wir sind auf der Hut.'];
    renderWithPlatform(
      <ModuleHistory history={reasons.map((reason, index) => event({ reason, version: `${index}` }))} />,
    );
    const [byItself, byPeople] = screen.getAllByRole('listitem');
    expect(byItself).toHaveTextContent('Der Schlüssel 0123abcd wurde widerrufen.');
    expect(byPeople).toHaveTextContent(reasons[1] ?? '');
  });

  it('shows the newest, and more when asked', async () => {
    const history = Array.from({ length: 50 }, (_, index) => event({ version: `${50 - index}.0.0` }));
    const { user } = renderWithPlatform(<ModuleHistory history={history} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: '20 von 45 weiteren zeigen' }));
    await user.click(screen.getByRole('button', { name: '20 von 25 weiteren zeigen' }));
    await user.click(screen.getByRole('button', { name: '5 weitere zeigen' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
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

type Act = (action: ModuleAction, version: string | null) => void;

function Drawn({ over, hasAudit, onAct }: { over: Partial<AdminModule>; hasAudit: boolean; onAct: Act }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ModuleRow
      module={aModule(over)}
      hasAudit={hasAudit}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      onAct={onAct}
    />
  );
}

function draw(over: Partial<AdminModule>, hasAudit = false) {
  const acted: [ModuleAction, string | null][] = [];
  const onAct: Act = (action, version) => void acted.push([action, version]);
  return { ...renderWithPlatform(<Drawn over={over} hasAudit={hasAudit} onAct={onAct} />), acted };
}

/** The stable release as it did. */
function withHealth(members: number, affected: number, loadMs: number): AdminModuleRelease[] {
  const [release] = aModule().releases;
  return release ? [{ ...release, health: { members, affected, loads: members, loadMs } }] : [];
}

/** What stands under a name among the figures. */
function figure(name: string): string {
  return unbroken(screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '');
}

function unbroken(text: string): string {
  return text.replaceAll('\u00a0', ' ').trim();
}

function openAt(query: string, over: Partial<AdminModule> = { canary }) {
  return renderWithPlatform(<AdminPage />, {
    route: `/admin?tab=modules&${query}`,
    session: superAdmin,
    answers: [answer(listAdminModules, { modules: [aModule(over)], canChange: true })],
  });
}

/** Texts may hold spaces that do not break. */
const spaced = (words: string) => new RegExp(`^${words.replaceAll(' ', '\\s')}$`);
