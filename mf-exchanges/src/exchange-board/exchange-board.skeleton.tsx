import { Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { Grid, Stack } from '@rezenso/ui/layout';

const figures = ['total', 'pending', 'progress', 'completed'];

/** The page's shape while its exchanges are on their way. */
export function ExchangeBoardSkeleton() {
  return (
    <Loading>
      <Stack gap={8}>
        <Grid columns={4} twoOnPhone>
          {figures.map((name) => (
            <SkeletonCard key={name} lines={1} />
          ))}
        </Grid>
        <SkeletonCard lines={1} />
        <Stack gap={4}>
          <SkeletonCard lines={3} withAvatar />
          <SkeletonCard lines={3} withAvatar />
        </Stack>
      </Stack>
    </Loading>
  );
}
