import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icons.ts';
import { space, tokens, toneColors } from '../tokens.ts';
import { closeText } from './texts.de.ts';

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
} as const;
export type BannerTone = keyof typeof icons;

const Frame = styled.div<{ $tone: BannerTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => toneColors[$tone].solid} 28%, transparent);
  border-radius: ${tokens.radius.md};
  background: ${({ $tone }) => toneColors[$tone].soft};
  & > svg { flex: none; margin-top: ${space(0.5)}; color: ${({ $tone }) => toneColors[$tone].text}; }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
  font-size: 0.9375rem;
  line-height: 1.5rem;
`;

const Title = styled.p<{ $tone: BannerTone }>`
  color: ${({ $tone }) => toneColors[$tone].text};
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;

const Dismiss = styled.div`
  margin: -${space(2)} -${space(2)} -${space(2)} 0;
`;

export interface BannerProps {
  /** Default info. Danger and warning are announced at once (alert), the others when there is a pause (status). */
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Shows a close button. */
  onDismiss?: () => void;
  className?: string;
}

/** A message in its place, with icon and colour of its tone. */
export function Banner({ tone = 'info', title, children, actions, onDismiss, className }: BannerProps) {
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
  return (
    <Frame role={role} $tone={tone} className={className}>
      <Icon of={icons[tone]} />
      <Content>
        {title && <Title $tone={tone}>{title}</Title>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Content>
      {onDismiss && (
        <Dismiss>
          <IconButton icon={XIcon} label={closeText} onClick={onDismiss} />
        </Dismiss>
      )}
    </Frame>
  );
}
