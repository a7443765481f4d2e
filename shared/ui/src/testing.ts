export { expectAccessible } from './testing/accessibility.ts';
