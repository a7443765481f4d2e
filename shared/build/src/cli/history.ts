import { type HistoryEntry, historyOf, type ModuleReleases, moduleIn } from '@rezenso/releases/registry';
import type { Command } from './command.ts';
import { minuteOf } from './minute.ts';

export const history: Command = {
  usage: 'history [<module>]',
  summary:
    'Says what happened to a module, or to all of them: who did what, when (UTC), of which commit, and why. Newest first.',
  names: [0, 1],
  async run({ names: [moduleName], store: open, say }) {
    const registry = await open().readRegistry();
    const names = moduleName === undefined ? Object.keys(registry.modules) : [moduleName];
    const entries = names.flatMap((name) => {
      const known = moduleIn(registry, name);
      return historyOf(known).map((entry) => ({ at: entry.at, line: historyLine(name, entry, known) }));
    });
    if (entries.length === 0) return say('Nothing has been written down yet.');
    for (const { line } of entries.toReversed().sort((one, other) => other.at.localeCompare(one.at))) say(line);
  },
};

/** One thing that happened, in a line; below it what was not looked at before, and why. */
export function historyLine(name: string, entry: HistoryEntry, known: ModuleReleases): string {
  const { at, by, percent, preview, key, reason } = entry;
  const commit = entry.commit ?? commitOf(known, entry.version);
  const parts = [
    `${minuteOf(at)}  ${name}`,
    ...deedOf(entry),
    preview,
    percent === undefined ? undefined : `for ${percent} %`,
    `by ${by}`,
    commit && `from ${commit}`,
    key && `with key ${key}`,
  ];
  const below = [reason, ...skippedOf(entry, known)].filter((line) => line !== undefined);
  // A line of its own would look like another thing that happened.
  const indented = below.flatMap((text) => text.split(/\s*\n\s*/));
  return [parts.filter(Boolean).join(' '), ...indented].join('\n    ');
}

/** What it was, and between which releases. */
function deedOf({ event, version, before }: HistoryEntry): (string | undefined)[] {
  if (event === 'rolled-back' && before) return ['rolled back from', before, 'to', version];
  return [event.replace('-', ' '), version, before && `after ${before}`];
}

/** Of a release that was made before: what was written down then. */
function commitOf(known: ModuleReleases, version: string | undefined): string | undefined {
  if (version === undefined) return undefined;
  const release = known.releases.find((one) => one.version === version);
  return (
    historyOf(known).findLast((one) => one.version === version && one.commit)?.commit ??
    release?.origin?.commit.slice(0, 12)
  );
}

function skippedOf({ event, version }: HistoryEntry, { releases }: ModuleReleases): string[] {
  if (event !== 'released' && event !== 'canary') return [];
  const { checks = [] } = releases.find((release) => release.version === version) ?? {};
  return checks.flatMap(({ name, skippedBecause }) => (skippedBecause ? [`Without ${name}: ${skippedBecause}`] : []));
}
