/** The server as it is started everywhere, by its environment. */
import { startServer } from '../../src/server.ts';
import { runMeasured } from './measured-child.ts';

await runMeasured(async () => {
  const server = await startServer(process.env);
  process.once('SIGTERM', () => void server.stop().then(() => process.exit()));
  return server.address;
});
