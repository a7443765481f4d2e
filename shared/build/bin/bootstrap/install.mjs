// Plain JavaScript on whatever Node the host has: nothing is installed yet when this runs.
import { spawn } from 'node:child_process';
import { readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** All packages need 1.3 GB, and npm says nothing but 'failed' when the disk is full. */
const neededBytes = 2e9;

/**
 * Installs the packages when node_modules is not what package-lock.json says.
 * @param {string} repository
 */
export async function ensureInstalled(repository) {
  if (isInstalled(repository)) return;
  const { bavail, bsize } = statfsSync(repository);
  assertRoom(bavail * bsize, repository);
  await withProgress('Installing packages', () =>
    run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], repository),
  );
}

/**
 * @param {number} freeBytes
 * @param {string} folder
 * @throws {Error} when the packages do not fit
 */
export function assertRoom(freeBytes, folder) {
  if (freeBytes >= neededBytes) return;
  const gigabytes = (bytes) => (bytes / 1e9).toFixed(1);
  throw new Error(
    `The packages need ${gigabytes(neededBytes)} GB; the disk of ${folder} has ${gigabytes(freeBytes)} GB left.`,
  );
}

/**
 * npm notes what it has installed, at the very end; an interrupted installation leaves no such note.
 * @param {string} repository
 */
export function isInstalled(repository) {
  try {
    const wanted = packagesIn(join(repository, 'package-lock.json'));
    const installed = packagesIn(join(repository, 'node_modules/.package-lock.json'));
    return Object.entries(wanted).every(([path, entry]) => isThere(path, entry, installed));
  } catch {
    return false;
  }
}

function isThere(path, entry, installed) {
  const isOurs = !path.includes('node_modules/');
  const isForSomeSystems = entry.optional || entry.devOptional || entry.os || entry.cpu;
  // A package of ours is found by its link: without it a new one is missing although nothing else changed.
  if (entry.link) return installed[path]?.link === true;
  return isOurs || isForSomeSystems || installed[path]?.version === entry.version;
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/**
 * Runs something long, saying every few seconds that it still runs.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
export async function withProgress(title, work) {
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  console.log(`${title} …`);
  const timer = setInterval(() => console.log(`${title} … ${seconds()}`), 10_000);
  try {
    const result = await work();
    console.log(`${title}: done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs a command; its output is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {string} folder
 */
export function run(command, args, folder) {
  const child = spawn(command, args, { cwd: folder, shell: process.platform === 'win32' });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`${command} ${args.join(' ')} failed (${code})\n${Buffer.concat(output)}`));
    });
  });
}
