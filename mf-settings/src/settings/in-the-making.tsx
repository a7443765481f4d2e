import { Card } from '@rezenso/ui/containers';
import { EmptyState } from '@rezenso/ui/feedback';
import type { IconType } from '@rezenso/ui/icons';
import { settingsTexts } from '../texts.de.ts';

interface InTheMakingProps {
  icon: IconType;
  /** What will stand here. */
  description: string;
}

/** Says openly that a part is not there yet, in place of controls that would do nothing. */
export function InTheMaking({ icon, description }: InTheMakingProps) {
  return (
    <Card>
      <EmptyState icon={icon} title={settingsTexts.inTheMaking} description={description} level={3} />
    </Card>
  );
}
