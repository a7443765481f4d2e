// Plain JavaScript on whatever Node the host has.
import { existsSync, readFileSync } from 'node:fs';

const handover = new URL('../../shared/build/bin/bootstrap/pinned-node.mjs', import.meta.url);

/**
 * Runs a command of the server under the Node that the project pins, which runs TypeScript directly. The command imports
 * what is not plain JavaScript only then.
 * @param {string} script `import.meta.url` of the command
 * @param {() => Promise<unknown>} command
 */
export async function underPinnedNode(script, command) {
  if (isAtHome()) return void (await command());
  const { underPinnedNode: handOver } = await import(handover.href);
  await handOver(script, command);
}

/** The image of the server holds this Node and nothing to install another one with. */
function isAtHome() {
  if (!existsSync(handover)) return true;
  // Somebody handed over to this process, and follows it.
  if (process.send) return false;
  const { devDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return process.versions.node === devDependencies.node;
}
