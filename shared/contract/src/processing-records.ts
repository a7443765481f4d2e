import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Opened by a plain link, in the language that the reader chose. */
export const readProcessingRecords = endpoint({
  method: 'GET',
  path: '/api/admin/processing-records',
  access: 'admin',
  roles: ['super_admin'],
  summary:
    'The record of processing activities (Art. 30 GDPR), made of what the code does, as a page of HTML to complete and print',
  answer: z.string().check(z.refine((page: string) => page.startsWith('<!doctype html>'))),
  errors: [],
});
