import type { Language } from '@rezenso/contract/language';
import { escapeHtml as text } from '../../../html/escape.ts';
import { addressesOf } from '../shown/addresses.ts';
import type { ShownBusiness } from '../shown/businesses.repository.ts';
import { platformLabel } from '../shown/platform-label.ts';
import { customerWords } from './customer-words.ts';
import type { LinkedPlatform } from './linked-platforms.ts';

/** The page that asks customers: the same for everybody, whatever they think, with nothing before the links. */
export function customerPageHtml(
  { company_name: company, name }: ShownBusiness,
  platforms: readonly LinkedPlatform[],
  language: Language,
): string {
  const { customerTexts } = customerWords(language);
  const { customers, report } = addressesOf(name);
  const links = platforms.map(
    (one) =>
      `<li><a href="${customers}/${one.platform}" rel="nofollow noopener">${text(platformLabel(one, language))}<span aria-hidden="true">→</span></a></li>`,
  );
  const choices = links.length > 0 ? `<ul class="choices">${links.join('')}</ul>` : `<p>${customerTexts.none}</p>`;
  return `<section class="narrow"><h1>${text(customerTexts.question(company))}</h1><p>${customerTexts.invitation}</p>
${choices}
<p class="muted small">${customerTexts.same}</p><p class="muted small">${customerTexts.privacy}</p>
<p class="small"><a href="${report}" rel="nofollow">${customerTexts.report}</a></p></section>`;
}
