import { forgetKept, forgetUnsavedForms, keepToast } from '@rezenso/platform';
import { leaveTo } from '@rezenso/platform/router';
import { homePath } from '../paths.ts';
import { QuestionDialog } from '../questions/question.dialog.tsx';
import { leave } from './team.resource.ts';
import { leaveTexts } from './texts.de.ts';

/** Asks before a colleague leaves; afterwards the browser is signed out and begins at the start page. */
export default function LeaveDialog({ onClose }: { onClose: () => void }) {
  const go = async () => {
    await leave();
    forgetUnsavedForms();
    forgetKept();
    keepToast({ title: leaveTexts.done });
    leaveTo(homePath);
  };
  return <QuestionDialog {...leaveTexts} deed={go} onClose={onClose} />;
}
