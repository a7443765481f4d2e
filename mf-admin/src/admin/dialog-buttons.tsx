import { Button } from '@rezenso/ui/actions';
import { adminTexts } from '../texts.de.ts';

interface DialogButtonsProps {
  /** What sends the form; missing while there is nothing to send, or nothing to send it about. */
  submit: string | undefined;
  /** Whether leaving throws something away, as the button to leave then says. */
  isWriting: boolean;
  isSubmitting: boolean;
  onClose: () => void;
}

/** The way out of a dialog and, while there is something to decide or to answer, the way on. */
export function DialogButtons({ submit, isWriting, isSubmitting, onClose }: DialogButtonsProps) {
  return (
    <>
      <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
        {isWriting ? adminTexts.cancel : adminTexts.close}
      </Button>
      {submit !== undefined && (
        <Button type="submit" loading={isSubmitting}>
          {submit}
        </Button>
      )}
    </>
  );
}
