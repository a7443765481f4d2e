import type { GivenExperience } from '@rezenso/contract/experience';
import { messageOf, type ToastContent, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { RatingField, TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { type ReactNode, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { DraftHelp } from '../writing/draft-help.tsx';
import { SuspicionWarning } from '../writing/suspicion-warning.tsx';
import { useTextCheck } from '../writing/use-text-check.ts';
import type { ReviewValues } from './review.form.ts';
import { checkReview, draftFor, type ReviewedBusiness } from './review-draft.ts';
import { reviewDialogTexts } from './texts.de.ts';

/** What is done with a review; resolves to what is then told. */
type Deed<Values> = (values: Values) => Promise<ToastContent>;

export interface ReviewDialogProps<Values extends ReviewValues> {
  title: string;
  description: string;
  /** Why it is written once more. */
  notice?: string | undefined;
  /** What the review is written for, as it is known now. */
  standsOn?: unknown;
  business: ReviewedBusiness;
  /** What it is for, such as `review:<id>`: what is entered stays until it is sent, or kept elsewhere. */
  keepAs?: string;
  /** Of the text. */
  text: { label: string; hint: string; required?: boolean };
  /** Fields before the stars and the text. */
  lead?: (form: FormikProps<Values>) => ReactNode;
  /** What the review rests on, as far as it was said: a draft begins with it. */
  experienceOf?: (values: Values) => GivenExperience | undefined;
  initialValues: Values;
  rules: AnyObjectSchema;
  /** Hands the review in. */
  onSend: Deed<Values>;
  /** What the button that sends is called; as for a first review when absent. */
  submit?: string | undefined;
  failure: { title: string; description: string };
  /** The button beside the one that sends: leaves, or keeps what was written. */
  aside: { label: string; onKeep?: Deed<Values> };
  onClose: () => void;
  /** More fields, below the text and its aids. */
  children?: (form: FormikProps<Values>) => ReactNode;
}

/**
 * Stars and text about a partner, with the aids to write one's own: notes become a draft, and a text that looks suspicious
 * is not sent before the writer knows why. What fails is said in place, and what was written stays.
 */
export function ReviewDialog<Values extends ReviewValues>(props: ReviewDialogProps<Values>) {
  const check = useTextCheck(checkReview);
  const act = useDeed(props);
  const send = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    if (await check.mayBeSent(values.text)) await act(props.onSend, values, form);
  };
  return (
    <Formik<Values> initialValues={props.initialValues} validationSchema={props.rules} onSubmit={send}>
      {(form) => (
        <Fields {...props} form={form} act={act}>
          <SuspicionWarning
            check={check}
            field="text"
            isSending={form.isSubmitting}
            onSendAnyway={() => form.submitForm()}
          />
          <DraftHelp
            text={form.values.text}
            draftFrom={(notes) => draftFor(props.business, notes, props.experienceOf?.(form.values))}
            onDraft={(draft) => form.setFieldValue('text', draft)}
          />
          {props.children?.(form)}
        </Fields>
      )}
    </Formik>
  );
}

interface FieldsProps<Values extends ReviewValues> extends Omit<ReviewDialogProps<Values>, 'children'> {
  form: FormikProps<Values>;
  act: ReturnType<typeof useDeed<Values>>;
  /** Stands below the text. */
  children: ReactNode;
}

function Fields<Values extends ReviewValues>({ form, act, aside, text, children, ...props }: FieldsProps<Values>) {
  const [isKeeping, setKeeping] = useState(false);
  const { onKeep } = aside;
  const keep = async (deed: Deed<Values>) => {
    setKeeping(true);
    form.setStatus(undefined);
    if (!(await act(deed, form.values, form))) setKeeping(false);
  };
  return (
    <FormDialog
      title={props.title}
      description={props.description}
      cancel={aside.label}
      aside={
        onKeep && (
          <Button variant="secondary" loading={isKeeping} disabled={form.isSubmitting} onClick={() => keep(onKeep)}>
            {aside.label}
          </Button>
        )
      }
      busy={isKeeping}
      {...('standsOn' in props && { standsOn: props.standsOn })}
      submit={props.submit ?? reviewDialogTexts.submit}
      failedTitle={props.failure.title}
      {...(props.keepAs !== undefined && { keepAs: props.keepAs })}
      onClose={props.onClose}
    >
      {props.notice && <Banner tone="warning">{props.notice}</Banner>}
      <Banner tone="info">{reviewDialogTexts.honesty}</Banner>
      {props.lead?.(form)}
      <RatingField name="rating" label={reviewDialogTexts.rating} required />
      <TextareaField name="text" rows={6} counter={5000} {...text} />
      {children}
    </FormDialog>
  );
}

/** Does something with the review: then the dialog goes and says so, or it stays and says why not. */
function useDeed<Values extends ReviewValues>({ failure, onClose }: ReviewDialogProps<Values>) {
  return async (deed: Deed<Values>, values: Values, { setStatus }: Pick<FormikHelpers<Values>, 'setStatus'>) => {
    try {
      const told = await deed(values);
      onClose();
      toast(told);
      return true;
    } catch (error) {
      tellFailure(error, failure);
      setStatus(messageOf(error, failure.description));
      return false;
    }
  };
}
