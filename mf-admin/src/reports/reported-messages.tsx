import type { ReportedMessage } from '@rezenso/contract/admin';
import { tellFailure } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { Banner } from '@rezenso/ui/feedback';
import { EyeIcon } from '@rezenso/ui/icons';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { RefusedText } from '../admin/area-content.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { formatMoment } from '../admin/format-moment.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { viewMessages } from './reports.resource.ts';
import { caseTexts } from './texts.de.ts';

/** The reported message, shown when somebody asks for it: nobody reads other people's messages by opening a case. */
export function ReportedMessages({ reportId }: { reportId: string }) {
  const [messages, setMessages] = useState<ReportedMessage[]>();
  const [state, setState] = useState<'idle' | 'loading' | 'refused'>('idle');
  const view = async () => {
    setState('loading');
    try {
      setMessages(await viewMessages(reportId));
      setState('idle');
    } catch (error) {
      tellFailure(error, {
        title: caseTexts.viewFailedTitle,
        description: serverMessageOf(error, caseTexts.viewFailed),
      });
      setState(isRefused(error) ? 'refused' : 'idle');
    }
  };
  return (
    <Section title={caseTexts.messages}>
      <div aria-live="polite">
        {messages ? (
          <Stack as="ol" gap={2}>
            {messages.map((message) => (
              <li key={message.id}>
                <Message message={message} />
              </li>
            ))}
          </Stack>
        ) : state === 'refused' ? (
          <Banner tone="info">
            <RefusedText action={refusedActions.messages} />
          </Banner>
        ) : (
          <Stack gap={3}>
            <Text size="sm" tone="muted">
              {caseTexts.messagesHint}
            </Text>
            <Inline>
              <Button variant="secondary" iconStart={EyeIcon} loading={state === 'loading'} onClick={() => void view()}>
                {caseTexts.viewMessages}
              </Button>
            </Inline>
          </Stack>
        )}
      </div>
    </Section>
  );
}

function Message({ message: { writer, text, sentAt, isSubject } }: { message: ReportedMessage }) {
  return (
    <Panel>
      <Stack gap={1}>
        <Inline gap={2}>
          <Text as="span" size="sm" weight="semibold">
            {writer.name ?? adminTexts.gone}
          </Text>
          <Text as="span" size="xs" tone="muted">
            <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
          </Text>
          {isSubject && <Badge tone="danger">{caseTexts.subject}</Badge>}
        </Inline>
        <Text size="sm" preserveLines>
          {text ?? caseTexts.messageRemoved}
        </Text>
      </Stack>
    </Panel>
  );
}
