export { useFirstScreen } from './layout/use-first-screen.ts';
