import { useField } from 'formik';
import type { ChangeEvent, ChangeEventHandler, ComponentPropsWithRef, FocusEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../format.ts';
import { type ControlProps, Field } from '../inputs/field.tsx';
import { Input, type InputProps, Select, type SelectProps, Textarea } from '../inputs/text-controls.tsx';
import { space, tokens } from '../tokens.ts';
import { fieldId, shownError } from './field-state.ts';
import { charactersText } from './texts.de.ts';
import { useLeave } from './use-leave.ts';

export interface BoundFieldProps {
  /** Name of the value in the formik form. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
}

type Bound<P> = BoundFieldProps & Omit<P, 'name' | 'value' | 'defaultValue' | 'required' | 'id' | 'onBlur'>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** All that ties a control to formik and to its label. */
interface BoundControl extends ControlProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

interface BoundTextProps<C extends Control> extends BoundFieldProps {
  onChange?: ChangeEventHandler<C> | undefined;
  /** At the right under the control, for what is written now. */
  aside?: (written: string) => ReactNode;
  children: (control: BoundControl) => ReactNode;
}

/** What every field of text is: label, hint and error around a control, bound to formik; then whoever else listens. */
function BoundText<C extends Control>({ name, onChange, aside, children, ...texts }: BoundTextProps<C>) {
  const [field, meta, { setTouched }] = useField<string>(name);
  const leave = useLeave(meta, setTouched);
  const value = field.value ?? '';
  const change = (event: ChangeEvent<Control>) => {
    field.onChange(event);
    onChange?.(event as ChangeEvent<C>);
  };
  return (
    <Field {...texts} id={fieldId(name)} error={shownError(meta)} aside={aside?.(value)}>
      {(control) => children({ ...field, value, onChange: change, onBlur: leave, ...control })}
    </Field>
  );
}

/** A line of text, bound to formik. */
export function TextField({ name, label, hint, required, hideLabel, onChange, ...rest }: Bound<InputProps>) {
  const bound = { name, label, hint, required, hideLabel, onChange };
  return <BoundText {...bound}>{(control) => <Input {...rest} {...control} />}</BoundText>;
}

const Counter = styled.p<{ $isOver: boolean }>`
  margin-top: ${space(1.5)};
  color: ${({ $isOver }) => ($isOver ? tokens.color.dangerText : tokens.color.textMuted)};
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;

export interface TextareaFieldProps extends Bound<ComponentPropsWithRef<'textarea'>> {
  /** Shows how many characters are written; with a number, of how many. */
  counter?: boolean | number;
  /** Begins as one line and grows with what is written. */
  grows?: boolean;
}

/** Several lines of text, bound to formik. */
export function TextareaField({
  name,
  label,
  hint,
  required,
  hideLabel,
  counter,
  onChange,
  ...rest
}: TextareaFieldProps) {
  const bound = { name, label, hint, required, hideLabel, onChange };
  const limit = typeof counter === 'number' ? counter : undefined;
  const count = (written: string) => {
    // As the contract counts: an emoji is one character, though JavaScript stores two units.
    const { length } = [...written];
    return (
      <Counter $isOver={limit !== undefined && length > limit}>
        {charactersText(formatNumber(length) + (limit === undefined ? '' : ` / ${formatNumber(limit)}`))}
      </Counter>
    );
  };
  return (
    <BoundText {...bound} {...(counter && { aside: count })}>
      {(control) => <Textarea {...rest} {...control} />}
    </BoundText>
  );
}

/** A choice of one, bound to formik. */
export function SelectField({ name, label, hint, required, hideLabel, onChange, ...rest }: Bound<SelectProps>) {
  const bound = { name, label, hint, required, hideLabel, onChange };
  return <BoundText {...bound}>{(control) => <Select {...rest} {...control} />}</BoundText>;
}
