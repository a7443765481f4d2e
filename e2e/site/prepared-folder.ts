import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, startSite } from './site.ts';

/** Set by playwright.config.ts for all processes of a run. */
const run = process.env.E2E_RUN ?? String(process.pid);
const templates = join(tmpdir(), `rezenso-e2e-${run}`);

/**
 * A data folder of its own in which a site was already started once: migrated, seeded, with the releases of this checkout. The
 * first start takes most of what a start takes, so it happens once in a run; it has tests of its own in durability.spec.ts.
 */
export async function preparedFolder(seed: 'demo' | 'none'): Promise<string> {
  const template = join(templates, seed);
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-site-'));
  if (await copied(template, folder)) return folder;
  const site = await startSite({ env: { SEED: seed } });
  await site.stop();
  await keep(site, template);
  await copied(template, folder);
  return folder;
}

export async function removeTemplates(): Promise<void> {
  await rm(templates, { recursive: true, force: true });
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

/** Whoever comes second keeps what the first one made. */
async function keep(site: Site, template: string): Promise<void> {
  await mkdir(templates, { recursive: true });
  await rename(site.dataDir, template).catch(() => rm(site.dataDir, { recursive: true }));
}
