import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { useState } from 'react';
import { errorTitle } from '../texts.de.ts';

interface Question {
  /** What happens after yes. */
  deed: () => Promise<void>;
  /** Toast after it. */
  done: string;
  /** What to say when it fails. */
  failed: string;
  onClose: () => void;
}

/** A question that stays open, with the reason, while its deed fails. */
export function useAnsweredQuestion({ deed, done, failed, onClose }: Question) {
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setReason(undefined);
    try {
      await deed();
      onClose();
      toast({ title: done });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: failed });
      setReason(messageOf(error, failed));
      setBusy(false);
    }
  };
  return { isBusy, reason, confirm };
}
