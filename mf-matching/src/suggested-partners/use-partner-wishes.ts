import type { PartnerWishes } from '@rezenso/contract/matches';
import { useAddressState } from '@rezenso/platform';
import { wishesOf, writeWishes } from './partner-wishes.ts';

/** Which partners somebody looks for. The address keeps it, so that back, reload and a shared link show the same list. */
export function usePartnerWishes(): [PartnerWishes, (next: PartnerWishes) => void] {
  return useAddressState({ read: wishesOf, write: writeWishes });
}
