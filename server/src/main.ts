import { EnvError } from './config/env.ts';
import { LockHeldError } from './database/lock.ts';
import { PortTakenError, startServer } from './server.ts';

try {
  const server = await startServer(process.env);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop());
} catch (error) {
  const isForeseen = [EnvError, LockHeldError, PortTakenError].some((foreseen) => error instanceof foreseen);
  process.stderr.write(
    `${isForeseen ? error.message : error instanceof Error ? (error.stack ?? error.message) : error}\n`,
  );
  process.exit(1);
}
