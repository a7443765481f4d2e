// A throw-away PostgreSQL for programs outside this package: prints its address, ends when its input closes.
// `--durable`: it keeps what it acknowledged, and obeys the lines `crash` (the immediate stop) and `restart`, repeating each
// when it is done.
import { createInterface } from 'node:readline';
import { startDurablePostgres, startPostgres } from './postgres.mjs';

const isDurable = process.argv.includes('--durable');
const postgres = isDurable ? await startDurablePostgres() : await startPostgres();
console.log(postgres.url);

const orders = createInterface({ input: process.stdin });
orders.on('line', (order) => {
  if (isDurable && ['crash', 'restart'].includes(order)) void postgres[order]().then(() => console.log(order));
});
orders.once('close', () => void postgres.stop().then(() => process.exit(0)));
