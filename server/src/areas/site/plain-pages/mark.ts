/** The sign of shared/ui's Wordmark, two speech bubbles that answer each other, in colours that CSS or SVG knows. */
export function markOf(accent: string, onAccent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true"><rect width="32" height="32" rx="9" fill="${accent}"/>
<path d="M14.6 13h8.2a2.6 2.6 0 0 1 2.6 2.6v4.2a2.6 2.6 0 0 1-2.6 2.6v2.3c0 .7-.8 1-1.3.6l-3.3-2.9h-3.6a2.6 2.6 0 0 1-2.6-2.6v-4.2a2.6 2.6 0 0 1 2.6-2.6z" fill="${onAccent}" fill-opacity=".6"/>
<path d="M9.6 7h8.8A2.6 2.6 0 0 1 21 9.6v4.8a2.6 2.6 0 0 1-2.6 2.6h-4.2l-3.5 3.1c-.5.4-1.2.1-1.2-.6V17A2.6 2.6 0 0 1 7 14.4V9.6A2.6 2.6 0 0 1 9.6 7z" fill="${onAccent}" stroke="${accent}" stroke-width="1.8"/></svg>`;
}
