import {
  type Canary,
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

/** One immutable release of a module, as registry.json keeps it. */
export interface Release {
  version: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** module.json as it was released; the shell has none. */
  manifest: ModuleManifest | null;
  /** Version of the platform that the release brings along; only the shell does. */
  platformVersion: string | null;
  /** Scripts to fetch first, in order. */
  entry: string[];
  /** Scripts that each page needs beyond `entry`. */
  pages: Record<string, string[]>;
  files: ReleaseFile[];
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
}

/** registry.json of the release store. */
export interface Registry {
  /** Counts the changes, so that an older registry can be told from the present one. */
  sequence?: number;
  modules: Record<string, ModuleReleases>;
  /** Ed25519 over `sealedText`, base64; only where the store has a key. */
  signature?: string;
}

/** What the signature of a registry is made over. */
export function sealedText({ sequence = 0, modules }: Registry): string {
  return JSON.stringify({ sequence, modules });
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
  const releases = choosableOf(module).flatMap((release) => releaseView(name, release));
  return { stable, canary, releases };
}

/** The releases that somebody could get, oldest first: what the pointers name, and one fallback per platform range. */
export function choosableOf({ releases, stable, canary, rolledBack }: ModuleReleases): Release[] {
  const seen = new Set<string | undefined>();
  const fallbacks = fallbacksOf(releases, stable, rolledBack).toReversed();
  const newest = fallbacks.filter(({ manifest }) => {
    const isNewest = !seen.has(manifest?.platformRange);
    seen.add(manifest?.platformRange);
    return isNewest;
  });
  return releases.filter((release) => release.version === canary?.version || newest.includes(release));
}

function releaseView(name: string, { version, entry, files, manifest }: Release): ReleaseView[] {
  const file = files.find(({ path }) => path === entry[0]);
  return file && manifest
    ? [{ version, entry: releasePath(name, version, file.path), integrity: file.integrity, manifest }]
    : [];
}
