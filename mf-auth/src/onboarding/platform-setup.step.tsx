import type { PlatformId } from '@rezenso/contract/vocabulary';
import { PlatformIcon, platformName } from '@rezenso/domain/platforms';
import { Collapsible } from '@rezenso/ui/accordion';
import { TextLink } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { TextareaField, TextField } from '@rezenso/ui/fields';
import { ExternalLinkIcon, Icon } from '@rezenso/ui/icons';
import { FieldError } from '@rezenso/ui/inputs';
import { Inline, Stack } from '@rezenso/ui/layout';
import { space } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { OnboardingValues } from './onboarding.form.ts';
import { setupGuides, setupTexts } from './texts.de.ts';

const Steps = styled.ol`
  padding-left: 1.25rem;
  list-style: decimal;
`;

const HelpLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${space(1.5)};
`;

/** Step 4: how partners find the business on each chosen platform. */
export function PlatformSetupStep({ platforms }: { platforms: readonly PlatformId[] }) {
  return (
    <Stack gap={6}>
      <Text tone="muted">{setupTexts.intro}</Text>
      {platforms.map((platform) => (
        <Panel key={platform} as="section" aria-label={platformName(platform)}>
          <Stack gap={4}>
            <Inline gap={3}>
              <PlatformIcon platform={platform} />
              <Heading level={2} size="xs">
                {platformName(platform)}
              </Heading>
            </Inline>
            <TextField name={`platforms.${platform}.businessName`} label={setupTexts.businessName} required />
            <TextField
              name={`platforms.${platform}.profileUrl`}
              type="url"
              label={setupTexts.profileUrl}
              inputMode="url"
              placeholder="https://"
            />
            <TextareaField
              name={`platforms.${platform}.notes`}
              label={setupTexts.notes}
              hint={setupTexts.notesHint}
              rows={2}
            />
            <MissingSetup platform={platform} />
            <SetupGuide platform={platform} />
          </Stack>
        </Panel>
      ))}
    </Stack>
  );
}

/** Said when a chosen platform has no entry at all; what is wrong within an entry stands at its fields. */
function MissingSetup({ platform }: { platform: PlatformId }) {
  const { errors } = useFormikContext<OnboardingValues>();
  const error: unknown = errors.platforms?.[platform];
  return typeof error === 'string' ? <FieldError>{error}</FieldError> : null;
}

function SetupGuide({ platform }: { platform: PlatformId }) {
  const { steps, helpUrl } = setupGuides[platform];
  return (
    <Collapsible title={setupTexts.instruction}>
      <Stack gap={3}>
        <Steps>
          {steps.map((step) => (
            <Text as="li" key={step} size="sm">
              {step}
            </Text>
          ))}
        </Steps>
        {helpUrl && (
          <HelpLink href={helpUrl} target="_blank" rel="noopener noreferrer">
            {setupTexts.help} <Icon of={ExternalLinkIcon} size="sm" />
          </HelpLink>
        )}
      </Stack>
    </Collapsible>
  );
}
