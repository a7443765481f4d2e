import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { space, tokens } from '../tokens.ts';

const appear = keyframes`from { opacity: 0; }`;
const hoverDelayMs = 300;
/** Long enough to move the pointer from the element to the words. */
const leaveDelayMs = 100;

const places = {
  top: 'bottom: 100%; left: 50%; transform: translateX(-50%); padding-bottom: 6px;',
  bottom: 'top: 100%; left: 50%; transform: translateX(-50%); padding-top: 6px;',
  left: 'right: 100%; top: 50%; transform: translateY(-50%); padding-right: 6px;',
  right: 'left: 100%; top: 50%; transform: translateY(-50%); padding-left: 6px;',
} as const;

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

const Place = styled.span<{ $side: keyof typeof places }>`
  position: absolute;
  z-index: ${tokens.layer.tooltip};
  width: max-content;
  max-width: 16rem;
  ${({ $side }) => places[$side]}
`;

const Bubble = styled.span`
  display: block;
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.text};
  color: ${tokens.color.background};
  font-size: 0.8125rem;
  font-weight: 400;
  line-height: 1.25rem;
  animation: ${appear} ${tokens.motion.fast};
`;

export interface TooltipProps {
  content: ReactNode;
  /** One focusable element. Its own name must not depend on the tooltip, which phones never show. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  side?: keyof typeof places;
}

/** A short explanation on hover and keyboard focus: stays while the pointer is on it, Escape puts it away (WCAG 1.4.13). */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (shown: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(shown), delayMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setIsShown(false);
  };
  const showOnKeyboardFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setIsShown(true);
  };
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) hide();
  };
  return (
    <Anchor
      onPointerEnter={() => change(true, hoverDelayMs)}
      onPointerLeave={() => change(false, leaveDelayMs)}
      onFocus={showOnKeyboardFocus}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {cloneElement(children, isShown ? { 'aria-describedby': id } : {})}
      {isShown && (
        <Place $side={side}>
          <Bubble role="tooltip" id={id}>
            {content}
          </Bubble>
        </Place>
      )}
    </Anchor>
  );
}
