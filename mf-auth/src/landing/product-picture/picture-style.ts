import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

const { color } = tokens;

/** The window around the pictured dashboard. */
export const Screen = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  background: ${color.background};
  box-shadow: ${tokens.shadow.high};
  text-align: left;
  pointer-events: none;
  user-select: none;
`;

export const View = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  ${above.laptop} { gap: ${space(5)}; padding: ${space(8)} ${space(10)} ${space(10)}; }
`;

export const Greeting = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
`;

/** Shown where there is room for it; phones see less of the dashboard. */
export const OnWide = styled.div`
  display: none;
  ${above.tablet} { display: grid; }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  ${above.laptop} { grid-template-columns: 5fr 3fr; gap: ${space(5)}; }
`;
