import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { above, space, tokens } from '../tokens/names.ts';
import { Heading, type HeadingProps } from '../typography/heading.tsx';

const { color, radius, motion } = tokens;

export interface CardProps {
  /** Reacts to the pointer; for cards that are a link or hold a stretched one. */
  interactive?: boolean;
  /** Accent border, for the chosen or recommended one. */
  highlighted?: boolean;
}

const own = new Set(['interactive', 'highlighted']);

/** White (dark: raised) surface with a hairline. `as="article"` for an entry of a list. */
export const Card = styled.div.withConfig({ shouldForwardProp: (name) => !own.has(name) })<CardProps>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${({ highlighted }) => (highlighted ? color.accent : color.border)};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.low};
  ${({ interactive }) =>
    interactive &&
    `transition: border-color ${motion.fast}, background-color ${motion.fast};
    &:hover { border-color: ${color.borderStrong}; }`}
`;

const inset = `padding-left: ${space(5)}; padding-right: ${space(5)};
  ${above.tablet} { padding-left: ${space(6)}; padding-right: ${space(6)}; }`;

const Head = styled.div`
  ${inset}
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  padding-top: ${space(5)};
  ${above.tablet} { padding-top: ${space(6)}; }
  & > :first-child { flex: 1 1 10rem; min-width: 0; }
`;

/** Keeps its width, under the title where that would be left with a few words a line; the words of a ghost button end where the card's content ends. */
const Actions = styled.div`
  display: flex;
  flex: none;
  margin-left: auto;
  align-items: center;
  & > a, & > button { margin: -${space(2)} -${space(3)} -${space(2)} 0; }
`;

const Lead = styled.p`
  margin-top: ${space(1)};
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.375rem;
`;

export interface CardHeaderProps {
  children: ReactNode;
  /** One muted line under the title. */
  description?: ReactNode;
  /** Badge, ghost button or icon button at the right. */
  actions?: ReactNode;
}

/** Head of a card: title at the left, actions at the right. */
export function CardHeader({ children, description, actions }: CardHeaderProps) {
  return (
    <Head>
      <div>
        {children}
        {description && <Lead>{description}</Lead>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

/** Heading of a card, level 3 unless told otherwise. */
export function CardTitle({ level = 3, size = 'sm', ...rest }: HeadingProps) {
  return <Heading level={level} size={size} {...rest} />;
}

/** Content of a card; grows, so that footers of a row line up. */
export const CardBody = styled.div`
  ${inset}
  flex: 1;
  padding-top: ${space(4)};
  padding-bottom: ${space(5)};
  ${above.tablet} { padding-bottom: ${space(6)}; }
  &:first-child {
    padding-top: ${space(5)};
    ${above.tablet} { padding-top: ${space(6)}; }
  }
`;

/** Actions at the foot of a card. */
export const CardFooter = styled.div`
  ${inset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding-top: ${space(4)};
  padding-bottom: ${space(4)};
  border-top: 1px solid ${color.border};
`;

/** A quiet inset area inside a card: quotations, recommendations, plan lines. */
export const Panel = styled.div`
  padding: ${space(4)};
  border-radius: ${radius.sm};
  background: ${color.sunken};
`;
