import { isKeyOf } from '@rezenso/contract/own-keys';
import { type PlatformId, platformNames } from '@rezenso/contract/vocabulary';
import { Icon, StoreIcon } from '@rezenso/ui/icons';
import { type ColorName, space, tokens } from '@rezenso/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { marks } from './marks.ts';
import { otherText } from './texts.de.ts';

type Tint = Extract<ColorName, `tint${number}`>;

const platforms: Readonly<Record<PlatformId, { letter?: string; tint: Tint }>> = {
  google: { letter: 'G', tint: 'tint2' },
  trustpilot: { letter: 'T', tint: 'tint3' },
  proven_expert: { letter: 'P', tint: 'tint1' },
  facebook: { letter: 'f', tint: 'tint6' },
  yelp: { letter: 'Y', tint: 'tint5' },
  kununu: { letter: 'k', tint: 'tint3' },
  jameda: { letter: 'j', tint: 'tint4' },
  other: { tint: 'tint5' },
};

const entryOf = (id: string) => (isKeyOf(platforms, id) ? platforms[id] : undefined);

/** The name people know a platform by; an unknown id comes back unchanged. */
export function platformName(id: PlatformId | (string & {})): string {
  if (id === 'other') return otherText;
  return isKeyOf(platformNames, id) ? platformNames[id] : id;
}

const pixels = { sm: 20, md: 28, lg: 40 } as const;

const Tile = styled.span<{ $side: number; $tint: Tint }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $side }) => $side / 16}rem;
  height: ${({ $side }) => $side / 16}rem;
  border-radius: ${({ $side }) => Math.round($side / 4)}px;
  background: ${({ $tint }) => tokens.color[$tint]};
  color: ${({ $tint }) => tokens.color[`${$tint}Text`]};
  font-size: ${({ $side }) => $side / 28}rem;
  font-weight: 700;
  line-height: 1;
  & > svg { width: 58%; height: 58%; }
`;

export interface PlatformIconProps {
  platform: PlatformId | (string & {});
  /** sm 20, md 28 (default), lg 40 px. */
  size?: keyof typeof pixels;
}

/** A tile with the mark of a platform, or with its letter, in our own colours; decoration, so its name stands beside it. */
export function PlatformIcon({ platform, size = 'md' }: PlatformIconProps) {
  const { letter, tint } = entryOf(platform) ?? { letter: undefined, tint: 'tint5' as const };
  const mark = isKeyOf(marks, platform) ? marks[platform] : undefined;
  return (
    <Tile aria-hidden="true" $side={pixels[size]} $tint={tint}>
      {mark ? <Mark path={mark} /> : (letter ?? <Icon of={StoreIcon} size="sm" />)}
    </Tile>
  );
}

function Mark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(0.5)} ${space(2.5)} ${space(0.5)} ${space(0.5)};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  font-size: 0.8125rem;
  font-weight: 550;
  line-height: 1.25rem;
  white-space: nowrap;
  & > :first-child { border-radius: ${tokens.radius.full}; }
`;

/** Tile and name of a platform in one badge. */
export function PlatformBadge({ platform, children }: { platform: PlatformId | (string & {}); children?: ReactNode }) {
  return (
    <Pill>
      <PlatformIcon platform={platform} size="sm" />
      {children ?? platformName(platform)}
    </Pill>
  );
}
