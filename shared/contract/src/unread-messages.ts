import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, id } from './shapes.ts';

/** Apart from the other calls of conversations: pages that only count load nothing of those. */
export const countUnreadMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/unread',
  access: 'authenticated',
  summary: 'How many messages are unread in which conversation; those without any are left out',
  answer: z.object({ conversations: z.array(z.object({ matchId: id, unread: count })) }),
  errors: [],
});
