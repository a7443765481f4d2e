import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

/** A line with a dot for each event, newest first. */
export const Timeline = styled.ol`
  display: grid;
  gap: ${space(5)};
  margin-left: ${space(1)};
  padding-left: ${space(5)};
  border-left: 2px solid ${tokens.color.border};
  list-style: none;
  overflow-wrap: anywhere;
  & > li { position: relative; }
  & > li::before {
    content: '';
    position: absolute;
    top: 0.375rem;
    left: calc(-${space(5)} - 0.3125rem);
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${tokens.color.accent};
  }
`;
