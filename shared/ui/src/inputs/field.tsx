import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { CircleAlertIcon } from '../icons.ts';
import { hiddenFromSight } from '../layout/visually-hidden.tsx';
import { space, tokens } from '../tokens.ts';

const { color } = tokens;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const labelStyle = `font-weight: 550; line-height: 1.25rem; font-size: 0.9375rem;`;

const Label = styled.label<{ $isHidden: boolean }>`
  ${labelStyle}
  margin-bottom: ${space(1.5)};
  ${({ $isHidden }) => $isHidden && hiddenFromSight}
`;

const HintLine = styled.p`
  margin-top: ${space(1.5)};
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

/** The hint at the left, a counter at the right, in one line as long as they fit. */
const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
`;

const Aside = styled.div`
  flex: none;
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${space(1.5)};
  margin-top: ${space(1.5)};
  color: ${color.dangerText};
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.25rem;
  & > svg { flex: none; margin-top: 0.125rem; }
`;

const Star = styled.span`
  color: ${color.dangerText};
`;

/** The mark of a required field; screen readers hear `aria-required` instead. */
export function RequiredMark() {
  return <Star aria-hidden="true"> *</Star>;
}

/** A muted explanation under a control. */
export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return <HintLine id={id}>{children}</HintLine>;
}

/** What is wrong with a control, in its place. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <Icon of={CircleAlertIcon} size="sm" />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Message of a failed check; replaces nothing, stands under the hint. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  id?: string;
  /** At the right under the control, such as a counter. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together: `<Field label="Name">{(control) => <Input {...control} />}</Field>`. */
export function Field({ label, hint, error, required = false, hideLabel = false, id, aside, children }: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={control} $isHidden={hideLabel}>
        {label}
        {required && <RequiredMark />}
      </Label>
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {(hint || aside) && (
        <Below>
          <div>{hint && <FieldHint id={`${control}-hint`}>{hint}</FieldHint>}</div>
          {aside && <Aside>{aside}</Aside>}
        </Below>
      )}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </Frame>
  );
}
