import { useUnsavedForm } from '@rezenso/platform';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { ArrowLeftIcon } from '../icons.ts';
import { Stack } from '../layout/flow.tsx';
import { Dialog, DialogClose } from '../overlay/dialog.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { FocusFirstError, FormError } from './form-error.tsx';
import { RestoredNote } from './restored-note.tsx';
import { changedTexts } from './texts.de.ts';
import { useKeptValues } from './use-kept-values.ts';

export interface FormDialogProps {
  title: string;
  description?: string;
  /** Names of the two buttons. Without a name for the one that sends, there are none yet: a step before the form. */
  cancel?: string;
  submit?: string | undefined;
  /** In place of the button that closes: one that does something else with what was entered. */
  aside?: ReactNode;
  /** What it does is under way. */
  busy?: boolean;
  /** Leads back to the step before the form; the first button then does that instead of closing. */
  onBack?: () => void;
  /** Of the button that sends. */
  tone?: 'primary' | 'danger';
  /** False where there is nothing to send yet. */
  canSubmit?: boolean;
  /** Stands above what the server said (formik's status). */
  failedTitle: string;
  /** What is typed only confirms: closing does not ask whether to discard it. */
  discardsSilently?: boolean;
  /**
   * What it is for, such as `decline:<id>`: then what is entered stays in the browser until it is sent, closing and leaving cost
   * nothing and ask nothing, and the dialog opens with it.
   */
  keepAs?: string;
  /** What stands above the first field must be read first: focus and view start at the title. */
  readFirst?: boolean;
  /** What it was opened from, as it is known now: when that is different, the dialog says so and offers to look. */
  standsOn?: unknown;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that is one formik form; stands inside `<Formik>`. It cannot be closed while it sends, asks before entered text
 * is discarded, shows what the server
 * said and keeps what was typed, and marks the page as holding unsaved changes.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    cancel,
    submit,
    aside,
    busy = false,
    tone = 'primary',
    canSubmit = true,
    failedTitle,
    onClose,
    onBack,
    discardsSilently = false,
    keepAs,
    readFirst = false,
  } = props;
  const form = useFormikContext();
  const isSending = form.isSubmitting || busy;
  const { isRestored, startOver } = useKeptValues(keepAs, isSending);
  useUnsavedForm(form.dirty, { isKept: keepAs !== undefined });
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isSending}
      discardsSilently={discardsSilently || keepAs !== undefined}
      readFirst={readFirst || isRestored}
      title={title}
      {...(description !== undefined && { description })}
      onSubmit={form.handleSubmit}
      footer={
        submit && (
          <>
            {aside}
            {aside ? null : onBack ? (
              <Button variant="secondary" disabled={form.isSubmitting} onClick={onBack} iconStart={ArrowLeftIcon}>
                {cancel}
              </Button>
            ) : (
              <DialogClose disabled={form.isSubmitting}>{cancel}</DialogClose>
            )}
            <Button type="submit" variant={tone} loading={form.isSubmitting} disabled={!canSubmit || busy}>
              {submit}
            </Button>
          </>
        )
      }
    >
      <Stack gap={5}>
        <FormError title={failedTitle} message={form.status} />
        {'standsOn' in props && (
          <ChangedMeanwhile standsOn={props.standsOn} isQuiet={isSending}>
            <DialogClose>{changedTexts.look}</DialogClose>
          </ChangedMeanwhile>
        )}
        {isRestored && <RestoredNote onStartOver={startOver} />}
        <FocusFirstError />
        {props.children}
      </Stack>
    </Dialog>
  );
}
