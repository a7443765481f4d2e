import { historyOf, type ModuleReleases } from '@rezenso/releases/registry';

/** What the history says of a module whose release went with its key. */
export function revokedReason(keyId: string): string {
  return `Key ${keyId} was revoked.`;
}

/** How a version came to be withdrawn. Of what is gone the history may know no more. */
export function withdrawnHow(known: ModuleReleases, version: string): string {
  if (known.releases.some((release) => release.version === version)) return 'was rolled back';
  const last = historyOf(known).findLast(({ before }) => before === version);
  const [, key] = /^Key (\w+) was revoked\.$/.exec(last?.reason ?? '') ?? [];
  return key ? `was taken back with its key ${key}` : 'was withdrawn and is gone';
}
