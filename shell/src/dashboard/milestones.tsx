import type { Profile } from '@rezenso/contract/profile';
import { TextLink } from '@rezenso/ui/actions';
import { ProgressBar } from '@rezenso/ui/display';
import { CircleCheckIcon, CircleDashedIcon, Icon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { tokens } from '@rezenso/ui/tokens';
import { Figure, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { websiteSettingsPath } from '../paths.ts';
import { AreaLink } from '../routes/area-link.tsx';
import { trustTexts as texts } from './texts.de.ts';

const reviewsTarget = 30;
const daysTarget = 7;

const Mark = styled.span<{ $isDone: boolean }>`
  color: ${({ $isDone }) => ($isDone ? tokens.color.successText : tokens.color.textMuted)};
`;

const What = styled.div`
  flex: 1;
  min-width: 0;
`;

interface Milestone {
  label: string;
  value: number;
  target: number;
  /** What would reach it, where that does not speak for itself. */
  how?: { text: string; action: string; path: string };
}

/** The three things that make a business trusted. */
export function Milestones({ profile }: { profile: Profile }) {
  const milestones: Milestone[] = [
    { label: texts.exchanged, value: Math.min(profile.reviewsGiven, reviewsTarget), target: reviewsTarget },
    {
      label: texts.verified,
      value: profile.isVerified ? 1 : 0,
      target: 1,
      how: { text: texts.verifiedHow, action: texts.verifiedAction, path: websiteSettingsPath },
    },
    { label: texts.active, value: Math.min(profile.activeDays, daysTarget), target: daysTarget },
  ];
  return (
    <Stack as="ul" gap={4} aria-label={texts.milestones}>
      {milestones.map((milestone) => (
        <MilestoneRow key={milestone.label} {...milestone} />
      ))}
    </Stack>
  );
}

function MilestoneRow({ label, value, target, how }: Milestone) {
  const isDone = value >= target;
  const isCounted = target > 1;
  const standing = isCounted ? texts.of(value, target) : isDone ? texts.done : texts.open;
  return (
    <Inline as="li" gap={3} nowrap align="start">
      <Mark $isDone={isDone}>
        <Icon of={isDone ? CircleCheckIcon : CircleDashedIcon} />
      </Mark>
      <What>
        <Inline justify="between" gap={3} nowrap>
          <Text size="sm" weight="medium">
            {label}
          </Text>
          <Text as="span" size="sm" tone={isDone ? 'success' : 'muted'}>
            <Figure>{standing}</Figure>
          </Text>
        </Inline>
        {isCounted && !isDone && (
          <ProgressBar label={label} value={value} max={target} valueText={standing} hideLabel />
        )}
        {how && !isDone && (
          <Text size="sm" tone="muted">
            {how.text}{' '}
            <TextLink as={AreaLink} to={how.path}>
              {how.action}
            </TextLink>
          </Text>
        )}
      </What>
    </Inline>
  );
}
