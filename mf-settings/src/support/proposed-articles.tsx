import { Panel } from '@rezenso/ui/containers';
import { Stack } from '@rezenso/ui/layout';
import { space } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useProposedArticles } from './support.resource.ts';
import { newRequestTexts as texts } from './texts.de.ts';

/** Asked once the typing pauses. */
const settleMs = 300;

/** Nothing stands in its place while there is nothing to propose. */
const Frame = styled.div`
  &:not(:empty) { margin-top: ${space(3)}; }
`;

const Article = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 550;
`;

/** Articles of the help centre that fit the subject; pages of the server, opened beside, so that nothing typed is lost. */
export function ProposedArticles({ subject }: { subject: string }) {
  const articles = useProposedArticles(useSettled(subject))?.articles ?? [];
  return (
    <Frame aria-live="polite">
      {articles.length > 0 && (
        <Panel>
          <Heading level={3} size="xs">
            {texts.proposed}
          </Heading>
          <Stack as="ul" gap={1}>
            {articles.map(({ path, title, summary }) => (
              <li key={path}>
                <Article href={path} target="_blank">
                  {title}
                </Article>
                <Text size="sm" tone="muted">
                  {summary}
                </Text>
              </li>
            ))}
          </Stack>
        </Panel>
      )}
    </Frame>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
