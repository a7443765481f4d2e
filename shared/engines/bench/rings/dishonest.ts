import { worldDays } from './honest.ts';
import { type Chance, day, hour, minute, type PlayedAccount, type PlayedRing, type PlayedWorld } from './played.ts';

/** Ways to cheat, with how often each is played. */
export const ringKinds = ['one hand', 'farm', 'sleepers', 'sellers', 'club'] as const;
type RingKind = (typeof ringKinds)[number];

interface Hand {
  ring: PlayedRing;
  accounts: PlayedAccount[];
  /** What it writes for. */
  customers: PlayedAccount[];
  /** Share of what it does that looks like anybody's. */
  cover: number;
}

/** Plays rings of 3 to 30 accounts among the honest members of a world. */
export function playRings(world: PlayedWorld, count: number, chance: Chance): void {
  const honest = world.accounts.filter(({ ring }) => ring === undefined);
  for (let number = 0; number < count; number += 1) {
    const kind = ringKinds[number % ringKinds.length] ?? 'one hand';
    const size = sizeOf(kind, chance);
    const pace = chance.is(0.5) ? 'fast' : 'slow';
    const ring: PlayedRing = { id: `r${number}`, kind, size, pace, hasDistinctTexts: chance.is(0.5) };
    world.rings.push(ring);
    const accounts = accountsOf(ring, chance);
    world.accounts.push(...accounts);
    const customers = kind === 'farm' || kind === 'sellers' ? customersOf(ring, accounts, honest, chance) : [];
    // Whoever buys reviews did not sign up to be watched: customers are honest members of the table, and must not be held.
    play({ ring, accounts, customers, cover: chance.between(0, 0.4) }, world, honest, chance);
  }
}

function sizeOf(kind: RingKind, chance: Chance): number {
  return kind === 'sellers' ? chance.whole(3, 8) : Math.round(3 + 27 * chance.next() ** 2);
}

function accountsOf({ id, kind, size }: PlayedRing, chance: Chance): PlayedAccount[] {
  const isClub = kind === 'club';
  // Some open a private window for each account, and some use a phone company's network.
  const sharesDevice = !isClub && chance.is(0.75);
  const sharesNetwork = !isClub && (sharesDevice || chance.is(0.85));
  const begin = kind === 'sleepers' ? chance.between(0, 5) : chance.between(5, 60);
  const joinSpan = kind === 'sleepers' ? 40 : chance.is(0.6) ? 0.5 : 20;
  return Array.from({ length: size }, (_, index) => {
    const own = `${id}.${index}`;
    return {
      id: own,
      kind,
      ring: id,
      joinedAt: (begin + chance.between(0, joinSpan)) * day,
      signals: [
        { kind: 'device', tag: sharesDevice && chance.is(0.92) ? `device ${id}` : `device ${own}` },
        { kind: 'network', tag: sharesNetwork && chance.is(0.95) ? `network ${id}` : `network ${own}` },
        { kind: 'place', tag: `town ${chance.whole(1, 100)}` },
      ],
    };
  });
}

/** A farm serves its owner, who is one of it; sellers serve strangers who pay. */
function customersOf(
  { kind }: PlayedRing,
  accounts: readonly PlayedAccount[],
  honest: readonly PlayedAccount[],
  chance: Chance,
): PlayedAccount[] {
  if (kind === 'farm') return accounts.slice(0, Math.max(1, Math.min(3, Math.floor(accounts.length / 6))));
  return Array.from({ length: chance.whole(8, 20) }, () => chance.of(honest));
}

function play(hand: Hand, world: PlayedWorld, honest: readonly PlayedAccount[], chance: Chance): void {
  const { ring, accounts, customers, cover } = hand;
  const started = Math.max(...accounts.map(({ joinedAt }) => joinedAt)) + chance.between(0.1, 3) * day;
  if (ring.kind === 'sleepers') sleep(hand, world, honest, chance, started);
  const wakes = ring.kind === 'sleepers' ? started + chance.between(20, 60) * day : started;
  const isOneWay = customers.length > 0;
  const gap = (ring.pace === 'fast' ? 0.4 : 5) * day;
  for (const account of accounts) {
    if (isOneWay && ring.kind === 'farm' && customers.includes(account)) continue;
    let at = wakes + chance.between(0, gap);
    for (let swap = 0; swap < 16 && at < worldDays * day; swap += 1) {
      const isCover = chance.is(cover);
      const partner = chance.of(isCover ? honest : isOneWay ? customers : accounts);
      if (partner !== account) swapOne(account, partner, at, isCover, isCover || !isOneWay);
      at += chance.around(gap, 0.6);
    }
  }

  function swapOne(
    one: PlayedAccount,
    other: PlayedAccount,
    acceptedAt: number,
    isCover: boolean,
    isMutual: boolean,
  ): void {
    write(one, other, one, acceptedAt, isCover);
    if (isMutual) write(other, one, one, acceptedAt, isCover);
  }

  function write(
    writer: PlayedAccount,
    subject: PlayedAccount,
    asker: PlayedAccount,
    acceptedAt: number,
    isCover: boolean,
  ): void {
    const isOurs = writer.ring === ring.id;
    const isHasty = isOurs && ring.pace === 'fast';
    const delay = isHasty ? chance.around(25 * minute, 0.9) : chance.around(50 * hour, 0.8);
    const handedInAt = acceptedAt + Math.max(2 * minute, delay);
    if (handedInAt > worldDays * day) return;
    const isCopied = isOurs && !ring.hasDistinctTexts && chance.is(0.6);
    const template = isCopied ? `${ring.id} template ${chance.whole(1, 4)}` : undefined;
    world.handIns.push({
      writerId: writer.id,
      subjectId: subject.id,
      askerId: asker.id,
      acceptedAt,
      handedInAt,
      isSwindle: !isCover,
      ...(template && { template }),
    });
  }
}

/** Sleepers swap with strangers first, so that they look like old members. */
function sleep(
  { accounts }: Hand,
  world: PlayedWorld,
  honest: readonly PlayedAccount[],
  chance: Chance,
  until: number,
): void {
  for (const account of accounts)
    for (let swap = 0; swap < 3; swap += 1) {
      const partner = chance.of(honest);
      const acceptedAt = chance.between(account.joinedAt, until);
      for (const [writer, subject] of [
        [account, partner],
        [partner, account],
      ] as const)
        world.handIns.push({
          writerId: writer.id,
          subjectId: subject.id,
          askerId: account.id,
          acceptedAt,
          handedInAt: acceptedAt + chance.around(60 * hour, 0.7),
        });
    }
}
