import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { QuestionDialog } from '../questions/question.dialog.tsx';
import { disconnectPlatform } from './platforms.resource.ts';
import { disconnectTexts } from './texts.de.ts';

interface DisconnectDialogProps {
  platform: UserPlatform;
  onClose: () => void;
}

/** Asks before the connection with a platform ends. */
export default function DisconnectDialog({ platform, onClose }: DisconnectDialogProps) {
  const deed = () => disconnectPlatform(platform);
  return <QuestionDialog {...disconnectTexts} tone="primary" deed={deed} onClose={onClose} />;
}
