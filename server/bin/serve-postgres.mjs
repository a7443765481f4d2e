// A throw-away PostgreSQL for programs outside this package: prints its address, ends when its input closes.
import { startPostgres } from './postgres.mjs';

const { url, stop } = await startPostgres();
console.log(url);
process.stdin.resume();
process.stdin.once('end', async () => {
  await stop();
  process.exit(0);
});
