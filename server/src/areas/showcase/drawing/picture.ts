import { light, mark } from '../../../paper/colours.ts';
import { settable } from '../../../paper/settable.ts';
import { outlineOf, widthOf, wrapped } from '../../../paper/typesetter.ts';
import { pictureSize } from './picture-size.ts';

/** What the picture of a public page says, for the previews of messengers and social networks. */
export interface Picture {
  name: string;
  /** Kind of business and place; may be empty. */
  line: string;
  facts: readonly { value: string; label: string }[];
  /** Under which address it is found, without the scheme. */
  address: string;
}

const edge = 80;
const inside = pictureSize.width - 2 * edge;

/** The first in which a name is whole; in the last it is cut. */
const sizes = [84, 64, 48, 40] as const;

/**
 * The picture as SVG without any text in it: all letters are outlines. A name in a script that the typeface lacks gives way to the address,
 * which every name has.
 */
export function pictureSvg({ name, line, facts, address }: Picture): string {
  const { width, height } = pictureSize;
  const heading = settable(name, address);
  const inSize = (size: number) => wrapped(heading, 600, size, inside, 2);
  const size = sizes.find((one) => !inSize(one).some((text) => text.endsWith('…'))) ?? 40;
  const lines = inSize(size);
  const top = 250;
  const below = top + (lines.length - 1) * size * 1.12;
  const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
  const [said = ''] = wrapped(settable(line, ''), 400, 36, inside, 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${light.background}"/>`,
    `<rect width="${width}" height="12" fill="${light.accent}"/>`,
    `<g transform="translate(${edge} 64) scale(2)">${mark(light)}</g>`,
    path(outlineOf('Rezenso', 600, 44, edge + 84, 112), light.text),
    ...lines.map((text, index) => path(outlineOf(text, 600, size, edge, top + index * size * 1.12), light.text)),
    path(outlineOf(said, 400, 36, edge, below + 64), light.textMuted),
    ...factsAt(facts, 500),
    path(outlineOf(wrapped(address, 400, 28, inside, 1)[0] ?? '', 400, 28, edge, 588), light.textMuted),
    '</svg>',
  ].join('');
}

function factsAt(facts: Picture['facts'], y: number): string[] {
  let x = edge;
  return facts.flatMap(({ value, label }) => {
    const [number, words] = [
      outlineOf(value, 600, 56, x, y),
      outlineOf(label, 400, 30, x + widthOf(value, 600, 56) + 16, y),
    ];
    x += widthOf(value, 600, 56) + 16 + widthOf(label, 400, 30) + 64;
    return [`<path d="${number}" fill="${light.accentText}"/>`, `<path d="${words}" fill="${light.text}"/>`];
  });
}
