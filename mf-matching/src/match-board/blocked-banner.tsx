import type { Match } from '@rezenso/contract/matches';
import { unblock } from '@rezenso/domain/reporting';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { matchTexts } from '../texts.de.ts';

/** That the business blocks this partner, with the way back. */
export function BlockedBanner({ match, partner }: { match: Match; partner: string }) {
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" variant="secondary" onClick={() => void unblock(match.id, partner)}>
          {matchTexts.unblock}
        </Button>
      }
    >
      {matchTexts.blocked(partner)}
    </Banner>
  );
}
