import type { PlatformId } from '@rezenso/contract/vocabulary';
import { prepared } from '../../../database/prepared.ts';

/** An agreed review that waits for a member. */
interface WaitingExchange {
  id: string;
  platform: PlatformId;
  since: Date;
}

/**
 * Reviews that the member has to write, and those withheld for their text that it may hand in anew, as isToHandIn in the policy says;
 * the latter have no due date any more.
 */
export const listToWrite = prepared<WaitingExchange & { business: string; dueAt: Date | null }>(`
  select id, platform, business_name as business, coalesce(submitted_at, created_at) as since,
    case when submitted_at is null then due_at end as "dueAt"
  from review_exchanges where reviewer_id = $1 and (status in ('pending', 'in_progress')
    or (status = 'awaiting_confirmation' and withheld in ('no_substance', 'known_text')))
  order by due_at, id limit $2`);

/** Reviews that arrived, as their writers say, and that the member has not confirmed. */
export const listToConfirm = prepared<WaitingExchange & { partner: string }>(`
  select exchange.id, exchange.platform, coalesce(reviewer.company_name, 'Ehemaliger Partner') as partner,
    exchange.submitted_at as since
  from review_exchanges exchange join members reviewer on reviewer.id = exchange.reviewer_id
  where exchange.recipient_id = $1 and exchange.status = 'awaiting_confirmation'
  order by exchange.submitted_at, exchange.id limit $2`);
