import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { above, space, tokens } from '../tokens/names.ts';
import { Heading } from '../typography/heading.tsx';

const widths = { narrow: '40rem', regular: '72rem', wide: '84rem' } as const;

const Frame = styled.div<{ $width: keyof typeof widths }>`
  width: 100%;
  max-width: ${({ $width }) => widths[$width]};
  margin: 0 auto;
  padding: ${space(6)} ${space(4)} ${space(16)};
  ${above.tablet} {
    padding: ${space(8)} ${space(6)} ${space(16)};
  }
  ${above.laptop} {
    padding: ${space(10)} ${space(8)} ${space(20)};
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)} ${space(6)};
  margin-bottom: ${space(6)};
  ${above.laptop} {
    margin-bottom: ${space(8)};
  }
`;

const Description = styled.p`
  margin-top: ${space(2)};
  max-width: 42rem;
  color: ${tokens.color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

export interface PageProps {
  /** The page's one h1. Without it the page draws its own heading. */
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons beside the title, below it on phones. */
  actions?: ReactNode;
  /** narrow 640 px (forms), regular 1152 px (default), wide 1344 px. */
  width?: keyof typeof widths;
  children?: ReactNode;
  className?: string;
}

/** The centred column of a page with its heading. Renders no `main`: the shell owns that. */
export function Page({ title, description, actions, width = 'regular', children, className }: PageProps) {
  return (
    <Frame $width={width} className={className}>
      {title && (
        <Header>
          <div>
            <Heading level={1}>{title}</Heading>
            {description && <Description>{description}</Description>}
          </div>
          {actions && <Actions>{actions}</Actions>}
        </Header>
      )}
      {children}
    </Frame>
  );
}
