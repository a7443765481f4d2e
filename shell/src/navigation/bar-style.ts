import { BarTools, OnLaptop } from '@rezenso/ui/bar';
import { above, below, space, tokens } from '@rezenso/ui/tokens';
import { css, styled } from 'styled-components';

const { color, motion, radius } = tokens;

const quietTarget = css`
  border-radius: ${radius.sm};
  color: ${color.textMuted};
  text-decoration: none;
  transition: background-color ${motion.fast}, color ${motion.fast};
  &:hover { background: ${color.neutralSoft}; color: ${color.text}; }
`;

/** A place to go; the one where the reader is stands out by colour, ground and weight. */
export const NavigationLink = styled.a`
  ${quietTarget}
  display: flex;
  align-items: center;
  min-height: 2.5rem;
  padding: 0 ${space(2.5)};
  font-size: 0.9375rem;
  font-weight: 550;
  white-space: nowrap;
  ${above.desktop} { padding: 0 ${space(3.5)}; }
  &[aria-current='page'] { background: ${color.accentSoft}; color: ${color.accentText}; }
`;

/** However many modules have an entry: first they stand closer, then in a second line; what stands behind them keeps its room. */
export const NavigationList = styled(OnLaptop)`
  flex-wrap: wrap;
  min-width: 0;
  padding-block: ${space(1)};
  &:has(> :nth-child(7)) > ${NavigationLink} { padding: 0 ${space(2)}; }
`;

export const Tools = styled(BarTools)`
  flex: none;
`;

/** Where there is room; the account menu has it at every width. */
export const LogoutLink = styled.a`
  ${quietTarget}
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  ${below.desktop} { display: none; }
`;
