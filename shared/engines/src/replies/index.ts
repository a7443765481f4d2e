/** Answers to reviews that a business received, as drafts to edit. */
export { draftReply, type ReviewToAnswer } from './draft-reply.ts';
export { takesUp } from './points.ts';
export { type ReplyLanguage, replyLanguage } from './reply-language.ts';
