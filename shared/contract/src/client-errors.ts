import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, optionalText, text } from './shapes.ts';

/**
 * What goes wrong with a module in a browser: why an area of the page could not be shown, or `answer`, an answer of the API
 * that its build cannot read. `skew`: no release of it understands the server; `loop` and
 * `stuck`: an area that drew without end, or never did; `uncaught`: what its code threw beside its areas.
 */
export const faultKinds = [
  'network',
  'http',
  'not-script',
  'integrity',
  'contract',
  'evaluation',
  'render',
  'timeout',
  'skew',
  'answer',
  'loop',
  'stuck',
  'uncaught',
] as const;

export const reportClientError = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  changes: [],
  access: 'public',
  summary: "Reports a browser's fault in one module",
  body: z.object({
    module: text(1, 60),
    version: text(1, 80),
    kind: z.enum(faultKinds),
    message: optionalText(1000),
    path: optionalText(300),
    /** Of an answer that cannot be read: the call, `GET /api/matches`, and the first field that is off. */
    call: optionalText(200),
    field: optionalText(200),
  }),
  answer: done,
  errors: [],
});
