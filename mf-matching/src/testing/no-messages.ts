import { countUnreadMessages } from '@rezenso/contract/messages';
import { answer } from '@rezenso/platform/testing';

/** Nobody wrote anything. */
export const noMessages = answer(countUnreadMessages, { conversations: [] });
