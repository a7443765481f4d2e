import { newVersionTexts, reloadForNewVersion } from '@rezenso/platform';
import { useFormikContext } from 'formik';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { fieldId } from './field-state.ts';

const List = styled.ul`
  list-style: disc;
  padding-left: 1.25rem;
  & a { color: inherit; }
`;

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

/** After a failed submit: every message, leading to its field. Put it at the top of a formik form of more than a few fields. */
export function FormErrorSummary({ title = 'Bitte prüfe deine Eingaben' }: { title?: ReactNode }) {
  const { errors, submitCount } = useFormikContext<Record<string, unknown>>();
  const messages = Object.entries(errors).filter(([, message]) => typeof message === 'string');
  if (submitCount === 0 || messages.length === 0) return null;
  return (
    <Banner tone="danger" title={title}>
      <List>
        {messages.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={focusTarget}>
              {String(message)}
            </a>
          </li>
        ))}
      </List>
    </Banner>
  );
}

/** Moves focus into a field of the form. */
export function focusField(name: string): void {
  document.getElementById(fieldId(name))?.focus();
}

/** Leads to the field without a step in the history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
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
