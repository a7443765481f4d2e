import { once } from 'node:events';

/** The measured process's side: starts by what it is given, then tells its processor time whenever it is asked. */
export async function runMeasured<Given>(start: (given: Given) => Promise<string>): Promise<void> {
  const [{ given }] = (await once(process, 'message')) as [{ given: Given }];
  const address = await start(given);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ processorMillis: (user + system) / 1_000 });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ address });
}
