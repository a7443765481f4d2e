import type { Person } from '@rezenso/contract/team';
import { QuestionDialog } from '../questions/question.dialog.tsx';
import { remove } from './team.resource.ts';
import { removeTexts } from './texts.de.ts';

interface RemoveDialogProps {
  person: Person;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a colleague is removed. */
export default function RemoveDialog({ person, onRemoved, onClose }: RemoveDialogProps) {
  const deed = async () => {
    await remove(person);
    onRemoved();
  };
  return (
    <QuestionDialog {...removeTexts} question={removeTexts.question(person.email)} deed={deed} onClose={onClose} />
  );
}
