import { chooseRelease } from '@rezenso/contract/releases';
import { type ModuleReleases, misfitOf, moduleIn, platformOf, type Registry } from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import type { Command } from './command.ts';

/** Under the name of a module. */
const indent = ' '.repeat(15);

export const status: Command = {
  usage: 'status [<module>]',
  summary:
    'Says what people get, which canaries run or were taken back, and why; of one module also every live release.',
  names: [0, 1],
  async run({ names: [moduleName], store: open, say }) {
    const store = open();
    const registry = await store.readRegistry();
    const signed = registry.signature ? ', signed' : '';
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
  if (known.canary) lines.push(...(await canaryLines(store, registry, name)));
  for (const version of known.rolledBack ?? []) lines.push(`${indent}${version} was rolled back`);
  return lines.join('\n');
}

/** What the pages choose, which is what `stable` names unless that one does not fit. */
function whatPeopleGet(registry: Registry, name: string): string {
  const known = moduleIn(registry, name);
  const { stable } = known;
  const platform = platformOf(registry);
  // The shell itself is what `stable` names, and without a shell there are no people yet.
  const gets = name === 'shell' || !platform ? stable : chooseRelease(name, known, platform)?.version;
  if (gets === stable) return `${stable}  ${publishedAt(known, stable)}`;
  const why = whyNobodyGets(registry, name, stable);
  return [gets ? `${gets}  ${publishedAt(known, gets)}` : 'nothing', `${indent}stable is ${stable}. ${why}`].join('\n');
}

function whyNobodyGets(registry: Registry, name: string, version: string): string | undefined {
  const isLive = moduleIn(registry, name).releases.some((release) => release.version === version);
  return isLive ? misfitOf(registry, name, version) : 'It is not live.';
}

async function canaryLines(store: ReleaseStore, registry: Registry, name: string): Promise<string[]> {
  const { canary } = moduleIn(registry, name);
  if (!canary) return [];
  const misfit = whyNobodyGets(registry, name, canary.version);
  const line = `${indent}canary ${canary.version} for ${canary.percent} %${misfit ? `, but nobody gets it. ${misfit}` : ''}`;
  const returned = await store.readReturn(name, canary.version);
  return returned ? [line, `${indent}taken back by ${returned.site} at ${returned.at}: ${returned.reason}`] : [line];
}

async function wholeModule(store: ReleaseStore, registry: Registry, name: string): Promise<string> {
  const known = moduleIn(registry, name);
  const lines = known.releases.toReversed().map(({ version, files, manifest }) => {
    const kb = Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
    const needs = manifest ? `needs platform ${manifest.platformRange}` : '';
    const role = version === known.stable ? 'stable' : version === known.canary?.version ? 'canary' : '';
    return `  ${role.padEnd(7)} ${version}  ${publishedAt(known, version)}  ${files.length} files, ${kb} kB  ${needs}`;
  });
  return [await oneLine(store, registry, name), '', ...lines].join('\n');
}

function publishedAt({ releases }: ModuleReleases, version: string): string {
  const release = releases.find((candidate) => candidate.version === version);
  return release ? release.publishedAt.slice(0, 16).replace('T', ' ') : 'not live';
}
