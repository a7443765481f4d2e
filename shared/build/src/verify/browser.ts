import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runCommand } from './command.ts';

/** The shell without windows first: it has no window of its own to draw, which is half of what a page costs. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * The Chromium that the journeys use: CHROMIUM_PATH, an installed one, or Playwright's own. Where there is none it is
 * installed, on Debian as root by apt, elsewhere by Playwright.
 * @returns path of the program; undefined for Playwright's own
 * @throws Error when none could be had
 */
export async function ensureBrowser(repository: string, say: (line: string) => void): Promise<string | undefined> {
  const found = process.env.CHROMIUM_PATH ?? installed.find(existsSync);
  if (found) return found;
  if (existsSync(playwrightsOwn(repository))) return undefined;
  return isDebianRoot() ? installByApt(repository, say) : installByPlaywright(repository, say);
}

function playwrightsOwn(repository: string): string {
  const { chromium } = createRequire(`${repository}/e2e/package.json`)('@playwright/test');
  return chromium.executablePath();
}

function isDebianRoot(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installByApt(repository: string, say: (line: string) => void): Promise<string | undefined> {
  say('Installing Chromium through apt-get; this takes a minute …');
  const variables = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { folder: repository, variables });
  // Distributions older than Debian 12 have no shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '-q', '--no-install-recommends', name];
    const { output } = await runCommand('apt-get', args, { folder: repository, variables });
    const found = installed.find(existsSync);
    if (found) return found;
    say(output.split('\n').slice(-5).join('\n'));
  }
  return installByPlaywright(repository, say);
}

async function installByPlaywright(repository: string, say: (line: string) => void): Promise<undefined> {
  say("Installing Playwright's Chromium; this takes a minute …");
  const result = await runCommand('playwright', ['install', 'chromium'], { folder: repository });
  if (!result.isOk) throw new Error(`No Chromium could be installed.\n${result.output}`);
  return undefined;
}
