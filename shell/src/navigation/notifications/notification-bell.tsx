import { refreshSession, useToasts } from '@rezenso/platform';
import { IconButton } from '@rezenso/ui/actions';
import { BellIcon } from '@rezenso/ui/icons';
import { above } from '@rezenso/ui/tokens';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { notificationTexts as texts } from '../texts.de.ts';
import { useOnDemand } from '../use-on-demand.ts';

const loadPanel = () => import('./notification-panel.tsx').then(({ NotificationPanel }) => NotificationPanel);

/** What is done is not asked for any longer; the job that marks it as read takes a moment. */
const settleMs = 3_000;

/** On phones the panel spans the bar instead of hanging from the bell. */
const Anchor = styled.div`
  display: inline-flex;
  ${above.tablet} { position: relative; }
`;

/** The bell with the number of unread notifications; opens them below it. */
export function NotificationBell({ unread }: { unread: number }) {
  const { Content: Panel, isOpen, open, close, interest } = useOnDemand(loadPanel);
  const anchor = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  useCountAfterDoing();
  useEffect(() => {
    if (!isOpen) return;
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !anchor.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => document.removeEventListener('pointerdown', closeOnPressOutside);
  });
  const toggle = () => {
    if (isOpen) return close();
    void open();
    void refreshSession();
  };
  const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    bell.current?.focus();
  };
  return (
    <Anchor ref={anchor} onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <IconButton
        ref={bell}
        icon={BellIcon}
        label={texts.bell(unread)}
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
        {...interest}
      />
      {Panel && isOpen && <Panel onDone={close} />}
    </Anchor>
  );
}

/** Counts again shortly after something was done. */
function useCountAfterDoing(): void {
  const lastDone = useToasts().find(({ variant }) => variant === 'default')?.id;
  useEffect(() => {
    if (lastDone === undefined) return;
    const timer = setTimeout(() => void refreshSession(), settleMs);
    return () => clearTimeout(timer);
  }, [lastDone]);
}
