import { worldDays } from './honest.ts';
import { type Chance, day, hour, type PlayedAccount, type PlayedSignal, type PlayedWorld } from './played.ts';

/** Ways to make an honest member look like a ring, none of which it has a part in but that it swaps with whoever asks. */
export const framings = ['copied texts', 'broken agreements', 'guest network', 'foreign links', 'all at once'] as const;
type Framing = (typeof framings)[number];

/** So many partners that are strangers to the framers it has before they come. */
const honestPartners = 2;

/** Plays puppets that ask honest members, one for each, to have them held. */
export function playFramers(world: PlayedWorld, count: number, chance: Chance): void {
  const honest = world.accounts.filter(({ ring }) => ring === undefined);
  const ready = readyTimes(world);
  const victims = honest.filter(({ id }) => (ready.get(id) ?? Number.POSITIVE_INFINITY) < (worldDays - 60) * day);
  for (let number = 0; number < count && victims.length > 0; number += 1) {
    const [victim] = victims.splice(Math.floor(chance.next() * victims.length), 1);
    const framing = framings[number % framings.length] ?? 'copied texts';
    if (!victim) return;
    world.framed.set(victim.id, framing);
    frame(world, victim, framing, (ready.get(victim.id) ?? 0) + chance.between(0, 3) * day, chance);
  }
}

/** When each member had swapped with enough others, both ways. */
function readyTimes({ handIns }: PlayedWorld): Map<string, number> {
  const partners = new Map<string, Set<string>>();
  const written = new Set<string>();
  const ready = new Map<string, number>();
  for (const { writerId, subjectId, handedInAt } of handIns.toSorted((a, b) => a.handedInAt - b.handedInAt)) {
    written.add(`${writerId} ${subjectId}`);
    if (!written.has(`${subjectId} ${writerId}`)) continue;
    for (const [one, other] of [
      [writerId, subjectId],
      [subjectId, writerId],
    ] as const) {
      const known = (partners.get(one) ?? partners.set(one, new Set()).get(one))?.add(other);
      if (known?.size === honestPartners && !ready.has(one)) ready.set(one, handedInAt);
    }
  }
  return ready;
}

function frame(world: PlayedWorld, victim: PlayedAccount, framing: Framing, begin: number, chance: Chance): void {
  const does = (one: Framing) => framing === one || framing === 'all at once';
  const seen = [...(does('guest network') ? ['network'] : []), ...(does('foreign links') ? ['device'] : [])];
  const planted = victim.signals
    .filter(({ kind, tag }) => seen.includes(kind) && !tag.startsWith('phone company'))
    .map((signal): PlayedSignal => ({ ...signal, isOnce: true }));
  const puppets = Array.from({ length: chance.whole(3, 8) }, (_, index) => puppet(`f.${victim.id}.${index}`));
  const takers = does('broken agreements') ? chance.whole(5, 8) : 0;
  const helpers = does('broken agreements') ? chance.whole(2, 3) : 0;
  const breaking = Array.from({ length: takers + helpers }, (_, index) => puppet(`b.${victim.id}.${index}`));
  let at = begin;
  const next = () => {
    at += chance.between(1, 30) * hour;
    return at;
  };
  if (framing !== 'broken agreements') {
    // Nobody copies what is not written yet.
    const readable = Math.max(...puppets.map((one) => swap(one, victim, next(), `text for ${one.id}`)));
    // What the victim wrote for one is what that one writes for another.
    for (const [index, one] of puppets.entries())
      for (const other of puppets.slice(index + 1))
        swap(
          one,
          other,
          Math.max(next(), readable),
          undefined,
          does('copied texts') ? `text for ${one.id}` : undefined,
        );
  }
  for (const taker of breaking.slice(0, takers)) {
    write(victim, taker, taker, next());
    for (const helper of breaking.slice(takers)) write(helper, taker, taker, next());
  }

  function puppet(id: string): PlayedAccount {
    const own: PlayedSignal[] = [
      { kind: 'device', tag: `device ${id}` },
      { kind: 'network', tag: `network ${id}` },
      { kind: 'place', tag: `town ${chance.whole(1, 100)}` },
    ];
    // Who sees a newcomer can sign up on the same day.
    const joinedAt =
      framing === 'all at once'
        ? victim.joinedAt + chance.between(0, 12) * hour
        : Math.max(0, begin - chance.between(1, 40) * day);
    const account = { id, kind: 'puppet', ring: `framers of ${victim.id}`, joinedAt, signals: [...own, ...planted] };
    world.accounts.push(account);
    return account;
  }

  /** The victim's text is known by its name, and so is what is copied from it. @returns when the one that was asked handed in */
  function swap(asker: PlayedAccount, asked: PlayedAccount, when: number, text?: string, copied?: string): number {
    write(asker, asked, asker, when, copied);
    return write(asked, asker, asker, when, text);
  }

  function write(
    writer: PlayedAccount,
    subject: PlayedAccount,
    asker: PlayedAccount,
    acceptedAt: number,
    template?: string,
  ): number {
    const handedInAt = acceptedAt + chance.around(30 * hour, 0.6);
    const sides = { writerId: writer.id, subjectId: subject.id, askerId: asker.id };
    if (handedInAt < worldDays * day)
      world.handIns.push({ ...sides, acceptedAt, handedInAt, ...(template && { template }) });
    return handedInAt;
  }
}
