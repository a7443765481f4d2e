import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { space, tokens } from '../tokens.ts';

const { color, motion, radius } = tokens;

/** Rows of a toggle share one target: the whole line answers. */
const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(2.5)} 0;
  cursor: pointer;
  &:has(:disabled) { cursor: not-allowed; }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 1.5rem;
`;

const Description = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

const tick = (ink: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23${ink}' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-6.5'/%3E%3C/svg%3E")`;

const Box = styled.input`
  appearance: none;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin: 0.0625rem 0 0;
  border: 1.5px solid ${color.borderStrong};
  border-radius: 6px;
  background: ${color.surface} center / 1rem no-repeat;
  cursor: inherit;
  transition: background-color ${motion.fast}, border-color ${motion.fast};
  &:hover:not(:disabled) { border-color: ${color.accent}; }
  &:checked {
    border-color: ${color.accent};
    background-color: ${color.accent};
    background-image: ${tick('ffffff')};
  }
  html.dark &:checked { background-image: ${tick('04201c')}; }
  &[aria-invalid='true'] { border-color: ${color.danger}; }
  &:disabled { opacity: 0.55; }
  @media (forced-colors: active) { appearance: auto; }
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  margin: 0;
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.full};
  background: ${color.sunken};
  cursor: inherit;
  transition: background-color ${motion.fast}, border-color ${motion.fast};
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 0.1875rem;
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: ${color.borderStrong};
    transform: translateY(-50%);
    transition: transform ${motion.fast}, background-color ${motion.fast};
  }
  &:checked { border-color: ${color.accent}; background: ${color.accent}; }
  &:checked::after { background: ${color.onAccent}; transform: translate(1.0625rem, -50%); }
  &:disabled { opacity: 0.55; }
  @media (forced-colors: active) {
    appearance: auto;
    &::after { content: none; }
  }
`;

export interface ToggleProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  /** One muted line under the label, read out as its description. */
  description?: ReactNode;
}

/** One thing to tick, with its label. */
export function Checkbox({ label, description, className, ...rest }: ToggleProps) {
  const id = useId();
  const described = [description && `${id}-description`, rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Line className={className}>
      <Box type="checkbox" aria-labelledby={`${id}-label`} {...rest} aria-describedby={described || undefined} />
      <Words>
        <span id={`${id}-label`}>{label}</span>
        {description && <Description id={`${id}-description`}>{description}</Description>}
      </Words>
    </Line>
  );
}

/** On or off, at once; the label stands left of the switch. */
export function Switch({ label, description, className, ...rest }: ToggleProps) {
  const id = useId();
  const described = [description && `${id}-description`, rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Line className={className}>
      <Words>
        <span id={`${id}-label`}>{label}</span>
        {description && <Description id={`${id}-description`}>{description}</Description>}
      </Words>
      <Track
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        {...rest}
        aria-describedby={described || undefined}
      />
    </Line>
  );
}
