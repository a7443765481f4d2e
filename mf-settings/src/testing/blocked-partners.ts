import { listBlockedPartners } from '@rezenso/contract/messages';
import { answer } from '@rezenso/platform/testing';

/** The business blocks nobody. */
export const nobodyBlocked = answer(listBlockedPartners, { partners: [], next: null });
