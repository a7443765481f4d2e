import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ensureBrowser } from '../verify/browser.ts';

/** Chromium as the benches use it. @param more arguments */
export async function launchBrowser(repository: string, more: readonly string[] = []): Promise<Browser> {
  const executablePath = await ensureBrowser(repository, console.log);
  const { chromium } = createRequire(join(repository, 'e2e/package.json'))('@playwright/test');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
  });
}
