import { cataloguesIn } from '../files/catalogues.ts';
import { integrityOf } from '../files/integrity.ts';
import { isPackedFrom, packedKinds } from '../files/packed-copies.ts';
import { newReleases } from '../registry/new-parts.ts';
import type { Registry, Release, ReleaseFile } from '../registry/registry.ts';
import type { Storage } from '../storage/storage.ts';

type Files = Pick<Storage, 'readFile'>;

/**
 * Why what lies in a store is not what a change brings into its registry; undefined when it is. A release counts from the moment at
 * which the registry names it, so its files must be there by then, and within the budgets that it gives itself.
 */
export async function filesFault(storage: Files, before: Registry, after: Registry): Promise<string | undefined> {
  for (const { module, release } of newReleases(before, after)) {
    const fault = await releaseFault(storage, module, release);
    if (fault) return `${module} ${release.version} cannot be taken. ${fault}`;
  }
  return undefined;
}

async function releaseFault(storage: Files, module: string, release: Release): Promise<string | undefined> {
  const { version, files, sourceMaps, entry, manifest, pages } = release;
  const catalogues = cataloguesIn(pages);
  let [entryBytes, allBytes] = [0, 0];
  for (const file of [...files, ...(sourceMaps ? [sourceMaps] : [])]) {
    const content = await storage.readFile(module, version, file.path).catch(() => undefined);
    if (!content) return `Its file ${file.path} was never uploaded.`;
    if (content.length !== file.bytes || integrityOf(content) !== file.integrity)
      return `Its file ${file.path} is not the one that was uploaded.`;
    const packed = await packedCopies(storage, module, version, file);
    for (const { kind, copy } of packed)
      if (!(await isPackedFrom(content, copy, kind)))
        return `Its packed copy ${file.path}.${kind} does not unpack to that file.`;
    if (!file.path.endsWith('.js') || catalogues.has(file.path)) continue;
    const sent = packed.find(({ kind }) => kind === 'br')?.copy.length ?? content.length;
    allBytes += sent;
    if (entry.includes(file.path)) entryBytes += sent;
  }
  if (!manifest) return undefined;
  const { entryKb, totalKb } = manifest.budgets;
  if (entryBytes > entryKb * 1000) return overBudget('entry has', entryBytes, entryKb);
  return allBytes > totalKb * 1000 ? overBudget('scripts have', allBytes, totalKb) : undefined;
}

/** What browsers get in the place of a file. */
async function packedCopies(storage: Files, module: string, version: string, { path }: ReleaseFile) {
  const copies = packedKinds.map(async (kind) => {
    const copy = await storage.readFile(module, version, `${path}.${kind}`).catch(() => undefined);
    return copy ? [{ kind, copy }] : [];
  });
  return (await Promise.all(copies)).flat();
}

function overBudget(what: string, bytes: number, budgetKb: number): string {
  return `Its ${what} ${(bytes / 1000).toFixed(1)} kB (br); module.json allows ${budgetKb} kB.`;
}
