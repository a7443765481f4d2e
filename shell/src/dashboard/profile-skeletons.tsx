import { Card } from '@rezenso/ui/containers';
import { Loading, Skeleton } from '@rezenso/ui/feedback';
import { Grid, Stack } from '@rezenso/ui/layout';
import { above, space } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { Columns } from './columns.ts';

/** As high as the card that comes, so that nothing moves when it is there. */
const Sheet = styled(Card)<{ $phoneRem: number; $rem: number }>`
  justify-content: space-between;
  gap: ${space(4)};
  min-height: ${({ $phoneRem }) => $phoneRem}rem;
  padding: ${space(5)};
  ${above.laptop} { min-height: ${({ $rem }) => $rem}rem; }
`;

const figures = ['received', 'given', 'matches', 'average'];

/** The four figures while the profile is on its way. */
export function FiguresSkeleton() {
  return (
    <Loading>
      <Grid columns={4} twoOnPhone>
        {figures.map((figure) => (
          <Sheet key={figure} $phoneRem={8.75} $rem={9.125} aria-hidden="true">
            <Skeleton width="70%" />
            <Stack gap={3}>
              <Skeleton width="3.5rem" height="1.75rem" />
              <Skeleton width="60%" />
            </Stack>
          </Sheet>
        ))}
      </Grid>
    </Loading>
  );
}

/** Level and trust while the profile is on its way. */
export function ProgressSkeleton() {
  return (
    <Columns aria-hidden="true">
      <CardSkeleton phoneRem={31.5} rem={25.5} />
      <CardSkeleton phoneRem={21.5} rem={25.5} />
    </Columns>
  );
}

/** The account's status while the profile is on its way. */
export function AccountSkeleton() {
  return <CardSkeleton phoneRem={17} rem={17.5} />;
}

function CardSkeleton({ phoneRem, rem }: { phoneRem: number; rem: number }) {
  return (
    <Sheet $phoneRem={phoneRem} $rem={rem} aria-hidden="true">
      <Skeleton width="40%" height="1.25rem" />
      <Stack gap={4}>
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </Stack>
      <Skeleton shape="block" height="2.75rem" />
    </Sheet>
  );
}
