import type { BodyOf } from '@rezenso/contract/endpoint';
import {
  analyzeReview,
  generateReview,
  getReviewEvidence,
  getReviewStats,
  importDefaults,
  importReview,
  listReviewPages,
  listReviews,
} from '@rezenso/contract/reviews';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { createReviewDrafts } from './review-drafts.service.ts';
import { createReviewStats } from './review-stats.service.ts';
import type { NewReview } from './reviews.repository.ts';
import { createReviews } from './reviews.service.ts';

export function reviewRoutes(app: App, core: Core): void {
  const service = createReviews(core);
  const stats = createReviewStats(core);
  const drafts = createReviewDrafts(core);

  bind(app, listReviews, ({ member, query: { limit, since } }) =>
    service.list(member.id, { limit, since: since === undefined ? undefined : new Date(since) }),
  );

  bind(app, listReviewPages, ({ member, query }) => service.listPage(member.id, query));

  bind(app, getReviewStats, ({ member }) => stats.get(member.id, core.now()));

  bind(app, getReviewEvidence, ({ member, params, request }) =>
    service.explain(member.id, params.id, languageOf(request)),
  );

  bind(app, analyzeReview, ({ member, body, request }) =>
    service.analyze(
      body.content,
      { member: member.id, language: languageOf(request), reader: body.reader ?? 'business' },
      request.ip,
    ),
  );

  bind(app, importReview, ({ member, body }) => service.import(member.id, withDefaults(body, core.now()), core.now()));

  bind(app, generateReview, ({ member, body }) => drafts.suggest(member.id, body, core.now()));
}

/** What an import does not say takes the specification's values; five stars that nobody named are marked as such (0034). */
function withDefaults(body: BodyOf<typeof importReview>, now: Date): NewReview {
  return {
    source: body.source,
    content: body.content,
    rating: body.rating ?? importDefaults.rating,
    isRatingGiven: body.rating !== undefined && body.isRatingGiven !== false,
    reviewerName: body.reviewerName ?? importDefaults.reviewerName,
    reviewDate: body.reviewDate === undefined ? now : new Date(body.reviewDate),
  };
}
