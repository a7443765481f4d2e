import { describe, it } from 'node:test';
import { withoutCanary, withPromoted, withRelease } from '@rezenso/releases/registry';
import { folderStore, type ReleaseStore } from '@rezenso/releases/store';
import { expect } from 'expect';
import { aSite, type CommandSite } from '../testing/command-site.ts';
import type { Command } from './command.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';

describe('what is promoted while somebody else ends it', () => {
  it('stays where it was, and who ended it is said', async () => {
    const { site, canary } = await withCanary();
    const promoted = whileMoved(
      site,
      (store) =>
        store.changeRegistry((registry) => withoutCanary(registry, 'mf-x'), { by: 'Eva', reason: 'It blinks.' }),
      promote,
    );
    await expect(promoted).rejects.toThrow(new RegExp(`mf-x canary ended ${canary} by Eva.*\\n +It blinks\\.`));
    expect((await site.registry()).modules['mf-x']).toMatchObject({ canary: null, rolledBack: [canary] });
  });
});

describe('what is taken back while somebody else moves it', () => {
  it('is not said to be over, when everybody has it by now', async () => {
    const { site, canary } = await withCanary();
    const rolledBack = whileMoved(site, (store) =>
      store.changeRegistry((registry) => withPromoted(registry, 'mf-x', canary)),
    );
    await expect(rolledBack).rejects.toThrow(
      new RegExp(`mf-x was moved at the same moment: .* mf-x promoted ${canary} .*\\nNothing was changed`),
    );
    expect((await site.registry()).modules['mf-x']).toMatchObject({ stable: canary, canary: null });
  });

  it('does not take what was released meanwhile with it', async () => {
    const { site, canary } = await withCanary();
    await site.run('promote', 'mf-x');
    const { releases } = (await site.registry()).modules['mf-x'] ?? { releases: [] };
    const [release] = releases.filter(({ version }) => version === canary);
    if (!release) throw new Error('there is no such release');
    const mended = { ...release, version: '1.0.1' };
    const rolledBack = whileMoved(site, (store) =>
      store.changeRegistry((registry) => withRelease(registry, 'mf-x', mended)),
    );
    await expect(rolledBack).rejects.toThrow('mf-x released 1.0.1');
    expect((await site.registry()).modules['mf-x']).toMatchObject({ stable: '1.0.1', rolledBack: [] });
  });

  it('goes back once, when nobody was faster', async () => {
    const { site, canary } = await withCanary();
    await whileMoved(site, async () => {});
    expect((await site.registry()).modules['mf-x']).toMatchObject({ canary: null, rolledBack: [canary] });
  });
});

/** A module of which some have a canary. */
async function withCanary(): Promise<{ site: CommandSite; canary: string }> {
  const site = await aSite();
  await site.run('release', 'shell');
  await site.build('mf-x', 'first');
  await site.run('release', 'mf-x');
  const canary = await site.build('mf-x', 'second');
  await site.run('release', 'mf-x', '--canary', '10');
  return { site, canary };
}

/** A command about mf-x by somebody, while somebody else does something between their looking and their change. */
function whileMoved(
  site: CommandSite,
  meanwhile: (store: ReleaseStore) => Promise<unknown>,
  command: Command = rollback,
): Promise<void> {
  const store = folderStore(site.root);
  const raced: ReleaseStore = {
    ...store,
    async changeRegistry(change, note) {
      await meanwhile(store);
      return store.changeRegistry(change, note);
    },
  };
  return command.run({
    names: ['mf-x'],
    options: {},
    repository: site.repository,
    env: {},
    now: () => new Date(),
    say: () => {},
    complain: () => {},
    store: () => raced,
    hint: (text) => text,
  });
}
