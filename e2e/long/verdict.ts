import type { Mail } from '../cluster/cluster.ts';
import type { Diary } from './diary.ts';
import { pause } from './person.ts';

/** XP for the first whole profile, for a place to be reviewed, and for either side of an accepted match. */
const profileXp = 100;
const platformXp = 20;
const acceptXp = 10;
const atOnce = 10;
const settleMs = 120_000;

interface Told {
  notifications: { type: string }[];
}

/** Compares what businesses wrote with what the site has. @returns a sentence for everything lost or doubled */
export function faultsOf(diaries: readonly Diary[]): Promise<string[]> {
  return ofEach(diaries, async (diary) => {
    const { person, imported, messages, match, proposal, hasProfile, hasPlatform } = diary;
    const { email } = person;
    const faults: string[] = [];
    const once = (what: string, times: number) => {
      if (times !== 1) faults.push(`${email}: ${what} is there ${times} times`);
    };
    const { user } = await person.read<{ user: { companyName: string | null; xp: number; email: string } }>(
      '/api/profile',
    );
    if (hasProfile && user.companyName === null) faults.push(`${email}: the profile is lost`);
    const reviews = await person.read<{ content: string }[]>('/api/reviews');
    for (const text of imported) once(text, reviews.filter(({ content }) => content === text).length);
    if (match) {
      const matches = await person.read<{ id: string; status: string }[]>('/api/matches');
      once(`match ${match.id}`, matches.filter(({ id }) => id === match.id).length);
      const { messages: there } = await person.read<{ messages: { id: string; text: string | null }[] }>(
        `/api/conversations/${match.id}/messages`,
      );
      for (const { text } of messages) once(`message "${text}"`, there.filter((one) => one.text === text).length);
    }
    if (proposal) {
      const exchanges = await person.read<{ id: string; appointment: object | null }[]>('/api/review-exchanges/my');
      once('the proposal', exchanges.filter(({ id, appointment }) => id === proposal && appointment).length);
    }
    const accepted = [match, ...diaries.flatMap((other) => (other.match?.provider === diary ? [other.match] : []))];
    const sure = accepted.filter((one) => one?.isAccepted).length;
    const possible = accepted.filter(Boolean).length;
    const own = (hasProfile ? profileXp : 0) + (hasPlatform ? platformXp : 0);
    const [least, most] = [own + acceptXp * sure, own + acceptXp * possible];
    if (user.xp < least || user.xp > most) faults.push(`${email}: ${user.xp} XP, expected ${least} to ${most}`);
    return faults;
  });
}

/** Waits until what follows from all this was told. @returns what is missing or told twice when the time is up */
export async function untold(diaries: readonly Diary[], mails: () => Mail[]): Promise<string[]> {
  const latest = performance.now() + settleMs;
  for (;;) {
    const faults = [...(await untoldNow(diaries)), ...doubledMails(mails())];
    if (faults.length === 0 || performance.now() > latest) return faults;
    await pause(2_000);
  }
}

/** For every match one notification on either side, and for every proposal one: jobs, each done once. */
function untoldNow(diaries: readonly Diary[]): Promise<string[]> {
  return ofEach(diaries, async (diary) => {
    const { person, match } = diary;
    const { notifications } = await person.read<Told>('/api/notifications');
    const times = (type: string) => notifications.filter((one) => one.type === type).length;
    const asking = diaries.filter((other) => other.match?.provider === diary);
    const proposed = asking.filter(({ proposal }) => proposal).length;
    const faults: string[] = [];
    const expect = (type: string, least: number, most: number) => {
      if (times(type) < least || times(type) > most)
        faults.push(`${person.email}: told ${times(type)} times of ${type}, expected ${least} to ${most}`);
    };
    // A request whose id was never told may have been carried out, so there may be one more of it.
    expect('match.requested', asking.length, asking.length + 1);
    expect('match.accepted', match?.isAccepted ? 1 : 0, match ? 1 : 0);
    expect('appointment.proposed', proposed, proposed);
    return faults;
  });
}

/** Two mails that say the same to one person; the same mail once more, known by its Message-ID, is counted elsewhere. */
export function doubledMails(mails: readonly Mail[]): string[] {
  const ids = new Map<string, Set<string>>();
  for (const { to, subject, text, messageId } of mails) {
    const key = `${to}: ${subject}\n${text}`;
    ids.set(key, (ids.get(key) ?? new Set()).add(messageId));
  }
  return [...ids].filter(([, set]) => set.size > 1).map(([key, set]) => `${set.size} mails ${key.split('\n')[0]}`);
}

/** Of how many mails the server sent more than one copy, which have one Message-ID. */
export function sentAgain(mails: readonly Mail[]): number {
  return mails.length - new Set(mails.map(({ messageId }) => messageId)).size;
}

async function ofEach(diaries: readonly Diary[], judge: (diary: Diary) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (let from = 0; from < diaries.length; from += atOnce)
    faults.push(...(await Promise.all(diaries.slice(from, from + atOnce).map(judge))).flat());
  return faults;
}
