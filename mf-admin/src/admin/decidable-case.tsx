import { type Reading, tellFailure, toast } from '@rezenso/platform';
import { Banner } from '@rezenso/ui/feedback';
import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { RefusedText } from './area-content.tsx';
import { CaseDialog } from './case-dialog.tsx';
import type { DecisionValues, decisionForm } from './decision.form.ts';
import { DecisionFields } from './decision-fields.tsx';
import { type FailedFetch, isRefused, serverMessageOf } from './failed-fetch.ts';

/** What a case says around its decision. */
interface DecidableTexts {
  decision: string;
  decisionPlaceholder: string;
  text: string;
  textHint: string;
  submit: string;
  failedTitle: string;
  decideFailedTitle: string;
  decideFailed: string;
  doneTitle: string;
}

interface DecidableCaseProps<Data, Outcome extends string> {
  reading: Omit<Reading<Data>, 'error'> & { error: FailedFetch | undefined };
  /** Under which what was typed is kept. */
  keepAs: string;
  title: (data: Data | undefined) => string;
  texts: DecidableTexts;
  /** What is said once it was decided so. */
  done: (outcome: Outcome) => string;
  outcomes: ReadonlyArray<{ value: Outcome; label: string }>;
  form: ReturnType<typeof decisionForm>;
  decide: (outcome: Outcome, text: string) => Promise<void>;
  /** Whether the role may decide. */
  mayDecide: boolean;
  /** What a role that may not read it is told, and one that may read and not decide. */
  refused: { reading: string; deciding: string };
  /** Whether it is still to be decided. */
  isOpen: (data: Data) => boolean;
  /** Whether the time for a decision has come; as soon as it is open unless said. */
  isReady?: (data: Data) => boolean;
  /** Why nothing can be decided yet, to who may decide. */
  notReady?: (data: Data) => ReactNode;
  /** What speaks for and against it. */
  evidence: (data: Data) => ReactNode;
  onClose: () => void;
}

/** A case with everything that a decision rests on, and the decision: an outcome and its reasons. */
export function DecidableCase<Data, Outcome extends string>(props: DecidableCaseProps<Data, Outcome>) {
  const { texts, outcomes, mayDecide, refused, isOpen, isReady = isOpen, onClose } = props;
  const refusal = <RefusedText action={refused.deciding} />;
  const submit = async (
    { outcome, text }: DecisionValues<Outcome>,
    { setStatus }: FormikHelpers<DecisionValues<Outcome>>,
  ) => {
    // The form lets none go without an outcome.
    if (outcome === '') return;
    setStatus(undefined);
    try {
      await props.decide(outcome, text.trim());
      onClose();
      toast({ title: texts.doneTitle, description: props.done(outcome) });
    } catch (error) {
      const message = serverMessageOf(error, texts.decideFailed);
      tellFailure(error, { title: texts.decideFailedTitle, description: message });
      setStatus(isRefused(error) ? refusal : message);
    }
  };
  return (
    <Formik<DecisionValues<Outcome>>
      initialValues={{ outcome: '', text: '' }}
      validationSchema={props.form}
      onSubmit={submit}
    >
      {(form) => (
        <CaseDialog
          reading={props.reading}
          form={form}
          keepAs={props.keepAs}
          title={props.title}
          submit={texts.submit}
          failedTitle={texts.failedTitle}
          refusedAction={refused.reading}
          isOpen={isOpen}
          mayDecide={(data) => mayDecide && (!data || isReady(data))}
          evidence={props.evidence}
          decision={(isOvertaken) => (
            <DecisionFields outcomes={outcomes} texts={texts} problem={form.status} isOvertaken={isOvertaken} />
          )}
          undecidable={(data) => <Banner tone="info">{(mayDecide && props.notReady?.(data)) || refusal}</Banner>}
          onClose={onClose}
        />
      )}
    </Formik>
  );
}
