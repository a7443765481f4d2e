import { useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const textControls = 'textarea, input:is(:not([type]), [type="text"], [type="url"], [type="email"], [type="tel"])';

/**
 * Knows whether somebody entered text under an element, whatever form library or state holds it: compares the text
 * controls with what stood in them when they were first met. What was emptied holds nothing to lose.
 */
export function useEnteredText() {
  const met = useRef(new Map<TextControl, string>());
  const meet = (under: Element | null) => {
    for (const control of under?.querySelectorAll<TextControl>(textControls) ?? [])
      if (!met.current.has(control)) met.current.set(control, control.value);
  };
  const hasEntered = () =>
    [...met.current].some(([control, before]) => {
      const now = control.value.trim();
      return control.isConnected && now !== '' && now !== before.trim();
    });
  return { meet, hasEntered };
}
