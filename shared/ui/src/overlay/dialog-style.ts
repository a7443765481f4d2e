import { Dialog as Base } from '@base-ui/react/dialog';
import { css, styled } from 'styled-components';
import { above, space, tokens } from '../tokens.ts';

const { color, motion, radius } = tokens;

export const widths = { sm: '26rem', md: '34rem', lg: '45rem' } as const;

export const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  background: ${color.overlay};
  transition: opacity ${motion.base};
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
`;

export const Popup = styled(Base.Popup)<{ $size: keyof typeof widths }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.layer.overlay};
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - max(${space(8)}, ${tokens.toastSpace}));
  border: 1px solid ${color.border};
  border-bottom: 0;
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.raised};
  box-shadow: ${tokens.shadow.high};
  outline: none;
  transition: transform ${motion.base}, opacity ${motion.base}, top ${motion.base};
  &[data-starting-style], &[data-ending-style] { transform: translateY(2rem); opacity: 0; }
  ${above.tablet} {
    inset: calc(50% - ${tokens.toastSpace} / 2) auto auto 50%;
    width: min(${({ $size }) => widths[$size]}, calc(100vw - ${space(12)}));
    max-height: min(46rem, calc(100dvh - ${space(16)} - ${tokens.toastSpace}));
    border-bottom: 1px solid ${color.border};
    border-radius: ${radius.lg};
    transform: translate(-50%, -50%);
    &[data-starting-style], &[data-ending-style] { transform: translate(-50%, calc(-50% + 0.5rem)); }
  }
`;

export const Head = styled.div`
  padding: ${space(5)} ${space(16)} 0 ${space(5)};
  ${above.tablet} { padding: ${space(6)} ${space(16)} 0 ${space(6)}; }
`;

export const Title = styled(Base.Title)`
  font-size: 1.25rem;
  line-height: 1.3;
`;

export const Description = styled(Base.Description)`
  margin-top: ${space(1.5)};
  color: ${color.textMuted};
`;

const content = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Content = styled.div`
  ${content}
`;

export const FormContent = styled.form`
  ${content}
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(5)};
  ${above.tablet} { padding: ${space(5)} ${space(6)} ${space(6)}; }
`;

export const Footer = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space(3)};
  padding: ${space(4)} ${space(5)} max(${space(4)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  ${above.tablet} {
    flex-direction: row;
    justify-content: flex-end;
    padding: ${space(4)} ${space(6)};
  }
  &:first-child {
    padding-top: ${space(6)};
    border-top: 0;
  }
`;

export const CloseCorner = styled.div`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
`;
