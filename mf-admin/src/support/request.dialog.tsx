import { hasCode, tellFailure, toast, useUnsavedForm } from '@rezenso/platform';
import { Dialog } from '@rezenso/ui/dialog';
import { Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { HeldBack, RestoredNote, useHeld, useKeptValues } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { type FormEvent, useRef } from 'react';
import { AreaContent } from '../admin/area-content.tsx';
import { DialogButtons } from '../admin/dialog-buttons.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { refusedActions } from '../texts.de.ts';
import { type AnswerValues, answerForm } from './answer.form.ts';
import { AnswerFields } from './answer-fields.tsx';
import { Conversation } from './conversation.tsx';
import { answer, useSupportRequest } from './support.resource.ts';
import { answerTexts as texts } from './texts.de.ts';

/** A request: what was written, who takes care of it, and answering. */
export default function RequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  // Under one id an answer is written once, however often it is sent.
  const answerId = useRef<string>(undefined);
  const seen = useRef(0);
  const submit = async (values: AnswerValues, { setStatus }: FormikHelpers<AnswerValues>) => {
    setStatus(undefined);
    answerId.current ??= crypto.randomUUID();
    try {
      await answer(id, { id: answerId.current, text: answerForm.cast(values).text, seen: seen.current });
      onClose();
      toast({ title: texts.doneTitle, description: texts.done });
    } catch (error) {
      if (hasCode(error, 'SUPPORT_ID_TAKEN')) answerId.current = undefined;
      const isChanged = hasCode(error, 'SUPPORT_REQUEST_CHANGED');
      const message = isChanged ? texts.changed : serverMessageOf(error, texts.failed);
      tellFailure(error, { title: isChanged ? texts.changedTitle : texts.sendFailedTitle, description: message });
      setStatus(message);
    }
  };
  return (
    <Formik<AnswerValues> initialValues={{ text: '' }} validationSchema={answerForm} onSubmit={submit}>
      {(form) => <Opened id={id} form={form} seen={seen} onClose={onClose} />}
    </Formik>
  );
}

interface OpenedProps {
  id: string;
  form: FormikProps<AnswerValues>;
  /** How many messages the shown request has: what an answer answers. */
  seen: { current: number };
  onClose: () => void;
}

function Opened({ id, form, seen, onClose }: OpenedProps) {
  const reading = useSupportRequest(id);
  const { shown: data, isChanged, look } = useHeld(reading.data, form.dirty && !form.isSubmitting);
  const { isRestored, startOver } = useKeptValues(`support-answer:${id}`, form.isSubmitting);
  useUnsavedForm(form.dirty, { isKept: true });
  const isOpen = data !== undefined && data.request.status !== 'closed';
  return (
    <Dialog
      open
      onClose={onClose}
      busy={form.isSubmitting}
      discardsSilently
      size="lg"
      title={data?.request.subject ?? texts.plainTitle}
      {...((isOpen || form.dirty) && {
        onSubmit: (event: FormEvent<HTMLFormElement>) => {
          seen.current = data?.request.messages ?? 0;
          form.handleSubmit(event);
        },
      })}
      footer={
        <DialogButtons
          submit={isOpen ? texts.send : undefined}
          isWriting={isOpen}
          isSubmitting={form.isSubmitting}
          onClose={onClose}
        />
      }
    >
      <AreaContent
        reading={{ ...reading, data }}
        title={texts.failedTitle}
        refusedAction={refusedActions.support}
        isFinal={(error) => isRefused(error) && !form.dirty}
        loading={
          <Loading>
            <SkeletonCard lines={6} />
          </Loading>
        }
      >
        {(detail) => (
          <Stack gap={6}>
            {isChanged && <HeldBack onLook={look} />}
            <Conversation detail={detail} onClosed={onClose} />
            {isRestored && <RestoredNote onStartOver={startOver} />}
            {!isOpen && <Text tone="muted">{texts.isClosed}</Text>}
            {(isOpen || form.dirty) && <AnswerFields problem={form.status} canned={detail.cannedAnswers} />}
          </Stack>
        )}
      </AreaContent>
    </Dialog>
  );
}
