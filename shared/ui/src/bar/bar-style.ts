import { styled } from 'styled-components';
import { above, below, space, tokens } from '../tokens.ts';

const { color, radius } = tokens;

/** Over a whole page; stays at the top while the page scrolls, and holds what hangs from it. */
export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.bar};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

/** As wide as a regular `Page` below it. */
export const BarRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-width: 72rem;
  min-height: 4rem;
  margin: 0 auto;
  padding: 0 ${space(2)} 0 ${space(4)};
  ${above.tablet} { padding: 0 ${space(4)} 0 ${space(6)}; }
  ${above.laptop} { padding: 0 ${space(8)}; gap: ${space(4)}; }
`;

/** Around the wordmark: a target for a thumb that leads to the start. */
export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${radius.sm};
  text-decoration: none;
`;

/** What stands at the right end. */
export const BarTools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  margin-left: auto;
`;

/** What stands in the bar itself from a laptop on. */
export const OnLaptop = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  ${below.laptop} { display: none; }
`;

/** What stands in its place on narrower screens. */
export const OnPhone = styled.div`
  display: flex;
  ${above.laptop} { display: none; }
`;
