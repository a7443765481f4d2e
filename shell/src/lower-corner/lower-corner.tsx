import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

/**
 * Lower left, where what appears by itself stands above each other and never on each other: above a toast that stands there,
 * under every dialog, and on phones above the floating button. Nothing in it is fixed on its own.
 */
export const LowerCorner = styled.div`
  position: fixed;
  inset: auto ${space(3)} calc(${space(22)} + env(safe-area-inset-bottom)) ${space(3)};
  z-index: ${tokens.layer.floating};
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  pointer-events: none;
  ${above.tablet} {
    inset: auto auto max(${space(6)}, ${tokens.toastSpace}) ${space(6)};
    max-width: calc(100vw - ${space(12)});
  }
`;
