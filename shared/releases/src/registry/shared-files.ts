import { isNamedByContent } from '@rezenso/contract/releases';
import { type ModuleReleases, type Registry, type Release, type ReleaseFile, releasesOf } from './registry.ts';

/** A file as a release has it. */
export interface SharedFile extends ReleaseFile {
  version: string;
}

/**
 * A file that is named by its content, in every release of a module that has it: as most people get it first, and as a preview does
 * last.
 */
export function sharedFiles(registry: Registry, moduleName: string, path: string): SharedFile[] {
  const known = releasesOf(registry, moduleName);
  if (!known || !isNamedByContent(path)) return [];
  const found = inAll(known).flatMap(({ version, files }) =>
    files.filter((file) => file.path === path).map((file) => ({ ...file, version })),
  );
  return found.toSorted((one, other) => Number(other.version === known.stable) - Number(one.version === known.stable));
}

/** The first file of a release that another one of the module has with other content under the same name; undefined without one. */
export function nameClash(part: ModuleReleases, release: Release): string | undefined {
  const all = inAll(part).flatMap(({ files }) => files);
  const isAnother = ({ path, integrity }: ReleaseFile) =>
    isNamedByContent(path) && all.some((file) => file.path === path && file.integrity !== integrity);
  return release.files.find(isAnother)?.path;
}

function inAll({ releases, previews = [] }: ModuleReleases): Release[] {
  return [...releases, ...previews.map(({ release }) => release)];
}
