import type { Language } from '@rezenso/contract/language';
import { escapeHtml } from '../../../html/escape.ts';
import { addressesOf } from '../shown/addresses.ts';
import { askingFor } from '../shown/asked-language.ts';
import { sealSize } from './seal.svg.ts';
import { sealWords } from './seal-words.ts';

/** The one line of HTML that shows the seal on any page: a picture that links to the public page, in the language of who takes it along. */
export function sealLine(origin: string, name: string, companyName: string, language: Language): string {
  const { page, seal } = addressesOf(name);
  const { width, height } = sealSize;
  const alt = escapeHtml(sealWords(language).sealTexts.alt(companyName));
  return `<a href="${origin}${page}"><img src="${origin}${seal}${askingFor(language)}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></a>`;
}
