import type { ModuleReleases, Preview, Registry, Release } from './registry.ts';
import { releasesOf } from './registry.ts';
import { isSameText } from './same-text.ts';

/** What a change brings into the part of a module that was not in it. */
export interface NewParts {
  releases: Release[];
  previews: Preview[];
}

/** Whoever signs a release anew does not bring one. */
export function newPartsOf(before: Registry, after: Registry, moduleName: string): NewParts {
  const [had, has] = [releasesOf(before, moduleName), releasesOf(after, moduleName)];
  const knownReleases = (had?.releases ?? []).map(unsigned);
  const knownPreviews = (had?.previews ?? []).map(unsignedPreview);
  return {
    releases: (has?.releases ?? []).filter((one) => !isAmong(unsigned(one), knownReleases)),
    previews: (has?.previews ?? []).filter((one) => !isAmong(unsignedPreview(one), knownPreviews)),
  };
}

/** Every release that a change brings, for everybody or for a preview. */
export function newReleases(before: Registry, after: Registry): { module: string; release: Release }[] {
  return Object.keys(after.modules).flatMap((module) => {
    const { releases, previews } = newPartsOf(before, after, module);
    return [...releases, ...previews.map(({ release }) => release)].map((release) => ({ module, release }));
  });
}

function isAmong(one: unknown, known: readonly unknown[]): boolean {
  return known.some((other) => isSameText(one, other));
}

function unsigned(release: Release): unknown {
  // A part may hold anything; what is no release is compared as it is.
  if (typeof release !== 'object' || release === null) return release;
  const { signature: _, signedBy: __, ...rest } = release;
  return rest;
}

function unsignedPreview(preview: Preview): unknown {
  if (typeof preview !== 'object' || preview === null) return preview;
  return { ...preview, release: unsigned(preview.release) };
}

/** Whether a part is as it must be for anything to be said of it. */
export function isPart(value: unknown): value is ModuleReleases {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'releases'));
}
