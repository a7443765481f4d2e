import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';

/**
 * Names the space in which a process number means one process: on Linux this boot of the kernel and the namespace of
 * process numbers, since two containers may share a folder, a host name and the number 1. Elsewhere there are no such
 * namespaces and the machine's name says it. Undefined when it cannot be known.
 */
export async function processSpace(): Promise<string | undefined> {
  if (process.platform !== 'linux') return `${process.platform}:${hostname()}`;
  try {
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
    return boot === '' ? undefined : `${boot}/${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}
