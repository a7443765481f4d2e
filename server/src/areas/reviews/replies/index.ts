import { draftReply, saveReply } from '@rezenso/contract/review-replies';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { createReplies } from './replies.service.ts';

/** Answers to received reviews: drafts, and what the business noted of what it wrote elsewhere. */
export const repliesFeature: Feature = (app, core) => {
  const service = createReplies(core);

  bind(app, draftReply, ({ member, params }) => service.draft(member, params.id));

  bind(app, saveReply, ({ member, params, body }) => service.save(member.id, params.id, body, core.now()));
};
