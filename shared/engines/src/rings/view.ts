import type { HandIn, Neighbourhood, RingAccount, RingSignal } from './neighbourhood.ts';

/** What an account did, and with whom; made once for a judgement. */
export interface View {
  id: string;
  own: RingAccount | undefined;
  accounts: ReadonlyMap<string, RingAccount>;
  /** It wrote, or was written about. */
  mine: readonly HandIn[];
  /** What it wrote. */
  written: readonly HandIn[];
  partners: ReadonlySet<string>;
  /** By whom a business was written about. */
  writersOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** What somebody wrote, by writer. */
  writtenBy: ReadonlyMap<string, readonly HandIn[]>;
  /** What others have in common with it. */
  shared: ReadonlyMap<string, readonly RingSignal[]>;
}

/** Sorts what is known around an account. */
export function viewOf(id: string, { accounts, handIns }: Neighbourhood): View {
  const mine = handIns.filter(({ writerId, subjectId }) => writerId === id || subjectId === id);
  const writersOf = new Map<string, Set<string>>();
  const writtenBy = new Map<string, HandIn[]>();
  for (const handIn of handIns) {
    const writers = writersOf.get(handIn.subjectId);
    if (writers) writers.add(handIn.writerId);
    else writersOf.set(handIn.subjectId, new Set([handIn.writerId]));
    const written = writtenBy.get(handIn.writerId);
    if (written) written.push(handIn);
    else writtenBy.set(handIn.writerId, [handIn]);
  }
  const known = new Map(accounts.map((account) => [account.id, account]));
  const own = known.get(id);
  return {
    id,
    own,
    accounts: known,
    mine,
    written: writtenBy.get(id) ?? [],
    partners: new Set(mine.map((one) => partnerOf(id, one))),
    writersOf,
    writtenBy,
    shared: sharedSignals({ id, own, accounts: known }),
  };
}

/** What one was asked for says this much less than what one asked for. */
const leastInitiative = 0.3;
const fullInitiative = 0.2;

/** 0.3-1: how far an account had a hand in these reviews: strangers may ask anybody, and whoever says yes did not choose them. */
export function initiativeIn(
  id: string,
  handIns: readonly HandIn[],
  isOwn: (handIn: HandIn) => boolean = () => false,
): number {
  const own = handIns.filter((one) => one.askerId === id || isOwn(one)).length / Math.max(1, handIns.length);
  return leastInitiative + (1 - leastInitiative) * Math.min(1, own / fullInitiative);
}

/** The other side of a review of this account. */
export function partnerOf(id: string, { writerId, subjectId }: HandIn): string {
  return writerId === id ? subjectId : writerId;
}

/** What others around have in common with an account, by their ids. */
function sharedSignals({ id, own, accounts }: Pick<View, 'id' | 'own' | 'accounts'>): Map<string, RingSignal[]> {
  const tags = new Set(own?.signals.filter(isLasting).map(nameOf));
  const shared = new Map<string, RingSignal[]>();
  for (const other of accounts.values()) {
    const both = other.id === id ? [] : other.signals.filter((signal) => isLasting(signal) && tags.has(nameOf(signal)));
    if (both.length > 0) shared.set(other.id, both);
  }
  return shared;
}

/** Seen on fewer days it was a visit: a guest in somebody's network, a link opened in somebody's browser. */
export const severalDays = 2;

function isLasting({ days = severalDays }: RingSignal): boolean {
  return days >= severalDays;
}

/** Tells one signal from another. */
export function nameOf({ kind, tag }: RingSignal): string {
  return `${kind} ${tag}`;
}
