import { styled } from 'styled-components';
import { type ColorName, tokens } from '../tokens/names.ts';

const pixels = { sm: 32, md: 44, lg: 56 } as const;
const tints = ['tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6'] as const satisfies ColorName[];

const Tile = styled.span<{ $size: keyof typeof pixels; $tint: (typeof tints)[number] }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => pixels[$size] / 16}rem;
  height: ${({ $size }) => pixels[$size] / 16}rem;
  border-radius: ${tokens.radius.sm};
  background: ${({ $tint }) => tokens.color[$tint]};
  color: ${({ $tint }) => tokens.color[`${$tint}Text`]};
  font-size: ${({ $size }) => pixels[$size] / 46}rem;
  font-weight: 650;
  line-height: 1;
  user-select: none;
`;

export interface AvatarProps {
  /** Company or person; gives initials and colour. */
  name: string;
  /** sm 32, md 44 (default), lg 56 px. */
  size?: keyof typeof pixels;
}

/** Initials on a soft colour that stays the same for the same name. Decoration: the name stands beside it. */
export function Avatar({ name, size = 'md' }: AvatarProps) {
  return (
    <Tile aria-hidden="true" $size={size} $tint={tintOf(name)}>
      {initialsOf(name)}
    </Tile>
  );
}

/** First letters of the first two words that begin with a letter or digit: 'Café am Münster' gives 'CA'. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s&+/-]*/gu) ?? [];
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => firstLetter(word)) : [...(words[0] ?? '?')].slice(0, 2);
  return letters.join('').toLocaleUpperCase('de-DE');
}

const firstLetter = (word: string) => [...word][0] ?? '';

function tintOf(name: string): (typeof tints)[number] {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return tints[hash % tints.length] ?? 'tint1';
}
