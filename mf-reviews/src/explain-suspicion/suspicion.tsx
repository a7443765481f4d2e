import type { Review } from '@rezenso/contract/reviews';
import { Findings } from '@rezenso/domain/writing';
import { Button } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { AsyncContent, Loading, Skeleton } from '@rezenso/ui/feedback';
import { ChevronDownIcon, ChevronUpIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { reviewPath } from '../paths.ts';
import { suspicionTexts } from '../texts.de.ts';
import { useReviewEvidence } from './suspicion.resource.ts';

/** As tall as a usual answer, so that little moves when it arrives. */
const Room = styled(Panel)`
  margin-top: 0.5rem;
  min-height: 6rem;
  max-width: 46rem;
`;

/** 'Warum?': the evidence behind a flag, read only when somebody asks. */
export function Suspicion({ review }: { review: Review }) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        iconEnd={isOpen ? ChevronUpIcon : ChevronDownIcon}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {suspicionTexts.why}
      </Button>
      <div id={panelId}>{isOpen && <Evidence id={review.id} />}</div>
    </div>
  );
}

function Evidence({ id }: { id: string }) {
  const reading = useReviewEvidence(id);
  return (
    <Room>
      <AsyncContent
        reading={reading}
        failed={{ title: suspicionTexts.failedTitle, level: 4 }}
        loading={
          <Loading>
            <Stack gap={4}>
              <Skeleton width="60%" />
              <Skeleton />
              <Skeleton width="80%" />
            </Stack>
          </Loading>
        }
      >
        {(data) => (
          <Stack gap={4}>
            <Text size="sm" tone="muted">
              {suspicionTexts.risk(data.fraudRisk)}
            </Text>
            {data.evidence.length > 0 ? (
              <Findings findings={data.evidence} pathOf={reviewPath} />
            ) : (
              <Text size="sm">{suspicionTexts.nothing}</Text>
            )}
          </Stack>
        )}
      </AsyncContent>
    </Room>
  );
}
