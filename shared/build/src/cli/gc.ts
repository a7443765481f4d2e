import { namedRelease, type Registry, withoutOld } from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import { type Command, UsageError } from './command.ts';

const dayMs = 86_400_000;
/** Files that the registry does not name may belong to a release that is being published. */
const orphanAfterMs = dayMs;

export const gc: Command = {
  usage: 'gc [--keep <releases>] [--days <days>] [--dry-run]',
  summary:
    'Removes releases that nobody needs: not stable, no canary, no fallback, not among the newest (5), older than 7 days. Also previews that have ended, and what an interrupted upload left.',
  options: {
    keep: { type: 'string', default: '5' },
    days: { type: 'string', default: '7' },
    'dry-run': { type: 'boolean' },
  },
  names: [0, 0],
  async run({ options, store: open, now, say }) {
    const keep = {
      newest: wholeNumber('keep', options.keep),
      since: new Date(now().getTime() - wholeNumber('days', options.days) * dayMs),
      now: now(),
    };
    const store = open();
    const isDry = options['dry-run'] === true;
    const registry = await store.readRegistry();
    const kept = isDry
      ? withoutOld(registry, keep)
      : await store.changeRegistry((current) => withoutOld(current, keep));
    // Somebody may have pointed to one of them meanwhile; what lies in the registry now stays.
    const removable = await unnamed(store, isDry ? kept : await store.readRegistry(), registry, now());
    for (const { module, version } of removable) {
      if (!isDry) await store.removeFiles(module, version);
      say(`${isDry ? 'would remove' : 'removed'} ${module} ${version}`);
    }
    say(
      removable.length === 0 ? 'Nothing to remove.' : `${removable.length} releases ${isDry ? 'can go' : 'are gone'}.`,
    );
  },
};

/** Releases whose files lie in the store and that the registry does not name: those just taken out, and old remains. */
async function unnamed(store: ReleaseStore, current: Registry, before: Registry, now: Date) {
  const isNamed = (registry: Registry, module: string, version: string) =>
    namedRelease(registry, module, version) !== undefined;
  return (await store.storedReleases()).filter(({ module, version, changedAt }) => {
    if (isNamed(current, module, version)) return false;
    return isNamed(before, module, version) || now.getTime() - changedAt.getTime() > orphanAfterMs;
  });
}

function wholeNumber(name: string, given: string | boolean | undefined): number {
  if (typeof given === 'string' && /^\d{1,4}$/.test(given)) return Number(given);
  throw new UsageError(`--${name} takes a whole number, not "${given}".`);
}
