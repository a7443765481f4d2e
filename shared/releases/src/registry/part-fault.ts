import { chooseRelease } from '@rezenso/contract/releases';
import { addressProblems, clashesOf } from './addresses.ts';
import { assertFits, assertNobodyLost, borrowProblems, lentIn, serverMisfitOf } from './fit.ts';
import { formFault } from './form-fault.ts';
import { labelProblems } from './labels.ts';
import { isModuleName, isVersion } from './names.ts';
import { newPartsOf } from './new-parts.ts';
import { platformOf } from './people.ts';
import { isLate, previewDaysAtMost } from './previews.ts';
import { type ModuleReleases, type Registry, type Release, releasesOf, viewOf } from './registry.ts';
import { isSameText } from './same-text.ts';
import { nameClash } from './shared-files.ts';

/** What a change is judged by. */
export interface Judged {
  before: Registry;
  after: Registry;
  /** Version of the contract that the site's server speaks, where it is known. */
  contract?: string | undefined;
  now: Date;
}

/** Bytes of one module's part, and of what every page carries of it. */
const partBytes = 1024 * 1024;
const viewBytes = 128 * 1024;
const dayMs = 86_400_000;

type Fault = string | undefined;

/** What nobody may bring into the part of a module, whoever signed it; undefined when there is nothing of that. */
export function broughtFault({ before, after, contract, now }: Judged, module: string): string | undefined {
  const [known, part] = [releasesOf(before, module), releasesOf(after, module)];
  if (!part) return undefined;
  if (!known && !isModuleName(module)) return `${module} is no name of a module.`;
  const brought = newPartsOf(before, after, module);
  const releases = [...brought.releases, ...brought.previews.map(({ release }) => release)];
  const clashed = clashesOf(before, module, contract);
  const clashes = clashesOf(after, module, contract).filter((clash) => !clashed.includes(clash));
  return (
    sizeFault(after, module, part) ??
    partFormFault(known, part) ??
    first(
      releases,
      (release) => releaseFault(release, module, after, { contract, now }) ?? clashFault(part, release),
    ) ??
    first(
      brought.previews,
      (preview) =>
        formFault('preview', preview) ?? (isLate(preview.until, now) ? lateFault(module, preview.name) : undefined),
    ) ??
    clashes.map((clash) => `${module} ${part.stable} cannot be taken. ${clash}`)[0]
  );
}

/** What a team may not do to those who use its module, and to the other modules: take it, or them, away. */
export function lossFault({ before, after, contract }: Judged, module: string): string | undefined {
  try {
    if (module === 'shell') assertNobodyLost(before, after);
    const [known, part] = [releasesOf(before, module), releasesOf(after, module)];
    if (!part || part.retired) return undefined;
    if (part.canary && !isSameText(part.canary, known?.canary))
      assertFits(after, module, { pointer: 'canary', contract });
    const [had, gets] = [gotten(before, module, contract), gotten(after, module, contract)];
    if (!platformOf(after) || (known && !had)) return undefined;
    if (!gets) return `Nobody would get ${module}: ${part.stable} does not fit the shell and the server of this site.`;
    const lacks = gets.manifest && gets.version !== had?.version ? borrowProblems(gets.borrows, lentIn(after)) : [];
    return lacks.map((problem) => `${module} ${gets.version} would not start. ${problem}`)[0];
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What people get of a module that runs with the shell and the server; undefined when there is nothing. */
function gotten(registry: Registry, module: string, contract: string | undefined): Release | undefined {
  const [known, platform] = [releasesOf(registry, module), platformOf(registry)];
  if (!known || !platform) return undefined;
  const release =
    module === 'shell'
      ? known.releases.find(({ version }) => version === known.stable)
      : chooseRelease(module, known, platform, undefined, contract);
  return release && serverMisfitOf(release, contract) === undefined ? release : undefined;
}

function sizeFault(after: Registry, module: string, part: ModuleReleases): Fault {
  if (bytesOf(part) > partBytes)
    return `What the registry would hold of ${module} is more than ${partBytes / 1024} kB; the operators clear it with \`npx rezenso gc\`.`;
  const view = viewOf({ modules: { ...only(after, 'shell'), [module]: part } })[module];
  return view && bytesOf(view) > viewBytes
    ? `What every page would carry of ${module} is more than ${viewBytes / 1024} kB.`
    : undefined;
}

/** Lists are judged by what is new in them, so that nobody has to answer for what stood there before. */
function partFormFault(known: ModuleReleases | undefined, part: ModuleReleases): Fault {
  const bare = { ...part, releases: [], previews: [], history: [] };
  const bareBefore = known && { ...known, releases: [], previews: [], history: [] };
  if (!isSameText(bare, bareBefore)) {
    const fault = formFault('part', { ...bare, ...lists(part) });
    if (fault) return fault;
  }
  const entries = (part.history ?? []).filter((entry) => !known?.history?.some((one) => isSameText(one, entry)));
  return first(entries, (entry) => formFault('history entry', entry));
}

function lists({ releases, previews, history }: ModuleReleases) {
  return { releases, ...(previews && { previews }), ...(history && { history }) };
}

function releaseFault(
  release: Release,
  module: string,
  after: Registry,
  { contract, now }: Pick<Judged, 'contract' | 'now'>,
): Fault {
  const form = formFault('release', release);
  if (form) return form;
  const { version, manifest, publishedAt } = release;
  if (!isVersion(version)) return `${module} ${version} has a version that no store holds.`;
  if (!(Date.parse(publishedAt) <= now.getTime() + dayMs))
    return `${module} ${version} was not published at a moment in the past, but in the future or never.`;
  if (!manifest) return module === 'shell' ? undefined : `${module} ${version} has no module.json.`;
  if (module === 'shell') return `The shell has no module.json, and ${version} has one.`;
  if (manifest.name !== module) return `${module} ${version} calls itself ${manifest.name}.`;
  const [problem] = [...addressProblems(manifest, after, contract), ...labelProblems(manifest, after, contract)];
  return problem && `${module} ${version} cannot be taken. ${problem}`;
}

/** Browsers and caches hold a file of this name to be one for all releases. */
function clashFault(part: ModuleReleases, release: Release): Fault {
  const clash = nameClash(part, release);
  return clash && `${release.version} has a file ${clash} that another release has with other content.`;
}

function lateFault(module: string, name: string): string {
  return `A preview ends within ${previewDaysAtMost} days, and ${name} of ${module} does not.`;
}

function only({ modules }: Registry, name: string): Registry['modules'] {
  const known = modules[name];
  return known ? { [name]: known } : {};
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function first<T>(values: readonly T[], faultOf: (value: T) => Fault): Fault {
  for (const value of values) {
    const fault = faultOf(value);
    if (fault) return fault;
  }
  return undefined;
}
