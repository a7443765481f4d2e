import { css } from 'styled-components';
import { space, tokens } from '../tokens.ts';

const { color, motion, radius } = tokens;

/** The look of a text control. 16 px text keeps phones from zooming in. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(2.5)} ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text};
  font-size: 1rem;
  line-height: 1.5rem;
  transition: border-color ${motion.fast};
  &::placeholder { color: ${color.textMuted}; opacity: 1; }
  &:hover:where(:not(:disabled)) { border-color: ${color.textMuted}; }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &[aria-invalid='true'] { border-color: ${color.danger}; }
  &[aria-invalid='true']:focus-visible { outline-color: ${color.danger}; }
  &:disabled, &:read-only:not(select) { background: ${color.sunken}; color: ${color.textMuted}; }
  &:disabled { cursor: not-allowed; }
`;
