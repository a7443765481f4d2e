import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Readiness } from '../../../http/request-types.ts';
import type { ReleaseReader } from '../../../releases/release-reader.ts';

/** Whether pages can be sent that will run: a shell is known and its scripts can be had. */
export async function pagesReadiness(releases: ReleaseReader, log: Pick<Logger, 'warn'>): Promise<Readiness> {
  const { shell } = (await releases.registry()).modules;
  const release = shell?.releases.find(({ version }) => version === shell.stable);
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
