import { above, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

const { color } = tokens;

/** A way to a page of the server; large enough for a thumb, with a mouse they may stand closer. */
export const SitePageLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${color.textMuted};
  text-decoration: none;
  &:hover { color: ${color.text}; text-decoration: underline; }
  ${above.laptop} { min-height: 2rem; }
`;
