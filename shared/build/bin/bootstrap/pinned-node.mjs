// Plain JavaScript on whatever Node the host has.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

export const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Installs what is missing and carries on under the Node that the project pins, which runs TypeScript directly.
 * Any host Node from 20 on is enough to get here.
 * @param {string} script `import.meta.url` of the command
 * @param {() => Promise<void>} command runs under the pinned Node
 * @param {{ flags?: string[], env?: Record<string, string> }} own flags and variables that the command's process starts with
 */
export async function underPinnedNode(script, command, { flags = [], env = {} } = {}) {
  try {
    assertNodeIsNewEnough();
    await ensureInstalled(repository);
    if (isPinned()) {
      const isMissing = flags.some((flag) => !process.execArgv.includes(flag));
      // Without a process between, which somebody would have to kill as well. Windows cannot; it goes without.
      if (isMissing && !process.send && process.platform !== 'win32') {
        const own = [...process.execArgv, ...flags, fileURLToPath(script), ...process.argv.slice(2)];
        process.execve(process.execPath, [process.execPath, ...own], environment(env));
      }
      followParent();
      await command();
    } else handOver(fileURLToPath(script), flags, env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Before anything is installed with it. */
function assertNodeIsNewEnough() {
  const { engines } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const oldest = Number(/\d+/.exec(engines.node)?.[0]);
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < oldest) throw new Error(`Rezenso needs Node.js ${oldest} or newer; this is ${node}.`);
}

function isPinned() {
  const { version } = JSON.parse(readFileSync(join(repository, 'node_modules/node/package.json'), 'utf8'));
  return process.versions.node === version;
}

function handOver(script, flags, env) {
  const node = join(repository, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const child = spawn(node, [...flags, script, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment(env),
  });
  // A terminal sends ^C to both of us; as SIGTERM it does not count as the second one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  stopWithoutNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** What stands in the environment goes before what a command wishes. */
function environment(wished) {
  const bin = join(repository, 'node_modules/.bin');
  return {
    // TypeScript whose types are stripped already, and code that is compiled: half of what a command loads.
    NODE_COMPILE_CACHE: join(repository, '.cache/compiled'),
    ...wished,
    ...process.env,
    PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  };
}

/** When the process that started us is gone, even by SIGKILL, nobody is left to stop us. */
function followParent() {
  const stop = () => process.kill(process.pid, 'SIGTERM');
  if (!process.send) return stopWithoutNpm(stop);
  process.on('disconnect', stop);
  process.channel?.unref();
}

/** npm dies of a SIGTERM without passing it on; its script would go on for ever, holding port and database. */
function stopWithoutNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}
