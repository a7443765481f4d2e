import path from 'node:path';
import type { Core } from '../../../core.ts';
import type { LegalFiles } from './legal-files.ts';
import { legalPages } from './legal-pages.ts';

const faults = {
  missing: 'has no text: write the file',
  unfinished: 'has a text with gaps: fill in what stands in [[…]]',
  unreadable: 'has a text that cannot be read',
};

/** Tells whoever starts a site in production which of its legal pages have nothing to show. It starts all the same. */
export async function warnOfMissingTexts({ env, log }: Pick<Core, 'env' | 'log'>, files: LegalFiles): Promise<void> {
  if (!env.isProduction) return;
  for (const { path: page, file } of legalPages) {
    const { state } = await files.read(file);
    if (state === 'ready') continue;
    const place = env.legalDir ? path.resolve(env.legalDir, file) : `${file} in a folder that LEGAL_DIR names`;
    log.warn({ page, file: place }, `a legal page ${faults[state]}`);
  }
}
