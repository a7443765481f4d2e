import { startCompiling } from './dev-server.ts';
import { firstFreePort } from './port.ts';

export interface Against {
  repository: string;
  moduleName: string;
  /** Address of the site, without a path. */
  site: string;
  isWritable: boolean;
  /** Where it listens; without one the first free port from 3000 on. */
  port?: number;
  /** Other modules in development, by name: the address that their command told. */
  others: Readonly<Record<string, string>>;
}

/**
 * Serves a deployed site with one module compiled as it is edited.
 * @returns its address, and what stops it
 * @throws Error when nobody answers there as a site does
 */
export async function serveAgainst({ repository, moduleName, site, isWritable, port, others }: Against) {
  await assertSite(site);
  process.env.REZENSO_DEV = moduleName;
  const chosen = port ?? (await firstFreePort(3000));
  const deployed = { origin: site, isWritable };
  const { compiled, stop } = await startCompiling({
    repository,
    moduleName,
    port: chosen,
    behind: site,
    deployed,
    others,
  });
  await compiled;
  return { address: `http://localhost:${chosen}`, stop };
}

async function assertSite(site: string): Promise<void> {
  const answer = await fetch(`${site}/registry.json`).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new Error(`${site} does not answer: ${reason}${/certificate/.test(reason) ? certificateAdvice : ''}`);
  });
  const isRegistry = answer.ok && answer.headers.has('x-shell-version');
  if (!isRegistry) throw new Error(`${site} is no site of Rezenso: it has no /registry.json.`);
}

const certificateAdvice = '. NODE_EXTRA_CA_CERTS names a file with the authority that signed it.';
