import { space } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';

const Words = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 40rem;
  margin: 0 auto ${space(12)};
  text-align: center;
`;

const Sentence = styled(Text)`
  text-wrap: balance;
`;

/** Heads a part of the page: what it says, and one sentence more. */
export function BandHeading({ id, title, description }: { id: string; title: string; description: string }) {
  return (
    <Words>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      <Sentence size="lg" tone="muted">
        {description}
      </Sentence>
    </Words>
  );
}
