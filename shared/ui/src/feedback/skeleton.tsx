import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Card, CardBody } from '../containers/card.tsx';
import { Stack } from '../layout/flow.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { space, tokens } from '../tokens/names.ts';
import { loadingText } from './texts.de.ts';

const breathe = keyframes`50% { opacity: 0.45; }`;
const shapes = {
  line: css`height: 0.875rem; border-radius: ${tokens.radius.full};`,
  circle: css`flex: none; border-radius: 50%;`,
  block: css`border-radius: ${tokens.radius.md};`,
} as const;

const Shape = styled.span<{ $shape: keyof typeof shapes; $width: string; $height: string | undefined }>`
  display: block;
  max-width: 100%;
  width: ${({ $width }) => $width};
  background: ${tokens.color.border};
  animation: ${breathe} 1.6s ease-in-out infinite;
  ${({ $shape }) => shapes[$shape]}
  ${({ $height }) => $height && `height: ${$height};`}
`;

export interface SkeletonProps {
  /** line (default), circle or block. */
  shape?: keyof typeof shapes;
  /** CSS lengths. Line: 100 % x 14 px; circle: 44 x 44 px; block: 100 % x 96 px. */
  width?: string;
  height?: string;
}

/** One grey shape in place of content; put it into `Loading`, which says so to screen readers. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const usual = { line: ['100%', undefined], circle: ['2.75rem', '2.75rem'], block: ['100%', '6rem'] } as const;
  const [usualWidth, usualHeight] = usual[shape];
  return <Shape aria-hidden="true" $shape={shape} $width={width ?? usualWidth} $height={height ?? usualHeight} />;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

export interface SkeletonCardProps {
  /** Lines of text under the head; default 3. */
  lines?: number;
  /** A round shape beside the title, as in a partner's card. */
  withAvatar?: boolean;
}

/** A card in the shape of a loading one. */
export function SkeletonCard({ lines = 3, withAvatar = false }: SkeletonCardProps) {
  return (
    <Card aria-hidden="true">
      <CardBody>
        <Stack gap={4}>
          <Row>
            {withAvatar && <Skeleton shape="circle" />}
            <Skeleton width="45%" height="1.125rem" />
          </Row>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

export interface LoadingProps {
  /** Skeletons in the shape of what is coming. */
  children: ReactNode;
  label?: string;
  className?: string;
}

/** Wraps skeletons and tells screen readers once that something is loading. */
export function Loading({ children, label = loadingText, className }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
