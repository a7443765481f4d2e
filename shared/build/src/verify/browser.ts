import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runCommand } from './command.ts';

/** It draws no window of its own: of 88 s of processor time for twelve journeys 22 went into that. */
const withoutWindows = '/usr/bin/chromium-headless-shell';
const installed = [withoutWindows, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that the journeys use: CHROMIUM_PATH, the one without windows (on Debian as root it is installed), another
 * one that is there, or Playwright's own, which is installed where there is none at all.
 * @returns path of the program; undefined for Playwright's own
 * @throws Error when none could be had
 */
export async function ensureBrowser(repository: string, say: (line: string) => void): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (isDebianRoot() && !existsSync(withoutWindows)) await installByApt(repository, say);
  const found = installed.find(existsSync);
  if (found) return found;
  return existsSync(playwrightsOwn(repository)) ? undefined : installByPlaywright(repository, say);
}

function playwrightsOwn(repository: string): string {
  const { chromium } = createRequire(`${repository}/e2e/package.json`)('@playwright/test');
  return chromium.executablePath();
}

function isDebianRoot(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Leaves everything as it was when apt has nothing to offer or cannot reach its servers. */
async function installByApt(repository: string, say: (line: string) => void): Promise<void> {
  say('Installing Chromium through apt-get; this takes a minute …');
  const variables = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { folder: repository, variables });
  // Distributions older than Debian 12 have no shell.
  const names = installed.some(existsSync) ? ['chromium-headless-shell'] : ['chromium-headless-shell', 'chromium'];
  for (const name of names) {
    const args = ['install', '-y', '-q', '--no-install-recommends', name];
    const { isOk, output } = await runCommand('apt-get', args, { folder: repository, variables });
    if (isOk) return;
    say(output.split('\n').slice(-5).join('\n'));
  }
}

async function installByPlaywright(repository: string, say: (line: string) => void): Promise<undefined> {
  say("Installing Playwright's Chromium; this takes a minute …");
  const result = await runCommand('playwright', ['install', 'chromium'], { folder: repository });
  if (!result.isOk) throw new Error(`No Chromium could be installed.\n${result.output}`);
  return undefined;
}
