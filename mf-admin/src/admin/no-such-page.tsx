import { Button } from '@rezenso/ui/actions';
import { EmptyState } from '@rezenso/ui/feedback';
import { SearchXIcon } from '@rezenso/ui/icons';
import { pagerTexts } from '../texts.de.ts';

/** A page beyond the last one: from an old link, or because others have worked through the list meanwhile. */
export function NoSuchPage({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      icon={SearchXIcon}
      title={pagerTexts.goneTitle}
      description={pagerTexts.goneDescription}
      level={2}
      action={
        <Button variant="secondary" onClick={onFirst}>
          {pagerTexts.first}
        </Button>
      }
    />
  );
}
