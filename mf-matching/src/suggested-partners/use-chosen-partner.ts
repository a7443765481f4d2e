import type { PotentialMatch } from '@rezenso/contract/matches';
import { useLocation } from '@rezenso/platform/router';

const partnerParameter = 'partner';

export interface ChosenPartner {
  /** The one whose details the address names, if it is among those shown. */
  chosen: PotentialMatch | undefined;
  /** The address names somebody who is not among them. */
  isMissing: boolean;
  /** Where the details of a partner have their address; without one, where none are open. */
  addressOf: (partner?: PotentialMatch) => { search: string };
}

/** The partner whose details are open. It stands in the address, so that back closes them and a link opens them. */
export function useChosenPartner(partners: readonly PotentialMatch[]): ChosenPartner {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get(partnerParameter);
  const chosen = partners.find(({ user }) => user.id === id);
  return {
    chosen,
    isMissing: id !== null && !chosen,
    addressOf: (partner) => {
      const parameters = new URLSearchParams(search);
      parameters.delete(partnerParameter);
      if (partner) parameters.set(partnerParameter, partner.user.id);
      return { search: parameters.toString() };
    },
  };
}
