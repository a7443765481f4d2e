import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { platformName } from '@rezenso/domain/platforms';
import { QuestionDialog } from '../questions/question.dialog.tsx';
import { isForPartners } from './addable-platforms.ts';
import { removePlatform } from './platforms.resource.ts';
import { removePlatformTexts } from './texts.de.ts';

interface RemovePlatformDialogProps {
  platform: UserPlatform;
  onClose: () => void;
}

/** Asks before a platform is taken off the profile. */
export default function RemovePlatformDialog({ platform, onClose }: RemovePlatformDialogProps) {
  const consequence = removePlatformTexts.consequence(
    platformName(platform.platform),
    platform.businessName,
    isForPartners(platform.platform),
  );
  const deed = () => removePlatform(platform);
  return <QuestionDialog {...removePlatformTexts} consequence={consequence} deed={deed} onClose={onClose} />;
}
