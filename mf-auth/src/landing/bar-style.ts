import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

const { color, motion, radius } = tokens;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.bar};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-width: 76rem;
  min-height: 4rem;
  margin: 0 auto;
  padding: 0 ${space(2)} 0 ${space(4)};
  ${above.tablet} { padding: 0 ${space(4)} 0 ${space(6)}; }
  ${above.laptop} { padding: 0 ${space(8)}; }
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${radius.sm};
  text-decoration: none;
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
  margin-left: ${space(6)};
  ${above.desktop} { display: flex; }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-left: auto;
`;

export const OnLaptop = styled.div`
  display: none;
  align-items: center;
  gap: ${space(2)};
  ${above.laptop} { display: flex; }
`;

export const OnPhone = styled.div`
  ${above.laptop} { display: none; }
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
