/** The design system of Rezenso. Every group is also its own path: '@rezenso/ui/dialog'. Icons: '@rezenso/ui/icons'. */
export * from './accordion.ts';
export * from './actions.ts';
export * from './brand.ts';
export * from './containers.ts';
export * from './dialog.ts';
export * from './display.ts';
export * from './drawer.ts';
export * from './feedback.ts';
export * from './fields.ts';
export * from './first-screen.ts';
export * from './format.ts';
export { Icon, type IconProps, type IconSize, type IconType } from './icon/icon.tsx';
export * from './inputs.ts';
export * from './layout.ts';
export * from './menu.ts';
export * from './tabs.ts';
export * from './tokens.ts';
export * from './typography.ts';
