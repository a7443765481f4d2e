import { randomUUID } from 'node:crypto';
import { isReady } from '../cluster/api-process.ts';
import type { Mail } from '../cluster/cluster.ts';
import { profileOf } from '../cluster/member.ts';
import { BrokenOff, Person, pause, type Tally } from './person.ts';

/** What one business did, as far as it was told so or sent it: each of these must be there once. */
export interface Diary {
  person: Person;
  number: number;
  hasProfile: boolean;
  /** A place where it is reviewed. */
  hasPlatform: boolean;
  /** Texts of imported reviews. */
  imported: string[];
  match: { id: string; provider: Diary; isAccepted: boolean } | undefined;
  messages: { id: string; text: string }[];
  /** The exchange for which times were proposed. */
  proposal: string | undefined;
  /** Links that were asked for by mail. */
  linksAsked: number;
}

export interface Authors {
  diaries: readonly Diary[];
  /** Ends once what is under way is. */
  stop(): Promise<void>;
}

const parallel = 4;
const afterFailureMs = 100;
const byMailEvery = 4;
/** A job that a killed process had begun is taken over after half a minute of silence. */
const mailTimeoutMs = 120_000;
let lastNumber = 0;

/** New businesses, one after the other in each of some lines, that write what people write. */
export function startAuthors(origin: string, tally: Tally, mails: () => Mail[]): Authors {
  const diaries: Diary[] = [];
  let isOver = false;

  async function line(): Promise<void> {
    let before: Diary | undefined;
    while (!isOver) {
      lastNumber += 1;
      const diary = blank(new Person(origin, `person-${lastNumber}@example.de`, lastNumber, tally), lastNumber);
      try {
        await signIn(diary, mails);
        diaries.push(diary);
        await write(diary, before);
        before = diary;
      } catch (error) {
        if (!(error instanceof BrokenOff)) tally.faults.push(`${diary.person.email}: ${String(error)}`);
        before = undefined;
        await untilReady(origin, () => isOver);
      }
    }
  }

  const lines = Array.from({ length: parallel }, line);
  return {
    diaries,
    async stop() {
      isOver = true;
      await Promise.all(lines);
    },
  };
}

async function untilReady(origin: string, isOver: () => boolean): Promise<void> {
  do await pause(afterFailureMs);
  while (!isOver() && !(await isReady(origin)));
}

function blank(person: Person, number: number): Diary {
  return {
    person,
    number,
    hasProfile: false,
    hasPlatform: false,
    imported: [],
    match: undefined,
    messages: [],
    proposal: undefined,
    linksAsked: 0,
  };
}

/** One in four by the link of a mail, which is asked for anew when it does not come because the server fell. */
async function signIn(diary: Diary, mails: () => Mail[]): Promise<void> {
  const { person, number } = diary;
  const { email } = person;
  if (number % byMailEvery !== 0) {
    const answer = await person
      .try({ method: 'POST', path: '/api/auth/dev-bypass', body: { email } })
      .catch(() => undefined);
    if (answer?.status !== 200) throw new BrokenOff('sign-in');
    return;
  }
  const asked = await person
    .try({ method: 'POST', path: '/api/auth/magic-link', body: { email } })
    .catch(() => undefined);
  if (asked?.status !== 200) throw new BrokenOff('link');
  diary.linksAsked += 1;
  const latest = performance.now() + mailTimeoutMs;
  let token: string | undefined;
  while (!token) {
    if (performance.now() > latest) throw new Error('was told that a link is under way, and none came');
    await pause(50);
    const mail = mails().findLast(({ to }) => to === email);
    token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  }
  const redeemed = await person
    .try({ method: 'POST', path: '/api/auth/magic-link/verify', body: { token } })
    .catch(() => undefined);
  if (redeemed?.status !== 200) throw new BrokenOff('redeem');
}

/** What is noted before it is sent will be there in the end, whether it was answered or sent again. */
async function write(diary: Diary, before: Diary | undefined): Promise<void> {
  const { person, number } = diary;
  diary.hasProfile = true;
  const businessName = `Firma Nummer ${number}`;
  await person.write('PUT', '/api/profile', profileOf(businessName));
  // Without a place to be reviewed there is nothing to swap.
  const profileUrl = `https://maps.google.com/nummer-${number}`;
  diary.hasPlatform = true;
  await person.write('POST', '/api/user-platforms', { platform: 'google', businessName, profileUrl });
  for (const visit of ['Montag', 'Dienstag']) {
    const content = `Am ${visit} waren wir zu Besuch bei Nummer ${number}: freundlich, zügig, gern wieder.`;
    const reviewDate = new Date().toISOString();
    diary.imported.push(content);
    await person.write('POST', '/api/reviews/import', {
      source: 'google',
      content,
      rating: 5,
      reviewerName: 'Petra Sommer',
      reviewDate,
    });
  }
  if (before) await swap(diary, before);
}

async function swap(diary: Diary, before: Diary): Promise<void> {
  const { person, number } = diary;
  const { user } = await before.person.read<{ user: { id: string } }>('/api/profile');
  const { id } = await person.write<{ id: string }>('POST', '/api/matches', { providerId: user.id });
  diary.match = { id, provider: before, isAccepted: false };
  await before.person.write('PUT', `/api/matches/${id}/accept`);
  diary.match.isAccepted = true;
  for (const line of ['Passt euch Dienstag?', 'Oder lieber Mittwoch?']) {
    const message = { id: randomUUID(), text: `${line} Gruß von Nummer ${number}` };
    diary.messages.push(message);
    await person.write('POST', `/api/conversations/${id}/messages`, message);
  }
  const { exchanges } = await person.write<{ exchanges: { id: string }[] }>('POST', `/api/matches/${id}/coordinate`);
  const [exchange] = exchanges;
  if (!exchange) throw new Error('a plan without exchanges');
  diary.proposal = exchange.id;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await person.write('POST', `/api/review-exchanges/${exchange.id}/appointments`, {
    times: [tomorrow],
    minutes: 60,
    place: 'In der Werkstatt',
    note: null,
    replaces: null,
  });
}
