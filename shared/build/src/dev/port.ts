import { createServer } from 'node:net';

/** Both of `localhost`: a site may listen on one and leave the other. */
const loopbacks = ['127.0.0.1', '::1'];
const last = 65_535;

/** @throws Error with advice when somebody listens on this port of `hosts` */
export async function assertPortFree(port: number, hosts: readonly string[] = loopbacks): Promise<void> {
  if (await isFree(port, hosts)) return;
  throw new Error(
    `Port ${port} is taken: another process listens there. Stop it first, or give this one another, like PORT=${await firstFreePort(port)}.`,
  );
}

/** The first port from `from` on that nobody listens on at this moment. @throws Error when there is none */
export async function firstFreePort(from: number): Promise<number> {
  for (let port = from; port <= last; port += 1) if (await isFree(port, loopbacks)) return port;
  throw new Error(`No port from ${from} on is free`);
}

async function isFree(port: number, hosts: readonly string[]): Promise<boolean> {
  for (const host of hosts) if (await isTaken(port, host)) return false;
  return true;
}

/** An address that this machine does not have, or a port that needs more rights, is not taken by anybody. */
function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}
