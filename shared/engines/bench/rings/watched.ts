import {
  judgeAccount,
  type Neighbourhood,
  type RingAccount,
  type RingLevel,
  type SharedText,
} from '../../src/rings/index.ts';
import { day, type PlayedAccount, type PlayedHandIn, type PlayedWorld } from './played.ts';

/** As many as the server looks at. */
const mostPartners = 60;
const mostHandIns = 60;

export interface WatchedRing {
  kind: string;
  size: number;
  pace: string;
  hasDistinctTexts: boolean;
  /** Reviews that each of its accounts had handed in on average when half of those who wrote were held; undefined when that never came. */
  swapsEach: number | undefined;
  /** The same of all its accounts together, when the first one was held. */
  swapsUntilFirst: number | undefined;
}

export interface Watched {
  rings: WatchedRing[];
  /** The worst that ever happened to each honest member. */
  honest: { kind: string; level: RingLevel; framing: string | undefined }[];
}

const rank: readonly RingLevel[] = ['none', 'watch', 'hold'];

/** Plays a world hand-in by hand-in, and judges both sides of each as the server does. */
export function watch({ accounts, handIns, rings, framed }: PlayedWorld): Watched {
  const site = siteOf(accounts);
  const worst = new Map<string, RingLevel>();
  const progress = new Map(
    rings.map((ring) => [
      ring.id,
      {
        written: 0,
        writers: new Set<string>(),
        first: undefined as number | undefined,
        half: undefined as number | undefined,
      },
    ]),
  );
  for (const handIn of handIns.toSorted((a, b) => a.handedInAt - b.handedInAt)) {
    site.add(handIn);
    for (const id of [handIn.writerId, handIn.subjectId]) {
      // Only people end a hold.
      if (worst.get(id) === 'hold') continue;
      const { level } = judgeAccount(id, site.around(id));
      if (rank.indexOf(level) > rank.indexOf(worst.get(id) ?? 'none')) worst.set(id, level);
    }
    const ringId = site.get(handIn.writerId).ring;
    const ring = ringId === undefined ? undefined : progress.get(ringId);
    if (!ring || !handIn.isSwindle) continue;
    ring.written += 1;
    ring.writers.add(handIn.writerId);
    const held = [...ring.writers].filter((id) => worst.get(id) === 'hold').length;
    if (held > 0) ring.first ??= ring.written;
    if (held * 2 >= ring.writers.size) ring.half ??= ring.written / ring.writers.size;
  }
  return {
    rings: rings.map(({ id, kind, size, pace, hasDistinctTexts }) => {
      const { first, half } = progress.get(id) ?? {};
      return { kind, size, pace, hasDistinctTexts, swapsEach: half, swapsUntilFirst: first };
    }),
    honest: accounts
      .filter(({ ring }) => ring === undefined)
      .map(({ id, kind }) => ({ kind, level: worst.get(id) ?? 'none', framing: framed.get(id) })),
  };
}

/** What the database knows by and by. */
function siteOf(accounts: readonly PlayedAccount[]) {
  const known = new Map(accounts.map((account) => [account.id, account]));
  const crowds = new Map<string, number>();
  // Kept, so that an account is made once and not for each judgement.
  const seen = new Map<string, RingAccount>();
  for (const { signals } of accounts)
    for (const { tag, isOnce } of signals) if (!isOnce) crowds.set(tag, (crowds.get(tag) ?? 0) + 1);
  for (const { id, joinedAt, signals } of accounts)
    seen.set(id, {
      id,
      joinedAt,
      signals: signals.map(({ kind, tag, isOnce }) => ({
        kind,
        tag,
        crowd: crowds.get(tag) ?? 1,
        ...((kind === 'device' || kind === 'network') && { days: 1, isOnce }),
      })),
    });
  const written = new Map<string, PlayedHandIn[]>();
  const received = new Map<string, PlayedHandIn[]>();
  const templates = new Map<string, Map<string, { texts: number; first: number }>>();
  /** Days on which an account wrote: then it was seen where it writes. */
  const days = new Map<string, Set<number>>();
  const newest = (of: Map<string, PlayedHandIn[]>, id: string) => (of.get(id) ?? []).slice(-mostHandIns);
  const push = (of: Map<string, PlayedHandIn[]>, id: string, handIn: PlayedHandIn) =>
    (of.get(id) ?? of.set(id, []).get(id))?.push(handIn);

  return {
    get: (id: string): PlayedAccount => {
      const found = known.get(id);
      if (!found) throw new Error(`nobody is ${id}`);
      return found;
    },

    add(handIn: PlayedHandIn): void {
      push(written, handIn.writerId, handIn);
      push(received, handIn.subjectId, handIn);
      note(handIn);
      const { template } = handIn;
      if (template === undefined) return;
      const writers = templates.get(template) ?? new Map<string, { texts: number; first: number }>();
      const { texts, first } = writers.get(handIn.writerId) ?? { texts: 0, first: handIn.handedInAt };
      writers.set(handIn.writerId, { texts: texts + 1, first });
      templates.set(template, writers);
    },

    around(id: string): Neighbourhood {
      const wrote = newest(written, id);
      const got = newest(received, id);
      const partners = [
        ...new Set([...wrote.map(({ subjectId }) => subjectId), ...got.map(({ writerId }) => writerId)]),
      ].slice(-mostPartners);
      const around = new Set<PlayedHandIn>();
      const take = (handIn: PlayedHandIn) => around.add(handIn);
      for (const handIn of [...wrote, ...got]) take(handIn);
      for (const partner of partners) {
        for (const handIn of newest(written, partner)) take(handIn);
        for (const handIn of newest(received, partner)) take(handIn);
      }
      const fellows = partners.flatMap((partner) => newest(received, partner).map(({ writerId }) => writerId));
      const ids = new Set([id, ...partners, ...fellows]);
      return {
        accounts: [...ids].flatMap((one) => seen.get(one) ?? []),
        handIns: [...around],
        sharedTexts: textsOf(id, wrote),
      };
    },
  };

  function note({ writerId, handedInAt }: PlayedHandIn): void {
    const on = days.get(writerId) ?? new Set([Math.floor((known.get(writerId)?.joinedAt ?? 0) / day)]);
    days.set(writerId, on.add(Math.floor(handedInAt / day)));
    for (const signal of seen.get(writerId)?.signals ?? [])
      if ('isOnce' in signal && !signal.isOnce) signal.days = on.size;
  }

  function textsOf(id: string, wrote: readonly PlayedHandIn[]): SharedText[] {
    const shared = new Map<string, number>();
    for (const template of new Set(wrote.flatMap((one) => one.template ?? [])))
      for (const [writer, { texts, first }] of templates.get(template) ?? []) {
        const isOwn = writer === id && texts > 1;
        const isBefore = first < (templates.get(template)?.get(id)?.first ?? 0);
        if (isOwn || isBefore) shared.set(writer, (shared.get(writer) ?? 0) + (isOwn ? texts : 1));
      }
    return [...shared].map(([otherId, texts]) => ({ oneId: id, otherId, texts }));
  }
}
