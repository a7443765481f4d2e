import { besidesOf, circleOf, repeatsOf, starOf } from './graph.ts';
import { type Links, linksBy } from './links.ts';
import type { Neighbourhood, SignalKind } from './neighbourhood.ts';
import { type RingEvidence, type RingEvidenceCode, type RingFamily, rise } from './ring-evidence.ts';
import { initiativeIn, partnerOf, type View } from './view.ts';

type Rule = (view: View, around: Neighbourhood) => RingEvidence[];

/** All that stands out about an account, strongest first. */
export function accountEvidence(view: View, around: Neighbourhood): RingEvidence[] {
  return rules.flatMap((rule) => rule(view, around)).toSorted((a, b) => b.points - a.points);
}

function finding(family: RingFamily, code: RingEvidenceCode, points: number, ...figures: number[]): RingEvidence[] {
  const whole = Math.round(points);
  return whole > 0 ? [{ family, code, points: whole, figures }] : [];
}

const percent = (share: number) => Math.round(100 * share);

const wholeRange = 0.75;

interface LinkRule {
  kind: SignalKind;
  family: RingFamily;
  code: RingEvidenceCode;
  most: number;
  /** What so many accounts share says nothing: an office, a campus, a phone company. Up to half of it counts in full. */
  emptyFrom?: number;
}

const linkRules: readonly LinkRule[] = [
  { kind: 'device', family: 'technical', code: 'shared_device', most: 38 },
  { kind: 'network', family: 'technical', code: 'shared_network', most: 24, emptyFrom: 60 },
  { kind: 'mailbox', family: 'identity', code: 'shared_mailbox', most: 30 },
  { kind: 'profile', family: 'identity', code: 'shared_profile', most: 25 },
  { kind: 'site', family: 'identity', code: 'shared_site', most: 20 },
  { kind: 'place', family: 'identity', code: 'shared_place', most: 6, emptyFrom: 8 },
];

/**
 * From three accounts on that share something: two are a couple with two businesses. How much of what they do stays among them is another
 * question, and evidence of another kind: clients of one agency share its browser, and swap with everybody.
 */
const links: Rule = (view) => {
  const found = linkRules.map((rule) => ({ ...rule, ...linksBy(rule.kind, view) }));
  return [
    ...found.flatMap(({ kind, family, code, most, emptyFrom, ...link }) => {
      if (link.accounts < 2) return [];
      const rare = emptyFrom === undefined ? 1 : rise(link.crowd, emptyFrom, emptyFrom / 2, 1);
      // Everybody who was ever seen there is among them: no office, where others work too.
      const alone = kind === 'network' && link.partners >= wholeRange * (link.crowd - 1) ? 8 : 0;
      const points = rise(link.share, 0.18, 0.38, most + alone) * rare;
      return finding(family, code, points, link.accounts, percent(link.share));
    }),
    ...keptAmong(found),
  ];
};

/** Follows from the same link, so it is evidence of the same kind. */
function keptAmong(found: readonly (Links & LinkRule)[]): RingEvidence[] {
  const [closest] = found
    .filter(({ accounts, crowd, emptyFrom = Number.POSITIVE_INFINITY }) => accounts >= 2 && crowd < emptyFrom)
    .filter(({ kind }) => kind !== 'place')
    .toSorted((a, b) => b.share - a.share);
  if (!closest) return [];
  return finding(
    closest.family,
    'kept_among',
    rise(closest.share, 0.42, 0.62, 36),
    closest.accounts,
    percent(closest.share),
  );
}

/** Which accounts they are does not matter: an agency has many too, so this is little by itself. */
const browser: Rule = ({ own }) => {
  const accounts = Math.max(0, ...(own?.signals ?? []).flatMap(({ kind, crowd }) => (kind === 'device' ? crowd : [])));
  return finding('technical', 'crowded_device', rise(accounts, 2, 4, 16), accounts);
};

const texts: Rule = ({ id, accounts }, { sharedTexts }) => {
  const mine = sharedTexts.filter(({ oneId }) => oneId === id);
  const others = mine.filter(({ otherId }) => otherId !== id && accounts.has(otherId));
  const own = mine.find(({ otherId }) => otherId === id)?.texts ?? 0;
  return [
    ...finding('text', 'shared_texts', rise(others.length, 0.5, 2, 32), others.length),
    ...finding('text', 'own_template', rise(own, 1, 4, 25), own),
  ];
};

const graph: Rule = (view) => {
  const { core, density, share, local } = circleOf(view);
  const closed = core.size === 2 ? 0.8 : core.size > 2 ? rise(density, 0.15, 0.4, 1) : 0;
  // Who lives in one town knows one another.
  const far = 1 - local / 2;
  const repeats = repeatsOf(view);
  const star = starOf(view);
  const besides = besidesOf(view);
  const repeated = rise(repeats.share, 0.3, 0.7, 25) * (repeats.pairs > 1 ? 1 : 0);
  // Of accounts that nothing else connects some do not write back; of those of one browser all would have to.
  const captives = Math.max(rise(star.captives, 3, 7, 32), rise(star.linked, 1, 4, 32));
  const captive = captives * rise(star.captiveShare, 0.4, 0.8, 1);
  const again = rise(star.again, 0, 3, 34);
  const same = rise(besides.share, 0.25, 0.55, 36) * rise(besides.writers, 0, 2, 1);
  return [
    ...finding('circle', 'same_businesses', same, besides.writers, percent(besides.share)),
    ...finding('circle', 'closed_circle', rise(share, 0.4, 0.7, 38) * closed * far, core.size, percent(share)),
    ...finding('circle', 'repeated_pairs', repeated, repeats.pairs),
    ...finding('direction', 'one_way_star', captive, star.captives),
    ...finding('direction', 'one_way_repeats', again, star.again),
    ...finding('direction', 'one_way_writer', rise(star.unreturned, 1, 4, 34), star.unreturned),
  ];
};

const minute = 60_000;
const day = 86_400_000;

const speed: Rule = ({ written }) => {
  const minutes = written.map(({ acceptedAt, handedInAt }) => (handedInAt - acceptedAt) / minute).sort((a, b) => a - b);
  const median = minutes[Math.floor(minutes.length / 2)] ?? Number.POSITIVE_INFINITY;
  const haste = minutes.length < 3 ? 0 : rise(median, 120, 30, 30);
  const moments = written.map(({ handedInAt }) => handedInAt);
  const burst = mostWithin(moments, 60 * minute);
  return [
    ...finding('speed', 'haste', haste, Math.max(1, Math.round(median))),
    ...finding('speed', 'burst', rise(burst, 3, 7, 16), burst),
  ];
};

/** Partners who know one another, or all where none do, and who signed up with the account; neighbours may well have told one another. */
const cohort: Rule = (view) => {
  const { id, own, mine, partners, accounts } = view;
  const { core, local } = circleOf(view);
  const near = core.size >= 3 ? core : partners;
  const joined = new Set(
    [...near].filter((one) => own && Math.abs((accounts.get(one)?.joinedAt ?? 0) - own.joinedAt) < day),
  );
  const met = mine.filter((one) => joined.has(partnerOf(id, one)));
  const points = rise(joined.size / Math.max(1, near.size), 0.5, 0.85, 30) * rise(joined.size, 1, 4, 1);
  // Who signs up on somebody's day and asks them does it alone.
  const weight = (1 - 0.75 * local) * rise(initiativeIn(id, met), initiativeIn(id, []), 1, 1);
  return finding('speed', 'joined_together', points * weight, joined.size);
};

/** The most moments that lie within one span. */
function mostWithin(moments: readonly number[], span: number): number {
  const sorted = [...moments].sort((a, b) => a - b);
  let first = 0;
  return sorted.reduce((most, at, index) => {
    while (at - (sorted[first] ?? at) > span) first += 1;
    return Math.max(most, index - first + 1);
  }, 0);
}

const rules: readonly Rule[] = [links, browser, texts, graph, speed, cohort];
