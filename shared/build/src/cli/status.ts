import { chooseRelease } from '@rezenso/contract/releases';
import {
  historyOf,
  isClosed,
  type ModuleReleases,
  misfitOf,
  moduleIn,
  platformOf,
  type Registry,
  type Release,
} from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import type { Command } from './command.ts';
import { historyLine } from './history.ts';
import { minuteOf } from './minute.ts';
import { withdrawnHow } from './withdrawn.ts';

/** Under the name of a module. */
const indent = ' '.repeat(15);
/** How much of a module's history it shows; `history` shows all. */
const shownEntries = 5;

export const status: Command = {
  usage: 'status [<module>]',
  summary:
    'Says what people get, what is paused, retired or previewed, which canaries run or were taken back, and why; of one module also every live release and what happened last.',
  names: [0, 1],
  async run({ names: [moduleName], store: open, say }) {
    const store = open();
    const registry = await store.readRegistry();
    const signed = registry.signature ? `, signed${registry.signedBy ? ` by ${registry.signedBy}` : ''}` : '';
    say(`${store.place}, change ${registry.sequence ?? 0}${signed}\n`);
    if (moduleName !== undefined) return say(await wholeModule(store, registry, moduleName));
    const names = Object.keys(registry.modules).sort();
    if (names.length === 0) return say('Nothing has been released here yet.');
    for (const name of names) say(await oneLine(store, registry, name));
  },
};

async function oneLine(store: ReleaseStore, registry: Registry, name: string): Promise<string> {
  const known = moduleIn(registry, name);
  const lines = [`${name.padEnd(14)} ${whatPeopleGet(registry, name)}`];
  const fault = store.faultOf(registry, name);
  if (fault) lines.push(`${indent}sites go on with what they had before: ${fault}`);
  lines.push(...closedLines(known));
  const shown = new Set([known.stable, known.canary?.version]);
  lines.push(...known.releases.filter(({ version }) => shown.has(version)).flatMap(skippedLines));
  if (known.canary) lines.push(...(await canaryLines(store, registry, name)));
  for (const version of known.rolledBack ?? []) lines.push(`${indent}${version} ${withdrawnHow(known, version)}`);
  for (const { name: preview, release, until } of known.previews ?? [])
    lines.push(`${indent}preview ${preview} ${release.version} until ${minuteOf(until)}`);
  return lines.join('\n');
}

/** What the pages choose, which is what `stable` names unless that one does not fit. */
function whatPeopleGet(registry: Registry, name: string): string {
  const known = moduleIn(registry, name);
  const { stable } = known;
  if (isClosed(known)) return `nothing\n${indent}stable is ${stable}.`;
  const platform = platformOf(registry);
  // The shell itself is what `stable` names, and without a shell there are no people yet.
  const gets = name === 'shell' || !platform ? stable : chooseRelease(name, known, platform)?.version;
  if (gets === stable) return `${stable}  ${publishedAt(known, stable)}`;
  const why = whyNobodyGets(registry, name, stable);
  return [gets ? `${gets}  ${publishedAt(known, gets)}` : 'nothing', `${indent}stable is ${stable}. ${why}`].join('\n');
}

/** What nobody looked at before a release, and why. */
function skippedLines({ version, checks = [] }: Release): string[] {
  return checks.flatMap(({ name, skippedBecause }) =>
    skippedBecause === undefined ? [] : [`${indent}${version} was released without ${name}: ${skippedBecause}`],
  );
}

/** Who closed a module, and why. */
function closedLines({ paused, retired }: ModuleReleases): string[] {
  const [word, deed] = retired ? ['retired', retired] : ['paused', paused];
  return deed
    ? [`${indent}${word} by ${deed.by} at ${minuteOf(deed.at)}: ${deed.reason ?? 'no reason was given.'}`]
    : [];
}

function whyNobodyGets(registry: Registry, name: string, version: string): string | undefined {
  const isLive = moduleIn(registry, name).releases.some((release) => release.version === version);
  return isLive ? misfitOf(registry, name, version) : 'It is not live.';
}

async function canaryLines(store: ReleaseStore, registry: Registry, name: string): Promise<string[]> {
  const { canary } = moduleIn(registry, name);
  if (!canary) return [];
  const misfit = whyNobodyGets(registry, name, canary.version);
  const whom = canary.visitors ? ' of accounts and visitors' : '';
  const line = `${indent}canary ${canary.version} for ${canary.percent} %${whom}${misfit ? `, but nobody gets it. ${misfit}` : ''}`;
  const returned = await store.readReturn(name, canary.version);
  return returned
    ? [line, `${indent}taken back by ${returned.site} at ${minuteOf(returned.at)}: ${returned.reason}`]
    : [line];
}

async function wholeModule(store: ReleaseStore, registry: Registry, name: string): Promise<string> {
  const known = moduleIn(registry, name);
  const lines = known.releases.toReversed().map(({ version, files, manifest, checks = [] }) => {
    const kb = Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
    const needs = manifest ? `needs platform ${manifest.platformRange}` : '';
    const skipped = checks.filter(({ skippedBecause }) => skippedBecause !== undefined).map(({ name }) => name);
    const without = skipped.length === 0 ? '' : `  without ${skipped.join(', ')}`;
    return `  ${roleOf(known, version).padEnd(9)} ${version}  ${publishedAt(known, version)}  ${files.length} files, ${kb} kB  ${needs}${without}`;
  });
  const happened = historyOf(known)
    .slice(-shownEntries)
    .toReversed()
    .map((entry) => historyLine(name, entry, known));
  return [await oneLine(store, registry, name), '', ...lines, '', ...happened].join('\n').trimEnd();
}

function roleOf({ stable, canary, rolledBack }: ModuleReleases, version: string): string {
  if (version === stable) return 'stable';
  if (version === canary?.version) return 'canary';
  return rolledBack?.includes(version) ? 'withdrawn' : '';
}

function publishedAt({ releases }: ModuleReleases, version: string): string {
  const release = releases.find((candidate) => candidate.version === version);
  return release ? minuteOf(release.publishedAt) : 'not live';
}
