import { escapeHtml } from '../../../html/escape.ts';
import { addressesOf } from '../shown/addresses.ts';
import { sealSize } from './seal.svg.ts';
import { sealTexts } from './texts.de.ts';

/** The one line of HTML that shows the seal on any page: a picture that links to the public page. */
export function sealLine(origin: string, name: string, companyName: string): string {
  const { page, seal } = addressesOf(name);
  const { width, height } = sealSize;
  const alt = escapeHtml(sealTexts.alt(companyName));
  return `<a href="${origin}${page}"><img src="${origin}${seal}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></a>`;
}
