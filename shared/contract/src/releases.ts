import type { Access } from './endpoint.ts';

/** One address that a module serves. */
export interface ModuleRoute {
  /** Path as react-router reads it, `/settings/:tab`. */
  path: string;
  /** Name in the module's `pages`. */
  page: string;
  /** `public` shows to everybody; the others show the sign-in screen to visitors. */
  access: Access;
  /** `app` stands under the top navigation, `bare` alone; by default `bare` for public pages, `app` otherwise. */
  frame?: 'app' | 'bare';
  /** What visitors meet on a page that is not public: the sign-in screen (default), or a toast and /api/login. */
  visitors?: 'sign-in' | 'redirect';
  /** Reads of the API that the page begins with, `/api/matches/potential?limit=20`: the document asks before any code is here. */
  firstReads?: string[];
}

export interface ModuleNavigation {
  label: string;
  /** The same in further languages: `{ "en": "Reviews" }`. */
  labels?: Partial<Record<string, string>>;
  path: string;
  /** Position in the navigation, ascending. */
  order: number;
  /** Shown to admins only. */
  isAdminOnly?: boolean;
}

export interface ModuleCard {
  /** Name in the module's `cards`. */
  card: string;
  /** Place on the dashboard. */
  slot: 'main' | 'side';
  order: number;
  /** Right below the greeting and as wide as the page, instead of in its slot. */
  isUpFront?: boolean;
  /** Shape of the card until its code is here, so that nothing moves: rows of this height in rem, 20 px apart. */
  skeleton?: { rows: number; rowRem: number };
  /** Reads of the API that the card begins with, as those of a page. */
  firstReads?: string[];
}

/** module.json: everything that must be known about a remote before its code loads. */
export interface ModuleManifest {
  name: string;
  /** What people call it, in German; without it as its first entry in the navigation says. */
  title?: string;
  /** Who answers for it. */
  owner: string;
  /** Platform contract that it needs, as a caret range: `^1.2.0`. */
  platformRange: string;
  routes: ModuleRoute[];
  navigation?: ModuleNavigation[];
  cards?: ModuleCard[];
  /** Largest sizes in kB (br) that a release may have, without its texts in further languages. */
  budgets: { entryKb: number; totalKb: number };
}

/** What nobody could do while a module is away, although it takes that to give it back: signing in, stepping in. */
export const moduleNeeds = ['sign-in', 'administration'] as const;
export type ModuleNeed = (typeof moduleNeeds)[number];

export interface Canary {
  version: string;
  /** Share of the accounts that get it, 0 to 100. */
  percent: number;
  /** Whether the same share of the visitors gets it as well. */
  visitors?: boolean;
  /** Whether whoever asked is one of those visitors; said by the server, never in a store. */
  isForVisitor?: boolean;
}

/** What the browser needs to know of a release before it loads. */
export interface ReleaseView {
  version: string;
  /** Path of the entry on this origin. */
  entry: string;
  integrity: string;
  manifest: ModuleManifest;
  /** Versions of the API's contract that it was built for, as a caret range; absent in releases from before it was kept. */
  contractRange?: string;
}

/** A module that nobody gets, although it was released. */
export interface ClosedView {
  /** `paused` comes back, `retired` does not. */
  kind: 'paused' | 'retired';
  /** What people called it. */
  label?: string;
  /** Addresses that it served. */
  paths: string[];
}

/** A release that only this browser gets, because somebody opened its link. */
export interface PreviewView {
  name: string;
  /** ISO 8601, UTC. */
  until: string;
}

export interface ModuleView {
  /** None while the module is closed. */
  releases: ReleaseView[];
  stable: string;
  canary: Canary | null;
  closed?: ClosedView;
  preview?: PreviewView;
}

/** The part of the registry that travels with the HTML: the remotes by name. */
export type RegistryView = Record<string, ModuleView>;

/** Version of a module that a developer tries out from a build on their own machine; never in a store. */
export const overrideVersion = 'override';

/** How much of the digest of its content stands in the name of a file, in hexadecimal digits. */
export const digestInName = 16;
const namedByContent = new RegExp(`^[^/]+\\.[0-9a-f]{${digestInName}}\\.\\w+$`);

/**
 * Whether a file keeps its address while it stays the same: `158.f8c5d6a92e4b07d1.js`. Releases from before that have shorter
 * digests in their names, and their scripts look for them below the version.
 */
export function isNamedByContent(file: string): boolean {
  return namedByContent.test(file);
}

/** Stands in the address of such a file where a version stands in others. */
export const filesOfAll = 'files';

/** Path below which lie the files of a module that are named by their content, whichever of its releases they came with. */
export function sharedPath(moduleName: string): string {
  return `/releases/${moduleName}/${filesOfAll}/`;
}

/** Path on this origin under which a file of a release is served. Browsers keep what lies there and do not ask again. */
export function releasePath(moduleName: string, version: string, file: string): string {
  return isNamedByContent(file) ? sharedPath(moduleName) + file : `/releases/${moduleName}/${version}/${file}`;
}

interface Choosable {
  version: string;
  manifest: ModuleManifest | null;
  contractRange?: string;
}

/**
 * The release of a remote to run: the canary for those it is meant for, otherwise what `stable` names, or the newest
 * before it. It is always one that the platform satisfies, and never one that was withdrawn. When none of them can read
 * what the server answers, it is the newest all the same: `fitsContract` then says that it must not run.
 * @param account id of the signed-in account, the same account always gets the same side of a canary; without one
 *   `isForVisitor` of the canary decides
 * @param contract version that the server speaks; without it every release is taken to understand the server
 */
export function chooseRelease<R extends Choosable>(
  name: string,
  module: { releases: R[]; stable: string; canary: Canary | null; rolledBack?: string[] },
  platformVersion: string,
  account?: string,
  contract?: string,
): R | undefined {
  const { releases, stable, canary, rolledBack = [] } = module;
  const runs = ({ version, manifest }: R) =>
    manifest !== null && !rolledBack.includes(version) && satisfiesPlatform(platformVersion, manifest.platformRange);
  const fits = (release: R) => runs(release) && fitsContract(release, contract);
  const isCanary = canary && isMeantFor(canary, name, account);
  const tried = isCanary ? releases.find((release) => release.version === canary.version && fits(release)) : undefined;
  const fallbacks = fallbacksOf(releases, stable, rolledBack);
  return tried ?? fallbacks.findLast(fits) ?? fallbacks.findLast(runs);
}

/** Whether a release was built for what the server speaks; true where either is not known. */
export function fitsContract({ contractRange }: { contractRange?: string }, contract: string | undefined): boolean {
  return contract === undefined || contractRange === undefined || satisfiesPlatform(contract, contractRange);
}

function isMeantFor({ percent, isForVisitor = false }: Canary, name: string, account: string | undefined): boolean {
  return account === undefined ? isForVisitor : canaryBucket(name, account) < percent;
}

/** What `stable` names and the releases before it, without those that were withdrawn. */
export function fallbacksOf<R extends Choosable>(
  releases: R[],
  stable: string,
  rolledBack: readonly string[] = [],
): R[] {
  const upTo = releases.findIndex(({ version }) => version === stable) + 1;
  return releases.slice(0, upTo).filter(({ version }) => !rolledBack.includes(version));
}

/** Place of an account among the hundred parts of a canary, 0 to 99.99; FNV-1a spreads them evenly. */
export function canaryBucket(moduleName: string, account: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${moduleName}:${account}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return ((hash >>> 0) % 10_000) / 100;
}

/** How many parts the visitors of a site are in; a part is all that a browser keeps of it. */
export const visitorParts = 100;

/**
 * Whether the visitors of one part get a canary that is meant for visitors as well. Each module begins to count at another
 * part, so that it is not always the same people who try things out.
 * @param part 0 to 99
 */
export function isCanaryPart(moduleName: string, part: number, percent: number): boolean {
  return (part + Math.floor(canaryBucket(moduleName, ''))) % visitorParts < percent;
}

/**
 * Whether a platform satisfies a caret range, by the rules of semver: same major, and not older.
 * Only caret ranges are allowed in module.json, so the browser needs no semver library.
 */
export function satisfiesPlatform(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const [needMajor = 0, needMinor = 0, needPatch = 0] = numbers(range.replace(/^\^/, ''));
  if (major !== needMajor) return false;
  return minor > needMinor || (minor === needMinor && patch >= needPatch);
}

function numbers(version: string): number[] {
  return version.split(/[-+]/, 1).join().split('.').map(Number);
}

/** The route of the table that an address belongs to. */
export function routeOf(
  manifests: readonly ModuleManifest[],
  path: string,
): (ModuleRoute & { module: string }) | undefined {
  for (const { name, routes } of manifests) {
    const route = routes.find((candidate) => isAt(candidate.path, path));
    if (route) return { ...route, module: name };
  }
  return undefined;
}

/** The closed module that served an address; addresses of living modules come first, see `routeOf`. */
export function closedAt(view: RegistryView, path: string): ClosedView | undefined {
  const closed = Object.values(view).flatMap((module) => module.closed ?? []);
  return closed.find(({ paths }) => paths.some((pattern) => isAt(pattern, path)));
}

/** Compared part by part: whatever stands in a manifest is never run as a pattern. */
function isAt(pattern: string, path: string): boolean {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  if (wanted.length !== given.length) return false;
  return wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]));
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}
