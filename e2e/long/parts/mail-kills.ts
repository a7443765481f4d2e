import { startEmbedded } from '../embedded.ts';
import { counted, type Part, type Round, sumOf } from '../part.ts';
import { emptyTally, Person, pause } from '../person.ts';
import { doubledMails, sentAgain } from '../verdict.ts';

const perRound = 5;
const mailsPerKill = 12;
/** How long the mail server takes to say that it took one, so that many a kill falls between the taking and the saying. */
const slowMs = 60;
const arriveMs = 150_000;
let lastNumber = 0;

/** Kills the server `kills` times while its mails go out; every mail that somebody was promised has to come. */
export async function killWhileMailing(kills: number): Promise<Round> {
  const tally = emptyTally();
  const site = await startEmbedded();
  const promised: string[] = [];
  try {
    await site.mailServer.order(`slow ${slowMs}`);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = site.mails().length;
      for (let mail = 0; mail < mailsPerKill; mail += 1) {
        lastNumber += 1;
        const email = `mail-${lastNumber}@example.de`;
        const visitor = new Person(site.origin, email, lastNumber, tally);
        const call = { method: 'POST', path: '/api/auth/magic-link', body: { email } };
        const answer = await visitor.try(call).catch(() => undefined);
        if (answer?.status === 200) promised.push(email);
      }
      // In the middle of them, at a moment that nobody chose.
      const latest = performance.now() + slowMs * mailsPerKill;
      while (site.mails().length === before && performance.now() < latest) await pause(5);
      await pause(Math.random() * slowMs * 3);
      await site.process.kill();
      await site.process.start();
    }
    const missing = () => promised.filter((email) => !site.mails().some(({ to }) => to === email));
    const latest = performance.now() + arriveMs;
    while (missing().length > 0 && performance.now() < latest) await pause(250);
    // What would come a second time comes soon after.
    await pause(2_000);
    const mails = site.mails();
    const faults = [...missing().map((email) => `${email}: no mail`), ...doubledMails(mails), ...site.process.faults];
    return {
      done: { kills },
      faults,
      figures: { promised: promised.length, taken: mails.length, again: sentAgain(mails) },
    };
  } finally {
    await site.end();
  }
}

export const mailKills: Part = {
  name: 'mail-kills',
  title: 'Kills while mails go out',
  wanted: { kills: 100 },
  files: ['embedded', 'person', 'verdict', 'parts/mail-kills'].map((name) => `e2e/long/${name}.ts`),
  round: () => killWhileMailing(perRound),
  rows: (rounds) => [
    ['mails promised (links to sign in)', counted(sumOf(rounds, 'promised'))],
    ['taken by the mail server, which says so 60 ms later', counted(sumOf(rounds, 'taken'))],
    ['of these once more, under the same Message-ID', counted(sumOf(rounds, 'again'))],
  ],
};
