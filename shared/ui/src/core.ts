/**
 * What the shell has on every page, and lends to modules at run time (docs/decisions/0071): they bundle it as well, in a chunk
 * that only loads where the shell's version does not fit. So this door is a contract like the platform: whatever changes in
 * it raises the version in package.json. Nothing in these files imports what stands outside of them and imports one of them.
 */
export { createLucideIcon } from 'lucide-react';
export * from './actions/button.tsx';
export * from './actions/button-style.ts';
export * from './actions/icon-button.tsx';
export * from './actions/link-button.tsx';
export * from './containers/card.tsx';
export * from './containers/medallion.tsx';
export * from './containers/stat-card.tsx';
export * from './display/avatar.tsx';
export * from './display/badge.tsx';
export * from './display/key-value.tsx';
export * from './display/progress.tsx';
export * from './display/rating-stars.tsx';
export * from './display/score-ring.tsx';
export * from './feedback/async-content.tsx';
export * from './feedback/last-known.tsx';
export * from './feedback/retry-button.tsx';
export * from './feedback/skeleton.tsx';
export * from './feedback/spinner.tsx';
export * from './feedback/states.tsx';
export * from './format.ts';
export * from './icon/icon.tsx';
export * from './layout/flow.tsx';
export * from './layout/page.tsx';
export * from './layout/section.tsx';
export * from './layout/visually-hidden.tsx';
export * from './overlay/menu.tsx';
export * from './overlay/menu-entries.tsx';
export * from './overlay/menu-style.ts';
export * from './overlay/use-menu.ts';
export * from './tokens/names.ts';
export * from './typography/heading.tsx';
export * from './typography/text.tsx';
