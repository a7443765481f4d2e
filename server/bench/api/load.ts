import { Pool } from 'undici';

/** Requests that are under way at a time: enough that the server never waits for the next one. */
const connections = 8;

/** Asks `count` times over kept connections. @returns milliseconds that all of it took */
export async function ask(
  address: string,
  path: string,
  headers: Record<string, string>,
  count: number,
): Promise<number> {
  const client = new Pool(address, { connections, pipelining: 1 });
  let left = count;
  const startedAt = performance.now();
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const { statusCode, body } = await client.request({ path, method: 'GET', headers });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const millis = performance.now() - startedAt;
  await client.close();
  return millis;
}
