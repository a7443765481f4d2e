import { Loading, Skeleton, SkeletonCard } from '@rezenso/ui/feedback';
import { Stack } from '@rezenso/ui/layout';
import { styled } from 'styled-components';

const Room = styled(Loading)`
  max-width: 75rem;
  margin: 0 auto;
  padding: 2rem 1rem;
`;

/** The shape of a page while its module is on the way: a heading and some cards. */
export function PageSkeleton() {
  return (
    <Room>
      <Stack gap={6}>
        <Skeleton width="14rem" height="2rem" />
        <SkeletonCard />
        <SkeletonCard withAvatar />
      </Stack>
    </Room>
  );
}
