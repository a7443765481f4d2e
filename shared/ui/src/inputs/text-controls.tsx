import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconType } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icons.ts';
import { space, tokens } from '../tokens.ts';
import { controlStyle } from './control-style.ts';

const Box = styled.div`
  position: relative;
  min-width: 0;
  & > svg {
    position: absolute;
    top: 50%;
    color: ${tokens.color.textMuted};
    pointer-events: none;
    transform: translateY(-50%);
  }
`;

const LeadingIcon = styled(Icon)`
  left: ${space(3)};
`;

const Arrow = styled(Icon)`
  right: ${space(3)};
`;

const TextControl = styled.input<{ $hasIcon: boolean }>`
  ${controlStyle}
  /* Dates bring more or less of their own. */
  height: 2.875rem;
  ${({ $hasIcon }) => $hasIcon && `padding-left: ${space(10)};`}
`;

export interface InputProps extends ComponentPropsWithRef<'input'> {
  iconStart?: IconType;
}

/** A line of text, without label: use it inside `Field`, or give it an `aria-label`. */
export function Input({ iconStart, ...rest }: InputProps) {
  if (!iconStart) return <TextControl {...rest} $hasIcon={false} />;
  return (
    <Box>
      <LeadingIcon of={iconStart} />
      <TextControl {...rest} $hasIcon />
    </Box>
  );
}

/** Several lines of text, without label. `grows` begins as one line and shows all that is written. */
export const Textarea = styled.textarea.withConfig({ shouldForwardProp: (name) => name !== 'grows' })<{
  grows?: boolean;
}>`
  ${controlStyle}
  ${({ grows }) => (grows ? 'field-sizing: content; max-height: 14rem;' : 'min-height: 7rem;')}
  resize: vertical;
`;

const SelectControl = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: ${space(10)};
  text-overflow: ellipsis;
  cursor: pointer;
  & option { background: ${tokens.color.raised}; color: ${tokens.color.text}; }
`;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen (value ''), and not choosable. */
  placeholder?: string;
}

/** A native select, which every phone knows how to show; without label. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <Box className={className}>
      <SelectControl {...rest}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </SelectControl>
      <Arrow of={ChevronDownIcon} />
    </Box>
  );
}
