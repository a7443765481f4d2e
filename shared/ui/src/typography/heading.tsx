import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { above } from '../tokens/names.ts';

const sizes = {
  xs: css`font-size: 1rem; line-height: 1.4; letter-spacing: -0.005em;`,
  sm: css`font-size: 1.125rem; line-height: 1.35; letter-spacing: -0.01em;`,
  md: css`font-size: 1.25rem; line-height: 1.3;`,
  lg: css`
    font-size: 1.625rem; line-height: 1.2; letter-spacing: -0.02em;
    ${above.tablet} { font-size: 2rem; }
  `,
  xl: css`
    font-size: 2.25rem; line-height: 1.1; letter-spacing: -0.028em;
    ${above.tablet} { font-size: 2.75rem; }
    ${above.laptop} { font-size: 3.5rem; line-height: 1.06; }
  `,
} as const;

export type HeadingLevel = 1 | 2 | 3 | 4;
const usualSize = { 1: 'lg', 2: 'md', 3: 'sm', 4: 'xs' } as const;

const Line = styled.h2<{ $size: keyof typeof sizes }>`
  ${({ $size }) => sizes[$size]}
`;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the outline: h1 to h4. Default 2. */
  level?: HeadingLevel;
  /** xs 16, sm 18, md 20, lg 26/32, xl 36/44/56 px; default follows the level. */
  size?: keyof typeof sizes;
}

/** A heading whose size may differ from its level. */
export function Heading({ level = 2, size = usualSize[level], ...rest }: HeadingProps) {
  return <Line as={`h${level}`} $size={size} {...rest} />;
}
