import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { experienceInWords } from '@rezenso/contract/experience.de';
import { platformName } from '@rezenso/domain/platforms';
import { ReviewDialog } from '@rezenso/domain/write-review';
import { Button } from '@rezenso/ui/actions';
import { TextField } from '@rezenso/ui/fields';
import { PlusIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import type { FormikProps } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { isToRevise } from '../exchange-board/exchange-steps.ts';
import { givenIn } from '../experience/experience.form.ts';
import { ExperienceFields } from '../experience/experience-fields.tsx';
import { cardTexts, reviseTexts, submitTexts, withheldTexts } from '../texts.de.ts';
import { initialValuesOf, type SubmitReviewValues, submitReviewForm } from './submit-review.form.ts';
import { saveDraft, submitReview } from './submit-review.resource.ts';

interface SubmitReviewDialogProps {
  /** As it was when the dialog opened. */
  exchange: ReviewExchange;
  /** As it is known now. */
  now: ReviewExchange | undefined;
  onClose: () => void;
  /** Instead of `onClose`, after a text was handed in that counts for nothing and may be revised. */
  onWithheld: () => void;
}

/** Say what the agreed review rests on, write and hand it in, or keep a draft of it; or a better text for one that counts for nothing. */
export default function SubmitReviewDialog({ exchange, now, onClose, onWithheld }: SubmitReviewDialogProps) {
  const { businessName, businessUrl, platform, recipient, withheld } = exchange;
  const isRevision = isToRevise(exchange);
  const isWithheld = useRef(false);
  const send = async (values: SubmitReviewValues) => {
    const brought = await submitReview(exchange, values, new Date());
    isWithheld.current = Boolean(brought.withheld);
    const description = submitTexts.doneDescription(recipient.companyName, brought.xpGranted, brought);
    return { title: isRevision ? reviseTexts.doneTitle : submitTexts.doneTitle, description };
  };
  const keep = async (values: SubmitReviewValues) => {
    await saveDraft(exchange, values);
    return { title: submitTexts.draftTitle, description: submitTexts.draftDescription };
  };
  return (
    <ReviewDialog
      title={isRevision ? reviseTexts.title : submitTexts.title}
      notice={isRevision && withheld ? withheldTexts[withheld] : undefined}
      submit={isRevision ? reviseTexts.submit : undefined}
      standsOn={now && { ...now, experience: undefined }}
      keepAs={`exchange:${exchange.id}`}
      description={submitTexts.description(businessName, platformName(platform))}
      business={{
        companyName: businessName,
        industry: recipient.industry,
        tradeName: recipient.tradeName,
        website: recipient.website ?? businessUrl,
        description: recipient.description ?? null,
      }}
      text={{ label: submitTexts.text, hint: submitTexts.textHint, required: true }}
      initialValues={initialValuesOf(exchange)}
      experienceOf={givenIn}
      lead={({ values }) => <ExperienceFields kind={values.kind} />}
      rules={submitReviewForm}
      onSend={send}
      failure={{ title: submitTexts.failedTitle, description: submitTexts.failedDescription }}
      aside={isRevision ? { label: submitTexts.cancel } : { label: submitTexts.saveDraft, onKeep: keep }}
      onClose={() => (isWithheld.current ? onWithheld() : onClose())}
    >
      {(form) => (
        <>
          <Disclosure form={form} exchange={exchange} />
          <TextField name="url" type="url" label={submitTexts.url} hint={submitTexts.urlHint} />
          <Text size="sm" tone="muted">
            <strong>{cardTexts.rule}:</strong> {exchange.platformRule}
          </Text>
        </>
      )}
    </ReviewDialog>
  );
}

/**
 * Offers the sentence that discloses the exchange, with what the review rests on, until it stands in the text. There it follows what the
 * review is said to rest on, and so does the beginning of a draft, be it today's sentence or the heading of an older server.
 */
function Disclosure({ form, exchange }: { form: FormikProps<SubmitReviewValues>; exchange: ReviewExchange }) {
  const { setFieldValue, values } = form;
  const describedBy = useId();
  const given = givenIn(values);
  const words = given && experienceInWords(given);
  const disclosure = [exchange.disclosureSentence, words?.disclosure].filter(Boolean).join(' ');
  const beginning = words?.firstSentence;
  const opening = words && `${words.opening}:`;
  const before = useRef({ disclosure, beginning, opening });
  useEffect(() => {
    const said = before.current;
    before.current = { disclosure, beginning: beginning ?? said.beginning, opening: opening ?? said.opening };
    const disclosed = following(values.text, said.disclosure, disclosure);
    const text = following(following(disclosed, said.beginning, beginning), said.opening, opening);
    if (text !== values.text) void setFieldValue('text', text);
  }, [disclosure, beginning, opening, values.text, setFieldValue]);
  if (values.text.includes(exchange.disclosureSentence)) return null;
  const append = () => setFieldValue('text', [values.text.trimEnd(), disclosure].filter(Boolean).join('\n\n'));
  return (
    <Stack gap={1} align="start">
      <Button variant="secondary" size="sm" iconStart={PlusIcon} onClick={append} aria-describedby={describedBy}>
        {submitTexts.disclosure}
      </Button>
      <Text id={describedBy} size="sm" tone="muted">
        {submitTexts.disclosureReads} <q lang="de">{disclosure}</q>
      </Text>
    </Stack>
  );
}

/** The text with the site's own words of before in those of now; unchanged where it does not have them. */
function following(text: string, before: string | undefined, now: string | undefined): string {
  return before && now && before !== now ? text.replace(before, () => now) : text;
}
