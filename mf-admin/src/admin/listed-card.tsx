import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Heading } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const What = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface ListedCardProps {
  title: string;
  /** How it stands, beside the title. */
  badges: ReactNode;
  /** What else is to be known before it is opened. */
  children: ReactNode;
  /** The button: what it says, and what it is called for who hears it without the card. */
  open: string;
  openNamed: string;
  onOpen: () => void;
}

/** Something to look into, in a list. */
export function ListedCard({ title, badges, children, open, openNamed, onOpen }: ListedCardProps) {
  return (
    <Card as="article" aria-label={title}>
      <CardBody>
        <Inline gap={4} justify="between">
          <What>
            <Stack gap={1}>
              <Inline gap={2}>
                <Heading level={2} size="xs">
                  {title}
                </Heading>
                {badges}
              </Inline>
              {children}
            </Stack>
          </What>
          <Button variant="secondary" size="sm" aria-label={openNamed} onClick={onOpen}>
            {open}
          </Button>
        </Inline>
      </CardBody>
    </Card>
  );
}
