import { assertFits, assertNobodyLost, moduleIn, type Registry, withPromoted } from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import { siteContract } from '../gate/site-contract.ts';
import { lastMove } from '../release/last-move.ts';
import { type Command, type Invocation, UsageError } from './command.ts';
import { becauseOption, reasonOf } from './deed.ts';
import { historyLine } from './history.ts';
import { pauseLines } from './pause-lines.ts';
import { promoteBetween } from './promote-between.ts';
import { assertUnmoved } from './unmoved.ts';

export const promote: Command = {
  usage:
    'promote <module> [--anyway] [--because <reason>] | promote <module> --from <store> --to <store> [--canary <percent> [--visitors]] [--because <reason>]',
  summary:
    'Gives the canary to everybody; one that a site took back needs --anyway. With --from and --to it brings the release that is stable in one store to another, byte by byte.',
  options: {
    anyway: { type: 'boolean' },
    from: { type: 'string' },
    to: { type: 'string' },
    canary: { type: 'string' },
    visitors: { type: 'boolean' },
    ...becauseOption,
  },
  storeOption: 'to',
  takesModule: true,
  names: [1, 1],
  async run(invocation) {
    const { from, to } = invocation.options;
    if (from === undefined && to === undefined) return promoteCanary(invocation);
    if (typeof from !== 'string' || typeof to !== 'string' || from === to)
      throw new UsageError('--from and --to take two different stores.');
    await promoteBetween(invocation, from, to);
  },
};

async function promoteCanary({ names: [moduleName = ''], options, store: open, say, hint }: Invocation): Promise<void> {
  const store = open();
  const found = await store.readRegistry();
  const known = moduleIn(found, moduleName);
  const { canary, stable } = known;
  store.assertMayChange(found, moduleName);
  const note = reasonOf(options);
  if (!canary) {
    const last = lastMove(known);
    // Whoever promotes what somebody else has ended must not take it for done.
    if (last?.event === 'canary-ended' || last?.event === 'rolled-back')
      throw new Error(`${moduleName} has no canary: ${historyLine(moduleName, last, known)}\nStable is ${stable}.`);
    return say(`${moduleName} has no canary; everybody has ${stable}.`);
  }
  await assertNotReturned(store, moduleName, canary.version, options.anyway === true);
  const contract = await siteContract(store.place);
  await store.changeRegistry((registry: Registry) => {
    assertUnmoved(known, registry, moduleName);
    const next = withPromoted(registry, moduleName, canary.version);
    assertFits(next, moduleName, { contract });
    assertNobodyLost(registry, next);
    return next;
  }, note);
  say(`${moduleName} ${canary.version} is stable, before ${stable}.`);
  for (const line of pauseLines(found, moduleName)) say(hint(line));
}

async function assertNotReturned(store: ReleaseStore, module: string, version: string, isAnyway: boolean) {
  const returned = await store.readReturn(module, version);
  if (!returned || isAnyway) return;
  throw new Error(
    `${returned.site} took ${module} ${version} back: ${returned.reason}\nMend it and release it again, or promote it with --anyway.`,
  );
}
