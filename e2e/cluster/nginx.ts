import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('../../deploy/nginx/rezenso.conf.template', import.meta.url));

export interface Nginx {
  /** What its access log says so far, a line per request. */
  accessLog(): Promise<AccessLine[]>;
  stop(): Promise<void>;
}

export interface AccessLine {
  client: string;
  method: string;
  status: number;
  /** Addresses that were asked, in turn: '127.0.0.1:1, 127.0.0.1:2'. */
  upstream: string;
  requestId: string;
  cache: string;
}

export interface NginxSettings {
  program: string;
  folder: string;
  port: number;
  upstreams: readonly [string, string, string];
}

/** Debian's nginx as a plain process with the template of deploy/, filled in as nginx's image does it. */
export async function startNginx({ program, folder, port, upstreams }: NginxSettings): Promise<Nginx> {
  const accessLog = join(folder, 'access.log');
  const [first, second, third] = upstreams;
  await mkdir(folder, { recursive: true });
  const site = fill(await readFile(template, 'utf8'), {
    LISTEN: `127.0.0.1:${port}`,
    API_1: first,
    API_2: second,
    API_3: third,
    CACHE_DIR: join(folder, 'cache'),
    ACCESS_LOG: accessLog,
    // All load comes from one address here.
    REQUESTS_PER_SECOND: '100000',
  });
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), main(folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await untilAnswering(child, port);
  return {
    accessLog: async () =>
      (await readFile(accessLog, 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    stop: () => stop(child),
  };
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\$\{([A-Z_0-9]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}`);
    return value;
  });
}

/** What nginx's image has around the site. */
function main(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    worker_processes 2;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/site.conf;
    }`;
}

async function untilAnswering(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += String(chunk)));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended (${child.exitCode}):\n${output}`);
    const answers = await fetch(`http://127.0.0.1:${port}/nginx-status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`nginx did not answer:\n${output}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
