import { newVersionTexts, reloadForNewVersion } from '@rezenso/platform';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { fieldId } from './field-state.ts';

export interface FormErrorProps {
  title?: ReactNode;
  /** What the server said, or nothing: then nothing is shown. */
  message?: ReactNode;
}

/** An error of the whole form, announced at once. */
export function FormError({ title, message }: FormErrorProps) {
  if (!message) return null;
  return (
    <Banner tone="danger" title={title} actions={isNewVersion(message) && <Reload />}>
      {message}
    </Banner>
  );
}

/** What `messageOf` says of an answer that this build cannot read. */
function isNewVersion(message: ReactNode): boolean {
  return typeof message === 'string' && message.startsWith(newVersionTexts.title);
}

function Reload() {
  return (
    <Button variant="secondary" size="sm" onClick={() => reloadForNewVersion()}>
      {newVersionTexts.reload}
    </Button>
  );
}

/** Moves focus into a field of the form. */
export function focusField(name: string): void {
  document.getElementById(fieldId(name))?.focus();
}

/** Moves focus to the first wrong field after a failed submit. Draws nothing; stands inside the form. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const markRef = useRef<HTMLSpanElement>(null);
  const handledCount = useRef(0);
  useEffect(() => {
    if (isSubmitting || isValid || submitCount === handledCount.current) return;
    handledCount.current = submitCount;
    markRef.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input, select, textarea), [aria-invalid="true"] input')
      ?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return <span ref={markRef} hidden />;
}
