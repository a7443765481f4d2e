import { exchangeDueDays, freeMatches } from '@rezenso/contract/limits';
import { planExchange } from '@rezenso/engines/coordination';
import type { SeedExchange, SeedMatch, SeedMember } from './model.ts';
import { daysAfter, latest } from './moments.ts';
import type { Random } from './random.ts';
import type { ReviewWriter } from './review-writer.ts';

/** Lets matches go through their states as the product does, each step at a given moment. */
export function createMatchBuilder(random: Random, writer: ReviewWriter) {
  return {
    request(requester: SeedMember, provider: SeedMember, at: Date): SeedMatch {
      return {
        id: random.uuid(),
        requester,
        provider,
        status: 'pending',
        createdAt: at,
        answeredAt: null,
        coordinatedAt: null,
        starter: null,
        completedAt: null,
        requesterRating: null,
        providerRating: null,
        declineReason: null,
        exchanges: [],
      };
    },

    answer(match: SeedMatch, at: Date, declineReason?: string | null): SeedMatch {
      return Object.assign(match, {
        status: declineReason === undefined ? 'accepted' : 'declined',
        answeredAt: at,
        declineReason: declineReason ?? null,
      });
    },

    /** @param starter who starts the plan; the other side when that one's free plans are used up */
    coordinate(match: SeedMatch, starter: SeedMember, at: Date): SeedMatch {
      const { requester, provider } = match;
      const sides = [requester, provider].map(({ id, profiles }) => ({
        id,
        platforms: profiles.map((p) => p.platform),
      }));
      const [one, other] = sides;
      const plan = one && other && planExchange(one, other);
      if (!plan) throw new Error(`${requester.email} and ${provider.email} have no common plan`);
      match.coordinatedAt = at;
      match.starter = charge(starter, starter === requester ? provider : requester);
      match.exchanges = plan.exchangePairs.map(({ reviewerId, platform }) => ({
        id: random.uuid(),
        match,
        reviewer: reviewerId === requester.id ? requester : provider,
        recipient: reviewerId === requester.id ? provider : requester,
        platform,
        status: 'pending',
        createdAt: at,
        dueAt: daysAfter(at, exchangeDueDays),
        text: null,
        rating: null,
        submittedAt: null,
        confirmedAt: null,
      }));
      return match;
    },

    draft(exchange: SeedExchange, status: 'pending' | 'in_progress'): SeedExchange {
      return Object.assign(exchange, writtenBy(exchange), { status });
    },

    submit(exchange: SeedExchange, at: Date): SeedExchange {
      return Object.assign(exchange, writtenBy(exchange), { status: 'awaiting_confirmation', submittedAt: at });
    },

    confirm(exchange: SeedExchange, at: Date): SeedExchange {
      Object.assign(exchange, { status: 'confirmed', confirmedAt: at });
      const { match } = exchange;
      if (match.exchanges.some((one) => !one.confirmedAt)) return exchange;
      for (const one of match.exchanges) one.status = 'completed';
      const completedAt = latest(...match.exchanges.map((one) => one.confirmedAt ?? at));
      Object.assign(match, { status: 'completed', completedAt });
      return exchange;
    },

    /** The whole way from an accepted match to a completed one, beginning at `start`. @returns when it ended */
    runThrough(match: SeedMatch, start: Date, starter: SeedMember, lateShare: number): Date {
      this.answer(match, daysAfter(start, random.between(0.1, 3)));
      this.coordinate(match, starter, daysAfter(match.answeredAt ?? start, random.between(0.05, 2)));
      for (const exchange of match.exchanges) {
        const isLate = random.chance(lateShare);
        const submittedAt = daysAfter(exchange.createdAt, isLate ? random.between(15, 18) : random.between(1, 13));
        this.submit(exchange, submittedAt);
        this.confirm(exchange, daysAfter(submittedAt, random.between(0.2, 3)));
      }
      return match.completedAt ?? start;
    },
  };

  function writtenBy({ recipient, reviewer }: SeedExchange) {
    const place = reviewer.company.location.replace(/^\d{5} /, '').replace(/[ -](im|am) .*|-.*$/, '');
    return writer.write(recipient.company, place);
  }
}

export type MatchBuilder = ReturnType<typeof createMatchBuilder>;

function charge(starter: SeedMember, other: SeedMember): SeedMember {
  const payer = [starter, other].find((member) => member.isPro || member.freePlansUsed < freeMatches);
  if (!payer) throw new Error(`Neither ${starter.email} nor ${other.email} may start another plan`);
  if (!payer.isPro) payer.freePlansUsed += 1;
  return payer;
}
