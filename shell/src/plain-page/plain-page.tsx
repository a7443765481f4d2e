import { useSession } from '@rezenso/platform';
import { Wordmark } from '@rezenso/ui/brand';
import { space } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Room = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(4)};
  min-height: 70dvh;
  padding: ${space(12)} ${space(5)};
  text-align: center;
`;

const Lead = styled(Text)`
  max-width: 30rem;
  margin-bottom: ${space(4)};
  text-wrap: pretty;
`;

interface PlainPageProps {
  title: string;
  lead: string;
  /** What can be done, and what else is to say. */
  children: ReactNode;
}

/** A page that only says something. Members keep their navigation and its `main`; visitors get the bare page. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  const { user } = useSession();
  return (
    <Room as={user ? 'div' : 'main'}>
      {!user && <Wordmark size="lg" />}
      <Heading level={1}>{title}</Heading>
      <Lead size="lg" tone="muted">
        {lead}
      </Lead>
      {children}
    </Room>
  );
}
