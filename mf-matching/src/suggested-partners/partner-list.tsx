import type { PotentialMatch } from '@rezenso/contract/matches';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { useFirstScreen } from '@rezenso/ui/first-screen';
import { Stack } from '@rezenso/ui/layout';
import { above, space } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PartnerCard } from './partner-card.tsx';
import { PartnerDetails } from './partner-details.tsx';
import { partnerTexts, wishTexts } from './texts.de.ts';
import { useChosenPartner } from './use-chosen-partner.ts';
import { useHasRoomBeside } from './use-has-room-beside.ts';
import { useProposals } from './use-proposals.ts';
import { useShownFirst } from './use-shown-first.ts';

/** Cards shown at first: about two screens of them. */
const pageSize = 10;

/** Of them those that come with the page; they stand below its matches, so that the others can follow a moment later. */
const atOnce = 2;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  &, & li { scroll-margin-top: ${space(24)}; }
  ${above.laptop} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`;

/** Stays beside the list while that is scrolled, under the bar of the site. */
const Beside = styled(Card)`
  position: sticky;
  top: ${space(20)};
  max-height: calc(100vh - ${space(24)});
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Suggested partners as cards; the details of one stand beside them where there is room, and unfold in its card elsewhere. */
export function PartnerList({ partners }: { partners: readonly PotentialMatch[] }) {
  const { chosen, isMissing, addressOf } = useChosenPartner(partners);
  const proposals = useProposals();
  const isBeside = useHasRoomBeside();
  const open = chosen ?? (isBeside ? partners[0] : undefined);
  // An address may name one further down.
  const [shown, setShown] = useState(() => Math.max(pageSize, 1 + (chosen ? partners.indexOf(chosen) : 0)));
  const drawn = useFirstScreen(partners.slice(0, shown), chosen ? shown : atOnce);
  const columns = useRef<HTMLDivElement>(null);
  useShownFirst(columns, chosen !== undefined || isMissing);
  return (
    <Columns ref={columns}>
      <Stack gap={4}>
        {isMissing && (
          <Text role="status" tone="muted">
            {wishTexts.missing}
          </Text>
        )}
        <Stack as="ul" gap={3}>
          {drawn.map((partner) => (
            <li key={partner.user.id}>
              <PartnerCard
                partner={partner}
                isChosen={partner === open}
                isBeside={isBeside}
                to={addressOf(partner === open && !isBeside ? undefined : partner)}
                isProposing={proposals.isProposing(partner)}
                onPropose={() => proposals.proposeTo(partner)}
              />
            </li>
          ))}
        </Stack>
        {shown < partners.length && (
          <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
            {wishTexts.more(partners.length - shown)}
          </Button>
        )}
      </Stack>
      {isBeside && open && (
        <Beside as="section" aria-label={partnerTexts.about(open.user.companyName)} tabIndex={0}>
          <CardHeader>
            <CardTitle level={3}>{partnerTexts.about(open.user.companyName)}</CardTitle>
          </CardHeader>
          <CardBody>
            <PartnerDetails partner={open} />
          </CardBody>
        </Beside>
      )}
    </Columns>
  );
}
