import { describe, it } from 'node:test';
import { folderStore, type ReleaseStore } from '@rezenso/releases/store';
import { expect } from 'expect';
import { aSite, type CommandSite } from '../testing/command-site.ts';
import { buildChanged } from './build-changed.ts';

describe('`npm start` and `npm run build`', () => {
  it('release the shell last, so that a new major of the platform finds modules that fit it', async () => {
    const site = await started();
    await site.platform('2.0.0');
    await site.build('shell', 'second');
    for (const name of ['mf-x', 'mf-y']) {
      await site.needs(name, '^2.0.0');
      await site.build(name, 'for two');
    }
    const { changed, order } = await release(site);
    expect(changed.toSorted()).toEqual(['mf-x', 'mf-y', 'shell']);
    expect([order.length, order.at(-1)]).toEqual([3, 'shell']);
  });

  it('leave the shell as it is when a module would have no release, and release the others', async () => {
    const site = await started();
    const before = (await site.registry()).modules.shell?.stable;
    await site.platform('2.0.0');
    await site.build('shell', 'second');
    await site.build('mf-x', 'second');
    const { changed, order, said } = await release(site);
    expect([changed, order]).toEqual([['mf-x'], ['mf-x']]);
    expect(said).toMatch(
      /The shell of these sources is not released, the one before stays.*mf-y would have no release/s,
    );
    expect((await site.registry()).modules.shell?.stable).toBe(before);
  });

  it('release nothing when nothing changed', async () => {
    expect(await release(await started())).toEqual({ changed: [], order: [], said: '' });
  });
});

/** A site whose shell and two modules have been released by their first start. */
async function started(): Promise<CommandSite> {
  const site = await aSite();
  for (const name of ['mf-x', 'mf-y']) await site.build(name, 'first');
  expect((await release(site)).order.at(-1)).toBe('shell');
  return site;
}

/** @returns what buildChanged returned, the modules in the order in which their pointers moved, and what was said of the shell */
async function release({ repository, root }: CommandSite) {
  const store = folderStore(root);
  const order: string[] = [];
  const said: string[] = [];
  const watched: ReleaseStore = {
    ...store,
    changeRegistry: async (change) => {
      const before = await store.readRegistry();
      const after = await store.changeRegistry(change);
      const moved = Object.keys(after.modules).filter(
        (name) => after.modules[name]?.stable !== before.modules[name]?.stable,
      );
      order.push(...moved.filter((name) => !order.includes(name)));
      return after;
    },
  };
  const changed = await buildChanged({ repository, store: watched, say: (line) => void said.push(line) });
  return { changed, order, said: said.filter((line) => line.includes('The shell')).join('\n') };
}
