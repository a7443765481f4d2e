import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Entry, Lockfile } from '../release/locked.ts';

/** Folder of a module's repository in which the platform's packages lie where no registry has them. */
const packagesFolder = 'packages';
/** How a tarball is built up: blocks, and before each file one about it. */
const blockBytes = 512;

export interface PackedPackages {
  /** The tarballs by their path in the repository. */
  files: Record<string, Buffer>;
  /** Their places in its lockfile. */
  locked: Lockfile;
}

interface Manifest extends Entry {
  name: string;
  version: string;
}

/**
 * The packages that `npx rezenso pack` wrote into a folder, as npm installs them from a repository that holds them itself.
 * @param needed those that the module names; what they need of each other comes along
 * @throws Error naming what is not there
 */
export async function packedPackages(folder: string, needed: readonly string[]): Promise<PackedPackages> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.tgz'));
  const found = await Promise.all(names.map((name) => packedPackage(folder, name)));
  const files: Record<string, Buffer> = {};
  const locked: Lockfile = {};
  const add = (name: string): void => {
    if (`node_modules/${name}` in locked) return;
    const one = found.find(({ manifest }) => manifest.name === name);
    if (!one)
      throw new Error(`${name} does not lie in ${folder}; \`npx rezenso pack ${folder}\` in a checkout writes it.`);
    files[one.path] = one.content;
    locked[`node_modules/${name}`] = lockEntry(one);
    for (const other of Object.keys(one.manifest.dependencies ?? {})) if (other.startsWith('@rezenso/')) add(other);
  };
  for (const name of needed) add(name);
  return { files, locked };
}

async function packedPackage(folder: string, file: string) {
  const content = await readFile(join(folder, file));
  return { path: `${packagesFolder}/${file}`, content, manifest: manifestIn(content, file) };
}

type Packed = Awaited<ReturnType<typeof packedPackage>>;

function lockEntry({ path, content, manifest }: Packed): Entry {
  const { name: _, version, ...fields } = manifest;
  const kept = [
    'dependencies',
    'optionalDependencies',
    'peerDependencies',
    'peerDependenciesMeta',
    'bin',
    'engines',
    'license',
  ];
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  const others = Object.entries(fields).filter(([field]) => kept.includes(field));
  return { version, resolved: `file:${path}`, integrity, ...Object.fromEntries(others) };
}

/** The package.json of a tarball. @throws Error when it holds none */
function manifestIn(tarball: Buffer, file: string): Manifest {
  const content = gunzipSync(tarball);
  for (let at = 0; at + blockBytes <= content.length; ) {
    const text = (from: number, length: number) =>
      content.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const bytes = Number.parseInt(text(124, 12).trim() || '0', 8);
    const start = at + blockBytes;
    if (text(0, 100) === 'package/package.json') return JSON.parse(content.toString('utf8', start, start + bytes));
    at = start + Math.ceil(bytes / blockBytes) * blockBytes;
  }
  throw new Error(`${file} is no package of npm.`);
}
