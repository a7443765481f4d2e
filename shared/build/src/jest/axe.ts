import { getConfig } from '@testing-library/react';
import { axe as audit, type JestAxe, toHaveNoViolations } from 'jest-axe/index.js';

/**
 * What tests get as `jest-axe`. An audit takes a while, and an answer may arrive in it: React is awaited here as `findBy…` awaits
 * it, or it would take that for an update which no test knows of.
 */
export const axe: JestAxe = (html, options) => getConfig().asyncWrapper(() => audit(html, options));

export { toHaveNoViolations };
