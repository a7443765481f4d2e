import type { Conversation } from '@rezenso/contract/messages';
import { industryLabel } from '@rezenso/contract/vocabulary';
import { industryName } from '@rezenso/domain/company';
import { PartnerMenu } from '@rezenso/domain/reporting';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Avatar } from '@rezenso/ui/display';
import { ArrowLeftIcon, CalendarIcon } from '@rezenso/ui/icons';
import { below, space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { appointmentPath, conversationsPath } from '../paths.ts';
import { talkTexts } from './texts.de.ts';

const Frame = styled.header`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${tokens.color.border};
  ${below.laptop} { padding-left: ${space(1)}; gap: ${space(2)}; }
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
  & > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** On a phone the name needs the room. */
const Face = styled.div`
  ${below.tablet} { display: none; }
`;

/** Beside the list there is nothing to go back to. */
const Back = styled.div`
  @media (min-width: 960px) { display: none; }
`;

/** Who one is talking to, and what is seldom done about it. */
export function ThreadHeader({ conversation }: { conversation: Conversation }) {
  const { partner, matchId, isBlockedByMe, hasOpenExchange, isBegun } = conversation;
  const where = [industryName(industryLabel(partner.industry)), partner.location].filter(Boolean).join(' · ');
  return (
    <Frame>
      <Back>
        <LinkButton
          as={Link}
          to={conversationsPath}
          variant="ghost"
          iconStart={ArrowLeftIcon}
          aria-label={talkTexts.back}
        />
      </Back>
      <Face>
        <Avatar name={partner.companyName} />
      </Face>
      <Who>
        <Heading level={1} size="xs">
          {partner.companyName}
        </Heading>
        {where && (
          <Text size="sm" tone="muted">
            {where}
          </Text>
        )}
      </Who>
      {hasOpenExchange && partner.standing === 'active' && (
        <LinkButton as={Link} to={appointmentPath(matchId)} variant="secondary" size="sm" iconStart={CalendarIcon}>
          {talkTexts.appointment}
        </LinkButton>
      )}
      {partner.standing !== 'left' && (
        <PartnerMenu
          about={{ matchId }}
          partner={partner.companyName}
          blocking={{ matchId, isBlocked: isBlockedByMe, isRunning: isBegun === true }}
        />
      )}
    </Frame>
  );
}
