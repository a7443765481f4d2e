import { css, styled } from 'styled-components';
import { tokens } from '../tokens/names.ts';

const { color } = tokens;
const tones = {
  default: color.text,
  muted: color.textMuted,
  accent: color.accentText,
  success: color.successText,
  warning: color.warningText,
  danger: color.dangerText,
} as const;
const sizes = {
  xs: '0.8125rem/1.25rem',
  sm: '0.875rem/1.375rem',
  md: '1rem/1.5rem',
  lg: '1.125rem/1.75rem',
  xl: '1.25rem/1.875rem',
};
const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

export interface TextProps {
  tone?: keyof typeof tones;
  /** xs 13, sm 14, md 16 (default), lg 18, xl 20 px. */
  size?: keyof typeof sizes;
  weight?: keyof typeof weights;
  /** One line, ended by an ellipsis. */
  truncate?: boolean;
  /** Keeps the writer's line breaks. */
  preserveLines?: boolean;
}

const own = new Set(['tone', 'size', 'weight', 'truncate', 'preserveLines']);

/** Running text; a `p` unless `as` says otherwise. */
export const Text = styled.p.withConfig({ shouldForwardProp: (name) => !own.has(name) })<TextProps>`
  ${({ tone }) => tone && `color: ${tones[tone]};`}
  ${({ size = 'md' }) => {
    const [fontSize, lineHeight] = sizes[size].split('/');
    return `font-size: ${fontSize}; line-height: ${lineHeight};`;
  }}
  ${({ weight }) => weight && `font-weight: ${weights[weight]};`}
  ${({ preserveLines }) => preserveLines && 'white-space: pre-line;'}
  ${({ truncate }) =>
    truncate &&
    css`
      min-width: 0;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    `}
`;

/** Small line above a heading that names the topic. */
export const Eyebrow = styled.p`
  color: ${color.accentText};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.25rem;
  letter-spacing: 0.01em;
`;

/** A number that keeps its width while it changes. */
export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
