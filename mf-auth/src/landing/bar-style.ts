import { BarRow, BarTools } from '@rezenso/ui/bar';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

const { color, motion, radius } = tokens;

/** As wide as the page's columns, whose padding stands outside of them. */
export const Row = styled(BarRow)`
  max-width: 76rem;
`;

/** Leads to a part of this page. */
export const PartLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space(3)};
  border-radius: ${radius.sm};
  color: ${color.textMuted};
  font-weight: 550;
  text-decoration: none;
  transition: background-color ${motion.fast}, color ${motion.fast};
  &:hover { background: ${color.neutralSoft}; color: ${color.text}; }
`;

/** The parts of the page, where the bar is wide enough for them. */
export const Parts = styled.div`
  display: none;
  gap: ${space(1)};
  margin-left: ${space(4)};
  ${above.desktop} { display: flex; }
`;

/** Real buttons need more room between them than icons do. */
export const Tools = styled(BarTools)`
  gap: ${space(2)};
`;

/** The ways in; on narrower screens they stand in the menu. */
export const Buttons = styled.div`
  display: none;
  align-items: center;
  gap: ${space(2)};
  ${above.laptop} { display: flex; }
`;

/** Hangs below the bar and scrolls by itself on low screens. */
export const MenuSheet = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  gap: ${space(2)};
  max-height: calc(100dvh - 4rem);
  padding: ${space(3)} ${space(4)} ${space(5)};
  overflow-y: auto;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
  ${above.laptop} { display: none; }
`;
