import { Loading, Skeleton } from '@rezenso/ui/feedback';
import { Inline, Stack } from '@rezenso/ui/layout';
import { adminTexts } from '../texts.de.ts';

/** A case before it is there: badges, what was reported, the review. */
export function CaseSkeleton() {
  return (
    <Loading label={adminTexts.loadingCase}>
      <Stack gap={8}>
        <Stack gap={2}>
          <Inline gap={2}>
            <Skeleton shape="block" width="4rem" height="1.625rem" />
            <Skeleton shape="block" width="11rem" height="1.625rem" />
          </Inline>
          <Skeleton width="16rem" />
        </Stack>
        {['statement', 'review', 'people'].map((part) => (
          <Stack key={part} gap={4}>
            <Skeleton width="11rem" height="1.25rem" />
            <Skeleton shape="block" height="7rem" />
          </Stack>
        ))}
      </Stack>
    </Loading>
  );
}
