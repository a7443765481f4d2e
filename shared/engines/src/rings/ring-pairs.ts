import type { Neighbourhood, SignalKind } from './neighbourhood.ts';
import { familyPoints, type RingEvidence, type RingEvidenceCode, type RingFamily } from './ring-evidence.ts';
import { partnerOf, type View } from './view.ts';

/** What two accounts have in common. */
export interface RingPair {
  otherId: string;
  /** 0-100. It explains and decides nothing: levels follow from the whole of an account. */
  score: number;
  /** Strongest first. */
  evidence: RingEvidence[];
}

const signals: readonly (readonly [SignalKind, RingFamily, RingEvidenceCode, points: number])[] = [
  ['device', 'technical', 'shared_device', 35],
  ['network', 'technical', 'shared_network', 15],
  ['mailbox', 'identity', 'shared_mailbox', 30],
  ['profile', 'identity', 'shared_profile', 25],
  ['site', 'identity', 'shared_site', 20],
  ['place', 'identity', 'shared_place', 3],
];

/** More are neither kept nor counted. */
const mostPairs = 200;

/** Everybody around an account who has something in common with it, strongest first. */
export function ringPairs(view: View, { sharedTexts }: Neighbourhood): RingPair[] {
  const { id, accounts, mine, shared } = view;
  const textsWith = new Map(
    sharedTexts
      .filter(({ oneId, otherId }) => oneId === id && otherId !== id)
      .map(({ otherId, texts }) => [otherId, texts]),
  );
  const swaps = Map.groupBy(mine, (one) => partnerOf(id, one));
  const pairs = [...accounts.values()].flatMap((other): RingPair[] => {
    if (other.id === id) return [];
    const found = signals.flatMap(([kind, family, code, points]): RingEvidence[] => {
      const signal = shared.get(other.id)?.find((one) => one.kind === kind);
      return signal ? [{ family, code, points, figures: [signal.crowd] }] : [];
    });
    const texts = textsWith.get(other.id) ?? 0;
    if (texts > 0) found.push({ family: 'text', code: 'shared_texts', points: 30, figures: [texts] });
    const between = swaps.get(other.id)?.length ?? 0;
    if (between > 2)
      found.push({ family: 'circle', code: 'repeated_pairs', points: Math.min(25, 5 * between), figures: [between] });
    if (found.length === 0) return [];
    const score = Math.min(
      100,
      Object.values(familyPoints(found)).reduce((sum, points) => sum + points, 0),
    );
    return [{ otherId: other.id, score, evidence: found.toSorted((a, b) => b.points - a.points) }];
  });
  return pairs.toSorted((a, b) => b.score - a.score).slice(0, mostPairs);
}
