export { Button, type ButtonProps } from './actions/button.tsx';
export type { ButtonSize, ButtonVariant } from './actions/button-style.ts';
export { ExternalLink } from './actions/external-link.tsx';
export { FloatingAction, type FloatingActionProps, IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { LinkButton, type LinkButtonProps, TextLink } from './actions/link-button.tsx';
