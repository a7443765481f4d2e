import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApiProcess, apiProcess } from '../cluster/api-process.ts';
import type { Mail } from '../cluster/cluster.ts';
import { type HelperProcess, startHelper } from '../cluster/helper-process.ts';
import { freePort } from '../site/providers.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The server on its embedded database, without pages, before a mail server. */
export interface Embedded {
  origin: string;
  process: ApiProcess;
  dataDir: string;
  mailServer: HelperProcess;
  mails(): Mail[];
  /** Stops the server, and compares the stored figures with the ledger. @returns what is not equal, or nothing */
  recompute(): Promise<string[]>;
  /** Ends everything and removes the data. */
  end(): Promise<void>;
}

export interface EmbeddedOptions {
  /** An empty folder to keep the data in; otherwise one for temporary files. */
  dataDir?: string;
  /** Variables beside the usual ones. */
  env?: Record<string, string>;
  /** Modules that are loaded before the server. */
  imports?: readonly URL[];
  /** For Node, as NODE_OPTIONS has them. */
  nodeOptions?: string;
}

let template: Promise<string> | undefined;

/** Starts one whose data are a copy of what a first start made: that takes most of the time. */
export async function startEmbedded(given: EmbeddedOptions = {}): Promise<Embedded> {
  const { dataDir, env = {}, imports = [], nodeOptions } = given;
  template ??= firstStart();
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'rezenso-embedded-')));
  await cp(await template, folder, { recursive: true });
  const mailServer = startHelper('serve-mail.mjs');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const variables: Record<string, string> = {
    ...usual(folder),
    PUBLIC_ORIGIN: origin,
    SMTP_URL: await mailServer.line((line) => line.startsWith('smtp://')),
    ...env,
  };
  const preloads = imports.map(({ href }) => `--import ${href}`);
  const options = [...(nodeOptions ? [nodeOptions] : []), ...preloads].join(' ');
  const process = apiProcess(port, { ...variables, ...(options ? { NODE_OPTIONS: options } : {}) });
  await process.start();
  return {
    origin,
    process,
    dataDir: folder,
    mailServer,
    mails: () => mailServer.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line)),
    async recompute() {
      await process.stop();
      const { code, output } = await run(['server/bin/recompute.mjs'], variables);
      return code === 0 ? [] : [`stored figures are not those of the ledger: ${output}`];
    },
    async end() {
      await process.kill();
      await mailServer.stop();
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

function usual(dataDir: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    SECRET_KEY: 'the same for all processes of one cluster',
    SEED: 'none',
    // A few people ask as much as a crowd here.
    CALL_LIMITS: 'off',
    // Each business comes from an address of its own, as in life.
    TRUST_PROXY: 'loopback',
    NODE_COMPILE_CACHE: join(tmpdir(), 'rezenso-compiled'),
  };
}

async function firstStart(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-template-'));
  const process = apiProcess(await freePort(), usual(folder));
  await process.start();
  await process.stop();
  return folder;
}

function run(args: readonly string[], env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: repository, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}
