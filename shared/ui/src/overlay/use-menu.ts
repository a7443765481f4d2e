import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type End = 'first' | 'last';

/** Open state, focus and keys of a menu button. `showPopup` is the ref of the popup. */
export function useMenu(triggerRef: RefObject<HTMLButtonElement | null>) {
  const [opened, setOpened] = useState<End | undefined>();
  const anchorRef = useRef<HTMLDivElement>(null);
  const isOpen = opened !== undefined;
  const close = () => setOpened(undefined);
  const closeAndReturn = () => {
    close();
    triggerRef.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeOnPressOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchorRef.current?.contains(event.target)) setOpened(undefined);
    };
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => document.removeEventListener('pointerdown', closeOnPressOutside);
  }, [isOpen]);

  const showPopup = useCallback(
    (popup: HTMLDivElement | null) => {
      if (!popup) return;
      const { bottom, top } = popup.getBoundingClientRect();
      const trigger = triggerRef.current?.getBoundingClientRect();
      // Opens upwards where the window ends below and there is room above.
      if (trigger && bottom > window.innerHeight && trigger.top > bottom - top) popup.dataset.placement = 'above';
      const items = itemsOf(popup);
      items.at(opened === 'last' ? -1 : 0)?.focus();
    },
    [opened, triggerRef],
  );

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return closeAndReturn();
    }
    // Focus goes on from the button, as if the menu had never been there.
    if (event.key === 'Tab') return closeAndReturn();
    const target = targetOf(event.key, itemsOf(event.currentTarget));
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const toggle = () => setOpened(isOpen ? undefined : 'first');

  return { isOpen, anchorRef, showPopup, close, closeAndReturn, toggle, openByKey, moveByKey };
}

function itemsOf(popup: HTMLElement): HTMLElement[] {
  return [...popup.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')];
}

/** The entry that a key leads to; a letter leads to the next entry that begins with it. */
function targetOf(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const index = items.findIndex((item) => item.matches(':focus'));
  if (key === 'ArrowDown') return items[(index + 1) % items.length];
  if (key === 'ArrowUp') return items.at(index <= 0 ? -1 : index - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const following = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  const letter = key.toLocaleLowerCase('de-DE');
  return following.find((item) => item.textContent.trim().toLocaleLowerCase('de-DE').startsWith(letter));
}
