import { above, space, tokens } from '@rezenso/ui/tokens';
import { Heading } from '@rezenso/ui/typography';
import { styled } from 'styled-components';

const { color, motion, radius } = tokens;

/** One frame around all rows. */
export const Rows = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > li + li { border-top: 1px solid ${color.border}; }
`;

export const Row = styled.article`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)} ${space(4)};
  ${above.tablet} { padding-inline: ${space(5)}; }
`;

/** On a phone what is most said comes first, below each other; from a laptop on everything stands in columns. */
export const Summary = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.75rem;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  & > :last-child { grid-row: 1; grid-column: 2; }
  ${above.laptop} {
    grid-template-columns: minmax(0, 1fr) 9.5rem 12rem 12rem 2.75rem;
    & > :last-child { grid-row: auto; grid-column: auto; }
  }
`;

/** What stands in columns from a laptop on, and one after the other before. */
export const Line = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2.5)};
  padding-left: ${space(6)};
  ${above.laptop} { display: contents; }
`;

/** What a phone has no room for; it stands among the details. */
export const OnWide = styled.span`
  display: none;
  ${above.laptop} { display: inline; }
`;

export const What = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  & > p { padding-left: ${space(6)}; }
`;

export const Title = styled(Heading)`
  line-height: 1.375rem;
`;

/** The title is the button, and the whole line its target. */
export const Toggle = styled.button`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  & > svg { flex: none; margin-top: ${space(0.75)}; color: ${color.textMuted}; transform: rotate(-90deg); transition: transform ${motion.base}; }
  &[aria-expanded='true'] > svg { transform: none; }
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space(2)});
    border-radius: ${radius.sm};
  }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid ${color.focus}; outline-offset: -2px; }
`;

export const Live = styled.div`
  min-width: 0;
  font-size: 0.875rem;
`;

export const Health = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
  &:empty { display: none; }
  ${above.laptop} {
    flex-direction: column;
    &:empty { display: flex; }
  }
`;

/** After the target of the line, and so above it; no layer of its own, or its menu would stay under the rows below. */
export const Dots = styled.div`
  position: relative;
  min-height: 2.75rem;
`;
