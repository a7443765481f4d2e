export { useIsVisible } from './visibility/use-is-visible.ts';
