import { QuestionDialog } from '../questions/question.dialog.tsx';
import { signOutElsewhere } from './signed-in-devices.resource.ts';
import { endOthersTexts, forgetOthersTexts } from './texts.de.ts';

const texts = { endOthers: endOthersTexts, forgetOthers: forgetOthersTexts };

async function endOthers(): Promise<void> {
  await signOutElsewhere();
}

interface EndOthersDialogProps {
  /** Whether there are others to sign out, or browsers alone whose next sign-in is to be news. */
  asked: keyof typeof texts;
  onClose: () => void;
}

/** Asks before the member is signed out everywhere but here. */
export default function EndOthersDialog({ asked, onClose }: EndOthersDialogProps) {
  return <QuestionDialog {...texts[asked]} deed={endOthers} onClose={onClose} />;
}
