import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** When the process with this number started, in the system's own words; empty when there is none. */
export async function processStart(pid: number): Promise<string> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted after the name in brackets, which may hold spaces itself.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return `${await bootId()}:${fields[19] ?? ''}`;
  } catch {
    return startFromPs(pid);
  }
}

async function bootId(): Promise<string> {
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}

/** For systems without /proc. */
async function startFromPs(pid: number): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim();
  } catch {
    return '';
  }
}
