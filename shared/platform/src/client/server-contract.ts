import { contractRangeOf, contractVersion } from '@rezenso/contract/contract-version';
import { satisfiesPlatform } from '@rezenso/contract/releases';
import { noticeNewVersion } from './new-version.ts';
import type { ServerAge } from './server-age.ts';

let spoken: string | undefined;

/**
 * Takes note of the contract that the server speaks, which every answer names. When it has moved on under the open page,
 * the shell offers to reload, before anything fails.
 */
export function noteServerContract(version: string | null | undefined): void {
  if (!version) return;
  spoken = version;
  if (serverAge() === 'newer') noticeNewVersion();
}

/** Version of the contract that the server spoke last; undefined before its first answer. */
export function serverContract(): string | undefined {
  return spoken;
}

/** Whether the server does once what it gets twice with the same key: since contract 1.30.0. */
export function keepsKeys(): boolean {
  return spoken !== undefined && satisfiesPlatform(spoken, '^1.30.0');
}

/** @param built version of the contract that a build carries; the platform's own by default */
export function serverAge(built: string = contractVersion): ServerAge {
  if (spoken === undefined) return 'unknown';
  if (satisfiesPlatform(spoken, contractRangeOf(built))) return 'fits';
  return majorOf(spoken) > majorOf(built) ? 'newer' : 'older';
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
