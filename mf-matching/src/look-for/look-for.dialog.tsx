import { Dialog } from '@rezenso/ui/dialog';
import { AsyncContent, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { ForPro } from './for-pro.tsx';
import { LookForForm } from './look-for-form.tsx';
import { useSavedWishes } from './saved-wishes.resource.ts';
import { lookForTexts } from './texts.de.ts';

/** What the business looks for in partners: for good with Pro; without it, what Pro would do and the way there. */
export default function LookForDialog({ onClose }: { onClose: () => void }) {
  const reading = useSavedWishes();
  if (reading.data?.areInUse) return <LookForForm wishes={reading.data.wishes} onClose={onClose} />;
  if (reading.data) return <ForPro resting={reading.data.wishes} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={lookForTexts.title}>
      <AsyncContent
        reading={reading}
        failed={{ title: lookForTexts.loadFailed, level: 3 }}
        loading={
          <Loading>
            <SkeletonCard lines={6} />
          </Loading>
        }
      >
        {() => null}
      </AsyncContent>
    </Dialog>
  );
}
