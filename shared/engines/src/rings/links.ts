import type { HandIn, RingSignal, SignalKind } from './neighbourhood.ts';
import { initiativeIn, nameOf, partnerOf, type View } from './view.ts';

export interface Links {
  /** Accounts around this one that share the kind of signal, and that it swapped with or wrote beside. */
  accounts: number;
  /** Those of them that it swapped with. */
  partners: number;
  /** 0-1: how much of what the account did went on among them; few reviews never say much. */
  share: number;
  /** On how many accounts of the site it was seen. */
  crowd: number;
}

/** Who only wrote for the same business says less than who swapped. */
const besides = 0.8;
/** As if so many reviews had gone to strangers, so that the first few prove nothing. */
const benefit = 4;

/** How much of what an account did went on among those that share one signal of a kind with it: the one that says most. */
export function linksBy(kind: SignalKind, view: View): Links {
  const own = view.own?.signals.filter((signal) => signal.kind === kind) ?? [];
  const links = own.map((signal) => linksThrough(signal, view));
  return links.toSorted((a, b) => b.share - a.share)[0] ?? { accounts: 0, partners: 0, share: 0, crowd: 0 };
}

function linksThrough(signal: RingSignal, { id, mine, written, partners, shared, writersOf }: View): Links {
  const name = nameOf(signal);
  const alike = new Set(
    [...shared].filter(([, signals]) => signals.some((one) => nameOf(one) === name)).map(([other]) => other),
  );
  // Whoever takes and gives nothing back has a hand in it, whoever asked.
  const served = new Set(written.map(({ subjectId }) => subjectId));
  const isUnanswered = ({ subjectId, writerId }: HandIn) => subjectId === id && !served.has(writerId);
  const involved = new Set<string>();
  const met: HandIn[] = [];
  let among = 0;
  for (const handIn of alike.size > 0 ? mine : []) {
    const partner = partnerOf(id, handIn);
    const writers = handIn.writerId === id ? [...(writersOf.get(partner) ?? [])] : [];
    const fellows = [partner, ...writers].filter((one) => alike.has(one));
    for (const fellow of fellows) involved.add(fellow);
    if (fellows.length > 0) met.push(handIn);
    if (fellows.length > 0) among += alike.has(partner) ? 1 : besides;
  }
  return {
    accounts: involved.size,
    partners: [...involved].filter((one) => partners.has(one)).length,
    share: (among * initiativeIn(id, met, isUnanswered)) / (mine.length + benefit),
    crowd: signal.crowd,
  };
}
