import { dirname } from 'node:path';
import { runCommand } from '../verify/command.ts';
import type { PackedPackage } from './pack.ts';

/**
 * Publishes the packages whose version the registry does not have, with the npm that is here and what it is configured
 * with: registry, token, and in a workflow the provenance.
 * @returns what was published, as `name@version`
 * @throws Error with npm's words when the registry refuses one; those before it are published
 */
export async function publishPackages(packages: readonly PackedPackage[]): Promise<string[]> {
  const published: string[] = [];
  const isKnown = await Promise.all(packages.map(isPublished));
  for (const { name, version, file } of packages.filter((_, index) => !isKnown[index])) {
    const { isOk, output } = await runCommand('npm', ['publish', file, '--ignore-scripts'], { folder: dirname(file) });
    if (!isOk) throw new Error(`${name} ${version} could not be published:\n${output}`);
    published.push(`${name}@${version}`);
  }
  return published;
}

/** An unknown version of a known package is an empty answer, an unknown package an error. */
async function isPublished({ name, version, file }: PackedPackage): Promise<boolean> {
  const asked = ['view', `${name}@${version}`, 'version'];
  const { isOk, output } = await runCommand('npm', asked, { folder: dirname(file) });
  return isOk && output.split('\n').includes(version);
}
