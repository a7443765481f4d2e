import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command.ts';

/** Monitor, one server of objects, and the gateway that speaks S3. */
const packages = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];

/**
 * The Ceph whose gateway a bucket is tried on: CEPH_ROOT, below which its programs lie as Debian lays them out (`/` where it is
 * installed). Otherwise Debian's packages, 65 MB with what they need, are unpacked beside the project's other things: installing them
 * would start services on this machine.
 * @returns undefined, which is said, where it cannot be had
 */
export async function ensureCeph(repository: string, say: (line: string) => void): Promise<string | undefined> {
  const folder = join(repository, 'node_modules/.cache/ceph');
  const unpacked = join(folder, 'root');
  const found = [process.env.CEPH_ROOT, unpacked].find((root) => root && existsSync(join(root, 'usr/bin/radosgw')));
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    say('Fetching Ceph through apt-get …');
    const archives = join(folder, 'archives');
    await mkdir(join(archives, 'partial'), { recursive: true });
    const only = ['-y', '-q', '--no-install-recommends', '--download-only', '-o', `Dir::Cache::Archives=${archives}`];
    const install = () => runCommand('apt-get', ['install', ...only, ...packages], { folder });
    if (!(await install()).isOk) {
      await runCommand('apt-get', ['update', '-q'], { folder });
      await install();
    }
    for (const file of await readdir(archives))
      if (file.endsWith('.deb')) await runCommand('dpkg-deb', ['-x', join(archives, file), unpacked], { folder });
    if (existsSync(join(unpacked, 'usr/bin/radosgw'))) return unpacked;
  }
  say('Skipped: a bucket on Ceph, which is not here. Set CEPH_ROOT to run these tests.');
  return undefined;
}
