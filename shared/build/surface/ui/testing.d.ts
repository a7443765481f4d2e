export { expectAccessible } from './testing/accessibility.ts';
export { paste } from './testing/paste.ts';
