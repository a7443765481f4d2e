import { Children, type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '../icons.ts';
import { above, space, tokens } from '../tokens.ts';
import { closeText, toastsText } from './texts.de.ts';
import { useToastSpace } from './toast-space.ts';

const { color, radius, shadow } = tokens;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Corner = styled.section`
  position: fixed;
  inset: calc(${space(18)} + env(safe-area-inset-top)) ${space(3)} auto;
  z-index: ${tokens.layer.toast};
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  pointer-events: none;
  ${above.tablet} {
    inset: auto auto ${space(6)} ${space(6)};
    width: 24rem;
  }
`;

/** Where toasts appear: lower left, away from what leads on (always right), on phones below the bar, which stays in reach; always mounted. Dialogs make room for it. `aria-live` also keeps an open dialog from hiding it from screen readers. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  useToastSpace(region, Children.count(children) === 0);
  return (
    <Corner ref={region} aria-label={toastsText} aria-live="polite">
      {children}
    </Corner>
  );
}

const icons = { default: CircleCheckIcon, destructive: CircleAlertIcon, notice: InfoIcon };
const tones = { default: color.successText, destructive: color.dangerText, notice: color.infoText };

const Frame = styled.div<{ $kind: keyof typeof icons }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${({ $kind }) => ($kind === 'destructive' ? color.danger : color.border)};
  border-radius: ${radius.md};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  pointer-events: auto;
  animation: ${rise} ${tokens.motion.base};
  & > svg { flex: none; margin-top: ${space(0.5)}; color: ${({ $kind }) => tones[$kind]}; }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.5rem;
`;

const Title = styled.p`
  font-weight: 600;
`;

const Description = styled.div`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

const Close = styled.div`
  margin: -${space(2.5)} -${space(2.5)} -${space(2.5)} 0;
`;

export interface ToastViewProps {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** Of the default variant: neither worked nor failed. */
  isNotice?: boolean;
  action?: ReactNode;
  onClose: () => void;
}

/** One toast; when it appears and goes is the store's matter. */
export function ToastView({ title, description, variant = 'default', isNotice, action, onClose }: ToastViewProps) {
  const kind = isNotice && variant === 'default' ? 'notice' : variant;
  return (
    <Frame role={kind === 'destructive' ? 'alert' : 'status'} aria-atomic="true" $kind={kind}>
      <Icon of={icons[kind]} />
      <Content>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {action}
      </Content>
      <Close>
        <IconButton icon={XIcon} label={closeText} onClick={onClose} />
      </Close>
    </Frame>
  );
}
