/**
 * What nearly every schema is made of. The shell has it on every page and lends it to modules, as the core of the design system
 * (docs/decisions/0071).
 */
export * from './names.ts';
export * from './shapes.ts';
export * from './short-links.ts';
export * from './vocabulary.ts';
export * from './web-address.ts';
