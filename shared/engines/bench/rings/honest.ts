import { type Chance, day, hour, minute, type PlayedAccount, type PlayedWorld } from './played.ts';

/** Of how many days a world lasts. */
export const worldDays = 180;

interface Group {
  kind: string;
  members: PlayedAccount[];
  /** How often a swap stays within it. */
  inside: number;
  maySwap: boolean;
}

interface Habits {
  group?: Group;
  /** Median hours between agreement and text. */
  delayHours: number;
  /** Writes everything in one evening. */
  gathers: boolean;
  swaps: number;
  /** Answers with a review of its own. */
  returns: number;
}

/** Circumstances in which honest members look like a ring, with the share of members who live in them and how many share one. */
const circumstances = [
  { kind: 'coworking space', share: 0.08, least: 5, most: 20, inside: [0.05, 0.35] },
  { kind: 'clients of an agency', share: 0.07, least: 3, most: 15, inside: [0.0, 0.3] },
  { kind: 'couple with two firms', share: 0.04, least: 2, most: 2, inside: [0.1, 0.5] },
  { kind: 'family with three firms', share: 0.015, least: 3, most: 3, inside: [0.05, 0.3] },
  { kind: 'branches of one domain', share: 0.03, least: 3, most: 8, inside: [0, 0] },
  { kind: 'regulars of one town', share: 0.06, least: 4, most: 9, inside: [0.6, 0.95] },
  { kind: 'friends of one trade, several towns', share: 0.02, least: 4, most: 8, inside: [0.3, 0.6] },
  { kind: 'neighbours of one street', share: 0.04, least: 3, most: 6, inside: [0.2, 0.5] },
] as const;

/** Plays honest members, simple ones and those whom a rule may hit. */
export function playHonest(world: PlayedWorld, count: number, chance: Chance): void {
  const members: PlayedAccount[] = [];
  const habits = new Map<string, Habits>();
  const towns = Math.max(3, Math.round(count / 12));
  for (const { kind, share, least, most, inside } of circumstances) {
    for (let left = Math.round(share * count); left >= least; ) {
      const size = Math.min(left, chance.whole(least, most));
      left -= size;
      if (size < least) break;
      addGroup(kind, size, chance.between(inside[0], inside[1]));
    }
  }
  while (members.length < count) add('no special circumstance', `town ${chance.whole(1, towns)}`);
  for (const member of members) live(member);

  function addGroup(kind: string, size: number, inside: number): void {
    const group: Group = { kind, members: [], inside, maySwap: kind !== 'branches of one domain' };
    const tag = `${kind} ${members.length}`;
    const town = `town ${chance.whole(1, towns)}`;
    // Clients of one agency, and who moves in together, often sign up on one day.
    const day0 = chance.is(0.4) ? chance.between(0, 60) * day : undefined;
    for (let one = 0; one < size; one += 1) {
      const member = add(kind, apart.has(kind) ? `town ${chance.whole(1, towns)}` : town, day0);
      const signals = sharedBy[kind]?.(chance) ?? [];
      member.signals.push(...signals.map((signal) => ({ kind: signal, tag: `${signal} ${tag}` })));
      group.members.push(member);
      const own = habits.get(member.id);
      if (own) own.group = group;
    }
  }

  function add(kind: string, town: string, from?: number): PlayedAccount {
    const id = `h${members.length}`;
    const joinedAt = from !== undefined ? from + chance.between(0, 20) * hour : joinDay(chance);
    const signals: PlayedAccount['signals'] = [
      { kind: 'device', tag: `device ${id}` },
      { kind: 'network', tag: chance.is(0.2) ? `phone company ${chance.whole(1, 8)}` : `network ${id}` },
      { kind: 'place', tag: town },
    ];
    const member = { id, joinedAt, kind, signals };
    members.push(member);
    world.accounts.push(member);
    habits.set(id, {
      delayHours: chance.is(0.06) ? chance.between(0.2, 4) : chance.between(20, 140),
      gathers: chance.is(0.12),
      swaps: Math.min(30, 1 + Math.floor(chance.around(4, 0.8))),
      returns: chance.between(0.6, 1),
    });
    return member;
  }

  function live(member: PlayedAccount): void {
    const own = habits.get(member.id);
    if (!own) return;
    const first = { requests: 0, messages: 0, imports: chance.is(0.3) ? Math.floor(chance.around(12, 0.9)) : 0 };
    let at = member.joinedAt + chance.around(12, 1) * hour;
    for (let swap = 0; swap < own.swaps; swap += 1) {
      const partner = partnerOf(member, own);
      const accepted = Math.max(at + chance.around(14, 1) * hour, partner.joinedAt + hour);
      if (at - member.joinedAt < 7 * day) {
        // Not everybody who is asked says yes.
        first.requests += chance.whole(1, 3);
        first.messages += chance.whole(0, 8);
      }
      if (partner.id !== member.id) write(member, partner, accepted);
      at += own.gathers && chance.is(0.5) ? chance.between(1, 20) * minute : chance.around(6, 1.1) * day;
    }
    world.firstWeek.push(first);
  }

  function partnerOf(member: PlayedAccount, { group }: Habits): PlayedAccount {
    const fellows = group?.maySwap && chance.is(group.inside) ? group.members : members;
    for (let turn = 0; turn < 20; turn += 1) {
      const partner = chance.of(fellows);
      const isOfBranch = group?.maySwap === false && group.members.includes(partner);
      if (partner.id !== member.id && !isOfBranch) return partner;
    }
    return member;
  }

  function write(one: PlayedAccount, other: PlayedAccount, acceptedAt: number): void {
    for (const [writer, subject] of [
      [one, other],
      [other, one],
    ] as const) {
      const own = habits.get(writer.id);
      if (!own || (writer === other && !chance.is(own.returns))) continue;
      const delay = own.gathers ? evening(acceptedAt, chance) : chance.around(own.delayHours, 0.9) * hour;
      const handedInAt = acceptedAt + Math.max(4 * minute, delay);
      if (handedInAt > worldDays * day) continue;
      // Two of ten thousand pairs of honest texts look like one another; a text meets some hundred.
      const template = chance.is(0.01) ? `phrase ${chance.whole(1, 40)}` : undefined;
      world.handIns.push({
        writerId: writer.id,
        subjectId: subject.id,
        askerId: one.id,
        acceptedAt,
        handedInAt,
        ...(template && { template }),
      });
    }
  }
}

/** A third comes with the launch, on its first three days. */
function joinDay(chance: Chance): number {
  return chance.is(0.33) ? chance.between(0, 3) * day : chance.between(3, 120) * day;
}

/** Until Sunday evening, when this one writes. */
function evening(acceptedAt: number, chance: Chance): number {
  const week = 7 * day;
  return week - (acceptedAt % week) + chance.between(0, 50) * minute;
}

/** Who share no town. */
const apart: ReadonlySet<string> = new Set(['branches of one domain', 'friends of one trade, several towns']);

type SharedKind = 'device' | 'network' | 'site' | 'place';

/** What who lives in a circumstance has in common with the others; not everybody does. */
const sharedBy: Readonly<Record<string, (chance: Chance) => SharedKind[]>> = {
  'coworking space': () => ['network'],
  // Set up at the agency's desk, some by themselves.
  'clients of an agency': (chance) => (chance.is(0.8) ? ['device', 'network'] : []),
  'couple with two firms': () => ['device', 'network'],
  'family with three firms': (chance) => (chance.is(0.6) ? ['device', 'network'] : ['network']),
  'branches of one domain': () => ['site'],
  'regulars of one town': () => [],
  'friends of one trade, several towns': () => [],
  'neighbours of one street': (chance) => (chance.is(0.3) ? ['network'] : []),
};
