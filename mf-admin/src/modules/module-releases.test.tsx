import type { AdminModuleRelease } from '@rezenso/contract/admin';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { aModule } from '../testing/modules.ts';
import { ModuleReleases } from './module-releases.tsx';

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
