import { QuestionDialog } from '../questions/question.dialog.tsx';
import { signOutElsewhere } from './signed-in-devices.resource.ts';
import { endOthersTexts } from './texts.de.ts';

/** Asks before the member is signed out everywhere but here. */
export default function EndOthersDialog({ onClose }: { onClose: () => void }) {
  return <QuestionDialog {...endOthersTexts} deed={signOutElsewhere} onClose={onClose} />;
}
