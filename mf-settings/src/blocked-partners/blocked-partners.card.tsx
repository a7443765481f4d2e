import { type BlockedPartner, listBlockedPartners } from '@rezenso/contract/messages';
import { unblock } from '@rezenso/domain/reporting';
import { useAllPages } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { AsyncContent, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { formatDate } from '@rezenso/ui/format';
import { BanIcon } from '@rezenso/ui/icons';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { styled } from 'styled-components';
import { blockedTexts } from './texts.de.ts';

const partnersOf = ({ partners }: { partners: BlockedPartner[] }) => partners;

const Who = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Whom the business blocks, wherever it did, and the way back. */
export default function BlockedPartnersCard() {
  const reading = useAllPages(listBlockedPartners, partnersOf);
  return (
    <Section title={blockedTexts.title} description={blockedTexts.description}>
      <AsyncContent
        reading={reading}
        failed={{ title: blockedTexts.loadFailed, level: 3 }}
        loading={
          <Loading>
            <SkeletonCard lines={1} />
          </Loading>
        }
      >
        {(partners) => (
          <Card>
            {partners.length === 0 ? (
              <EmptyState
                icon={BanIcon}
                title={blockedTexts.none}
                description={blockedTexts.noneDescription}
                level={3}
              />
            ) : (
              <CardBody>
                <Stack as="ul" gap={5} aria-label={blockedTexts.title}>
                  {partners.map((partner) => (
                    <li key={partner.matchId}>
                      <Blocked partner={partner} />
                    </li>
                  ))}
                </Stack>
              </CardBody>
            )}
          </Card>
        )}
      </AsyncContent>
    </Section>
  );
}

function Blocked({ partner: { matchId, companyName, blockedAt } }: { partner: BlockedPartner }) {
  const [isBusy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    await unblock(matchId, companyName);
    setBusy(false);
  };
  return (
    <Inline gap={3}>
      <Who>
        <Text weight="medium">{companyName}</Text>
        <Text tone="muted" size="sm">
          {blockedTexts.since(formatDate(blockedAt))}
        </Text>
      </Who>
      <Button
        size="sm"
        variant="secondary"
        loading={isBusy}
        aria-label={blockedTexts.unblockNamed(companyName)}
        onClick={() => void takeBack()}
      >
        {blockedTexts.unblock}
      </Button>
    </Inline>
  );
}
