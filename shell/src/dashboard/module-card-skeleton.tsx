import { Card, CardBody, CardHeader } from '@rezenso/ui/containers';
import { Skeleton } from '@rezenso/ui/feedback';
import { Stack } from '@rezenso/ui/layout';
import { styled } from 'styled-components';

/** As high as a card's title with its link. */
const Title = styled.div`
  display: flex;
  align-items: center;
  min-height: 2.25rem;
`;

/** What a manifest says beyond these is not drawn: it would hold up every dashboard before the card's own code is here. */
const [mostRows, mostRem] = [12, 40];

interface ModuleCardSkeletonProps {
  rows?: number;
  rowRem?: number;
}

/** A module's card before its code is here, in the shape that its manifest declares. */
export function ModuleCardSkeleton({ rows = 3, rowRem = 3 }: ModuleCardSkeletonProps) {
  return (
    <Card aria-hidden="true">
      <CardHeader>
        <Title>
          <Skeleton width="11rem" height="1.125rem" />
        </Title>
      </CardHeader>
      <CardBody>
        <Stack gap={5}>
          {Array.from({ length: Math.min(rows, mostRows) }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
            <Skeleton key={row} shape="block" height={`${Math.min(rowRem, mostRem)}rem`} />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
