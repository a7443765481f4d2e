import { type Font, openSync } from 'fontkit';
import { fontPath, type Subset, subsets, type Weight } from './fonts.ts';

const opened = new Map<string, Font>();

/** A piece of a text whose letters one cut of the typeface has. */
export interface Run {
  text: string;
  subset: Subset;
}

/** The text in runs; letters that no cut has (emoji, other scripts) are left out. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const subset = subsets.find((one) => font(one, weight).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (!subset) continue;
    if (last?.subset === subset) last.text += letter;
    else runs.push({ text: letter, subset });
  }
  return runs;
}

/** How wide a line is in px. */
export function widthOf(text: string, weight: Weight, size: number): number {
  return runsOf(text, weight).reduce((width, run) => {
    const cut = font(run.subset, weight);
    return width + (cut.layout(run.text).advanceWidth / cut.unitsPerEm) * size;
  }, 0);
}

/** A line as outlines for SVG, beginning at `x` on the baseline `y`: what draws it then needs no font. */
export function outlineOf(text: string, weight: Weight, size: number, x: number, y: number): string {
  let at = x;
  let path = '';
  for (const run of runsOf(text, weight)) {
    const cut = font(run.subset, weight);
    const scale = size / cut.unitsPerEm;
    const { glyphs, positions } = cut.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      path += glyph.path.scale(scale, -scale).translate(at, y).toSVG();
      at += (positions[index]?.xAdvance ?? 0) * scale;
    }
  }
  return path;
}

/** The words in lines of at most `width` px; what does not fit into `most` lines ends with an ellipsis. */
export function wrapped(text: string, weight: Weight, size: number, width: number, most: number): string[] {
  const fits = (line: string) => widthOf(line, weight, size) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  const isCut = lines.length > most || kept.some((line) => !fits(line));
  return isCut
    ? kept.map((line, index) =>
        (lines.length > most && index === kept.length - 1) || !fits(line) ? ended(line, fits) : line,
      )
    : kept;
}

function ended(line: string, fits: (line: string) => boolean): string {
  let rest = line;
  while (rest.length > 1 && !fits(`${rest}…`)) rest = rest.slice(0, -1);
  return `${rest.trimEnd()}…`;
}

function font(subset: Subset, weight: Weight): Font {
  const path = fontPath(subset, weight, 'woff');
  const known = opened.get(path);
  if (known) return known;
  const made = openSync(path);
  if (!('layout' in made)) throw new Error(`${path} is a collection`);
  opened.set(path, made);
  return made;
}
