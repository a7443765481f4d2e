import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The measured process's side: starts by what it is given, then tells its processor time, or its memory, whenever it is asked. */
export async function runMeasured<Given>(start: (given: Given) => Promise<string>): Promise<void> {
  const [{ given }] = (await once(process, 'message')) as [{ given: Given }];
  const address = await start(given);
  process.on('message', ({ ask }: { ask: 'processor' | 'memory' }) => {
    if (ask === 'memory') return void process.send?.({ memory: memoryInUse() });
    const { user, system } = process.cpuUsage();
    process.send?.({ processorMillis: (user + system) / 1_000 });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ address });
}

/** In megabytes, without what is only waiting to be collected. */
function memoryInUse(): { used: number; resident: number } {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let time = 0; time < 3; time += 1) collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { used: (heapUsed + external) / 2 ** 20, resident: rss / 2 ** 20 };
}
