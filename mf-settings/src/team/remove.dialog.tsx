import type { Person } from '@rezenso/contract/team';
import { QuestionDialog } from '../questions/question.dialog.tsx';
import { remove } from './team.resource.ts';
import { removeTexts } from './texts.de.ts';

/** Asks before a colleague is removed. */
export default function RemoveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  return (
    <QuestionDialog
      {...removeTexts}
      question={removeTexts.question(person.email)}
      deed={() => remove(person)}
      onClose={onClose}
    />
  );
}
