import { above, space } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

/** A full-width part of the page with room above and below. */
export const Band = styled.section`
  padding: ${space(16)} ${space(4)};
  ${above.tablet} { padding: ${space(20)} ${space(6)}; }
  ${above.laptop} { padding: ${space(24)} ${space(8)}; }
`;

/** The column in which the page's content stands. */
export const Column = styled.div`
  max-width: 72rem;
  margin: 0 auto;
`;
