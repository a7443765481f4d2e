import { supportTopicLabels } from '@rezenso/contract/support';
import type { SupportMessageRow, SupportRequestRow } from '../../../database/schema-support.ts';
import type { Email } from '../../../mail/email.ts';
import { newRequestTexts as texts } from './texts.de.ts';

interface Told {
  request: Pick<SupportRequestRow, 'id' | 'topic' | 'subject'>;
  /** The plan of its member puts it before others. */
  isFirst: boolean;
  origin: string;
}

/** Tells the operators' mailbox of a new request: no name and no word of it, which would outlive the member's account there. */
export function newRequestEmail({ request: { id, topic }, isFirst, origin }: Told): Email {
  const label = supportTopicLabels[topic];
  return {
    subject: texts.subject(label),
    preview: isFirst ? texts.first : texts.preview,
    heading: texts.heading,
    paragraphs: [texts.greeting, texts.intro],
    facts: factsOf(label, isFirst),
    action: actionOf(id, origin),
    footnotes: [texts.noReply],
    isForOperators: true,
  };
}

/**
 * Tells them what a member wrote, where that can be answered by mail: nobody answers what they cannot read. Still no name and no address.
 * @param replyTo where the answer goes
 */
export function answerableEmail(
  told: Told,
  message: Pick<SupportMessageRow, 'position' | 'body'>,
  replyTo: string,
): Email {
  const { request, isFirst, origin } = told;
  const label = supportTopicLabels[request.topic];
  const isNew = message.position === 1;
  const { further } = texts;
  return {
    subject: isNew ? texts.subject(label) : further.subject(label),
    preview: isNew ? newRequestEmail(told).preview : further.preview,
    heading: isNew ? texts.heading : further.heading,
    paragraphs: [texts.greeting, isNew ? texts.words : further.intro],
    quote: message.body,
    facts: [{ label: texts.about, value: request.subject }, ...factsOf(label, isFirst)],
    action: actionOf(request.id, origin),
    replyTo,
    footnotes: [texts.canReply],
    isForOperators: true,
  };
}

function factsOf(label: string, isFirst: boolean) {
  return [
    { label: texts.topic, value: label },
    { label: texts.plan, value: isFirst ? texts.pro : texts.free },
  ];
}

function actionOf(id: string, origin: string) {
  return { label: texts.action, href: `${origin}/admin?tab=support&request=${id}` };
}
