import { createHash } from 'node:crypto';
import type { Language } from '@rezenso/contract/language';
import { escapeHtml as text } from '../../../html/escape.ts';
import { type Colours, dark, light, mark } from '../../../paper/colours.ts';
import { sealWords } from './seal-words.ts';

/** What a seal says. */
export interface Seal {
  /** Reviews that are confirmed. */
  reviews: number;
  /** 0-100; null until there is one. */
  trust: number | null;
}

/** Wide enough for a count of four digits in each language and in the widest usual typeface, which the reader's system chooses. */
export const sealSize = { width: 268, height: 72 } as const;

const rules = ({ surface, border, text: ink, textMuted, accent, onAccent }: Colours) =>
  `.s{fill:${surface};stroke:${border}}.t{fill:${ink}}.m{fill:${textMuted}}svg{--a:${accent};--o:${onAccent}}`;

/** Follows the reader's system: a picture in a foreign page sees nothing else of it. */
const style = `text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}${rules(light)}@media (prefers-color-scheme:dark){${rules(dark)}}`;
const inVariables = { accent: 'var(--a)', onAccent: 'var(--o)' };

/** For whoever opens the picture by itself: nothing but its own style. */
export const sealPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

/** The seal as a picture of its own: no script, no font, nothing from elsewhere. */
export function sealSvg({ reviews, trust }: Seal, language: Language = 'de'): string {
  const { sealTexts } = sealWords(language);
  const { width, height } = sealSize;
  const lines = [sealTexts.title(reviews), sealTexts.reviews(reviews), sealTexts.trust(trust)];
  const label = sealTexts.label(lines);
  const [first = '', second = '', third = ''] = lines.map(text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"${language === 'de' ? '' : ` lang="${language}"`} aria-label="${text(label)}">`,
    `<title>${text(label)}</title><style>${style}</style>`,
    `<rect class="s" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="11.5"/>`,
    `<g transform="translate(14 16) scale(1.25)">${mark(inVariables)}</g>`,
    `<text class="t" x="66" y="24" font-size="13" font-weight="700">${first}</text>`,
    `<text class="t" x="66" y="43" font-size="12.5">${second}</text>`,
    `<text class="m" x="66" y="60" font-size="12">${third}</text>`,
    '</svg>',
  ].join('');
}
