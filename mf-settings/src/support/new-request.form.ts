import { longestSupportMessage, longestSupportSubject } from '@rezenso/contract/limits';
import { type SupportTopic, supportTopics } from '@rezenso/contract/support';
import { line, text } from '@rezenso/domain/text-rules';
import { object, string } from 'yup';
import { newRequestTexts as texts, threadTexts } from './texts.de.ts';

export interface NewRequestValues {
  /** Empty until one is chosen. */
  topic: SupportTopic | '';
  subject: string;
  text: string;
}

/** A request as the contract takes it. */
export const newRequestForm = object({
  topic: string().oneOf(supportTopics, texts.topicRequired).required(texts.topicRequired),
  subject: line(3, longestSupportSubject, texts.subjectRequired),
  text: text(10, longestSupportMessage, texts.textRequired),
});

export interface ReplyValues {
  text: string;
}

/** What is written on in a request. */
export const replyForm = object({ text: text(1, longestSupportMessage, threadTexts.replyRequired) });
