import type { Conversation } from '@rezenso/contract/messages';
import { unblock } from '@rezenso/domain/reporting';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { matchTexts } from '../texts.de.ts';
import { talkTexts } from './texts.de.ts';

const Frame = styled.div`
  padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${tokens.color.border};
`;

/** Why nobody can write here; undefined when one can. */
export function whySilent({ partner, isBlockedByMe, isBlockedByPartner, isBegun }: Conversation): string | undefined {
  if (partner.standing === 'left') return talkTexts.gone;
  if (partner.standing === 'banned') return talkTexts.banned(partner.companyName);
  if (isBlockedByMe) return talkTexts.blockedByMe(partner.companyName);
  return isBlockedByPartner ? talkTexts.silent(isBegun === true) : undefined;
}

/** Stands where one would write, with the way back where the reader brought it about. */
export function Silence({ conversation, reason }: { conversation: Conversation; reason: string }) {
  const { matchId, partner, isBlockedByMe } = conversation;
  const isMine = isBlockedByMe && partner.standing !== 'left' && partner.standing !== 'banned';
  return (
    <Frame>
      <Banner
        tone="info"
        actions={
          isMine && (
            <Button size="sm" variant="secondary" onClick={() => void unblock(matchId, partner.companyName)}>
              {matchTexts.unblock}
            </Button>
          )
        }
      >
        {reason}
      </Banner>
    </Frame>
  );
}
