import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from 'react';
import { CloseMenu } from './menu-entries.tsx';
import { Anchor, Popup } from './menu-style.ts';
import { useMenu } from './use-menu.ts';

interface TriggerProps {
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

export interface MenuProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  /** `MenuItem`, `MenuLink`, `MenuText`, `MenuSeparator`. */
  children: ReactNode;
  /** Edge of the button that the menu keeps to; default end. */
  align?: 'start' | 'end';
}

/**
 * A menu under a button, after the ARIA pattern "menu button": arrows, Home, End, first letters; Escape and Tab close,
 * and focus returns to the button. Own code because the headless package's menu weighs 41 kB (br) on every page.
 */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const baseId = useId();
  const triggerId = trigger.props.id ?? `${baseId}-trigger`;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const menu = useMenu(triggerRef);
  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) menu.close();
  };
  return (
    <Anchor ref={menu.anchorRef} onBlur={closeWhenLeft}>
      {cloneElement(trigger, {
        id: triggerId,
        ref: triggerRef,
        'aria-haspopup': 'menu',
        'aria-expanded': menu.isOpen,
        'aria-controls': menu.isOpen ? `${baseId}-menu` : undefined,
        onClick: menu.toggle,
        onKeyDown: menu.openByKey,
      })}
      {menu.isOpen && (
        <Popup
          ref={menu.showPopup}
          id={`${baseId}-menu`}
          role="menu"
          aria-labelledby={triggerId}
          tabIndex={-1}
          $align={align}
          onKeyDown={menu.moveByKey}
        >
          <CloseMenu value={menu.closeAndReturn}>{children}</CloseMenu>
        </Popup>
      )}
    </Anchor>
  );
}
