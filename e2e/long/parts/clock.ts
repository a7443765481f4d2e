import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Authors, startAuthors } from '../diary.ts';
import { type Embedded, startEmbedded } from '../embedded.ts';
import { counted, figuresOf, type Part, quantileOf, type Round, sumOf } from '../part.ts';
import { emptyTally, Person, pause } from '../person.ts';
import { faultsOf, untold } from '../verdict.ts';

const hourMs = 3_600_000;
/** How far each round sets the clock forward, and twice as far back, in hours: within a day, over midnight, over days. */
const hours = [1, 3, 7, 13, 30];
const writingMs = 4_000;
const noticeMs = 1_000;
const mailMs = 60_000;
/** What a link answers that is older than a quarter of an hour. */
const expired = 410;
let lastNumber = 0;

interface Clocked {
  site: Embedded;
  jump(ms: number): Promise<void>;
  end(): Promise<void>;
}

/** Sets the clock of a running server forward, back and right again while businesses write. */
export async function jumpClock(ahead: number): Promise<Round> {
  const { site, jump, end } = await startClocked();
  const tally = emptyTally();
  const faults: string[] = [];
  const mailMsOf: number[] = [];
  const written: Authors[] = [];
  const writing = async () => {
    const authors = startAuthors(site.origin, tally, site.mails);
    await pause(writingMs);
    await authors.stop();
    written.push(authors);
  };
  /** The link of a new mail, which must come soon whatever the clock says. */
  const link = async (visitor: Person) => {
    const from = site.mails().length;
    const startedAt = performance.now();
    await visitor.insist({ method: 'POST', path: '/api/auth/magic-link', body: { email: visitor.email } });
    while (performance.now() - startedAt < mailMs) {
      const mail = site
        .mails()
        .slice(from)
        .find(({ to }) => to === visitor.email);
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (token) {
        mailMsOf.push(performance.now() - startedAt);
        return token;
      }
      await pause(25);
    }
    faults.push(`${visitor.email}: no mail within a minute`);
    return '';
  };
  const redeem = async (visitor: Person, token: string, expected: number, when: string) => {
    const call = { method: 'POST', path: '/api/auth/magic-link/verify', body: { token } };
    const { status } = await visitor.insist(call);
    if (status !== expected) faults.push(`a link ${when} answered ${status}, not ${expected}`);
  };
  const staysIn = async (person: Person, when: string) => {
    const { status } = await person.insist({ method: 'GET', path: '/api/auth/user' });
    if (status !== 200) faults.push(`somebody who had signed in was asked again ${when}: ${status}`);
  };

  try {
    const [early, late, back] = [visitor(site), visitor(site), visitor(site)];
    await redeem(early, await link(early), 200, 'at once');
    const old = visitor(site);
    const oldToken = await link(old);
    await writing();
    await jump(ahead * hourMs);
    await staysIn(early, `${ahead} hours later`);
    await redeem(old, oldToken, expired, `of ${ahead} hours ago`);
    await redeem(late, await link(late), 200, `asked for ${ahead} hours later`);
    await writing();
    await jump(-ahead * hourMs);
    await staysIn(early, 'after the clock went back');
    await staysIn(late, 'that was to come, after the clock went back');
    await redeem(back, await link(back), 200, 'asked for after the clock went back');
    await writing();
    faults.push(
      ...(await untold(
        written.flatMap(({ diaries }) => diaries),
        site.mails,
      )),
    );
    await jump(0);
    await staysIn(back, 'after the clock was set right');
    await writing();
    const diaries = written.flatMap(({ diaries: some }) => some);
    await Promise.all(diaries.map(({ person }) => person.sendAgain().catch((error) => faults.push(String(error)))));
    faults.push(...tally.faults, ...(await faultsOf(diaries)), ...(await untold(diaries, site.mails)));
    faults.push(...(await site.recompute()), ...site.process.faults);
    return {
      done: { jumps: 3 },
      faults,
      figures: { acknowledged: tally.acknowledged, mails: site.mails().length, mailMs: mailMsOf },
    };
  } finally {
    await end();
  }
}

function visitor({ origin }: Embedded): Person {
  lastNumber += 1;
  return new Person(origin, `clock-${lastNumber}@example.de`, 100_000 + lastNumber, emptyTally());
}

async function startClocked(): Promise<Clocked> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-clock-'));
  const file = join(folder, 'off');
  await writeFile(file, '0');
  const imports = [new URL('../jumping-clock.mjs', import.meta.url)];
  const site = await startEmbedded({ env: { CLOCK_FILE: file }, imports });
  return {
    site,
    async jump(ms) {
      // Whole or not at all: threads look at it all the time.
      await writeFile(`${file}.new`, String(ms));
      await rename(`${file}.new`, file);
      await pause(noticeMs);
    },
    async end() {
      await site.end();
      await rm(folder, { recursive: true });
    },
  };
}

export const clock: Part = {
  name: 'clock',
  title: 'Jumps of the clock while it runs',
  wanted: { jumps: 150 },
  files: ['diary', 'embedded', 'person', 'verdict', 'parts/clock'].map((name) => `e2e/long/${name}.ts`),
  round: (number) => jumpClock(hours[number % hours.length] ?? 1),
  rows: (rounds) => [
    ['hours forward, and twice as many back', hours.slice(0, rounds.length).join(', ')],
    ['writes acknowledged meanwhile, there and told once', counted(sumOf(rounds, 'acknowledged'))],
    ['mails, none of them twice', counted(sumOf(rounds, 'mails'))],
    ['a link to sign in came after, median and longest', waits(figuresOf(rounds, 'mailMs'))],
  ],
};

function waits(ms: readonly number[]): string {
  return `${(quantileOf(ms, 0.5) / 1000).toFixed(1)} s, ${(Math.max(...ms) / 1000).toFixed(1)} s`;
}
