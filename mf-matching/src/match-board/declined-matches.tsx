import type { Match } from '@rezenso/contract/matches';
import { useSession } from '@rezenso/platform';
import { Collapsible } from '@rezenso/ui/accordion';
import { formatDate } from '@rezenso/ui/format';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { boardTexts, matchTexts } from '../texts.de.ts';
import { mySideOf } from './my-side.ts';

/** The latest of them; what is older helps nobody. */
const shownDeclined = 10;

/** Who declined and why, or took the request back, folded away: none of these matches is active any more. */
export function DeclinedMatches({ matches }: { matches: readonly Match[] }) {
  const declined = matches.filter(({ status }) => status === 'declined').slice(0, shownDeclined);
  if (declined.length === 0) return null;
  return (
    <Collapsible title={titleOf(declined)}>
      <Stack as="ul" gap={4}>
        {declined.map((match) => (
          <li key={match.id}>
            <Declined match={match} />
          </li>
        ))}
      </Stack>
    </Collapsible>
  );
}

function titleOf(declined: readonly Match[]): string {
  const title = declined.some(({ isWithdrawn }) => isWithdrawn) ? boardTexts.endedTitle : boardTexts.declinedTitle;
  return title(declined.length);
}

function Declined({ match }: { match: Match }) {
  const { user } = useSession();
  const { partner, isProvider } = mySideOf(match, user?.id);
  const date = formatDate(match.updatedAt);
  const says = match.isWithdrawn
    ? matchTexts[isProvider ? 'withdrawnBy' : 'youWithdrew']
    : matchTexts[isProvider ? 'youDeclined' : 'declinedBy'];
  return (
    <Stack gap={1}>
      <Text size="sm" weight="medium">
        {says(partner.companyName, date)}
      </Text>
      {match.declineReason && (
        <Text size="sm" tone="muted" preserveLines>
          {matchTexts.quoted(match.declineReason)}
        </Text>
      )}
    </Stack>
  );
}
