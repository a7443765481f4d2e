import { type Reading, useUnsavedForm } from '@rezenso/platform';
import { Dialog } from '@rezenso/ui/dialog';
import { HeldBack, RestoredNote, useHeld, useKeptValues } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import type { FormikProps } from 'formik';
import type { ReactNode } from 'react';
import { AreaContent } from './area-content.tsx';
import { CaseSkeleton } from './case-skeleton.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { type FailedFetch, isRefused } from './failed-fetch.ts';

interface CaseDialogProps<Data, Values> {
  reading: Omit<Reading<Data>, 'error'> & { error: FailedFetch | undefined };
  form: FormikProps<Values>;
  /** Under which what was typed is kept. */
  keepAs: string;
  title: (data: Data | undefined) => string;
  submit: string;
  failedTitle: string;
  /** What the role may not do, when the case is refused. */
  refusedAction: string;
  /** Whether it is still to be decided. */
  isOpen: (data: Data) => boolean;
  /** Whether it can be decided now, by this admin; not known before it is there. */
  mayDecide: (data: Data | undefined) => boolean;
  /** What speaks for and against it. */
  evidence: (data: Data) => ReactNode;
  /** The fields of the decision. @param isOvertaken somebody else was quicker */
  decision: (isOvertaken: boolean) => ReactNode;
  /** In place of the fields while it is open and nothing can be decided here. */
  undecidable: (data: Data) => ReactNode;
  onClose: () => void;
}

/** One dialog from loading to decided, so that nothing jumps and the focus stays. What was typed stays as long as it is open. */
export function CaseDialog<Data, Values>(props: CaseDialogProps<Data, Values>) {
  const { reading, form, keepAs, title, submit, failedTitle, refusedAction, onClose } = props;
  const { shown: data, isChanged, look } = useHeld(reading.data, form.dirty && !form.isSubmitting);
  const { isRestored, startOver } = useKeptValues(keepAs, form.isSubmitting);
  useUnsavedForm(form.dirty, { isKept: true });
  const isOpen = data !== undefined && props.isOpen(data);
  const isDeciding = form.dirty || props.mayDecide(data);
  const isOvertaken = form.dirty && !form.isSubmitting && data !== undefined && !isOpen;
  return (
    <Dialog
      open
      onClose={onClose}
      busy={form.isSubmitting}
      discardsSilently
      size="lg"
      title={title(data)}
      {...(isDeciding && { onSubmit: form.handleSubmit })}
      footer={
        <DialogButtons
          submit={data && isDeciding && !isOvertaken ? submit : undefined}
          isWriting={isDeciding && !isOvertaken}
          isSubmitting={form.isSubmitting}
          onClose={onClose}
        />
      }
    >
      <AreaContent
        reading={{ ...reading, data }}
        title={failedTitle}
        refusedAction={refusedAction}
        isFinal={(error) => isRefused(error) && !form.dirty}
        loading={<CaseSkeleton />}
      >
        {(detail) => (
          <Stack gap={8}>
            {isChanged && <HeldBack onLook={look} />}
            {props.evidence(detail)}
            {isDeciding && isRestored && <RestoredNote onStartOver={startOver} />}
            {isDeciding && props.decision(isOvertaken)}
            {isOpen && !isDeciding && props.undecidable(detail)}
          </Stack>
        )}
      </AreaContent>
    </Dialog>
  );
}
