import type { Mail } from '../../cluster/cluster.ts';
import { type Embedded, startEmbedded } from '../embedded.ts';
import { counted, type Part, type Round } from '../part.ts';
import { emptyTally, Person, pause } from '../person.ts';

/** What happens to the first try of a mail, by the mailbox's name or by the state of the server (server/bin/serve-mail.mjs). */
const byMailbox = ['later', 'cut', 'taken-and-cut', 'silent'] as const;
const byServer = { refused: ['down', 'up'], 'untrusted-tls': ['broken-tls', 'whole-tls'] } as const;
const kinds = ['never', ...byMailbox, ...(Object.keys(byServer) as (keyof typeof byServer)[])];
const perKind = 4;
const slowMs = 3_000;
/** A silent server is given up after half a minute; what failed is tried again after 5 s, then after ever longer. */
const arriveMs = 150_000;
const firstTryMs = 2_500;
let lastNumber = 0;

/** Mails of every kind of fault. @param chosen leaves out those that take a minute, for tests */
export async function sendThroughFaults(chosen: readonly string[] = kinds): Promise<Round> {
  const site = await startEmbedded({ env: { LOG_LEVEL: 'warn' } });
  try {
    const sent = new Map<string, string[]>();
    for (const kind of chosen) sent.set(kind, await sendOf(site, kind));
    // Slow, but not too slow: once.
    await site.mailServer.order(`slow ${slowMs}`);
    sent.set('slow', await promise(site, 'slow', 1));
    const waitedFor = [...sent].flatMap(([kind, to]) => (kind === 'never' ? [] : to));
    const latest = performance.now() + arriveMs;
    while (!waitedFor.every((to) => site.mails().some((mail) => mail.to === to)) && performance.now() < latest)
      await pause(250);
    await pause(slowMs + 500);
    const mails = site.mails();
    const told = site.process.log().match(/"msg":"a mail was refused for good"/g)?.length ?? 0;
    const refused = sent.get('never')?.length ?? 0;
    return {
      done: { mails: [...sent.values()].flat().length },
      faults: [
        ...[...sent].flatMap(([kind, to]) => to.flatMap((one) => faultsOf(kind, one, mails))),
        ...(told === refused ? [] : [`${told} of ${refused} refused mails were told in the log`]),
        ...site.process.faults,
      ],
      figures: Object.fromEntries(
        [...sent].map(([kind, to]) => [kind, [to.length, mails.filter((mail) => to.includes(mail.to)).length]]),
      ),
    };
  } finally {
    await site.end();
  }
}

async function sendOf(site: Embedded, kind: string): Promise<string[]> {
  const state = byServer[kind as keyof typeof byServer];
  if (!state) return promise(site, kind, perKind);
  const [begin, end] = state;
  await site.mailServer.order(begin);
  const sent = await promise(site, kind, perKind);
  await pause(firstTryMs);
  await site.mailServer.order(end);
  return sent;
}

/** Asks for links that are sent by mail. @returns the addresses to which one was promised */
async function promise({ origin }: Embedded, kind: string, count: number): Promise<string[]> {
  const promised: string[] = [];
  for (let mail = 0; mail < count; mail += 1) {
    lastNumber += 1;
    const email = `${kind}.${lastNumber}@example.de`;
    const visitor = new Person(origin, email, lastNumber, emptyTally());
    const { status } = await visitor.try({ method: 'POST', path: '/api/auth/magic-link', body: { email } });
    if (status === 200) promised.push(email);
  }
  return promised;
}

function faultsOf(kind: string, to: string, mails: readonly Mail[]): string[] {
  const ids = mails.filter((mail) => mail.to === to).map(({ messageId }) => messageId);
  const expected = kind === 'never' ? 0 : 1;
  // A server that took a mail and could not say so gets it again, under the same Message-ID.
  const isDoubled = kind !== 'taken-and-cut' && ids.length > expected;
  if (new Set(ids).size === expected && !isDoubled) return [];
  return [`${to}: ${ids.length} mails, ${new Set(ids).size} of them different, expected ${expected}`];
}

const said: readonly (readonly [kind: string, what: string])[] = [
  ['later', '450, try later'],
  ['never', '550, no such user: not sent again, and told in the log'],
  ['cut', 'connection lost in the middle of DATA'],
  ['silent', 'no answer to RCPT, given up after 30 s'],
  ['refused', 'nobody listens'],
  ['untrusted-tls', 'TLS with a certificate that nobody trusts'],
  ['slow', 'taken, and said so 3 s later'],
  ['taken-and-cut', 'taken, and connection lost before it was said: sent again under the same Message-ID'],
];

export const smtpFaults: Part = {
  name: 'smtp-faults',
  title: 'Faults of the mail server by kind',
  wanted: { mails: 290 },
  files: ['embedded', 'person', 'parts/smtp-faults'].map((name) => `e2e/long/${name}.ts`),
  round: () => sendThroughFaults(),
  rows: (rounds) =>
    said.map(([kind, what]) => {
      const pairs = rounds.map(({ figures }) => figures[kind]).filter((pair) => Array.isArray(pair));
      const total = (place: number) => pairs.reduce((sum, pair) => sum + (pair[place] ?? 0), 0);
      return [`${what}: mails, arrivals`, `${counted(total(0))}, ${counted(total(1))}`];
    }),
};
