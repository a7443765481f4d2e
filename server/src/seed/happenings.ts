import { exchangeStartedTexts, exchangeTexts } from '../areas/exchanges/index.ts';
import { matchTexts } from '../areas/matching/index.ts';
import type { ActivityData, ActivityType } from '../areas/notifications/index.ts';
import { platformRules } from '../engines/coordination/index.ts';
import type { SeedExchange, SeedImport, SeedMatch, SeedMember, SeedWorld } from './model.ts';

/** One thing that happened to a member: an activity, a notification, or both. */
export interface Happening {
  member: SeedMember;
  subject: string;
  at: Date;
  activity?: { type: ActivityType; data: ActivityData[ActivityType] };
  notice?: { type: string; title: string; body: string; href: string };
}

/** Everything that happened, as the features tell it, oldest first. */
export function happeningsOf({ matches, imports }: SeedWorld): Happening[] {
  const exchanges = matches.flatMap((match) => match.exchanges);
  const all = [...matches.flatMap(ofMatch), ...exchanges.flatMap(ofExchange), ...imports.map(ofImport)];
  return all.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function ofMatch(match: SeedMatch): Happening[] {
  const { id, requester, provider, createdAt, answeredAt, coordinatedAt, completedAt, starter } = match;
  const told: Happening[] = [];
  const tell = (member: SeedMember, at: Date, type: MatchActivity, kind?: keyof typeof matchTexts) => {
    const partner = (member === requester ? provider : requester).company.name;
    const notice = kind && { type: `match.${kind}`, ...matchTexts[kind](partner), href: '/matches' };
    told.push({ member, subject: id, at, activity: { type, data: { partner } }, ...(notice && { notice }) });
  };
  tell(provider, createdAt, 'match.received', 'requested');
  tell(requester, createdAt, 'match.requested');
  if (answeredAt) {
    const kind = match.status === 'declined' ? 'declined' : 'accepted';
    tell(requester, answeredAt, `match.${kind}`, kind);
    tell(provider, answeredAt, `match.${kind}`);
  }
  if (coordinatedAt && starter) told.push(...ofStart(match, coordinatedAt, starter));
  if (completedAt)
    for (const member of [requester, provider]) tell(member, completedAt, 'match.completed', 'completed');
  return told;
}

type MatchActivity = Extract<ActivityType, `match.${string}`>;

function ofStart({ id, requester, provider, exchanges }: SeedMatch, at: Date, starter: SeedMember): Happening[] {
  const reviews = exchanges.length;
  return [requester, provider].map((member) => {
    const partner = (member === requester ? provider : requester).company.name;
    const activity = { type: 'exchange.started', data: { partner, reviews } } as const;
    const { title, body } = exchangeStartedTexts;
    const notice = { type: 'exchange.started', title, body: body(partner, reviews), href: '/exchanges' };
    return { member, subject: id, at, activity, ...(member !== starter && { notice }) };
  });
}

function ofExchange(exchange: SeedExchange): Happening[] {
  const { id, reviewer, recipient, platform, text, rating, submittedAt, confirmedAt } = exchange;
  if (!submittedAt) return [];
  const about = (partner: SeedMember) => ({ partner: partner.company.name, platform, content: text, rating });
  const { name } = platformRules[platform];
  const submitted = exchangeTexts.submitted(reviewer.company.name, name);
  const confirmed = exchangeTexts.confirmed(recipient.company.name, name);
  const step = { subject: id, at: submittedAt };
  const told: Happening[] = [
    { ...step, member: reviewer, activity: { type: 'review.submitted', data: about(recipient) } },
    {
      ...step,
      member: recipient,
      activity: { type: 'review.received', data: about(reviewer) },
      notice: { type: 'exchange.submitted', ...submitted, href: '/exchanges' },
    },
  ];
  if (!confirmedAt) return told;
  const end = { subject: id, at: confirmedAt };
  const notice = { type: 'exchange.confirmed', ...confirmed, href: '/exchanges' };
  told.push({ ...end, member: reviewer, activity: { type: 'review.confirmed', data: about(recipient) }, notice });
  told.push({ ...end, member: recipient, activity: { type: 'receipt.confirmed', data: about(reviewer) } });
  return told;
}

function ofImport({ id, member, source, reviewer, rating, content, importedAt }: SeedImport): Happening {
  const data = { platform: source, reviewer, rating, content };
  return { member, subject: id, at: importedAt, activity: { type: 'review.imported', data } };
}
