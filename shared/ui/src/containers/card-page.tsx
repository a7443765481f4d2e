import { Link } from '@rezenso/platform/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Wordmark } from '../brand/wordmark.tsx';
import { Stack } from '../layout/flow.tsx';
import { space, tokens } from '../tokens.ts';
import { Heading } from '../typography/heading.tsx';
import { Text } from '../typography/text.tsx';
import { Card } from './card.tsx';

const Room = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  padding: ${space(5)} ${space(4)} ${space(12)};
  background: ${tokens.color.background};
`;

const Middle = styled.main`
  display: grid;
  align-content: start;
  justify-self: center;
  width: 100%;
  max-width: 28rem;
  padding-top: clamp(${space(8)}, 14dvh, ${space(40)});
`;

const Sheet = styled(Card)`
  gap: ${space(6)};
  padding: ${space(8)} ${space(6)};
`;

/** Holds the focus only to be read out; a ring would suggest that there is something to press. */
const Title = styled(Heading)`
  outline: none;
`;

export interface CardPageProps {
  title: string;
  description?: ReactNode;
  /** Over the title, usually a `Medallion`. */
  mark?: ReactNode;
  /** Moves keyboard and screen reader to the title: for a view that replaces what held the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A whole page, `main` included: one calm card under the name of the site, for people who may not be signed in. */
export function CardPage({ title, description, mark, takesFocus = false, children }: CardPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Room>
      <header>
        <Link to="/" aria-label="Rezenso">
          <Wordmark />
        </Link>
      </header>
      <Middle>
        <Sheet>
          {mark}
          <Stack gap={2}>
            <Title ref={heading} tabIndex={-1} level={1} size="lg">
              {title}
            </Title>
            {description && <Text tone="muted">{description}</Text>}
          </Stack>
          {children}
        </Sheet>
      </Middle>
    </Room>
  );
}
