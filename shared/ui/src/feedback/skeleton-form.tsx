import { Card, CardBody } from '../containers/card.tsx';
import { Stack } from '../layout/flow.tsx';
import { Skeleton } from './skeleton.tsx';

export interface SkeletonFormProps {
  /** Fields of the form; the fourth of every four is a large one. Default 3. */
  fields?: number;
}

/** A card in the shape of a loading form: names and controls. */
export function SkeletonForm({ fields = 3 }: SkeletonFormProps) {
  return (
    <Card aria-hidden="true">
      <CardBody>
        <Stack gap={6}>
          {Array.from({ length: fields }, (_, field) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields never move
            <Stack key={field} gap={2}>
              <Skeleton width="7rem" />
              <Skeleton shape="block" height={field % 4 === 3 ? '8rem' : '2.75rem'} />
            </Stack>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
