import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type LockedPackages, shippedPackages } from './shipped-packages.ts';

const run = promisify(execFile);
const programName = 'rezenso';

/** A software bill of materials in CycloneDX 1.5, as far as we look into it. */
export interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: { 'bom-ref': string; name: string; version: string; hashes?: unknown }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * What ships, by `npm sbom` from the lockfile alone: nothing has to be installed. npm is given a lockfile that holds nothing else, because
 * its `--omit dev` leaves out what one workspace needs to run and another to be tested: React, for instance.
 * @param version of what it is made for: the site has none of its own, so a commit
 */
export async function sbomOf(repository: string, version: string): Promise<Sbom> {
  const place = await mkdtemp(join(tmpdir(), 'rezenso-sbom-'));
  // npm names the whole after its folder.
  const folder = join(place, programName);
  try {
    const lock: { packages: LockedPackages } = JSON.parse(
      await readFile(join(repository, 'package-lock.json'), 'utf8'),
    );
    await writeShipped(folder, lock, version);
    const options = ['--sbom-format', 'cyclonedx', '--package-lock-only'];
    const { stdout } = await run('npm', ['sbom', ...options], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    return named(JSON.parse(stdout));
  } finally {
    await rm(place, { recursive: true });
  }
}

/** npm calls packages of our own by their folders. */
function named(sbom: Sbom): Sbom {
  const components = sbom.components.map((one) => ({ ...one, name: one['bom-ref'].replace(/(?<=.)@.*/, '') }));
  return { ...sbom, components };
}

async function writeShipped(folder: string, lock: { packages: LockedPackages }, version: string): Promise<void> {
  const shipped = shippedPackages(lock.packages);
  const workspaces = [...shipped].filter((one) => !one.includes('node_modules/'));
  const root = { name: programName, version, private: true, workspaces };
  const kept = Object.entries(lock.packages).flatMap(([place, { devDependencies: _, ...known }]) =>
    shipped.has(place) || (known.link && shipped.has(known.resolved ?? '')) ? [[place, known] as const] : [],
  );
  for (const [place, known] of kept.filter(([one]) => workspaces.includes(one))) {
    await mkdir(join(folder, place), { recursive: true });
    await writeFile(join(folder, place, 'package.json'), JSON.stringify(known));
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(root));
  const packages = { '': root, ...Object.fromEntries(kept) };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, name: programName, version, packages }));
}
