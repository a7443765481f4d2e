import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { space, tokens } from '../tokens/names.ts';
import { Heading } from '../typography/heading.tsx';
import { Text } from '../typography/text.tsx';

const Region = styled.section`
  * + & {
    margin-top: ${space(10)};
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
`;

const Description = styled(Text)`
  margin-top: ${space(1)};
`;

export interface SectionProps {
  title: ReactNode;
  description?: ReactNode;
  /** Link or button at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A named region of a page with an h2; keeps its distance to what stands before it, inside a Stack only the Stack's. */
export function Section({ title, description, actions, children, className }: SectionProps) {
  const titleId = useId();
  return (
    <Region aria-labelledby={titleId} className={className}>
      <Header>
        <div>
          <Heading level={2} size="md" id={titleId}>
            {title}
          </Heading>
          {description && <Description tone="muted">{description}</Description>}
        </div>
        {actions}
      </Header>
      {children}
    </Region>
  );
}

/** A hairline between two groups. */
export const Divider = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${tokens.color.border};
`;
