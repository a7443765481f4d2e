import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

const { color, motion, radius } = tokens;

/** Under the bar, and under a toast that hangs over it, over the whole width of a phone; from a tablet on a sheet under the bell. */
export const Frame = styled.div`
  position: absolute;
  top: max(calc(100% + ${space(2)}), ${tokens.toastSpace});
  right: ${space(2)};
  left: ${space(2)};
  z-index: ${tokens.layer.overlay};
  display: flex;
  flex-direction: column;
  max-height: min(36rem, 100dvh - max(5.5rem, ${tokens.toastSpace} + ${space(2)}));
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.raised};
  box-shadow: ${tokens.shadow.high};
  outline: none;
  ${above.tablet} {
    top: calc(100% + ${space(2)});
    right: 0;
    left: auto;
    width: 24rem;
  }
`;

export const Head = styled.div`
  padding: ${space(4)} ${space(5)} ${space(3)};
  border-bottom: 1px solid ${color.border};
`;

export const List = styled.ul`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1.5)};
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${space(6)};
  padding: ${space(5)};
`;

export const Foot = styled.div`
  padding: ${space(1.5)};
  border-top: 1px solid ${color.border};
`;

export const Entry = styled.a`
  display: flex;
  gap: ${space(3)};
  width: 100%;
  padding: ${space(3)};
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.text};
  text-align: left;
  text-decoration: none;
  transition: background-color ${motion.fast};
  &:is(a, button):hover { background: ${color.accentSoft}; }
  &:focus-visible { outline-offset: -2px; }
`;

export const Dot = styled.span<{ $isShown: boolean }>`
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  margin-top: 0.4375rem;
  border-radius: ${radius.full};
  background: ${({ $isShown }) => ($isShown ? color.accent : 'transparent')};
`;

export const Words = styled.span`
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
`;
