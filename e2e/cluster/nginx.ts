import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
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
  /** PEM files, for HTTPS as the template proposes it; and where plain HTTP is answered then. */
  certificate?: { cert: string; key: string; plainPort?: number };
}

/** Debian's nginx as a plain process with the template of deploy/, filled in as nginx's image does it. */
export async function startNginx({ program, folder, port, upstreams, certificate }: NginxSettings): Promise<Nginx> {
  const accessLog = join(folder, 'access.log');
  const [first, second, third] = upstreams;
  await mkdir(folder, { recursive: true });
  const text = await readFile(template, 'utf8');
  const site = fill(certificate ? withTls(text, certificate) : text, {
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
  await untilAnswering(child, port, certificate !== undefined);
  return {
    accessLog: async () =>
      (await readFile(accessLog, 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    stop: () => stop(child),
  };
}

/** The template with its lines for TLS in the place of the plain one, as whoever runs the site writes it. */
function withTls(text: string, { cert, key, plainPort }: NonNullable<NginxSettings['certificate']>): string {
  const plain = /^ {2}listen (.*);\n/m.exec(text);
  const proposed = /( {2}# listen 443 ssl http2;\n(?: {2}# .*\n)+)/.exec(text)?.[1];
  if (!proposed || !plain) throw new Error('The template proposes no lines for TLS');
  const lines = proposed.replace(/^ {2}# (?=listen |ssl_)/gm, '  ').replace('443', () => plain[1] ?? '');
  const redirect = /^# server \{\n(?:#.*\n)*?# \}\n/m.exec(text);
  if (!redirect) throw new Error('The template proposes no way from HTTP to HTTPS');
  const led = redirect[0].replace(/^# ?/gm, '').replace('listen 80', `listen 127.0.0.1:${plainPort}`);
  return (plainPort === undefined ? text : text.replace(redirect[0], () => led))
    .replace(plain[0], () => lines)
    .replace('/etc/nginx/certificates/fullchain.pem', cert)
    .replace('/etc/nginx/certificates/privkey.pem', key);
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

async function untilAnswering(child: ChildProcess, port: number, isTls: boolean): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += String(chunk)));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended (${child.exitCode}):\n${output}`);
    const answers = isTls ? await isListening(port) : await saysItsStatus(port);
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`nginx did not answer:\n${output}`);
}

async function saysItsStatus(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/nginx-status`).then(
    (answer) => answer.ok,
    () => false,
  );
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
