import {
  type Canary,
  type ClosedView,
  fallbacksOf,
  type ModuleManifest,
  type ModuleView,
  type RegistryView,
  type ReleaseView,
  releasePath,
} from '@rezenso/contract/releases';

export interface ReleaseFile {
  /** Path inside the release's folder. */
  path: string;
  /** `sha384-…`, as the `integrity` attribute takes it. */
  integrity: string;
  bytes: number;
}

/** The commit that a release was built from. */
export interface ReleaseOrigin {
  commit: string;
  /** Who wrote that commit. */
  author: string;
  /** Whether the module's folder held changes that no commit has. */
  isChanged: boolean;
}

/** One thing that the release command looks at. */
export interface ReleaseCheck {
  name: string;
  /** How long it took; undefined when it was skipped. */
  seconds?: number;
  /** What it did, `12 of 40 files`. */
  did?: string;
  /** Why it was skipped, in the words of whoever did. */
  skippedBecause?: string;
}

/** One immutable release of a module, as registry.json keeps it. */
export interface Release {
  version: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** module.json as it was released; the shell has none. */
  manifest: ModuleManifest | null;
  /** Version of the platform that the release brings along; only the shell does. */
  platformVersion: string | null;
  /** Of the shell, which has no manifest: what people call it. */
  title?: string;
  /** Versions of the API's contract that it was built for, `^1.6.0`; absent in releases from before it was kept. */
  contractRange?: string;
  /** Of a module: which packages it takes from the shell, each with a caret range that its copy must satisfy. */
  borrows?: Record<string, string>;
  /** Of the shell: the versions that it lends. */
  lends?: Record<string, string>;
  /** Which answers of the API it reads: fields by call with what it takes, `{ 'GET /api/matches': ['[].id: string', …] }`. */
  reads?: Record<string, string[]>;
  /** Where it comes from. */
  origin?: ReleaseOrigin;
  /** What was looked at before it was released, and what was not. */
  checks?: ReleaseCheck[];
  /** Scripts to fetch first, in order. */
  entry: string[];
  /** Scripts that each page needs beyond `entry`. */
  pages: Record<string, string[]>;
  files: ReleaseFile[];
  /** The source maps of its scripts, in the store and served to nobody; absent in releases from before they were kept. */
  sourceMaps?: ReleaseFile;
  /** Id of the key that released it, and what it signed; only where the registry names keys. */
  signedBy?: string;
  signature?: string;
}

/** Who did something to a module, when, and why. */
export interface Deed {
  /** ISO 8601, UTC. */
  at: string;
  /** A person or a robot, in the words of whoever did it. */
  by: string;
  reason?: string;
  /** Id of the key that signed the change; absent where releases are not signed, and from before it was kept. */
  key?: string;
}

/** What can happen to a module in its life. */
export const moduleEvents = [
  'released',
  'canary',
  'canary-ended',
  'promoted',
  'rolled-back',
  'previewed',
  'preview-ended',
  'paused',
  'resumed',
  'retired',
] as const;
export type ModuleEvent = (typeof moduleEvents)[number];

/** One step in the life of a module. */
export interface HistoryEntry extends Deed {
  event: ModuleEvent;
  /** The release that it is about. */
  version?: string;
  /** What was stable before, where that changed. */
  before?: string;
  /** Share of a canary. */
  percent?: number;
  /** Name of a preview. */
  preview?: string;
  /** Commit of the sources, where it is known. */
  commit?: string;
  /** By a command, or by an admin in a page of the site; absent in entries from before it was kept. */
  via?: 'admin' | 'command';
}

/** A release that nobody gets but whoever opened its link. It is not among the module's releases. */
export interface Preview extends Deed {
  /** What it is called, the name of a branch mostly; a module has one preview of a name. */
  name: string;
  release: Release;
  /** Of the link's secret, see `previewTag`. */
  tag: string;
  /** ISO 8601, UTC. */
  until: string;
}

/** The live releases of a module, oldest first, and the pointers into them. */
export interface ModuleReleases {
  releases: Release[];
  stable: string;
  canary: Canary | null;
  /**
   * Versions that the team withdrew: nobody gets them any more, not even as a fallback, and a server that starts from
   * their sources leaves the pointers alone.
   */
  rolledBack?: string[];
  /** Taken from everybody by the operators, for now. */
  paused?: Deed;
  /** Gone for good: nobody gets it, and its addresses are free. */
  retired?: Deed;
  previews?: Preview[];
  /** What happened, oldest first; only the newest entries are kept. */
  history?: HistoryEntry[];
}

/** Which keys may release which module: the operators' part of a registry, signed with a root key. */
export interface KeyRing {
  /** Counts its changes. */
  count: number;
  /** Public keys by their id: Ed25519, SPKI in base64. */
  keys: Record<string, string>;
  /** Ids of the keys that may release a module; under `*` those that may release any. */
  modules: Record<string, string[]>;
  /** When a key was revoked, by its id: ISO 8601, UTC. */
  revoked: Record<string, string>;
  /** Of those, the ones that another took the place of, with its id; absent before the first. */
  rotated?: Record<string, string>;
  signedBy: string;
  signature: string;
}

/** What a key of its team signed of a module's part, with the number that tells it from an older one. */
export interface PartSeal {
  /** Count of the key ring under which it was signed. What was signed under a later one is newer, whatever its count. */
  keys: number;
  /** Counts the changes of this part. */
  count: number;
  signedBy: string;
  signature: string;
}

/** registry.json of the release store. */
export interface Registry {
  /** Counts the changes, so that an older registry can be told from the present one. */
  sequence?: number;
  modules: Record<string, ModuleReleases>;
  /** Only where teams have keys of their own. */
  keys?: KeyRing;
  /** By module; only beside `keys`. */
  seals?: Record<string, PartSeal>;
  /** Id of the key that made the last change; only beside `keys`. */
  signedBy?: string;
  /** Ed25519 over the whole, base64; only where the store has a key. */
  signature?: string;
}

/** Releases of a module. Its name may come from anybody, `toString` too, so only what the registry itself holds counts. */
export function releasesOf({ modules }: Pick<Registry, 'modules'>, name: string): ModuleReleases | undefined {
  return Object.hasOwn(modules, name) ? modules[name] : undefined;
}

/** The release that `stable` names; undefined where there is no module, or no such release. */
export function stableOf(known: ModuleReleases | undefined): Release | undefined {
  return known?.releases.find(({ version }) => version === known.stable);
}

/** Cuts the registry down to what a browser needs: of each remote the releases that could still be chosen. */
export function viewOf(registry: Registry): RegistryView {
  const remotes = Object.entries(registry.modules).filter(([, { releases }]) =>
    releases.every(({ manifest }) => manifest),
  );
  return Object.fromEntries(remotes.map(([name, module]) => [name, moduleView(name, module)]));
}

function moduleView(name: string, module: ModuleReleases): ModuleView {
  const { stable, canary } = module;
  const closed = closedView(module);
  if (closed) return { stable, canary: null, releases: [], closed };
  const releases = choosableOf(module).flatMap((release) => releaseView(name, release));
  return { stable, canary, releases };
}

/** Whether nobody gets a module, whatever its pointers name. */
export function isClosed({ paused, retired }: ModuleReleases): boolean {
  return paused !== undefined || retired !== undefined;
}

function closedView(module: ModuleReleases): ClosedView | undefined {
  if (!isClosed(module)) return undefined;
  const manifest = stableOf(module)?.manifest;
  const label = manifest ? titleOf(manifest) : undefined;
  const paths = manifest?.routes.map(({ path }) => path) ?? [];
  return { kind: module.retired ? 'retired' : 'paused', paths, ...(label === undefined ? {} : { label }) };
}

/** What people call a module; undefined where it has neither a title nor an entry in the navigation. */
export function titleOf({ title, navigation }: ModuleManifest): string | undefined {
  return title ?? navigation?.[0]?.label;
}

/** The releases that somebody could get, oldest first: what the pointers name, and one fallback per range of platform and contract. */
export function choosableOf({ releases, stable, canary, rolledBack }: ModuleReleases): Release[] {
  const seen = new Set<string>();
  const fallbacks = fallbacksOf(releases, stable, rolledBack).toReversed();
  const newest = fallbacks.filter(({ manifest, contractRange }) => {
    const needs = `${manifest?.platformRange} ${contractRange}`;
    const isNewest = !seen.has(needs);
    seen.add(needs);
    return isNewest;
  });
  return releases.filter((release) => release.version === canary?.version || newest.includes(release));
}

/** What a browser needs of a release; nothing when it is none of a remote. */
export function releaseView(name: string, { version, entry, files, manifest, contractRange }: Release): ReleaseView[] {
  const file = files.find(({ path }) => path === entry[0]);
  return file && manifest
    ? [
        {
          version,
          entry: releasePath(name, version, file.path),
          integrity: file.integrity,
          manifest,
          ...(contractRange && { contractRange }),
        },
      ]
    : [];
}
