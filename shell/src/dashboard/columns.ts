import { above, space } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

/** The rows of the dashboard; the last one keeps clear of the floating button. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-bottom: ${space(8)};
  ${above.laptop} { gap: ${space(6)}; }
`;

/** A wide and a narrow column from a laptop on, one below the other before. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${above.laptop} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    gap: ${space(6)};
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};
  ${above.laptop} { gap: ${space(6)}; }
`;

export const Side = styled(Main)``;
