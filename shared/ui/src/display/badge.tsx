import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconType } from '../icon/icon.tsx';
import { space, type Tone, tokens, toneColors } from '../tokens/names.ts';
import { moreText } from './texts.de.ts';

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  padding: ${space(0.5)} ${space(2.5)};
  border-radius: ${tokens.radius.full};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
  font-size: 0.8125rem;
  font-weight: 550;
  line-height: 1.25rem;
  white-space: nowrap;
  & > svg { flex: none; }
`;

export interface BadgeProps {
  tone?: Tone;
  icon?: IconType;
  children: ReactNode;
  className?: string;
}

/** A short state or property. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <Pill $tone={tone} className={className}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </Pill>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

export interface BadgeListProps<T> {
  items: readonly T[];
  /** Draws one item; defaults to a neutral badge with the item as text. */
  render?: (item: T) => ReactNode;
  /** Shown before '+n weitere'; default 3. */
  max?: number;
  /** Name of the list for screen readers. */
  label?: string;
}

/** Badges in a row: at most three, then '+n weitere'. Items are distinct. */
export function BadgeList<T extends string>({ items, render = usualBadge, max = 3, label }: BadgeListProps<T>) {
  const hidden = items.length - max;
  return (
    <List aria-label={label}>
      {items.slice(0, max).map((item) => (
        <li key={item}>{render(item)}</li>
      ))}
      {hidden > 0 && (
        <li>
          <Badge>{moreText(hidden)}</Badge>
        </li>
      )}
    </List>
  );
}

const usualBadge = (item: string) => <Badge>{item}</Badge>;
