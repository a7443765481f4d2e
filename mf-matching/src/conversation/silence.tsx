import type { Conversation } from '@rezenso/contract/messages';
import { Banner } from '@rezenso/ui/feedback';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
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

/** Stands where one would write. */
export function Silence({ reason }: { reason: string }) {
  return (
    <Frame>
      <Banner tone="info">{reason}</Banner>
    </Frame>
  );
}
