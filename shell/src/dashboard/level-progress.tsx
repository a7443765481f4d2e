import { xpPerLevel } from '@rezenso/contract/limits';
import type { Profile } from '@rezenso/contract/profile';
import { levels } from '@rezenso/contract/vocabulary';
import { levelNames } from '@rezenso/domain/levels';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { Badge, ProgressBar } from '@rezenso/ui/display';
import { formatNumber, formatPercent } from '@rezenso/ui/format';
import { MedalIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Earnings } from './earnings.tsx';
import { LevelLadder } from './level-ladder.tsx';
import { levelTexts as texts } from './texts.de.ts';

/** How far it is to the next level, and what brings it closer. */
export function LevelProgress({ profile: { level, xp, platformsThatEarn } }: { profile: Profile }) {
  const next = levels[levels.indexOf(level) + 1];
  const remaining = formatNumber(Math.max(0, xpPerLevel - xp));
  const percent = Math.min(100, Math.round((xp / xpPerLevel) * 100));
  return (
    <Card as="section" aria-label={texts.title}>
      <CardHeader
        description={next ? texts.remaining(remaining, levelNames[next]) : texts.highest}
        actions={
          <Badge tone="accent" icon={MedalIcon}>
            {levelNames[level]}
          </Badge>
        }
      >
        <CardTitle level={2}>{texts.title}</CardTitle>
      </CardHeader>
      <CardBody>
        <Stack gap={6}>
          <ProgressBar
            label={texts.xp(formatNumber(xp), formatNumber(xpPerLevel))}
            value={percent}
            valueText={formatPercent(percent)}
          />
          <LevelLadder current={level} />
          <Earnings isPlatformLeft={platformsThatEarn?.length !== 0} />
        </Stack>
      </CardBody>
    </Card>
  );
}
