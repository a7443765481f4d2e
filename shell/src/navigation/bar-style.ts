import { above, space, tokens } from '@rezenso/ui/tokens';
import { css, styled } from 'styled-components';

const { color, motion, radius } = tokens;
const below = (width: keyof typeof above) => above[width].replace('@media', '@media not all and');

/** Stays at the top while the page scrolls. Positioned, so that the notifications on phones keep to its width. */
export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.bar};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

/** As wide as the pages below it. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 4rem;
  max-width: 72rem;
  margin: 0 auto;
  padding: 0 ${space(2)} 0 ${space(4)};
  ${above.tablet} { padding: 0 ${space(4)} 0 ${space(6)}; }
  ${above.laptop} { padding: 0 ${space(8)}; gap: ${space(4)}; }
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${radius.sm};
  text-decoration: none;
`;

/** The row of links, and what stands beside the person, from a laptop on. */
export const OnLaptop = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  ${below('laptop')} { display: none; }
`;

export const OnPhone = styled.div`
  display: flex;
  ${above.laptop} { display: none; }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  margin-left: auto;
`;

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

/** Where there is room; the account menu has it at every width. */
export const LogoutLink = styled.a`
  ${quietTarget}
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  ${below('desktop')} { display: none; }
`;
