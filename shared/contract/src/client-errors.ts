import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, optionalText, text } from './shapes.ts';

/** Why an area of the page could not be shown. */
export const faultKinds = [
  'network',
  'http',
  'not-script',
  'integrity',
  'contract',
  'evaluation',
  'render',
  'timeout',
] as const;

export const reportClientError = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  changesNothing: true,
  access: 'public',
  summary: "Reports a browser's fault in one module",
  body: z.object({
    module: text(1, 60),
    version: text(1, 80),
    kind: z.enum(faultKinds),
    message: optionalText(1000),
    path: optionalText(300),
  }),
  answer: done,
  errors: [],
});
