import type { HistoryNeeds } from './history.ts';
import type { SeedExchange, SeedMatch, SeedMember } from './model.ts';
import { daysBefore, hoursBefore } from './moments.ts';

/** Former partners of the demo account and when each match began. */
const formerPartners: ReadonlyArray<readonly [key: string, daysAgo: number]> = [
  ['roesterei', 660],
  ['kanzlei', 560],
  ['pro', 450],
  ['kiste', 350],
  ['service', 220],
  ['gast', 120],
];

type Needs = Pick<HistoryNeeds, 'random' | 'builder' | 'now'>;

/** What the demo account has behind it and before it: every state that the pages can show, at once. */
export function createDemoStory(demo: SeedMember, byKey: (key: string) => SeedMember, needs: Needs): SeedMatch[] {
  const { builder, now } = needs;
  const past = formerPartners.map(([key, daysAgo], index) => {
    const partner = byKey(key);
    const [requester, provider] = index % 2 === 0 ? [demo, partner] : [partner, demo];
    const match = builder.request(requester, provider, daysBefore(now, daysAgo));
    builder.runThrough(match, match.createdAt, index < 2 ? demo : partner, 0);
    return match;
  });
  return [...past, ...openRequests(demo, byKey, needs), ...runningExchanges(demo, byKey, needs)];
}

function openRequests(demo: SeedMember, byKey: (key: string) => SeedMember, { builder, now }: Needs): SeedMatch[] {
  const incoming = builder.request(byKey('foto'), demo, hoursBefore(now, 5));
  const another = builder.request(byKey('tee'), demo, daysBefore(now, 2.2));
  const outgoing = builder.request(demo, byKey('garten'), daysBefore(now, 1.4));
  const declined = builder.request(demo, byKey('hotel'), daysBefore(now, 19));
  builder.answer(declined, daysBefore(now, 17), 'In der Hauptsaison schaffen wir es leider nicht.');
  const ready = builder.request(byKey('werkstatt'), demo, daysBefore(now, 4));
  builder.answer(ready, daysBefore(now, 3));
  const waiting = builder.request(demo, byKey('kontakt'), daysBefore(now, 8));
  builder.answer(waiting, daysBefore(now, 7));
  Object.assign(waiting, { providerRating: 5 });
  return [incoming, another, outgoing, declined, ready, waiting];
}

/** Three plans: one overdue on the partner's side, one due in two days, one fresh. */
function runningExchanges(demo: SeedMember, byKey: (key: string) => SeedMember, needs: Needs): SeedMatch[] {
  const overdue = started(needs, byKey('laden'), demo, byKey('laden'), 17);
  const soon = started(needs, demo, byKey('kurse'), byKey('kurse'), 12);
  const fresh = started(needs, byKey('makler'), demo, demo, 3);
  const { builder, now } = needs;

  const ofOverdue = split(overdue, demo);
  for (const exchange of ofOverdue.given) {
    builder.submit(exchange, daysBefore(now, 9));
    builder.confirm(exchange, daysBefore(now, 8));
  }
  const [received] = ofOverdue.received;
  if (received && ofOverdue.received.length > 1) {
    builder.submit(received, daysBefore(now, 6));
    builder.confirm(received, daysBefore(now, 5));
  }

  const ofSoon = split(soon, demo);
  const [submitted] = ofSoon.given;
  if (submitted && ofSoon.given.length > 1) builder.submit(submitted, hoursBefore(now, 20));
  for (const exchange of ofSoon.received.slice(0, 1)) builder.submit(exchange, hoursBefore(now, 3));

  const [draft] = split(fresh, demo).given;
  if (draft) builder.draft(draft, 'in_progress');
  return [overdue, soon, fresh];
}

/** A match whose plan began `daysAgo` days ago. */
function started(
  { builder, now }: Needs,
  requester: SeedMember,
  provider: SeedMember,
  starter: SeedMember,
  daysAgo: number,
) {
  const match = builder.request(requester, provider, daysBefore(now, daysAgo + 2));
  builder.answer(match, daysBefore(now, daysAgo + 1));
  return builder.coordinate(match, starter, daysBefore(now, daysAgo));
}

function split(match: SeedMatch, member: SeedMember): { given: SeedExchange[]; received: SeedExchange[] } {
  return {
    given: match.exchanges.filter((exchange) => exchange.reviewer === member),
    received: match.exchanges.filter((exchange) => exchange.recipient === member),
  };
}
