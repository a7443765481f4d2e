import { EnvError } from './config/env.ts';
import { LockHeldError } from './database/lock.ts';
import { endOnUncaught } from './http/uncaught.ts';
import { PortTakenError, startServer } from './server.ts';

endOnUncaught();

try {
  const server = await startServer(process.env);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop());
} catch (error) {
  const isForeseen = error instanceof EnvError || error instanceof LockHeldError || error instanceof PortTakenError;
  process.stderr.write(
    `${isForeseen ? error.message : error instanceof Error ? (error.stack ?? error.message) : error}\n`,
  );
  process.exit(1);
}
