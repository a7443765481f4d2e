import type { PotentialMatch } from '@rezenso/contract/matches';
import { Stack } from '@rezenso/ui/layout';
import { Eyebrow, Text } from '@rezenso/ui/typography';
import { PartnerSpecialties } from '../match-board/partner-specialties.tsx';
import { OnPlatforms, ReasonList, WhyItFits } from '../match-board/recommendation.tsx';
import { Website } from '../match-board/website.tsx';
import { matchTexts } from '../texts.de.ts';
import { languageName } from './language-name.ts';
import { partnerTexts } from './texts.de.ts';

/** What is known of a suggested partner beyond its card: how it presents itself, and why it is suggested. */
export function PartnerDetails({ partner }: { partner: PotentialMatch }) {
  const { description, website, languages } = partner.user;
  return (
    <Stack gap={5}>
      {description && (
        <Stack gap={1}>
          <Eyebrow>{partnerTexts.itself}</Eyebrow>
          <Text size="sm">{description}</Text>
          {website && (
            <Text size="sm">
              <Website address={website} />
            </Text>
          )}
        </Stack>
      )}
      <PartnerSpecialties of={partner.user.specialties} shared={partner.sharedSpecialties} />
      <WhyItFits text={partner.recommendation} engine={partner.recommendationEngine} />
      {partner.reasons.length > 0 && (
        <Stack gap={1}>
          <Eyebrow>{matchTexts.reasons}</Eyebrow>
          <ReasonList reasons={partner.reasons} />
        </Stack>
      )}
      <Stack gap={2}>
        <Eyebrow>{matchTexts.platforms}</Eyebrow>
        <OnPlatforms platforms={partner.suggestedPlatforms} />
      </Stack>
      {languages.length > 0 && (
        <Stack gap={1}>
          <Eyebrow>{partnerTexts.languages}</Eyebrow>
          <Text size="sm">{languages.map(languageName).join(', ')}</Text>
        </Stack>
      )}
    </Stack>
  );
}
