import type { AdminModule, AdminModuleRelease, ModuleAction } from '@rezenso/contract/admin';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { aModule } from '../testing/modules.ts';
import { ModuleRow } from './module-row.tsx';

const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Ada', reason: 'Verliert Reviews' };
const canary = { version: '3.0.0', percent: 10, hasVisitors: false, returned: null, cause: null };
const failedCause = {
  kind: 'failing' as const,
  canary: { members: 4, affected: 3, loadMs: 1200 },
  stable: { members: 9, affected: 0, loadMs: 300 },
};
const aPreview = { name: 'neue-filter', version: '9.0.0', by: 'Eva', until: '2026-03-08T12:00:00.000Z' };
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

/** Texts may hold spaces that do not break. */
const spaced = (words: string) => new RegExp(`^${words.replaceAll(' ', '\\s')}$`);
