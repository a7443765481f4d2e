import { access } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { stableOf } from '@rezenso/releases/registry';
import type { Logger } from 'pino';
import type { Readiness } from '../../../http/request-types.ts';

/** Whether pages can be sent that will run: a shell is known and its scripts can be had. */
export async function pagesReadiness(releases: ReleaseReader, log: Pick<Logger, 'warn'>): Promise<Readiness> {
  const release = stableOf((await releases.registry()).modules.shell);
  if (!release) {
    const fault = releases.fault();
    if (fault) log.warn({ fault }, 'there is no registry of releases to make pages of');
    return fault ? 'broken' : 'waiting';
  }
  try {
    await releases.provide('shell', release.version);
    await Promise.all(release.entry.map((file) => access(path.join(releases.root, 'shell', release.version, file))));
    return 'ready';
  } catch (error) {
    log.warn({ err: error, version: release.version }, 'the scripts of the shell cannot be had');
    return 'broken';
  }
}
