import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../shared/build/src/verify/command.ts';
import { freePort } from '../site/providers.ts';
import { pause } from './person.ts';

/** A Ceph of its own, whose gateway speaks S3. */
export interface CephBucket {
  /** For tests that take a bucket server by TEST_BUCKET_URL. */
  env: Record<string, string>;
  /** As the gateway says it. */
  version: string;
  stop(): Promise<void>;
}

const bucket = 'releases';
const longestMs = 60_000;

/**
 * Starts a monitor, one server that keeps objects in memory, and the gateway.
 * @param root where Ceph's programs lie, see shared/build/src/verify/ceph.ts
 */
export async function startCeph(root: string): Promise<CephBucket> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-ceph-'));
  const [monitorPort, port] = [await freePort(), await freePort()];
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu');
  const config = join(folder, 'ceph.conf');
  const cluster = randomUUID();
  for (const name of ['mon', 'osd', 'run']) await mkdir(join(folder, name));
  await writeFile(config, configOf({ folder, libraries, cluster, monitorPort, port }));
  const variables = {
    LD_LIBRARY_PATH: [libraries, join(libraries, 'ceph'), join(root, 'lib/x86_64-linux-gnu')].join(':'),
    CEPH_CONF: config,
  };
  const program = (name: string) => join(root, 'usr/bin', name);
  const run = async (name: string, ...args: string[]) => {
    const { isOk, output } = await runCommand(program(name), args, { folder, variables });
    if (!isOk) throw new Error(`${name} ${args.join(' ')}:\n${output}`);
    return output;
  };
  const children: ChildProcess[] = [];
  const start = (name: string, ...args: string[]) => {
    const env = { ...process.env, ...variables };
    children.push(spawn(program(name), ['-c', config, '-f', ...args], { cwd: folder, env, stdio: 'ignore' }));
  };
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [monmap, osdmap] = [join(folder, 'monmap'), join(folder, 'osdmap')];
    const monitor = `[v2:127.0.0.1:${monitorPort}]`;
    await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', monitor, monmap);
    await run('osdmaptool', '--create-from-conf', '-c', config, osdmap);
    await run('ceph-mon', '-c', config, '--mkfs', '-i', 'a', '--monmap', monmap, '--osdmap', osdmap);
    start('ceph-mon', '-i', 'a');
    await run('ceph-osd', '-c', config, '-i', '0', '--mkfs');
    start('ceph-osd', '-i', '0');
    const keys = { access: randomBytes(8).toString('hex'), secret: randomBytes(16).toString('hex') };
    const user = [
      '--uid=rezenso',
      '--display-name=Rezenso',
      `--access-key=${keys.access}`,
      `--secret-key=${keys.secret}`,
    ];
    await run('radosgw-admin', '-c', config, '-n', 'client.rgw', 'user', 'create', ...user);
    start('radosgw', '-n', 'client.rgw');
    await untilAnswering(port, () => logs(folder));
    const env = {
      TEST_BUCKET_URL: `http://127.0.0.1:${port}/${bucket}`,
      AWS_ACCESS_KEY_ID: keys.access,
      AWS_SECRET_ACCESS_KEY: keys.secret,
    };
    return { env, version: (await run('radosgw', '--version')).trim(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Places {
  folder: string;
  libraries: string;
  cluster: string;
  monitorPort: number;
  port: number;
}

/** Nothing is kept twice, and nobody proves who they are: all of it lives on loopback, for minutes. */
function configOf({ folder, libraries, cluster, monitorPort, port }: Places): string {
  return `[global]
fsid = ${cluster}
mon host = v2:127.0.0.1:${monitorPort}
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
run dir = ${join(folder, 'run')}
admin socket =
pid file =
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
plugin dir = ${join(libraries, 'ceph')}
erasure code dir = ${join(libraries, 'ceph/erasure-code')}
osd class dir = ${join(libraries, 'rados-classes')}
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 2000
mon data avail crit = 1
[mon.a]
mon data = ${join(folder, 'mon')}
mon addr = 127.0.0.1:${monitorPort}
[osd.0]
osd data = ${join(folder, 'osd')}
osd objectstore = memstore
memstore device bytes = 2147483648
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${join(folder, 'rgw')}
`;
}

async function untilAnswering(port: number, said: () => Promise<string>): Promise<void> {
  const latest = performance.now() + longestMs;
  while (
    !(await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > latest) throw new Error(`Ceph's gateway does not answer:\n${await said()}`);
    await pause(200);
  }
}

async function logs(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const ends = files.map(async (name) => `${name}: ${(await readFile(join(folder, name), 'utf8')).slice(-1_000)}`);
  return (await Promise.all(ends)).join('\n');
}
