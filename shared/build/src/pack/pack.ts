import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { budgetsFile } from '../gate/budgets.ts';
import { madeWithFile, ownMadeWith } from '../new-module/made-with.ts';
import { runCommand } from '../verify/command.ts';
import { packageIn } from '../webpack/packages.ts';
import { compilePackages } from './compile.ts';
import { type Origin, publishedManifest } from './published-manifest.ts';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';

/** A package as it goes to a registry. */
export interface PackedPackage {
  name: string;
  version: string;
  /** Of the tarball. */
  file: string;
  manifest: Record<string, unknown>;
}

/**
 * Packs what teams install, compiled and with declarations, as npm publishes it.
 * @param target folder for the tarballs; made when it is not there
 * @returns the packages in the order in which they stand on each other
 * @throws Error when a package does not compile or would need something that is not published
 */
export async function packPackages(repository: string, target: string): Promise<PackedPackage[]> {
  const packages = publishedPackages(repository);
  const parent = join(repository, '.cache/pack');
  await mkdir(parent, { recursive: true });
  await mkdir(target, { recursive: true });
  const work = await mkdtemp(join(parent, 'work-'));
  try {
    await compilePackages(repository, packages, work);
    const versions = new Map(packages.map(({ manifest: { name, version } }) => [name, version]));
    const origin = originOf(repository);
    const manifests = await Promise.all(
      packages.map((one) => prepare({ repository, one, folder: join(work, one.folder), versions, origin })),
    );
    await packWithNpm(work, packages, target);
    return packages.map(({ manifest: { name, version } }, index) => ({
      name,
      version,
      manifest: manifests[index] ?? {},
      file: join(target, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
    }));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

interface Preparation {
  repository: string;
  one: PublishedPackage;
  /** Where it is compiled to. */
  folder: string;
  versions: ReadonlyMap<string, string>;
  origin: Origin;
}

/** Lays what npm packs beside what was compiled. @returns the package.json */
async function prepare({ repository, one, folder, versions, origin }: Preparation): Promise<Record<string, unknown>> {
  const manifest = publishedManifest(one, versions, origin);
  const source = join(repository, 'shared', one.folder);
  // Tables that its code reads.
  for (const file of (await readdir(source)).filter((name) => name.endsWith('.json')))
    await cp(join(source, file), join(folder, file));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
  await cp(join(source, 'README.md'), join(folder, 'README.md'));
  if (one.folder === 'build') {
    await cp(join(repository, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
    await cp(join(repository, budgetsFile), join(folder, 'budgets.json'));
    // What `create` gives to a new module; the package knows no checkout to look it up in.
    await writeFile(join(folder, madeWithFile), JSON.stringify(ownMadeWith(repository)));
  }
  return manifest;
}

async function packWithNpm(work: string, packages: readonly PublishedPackage[], target: string): Promise<void> {
  const folders = packages.map(({ folder }) => `./${folder}`);
  const args = ['pack', ...folders, '--ignore-scripts', '--loglevel=error', '--pack-destination', target];
  const { isOk, output } = await runCommand('npm', args, { folder: work });
  if (!isOk) throw new Error(`The packages cannot be packed:\n${output}`);
}

function originOf(repository: string): Origin {
  const { name, license, engines, config } = rootOf(repository);
  return { url: `git+https://github.com/${config.organization}/${name}.git`, license, node: engines.node };
}

interface Root {
  license: string;
  engines: { node: string };
  config: { organization: string };
}

function rootOf(repository: string) {
  return packageIn<Root>(repository);
}
