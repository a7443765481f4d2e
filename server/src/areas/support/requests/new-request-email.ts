import { supportTopicLabels } from '@rezenso/contract/support';
import type { SupportRequestRow } from '../../../database/schema-support.ts';
import type { Email } from '../../../mail/email.ts';
import { newRequestTexts as texts } from './texts.de.ts';

/** Tells the operators' mailbox of a new request: no name and no word of it, which would outlive the member's account there. */
export function newRequestEmail(
  { id, topic }: Pick<SupportRequestRow, 'id' | 'topic'>,
  isFirst: boolean,
  origin: string,
): Email {
  const label = supportTopicLabels[topic];
  return {
    subject: texts.subject(label),
    preview: isFirst ? texts.first : texts.preview,
    heading: texts.heading,
    paragraphs: [texts.intro],
    facts: [
      { label: texts.topic, value: label },
      { label: texts.plan, value: isFirst ? texts.pro : texts.free },
    ],
    action: { label: texts.action, href: `${origin}/admin?tab=support&request=${id}` },
    footnotes: [texts.noReply],
  };
}
