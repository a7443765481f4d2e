// A throw-away PostgreSQL for programs outside this package: prints its address, ends when its input closes.
// `--durable`: it keeps what it acknowledged, and obeys the lines `crash` (the immediate stop) and `restart`, repeating each
// when it is done.
// `--pair`: two of them, the second of which follows the first. Prints the address of both, of the first and of the second, and obeys
// `fall stopped`, `fall killed` and `fall frozen` (the first one), `promote` (the second one), and `come back` (the first one).
import { createInterface } from 'node:readline';
import { startDurablePostgres, startPostgres } from './postgres.mjs';
import { startPostgresPair } from './postgres-pair.mjs';

const given = (name) => process.argv.includes(name);
const { addresses, stop, orders } = await (given('--pair') ? pair() : given('--durable') ? durable() : plain());
for (const address of addresses) console.log(address);

const lines = createInterface({ input: process.stdin });
lines.on('line', (order) => void orders[order]?.().then(() => console.log(order)));
lines.once('close', () => void stop().then(() => process.exit(0)));

async function plain() {
  const { url, stop } = await startPostgres();
  return { addresses: [url], stop, orders: {} };
}

async function durable() {
  const { url, stop, crash, restart } = await startDurablePostgres();
  return { addresses: [url], stop, orders: { crash, restart } };
}

async function pair() {
  const { url, primaryUrl, standbyUrl, fall, comeBack, promote, stop } = await startPostgresPair();
  const falls = ['stopped', 'killed', 'frozen'].map((how) => [`fall ${how}`, () => fall(how)]);
  return {
    addresses: [url, primaryUrl, standbyUrl],
    stop,
    orders: { ...Object.fromEntries(falls), promote, 'come back': comeBack },
  };
}
