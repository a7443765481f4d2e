import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startSite } from './site.ts';

/** A run has a folder for temporary files of its own (playwright.config.ts), which goes with it. */
const templates = join(tmpdir(), 'rezenso-templates');

/**
 * A data folder of its own in which a site was already started once: migrated, seeded, with the releases of this checkout. The
 * first start takes most of what a start takes, so it happens once in a run, and a worker that comes second waits for it; it has
 * tests of its own in durability.spec.ts.
 */
export async function preparedFolder(seed: 'demo' | 'none'): Promise<string> {
  const template = join(templates, seed);
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-site-'));
  while (!(await copied(template, folder)))
    await aloneAt(`${template}.lock`, async () => {
      if (existsSync(template)) return;
      const site = await startSite({ env: { SEED: seed } });
      await site.stop();
      await rename(site.dataDir, template);
    });
  return folder;
}

async function copied(template: string, folder: string): Promise<boolean> {
  try {
    await cp(template, folder, { recursive: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Does something unless another process is at it; then it waits a moment instead. */
async function aloneAt(lock: string, work: () => Promise<void>): Promise<void> {
  await mkdir(templates, { recursive: true });
  const isFree = await mkdir(lock).then(
    () => true,
    () => false,
  );
  if (!isFree) return setTimeout(100);
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true });
  }
}
