import { chooseRelease, fitsContract, satisfiesPlatform } from '@rezenso/contract/releases';
import { addressProblems } from './addresses.ts';
import { platformOf } from './people.ts';
import { type ModuleReleases, type Registry, type Release, releasesOf, stableOf } from './registry.ts';
import { moduleIn, releaseIn } from './registry-changes.ts';

/** What the shell in a store lends at run time, by package; undefined where it was released before that was kept. */
export function lentIn({ modules: { shell } }: Registry): Record<string, string> | undefined {
  return stableOf(shell)?.lends;
}

/** What a release takes from the shell and the shell does not lend in a fitting version, each in one sentence. */
export function borrowProblems(
  borrows: Record<string, string> = {},
  lent: Record<string, string> | undefined,
): string[] {
  if (!lent) return [];
  return Object.entries(borrows).flatMap(([name, range]) => {
    const version = Object.hasOwn(lent, name) ? lent[name] : undefined;
    if (version === undefined) return [`It takes ${name} from the shell, which does not lend it.`];
    return satisfiesPlatform(version, range) ? [] : [`It needs ${name} ${range}, and the shell lends ${version}.`];
  });
}

/** The registry as it would be with a shell that brings another platform and lends other packages. */
export function withPlatform(registry: Registry, platformVersion: string, lends?: Record<string, string>): Registry {
  const { shell } = registry.modules;
  if (!shell) return registry;
  const releases = shell.releases.map((release) =>
    release.version === shell.stable ? { ...release, platformVersion, ...(lends && { lends }) } : release,
  );
  return { ...registry, modules: { ...registry.modules, shell: { ...shell, releases } } };
}

/** What a change of the registry means for one module, beside the one that is changed. */
export interface Shift {
  moduleName: string;
  /** What people have, and what they would get; `now` is undefined when nothing would be left for them. */
  before: string;
  now: string | undefined;
  /** The range of the platform that the newest of its releases asks for. */
  platformRange: string;
}

/** Modules for which a change of the registry brings another release, or none, than the one people have. */
export function shiftsBetween(before: Registry, after: Registry): Shift[] {
  const [platformBefore, platform] = [platformOf(before), platformOf(after)];
  if (!platformBefore || !platform) return [];
  return Object.entries(before.modules).flatMap(([moduleName, known]) => {
    const had = chooseRelease(moduleName, known, platformBefore);
    const gets = chooseRelease(moduleName, releasesOf(after, moduleName) ?? known, platform);
    // A pause ends some day, and then the module must still fit.
    if (known.retired || !had?.manifest || had.version === gets?.version) return [];
    return [
      { moduleName, before: had.version, now: gets?.version, platformRange: rangeOf(releasesOf(after, moduleName)) },
    ];
  });
}

/** A change of the registry is refused because modules would be gone; the message names each. */
export class LostModules extends Error {
  readonly moduleNames: string[];

  constructor(message: string, moduleNames: readonly string[]) {
    super(message);
    this.moduleNames = [...new Set(moduleNames)];
  }
}

/**
 * Lets a change of the registry pass only when no module loses its last release that fits the platform.
 * @param without modules that the caller named, knowing that they will be missing
 * @throws LostModules naming each module that would be gone
 */
export function assertNobodyLost(before: Registry, after: Registry, without: readonly string[] = []): void {
  const platform = platformOf(after);
  const gone = shiftsBetween(before, after)
    .filter(({ now }) => !now)
    .map(({ moduleName, platformRange }) => ({
      moduleName,
      line: `${moduleName} would have no release: it needs platform ${platformRange}, and the shell would bring ${platform}.`,
    }));
  const lost = [...gone, ...refusedByShell(before, after)].filter(({ moduleName }) => !without.includes(moduleName));
  if (lost.length === 0) return;
  const lines = [...new Set(lost.map(({ line }) => line))];
  throw new LostModules(
    ['This would take modules away from everybody; nothing was changed:', ...lines].join('\n  '),
    lost.map(({ moduleName }) => moduleName),
  );
}

/**
 * Modules whose release would be chosen and then refuse to start, because the shell would lend it other packages than it was
 * built against. What was refused before stays as bad as it was.
 */
function refusedByShell(before: Registry, after: Registry): { moduleName: string; line: string }[] {
  const [platform, lent] = [platformOf(after), lentIn(after)];
  if (!platform || !lent) return [];
  return Object.entries(after.modules).flatMap(([moduleName, known]) => {
    if (known.retired) return [];
    const canary = known.releases.find(({ version }) => version === known.canary?.version);
    const gets = [chooseRelease(moduleName, known, platform), canary].filter((release) => release?.manifest);
    return gets.flatMap((release) => {
      const wereThere = borrowProblems(release?.borrows, lentIn(before));
      const problems = borrowProblems(release?.borrows, lent).filter((problem) => !wereThere.includes(problem));
      return problems.map((problem) => ({
        moduleName,
        line: `${moduleName} ${release?.version} would not start. ${problem}`,
      }));
    });
  });
}

/** Which pointer is looked at, and for which server. */
export interface Pointed {
  /** The one that `stable` names, unless it says so. */
  pointer?: 'stable' | 'canary';
  /** Version of the contract that the site's server speaks, where it is known. */
  contract?: string | undefined;
}

/** @throws Error when people would not get the release that is pointed to */
export function assertFits(after: Registry, moduleName: string, { pointer = 'stable', contract }: Pointed = {}): void {
  const { stable, canary } = moduleIn(after, moduleName);
  const version = pointer === 'canary' && canary ? canary.version : stable;
  const release = releaseIn(after, moduleName, version);
  const { manifest, borrows } = release;
  const problems = [
    misfitOf(after, moduleName, version),
    serverMisfitOf(release, contract),
    ...(manifest ? borrowProblems(borrows, lentIn(after)) : []),
    ...(manifest ? addressProblems(manifest, after, contract) : []),
  ];
  const [problem] = problems.filter((text) => text !== undefined);
  if (problem)
    throw new Error(`${moduleName} ${version} cannot be ${pointer === 'stable' ? 'stable' : 'the canary'}. ${problem}`);
}

/** Why browsers would not choose a release with a server; undefined when they would, and where either is not known. */
export function serverMisfitOf(
  { contractRange }: Pick<Release, 'contractRange'>,
  contract: string | undefined,
): string | undefined {
  if (fitsContract({ ...(contractRange && { contractRange }) }, contract)) return undefined;
  return `It is built for contract ${contractRange} of the API, and the server of this site speaks ${contract}. Deploy the server first.`;
}

/** Why nobody would get a release of a module; undefined when it fits the shell of this store. */
export function misfitOf(registry: Registry, moduleName: string, version: string): string | undefined {
  const { manifest } = releaseIn(registry, moduleName, version);
  const platform = platformOf(registry);
  if (!manifest || !platform || satisfiesPlatform(platform, manifest.platformRange)) return undefined;
  return `${version} needs platform ${manifest.platformRange}, and the shell in this store brings ${platform}.`;
}

function rangeOf(known: ModuleReleases | undefined): string {
  return stableOf(known)?.manifest?.platformRange ?? 'unknown';
}
