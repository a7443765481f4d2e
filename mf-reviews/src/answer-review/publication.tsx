import type { ReplyPublication, ReviewReply } from '@rezenso/contract/reviews';
import { Panel } from '@rezenso/ui/containers';
import { Banner } from '@rezenso/ui/feedback';
import { formatDate } from '@rezenso/ui/format';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { isUnfollowed } from './publication.policy.ts';
import { publicationTexts as texts } from './texts.de.ts';

const Words = styled(Text)`
  max-height: 9rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

/** How far an answer has come at Google, and what stands there where that is another text than the note. */
export function Publication({ reply: { text, answeredAt, publication } }: { reply: ReviewReply }) {
  if (!publication) return null;
  const { shownText } = publication;
  return (
    <Stack gap={3}>
      <State publication={publication} isAnswered={answeredAt !== null} />
      {shownText && shownText !== text && (
        <Panel as="section" aria-label={texts.otherText}>
          <Stack gap={1}>
            <Text size="sm" weight="semibold">
              {texts.otherText}
            </Text>
            <Words size="sm" preserveLines tabIndex={0}>
              {shownText}
            </Words>
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}

interface StateProps {
  publication: ReplyPublication;
  isAnswered: boolean;
}

function State({ publication, isAnswered }: StateProps) {
  const { state, problem, shownText, shownAt } = publication;
  switch (state) {
    case 'failed':
      return (
        <Banner tone="warning" title={shownText ? texts.changeFailed : texts.failed}>
          {problem && texts.problems[problem]}
        </Banner>
      );
    case 'sending':
      return <Banner>{problem === 'away' ? texts.triedAgain : texts.sending}</Banner>;
    case 'checking':
      return isUnfollowed(publication) ? (
        <Banner tone="warning">{texts.unfollowed}</Banner>
      ) : (
        <Banner>{texts.checking}</Banner>
      );
    case 'published':
      if (!isAnswered) return <Banner>{texts.reviewChanged}</Banner>;
      return <Banner tone="success">{shownAt ? texts.publishedOn(formatDate(shownAt)) : texts.published}</Banner>;
  }
}
