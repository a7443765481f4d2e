import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { filesBelow, integrityOf } from '../files/integrity.ts';
import { isInside, isModuleName, isVersion } from '../registry/names.ts';
import type { ReleaseFile } from '../registry/registry.ts';
import type { Storage } from '../storage/storage.ts';
import { inTemporaryFolder } from '../storage/temporary-folder.ts';

/** Bytes that one release may have, its packed copies included. */
const releaseBytes = 32 * 1024 * 1024;
const filesAtMost = 2_000;

/** Bytes that an upload may have: base64 takes four for three. */
export const uploadBytes = Math.ceil((releaseBytes / 3) * 4) + filesAtMost * 300;

const file = z.object({ path: z.string(), integrity: z.string(), content: z.string() });
const upload = z.object({ files: z.array(file) });

/** What was sent as a release cannot be one. */
export class UploadError extends Error {}

/** A folder as an upload. */
export async function uploadOf(folder: string): Promise<string> {
  const files = (await filesBelow(folder)).map(async ({ path, integrity }) => ({
    path,
    integrity,
    content: (await readFile(join(folder, path))).toString('base64'),
  }));
  return JSON.stringify({ files: await Promise.all(files) });
}

/**
 * Lays an upload into a store as one release, after comparing every file with its hash. Never overwrites.
 * @returns the files as they lie there
 * @throws UploadError when something of it leads out of the release's folder, is too much, or is not what its hash says
 */
export async function takeUpload(
  storage: Storage,
  module: string,
  version: string,
  sent: unknown,
): Promise<ReleaseFile[]> {
  if (!isModuleName(module) || !isVersion(version)) throw new UploadError('This is no name of a release.');
  const files = filesIn(sent);
  return inTemporaryFolder('rezenso-upload-', async (folder) => {
    for (const { path, content } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content, { flag: 'wx' });
    }
    return storage.putFiles(module, version, folder);
  });
}

function filesIn(sent: unknown): { path: string; content: Buffer }[] {
  const parsed = z.safeParse(upload, sent);
  if (!parsed.success) throw new UploadError('An upload is { files: [{ path, integrity, content in base64 }] }.');
  const { files } = parsed.data;
  if (files.length === 0 || files.length > filesAtMost)
    throw new UploadError(`A release has from 1 to ${filesAtMost} files.`);
  const [paths, folders] = [new Set<string>(), new Set<string>()];
  let bytes = 0;
  const taken = files.map(({ path, integrity, content: base64 }) => {
    const content = Buffer.from(base64, 'base64');
    bytes += content.length;
    if (!isInside(path) || path.length > 200) throw new UploadError(`${path} is no path inside a release.`);
    if (paths.has(path.toLowerCase())) throw new UploadError(`${path} is there twice.`);
    paths.add(path.toLowerCase());
    for (const folder of foldersOf(path)) folders.add(folder.toLowerCase());
    if (integrityOf(content) !== integrity) throw new UploadError(`${path} is not what its hash says.`);
    if (bytes > releaseBytes) throw new UploadError(`A release has at most ${releaseBytes} bytes.`);
    return { path, content };
  });
  const both = taken.find(({ path }) => folders.has(path.toLowerCase()));
  if (both) throw new UploadError(`${both.path} is there as a file and as a folder.`);
  return taken;
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
